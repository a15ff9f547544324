### `tintero judge` y `tintero judge new`.

what = Di qué escenarios ejecutar: tintero judge ARCHIVO o CARPETA; o empieza uno: tintero judge new ARCHIVO.
missing = No existe el archivo o la carpeta { $path }: revisa el nombre.
empty = No hay escenarios (*.yaml) en { $path }: empieza uno con tintero judge new { $path }/mi-dictamen.yaml
many = Hay más de { $most } escenarios en { $path }: indica una carpeta más pequeña.
rules = Reglas: { $rules }
turn = Es la fase principal de { $player }.
run = Línea de juego: { $name }
proved = Probado: todo ha salido como dice el archivo.
unproved = Todavía no se prueba nada: aquí no se comprueba nada.
open = Aquí se da por resuelto: { $points }
failed = Falla en la línea { $line }: { $message }
failed_short = línea { $line }: { $message }
summary = { $passed } de { $total } correctos, { $failed } con fallos.
listed = { $count ->
    [one] 1 dictamen; solo con --about se ejecuta.
   *[other] { $count } dictámenes; solo con --about se ejecutan.
}
nothing_about = Ningún dictamen trata de «{ $about }»: nombra una palabra clave, una regla, una carta o un tema, o míralos todos con tintero judge --list.
nothing_like = Ningún dictamen trata de «{ $about }»; los nombres más parecidos son: { $near }.
no_format = La página sobre el formato no forma parte de esta instalación: mira docs/escenarios.md del proyecto.
summary_unproved =
    { $count ->
        [one] Un archivo no comprueba nada: ahí todavía no se prueba nada.
       *[other] { $count } archivos no comprueban nada: ahí todavía no se prueba nada.
    }
html = La página está en { $path }.
html_folder = { $n } páginas escritas; empieza por { $path }
html_not_writable = No se ha podido escribir la página en { $path }: revisa la carpeta y los permisos.
html_is_folder = { $path } es una carpeta: di el archivo de la página, por ejemplo --html { $file }
html_is_ruling = { $path } es uno de los dictámenes que ejecutar: di otro archivo para la página.
new_intro = Un dictamen nuevo: primero la posición, y después la juegas. Intro a secas acaba una lista o toma lo que está entre corchetes; Ctrl-C sale y guarda un borrador.
new_title = ¿Qué demuestra? (una frase){" "}
new_title_other = Lo mismo en inglés [las mismas palabras]{" "}
new_needs_title = Necesita un título, para que se encuentre.
new_topic = Tema: { $topics } [{ $default }]{" "}
new_rules = Reglas de las que trata; otras, o +8.6.1 y -4.6.4 para cambiar la lista [{ $default }]{" "}
new_no_rules = ninguna
new_players = ¿Cuántos jugadores? [2]{" "}
new_zone_play = { $player }, una carta en juego:{" "}
new_zone_hand = { $player }, una carta en la mano:{" "}
new_ink = { $player }, tinta preparada [0]{" "}
new_more = ¿Algo más de { $player }? «lore 12», «descarte CARTA», «mazo CARTA» (la primera queda arriba):{" "}
new_bad_more = «{ $value }» no se entiende: por ejemplo, «lore 12», «descarte Dragon Fire» o «mazo Dragon Fire».
new_state = Estado: agotada, secándose, un número de daño, un alias tras «as» [preparada y sin daño]{" "}
new_bad_state = No se entiende «{ $value }»: por ejemplo «agotada 2 as héroe».
new_which = ¿Cuál? { $names }{" "}
new_no_card = No existe ninguna carta «{ $name }».
new_refused = Eso no puede ser: { $message }.
new_bad_rule = No existe la regla { $rule }.
new_bad_topic = Los temas son: { $topics }.
new_turn = ¿De quién es el turno? [P1]{" "}
new_bad_turn = Escribe { $players }.
new_number = Un número entero de { $low } a { $high }, por favor.
new_file = ¿En qué archivo? [{ $default }]{" "}
new_not_writable = No se puede escribir el archivo { $path }: revisa la carpeta y los permisos.
new_table = Juegas en todos los asientos y ves todas las cartas; cada elección es un paso. comprobar CARTA, comprobar P1, comprobar bolsa o comprobar guarda lo que se cumple ahora; imposible desafiar CARTA CARTA, lo que no se puede; deshacer quita un paso; listo cuando acabes.
new_no_checks = No has guardado ninguna comprobación: se comprueba cómo queda todo al final.
new_written = El dictamen está en { $path }. Así lo cuenta el juez; otra vez: { $command }
new_draft = Lo que hay hasta ahora está en { $path }. Sigue con ello: { $command }
new_left = No se ha escrito nada.
still_open = { $text }; falta responder: { $question }
