"""Running the program of an effect, instruction by instruction (6.7)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from . import option as op
from . import registers as rg
from . import state as st
from .check import check
from .events import EVERYBODY
from .face import Instr, Program, Working
from .option import Happening, Option
from .state import BagEntry, Frame, State
from .zones import put_into_discard, put_on_deck

# flags of a program frame (frame.b)
ACTION_EFFECT = 1  # the effect of an action card
TO_BOTTOM = 2  # that action goes to the bottom of the deck instead of the discard


def program_frame(player: int, program: Program, source: int, card: int, w: Working | None) -> Frame:
    f = Frame(rg.P_PROGRAM, player)
    f.program = program
    f.source = source
    f.card = card
    f.working = w
    f.regs = [[] for _ in range(program.registers)]
    return f


def entry_frame(s: State, e: BagEntry) -> Frame:
    """A bag entry begins to resolve (7.7.4.2)."""
    program = e.working.program
    assert program is not None
    f = program_frame(e.player, program, e.source, e.card, e.working)
    f.regs[rg.SUBJECT] = [e.subject] if e.subject else []
    f.regs[rg.OBJECT] = [e.object] if e.object else []
    f.regs[rg.WHO] = [e.who]
    f.regs[rg.EVENT_AMOUNT] = [e.amount]
    if e.effect:
        for lasting in s.lasting:
            if lasting.number == e.effect:
                bind_lasting(f, lasting.regs)
    return f


def bind_lasting(f: Frame, regs: list[list[int]]) -> None:
    """What the creating effect had picked stays bound in the delayed or floating one (6.2.7)."""
    for i in range(rg.IT, min(len(regs), len(f.regs))):
        f.regs[i] = regs[i][:]


def step(s: State, f: Frame) -> None:
    """Run until the program ends, asks, or starts something that must be finished first."""
    program = f.program
    assert program is not None
    code = program.code
    end = len(code)
    while f.pc < end:
        instr = code[f.pc]
        f.pc += 1
        instr.run(s, f, instr)
        if s.asking or s.over or not s.stack or s.stack[-1] is not f:
            return
    finish(s, f)


def finish(s: State, f: Frame) -> None:
    if f.b & ACTION_EFFECT and not s.table.settings.open_points.action_discarded_before_check:
        if check(s):
            return  # checks until clean, then the action moves; `step` comes back here
    s.stack.pop()
    w = f.working
    if w is not None:
        # CR 6.1.13.2: "once" counts only if every effect fully resolved
        if w.limit and not f.a and not w.option:
            p = s.in_play.get(f.source)
            if p is not None:
                p.used.append(w.key)
    if f.b & ACTION_EFFECT:
        finish_action(s, f)


def finish_action(s: State, f: Frame) -> None:
    """CR 4.3.3.2: the action moves to the discard (unless its own effect already moved it)."""
    if f.card in s.limbo:
        if f.b & TO_BOTTOM:
            put_on_deck(s, f.card, False, "6.5.1")
        else:
            put_into_discard(s, f.card, "4.3.3.2")


def current(f: Frame) -> Instr:
    assert f.program is not None
    return f.program.code[f.pc]


def options(s: State, f: Frame) -> list[Option]:
    instr = current(f)
    assert instr.options is not None
    return instr.options(s, f, instr)


def answer(s: State, f: Frame, o: Option) -> None:
    instr = current(f)
    assert instr.answer is not None
    f.pc += 1
    instr.answer(s, f, instr, o)


def question(s: State, f: Frame, instr: Instr, player: int) -> None:
    """Ask, unless there is nothing or only one thing to answer (1.7.7)."""
    assert instr.options is not None
    assert instr.answer is not None
    if not s.players[player].in_game:
        failed(s, f)
        return
    found = instr.options(s, f, instr)
    if not found:
        failed(s, f)
        return
    if len(found) == 1:
        settled(s, player, instr.kind, found[0])
        instr.answer(s, f, instr, found[0])
        return
    f.pc -= 1
    s.asking = instr.kind
    s.asked_by = player
    s.options = found


def settled(s: State, player: int, kind: str, o: Option) -> None:
    """A question that nobody was asked: the log remembers what the one answer was."""
    if s.log is not None:
        s.log.append(Happening(EventKind.SETTLED, "1.7.7", player, o.a, -1, o.verb, -1, 0, kind))


def failed(s: State, f: Frame) -> None:
    """This instruction did nothing (1.7.7); the ability is not fully resolved (6.1.1)."""
    s.done = 0
    s.full = False
    f.a = 1
    if s.log is not None:
        s.log.append(Happening(EventKind.NO_EFFECT, "1.7.7", f.player, f.card, -1, 0, f.card, EVERYBODY, ""))


def did(s: State, f: Frame, amount: int, full: bool) -> None:
    """Record what an instruction achieved."""
    s.done = amount
    s.full = full
    if not full:
        f.a = 1


def source_ref(s: State, f: Frame) -> int:
    """What the log and damage credit name as the source."""
    if f.source:
        return f.source
    return st.card_ref(s, f.card) if f.card >= 0 else 0


def yes_no(s: State, f: Frame, instr: Instr) -> list[Option]:
    return [Option(op.YES), Option(op.NO)]
