"""An effect resolves, instruction by instruction (6.7)."""

from __future__ import annotations

from ..event import NOTHING
from ..machinery.context import Context
from ..machinery.face import CompiledActivated, CompiledTriggered
from ..machinery.pieces import BagEntry
from ..machinery.program import Running
from ..machinery.state import State
from ..machinery.uses import note_use


class Resolving(Running):
    """The program of an ability or of a replacement effect; an action has one of its own (`actions.action_effect`)."""

    __slots__ = ()

    def step(self, s: State) -> None:
        """Run until the program ends, asks, or starts something that must be finished first."""
        code = self.code
        end = len(code)
        while self.at < end:
            instruction = code[self.at]
            self.at += 1
            instruction.run(s, self)
            if s.asking or s.over() or not s.stack or s.stack[-1] is not self:
                return
        self.finish(s)

    def finish(self, s: State) -> None:
        s.stack.pop()
        self.count_use(s)

    def count_use(self, s: State) -> None:
        """CR 6.1.13.2: "once" counts only if every effect fully resolved."""
        w = self.ability
        limited = isinstance(w, (CompiledTriggered, CompiledActivated)) and w.limit
        if w is not None and limited and not self.partial:
            note_use(s, self.source, w.key)

    def copy(self) -> Resolving:
        assert self.program is not None
        new = Resolving(self.player, self.source, self.card, self.program, self.ability)
        self.fill_running(new)
        return new


def begin_entry(s: State, e: BagEntry) -> Resolving:
    """A bag entry begins to resolve (7.7.4.2)."""
    f = Resolving(e.player, e.source, e.card, e.ability.program, e.ability)
    f.subject = e.subject
    f.object = e.object
    f.who = e.who
    f.amount = e.amount
    if e.effect != NOTHING:
        for lasting in s.lasting:
            if lasting.number == e.effect:
                recall(f, lasting.context)
    return f


def recall(f: Running, known: Context) -> None:
    """CR 6.2.7: what the creating effect had picked stays bound in the delayed or floating one."""
    f.it = known.it
    f.group = known.group
    f.that_player = known.that_player
    f.picked = known.picked
    f.singers = known.singers
    for place in range(min(len(known.kept), len(f.kept))):
        f.kept[place] = known.kept[place]
