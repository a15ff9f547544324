"""Helpers for the meanings of effects: who does it, how much, what "instead" and "this way" hang on (6.1.4, 6.1.5)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Ability, Activated, Static
from tintero.abilities.words import Kind, Stat, Until, Who, Whose, Zone

from .meanings import Pronoun, Sentence, about_singers, otherwise, sequence, then_do

DOER = ta.Players(Who.THAT_PLAYER)  # whoever the sentence is about
THEIRS = Whose.THAT_PLAYERS
SHUFFLED = ef.Destination(Zone.DECK, shuffle=True)
WAY = "way"  # the register of what was done "this way"


@dataclass(frozen=True)
class Same(ta.Target):
    """What the sentence before acted on ("deal 3 damage instead")."""


@dataclass(frozen=True)
class Value:
    """A number that may need a choice first ("the damage on chosen character")."""

    amount: am.Amount
    pick: ta.Target | None = None


SAME = Same()

# ---- walking -------------------------------------------------------------------------------------------------------


def rewrite(node: Any, what: Any) -> Any:
    """The node with `what` applied to every part of it, inner parts first. Quoted abilities are left alone."""
    if isinstance(node, Ability):
        return node
    if isinstance(node, tuple):
        parts = tuple(rewrite(part, what) for part in node)
        return parts if any(a is not b for a, b in zip(parts, node, strict=True)) else node
    if is_dataclass(node) and not isinstance(node, type):
        new: dict[str, Any] = {}
        for f in fields(node):
            old = getattr(node, f.name)
            part = rewrite(old, what)
            if part is not old:
                new[f.name] = part
        return what(replace(node, **new) if new else node)
    return node


def mentions(node: Any, *kinds: type) -> bool:
    if isinstance(node, kinds):
        return True
    if isinstance(node, Ability):
        return False
    if isinstance(node, tuple):
        return any(mentions(part, *kinds) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(mentions(getattr(node, f.name), *kinds) for f in fields(node))
    return False


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
    if is_dataclass(number) and not isinstance(number, type):
        if getattr(number, "who", None) == Who.THAT_PLAYER:
            return True
        return any(mentions_that(getattr(number, f.name)) for f in fields(number))
    return False


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
        return sequence(ef.Remember("receiver"), ef.MoveDamage(origin, ta.The(ta.It("receiver")), n, up_to))
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


# ---- sentences -----------------------------------------------------------------------------------------------------


def join_effects(sentences: tuple[Sentence, ...]) -> ef.Effect:
    """CR 6.1.2, 6.1.5: sentences in order; some hang on the one before."""
    done: list[ef.Effect] = []
    folk = turn_by_turn(sentences)
    if folk is not None:
        return folk
    sentences = keep_exerted(sentences)
    for s in sentences:
        if done and (_has(s.effect, DISCARDED) or _has(s.condition, DISCARDED)):
            done = [rewrite(e, _keep_discarded) for e in done]
        if not done or not s.link:
            _append(done, s.effect)
        elif s.link == "if you do":
            done[-1] = after_search(done[-1], s.effect) or then_do(done[-1], s.effect)
        elif s.link == "otherwise":
            done[-1] = otherwise(done[-1], same_pick(done[-1], s.effect))
        elif s.link == "if not":
            done[-1] = ef.IfDo(done[-1], ef.Nothing(), s.effect)
        elif s.link == "instead" and s.condition is not None:
            done[-1] = instead(done[-1], s.effect, s.condition)
        elif s.link == "unreduced":
            done[-1] = rewrite(done[-1], lambda n: replace(n, unreduced=True) if isinstance(n, ef.DealDamage) else n)
        else:
            raise ValueError(s.link)
    return sequence(*done)


def turn_by_turn(sentences: tuple[Sentence, ...]) -> ef.Effect | None:
    """Each player reveals a card; what "they" then do belongs to that player's part (6.7.6)."""
    first = sentences[0].effect
    if len(sentences) < 2 or not any(mentions_doer(s.effect) for s in sentences[1:]):
        return None
    if isinstance(first, ef.LookAtTop) and first.players.who in (Who.EACH_PLAYER, Who.EACH_OPPONENT):
        folk, own = first.players, replace(first, players=DOER)
        return ef.EachDoes(folk, join_effects((Sentence(own), *sentences[1:])))
    if isinstance(first, ef.EachDoes) and mentions(first, ef.LookAtTop):
        # CR 6.1.2: the first sentence for all of them; then each decides about the card that still lies on top
        again = Sentence(ef.LookAtTop(DOER, am.Number(1)))
        return sequence(first, ef.EachDoes(first.players, join_effects((again, *sentences[1:]))))
    return None


