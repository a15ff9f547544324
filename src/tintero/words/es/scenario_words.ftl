### Las palabras de los escenarios y de lo que se dice de ellos. Las claves del archivo quedan como están.

line = línea { $line }: { $text }
the_file = el archivo
the_act = lo que hace un jugador

## Tipos de pregunta

kind_turn = acción de turno
kind_may = sí o no
kind_choose = elegir
kind_pick = elegir una opción
kind_name = nombrar una carta
kind_amount = elegir un número
kind_order = elegir un orden
kind_resolve = qué habilidad se resuelve
kind_hand = cambiar la mano inicial
kind_top = poner arriba del mazo
kind_bottom = poner debajo del mazo

## Temas

topic_timing = momentos
topic_zones = zonas
topic_costs = costes
topic_abilities = habilidades
topic_keywords = palabras clave
topic_complex = casos complejos
topic_multiplayer = multijugador

## Una clave del archivo, con lo que significa

explained = { $key } ({ $words })
asked_for = «{ $key }» ({ $words })

## Cómo se escribe lo que hace un jugador

form_ink = {"{"}ink: CARTA{"}"}
form_play = {"{"}play: CARTA{"}"}
form_sing = {"{"}play: CANCIÓN, sing: [CANTANTE]{"}"}
form_shift = {"{"}play: CARTA, shift: CARTA DE DEBAJO{"}"}
form_use = {"{"}use: CARTA, ability: NOMBRE{"}"}
form_boost = {"{"}boost: CARTA{"}"}
form_quest = {"{"}quest: PERSONAJE{"}"}
form_challenge = {"{"}challenge: DESAFIANTE, target: DESAFIADO{"}"}
form_move = {"{"}move: PERSONAJE, to: LOCALIZACIÓN{"}"}
form_may = {"{"}may: yes{"}"}
form_choose = {"{"}choose: CARTA O JUGADOR{"}"}
form_pick = {"{"}pick: 1{"}"}
form_name = {"{"}name: NOMBRE DE CARTA{"}"}
form_amount = {"{"}amount: 2{"}"}
form_order = {"{"}order: [CARTA, CARTA]{"}"}
form_resolve = {"{"}resolve: CARTA, ability: NOMBRE{"}"}
form_top = {"{"}top: [CARTA], bottom: [CARTA]{"}"}
form_bottom = {"{"}top: [CARTA], bottom: [CARTA]{"}"}

## Escenarios nuevos y exportados

next =
    Lo que falta: pasos de los jugadores y comprobaciones.
    - P1: {"{"}quest: { $card }{"}"}
    - see:
        P1: {"{"}lore: 1{"}"}
        { $card }: {"{"}exerted: true{"}"}
title = Una posición del turno { $turn } de una partida (vista por P{ $seat })
title_open = Una posición del turno { $turn } de una partida
note_hidden = Las cartas que este jugador no puede conocer son de relleno.
note_longer = Los efectos que duran más que este turno figuran como efectos de este turno: { $cards }.
note_more = Faltan aquí efectos que un escenario no puede expresar: { $cards }.
note_used = Las habilidades ya usadas este turno cuentan aquí como no usadas: { $cards }.
note_left = { $player } ha dejado la partida.
note_drops = { $n ->
    [one] Falta aquí 1 gota de tinta de { $player }: un escenario no puede expresarla.
   *[other] Faltan aquí { $n } gotas de tinta de { $player }: un escenario no puede expresarlas.
}
note_goal = La partida pedía { $lore } de { -lore } para ganar.

## De quién es el valor, y cuál

named = { $name }
whose_value = { $whose }, { $value }
subject_game = la partida
subject_asked = la pregunta
subject_bag = la bolsa
value_zone = zona
value_damage = daño
value_exerted = agotada
value_drying = secándose
value_strength = fuerza
value_willpower = voluntad
value_lore = { -lore }
value_at = en la localización
value_under = cartas debajo
value_has = tiene
value_lacks = no tiene
value_cost = coste
value_hand = mano
value_deck = mazo
value_deck_top = parte superior del mazo
value_deck_bottom = parte inferior del mazo
value_discard = descarte
value_ink = tinta
value_ink_ready = tinta preparada
value_ink_exerted = tinta agotada
value_play = en juego
value_winner = ganador
value_over = terminada
value_turn = turno
value_phase = fase
value_player = jugador
value_kind = tipo de pregunta
value_options = opciones
value_includes = entre las opciones
value_excludes = no entre las opciones

## Valores en palabras

yes = sí
no = no
none_winner = nadie
none_at = ninguna
nothing = nada

## La pregunta abierta

over = la partida ha terminado
question = a P{ $player } se le pregunta { $kind }: { $options }
filler = una carta de relleno
singers_too_small = Los costes de los cantantes nombrados no suman los { $needed } que pide { -sing-together }
