### `tintero rules`.

unknown = No existe la regla { $number }; las más cercanas son: { $near }.
nothing = Ninguna regla tiene las palabras «{ $words }»: prueba con menos, o con el número de una regla.
long = Una pregunta al reglamento tiene como máximo { $most } caracteres: usa menos palabras.
chapters = Los capítulos; tintero rules 4 muestra uno de ellos, tintero rules 4.6.4 una regla.
see = Véase también: { $rules }
cards = Cartas: { $cards }
open = Las reglas dejan esto abierto; Tintero tiene un ajuste para ello: { $name }
settled = Las reglas dejan esto abierto; el texto de arriba dice qué hace Tintero.
below = Por debajo
around = Alrededor
rulings = Dictámenes que la prueban
more_rulings = { $count ->
    [one] y 1 más: tintero judge --list --about { $number }
   *[other] y { $count } más: tintero judge --list --about { $number }
}
ruling_cards = Cartas de esos dictámenes: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}(y { $more } más)
}
formerly = En { $documents }, { $number } es { $about }; hoy es { $rules }.
open_points = { $count } puntos que las reglas dejan abiertos: lo que Tintero hace por defecto y lo que cambiaría la otra respuesta.
open_default = Por defecto: { $text }
open_instead = Si no: { $text }
open_number = Por defecto { $value }. { $text }
open_setting = ajuste: { $name }
found = { $count ->
    [one] 1 regla encontrada.
   *[other] { $count } reglas encontradas, primero las mejores.
}

## Capítulos

chapter_1 = Conceptos
chapter_2 = La partida
chapter_3 = El turno
chapter_4 = Acciones de turno
chapter_5 = Cartas
chapter_6 = Habilidades y efectos
chapter_7 = Zonas
chapter_8 = Palabras clave
chapter_9 = Multijugador
chapter_10 = Formatos
