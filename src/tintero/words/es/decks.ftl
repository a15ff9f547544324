### Lo que se dice de mazos y cartas en la línea de órdenes.

bad_conversion = Los mazos se pueden escribir como text o pixelborn, no como «{ $value }».
cards_refused = Estas cartas aún no se pueden jugar, porque no se entienden algunas de sus palabras: { $cards }.
card_and_words = { $card } («{ $words }…»)
deck_legal = { $deck }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, legal en { $format }.
deck_illegal = { $deck } no es legal en { $format }; problemas encontrados: { $count }.
deck_not_understood = Cartas que Tintero aún no entiende, con las primeras palabras sin leer: { $count }.
deck_summary = { $deck }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $inks }, { $inkable } se pueden entintar
deck_lines_at_fault = { $deck } no se ha podido leer entero; lo que sigue se refiere al resto. Problemas en sus líneas: { $count }.
deck_note = { $deck }: { $note }
deck_in_no_format = Ningún formato permite { $deck } ({ $problem }); `tintero deck check` lo dice todo.
nothing_on_input = No ha llegado ningún mazo por la entrada estándar: pásale una lista o un código; solo se lee una vez.
fix_written = Lista limpia escrita en { $path }.
fix_alone = -o dice dónde escribe --fix: usa los dos juntos, y sin --json.
fix_not_ours = { $path } ya existe y no es una lista escrita por --fix: indica un archivo nuevo.
fix_not_writable = No se ha podido escribir la lista en { $path }: revisa la carpeta, los permisos y el espacio libre.
deck_curve = Cartas por coste
cards_updated =
    Hay { $count } impresiones de { $version } en:
      { $path }
    SHA-256 de ese archivo:
      { $digest }
inkable = se puede entintar
not_inkable = no se puede entintar
printed_cost = coste { $cost }
printed_strength = fuerza { $value }
printed_willpower = voluntad { $value }
printed_lore = { -lore } { $value }
printed_move_cost = coste de movimiento { $value }
printed_in = Impresa en: { $prints }
legal_in = Legal en: { $formats }
legal_nowhere = No es legal en ningún formato
banned_since = Prohibida en { $format } desde { $date }
card_understood = Tintero entiende todo su texto.
card_not_understood = Tintero aún no la entiende: { $words }
card_in_spanish = En español:
card_meaning = Lo que se ha entendido:
card_rules = Reglas:
cards_found = { $count } de { $all } cartas.
search_columns = Nombre|Tinta|Coste|Tipo|¤/⛉/◊
printed_number = set { $set } n.º { $number }
printed_set = set { $set }