def mentions_doer(node: Any) -> bool:
    if isinstance(node, ta.Players):
        return node.who == Who.THAT_PLAYER
    if isinstance(node, tuple):
        return any(mentions_doer(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(mentions_doer(getattr(node, f.name)) for f in fields(node))
    return False


DISCARDED = ta.It("discarded")


def _keep_discarded(node: Any) -> Any:
    return ef.Sequence((node, ef.Remember(DISCARDED.label, more=True))) if isinstance(node, ef.Discard) else node


EXERTED = Pronoun("the exerted character")
VALUED = "valued"  # what a value was read from


def keep_exerted(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """A character that is spoken of again after other picks and discards is kept under a name."""
    out: list[Sentence] = []
    for n, s in enumerate(sentences):
        effect = s.effect
        if isinstance(effect, ef.Exert) and isinstance(effect.target, ta.Chosen) and _speaks_of(sentences[n + 1 :]):
            effect = replace(effect, target=replace(effect.target, label="exerted"))
        effect = rewrite(effect, lambda node: ta.It("exerted") if node == EXERTED else node)
        if n and mentions(effect, ef.Discard) and any(_picks_value(before.effect) for before in sentences[:n]):
            effect = rewrite(effect, lambda node: ta.It(VALUED) if node == Pronoun("that character") else node)
        out.append(replace(s, effect=effect))
    return tuple(out)


def _speaks_of(sentences: tuple[Sentence, ...]) -> bool:
    return any(_has(s.effect, EXERTED) for s in sentences)


def _has(node: Any, part: Any) -> bool:
    if node == part:
        return True
    if isinstance(node, tuple):
        return any(_has(one, part) for one in node)
    return is_dataclass(node) and any(_has(getattr(node, f.name), part) for f in fields(node))


def _picks_value(node: Any) -> bool:
    if isinstance(node, ta.Chosen):
        return node.label == VALUED
    if isinstance(node, tuple):
        return any(_picks_value(one) for one in node)
    return is_dataclass(node) and any(_picks_value(getattr(node, f.name)) for f in fields(node))


def after_search(first: ef.Effect, then: ef.Effect) -> ef.Effect | None:
    """CR 7.1.4: a search that found nothing was a search all the same."""
    if isinstance(first, ef.May) and mentions(first.effect, ef.SearchDeck):
        return replace(first, effect=sequence(first.effect, then))
    return None


def same_pick(first: ef.Effect, second: ef.Effect) -> ef.Effect:
    """ "Return an item card to your hand. Otherwise, put it …": one branch or the other picks it."""
    if isinstance(first, ef.If) and isinstance(first.then, ef.Move) and isinstance(first.then.target, ta.Chosen):
        if isinstance(second, ef.Move) and isinstance(second.target, ta.The) and isinstance(second.target.ref, Pronoun):
            return replace(second, target=first.then.target)
    return second


def _append(done: list[ef.Effect], effect: ef.Effect) -> None:
    if done and isinstance(done[-1], ef.EachDoes) and isinstance(effect, ef.Give) and mentions(effect, Pronoun):
        # "they", after each player has chosen one, are all of them: each as it was chosen
        done[-1] = replace(done[-1], effect=sequence(done[-1].effect, effect))
        return
    if done and about_singers(done[-1], effect):
        before = done[-1]
        assert isinstance(before, ef.If)
        done[-1] = ef.If(before.condition, sequence(before.then, effect))
        return
    if done and mentions(effect, am.Done):
        done.append(ef.Remember(WAY, am.Done()))
        effect = rewrite(effect, lambda n: am.Remembered(WAY, n.times) if isinstance(n, am.Done) else n)
    if done and mentions_way(effect):
        done.append(ef.Remember(WAY))
    done.append(effect)


def mentions_way(node: Any) -> bool:
    if isinstance(node, ta.It):
        return node.label == WAY
    if isinstance(node, tuple):
        return any(mentions_way(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(mentions_way(getattr(node, f.name)) for f in fields(node))
    return False


def instead(first: ef.Effect, second: ef.Effect, condition: co.Condition) -> ef.Effect:
    """CR 6.5.6: the ability replaces its own effect. What both speak of is chosen once, before the condition."""
    if isinstance(first, ef.May):
        return replace(first, effect=instead(first.effect, second, condition))
    if isinstance(first, ef.IfDo):
        return replace(first, then=instead(first.then, second, condition))
    if isinstance(first, ef.Sequence):
        if isinstance(second, ef.LookAtTop) and isinstance(first.parts[0], ef.LookAtTop):
            return sequence(ef.If(condition, second, first.parts[0]), *first.parts[1:])
        return sequence(*first.parts[:-1], instead(first.parts[-1], second, condition))
    target = getattr(first, "target", None)
    if isinstance(target, ta.Chosen) and (mentions(second, Same, Pronoun) or mentions(condition, ta.It, Pronoun)):
        that = ta.The(ta.It())
        return sequence(
            ef.Pick(target),
            ef.If(condition, _fill(second, first, that), replace(first, target=that)),  # type: ignore[type-var]
        )
    return ef.If(condition, _fill(second, first, target), first)


def _fill(second: ef.Effect, first: ef.Effect, target: ta.Target | None) -> ef.Effect:
    """The words that the second sentence leaves out: on whom, and for how long."""
    if isinstance(second, ef.Give) and isinstance(first, ef.Give) and second.until == Until.PERMANENT:
        second = replace(second, until=first.until)
    if target is not None and getattr(second, "target", None) == SAME:
        second = replace(second, target=target)  # type: ignore[type-var]
    return second


def unless(effect: ef.Effect, condition: co.Condition) -> ef.Effect:
    return ef.If(co.Negated(condition), effect)


def unless_pays(effect: ef.Effect, ink: int) -> ef.Effect:
    """CR 6.1.16: "their" is whoever the effect is about: the challenging character, or what the trigger named."""
    who = Who.CHALLENGING_PLAYER if _has(effect, Pronoun("the challenging character")) else Who.ITS_PLAYER
    return ef.UnlessPays(ta.Players(who), ink, effect)


def by_kind(sentence: Sentence, *kinds: Kind) -> ef.Effect:
    return ef.If(co.Is(ta.It(), ta.Filter(kinds)), sentence.effect)


def repeat_while(f: ta.Filter, other_effect: ef.Effect) -> ef.Effect:
    """Again as long as the revealed card fits."""
    hit = co.Is(ta.It(), f)
    shown = ef.LookAtTop(ta.YOU, am.Number(1), reveal=True)
    taken = ef.Move(ta.The(ta.It()), ef.Destination(Zone.HAND))
    return ef.RepeatWhile(sequence(shown, ef.If(hit, taken, other_effect)), hit)


def play_all(f: ta.Filter) -> ef.Effect:
    """All or none of them (6.1.4)."""
    every = ef.ForEachObject(ta.Each(f), ef.PlayCard(ref=ta.It()))
    return ef.If(co.Exists(f), ef.May(every, ta.YOU))


def while_challenging(properties: tuple[pr.Property, ...], target: ta.Filter | None = None) -> pr.Property:
    """Given as an ability of the character: on only while it is the challenging one."""
    conditions: list[co.Condition] = [co.Is(ta.This(), ta.Filter(tests=(ta.InChallenge("challenging"),)))]
    if target is not None:
        conditions.append(co.Is(ta.Participant("challenged"), target))
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


def reveal_and_play(f: ta.Filter) -> ef.Effect:
    """That player may reveal the top card; a fitting one may be played, anything else goes to the bottom."""
    play = ef.If(co.Is(ta.It(), f), ef.May(ef.PlayCard(ref=ta.It(), who=Who.THAT_PLAYER), DOER))
    shown = ef.LookAtTop(DOER, am.Number(1), reveal=True)
    bottom = ef.Move(ta.The(ta.It()), ef.Destination(Zone.DECK))
    return ef.May(sequence(shown, otherwise(play, bottom)), DOER)


# ---- places --------------------------------------------------------------------------------------------------------


def spot(*tests: ta.Test) -> ta.Chosen:
    """CR 4.7.1: characters move to locations of their own player only. No word "chosen": selected."""
    return ta.Chosen(ta.Filter((Kind.LOCATION,), Whose.YOURS, tests=tests), silent=True)


def some(f: ta.Filter, count: int = 1, up_to: bool = False, any_number: bool = False, label: str = "") -> ta.Chosen:
    """Selected without the word "chosen": neither Ward nor Vanish notices."""
    return ta.Chosen(f, count, up_to, any_number, label=label, silent=True)


def and_namesakes(target: ta.Target, f: ta.Filter) -> ta.Both:
    """What is picked, and every other one that shares a name with it."""
    return ta.Both((target, ta.Each(replace(f, tests=(*f.tests, ta.NamedAs(ta.It()))))))


def from_discard(f: ta.Filter, whose: Whose = Whose.YOURS) -> ta.Filter:
    return replace(f, zone=Zone.DISCARD, whose=whose)


def of_chosen_player(effect: ef.Effect, who: Who = Who.CHOSEN_PLAYER) -> ef.Effect:
    """The player is chosen first; "their" then means that player."""
    return ef.EachDoes(ta.Players(who), effect)
