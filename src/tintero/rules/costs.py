"""Costs: what a card, ability or move costs now, whether it can be paid, and paying the ink (1.5)."""

from __future__ import annotations

from tintero.abilities import cost as ac
from tintero.abilities import property as pr
from tintero.abilities.ability import Static
from tintero.abilities.words import Doing, EventKind, Payment, Times

from . import registers as rg
from . import state as st
from .conditions import holds
from .evaluate import candidates, fits, names_of, number
from .events import emit
from .imposed import ENTERS_EXERTED, PAY_LESS, rule_context, rules_for
from .state import Frame, Permanent, State, card_of_ref
from .static import barred


def can_pay_ink(s: State, player: int, amount: int) -> bool:
    p = s.players[player]
    return p.ink_ready + p.ink_drops >= amount


def pay_ink(s: State, player: int, amount: int, rule: str) -> bool:
    """Exert ready ink; ink drops make up what is missing. Returns whether a drop was used."""
    p = s.players[player]
    from_well = min(amount, p.ink_ready)
    p.ink_ready -= from_well
    drops = amount - from_well
    if from_well:
        emit(s, EventKind.INK_PAID, rule, player, 0, 0, from_well)
    if drops:
        spend_drops(s, player, drops, rule)
    return drops > 0


def spend_drops(s: State, player: int, count: int, rule: str) -> None:
    """Set 14: each ink drop may be removed to pay 1 ink."""
    s.players[player].ink_drops -= count
    for _ in range(count):
        emit(s, EventKind.INK_DROP_REMOVED, rule, player, 0, 0, 1)


SHIFTING = (Payment.SHIFT, Payment.SHIFT_ONTO_THIS)


def card_ink_cost(
    s: State, player: int, card: int, base: int, shift: bool, onto: int = 0, sung: bool = False
) -> int:
    """CR 4.3.2.3: chosen cost plus payment modifiers; the ink cost itself is untouched (1.5.4)."""
    total = base
    face = st.face_of(s, card)
    ref = st.card_ref(s, card)
    for w in face.elsewhere:
        node = w.node
        if isinstance(node, Static) and st.HAND in w.zones:
            f = rg.context(player, ref, card)
            if node.condition is not None and not holds(s, f, node.condition):
                continue
            for imposed in node.rules:
                rule = imposed.rule
                if isinstance(rule, (pr.PayLess, pr.PayMore)) and (shift or rule.payment not in SHIFTING):
                    n = number(s, f, rule.amount)
                    total += n if isinstance(rule, pr.PayMore) else -n
    if s.rules or s.stale:
        for r in rules_for(s, PAY_LESS, player):
            rule = r.node
            if rule.payment in SHIFTING and not shift:
                continue
            if rule.payment == Payment.SHIFT_ONTO_THIS and r.source != onto:
                continue
            if rule.payment == Payment.NOT_SUNG and sung:
                continue
            f = rule_context(s, r)
            if not fits(s, f, ref, rule.filter):
                continue
            if rule.times == Times.FIRST_EACH_TURN and _played_such(s, f, rule, player):
                continue
            n = number(s, f, rule.amount)
            total += n if isinstance(rule, pr.PayMore) else -n
    return total if total > 0 else 0


def _played_such(s: State, f: Frame, rule: pr.PayLess | pr.PayMore, player: int) -> bool:
    for event, who, card, _pid in s.ledger:
        if event == EventKind.PLAYED and who == player and card >= 0 and fits(s, f, st.card_ref(s, card), rule.filter):
            return True
    return False


def use_up_next(s: State, player: int, ref: int, shift: bool) -> None:
    """CR 4.3.6: a "next card" modifier is used up by that card, however it was paid."""
    if not s.rules:
        return
    spent: list[int] = []
    for r in rules_for(s, ENTERS_EXERTED, player):
        if r.node.times == Times.NEXT and r.effect and fits(s, rule_context(s, r), ref, r.node.filter):
            spent.append(r.effect)
    for r in rules_for(s, PAY_LESS, player):
        if r.node.times == Times.NEXT and r.effect and fits(s, rule_context(s, r), ref, r.node.filter):
            if r.node.payment not in SHIFTING or shift:
                spent.append(r.effect)
    if spent:
        s.lasting = [e for e in s.lasting if e.number not in spent]
        s.stale = s.restless = True


# ---- costs in words ------------------------------------------------------------------------------------------------


def part_candidates(s: State, f: Frame, part: ac.CostPart, picked: list[int]) -> list[int]:
    """What can pay this part: references not already used for another part (1.5.3)."""
    if isinstance(part, (ac.DiscardCards, ac.BanishCards, ac.CardsToDeckBottom)):
        found = candidates(s, f, part.filter)
    elif isinstance(part, ac.RevealCards):
        found = candidates(s, f, part.filter)
        if part.same_name:
            found = [
                r for r in found
                if sum(1 for q in found if names_of(s, q) & names_of(s, r)) >= part.count
                and all(names_of(s, q) & names_of(s, r) for q in picked)
            ]
    elif isinstance(part, ac.ExertCards):
        found = [r for r in candidates(s, f, part.filter) if _can_exert(s, s.in_play[r])]
    else:
        return []
    # a card cannot pay for its own playing; one in play sees itself unless the text says other (6.1.6)
    return [r for r in found if r not in picked and (r > 0 or card_of_ref(r) != f.card)]


def _can_exert(s: State, p: Permanent) -> bool:
    """CR 4.4.2.1: exerting another character as a cost needs it ready and dry."""
    return not p.exerted and (p.face.kind != st.CHARACTER or not p.drying) and p.face.kind != st.LOCATION


def part_count(part: ac.CostPart) -> int:
    if isinstance(part, (ac.DiscardCards, ac.BanishCards, ac.ExertCards, ac.CardsToDeckBottom, ac.RevealCards)):
        return part.count
    return 0


def parts_payable(s: State, f: Frame, cost: ac.Cost, source: Permanent | None) -> bool:
    """Whether every part in words can be paid at the same time (1.5.3)."""
    hand_needed = 0
    for part in cost.parts:
        if isinstance(part, ac.BanishThis):
            if source is None or source.pid not in s.in_play:
                return False
        elif isinstance(part, ac.DamageThis):
            if source is None or barred(s, source, Doing.BE_DEALT_DAMAGE, source.pid):
                return False  # damage that can't be dealt pays nothing (1.2.2)
        elif isinstance(part, ac.RemoveInkDrops):
            if s.players[f.player].ink_drops < part.count:
                return False
        else:
            found = part_candidates(s, f, part, [])
            if isinstance(part, ac.ExertCards) and source is not None and cost.exert:
                found = [r for r in found if r != source.pid]
            if len(found) < part_count(part):
                return False
            if isinstance(part, ac.DiscardCards):
                hand_needed += part.count
    available = len(s.players[f.player].hand) - (1 if f.card >= 0 and s.zone[f.card] == st.HAND else 0)
    return hand_needed <= available


