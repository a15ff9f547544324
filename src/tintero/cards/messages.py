"""Every sentence of this room, in English and in Spanish, by code."""

from __future__ import annotations

from collections.abc import Mapping

from tintero.edges.plain_text import one_line

MESSAGES: dict[str, tuple[str, str]] = {
    # Card data (source.py)
    "data_none": (
        "There is no card data: run `tintero cards update`, name a file with --cards or TINTERO_CARDS, "
        "or install tintero[snapshot].",
        "No hay datos de cartas: ejecuta `tintero cards update`, indica un archivo con --cards o "
        "TINTERO_CARDS, o instala tintero[snapshot].",
    ),
    "data_not_found": (
        "There is no card data file at {path}: check the path.",
        "No hay ningún archivo de cartas en {path}: revisa la ruta.",
    ),
    "data_is_folder": (
        "{path} is a folder: name the card data file inside it.",
        "{path} es una carpeta: indica el archivo de cartas que contiene.",
    ),
    "data_unreadable": (
        "The card data file {path} cannot be read: check its permissions.",
        "El archivo de cartas {path} no se puede leer: revisa sus permisos.",
    ),
    "data_empty": (
        "The card data file {path} is empty: download it again with `tintero cards update`.",
        "El archivo de cartas {path} está vacío: descárgalo de nuevo con `tintero cards update`.",
    ),
    "data_too_large": (
        "The file {path} has more than {most} when unpacked, too much for card data: "
        "use the allCards.json of LorcanaJSON.",
        "El archivo {path} pasa de {most} una vez descomprimido, demasiado para ser de cartas: "
        "usa el allCards.json de LorcanaJSON.",
    ),
    "data_many_cards": (
        "The card data file {path} has more than {most} printings: use the allCards.json of LorcanaJSON.",
        "El archivo de cartas {path} tiene más de {most} impresiones: usa el allCards.json de LorcanaJSON.",
    ),
    "data_broken_archive": (
        "The archive {path} is broken or cut short: download it again.",
        "El archivo comprimido {path} está dañado o incompleto: descárgalo de nuevo.",
    ),
    "data_zip_without_cards": (
        "The archive {path} contains no allCards.json: use the one that LorcanaJSON offers.",
        "El archivo comprimido {path} no contiene allCards.json: usa el que ofrece LorcanaJSON.",
    ),
    "data_broken_json": (
        "The card data file {path} is not valid JSON or is cut short: download it again.",
        "El archivo de cartas {path} no es JSON válido o está incompleto: descárgalo de nuevo.",
    ),
    "data_wrong_shape": (
        "The file {path} is not card data (it needs `metadata` and a list `cards`): "
        "use the allCards.json of LorcanaJSON.",
        "El archivo {path} no es de cartas (necesita `metadata` y una lista `cards`): "
        "usa el allCards.json de LorcanaJSON.",
    ),
    "data_missing_field": (
        "In the card data file {path} the field `{field}` is missing at {place}: "
        "use a current allCards.json of LorcanaJSON.",
        "En el archivo de cartas {path} falta el campo `{field}` en {place}: "
        "usa un allCards.json actual de LorcanaJSON.",
    ),
    "data_wrong_value": (
        "The card data file {path} has an unexpected value at {place}: "
        "use a current allCards.json of LorcanaJSON.",
        "El archivo de cartas {path} tiene un valor inesperado en {place}: "
        "usa un allCards.json actual de LorcanaJSON.",
    ),
    "data_language": (
        "The card data file {path} is in the language “{language}”: use the English one (en).",
        "El archivo de cartas {path} está en el idioma «{language}»: usa el inglés (en).",
    ),
    "data_no_cards": (
        "The card data file {path} contains no cards: use the allCards.json of LorcanaJSON.",
        "El archivo de cartas {path} no contiene cartas: usa el allCards.json de LorcanaJSON.",
    ),
    "data_incomplete_card": (
        "In the card data, {card} lacks its {part}: use a current allCards.json of LorcanaJSON.",
        "En los datos, a {card} le falta un valor ({part}): usa un allCards.json actual de LorcanaJSON.",
    ),
    "data_unknown_ink": (
        "In the card data, {card} has an unknown ink type (“{ink}”): "
        "use a current allCards.json of LorcanaJSON.",
        "En los datos, {card} tiene una tinta desconocida («{ink}»): "
        "usa un allCards.json actual de LorcanaJSON.",
    ),
    # Download (download.py)
    "update_no_network": (
        "The card data could not be downloaded from {url}: check the connection; "
        "the data you had has been kept.",
        "No se han podido descargar las cartas de {url}: revisa la conexión; "
        "se conservan los datos anteriores.",
    ),
    "update_refused": (
        "The server answered {status} for {url}: try again later; the data you had has been kept.",
        "El servidor respondió {status} a {url}: inténtalo más tarde; se conservan los datos anteriores.",
    ),
    "update_too_slow": (
        "The download from {url} was not over after {seconds} seconds: try again later; "
        "the data you had has been kept.",
        "La descarga de {url} no acabó en {seconds} segundos: inténtalo más tarde; se conservan los datos anteriores.",
    ),
    "update_insecure": (
        "The server leads from https to {url}, which is not secure: the data you had has been kept.",
        "El servidor lleva de https a {url}, que no es seguro: se conservan los datos anteriores.",
    ),
    "update_few_cards": (
        "The data from {url} has only {count} cards, fewer than {fewest}: the data you had has been kept.",
        "Los datos de {url} tienen solo {count} cartas, menos de {fewest}: se conservan los datos anteriores.",
    ),
    "update_not_writable": (
        "The card data could not be written to {path}: check the permissions and the space left.",
        "No se han podido escribir las cartas en {path}: revisa los permisos y el espacio libre.",
    ),
    # Names (pool.py)
    "ambiguous_card": (
        "“{name}” is not a full name; add the version: {names}.",
        "«{name}» no es un nombre completo; añade la versión: {names}.",
    ),
    "unknown_card": (
        "There is no card “{name}”; the nearest names are: {names}.",
        "No existe la carta «{name}»; los nombres más parecidos son: {names}.",
    ),
    "card_not_here": (
        "No card here is called “{name}”; perhaps you mean: {names}.",
        "Ninguna carta de aquí se llama «{name}»; quizá quieres decir: {names}.",
    ),
    "card_not_here_nothing_near": (
        "No card here is called “{name}”.",
        "Ninguna carta de aquí se llama «{name}».",
    ),
    "ambiguous_here": (
        "“{name}” can mean several cards here; say which: {names}.",
        "«{name}» puede ser aquí varias cartas; di cuál: {names}.",
    ),
    "unknown_card_nothing_near": (
        "There is no card “{name}”, nor any with a similar name.",
        "No existe la carta «{name}» ni ninguna con un nombre parecido.",
    ),
    # Decks (decklist.py, pixelborn.py)
    "deck_not_found": (
        "There is no deck file at {path}: check the path.",
        "No hay ningún archivo de mazo en {path}: revisa la ruta.",
    ),
    "deck_unreadable": (
        "The deck file {path} cannot be read: it must be a text file that you may open.",
        "El archivo de mazo {path} no se puede leer: debe ser un archivo de texto con permiso de lectura.",
    ),
    "deck_empty": (
        "The deck is empty: write one card per line, such as `4 Name - Version`.",
        "El mazo está vacío: escribe una carta por línea, por ejemplo `4 Nombre - Versión`.",
    ),
    "deck_binary": (
        "This is not a deck list but binary data: give a text list, a Pixelborn code "
        "or a link that carries it.",
        "Esto no es una lista de mazo sino datos binarios: da una lista de texto, un código Pixelborn "
        "o un enlace que lo contenga.",
    ),
    "deck_too_large": (
        "This is too long to be a deck list: the limit is {limit} characters.",
        "Esto es demasiado largo para ser una lista de mazo: el límite son {limit} caracteres.",
    ),
    "deck_too_many_lines": (
        "This has too many lines to be a deck list: the limit is {limit}.",
        "Esto tiene demasiadas líneas para ser una lista de mazo: el límite son {limit}.",
    ),
    "deck_too_many_cards": (
        "This has too many cards to be a deck: the limit is {limit}.",
        "Esto tiene demasiadas cartas para ser un mazo: el límite son {limit}.",
    ),
    "deck_broken_json": (
        "This is JSON but not a deck: it needs a list `cards` with a name and a count for each card.",
        "Esto es JSON pero no un mazo: necesita una lista `cards` con nombre y cantidad de cada carta.",
    ),
    "deck_unknown": (
        "There is no deck “{name}”: name a file, or one of the samples: {names}.",
        "No existe el mazo «{name}»: indica un archivo o uno de los de muestra: {names}.",
    ),
    "deck_link_without_cards": (
        "The link does not carry the cards of the deck, and links are not opened: "
        "paste the list or the code.",
        "El enlace no contiene las cartas del mazo, y los enlaces no se abren: pega la lista o el código.",
    ),
    "deck_broken_code": (
        "This looks like a deck code but cannot be decoded: copy it again, whole.",
        "Esto parece un código de mazo pero no se puede descifrar: cópialo de nuevo, entero.",
    ),
    "deck_lines": (
        "The deck could not be read; problems found: {count}.",
        "No se ha podido leer el mazo; problemas encontrados: {count}.",
    ),
    "line_no_count": (
        "Line {line}: “{text}” has no number of copies.",
        "Línea {line}: «{text}» no tiene número de copias.",
    ),
    "line_bad_count": (
        "Line {line}: “{text}” must have between 1 and 999 copies.",
        "Línea {line}: «{text}» debe tener entre 1 y 999 copias.",
    ),
    "line_unknown_card": (
        "Line {line}: “{text}” is not a known card.",
        "Línea {line}: «{text}» no es una carta conocida.",
    ),
    "line_ambiguous_card": (
        "Line {line}: “{text}” does not say which version.",
        "Línea {line}: «{text}» no dice qué versión.",
    ),
    "line_too_long": (
        "Line {line}: “{text}” is too long; the limit is 300 characters.",
        "Línea {line}: «{text}» es demasiado larga; el límite son 300 caracteres.",
    ),
    "line_left_out": (
        "Line {line}: “{text}” is left out, because the game has no sideboard; lines of cards left out: {count}.",
        "Línea {line}: «{text}» no se incluye, porque el juego no tiene banquillo; líneas de cartas omitidas: {count}.",
    ),
    "nearest": ("Nearest names: {names}.", "Nombres más parecidos: {names}."),
    "versions": ("Versions: {names}.", "Versiones: {names}."),
    # Formats (formats.py)
    "unknown_format": (
        "There is no format “{name}”; the formats are: {names}.",
        "No existe el formato «{name}»; los formatos son: {names}.",
    ),
    "too_few_cards": (
        "The deck has {size} cards; {format} needs at least {minimum}.",
        "El mazo tiene {size} cartas; {format} exige al menos {minimum}.",
    ),
    "wrong_size": (
        "The deck has {size} cards; {format} is played with exactly {minimum}.",
        "El mazo tiene {size} cartas; {format} se juega con exactamente {minimum}.",
    ),
    "too_many_inks": (
        "The deck has {count} ink types ({inks}); {format} allows at most {limit}.",
        "El mazo tiene {count} tintas ({inks}); {format} permite como máximo {limit}.",
    ),
    "exception_not_in_force": (
        "{card} does not lift the ink limit here, because it is not legal in this deck without its own help.",
        "{card} no levanta aquí el límite de tintas, porque no es legal en este mazo sin su propia ayuda.",
    ),
    "too_many_copies": (
        "{card}: {count} copies; at most {limit} are allowed.",
        "{card}: {count} copias; se permiten como máximo {limit}.",
    ),
    "banned": (
        "{card} has been banned in {format} since {date}.",
        "{card} está prohibida en {format} desde {date}.",
    ),
    "rotated_out": (
        "{card} left {format} on {date}.",
        "{card} dejó de ser legal en {format} el {date}.",
    ),
    "not_legal": (
        "{card} is not legal in {format}.",
        "{card} no es legal en {format}.",
    ),
    "not_in_pool": (
        "{card} is not in the card data in use.",
        "{card} no está en los datos de cartas en uso.",
    ),
}


def render(code: str, lang: str, details: Mapping[str, object]) -> str:
    """The sentence of a code; a language other than Spanish gets English."""
    english, spanish = MESSAGES[code]
    shown = {key: _shown(value) for key, value in details.items()}
    return (spanish if lang == "es" else english).format_map(shown)


def _shown(value: object) -> str:
    """Details may come from outside (names, paths, lines of a list): none of them speaks to the terminal."""
    return one_line(", ".join(str(part) for part in value) if isinstance(value, (tuple, list)) else str(value))
