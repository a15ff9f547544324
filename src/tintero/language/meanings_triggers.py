"""Helpers for the meanings of trigger conditions (6.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import condition as co
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.base import Rule
from tintero.abilities.said import SaidThis
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer as Doer
from tintero.abilities.unbound import Some
from tintero.abilities.words import (
    CardType,
    Doing,
    EventKind,
    How,
    Keyword,
    Role,
    Who,
    Whose,
)

from .lexicon import RANKS
from .meanings_conditions import is_so, with_test
from .meanings_measures import Measure
from .meanings_statics import ITSELF
from .nodes import mentions

Triggers = tuple[Trigger, ...]

DOER = Doer()
CHARACTER = ta.Filter(types=(CardType.CHARACTER,))
PURPOSES = (How.FOR_ACTION, How.FOR_ITEM, How.FOR_SUPPORT, How.FOR_ABILITY)
LOCATION = ta.Filter(types=(CardType.LOCATION,))
# who does it is the player of the event; of other events it is the player whose card it is
BY_PLAYERS = (
    EventKind.PLAYED, EventKind.DREW, EventKind.DISCARDED, EventKind.DISCARDED_TOGETHER, EventKind.READIED,
    EventKind.MOVED, EventKind.INKED, EventKind.PUT_UNDER, EventKind.PUT_INTO_HAND, EventKind.MILLED,
    EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.INK_DROP, EventKind.INK_DROP_REMOVED,
    EventKind.DAMAGE_REMOVED, EventKind.ABILITY_USED, EventKind.CHOSEN,
)  # fmt: skip
UNSEEN = (EventKind.INKED, EventKind.PUT_UNDER, EventKind.LEFT_DISCARD)  # of these cards only their number is told
AT_HOME = (EventKind.INTO_DISCARD, EventKind.RETURNED, EventKind.PUT_INTO_HAND)  # of the player whose card it is
AT_ONCE = {
    (EventKind.DISCARDED, How.ANY): EventKind.DISCARDED_TOGETHER,
    (EventKind.INTO_DISCARD, How.FROM_DECK): EventKind.MILLED,
}
BARRED = {
    Trigger(EventKind.QUESTED, subject=DOER): Doing.QUEST,
    Trigger(EventKind.CHALLENGED, subject=DOER): Doing.CHALLENGE,
    Trigger(EventKind.CHALLENGED, object=DOER): Doing.BE_CHALLENGED,
    Trigger(EventKind.MOVED, subject=DOER): Doing.MOVE,
    Trigger(EventKind.READIED, subject=DOER): Doing.READY,
    Trigger(EventKind.DAMAGE_DEALT, object=DOER): Doing.BE_DEALT_DAMAGE,
    Trigger(EventKind.SANG, subject=DOER): Doing.SING,
}
SONG = ta.Filter(types=(CardType.ACTION,), tests=(ta.Song(),))
SUNG_ALONE = ta.Filter(SONG.types, tests=(*SONG.tests, ta.Not(ta.WithKeyword(Keyword.SING_TOGETHER))))


# ---- triggers --------------------------------------------------------------------------------------------------------


def one(event: EventKind, **parts: Any) -> Triggers:
    """A trigger whose subject is the doer unless something else is said."""
    if "subject" not in parts and parts.get("object") != DOER:
        parts["subject"] = DOER
    return (Trigger(event, **parts),)


def does(event: EventKind, subject: Any = None, **parts: Any) -> Triggers:
    """Something that a player does; `done_by` says who."""
    return (Trigger(event, subject=subject, **parts),)


def by(who: Who, event: EventKind, subject: Any = None, **parts: Any) -> Triggers:
    return (Trigger(event, subject=subject, who=who, **parts),)


def fill(triggers: Triggers, doer: Any) -> Triggers:
    """The triggers with their doer, which binding must know as such."""
    return tuple([filled(t, doer) for t in triggers])


def filled(t: Trigger, noun: Any) -> Trigger:
    """Of a card that goes somewhere, only whose it is matters; and that is said once."""
    doer: Any = Doer(noun)
    if t.event in UNSEEN:
        if noun != ta.Filter():
            raise ValueError("which card it is, is not told")
        doer = None
    if t.event == EventKind.SANG and t.object == ta.This():
        raise ValueError("a song has no abilities in play")
    if t.event == EventKind.MOVED and mentions(noun, ta.AtLocation):
        raise ValueError("from there, or while there?")
    if t.event == EventKind.BANISHED and isinstance(t.object, Doer) and t.how != How.IN_CHALLENGE:
        raise ValueError("outside a challenge no card is said to banish another")
    if t.event in AT_HOME and (isinstance(noun, ta.This) or (isinstance(noun, ta.Filter) and noun.whose != Whose.ANY)):
        t = replace(t, who=None)
    subject = doer if isinstance(t.subject, Doer) else t.subject
    return replace(t, subject=subject, object=doer if isinstance(t.object, Doer) else t.object)


def together(some: Some, triggers: Triggers) -> Triggers:
    """One trigger however many of them do it (6.2.1)."""
    [t] = triggers
    if t == Trigger(EventKind.SANG, DOER) and some == Some(some.filter, several=True):
        return (replace(t, subject=some.filter, at_most=1),)  # the first of them to do it
    return (at_once(replace(t, subject=some)),)


def at_once(t: Trigger) -> Trigger:
    """So many cards in one event; how many they are is its amount."""
    if not isinstance(t.subject, Some):
        return t
    least = t.subject.at_least
    event = AT_ONCE.get((t.event, t.how))
    if event is None or t.subject != Some(ta.Filter(), least, several=True):
        raise ValueError("told one by one")
    return Trigger(event, who=t.who, at_least=least)


def done_by(who: Who, triggers: Triggers) -> Triggers:
    """The triggers with the player who does it. This card is played and discarded by its own player alone."""
    out: list[Trigger] = []
    for t in map(at_once, triggers):
        if t.event not in BY_PLAYERS:
            raise ValueError("by whom it is done, is not told")
        if not is_own(t.who, who):
            raise ValueError("not their own")
        own = t.event in (EventKind.PLAYED, EventKind.DISCARDED) and isinstance(t.subject, ta.This)
        if own and who != Who.YOU:
            raise ValueError("nobody else plays or discards this card")
        out.append(replace(t, who=None if own else who, subject=their_own(t.subject, who)))
    return tuple(out)


def is_own(whose: Who | None, who: Who) -> bool:
    """Whether a zone is that of the player who does it: yours, or theirs."""
    return whose is None or whose == (Who.YOU if who == Who.YOU else Who.THAT_PLAYER)


def whose(noun: Any) -> Whose:
    """Whose cards these are said to be."""
    f = noun.filter if isinstance(noun, Some) else noun
    return f.whose if isinstance(f, ta.Filter) else Whose.ANY


def their_own(subject: Any, who: Who) -> Any:
    """ "One of their characters", seen from the player of the ability."""
    if whose(subject) != Whose.THAT_PLAYERS:
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


def place_of(rank: str) -> int:
    """First, second, third."""
    return list(RANKS).index(rank) + 1


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


def any_other(f: Any) -> Any:
    """ "Another" than the doer, which nobody meets anyway."""
    if not isinstance(f, ta.Filter):
        return f
    return replace(f, tests=tuple(t for t in f.tests if t != ta.Other()))


def amid(triggers: Triggers, how: How | None) -> Triggers:
    """In a challenge, if that is said: of what can happen there and elsewhere (4.6)."""
    if how is None:
        return triggers
    if any(t.event not in (EventKind.BANISHED, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_TAKEN) for t in triggers):
        raise ValueError("not told apart")
    return tuple(replace(t, how=how) for t in triggers)


def hurt(taken: Measure | None, dealt: Measure | None) -> Triggers:
    """It takes so much damage, however it gets it, or so much is dealt to it."""
    if dealt is not None:
        return one(EventKind.DAMAGE_DEALT, object=DOER, at_least=dealt.number("damage"))
    assert taken is not None
    return one(EventKind.DAMAGE_TAKEN, at_least=taken.number("damage"))


def paid(triggers: Triggers, above: bool, number: int) -> Triggers:
    """So much ink or more, or so much at most."""
    return tuple([replace(t, at_least=number) if above else replace(t, at_most=number) for t in triggers])


def enters(state: ta.Test | None) -> Triggers:
    """It enters play, or does so exerted."""
    if state not in (None, ta.Exerted()):
        raise ValueError("nothing enters play so")
    return one(EventKind.ENTERED, how=How.ANY if state is None else How.EXERTED)


def further(triggers: Triggers, why: int | tuple[How, ...]) -> Triggers:
    """ "For the first time", or for some purpose."""
    return nth(triggers, why) if isinstance(why, int) else chosen(triggers, why)


def chosen(triggers: Triggers, purposes: tuple[How, ...]) -> Triggers:
    """For some of what a choice can be for, or for whatever it is."""
    if any(t.event != EventKind.CHOSEN or t.how != How.ANY or t.ordinal for t in triggers):
        raise ValueError("only choices are for something")
    if len(set(purposes)) == len(PURPOSES):
        return triggers
    return tuple([replace(t, how=how) for how in purposes for t in triggers])


def suffered_from(by: Any, triggers: Triggers) -> Triggers:
    """What that player does to it, or that card: "chosen by an opponent", "challenged by a Villain character"."""
    if not isinstance(by, Who):
        [t] = triggers
        if t.subject is not None or t.object != DOER:
            raise ValueError("done by no card")
        return (replace(t, subject=by),)
    if any(t.event != EventKind.CHOSEN or t.who is not None for t in triggers):
        raise ValueError("done by nobody")
    return tuple([replace(t, who=by) for t in triggers])


def both_at_once(first: Triggers, then: Triggers) -> Triggers:
    """Banished, or banishing, while being a part of a challenge (4.6.9.1: as long as the challenge is open)."""
    role = {one(EventKind.CHALLENGED): Role.CHALLENGING, one(EventKind.CHALLENGED, object=DOER): Role.CHALLENGED}[first]
    [t] = then
    if t == Trigger(EventKind.BANISHED, t.subject, DOER):
        return (replace(t, how=How.IN_CHALLENGE, gate=is_so(ta.Object(), ta.InChallenge(role))),)
    if then != one(EventKind.BANISHED):
        raise ValueError("not at once")
    return (Trigger(EventKind.BANISHED, subject=DOER, gate=is_so(ta.Subject(), ta.InChallenge(role))),)


def barred(triggers: Triggers) -> pr.Cant:
    """What a card can't do, or have done to it; perhaps only with some others."""
    [t] = triggers
    if t == Trigger(EventKind.SANG, subject=DOER, object=SUNG_ALONE):
        return pr.Cant(Doing.SING_ALONE)
    if t in BARRED:
        return pr.Cant(BARRED[t])
    if t == Trigger(EventKind.CHALLENGED, subject=t.subject, object=DOER):
        return pr.Cant(Doing.BE_CHALLENGED, as_filter(t.subject))
    if t == Trigger(EventKind.CHALLENGED, subject=DOER, object=t.object):
        return pr.Cant(Doing.CHALLENGE, as_filter(t.object))
    raise ValueError("nothing forbids it")


