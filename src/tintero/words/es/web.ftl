### La página en el navegador: el vestíbulo y la mesa.

## El sitio

pages = Páginas
page_lobby = Jugar
page_rules = Reglamento
page_cards = Cartas
page_decks = Mazos
page_first = Primera partida
page_lab = Laboratorio
page_judge = Juez
page_replay = Repetición
legal = Tintero es un programa no oficial hecho por aficionados. No está producido, respaldado ni apoyado por Disney ni por Ravensburger.
settings = Ajustes
language = Idioma
terms = Términos del juego
terms_both = En inglés y español: Ward (Protección)
terms_en = En inglés: Ward
terms_es = En español: Protección
theme = Colores
theme_system = Los de este dispositivo
theme_light = Claros
theme_dark = Oscuros
rendering = La mesa como
rendering_board = Tablero
rendering_list = Lista
shortcuts = Atajos de teclado
shortcuts_help = Los números eligen una respuesta, la barra espaciadora toma la habitual, las flechas van de carta en carta, E termina el turno, U deshace, Q va a la pregunta, H a tu mano, L al registro, A pide una pista y Escape vuelve atrás.
notice_sound = Un sonido cuando te toca
notice_browser = Un aviso del navegador cuando te toca y miras a otra parte
notice_refused = El navegador no deja que esta página muestre avisos; permítelos en sus ajustes para esta dirección.
notice_asked = Te toca.
notice_joined = Ha llegado alguien a la mesa.
close = Cerrar
cancel = Cancelar

## El vestíbulo

lobby = Partida nueva
against = ¿Quién juega?
mode_computer = Contra el ordenador
mode_computer_is = La partida empieza ahora mismo.
mode_friend = Con amigos
mode_friend_is = Cada persona recibe un enlace.
mode_hot = En un solo dispositivo
mode_hot_is = Os lo pasáis; las manos no se ven.
mode_bots = Ver jugar al ordenador
mode_bots_is = Los bots juegan entre sí.
go_computer = Jugar
go_friend = Crear la mesa
go_hot = Jugar
go_bots = Ver la partida
players = Jugadores
seat = Asiento { $n }
who = Quién se sienta aquí
who_you = Tú
who_friend = Un amigo, con un enlace
who_here = Alguien que está aquí
bot_easy = Ordenador, fácil: sensato pero despistado
bot_medium = Ordenador, medio: se lo piensa un momento
bot_hard = Ordenador, difícil: piensa varias jugadas
bot_expert = Ordenador, experto: tarda hasta dos segundos por jugada
bot_greedy = Ordenador: piensa una jugada
bot_random = Ordenador: juega al azar
name = Nombre (si quieres)
deck = Mazo
deck_random = Uno cualquiera de los de muestra
deck_paste = Pegar una lista…
deck_list = Tu lista: en cada línea, un número y una carta
more = Formato, serie, reloj, chat, pistas
format = Formato
format_free = Cualquier mazo
format_core = Core
format_infinity = Infinity
format_packrush = Pack Rush
best_of = Duración
games = { $n ->
    [one] Una partida
   *[other] Al mejor de { $n }
}
teams = Dos equipos de dos
clock = Reloj de ajedrez
clock_minutes = Minutos para cada jugador
clock_more = Segundos más por respuesta
chat_on = Chat
hints_on = Pistas: se puede preguntar qué haría el ordenador
computer_sees = El ordenador no sabe más que quien estuviera en su asiento.
who_starts = La suerte decide quién empieza.
no_server = El servidor no responde; inténtalo otra vez dentro de un momento.
made = La mesa está lista
made_how = Envía a cada amigo su enlace: quien tiene un enlace ocupa ese asiento. Guarda el tuyo para volver más tarde.
link_seat = Enlace del asiento { $n }
link_yours = Tu enlace
link_watch = Enlace para mirar
copy = Copiar
copied = Copiado
sit_down = Sentarme a la mesa
to_lobby = Partida nueva

