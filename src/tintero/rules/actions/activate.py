"""Use an activated ability (4.4), Boost, and "once during your turn, you may" texts (8.4.1)."""

from __future__ import annotations

from tintero.abilities.cost import Cost
from tintero.abilities.words import EventKind

from .. import option as op
from .. import payment as pay
from .. import reasons as why
from .. import registers as rg
from .. import state as st
from ..bag import settle
from ..conditions import holds
from ..costs import can_pay_ink, parts_payable
from ..events import EVERYBODY, emit
from ..face import Working
from ..imposed import FREE_ABILITY, rules_for
from ..option import Option
from ..resolve import program_frame
from ..state import Frame, Permanent, State
from ..static import activated_abilities, refresh


def is_free(s: State, p: Permanent, w: Working) -> bool:
    """CR 1.5.5.4: for free waives every cost but the exert symbol."""
    return any(r.node.ability_name == w.name and r.source == p.pid for r in rules_for(s, FREE_ABILITY, p.owner))


def refusal(s: State, player: int, p: Permanent, w: Working) -> int:
    """CR 6.3.1: only cost and timing matter; missing targets do not forbid the use."""
    if p.owner != player:
        return why.NOT_YOURS
    if w.limit and p.used.count(w.key) >= w.limit:
        return why.ABILITY_USED_UP
    cost = w.cost
    if cost.exert:
        if p.exerted:
            return why.IS_EXERTED
        if p.drying and p.face.kind == st.CHARACTER:
            return why.IS_DRYING  # CR 4.4.2
    if w.condition is not None and not holds(s, rg.context(p.owner, p.pid, p.card), w.condition):
        return why.ABILITY_NOT_USABLE
    if s.rules and is_free(s, p, w):
        return why.OK
    if not can_pay_ink(s, player, cost.ink):
        return why.CANT_AFFORD
    if cost.parts and not parts_payable(s, rg.context(p.owner, p.pid, p.card), cost, p):
        return why.COST_UNPAYABLE
    return why.OK


def options(s: State, player: int, out: list[Option]) -> None:
    if s.stale:
        refresh(s)
    for p in s.in_play.values():
        if p.owner == player and (p.face.activated or p.traits.abilities):
            workings = activated_abilities(p)
            for n in range(len(workings)):
                if refusal(s, player, p, workings[n]) == why.OK:
                    out.append(Option(op.USE, p.card, n))


def begin(s: State, player: int, p: Permanent, number: int) -> None:
    """CR 4.4.3: announce and pay; the effect resolves at once."""
    w = activated_abilities(p)[number]
    f = Frame(rg.P_ABILITY, player)
    pay.fresh(f)
    f.source = p.pid
    f.card = p.card
    f.working = w
    free = bool(s.rules) and is_free(s, p, w)
    f.nums[pay.FREE] = 1 if free else 0
    f.nums[pay.INK] = 0 if free else w.cost.ink
    if w.limit and w.option:
        p.used.append(w.key)  # others count when they have fully resolved (6.1.13.2)
    if w.cost.exert:
        p.exerted = True
        emit(s, EventKind.EXERTED, "4.4.3.4", player, p.pid)
    s.stack.append(f)


def cost_of(f: Frame) -> Cost:
    assert f.working is not None
    return Cost() if f.nums[pay.FREE] else f.working.cost


def step(s: State, f: Frame) -> None:
    if f.pc == 0:
        if not pay.settle_drops(s, f):
            return
        f.pc = 1
        pay.pay_ink_part(s, f, "4.4.3.4")
    if f.pc == 1:
        if not pay.pay_parts(s, f, cost_of(f), "4.4.3.4"):
            return
        f.pc = 2
    if f.pc == 2:
        f.pc = 3
        w = f.working
        assert w is not None
        assert w.program is not None
        emit(s, EventKind.ABILITY_USED, "4.4.4", f.player, f.source, 0, f.nums[pay.INK], f.source, EVERYBODY, w.name)
        g = program_frame(f.player, w.program, f.source, f.card, w)
        g.regs[rg.IT] = f.regs[pay.PAID][:]
        s.stack.append(g)
        return
    s.stack.pop()
    settle(s)  # CR 4.4.5


def process_options(s: State, f: Frame) -> list[Option]:
    if f.pc == 0:
        return [Option(op.NUMBER, n) for n in pay.drop_choices(s, f)]
    return pay.part_options(s, f, cost_of(f))


def answer(s: State, f: Frame, o: Option) -> None:
    if f.pc == 0:
        f.nums[pay.DROPS] = o.a
    else:
        pay.part_answer(s, f, o)
