"""Helpers for the meanings of effects: who does it, how much, where to (6.1.4, 6.1.8, 6.7.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static
from tintero.abilities.words import CardType, DeckEnd, Quantity, Role, Stat, Until, Who, Whose, Zone

from .meanings import Pronoun, Sentence, sequence
from .meanings_joining import DOER, VALUED, WAY, finds, has, mentions, rewrite

THEIRS = Whose.THAT_PLAYERS
SHUFFLED = ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED)


@dataclass(frozen=True)
class Value:
    """A number that may need a choice first ("the damage on chosen character")."""

    amount: am.Amount
    pick: ta.Target | None = None


# ---- who does it ---------------------------------------------------------------------------------------------------


def _as_doer(node: Any) -> Any:
    if isinstance(node, ta.Players) and node.who == Who.YOU:
        return DOER
    if isinstance(node, ef.PlayCard) and node.who == Who.YOU:
        return replace(node, who=Who.THAT_PLAYER)
    if isinstance(node, ta.Chosen) and node.by == Who.YOU:
        return replace(node, by=Who.THAT_PLAYER)
    return node


def as_doer(effect: ef.Effect) -> ef.Effect:
    """What was written as done by you, done by the player the sentence is about."""
    result: ef.Effect = rewrite(effect, _as_doer)
    return result


def by(folk: ta.Players, effect: ef.Effect) -> ef.Effect:
    """CR 6.7.6: each of these players does it. What one instruction does for all of them needs no loop."""
    if isinstance(effect, (ef.Draw, ef.GainLore, ef.LoseLore, ef.GetInkDrops, ef.Mill, ef.InkTop, ef.Discard,
                           ef.RevealHand, ef.Shuffle, ef.LookAtTop, ef.ExertInk)) and effect.players == DOER:
        if mentions_that(getattr(effect, "amount", None)):
            return ef.EachDoes(folk, effect)  # each has a number of their own
        return replace(effect, players=folk)
    if isinstance(effect, (ef.Either, ef.ChooseOne)) and effect.who == DOER:
        return replace(effect, who=folk)
    return ef.EachDoes(folk, effect)


def mentions_that(number: Any) -> bool:
    """Whether a number is about the player whose part it is."""
    return finds(number, lambda n: getattr(n, "who", None) == Who.THAT_PLAYER)


def may_do(folk: ta.Players, effect: ef.Effect) -> ef.Effect:
    """CR 6.1.4: the option belongs to that player."""
    if folk.who in (Who.ITS_PLAYER, Who.CHALLENGING_PLAYER):
        return ef.EachDoes(folk, ef.May(as_doer(effect), DOER))
    return ef.May(as_doer(effect), folk)


def you_and_another(effect: ef.Effect) -> ef.Effect:
    """The other player is chosen first; then you, then that player."""
    return ef.EachDoes(ta.Players(Who.ANOTHER_CHOSEN_PLAYER), sequence(effect, as_doer(effect)))


def their(f: ta.Filter, count: int = 1, label: str = "") -> ta.Chosen:
    """That player chooses among their own."""
    return ta.Chosen(replace(f, whose=THEIRS), count, by=Who.THAT_PLAYER, label=label)


def one_own(f: ta.Filter, count: int = 1, label: str = "") -> ta.Chosen:
    return their(f, count, label)


def one_of_those() -> ta.Chosen:
    """One of what was picked under the name "those", selected by that player."""
    return ta.Chosen(ta.Filter(tests=(ta.IsRef(ta.It("those")),)), by=Who.THAT_PLAYER, silent=True)


def where_more(who: Who, value: type, than: am.Amount) -> ta.Players:
    """Those players for whom a value is higher than that."""
    return ta.Players(who, co.CompareAmounts(value(Who.THAT_PLAYER), than, more=True))


# ---- how much ------------------------------------------------------------------------------------------------------


def value_of(stat: Stat, target: ta.Target) -> Value:
    """A value of what is chosen, or of what is known already."""
    if isinstance(target, ta.The):
        return Value(am.StatOf(stat, target.ref))
    if isinstance(target, ta.Chosen):
        target = replace(target, label=VALUED)
    return Value(am.StatOf(stat, ta.It()), target)


def capped(value: Value, most: int) -> Value:
    return replace(value, amount=am.AtMost(value.amount, most))


def valued(value: Value, effect: ef.Effect) -> ef.Effect:
    """The choice that the number needs comes first (6.7.2.1)."""
    return effect if value.pick is None else sequence(ef.Pick(value.pick), effect)


def deal_equal(value: Value, target: ta.Target) -> ef.Effect:
    """Damage equal to a value: the value is fixed before the target is picked."""
    if value.pick is None and not mentions(value.amount, ta.It, Pronoun):
        return ef.DealDamage(target, value.amount)
    return valued(value, sequence(ef.Remember("damage", value.amount), ef.DealDamage(target, am.Remembered("damage"))))


def move_damage(
    origin: ta.Target, to: ta.Target, n: am.Amount | None, up_to: bool = False
) -> ef.Effect:
    """CR 1.9.2.4. "That character" stays the one that was picked before the origins were gathered."""
    if isinstance(origin, ta.Each) and isinstance(to, ta.The) and isinstance(to.ref, Pronoun):
        receiver = ta.It("receiver")
        tests = tuple(t for t in origin.filter.tests if t != ta.Other())
        if tests != origin.filter.tests:  # "each other character": other than the one that receives, this one too
            origin = ta.Each(replace(origin.filter, tests=(*tests, ta.Not(ta.IsRef(receiver)))))
        return sequence(ef.Remember("receiver"), ef.MoveDamage(origin, ta.The(receiver), n, up_to))
    return ef.MoveDamage(origin, to, n, up_to)


def change_by(stat: Stat, value: Value, negative: bool = False) -> tuple[pr.Property, ...]:
    return (pr.Changes(stat, value.amount, negative),)


def give_equal(target: ta.Target, stat: Stat, value: Value, until: Until, negative: bool = False) -> ef.Effect:
    """+N equal to a value, with the choices in printed order of what depends on them."""
    if value.pick is None:
        return ef.Give(target, change_by(stat, value, negative), until)
    if isinstance(target, ta.The):
        target = ta.THIS  # "he", before anybody is chosen
    kept = Value(am.Remembered("value"))
    return sequence(
        ef.Pick(value.pick), ef.Remember("value", value.amount), ef.Give(target, change_by(stat, kept, negative), until)
    )


def counted_way(f: ta.Filter, zone: Zone, whose: Whose = Whose.YOURS) -> am.Count:
    """How many of the cards that were moved this way fit."""
    return am.Count(replace(f, zone=zone, whose=whose, tests=(*f.tests, ta.IsRef(ta.It(WAY)))))


def less_than(stat: Stat, n: am.Amount) -> ta.Test:
    return ta.Not(ta.Compare(stat, True, n))


# ---- giving --------------------------------------------------------------------------------------------------------


def give_able(target: ta.Target, properties: tuple[pr.Property, ...], until: Until) -> ef.Effect:
    """CR 6.4.2.1: a ban on a whole group also covers who comes later; a gift or permission does not (6.4.2.2)."""
    bans = all(isinstance(p, pr.Cant) for p in properties)
    return ef.Give(target, properties, until, open_set=bans and isinstance(target, ta.Each))


# ---- rare shapes -----------------------------------------------------------------------------------------------------


def unless(effect: ef.Effect, condition: co.Condition) -> ef.Effect:
    """CR 6.1.16: a lasting ban "unless they're at a location" asks at every moment, not when it is given."""
    if isinstance(effect, ef.Give) and isinstance(effect.target, ta.The) and isinstance(condition, co.Is):
        tests = condition.filter.tests
        if len(tests) == 1 and not condition.filter.types:
            f = ta.Filter((CardType.CHARACTER,), tests=(ta.IsRef(effect.target.ref), ta.Not(tests[0])))
            return replace(effect, target=ta.Each(f), open_set=True)
    return ef.If(co.Negated(condition), effect)


def unless_pays(effect: ef.Effect, ink: int) -> ef.Effect:
    """CR 6.1.16: "their" is whoever the effect is about: the challenging character, or what the trigger named."""
    who = Who.CHALLENGING_PLAYER if has(effect, Pronoun("the challenging character")) else Who.ITS_PLAYER
    return ef.UnlessPays(ta.Players(who), ink, effect)


def by_type(sentence: Sentence, *types: CardType) -> ef.Effect:
    return ef.If(co.Is(ta.It(), ta.Filter(types)), sentence.effect)


def unless_does(effect: ef.Effect, folk: ta.Players, act: ef.Effect) -> ef.Effect:
    """CR 6.1.16: that player may do something to stop it. Ink is paid by `unless_pays`."""
    if mentions(act, ef.PayInk):
        raise ValueError("ink is paid otherwise")
    return ef.EachDoes(folk, ef.IfDo(ef.May(as_doer(act), DOER), ef.Nothing(), effect))


def entering_exerted(effect: ef.Effect, exerted: bool) -> ef.Effect:
    """What is played enters play exerted."""
    if not isinstance(effect, ef.PlayCard):
        raise ValueError("nothing is played")
    return replace(effect, exerted=exerted)


def while_challenging(properties: tuple[pr.Property, ...], target: ta.Filter | None = None) -> pr.Property:
    """Given as an ability of the character: on only while it is the challenging one."""
    conditions: list[co.Condition] = [co.Is(ta.This(), ta.Filter(tests=(ta.InChallenge(Role.CHALLENGING),)))]
    if target is not None:
        conditions.append(co.Is(ta.Participant(Role.CHALLENGED), target))
    condition = conditions[0] if len(conditions) == 1 else co.And(tuple(conditions))
    return pr.HasAbility(Static(condition=condition, affects=ta.This(), properties=properties))


def when_usable(ability: Activated, condition: co.Condition) -> Activated:
    return replace(ability, condition=condition)


def until_hand(folk: ta.Players, n: int) -> ef.Effect:
    """CR 6.1.8.1: the shortfall is computed once."""
    if folk.who == Who.YOU:
        return ef.Draw(folk, am.Minus(am.Number(n), am.CardsInHand(Who.YOU)))
    return ef.EachDoes(folk, ef.Draw(DOER, am.Minus(am.Number(n), am.CardsInHand(Who.THAT_PLAYER))))


def down_to(n: int) -> ef.Effect:
    """Choose and discard until you have n."""
    shortfall = am.Minus(am.CardsInHand(Who.THAT_PLAYER), am.Number(n))
    return ef.Discard(DOER, shortfall, ta.Filter(), Who.THAT_PLAYER)


# ---- places --------------------------------------------------------------------------------------------------------


def some(f: ta.Filter, count: int = 1, quantity: Quantity = Quantity.EXACTLY, label: str = "") -> ta.Chosen:
    """Selected without the word "chosen": neither Ward nor Vanish notices."""
    return ta.Chosen(f, count, quantity, label=label, silent=True)


def and_namesakes(target: ta.Target, f: ta.Filter) -> ta.Both:
    """What is picked, and every other one that shares a name with it."""
    return ta.Both((target, ta.Each(replace(f, tests=(*f.tests, ta.NamedAs(ta.It()))))))
