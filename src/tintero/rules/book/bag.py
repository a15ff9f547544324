"""Checks, waiting actions and the bag, until nothing is left to do (1.8.3, 6.7.8.1, 7.7)."""

from __future__ import annotations

from typing import Final

from .. import kinds
from .. import option as op
from ..event import NO_CARD, NOTHING, Event
from ..machinery.ask_or_settle import put
from ..machinery.left_behind import Waiting
from ..machinery.pieces import BagEntry
from ..machinery.plain import Data
from ..machinery.process import Process
from ..machinery.state import State, order_from, team_or_self
from ..machinery.uses import uses
from ..option import Option
from .check import check, is_endless
from .resolving import begin_entry

CHECKING: Final = 0
EMPTYING: Final = 1  # waiting actions, then the bag


class Settling(Process):
    """What follows every turn action and every step: `holder` has the bag (7.7.4)."""

    __slots__ = ("holder",)

    def __init__(self, holder: int) -> None:
        super().__init__(holder, NOTHING, NO_CARD)
        self.holder = holder

    def step(self, s: State) -> None:
        """Check until clean; then waiting actions; then one entry of the bag holder (7.7.4)."""
        if self.at == CHECKING:
            if check(s):
                return  # CR 1.8.3: a check that did something is followed by another
            self.at = EMPTYING
            if s.over():
                return
        if s.pending:
            # CR 7.1.6.1: waiting actions come before any trigger
            s.stack.append(s.pending.pop(0))
            self.at = CHECKING
            return
        if not s.bag or s.bag_locked:
            s.stack.pop()
            return
        self.holder = pass_bag(s, self.holder)
        put(s, self, self.holder, op.RESOLVE)

    def options(self, s: State) -> list[Option]:
        return [Option(op.TRIGGER, e.number) for e in entries_of(s, self.holder)]

    def answer(self, s: State, o: Option) -> None:
        self.resolve(s, entry(s, o.a))

    def forced(self, s: State, found: list[Option]) -> bool:
        """One and the same ability that saw the same several times is one thing to resolve."""
        return len(found) == 1 or not distinct(entries_of(s, self.holder))

    def empty(self, s: State) -> bool:
        """Of one ability of several copies of a card it does not matter whose resolves first, if it names nobody."""
        mine = entries_of(s, self.holder)
        first = mine[0]
        return first.ability.names_nobody and all(
            e.ability is first.ability and e.player == first.player and e.who == first.who
            and e.amount == first.amount and e.effect == first.effect == NOTHING
            for e in mine
        )  # fmt: skip

    def about(self, s: State, o: Option) -> int:
        return entry(s, o.a).card

    def rule_asked(self, s: State) -> str:
        """CR 7.7.4.4: the bag of somebody else than the active player has been passed to them."""
        return "7.7.4.2" if self.holder in team_or_self(s, s.active) else "7.7.4.4"

    def resolve(self, s: State, e: BagEntry) -> None:
        """CR 7.7.4.2: one entry leaves the bag and resolves; then everything is checked again."""
        s.bag.remove(e)
        self.at = CHECKING
        if is_endless(s):
            return
        w = e.ability
        if w.limit and uses(s, e.source, w.key) >= w.limit:
            drop_spent(s, e)
            return  # CR 6.1.13.2: already fully resolved in this period
        if s.log is not None:
            told = Event(kinds.RESOLVED, self.rule_asked(s), e.player, words=w.name, ability=w.key, card=e.card)
            told.cause = e.card
            s.log.append(told)
        f = begin_entry(s, e)
        drop_spent(s, e)
        s.stack.append(f)

    def copy(self) -> Settling:
        new = Settling(self.holder)
        new.player = self.player
        new.at = self.at
        return new

    def to_data(self) -> Data:
        return {**self.head("settling"), "holder": self.holder}


def settle(s: State, skip_first_check: bool = False, turn_ended: bool = False) -> None:
    """Without anything to do it is over at once; else a process goes on the stack.

    `skip_first_check`: between the location lore and the first trigger (3.2.2.3). `turn_ended`: the only check that
    tests for an empty deck (1.8.1.2).
    """
    if s.over():
        return
    if not skip_first_check:
        depth = len(s.stack)
        if check(s, turn_ended):
            if not s.over():
                s.stack.insert(depth, Settling(s.active))  # below a banishment that is waiting for an answer
            return
    if s.pending or (s.bag and not s.bag_locked):
        f = Settling(s.active)
        f.at = EMPTYING
        s.stack.append(f)


def pass_bag(s: State, holder: int) -> int:
    """CR 7.7.4.4: the holder keeps the bag while they have entries; then it goes on in turn order."""
    for player in order_from(s, holder):
        if entries_of(s, player):
            return player
    return holder


def entries_of(s: State, player: int) -> list[BagEntry]:
    """CR 9.3.2: with simultaneous turns the entries belong to the team."""
    if s.table.settings.simultaneous_turns:
        team = s.table.teams[player]
        return [e for e in s.bag if s.table.teams[e.player] == team]
    return [e for e in s.bag if e.player == player]


def entry(s: State, number: int) -> BagEntry:
    return next(e for e in s.bag if e.number == number)


def distinct(entries: list[BagEntry]) -> bool:
    """CR 7.7.4.2: whether it matters which resolves first; what two effects left behind is never the same entry."""
    first = entries[0]
    return any(
        e.ability is not first.ability or e.source != first.source or e.subject != first.subject
        or e.object != first.object or e.amount != first.amount or e.effect != first.effect
        for e in entries
    )  # fmt: skip


def drop_spent(s: State, e: BagEntry) -> None:
    """A delayed trigger, or a "next time" one, is used up (6.2.7.2)."""
    if e.effect != NOTHING:
        kept = [x for x in s.lasting if not (x.number == e.effect and isinstance(x, Waiting) and x.once)]
        if len(kept) != len(s.lasting):
            s.lasting = kept
            s.changed()
