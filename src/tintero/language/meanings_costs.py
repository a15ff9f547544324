"""Costs in words: what an effect of the same words would do, as something that is paid (1.5)."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import cost as cs
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import DeckEnd, DiscardBy, Quantity, Who, Zone

from .meanings import cards_in, plus_cost

NEEDED_ANYWAY = (ta.Ready(), ta.Dry())  # CR 4.4.2.1: what is exerted as a cost


def cost_of(effect: ef.Effect) -> cs.Cost:
    """The cost that the words of an effect are before a dash; ValueError if nothing can be paid so."""
    if isinstance(effect, ef.Sequence):
        cost = cs.Cost()
        for part in effect.parts:
            cost = plus_cost(cost, cost_of(part))
        return cost
    if isinstance(effect, ef.PayInk) and effect.who.who == Who.YOU:
        return cs.Cost(ink=effect.amount)
    if isinstance(effect, ef.Exert) and effect.target == ta.THIS:
        return cs.Cost(exert=True)
    return cs.Cost(parts=(_part(effect),))


def _part(effect: ef.Effect) -> cs.CostPart:
    if isinstance(effect, ef.Banish):
        return cs.BanishThis() if effect.target == ta.THIS else cs.BanishCards(*_picked(effect.target))
    if isinstance(effect, ef.Exert):
        f, count = _picked(effect.target)
        tests = tuple(t for t in f.tests if t not in NEEDED_ANYWAY)
        return cs.ExertCards(ta.Filter(f.types, f.whose, f.zone, tests), count)
    if isinstance(effect, ef.Discard) and effect.by == DiscardBy.CHOICE and effect.players.who == Who.YOU:
        return cs.DiscardCards(cards_in(effect.filter, Zone.HAND), _number(effect.amount))
    if isinstance(effect, ef.DealDamage) and effect.target == ta.THIS:
        return cs.DamageThis(_number(effect.amount))
    if isinstance(effect, ef.LoseInkDrops) and effect.players.who == Who.YOU:
        return cs.RemoveInkDrops(_number(effect.amount))
    if isinstance(effect, ef.Move):
        return _moved(effect)
    raise ValueError("nothing that can be paid")


def _moved(effect: ef.Move) -> cs.CostPart:
    f, count = _picked(effect.target)
    to = effect.to
    if to.zone == Zone.HAND or (to.zone == Zone.DECK and to.end == DeckEnd.BOTTOM):
        return cs.MoveCards(f, count, to.zone)
    raise ValueError("nothing that can be paid")


def _picked(target: ta.Target) -> tuple[ta.Filter, int]:
    if not isinstance(target, ta.Chosen) or target.quantity != Quantity.EXACTLY or target.total is not None:
        raise ValueError("a cost is paid with so many cards")
    return target.filter, target.count


def _number(n: am.Amount) -> int:
    if not isinstance(n, am.Number):
        raise ValueError("a cost has a printed number")
    return n.value

