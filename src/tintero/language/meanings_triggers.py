"""Helpers for the meanings of trigger conditions and of true-or-false statements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import cost as cs
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer as Doer
from tintero.abilities.words import CardType, Did, EventKind, How, Keyword, Limit, Role, Stat, Who, Whose, Zone

from .meanings import WHOSE, Pronoun, gated, number_of
from .meanings_joining import mentions

Triggers = tuple[Trigger, ...]



DOER = Doer()
CHARACTER = ta.Filter(types=(CardType.CHARACTER,))
PURPOSES = (How.FOR_ACTION, How.FOR_ITEM, How.FOR_SUPPORT, How.FOR_ABILITY)
LOCATION = ta.Filter(types=(CardType.LOCATION,))
LIES_IN_DISCARD = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD, tests=(ta.IsRef(ta.This()),))


REPLACED = (
    Trigger(EventKind.BANISHED, subject=DOER), Trigger(EventKind.DAMAGE_TAKEN, subject=DOER),
    Trigger(EventKind.DAMAGE_DEALT, object=DOER),
)  # fmt: skip


# ---- triggers --------------------------------------------------------------------------------------------------------


def one(event: EventKind, **parts: Any) -> Triggers:
    """A trigger whose subject is the doer unless something else is said."""
    if "subject" not in parts and parts.get("object") != DOER:
        parts["subject"] = DOER
    return (Trigger(event, **parts),)


def does(event: EventKind, subject: Any = None, **parts: Any) -> Triggers:
    """Something that a player does; `done_by` says who."""
    return (Trigger(event, subject=subject, **parts),)


def by_you(event: EventKind, subject: Any = None, **parts: Any) -> Triggers:
    """Something that you do."""
    return by(Who.YOU, event, subject, **parts)


def by(who: Who, event: EventKind, subject: Any = None, **parts: Any) -> Triggers:
    return (Trigger(event, subject=subject, who=who, **parts),)


def fill(triggers: Triggers, doer: Any) -> Triggers:
    """The triggers with their doer, which binding must know as such."""
    doer = Doer(doer)
    return tuple(
        replace(
            t,
            subject=doer if isinstance(t.subject, Doer) else t.subject,
            object=doer if isinstance(t.object, Doer) else t.object,
        )
        for t in triggers
    )


def done_by(who: Who, triggers: Triggers) -> Triggers:
    """The triggers with the player who does it. This card is played and discarded by its own player alone."""
    out: list[Trigger] = []
    for t in triggers:
        own = t.event in (EventKind.PLAYED, EventKind.DISCARDED) and isinstance(t.subject, ta.This)
        if own and who != Who.YOU:
            raise ValueError("nobody else plays or discards this card")
        out.append(replace(t, who=None if own else who, subject=their_own(t.subject, who)))
    return tuple(out)


def their_own(subject: Any, who: Who) -> Any:
    """ "One of their characters", seen from the player of the ability."""
    if not isinstance(subject, ta.Filter) or subject.whose != Whose.THAT_PLAYERS:
        return subject
    if who not in (Who.EACH_OPPONENT, Who.THAT_PLAYER):
        raise ValueError("whose they are is not known")
    return replace(subject, whose=Whose.OPPOSING)


def while_at(triggers: Triggers, test: ta.Test) -> Triggers:
    """ "While here", "while at a location": said of the doer."""
    out: Triggers = ()
    for t in triggers:
        doer = next((d for d in (t.subject, t.object) if isinstance(d, Doer)), None)
        if doer is None:
            raise ValueError("no card does it")
        if isinstance(doer.noun, ta.Filter):
            out += fill((t,), with_test(doer.noun, test))
        else:
            assert isinstance(doer.noun, ta.Ref)
            out += gate((t,), is_so(doer.noun, test))
    return out


def gate(triggers: Triggers, condition: co.Condition) -> Triggers:
    """What must hold at that moment (6.1.13.6); "their turn" is that of the player who does it."""
    if condition == co.YourTurn(theirs=True) and any(t.who is None for t in triggers):
        raise ValueError("no player does it")
    if any(t.ordinal for t in triggers) and not isinstance(condition, co.YourTurn):
        raise ValueError("the first time at all, or the first time that it holds?")
    return tuple(replace(t, gate=condition if t.gate is None else co.And((t.gate, condition))) for t in triggers)


def in_turn_of(who: Who) -> co.Condition:
    if who not in (Who.YOU, Who.EACH_OPPONENT):
        raise ValueError("every turn is somebody's")
    return co.YourTurn(opponents=who == Who.EACH_OPPONENT)


def nth(triggers: Triggers, number: int) -> Triggers:
    """CR 6.2.2: the first time, the second time; 0: every time."""
    if number and any(t.ordinal for t in triggers):
        raise ValueError("one of them is the first")
    return tuple(replace(t, ordinal=number) for t in triggers) if number else triggers


def nth_each_turn(triggers: Triggers) -> Triggers:
    """ "Each turn", "in a turn": only what happens for the first or second time is counted by turns."""
    if any(not t.ordinal for t in triggers):
        raise ValueError("nothing is counted")
    return triggers


def any_other(f: ta.Filter) -> ta.Filter:
    """ "Another" than the doer, which nobody meets anyway."""
    return replace(f, tests=tuple(t for t in f.tests if t != ta.Other()))


def in_challenge(triggers: Triggers) -> Triggers:
    """What can happen in a challenge and elsewhere (4.6)."""
    if any(t.event not in (EventKind.BANISHED, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_TAKEN) for t in triggers):
        raise ValueError("not told apart")
    return tuple(replace(t, how=How.IN_CHALLENGE) for t in triggers)


def up_to(triggers: Triggers, most: int) -> Triggers:
    return tuple(replace(t, at_most=most) for t in triggers)


def from_on(triggers: Triggers, least: int) -> Triggers:
    return tuple(replace(t, at_least=least) for t in triggers)


def plays(what: Any, how: How = How.ANY) -> Triggers:
    return does(EventKind.PLAYED, what, how=how)


def sings(song: Any) -> Triggers:
    """A song, one that is more than that, or one that is sung with Sing Together (8.12)."""
    if not isinstance(song, ta.Filter) or ta.Song() not in song.tests:
        raise ValueError("only songs are sung")
    together = ta.WithKeyword(Keyword.SING_TOGETHER)
    how = How.SUNG_TOGETHER if together in song.tests else How.ANY
    tests = tuple(t for t in song.tests if t != together)
    return one(EventKind.SANG, object=None if tests == (ta.Song(),) else replace(song, tests=tests), how=how)


def some_sing(singers: ta.Filter, least: int) -> Triggers:
    """One trigger however many of them sing (6.2.1): the first of them to do it."""
    if least != 1:
        raise ValueError("told one by one")
    return (Trigger(EventKind.SANG, subject=singers, at_most=1),)


def moves(to: tuple[Any, How]) -> Triggers:
    """To a location, or to one that is more than that."""
    place, how = to
    if isinstance(place, ta.Filter) and place.types != (CardType.LOCATION,):
        raise ValueError("only locations are moved to")
    return one(EventKind.MOVED, object=None if place == LOCATION else place, how=how)


def moved(what: Any, to: tuple[Any, How]) -> Triggers:
    """The same, as something that a player does."""
    return tuple(replace(t, subject=what) for t in moves(to))


def chosen(whom: Any, purposes: tuple[How, ...]) -> Triggers:
    """For some of what a choice can be for, or for whatever it is."""
    if len(set(purposes)) == len(PURPOSES):
        return does(EventKind.CHOSEN, whom)
    return tuple(t for how in purposes for t in does(EventKind.CHOSEN, whom, how=how))


def banishes(victim: Any) -> Triggers:
    """CR 1.8.1.4, 4.6.2: the doer is credited with the banishment, and both are in the challenge."""
    in_it = is_so(ta.Object(), ta.InChallenge())
    return (Trigger(EventKind.BANISHED, subject=victim, object=DOER, how=How.IN_CHALLENGE, gate=in_it),)


def banished_as(role: Role) -> Triggers:
    """Banished while being that part of a challenge (4.6.9.1: as long as the challenge is open)."""
    return (Trigger(EventKind.BANISHED, subject=DOER, gate=is_so(ta.Subject(), ta.InChallenge(role))),)


def this_or(f: ta.Filter) -> ta.Filter:
    """This card or another one that fits."""
    return ta.Filter(tests=(ta.AnyOf((ta.Filter(tests=(ta.IsRef(ta.This()),)), f)),))


def on_top_of(ref: ta.Ref, f: ta.Filter = CHARACTER) -> ta.Filter:
    """A card that was played on top of that one (4.3.4.2)."""
    return with_test(f, ta.LiesOn(ref))


# ---- abilities -------------------------------------------------------------------------------------------------------


def watching(triggers: Triggers, effect: ef.Effect) -> ab.Triggered:
    """CR 6.1.12: what speaks of this card being put into the discard, or lying there, works from there."""
    lies_there = isinstance(effect, ef.If) and effect.condition == co.Exists(LIES_IN_DISCARD)
    discarded = (EventKind.DISCARDED, EventKind.INTO_DISCARD)
    if lies_there or all(t.event in discarded and is_this(t.subject) for t in triggers):
        return ab.Triggered(triggers, effect, zones=(Zone.DISCARD,))
    return ab.Triggered(triggers, effect)


def is_this(noun: Any) -> bool:
    return isinstance(noun.noun if isinstance(noun, Doer) else noun, ta.This)


def if_in_discard(effect: ef.Effect) -> ef.Effect:
    """The card must still lie there on resolution (6.2.4)."""
    return ef.If(co.Exists(LIES_IN_DISCARD), effect)


def only_from_discard(ability: Any) -> Any:
    """An action is never in play: what it watches for must be its own way to the discard."""
    if not isinstance(ability, ab.Triggered) or ability.zones != (Zone.DISCARD,):
        raise ValueError("an action has no abilities in play")
    return ability


def under(ability: Any, condition: co.Condition, unless: bool = False) -> Any:
    """CR 6.1.13.6: an ability that triggers, can be used or applies only while something holds."""
    if isinstance(ability, tuple):
        return tuple(under(part, condition, unless) for part in ability)
    if isinstance(ability, ab.Static) and isinstance(ability.affects, ta.Filter) and mentions(condition, Pronoun):
        return replace(ability, affects=each_that(ability.affects, condition, unless))
    if isinstance(ability, ab.Static) and isinstance(ability.affects, Pronoun) and mentions(condition, co.Exists):
        return replace(ability, affects=that_one(ability.affects, condition, unless))
    if unless:
        condition = co.Negated(condition)
    if isinstance(ability, ab.Triggered):
        return replace(ability, triggers=gated(in_turn(ability.triggers, condition), condition))
    if not isinstance(ability, (ab.Static, ab.Activated, ab.Replacement)):
        raise ValueError("always so")
    before = ability.condition
    return replace(ability, condition=condition if before is None else co.And((condition, before)))


def that_one(pronoun: Pronoun, condition: co.Condition, unless: bool) -> ta.Filter:
    """ "While you have a Pirate character in play, that character …": each of those there are."""
    if not isinstance(condition, co.Exists) or condition != co.Exists(condition.filter) or unless:
        raise ValueError("which of them?")
    kind = {CardType.CHARACTER: "that character", CardType.ITEM: "that item", CardType.LOCATION: "that location"}
    if len(condition.filter.types) != 1 or pronoun.what != kind.get(condition.filter.types[0]):
        raise ValueError("which of them?")
    return condition.filter


def each_that(f: ta.Filter, condition: co.Condition, unless: bool) -> ta.Filter:
    """ "Your characters … while they're at a location": those of them of which it is true."""
    if not isinstance(condition, co.Is) or condition.ref != Pronoun("them") or condition.filter.types:
        raise ValueError("not a matter of each of them")
    tests = condition.filter.tests
    if unless and len(tests) != 1:
        raise ValueError("which of these is not so?")
    return replace(f, tests=(*f.tests, *((ta.Not(tests[0]),) if unless else tests)))


def in_turn(triggers: Triggers, condition: co.Condition) -> Triggers:
    """ "During each opponent's turn, whenever they …": they are that opponent."""
    if condition != co.YourTurn(opponents=True):
        return triggers
    return tuple(
        replace(gated((t,), co.YourTurn(theirs=True))[0], who=Who.EACH_OPPONENT) if t.who == Who.THAT_PLAYER else t
        for t in triggers
    )


def limited(ability: Any, often: tuple[Limit, co.Condition | None]) -> ab.Triggered:
    """So often in a turn (6.1.13.2)."""
    if not isinstance(ability, ab.Triggered) or ability.limit:
        raise ValueError("only what triggers is counted")
    limit, when = often
    return replace(ability, triggers=ability.triggers if when is None else gated(ability.triggers, when), limit=limit)


def would(triggers: Triggers, doer: Any, number: int = 0) -> ab.Replacement:
    """CR 6.5: what would happen to it, and can be replaced; `number`: the first time each turn, or 0."""
    t = triggers[0]
    if len(triggers) > 1 or number > 1 or t not in REPLACED:
        raise ValueError("not replaced by anything")
    return ab.Replacement(t.event, ef.Nothing(), subject=doer, first_time_each_turn=number == 1)


def moving_costs(who: Any, to: tuple[Any, How]) -> pr.MoveForLess:
    """Moving one of these characters of yours there."""
    place, how = to
    if how != How.ANY or not isinstance(who, ta.Filter) or who.whose != Whose.YOURS:
        raise ValueError("only your own characters are moved by you")
    if isinstance(place, ta.Ref):
        place = with_test(LOCATION, ta.IsRef(place))
    return pr.MoveForLess(replace(who, whose=Whose.ANY), place, am.Number(0))


# ---- conditions ------------------------------------------------------------------------------------------------------


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
        return co.Exists(replace(self.filter, whose=whose))

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
        if not isinstance(some, Some) or some.none or some.filter != CHARACTER:
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
    "the discarded character",
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


def option(effect: ef.Effect, often: tuple[Limit, co.Condition | None] = (Limit.NONE, None)) -> ab.Activated:
    """CR 8.4.1: usable in the main phase like an activated ability. Ink in front of it is its cost."""
    limit, when = often
    if when not in (None, co.YourTurn()):
        raise ValueError("nothing can be used in another's turn")
    if isinstance(effect, ef.IfDo) and isinstance(effect.first, ef.PayInk):
        return ab.Activated(cs.Cost(ink=effect.first.amount), effect.then, limit=limit, option=True)
    return ab.Activated(cs.Cost(), effect, limit=limit, option=True)
