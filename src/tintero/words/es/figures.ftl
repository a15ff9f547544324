### Simulaciones, mediciones, y cuánto se entiende de las cartas.

bad_games = El número de partidas debe estar entre { $low } y { $high }, no «{ $value }».
bad_jobs = El número de procesos debe estar entre { $low } y { $high }, no «{ $value }».
two_decks = Una simulación necesita exactamente dos mazos, no { $count }.
per_second = { $value } por segundo
simulating = Jugando
sim_head = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, semilla { $seed }
sim_deck = { $deck } ({ $player }): gana el { $rate } ({ $wins }), intervalo del 95 %: { $low } a { $high }
sim_split = {"    "}empezando { $play }, sin empezar { $draw }
sim_draws = Sin ganador: { $draws }
sim_turns = Turnos por partida: media { $mean }, mediana { $median }, de { $low } a { $high }; decisiones { $decisions }
sim_speed = { $seconds } s, { $rate } partidas por segundo
sim_interrupted = Detenida antes de acabar las { $asked } partidas: las cifras son de las terminadas.
worker_died = Un proceso de trabajo murió antes de acabar sus partidas y no hay resultado; con --jobs 1 se ve la causa.
bench_games = Partidas por segundo, solo palabras clave: { $value }
bench_decisions = Decisiones por segundo: { $value }
bench_real = Partidas por segundo, mazos reales: { $value }
bench_texts = Textos de carta leídos por segundo: { $value }
bench_clone = Copiar una posición: { $value } µs
bench_json = Una posición en JSON: { $value } µs
bench_compiled = El motor está compilado.
bench_python = El motor es Python puro.
unknown_set = No existe el set «{ $value }»; los sets son: { $names }.
fuzz_bad_targets = Una partida solo puede tratar de cartas que se entienden, no de: { $names }.
cover_texts = Textos distintos leídos: { $share }
cover_cards = Cartas entendidas: { $share }
cover_overrides = Cartas con una excepción a mano: { $count } (no hay excepciones: el texto se lee o la carta se rechaza)
cover_fired = Habilidades que han actuado: { $share }
cover_not_fired = Habilidades que han actuado: sin medir, de { $all }; `tintero fuzz --cards all --until-all` lo mide
cover_set = {"  "}set { $set }: { $share }
cover_quest = Cartas de misiones, con reglas propias y no contadas arriba: { $count }
cover_types = Cartas rechazadas por su tipo: { $count }
cover_missing = Piezas que faltan: { $count }
cover_piece = {"  "}«{ $words }…»: textos { $texts }, cartas { $cards }, como { $card }
cover_doubtful = Textos que se leen, pero no se entienden: { $count }
cover_why_ambiguous = dos significados
cover_why_not = no se reescribe igual
cover_why_no_meaning = sus partes no encajan
cover_why_spanish = sin español
general_head = ¿Leería la gramática un set que no ha visto?
general_set = set
general_cards = cartas
general_without = sin el set
general_before = solo sets anteriores
general_total = sets { $first } a { $last }
general_lines = Líneas de la gramática: { $count }, de ellas sin huecos: { $fixed }
general_one = Líneas que sirven a una carta: { $share }; a un set: { $one_set }; a ninguna carta: { $idle }
general_form = Líneas dobles: { $doubled }; la línea más larga tiene { $longest } palabras
general_unread = Cartas que no se leen en absoluto: { $count }
general_no_card = Líneas que no usa ninguna carta: { $count }
general_one_card = Líneas que usa una sola carta: { $count }
general_one_set = Líneas que solo usan cartas de un set: { $count }
general_doubled = Líneas que dicen dos veces el mismo inglés: { $count }
general_long = Líneas de más de { $words } palabras: { $count }
fuzz_progress = { $games } partidas: { $fired }/{ $all } habilidades
fuzz_head = { $games } partidas en { $seconds } s, semilla { $seed }; con todas las pruebas: { $full }; cortadas por un límite: { $cut }
fuzz_not_reached = Sin alcanzar: { $count }
fuzz_holds = Se ha cumplido todo lo que debe cumplirse.
fuzz_failures = Partidas en las que algo ha fallado: { $count }
fuzz_one_holds = Todo se cumple en la partida con semilla { $seed }.
ability_triggered = disparada
ability_activated = activada
ability_static = estática
ability_replacement = de reemplazo
ability_keyword = palabra clave
ability_action = acción
ability_names = nombres
sim_none = Detenida antes de acabar ninguna de las { $asked } partidas: no hay cifras.
percent = { $value } %
number = { $value }

