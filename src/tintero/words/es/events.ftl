### Lo que pasa, para el registro: el tipo de suceso y, tras el guion, cómo ocurrió.
### $p el jugador (y $p_of, $p_to, $p_is), $c la carta, $o la otra carta, $s el origen, $t el nombre de una habilidad, $n la cantidad.

## La partida y el turno

started = { $p_is ->
    [you] Empiezas
   *[other] { $p } empieza
} la partida
mulligan = { $p_is ->
    [you] Cambias
   *[other] { $p } cambia
} { cards } de la mano inicial
mulligan-none = { $p_is ->
    [you] Te quedas
   *[other] { $p } se queda
} con toda la mano inicial
turn_began = Turno { $n }: empieza { $p_is ->
    [you] tu turno
   *[other] el turno { $p_of }
}
step_began-main_phase = Empieza { $p_is ->
    [you] tu { -main-phase }
   *[other] la { -main-phase } { $p_of }
}
turn_ends = { $p_is ->
    [you] Tu turno
   *[other] El turno { $p_of }
} llega a su fin
game_drawn = Ha terminado el último turno de la partida: hay empate
game_drawn-loop = Nadie puede detener este bucle: la partida queda en empate
game_drawn-agreed = La partida queda en empate
won = { $p_is ->
    [you] Ganas
   *[other] { $p } gana
} la partida
lost-from_empty_deck = { $p_is ->
    [you] Pierdes
   *[other] { $p } pierde
} la partida por terminar un turno con el mazo vacío
lost-by_conceding = { $p_is ->
    [you] Te rindes y pierdes
   *[other] { $p } se rinde y pierde
} la partida

## Tinta

inked = { $c } va { $p_is ->
    [you] a tu { -inkwell }
   *[other] al { -inkwell } { $p_of }
}
inked-as_turn_action = { $p_is ->
    [you] Entintas
   *[other] { $p } entinta
} { $c }
inked-exerted = { $c } va { $p_is ->
    [you] a tu { -inkwell }
   *[other] al { -inkwell } { $p_of }
} como tinta agotada
ink_paid = { $p_is ->
    [you] Pagas
   *[other] { $p } paga
} { ink }
ink_readied = { $p_is ->
    [you] Preparas toda tu
   *[other] { $p } prepara toda su
} tinta ({ $n })
inkwell_changed = { $p_is ->
    [you] Agotas toda tu
   *[other] { $p } agota toda su
} tinta ({ $n })
ink_drop = { $p_is ->
    [you] Ganas
   *[other] { $p } gana
} { drops }
ink_drop_removed = { $p_is ->
    [you] Gastas
   *[other] { $p } gasta
} { drops }

## Jugar cartas y las demás acciones de turno

played = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } por { ink }
played-free = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } sin pagar su coste de tinta
played-by_shift = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } con { -shift } por { ink }
played-by_shift_free = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } con { -shift } sin pagar tinta
played-sung = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } haciendo que la canten
played-sung_together = { $p_is ->
    [you] Juegas
   *[other] { $p } juega
} { $c } con { -sing-together }
covered = { $o } se pone encima de { $c }
sang = { $c } canta { $o }
entered = { $c } entra en juego en estado agotado
quested = { $c } se va de aventura
challenged = { $c } desafía a { $o }
left_location = { $c } ya no está en ninguna { -location }
moved = { $c } se mueve a { $o }
ability_used = { $p_is ->
    [you] Usas
   *[other] { $p } usa
} { $t } de { $c }
ability_used-unnamed = { $p_is ->
    [you] Usas
   *[other] { $p } usa
} una habilidad de { $c }
readied = { $c } se prepara
exerted = { $c } se agota

## Lore

lore_gained = { $p_is ->
    [you] Ganas
   *[other] { $p } gana
} { lore }
lore_gained-from = { $p_is ->
    [you] Ganas
   *[other] { $p } gana
} { lore } gracias a { $s }
lore_lost = { $p_is ->
    [you] Pierdes
   *[other] { $p } pierde
} { lore }

## Daño

damage_dealt = { $c } inflige { $n } de daño a { $o }
damage_dealt-none = { $c } inflige daño a { $o }, reducido a 0
damage_dealt-nobody = { $o } recibe { $n } de daño
damage_dealt-nothing = Se inflige daño a { $o }, reducido a 0
damage_put = { $n ->
    [one] Se pone 1
   *[other] Se ponen { $n }
} de daño sobre { $c }
damage_removed = { $n ->
    [one] Se retira 1
   *[other] Se retiran { $n }
} de daño de { $c }

## Salir del juego

