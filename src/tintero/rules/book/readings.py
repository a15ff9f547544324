"""What static texts said when they were last read, so that only what an event can have changed is read again (6.4).

A reading is a value: copies of a game share it.
"""

from __future__ import annotations

from tintero.abilities.property import Imposed
from tintero.abilities.target import Filter

from ..event import NOTHING
from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.evaluate import candidates, number, refs
from ..machinery.face import CompiledStatic
from ..machinery.left_behind import Given
from ..machinery.state import Reading, State
from ..machinery.whom import players_of


class GiftReading(Reading):
    """What a static ability gives: whether it does, to whom, and how much."""

    __slots__ = ("amounts", "f", "holds", "pids", "static")

    def __init__(self, s: State, f: Context, w: CompiledStatic) -> None:
        super().__init__(w.gift.sensitive)
        self.f = f
        self.static = w
        self.pids: list[int] = []
        self.amounts: list[int] = []
        self.holds = w.condition is None or holds(s, f, w.condition)
        if self.holds:
            self.pids = covered_by(s, f, w)
            if self.pids or w.changes.amounts:
                self.amounts = amounts_of(s, f, w)

    def same(self, s: State, unread: int) -> bool:
        w = self.static
        changes = w.changes
        if w.condition is not None and changes.condition & unread and holds(s, self.f, w.condition) != self.holds:
            return False
        if not self.holds:
            return True
        if changes.affects & unread and covered_by(s, self.f, w) != self.pids:
            return False
        return not changes.amounts & unread or amounts_of(s, self.f, w) == self.amounts


def covered_by(s: State, f: Context, w: CompiledStatic) -> list[int]:
    """The permanents that a static ability speaks of."""
    affects = w.affects
    if affects is None:
        return [f.source]
    if isinstance(affects, Filter):
        return candidates(s, f, affects)
    return [r for r in refs(s, f, affects) if r > NOTHING]


def amounts_of(s: State, f: Context, w: CompiledStatic) -> list[int]:
    """The number of each property that it gives; 0 for one without a number."""
    if w.gift.fixed is not None:
        return w.gift.fixed
    return [0 if g.amount is None else number(s, f, g.amount) for g in w.gift.grants]


class RuleReading(Reading):
    """The rules that a static ability imposes: whether it does, and on whom."""

    __slots__ = ("f", "holds", "players", "static")

    def __init__(self, s: State, f: Context, w: CompiledStatic) -> None:
        super().__init__(w.changes.condition | w.changes.players)
        self.f = f
        self.static = w
        self.holds = w.condition is None or holds(s, f, w.condition)
        self.players: list[int] = imposed_on(s, f, w.rules) if self.holds else []

    def same(self, s: State, unread: int) -> bool:
        w = self.static
        if w.condition is not None and w.changes.condition & unread and holds(s, self.f, w.condition) != self.holds:
            return False
        return not self.holds or not w.changes.players & unread or imposed_on(s, self.f, w.rules) == self.players


def imposed_on(s: State, f: Context, rules: tuple[Imposed, ...]) -> list[int]:
    """For each rule the players of whom it speaks, one bit each."""
    found: list[int] = []
    for imposed in rules:
        players = 0
        for player in players_of(s, f, imposed.who):
            players |= 1 << player
        found.append(players)
    return found


class LaterReading(Reading):
    """An effect that also speaks of what arrives later (6.4.2.1): whom it covers."""

    __slots__ = ("f", "later_too", "pids")

    def __init__(self, s: State, e: Given, later_too: Filter) -> None:
        super().__init__(e.gift.sensitive)
        self.f = e.context
        self.later_too = later_too
        self.pids = candidates(s, e.context, later_too)

    def same(self, s: State, unread: int) -> bool:
        return candidates(s, self.f, self.later_too) == self.pids


def all_the_same(s: State) -> bool:
    """Whether every text that can read differently since the last time still says what it said."""
    unread = s.unread
    for reading in s.readings:
        if reading.sensitive & unread and not reading.same(s, unread):
            return False
    return True
