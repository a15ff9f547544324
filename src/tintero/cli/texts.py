"""What may be typed at the table, in both languages whatever the language of the screen (without accents).

The words of actions (`quest`, `aventura`) are in `table/typed.py`: every front end understands them.
"""

from __future__ import annotations

from typing import Final

COMMAND_WORDS: Final[dict[str, str]] = {
    word: command
    for command, both in {
        "help": "help ayuda h",
        "why": "why porque por",
        "hint": "hint pista consejo",
        "explain": "explain explica explicar",
        "review": "review repaso",
        "undo": "undo deshacer deshaz u",
        "save": "save guardar guarda",
        "export": "export exportar exporta",
        "log": "log registro historial",
        "board": "board table mesa tablero",
        "card": "card carta",
        "rules": "rule rules regla reglas",
        "discard": "discard discards descarte descartes",
        "under": "under debajo",
        "deck": "deck mazo",
        "concede": "concede rendirse rendirme abandonar",
        "quit": "quit exit salir q",
        "more": "more mas",
        "record": "record grabar graba",
        "check": "check comprobar comprueba",
        "cannot": "cannot cant imposible",
        "finish": "finish listo",
    }.items()
    for word in both.split()
}
BAG_WORDS: Final = frozenset(["bag", "bolsa"])
ALL_WORDS: Final = frozenset(["all", "todo", "todos", "todas"])
MINE_WORDS: Final = frozenset(["me", "mine", "my", "mi", "mio", "mia", "yo"])
THEIRS_WORDS: Final = frozenset({
    "computer", "thecomputer", "opponent", "their", "theirs", "ordenador", "elordenador", "rival", "oponente",
})  # fmt: skip
YES_WORDS: Final = frozenset(["y", "yes", "s", "si"])
NO_WORDS: Final = frozenset(["n", "no"])
MORE_WORDS: Final = frozenset(["more", "mas"])

# After a game, and while one is shown again.
REMATCH_WORDS: Final = frozenset(["r", "rematch", "again", "revancha", "otra"])
WATCH_WORDS: Final = frozenset(["w", "watch", "replay", "ver", "repetir"])
NEXT_WORDS: Final = frozenset(["n", "next", "siguiente", "adelante"])
BACK_WORDS: Final = frozenset(["b", "back", "p", "previous", "atras", "anterior", "volver", "v"])
FIRST_WORDS: Final = frozenset(["first", "start", "beginning", "principio", "inicio"])
LAST_WORDS: Final = frozenset(["last", "final", "ultimo"])
TURN_WORDS: Final = frozenset(["t", "turn", "turno"])
