"""The effect of an action card (4.3.3.2, 5.4)."""

from __future__ import annotations

from ...event import NOTHING
from ...machinery.program import Program
from ...machinery.state import State
from ..check import check
from ..resolving import Resolving
from ..zones import put_into_discard, put_on_deck


class ActionEffect(Resolving):
    """The card lies in the Play zone while its effect resolves (5.4.1.2)."""

    __slots__ = ()

    def __init__(self, player: int, card: int, program: Program) -> None:
        super().__init__(player, NOTHING, card, program, None)
        self.is_action = True

    def finish(self, s: State) -> None:
        if not s.table.settings.open_points.action_discarded_before_check:
            if check(s):
                return  # checks until clean, then the action moves; `step` comes back here
        s.stack.pop()
        if self.card in s.limbo:  # unless its own effect already moved it
            if self.to_bottom:
                put_on_deck(s, self.card, False, "6.5.1")
            else:
                put_into_discard(s, self.card, "4.3.3.2")

    def copy(self) -> ActionEffect:
        assert self.program is not None
        new = ActionEffect(self.player, self.card, self.program)
        self.fill_running(new)
        return new
