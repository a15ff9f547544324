### Una ejecución de un escenario en palabras: $p el jugador, $c y $o cartas, $t una habilidad, $n un valor, $s de quién se habla.

## Lo que hace un jugador

end_turn = { $p } termina su turno
concede = { $p } se rinde
ink = { $p } pone { $c } en su tintero
play = { $p } juega { $c }
sing = { $p } juega { $c }, que canta { $o }
sing_many = { $p } juega { $c }, que cantan juntos { $o }
shift = { $p } juega { $c } con { -shift } sobre { $o }
use = { $p } usa { $t } de { $c }
use_only = { $p } usa la habilidad de { $c }
boost = { $p } usa { -boost } de { $c }
quest = { $p } se va de aventura con { $c }
challenge = { $p } desafía a { $o } con { $c }
move = { $p } mueve { $c } a { $o }
may_yes = { $p } dice que sí
may_no = { $p } dice que no
choose = { $p } elige { $c }
choose_nothing = { $p } no elige nada
pick = { $p } elige la opción { $n }
name = { $p } nombra { $n }
amount = { $p } elige el número { $n }
order = { $p } elige el orden { $c }
resolve = { $p } resuelve ahora: la habilidad de { $c }
resolve_named = { $p } resuelve ahora: { $t } de { $c }
top = { $p } pone en la parte superior del mazo: { $c }
bottom = { $p } pone en la parte inferior del mazo: { $c }

## Lo que se dice además

beside_free = { $sentence }, gratis
beside_exerted = { $sentence }, que entra agotada
beside_discard = { $sentence }, descartando { $c }
beside_exert = { $sentence }, agotando { $c }
beside_banish = { $sentence }, desterrando { $c }
from_hand = { $sentence } desde la mano
from_discard = { $sentence } desde el descarte
from_deck = { $sentence } desde el mazo
from_under = { $sentence } desde debajo de otra carta
by_rule = { $sentence } (regla { $n })

## Lo que se comprueba

check_see = Ahora
check_asked = La pregunta
check_can = Esto es legal ahora
check_cannot = Esto no es legal ahora
check_bag = En espera en la bolsa
bag_empty = nada
asked_player = se pregunta a { $p }
asked_kind = es la pregunta { $n }
asked_options = las opciones son exactamente: { $c }
asked_includes = entre las opciones está { $c }
asked_excludes = entre las opciones no está { $c }
waits = { $p }: una habilidad de { $c }
seen_exerted_yes = { $s } está agotada
seen_exerted_no = { $s } está preparada
seen_drying_yes = { $s } está secándose
seen_drying_no = { $s } está seca
seen_over_yes = la partida ha terminado
seen_over_no = la partida sigue
in_zone = { $s } está en: { $n }

## La posición

zone_hand = Mano: { $cards }
zone_deck = Mazo, desde arriba: { $cards }
zone_discard = Descarte: { $cards }
zone_inkwell = Tintero: { $cards }
zone_under = Debajo de { $on }: { $cards }
facedown = { $card }, boca abajo