banished = Se destierra a { $c }
banished-by = { $o } destierra a { $c }
banished-in_challenge = Se destierra a { $c } en un desafío
banished-in_challenge_by = { $o } destierra a { $c } en un desafío
returned = { $c } vuelve a { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
resurfaced = { $c } vuelve a ser el { -character }
left_play-to_deck = { $c } sale del juego y va { $p_is ->
    [you] a tu mazo
   *[other] al mazo { $p_of }
}

## Cartas que cambian de sitio

drew = { $p_is ->
    [you] Robas
   *[other] { $p } roba
} { $c }
discarded = { $p_is ->
    [you] Descartas
   *[other] { $p } descarta
} { $c }
put_into_hand = { $c } va a { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
put_into_hand-from_discard = { $c } pasa del descarte a { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
put_into_hand-from_deck = { $c } pasa del mazo a { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
put_into_hand-from_inkwell = { $c } pasa del { -inkwell } a { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
into_discard = { $c } va { $p_is ->
    [you] a tu descarte
   *[other] al descarte { $p_of }
}
into_discard-from_deck = { $c } pasa del mazo { $p_is ->
    [you] a tu descarte
   *[other] al descarte { $p_of }
}
into_discard-from_hand = { $c } pasa de la mano { $p_is ->
    [you] a tu descarte
   *[other] al descarte { $p_of }
}
put_on_deck = { $c } va a la parte superior { $p_is ->
    [you] de tu mazo
   *[other] del mazo { $p_of }
}
put_on_deck-to_bottom = { $c } va a la parte inferior { $p_is ->
    [you] de tu mazo
   *[other] del mazo { $p_of }
}
put_under = { $o } se pone debajo de { $c }
deck_refilled = { $p_is ->
    [you] Tu descarte
   *[other] El descarte { $p_of }
} ({ cards }) pasa a ser { $p_is ->
    [you] tu
   *[other] su
} nuevo mazo
shuffled = { $p_is ->
    [you] Barajas tu
   *[other] { $p } baraja su
} mazo
revealed = { $p_is ->
    [you] Revelas
   *[other] { $p } revela
} { $c }

## Mirar cartas: $l mira, las cartas son de $p

looked-at_top = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $p_is ->
    [you] tu mazo
   *[other] el mazo { $p_of }
}
looked-at_top_own = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $l_is ->
    [you] tu
   *[other] su
} mazo
looked-at_deck = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} todo { $p_is ->
    [you] tu mazo
   *[other] el mazo { $p_of }
}
looked-at_deck_own = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} todo { $l_is ->
    [you] tu
   *[other] su
} mazo
looked-at_hand = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $p_is ->
    [you] tu mano
   *[other] la mano { $p_of }
}
looked-at_hand_own = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $l_is ->
    [you] tu
   *[other] su
} mano
looked-at_inkwell = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $p_is ->
    [you] tu { -inkwell }
   *[other] el { -inkwell } { $p_of }
}
looked-at_inkwell_own = { $l_is ->
    [you] Miras
   *[other] { $l } mira
} { $c } en { $l_is ->
    [you] tu
   *[other] su
} { -inkwell }

## Elegir

named = { $p_is ->
    [you] Nombras
   *[other] { $p } nombra
} «{ $t }»
said = { $p_is ->
    [you] Eliges
   *[other] { $p } elige
}: { $t }
chosen = { $p_is ->
    [you] Eliges
   *[other] { $p } elige
} { $c }

## Habilidades y efectos

triggered = Se dispara { $t } de { $c } y va a la { -bag }
triggered-unnamed = Se dispara una habilidad de { $c } y va a la { -bag }
resolved = { $p_is ->
    [you] Resuelves
   *[other] { $p } resuelve
} { $t } de { $c }
resolved-unnamed = { $p_is ->
    [you] Resuelves
   *[other] { $p } resuelve
} una habilidad de { $c }
no_effect = El efecto de { $c } no hace nada: no hay nada a lo que se pueda aplicar
no_effect-unpaid = { $c } no se juega: su coste no se puede pagar entero
no_effect-without_condition = No se cumple la condición de { $c }, así que su efecto no hace nada
given = Un efecto de { $s } se aplica a { $c }
given-own = Un efecto propio se aplica a { $c }
given-unknown = Un efecto se aplica a { $c }
given-rules = Empieza un efecto de { $s }
expired = Termina un efecto de { $c }
expired-unknown = Termina un efecto
replaced = Un efecto de { $s } reemplaza lo que iba a pasarle a { $c }
replaced-own = Un efecto de { $c } reemplaza lo que iba a pasarle
replaced-player = Un efecto de { $s } reemplaza lo que iba a pasar
replaced-unknown = Un efecto reemplaza lo que iba a pasar

## Qué lo causó

because = { $sentence } por efecto de { $s }
for = { $sentence } para el efecto de { $s }

## Cantidades en palabras

lore = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} de { -lore }
ink = { $n } de { -ink }
drops = { $n ->
    [one] 1 gota
   *[other] { $n } gotas
} de tinta
cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
a_card = una carta
