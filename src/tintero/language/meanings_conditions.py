"""Helpers for the meanings of true-or-false statements (6.1.15): who has what, what is so, what happened this turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import CardType, Did, EventKind, How, Stat, Who, Whose, Zone

from .meanings import WHOSE, number_of, own


def is_so(ref: ta.Ref, *tests: ta.Test) -> co.Condition:
    return co.Is(ref, ta.Filter(tests=tests))


def not_so(condition: co.Condition) -> co.Condition:
    return co.Negated(condition)


def with_test(f: ta.Filter, test: ta.Test) -> ta.Filter:
    return replace(f, tests=(*f.tests, test))


@dataclass(frozen=True)
class Some:
    """Cards of a description, so many of them at least; or none."""

    filter: ta.Filter
    at_least: int = 1
    none: bool = False

    def had(self, whose: Whose) -> co.Condition:
        """Somebody has one of them; of several, how many they have is asked."""
        if self != Some(self.filter):
            raise ValueError("a number of what is held")
        return co.Exists(own(self.filter, whose))

    def who_are(self, tests: tuple[ta.Test, ...]) -> ta.Filter:
        """Those of them that are so."""
        assert self == Some(self.filter)
        return replace(self.filter, tests=self.filter.tests + tests)

    def exist(self, tests: tuple[ta.Test, ...]) -> co.Condition:
        """They are in play, and so."""
        there = co.Exists(replace(self.filter, tests=self.filter.tests + tests), self.at_least)
        return co.Negated(there) if self.none else there


@dataclass(frozen=True)
class Lying(Some):
    """A card in somebody's hand, discard or inkwell: whose it is, is said."""

    def had(self, whose: Whose) -> co.Condition:
        assert whose != Whose.ANY
        return self.exist(())


@dataclass(frozen=True)
class Level:
    """A number that is asked of a value: this one, or from it on upwards or downwards."""

    number: int
    upwards: bool | None = None

    def of(self, stat: Stat) -> ta.Test:
        n = am.Number(self.number)
        return ta.Equals(stat, n) if self.upwards is None else ta.Compare(stat, self.upwards, n)

    def had(self, holding: Holding) -> co.Condition:
        return exactly(self.number, holding) if self.upwards is None else amounts(self.upwards, self.number, holding)


@dataclass(frozen=True)
class SangThis:
    """They sang this song: there is no other time at which they could have."""

    def at_all(self) -> SangThis:
        return self

    def this_turn(self) -> SangThis:
        raise ValueError("now, not this turn")

    def denied(self) -> SangThis:
        raise ValueError("nobody asks who did not")

    def of(self, some: Some | Known) -> co.Condition:
        if not isinstance(some, Some) or some.none or some.filter != ta.CHARACTER:
            raise ValueError("characters, or so many of them")
        return co.SangBy(some.at_least)

    def test(self) -> ta.Test:
        return ta.IsRef(ta.Singers())


@dataclass(frozen=True)
class Known:
    """One card that has been mentioned."""

    ref: ta.Ref

    def exist(self, tests: tuple[ta.Test, ...]) -> co.Condition:
        return is_so(self.ref, *tests)


@dataclass(frozen=True)
class Being:
    """How a card is; a filter cannot ask where it is not."""

    what: ta.Test | Zone
    not_so: bool = False

    def denied(self) -> Being:
        return replace(self, not_so=True)

    def tests(self) -> tuple[ta.Test, ...]:
        if isinstance(self.what, Zone):
            assert self.what == Zone.PLAY
            assert not self.not_so
            return ()
        if isinstance(self.what, ta.Not) and self.not_so:
            return (self.what.test,)
        return (ta.Not(self.what) if self.not_so else self.what,)


# a card that asks about cards that went to the discard, or left it, has gone there itself: another card is no longer it
ELSEWHERE = ta.Not(ta.IsRef(ta.This(), card=True))


