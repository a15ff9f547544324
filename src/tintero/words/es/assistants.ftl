### `tintero mcp`: lo que se dice a un asistente.

help = Ofrece juez, reglas, cartas, revisión de mazos y una mesa a los asistentes, por el Model Context Protocol (entrada y salida estándar).
needs = El servidor para asistentes necesita el paquete mcp; instálalo con: pip install "tintero[mcp]"
at_terminal = Esto es un servidor para asistentes: lo arrancan ellos y hablan con él por aquí. Cómo se configura: docs/asistentes.md. Ctrl-C lo termina.

table = Mesa { $table }, semilla { $seed }, contra { $opponent }. Eres el jugador 1.
decks = Tu mazo: { $deck }. En contra: { $other }.
made_room = La mesa { $table } se ha cerrado para hacer sitio: hay como mucho { $most }.
left = Has dejado la mesa { $table }. { $result }
happened = Lo que ha pasado:
new_cards = Cartas que ves por primera vez:
question = Pregunta: { $text }
rulings = { $count ->
    [one] 1 dictamen (su id entre corchetes):
   *[other] { $count } dictámenes (sus id entre corchetes):
}
chain = Reglas aplicadas: { $rules }
the_deck = Este mazo

no_table = No hay ninguna mesa { $table }; hay: { $tables }.
no_tables = No hay ninguna mesa { $table }: empieza una partida con new_game.
game_over = La partida de esta mesa ha terminado. { $result }
no_opponent = Aquí no hay ningún rival «{ $name }»; hay: { $names }.
slow_opponent = «{ $name }» pensaría demasiado: como mucho { $seconds } segundos o { $most } partidas por decisión.
no_deck = No hay ningún mazo de ejemplo «{ $name }»; pega una lista con una carta en cada línea, o nombra uno de estos: { $names }.
large_deck = Un mazo tiene aquí como mucho { $most } cartas.
not_read = Estas cartas aún no se entienden y no se pueden jugar: { $cards }.
no_rulings = Ningún dictamen trata de «{ $about }»: nombra una palabra clave, una regla, una carta o un tema.
no_ruling = No hay ningún dictamen «{ $id }»: find_rulings los da con sus id.
one_scenario = Da o un escenario o el id de un dictamen.
bad_scenario = El escenario no se puede ejecutar: { $reason }
many_steps = El escenario tiene { $count } pasos; aquí se ejecutan como mucho { $most }.
no_filter = Da al menos un filtro.
no_tool = No hay ninguna herramienta «{ $name }»; hay: { $names }.
missing = { $tool } necesita el parámetro { $name }.
too_long = El parámetro { $name } tiene como mucho { $most } caracteres.
one_of = El parámetro { $name } es uno de estos: { $values }.
wrong_kind = El parámetro { $name } no puede ser «{ $value }».
unexpected = { $tool } ha fallado por un error de Tintero ({ $error }); por favor, avisa.
