"""Every sentence of the command line, in English and in Spanish. Rules, events and reasons are in the rulebook."""

from __future__ import annotations

from typing import Final

from tintero.cli.texts_cards import CARD_SENTENCES
from tintero.cli.texts_help import HELP
from tintero.cli.texts_judge import JUDGE
from tintero.cli.texts_table import TABLE
from tintero.edges.plain_text import one_line

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    # ---- errors of the command line ------------------------------------------------------------------------------
    "unexpected": (
        "Something went wrong inside Tintero ({error}): please report it with this command and its seed: {command}",
        "Algo ha fallado dentro de Tintero ({error}): avísanos, por favor, con esta orden y su semilla: {command}",
    ),
    "file_trouble": (
        "The file {path} cannot be used: check that it exists and that you may read and write it.",
        "El archivo {path} no se puede usar: revisa que exista y que puedas leerlo y escribirlo.",
    ),
    "output_trouble": (
        "The output could not be written: check the space left.",
        "No se ha podido escribir la salida: revisa el espacio libre.",
    ),
    "bad_language": (
        "Tintero speaks English (en) and Spanish (es), not “{value}”.",
        "Tintero habla español (es) e inglés (en), no «{value}».",
    ),
    "no_such_command": (
        "There is no command “{name}”; the commands are: {names}.",
        "No existe la orden «{name}»; las órdenes son: {names}.",
    ),
    "no_such_option": (
        "“{command}” has no option {option}; see `{command} --help`.",
        "«{command}» no tiene la opción {option}; mira `{command} --help`.",
    ),
    "missing_argument": (
        "“{command}” needs {name}; see `{command} --help`.",
        "«{command}» necesita {name}; mira `{command} --help`.",
    ),
    "bad_option_usage": (
        "The option {option} lacks its value, or takes none; see --help.",
        "A la opción {option} le falta su valor, o no lleva ninguno; mira --help.",
    ),
    "bad_usage": (
        "“{command}” cannot be used like that; see `{command} --help`.",
        "«{command}» no se usa así; mira `{command} --help`.",
    ),
    "bad_seed": (
        "The seed must be a whole number, not “{value}”.",
        "La semilla debe ser un número entero, no «{value}».",
    ),
    "line_too_long": (
        "That line has more than {most} characters: type a shorter one.",
        "Esa línea tiene más de {most} caracteres: escribe una más corta.",
    ),
    "bad_seats": (
        "A game has between {low} and {high} players, not “{value}”.",
        "Una partida tiene entre {low} y {high} jugadores, no «{value}».",
    ),
    "bad_games": (
        "The number of games must be between {low} and {high}, not “{value}”.",
        "El número de partidas debe estar entre {low} y {high}, no «{value}».",
    ),
    "bad_jobs": (
        "The number of processes must be between {low} and {high}, not “{value}”.",
        "El número de procesos debe estar entre {low} y {high}, no «{value}».",
    ),
    "bad_delay": (
        "The delay must be a number of seconds between 0 and 60, not “{value}”.",
        "La pausa debe ser un número de segundos entre 0 y 60, no «{value}».",
    ),
    "bad_conversion": (
        "Decks can be written as text or pixelborn, not as “{value}”.",
        "Los mazos se pueden escribir como text o pixelborn, no como «{value}».",
    ),
    "unknown_player": (
        "There is no player “{name}”; the players are: {names}.",
        "No existe el jugador «{name}»; los jugadores son: {names}.",
    ),
    "players_count": (
        "{count} players were named for {seats} decks: name one for each, or one for all.",
        "Has nombrado {count} jugadores para {seats} mazos: nombra uno por mazo, o uno para todos.",
    ),
    "two_decks": (
        "A simulation needs exactly two decks, not {count}.",
        "Una simulación necesita exactamente dos mazos, no {count}.",
    ),
    "too_many_decks": (
        "A game has at most {most} players, and {count} decks were named.",
        "Una partida tiene como máximo {most} jugadores, y has nombrado {count} mazos.",
    ),
    "resume_alone": (
        "A resumed game already has its decks, players and seed: use --resume without those options.",
        "Una partida guardada ya tiene sus mazos, jugadores y semilla: usa --resume sin esas opciones.",
    ),
    "cards_refused": (
        "These cards cannot be played yet, because some of their words are not understood: {cards}.",
        "Estas cartas aún no se pueden jugar, porque no se entienden algunas de sus palabras: {cards}.",
    ),
    "card_and_words": ("{card} (“{words}…”)", "{card} («{words}…»)"),
    "and_more": ("and {count} more", "y {count} más"),
    # ---- saved games -----------------------------------------------------------------------------------------------
    "save_not_found": (
        "There is no saved game at {path}: check the path.",
        "No hay ninguna partida guardada en {path}: revisa la ruta.",
    ),
    "save_unreadable": (
        "The saved game {path} cannot be read: check its permissions.",
        "La partida guardada {path} no se puede leer: revisa sus permisos.",
    ),
    "save_empty": ("The saved game {path} is empty.", "La partida guardada {path} está vacía."),
    "save_not_a_game": ("The file {path} is not a saved game.", "El archivo {path} no es una partida guardada."),
    "save_damaged": (
        "The saved game {path} is damaged or was edited: its content does not match its checksum.",
        "La partida guardada {path} está dañada o se ha editado: su contenido no coincide con su suma de control.",
    ),
    "save_many_cards": (
        "The saved game {path} is refused: a deck has more than {most} cards.",
        "La partida guardada {path} se rechaza: un mazo tiene más de {most} cartas.",
    ),
    "save_many_choices": (
        "The saved game {path} is refused: it has more than {most} choices.",
        "La partida guardada {path} se rechaza: tiene más de {most} elecciones.",
    ),
    "save_large_number": (
        "The saved game {path} is refused: its lore to win or its opening hand is more than {most}.",
        "La partida guardada {path} se rechaza: su leyenda para ganar o su mano inicial pasa de {most}.",
    ),
    "save_long_seed": (
        "The saved game {path} is refused: its seed has more than {most} digits.",
        "La partida guardada {path} se rechaza: su semilla tiene más de {most} cifras.",
    ),
    "save_newer": (
        "The saved game {path} was written by a newer Tintero (format {saved}; this one reads format {used}): update "
        "Tintero to open it.",
        "La partida guardada {path} es de un Tintero más nuevo (formato {saved}; este lee el formato {used}): "
        "actualiza Tintero para abrirla.",
    ),
    "save_older": (
        "The saved game {path} was written by an older Tintero (format {saved}; this one reads format {used}): finish "
        "it with the version that saved it, or begin a new game.",
        "La partida guardada {path} es de un Tintero más antiguo (formato {saved}; este lee el formato {used}): "
        "termínala con la versión que la guardó o empieza una partida nueva.",
    ),
    "save_not_writable": (
        "The game could not be written to {path}: check the permissions and the space left.",
        "No se ha podido escribir la partida en {path}: revisa los permisos y el espacio libre.",
    ),
    "save_other_cards": (
        "Note: the game was saved with other card data ({saved}) than the one in use ({used}).",
        "Aviso: la partida se guardó con otros datos de cartas ({saved}) que los que se usan ({used}).",
    ),
    "save_other_rules": (
        "Note: the game was saved with version {saved} of the rules; version {used} is in use.",
        "Aviso: la partida se guardó con la versión {saved} de las reglas; se usa la {used}.",
    ),
    "save_diverged": (
        "The saved game {path} does not come out the same: it was played with another Tintero ({version}).",
        "La partida guardada {path} no sale igual: se jugó con otro Tintero ({version}).",
    ),
    "save_diverged_cards": (
        "The saved game {path} cannot be continued with this card data: it was played with that of {cards}; "
        "name it with --cards.",
        "La partida guardada {path} no puede seguir con estos datos de cartas: se jugó con los de {cards}; "
        "indícalos con --cards.",
    ),
    "saved": ("The game was saved in:\n  {path}", "La partida se ha guardado en:\n  {path}"),
    "saved_resume": (
        "The game was saved. Go on with it:\n  tintero play --resume {path}",
        "La partida se ha guardado. Para seguirla:\n  tintero play --resume {path}",
    ),
    # ---- a game ----------------------------------------------------------------------------------------------------
    "game_head": ("Seed {seed} · card data of {cards}", "Semilla {seed} · datos de cartas de {cards}"),
    "seat_line": ("{player}: {deck} ({kind})", "{player}: {deck} ({kind})"),
    "seat_human": ("a person", "una persona"),
    "seat_bot": ("bot “{name}”", "bot «{name}»"),
    "player_n": ("Player {number}", "Jugador {number}"),
    "the_computer": ("Computer", "Ordenador"),
    "computer_n": ("Computer {number}", "Ordenador {number}"),
    "you_are": ("You ({player})", "Tú ({player})"),
    "score": ("{player} {lore}", "{player} {lore}"),
    "result_won": (
        "{player} wins in turn {turn}. Lore: {scores}.",
        "Gana {player} en el turno {turn}. Leyenda: {scores}.",
    ),
    "result_draw": (
        "Nobody wins: the game ends in turn {turn}. Lore: {scores}.",
        "No gana nadie: la partida acaba en el turno {turn}. Leyenda: {scores}.",
    ),
    "result_open": (
        "The game stops here, in turn {turn}. Lore: {scores}.",
        "La partida queda aquí, en el turno {turn}. Leyenda: {scores}.",
    ),
    # ---- the board -------------------------------------------------------------------------------------------------
    "left_game": ("out of the game", "fuera de la partida"),
    "head_lore": ("lore {lore}/{goal}", "leyenda {lore}/{goal}"),
    "head_ink": ("ink {ready}/{total}", "tinta {ready}/{total}"),
    "head_drops": ("drops {count}", "gotas {count}"),
    "head_hand": ("hand {count}", "mano {count}"),
    "head_deck": ("deck {count}", "mazo {count}"),
    "head_discard": ("discard {count}", "descarte {count}"),
    "top_of_deck": ("Top of the deck: {name}", "Parte superior del mazo: {name}"),
    "nothing_in_play": ("nothing in play", "nada en juego"),
    "col_strength": ("Str", "Fue"),
    "col_willpower": ("Will", "Vol"),
    "col_lore": ("Lore", "Ley"),
    "col_damage": ("Dmg", "Daño"),
    "mark_exerted": ("exerted", "agotado"),
    "mark_drying": ("drying", "secándose"),
    "mark_item": ("item", "objeto"),
    "mark_location": ("location, move {cost}", "localización, mover {cost}"),
    "mark_under": ("{count} under it", "{count} debajo"),
    "your_hand": (
        "Your hand (cost, ◉ inkable, ○ not inkable)",
        "Tu mano (coste, ◉ se puede entintar, ○ no se puede)",
    ),
    "empty_hand": ("no cards", "ninguna carta"),
    "hand_stats": ("{strength}/{willpower}, lore {lore}", "{strength}/{willpower}, leyenda {lore}"),
    "kind_character": ("character", "personaje"),
    "kind_action": ("action", "acción"),
    "kind_song": ("song", "canción"),
    "kind_item": ("item", "objeto"),
    "kind_location": ("location", "localización"),
    "do_ink": ("Ink", "Entintar"),
    "do_play": ("Play", "Jugar"),
    "do_use": ("Use", "Usar"),
    "do_quest": ("Quest", "Aventura"),
    "do_challenge": ("Challenge", "Desafiar"),
    "do_move": ("Move", "Mover"),
    "do_end": ("End", "Terminar"),
    "more_options": (
        "… and {count} more: type the name or a part of it.",
        "… y {count} más: escribe el nombre o una parte.",
    ),
    # ---- at the table ----------------------------------------------------------------------------------------------
    "which_deck": ("Which deck do you play?", "¿Con qué mazo juegas?"),
    "which_deck_against": ("Which deck do you play against?", "¿Contra qué mazo juegas?"),
    "deck_prompt": ("Number, name or file: ", "Número, nombre o archivo: "),
    "deck_number": ("Type a number from 1 to {count}.", "Escribe un número del 1 al {count}."),
    "prompt": ("Turn {turn} (? for help) > ", "Turno {turn} (? para ayuda) > "),
    "prompt_setup": ("Opening hand (? for help) > ", "Mano inicial (? para ayuda) > "),
    "pass_keyboard": (
        "{player} is asked: pass the keyboard and press Enter. ",
        "Le toca a {player}: pasa el teclado y pulsa Intro. ",
    ),
    "no_such_number": (
        "There is no option {value}: type a number from 1 to {most}, or ? for help.",
        "No hay opción {value}: escribe un número del 1 al {most}, o ? para ayuda.",
    ),
    "one_number": ("One option at a time, please.", "De una en una, por favor."),
    "ask_hand": (
        "Which cards of your opening hand do you replace? Type their numbers together, such as 1 3.",
        "¿Qué cartas de tu mano inicial cambias? Escribe sus números juntos, por ejemplo 1 3.",
    ),
    "keep_hand": ("None: keep the whole hand", "Ninguna: quedarte con toda la mano"),
    "which_one": ("Which one? {names}.", "¿Cuál? {names}."),
    "not_understood": (
        "“{value}” is not understood: type the number of an option, or ? for help.",
        "No se entiende «{value}»: escribe el número de una opción, o ? para ayuda.",
    ),
    "undone": ("Your last choice has been taken back.", "Tu última elección se ha deshecho."),
    "undo_nothing": ("There is nothing to take back.", "No hay nada que deshacer."),
    "undo_other_chose": (
        "That cannot be taken back: somebody else has chosen since.",
        "Eso ya no se puede deshacer: otra persona ha elegido después.",
    ),
    "undo_secret": (
        "That cannot be taken back: something hidden has come to light since, or chance has decided.",
        "Eso ya no se puede deshacer: después se ha visto algo oculto o ha decidido el azar.",
    ),
    "concede_sure": ("Concede the game? (y/n)", "¿Te rindes? (s/n)"),
    "save_where": ("Say in which file: save game.json", "Di en qué archivo: guardar partida.json"),
    "quit_save": (
        "Save it in another file too? (its name; n or Enter: no) ",
        "¿Guardarla también en otro archivo? (su nombre; n o Intro: no) ",
    ),
    "yes": ("yes", "sí"),
    "why_what": (
        "Say what about: why 3, why Name, or why quest Name.",
        "Di de qué: porque 3, porque Nombre, o porque aventura Nombre.",
    ),
    "why_no_card": (
        "There is no card “{name}” in play or in your hand.",
        "No hay ninguna carta «{name}» en juego ni en tu mano.",
    ),
    "why_offered": ("Yes, that is possible now: {option} ({rule}).", "Sí, eso se puede ahora: {option} ({rule})."),
    "why_nothing": ("  There is nothing that it could do.", "  No hay nada que pueda hacer."),
    "why_ink": ("ink it", "entintarla"),
    "why_play": ("play it", "jugarla"),
    "why_play_other": ("play it for its other cost", "jugarla por su otro coste"),
    "why_shift": ("Shift it onto {name}", "jugarla con Cambio (Shift) sobre {name}"),
    "why_shift_any": ("play it with Shift", "jugarla con Cambio (Shift)"),
    "why_sing": ("have {name} sing it", "que la cante {name}"),
    "why_sing_together": ("Sing Together", "Cantar juntos (Sing Together)"),
    "why_quest": ("quest", "irse de aventura"),
    "why_challenge": ("challenge {name}", "desafiar a {name}"),
    "why_challenge_by": ("{name} challenges it", "{name} la desafía"),
    "why_move": ("move to {name}", "moverse a {name}"),
    "why_use": ("use {name}", "usar {name}"),
    "why_choose": ("choose it", "elegirla"),
    "card_what": ("Say which card: card Name", "Di qué carta: carta Nombre"),
    "no_such_rule": (
        "There is no rule “{value}”: type a number such as 4.5.1.",
        "No existe la regla «{value}»: escribe un número como 4.5.1.",
    ),
    # ---- decks and cards -------------------------------------------------------------------------------------------
    "deck_legal": ("{deck}: {cards} cards, legal in {format}.", "{deck}: {cards} cartas, legal en {format}."),
    "deck_illegal": (
        "{deck} is not legal in {format}; problems found: {count}.",
        "{deck} no es legal en {format}; problemas encontrados: {count}.",
    ),
    "deck_not_understood": (
        "Cards that Tintero does not understand yet, with the first unread words: {count}.",
        "Cartas que Tintero aún no entiende, con las primeras palabras sin leer: {count}.",
    ),
    "deck_summary": (
        "{deck}: {cards} cards, {inks}, {inkable} inkable",
        "{deck}: {cards} cartas, {inks}, {inkable} se pueden entintar",
    ),
    "deck_lines_at_fault": (
        "Not all of {deck} could be read; what follows is about the rest. Problems found in its lines: {count}.",
        "{deck} no se ha podido leer entero; lo que sigue se refiere al resto. Problemas en sus líneas: {count}.",
    ),
    "deck_note": ("{deck}: {note}", "{deck}: {note}"),
    "deck_in_no_format": (
        "No format allows {deck} ({problem}); `tintero deck check` says everything.",
        "Ningún formato permite {deck} ({problem}); `tintero deck check` lo dice todo.",
    ),
    "nothing_on_input": (
        "No deck came from standard input: pipe one list or code into it; it can be read only once.",
        "No ha llegado ningún mazo por la entrada estándar: pásale una lista o un código; solo se lee una vez.",
    ),
    "fix_written": ("Clean list written to {path}.", "Lista limpia escrita en {path}."),
    "fix_alone": (
        "-o says where --fix writes: use both together, and not with --json.",
        "-o dice dónde escribe --fix: usa los dos juntos, y sin --json.",
    ),
    "fix_not_ours": (
        "{path} already exists and is not a list that --fix wrote: name a new file.",
        "{path} ya existe y no es una lista escrita por --fix: indica un archivo nuevo.",
    ),
    "fix_not_writable": (
        "The list could not be written to {path}: check the folder, the permissions and the space left.",
        "No se ha podido escribir la lista en {path}: revisa la carpeta, los permisos y el espacio libre.",
    ),
    "deck_curve": ("Cards by cost", "Cartas por coste"),
    "group_character": ("Characters", "Personajes"),
    "group_action": ("Actions", "Acciones"),
    "group_song": ("Songs", "Canciones"),
    "group_item": ("Items", "Objetos"),
    "group_location": ("Locations", "Localizaciones"),
    "ink_amber": ("Amber", "Ámbar"),
    "ink_amethyst": ("Amethyst", "Amatista"),
    "ink_emerald": ("Emerald", "Esmeralda"),
    "ink_ruby": ("Ruby", "Rubí"),
    "ink_sapphire": ("Sapphire", "Zafiro"),
    "ink_steel": ("Steel", "Acero"),
    "cards_updated": (
        "{count} printings of {version} are now in:\n  {path}\nSHA-256 of that file:\n  {digest}",
        "Hay {count} impresiones de {version} en:\n  {path}\nSHA-256 de ese archivo:\n  {digest}",
    ),
    "inkable": ("inkable", "se puede entintar"),
    "not_inkable": ("not inkable", "no se puede entintar"),
    "printed_cost": ("cost {cost}", "coste {cost}"),
    "printed_strength": ("strength {value}", "fuerza {value}"),
    "printed_willpower": ("willpower {value}", "voluntad {value}"),
    "printed_lore": ("lore {value}", "leyenda {value}"),
    "printed_move_cost": ("move cost {value}", "coste de movimiento {value}"),
    "printed_in": ("Printed in: {prints}", "Impresa en: {prints}"),
    "legal_in": ("Legal in: {formats}", "Legal en: {formats}"),
    "legal_nowhere": ("Not legal in any format", "No es legal en ningún formato"),
    "banned_since": ("Banned in {format} since {date}", "Prohibida en {format} desde {date}"),
    "card_understood": ("Tintero understands all of its text.", "Tintero entiende todo su texto."),
    "card_not_understood": (
        "Tintero does not understand it yet: {words}",
        "Tintero aún no la entiende: {words}",
    ),
    # ---- figures ---------------------------------------------------------------------------------------------------
    "simulating": ("Playing", "Jugando"),
    "sim_head": ("{games} games, seed {seed}", "{games} partidas, semilla {seed}"),
    "sim_deck": (
        "{deck} ({player}): wins {rate} ({wins}), 95 % interval {low} to {high}",
        "{deck} ({player}): gana el {rate} ({wins}), intervalo del 95 %: {low} a {high}",
    ),
    "sim_split": ("    on the play {play}, on the draw {draw}", "    empezando {play}, sin empezar {draw}"),
    "sim_draws": ("Draws: {draws}", "Sin ganador: {draws}"),
    "sim_turns": (
        "Turns per game: mean {mean}, median {median}, from {low} to {high}; decisions {decisions}",
        "Turnos por partida: media {mean}, mediana {median}, de {low} a {high}; decisiones {decisions}",
    ),
    "sim_speed": ("{seconds} s, {rate} games per second", "{seconds} s, {rate} partidas por segundo"),
    "sim_interrupted": (
        "Stopped before the {asked} games were over: the figures are of those finished.",
        "Detenida antes de acabar las {asked} partidas: las cifras son de las terminadas.",
    ),
    "worker_died": (
        "A worker process died before its games were over, so there is no result; with --jobs 1 the cause can be seen.",
        "Un proceso de trabajo murió antes de acabar sus partidas y no hay resultado; con --jobs 1 se ve la causa.",
    ),
    "bench_games": ("Games per second, keywords only: {value}", "Partidas por segundo, solo palabras clave: {value}"),
    "bench_decisions": ("Decisions per second: {value}", "Decisiones por segundo: {value}"),
    "bench_real": ("Games per second, real decks: {value}", "Partidas por segundo, mazos reales: {value}"),
    "bench_texts": ("Card texts read per second: {value}", "Textos de carta leídos por segundo: {value}"),
    "bench_clone": ("Copying a position: {value} µs", "Copiar una posición: {value} µs"),
    "bench_json": ("A position as JSON: {value} µs", "Una posición en JSON: {value} µs"),
    "bench_compiled": ("The engine is compiled.", "El motor está compilado."),
    "bench_python": ("The engine is pure Python.", "El motor es Python puro."),
}

