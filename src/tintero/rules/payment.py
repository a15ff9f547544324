"""Paying step by step: ink (with ink drops) and costs in words, shared by playing and using (4.3.2.4, 4.4.3.4)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities.words import EventKind

from . import option as op
from . import state as st
from .costs import part_candidates, part_count, spend_drops
from .damage import deal
from .events import EVERYBODY, emit
from .option import Option
from .replacement import AS_COST, perform
from .state import Frame, State, card_of_ref
from .zones import discard, put_on_deck

# frame.nums of a process that pays
MODE: Final = 0
SHIFT_INDEX: Final = 1
EXERTED: Final = 2  # how it enters: 1 exerted
FREE: Final = 3
INK: Final = 4  # ink to pay
DROPS: Final = 5  # ink drops to use for it; -1: not settled
PART: Final = 6  # part of the cost in words that is being paid
BY_EFFECT: Final = 7
BOTTOM: Final = 8
LENGTH: Final = 9

# frame.regs of such a process
PICKS: Final = 0  # cards chosen for the part at hand
BASES: Final = 1
SINGERS: Final = 2
PAID: Final = 3  # everything already used to pay (1.5.3)


def fresh(f: Frame) -> None:
    f.nums = [0] * LENGTH
    f.nums[DROPS] = -1
    f.regs = [[], [], [], []]


def settle_drops(s: State, f: Frame) -> bool:
    """Set 14: how many ink drops help to pay. Asked only if there is a choice. True when settled."""
    if f.nums[DROPS] >= 0:
        return True
    choices = drop_choices(s, f)
    if len(choices) == 1:
        f.nums[DROPS] = choices[0]
        return True
    s.asking = op.AMOUNT
    s.asked_by = f.player
    s.options = [Option(op.NUMBER, n) for n in choices]
    return False


def drop_choices(s: State, f: Frame) -> list[int]:
    p = s.players[f.player]
    cost = f.nums[INK]
    least = max(0, cost - p.ink_ready)
    return list(range(least, max(least, min(p.ink_drops, cost)) + 1))


def pay_ink_part(s: State, f: Frame, rule: str) -> None:
    p = s.players[f.player]
    cost = f.nums[INK]
    if cost:
        from_well = cost - f.nums[DROPS]
        p.ink_ready -= from_well
        if from_well:
            emit(s, EventKind.INK_PAID, rule, f.player, 0, 0, from_well)
        if f.nums[DROPS]:
            spend_drops(s, f.player, f.nums[DROPS], rule)


def pay_parts(s: State, f: Frame, cost: ac.Cost, rule: str) -> bool:
    """Go on paying the costs in words. True when all is paid; False if a question or an event comes first."""
    while f.nums[PART] < len(cost.parts):
        part = cost.parts[f.nums[PART]]
        need = part_count(part)
        picks = f.regs[PICKS]
        if len(picks) < need:
            found = part_candidates(s, f, part, f.regs[PAID] + picks)
            if len(found) + len(picks) <= need:
                picks += found
            else:
                s.asking = op.CHOOSE
                s.asked_by = f.player
                s.options = [Option(op.CARD, st.top_card(s, r)) for r in found]
                return False
        f.nums[PART] += 1
        f.regs[PICKS] = []
        f.regs[PAID] += picks
        depth = len(s.stack)
        _pay(s, f, part, picks, rule)
        if len(s.stack) != depth:
            return False
    return True


def part_options(s: State, f: Frame, cost: ac.Cost) -> list[Option]:
    part = cost.parts[f.nums[PART]]
    found = part_candidates(s, f, part, f.regs[PAID] + f.regs[PICKS])
    return [Option(op.CARD, st.top_card(s, r)) for r in found]


def part_answer(s: State, f: Frame, o: Option) -> None:
    f.regs[PICKS].append(s.pid_of[o.a] or st.card_ref(s, o.a))


def _pay(s: State, f: Frame, part: ac.CostPart, picks: list[int], rule: str) -> None:
    source = f.source or (st.card_ref(s, f.card) if f.card >= 0 else 0)
    if isinstance(part, ac.DiscardCards):
        for ref in picks:
            discard(s, card_of_ref(ref), rule, source)
        if picks:
            emit(s, EventKind.DISCARDED_TOGETHER, rule, f.player, 0, 0, len(picks), source)
    elif isinstance(part, ac.BanishThis):
        perform(s, EventKind.BANISHED, [f.source, 1, 0, 0], f.player, AS_COST)
    elif isinstance(part, ac.BanishCards):
        packets: list[int] = []
        for pid in picks:
            packets += [pid, 1, 0, 0]
        perform(s, EventKind.BANISHED, packets, f.player, AS_COST)
    elif isinstance(part, ac.ExertCards):
        for pid in picks:
            s.in_play[pid].exerted = True
            emit(s, EventKind.EXERTED, rule, f.player, pid, 0, 1, source)
    elif isinstance(part, ac.DamageThis):
        deal(s, [(f.source, part.amount)], f.source, f.player)
    elif isinstance(part, ac.RemoveInkDrops):
        spend_drops(s, f.player, part.count, rule)
    elif isinstance(part, ac.CardsToDeckBottom):
        for ref in picks:
            put_on_deck(s, card_of_ref(ref), False, rule, source)
    elif isinstance(part, ac.RevealCards):
        for ref in picks:
            card = card_of_ref(ref)
            s.known[card] = EVERYBODY
            emit(s, EventKind.REVEALED, rule, f.player, ref, 0, 1, source)
