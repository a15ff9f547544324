### Lo que el ordenador ha pensado de una jugada, y lo que piensa de una partida ya jugada.

best = { $option }: { $chance } % de ganar.
instead = { $option } en su lugar: { $before } % → { $after } %.
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
slip = Turno { $turn }. { $made }: { $before } % → { $after } %. Mejor: { $better }.
review =
    { $count ->
        [0] Jugador { $player }: { $asked } decisiones, y ninguna salió cara.
        [one] Jugador { $player }: { $asked } decisiones, y una salió cara.
       *[other] Jugador { $player }: { $asked } decisiones, y estas { $count } son las que más costaron.
    }
nothing_to_review = Este jugador no tuvo nada que decidir.