@dataclass(frozen=True)
class Deed:
    """What a card did this turn, or what was done to it. `did`: what is remembered of a card in play."""

    event: EventKind | None
    how: How = How.ANY
    who: Who = Who.EACH_PLAYER
    did: Did | None = None
    not_done: bool = False

    def this_turn(self) -> Deed:
        return self

    def at_all(self) -> Deed:
        raise ValueError("when?")

    def denied(self) -> Deed:
        return replace(self, not_done=True)

    def test(self) -> ta.Test:
        assert self.did is not None
        test = ta.DidThisTurn(self.did)
        return ta.Not(test) if self.not_done else test

    def of(self, some: Some | Known) -> co.Condition:
        """Some cards did it, wherever they are now; that one did not is asked of those in play."""
        if isinstance(some, Known):
            return some.exist((self.test(),))
        if self.not_done:
            assert not some.none
            return some.exist((self.test(),))
        assert self.event is not None
        happened = co.ThisTurn(self.event, self.who, some.at_least, self.subject(some.filter), self.how)
        return co.Negated(happened) if some.none else happened

    def subject(self, f: ta.Filter) -> ta.Filter | None:
        if self.event in (EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD):
            f = replace(f, tests=tuple([ELSEWHERE if t == ta.Other() else t for t in f.tests]))
        return bare(f)

    def often(self, f: ta.Filter) -> am.Amount:
        """How often it happened to such cards."""
        assert self.event is not None
        return am.Happened(self.event, self.who, how=self.how, filter=self.subject(f))


def sung(what: Some | ta.Ref) -> Deed | SangThis:
    """A song, or this one."""
    if what == ta.This():
        return SangThis()
    if not isinstance(what, Some) or what != Some(ta.Filter((CardType.ACTION,), tests=(ta.Song(),))):
        raise ValueError("which songs were sung is not remembered")
    return Deed(EventKind.SANG)


@dataclass(frozen=True)
class Feat:
    """One unit of what was done."""

    unit: str

    def way(self) -> am.Amount:
        """By this very effect; of cards, which they were is asked."""
        if self.unit == "card":
            raise ValueError("these cards")
        return am.Done()

    def event(self) -> am.Amount:
        """By what triggered the ability."""
        return am.EventAmount()


@dataclass(frozen=True)
class Wrought:
    """What is done to cards, said by its participle; `count`: how many of a kind this very effect did it to."""

    word: str
    deed: Deed
    count: Callable[[ta.Filter], am.Amount] | None = None

    def way(self, f: ta.Filter) -> am.Amount:
        if self.count is None:
            raise ValueError("nothing remembers to which cards")
        return self.count(f)

    def in_challenge(self) -> Deed:
        if self.deed.event != EventKind.BANISHED:
            raise ValueError("not told apart")
        return replace(self.deed, how=How.IN_CHALLENGE)

    def the(self, kind: CardType) -> str:
        """ "The banished character": a pronoun that names what was done."""
        said = f"the {self.word} {kind.printed.lower()}"
        if said not in DONE_TO:
            raise ValueError("which one?")
        return said


@dataclass(frozen=True)
class Verb:
    """What a card does, perhaps to another: said of the one, and of the other."""

    active: Deed
    passive: Wrought | None = None

    def undergone(self) -> Wrought:
        if self.passive is None:
            raise ValueError("nothing is done to a card")
        return self.passive

    def denied(self) -> Verb:
        return replace(self, active=self.active.denied())


DONE_TO = (
    "the exerted character", "the banished character", "the banished item", "the moved character",
    "the discarded character", "the challenged character",
)  # fmt: skip


def bare(f: ta.Filter) -> ta.Filter | None:
    """No filter where any card will do."""
    return None if f == ta.Filter() else f


@dataclass(frozen=True)
class Done:
    """What players do to cards."""

    event: EventKind
    not_done: bool = False

    def denied(self) -> Done:
        return replace(self, not_done=True)

    def to(self, who: Who, what: Some) -> Past:
        return Past(self.event, who, what, self.not_done)


