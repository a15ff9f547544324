"""Helpers for the meanings of trigger conditions, and of the abilities that they begin (6.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import cost as cs
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.base import Rule
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer as Doer
from tintero.abilities.words import (
    CardType,
    Doing,
    EventKind,
    How,
    Keyword,
    Limit,
    Payment,
    Role,
    Who,
    Whose,
    Zone,
)

from .meanings import Pronoun, gated
from .meanings_conditions import is_so, with_test
from .meanings_joining import mentions
from .meanings_measures import Measure

Triggers = tuple[Trigger, ...]

DOER = Doer()
CHARACTER = ta.Filter(types=(CardType.CHARACTER,))
PURPOSES = (How.FOR_ACTION, How.FOR_ITEM, How.FOR_SUPPORT, How.FOR_ABILITY)
LOCATION = ta.Filter(types=(CardType.LOCATION,))
LIES_IN_DISCARD = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD, tests=(ta.IsRef(ta.This()),))
REPLACED = (
    Trigger(EventKind.BANISHED, subject=DOER), Trigger(EventKind.DAMAGE_TAKEN, subject=DOER),
    Trigger(EventKind.DAMAGE_DEALT, object=DOER), Trigger(EventKind.INK_DROP),
)  # fmt: skip


BARRED = {
    Trigger(EventKind.QUESTED, subject=DOER): Doing.QUEST,
    Trigger(EventKind.CHALLENGED, subject=DOER): Doing.CHALLENGE,
    Trigger(EventKind.CHALLENGED, object=DOER): Doing.BE_CHALLENGED,
    Trigger(EventKind.MOVED, subject=DOER): Doing.MOVE,
}


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
    if not isinstance(test, ta.Test):
        raise ValueError("a place in play")
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


def paid(triggers: Triggers, above: bool, number: int) -> Triggers:
    """So much ink or more, or so much at most."""
    return tuple([replace(t, at_least=number) if above else replace(t, at_most=number) for t in triggers])


def so_many_cards(heap: Measure) -> int:
    """So many cards at least, whatever they are."""
    if heap.unit != ta.Filter():
        raise ValueError("any cards")
    return replace(heap, unit="card").number("card")


def any_or_more(heap: Measure) -> int:
    """So much damage at least; nothing, if any will do."""
    n = heap.number("damage")
    return n if n > 1 else 0


def of_the_doer(triggers: Triggers, who: Who) -> Triggers:
    """What a player does to their own things; `done_by` says who."""
    if any(t.who not in (None, who) for t in triggers):
        raise ValueError("not their own")
    return tuple([replace(t, who=None) for t in triggers])


def enters_exerted(triggers: Triggers) -> Triggers:
    if triggers != one(EventKind.ENTERED):
        raise ValueError("only what enters play does so exerted")
    return one(EventKind.ENTERED, how=How.EXERTED)


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


def chosen(triggers: Triggers, purposes: tuple[How, ...]) -> Triggers:
    """For some of what a choice can be for, or for whatever it is."""
    if any(t.event != EventKind.CHOSEN or t.how != How.ANY or t.ordinal for t in triggers):
        raise ValueError("only choices are for something")
    if len(set(purposes)) == len(PURPOSES):
        return triggers
    return tuple([replace(t, how=how) for how in purposes for t in triggers])


def suffered_from(who: Who, triggers: Triggers) -> Triggers:
    """What that player does to it: "chosen by an opponent"."""
    if any(t.event != EventKind.CHOSEN or t.who is not None for t in triggers):
        raise ValueError("done by nobody")
    return done_by(who, triggers)


def barred(triggers: Triggers) -> pr.Cant:
    """What a card can't do, or have done to it; perhaps only with some others."""
    [t] = triggers
    for plain, doing in BARRED.items():
        if t == plain:
            return pr.Cant(doing)
        if t == replace(plain, subject=t.subject) and plain.object == DOER:
            return pr.Cant(doing, as_filter(t.subject))
        if t == replace(plain, object=t.object) and plain.subject == DOER and doing == Doing.CHALLENGE:
            return pr.Cant(doing, as_filter(t.object))
    raise ValueError("nothing forbids it")


def as_filter(noun: Any) -> ta.Filter:
    return noun if isinstance(noun, ta.Filter) else ta.Filter(tests=(ta.IsRef(noun),))


