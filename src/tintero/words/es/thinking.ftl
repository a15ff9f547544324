### Lo que el ordenador ha pensado de una jugada, y lo que piensa de una partida ya jugada.

replace = Cambiar { $card }
best = { $option }: { $chance } % de ganar.
instead = { $option } en su lugar: { $before } % → { $after } %.
just_as_good = Igual de bueno: { $options }.
i_lose = Creo que perdería a { $names }.
you_lose = Probablemente perderías a { $names }.
i_spare =
    { $count ->
        [one] Probablemente { $names } seguiría en juego.
       *[other] Probablemente { $names } seguirían en juego.
    }
you_spare =
    { $count ->
        [one] Probablemente { $names } seguiría en juego.
       *[other] Probablemente { $names } seguirían en juego.
    }
i_less_lore =
    Tendría { $amount ->
        [one] un punto menos de lore.
       *[other] unos { $amount } puntos menos de lore.
    }
you_less_lore =
    Tendrías { $amount ->
        [one] un punto menos de lore.
       *[other] unos { $amount } puntos menos de lore.
    }
i_their_lore =
    Mi oponente tendría { $amount ->
        [one] un punto más de lore.
       *[other] unos { $amount } puntos más de lore.
    }
you_their_lore =
    Tu oponente tendría { $amount ->
        [one] un punto más de lore.
       *[other] unos { $amount } puntos más de lore.
    }
slip = Turno { $turn }. { $made }: { $before } % → { $after } %.
slip_better = Mejor: { $better }.
review =
    { $count ->
        [0] { $asked } decisiones, y ninguna salió cara.
        [one] { $asked } decisiones, y una salió cara.
       *[other] { $asked } decisiones, y estas { $count } son las que más costaron.
    }
review_of = Jugador { $player }: { $said }
nothing_to_review = Este jugador no tuvo nada que decidir.
hint = En tu lugar yo elegiría: { $option } ({ $chance } % de ganar).
nothing_else = No había nada más que mereciera pensarlo.
explained = En el turno { $turn } elegí: { $option }.
as_good = { $option } me parecía más o menos igual de bueno.
worse = { $option } me parecía algo peor.
clearly_worse = { $option } me parecía claramente peor.
hand_is_secret = Lo que podría haber hecho con las cartas que no ves, lo cuento al acabar la partida.
does_not_think = Este rival no sopesa sus jugadas, así que no hay nada que explicar: sí lo hacen los niveles desde medium y search:.
nothing_to_explain = Todavía no hay nada que explicar: el ordenador no ha tomado ninguna decisión de peso que puedas ver.

## Looking at a game afterwards

course = Probabilidades, turno a turno: { $first } % { $course } { $last } %
reviewing = Repasando la partida: { $share } % · Ctrl-C: basta
review_stopped = Interrumpido: esto es lo que se había visto hasta entonces.
review_later = La partida no ha acabado: las jugadas del jugador { $player } se pueden repasar cuando acabe.
review_after_game = El repaso viene al acabar la partida; ahora puedes pedir una pista.
bad_think = «{ $value }» no dice cuánto pensar en cada decisión: escribe 100ms, 2s o nodes=200.
bad_player = No hay ningún jugador «{ $value }» en esta partida: escribe un número de { $low } a { $high }.
help_review = Repasar una partida guardada: las jugadas que más costaron, lo que era mejor y cómo fueron las probabilidades.
opt_player = De quién son las jugadas, por número (por defecto, las de la persona; si no, las del jugador 1).
opt_think = Cuánto pensar en cada decisión (por defecto, 100ms); lo que se cuenta en nodes sale siempre igual.
meta_think = 100ms|nodes=200