@dataclass(frozen=True)
class Past:
    """What a player did, and to what."""

    event: EventKind
    who: Who
    what: Some | ta.Ref | None = None
    not_done: bool = False

    def denied(self) -> Past:
        return replace(self, not_done=True)

    def this_turn(self) -> co.Condition:
        return self.said(self._this_turn())

    def this_way(self) -> co.Condition:
        """As part of this very effect (6.1.5)."""
        return self.said(self._this_way())

    def said(self, condition: co.Condition) -> co.Condition:
        return co.Negated(condition) if self.not_done else condition

    def _this_turn(self) -> co.Condition:
        if isinstance(self.what, ta.Ref):
            assert (self.event, self.who) == (EventKind.PUT_UNDER, Who.YOU)
            return is_so(self.what, ta.DidThisTurn(Did.GOT_CARD_UNDER))
        if self.what is None:
            return co.ThisTurn(self.event, self.who)
        return co.ThisTurn(self.event, self.who, self.what.at_least, bare(self.what.filter))

    def _this_way(self) -> co.Condition:
        if self.event == EventKind.DAMAGE_REMOVED and self.what is None:
            return co.CompareAmounts(am.Done(), am.Number(1))
        assert isinstance(self.what, Some)
        assert self.what.at_least == 1
        return co.Is(BY_WAY[self.event], self.what.filter)


BY_WAY = {EventKind.DISCARDED: ta.It("discarded"), EventKind.RETURNED: ta.It()}


def more(left: am.Amount, right: am.Amount) -> co.Condition:
    return co.CompareAmounts(left, right, more=True)


@dataclass(frozen=True)
class Holding:
    """Something every player has so much of: cards somewhere, characters in play, lore."""

    who: Who
    filter: ta.Filter | None = None
    kind: str = ""

    def of(self, who: Who) -> am.Amount:
        if self.filter is not None:
            return number_of(replace(self.filter, whose=WHOSE[who]), who)
        return am.LoreOf(who) if self.kind == "lore" else am.InkDropsOf(who)

    @property
    def amount(self) -> am.Amount:
        return self.of(self.who)


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


def than_rival(above: bool, h: Holding, rival: Who) -> co.Condition:
    """More of it than you, or than each opponent; or less."""
    assert (h.who == Who.YOU) != (rival == Who.YOU)
    other = h.of(Who.YOU if rival == Who.YOU else Who.THAT_PLAYER)
    beyond_it = more(h.amount, other) if above else more(other, h.amount)
    return beyond_it if rival == Who.YOU else co.EveryPlayer(rival, beyond_it)


def an_opponent(condition: co.Condition) -> co.Condition:
    """One of them; of a card that one of them has, it does not matter who."""
    theirs = ta.Filter(whose=Whose.THAT_PLAYERS)
    if isinstance(condition, co.Exists) and condition == co.Exists(condition.filter):
        if condition.filter.whose == theirs.whose:
            return co.Exists(replace(condition.filter, whose=Whose.OPPOSING))
    return co.AnyPlayer(Who.EACH_OPPONENT, condition)


def stronger(mine: ta.Filter, stat: Stat, rivals: ta.Filter) -> co.Condition:
    """One with more than each of them; with none of them, any one will do."""
    unrivalled = co.And((co.Exists(mine), co.Negated(co.Exists(rivals))))
    above = ta.Compare(stat, True, am.Plus(am.Highest(stat, rivals), 1))
    return co.Or((unrivalled, co.Exists(replace(mine, tests=(*mine.tests, above)))))


def both(f: ta.Filter, *names: str) -> co.Condition:
    """One of each name."""
    return co.And(tuple([co.Exists(replace(f, tests=(ta.Named((name,)), *f.tests))) for name in names]))


def of_kind(kind: CardType, condition: co.Condition) -> co.Condition:
    """What was played is of a kind: the trigger says so too."""
    return co.And((co.Is(ta.Subject(), ta.Filter((kind,))), condition))


def same_name_elsewhere(ref: ta.Ref, f: ta.Filter) -> co.Condition:
    """Another card that fits shares its name (5.2.6): another than that one, be it the source or not."""
    tests = [t for t in f.tests if t != ta.Other()]
    return co.Exists(replace(f, tests=(*tests, ta.NamedAs(ref), ta.Not(ta.IsRef(ref, card=True)))))


def chosen_opponent_if(condition: co.Condition, effect: ef.Effect) -> ef.Effect:
    """CR 6.7.2.1: the opponent is chosen first, then the question is asked about that one."""
    return ef.EachDoes(ta.Players(Who.CHOSEN_OPPONENT), ef.If(condition, effect))
