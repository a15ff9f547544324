"""Helpers for whole abilities: what they watch, what must hold, how often, and what they replace (6.2 to 6.5)."""

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
    EventKind,
    How,
    Limit,
    Payment,
    PlayWay,
    Who,
    Whose,
    Zone,
)

from .meanings import Pronoun, fit, gated
from .meanings_conditions import is_so, with_test
from .meanings_statics import ITSELF, while_in_challenge
from .meanings_triggers import DOER, LOCATION, Triggers, allowed, allowed_at_once, allowed_free
from .nodes import has, mentions, names_of

LIES_IN_DISCARD = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD, tests=(ta.IsRef(ta.This()),))
REPLACED = (
    Trigger(EventKind.BANISHED, subject=DOER), Trigger(EventKind.DAMAGE_TAKEN, subject=DOER),
    Trigger(EventKind.DAMAGE_DEALT, object=DOER), Trigger(EventKind.INK_DROP),
)  # fmt: skip


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


def permitted(plain: Triggers | None, free: Triggers | None, soon: Triggers | None) -> pr.Can:
    """What a card can do, can do for free, or can do the turn it is played."""
    if plain is not None:
        return allowed(plain)
    if free is not None:
        return allowed_free(free)
    assert soon is not None
    return allowed_at_once(soon)


def price_of(triggers: Triggers) -> pr.PayLess | pr.MoveForLess:
    """What has a price: to play such cards, to shift them, perhaps onto this one, to move such characters."""
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
    if isinstance(f, (ta.This, ta.Filter)) and t == Trigger(EventKind.PLAYED, f, how=How.BY_SHIFT):
        return pr.PayLess(f if isinstance(f, ta.Filter) else ITSELF, am.Number(0), payment=Payment.SHIFT)
    raise ValueError("nothing to pay for")


def by_shift(price: pr.PayLess | pr.MoveForLess) -> pr.PayLess:
    if not isinstance(price, pr.PayLess) or price != pr.PayLess(price.filter, price.amount):
        raise ValueError("not played")
    return replace(price, payment=Payment.SHIFT)


def moving_costs(t: Trigger) -> pr.MoveForLess:
    """Moving one of these characters there; you move none but yours."""
    who, place = t.subject, t.object or LOCATION
    if isinstance(who, ta.This):
        who = replace(ITSELF, whose=Whose.YOURS)
    if t.how != How.ANY or not isinstance(who, ta.Filter) or who.whose not in (Whose.YOURS, Whose.ANY):
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
