"""Which rulings somebody means by a topic, a rule, a keyword, a card or any words."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.cards.names import fold
from tintero.rulebook import rulebook
from tintero.rulebook.book import plain_number
from tintero.rulebook.rulings import Ruling, proves

from .vocabulary import topic_of


def rulings_about(about: str, every: Sequence[Ruling]) -> list[Ruling]:
    """Those about a topic, a rule, a keyword, a card, or whatever their titles and names say; none if none are."""
    topic = topic_of(about)
    if topic is not None:
        return [r for r in every if r.topic == topic]
    keyword = rulebook().keyword(about)
    number = plain_number(about) if keyword is None else keyword.number
    if rulebook().exists(number):
        return [r for r in every if proves(r, number)]
    wanted = fold(about)
    return with_card(wanted, every) or [r for r in every if says(r, wanted)]


def with_card(name: str, every: Sequence[Ruling]) -> list[Ruling]:
    """Those in whose position a card lies that is called so, or whose name has these words in it."""
    wanted = fold(name)
    return [r for r in every if any(wanted in fold(card) for card in r.cards)]


def says(ruling: Ruling, wanted: str) -> bool:
    return any(wanted in fold(text) for text in (ruling.id, *ruling.title.values()))
