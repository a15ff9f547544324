"""The sentences of the help pages, in English and in Spanish."""

from __future__ import annotations

from typing import Final

HELP: Final[dict[str, tuple[str, str]]] = {
    "help_usage": ("Usage:", "Uso:"),
    "help_options_piece": ("[options]", "[opciones]"),
    "help_command_piece": ("command …", "orden …"),
    "help_commands": ("Commands", "Órdenes"),
    "help_arguments": ("Arguments", "Argumentos"),
    "help_options": ("Options", "Opciones"),
    "help_help": ("Show this help.", "Muestra esta ayuda."),
    "help_app": (
        "Disney Lorcana, read from the text on the cards and played by the book (unofficial).",
        "Disney Lorcana, leído del texto de las cartas y jugado según las reglas (no oficial).",
    ),
    "help_play": (
        "Play a game here; without a terminal, show one between two bots.",
        "Juega una partida aquí; sin terminal, muestra una entre dos bots.",
    ),
    "help_watch": (
        "Show a whole game between bots, with its log.",
        "Muestra una partida entera entre bots, con su registro.",
    ),
    "help_replay": ("Show a saved game again.", "Muestra de nuevo una partida guardada."),
    "help_simulate": (
        "Play many games between two decks and report the figures.",
        "Juega muchas partidas entre dos mazos y da las cifras.",
    ),
    "help_bench": ("Measure how fast the engine is.", "Mide la velocidad del motor."),
    "help_deck": ("Check, show and convert decks.", "Revisa, muestra y convierte mazos."),
    "help_deck_check": (
        "Say everything that is wrong with a deck in a format; exit code 1 if anything is.",
        "Dice todo lo que está mal en un mazo para un formato; código de salida 1 si hay algo.",
    ),
    "help_deck_show": (
        "Show the cards, the inks and the costs of a deck.",
        "Muestra las cartas, las tintas y los costes de un mazo.",
    ),
    "help_deck_convert": (
        "Write a deck as a text list or as a Pixelborn code.",
        "Escribe un mazo como lista de texto o como código Pixelborn.",
    ),
    "help_fuzz": (
        "Play random games with every understood card until each of its abilities has fired.",
        "Juega partidas al azar con cada carta que se entiende hasta que todas sus habilidades hayan actuado.",
    ),
    "help_cards": (
        "Download the card data; show, search and count what is understood.",
        "Descarga los datos de cartas; muestra, busca y cuenta lo que se entiende.",
    ),
    "help_cards_update": (
        "Download the newest card data of LorcanaJSON.",
        "Descarga los datos de cartas más nuevos de LorcanaJSON.",
    ),
    "help_cards_show": (
        "Show what is printed on a card and what was understood of it.",
        "Muestra lo que está impreso en una carta y lo que se ha entendido.",
    ),
    "help_cards_search": ("List the cards that pass every filter.", "Lista las cartas que cumplen todos los filtros."),
    "help_cards_coverage": (
        "How much of the cards is understood: four figures, and what is missing.",
        "Cuánto se entiende de las cartas: cuatro cifras, y lo que falta.",
    ),
    # ---- options and arguments
    "opt_version": ("Show the version.", "Muestra la versión."),
    "opt_lang": (
        "Language: es or en; otherwise that of the environment.",
        "Idioma: es o en; si no, el del entorno.",
    ),
    "opt_cards": ("Card data file (LorcanaJSON).", "Archivo de datos de cartas (LorcanaJSON)."),
    "opt_deck": (
        "Your deck: a sample's name, a file, a code, or - for standard input.",
        "Tu mazo: el nombre de uno de muestra, un archivo, un código, o - para la entrada estándar.",
    ),
    "opt_against": ("The opponents' deck.", "El mazo de los oponentes."),
    "opt_seed": (
        "Any whole number; the same seed gives the same game.",
        "Un número entero; la misma semilla da la misma partida.",
    ),
    "opt_opponent": (
        "Who plays against you: greedy (default), random or human.",
        "Quién juega contra ti: greedy (por defecto), random o human.",
    ),
    "opt_seats": ("Number of players, from 2 to 4 (default 2).", "Número de jugadores, de 2 a 4 (por defecto 2)."),
    "opt_save": ("Save the game in this file.", "Guarda la partida en este archivo."),
    "opt_resume": ("Go on with a saved game.", "Sigue una partida guardada."),
    "opt_players": (
        "Who plays each deck: greedy (default) or random, with commas between.",
        "Quién juega cada mazo: greedy (por defecto) o random, separados por comas.",
    ),
    "opt_delay": ("Seconds to wait after each line.", "Segundos de pausa después de cada línea."),
    "opt_games": ("Number of games (default 1000).", "Número de partidas (por defecto 1000)."),
    "opt_jobs": ("Number of processes (default 1).", "Número de procesos (por defecto 1)."),
    "opt_json": ("Print JSON.", "Escribe JSON."),
    "opt_format": (
        "Format: core (default), infinity, sealed, draft or packrush.",
        "Formato: core (por defecto), infinity, sealed, draft o packrush.",
    ),
    "opt_to": ("text (default) or pixelborn.", "text (por defecto) o pixelborn."),
    "opt_missing": (
        "List the unread texts by the first words that were not read.",
        "Lista los textos sin leer por las primeras palabras no leídas.",
    ),
    "opt_set": ("Only the cards of this set.", "Solo las cartas de este set."),
    "opt_ink": ("Ink of the card.", "Tinta de la carta."),
    "opt_cost": ("Cost: 3, '=3', '<=3' or '>=3'.", "Coste: 3, '=3', '<=3' o '>=3'."),
    "opt_type": ("character, action, song, item or location.", "personaje, acción, canción, objeto o localización."),
    "opt_classification": ("A classification, such as Hero.", "Una clasificación, como Hero."),
    "opt_keyword": ("A keyword, such as Evasive.", "Una palabra clave, como Evasivo."),
    "opt_text": ("Words of the printed text, in order.", "Palabras del texto impreso, en orden."),
    "opt_legal": ("Legal in this format.", "Legal en este formato."),
    "opt_understood": ("Only cards that are understood.", "Solo cartas que se entienden."),
    "opt_not_understood": ("Only cards that are not understood.", "Solo cartas que no se entienden."),
    "opt_scope": ("all (default) or the number of a set.", "all (por defecto) o el número de un set."),
    "opt_fuzz_games": ("Number of games (default 500).", "Número de partidas (por defecto 500)."),
    "opt_until_all": (
        "Go on until every ability has fired, or nothing new has for long.",
        "Sigue hasta que actúen todas las habilidades, o pase mucho sin nada nuevo.",
    ),
    "opt_targets": (
        "Repeat one game about these cards (names with ; between), with every check.",
        "Repite una partida sobre estas cartas (nombres separados por ;), con todas las pruebas.",
    ),
    "opt_data": ("Card data file (LorcanaJSON).", "Archivo de datos de cartas (LorcanaJSON)."),
    "arg_search": ("Words of the name.", "Palabras del nombre."),
    "arg_decks": (
        "Decks: names of samples, files, codes, or - for standard input.",
        "Mazos: nombres de los de muestra, archivos, códigos, o - para la entrada estándar.",
    ),
    "arg_deck": (
        "A sample's name, a file, a code, a link that carries it, or - for standard input.",
        "El nombre de uno de muestra, un archivo, un código, un enlace que lo contenga, o - para la entrada estándar.",
    ),
    "opt_fix": (
        "Write a clean list of what was understood; all else goes to standard error.",
        "Escribe una lista limpia de lo que se ha entendido; lo demás va a la salida de errores.",
    ),
    "opt_fix_output": (
        "Where --fix writes: a new file, or one that it wrote before.",
        "Dónde escribe --fix: un archivo nuevo, o uno que ya escribió.",
    ),
    "arg_save": ("A saved game.", "Una partida guardada."),
    "arg_name": ("The full name of a card.", "El nombre completo de una carta."),
    "meta_lang": ("es|en", "es|en"),
    "meta_file": ("FILE", "ARCHIVO"),
    "meta_deck": ("DECK", "MAZO"),
    "meta_decks": ("DECK DECK", "MAZO MAZO"),
    "meta_decks_optional": ("[DECK …]", "[MAZO …]"),
    "meta_number": ("NUMBER", "NÚMERO"),
    "meta_seats": ("2..4", "2..4"),
    "meta_seconds": ("SECONDS", "SEGUNDOS"),
    "meta_players": ("BOT,BOT", "BOT,BOT"),
    "meta_opponent": ("greedy|random|human", "greedy|random|human"),
    "meta_format": ("FORMAT", "FORMATO"),
    "meta_to": ("text|pixelborn", "text|pixelborn"),
    "meta_scope": ("all|SET", "all|SET"),
    "meta_set": ("SET", "SET"),
    "meta_text": ("TEXT", "TEXTO"),
    "meta_search": ("[TEXT …]", "[TEXTO …]"),
    "meta_cost": ("COST", "COSTE"),
    "meta_names": ("NAMES", "NOMBRES"),
    "meta_name": ("NAME", "NOMBRE"),
    # ---- help at the table
    # each line: what to type | what it does
    "help_table": (
        "3|choose option 3 (words of it will do: quest stitch)\n"
        "end|end your turn\n"
        "why 3 · why Name|why something is or is not possible, with its rule; and where its numbers come from\n"
        "why quest Name|the same for one action: ink, play, sing, shift, use, quest, challenge, move\n"
        "why end|why the turn cannot be ended yet\n"
        "card Name|what is printed on a card; a part of the name will do if you see the card\n"
        "rule 4.5.1|what a rule says\n"
        "board|draw the board again\n"
        "log · log all|the last events, or all of them\n"
        "undo|take back your last choice, if nothing hidden has come to light\n"
        "save FILE|save the game\n"
        "export FILE|write the position as a scenario for tintero judge\n"
        "concede|give the game up\n"
        "quit|leave; the game is saved",
        "3|elegir la opción 3 (valen palabras suyas: aventura stitch)\n"
        "terminar|terminar tu turno\n"
        "porque 3 · porque Nombre|por qué algo se puede o no, con su regla; y de dónde vienen sus números\n"
        "porque aventura Nombre|lo mismo para una acción: entintar, jugar, cantar, cambio, usar, aventura, desafiar, "
        "mover\n"
        "porque terminar|por qué no se puede terminar aún el turno\n"
        "carta Nombre|lo que está impreso en una carta; si la ves, basta una parte del nombre\n"
        "regla 4.5.1|lo que dice una regla\n"
        "mesa|dibujar la mesa otra vez\n"
        "registro · registro todo|los últimos sucesos, o todos\n"
        "deshacer|deshacer tu última elección, si no se ha visto nada oculto\n"
        "guardar ARCHIVO|guardar la partida\n"
        "exportar ARCHIVO|escribir la posición como escenario para tintero judge\n"
        "rendirse|abandonar la partida\n"
        "salir|salir; la partida queda guardada",
    ),
}
