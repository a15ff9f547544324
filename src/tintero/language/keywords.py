"""Reading keyword lines (chapter 8): the keyword, its number or cost, and the Shift variants."""

from __future__ import annotations

from typing import Protocol

from tintero.abilities.ability import KeywordAbility, ShiftKind
from tintero.abilities.cost import Cost
from tintero.abilities.keyword import KEYWORDS, Numbered
from tintero.abilities.words import Keyword, ShiftBase
from tintero.cards.card import CardText
from tintero.edges.plain_text import is_number

PRINTED = {r.name: r for r in KEYWORDS if r.keyword != Keyword.SHIFT}  # CR 8.10.8: Shift has many names
BASES = {
    "Universal": ShiftBase.ANY_CHARACTER,
    "Duo": ShiftBase.TWO_NAMES,
    "Combo": ShiftBase.ONE_OR_TWO_NAMES,
}

def grammar_lines() -> str:
    """How the text of a card names a keyword, as lines of the grammar."""
    lines: list[str] = []
    for r in KEYWORDS:
        word, member = r.name.lower(), f"Keyword.{r.keyword.name}"
        lines.append(f"plain_keyword = {word} => {r.spanish} ({r.name}) :: {member}")
        if r.number == Numbered.FIRST:
            meaning = f"pr.HasKeyword({member}, am.Number(number))"
            lines.append(f"keyword_n = {word} {{number}} => {r.spanish} {{number}} ({r.name}) :: {meaning}")
    return "\n".join(lines)


class Words(Protocol):
    """What reading a keyword line needs to know of the cards: the classifications there are, and costs in words."""

    def cost(self, text: str) -> Cost | None: ...

    def is_classification(self, text: str) -> bool: ...


def read_keyword(text: CardText, known: Words) -> KeywordAbility | None:
    """The keyword of a printed line; None if a word of it is not understood."""
    word = text.keyword
    value = text.keyword_value.strip()
    if word in PRINTED:
        found = PRINTED[word]
        value = value.replace("⬡", "").strip()
        if found.number == Numbered.NONE:
            return KeywordAbility(found.keyword) if not value else None
        number = value.removeprefix("+")
        return KeywordAbility(found.keyword, int(number)) if is_number(number, 3) else None
    if word == "Shift" or word.endswith(" Shift"):
        kind = read_shift_kind(word.removesuffix("Shift").split(), known)
        cost = read_shift_cost(value, known)
        if kind is None or cost is None:
            return None
        return KeywordAbility(Keyword.SHIFT, cost=cost, shift=kind)
    return None


def read_shift_kind(words: list[str], known: Words) -> ShiftKind | None:
    """CR 8.10.8, 8.10.9: variants can be fused; what is no variant is a classification, if there is such a one."""
    temporary = "Temporary" in words
    rest = [w for w in words if w != "Temporary"]
    if not rest:
        return ShiftKind(temporary=temporary)
    name = " ".join(rest)
    if name in BASES:
        return ShiftKind(BASES[name], temporary=temporary)
    if name == "Potato":
        # CR 8.10.8.6: the base is an item with this name
        return ShiftKind(ShiftBase.ITEM, name, temporary)
    return ShiftKind(ShiftBase.CLASSIFICATION, name, temporary) if known.is_classification(name) else None


def read_shift_cost(value: str, known: Words) -> Cost | None:
    """Ink, or a cost in words (8.10.8)."""
    ink = value.replace("⬡", "").strip()
    return Cost(ink=int(ink)) if is_number(ink, 3) else known.cost(value)