def barred_from_singing(triggers: Triggers) -> pr.Cant:
    """ "Can't exert to sing songs": in no other way do characters sing."""
    ban = barred(triggers)
    if ban != pr.Cant(Doing.SING):
        raise ValueError("nothing to exert for")
    return ban


def allowed(triggers: Triggers) -> pr.Can:
    """To challenge what is ready (4.6.4.1): the one permission of a card that needs no further words."""
    [t] = triggers
    met = t.object
    if t != Trigger(EventKind.CHALLENGED, subject=DOER, object=met) or not isinstance(met, ta.Filter):
        raise ValueError("allowed anyway")
    if ta.Ready() not in met.tests:
        raise ValueError("allowed anyway")
    return pr.Can(Doing.CHALLENGE_READY, replace(met, tests=tuple([test for test in met.tests if test != ta.Ready()])))


def allowed_free(triggers: Triggers) -> pr.Can:
    """To move here for free (4.7)."""
    if triggers != one(EventKind.MOVED, object=ta.This()):
        raise ValueError("an effect moves them elsewhere")
    return pr.Can(Doing.MOVE_HERE_FREE, ITSELF)


def allowed_at_once(triggers: Triggers) -> pr.Can:
    """To quest or to challenge while drying (4.5.1.1, 4.6.4.1)."""
    if triggers == one(EventKind.CHALLENGED):
        return pr.Can(Doing.CHALLENGE_WHILE_DRYING)
    if triggers != one(EventKind.QUESTED):
        raise ValueError("nothing else is allowed so")
    return pr.Can(Doing.QUEST_WHILE_DRYING)


