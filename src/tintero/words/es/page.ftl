### La página para el navegador.

rulings = Dictámenes
summary = { $passed } de { $total } correctos, { $failed } con fallos.
position = La posición
turn = Es la fase principal de { $player }.
run = Línea de juego: { $name }
what = Qué pasa
proved = Probado: todo ha salido como dice el archivo.
unproved = Todavía no se prueba nada: el archivo no comprueba nada.
open = Aquí se da por resuelto: { $points }
failed = Falla: { $message }
rules = Las reglas
lore = { -lore }
ink = tinta
hand = mano
deck = mazo
discard = descarte
nothing = nada en juego
exerted = agotada
drying = secándose
damage = daño { $n }
strength = fuerza
willpower = voluntad
at = en { $place }
legal = Hecho por Tintero, un programa no oficial de aficionados; cuenta las reglas con sus propias palabras. Ni producido, ni avalado, ni apoyado por Disney o Ravensburger.
