"""What the network makes of a printed card, from what its text was understood to do: a few numbers for it in play, and
a few for it in hand."""

from __future__ import annotations

from tintero.abilities.ability import CardDefinition
from tintero.abilities.in_numbers import row_of

from .fitted import Network


class CardSense:
    """Of one card; worked out once."""

    __slots__ = ("in_hand", "in_play")

    def __init__(self, network: Network, card: CardDefinition) -> None:
        hidden = list(network.hidden_bias)
        for column, number in enumerate(row_of(card)):
            if number:
                for unit, weight in enumerate(network.hidden[column]):
                    hidden[unit] += weight * number
        hidden = [max(0.0, x) for x in hidden]
        self.in_play = outputs(network.in_play, network.in_play_bias, hidden)
        self.in_hand = outputs(network.in_hand, network.in_hand_bias, hidden)


def outputs(weights: list[list[float]], bias: list[float], inputs: list[float]) -> list[float]:
    found: list[float] = []
    for unit, total in enumerate(bias):
        for i, weight in enumerate(weights[unit]):
            total += weight * inputs[i]
        found.append(total)
    return found


def add_up(cards: list[list[float]], number: int, into: list[float]) -> None:
    """So many sums over all cards, behind what is there."""
    for i in range(number):
        total = 0.0
        for card in cards:
            total += card[i]
        into.append(total)
