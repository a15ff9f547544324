"""What things are called (`names.ftl`): keywords, zones, card types, steps and phases."""

from __future__ import annotations

from typing import Final

from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.words import CardType, Keyword, Zone
from tintero.edges.plain_text import is_number
from tintero.words import say

BY_NAME: Final = {r.name: r.keyword for r in KEYWORDS}
TEMPORARY: Final = {f"Temporary {r.name}": r.keyword for r in KEYWORDS}


def keyword_name(keyword: Keyword, lang: str) -> str:
    return say(f"names.keyword_{keyword.name.lower()}", lang)


def zone_name(zone: Zone, lang: str) -> str:
    return say(f"names.zone_{zone.name.lower()}", lang)


def card_type_name(card_type: CardType, lang: str) -> str:
    return say(f"names.kind_{card_type.name.lower()}", lang)


def step_name(step: str, lang: str) -> str:
    """'ready', 'set', 'draw', 'main', 'end' or 'setup', as a view calls them."""
    return say(f"names.step_{step}", lang)


def phase_name(step: str, lang: str) -> str:
    """The phase to which a step belongs (3.1)."""
    return say(f"names.phase_{step}", lang)


def ability_label(name: str, lang: str) -> str:
    """An ability is called what its card calls it; one that comes from a keyword has that keyword's name."""
    if name in BY_NAME:
        return keyword_name(BY_NAME[name], lang)
    if name in TEMPORARY:
        return say("names.temporary", lang, keyword=keyword_name(TEMPORARY[name], lang))
    return name


def printed_keyword(words: str, lang: str) -> str:
    """A keyword with its number, as a card has it: `Challenger +2`."""
    head, _, tail = words.rpartition(" ")
    if head and is_number(tail.lstrip("+")):
        return f"{ability_label(head, lang)} {tail}"
    return ability_label(words, lang)
