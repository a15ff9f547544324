"""Helpers for the meanings of trigger conditions and of true-or-false statements."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer as Doer
from tintero.abilities.words import CardType, EventKind, How, Keyword, Role, Stat, Who, Whose, Zone

from .meanings import gated

Triggers = tuple[Trigger, ...]



DOER = Doer()
CHARACTER = ta.Filter(types=(CardType.CHARACTER,))
LOCATION = ta.Filter(types=(CardType.LOCATION,))


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
    return tuple(replace(t, gate=condition if t.gate is None else co.And((t.gate, condition))) for t in triggers)


def under(triggers: Triggers, condition: co.Condition) -> Triggers:
    """CR 6.1.13.6: what stands before the trigger word; "they", in an opponent's turn, is that opponent."""
    opponents = co.YourTurn(opponents=True)
    if condition == opponents or (isinstance(condition, co.And) and opponents in condition.parts):
        theirs = co.YourTurn(theirs=True)
        triggers = tuple(
            replace(gated((t,), theirs)[0], who=Who.EACH_OPPONENT) if t.who == Who.THAT_PLAYER else t for t in triggers
        )
    return gated(triggers, condition)


def in_turn_of(who: Who) -> co.Condition:
    if who not in (Who.YOU, Who.EACH_OPPONENT):
        raise ValueError("every turn is somebody's")
    return co.YourTurn(opponents=who == Who.EACH_OPPONENT)


def in_their_turn(triggers: Triggers) -> Triggers:
    """In the turn of the player who does it."""
    if any(t.who is None for t in triggers):
        raise ValueError("no player does it")
    return gate(triggers, co.YourTurn(theirs=True))


def nth(triggers: Triggers, number: int) -> Triggers:
    """CR 6.2.2: the first time, the second time."""
    return tuple(replace(t, ordinal=number) for t in triggers)


def up_to(triggers: Triggers, most: int) -> Triggers:
    return tuple(replace(t, at_most=most) for t in triggers)


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


def moves(to: tuple[Any, How]) -> Triggers:
    """To a location, or to one that is more than that."""
    place, how = to
    if isinstance(place, ta.Filter) and place.types != (CardType.LOCATION,):
        raise ValueError("only locations are moved to")
    return one(EventKind.MOVED, object=None if place == LOCATION else place, how=how)


def moved(what: Any, to: tuple[Any, How]) -> Triggers:
    """The same, as something that a player does."""
    return tuple(replace(t, subject=what) for t in moves(to))


def chosen(purposes: tuple[How, ...]) -> Triggers:
    return tuple(t for how in purposes for t in one(EventKind.CHOSEN, how=how))


def banishes(victim: Any) -> Triggers:
    """CR 1.8.1.4, 4.6.2: the doer is credited with the banishment, and both are in the challenge."""
    in_it = is_so(ta.Object(), ta.InChallenge())
    return (Trigger(EventKind.BANISHED, subject=victim, object=DOER, how=How.IN_CHALLENGE, gate=in_it),)


def banished_as(role: Role) -> Triggers:
    """Banished while being that part of a challenge (4.6.9.1: as long as the challenge is open)."""
    return (Trigger(EventKind.BANISHED, subject=DOER, gate=is_so(ta.Subject(), ta.InChallenge(role))),)


def this_or(f: ta.Filter) -> ta.Filter:
    """This card or another one that fits."""
    return ta.Filter(tests=(ta.AnyOf((ta.Filter(tests=(ta.IsRef(ta.This()),)), f)),))


def on_top_of(ref: ta.Ref, f: ta.Filter = CHARACTER) -> ta.Filter:
    """A card that was played on top of that one (4.3.4.2)."""
    return with_test(f, ta.LiesOn(ref))


# ---- abilities -------------------------------------------------------------------------------------------------------


def watching(triggers: Triggers, effect: ef.Effect) -> ab.Triggered:
    """CR 6.1.12: what speaks of this card being put into the discard works from there."""
    if all(t.event in (EventKind.DISCARDED, EventKind.INTO_DISCARD) and is_this(t.subject) for t in triggers):
        return ab.Triggered(triggers, effect, zones=(Zone.DISCARD,))
    return ab.Triggered(triggers, effect)


def is_this(noun: Any) -> bool:
    return isinstance(noun.noun if isinstance(noun, Doer) else noun, ta.This)


