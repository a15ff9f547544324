"""Every sentence of the judge about a file that is no scenario, or a step that came out otherwise, in two languages."""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Both(NamedTuple):
    """Words that are known in both languages when something is reported."""

    en: str
    es: str

    def text(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


# ---- a file that cannot be run: what is wrong, and what would be right -----------------------------------------------

BAD: Final[dict[str, tuple[str, str]]] = {
    "unreadable": (
        "the file {path} cannot be read: check its name, its permissions and that it is text in UTF-8",
        "no se puede leer el archivo {path}: revisa su nombre, sus permisos y que sea texto en UTF-8",
    ),
    "refused": ("not read: {message}", "no se ha leído: {message}"),
    "an_alias": (
        "aliases (*name) are not allowed in a scenario: write out what is meant",
        "en un escenario no caben alias (*nombre): escribe entero lo que quieres decir",
    ),
    "too_deep": (
        "lists and keys are inside one another more than {most} levels deep",
        "hay listas y claves unas dentro de otras a más de {most} niveles",
    ),
    "long_number": (
        "a number or a date has more than {most} characters; a text goes in quotes",
        "un número o una fecha tiene más de {most} caracteres; un texto va entre comillas",
    ),
    "a_tab": ("there is a tab; use spaces", "hay un tabulador; usa espacios"),
    "not_yaml": (
        "this is not valid YAML; check the indentation, the colons and the quotes",
        "no es YAML válido; revisa la sangría, los dos puntos y las comillas",
    ),
    "empty_file": (
        "the file is empty: begin one with tintero judge new FILE",
        "el archivo está vacío: empieza uno con tintero judge new ARCHIVO",
    ),
    "no_keys": (
        "the file has to begin with keys such as “id:”, “given:” and “steps:” at the left margin",
        "el archivo tiene que empezar con claves como «id:», «given:» y «steps:» en el margen izquierdo",
    ),
    "not_a_mapping": (
        "“{where}” needs keys with their values (key: value), not {value}",
        "«{where}» necesita claves con su valor (clave: valor), no {value}",
    ),
    "bad_id": (
        "“id” has to be a short name in words, such as ward-and-actions, not {value}; a number goes in quotes",
        "«id» tiene que ser un nombre corto con palabras, como guarda-y-acciones, no {value}; un número va entre "
        "comillas",
    ),
    "says_nothing": (
        "“{where}” checks nothing: write what must be true, for example {example}",
        "«{where}» no comprueba nada: escribe lo que tiene que cumplirse, por ejemplo {example}",
    ),
    "not_a_list": (
        "“{where}” has to be a list in square brackets or with dashes, not {value}",
        "«{where}» tiene que ser una lista entre corchetes o con guiones, no {value}",
    ),
    "not_a_number": (
        "“{key}” has to be a whole number, not {value}",
        "«{key}» tiene que ser un número entero, no {value}",
    ),
    "not_true_or_false": (
        "“{key}” has to be true or false, not {value}",
        "«{key}» tiene que ser true o false, no {value}",
    ),
    "negative": (
        "“{key}” cannot be negative ({value}): there are no fewer than none",
        "«{key}» no puede ser negativo ({value}): no hay menos que ninguno",
    ),
    "missing_key": ("the key “{key}” is missing", "falta la clave «{key}»"),
    "unknown_key": (
        "unknown key “{key}” in {where}; there are: {allowed}",
        "clave desconocida «{key}» en {where}; existen: {allowed}",
    ),
    "twice": (
        "“{key}” is there twice; each key and each alias once",
        "«{key}» está dos veces; cada clave y cada alias, una",
    ),
    "alias_is_name": (
        "“{key}” cannot be an alias: it is the name of a card or of a player",
        "«{key}» no puede ser un alias: es el nombre de una carta o de un jugador",
    ),
    "unknown_topic": (
        "unknown topic “{topic}”; there are: {allowed}",
        "tema desconocido «{topic}»; existen: {allowed}",
    ),
    "bad_title": (
        "“title” has to be a text, or a text for each of en and es",
        "«title» tiene que ser un texto, o uno para cada una de en y es",
    ),
    "rule_not_quoted": (
        "the rule {rule} has to be in quotes: without them 4.10 would be 4.1",
        "la regla {rule} tiene que ir entre comillas: sin ellas, 4.10 sería 4.1",
    ),
    "unknown_rule": (
        "there is no rule {rule}; the nearest are {near}",
        "no existe la regla {rule}; las más cercanas son {near}",
    ),
    "not_a_rule": (
        "“{rule}” is not the number of a rule; write one such as \"4.6.4\", or look for it with tintero rules WORDS",
        "«{rule}» no es el número de una regla; escribe uno como \"4.6.4\", o búscalo con tintero rules PALABRAS",
    ),
    "steps_or_runs": (
        "a ruling has either “steps” or “runs”, one of the two",
        "un dictamen tiene «steps» o «runs», una de las dos",
    ),
    "no_steps": ("there is no step: write at least one", "no hay ningún paso: escribe al menos uno"),
    "unknown_player": (
        "there is no player “{player}”; players are P1, P2, … as named in “given”",
        "no existe el jugador «{player}»; los jugadores son P1, P2, … según «given»",
    ),
    "unknown_card": (
        "there is no card or alias “{card}”; the nearest names: {near}",
        "no existe la carta o el alias «{card}»; los nombres más parecidos: {near}",
    ),
    "not_in_given": (
        "“{card}” is not among the cards of “given”; name it there first",
        "«{card}» no está entre las cartas de «given»; ponla antes ahí",
    ),
    "no_such_copy": (
        "there is no “{card}”: “given” has {count} of them",
        "no existe «{card}»: «given» tiene {count}",
    ),
    "not_a_card": (
        "{card} is not a card: write its full name, “filler”, or {{card: name, …}}",
        "{card} no es una carta: escribe su nombre completo, «filler» o {{card: nombre, …}}",
    ),
    "not_understood": (
        "Tintero does not understand {card} yet (“{words}”), so nothing can be proved with it",
        "Tintero aún no entiende {card} («{words}»), así que con ella no se puede probar nada",
    ),
    "not_a_step": (
        "{step} is not a step: write a player and what they do (P1: …) or a check ({checks})",
        "{step} no es un paso: escribe un jugador y lo que hace (P1: …) o una comprobación ({checks})",
    ),
    "not_an_act": (
        "{act} is not something a player does: write for example {{quest: name}}, “end turn” or {{choose: name}}",
        "{act} no es algo que haga un jugador: escribe por ejemplo {{quest: nombre}}, «end turn» o {{choose: nombre}}",
    ),
    "unknown_act": (
        "unknown key “{key}” in what a player does; write it like this: {form}",
        "clave desconocida «{key}» en lo que hace un jugador; se escribe así: {form}",
    ),
    "act_needs": (
        "“{key}” is missing; write it like this: {form}",
        "falta «{key}»; se escribe así: {form}",
    ),
    "two_acts": (
        "one step does one thing, not “{one}” and “{other}”: write two steps",
        "un paso hace una sola cosa, no «{one}» y «{other}»: escribe dos pasos",
    ),
    "key_without": (
        "“{key}” says nothing without “{needs}”",
        "«{key}» no dice nada sin «{needs}»",
    ),
    "unknown_value": (
        "“{key}” cannot be {value}; there are: {allowed}",
        "«{key}» no puede ser {value}; existen: {allowed}",
    ),
    # ---- positions that cannot be
    "not_in_play_state": (
        "“{key}” is only for cards in play, and this card is in “{where}”",
        "«{key}» es solo para cartas en juego, y esta carta está en «{where}»",
    ),
    "cannot_be_in_play": (
        "{card} is an action: actions are never in play between other things (5.4.1.2); put it in a hand",
        "{card} es una acción: las acciones no se quedan en juego (5.4.1.2); ponla en una mano",
    ),
    "no_damage_on": (
        "{card} cannot have damage: only characters and locations have willpower (1.9.1)",
        "{card} no puede tener daño: solo los personajes y las localizaciones tienen voluntad (1.9.1)",
    ),
    "no_exerted_location": (
        "{card} is a location: locations are never exerted",
        "{card} es una localización: las localizaciones nunca se agotan",
    ),
    "facedown_in_play": (
        "“facedown” is only for cards under another one (5.1.1.10): put this card into its “under” list",
        "«facedown» es solo para cartas debajo de otra (5.1.1.10): pon esta carta en su lista «under»",
    ),
    "not_a_location": (
        "“{card}” is not a location in play, so no character can be at it (4.7.1)",
        "«{card}» no es una localización en juego, así que ningún personaje puede estar en ella (4.7.1)",
    ),
    "other_players_location": (
        "“{card}” is another player's location; characters are only at their own player's (4.7.1)",
        "«{card}» es una localización de otro jugador; los personajes solo están en las de su jugador (4.7.1)",
    ),
    "only_characters_at": (
        "{card} is not a character: only characters are at a location (4.7.1)",
        "{card} no es un personaje: solo los personajes están en una localización (4.7.1)",
    ),
    "unknown_keyword": (
        "“{keyword}” is not a keyword that a card can gain; there are: {allowed}",
        "«{keyword}» no es una palabra clave que una carta pueda ganar; existen: {allowed}",
    ),
    "keyword_number": (
        "“{keyword}” needs a number: {{{keyword}: 2}}",
        "«{keyword}» necesita un número: {{{keyword}: 2}}",
    ),
    "deck_too_small": (
        "“deck_size” is {value}, but “deck” already names {count} cards",
        "«deck_size» es {value}, pero «deck» ya nombra {count} cartas",
    ),
    "too_many_cards": (
        "that is more cards than a game can hold ({most})",
        "son más cartas de las que caben en una partida ({most})",
    ),
}

# ---- a step or check that did not come out ---------------------------------------------------------------------------

FAILED: Final[dict[str, tuple[str, str]]] = {
    "differs": ("{what}: expected {expected}, found {found}", "{what}: se esperaba {expected}, hay {found}"),
    "lacks": ("{card} does not have {word}", "{card} no tiene {word}"),
    "has": ("{card} has {word}", "{card} tiene {word}"),
    "not_in_play": (
        "{what}: expected {expected}, but {card} is not in play ({zone})",
        "{what}: se esperaba {expected}, pero {card} no está en juego ({zone})",
    ),
    "no_card": ("there is no {card} in this position", "no hay ninguna {card} en esta posición"),
    "not_a_name": (
        "{name} is not a name that a card in this game has",
        "{name} no es el nombre de ninguna carta de esta partida",
    ),
    "illegal": ("that is not legal: {reason} ({rule})", "eso no es legal: {reason} ({rule})"),
    "not_their_turn": (
        "{player} cannot act now: {question}",
        "{player} no puede actuar ahora: {question}",
    ),
    "other_question": (
        "{player} is not asked for {kind} now: {question}",
        "a {player} no se le pregunta ahora por {kind}: {question}",
    ),
    "nothing_more": (
        "nothing more is asked of {player}: {question}",
        "a {player} no se le pregunta nada más: {question}",
    ),
    "not_an_option": ("{card} is not among the options: {question}", "{card} no está entre las opciones: {question}"),
    "not_waiting": (
        "no ability of {card} waits in the bag: {question}",
        "en la bolsa no espera ninguna habilidad de {card}: {question}",
    ),
    "not_replacing": (
        "{card} has no effect that replaces this: {question}",
        "{card} no tiene un efecto que reemplace esto: {question}",
    ),
    "asked_kind": (
        "expected the question {expected}: {question}",
        "se esperaba la pregunta {expected}: {question}",
    ),
    "asked_nobody": (
        "nobody is asked anything: the game is over",
        "no se pregunta nada a nadie: la partida ha terminado",
    ),
    "missing_option": (
        "{card} should be among the options, which are: {options}",
        "{card} debería estar entre las opciones, que son: {options}",
    ),
    "excluded_option": (
        "{card} should not be among the options, which are: {options}",
        "{card} no debería estar entre las opciones, que son: {options}",
    ),
    "extra_options": ("these options were not expected: {options}", "estas opciones no se esperaban: {options}"),
    "should_be_illegal": ("that should not be legal, and it is", "eso no debería ser legal, y lo es"),
    "should_be_legal": ("that should be legal: {reason} ({rule})", "eso debería ser legal: {reason} ({rule})"),
    "should_be_possible": ("that should be possible: {question}", "eso debería ser posible: {question}"),
    "other_rule": (
        "refused by rule {found}, expected {expected}: {reason}",
        "lo impide la regla {found}, se esperaba {expected}: {reason}",
    ),
    "engine": (
        "the engine stumbled here ({error}): please report it with this file",
        "el motor ha tropezado aquí ({error}): avísanos, por favor, con este archivo",
    ),
}

# ---- the values that `see` speaks of

KEYS: Final[dict[str, tuple[str, str]]] = {
    "zone": ("zone", "zona"),
    "damage": ("damage", "daño"),
    "exerted": ("exerted", "agotada"),
    "drying": ("drying", "secándose"),
    "strength": ("strength", "fuerza"),
    "willpower": ("willpower", "voluntad"),
    "lore": ("lore", "leyenda"),
    "at": ("at", "en la localización"),
    "under": ("cards under it", "cartas debajo"),
    "has": ("has", "tiene"),
    "lacks": ("does not have", "no tiene"),
    "cost": ("cost", "coste"),
    "hand": ("hand", "mano"),
    "deck": ("deck", "mazo"),
    "deck_top": ("top of the deck", "parte superior del mazo"),
    "deck_bottom": ("bottom of the deck", "parte inferior del mazo"),
    "discard": ("discard", "descarte"),
    "ink": ("ink", "tinta"),
    "ink ready": ("ready ink", "tinta preparada"),
    "ink exerted": ("exerted ink", "tinta agotada"),
    "play": ("in play", "en juego"),
    "winner": ("winner", "ganador"),
    "over": ("over", "terminada"),
    "turn": ("turn", "turno"),
    "phase": ("phase", "fase"),
    "player": ("player", "jugador"),
    "kind": ("kind of question", "tipo de pregunta"),
    "options": ("options", "opciones"),
    "includes": ("options include", "entre las opciones"),
    "excludes": ("options exclude", "no entre las opciones"),
}
SUBJECTS: Final[dict[str, tuple[str, str]]] = {
    "game": ("the game", "la partida"),
    "asked": ("the question", "la pregunta"),
    "bag": ("the bag", "la bolsa"),
}

LINE: Final = ("line {line}: {text}", "línea {line}: {text}")
YES_NO: Final = {True: ("yes", "sí"), False: ("no", "no")}
NOTHING: Final = ("nothing", "nada")


def pair(two: tuple[str, str], lang: str) -> str:
    return two[1] if lang == "es" else two[0]


def label(subject: str, key: str) -> Both:
    """Whose value it is and which one: 'P1, lore'."""
    said = []
    for lang in ("en", "es"):
        whose = pair(SUBJECTS[subject], lang) if subject in SUBJECTS else subject
        said.append(f"{whose}, {pair(KEYS[key], lang)}" if key else whose)
    return Both(*said)


def shown(value: Any, lang: str) -> str:
    """A value of a file or of the game as words."""
    if isinstance(value, Both):
        return value.text(lang)
    if isinstance(value, bool):
        return pair(YES_NO[value], lang)
    if value is None:
        return pair(NOTHING, lang)
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(shown(v, lang) for v in value) or pair(NOTHING, lang)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {shown(v, lang)}" for k, v in value.items()) + "}"
    text = "".join(c if c.isprintable() else "?" for c in str(value))
    return text if len(text) <= 300 else text[:299] + "…"


def sentence(table: dict[str, tuple[str, str]], code: str, details: dict[str, Any], lang: str) -> str:
    return pair(table[code], lang).format_map({k: shown(v, lang) for k, v in details.items()})


class BadScenario(Exception):
    """A file that is not a scenario: which line, what is wrong, what would be right."""

    def __init__(self, code: str, line: int, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.details = details

    def message(self, lang: str = "en") -> str:
        text = sentence(BAD, self.code, self.details, lang)
        return pair(LINE, lang).format(line=self.line, text=text) if self.line else text

    def __str__(self) -> str:
        return self.message()


class Failure(Exception):
    """A step or check that did not come out as the scenario says."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def message(self, lang: str = "en") -> str:
        return sentence(FAILED, self.code, self.details, lang)

    def __str__(self) -> str:
        return self.message()
