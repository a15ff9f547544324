"""Play a card (4.3): modes, costs, and the steps from announcing to entering play."""

from __future__ import annotations

from typing import Final

from tintero.abilities.cost import Cost
from tintero.abilities.words import EventKind, ShiftBase

from .. import option as op
from .. import payment as pay
from .. import registers as rg
from .. import state as st
from ..bag import settle
from ..costs import card_ink_cost, use_up_next
from ..events import EVERYBODY, emit
from ..keywords.shift import leaves_after, second_bases, temporary_return
from ..ledger import PLAYED_THIS_WAY
from ..option import Option
from ..resolve import ACTION_EFFECT, TO_BOTTOM, program_frame
from ..state import Frame, Permanent, State
from ..traits import sing_cost
from ..zones import announce_played, cover, enter_play, put_on_deck, take_out
from .entering import damage_on_entry, may_enter_exerted, must_enter_exerted
from .playable import NO_COST, alternates, permission, shifts_of, singers

WHEN_DONE: Final = 2  # of pay.BOTTOM: after the effect of the action, not before
BY_CHOICE: Final = 2  # its player had it enter exerted


# ---- whether ---------------------------------------------------------------------------------------------------------


# ---- which -----------------------------------------------------------------------------------------------------------


# ---- doing -----------------------------------------------------------------------------------------------------------


def begin(s: State, player: int, o: Option) -> None:
    """CR 4.3.2.1, 4.3.2.2: announce the card and the cost mode."""
    f = Frame(rg.P_PLAY, player)
    pay.fresh(f)
    f.card = o.a
    s.known[o.a] = EVERYBODY
    f.nums[pay.MODE] = o.verb
    if o.verb == op.SING:
        f.regs[pay.SINGERS] = [s.pid_of[o.b]]
    elif o.verb == op.SHIFT:
        f.nums[pay.SHIFT_INDEX] = o.c
        f.regs[pay.BASES] = [s.pid_of[o.b]]
    elif o.verb == op.PLAY:
        f.nums[pay.SHIFT_INDEX] = o.b
    s.stack.append(f)


def begin_by_effect(
    s: State, player: int, card: int, free: bool, exerted: bool, bottom: int, o: Option | None
) -> None:
    """CR 6.7.8: a card played in the middle of an effect; what it causes waits."""
    if o is not None:
        begin(s, player, o)
        f = s.stack[-1]
    else:
        f = Frame(rg.P_PLAY, player)
        pay.fresh(f)
        f.card = card
        s.known[card] = EVERYBODY
        f.nums[pay.MODE] = op.PLAY
        s.stack.append(f)
    f.nums[pay.FREE] = 1 if free and f.nums[pay.MODE] == op.PLAY else 0
    f.nums[pay.BY_EFFECT] = 2 if free else 1
    f.nums[pay.EXERTED] = 1 if exerted else 0
    f.nums[pay.BOTTOM] = bottom


def cost_of(s: State, f: Frame) -> Cost:
    """The cost that the chosen mode asks for, ink before modifiers."""
    if f.nums[pay.FREE]:
        return NO_COST
    mode = f.nums[pay.MODE]
    if mode == op.SHIFT:
        if f.nums[pay.BY_EFFECT] == 2:
            return NO_COST  # shifted for free
        return shifts_of(s, f.player, f.card)[f.nums[pay.SHIFT_INDEX]].cost
    if mode == op.PLAY:
        n = f.nums[pay.SHIFT_INDEX]
        if n:
            return [a for a in alternates(s, f.player, f.card) if not a.shift][n - 1].cost
        return Cost(ink=st.face_of(s, f.card).cost)
    return NO_COST


