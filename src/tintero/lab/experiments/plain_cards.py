"""Plain cards: a character without text for each cost, to be put in the place of a card whose worth is asked for.

They are no cards of the pool. Their values are those of the printed characters without text, on average.
"""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.abilities.words import CardType

PREFIX: Final = "plain:"  # no printed name begins so
# strength, willpower and lore of the printed characters without text, by cost, on average and rounded
VALUES: Final = {
    0: (1, 2, 1), 1: (2, 2, 1), 2: (2, 3, 1), 3: (3, 4, 1), 4: (3, 5, 2), 5: (5, 6, 2), 6: (5, 6, 2), 7: (6, 8, 3),
    8: (8, 8, 3), 9: (10, 10, 4),
}  # fmt: skip
DEAREST: Final = max(VALUES)
INKABLE: Final = "ink"


def plain_name(card: CardDefinition) -> str:
    """The plain card of the same cost, ink types and inkability, by the name under which every process knows it."""
    return ":".join([PREFIX[:-1], str(card.cost), INKABLE if card.inkable else "", "+".join(card.inks)])


def plain_card(name: str) -> CardDefinition:
    _, cost, inkable, inks = name.split(":")
    strength, willpower, lore = VALUES[min(int(cost), DEAREST)]
    return CardDefinition(
        name, (name,), CardType.CHARACTER, int(cost), inkable == INKABLE, tuple(inks.split("+")) if inks else (),
        ("Storyborn",), strength, willpower, lore,
    )  # fmt: skip
