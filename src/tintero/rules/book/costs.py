"""Costs: what a card, ability or move costs now, whether it can be paid, and paying the ink (1.5)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities import property as pr
from tintero.abilities.base import Rule
from tintero.abilities.words import Payment, Times

from .. import doings, kinds
from ..event import NO_CARD, NOTHING, Event
from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.evaluate import candidates, fits, number
from ..machinery.face import ShiftFace
from ..machinery.ledger import events_this_turn
from ..machinery.object_refs import card_of_ref, names_of
from ..machinery.pieces import CHARACTER, HAND, LOCATION, Permanent
from ..machinery.state import LiveRule, State
from .player_rules import rules_for
from .statics import barred
from .triggers import happen

NEXT_CARD: Final = "next card for less"  # among what a permanent used this turn


def can_pay_ink(s: State, player: int, amount: int) -> bool:
    p = s.players[player]
    return p.ink_ready + p.ink_drops >= amount


def spend_ink(s: State, player: int, from_well: int, drops: int, rule: str) -> None:
    if from_well:
        s.players[player].ink_ready -= from_well
        happen(s, Event(kinds.INK_PAID, rule, player, amount=from_well))
    if drops:
        spend_drops(s, player, drops, rule)


def spend_drops(s: State, player: int, count: int, rule: str) -> None:
    """Set 14: each ink drop may be removed to pay 1 ink."""
    s.players[player].ink_drops -= count
    for _ in range(count):
        happen(s, Event(kinds.INK_DROP_REMOVED, rule, player, amount=1))


# ---- what a card costs ---------------------------------------------------------------------------------------------


class HowPaid:
    """How a card is about to be paid for, as modifiers ask."""

    __slots__ = ("onto", "shift", "sung")

    def __init__(self, shift: bool = False, onto: int = NOTHING, sung: bool = False) -> None:
        self.shift = shift
        self.onto = onto  # the base of a Shift
        self.sung = sung


WITH_INK = HowPaid()
SUNG = HowPaid(sung=True)


def card_ink_cost(s: State, player: int, card: int, base: int, paying: HowPaid) -> int:
    """CR 4.3.2.3: chosen cost plus payment modifiers; the ink cost itself is untouched (1.5.4)."""
    total = base + own_change(s, player, card, paying)
    if s.rules or s.stale:
        for less in rules_for(s, pr.PayLess, player):
            total -= change_by(s, player, card, less.rule, less, paying)
        for more in rules_for(s, pr.PayMore, player):
            total += change_by(s, player, card, more.rule, more, paying)
    return total if total > 0 else 0


def play_cost(s: State, player: int, card: int) -> int:
    """What it costs now to play the card for ink."""
    return card_ink_cost(s, player, card, s.face_of(card).cost, WITH_INK)


def shift_cost(s: State, player: int, card: int, shift: ShiftFace, base: int) -> int:
    """The ink that this Shift ability costs now, onto this permanent (8.10.1)."""
    return card_ink_cost(s, player, card, shift.cost.ink, HowPaid(shift=True, onto=base))


def own_change(s: State, player: int, card: int, paying: HowPaid) -> int:
    """What the card's own text changes while it is in hand (6.1.12)."""
    total = 0
    for w in s.face_of(card).outside_statics:
        if HAND not in w.zones:
            continue
        f = Context(player, s.ref_of(card), card)
        if w.condition is not None and not holds(s, f, w.condition):
            continue
        for imposed in w.rules:
            rule = imposed.rule
            if isinstance(rule, (pr.PayLess, pr.PayMore)) and (paying.shift or rule.payment != Payment.SHIFT):
                n = number(s, f, rule.amount)
                total += n if isinstance(rule, pr.PayMore) else -n
    return total


def change_by(
    s: State, player: int, card: int, rule: pr.PayLess | pr.PayMore,
    r: LiveRule[pr.PayLess] | LiveRule[pr.PayMore] | LiveRule[Rule], paying: HowPaid,
) -> int:
    """By how much one modifier changes what is paid."""
    payment = rule.payment
    if payment in (Payment.SHIFT, Payment.SHIFT_ONTO_THIS) and not paying.shift:
        return 0
    if payment == Payment.SHIFT_ONTO_THIS and r.source != paying.onto:
        return 0
    if payment == Payment.NOT_SUNG and paying.sung:
        return 0
    if not fits(s, r.f, s.ref_of(card), rule.filter):
        return 0
    if rule.times == Times.FIRST_EACH_TURN and _played_such(s, r.f, rule, player):
        return 0
    if rule.times == Times.NEXT and _helped(s, r):
        return 0
    return number(s, r.f, rule.amount)


