"""Building a program: registers, instructions, and how players and targets become them (6.1.3, 6.7.6)."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import Quantity, Who

from . import option as op
from . import registers as rg
from .effects import choosing, control
from .face import Instr, Program, Working

ONE_PLAYER = frozenset({
    Who.YOU, Who.THAT_PLAYER, Who.ITS_PLAYER, Who.SUBJECTS_PLAYER, Who.OBJECTS_PLAYER, Who.CHALLENGING_PLAYER,
})
CHOSEN_PLAYER = {
    Who.CHOSEN_PLAYER: "player",
    Who.CHOSEN_OPPONENT: "opponent",
    Who.ANOTHER_CHOSEN_PLAYER: "another",
    Who.CHOSEN_PLAYERS: "any",
}
THAT_ONE = ta.Players(Who.THAT_PLAYER)


class Builder:
    """A program in the making: registers, instructions, chosen players and targets."""

    def __init__(self, key: str) -> None:
        self.program = Program(key)
        self.code: list[Instr] = self.program.code
        self.next = rg.FIRST_LABEL
        self.is_cost = False  # lowering an [A] that is paid
        self.nested: list[Working] = []
        self.nested_programs: list[Program] = []

    def finish(self) -> Program:
        self.program.registers = self.next
        return self.program

    def reg(self) -> int:
        self.next += 1
        return self.next - 1

    def emit(self, instr: Instr) -> Instr:
        self.code.append(instr)
        return instr

    def here(self) -> int:
        return len(self.code)

    # ---- players and targets -------------------------------------------------------------------------------------

    def players(self, p: ta.Players) -> ta.Players:
        """Ask for a chosen player first; afterwards it is THAT_PLAYER."""
        what = CHOSEN_PLAYER.get(p.who)
        if what is None:
            return p
        again = p.who if p.who == Who.CHOSEN_PLAYERS else Who.THAT_PLAYER
        self.emit(
            Instr(
                control.choose_player, what, kind=op.CHOOSE, options=control.player_options,
                answer=control.player_answer,
            )
        )
        return ta.Players(again, p.where)

    def target(self, t: ta.Target) -> int:
        """A register that will hold the objects."""
        if isinstance(t, ta.Chosen):
            by = t.by
            if by in CHOSEN_PLAYER:
                self.players(ta.Players(by))
                t = ta.Chosen(
                    t.filter, t.count, t.quantity, Who.THAT_PLAYER, t.label, t.total, t.total_at_most,
                    t.silent,
                )
            r = self.reg()
            self.emit(
                Instr(
                    choosing.choose, t, reg=r, kind=op.CHOOSE, options=choosing.choose_options,
                    answer=choosing.choose_answer, amount=am.Number(t.count if t.quantity == Quantity.EXACTLY else 0),
                )
            )
            if t.label:
                self.program.labels[t.label] = r
            return r
        r = self.reg()
        if isinstance(t, ta.Each):
            self.emit(Instr(choosing.select, t.filter, reg=r))
        elif isinstance(t, ta.The):
            self.emit(Instr(choosing.bind, t.ref, reg=r))
        elif isinstance(t, ta.AtRandom):
            self.emit(Instr(choosing.select_random, t.filter, reg=r, amount=t.count))
        elif isinstance(t, ta.Both):
            for n, part in enumerate(t.parts):
                one = self.target(part)
                if n == 0:
                    r = one
                else:
                    self.emit(Instr(choosing.join, reg=r, reg2=one))
        else:
            raise NotImplementedError(type(t).__name__)
        return r

    def each_player(self, p: ta.Players, body: ef.Effect) -> None:
        """CR 6.7.6: one after the other."""
        p = self.players(p)
        if p.who == Who.THAT_PLAYER and p.where is None:
            self.effect(body)
            return
        r = self.reg()
        tally = self.reg()
        self.emit(Instr(control.loop_start, reg=r, reg2=tally, players=p))
        top = self.here()
        head = self.emit(Instr(control.loop_next, reg=r, reg2=tally))
        self.effect(body)
        self.emit(Instr(control.loop_tally, reg2=tally, jump=top))
        head.jump = self.here()

    def effect(self, e: ef.Effect) -> None:
        """The instructions of an effect; `lower` knows them."""
        raise NotImplementedError
