"""The words behind a question: the text of the ability that asks, and its printed modes, in English or Spanish."""

from __future__ import annotations

from tintero.cards.card import Card, CardText

from .reader import Reader, Unread, is_reminder
from .tokens import normalise


def ability_words(reader: Reader, full_name: str, ability_name: str, lang: str) -> str:
    """The text of one ability of a card (of all effects, for an action); '' if it has none."""
    card = reader.pool.get(full_name)
    if card is None:
        return ""
    return " ".join(_words(reader, t, lang) for t in _texts(card, ability_name))


def mode_words(reader: Reader, full_name: str, ability_name: str, lang: str) -> list[str]:
    """What follows each bullet of a modal text."""
    parts = ability_words(reader, full_name, ability_name, lang).split("•")
    return [p.strip() for p in parts[1:]]


def _texts(card: Card, ability_name: str) -> list[CardText]:
    found = [t for t in card.texts if t.kind != "keyword" and not is_reminder(t)]
    if ability_name:
        return [t for t in found if t.name == ability_name]
    return [t for t in found if t.kind == "effect"]


def _words(reader: Reader, text: CardText, lang: str) -> str:
    if lang == "es":
        reading = reader.read_text(text.kind, text.costs, text.effect)
        if not isinstance(reading, Unread):
            return reading.spanish
    return normalise(f"{text.costs} - {text.effect}" if text.costs else text.effect)
