"""The sentences of questions and answers at the table that need explaining, in English and in Spanish."""

from __future__ import annotations

from typing import Final

TABLE: Final[dict[str, tuple[str, str]]] = {
    # ---- ending the turn -------------------------------------------------------------------------------------------
    "end_not_yet": ("not yet: {reason} ({rule})", "todavía no: {reason} ({rule})"),
    "end_must_challenge": (
        "{names} must challenge (Reckless)",
        "antes tiene que desafiar {names} (Temerario, Reckless)",
    ),
    "end_must_quest": ("{names} must quest", "antes tiene que irse de aventura {names}"),
    "end_refused": ("{reason} ({rule})", "{reason} ({rule})"),
    "end_refused_by": ("{reason} It is: {names} ({rule})", "{reason} Se trata de: {names} ({rule})"),
    # ---- putting cards in order ------------------------------------------------------------------------------------
    "order_at_once": (
        "Type one number, or the whole order, such as {example}.",
        "Escribe un número, o el orden entero, por ejemplo {example}.",
    ),
    "order_twice": (
        "Each card has one place: {value} is there twice.",
        "Cada carta tiene un solo sitio: {value} está dos veces.",
    ),
    # ---- the rest --------------------------------------------------------------------------------------------------
    "ban_sing_alone": (
        "sing a song without Sing Together",
        "cantar canciones sin Cantar juntos (Sing Together)",
    ),
    "quit_name": ("Name of the file: ", "Nombre del archivo: "),
    "printed_number": ("set {set} no. {number}", "set {set} n.º {number}"),
    "printed_set": ("set {set}", "set {set}"),
    "sim_none": (
        "Stopped before any of the {asked} games was over: there are no figures.",
        "Detenida antes de acabar ninguna de las {asked} partidas: no hay cifras.",
    ),
}

# What may be typed to end the turn, in both languages (without spaces and accents).
END_WORDS: Final = frozenset({
    "end", "endturn", "endyourturn", "endmyturn", "endtheturn", "terminar", "terminarturno", "terminartuturno",
    "terminarmiturno", "terminarelturno",
})  # fmt: skip
YES_WORDS: Final = frozenset({"y", "yes", "s", "si"})
NO_WORDS: Final = frozenset({"n", "no"})
