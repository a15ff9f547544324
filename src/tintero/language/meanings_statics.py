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
from tintero.abilities.unbound import Choosing
from tintero.abilities.words import (
    CardType,
    Doing,
    How,
    Keyword,
    Payment,
    Role,
    Stat,
    Times,
    Until,
    Who,
    Whose,
    Zone,
)

from .meanings import CHARACTER, HOMES, WHOSE, Pile, Pronoun, at_home, cards_in, each_time
from .meanings_costs import cost_of

Properties = tuple[Any, ...]
Entering = pr.EntersExerted | pr.EntersWithDamage | pr.MayEnterExerted
IN_YOUR_FAVOUR = (pr.PayLess, pr.MoveForLess)

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


def while_in_role(properties: Properties, part: tuple[Role, ta.Filter | None]) -> pr.Property:
    """Given as an ability of the character: on only while it is the challenging one, or the challenged one."""
    if any(not isinstance(p, pr.Property) for p in properties):
        raise ValueError("not a property of its own")
    return pr.HasAbility(while_in_challenge(ta.This(), properties, part))


def said_of(subject: ta.Filter | ta.Ref, traits: Properties) -> ab.Static:
    """What these cards have; "unless you pay" is said of cards of yours, for whoever uses them pays."""
    if any(isinstance(trait, pr.Cant) and trait.unless_ink for trait in traits):
        subject = of_your_side(subject)
    return ab.Static(affects=subject, properties=traits)


def of_your_side(subject: ta.Filter | ta.Ref) -> ta.Filter | ta.Ref:
    """This card or some of yours."""
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


def banned(bans: Properties, act: ef.Effect | None, part: tuple[Role, ta.Filter | None] | None) -> Properties:
    """What it can't do; perhaps unless something is paid, or only in its part of a challenge."""
    if part is not None:
        return (while_in_role(bans, part),)
    return bans if act is None else unless_paid(bans, cost_of(act))


def unless_paid(bans: Properties, cost: cs.Cost) -> Properties:
    """Each of these can be bought with ink."""
    if any(not isinstance(ban, pr.Cant) for ban in bans) or cost != cs.Cost(ink=cost.ink):
        raise ValueError("cannot be bought")
    return tuple(replace(ban, unless_ink=cost.ink) for ban in bans)


def lost(boons: Properties | None, ability: str | None) -> Properties:
    """An ability, or keywords that it no longer has, whatever their numbers are."""
    if boons is None:
        assert ability is not None
        return (pr.LosesAbility(ability),)
    if any(not isinstance(boon, pr.HasKeyword) or boon.value is not None for boon in boons):
        raise ValueError("only keywords are lost")
    return tuple(pr.LosesKeyword(boon.keyword) for boon in boons)


def deals_with(used: Stat, instead_of: Stat) -> pr.DealsDamageWith:
    """CR 4.6.6.1: damage is dealt with strength, unless a card says otherwise."""
    if instead_of != Stat.STRENGTH:
        raise ValueError("no damage is dealt with that")
    return pr.DealsDamageWith(used)


# ---- permissions -----------------------------------------------------------------------------------------------------


def damaged(subject: ta.Filter | ta.Ref | None) -> ta.Filter | ta.Ref:
    """What has damage: these, or whatever can have it."""
    return ta.Filter(types=(CardType.CHARACTER, CardType.LOCATION)) if subject is None else subject


def shifted_onto(verb: How, f: ta.Filter, base: Any, named: Any) -> pr.NamedForShift:
    """Any character is shifted onto this one, by whatever variant; `named`: as if it had their name, by plain Shift.

    To play one with Shift on another one is to shift it.
    """
    with_shift = ta.Filter((CardType.CHARACTER,), tests=(ta.WithKeyword(Keyword.SHIFT),))
    if f != (CHARACTER if verb == How.BY_SHIFT else with_shift):
        raise ValueError("not every character, or not shifted")
    if named not in (None, base):
        raise ValueError("which one has that name?")
    return pr.NamedForShift(any_variant=named is None)


def lying_at(f: ta.Filter, origin: Any, under: Any) -> ta.Filter:
    """Your own cards in one zone, or under this card; if nothing is said of it, in your hand."""
    if under is not None:
        return cards_in(f, Zone.UNDER)
    if origin is None:
        return cards_in(f, Zone.HAND)
    if origin.players != ta.Players(Who.YOU) or origin.also is not None or origin.zone is None:
        raise ValueError("one zone of yours")
    return cards_in(f, origin.zone)


def may_use(inked: ta.Filter | None, played: ta.Filter | None, free: ta.Filter | None) -> Rule:
    """Which cards you may ink, play, or play for free."""
    if inked is not None:
        return may_ink(inked)
    if played is not None:
        return may_play(played)
    assert free is not None
    return may_play(free, free=True)


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


