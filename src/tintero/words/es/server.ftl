### Lo que dice un servidor por la red.

no_table = Esa mesa no existe; puede que se haya borrado.
no_link = Este enlace no lleva a ninguna mesa; pide otro a quien te lo envió.
full = Hay demasiada gente mirando esta mesa; inténtalo más tarde.
foreign = Esta página viene de otro sitio; abre la mesa en su propia dirección.
join_first = El primer mensaje tiene que decir para qué asiento es.
stale = La partida ha avanzado; mira la mesa y elige otra vez.
watching = Estás de espectador; esto solo pueden hacerlo los jugadores.
elsewhere = Estás jugando en otra ventana; sigue allí o vuelve a abrir esta.
not_asked = Ahora tiene que decidir otra persona.
no_next_game = No hay ninguna partida que empezar.
start_is_theirs = El jugador { $player } decide quién empieza la próxima partida.
say_who_starts = Di si empiezas tú la próxima partida.
nobody_to_claim = En ese asiento no hay nadie cuya partida se pueda reclamar.
not_gone = Ese jugador sigue aquí o no lleva fuera el tiempo suficiente.
not_all_gone = Una partida se puede dejar en empate cuando todos los demás llevan fuera el tiempo suficiente.
not_over = Las partidas de esta mesa aún no han terminado.
no_clock = Esta mesa no tiene reloj.
no_offer = Esa propuesta ya no está abierta.
no_card_there = No hay ninguna carta así en tu mano ni en juego.
no_chat = En esta mesa no hay chat.
no_hints = En esta mesa no hay pistas.
nothing_asked = La partida ha terminado; ya no queda nada que decidir.
many_hints = Acabas de pedir varias pistas; espera unos segundos.
review_whose = La partida tiene { $most } jugadores; di las jugadas de quién hay que mirar.
review_running = Ya se está repasando otra partida de esta mesa; espera a que termine.
too_fast = Demasiado de una vez; espera un momento.
too_long = Ese mensaje es demasiado largo.
no_frame = Ese mensaje no se entiende.
no_line = Esta conexión ha terminado; ábrela otra vez.
unknown_bot = No hay ningún jugador llamado «{ $name }»; hay { $names }.
bad_deck = El mazo del jugador { $player } no se puede usar: { $reason }
illegal_deck = El mazo del jugador { $player } no es legal en este formato: { $reason }.
teams_need_four = Para jugar por equipos hacen falta cuatro jugadores.
series_need_two = Las series de varias partidas son para dos jugadores.
too_many_tables = Demasiadas mesas a la vez; espera un minuto.
not_valid = La petición no se puede usar: mira «{ $where }».
not_found = En esta dirección no hay nada.
not_allowed = Esta dirección no admite esa clase de peticiones.
not_done = Eso no ha funcionado; inténtalo otra vez.
no_rule = No existe la regla { $number }; reglas cercanas: { $near }.
no_deck = No hay ningún mazo de ejemplo llamado «{ $name }»; hay { $names }.
large_deck = Aquí un mazo puede tener { $most } cartas como máximo.
unread_deck = El mazo del jugador { $player } tiene cartas que Tintero aún no entiende: { $cards }.
no_ruling = No hay ningún dictamen llamado «{ $name }».
bad_ruling = Esto no es un dictamen que se pueda ejecutar: { $reason }
long_ruling = Un dictamen que se ejecuta aquí puede tener { $most } pasos como máximo.
many_seats = En una mesa hay como mucho { $most } asientos; este dictamen tiene más jugadores.
too_slow = Eso tarda demasiado aquí; prueba con menos, o en tu propio equipo.
busy = Ahora mismo hay demasiadas peticiones de este tipo; vuelve a intentarlo dentro de poco.
no_game = No existe esa partida en esta mesa.
no_step = La partida tiene { $last ->
    [one] 1 decisión
   *[other] { $last } decisiones
}; pide un punto entre ellas.
no_viewpoint = La partida tiene { $most } jugadores; pide uno de ellos, 0 (mirar) o -1 (todo a la vista).
over_there = En ese punto la partida ya ha terminado; sigue desde uno anterior.
wrong_seats = La partida tiene { $count } asientos; di quién se sienta en cada uno, o en ninguno.
report_hidden = El archivo mostraría las cartas ocultas de los demás; podrás tenerlo en cuanto terminen las partidas.
cannot_record = Estos turnos no se pueden guardar como dictamen: { $reason }
long_recording = El dictamen sería demasiado largo para ejecutarlo aquí; guarda menos turnos.
log_head = Mazos: { $decks }. Semilla: { $seed }.
teach_ink = Primero entinta una carta: casi todas pueden ir boca abajo a tu tintero, una por turno, y desde entonces pagan otras. Una buena primera elección es una carta que cuesta más de lo que tendrás durante un tiempo.
teach_play = Ahora juega una carta: agota tanta tinta como cueste. Un personaje que ha entrado en juego este turno aún se está secando y podrá actuar a partir de tu próximo turno.
teach_quest = Ve de aventura con un personaje preparado y seco: agótalo y gana tanto lore como muestre. Quien llega a 20 de lore gana.
teach_challenge = Desafía a un personaje oponente agotado: ambos se infligen a la vez un daño igual a su fuerza, y quien tenga tanto daño como voluntad queda desterrado.
teach_sing = Canta una canción: en vez de pagar su tinta, agota un personaje que cueste al menos lo que pide la canción. El personaje debe estar seco.

## El laboratorio

lab_first_deck = Tu mazo
lab_second_deck = Segundo mazo
lab_first_file = mazo.txt
lab_second_file = segundo.txt
lab_bad_deck = { $deck } no se puede usar: { $reason }
lab_unread_deck = { $deck } tiene cartas que Tintero aún no entiende: { $cards }.
lab_same_decks = Los dos mazos llevan las mismas cartas; elige otro con el que comparar.
lab_nothing_left = Con este cambio no queda ninguna carta en el mazo.
lab_pairs = Aquí se juegan como máximo { $most } pares de partidas; la terminal juega los que quieras (`tintero lab`).
lab_games = Aquí se juegan como máximo { $most } partidas contra cada mazo; la terminal juega las que quieras (`tintero lab`).
lab_yours = Todavía hay un experimento tuyo en marcha; espera a que termine, o detenlo.
lab_full = Ya hay demasiados experimentos esperando; vuelve a intentarlo dentro de unos minutos.
lab_missing = Este servidor no tiene laboratorio; quien lo lleva puede añadirlo con `pip install "tintero[lab]"`.
lab_no_report = No hay ningún informe de este experimento.
no_experiment = Ese experimento ya no está aquí: se guardan durante una hora y se olvidan cuando el servidor vuelve a arrancar.
lab_waiting = { $n ->
    [0] Empieza enseguida.
    [one] Antes va otro experimento.
   *[other] Antes van { $n } experimentos.
}
lab_reading = Leyendo las cartas…
lab_playing = Jugando…
lab_failed = Algo ha fallado en este experimento; vuelve a empezarlo.
lab_stopped = El experimento se ha detenido.
lab_too_long = El experimento tardaba demasiado y se ha detenido.
lab_unmet = { $n ->
    [one] Con un rival no se ha llegado a jugar, y cuenta como igualado.
   *[other] Con { $n } rivales no se ha llegado a jugar, y cuentan como igualados.
}
lab_no_pairs = No se ha terminado ningún par de partidas, así que no hay cifras.
