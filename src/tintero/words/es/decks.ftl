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

## El informe de un mazo

report_illegal = No es legal en { $format }; problemas encontrados: { $count } (`tintero deck check` dice cuáles).
report_cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: { $inks }
report_inkable = Se pueden entintar: { $count } ({ $share })
report_curve = Cartas por coste; { $mean } de media
report_cost = coste
report_all = todas
report_lore = { -lore-heading }: { $lore } en { $count ->
    [one] 1 personaje
   *[other] { $count } personajes
}, { $mean } cada uno
report_location_lore = { -lore-heading } en localizaciones: { $lore }
report_no_characters = No hay personajes: nadie se va de aventura, desafía ni canta.
report_keywords = Palabras clave: { $words }
report_classifications = Clasificaciones: { $words }
report_ink = Tinta (exacto): probabilidad en % de haber entintado en todos los turnos hasta ese, o en todos menos uno o dos.
report_ink_keep = Sin cambiar la mano inicial; lo que se puede entintar se guarda para eso, así que el mazo no da más.
report_ink_seek = Se cambia toda carta de la mano inicial que no se puede entintar; lo que se puede se guarda para eso, así que el mazo no da más.
report_ink_all = todos los turnos
report_ink_but = { $n ->
    [one] 1 fallo como mucho
   *[other] { $n } fallos como mucho
}
report_turn = turno
report_start_on_the_play = empezando
report_start_on_the_draw = sin empezar
report_copies = Cartas (exacto): probabilidad en % de haber visto al menos una copia de una carta.
report_copies_keep = Sin cambiar la mano inicial.
report_copies_seek = Se cambia la mano inicial entera si la carta no está en ella.
report_copies_of = { $n ->
    [one] 1 copia
   *[other] { $n } copias
}
report_number = { $value }
report_more_than = >{ $value }
report_less_than = <{ $value }
report_songs = Canciones: cuántos personajes pueden cantarlas sin ayuda, y la probabilidad en % de haber visto la canción y a uno de ellos en el turno { $turn }.
report_song = { $card } ({ $cost })
report_singers = la cantan
report_together = { -sing-together } { $total }: { $n ->
    [one] como mínimo, 1 personaje
   *[other] como mínimo, { $n } personajes
}
report_together_never = { -sing-together } { $total }: no bastan todos los personajes
report_shifts = { -shift }: sobre cuántas otras cartas se puede jugar, y la probabilidad en % de haberla visto con una de ellas en el turno { $turn }.
report_pairs_keep = Para esto no se cambia la mano inicial.
report_bases = bases
report_two_bases = necesita dos a la vez
report_times = { $copies } × { $card }
report_removal = Contra los personajes oponentes: { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
report_removal_banish = destierra
report_removal_damage = hace daño
report_removal_hand = devuelve a la mano
report_removal_deck = manda al mazo
report_removal_inkwell = manda al tintero
report_draw = Traen cartas a tu mano: { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
report_draw_draw = roba
report_draw_deck = elige del mazo
report_draw_discard = del descarte
report_draw_under = de debajo de una carta
report_clock = Contra nadie (simulado): { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, semilla { $seed }. El mazo lo juega { $player }; el oponente solo termina sus turnos.
report_clock_interrupted = Detenido antes de acabar las { $asked } partidas: las cifras son de las terminadas.
report_clock_late = { $late } de { $games } partidas no llegaron a { $lore } de { -lore } (se acabó un mazo o pasó el turno { $turn }), así que no hay media.
report_clock_lore = { $lore } de { -lore } en el turno
report_clock_all = todas las partidas
report_mean = media
report_median = mediana
report_interval = intervalo 95 %
report_within = { $low } a { $high }
report_turn_number = turno { $turn }
