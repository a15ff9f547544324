"""Turn actions on the table that can cost ink: quest (4.5), challenge (4.6) and move (4.7)."""

from __future__ import annotations

from typing import Final

from ... import option as op
from ...event import NOTHING
from ...machinery.plain import Data
from ...machinery.state import State
from ...machinery.traits import traits
from ...option import Option
from ..bag import settle
from ..payment import PayingInk
from . import challenge, move, quest

PAID_BY: Final = {op.QUEST: "4.5.1.2", op.CHALLENGE: "4.6.4.3", op.MOVE: "4.7.3.4"}  # the rule that asks for the ink


def begin(s: State, player: int, o: Option) -> None:
    """The ink is paid first, with ink drops if its player likes; then it is done."""
    f = PaidAction(player, o.verb, s.pid_of[o.a], o.a, s.pid_of[o.b] if o.verb != op.QUEST else NOTHING)
    f.ink = f.price(s)
    s.stack.append(f)


class PaidAction(PayingInk):
    """A character (`source`) quests, challenges or moves; `other` is what it challenges or where it goes."""

    __slots__ = ("other", "verb")

    def __init__(self, player: int, verb: int, source: int, card: int, other: int) -> None:
        super().__init__(player, source, card, 0, PAID_BY[verb])
        self.verb = verb
        self.other = other

    def price(self, s: State) -> int:
        p = s.in_play[self.source]
        if self.verb == op.MOVE:
            return move.move_cost(s, self.player, p, s.in_play[self.other])
        return traits(s, p).quest_ink if self.verb == op.QUEST else traits(s, p).challenge_ink

    def paid_for(self, s: State) -> None:
        p = s.in_play[self.source]
        other = s.in_play.get(self.other)
        if self.verb == op.QUEST:
            quest.quest(s, self.player, p)
        elif other is not None:  # CR 9.2.3: its player may have left while the ink was paid
            if self.verb == op.CHALLENGE:
                challenge.declare(s, self.player, p, other)
                return
            move.move(s, self.player, p, other, self.ink)
        settle(s)

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), self.other]

    def copy(self) -> PaidAction:
        new = PaidAction(self.player, self.verb, self.source, self.card, self.other)
        self.fill_payment(new)
        return new

    def to_data(self) -> Data:
        return {**self.payment_data("paid action"), "verb": self.verb, "other": self.other}
