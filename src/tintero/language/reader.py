"""A whole card: every text read to the last word, or the card is refused with the words that were not (1.1.5)."""

from __future__ import annotations

from dataclasses import dataclass

from tintero.abilities.ability import Ability, CardDefinition
from tintero.abilities.words import Kind
from tintero.cards.card import Card, CardText

from .keywords import read_keyword

KIND_OF_TYPE = {
    "Character": Kind.CHARACTER,
    "Action": Kind.ACTION,
    "Item": Kind.ITEM,
    "Location": Kind.LOCATION,
}


@dataclass(frozen=True)
class Unread:
    """A text that was not understood, and the first words of it that were not read."""

    text: str
    words: str


class NotUnderstood(Exception):
    """A card whose text is not understood completely; it is refused, never played as if blank."""

    def __init__(self, card: str, unread: tuple[Unread, ...]) -> None:
        super().__init__(f"{card}: not understood: “{unread[0].words}”")
        self.card = card
        self.unread = unread


def is_reminder(text: CardText) -> bool:
    """CR 1.1.7: a text wholly in parentheses has no force."""
    full = " ".join(text.full_text.split())
    return full.startswith("(") and full.endswith(")")


def understand(card: Card) -> CardDefinition | tuple[Unread, ...]:
    """The definition of a card, or everything on it that was not read."""
    abilities: list[Ability] = []
    unread: list[Unread] = []
    for text in card.texts:
        if is_reminder(text):
            continue
        ability = read_keyword(text) if text.kind == "keyword" else None
        if ability is None:
            words = " ".join((text.effect or text.full_text).split())
            unread.append(Unread(words, " ".join(words.split()[:6])))
        else:
            abilities.append(ability)
    if card.type == "Action" and not unread:
        unread.append(Unread("", "an action without an effect"))
    if unread:
        return tuple(unread)
    return CardDefinition(
        full_name=card.full_name,
        names=card.names,
        kind=KIND_OF_TYPE[card.type],
        cost=card.cost,
        inkable=card.inkable,
        inks=tuple(str(i) for i in card.inks),
        classifications=tuple(card.classifications),
        strength=card.strength or 0,
        willpower=card.willpower or 0,
        lore=card.lore or 0,
        move_cost=card.move_cost or 0,
        abilities=tuple(abilities),
    )


_READ: dict[Card, CardDefinition] = {}


def definition_of(card: Card) -> CardDefinition:
    """What the rules need to know of a card; raises NotUnderstood."""
    known = _READ.get(card)
    if known is not None:
        return known
    result = understand(card)
    if isinstance(result, tuple):
        raise NotUnderstood(card.full_name, result)
    _READ[card] = result
    return result