ALL: Final = SENTENCES | CARD_SENTENCES | HELP | TABLE | JUDGE

# What may be typed at the table, in both languages whatever the language of the screen (without accents).
COMMAND_WORDS: Final[dict[str, str]] = {
    "help": "help", "ayuda": "help", "h": "help",
    "why": "why", "porque": "why", "por": "why",
    "undo": "undo", "deshacer": "undo", "u": "undo",
    "save": "save", "guardar": "save",
    "export": "export", "exportar": "export",
    "log": "log", "registro": "log",
    "board": "board", "mesa": "board", "tablero": "board",
    "card": "card", "carta": "card",
    "rule": "rule", "regla": "rule",
    "concede": "concede", "rendirse": "concede",
    "quit": "quit", "salir": "quit", "exit": "quit", "q": "quit",
}  # fmt: skip

# Verbs after `why`; the numbers are those of `rules.option`.
VERB_WORDS: Final[dict[str, int]] = {
    "ink": 1, "entintar": 1, "play": 2, "jugar": 2, "sing": 3, "cantar": 3, "shift": 5, "cambio": 5, "use": 6,
    "usar": 6, "quest": 7, "aventura": 7, "challenge": 8, "desafiar": 8, "move": 9, "mover": 9,
}  # fmt: skip


def say(key: str, lang: str, **details: object) -> str:
    """The sentence in Spanish or, for any other language, in English."""
    english, spanish = ALL[key]
    text = spanish if lang == "es" else english
    if not details:
        return text
    return text.format_map({k: _shown(v) for k, v in details.items()})


def _shown(value: object) -> str:
    """Details may come from outside (names, paths): none of them speaks to the terminal."""
    return one_line(", ".join(str(part) for part in value) if isinstance(value, (list, tuple)) else str(value))