def price(number: int | None, more: bool) -> int | str:
    """So much more, or less (below 0); or "that" much, which was counted, less."""
    if number is None:
        if more:
            raise ValueError("no rule makes anything dearer by what was counted")
        return "that"
    return number if more else -number


def first_each_turn(f: ta.Filter) -> pr.PayLess:
    return pr.PayLess(f, am.Number(0), times=Times.FIRST_EACH_TURN)


def paid(price: int | str, what: pr.PayLess | pr.MoveForLess) -> Rule:
    """So much less, or more, for it."""
    if isinstance(price, str):
        raise ValueError("that much is known only of the next card")
    n = am.Number(abs(price))
    if price < 0:
        return replace(what, amount=n)
    if isinstance(what, pr.MoveForLess):
        raise ValueError("no rule makes moving dearer")
    return pr.PayMore(what.filter, n, what.times, what.payment)


def yours_to_follow(rule: Rule | None, told: Rule | None, favour: Rule | None) -> Rule:
    """A rule for you; "you may pay less": nobody would rather pay more; "skip …": you are told so."""
    if favour is not None and not isinstance(favour, IN_YOUR_FAVOUR):
        raise ValueError("whether it applies would be a choice")
    if told is not None and not isinstance(told, (*IN_YOUR_FAVOUR, pr.SkipDrawStep, pr.PlaysWithTopCardFaceup)):
        raise ValueError("nothing that you do")
    [one] = [said for said in (rule, told, favour) if said is not None]
    return one


def choice_of(barred: Any, forced: Any, purpose: ta.Filter | None) -> Choosing:
    """ "Can't choose … for songs", "must choose … if able"; without a purpose, for whatever it is."""
    if barred is None:
        if purpose is not None:
            raise ValueError("nothing forces a choice for some cards alone")
        return Choosing(of_your_side(forced), pr.Can(Doing.MUST_BE_CHOSEN))
    if purpose is not None and purpose.types != (CardType.ACTION,):
        raise ValueError("for what abilities of theirs?")
    return Choosing(of_your_side(barred), pr.Cant(Doing.BE_CHOSEN, purpose))


def only_challenger(f: ta.Filter) -> pr.Imposed:
    """One character, or one of those players, in each turn."""
    if replace(f, whose=Whose.ANY) != CHARACTER:
        raise ValueError("only all characters are counted")
    return pr.Imposed(pr.OneChallengerEachTurn(), who_of(f))


def imposed_on(folk: ta.Players, rule: Rule) -> pr.Imposed:
    """A rule for all of these players; nobody chooses them."""
    if folk.who not in (Who.EACH_OPPONENT, Who.EACH_PLAYER) or folk.where is not None:
        raise ValueError("continuous text chooses nobody")
    return pr.Imposed(rule, folk.who)


def ruled(imposed: pr.Imposed) -> ab.Static:
    """Continuous text with a rule; what a card says of playing itself works outside play (4.3.6, 6.1.12)."""
    if isinstance(imposed.rule, Choosing):
        if imposed.who != Who.EACH_OPPONENT:
            raise ValueError("only opponents are told what to choose")
        return ab.Static(affects=imposed.rule.subject, properties=(imposed.rule.gift,))
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
    if isinstance(imposed.rule, Choosing):
        raise ValueError("given to cards")
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


def enters(subject: Any, rule: Entering, into: Pile | None = None) -> pr.Imposed:
    """This card, or cards of these players that fit, enter play so, or an inkwell."""
    if into is not None:
        if into.zone != Zone.INKWELL or subject != ANY or not isinstance(rule, pr.EntersExerted):
            raise ValueError("only ink is exerted outside play")
        return pr.Imposed(pr.InkEntersExerted(), into.who)
    if isinstance(subject, ta.This):
        return pr.Imposed(replace(rule, filter=ITSELF))
    if not isinstance(subject, ta.Filter):
        raise ValueError("which card?")
    return pr.Imposed(replace(rule, filter=replace(subject, whose=Whose.ANY)), who_of(subject))


def of_both(entry: Any, traits: Properties) -> ab.Static | tuple[ab.Static, ab.Static]:
    """How cards enter play, and what is said of them in the same sentence; of a card itself, both are its own."""
    if not isinstance(entry, ab.Static) or len(entry.rules) != 1 or entry.condition is not None:
        raise ValueError("not said in one sentence")
    [imposed] = entry.rules
    if not isinstance(imposed.rule, (pr.EntersExerted, pr.EntersWithDamage)):
        raise ValueError("not said in one sentence")
    if entry.zones == HOMES:
        own = replace(imposed, rule=replace(imposed.rule, filter=ITSELF))
        return ab.Static(affects=ta.This(), properties=traits, rules=(own,), zones=(Zone.PLAY, *HOMES))
    return entry, ab.Static(affects=replace(imposed.rule.filter, whose=WHOSE[imposed.who]), properties=traits)


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