def step(s: State, f: Frame) -> None:
    if f.pc == 0:
        if not _choose_more(s, f):
            return
        f.pc = 1
    if f.pc == 1:
        cost = cost_of(s, f)
        shift = f.nums[pay.MODE] == op.SHIFT
        onto = f.regs[pay.BASES][0] if f.regs[pay.BASES] else 0
        free = f.nums[pay.FREE] or (f.nums[pay.MODE] == op.PLAY and f.nums[pay.SHIFT_INDEX] and cost == NO_COST)
        free = free or (shift and f.nums[pay.BY_EFFECT] == 2)
        sung = f.nums[pay.MODE] == op.SING or f.nums[pay.MODE] == op.SING_TOGETHER
        f.nums[pay.INK] = 0 if free else card_ink_cost(s, f.player, f.card, cost.ink, shift, onto, sung)
        f.pc = 2
    if f.pc == 2:
        if not pay.settle_drops(s, f):
            return
        f.pc = 3
        pay.pay_ink_part(s, f, "4.3.2.4")
        for pid in f.regs[pay.SINGERS]:
            p = s.in_play[pid]
            p.exerted = True
            emit(s, EventKind.EXERTED, "5.4.4.2", p.owner, pid)
    if f.pc == 3:
        if not pay.pay_parts(s, f, cost_of(s, f), "4.3.2.4"):
            return
        f.pc = 4
    if f.pc == 4:
        if st.face_of(s, f.card).kind != st.ACTION and not f.nums[pay.EXERTED]:
            # on an exerted base there is nothing to ask (8.10.2)
            exerted = any(s.in_play[pid].exerted for pid in f.regs[pay.BASES])
            if not exerted and may_enter_exerted(s, f.player, f.card):
                s.asking = op.MAY
                s.asked_by = f.player
                s.options = [Option(op.YES), Option(op.NO)]
                return
        f.pc = 5
    if f.pc == 5:
        f.pc = 6
        if st.face_of(s, f.card).kind == st.ACTION:
            _enter_action(s, f)
        else:
            _enter_permanent(s, f)
        return
    s.stack.pop()
    if not f.nums[pay.BY_EFFECT]:
        settle(s)  # CR 4.3.4


def _choose_more(s: State, f: Frame) -> bool:
    """Further singers, or the second base. True when the mode is complete."""
    found = more_options(s, f)
    if not found:
        return True
    if len(found) == 1:
        take_more(s, f, found[0])
        return found[0].verb == op.DONE or _choose_more(s, f)
    s.asking = op.CHOOSE
    s.asked_by = f.player
    s.options = found
    return False


def more_options(s: State, f: Frame) -> list[Option]:
    mode = f.nums[pay.MODE]
    if mode == op.SING_TOGETHER and not f.c:
        picked = [pid for pid in f.regs[pay.SINGERS] if pid in s.in_play]  # a teammate may have left (9.2.3)
        f.regs[pay.SINGERS] = picked
        need = st.face_of(s, f.card).sing_together
        have = sum(sing_cost(s, s.in_play[pid]) for pid in picked)
        out = [Option(op.CARD, p.card) for p in singers(s, f.player) if p.pid not in picked]
        if have >= need:
            out.append(Option(op.DONE))
        return out
    if mode == op.SHIFT and len(f.regs[pay.BASES]) == 1 and not f.c:
        kind = shifts_of(s, f.player, f.card)[f.nums[pay.SHIFT_INDEX]].kind
        if kind.base in (ShiftBase.TWO_NAMES, ShiftBase.ONE_OR_TWO_NAMES):
            first = s.in_play[f.regs[pay.BASES][0]]
            out = [Option(op.CARD, q.card) for q in second_bases(s, f.player, f.card, first)]
            if kind.base == ShiftBase.ONE_OR_TWO_NAMES and out:
                out.append(Option(op.DONE))
            return out
    return []


def take_more(s: State, f: Frame, o: Option) -> None:
    if o.verb == op.DONE:
        f.c = 1
    elif f.nums[pay.MODE] == op.SING_TOGETHER:
        f.regs[pay.SINGERS].append(s.pid_of[o.a])
    else:
        f.regs[pay.BASES].append(s.pid_of[o.a])


def process_options(s: State, f: Frame) -> list[Option]:
    if f.pc == 0:
        return more_options(s, f)
    if f.pc == 2:
        return [Option(op.NUMBER, n) for n in pay.drop_choices(s, f)]
    if f.pc == 3:
        return pay.part_options(s, f, cost_of(s, f))
    return [Option(op.YES), Option(op.NO)]


