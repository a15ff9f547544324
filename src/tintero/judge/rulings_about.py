"""Which rulings somebody means by a topic, a rule, a keyword, a card or any words."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from tintero.abilities.keyword import KEYWORDS
from tintero.cards.names import fold, words
from tintero.cards.pool import VERSION_MARK
from tintero.rulebook import rulebook
from tintero.rulebook.book import is_number, plain_number
from tintero.rulebook.near_numbers import nearest_rules
from tintero.rulebook.rulings import Ruling, proves

from .vocabulary import TOPICS, topic_names, topic_of

MOST_NEAR: Final = 3


def rulings_about(about: str, every: Sequence[Ruling]) -> list[Ruling]:
    """Those about a topic, a rule, a keyword, a card, or whatever their titles and names say; none if none are."""
    topic = topic_of(about)
    if topic is not None:
        return [r for r in every if r.topic == topic]
    keyword = rulebook().keyword(about)
    number = plain_number(about) if keyword is None else keyword.number
    if rulebook().exists(number):
        return [r for r in every if proves(r, number)]
    return with_card(about, every) or [r for r in every if says(r, about)]


def with_card(name: str, every: Sequence[Ruling]) -> list[Ruling]:
    """Those in whose position a card lies that is called so, or whose name has these words in it."""
    return [r for r in every if any(has_words(card, name) for card in r.cards)]


def says(ruling: Ruling, wanted: str) -> bool:
    return any(has_words(text, wanted) for text in (ruling.id, *ruling.title.values()))


def has_words(text: str, wanted: str) -> bool:
    """Whether these words stand in the text, the last of them perhaps only begun: never the end of one and the next."""
    plain = words(wanted)
    return bool(plain) and f" {plain}" in f" {words(text)}"


def nearest_subjects(about: str, every: Sequence[Ruling]) -> list[str]:
    """What there are rulings about that is written much like this: rules, keywords, topics and cards."""
    if is_number(about):
        return [] if rulebook().exists(about) else nearest_rules(plain_number(about))
    keywords = [name for r in KEYWORDS for name in (r.name, r.spanish)]
    topics = [name for topic in TOPICS for name in topic_names(topic)]
    cards = [name for r in every for card in r.cards for name in (card, card.partition(VERSION_MARK)[0])]
    known = {fold(name): name for name in (*cards, *topics, *keywords)}
    return [known[near] for near in get_close_matches(fold(about), known, MOST_NEAR)]
