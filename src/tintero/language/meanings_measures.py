"""How much of something: lore, damage, ink, ink drops, or cards that fit a description (6.1.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.base import Ability
from tintero.abilities.unbound import ThatMuch
from tintero.abilities.words import DiscardBy, Quantity, Stat, Who

from .meanings import times
from .nodes import rebuilt
from .tree import nodes

EVERYTHING = 99
NUMBER = "number"  # the label of what was counted
LOSING = {"lore": (ef.LoseLore,), "damage": (ef.RemoveDamage, ef.MoveDamage)}
# effects that hold others, or only make something ready: nothing is done yet
PREPARING = (ef.Pick, ef.Remember, ef.Nothing, ef.Sequence, ef.May, ef.If, ef.IfDo, ef.EachDoes, ef.ForEachTime)


@dataclass(frozen=True)
class Value:
    """A number that may need a choice first ("the damage on chosen character")."""

    amount: am.Amount
    pick: ta.Target | None = None


@dataclass(frozen=True)
class Yardstick:
    """What a value is compared with: a number, or the same value of another card; both are known already."""

    value: Value | None
    ref: ta.Ref | None = None

    def of(self, stat: Stat) -> am.Amount:
        if self.value is None:
            assert self.ref is not None
            return am.StatOf(stat, self.ref)
        assert self.value.pick is None
        return self.value.amount


@dataclass(frozen=True)
class Reach:
    """How far a value goes beyond another one: to it or further; so much further, or so much further at most."""

    more: bool
    few: tuple[int, Quantity] | None = None

    def of(self, stat: Stat, n: am.Amount) -> ta.Test:
        if self.few is None:
            return ta.Compare(stat, self.more, n)
        by, quantity = self.few
        if quantity == Quantity.EXACTLY:
            return ta.Equals(stat, am.Plus(n, by if self.more else -by))
        if not self.more:
            raise ValueError("so much less, or anything above that?")
        return ta.Compare(stat, False, am.Plus(n, by))


def compared(stat: Stat, more: bool | None, reach: Reach | None, yardstick: Yardstick) -> ta.Test:
    """More than that, or less; or as far as is said."""
    n = yardstick.of(stat)
    return ta.Not(ta.Compare(stat, not more, n)) if reach is None else reach.of(stat, n)


@dataclass(frozen=True)
class Measure:
    """So much of a unit: the name of what can be counted, or which cards."""

    unit: str | ta.Filter
    amount: am.Amount
    pick: ta.Target | None = None
    quantity: Quantity = Quantity.EXACTLY
    other: Measure | None = None  # instead of this

    def of(self, *units: str) -> am.Amount:
        """The number, if it is one of these units; "up to" is a number that the player names."""
        if self.unit not in units or self.quantity not in (Quantity.EXACTLY, Quantity.UP_TO) or self.other:
            raise ValueError(f"no number of {units}")
        return self.amount if self.quantity == Quantity.EXACTLY else am.Named(self.amount)

    def cards(self) -> am.Amount:
        """The number of cards, whatever they are."""
        if self.unit != ta.Filter():
            raise ValueError("any card, not some kind of card")
        return replace(self, unit="card").of("card")

    def number(self, *units: str) -> int:
        """A printed number."""
        n = self.of(*units)
        if not isinstance(n, am.Number):
            raise ValueError("a printed number")
        return n.value

    def damage(self) -> tuple[am.Amount | None, bool]:
        """How much damage, and whether it is "up to": no number is all of it."""
        if self.unit not in ("damage", "counter") or self.pick is not None or self.other:
            raise ValueError("no damage")
        if self.quantity == Quantity.EVERY:
            return None, False
        return self.amount, self.quantity == Quantity.UP_TO


def measure(unit: str | ta.Filter, n: int) -> Measure:
    return Measure(unit, am.Number(n))


def so_much(unit: str | ta.Filter) -> Measure:
    return Measure(unit, ThatMuch())


def all_of(unit: str | ta.Filter) -> Measure:
    return Measure(unit, am.Number(EVERYTHING), quantity=Quantity.EVERY)


def any_number(unit: str | ta.Filter) -> Measure:
    return Measure(unit, am.Number(EVERYTHING), quantity=Quantity.ANY_NUMBER)


def several_of(so_many: tuple[int, Quantity], unit: str | ta.Filter) -> Measure:
    """So many, up to so many, or any number of them."""
    n, quantity = so_many
    return any_number(unit) if quantity == Quantity.ANY_NUMBER else replace(measure(unit, n), quantity=quantity)




def equal_to(unit: str | ta.Filter, value: Value) -> Measure:
    return Measure(unit, value.amount, value.pick)


def reckoned(m: Measure, more: int | None, counted: am.Amount | None) -> Measure:
    """So much, so much for each, or so much and more."""
    if counted is None:
        return m if more is None else replace(m, amount=am.Plus(m.amount, more))
    if more is None:
        return each_so_much(m, counted)
    if not isinstance(m.amount, am.Number) or m.quantity != Quantity.EXACTLY:
        raise ValueError("a number and more")
    return replace(m, amount=am.Plus(times(counted, more), m.amount.value))


def each_so_much(m: Measure, counted: am.Amount) -> Measure:
    """N for each."""
    if not isinstance(m.amount, am.Number):
        raise ValueError("only numbers can be counted")
    return replace(m, amount=times(counted, m.amount.value))


def one_or_other(a: Measure, b: Measure) -> Measure:
    """One card of either kind; or so many of one kind or so many of another."""
    if isinstance(a.unit, str) or isinstance(b.unit, str):
        raise ValueError("cards of either kind")
    if a.amount != am.Number(1) or (b.amount, b.quantity) != (a.amount, a.quantity):
        return replace(a, other=b)
    return replace(a, unit=ta.Filter(tests=(ta.AnyOf((a.unit, b.unit)),)))


def scaled(effect: Any, counted: am.Amount) -> ef.Effect:
    """An effect with a number, so often: "deal 1 damage to them for each …"."""
    number = getattr(effect, "amount", None)
    if not isinstance(number, am.Number):
        raise ValueError("only numbers can be counted")
    result: ef.Effect = replace(effect, amount=times(counted, number.value))
    return result


def gain(players: ta.Players, m: Measure) -> ef.Effect:
    """What players have: lore, and ink drops."""
    if m.unit == "drop":
        return ef.GetInkDrops(players, m.of("drop"))
    return ef.GainLore(players, m.of("lore"))


def lose(players: ta.Players, m: Measure) -> ef.Effect:
    if m.unit == "drop":
        return ef.RemoveInkDrops(players, m.of("drop"))
    return ef.LoseLore(players, m.of("lore"))


def discard(players: ta.Players, m: Measure) -> ef.Effect:
    """CR 7.3.4: that player chooses, unless something else is said."""
    if m.other is not None:
        return ef.Either((discard(players, replace(m, other=None)), discard(players, m.other)), players)
    if isinstance(m.unit, str) or m.pick is not None:
        raise ValueError("only cards are discarded")
    if m.quantity == Quantity.EVERY:
        return ef.Discard(players, m.amount, m.unit, by=DiscardBy.WHOLE_HAND)
    by = DiscardBy.CHOICE if m.quantity == Quantity.EXACTLY else DiscardBy.UP_TO
    return ef.Discard(players, m.amount, m.unit, Who.THAT_PLAYER, by=by)


def at_random(players: ta.Players, m: Measure) -> ef.Discard:
    e = discard(players, m)
    if not isinstance(e, ef.Discard) or e.by != DiscardBy.CHOICE or e.filter != ta.Filter():
        raise ValueError("so many cards at random")
    return ef.Discard(players, e.amount, e.filter, by=DiscardBy.RANDOM)


def discard_down_to(players: ta.Players, who: Who, n: int) -> ef.Discard:
    """CR 6.1.8.1: what is too much is computed once."""
    return ef.Discard(players, am.Minus(am.CardsInHand(who), am.Number(n)), ta.Filter(), Who.THAT_PLAYER)


def settled(effect: Any, before: tuple[ef.Effect, ...] = ()) -> Any:
    """ "That many": what was just counted; else as many as was done right before in this effect; else the amount of the
    event that triggered. `before`: what has been done before the effect begins.
    """
    return _Settling(before).walk(effect)


class _Settling:
    """Walks an effect in the order of its words."""

    def __init__(self, before: tuple[ef.Effect, ...]) -> None:
        self.before = before
        self.done = bool(before)
        self.counted = bool(before) and isinstance(before[-1], ef.Remember) and before[-1].label == NUMBER
        self.effects: list[ef.Effect] = []

    def walk(self, node: Any) -> Any:
        if isinstance(node, ThatMuch):
            return self.settled(node)
        if isinstance(node, Ability):
            return node
        new = rebuilt(node, self.walk)
        if isinstance(node, ef.Effect) and not isinstance(node, PREPARING):
            self.done = True
            self.effects.append(node)
        return new

    def settled(self, much: ThatMuch) -> am.Amount:
        if much.lost:
            lost = any(isinstance(n, LOSING[much.lost]) for n in nodes((*self.before, *self.effects)))
            return am.Done(much.times) if lost else much  # which stays without meaning
        if self.counted:
            return am.Remembered(NUMBER, much.times)
        return am.Done(much.times) if self.done else am.EventAmount(much.times)