def answer(s: State, f: Frame, o: Option) -> None:
    if f.pc == 0:
        take_more(s, f, o)
    elif f.pc == 2:
        f.nums[pay.DROPS] = o.a
    elif f.pc == 3:
        pay.part_answer(s, f, o)
    else:
        f.nums[pay.EXERTED] = BY_CHOICE if o.verb == op.YES else 0
        f.pc = 5


def how(f: Frame) -> str:
    """How it was paid for, as triggers and the log see it."""
    mode = f.nums[pay.MODE]
    if mode == op.SHIFT:
        return "shift"
    if mode == op.SING:
        return "sing"
    if mode == op.SING_TOGETHER:
        return "sing together"
    return "free" if f.nums[pay.FREE] or f.nums[pay.SHIFT_INDEX] else ""


def _enter_permanent(s: State, f: Frame) -> None:
    """CR 4.3.3.1 with 6.7.9: it enters as everything that applies says, in the same instant."""
    card = f.card
    ref_before = st.card_ref(s, card)
    permit = permission(s, f.player, card) if s.zone[card] != st.HAND and not f.nums[pay.BY_EFFECT] else None
    exerted = bool(f.nums[pay.EXERTED]) or must_enter_exerted(s, f.player, card)
    if permit is not None:
        exerted = exerted or permit.exerted
        if permit.once_each_name:
            s.ledger.append((PLAYED_THIS_WAY, f.player, card, 0))
    damage = damage_on_entry(s, f.player, card)
    use_up_next(s, f.player, ref_before, f.nums[pay.MODE] == op.SHIFT)
    covered: list[Permanent] = []
    if f.regs[pay.BASES]:
        base = s.in_play[f.regs[pay.BASES][0]]
        second = s.in_play[f.regs[pay.BASES][1]] if len(f.regs[pay.BASES]) > 1 else None
        kind = shifts_of(s, f.player, card)[f.nums[pay.SHIFT_INDEX]].kind
        covered = cover(s, card, base, second, exerted)
        base.damage += damage
        p = base
        if leaves_after(kind):
            temporary_return(s, p)
    else:
        p = enter_play(s, card, exerted, damage)
    if f.nums[pay.DROPS] > 0:
        p.did |= st.USED_INK_DROP
    announce_played(s, p, covered, f.nums[pay.INK], how(f), "4.3.3", f.nums[pay.EXERTED] == BY_CHOICE)


def _enter_action(s: State, f: Frame) -> None:
    """CR 4.3.3.2: into the Play zone, then its effect; one played by an effect waits (6.7.8.1)."""
    card = f.card
    face = st.face_of(s, card)
    use_up_next(s, f.player, st.card_ref(s, card), False)
    take_out(s, card)
    s.zone[card] = st.PLAY
    s.moves[card] += 1
    s.known[card] = EVERYBODY
    s.limbo.append(card)
    ref = st.card_ref(s, card)
    emit(s, EventKind.PLAYED, "4.3.3", f.player, ref, 0, f.nums[pay.INK], 0, EVERYBODY, how(f))
    sang = [0] * len(s.players)
    for pid in f.regs[pay.SINGERS]:
        if pid in s.in_play:
            # the amount counts the singers of each player: "one or more of your characters" looks at the first
            owner = s.in_play[pid].owner
            sang[owner] += 1
            rule = "5.4.4.2" if f.nums[pay.MODE] == op.SING else "8.12.3"
            emit(s, EventKind.SANG, rule, owner, pid, ref, sang[owner], 0, EVERYBODY, how(f))
    assert face.program is not None
    g = program_frame(f.player, face.program, 0, card, None)
    g.regs[rg.SINGERS] = f.regs[pay.SINGERS][:]
    g.b = ACTION_EFFECT
    g.c = st.USED_INK_DROP if f.nums[pay.DROPS] > 0 else 0
    if f.nums[pay.BY_EFFECT]:
        s.pending.append(g)
        if f.nums[pay.BOTTOM] == WHEN_DONE:
            g.b |= TO_BOTTOM
        elif f.nums[pay.BOTTOM]:
            # the instructing effect goes on and puts the card there; what it does waits all the same (6.7.8)
            put_on_deck(s, card, False, "6.7.8")
    else:
        s.stack.append(g)
