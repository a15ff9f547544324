### Las páginas de ayuda: qué hace cada orden (por su nombre), opciones (opt_), argumentos (arg_) y cómo se llaman sus valores (meta_).

usage = Uso:
options_piece = {"["}opciones]
command_piece = orden …
commands = Órdenes
arguments = Argumentos
options = Opciones
help = Muestra esta ayuda.
app = Disney Lorcana, leído del texto de las cartas y jugado según las reglas (no oficial).
play = Juega una partida aquí; sin terminal, muestra una entre dos bots.
watch = Muestra una partida entera entre bots, con su registro.
replay = Muestra de nuevo una partida guardada.
simulate = Juega muchas partidas entre dos mazos y da las cifras.
bench = Mide la velocidad del motor.
deck = Revisa, muestra, analiza y convierte mazos.
deck_check = Dice todo lo que está mal en un mazo para un formato; código de salida 1 si hay algo.
deck_show = Muestra las cartas, las tintas y los costes de un mazo.
deck_report = Cuenta de un mazo lo que conviene saber antes de jugarlo: costes, probabilidades de tinta y de cartas, cantantes, bases, eliminación y rapidez.
deck_convert = Escribe un mazo como lista de texto o como código Pixelborn.
fuzz = Juega partidas al azar con cada carta que se entiende hasta que todas sus habilidades hayan actuado.
cards = Descarga los datos de cartas; muestra, busca y cuenta lo que se entiende.
cards_update = Descarga los datos de cartas más nuevos de LorcanaJSON.
cards_show = Muestra lo que está impreso en una carta y lo que se ha entendido.
cards_search = Lista las cartas que cumplen todos los filtros.
cards_generality = Cómo lee la gramática los sets que no ha visto, y lo generales que son sus líneas.
cards_coverage = Cuánto se entiende de las cartas: cuatro cifras, y lo que falta.
opt_version = Muestra la versión.
opt_lang = Idioma: es o en; si no, el del entorno.
opt_cards = Archivo de datos de cartas (LorcanaJSON).
opt_deck = Tu mazo: el nombre de uno de muestra, un archivo, un código, o - para la entrada estándar.
opt_against = El mazo de los oponentes.
opt_seed = Un número entero; la misma semilla da la misma partida.
opt_save = Guarda la partida en este archivo.
opt_players = Quién juega cada mazo, separados por comas: greedy (por defecto), foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, o una clase tuya (mis_bots.py:Aventurero, paquete.modulo:Clase).
opt_delay = Segundos de pausa después de cada línea.
opt_games = Número de partidas (por defecto 1000).
opt_jobs = Número de procesos (por defecto 1).
opt_json = Escribe JSON.
opt_format = Formato: core (por defecto), infinity, sealed, draft o packrush.
opt_to = text (por defecto) o pixelborn.
opt_mulligan = Da las probabilidades de quien cambia la mano inicial por lo que busca, no de quien se la queda.
opt_clock_games = Número de partidas contra nadie (por defecto, 200); 0 para ninguna.
opt_lines = Lista las líneas de la gramática que sirven a una carta, a un set o a ninguna, y las dobles o largas.
opt_missing = Lista los textos sin leer por las primeras palabras no leídas.
opt_set = Solo las cartas de este set.
opt_ink = Tinta de la carta.
opt_cost = Coste: 3, '=3', '<=3' o '>=3'.
opt_type = personaje, acción, canción, objeto o localización.
opt_classification = Una clasificación, como Hero.
opt_keyword = Una palabra clave, como Evasivo.
opt_text = Palabras del texto impreso, en orden.
opt_legal = Legal en este formato.
opt_understood = Solo cartas que se entienden.
opt_not_understood = Solo cartas que no se entienden.
opt_scope = all (por defecto) o el número de un set.
opt_fuzz_games = Número de partidas (por defecto 500).
opt_until_all = Sigue hasta que actúen todas las habilidades, o pase mucho sin nada nuevo.
opt_targets = Repite una partida sobre estas cartas (nombres separados por ;), con todas las pruebas.
opt_data = Archivo de datos de cartas (LorcanaJSON).
arg_search = Palabras del nombre.
arg_decks = Mazos: nombres de los de muestra, archivos, códigos, o - para la entrada estándar.
arg_deck = El nombre de uno de muestra, un archivo, un código, un enlace que lo contenga, o - para la entrada estándar.
opt_fix = Escribe una lista limpia de lo que se ha entendido; lo demás va a la salida de errores.
opt_fix_output = Dónde escribe --fix: un archivo nuevo, o uno que ya escribió.
arg_save = Una partida guardada.
arg_name = El nombre completo de una carta.
meta_lang = es|en
meta_file = ARCHIVO
meta_deck = MAZO
meta_decks = MAZO MAZO
meta_decks_optional = {"["}MAZO …]
meta_number = NÚMERO
meta_seats = 2..4
meta_seconds = SEGUNDOS
meta_players = BOT,BOT
meta_format = FORMATO
meta_to = text|pixelborn
meta_scope = all|SET
meta_set = SET
meta_text = TEXTO
meta_search = {"["}TEXTO …]
meta_cost = COSTE
meta_names = NOMBRES
meta_name = NOMBRE
judge = Ejecuta dictámenes: archivos de escenario o carpetas con ellos. «tintero judge new ARCHIVO» ayuda a escribir uno; «tintero judge format» cuenta todo lo que pueden decir.
rules = El reglamento: por número, por palabra clave o por palabras.
arg_scenarios = Archivos de escenario, o carpetas con ellos; o «new» y el archivo que escribir; o «format».
arg_rule = Un número como 4.6.4, una palabra clave o palabras.
meta_scenarios = ARCHIVO|CARPETA …
meta_rule = {"["}REGLA]
meta_words = PALABRAS
opt_quiet = Escribe solo lo que ha fallado o no prueba nada.
opt_explain = Muestra el texto de las reglas del dictamen y de las que cita cada paso.
opt_html = Escribe una página para el navegador, en un solo archivo; en una carpeta, una por dictamen y un índice.
opt_about = Ejecuta los dictámenes que trae Tintero sobre una palabra clave, una regla, una carta o un tema.
opt_list = Enumera por título los dictámenes que trae Tintero en vez de ejecutarlos; con --about, solo esos.
meta_about = QUÉ
opt_open = Enumera lo que las reglas dejan abierto: lo habitual, las alternativas y lo que cambia cada una.
opt_search = Busca en el texto de todas las reglas.
opt_terms = Palabras clave y lore: en (como están impresos), es (en español) o both (los dos; por defecto).
meta_terms = en|es|both

