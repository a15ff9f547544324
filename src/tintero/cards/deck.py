"""A deck: which cards, how many of each, and how it is written down."""

from __future__ import annotations

from dataclasses import dataclass, field

from tintero.cards.card import Card, Ink
from tintero.cards.errors import LineProblem
from tintero.cards.pixelborn import encode


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards and their counts in the order of the list; whether it is legal is for `formats.check` to say."""

    name: str
    entries: tuple[tuple[Card, int], ...]
    # What the list said beside its cards and was left out, such as a sideboard; no part of the deck itself.
    notes: tuple[LineProblem, ...] = field(default=(), compare=False)

    @property
    def cards(self) -> list[Card]:
        """Every copy, in the order of the list."""
        return [card for card, count in self.entries for _ in range(count)]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.entries)

    @property
    def inks(self) -> tuple[Ink, ...]:
        """The ink types of its cards, in their usual order."""
        # CR 5.2.5.1: a dual-ink card brings both of its types.
        present = {ink for card, _ in self.entries for ink in card.inks}
        return tuple(ink for ink in Ink if ink in present)

    @property
    def curve(self) -> dict[int, int]:
        """How many cards it has of each cost, from the lowest to the highest, also of those that none has."""
        costs = [card.cost for card, _ in self.entries]
        return {
            cost: sum(n for card, n in self.entries if card.cost == cost)
            for cost in range(min(costs, default=0), max(costs, default=-1) + 1)
        }

    def to_text(self) -> str:
        """The list as text, one line for each card."""
        return "".join(f"{count} {card.full_name}\n" for card, count in self.entries)

    def to_pixelborn(self) -> str:
        """The list as a code."""
        return encode((card.name, card.version, count) for card, count in self.entries)
