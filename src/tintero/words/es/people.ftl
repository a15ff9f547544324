### De quién habla una frase. $kind es player, computer, computer_n o named; $is es you (quien lee) u other.

name = { $is ->
    [you] tú
   *[other] { $kind ->
        [computer] el ordenador
        [computer_n] el ordenador { $number }
        [named] { $name }
       *[player] el jugador { $number }
    }
}
of = { $is ->
    [you] de ti
   *[other] { $kind ->
        [computer] del ordenador
        [computer_n] del ordenador { $number }
        [named] de { $name }
       *[player] del jugador { $number }
    }
}
to = { $is ->
    [you] a ti
   *[other] { $kind ->
        [computer] al ordenador
        [computer_n] al ordenador { $number }
        [named] a { $name }
       *[player] al jugador { $number }
    }
}
# El encabezamiento de lo que es de alguien
label = { $is ->
    [you] Tú
   *[other] { $kind ->
        [computer] Ordenador
        [computer_n] Ordenador { $number }
        [named] { $name }
       *[player] Jugador { $number }
    }
}