def as_filter(noun: Any) -> ta.Filter:
    if isinstance(noun, ta.This):
        return ITSELF
    if whose(noun) == Whose.THAT_PLAYERS:
        raise ValueError("whose they are is not known")
    return noun if isinstance(noun, ta.Filter) else ta.Filter(tests=(ta.IsRef(noun),))


def forbidden(triggers: Triggers) -> Rule:
    """What a player can't do."""
    [t] = triggers
    if t == Trigger(EventKind.LORE_GAINED):
        return pr.CantGainLore()
    if t == Trigger(EventKind.LORE_LOST):
        return pr.CantLoseLore()
    if t == Trigger(EventKind.PLAYED, subject=t.subject):
        return pr.CantPlay(as_filter(t.subject))
    raise ValueError("nothing forbids it")


def banishes(victim: Any, how: How | None) -> Triggers:
    """CR 1.8.1.4, 4.6.2: the doer is credited with the banishment, and both are in the challenge."""
    t = Trigger(EventKind.BANISHED, subject=victim, object=DOER)
    return (t,) if how is None else (replace(t, how=how, gate=is_so(ta.Object(), ta.InChallenge())),)


def challenged(triggers: Triggers) -> tuple[Role, ta.Filter | None]:
    """The part of the one that is challenged, perhaps by one that fits."""
    [t] = triggers
    if t != Trigger(EventKind.CHALLENGED, subject=t.subject, object=DOER):
        raise ValueError("no part in a challenge")
    return Role.CHALLENGED, None if t.subject is None else as_filter(t.subject)


def this_very(kind: CardType | str) -> ta.This:
    """This card, and what it is said to be."""
    return SaidThis(kind) if isinstance(kind, CardType) else ta.This()


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
