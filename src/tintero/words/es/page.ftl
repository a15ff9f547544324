### La página para el navegador.

rulings = Dictámenes
summary = { $passed } de { $total } correctos, { $failed } con fallos.
all = Todos los dictámenes
contents = Contenido
by_topic = Por tema
by_rule = Por regla
by_card = Por carta
no_topic = Sin tema
attention = Primero mira estos
count = { $n ->
    [one] 1 dictamen
   *[other] { $n } dictámenes
}

## La respuesta

players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
holds = Sí, es así. { $n ->
    [one] 1 comprobación, y ha salido bien.
   *[other] { $n } comprobaciones, y todas han salido bien.
}
fails = No, no es así.
unproved = Todavía no se prueba nada: aquí no se comprueba nada.
open = Aquí se da por resuelto
rules = Las reglas
other_rules = Otras reglas citadas
rule = regla { $n }

## Las cartas

cards = Las cartas que intervienen
no_abilities = No ha intervenido ninguna habilidad.
other_texts = { $n ->
    [one] 1 texto más de esta carta
   *[other] { $n } textos más de esta carta
}
other_cards = { $n ->
    [one] 1 carta más, cuyo texto no ha intervenido
   *[other] { $n } cartas más, cuyos textos no han intervenido
}
part_triggered = se ha disparado
part_used = se ha usado
part_in_vain = se ha resuelto sin hacer nada
part_resolved = se ha resuelto
part_replaced = ha reemplazado algo
part_applied = se ha aplicado
part_asked = ha hecho una pregunta
part_reason = motivo de que no se pueda
part_refused = aquí no es legal
part_allowed = aquí es legal
part_in_force = está en vigor

## Qué pasa

run = Línea de juego: { $name }
what = Qué pasa
question = Pregunta a { $player }:
more_options = y { $n } más
because = Por qué no: { $reason }
fact_ok = Correcto:
fact_no = Incorrecto:
fact_unseen = Sin mirar:
proved = Probado: todo ha salido como dice el archivo.
failed_at = En el paso { $step }: { $message }
failed = Falla: { $message }

## La mesa

before = La posición antes
after = La posición después
legend = ◆ señala lo que ha cambiado desde el principio.
struck = El número tachado es el impreso.
turn = Es la fase principal de { $player }.
turn_of = Es el turno de { $player }.
won = La partida ha terminado. Gana: { $players }.
drawn = La partida ha terminado en empate.
lore = { -lore }
ink = tinta
ink_ready = { $total ->
    [0] 0
   *[other] { $ready } de { $total } preparadas
}
hand = mano
deck = mazo
discard = descarte
active = jugador activo
out = fuera de la partida
nothing = nada en juego
was = antes { $n }
printed = impreso
entered = ha entrado en juego
now_in = { $card } ya no está en juego; ahora: { $zone }
no_longer = ya no: { $what }
pile_hand = Mano
pile_deck = Encima del mazo
pile_discard = Descarte
pile_inkwell = Tintero
under = Debajo:
bag = Espera en la bolsa
exerted = agotada
drying = secándose
damage = daño { $n }
strength = fuerza
willpower = voluntad
move_cost = coste de movimiento
at = en { $place }
legal = Hecho por Tintero, un programa no oficial de aficionados; cuenta las reglas con sus propias palabras. Ni producido, ni avalado, ni apoyado por Disney o Ravensburger.
