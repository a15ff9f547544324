### Partidas grabadas: muchas en una carpeta, y preguntas sobre ellas (`tintero lab record`, `tintero lab query`).

## Ayuda

help_record = Enfrenta todos los mazos entre sí y graba en una carpeta lo que pasa, para hacerle preguntas después.
help_query = Pregunta a las partidas grabadas: en SQL o sobre una carta; sin pregunta, dice qué se puede preguntar.
arg_new_folder = La carpeta nueva, o una con una grabación anterior, que se reemplaza.
arg_folder = Una carpeta escrita por `tintero lab record`.
arg_sql = Un solo SELECT sobre games, cards, turns, decks, deck_games y card_games.
opt_card = Pregunta por esta carta: cuánto gana su mazo cuando se ve, se entinta o se juega, y cuánto cuando no.
opt_seen_by = La carta llegó a la mano en este turno de su jugador o antes; 0 es la mano inicial.
opt_inked_by = Se puso en el tintero en este turno o antes.
opt_played_by = Se jugó en este turno o antes.
opt_deck = Solo partidas de este mazo.
opt_on_the_play = Solo partidas en las que ese mazo empezó.
opt_on_the_draw = Solo partidas en las que empezó el otro mazo.
opt_csv = Escribe CSV.
meta_folder = CARPETA
meta_decks = MAZO MAZO …
meta_sql = {"["}SQL]
meta_turn = TURNO

## Grabar

no_duckdb = Las partidas grabadas necesitan DuckDB; instálalo con: pip install "tintero[lab]"
few_decks = Una grabación necesita dos mazos o más: nombra otro.
deck_twice = Dos de los mazos se llaman «{ $deck }»: nombra cada mazo una sola vez, y da nombres distintos a mazos distintos.
no_games = Detenido antes de acabar ninguna partida: no se ha escrito nada.
not_written = No se ha podido escribir la grabación: { $reason }
written = { $games ->
    [one] Grabada 1 partida
   *[other] Grabadas { $games } partidas
} de { $decks } mazos, semilla { $seed }, en { $path }
stopped = Detenido antes de acabar: se pedían { $asked } partidas. La misma orden sigue donde se quedó.
ask_it = Pregúntale: { $command }

## Preguntas

not_a_recording = { $path } no es una carpeta de partidas grabadas: `tintero lab record` escribe una.
other_schema = { $path } se grabó con el formato { $schema }, y esta versión de Tintero lee el formato { $ours }: graba las partidas otra vez.
damaged = Falta { $path }, o está dañado: graba las partidas otra vez.
recording_too_large = La grabación de { $path } no cabe en { $memory } de memoria: graba menos partidas.
sql_too_long = La pregunta pasa de { $most } caracteres: haz una más corta.
one_question = { $count ->
    [0] No hay ninguna pregunta: pregunta con un solo SELECT.
   *[other] Haz las preguntas de una en una, no { $count } a la vez.
}
only_select = Una grabación solo se lee: pregunta con un solo SELECT.
too_long = Sin respuesta después de { $seconds } segundos: pide menos, o revisa cómo se unen las tablas.
too_much = La respuesta necesita más de { $memory } de memoria: pide menos, o revisa cómo se unen las tablas.
outside = Una pregunta solo alcanza las tablas de la grabación, ni archivos ni la red.
bad_sql = DuckDB no puede responder a eso: «{ $reason }». Las tablas son: { $tables }.
json_or_csv = Elige --json o --csv.
csv_of_rows = --csv es para las preguntas en SQL; lo que se pregunta sobre una carta sale como texto, o con --json.
needs_card = Estas opciones son de las preguntas sobre una carta: nómbrala con --card.
sql_or_card = Pregunta en SQL o sobre una carta con --card, no las dos cosas a la vez.
play_or_draw = Elige --on-the-play o --on-the-draw; sin ellas cuentan todas las partidas.
bad_turn = El turno debe estar entre { $low } y { $high }, no «{ $value }».
no_card = Ningún mazo de la grabación tiene la carta «{ $name }» ni ninguna con un nombre parecido.
no_card_near = Ningún mazo de la grabación tiene la carta «{ $name }»; los nombres más parecidos son: { $names }.
no_deck = La grabación no tiene el mazo «{ $name }»; sus mazos son: { $decks }.
not_in_deck = { $deck } no lleva { $card }; está en: { $decks }.

## Respuestas

about = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} entre estos mazos: { $decks }
made_with = Jugadores: { $players }; semilla { $seed }
repeat = Grabadas con: { $command }
table = {"  "}{ $name } ({ $rows ->
    [one] 1 fila
   *[other] { $rows } filas
}): { $columns }
how_to_ask = Pregunta con un solo SELECT, como "SELECT deck, avg(won), count(*) FROM deck_games GROUP BY deck", o con --card NOMBRE.
no_rows = No hay filas así.
rows_shown = Estas son las primeras { $shown } de { $rows } filas; --csv y --json las dan todas.
rows_cut = Hay más de { $most } filas: estas son las primeras. LIMIT y OFFSET dan otras, y los archivos parquet las tienen todas.
yes = sí
no = no

## Una carta

card_head = { $card }, { $so }, en partidas de { $decks }
so_at_all = vista en algún momento
so_seen = { $turn ->
    [0] en la mano inicial
   *[other] vista como muy tarde en el turno { $turn }
}
so_inked = entintada como muy tarde en el turno { $turn }
so_played = jugada como muy tarde en el turno { $turn }
only_play = Solo partidas en las que ese mazo empezó
only_draw = Solo partidas en las que empezó el otro mazo
card_so = {"  "}en esas partidas: ganó el { $rate } (de { $low } a { $high }) de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
card_so_none = {"  "}en esas partidas: no hay ninguna
card_otherwise = {"  "}en las demás: ganó el { $rate } (de { $low } a { $high }) de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
card_otherwise_none = {"  "}en las demás: no hay ninguna
card_difference = {"  "}diferencia entre partidas con los mismos mazos, la misma duración y el mismo mazo que empieza: { $difference } puntos (de { $low } a { $high }); partidas comparadas: { $compared }, sin otra igual: { $left_out }
card_nothing_alike = {"  "}diferencia: no hay partidas con los mismos mazos, duración y comienzo que se puedan comparar
card_caption = Los intervalos son del 95 %. Es una correlación: dice qué va unido a ganar, no qué hace ganar.
