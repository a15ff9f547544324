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
from tintero.abilities.said import SaidThis
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
    PlayWay,
    Role,
    Who,
    Whose,
    Zone,
)

from .meanings import Pronoun, fit, gated
from .meanings_conditions import Some, is_so, with_test
from .meanings_joining import has, mentions
from .meanings_statics import ITSELF, while_in_challenge
from .nodes import names_of

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
    if t.event in AT_HOME and (isinstance(noun, ta.This) or (isinstance(noun, ta.Filter) and noun.whose != Whose.ANY)):
        t = replace(t, who=None)
    subject = doer if isinstance(t.subject, Doer) else t.subject
    return replace(t, subject=subject, object=doer if isinstance(t.object, Doer) else t.object)


def together(some: Some, triggers: Triggers) -> Triggers:
    """One trigger however many of them do it (6.2.1)."""
    [t] = triggers
    if t == Trigger(EventKind.SANG, DOER) and some == Some(some.filter, several=True):
        return (replace(t, subject=some.filter, at_most=1),)  # the first of them to do it
    so_many: Any = some
    return (at_once(replace(t, subject=so_many)),)


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


def any_other(f: Any) -> Any:
    """ "Another" than the doer, which nobody meets anyway."""
    if not isinstance(f, ta.Filter):
        return f
    return replace(f, tests=tuple(t for t in f.tests if t != ta.Other()))


def in_challenge(triggers: Triggers) -> Triggers:
    """What can happen in a challenge and elsewhere (4.6)."""
    if any(t.event not in (EventKind.BANISHED, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_TAKEN) for t in triggers):
        raise ValueError("not told apart")
    return tuple(replace(t, how=How.IN_CHALLENGE) for t in triggers)


def paid(triggers: Triggers, above: bool, number: int) -> Triggers:
    """So much ink or more, or so much at most."""
    return tuple([replace(t, at_least=number) if above else replace(t, at_most=number) for t in triggers])


def enters_exerted(triggers: Triggers) -> Triggers:
    if triggers != one(EventKind.ENTERED):
        raise ValueError("only what enters play does so exerted")
    return one(EventKind.ENTERED, how=How.EXERTED)


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
    """Banished while being a part of a challenge (4.6.9.1: as long as the challenge is open)."""
    role = {one(EventKind.CHALLENGED): Role.CHALLENGING, one(EventKind.CHALLENGED, object=DOER): Role.CHALLENGED}[first]
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
    """To quest while drying (4.5.1.1)."""
    if triggers != one(EventKind.QUESTED):
        raise ValueError("only questing is allowed so")
    return pr.Can(Doing.QUEST_WHILE_DRYING)


def as_filter(noun: Any) -> ta.Filter:
    if isinstance(noun, ta.This):
        return ITSELF
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


def banishes(victim: Any) -> Triggers:
    """CR 1.8.1.4, 4.6.2: the doer is credited with the banishment, and both are in the challenge."""
    in_it = is_so(ta.Object(), ta.InChallenge())
    return (Trigger(EventKind.BANISHED, subject=victim, object=DOER, how=How.IN_CHALLENGE, gate=in_it),)


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


def led(ability: Any, lead: Any) -> Any:
    """What stands before an ability: how often, or what must hold."""
    often = isinstance(lead, tuple) and isinstance(lead[0], Limit)
    return limited(ability, lead) if often else under(ability, lead)


def under(ability: Any, held: Any) -> Any:
    """CR 6.1.13.6: an ability that triggers, can be used or applies only while something holds.

    `held`: a condition, or how those of whom static text speaks must be, or their part in a challenge.
    """
    if isinstance(ability, tuple):
        return tuple(under(part, held) for part in ability)
    if isinstance(held, (ta.Test, tuple)):
        return so_long(ability, held)
    if not isinstance(held, co.Condition):
        raise ValueError("nothing that can hold")
    if isinstance(ability, ab.Static):
        return static_under(ability, held)
    if isinstance(ability, ab.Triggered):
        return replace(ability, triggers=gated(in_turn(ability.triggers, held), held))
    if not isinstance(ability, (ab.Activated, ab.Replacement)):
        raise ValueError("always so")
    before = ability.condition
    return replace(ability, condition=held if before is None else co.And((held, before)))


def static_under(static: ab.Static, condition: co.Condition) -> ab.Static:
    """Of several cards, those of which it is true; of those that the condition names, these."""
    speaks_of = static.affects
    if of_that_player(condition):
        return for_each_player(static, condition)
    if isinstance(speaks_of, ta.Filter) and mentions(condition, Pronoun):
        return replace(static, affects=each_that(speaks_of, condition))
    if isinstance(speaks_of, Pronoun) and mentions(condition, co.Exists):
        those = that_one(speaks_of, condition)
        static = replace(static, affects=those)
        if condition == co.Exists(those):
            return static
    before = static.condition
    return replace(static, condition=condition if before is None else co.And((condition, before)))


def for_each_player(static: ab.Static, condition: co.Condition) -> ab.Static:
    """ "Opponents can't … unless they …": a rule for those players of whom it is true."""
    if static.affects is not None or any(rule.who == Who.YOU or rule.when is not None for rule in static.rules):
        raise ValueError("they: no player was named before")
    return replace(static, rules=tuple([replace(rule, when=condition) for rule in static.rules]))