## La conexión

connecting = Conectando…
unreachable = No se llega a la mesa desde aquí; reintentando…
lost = Se ha perdido la conexión; reintentando…
no_table = Aquí no hay ninguna mesa
play_here = Jugar en esta ventana
title_yours = ● Te toca – Tintero
pass_to = Pasa el dispositivo: { $name }
pass_why = No se muestra nada hasta que diga que lo tiene.
pass_done = Lo tengo: { $name }

## La mesa

table = La mesa
turn = Turno { $n }
watching = Estás mirando
watchers = { $n ->
    [one] 1 mirando
   *[other] { $n } mirando
}
undo = Deshacer
concede = Rendirse
concede_sure = Sí, me rindo
clock_stop = Pedir parar el reloj
clock_go = Pedir que siga el reloj
time_left = Tiempo restante
paused = parado
your_question = Tu pregunta
answers = Respuestas
your_hand = Tu mano
your_characters = Tus personajes
opponent = Oponente: { $name }
log = Registro
log_whole = Mostrar { $n } líneas anteriores
rule = regla
end_turn = Terminar turno
end_not_yours = No es tu turno.
end_answer_first = Antes responde a la pregunta.
end_anyway = Terminar el turno
quests_left = { $n ->
    [one] Un personaje aún puede irse de aventura.
   *[other] { $n } personajes aún pueden irse de aventura.
}
tap_card = { $n ->
    [one] Elige la carta marcada.
   *[other] Elige una carta marcada.
}
only_end = No puedes hacer nada más en este turno: termínalo.
hand_which = ¿Qué cartas de tu mano inicial cambias? Márcalas; te quedas con el resto.
hand_keep = Quedarme con toda la mano
hand_replace = { $n ->
    [one] Cambiar 1 carta
   *[other] Cambiar { $n } cartas
}
same_yes = Sí, las { $n } veces
same_no = No, las { $n } veces
all_options = Las { $n } respuestas
fewer = Menos respuestas
back = Atrás
needs_target = { $what }…
choose_card = Elegir { $name }
game_over = La partida ha terminado.
their_turn = De quién es el turno
out = fuera de la partida
not_here = no está
hand = Mano
pile_deck = Mazo
discard = Descarte
discard_of = Descarte: { $name }
looked_at = Lo que miras en el mazo
deck_known = Conocidas del mazo
deck_known_of = Cartas conocidas del mazo, de arriba abajo: { $name }
hand_seen = Cartas de esta mano que se conocen
hand_empty = No tienes cartas en la mano.
in_play = { $n ->
    [one] 1 carta en juego
   *[other] { $n } cartas en juego
}
nothing_in_play = Nada en juego.
pile_empty = Aquí no hay cartas.
facedown = boca abajo
zone_character = Personajes
zone_item = Objetos
zone_location = Localizaciones
resolving = Se está resolviendo
bag = Bolsa
effects = Efectos que duran

## Cartas

