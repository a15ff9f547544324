### Lo que está mal en los datos de cartas, un nombre, un mazo o un formato.

## Datos de cartas

data_none = No hay datos de cartas: ejecuta `tintero cards update`, indica un archivo con --cards o TINTERO_CARDS, o instala tintero[snapshot].
data_not_found = No hay ningún archivo de cartas en { $path }: revisa la ruta.
data_is_folder = { $path } es una carpeta: indica el archivo de cartas que contiene.
data_unreadable = El archivo de cartas { $path } no se puede leer: revisa sus permisos.
data_empty = El archivo de cartas { $path } está vacío: descárgalo de nuevo con `tintero cards update`.
data_too_large = El archivo { $path } pasa de { $most } una vez descomprimido, demasiado para ser de cartas: usa el allCards.json de LorcanaJSON.
data_many_cards = El archivo de cartas { $path } tiene más de { $most } impresiones: usa el allCards.json de LorcanaJSON.
data_broken_archive = El archivo comprimido { $path } está dañado o incompleto: descárgalo de nuevo.
data_zip_without_cards = El archivo comprimido { $path } no contiene allCards.json: usa el que ofrece LorcanaJSON.
data_broken_json = El archivo de cartas { $path } no es JSON válido o está incompleto: descárgalo de nuevo.
data_wrong_shape = El archivo { $path } no es de cartas (necesita `metadata` y una lista `cards`): usa el allCards.json de LorcanaJSON.
data_missing_field = En el archivo de cartas { $path } falta el campo `{ $field }` en { $place }: usa un allCards.json actual de LorcanaJSON.
data_wrong_value = El archivo de cartas { $path } tiene un valor inesperado en { $place }: usa un allCards.json actual de LorcanaJSON.
data_language = El archivo de cartas { $path } está en el idioma «{ $language }»: usa el inglés (en).
data_no_cards = El archivo de cartas { $path } no contiene cartas: usa el allCards.json de LorcanaJSON.
data_incomplete_card = En los datos, a { $card } le falta un valor ({ $part }): usa un allCards.json actual de LorcanaJSON.
data_unknown_ink = En los datos, { $card } tiene una tinta desconocida («{ $ink }»): usa un allCards.json actual de LorcanaJSON.

## Descarga

update_no_network = No se han podido descargar las cartas de { $url }: revisa la conexión; se conservan los datos anteriores.
update_refused = El servidor respondió { $status } a { $url }: inténtalo más tarde; se conservan los datos anteriores.
update_too_slow = La descarga de { $url } no acabó en { $seconds } segundos: inténtalo más tarde; se conservan los datos anteriores.
update_insecure = El servidor lleva de https a { $url }, que no es seguro: se conservan los datos anteriores.
update_few_cards = Los datos de { $url } tienen solo { $count } cartas, menos de { $fewest }: se conservan los datos anteriores.
update_not_writable = No se han podido escribir las cartas en { $path }: revisa los permisos y el espacio libre.

## Nombres

ambiguous_card = «{ $name }» no es un nombre completo; añade la versión: { $names }.
unknown_card = No existe la carta «{ $name }»; los nombres más parecidos son: { $names }.
card_not_here = Ninguna carta de aquí se llama «{ $name }»; quizá quieres decir: { $names }.
card_not_here_nothing_near = Ninguna carta de aquí se llama «{ $name }».
ambiguous_here = «{ $name }» puede ser aquí varias cartas; di cuál: { $names }.
card_of_unknown_type = { $name } es de tipo «{ $type }», que las reglas aún no conocen: no se puede jugar.
unknown_card_nothing_near = No existe la carta «{ $name }» ni ninguna con un nombre parecido.

## Mazos

deck_not_found = No hay ningún archivo de mazo en { $path }: revisa la ruta.
deck_unreadable = El archivo de mazo { $path } no se puede leer: debe ser un archivo de texto con permiso de lectura.
deck_empty = El mazo está vacío: escribe una carta por línea, por ejemplo `4 Nombre - Versión`.
deck_binary = Esto no es una lista de mazo sino datos binarios: da una lista de texto, un código Pixelborn o un enlace que lo contenga.
deck_too_large = Esto es demasiado largo para ser una lista de mazo: el límite son { $limit } caracteres.
deck_too_many_lines = Esto tiene demasiadas líneas para ser una lista de mazo: el límite son { $limit }.
deck_too_many_cards = Esto tiene demasiadas cartas para ser un mazo: el límite son { $limit }.
deck_broken_json = Esto es JSON pero no un mazo: necesita una lista `cards` con nombre y cantidad de cada carta.
deck_unknown = No existe el mazo «{ $name }»: indica un archivo o uno de los de muestra: { $names }.
deck_link_without_cards = El enlace no contiene las cartas del mazo, y los enlaces no se abren: pega la lista o el código.
deck_broken_code = Esto parece un código de mazo pero no se puede descifrar: cópialo de nuevo, entero.
deck_lines = No se ha podido leer el mazo; problemas encontrados: { $count }.
line_no_count = Línea { $line }: «{ $text }» no tiene número de copias.
line_bad_count = Línea { $line }: «{ $text }» debe tener entre 1 y 999 copias.
line_unknown_card = Línea { $line }: «{ $text }» no es una carta conocida.
line_unknown_type = Línea { $line }: «{ $text }» es de un tipo de carta que las reglas aún no conocen.
line_ambiguous_card = Línea { $line }: «{ $text }» no dice qué versión.
line_too_long = Línea { $line }: «{ $text }» es demasiado larga; el límite son 300 caracteres.
line_left_out = Línea { $line }: «{ $text }» no se incluye, porque el juego no tiene banquillo; líneas de cartas omitidas: { $count }.
nearest = Nombres más parecidos: { $names }.
versions = Versiones: { $names }.

## Formatos

unknown_format = No existe el formato «{ $name }»; los formatos son: { $names }.
too_few_cards = El mazo tiene { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}; { $format } exige al menos { $minimum }.
wrong_size = El mazo tiene { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}; { $format } se juega con exactamente { $minimum }.
too_many_inks = El mazo tiene { $count } tintas ({ $inks }); { $format } permite como máximo { $limit }.
exception_not_in_force = { $card } no levanta aquí el límite de tintas, porque no es legal en este mazo sin su propia ayuda.
too_many_copies = { $card }: { $count } copias; se permiten como máximo { $limit }.
banned = { $card } está prohibida en { $format } desde { $date }.
rotated_out = { $card } dejó de ser legal en { $format } el { $date }.
not_legal = { $card } no es legal en { $format }.
not_in_pool = { $card } no está en los datos de cartas en uso.
bad_ink = No existe la tinta «{ $value }»; las tintas son: { $names }.
bad_type = No existe el tipo de carta «{ $value }»; los tipos son: { $names }.
bad_cost = Un coste se escribe 3, =3, <=3 o >=3 (entre comillas), no «{ $value }».
