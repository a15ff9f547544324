"""The table of keywords (chapter 8): what each is called, where its rule is, and how its number works."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final
from unicodedata import normalize

from .base import Node
from .words import Keyword


class Numbered(IntEnum):
    """Whether a keyword has a number, and what a second copy does to it (8.1.2)."""

    NONE = 0
    ADDS = 1  # "+N": copies add up
    FIRST = 2  # N: a further copy does not add
    PRINTED = 3  # N, on the printed card only


@dataclass(frozen=True)
class KeywordRecord(Node):
    """Everything about a keyword that is not its rule."""

    keyword: Keyword
    name: str  # as printed
    spanish: str
    rule: str
    number: Numbered = Numbered.NONE
    given: bool = True  # whether a card in play can gain it


# In the order of `Keyword`. Shift and Sing Together work outside play and Boost is an ability: they are not given.
# Shift has a cost, which is not a number of this kind. Adventurous has no numbered rule: its note is in section 8.x.
KEYWORDS: Final[tuple[KeywordRecord, ...]] = (
    KeywordRecord(Keyword.ALERT, "Alert", "Alerta", "8.2"),
    KeywordRecord(Keyword.BODYGUARD, "Bodyguard", "Guardaespaldas", "8.3"),
    KeywordRecord(Keyword.BOOST, "Boost", "Impulso", "8.4", Numbered.PRINTED, given=False),
    KeywordRecord(Keyword.CHALLENGER, "Challenger", "Desafiador", "8.5", Numbered.ADDS),
    KeywordRecord(Keyword.EVASIVE, "Evasive", "Evasivo", "8.6"),
    KeywordRecord(Keyword.RECKLESS, "Reckless", "Temerario", "8.7"),
    KeywordRecord(Keyword.RESIST, "Resist", "Resistir", "8.8", Numbered.ADDS),
    KeywordRecord(Keyword.RUSH, "Rush", "Prisa", "8.9"),
    KeywordRecord(Keyword.SHIFT, "Shift", "Cambio", "8.10", given=False),
    KeywordRecord(Keyword.SINGER, "Singer", "Cantante", "8.11", Numbered.FIRST),
    KeywordRecord(Keyword.SING_TOGETHER, "Sing Together", "Cantar juntos", "8.12", Numbered.PRINTED, given=False),
    KeywordRecord(Keyword.SUPPORT, "Support", "Apoyo", "8.13"),
    KeywordRecord(Keyword.VANISH, "Vanish", "Desvanecer", "8.14"),
    KeywordRecord(Keyword.WARD, "Ward", "Protección", "8.15"),
    KeywordRecord(Keyword.ADVENTUROUS, "Adventurous", "Aventurero", "8.x"),
)


def record(keyword: Keyword) -> KeywordRecord:
    return KEYWORDS[int(keyword)]


def bit(keyword: Keyword) -> int:
    """Its place in a set of keywords."""
    return 1 << int(keyword)


def keyword_named(name: str) -> Keyword | None:
    """By its name in either language, or in both: ward, proteccion, Ward (Protección), Protección (Ward)."""
    return _NAMED.get(_letters(name))


def _letters(name: str) -> str:
    """Capitals, accents, spaces and punctuation do not matter."""
    return "".join([c for c in normalize("NFKD", name).casefold() if c.isalnum()])


def _named() -> dict[str, Keyword]:
    found: dict[str, Keyword] = {}
    for r in KEYWORDS:
        for name in (r.name, r.spanish, f"{r.name} ({r.spanish})", f"{r.spanish} ({r.name})"):
            found[_letters(name)] = r.keyword
    return found


_NAMED: Final = _named()