## Torneos

tournament_small = Un torneo necesita dos mazos o dos jugadores: nombra más mazos, o más jugadores con --players.
tournament_head = { $games } partidas, { $each } por cada pareja, semilla { $seed }
tournament_row = { $place }  { $name }  { $rate } ({ $low } a { $high }), ganadas { $won }, sin ganador { $drawn }, perdidas { $lost }
tournament_cross = Lo que ganó cada fila contra cada columna:
tournament_interrupted = Detenido antes de acabar: las cifras son de las partidas terminadas.

## La arena

two_players = La arena necesita exactamente dos jugadores, no { $count }.
bad_pairs = El número de parejas debe estar entre { $low } y { $high }, no «{ $value }».
bad_sprt = «{ $text }» no es una pregunta para --sprt: da dos cifras de Elo, primero la menor, como 0,20.
against_alone = --against necesita --deck: nombra los dos mazos o ninguno.
arena_none = Detenido antes de terminar ninguna pareja: no hay cifras.
arena_head = { $first } contra { $second }: { $pairs ->
    [one] una pareja
   *[other] { $pairs } parejas
} de partidas, semilla { $seed }
arena_score = parejas ganadas { $won }, empatadas { $drawn }, perdidas { $lost }; { $score } de los puntos ({ $low } a { $high })
arena_elo = Elo { $elo } ({ $low } a { $high })
arena_stronger = SPRT: { $name } es más fuerte en unos { $more } puntos Elo y no en { $less } (razón de verosimilitud logarítmica { $llr })
arena_not_stronger = SPRT: { $name } es más fuerte en unos { $less } puntos Elo y no en { $more } (razón de verosimilitud logarítmica { $llr })
arena_undecided = SPRT: sin decidir entre { $less } y { $more } puntos Elo (razón de verosimilitud logarítmica { $llr }); juega más parejas
arena_interrupted = Detenida antes de acabar: las cifras son de las parejas terminadas. Quedan guardadas: la misma orden sigue desde aquí.

## The ladder

ladder_players = Una clasificación necesita entre dos y { $most } jugadores, no { $count }.
ladder_twice = «{ $name }» participa dos veces: nombra a cada jugador una sola vez.
ladder_head = { $players } jugadores, { $pairs ->
    [one] un par
   *[other] { $pairs } pares
} de partidas entre cada dos, semilla { $seed }; { $anchor } es 0
ladder_row = { $place }  { $name }  Elo { $elo } (entre { $low } y { $high }), { $score } de los puntos
ladder_anchor = { $place }  { $name }  Elo { $elo }, { $score } de los puntos

## Tuning

bad_rounds = El número de rondas debe estar entre { $low } y { $high }, no «{ $value }».
tune_head = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} de { $pairs ->
    [one] un par
   *[other] { $pairs } pares
} de partidas, semilla { $seed }; pesos en uso → encontrados:
tune_row = {"  "}{ $name }  { $before } → { $weight }
tune_check = Los pesos encontrados contra los que están en uso, en { $pairs ->
    [one] otro par
   *[other] otros { $pairs } pares
} de partidas:
proof_texts = Textos distintos que demuestra una comprobación: { $proven }/{ $all } ({ $share })
proof_cards = Cartas con todos sus textos demostrados: { $proven }/{ $all } ({ $share })
proof_clarifications = Aclaraciones oficiales que demuestra una comprobación: { $proven }/{ $all } ({ $share })
proof_no_text = No tiene más texto que palabras clave, que demuestra su capítulo de las reglas, o reglas para construir el mazo.
proof_none = Todavía no lo demuestra ninguna comprobación.
bad_sample = El número de significados estropeados debe estar entre { $low } y { $high }, no «{ $value }».
mutate_head = Significados estropeados que ha notado una comprobación: { $caught }/{ $all } ({ $share })
mutate_condition = {"  "}sin una condición: { $caught }/{ $all }
mutate_whose = {"  "}de otro jugador: { $caught }/{ $all }
mutate_number = {"  "}con otro número: { $caught }/{ $all }
mutate_duration = {"  "}con otra duración: { $caught }/{ $all }
mutate_target = {"  "}con otro objetivo: { $caught }/{ $all }
mutate_part = {"  "}sin una parte, o con ella a la fuerza: { $caught }/{ $all }
mutate_unproven = De los que nadie ha notado, de textos que ninguna comprobación demuestra: { $count }
