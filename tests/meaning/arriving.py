"""What the tests of one family of cards share."""

from __future__ import annotations

from typing import Any

from tintero.rules import option as op
from tintero.rules.position import Placed

from .table import FILLER, Table


class Seat(Table):
    """A table at which a card may be named even if it was the only possible answer, and so was not asked for."""

    def answer(self, *answers: Any) -> Seat:
        for a in answers:
            if not isinstance(a, Placed) or self.asked == op.CHOOSE:
                super().answer(a)
        return self


def deck_top(t: Table, player: int, n: int) -> list[int]:
    """The top cards of a deck, the uppermost first."""
    return t.game.state.players[player].deck[::-1][:n]


def deck_bottom(t: Table, player: int, n: int) -> list[int]:
    """The lowest cards of a deck, the lowest first."""
    return t.game.state.players[player].deck[:n]


def fillers(t: Table, player: int, zone: int, n: int) -> list[Placed]:
    return [t.put(player, FILLER, zone) for _ in range(n)]


def drops(t: Table) -> list[int]:
    return [p.ink_drops for p in t.game.state.players]
