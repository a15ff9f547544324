"""The texts of cards that are abilities or effects, and what makes two of them the same."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tintero.cards.card import Card, CardText

from .reader import is_reminder
from .tokens import words

DIGEST: Final = 10  # characters

TextKey = tuple[bool, tuple[str, ...], tuple[str, ...]]


def key_of(text: CardText) -> TextKey:
    """What makes two texts the same: the words, and whether they stand on an action."""
    return (text.kind == "effect", words(text.costs), words(text.effect))


def counted(card: Card) -> list[CardText]:
    """The texts of a card that count: keyword lines and reminder text do not."""
    return [t for t in card.texts if t.kind != "keyword" and not is_reminder(t)]


def digest_of(text: CardText) -> str:
    """A short name of it, for files that must not hold its words."""
    return digest_of_key(key_of(text))


def digest_of_key(key: TextKey) -> str:
    return sha256(repr(key).encode()).hexdigest()[:DIGEST]
