### `tintero serve --stdio`: una partida por la entrada y la salida estándar. Los signos al principio de las líneas son del programa.

opt_stdio = Juega por la entrada y la salida estándar en vez de en un navegador: para programas en cualquier lenguaje y para modelos de lenguaje. Las opciones siguientes son suyas.
opt_deck = Con --stdio: el mazo del jugador 1, por quien se contesta ahí; el nombre de un ejemplo, un archivo o un código.
opt_against = Con --stdio: el mazo de todos los demás.
opt_players = Con --stdio: quién juega en los demás asientos, con comas entre medias: greedy (por defecto), random, easy, medium, hard, expert, search:100ms, una clase tuya (my_bots.py:Quester), o stdio para un asiento que también se contesta ahí.
opt_games = Con --stdio: número de partidas (1 por defecto); cada una tiene la semilla siguiente.
opt_first = Con --stdio: quién empieza; si no, lo decide la semilla.
opt_json = Con --stdio: un objeto JSON por línea.
bad_first = «{ $value }» no puede empezar: escribe un número del { $low } al { $high }.
bad_games = «{ $value }» no es un número de partidas; escribe uno del { $low } al { $high }.
only_with = { $options } { $count ->
    [one] es
   *[other] son
} de --stdio.
not_with = { $options } no { $count ->
    [one] va
   *[other] van
} con --stdio.
deck_dash = Con --stdio las respuestas llegan por la entrada estándar, así que un mazo no puede: nombra un archivo.
input_ended = La entrada estándar terminó antes que la partida.

begins = Tintero { $version }, partida { $game } de { $games }, semilla { $seed }
seat = Jugador { $player }: { $deck } ({ $who })
to = Jugador { $player }: { $text }
ended = Partida { $game }: { $text }
score = { $games ->
    [one] Se ha jugado 1 partida
   *[other] Se han jugado { $games } partidas
}: { $wins }, empates: { $draws }
no_game = No se ha terminado ninguna partida.
wins = el jugador { $player } ha ganado { $count }

before = Antes del primer turno, { $phase }
turn = Turno { $turn }, { $phase }: { $player }
hand = en la mano:
in_deck = se conocen en el mazo, contando desde arriba: { $names }
discard = en el descarte, la última carta primero: { $names }
to_pay = { $count } de tinta
move_cost = moverse aquí cuesta { $count }
at = en { $name }
resolving = Se resuelve: { $names }
challenging = { $challenger } desafía a { $challenged }
in_bag = Espera en la bolsa, { $player }: { $card }: { $text }
lasts = Sigue teniendo efecto: { $source }: { $text }
about = Lo pregunta: { $text }
not_ending = Terminar el turno: { $reason }

help =
    Contesta con el número de una opción. Además hay:
    ver: la posición y la pregunta otra vez
    historia, historia 100: lo que ha pasado
    porque 3, porque NOMBRE, porque aventura NOMBRE: por qué una opción lo es, qué puede hacer una carta o por qué no, con la regla
    carta NOMBRE, carta 3: lo que pone en una carta
    regla 4.6, regla Ward: una regla, o lo que hace una palabra clave
    deshacer: retira tu última respuesta, si nada oculto ha salido a la luz
    rendirse: abandona la partida
    salir: te vas
not_understood = «{ $value }» no se entiende: contesta con el número de una opción, o ayuda.
no_option = No hay ninguna opción «{ $value }»: escribe un número del 0 al { $last }.
bad_object = «{ $value }» no es una respuesta: envía un número, o un objeto con "answer" (un número entero) o "command" (y "about"), y "id" si quieres.
other_question = La pregunta { $value } ya no está abierta: lo está la { $id }.
card_what = Di qué carta: carta NOMBRE, o carta 3 para la de la opción 3.
no_rule = «{ $value }» no es ni el número de una regla ni una palabra clave.
