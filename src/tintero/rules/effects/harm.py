"""Damage in effects: deal, put, remove, move (1.9)."""

from __future__ import annotations

from tintero.abilities import effect as ef

from .. import option as op
from .. import registers as rg
from ..damage import add_packet, can_have_damage, place, put, remove
from ..evaluate import number, refs
from ..face import Instr
from ..option import Option
from ..resolve import did, failed, question, source_ref
from ..state import Frame, State


def deal(s: State, f: Frame, i: Instr) -> None:
    """CR 6.7.2.2: choices were made, totals are computed, everything lands together."""
    node = i.node
    assert isinstance(node, ef.DealDamage)
    source = source_ref(s, f)
    if node.source is not None:
        found = refs(s, f, node.source)
        source = found[0] if found else source
    packets: list[int] = []
    base = number(s, f, node.amount)
    for pid in f.regs[i.reg]:
        add_packet(s, packets, pid, base, source, False, node.unreduced)
    if not packets:
        f.a = 1
    place(s, packets, f.player, False)


def put_counters(s: State, f: Frame, i: Instr) -> None:
    n = number(s, f, i.node.amount)
    if n <= 0 or not any(pid in s.in_play for pid in f.regs[i.reg]):
        failed(s, f)
        return
    put(s, [(pid, n) for pid in f.regs[i.reg]], source_ref(s, f), f.player)


def remove_fixed(s: State, f: Frame, i: Instr) -> None:
    """All damage, or exactly so much."""
    node = i.node
    n = 999 if node.amount is None else number(s, f, node.amount)
    total = 0
    removed_from: list[int] = []
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None:
            got = remove(s, p, n, f.player, source_ref(s, f))
            total += got
            if got:
                removed_from.append(pid)
    f.regs[rg.IT] = removed_from or f.regs[i.reg][:]
    did(s, f, total, total > 0)


def remove_up_to(s: State, f: Frame, i: Instr) -> None:
    """ "Up to N damage": for each object the player names an amount. reg2 holds the objects still to ask about."""
    left = f.regs[i.reg2]
    if not left:
        did(s, f, f.regs[i.reg2 + 1][0], f.regs[i.reg2 + 1][0] > 0)
        return
    p = s.in_play.get(left[0])
    if p is None or p.damage == 0:
        left.pop(0)
        f.pc -= 1
        return
    question(s, f, i, f.player)


def remove_up_to_start(s: State, f: Frame, i: Instr) -> None:
    f.regs[i.reg2] = [pid for pid in f.regs[i.reg] if pid in s.in_play]
    f.regs[i.reg2 + 1] = [0]


def remove_options(s: State, f: Frame, i: Instr) -> list[Option]:
    node = i.node
    most = number(s, f, node.amount)
    if node.total:
        most -= f.regs[i.reg2 + 1][0]
    p = s.in_play[f.regs[i.reg2][0]]
    return [Option(op.NUMBER, n) for n in range(min(most, p.damage), -1, -1)]


def remove_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    pid = f.regs[i.reg2].pop(0)
    p = s.in_play.get(pid)
    if p is not None and o.a > 0:
        f.regs[i.reg2 + 1][0] += remove(s, p, o.a, f.player, source_ref(s, f))
    f.pc -= 1


def move_damage(s: State, f: Frame, i: Instr) -> None:
    """CR 1.9.2.4: remove from each origin, put on the destination; never back where it was."""
    node = i.node
    to = [pid for pid in f.regs[i.reg2] if pid in s.in_play]
    if not to or not can_have_damage(s.in_play[to[0]]):
        failed(s, f)
        return
    if node.up_to:
        question(s, f, i, f.player)
        return
    _move(s, f, i, 999 if node.amount is None else number(s, f, node.amount))


def move_options(s: State, f: Frame, i: Instr) -> list[Option]:
    """ "Up to N": zero is allowed. Asked once for the pair."""
    most = number(s, f, i.node.amount)
    have = 0
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None and pid not in f.regs[i.reg2]:
            have = max(have, p.damage)
    return [Option(op.NUMBER, n) for n in range(min(most, have), -1, -1)]


def move_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    _move(s, f, i, o.a)


def _move(s: State, f: Frame, i: Instr, n: int) -> None:
    target = f.regs[i.reg2][0]
    total = 0
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None and pid != target:
            total += remove(s, p, n, f.player, source_ref(s, f), "1.9.2.4")
    if total:
        put(s, [(target, total)], source_ref(s, f), f.player)
        s.done = total
        s.full = True
    else:
        did(s, f, 0, False)
