"""A table where a question that had only one answer, and so was not asked, may be answered all the same."""

from __future__ import annotations

from tintero.abilities.ability import CardDefinition
from tintero.abilities.effect import Effect
from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.position import Placed

from ..kit import character, keyword
from .table import HAND, Table, real


class Play(Table):
    """A table where a question that had only one answer, and so was not asked, may be answered all the same."""

    def pick(self, *cards: Placed) -> Play:
        for c in cards:
            wanted = [o for o in self.game.options if o.a == c.card and o.verb in (op.CARD, op.PLAY, op.TOP)]
            if not self.idle and wanted:
                self.choose(wanted[0])
        return self

    @property
    def cards(self) -> set[int]:
        """The cards of the open question."""
        return set() if self.idle else self.offered(op.CARD) | self.offered(op.PLAY)

    def place_of(self, c: Placed) -> int:
        """How many cards lie above it in its deck."""
        deck = self.game.state.players[c.player].deck
        return len(deck) - 1 - deck.index(c.card)

    def zones(self, *cards: Placed) -> list[int]:
        return [self.zone(c) for c in cards]


def hand(t: Play, player: int, n: int = 1) -> list[Placed]:
    return [t.body(player, zone=HAND) for _ in range(n)]


def grant(k: Keyword, value: int = 0) -> CardDefinition:
    """A character that has only this keyword."""
    return character("", 2, 5, 1, 2, keyword(k, value))


def smash() -> Effect:
    effect = real("Smash").effect
    assert effect is not None
    return effect
