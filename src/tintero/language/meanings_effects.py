"""Helpers for the meanings of effects: who does it, how much, where to (6.1.4, 6.1.8, 6.7.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static
from tintero.abilities.unbound import ThatMuch
from tintero.abilities.words import (
    CardType,
    DiscardBy,
    Doing,
    Limit,
    Quantity,
    Stat,
    Times,
    Until,
    Who,
    Whose,
)

from .meanings import THAT_PLAYER, Pronoun, sequence, then_do
from .meanings_abilities import option
from .meanings_joining import BEFORE_VALUE, SAME, VALUED
from .meanings_measures import Measure, Value, lose
from .nodes import finds, has, mentions, rewrite

THEIRS = Whose.THAT_PLAYERS
ONE_PLAYER = (Who.ITS_PLAYER, Who.CHALLENGING_PLAYER, Who.CHOSEN_OPPONENT, Who.CHOSEN_PLAYER)


# ---- who does it ---------------------------------------------------------------------------------------------------


def _as_doer(node: Any) -> Any:
    if isinstance(node, ta.Chosen) and node.label == VALUED:
        return node  # whose value counts is your choice
    if isinstance(node, ef.MoveToLocation):  # CR 4.7.1: your characters, to your locations
        raise ValueError("only you move characters")
    if isinstance(node, ta.Players) and node.who == Who.YOU:
        return THAT_PLAYER
    if isinstance(node, ef.PlayCard) and node.who == Who.YOU:
        return replace(node, who=Who.THAT_PLAYER)
    if isinstance(node, ta.Chosen) and node.by == Who.YOU:
        return replace(node, by=Who.THAT_PLAYER)
    return node


FOR_ALL_AT_ONCE = (
    ef.Draw, ef.GainLore, ef.LoseLore, ef.GetInkDrops, ef.RemoveInkDrops, ef.Mill, ef.InkTop, ef.Discard, ef.RevealHand,
    ef.Shuffle, ef.LookAtTop, ef.ExertInk,
)  # fmt: skip


def as_doer(effect: ef.Effect) -> ef.Effect:
    """What was written as done by you, done by the player the sentence is about."""
    result: ef.Effect = rewrite(effect, _as_doer)
    return result


def by(folk: ta.Players, effect: ef.Effect) -> ef.Effect:
    """CR 6.7.6: each of these players does it. What one instruction does for all of them needs no loop."""
    if isinstance(effect, FOR_ALL_AT_ONCE) and effect.players == THAT_PLAYER:
        if mentions_that(getattr(effect, "amount", None)):
            return ef.EachDoes(folk, effect)  # each has a number of their own
        return replace(effect, players=folk)
    if isinstance(effect, (ef.Either, ef.ChooseOne)) and effect.who == THAT_PLAYER:
        return replace(effect, who=folk)
    if isinstance(effect, ef.Sequence) and _picks_for_value(effect.parts[0]):
        return sequence(effect.parts[0], by(folk, sequence(*effect.parts[1:])))
    return ef.EachDoes(folk, effect)


def _picks_for_value(effect: ef.Effect) -> bool:
    """The choice that a number needs, before everybody's part."""
    return isinstance(effect, ef.Pick) and isinstance(effect.target, ta.Chosen) and effect.target.label == VALUED


def mentions_that(number: Any) -> bool:
    """Whether a number is about the player whose part it is."""
    return finds(
        number,
        lambda n: getattr(n, "who", None) == Who.THAT_PLAYER or getattr(n, "whose", None) == Whose.THAT_PLAYERS,
    )


def may_do(folk: ta.Players, effect: ef.Effect) -> ef.Effect:
    """CR 6.1.4: the option belongs to that player."""
    if folk.who in (Who.ITS_PLAYER, Who.CHALLENGING_PLAYER):
        return ef.EachDoes(folk, ef.May(as_doer(effect), THAT_PLAYER))
    return ef.May(as_doer(effect), folk)


def part_of_who_reveals(crowd: Who, cards: ta.Filter, act: ef.Effect | None, option: ef.Effect | None) -> ef.EachDoes:
    """ "Each player who reveals such a card draws a card", or may do so."""
    effect = act if option is None else ef.May(option, THAT_PLAYER)
    assert effect is not None
    return ef.EachDoes(ta.Players(crowd), ef.If(co.Is(ta.It(), cards), as_doer(effect)))


