### Los experimentos del laboratorio en una página: veredictos, gráficos, tablas, cómo leerlos y con qué se hicieron.

no_charts = Los gráficos de un informe los dibuja { $package }, que no está instalado: pip install "tintero[lab]" lo instala.

## Cifras

number = { $value }
plus = +{ $value }
minus = −{ $value }
percent = { $value } %
around = { $value } ± { $half }
within = { $value } (de { $low } a { $high })
span = { $low } a { $high }
percent_span = { $low } a { $high } %
tiny = < { $value }
none = –
shown = { $value } ({ $span })
pairs = { $n ->
    [one] 1 pareja de partidas
   *[other] { $n } parejas de partidas
}
games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
players = { $first } contra { $second }
evidence = { $amount }; { $players }.

## Todos los informes

same_numbers = Los mismos números: { $title }
how_to_read = Cómo leerlo
made_with = Con qué se hizo
made_players = Jugadores
made_seed = Semilla
made_games = Partidas que cuentan
made_asked = Se pidió
made_whole = Terminado
made_whole_yes = sí
made_whole_no = no, se detuvo antes
made_tintero = Tintero
made_engine = Código que juega
made_cards = Datos de cartas
made_command = La orden que lo repite
stopped = Detenido antes de acabar: las cifras son de las partidas terminadas.
nothing = No ha terminado ninguna partida: no hay cifras.
brand = Tintero · Laboratorio
legal = Hecho por Tintero, un programa no oficial de aficionados. Ni producido, ni avalado, ni apoyado por Disney o Ravensburger.

## Columnas

col_opponent = Rival
col_deck = Mazo
col_card = Carta
col_way = Qué se hace
col_copies = Copias
col_pairs = Parejas
col_games = Partidas
col_wins = Ganadas
col_draws = Sin ganador
col_rate = Victorias
col_rate_of = Gana «{ $deck }»
col_difference = Diferencia
col_interval = Intervalo del 95 %
col_won_lost = Parejas a favor / en contra
col_q = q
col_shrunken = Contraído
col_worth = Valor
col_kept = Gana quedándosela
col_changed = Gana cambiándola
col_with = Gana con ella
col_without = Gana sin ella
col_share = Frecuencia
col_answer = Su mejor respuesta
better_worse = { $better } / { $worse }
points_unit = puntos porcentuales
rate_unit = partidas ganadas, en tanto por ciento
scroll_chart = Gráfico: { $title }
intervals_say = Claramente por encima de 0: { $up } de { $n }; claramente por debajo: { $down }; sin demostrar nada: { $open }. Máximo: { $top } ({ $top_value }); mínimo: { $bottom } ({ $bottom_value }).
rates_say = Claramente por encima del 50 %: { $up } de { $n }; claramente por debajo: { $down }; sin demostrar nada: { $open }. Máximo: { $top } ({ $top_value }); mínimo: { $bottom } ({ $bottom_value }).
legend_up = el intervalo está por encima de 0
legend_down = el intervalo está por debajo de 0
legend_open = el intervalo contiene el 0: no se ha demostrado nada
legend_up_half = el intervalo está por encima del 50 %
legend_down_half = el intervalo está por debajo del 50 %
legend_open_half = el intervalo contiene el 50 %: no se ha demostrado nada
legend_maybe = hueco: entre tantas líneas puede ser azar (q de 0,05 o más)

## Dos mazos comparados

compare_kind = Dos mazos con las mismas semillas
compare_title = { $second } en lugar de { $first }
compare_better = «{ $second }» es mejor que «{ $first }» por { $by } puntos porcentuales.
compare_worse = «{ $second }» es peor que «{ $first }» por { $by } puntos porcentuales.
compare_open = No se ha demostrado ninguna diferencia entre «{ $first }» y «{ $second }»: está entre { $low } y { $high } puntos porcentuales.
compare_alike = «{ $first }» y «{ $second }» son prácticamente iguales: no los separan { $worth } puntos porcentuales. La diferencia está entre { $low } y { $high }.
compare_pairs = Parejas de partidas
compare_apart = Parejas que acabaron distinto
compare_saving = Menos partidas, gracias a las mismas semillas
compare_saving_times = { $times } veces
compare_chart = Diferencia contra cada rival
compare_says = A la derecha del 0 es mejor «{ $second }»; a la izquierda, «{ $first }». { $counts }
compare_first_end = ◂ { $deck }
compare_second_end = { $deck } ▸
compare_all = Todos los rivales juntos
compare_asked = { $n ->
    [one] 1 pareja de partidas, repartida entre los rivales
   *[other] { $n } parejas de partidas, repartidas entre los rivales
}