## Jugadores y torneos

tournament = Todos contra todos: cada mazo con cada jugador.
opt_rivals = Quién juega contra ti, separados por comas: easy, medium (por defecto), hard, expert, greedy, random, search:100ms, human, o una clase tuya (mis_bots.py:Aventurero).
opt_entrants = Los jugadores, separados por comas: greedy (por defecto), foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, o clases tuyas (mis_bots.py:Aventurero).
opt_pair_games = Número de partidas por cada pareja (por defecto 100).

## La arena

arena = Cuál de dos jugadores es más fuerte: parejas de partidas en las que solo ellos cambian de sitio.
arg_two_players = Los dos jugadores: greedy, foresight, random, easy, medium, hard, expert, search:100ms, search:nodes=500, o clases tuyas (mis_bots.py:Aventurero).
meta_two_players = JUGADOR JUGADOR
opt_pairs = Cuántas parejas de partidas, como mucho (normalmente 100).
opt_sprt = Parar en cuanto esté claro: ¿el primer jugador es más fuerte en la segunda cifra de Elo y no en la primera?
meta_sprt = 0,20
opt_arena_deck = El mazo con el que juegan los dos; si no se dice nada, los de muestra por turno.
opt_arena_against = El segundo mazo, si no es el mismo; los dos jugadores juegan con los dos.

## The ladder

ladder = Cómo de fuerte es cada uno de varios jugadores: todos juegan contra todos y se clasifican juntos.
arg_ladder = Los jugadores (por defecto: random easy greedy search:nodes=50 search:nodes=200); o clases tuyas (my_bots.py:Quester).
meta_ladder = {"["}JUGADOR …]
opt_ladder_pairs = Cuántos pares de partidas entre cada dos (por defecto, 30); los mazos de muestra se turnan, cada uno contra sí mismo.

## The lab

lab = Experimentos: ¿mejora un mazo con otras cartas?, ¿qué mazo para este campo?, ¿cuánto vale una carta?
lab_tune = Buscar jugando mejores pesos para el jugador greedy y probarlos contra los que están en uso.
opt_rounds = Cuántas rondas (por defecto, 50).
opt_round_pairs = Cuántos pares de partidas en cada ronda (por defecto, 30); la prueba del final tiene cuatro veces más.
cards_proof = Qué comprobación demuestra el texto de una carta, o de todas; código de salida 1 si alguna falla.
cards_mutate = Estropea a propósito el significado de los textos y cuenta lo que notan las comprobaciones.
opt_unproven = Enumera los textos que ninguna comprobación demuestra.
opt_sample = Número de significados estropeados (500 si no se dice).