card = Carta
card_hint = Elige una carta para leerla, ver qué puede hacer y por qué no puede hacer lo demás.
card_panel = Carta: { $name }
read = Leer { $name }
close_card = Cerrar la carta
strength = fuerza
willpower = voluntad
lore = Lore
ink = Tinta
ink_drops = Gotas de tinta
ink_amber = { -amber }
ink_amethyst = { -amethyst }
ink_emerald = { -emerald }
ink_ruby = { -ruby }
ink_sapphire = { -sapphire }
ink_steel = { -steel }
inkable = se puede entintar
not_inkable = no se puede entintar
not_inkable_short = no entintable
said_cost = coste { $n }
said_to_pay = ahora se pagan { $n } de tinta
said_move_cost = coste de movimiento { $n }
said_strength = fuerza { $n }
said_willpower = voluntad { $n }
said_lore = lore { $n }
said_damage = daño { $n }
said_at = en { $name }
said_under = { $n ->
    [one] 1 carta debajo
   *[other] { $n } cartas debajo
}
said_can = Puede: { $what }
exerted = agotada
ready = preparada
drying = secándose
target = objetivo
selected = elegida
given = se lo da otra carta
under = Cartas debajo
modifiers = Lo que la cambia
why_not = Por qué no
symbol_exert = agotar
symbol_ink = tinta
symbol_strength = fuerza
symbol_willpower = voluntad
symbol_lore = lore
symbol_inkwell = entintable
verb_ink = Entintar
verb_play = Jugar
verb_sing = Cantar
verb_sing_together = { -sing-together }
verb_shift = { -shift }
verb_use = Usar
verb_quest = Aventura
verb_challenge = Desafiar
verb_move = Mover
verb_card = Elegir
verb_top = Arriba
verb_bottom = Abajo
verb_trigger = Resolver
verb_effect = Aplicar
preview_short = hace { $deals }, recibe { $takes }
preview = Hace { $deals } de daño y recibe { $takes }.
preview_banishes = La carta desafiada queda desterrada.
preview_is_banished = La que desafía queda desterrada.
preview_seen = Hasta donde se ve.

## Los demás, y el final

gone = Se ha ido: { $name }.
claim_in = Podrás reclamar la partida en { $time }.
claim_win = Reclamar la partida
claim_draw = Dejarlo en empate
claim_bot = Que siga el ordenador
offers = { $name } propone: { $what }
offered = Has propuesto: { $what }. Falta que los demás acepten.
offer_undo = deshacer la última elección
offer_rematch = jugar otra vez
offer_pause = parar el reloj
offer_go_on = que siga el reloj
agree = Aceptar
refuse = Rechazar
chat = Chat
chat_write = Escribir a la mesa
chat_send = Enviar
drawn = No gana nadie
you_win = ¡Has ganado!
wins = { $n ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
}
reason_lore = Se ha reunido lore suficiente.
reason_last_player = No queda nadie más en la partida.
reason_turn_limit = Se han acabado los turnos.
reason_endless_loop = La partida no acabaría nunca.
reason_agreed = La partida se dejó en empate.
series = Al mejor de { $n }:
rematch = Revancha
next_game = Siguiente partida
next_first = Siguiente partida: empiezo yo
next_second = Siguiente partida: empieza el otro
next_theirs = Decide quién empieza la próxima partida: { $name }.

## Reglamento, cartas y mazos