## Enfrentamientos

matrix_kind = Todos contra todos
matrix_title = Enfrentamientos entre { $n } mazos
matrix_best = «{ $deck }» es el mejor contra el conjunto: gana el { $rate } de sus partidas (de { $low } a { $high } %).
matrix_ties = Estas partidas no permiten distinguirlo de { $decks }.
matrix_alone = Todos los demás quedan claramente por detrás.
matrix_heat = Quién gana a quién
matrix_heat_says = Cada casilla dice cuántas de cada 100 partidas gana el mazo de su fila contra el de su columna. El más desigual: { $deck } contra { $against } ({ $rate }).
matrix_wins = gana
matrix_loses = pierde
matrix_bold = en negrita: el intervalo no contiene el 50 %
matrix_field = Contra el conjunto
matrix_field_says = Qué parte de sus partidas gana cada mazo si se encuentra a los demás con la frecuencia indicada; contra sí mismo gana la mitad. { $counts }
matrix_answer = { $deck } ({ $rate })
matrix_asked = { $n ->
    [one] 1 partida por cada dos mazos
   *[other] { $n } partidas por cada dos mazos
}
gauntlet_kind = Un mazo contra varios rivales
gauntlet_title = { $deck } contra { $n ->
    [one] un mazo
   *[other] { $n } mazos
}
gauntlet_above = «{ $deck }» gana el { $rate } de sus partidas (de { $low } a { $high } %): más de la mitad.
gauntlet_below = «{ $deck }» gana el { $rate } de sus partidas (de { $low } a { $high } %): menos de la mitad.
gauntlet_even = «{ $deck }» gana el { $rate } de sus partidas (de { $low } a { $high } %): ni más ni menos de la mitad con claridad.
gauntlet_ends = Su rival más difícil es { $worst } ({ $worst_rate }); el más fácil, { $best } ({ $best_rate }).
gauntlet_chart = Partidas ganadas contra cada rival
gauntlet_all = Todos los rivales por igual
gauntlet_asked = { $n ->
    [one] 1 partida contra cada rival
   *[other] { $n } partidas contra cada rival
}

## Cartas

impact_kind = Lo que hace cada carta por su mazo
impact_title = Lo que valen las cartas de { $deck }
impact_up = { $n ->
    [one] Una carta vale claramente más que un personaje sin texto: { $cards }.
   *[other] { $n } cartas valen claramente más que un personaje sin texto; las que más, { $cards }.
}
impact_down = { $n ->
    [one] Una vale claramente menos: { $cards }.
   *[other] { $n } valen claramente menos; las que menos, { $cards }.
}
impact_none = No se ha demostrado que ninguna carta valga más ni menos que un personaje sin texto del mismo coste.
impact_rest = { $n ->
    [one] De la otra no se ha demostrado nada.
   *[other] De las otras { $n } no se ha demostrado nada.
}
impact_rate = El mazo gana
impact_cards = Cartas distintas
impact_shown = Cartas con un valor claro
impact_chart = El valor de cada carta
impact_up_end = mejor que sin texto ▸
impact_down_end = ◂ peor que sin texto
impact_observed = Lo que se ha observado
impact_observed_says = Lo que acompaña a la victoria en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} del mazo tal como es. Robar más cartas va con partidas más largas, así que estas cifras no demuestran lo que hace una carta: eso lo dice su valor, más arriba.
impact_asked = { $n ->
    [one] 1 partida, y otra sin cada carta
   *[other] { $n } partidas, y otras tantas sin cada carta
}
seen_opening = En la mano inicial (OH)
seen_drawn = Robada después (GD)
seen_hand = Alguna vez en mano (GIH)
seen_never = Nunca vista (GNS)
seen_improvement = IWD (GIH − GNS)
seen_adjusted = IWD, ajustado
seen_inked = Entintada
seen_played = Jugada
seen_turn = Turno en que se juega
seen_lore = { -lore-heading } conseguido