def and_may(
    first: ef.Effect | None, joiner: Callable[[ef.Effect, ef.Effect], ef.Effect] | None, may: ef.Effect
) -> ef.Effect:
    """ "You may …, then you may …": what speaks of the first hangs on it; else a no to the first stops nothing."""
    if first is None or joiner is None:
        return may
    if isinstance(first, ef.May) and mentions(may, Pronoun, ef.Take, ef.PutRest, am.Done, ThatMuch):
        return replace(first, effect=joiner(first.effect, may))
    return joiner(first, may)


def you_and_another(effect: ef.Effect) -> ef.Effect:
    """The other player is chosen first; then you, then that player."""
    yours: ef.Effect = rewrite(effect, _as_you)
    return ef.EachDoes(ta.Players(Who.ANOTHER_CHOSEN_PLAYER), sequence(yours, as_doer(effect)))


def _as_you(node: Any) -> Any:
    if isinstance(node, ta.Filter) and node.whose == Whose.THAT_PLAYERS:
        return replace(node, whose=Whose.YOURS)
    if isinstance(node, ta.Chosen) and node.by == Who.THAT_PLAYER:
        return replace(node, by=Who.YOU)
    if isinstance(node, ta.Players) and node.who == Who.THAT_PLAYER:
        return replace(node, who=Who.YOU)
    if isinstance(node, (am.CardsInHand, am.CardsInInkwell, am.LoreOf)) and node.who == Who.THAT_PLAYER:
        return replace(node, who=Who.YOU)
    return node


def some_of(group: ta.Filter | str) -> ta.Filter:
    """Cards of a description, or those that were picked before."""
    return group if isinstance(group, ta.Filter) else ta.Filter(tests=(ta.IsRef(Pronoun(group)),))


def all_in(group: ta.Filter | str) -> ta.Target:
    return ta.Each(group) if isinstance(group, ta.Filter) else ta.The(Pronoun(group))


def chosen_aloud(effect: Any) -> ef.Effect:
    """Choose and …: what would be selected is chosen (6.1.3); who discards chooses anyway (7.3.4)."""
    if isinstance(effect, ef.Discard) and effect.by in (DiscardBy.CHOICE, DiscardBy.UP_TO):
        return effect
    target = getattr(effect, "target", None)
    if not isinstance(target, ta.Chosen) or not target.silent:
        if isinstance(effect, ef.Either):
            return replace(effect, options=tuple(chosen_aloud(e) for e in effect.options))
        raise ValueError("nothing to choose")
    result: ef.Effect = replace(effect, target=replace(target, silent=False))
    return result


# ---- how much ------------------------------------------------------------------------------------------------------


def value_of(stat: Stat, target: ta.Target | ta.Ref) -> Value:
    """A value of what is chosen, or of what is known already."""
    if isinstance(target, (ta.The, ta.Ref)):
        return Value(am.StatOf(stat, target.ref if isinstance(target, ta.The) else target))
    assert isinstance(target, ta.Chosen)
    assert (target.count, target.quantity) == (1, Quantity.EXACTLY)
    return Value(am.StatOf(stat, ta.It()), replace(target, label=VALUED))


def capped(value: Value, most: int | None) -> Value:
    return value if most is None else replace(value, amount=am.AtMost(value.amount, most))


def valued(value: Value | Measure, effect: ef.Effect) -> ef.Effect:
    """The choice that the number needs comes first (6.7.2.1)."""
    return effect if value.pick is None else sequence(ef.Pick(value.pick), effect)


def one_and_another(value: Value, target: ta.Target) -> tuple[Value, ta.Target]:
    """ "Chosen character …, another chosen character's ¤": the other is chosen first, so the one is not that one."""
    pick = value.pick
    if not isinstance(target, ta.Chosen) or not isinstance(pick, ta.Chosen) or ta.Other() not in pick.filter.tests:
        return value, target
    any_one = replace(pick.filter, tests=tuple([t for t in pick.filter.tests if t != ta.Other()]))
    the_other = replace(target.filter, tests=(*target.filter.tests, ta.Not(ta.IsRef(ta.It(VALUED)))))
    return replace(value, pick=replace(pick, filter=any_one)), replace(target, filter=the_other)


