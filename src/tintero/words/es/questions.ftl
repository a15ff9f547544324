### Lo que se pregunta: $c la carta que pregunta, $o otra carta, $p un jugador, $n un número, $t palabras del texto de una carta.

## La partida y el turno

turn = Es tu turno: ¿qué haces?
hand = ¿Qué carta de tu mano inicial cambias? De una en una; te quedas con el resto.
readying = No todas tus cartas pueden prepararse: ¿cuál se prepara?
resolve = ¿Cuál de tus habilidades en espera resuelves ahora?

## Jugar cartas y usar habilidades

sings_along = ¿Canta tu { $o } la canción { $c } con tu compañero de equipo?
singer = ¿Quién más canta { $c }?
second_base = ¿Sobre qué segundo personaje juegas { $c } con { -shift }?
drops = ¿Cuántas gotas de tinta gastas en { $c }?
pay_discard = ¿Qué carta descartas para pagar { $c }?
pay_banish = ¿Qué carta destierras para pagar { $c }?
pay_exert = ¿Qué carta agotas para pagar { $c }?
pay_bottom = ¿Qué carta pones en la parte inferior de tu mazo para pagar { $c }?
pay_return = ¿Qué carta devuelves a tu mano para pagar { $c }?
pay_reveal = ¿Qué carta revelas para pagar { $c }?
bodyguard = { $c } tiene { -bodyguard }: ¿entra en juego en estado agotado?
exerted = { $c } puede entrar en juego en estado agotado: ¿lo hace?

## Efectos

may = { $c }: «{ $t }». ¿Quieres hacerlo?
unless = { $c }: ¿pagas { $n } de tinta para que esto no ocurra: { $t }?
mode = { $c }: ¿cuál de estas cosas haces?
choose = { $c }: ¿qué eliges?
choose_so = { $c }: ¿qué eliges para esto: { $t }?
choose_player = { $c }: ¿a qué jugador eliges?
number = { $c }: ¿qué número eliges, hasta { $n }?
heal = { $c }: ¿cuánto daño retiras de { $o }?
move_damage = { $c }: ¿cuánto daño mueves desde { $o }?
discard = { $c }: ¿qué carta descartas?
discard_theirs = { $c }: ¿qué carta descarta { $p }?
take = { $c }: ¿qué carta tomas de las que miras?
take_under = { $c }: ¿qué carta tomas de las que están debajo de otras?
play_card = { $c }: ¿qué carta juegas?
name = { $c }: ¿qué carta nombras?
order_top = { $c }: ¿qué carta pones ahora? Van a la parte superior del mazo: la primera queda arriba, y cada una de las demás debajo de la anterior.
order_bottom = { $c }: ¿qué carta pones ahora? Van a la parte inferior del mazo: cada una debajo de la anterior, y la última debajo del todo.
top_or_discard = { $c }: ¿qué carta va adónde, a la parte superior del mazo o al descarte?
top_or_bottom = { $c }: ¿qué carta va adónde, a la parte superior o a la inferior del mazo?

## Efectos de reemplazo

replace = ¿Usas el efecto de { $c } en lugar de lo que le pasaría a { $o }?
replace_player = ¿Usas el efecto de { $c } en lugar de lo que pasaría?
replace_which = Varios efectos podrían reemplazar lo que le pasaría a { $o }: ¿cuál lo hace?

## Cómo se dice «no más»

done_hand = Quedarme con el resto
done_singer = Nadie más
done_second_base = Solo este
done_take = Ninguna otra carta
done_take_under = Ninguna otra carta
done_choose_player = Nadie más
done_discard = Ninguna otra carta
done = Nada más

## Respuestas que son números, con lo que cuentan

count_drops = { $n ->
    [one] 1 gota
   *[other] { $n } gotas
} de tinta
count_heal = retirar { $n } de daño
count_move_damage = mover { $n } de daño

## Lo que oyen los demás

others = { $p_start } está decidiendo.
others_card = { $p_start } está decidiendo sobre { $c }.