loading = Un momento…
search = Buscar
any = Cualquiera
as_table = En una tabla
download = Descargar
copy_by_hand = El navegador no deja copiar; selecciona el texto y cópialo.
rules_ask = Pregunta por las reglas o escribe un número
rules_ask_like = ¿Puede cantar un personaje que se está secando?
rules_about = Las reglas en nuestras palabras, tal como las juega este programa.
rules_found = { $n ->
    [one] Una regla para «{ $q }».
   *[other] { $n } reglas para «{ $q }».
}
rules_all = Todo el reglamento
trail = Dónde está
rule_numbered = Regla { $number }
rule_in_book = En el reglamento
rule_see = Véase también
rule_open = Las reglas dejan aquí un punto abierto.
rule_settled = Las reglas no lo decían; el texto dice cómo se juega aquí.
rule_turn = Reglas contiguas
rule_before = , la regla anterior
rule_after = La regla siguiente:{" "}
open_points = Lo que las reglas dejan abierto
open_about = Donde las reglas no dicen qué ocurre, el programa tiene que decidir. La respuesta que toma está señalada; la terminal y el juez pueden tomar otra.
open_taken = La que se toma aquí
older_also = { $number } en documentos anteriores
older_only = { $number } es un número de documentos anteriores
older_now = Hoy:
older_gone = Ya no está en las reglas.
rulings_with = { $n ->
    [one] Un dictamen
   *[other] { $n } dictámenes
}
cards_with = { $n ->
    [one] Una carta
   *[other] { $n } cartas
}
cards_found = { $n ->
    [one] Se ha encontrado una carta.
   *[other] Se han encontrado { $n } cartas.
}
cards_n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
filters = { $n ->
    [0] Filtros
   *[other] Filtros ({ $n } en uso)
}
filters_clear = Quitar todos los filtros
filter_name = Nombre
filter_text = Palabras del texto
filter_ink = Tinta
filter_cost = Coste
filter_type = Tipo
filter_classification = Clasificación
filter_keyword = Palabra clave
filter_set = Colección
filter_format = Legal en
filter_inkable = Tintero
cost_most = { $n } o menos
cost_least = { $n } o más
move_cost = coste de movimiento
pager = Páginas de resultados
page_of = Página { $n } de { $of }
page_before = Anterior
page_after = Siguiente
card_text = Texto
card_english = Como está impreso
card_spanish = En nuestro español
card_no_text = Esta carta no tiene texto.
card_no_spanish = Aún no está en español: no se ha entendido entera.
legality = Legalidad
legal_yes = legal
legal_no = no es legal
legal_until = legal hasta el { $date }
legal_banned = prohibida desde el { $date }
legal_reasons = { $n ->
    [one] no es legal, por un motivo
   *[other] no es legal, por { $n } motivos
}
copies_most = { $n ->
    [one] Como mucho una copia por mazo.
   *[other] Como mucho { $n } copias por mazo.
}
copies_free = Tantas copias por mazo como quieras.
printings = Impresiones
printed_in = Colección { $set }, n.º { $number }
understood = Lo que se ha entendido
understood_all = Se han entendido todas las frases de esta carta; se puede jugar.
understood_nothing = No tiene habilidades; se puede jugar.
understood_not = Estas palabras no se han entendido, así que la carta aún no se puede jugar:
understood_tree = En forma de árbol
card_rules = Reglas de esta carta
decks_mine = Tus mazos
decks_none = Todavía ninguno. Se guardan en este navegador y en ningún otro sitio.
decks_samples = Mazos de muestra
deck_build = Crear un mazo
deck_new_name = Mazo nuevo
deck_import = Importar un mazo
deck_name = Nombre del mazo
deck_rename = Cambiar el nombre
deck_delete = Borrar
deck_delete_sure = Sí, borrar este mazo
deck_gone = Ese mazo no está aquí
deck_gone_why = Los mazos se guardan en el navegador en el que se crearon. Pide un enlace o un archivo e impórtalo.
deck_not_kept = Este navegador no ha podido guardar el mazo; descárgalo para no perderlo.
deck_empty = Todavía no hay cartas: búscalas y añádelas con +.
deck_add = Añadir cartas
deck_add_more = Se ven las { $n } primeras; afina la búsqueda para ver otras.
deck_play = Jugar con este mazo
deck_take = Copiar a tus mazos
deck_made_of = De qué está hecho
deck_inkable = Pueden ir al tintero
deck_unread = Estas cartas aún no se pueden jugar:
more_of = Una más: { $name }
fewer_of = Una menos: { $name }
copies_of = { $n ->
    [one] 1 copia de { $name }
   *[other] { $n } copias de { $name }
}
curve = Curva de coste
curve_at = { $n ->
    [one] coste { $cost }, 1 carta
   *[other] coste { $cost }, { $n } cartas
}
import_paste = Pega tu mazo
import_kinds = Una lista, una tabla, JSON, un código o un enlace que lo contenga.
import_read = Leerlo
import_keep = { $n ->
    [one] Guardar la carta que se ha entendido
   *[other] Guardar las { $n } cartas que se han entendido
}
import_file = O desde un archivo
import_faults = { $n ->
    [one] No se ha podido leer una línea
   *[other] No se han podido leer { $n } líneas
}
import_meant = Quería decir { $card }
export = Exportar
export_as = Como
export_text = Lista de cartas
export_pixelborn = Código de Pixelborn
copy_deck_link = Copiar un enlace a este mazo