def deal_equal(value: Value, target: ta.Target) -> ef.Effect:
    """Damage equal to a value: the value is fixed before the target is picked."""
    if value.pick is None and not mentions(value.amount, ta.It, Pronoun):
        return ef.DealDamage(target, value.amount)
    value, target = one_and_another(value, target)
    return valued(value, sequence(ef.Remember("damage", value.amount), ef.DealDamage(target, am.Remembered("damage"))))


def deal(m: Measure, target: ta.Target) -> ef.Effect:
    if m.quantity != Quantity.EXACTLY:
        raise ValueError("damage is dealt in one amount")
    return deal_equal(Value(m.of("damage"), m.pick), target)


def remove_damage(target: ta.Target, each: Measure | None, total: Measure | None = None) -> ef.Effect:
    """So much from each of them, or from all of them together."""
    m = each or total
    assert m is not None
    n, up_to = m.damage()
    if total is not None and n is None:
        raise ValueError("all of it has no total")
    return ef.RemoveDamage(target, n, up_to, total=total is not None)


def remove(players: ta.Players, m: Measure) -> ef.Effect:
    """Removed from nothing that is named: ink drops of a player, or damage from what was spoken of."""
    return lose(players, m) if m.unit == "drop" else remove_damage(SAME, m)


def move_damage(origin: ta.Target, to: ta.Target, n: am.Amount | None, up_to: bool = False) -> ef.Effect:
    """CR 1.9.2.4. "That character" stays the one that was picked before the origins were gathered."""
    if isinstance(origin, ta.Each) and isinstance(to, ta.The) and isinstance(to.ref, Pronoun):
        receiver = ta.It("receiver")
        tests = tuple(t for t in origin.filter.tests if t != ta.Other())
        if tests != origin.filter.tests:  # "each other character": other than the one that receives, this one too
            origin = ta.Each(replace(origin.filter, tests=(*tests, ta.Not(ta.IsRef(receiver)))))
        return sequence(ef.Remember("receiver"), ef.MoveDamage(origin, ta.The(receiver), n, up_to))
    return ef.MoveDamage(origin, to, n, up_to)


def damage_on(target: ta.Target) -> am.Amount:
    """The damage on a known card, or on all of a group."""
    if isinstance(target, ta.The):
        return am.StatOf(Stat.DAMAGE, target.ref)
    assert isinstance(target, ta.Each)
    return am.StatSum(Stat.DAMAGE, target.filter)


def or_any_number(few: tuple[int, Quantity] | None) -> tuple[int, Quantity]:
    """So many, or up to so many; any number where none is said."""
    return few or (1, Quantity.ANY_NUMBER)


def chosen(
    so_many: tuple[int, Quantity] | None, f: ta.Filter, total: Stat | None = None, at_most: int | None = None,
    silent: bool = False,
) -> ta.Chosen:  # fmt: skip
    """So many of them, or one; together they may have so much of a value."""
    n, quantity = so_many or (1, Quantity.EXACTLY)
    return ta.Chosen(
        f, n, quantity, total=total, total_at_most=None if at_most is None else am.Number(at_most), silent=silent
    )


# ---- giving --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ByValue:
    """+N or -N to a stat, where N is a value that may need a choice."""

    stat: Stat
    value: Value
    sign: int


@dataclass(frozen=True)
class OnlyIf:
    """Gifts that are given only if the condition holds."""

    condition: co.Condition
    gifts: tuple[Any, ...]


def only_if(condition: co.Condition | None, gifts: tuple[Any, ...]) -> tuple[Any, ...]:
    return gifts if condition is None else (OnlyIf(condition, gifts),)