## Manos iniciales

openings_kind = Manos iniciales, por experimento
openings_title = Con qué quedarse y qué cambiar: { $deck }
openings_up = Quédate con { $cards }.
openings_down = Cambia { $cards }.
openings_none = De ninguna carta se ha demostrado que sea mejor quedársela ni cambiarla.
openings_rest = { $n ->
    [one] De la otra carta no se ha demostrado nada.
   *[other] De las otras { $n } cartas no se ha demostrado nada.
}
openings_cards = Cartas distintas
openings_shown = Cartas con respuesta clara
openings_chart = Lo que se gana al quedarse con cada carta
openings_up_end = quedársela ▸
openings_down_end = ◂ cambiarla
openings_asked = { $n ->
    [one] 1 pareja de partidas por carta
   *[other] { $n } parejas de partidas por carta
}
hand_kind = Una mano inicial, a prueba
hand_title = Una mano de { $deck }: qué cambiar
hand_hand = La mano
hand_better = Lo mejor: { $way }. Así gana { $by } puntos porcentuales más que quedándose con todo.
hand_keep = No se ha demostrado que nada sea mejor que quedarse con todo.
hand_worse = { $n ->
    [one] Claramente peor: { $ways }.
   *[other] { $n } opciones son claramente peores; la peor: { $ways }.
}
hand_ways = Opciones probadas
hand_kept = Gana quedándose con todo
hand_chart = Cada opción frente a quedarse con todo
hand_up_end = cambiar ▸
hand_down_end = ◂ quedarse con todo
hand_asked = { $n ->
    [one] 1 partida por opción
   *[other] { $n } partidas por opción
}
way_keep = quedarse con todo
way_all = cambiarlo todo
way_own = lo que elige { $player }
way_change = cambiar { $cards }

## Cómo leerlo

read_paired = Los dos mazos jugaron las mismas partidas, con las mismas semillas y, por tanto, barajados igual: la suerte es común, y la diferencia viene de lo que se cambió.
read_interval = En 95 de cada 100 experimentos así, el valor verdadero está dentro del intervalo; si contiene el 0, las partidas no demuestran qué lado es mejor.
read_interval_half = En 95 de cada 100 experimentos así, el valor verdadero está dentro del intervalo; si contiene el 50 %, las partidas no demuestran quién es mejor.
read_opponents = Entre varios rivales, alguno destaca por azar: fíate antes de todos juntos que de una sola línea.
read_looks_spending = El resultado se miró durante las partidas, como estaba previsto: por eso el intervalo de todos los rivales juntos es más ancho, y vale en cada mirada.
read_looks_sprt = Las partidas acabaron cuando una prueba fijada de antemano tuvo su respuesta; el intervalo es el de una sola mirada, y lo que acaba pronto parece algo mayor de lo que es.
read_swap = El valor de una carta es un experimento: todas sus copias se cambiaron por personajes sin texto del mismo coste, el mazo volvió a jugar las mismas partidas con las mismas semillas, y lo que ganó de menos es el valor.
read_many = Entre muchas cartas, algunas destacan por azar: de las que tienen q menor que 0,05, como mucho una de cada veinte; y la cifra contraída, que se acerca a 0 tanto como sus partidas lo dejan abierto, es la estimación prudente.
read_observed = Las cifras observadas no son un experimento: robar más cartas va con partidas más largas, y eso solo ya las mueve; la columna ajustada compara solo partidas igual de largas y en las que empieza el mismo.
read_keep = En las dos partidas de una pareja, con la misma semilla, la carta está en la mano inicial: en una se conserva y en la otra se cambia; el resto de la mano lo decide el jugador.
read_hand = Todas las opciones empiezan con las mismas cartas y las mismas semillas, y solo difieren en lo que se cambia.
read_ways = Entre varias opciones, alguna destaca por azar: de las que tienen q menor que 0,05, como mucho una de cada veinte.
read_weights = El conjunto cuenta cada mazo con su frecuencia, y un mazo contra sí mismo como igualado.
read_players = Una partida sin ganador cuenta como media victoria, y todo esto trata de { $players }: otros jugadores, y las personas, pueden sacar más o menos de las mismas cartas.