def of_that_player(node: Any) -> bool:
    """Speaks of a player who must have been named before; "an opponent has …" names one."""
    if isinstance(node, (co.AnyPlayer, co.EveryPlayer)):
        return False
    if isinstance(node, tuple):
        return any(of_that_player(part) for part in node)
    if getattr(node, "who", None) == Who.THAT_PLAYER or getattr(node, "whose", None) == Whose.THAT_PLAYERS:
        return True
    return any(of_that_player(getattr(node, name)) for name in names_of(node) or ())


def so_long(static: Any, so: Any) -> ab.Static:
    """ "While exerted", "while here", "while challenging": those of whom the text speaks."""
    if not isinstance(static, ab.Static) or static.affects is None or static.rules:
        raise ValueError("who?")
    if isinstance(so, tuple):
        one = while_in_challenge(static.affects, static.properties, so)
        return one if static.condition is None else static_under(one, static.condition)
    if so == ta.InChallenge() and all(isinstance(p, pr.DealsDamageWith) for p in static.properties):
        return static  # nobody deals damage with a value elsewhere
    if isinstance(static.affects, ta.Filter):
        return replace(static, affects=fit(static.affects, so))
    return static_under(static, is_so(static.affects, so))


def said_after(held: Any) -> Any:
    """A part in a challenge that is said last belongs to what is given: "gets +2 ¤ while challenging"."""
    if isinstance(held, tuple):
        raise ValueError("said of what it gains")
    return held


def that_one(pronoun: Pronoun, condition: co.Condition) -> ta.Filter:
    """ "While you have a Pirate character in play, that character …", "while you have only 1 character here, they …".

    Each of those there are. Where it is said that they are here, "they" cannot be this location.
    """
    if not isinstance(condition, co.Exists) or len(condition.filter.types) != 1:
        raise ValueError("which of them?")
    f, n = condition.filter, condition.at_least
    kind = f.types[0]
    they = pronoun.what == "them" and kind == CardType.CHARACTER and ta.AtLocation(here=True) in f.tests
    if not they and pronoun.what != f"that {kind.printed.lower()}":
        raise ValueError("which of them?")
    if condition not in (co.Exists(f), co.Exists(f, n, n)):
        raise ValueError("which of them?")
    return f


def each_that(f: ta.Filter, condition: co.Condition) -> ta.Filter:
    """ "Your characters … while they're at a location": those of them of which it is true."""
    denied = isinstance(condition, co.Negated)
    said = condition.condition if isinstance(condition, co.Negated) else condition
    if not isinstance(said, co.Is) or said.ref != Pronoun("them") or said.filter.types:
        raise ValueError("not a matter of each of them")
    tests = said.filter.tests
    if denied and len(tests) != 1:
        raise ValueError("which of these is not so?")
    return replace(f, tests=(*f.tests, *((ta.Not(tests[0]),) if denied else tests)))


def in_turn(triggers: Triggers, condition: co.Condition) -> Triggers:
    """ "During each opponent's turn, whenever they …": they are that opponent."""
    if condition != co.YourTurn(opponents=True):
        return triggers
    return tuple(
        replace(gated((t,), co.YourTurn(theirs=True))[0], who=Who.EACH_OPPONENT) if t.who == Who.THAT_PLAYER else t
        for t in triggers
    )


def limited(ability: Any, often: tuple[Limit, co.Condition | None]) -> ab.Ability:
    """So often in a turn (6.1.13.2): what triggers, an option, or a price to move."""
    if isinstance(ability, ab.Static):
        return with_rule(ability, once_a_turn(ability.rules, often))
    if isinstance(ability, ab.Activated) and ability.option and not ability.limit and often[1] in (None, co.YourTurn()):
        return replace(ability, limit=often[0])
    if not isinstance(ability, ab.Triggered) or ability.limit:
        raise ValueError("only what triggers is counted")
    limit, when = often
    return replace(ability, triggers=ability.triggers if when is None else gated(ability.triggers, when), limit=limit)


def with_rule(static: ab.Static, rule: Rule) -> ab.Static:
    return replace(static, rules=(replace(static.rules[0], rule=rule),))


def once_a_turn(rules: tuple[pr.Imposed, ...], often: tuple[Limit, co.Condition | None]) -> Rule:
    """ "Once during your turn, you may pay 1 ⬡ less to move": nobody moves characters in another turn."""
    if len(rules) != 1 or often not in ((Limit.ONCE, co.YourTurn()), (Limit.ONCE, None)):
        raise ValueError("only what is paid for moving is counted")
    rule = rules[0].rule
    if not isinstance(rule, pr.MoveForLess) or rule.once_each_turn:
        raise ValueError("only what is paid for moving is counted")
    return replace(rule, once_each_turn=True)


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
    if isinstance(f, ta.This) and t == Trigger(EventKind.PLAYED, f):
        return pr.PayLess(ITSELF, am.Number(0))
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
        who = replace(ITSELF, whose=Whose.YOURS)
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
    if has(effect, ef.PlayCard(ref=ta.This(), way=PlayWay.FREE)):
        raise ValueError("another way to pay for the card itself (1.5.5)")
    if isinstance(effect, ef.IfDo) and isinstance(effect.first, ef.PayInk):
        return ab.Activated(cs.Cost(ink=effect.first.amount), effect.then, limit=limit, option=True)
    return ab.Activated(cs.Cost(), effect, limit=limit, option=True)