report = Informar de un problema
report_is = Se crea un archivo con la semilla, los mazos, todas las decisiones, las versiones y el nombre de tu navegador, para que alguien pueda ver otra vez la misma posición. No incluye el chat ni ningún enlace.
report_make = Descargar el archivo
report_done = El archivo se ha descargado; envíalo con unas palabras sobre lo que ha fallado.
hint = Pista
hint_thinking = Pensándolo…
hint_title = Qué haría el ordenador en tu lugar
hint_here = aquí

## Pasos: de un dictamen, de una repetición

steps = Pasos
step_first = Al principio
step_back = Un paso atrás
step_on = Un paso adelante
step_last = Al final
step_slider = Paso
step_of = Paso { $n } de { $last }
seat_player = Jugador { $n }
link_here = Enlace a este paso
play_as = Quién juega
play_as_seat = Tú eres { $name } y el ordenador juega lo demás
play_as_all = Todos los lados, en este dispositivo

## El juez

judge = Juez
judge_is = El motor juega cada dictamen cuando se abre: míralo paso a paso, con las reglas al lado.
rulings = Buscar dictámenes
rulings_words = Palabras
rulings_topic = Tema
rulings_all = Todos los temas
rulings_rule = Regla
rulings_found = { $n ->
    [0] Ningún dictamen. Prueba con menos palabras.
    [one] 1 dictamen
   *[other] { $n } dictámenes
}
rulings_more = Mostrar más
rulings_back = Todos los dictámenes
ruling_ok = ✓ se cumple
ruling_not_ok = ✗ no se cumple
ruling_run = Variante
ruling_step = Este paso
ruling_position = La posición al principio
ruling_checked = Lo que debe ser cierto
ruling_happened = Lo que ha pasado
ruling_rules = Reglas:
ruling_rules_of = { $n ->
    [one] 1 regla que muestra
   *[other] { $n } reglas que muestra
}
ruling_about = Sobre este dictamen
ruling_open = Donde las reglas lo dejan abierto: { $name } = { $value }
ruling_file = El archivo
ruling_open_table = Jugar desde esta posición
ruling_own = Ejecutar un dictamen tuyo
ruling_own_text = El texto del dictamen
ruling_own_run = Ejecutarlo
record = Guardar como dictamen
record_is = Los turnos de esta partida se convierten en un archivo para el juez, que los juega paso a paso. El archivo dice qué hay en cada mano y en cada mazo.
record_title = Pregunta o título (si quieres)
record_title_like = ¿Quién queda desterrado primero?
record_first = Desde el turno
record_last = Hasta el turno
record_do = Guardar
record_show = Verlo de todos modos
ruling_own_cut = Este enlace está cortado o dañado; pídelo otra vez o pega el texto del dictamen.
fact_ok = cierto:
fact_no = no es cierto:
fact_unseen = no se ha mirado:

## Repeticiones

replay = Repetición
replay_is = Abre una partida guardada (.tintero.json), o llega a una repetición desde una mesa cuya partida ha terminado.
replay_game = Partida
replay_open = Abrir un archivo…
replay_turn = Turno
replay_before = Antes del primer turno
replay_play = Reproducir
replay_pause = Pausa
replay_speed = Velocidad
replay_rate = { $n ->
    [one] 1 paso por segundo
   *[other] { $n } pasos por segundo
}
replay_side = Visto por
replay_all = Todo a la vista
replay_watching = Espectadores
replay_fork = Seguir jugando desde aquí
replay_file = Descargar el archivo
replay_text = Descargar como texto

## La primera partida