def _played_such(s: State, f: Context, rule: pr.PayLess | pr.PayMore, player: int) -> bool:
    return any(
        e.card != NO_CARD and fits(s, f, s.ref_of(e.card), rule.filter)
        for e in events_this_turn(s, kinds.PLAYED, [player])
    )


def _helped(s: State, r: LiveRule[pr.PayLess] | LiveRule[pr.PayMore] | LiveRule[Rule]) -> bool:
    """Whether a static "next card" modifier has had its card this turn; one that an effect made ends with its card."""
    return not r.effect and r.source in s.in_play and NEXT_CARD in s.in_play[r.source].used


def use_up_next(s: State, player: int, ref: int, shift: bool) -> None:
    """CR 4.3.6: a "next card" modifier is used up by that card, however it was paid."""
    if not s.rules:
        return
    spent: list[int] = []
    for enters in rules_for(s, pr.EntersExerted, player):
        if enters.rule.times == Times.NEXT and enters.effect and fits(s, enters.f, ref, enters.rule.filter):
            spent.append(enters.effect)
    for less in rules_for(s, pr.PayLess, player):
        if less.rule.times == Times.NEXT and fits(s, less.f, ref, less.rule.filter):
            if shift or less.rule.payment not in (Payment.SHIFT, Payment.SHIFT_ONTO_THIS):
                if less.effect:
                    spent.append(less.effect)
                elif less.source in s.in_play:  # a static ability that helps once a turn
                    s.in_play[less.source].mark_used(NEXT_CARD)
    if spent:
        s.lasting = [e for e in s.lasting if e.number not in spent]
        s.changed()


# ---- costs in words ------------------------------------------------------------------------------------------------


def part_candidates(s: State, f: Context, part: ac.CostPart, picked: list[int]) -> list[int]:
    """What can pay this part: references not already used for another part (1.5.3)."""
    if isinstance(part, (ac.DiscardCards, ac.BanishCards, ac.MoveCards)):
        found = candidates(s, f, part.filter)
    elif isinstance(part, ac.RevealCards):
        found = candidates(s, f, part.filter)
        if part.same_name:
            found = [
                r for r in found
                if sum(1 for q in found if names_of(s, q) & names_of(s, r)) >= part.count
                and all(names_of(s, q) & names_of(s, r) for q in picked)
            ]  # fmt: skip
    elif isinstance(part, ac.ExertCards):
        found = [r for r in candidates(s, f, part.filter) if _can_exert(s.in_play[r])]
    else:
        return []
    # a card cannot pay for its own playing; one in play sees itself unless the text says other (6.1.6)
    return [r for r in found if r not in picked and (r > NOTHING or card_of_ref(r) != f.card)]


def _can_exert(p: Permanent) -> bool:
    """CR 4.4.2.1: exerting another character as a cost needs it ready and dry."""
    return not p.exerted and (p.face.type != CHARACTER or not p.drying) and p.face.type != LOCATION


def part_count(part: ac.CostPart) -> int:
    if isinstance(part, (ac.DiscardCards, ac.BanishCards, ac.ExertCards, ac.MoveCards, ac.RevealCards)):
        return part.count
    return 0


def parts_payable(s: State, f: Context, cost: ac.Cost, source: Permanent | None) -> bool:
    """Whether every part in words can be paid at the same time (1.5.3)."""
    hand_needed = 0
    for part in cost.parts:
        if not _part_payable(s, f, cost, part, source):
            return False
        if isinstance(part, ac.DiscardCards):
            hand_needed += part.count
    available = len(s.players[f.player].hand) - (1 if f.card != NO_CARD and s.zone[f.card] == HAND else 0)
    return hand_needed <= available


def _part_payable(s: State, f: Context, cost: ac.Cost, part: ac.CostPart, source: Permanent | None) -> bool:
    if isinstance(part, ac.BanishThis):
        return source is not None and source.pid in s.in_play
    if isinstance(part, ac.DamageThis):
        # damage that can't be dealt pays nothing (1.2.2)
        return source is not None and not barred(s, source, doings.BE_DEALT_DAMAGE, source.pid)
    if isinstance(part, ac.RemoveInkDrops):
        return s.players[f.player].ink_drops >= part.count
    found = part_candidates(s, f, part, [])
    if isinstance(part, ac.ExertCards) and source is not None and cost.exert:
        found = [r for r in found if r != source.pid]
    return len(found) >= part_count(part)
