### Varias cosas en una frase. $sound dice cómo empieza la última: con sonido i, con o, o de otro modo.

and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
or = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}
