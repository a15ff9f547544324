### El laboratorio: experimentos con mazos.

## Lo que se puede escribir

help_compare = ¿Es un mazo mejor que otro? Los dos juegan contra los mismos rivales con las mismas semillas.
help_swap = ¿Mejora un mazo con otras cartas? `-2 Lantern +2 Hiram Flaversham - Toymaker`.
help_matrix = Todos los mazos contra todos, y lo que vale cada uno contra el campo (por defecto, los mazos de muestra).
help_gauntlet = Un mazo contra cada uno de un campo.
help_cards = Lo que vale cada carta de un mazo: por experimento, junto a las cifras que la gente conoce.
help_openings = ¿Quedársela o cambiarla? Cada carta de la mano inicial, o una mano entera, por experimento.
arg_change = Qué se quita y qué se pone, entre comillas.
meta_change = CAMBIO
opt_against = Los rivales: mazos separados por comas o una carpeta de listas (por defecto, los mazos de muestra).
opt_compare_games = Pares de partidas, repartidos entre los rivales (por defecto 1000).
opt_cell_games = Partidas entre cada dos mazos (por defecto 200).
opt_cards_games = Partidas del mazo, y otra vez sin cada carta (por defecto 1000).
opt_opening_games = Pares de partidas para cada carta, o partidas para cada cosa que hacer con una mano (por defecto 400).
opt_stop = Parar en cuanto se sepa bastante, con miradas planeadas: sprt o spending.
opt_worth = Con --stop sprt: la diferencia en puntos que importaría (por defecto 3).
opt_cluster = Un planificador de dask (tcp://…) o local.
opt_fresh = No aprovechar las partidas guardadas de otras veces.
opt_html = Escribe un informe en una sola página, con JSON y CSV al lado.
opt_hand = Siete cartas del mazo, separadas por puntos y comas.
opt_weights = Con qué frecuencia se encuentra cada mazo, con comas, en el orden de los mazos.
meta_stop = REGLA
meta_cluster = DIRECCIÓN
meta_cards = CARTAS
meta_weights = NÚMEROS

## Lo que está mal

bad_swap = «{ $text }» no es un cambio de mazo: escribe cada vez un signo, un número y una carta, como `-2 Lantern +2 Be Prepared`.
swap_empty = El cambio está vacío: di qué cartas quitas y cuáles pones, como `-2 Lantern +2 Be Prepared`.
swap_too_many = El mazo lleva { $has } de { $card }, así que no se pueden quitar { $wanted }.
swap_nothing = Con este cambio el mazo se queda como está.
bad_stop = --stop es sprt o spending, no «{ $value }».
bad_worth = Lo que importaría es un número de puntos entre 0,1 y 50, no «{ $value }».
worth_alone = --worth va con --stop sprt.
bad_weights = Tiene que haber un número mayor que 0 por cada uno de los { $count } mazos, no «{ $value }».
bad_hand = Una mano inicial tiene { $wanted } cartas, separadas por puntos y comas; aquí hay { $count }.
not_in_deck = El mazo no lleva tantas copias de { $card }.
empty_folder = No hay ninguna lista de mazo en la carpeta «{ $path }».
few_decks = Una matriz necesita al menos dos mazos.
unreachable = Ningún planificador responde en «{ $address }»; arranca uno con `dask scheduler` o quita --cluster.
other_version = Los trabajadores de «{ $address }» tienen otra versión de Tintero; instala esta en todos.
no_dask = Un clúster necesita dask; instálalo con `pip install "tintero[lab]"`.
report_not_writable = El informe no se puede escribir en «{ $path }»: indica un archivo en una carpeta que exista, y no uno que contenga otra cosa.
not_installed = El laboratorio necesita más que jugar; instálalo con `pip install "tintero[lab]"`.

## Lo que ha salido

compare_head = { $first } → { $second }: { $difference } puntos (intervalo del 95 %: de { $low } a { $high })
compare_better = El segundo mazo es mejor.
compare_worse = El segundo mazo es peor.
compare_open = No se ha demostrado ninguna diferencia: está en algún lugar entre { $low } y { $high } puntos.
compare_rates = { $first } gana el { $one } y { $second } el { $other }; { $games ->
    [one] 1 par
   *[other] { $games } pares
} de partidas con las mismas semillas, { $discordant } acabaron de otra forma
compare_ratio = Tan seguro como con { $times } veces más partidas con semillas propias.
compare_identical = Los dos mazos jugaron igual todas las partidas.
compare_sprt = La prueba planeada paró después de { $games } de { $asked } pares: { $verdict }.
verdict_better = mejor
verdict_worse = peor
verdict_alike = ninguna diferencia que importe
verdict_undecided = sin decidir
against = Contra
who_played = Jugado por { $first } contra { $second }, semilla { $seed }; todas las cifras son de estos jugadores.
interrupted = Parado antes de tiempo: las cifras son de las partidas terminadas.
matrix_head = { $decks } mazos, { $games } partidas entre cada dos, semilla { $seed }
matrix_field = Contra el campo (cada mazo tantas veces como se encuentra; contra sí mismo, la mitad):
matrix_cross = La fila contra la columna, en este orden:
matrix_best = El mejor contra cada uno:
best_row = { $deck } pierde sobre todo contra { $best } ({ $rate })
gauntlet_head = { $deck } contra { $count } mazos, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con cada uno
gauntlet_field = Contra todos: { $rate } (de { $low } a { $high })
cards_head = { $deck } gana el { $rate } (de { $low } a { $high }) contra el campo
cards_note = Valor: puntos que pierde el mazo si todas las copias pasan a ser personajes sin texto del mismo coste; q: qué parte de tales hallazgos puede ser azar. Las demás columnas acompañan a la victoria y no tienen por qué ser su causa: las partidas en que se ven más cartas son más largas.
cards_columns = valor;95 %;q;inicial;en mano;no vista;IWD;jugada;tinta
openings_head = { $deck }: lo que se gana quedándose una carta de la mano inicial
openings_note = Puntos que se ganan quedándosela en vez de cambiarla, con las mismas semillas; el resto de la mano se trata como haría el jugador.
openings_columns = quedarse;95 %;q
openings_best = Las mejores para quedarse: { $cards }
openings_none = De ninguna carta se ha demostrado que quedársela ayude.
hand_head = Esta mano, contra el campo:
hand_keep = quedarse con todo
hand_change_all = cambiarlo todo
hand_own = lo que hace { $player }
hand_change = cambiar { $cards }
hand_columns = gana;95 %;frente a quedarse;95 %
written = Escrito: { $path }
