"""Helpers for the meanings of static texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.base import Rule
from tintero.abilities.words import Doing, Payment, Role, Stat, Until, Who, Whose, Zone

from .meanings import Pronoun

Properties = tuple[Any, ...]


def who_of(f: ta.Filter) -> Who:
    """Whose cards a filter speaks of, as players."""
    if f.whose == Whose.OPPOSING:
        return Who.EACH_OPPONENT
    return Who.YOU if f.whose == Whose.YOURS else Who.EACH_PLAYER


def in_role(subject: Any, role: Role) -> co.Condition:
    """The subject is the challenging or the challenged one now."""
    return co.Is(subject, ta.Filter(tests=(ta.InChallenge(role),)))


def while_in_challenge(subject: Any, traits: Properties, part: tuple[Role, ta.Filter | None]) -> ab.Static:
    """While challenging or being challenged, maybe by one that fits: of a group, only the one that is."""
    role, versus = part
    other = Role.CHALLENGED if role == Role.CHALLENGING else Role.CHALLENGING
    met = () if versus is None else (co.Is(ta.Participant(other), versus),)
    if isinstance(subject, ta.Filter):
        one = replace(subject, tests=(*subject.tests, ta.InChallenge(role)))
        return ab.Static(affects=one, properties=traits, condition=met[0] if met else None)
    there = in_role(subject, role)
    return ab.Static(affects=subject, properties=traits, condition=co.And((there, *met)) if met else there)


def standing(target: ta.Target) -> ta.Filter | ta.Ref:
    """Whom continuous text speaks of: nobody chooses."""
    if isinstance(target, ta.Each):
        return target.filter
    if not isinstance(target, ta.The):
        raise ValueError("continuous text chooses nothing")
    return target.ref


def given(ability: Any) -> pr.HasAbility:
    """A quoted ability (6.6): one that works in play."""
    if not isinstance(ability, (ab.Triggered, ab.Activated, ab.Static, ab.Replacement)):
        raise ValueError("not an ability that is given")
    if getattr(ability, "zones", (Zone.PLAY,)) != (Zone.PLAY,):
        raise ValueError("works elsewhere")
    return pr.HasAbility(ability)


def entering_exerted(permit: Any) -> pr.MayPlayFrom:
    """What may be played so enters play exerted."""
    if not isinstance(permit, pr.MayPlayFrom):
        raise ValueError("nothing enters play")
    return replace(permit, exerted=True)


def unless_paid(bans: Properties, ink: int) -> Properties:
    """Each of these can be bought."""
    if any(not isinstance(ban, pr.Cant) for ban in bans):
        raise ValueError("cannot be bought")
    return tuple(replace(ban, unless_ink=ink) for ban in bans)


def deals_with(used: Stat, instead_of: Stat) -> pr.DealsDamageWith:
    """CR 4.6.6.1: damage is dealt with strength, unless a card says otherwise."""
    if instead_of != Stat.STRENGTH:
        raise ValueError("no damage is dealt with that")
    return pr.DealsDamageWith(used)


# ---- rules for players -----------------------------------------------------------------------------------------------


def paid(price: int, what: pr.PayLess | pr.MoveForLess) -> Rule:
    """So much less, or more, for it."""
    n = am.Number(abs(price))
    if price < 0:
        return replace(what, amount=n)
    if isinstance(what, pr.MoveForLess):
        raise ValueError("no rule makes moving dearer")
    return pr.PayMore(what.filter, n, what.times, what.payment)


def imposed_on(folk: ta.Players, rule: Rule) -> pr.Imposed:
    """A rule for all of these players; nobody chooses them."""
    if folk.who not in (Who.EACH_OPPONENT, Who.EACH_PLAYER) or folk.where is not None:
        raise ValueError("continuous text chooses nobody")
    return pr.Imposed(rule, folk.who)


def each_rule(imposed: pr.Imposed, counted: Any) -> pr.Imposed:
    """So much for each."""
    rule = imposed.rule
    if not isinstance(rule, (pr.PayLess, pr.PayMore, pr.MoveForLess)) or not isinstance(rule.amount, am.Number):
        raise ValueError("only numbers can be counted")
    n = rule.amount.value
    return replace(imposed, rule=replace(rule, amount=counted if n == 1 else replace(counted, times=n)))


def enters(subject: Any, rule: pr.EntersExerted | pr.EntersWithDamage) -> pr.Imposed:
    """Cards of these players that fit enter play so."""
    if not isinstance(subject, ta.Filter):
        raise ValueError("a card speaks of itself in other words")
    return pr.Imposed(replace(rule, filter=replace(subject, whose=Whose.ANY)), who_of(subject))


def of_both(entry: pr.Imposed, traits: Properties) -> ab.Static:
    """What a card says of its entry and of itself in one sentence: the one works outside play, the other in play."""
    if not isinstance(entry.rule, pr.EntersExerted):
        raise ValueError("not said in one sentence")
    itself = ta.Filter(tests=(ta.IsRef(ta.This()),))
    return ab.Static(
        affects=ta.This(), properties=traits, rules=(replace(entry, rule=replace(entry.rule, filter=itself)),),
        zones=(Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.UNDER),
    )  # fmt: skip


def without(ability: Any, payment: Payment) -> Any:
    """What a reminder leaves out of a price."""
    rules = ability.rules if isinstance(ability, ab.Static) else ()
    if len(rules) != 1 or not isinstance(rules[0].rule, (pr.PayLess, pr.PayMore)):
        raise ValueError("no price to speak of")
    return replace(ability, rules=(replace(rules[0], rule=replace(rules[0].rule, payment=payment)),))


# ---- replacement effects ---------------------------------------------------------------------------------------------


UNHARMED = tuple([
    ef.Give(ta.The(Pronoun(it)), (pr.Cant(Doing.BE_DEALT_DAMAGE),), Until.PERMANENT) for it in ("them", "it")
])


def lasting(gifts: tuple[Any, ...]) -> Properties:
    """What continuous text can give: nothing that is reckoned once, when an effect resolves."""
    if any(not isinstance(gift, pr.Property) for gift in gifts):
        raise ValueError("reckoned once")
    return gifts


def replace_it(would: ab.Replacement, effect: ef.Effect) -> ab.Replacement:
    """What happens instead, or may; "she takes no damage instead": nothing."""
    if isinstance(effect, ef.May) and effect.who.who == Who.YOU:
        return replace(would, effect=effect.effect, optional=True)
    return replace(would, effect=ef.Nothing() if effect in UNHARMED else effect)
