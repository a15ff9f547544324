### Lo que una vista cuenta de una carta: qué la cambia y durante cuánto tiempo.

strength = { $n } de fuerza
willpower = { $n } de voluntad
lore = { $n } de { -lore }
sing_bonus = coste { $n } para cantar
loses = pierde { $word }
never_gains = no puede ganar { $word }
cant = no puede { $doing }
can = puede { $doing }
must = debe { $doing }
at_least = { $what } de al menos { $n }
what_strength = fuerza
what_willpower = voluntad
what_lore = { -lore }
an_ability = una habilidad
this_turn = este turno
this_challenge = este desafío
their_next_turn = durante su próximo turno
start_of_your_next_turn = hasta que empiece el próximo turno de su jugador
start_of_their_next_turn = al inicio de su próximo turno
until_their_next_turn = hasta el inicio de su próximo turno
while_source_in_play = mientras esté en juego
permanent = el resto de la partida
told = { $what }: { $source } ({ $rule })
told_until = { $what }: { $source }, { $until } ({ $rule })
source_of = { $ability } de { $card }
source_position = la posición tal como se preparó