def forbidden(triggers: Triggers, unless_challenged: bool = False) -> Rule:
    """What a player can't do."""
    [t] = triggers
    if t == Trigger(EventKind.LORE_GAINED):
        return pr.CantGainLore(unless_challenged)
    if t == Trigger(EventKind.LORE_LOST) and not unless_challenged:
        return pr.CantLoseLore()
    if t == Trigger(EventKind.PLAYED, subject=t.subject) and isinstance(t.subject, ta.Filter) and not unless_challenged:
        return pr.CantPlay(t.subject)
    raise ValueError("nothing forbids it")


def banishes(victim: Any) -> Triggers:
    """CR 1.8.1.4, 4.6.2: the doer is credited with the banishment, and both are in the challenge."""
    in_it = is_so(ta.Object(), ta.InChallenge())
    return (Trigger(EventKind.BANISHED, subject=victim, object=DOER, how=How.IN_CHALLENGE, gate=in_it),)


def banished_as(role: Role) -> Triggers:
    """Banished while being that part of a challenge (4.6.9.1: as long as the challenge is open)."""
    return (Trigger(EventKind.BANISHED, subject=DOER, gate=is_so(ta.Subject(), ta.InChallenge(role))),)


def this_or(f: Any) -> ta.Filter:
    """This card or another one that fits."""
    if not isinstance(f, ta.Filter):
        raise ValueError("this card or itself")
    return ta.Filter(tests=(ta.AnyOf((ta.Filter(tests=(ta.IsRef(ta.This()),)), f)),))


def on_top_of(ref: ta.Ref, f: Any) -> ta.Filter:
    """A card that was played on top of that one (4.3.4.2)."""
    if not isinstance(f, ta.Filter):
        raise ValueError("on top of itself")
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
    if len(triggers) > 1 or number > 1 or t not in REPLACED or (doer is None) != (t.event == EventKind.INK_DROP):
        raise ValueError("not replaced by anything")
    return ab.Replacement(t.event, ef.Nothing(), subject=doer, first_time_each_turn=number == 1)


def price_of(triggers: Triggers) -> pr.PayLess | pr.MoveForLess:
    """What has a price: to play such cards, to shift one onto this one, to move such characters."""
    [t] = triggers
    if t.event == EventKind.MOVED:
        return moving_costs(t)
    onto = ta.LiesOn(ta.This())
    f = t.subject
    if isinstance(f, ta.Filter) and t == Trigger(EventKind.PLAYED, f):
        return pr.PayLess(f, am.Number(0))
    if isinstance(f, ta.Filter) and t == Trigger(EventKind.PLAYED, f, how=How.BY_SHIFT) and onto in f.tests:
        f = replace(f, tests=tuple([test for test in f.tests if test != onto]))
        return pr.PayLess(f, am.Number(0), payment=Payment.SHIFT_ONTO_THIS)
    raise ValueError("nothing to pay for")


def by_shift(price: pr.PayLess | pr.MoveForLess) -> pr.PayLess:
    if not isinstance(price, pr.PayLess) or price != pr.PayLess(price.filter, price.amount):
        raise ValueError("not played")
    return replace(price, payment=Payment.SHIFT)


def moving_costs(t: Trigger) -> pr.MoveForLess:
    """Moving one of these characters of yours there."""
    who, place = t.subject, t.object or LOCATION
    if isinstance(who, ta.This):
        who = ta.Filter(whose=Whose.YOURS, tests=(ta.IsRef(who),))
    if t.how != How.ANY or not isinstance(who, ta.Filter) or who.whose != Whose.YOURS:
        raise ValueError("only your own characters are moved by you")
    if isinstance(place, ta.Ref):
        place = with_test(LOCATION, ta.IsRef(place))
    return pr.MoveForLess(replace(who, whose=Whose.ANY), place, am.Number(0))


def option(effect: ef.Effect, often: tuple[Limit, co.Condition | None] = (Limit.NONE, None)) -> ab.Activated:
    """CR 8.4.1: usable in the main phase like an activated ability. Ink in front of it is its cost."""
    limit, when = often
    if when not in (None, co.YourTurn()):
        raise ValueError("nothing can be used in another's turn")
    if isinstance(effect, ef.IfDo) and isinstance(effect.first, ef.PayInk):
        return ab.Activated(cs.Cost(ink=effect.first.amount), effect.then, limit=limit, option=True)
    return ab.Activated(cs.Cost(), effect, limit=limit, option=True)
