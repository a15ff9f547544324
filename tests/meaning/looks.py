"""Short looks at a table, shared by the tests of what cards mean."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from .table import Table


def drops(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].ink_drops


def top(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].deck[-1]


def bottom(t: Table, player: int = 0) -> int:
    return t.game.state.players[player].deck[0]


def one(t: Table, card: Placed) -> None:
    """Choose the only card there is to choose; the engine does not ask when nothing else is possible."""
    if t.asked == op.CHOOSE:
        assert t.offered(op.CARD) == {card.card}
        t.answer(card)


def numbers(t: Table) -> set[int]:
    return t.offered(op.NUMBER)


def idle(t: Table) -> bool:
    """Nothing is left to answer."""
    return t.asked == op.TURN


def can_quest(t: Table, *cards: Placed) -> list[bool]:
    return [t.can(Option(op.QUEST, c.card)) for c in cards]


def place(t: Table, c: Placed) -> int:
    """The card of the location where a character is; -1 for none."""
    spot = t.perm(c).location
    return t.game.state.in_play[spot].card if spot else -1
