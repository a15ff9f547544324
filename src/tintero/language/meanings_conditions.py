"""Helpers for the meanings of true-or-false statements (6.1.15): who has what, and what is so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import target as ta
from tintero.abilities.unbound import Pronoun
from tintero.abilities.unbound import Some as Some
from tintero.abilities.words import CardType, Stat, Who, Whose, Zone

from .forms import Denied
from .meanings import WHOSE, Pile, cards_in, number_of, own, union


def is_so(ref: ta.Ref, *tests: ta.Test) -> co.Condition:
    return co.Is(ref, ta.Filter(tests=tests))


def not_so(condition: co.Condition) -> co.Condition:
    return co.Negated(condition)


def with_test(f: ta.Filter, test: ta.Test) -> ta.Filter:
    return with_tests(f, (test,))


def with_tests(f: ta.Filter, tests: tuple[ta.Test, ...]) -> ta.Filter:
    return replace(f, tests=f.tests + tests)


def both_fit(f: ta.Filter, kind: ta.Filter) -> ta.Filter:
    """Those of a description that are of a kind as well."""
    assert kind == ta.Filter(kind.types, tests=kind.tests)
    types = tuple([t for t in f.types if t in kind.types]) if f.types and kind.types else f.types or kind.types
    assert types or not f.types
    return replace(f, types=types, tests=kind.tests + f.tests)


def had(some: Some, whose: Whose) -> co.Condition:
    """Somebody has one of them; of several, how many they have is asked."""
    if some.none or some.several:
        raise ValueError("a number of what is held")
    return co.Exists(own(some.filter, whose))


def exist(party: ta.Ref, be: tuple[ta.Test, ...] | ta.Filter = ()) -> co.Condition:
    """They are in play, and so; or one card that has been mentioned is."""
    if not isinstance(party, Some):
        return co.Is(party, be) if isinstance(be, ta.Filter) else is_so(party, *be)
    f = both_fit(party.filter, be) if isinstance(be, ta.Filter) else with_tests(party.filter, be)
    there = co.Exists(f, party.at_least)
    return co.Negated(there) if party.none else there


def some(noun: ta.Filter | Some) -> Some:
    return Some(noun) if isinstance(noun, ta.Filter) else noun


def in_one_pile(pile: Pile, f: ta.Filter) -> ta.Filter:
    """Of cards in the discards of several players, those of one player would have to be counted."""
    if pile.who != Who.YOU:
        raise ValueError("whose?")
    return pile.of(f)


def mentioned(above: str | None) -> ta.Filter:
    """Cards that were spoken of: them, or those that were under that card, which are in the discard now."""
    if above is None:
        return ta.Filter(tests=(ta.IsRef(Pronoun("them")),))
    return with_test(cards_in(ta.Filter(), Zone.DISCARD), ta.IsRef(ta.UnderOf(Pronoun(above))))


def all_hold(*conditions: co.Condition | None) -> co.Condition:
    """All of these that are said."""
    said = tuple([c for c in conditions if c is not None])
    return co.And(said) if len(said) > 1 else said[0]


@dataclass(frozen=True)
class Level:
    """A number that is asked of a value: this one, or from it on upwards or downwards."""

    number: int
    upwards: bool | None = None

    def of(self, stat: Stat) -> ta.Test:
        n = am.Number(self.number)
        return ta.Equals(stat, n) if self.upwards is None else ta.Compare(stat, self.upwards, n)

    def had(self, holding: Holding) -> co.Condition:
        if self.upwards is not None:
            return amounts(self.upwards, self.number, holding)
        return exactly(self.number, holding.of_number(self.number))


def tests(being: Any) -> tuple[ta.Test, ...]:
    """How a card is; a filter cannot ask where it is not, nor what it is."""
    what = being.meaning if isinstance(being, Denied) else being
    if what is being:
        assert isinstance(what, ta.Test) or what == Zone.PLAY
        return (what,) if isinstance(what, ta.Test) else ()
    assert isinstance(what, ta.Test)
    return (what.test if isinstance(what, ta.Not) else ta.Not(what),)


def is_or_was(party: ta.Ref, being: Any) -> co.Condition:
    """Cards are so; what kind of card a known one is can be denied too."""
    if isinstance(being, Denied) and not isinstance(being.meaning, (ta.Test, Zone)):
        return not_so(is_or_was(party, being.meaning))
    if isinstance(being, co.Condition):
        assert isinstance(party, Pronoun)
        return being
    return exist(party, being if isinstance(being, ta.Filter) else tests(being))


def either(kind: ta.Filter, other: Any) -> ta.Filter:
    """ "A song card or named Ballad": one or the other, if that is said."""
    if other is None:
        return kind
    assert isinstance(other, ta.Test)
    return union(kind, with_test(ta.Filter(kind.types), other))


def so(having: Any) -> co.Condition:
    return not_so(having.meaning) if isinstance(having, Denied) else having


def bare(f: ta.Filter) -> ta.Filter | None:
    """No filter where any card will do."""
    return None if f == ta.Filter() else f


def party(doer: ta.Filter | ta.Ref) -> ta.Ref:
    """Cards of a description, or one that has been mentioned; what this one is said to be does not matter here."""
    if isinstance(doer, ta.This):
        return ta.This()
    return Some(doer) if isinstance(doer, ta.Filter) else doer


def more(left: am.Amount, right: am.Amount) -> co.Condition:
    return co.CompareAmounts(left, right, more=True)


@dataclass(frozen=True)
class Holding:
    """Something every player has so much of: cards somewhere, characters in play, lore. `single`: said of one."""

    who: Who
    filter: ta.Filter | None = None
    unit: str | Who | ta.Filter = ""
    single: bool = False

    def of_number(self, n: int) -> Holding:
        """After a number: "1 character", "2 characters"."""
        return replace(self, single=self.single != (n == 1))

    def of(self, who: Who) -> am.Amount:
        if self.single:
            raise ValueError("which one, or how many?")
        if self.filter is not None:
            return number_of(replace(self.filter, whose=WHOSE[who]), who)
        return HELD[self.unit](who)

    @property
    def amount(self) -> am.Amount:
        return self.of(self.who)


def opponents_of(who: Who) -> am.Amount:
    assert who == Who.YOU
    return am.HowMany(Who.EACH_OPPONENT)


HELD: Final[dict[str | Who | ta.Filter, Callable[[Who], am.Amount]]] = {
    "lore": am.LoreOf, "drop": am.InkDropsOf, Who.EACH_OPPONENT: opponents_of,
}  # fmt: skip


def of_units(who: Who, unit: str | Who | ta.Filter) -> Holding:
    """Lore, ink drops, opponents; of cards, where they lie is said."""
    assert unit in HELD
    return Holding(who, unit=unit)


def amounts(at_least: bool, n: int, h: Holding) -> co.Condition:
    """So much of it or more, or less."""
    amount = h.amount
    if isinstance(amount, am.Count):
        return co.Exists(amount.filter, n) if at_least else co.Exists(amount.filter, 0, n)
    return co.CompareAmounts(amount, am.Number(n)) if at_least else co.CompareAmounts(am.Number(n), amount)


def beyond(above: bool, n: int, h: Holding) -> co.Condition:
    """More than so much, or less."""
    amount = h.amount
    if isinstance(amount, am.Count):
        return amounts(above, n + 1 if above else n - 1, h)
    return more(amount, am.Number(n)) if above else more(am.Number(n), amount)


def exactly(n: int, h: Holding) -> co.Condition:
    """Of cards in play so many, and perhaps more; a number of points is exact."""
    if isinstance(h.amount, am.Count):
        return amounts(True, n, h)
    return co.And((amounts(True, n, h), amounts(False, n, h)))


def only(n: int, h: Holding) -> co.Condition:
    """So many, and no more."""
    h = h.of_number(n)
    amount = h.amount
    return co.Exists(amount.filter, n, n) if isinstance(amount, am.Count) else exactly(n, h)


Quota = Callable[[Holding], co.Condition]


def quota(level: Level | None, above: bool | None, n: int | None) -> Quota:
    """How much of something there must be: 2 or more, more than 2, only 2."""
    if level is not None:
        return level.had
    assert n is not None
    return partial(only, n) if above is None else partial(beyond, above, n)


def than_rival(above: bool, h: Holding, rival: Who) -> co.Condition:
    """More of it than you, or than each opponent; or less."""
    assert (h.who == Who.YOU) != (rival == Who.YOU)
    other = h.of(Who.YOU if rival == Who.YOU else Who.THAT_PLAYER)
    beyond_it = more(h.amount, other) if above else more(other, h.amount)
    return beyond_it if rival == Who.YOU else co.EveryPlayer(rival, beyond_it)


def one_of_them(who: Who, condition: co.Condition) -> co.Condition:
    """Some player of these; of a card that one of them has, it does not matter who."""
    if isinstance(condition, co.Exists) and condition == co.Exists(condition.filter):
        if condition.filter.whose == Whose.THAT_PLAYERS:
            return co.Exists(replace(condition.filter, whose=WHOSE[who]))
    return co.AnyPlayer(who, condition)


def stronger(mine: ta.Filter, stat: Stat, rivals: ta.Filter) -> co.Condition:
    """One with more than each of them; with none of them, any one will do."""
    unrivalled = co.And((co.Exists(mine), co.Negated(co.Exists(rivals))))
    above = ta.Compare(stat, True, am.Plus(am.Highest(stat, rivals), 1))
    return co.Or((unrivalled, co.Exists(replace(mine, tests=(*mine.tests, above)))))


def both(f: ta.Filter, *names: str) -> co.Condition:
    """One of each name."""
    return co.And(tuple([co.Exists(replace(f, tests=(ta.Named((name,)), *f.tests))) for name in names]))


def called(ref: ta.Ref | None, kind: CardType | None, alike: Some | None, rivals: ta.Filter | None) -> co.Condition:
    """That card, or what was played, has the name of one of them, or of none; of which kind it is, is asked too."""
    card = ta.Subject() if ref is None else ref
    if rivals is not None:
        found = not_so(same_name_elsewhere(card, rivals))
    else:
        assert alike is not None
        assert alike == Some(alike.filter)
        found = same_name_elsewhere(card, alike.filter)
    return found if kind is None else co.And((co.Is(card, ta.Filter((kind,))), found))


def same_name_elsewhere(ref: ta.Ref, f: ta.Filter) -> co.Condition:
    """Another card that fits shares its name (5.2.6): another than that one, be it the source or not."""
    tests = [t for t in f.tests if t != ta.Other()]
    return co.Exists(replace(f, tests=(*tests, ta.NamedAs(ref), ta.Not(ta.IsRef(ref, card=True)))))
