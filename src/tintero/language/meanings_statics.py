"""Helpers for the meanings of static texts."""

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
from tintero.abilities.words import Doing, Payment, Role, Stat, Until, Who, Whose, Zone

from .meanings import HOMES, Pronoun, at_home, cards_in, each_time

Properties = tuple[Any, ...]

ANY = ta.Filter()
ITSELF = ta.Filter(tests=(ta.IsRef(ta.This()),))  # the card whose text it is


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


def of_your_side(subject: ta.Filter | ta.Ref) -> ta.Filter | ta.Ref:
    """Whom opponents can't choose, or must: this card or some of yours."""
    if not isinstance(subject, ta.This) and not (isinstance(subject, ta.Filter) and subject.whose == Whose.YOURS):
        raise ValueError("cards of yours")
    return subject


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


def unless_paid(bans: Properties, cost: cs.Cost) -> Properties:
    """Each of these can be bought with ink."""
    if any(not isinstance(ban, pr.Cant) for ban in bans) or cost != cs.Cost(ink=cost.ink):
        raise ValueError("cannot be bought")
    return tuple(replace(ban, unless_ink=cost.ink) for ban in bans)


def lost(boons: Properties) -> Properties:
    """Keywords that it no longer has, whatever their numbers are."""
    if any(not isinstance(boon, pr.HasKeyword) or boon.value is not None for boon in boons):
        raise ValueError("only keywords are lost")
    return tuple(pr.LosesKeyword(boon.keyword) for boon in boons)


def deals_with(used: Stat, instead_of: Stat) -> pr.DealsDamageWith:
    """CR 4.6.6.1: damage is dealt with strength, unless a card says otherwise."""
    if instead_of != Stat.STRENGTH:
        raise ValueError("no damage is dealt with that")
    return pr.DealsDamageWith(used)


# ---- permissions -----------------------------------------------------------------------------------------------------


def lying_at(f: ta.Filter, origin: Any) -> ta.Filter:
    """Your own cards in one zone."""
    if origin.players != ta.Players(Who.YOU) or origin.also is not None or origin.zone is None:
        raise ValueError("one zone of yours")
    return cards_in(f, origin.zone)


def may_ink(cards: ta.Filter) -> pr.MayInkFrom:
    """From where nobody inks without a permission, and from where the rules look for it."""
    if cards.zone != Zone.DISCARD:
        raise ValueError("from the discard")
    return pr.MayInkFrom(cards)


def may_play(cards: ta.Filter, free: bool = False) -> pr.MayPlayFrom:
    """From the discard, from under this card, or for free."""
    if cards.zone not in ((Zone.HAND, Zone.DISCARD, Zone.UNDER) if free else (Zone.DISCARD, Zone.UNDER)):
        raise ValueError("played anyway, or not at all")
    return pr.MayPlayFrom(cards, free=free, under_this=cards.zone == Zone.UNDER)


# ---- rules for players -----------------------------------------------------------------------------------------------


def paid(price: int, what: pr.PayLess | pr.MoveForLess) -> Rule:
    """So much less, or more, for it."""
    n = am.Number(abs(price))
    if price < 0:
        return replace(what, amount=n)
    if isinstance(what, pr.MoveForLess):
        raise ValueError("no rule makes moving dearer")
    return pr.PayMore(what.filter, n, what.times, what.payment)


def in_your_favour(rule: Rule) -> Rule:
    """ "You may pay less": nobody would rather pay more."""
    if not isinstance(rule, (pr.PayLess, pr.MoveForLess)):
        raise ValueError("whether it applies would be a choice")
    return rule


def imposed_on(folk: ta.Players, rule: Rule) -> pr.Imposed:
    """A rule for all of these players; nobody chooses them."""
    if folk.who not in (Who.EACH_OPPONENT, Who.EACH_PLAYER) or folk.where is not None:
        raise ValueError("continuous text chooses nobody")
    return pr.Imposed(rule, folk.who)


def ruled(imposed: pr.Imposed) -> ab.Static:
    """Continuous text with a rule; what a card says of playing itself works outside play (4.3.6, 6.1.12)."""
    if not of_itself_alone(imposed):
        return ab.Static(rules=(imposed,))
    if imposed.who != Who.YOU:
        raise ValueError("nobody else plays this card")
    rule: Any = imposed.rule
    return at_home(imposed if isinstance(rule, pr.AlternateCost) else replace(imposed, rule=replace(rule, filter=ANY)))


def of_others(imposed: pr.Imposed) -> pr.Imposed:
    """A rule for a while: not about the card itself, which is in play or gone when the rule begins."""
    if of_itself_alone(imposed):
        raise ValueError("works where the card is played from")
    return imposed


def of_itself_alone(imposed: pr.Imposed) -> bool:
    return isinstance(imposed.rule, pr.AlternateCost) or getattr(imposed.rule, "filter", None) == ITSELF


def each_of(said: ab.Static | pr.Imposed, counted: Any) -> ab.Static:
    """So much for each: of what is given, and of what is paid."""
    static = ruled(said) if isinstance(said, pr.Imposed) else said
    rules = tuple(each_rule(rule, counted) for rule in static.rules)
    return replace(static, properties=each_time(static.properties, counted), rules=rules)


def each_rule(imposed: pr.Imposed, counted: Any) -> pr.Imposed:
    """So much for each."""
    rule = imposed.rule
    if not isinstance(rule, (pr.PayLess, pr.PayMore, pr.MoveForLess)) or not isinstance(rule.amount, am.Number):
        raise ValueError("only numbers can be counted")
    n = rule.amount.value
    return replace(imposed, rule=replace(rule, amount=counted if n == 1 else replace(counted, times=n)))


def enters(subject: Any, rule: pr.EntersExerted | pr.EntersWithDamage | pr.MayEnterExerted) -> pr.Imposed:
    """This card, or cards of these players that fit, enter play so."""
    if isinstance(subject, ta.This):
        return pr.Imposed(replace(rule, filter=ITSELF))
    if not isinstance(subject, ta.Filter):
        raise ValueError("which card?")
    return pr.Imposed(replace(rule, filter=replace(subject, whose=Whose.ANY)), who_of(subject))


def of_both(entry: pr.Imposed, traits: Properties) -> ab.Static:
    """What a card says of its entry and of itself in one sentence: the one works outside play, the other in play."""
    if not isinstance(entry.rule, pr.EntersExerted) or entry.rule.filter != ITSELF:
        raise ValueError("not said in one sentence")
    return ab.Static(affects=ta.This(), properties=traits, rules=(entry,), zones=(Zone.PLAY, *HOMES))


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
