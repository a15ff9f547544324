"""One line of a deck list, as people paste it: a count and a name, marks of a printing, headings and remarks.

Everything here works on one line of bounded length with single spaces (`deck_text.MAX_LINE`, `tidy`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tintero.cards.names import words

# Names are looked up with at most this many marks taken off: `(TFC) 42 *F* foil` has four.
_MOST_MARKS = 5

_BULLET = re.compile(r"(?:[-–—*•·‣▪>+]|\[[ xX]?\]|[0-9]{1,3}[.)](?= [0-9])) ")
_COUNT_FIRST = re.compile(
    r"(?:(?P<count>[-+]?[0-9]+)(?: ?[x×] |[x×]| )|[(\[](?P<boxed>[0-9]+) ?[x×]?[)\]] ?)(?P<name>\S.*)", re.IGNORECASE
)
_COUNT_LAST = re.compile(
    r"(?: | ?[(\[])[x×] ?(?P<count>[-+]?[0-9]+)[)\]]?$| (?P<before>[-+]?[0-9]+) ?[x×]$", re.IGNORECASE
)
# What stands in brackets after a name says which printing it is; so do a star with a letter, and “foil”.
_MARK = re.compile(
    r" ?(?:\([^()]{0,60}\)|\[[^\[\]]{0,60}\]|\{[^{}]{0,60}\}|<[^<>]{0,60}>|\*[a-z]{1,9}\*|[★☆✨✦]"
    r"|(?<= )(?:(?:cold|holo|non) ?-?)?foil(?:ed)?)$",
    re.IGNORECASE,
)
# The same without brackets: `TFC 42`, `1/204`, `#42`, `TFC-42`, `1-42`, `42`, and the `EN` of a printed number.
_BARE_NUMBER = re.compile(
    r" #?[0-9]{1,3}[a-z]?(?: ?[/-] ?[0-9]{1,3})?(?: ?[•·]? ?EN ?[•·]? ?[0-9]{0,2})?$| [A-Z][A-Z0-9]{0,3}-[0-9]{1,3}$"
)
_BARE_SET = re.compile(r" [A-Z][A-Z0-9]{0,3}$")
_AFTER_BRACKET = re.compile(r"(?<=[)\]}>]) #?[A-Z]{0,4}-?[0-9]{1,4}[a-z]?$")

_KINDS = frozenset((
    "card", "cards", "character", "characters", "action", "actions", "song", "songs", "item", "items", "location",
    "locations", "total", "carta", "cartas", "personaje", "personajes", "accion", "acciones", "cancion",
    "canciones", "objeto", "objetos", "lugar", "lugares",
))  # fmt: skip
_MAIN = frozenset((
    "main", "deck", "mainboard", "maindeck", "decklist", "list", "board", "mazo", "principal", "lista",
))  # fmt: skip
_INKS = frozenset((
    "amber", "amethyst", "emerald", "ruby", "sapphire", "steel", "inkable", "uninkable", "ambar", "amatista",
    "esmeralda", "rubi", "zafiro", "acero", "tinta", "tintas", "ink", "inks",
))  # fmt: skip
_HEADING_WORDS = _KINDS | _MAIN | _INKS | {"and", "y", "of", "de", "about"}
_SIDE = re.compile(r"(?:side ?board|side ?deck|side|maybe ?board|maybe|banquillo|reserva|considering)(?: [0-9]+)?")
_SIDE_CARD = re.compile(r"SB ?: ?", re.IGNORECASE)
_REMARK = re.compile(
    r"(?:author|by|creator|player|format|inks?|colou?rs?|date|url|link|source|event|placement|version|"
    r"autora?|jugadora?|formato|tintas?|colores|fecha|enlace|fuente|evento) ?[:=]|"
    r"(?:exported|created|made|generated|built|exportado|creado|hecho) (?:from|with|by|at|on|in|de|desde|con|por|en) |"
    r"[a-z][a-z0-9+.-]{0,20}://",
    re.IGNORECASE,
)
_TITLE = re.compile(r"(?:deck ?name|deck|name|title|nombre(?: del mazo)?|mazo|t[ií]tulo) ?[:=] ?(?P<title>\S.*)", re.I)


class Split(NamedTuple):
    """One way to read a line."""

    name: str
    copies: str


class Candidate(NamedTuple):
    """A name that may be meant; `sure` is False where something was taken off that may belong to the name."""

    name: str
    sure: bool


def tidy(line: str) -> str:
    """Single spaces, no bullet before it, no bold marks around it."""
    line = " ".join(line.split())
    if len(line) > 4 and line.startswith("**") and line.endswith("**"):
        line = line[2:-2].strip()
    bullet = _BULLET.match(line)
    return line[bullet.end() :] if bullet else line


def splits(line: str) -> Iterator[Split]:
    """Each way to read a line as a name and a count, most common first."""
    first = _COUNT_FIRST.match(line)
    if first:
        yield Split(first["name"], first["count"] or first["boxed"])
    for shorter in _stripped(line):
        last = _COUNT_LAST.search(shorter)
        if last and last.start() > 0:
            yield Split(shorter[: last.start()].strip(), last["count"] or last["before"])
            return


def _stripped(line: str) -> Iterator[str]:
    """The line, then the line with one sure mark less each time."""
    yield line
    for _ in range(_MOST_MARKS):
        mark = _MARK.search(line) or _AFTER_BRACKET.search(line)
        if mark is None or mark.start() == 0:
            return
        line = line[: mark.start()].strip()
        yield line


def candidates(name: str) -> list[Candidate]:
    """The name as written, then with the marks of a printing taken off, then with bare numbers off too."""
    found = [Candidate(shorter, True) for shorter in _stripped(name)]
    last = found[-1].name
    for bare in (_BARE_NUMBER, _BARE_SET):  # a set without a number is none
        mark = bare.search(last)
        if mark is None or mark.start() == 0:
            break
        last = last[: mark.start()]
        found.extend(Candidate(shorter, False) for shorter in _stripped(last))
    return found


def is_heading(line: str) -> bool:
    """`Characters (24)`, `== Items 3 ==`, `Total: 60 cards`, `-----`: names no card and says nothing of one."""
    said = words(line[:100]).split()
    if not said:
        return not any(c.isalnum() for c in line)
    names = [word for word in said if not word.isdecimal()]
    if len(line) > 100 or len(said) > 6 or len(said) - len(names) > 1 or not set(names) <= _HEADING_WORDS:
        return False
    # A count first makes it look like a card: only `24 characters` and `60 cards` are headings then.
    return bool(names) and (not said[0].isdecimal() or (len(names) == 1 and names[0] in _KINDS))


def is_side_heading(line: str) -> bool:
    return len(line) <= 40 and _SIDE.fullmatch(words(line)) is not None


def is_main_heading(line: str) -> bool:
    return is_heading(line) and bool(_MAIN & set(words(line).split()))


def is_side_card(line: str) -> bool:
    return _SIDE_CARD.match(line) is not None


def is_remark(line: str) -> bool:
    return _REMARK.match(line) is not None


def title_of(line: str) -> str:
    """The name of the deck, if the line says it."""
    found = _TITLE.fullmatch(line)
    return found["title"] if found else ""