def from_discard(triggers: Triggers, effect: ef.Effect) -> ab.Triggered:
    """An ability that works from the discard; the card must still lie there on resolution (6.2.4)."""
    lies_there = ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD, tests=(ta.IsRef(ta.This()),))
    return ab.Triggered(triggers, ef.If(co.Exists(lies_there), effect), zones=(Zone.DISCARD,))


def only_from_discard(ability: ab.Triggered) -> ab.Triggered:
    """An action is never in play: what it watches for must be its own way to the discard."""
    if ability.zones != (Zone.DISCARD,):
        raise ValueError("an action has no abilities in play")
    return ability


# ---- conditions ------------------------------------------------------------------------------------------------------


def is_so(ref: ta.Ref, *tests: ta.Test) -> co.Condition:
    return co.Is(ref, ta.Filter(tests=tests))


def not_so(condition: co.Condition) -> co.Condition:
    return co.Negated(condition)


def with_test(f: ta.Filter, test: ta.Test) -> ta.Filter:
    return replace(f, tests=(*f.tests, test))


def happened(
    event: EventKind, f: ta.Filter | None = None, at_least: int = 1, how: How = How.ANY
) -> co.Condition:
    """This turn it happened to, or was done by, a card that fits; whoever's it is, the filter says."""
    return co.ThisTurn(event, Who.EACH_PLAYER, at_least, f, how)


def you_did(event: EventKind, f: ta.Filter | None = None, at_least: int = 1) -> co.Condition:
    return co.ThisTurn(event, Who.YOU, at_least, f)


def at_least_so_many(left: am.Amount, n: int) -> co.Condition:
    return co.CompareAmounts(left, am.Number(n))


def at_most_so_many(left: am.Amount, n: int) -> co.Condition:
    return co.CompareAmounts(am.Number(n), left)


def more(left: am.Amount, right: am.Amount) -> co.Condition:
    return co.CompareAmounts(left, right, more=True)


@dataclass(frozen=True)
class Holding:
    """Something every player has so much of: cards in hand, lore, characters in play."""

    kind: str
    filter: ta.Filter = ta.Filter()

    def of(self, who: Who) -> am.Amount:
        if self.kind == "hand":
            return am.CardsInHand(who)
        if self.kind == "inkwell":
            return am.CardsInInkwell(who)
        if self.kind == "lore":
            return am.LoreOf(who)
        whose = Whose.YOURS if who == Who.YOU else Whose.THAT_PLAYERS
        return am.Count(replace(self.filter, whose=whose))


def an_opponent_has_more(h: Holding) -> co.Condition:
    return co.AnyPlayer(Who.EACH_OPPONENT, more(h.of(Who.THAT_PLAYER), h.of(Who.YOU)))


def you_have_more(h: Holding) -> co.Condition:
    return co.EveryPlayer(Who.EACH_OPPONENT, more(h.of(Who.YOU), h.of(Who.THAT_PLAYER)))


def an_opponent(condition: co.Condition) -> co.Condition:
    return co.AnyPlayer(Who.EACH_OPPONENT, condition)


def that_players(f: ta.Filter) -> ta.Filter:
    return replace(f, whose=Whose.THAT_PLAYERS)


def you_have_stronger(f: ta.Filter, stat: Stat, rivals: ta.Filter) -> co.Condition:
    """You have one with more than each of them; with none of them, any one will do."""
    mine = replace(f, whose=Whose.YOURS)
    unrivalled = co.And((co.Exists(mine), co.Negated(co.Exists(rivals))))
    above = ta.Compare(stat, True, am.Plus(am.Highest(stat, rivals), 1))
    return co.Or((unrivalled, co.Exists(with_test(mine, above))))


def same_name_elsewhere(ref: ta.Ref, f: ta.Filter) -> co.Condition:
    """Another card that fits shares its name (5.2.6)."""
    return co.Exists(replace(f, tests=(*f.tests, ta.NamedAs(ref), ta.Not(ta.IsRef(ref, card=True)))))


def chosen_opponent_if(condition: co.Condition, effect: ef.Effect) -> ef.Effect:
    """CR 6.7.2.1: the opponent is chosen first, then the question is asked about that one."""
    return ef.EachDoes(ta.Players(Who.CHOSEN_OPPONENT), ef.If(condition, effect))


def option_if(option: ab.Activated, condition: co.Condition) -> ab.Activated:
    """An option of your turn that is there only while the condition holds."""
    return replace(option, condition=condition)