def give(target: ta.Target, gifts: tuple[Any, ...], until: Until) -> ef.Effect:
    """CR 6.4.2.1: a ban on a whole group also covers who comes later; a gift or permission does not (6.4.2.2)."""
    first: list[ef.Effect] = []
    given: list[pr.Property] = []
    for n, gift in enumerate(gifts):
        if isinstance(gift, OnlyIf):
            if not n or n + 1 < len(gifts):
                raise ValueError("a condition in the middle")
            then = give(target if isinstance(target, ta.The) else ta.The(ta.It()), gift.gifts, until)
            return sequence(give(target, gifts[:n], until), ef.If(gift.condition, then))
        if not isinstance(gift, ByValue):
            given.append(gift)
            continue
        value, target = one_and_another(gift.value, target)
        number = value.amount
        if value.pick is not None:
            first += [ef.Pick(value.pick), ef.Remember("value", number)]
            number = am.Remembered("value")
        given.append(pr.Changes(gift.stat, number, gift.sign < 0))
    if first and isinstance(target, ta.The):
        if target.ref not in (ta.This(), Pronoun("them")) or len(first) > 2:
            raise ValueError("who is meant, once another one has been chosen")
        if target.ref == Pronoun("them"):
            target = ta.The(BEFORE_VALUE)
    if until == Until.START_OF_THEIR_NEXT_TURN:
        if given != [pr.Cant(Doing.READY)]:
            raise ValueError("only readying has a place at the start of a turn")
        return ef.Give(target, (pr.Cant(Doing.READY_AT_START),), until)
    if until == Until.PERMANENT and any(isinstance(p, pr.Can) and p.doing == Doing.MOVE_HERE_FREE for p in given):
        raise ValueError("who may move now is moved")
    bans = all(isinstance(p, pr.Cant) for p in given)
    return sequence(*first, ef.Give(target, tuple(given), until, open_set=bans and isinstance(target, ta.Each)))


def add_value(value: Value, to: Value, until: Until) -> ef.Effect:
    """Add their strength to another's: whose it is, is known before the other is chosen."""
    if value.pick is not None:
        raise ValueError("two are chosen: which is the other?")
    assert isinstance(to.amount, am.StatOf)
    target = ta.The(to.amount.ref) if to.pick is None else to.pick
    if isinstance(target, ta.Chosen):
        target = replace(target, label="")
    kept = am.Remembered("value")
    return sequence(ef.Remember("value", value.amount), ef.Give(target, (pr.Changes(to.amount.stat, kept),), until))


# ---- modes -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A mode that is for such cards only."""

    filter: ta.Filter
    effect: ef.Effect


def in_case(which: ta.Filter | None, effect: ef.Effect) -> ef.Effect | Case:
    return effect if which is None else Case(which, effect)


def cases(modes: tuple[Any, ...]) -> list[ef.Effect]:
    """One after the other, if that card fits."""
    if not all(isinstance(mode, Case) for mode in modes):
        raise ValueError("every mode says for which cards it is")
    return [ef.If(co.Is(ta.It(), mode.filter), mode.effect) for mode in modes]


def choose_one(modes: tuple[Any, ...], who: ta.Players, both_if: co.Condition | None = None) -> ef.ChooseOne:
    if not all(isinstance(mode, ef.Effect) for mode in modes):
        raise ValueError("a mode that is chosen has no further condition")
    return ef.ChooseOne(modes, who, both_if)


# ---- rare shapes -----------------------------------------------------------------------------------------------------


def provided(condition: co.Condition | None, effect: ef.Effect) -> ef.Effect:
    return effect if condition is None else ef.If(condition, effect)


def for_each_of(counted: am.Amount | None, crowd: Who | None, effect: ef.Effect) -> ef.Effect:
    """Once for each of what is counted, or for each of these players."""
    if counted is not None:
        return ef.ForEachTime(counted, effect)
    assert crowd is not None
    return ef.EachDoes(ta.Players(crowd), effect)


def unless(effect: ef.Effect, condition: co.Condition) -> ef.Effect:
    """CR 6.1.16: a lasting ban "unless they're at a location" asks at every moment, not when it is given."""
    if isinstance(effect, ef.Give) and isinstance(effect.target, ta.The) and isinstance(condition, co.Is):
        tests = condition.filter.tests
        if len(tests) == 1 and not condition.filter.types:
            f = ta.Filter((CardType.CHARACTER,), tests=(ta.IsRef(effect.target.ref), ta.Not(tests[0])))
            return replace(effect, target=ta.Each(f), open_set=True)
    return ef.If(co.Negated(condition), effect)