first = Primera partida
first_is = Una partida corta contra el ordenador en una mesa de verdad. Se te dice qué hacer y por qué, cada cosa a su tiempo:
first_ink = Entintar: convertir cartas en lo que paga las demás.
first_play = Jugar: poner personajes en juego.
first_quest = Irse de aventura: ganar lore; quien llega a 20 gana.
first_challenge = Desafiar: luchar con los personajes de tu oponente.
first_sing = Cantar: jugar una canción sin pagarla.
first_hint = Dura unos cinco minutos. Lo que hay que usar lleva una estrella; después puedes seguir jugando como quieras.
first_begin = Empezar
guide_done = Quédate con esta mano: elige la respuesta con la estrella.
guide_ink = Pon { $card } en tu tintero.
guide_play = Juega { $card }.
guide_quest = Envía de aventura a { $card }.
guide_challenge = Desafía con { $card }: elige a { $target } como objetivo.
guide_sing = Canta { $card } con { $target }.
guide_end = Termina tu turno.
guide_otherwise = En una partida se puede, pero aquí lo siguiente es lo que lleva la estrella.
guide_waits = Está jugando el ordenador.
guide_free = Seguir jugando a mi aire
guide_learnt = Ya has visto todo lo que se hace en un turno. La partida sigue: juégala hasta el final si quieres.
guide_lost = La partida ha ido por otro camino. Sigue jugando a tu aire o empieza otra vez.
guide_again = Empezar otra vez

## El ordenador repasa una partida

review = Repasar la partida
review_whose = Jugadas de
review_going = Repasando la partida…
review_course = Probabilidad de ganar, decisión a decisión
review_course_is = Del { $first } % en la primera decisión al { $last } % en la última; entre el { $lowest } % y el { $highest } % por el camino.
review_table = En una tabla
review_step = Paso
review_chance = Probabilidad de ganar
review_slips = Las jugadas que más costaron
review_better = Mejor: { $better }.

## El laboratorio

lab = Laboratorio
lab_is = El ordenador juega muchas partidas con tu mazo y dice qué ha salido y con qué seguridad.
lab_last = Tu último experimento
lab_ask = ¿Qué quieres saber?
lab_swap = ¿Es mejor con otras cartas?
lab_swap_is = El mazo tal como es y tal como sería juegan las mismas partidas.
lab_compare = ¿Cuál de dos mazos es mejor?
lab_compare_is = Los dos juegan contra los mismos rivales, con las cartas barajadas igual.
lab_gauntlet = ¿Qué tal le va contra los demás?
lab_gauntlet_is = Juega contra cada uno de los mazos de ejemplo.
lab_deck = Tu mazo
lab_second = Segundo mazo
lab_change = Lo que cambia
lab_change_is = − con las cartas que salen, + con las que entran.
lab_games = Cuántas partidas
lab_pairs_n = { $n ->
    [one] 1 par de partidas
   *[other] { $n } pares de partidas
}
lab_each_n = { $n ->
    [one] 1 partida contra cada mazo
   *[other] { $n } partidas contra cada mazo
}
lab_games_is = Con más partidas se tarda más y la respuesta es más segura.
lab_players = Los rivales son los mazos de ejemplo; el ordenador juega por los dos lados y piensa una jugada por delante.
lab_start = Empezar
lab_progress = Progreso
lab_done_of = { $done } de { $wanted } partidas
lab_left_seconds = quedan unos { $n } s
lab_left_minutes = quedan unos { $n } min
lab_part_done = Se ha jugado el { $n } % de las partidas.
lab_stop = Detener
lab_stopping = Deteniendo…
lab_again = Otro experimento
lab_result = Resultado
lab_report = Abrir el informe completo
lab_report_tab = {" "}(en otra pestaña)
lab_report_coming = Se está escribiendo el informe completo…
lab_opponents = Rival por rival
lab_opponent = Contra
lab_difference = Diferencia
lab_interval = Intervalo del 95 %
lab_span = { $low } … { $high }
lab_wins = Gana
lab_wins_first = Gana el primero
lab_wins_second = Gana el segundo
lab_pairs = Pares
lab_games_played = Partidas
lab_points = Diferencias en puntos porcentuales: por encima de 0 le va mejor al segundo mazo.
