"""Looking for cards: each filter is a test of one card, made from what somebody typed in either language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from tintero.abilities.keyword import keyword_named, record
from tintero.cards.card import Card, CardType, Ink
from tintero.cards.errors import CardsError
from tintero.cards.formats import find_format
from tintero.cards.names import fold, words
from tintero.edges.plain_text import cut
from tintero.words import catalogue, say

COST: Final = re.compile(r"(<=|>=|=|<|>)?\s*(\d{1,2})")
SHOWN: Final = 60  # of what somebody typed, in a sentence about it
Test = Callable[[Card], bool]


def tests_of(filters: Mapping[str, str | None]) -> list[Test]:
    """One test for each filter that is given; CardsError says what is wrong with one."""
    return [MAKERS[name](value) for name, value in filters.items() if value is not None]


def _shown(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in cut(text, SHOWN))


def _said(key: str) -> set[str]:
    """What something is called in any language."""
    return {fold(say(key, lang)) for lang in catalogue().languages}


def _named(text: str) -> Test:
    """Every word is in the full name."""
    wanted = words(text).split()
    return lambda card: all(part in words(card.full_name) for part in wanted)


def _ink(value: str) -> Test:
    for ink in Ink:
        if fold(value) in _said(f"names.ink_{ink.value.lower()}"):
            return lambda card: ink in card.inks
    raise CardsError("bad_ink", value=_shown(value), names=[ink.value for ink in Ink])


def _cost(value: str) -> Test:
    m = COST.fullmatch(value.strip())
    if m is None:
        raise CardsError("bad_cost", value=_shown(value))
    sign, number = m.group(1) or "=", int(m.group(2))
    if sign == "<=":
        return lambda card: card.cost <= number
    if sign == ">=":
        return lambda card: card.cost >= number
    if sign == "<":
        return lambda card: card.cost < number
    if sign == ">":
        return lambda card: card.cost > number
    return lambda card: card.cost == number


def _type(value: str) -> Test:
    wanted = fold(value)
    if wanted in _said("names.kind_song"):
        return lambda card: card.is_song
    for kind in CardType:
        if wanted in _said(f"names.kind_{kind.name.lower()}"):
            return lambda card: card.type is kind
    raise CardsError("bad_type", value=_shown(value), names=[*(k.printed for k in CardType), "Song"])


def _classification(value: str) -> Test:
    return lambda card: any(fold(value) == fold(c) for c in card.classifications)


def _keyword(value: str) -> Test:
    """A keyword in either language; the end of it too, so that Shift finds Universal Shift."""
    found = keyword_named(value)
    wanted = words(value if found is None else record(found).name)
    return lambda card: any(f" {words(t.keyword)}".endswith(f" {wanted}") for t in card.texts if t.keyword)


def _text(value: str) -> Test:
    """These words, one after the other, in what is printed."""
    wanted = words(value)
    return lambda card: any(f" {wanted} " in f" {words(t.full_text)} " for t in card.texts)


def _set(value: str) -> Test:
    return lambda card: any(p.set_code == value.strip() for p in card.printings)


def _format(value: str) -> Test:
    name = find_format(value).legality
    return lambda card: name is None or card.legal_in(name)


MAKERS: Final[dict[str, Callable[[str], Test]]] = {
    "name": _named, "ink": _ink, "cost": _cost, "type": _type, "classification": _classification, "keyword": _keyword,
    "text": _text, "set": _set, "format": _format,
}  # fmt: skip