def unless_does(effect: ef.Effect, folk: ta.Players, act: ef.Effect) -> ef.Effect:
    """CR 6.1.16: that player may pay or do something to stop it."""
    if folk.who not in ONE_PLAYER:
        raise ValueError("one player stops it for all")
    if folk.who == Who.ITS_PLAYER and has(effect, Pronoun("the challenging character")):
        folk = ta.Players(Who.CHALLENGING_PLAYER)  # whom the effect is about
    target = getattr(effect, "target", None)
    if folk.who == Who.ITS_PLAYER and isinstance(target, ta.Chosen):
        # who is chosen tells whose player is asked
        aimed: ef.Effect = replace(effect, target=ta.The(ta.It()))  # type: ignore[type-var]  # it has a target
        return sequence(ef.Pick(target), unless_does(aimed, folk, act))
    if folk.who == Who.ITS_PLAYER and mentions(effect, ta.Chosen):
        raise ValueError("whose player?")
    if isinstance(act, ef.PayInk):
        return ef.UnlessPays(folk, act.amount, effect)
    if mentions(act, ef.PayInk):
        raise ValueError("ink is paid alone")
    return ef.EachDoes(folk, ef.IfDo(ef.May(as_doer(act), THAT_PLAYER), ef.Nothing(), effect))


def next_price(often: Any, effect: ef.Impose) -> Static:
    """ "Once during your turn, you pay less for the next character you play this turn": on by itself, used up once."""
    rule = effect.rules[0].rule
    if often != (Limit.ONCE, co.YourTurn()) or len(effect.rules) != 1:
        raise ValueError("once during your turn")
    if not isinstance(rule, pr.PayLess) or (rule.times, effect.until) != (Times.NEXT, Until.THIS_TURN):
        raise ValueError("only a price is used up")
    return Static(condition=co.YourTurn(), rules=effect.rules)


def option_of(often: Any, effect: ef.Effect) -> Activated | Static:
    """CR 8.4.1: "once during your turn, you may …", with all that hangs on doing it."""
    if isinstance(effect, ef.IfDo) and isinstance(effect.first, ef.If):  # "if …, you may … . If you do, …"
        effect = replace(effect.first, then=then_do(effect.first.then, effect.then))
    if isinstance(effect, ef.If) and effect.otherwise is None:
        return replace(option_of(often, effect.then), condition=effect.condition)
    if isinstance(effect, ef.Sequence) and isinstance(effect.parts[0], ef.May):
        first, *rest = effect.parts
        done = first.effect if isinstance(first, ef.May) else first
        if isinstance(first, ef.May) and isinstance(done, ef.IfDo) and done.otherwise is None:
            effect = replace(first, effect=replace(done, then=sequence(done.then, *rest)))
    if isinstance(effect, ef.Impose):
        return next_price(often, effect)
    if not isinstance(effect, ef.May) or effect.who.who != Who.YOU:
        raise ValueError("nothing that you may do")
    return option(effect.effect, often)


def option_led(effect: ef.Effect, lead: Any) -> Activated | Static:
    """So often in a turn; or as often as one likes while something holds, if something must be done for it."""
    if isinstance(lead, tuple):
        return option_of(lead, effect)
    found = option_of((Limit.NONE, None), effect)
    assert isinstance(found, Activated)
    if isinstance(lead, co.YourTurn) or (not found.cost.ink and not isinstance(found.effect, ef.IfDo)):
        raise ValueError("as often as one likes, for nothing, or only then anyway")
    return replace(found, condition=lead if found.condition is None else co.And((lead, found.condition)))


# ---- places --------------------------------------------------------------------------------------------------------


def some(f: ta.Filter, count: int = 1, quantity: Quantity = Quantity.EXACTLY, label: str = "") -> ta.Chosen:
    """Selected without the word "chosen": neither Ward nor Vanish notices."""
    return ta.Chosen(f, count, quantity, label=label, silent=True)


def and_namesakes(target: ta.Target, f: ta.Filter) -> ta.Both:
    """What is picked, and every other one that shares a name with it."""
    return ta.Both((target, ta.Each(replace(f, tests=(*f.tests, ta.NamedAs(ta.It()))))))
