"""Helpers for the meanings in the grammar: putting filters, targets and sentences together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from tintero.abilities import ability as ab
from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import cost as cs
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities import words
from tintero.abilities.said import InsteadOfDiscard
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Pronoun as Pronoun
from tintero.abilities.words import AfterPlay, CardType, Stat, Who, Whose, Zone

DAMAGE = (ef.DealDamage, ef.AtOnce)


@dataclass(frozen=True)
class Highest:
    """With the highest value of all that fit what is said before, which several may share."""

    stat: Stat


Modifier = ta.Test | Whose | Zone | Highest | ta.Filter


def thing(*types: CardType) -> ta.Filter:
    return ta.Filter(types=types)


def song() -> ta.Filter:
    return ta.Filter(types=(CardType.ACTION,), tests=(ta.Song(),))


CHARACTER = thing(CardType.CHARACTER)


def fit(f: ta.Filter, *modifiers: Modifier) -> ta.Filter:
    """A filter with further requirements; of kinds, only those that both allow are left."""
    for m in modifiers:
        if isinstance(m, Whose):
            f = opposing(f) if m == Whose.OPPOSING else own(f, m)
        elif isinstance(m, ta.AtLocation) and CardType.LOCATION in f.types and len(f.types) > 1:
            f = union(*[fit(replace(f, types=(t,)), *(() if t == CardType.LOCATION else (m,))) for t in f.types])
        elif isinstance(m, Zone):
            f = lying_in(f, m)
        elif isinstance(m, ta.Filter):
            f = replace(f, types=tuple([t for t in f.types if t in m.types]) if f.types else m.types)
            assert f.types
        else:
            test = ta.Compare(m.stat, True, am.Highest(m.stat, f)) if isinstance(m, Highest) else m
            f = replace(f, tests=(*f.tests, test))
    return f


CAN_BE = {
    ta.Classified: (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION),
    ta.Damaged: (CardType.CHARACTER, CardType.LOCATION),
    ta.Exerted: (CardType.CHARACTER, CardType.ITEM),
    ta.Ready: (CardType.CHARACTER, CardType.ITEM),
}  # which kinds of cards can be so


def can_be(test: ta.Test, kind: CardType) -> bool:
    return kind in CAN_BE.get(type(test), (kind,))


def said_of_all(f: ta.Filter, adjective: Modifier) -> ta.Filter:
    """An adjective before several nouns, of which each can be so.

    Few items and locations have a classification: whether that is said of them too is not clear.
    """
    if isinstance(adjective, ta.Test) and len(f.types) > 1:
        assert not isinstance(adjective, ta.Classified)
        assert all(can_be(adjective, kind) for kind in f.types)
    return fit(f, adjective)


def the_same(stat: Stat | None, ref: ta.Ref | None, above: bool | None = None) -> ta.Test:
    """The same value as that card has, or more, or less; or a name that it shares."""
    ref = ref or Pronoun("that character")
    if stat is None:
        assert above is None
        return ta.NamedAs(ref)
    value = am.StatOf(stat, ref)
    return ta.Equals(stat, value) if above is None else ta.Compare(stat, above, value)


def union(*filters: ta.Filter) -> ta.Filter:
    """Fits one of several descriptions: of several kinds with nothing else to tell them apart, one filter."""
    first = filters[0]
    if len(filters) == 1:
        return first
    assert len(set(filters)) == len(filters)
    assert all(f.whose == first.whose and f.zone == first.zone for f in filters)
    if all(f.types and f.tests == first.tests for f in filters):
        return replace(first, types=tuple(dict.fromkeys([t for f in filters for t in f.types])))
    parts = tuple([replace(f, whose=Whose.ANY, zone=Zone.PLAY) for f in filters])
    return ta.Filter(whose=first.whose, zone=first.zone, tests=(ta.AnyOf(parts),))


def listed(first: Any, joins: bool | None, others: tuple[Any, ...] | None) -> tuple[Any, ...]:
    """A list, in which nothing is said twice; a comma alone joins all but the last two."""
    if others is None:
        return (first,)
    assert joins == (len(others) == 1)
    assert first not in others
    return (first, *others)


@dataclass(frozen=True)
class Described:
    """One noun with its own words; `closed`: something follows it, so that its adjectives end there."""

    filter: ta.Filter
    closed: bool = False

    def before(self, other: Described) -> bool:
        """Whether "or" and the other can follow. Of "exerted character or item" both are exerted, of "character or item
        with cost 2" both have that cost, and "Villain or Hero character" has but one noun: no two descriptions. But of
        "damaged Villain character or item" only the character can be damaged: all before it is said of it alone.
        """
        f, o = self.filter, other.filter
        if self.closed or other.closed:
            return self.closed
        if o in (thing(*o.types), song()):
            return bool(f.tests) and not any(can_be(f.tests[-1], kind) for kind in o.types)
        classes = [t for t in f.tests if isinstance(t, ta.Classified)]
        return not classes or f != fit(CHARACTER, *classes)


def joined(parts: tuple[Described, ...]) -> ta.Filter:
    """Several descriptions, each with words of its own."""
    assert all(a.before(b) for a, b in pairwise(parts))
    return union(*[part.filter for part in parts])


def each_kind(a: ta.Filter, b: ta.Filter | None, c: ta.Filter | None = None) -> ta.Filter:
    """ "Each opposing character and location": whose they are is said once; of what else is said, it is not clear.

    `c`: a second one with an "each" of its own.
    """
    if b is not None and b == thing(*b.types):
        assert not a.tests
        b = replace(b, whose=a.whose)
    return union(a, *flat(b), *flat(c))


def apart_from(f: ta.Filter) -> Modifier:
    """Whatever does not fit: other kinds, or without what is asked."""
    if f == song():
        return ta.Not(ta.Song())
    if f == fit(thing(CardType.CHARACTER), *f.tests) and len(f.tests) == 1 and isinstance(f.tests[0], ta.Classified):
        return ta.Not(f.tests[0])
    if f == thing(*f.types):
        return thing(*[t for t in CardType if t not in f.types])
    return ta.Not(f.tests[0]) if len(f.tests) == 1 and f == ta.Filter(tests=f.tests) else ta.Not(ta.AnyOf((f,)))


def own(f: ta.Filter, whose: Whose) -> ta.Filter:
    """Of that player; what is said to be another's already is nobody's."""
    if f.whose not in (Whose.ANY, whose):
        raise ValueError("whose are they?")
    return replace(f, whose=whose)


def yours(f: ta.Filter) -> ta.Filter:
    return own(f, Whose.YOURS)


def opposing(f: ta.Filter) -> ta.Filter:
    if f.whose != Whose.ANY:
        raise ValueError("whose they are is said once")
    return replace(f, whose=Whose.OPPOSING)


def lying_in(f: ta.Filter, zone: Zone) -> ta.Filter:
    """In that zone; what lies in another one already is nowhere."""
    if f.zone not in (Zone.PLAY, zone):
        raise ValueError("where are they?")
    return replace(f, zone=zone)


def other(f: ta.Filter, another: bool | None = True) -> ta.Filter:
    """Another one, if that is said."""
    return replace(f, tests=(ta.Other(), *f.tests)) if another else f


WHOSE = {
    Who.YOU: Whose.YOURS, Who.EACH_OPPONENT: Whose.OPPOSING, Who.THAT_PLAYER: Whose.THAT_PLAYERS,
    Who.EACH_PLAYER: Whose.ANY,
}  # fmt: skip


@dataclass(frozen=True)
class Pile:
    """Where cards lie, and whose they are."""

    zone: Zone
    who: Who

    def of(self, f: ta.Filter) -> ta.Filter:
        assert self.zone in (Zone.HAND, Zone.INKWELL, Zone.DISCARD)
        return cards_in(f, self.zone, WHOSE[self.who])

    def seen(self) -> Pile:
        """What lies in a deck nobody knows."""
        if self.zone == Zone.DECK:
            raise ValueError("a deck is not looked at")
        return self

    def count(self, f: ta.Filter) -> am.Amount:
        """How many of what fits lie there; of all cards in hand or inkwell everybody knows the number."""
        return number_of(self.of(f), self.who)


def number_of(f: ta.Filter, who: Who) -> am.Amount:
    if f == ta.Filter(whose=f.whose, zone=f.zone):
        if f.zone == Zone.HAND:
            return am.CardsInHand(who)
        if f.zone == Zone.INKWELL:
            return am.CardsInInkwell(who)
    return am.Count(replace(f, whose=WHOSE[who]))


def cards_in(f: ta.Filter, zone: Zone, whose: Whose = Whose.YOURS) -> ta.Filter:
    return own(lying_in(f, zone), whose)


def at_least(stat: Stat, n: Any) -> ta.Compare:
    return ta.Compare(stat, True, amount(n))


def amount(n: Any) -> am.Amount:
    return am.Number(n) if isinstance(n, int) else n


def that_one(kind: ta.Filter) -> str:
    """ "That character", "that song": a pronoun with its kind."""
    [card_type] = kind.types
    return "that song" if kind == song() else "that " + card_type.printed.lower()


def at_location(that: str | None, this: CardType | str | None) -> ta.Test:
    """At that location, at this one, or at any."""
    if that is not None:
        assert that == "that location"
        return ta.SameLocationAs(Pronoun(that))
    assert this in (None, CardType.LOCATION)
    return ta.AtLocation(here=this is not None)


def it(what: str = "") -> ta.The:
    return ta.The(Pronoun(what))


def several(pronoun: str) -> str:
    """A pronoun that means several cards."""
    assert pronoun == "those characters"
    return "of " + pronoun


# ---- sentences -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sentence:
    """One sentence before it is joined to its neighbours. `link`: how it hangs on the one before."""

    effect: ef.Effect
    link: str = ""
    condition: co.Condition | None = None


def sequence(*effects: ef.Effect) -> ef.Effect:
    """Effects in order; nested sequences become one."""
    flat: list[ef.Effect] = []
    for e in effects:
        flat += list(e.parts) if isinstance(e, ef.Sequence) else [e]
    return flat[0] if len(flat) == 1 else ef.Sequence(tuple(flat))


def then(first: ef.Effect, rest: ef.Effect) -> ef.Effect:
    """Joined by "then": one after the other. An action can leave for another place as soon as it is played."""
    if not (isinstance(rest, ef.Move) and isinstance(rest.to, InsteadOfDiscard)):
        return sequence(first, rest)
    if not (isinstance(first, ef.PlayCard) and first.filter is not None and first.filter.types == (CardType.ACTION,)):
        raise ValueError("only actions leave at once")
    return replace(first, after=AfterPlay.BOTTOM_AT_ONCE)


def and_also(*effects: ef.Effect) -> ef.Effect:
    """Effects that one sentence joins with "and": in order, but damage that follows damage lands with it (6.7.2.3)."""
    done: list[ef.Effect] = []
    for e in effects:
        parts = list(e.parts) if isinstance(e, ef.Sequence) else [e]
        picked = done_to_pick(done[-1], parts[0]) if done else None
        if picked is not None:
            done[-1], parts = picked, parts[1:]
        hits = 1 + next((n for n, part in enumerate(parts) if not isinstance(part, (ef.Pick, ef.Remember))), 0)
        if parts and done and isinstance(done[-1], DAMAGE) and isinstance(parts[hits - 1], DAMAGE):
            done[-1] = ef.AtOnce(at_once_parts(done[-1], *parts[:hits]))
            parts = parts[hits:]
        done += parts
    return done[0] if len(done) == 1 else ef.Sequence(tuple(done))


def done_to_pick(first: ef.Effect, second: ef.Effect) -> ef.Effect | None:
    """ "Choose a card from your discard and shuffle it into your deck": one instruction, done as far as possible."""
    if isinstance(first, ef.EachDoes):
        inside = done_to_pick(first.effect, second)
        return None if inside is None else replace(first, effect=inside)
    target = getattr(second, "target", None)
    if isinstance(first, ef.Pick) and isinstance(target, ta.The) and isinstance(target.ref, Pronoun):
        aimed: ef.Effect = replace(second, target=first.target)  # type: ignore[type-var]  # it has a target
        return aimed
    return None


def at_once_parts(*effects: ef.Effect) -> tuple[ef.Effect, ...]:
    return tuple(part for e in effects for part in (e.parts if isinstance(e, ef.AtOnce) else (e,)))


def about_singers(before: ef.Effect, effect: ef.Effect) -> bool:
    """ "If 2 or more characters sang this song, ready them. They …": they are the singers, under the same if."""
    if not (isinstance(before, ef.If) and before.otherwise is None and isinstance(before.condition, co.SangBy)):
        return False
    target = getattr(effect, "target", None)
    return isinstance(target, ta.The) and isinstance(target.ref, Pronoun)


def then_do(first: ef.Effect, then: ef.Effect) -> ef.Effect:
    """If you do: inside the may, so that a no also stops what follows."""
    if isinstance(first, ef.May):
        return ef.May(ef.IfDo(first.effect, then), first.who)
    if isinstance(first, ef.Sequence):
        return ef.Sequence((*first.parts[:-1], then_do(first.parts[-1], then)))
    return ef.IfDo(first, then)


def otherwise(first: ef.Effect, other_effect: ef.Effect) -> ef.Effect:
    """Otherwise: when the condition was false, or the may was declined."""
    if isinstance(first, ef.If):
        if isinstance(first.then, ef.May):
            return ef.If(first.condition, ef.IfDo(first.then, ef.Nothing(), other_effect), other_effect)
        return ef.If(first.condition, first.then, other_effect)
    if isinstance(first, ef.Sequence):
        return ef.Sequence((*first.parts[:-1], otherwise(first.parts[-1], other_effect)))
    return ef.IfDo(first, ef.Nothing(), other_effect)


YOU = ta.Players(Who.YOU)
EACH_OPPONENT = ta.Players(Who.EACH_OPPONENT)
EACH_PLAYER = ta.Players(Who.EACH_PLAYER)
THAT_PLAYER = ta.Players(Who.THAT_PLAYER)


def players(who: Who) -> ta.Players:
    return ta.Players(who)


def chosen_player(who: Who) -> ta.Players:
    """One of these players, chosen before anything is asked of them (CR 6.7.2.1)."""
    return ta.Players({Who.EACH_PLAYER: Who.CHOSEN_PLAYER, Who.EACH_OPPONENT: Who.CHOSEN_OPPONENT}[who])


def any_players(who: Who) -> ta.Players:
    """Any number of all the players there are."""
    assert who == Who.EACH_PLAYER
    return ta.Players(Who.CHOSEN_PLAYERS)


def or_they(folk: ta.Players | None) -> ta.Players:
    """These players; or "they", who have been named before."""
    return folk or THAT_PLAYER


def flat(m: Any) -> tuple[Any, ...]:
    """One or several, or none."""
    return m if isinstance(m, tuple) else () if m is None else (m,)


def times(a: Any, n: int) -> am.Amount:
    """N for each: the counted amount, N times."""
    counted: am.Amount = replace(a, times=n) if n != 1 else a
    return counted


def changes(stat: Stat, n: int) -> Any:
    return pr.Changes(stat, am.Number(abs(n)), negative=n < 0)


def gated(triggers: tuple[Trigger, ...], gate: co.Condition) -> tuple[Trigger, ...]:
    """CR 6.1.13.6: what stands before the trigger word must hold when it triggers."""
    return tuple(replace(t, gate=gate if t.gate is None else co.And((gate, t.gate))) for t in triggers)


def namespace() -> dict[str, Any]:
    """Every name that a meaning may use."""
    names: dict[str, Any] = {"am": am, "co": co, "ef": ef, "pr": pr, "ta": ta, "cs": cs, "Trigger": Trigger}
    for module in (ab, words):
        names.update({k: v for k, v in vars(module).items() if isinstance(v, type)})
    names.update({k: v for k, v in globals().items() if not k.startswith("_")})
    for topic in ("joining", "effects", "later", "locations", "measures", "costs"):
        helpers = vars(import_module(f".meanings_{topic}", __package__))
        names.update({k: v for k, v in helpers.items() if k not in names})
    statics = vars(import_module(".meanings_statics", __package__))
    names.update({k: v for k, v in statics.items() if callable(v) and not isinstance(v, type)})
    told: dict[str, Any] = {}
    for topic in ("conditions", "triggers", "abilities", "deeds", "past"):
        told |= vars(import_module(f".meanings_{topic}", __package__))
    names["tr"] = SimpleNamespace(**told)
    moved = [vars(import_module(f".meanings_{topic}", __package__)) for topic in ("moving", "looking")]
    names["mv"] = SimpleNamespace(**moved[0] | moved[1])
    names["pl"] = import_module(".meanings_playing", __package__)
    return names


def this_one(kind: str) -> ta.The:
    """This character, this item …: the source; the noun only repeats what the card is."""
    assert kind
    return ta.THIS


def of_itself(kind: str, meaning: Any) -> Any:
    """What a card says of itself: its kind only repeats what it is."""
    assert kind
    return meaning


def plus_cost(a: cs.Cost, b: cs.Cost) -> cs.Cost:
    if a.exert and b.exert:
        raise ValueError("a card is exerted once")
    return cs.Cost(a.ink + b.ink, a.exert or b.exert, a.parts + b.parts)


HAND = ef.Destination(Zone.HAND)
STAY = ef.Destination(Zone.OUT)  # picked, but not moved yet


HOMES = (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.UNDER)  # where a card can be played from


def at_home(rule: pr.Imposed, condition: co.Condition | None = None) -> ab.Static:
    """Text about playing the card itself works wherever it is played from (6.1.12)."""
    return ab.Static(condition=condition, rules=(rule,), zones=HOMES)


def when(static: ab.Static, condition: co.Condition) -> ab.Static:
    """Only while the condition holds; of a card that the condition names, the static text itself must speak."""
    assert static.affects != Pronoun("that character")
    return replace(static, condition=condition if static.condition is None else co.And((condition, static.condition)))


def each_time(gains: tuple[Any, ...], counted: am.Amount) -> tuple[Any, ...]:
    """+N for each: every number of the gains counts once for each."""
    out: list[Any] = []
    for g in gains:
        if isinstance(g, pr.Changes) and isinstance(g.amount, am.Number):
            out.append(replace(g, amount=times(counted, g.amount.value)))
        elif isinstance(g, pr.HasKeyword) and isinstance(g.value, am.Number):
            out.append(replace(g, value=times(counted, g.value.value)))
        else:
            raise ValueError("only numbers can be counted")
    return tuple(out)


def dry(target: ta.Target) -> ta.Target:
    """The exert symbol asks for a ready and dry character, also inside an effect (5.1.1.2, 5.1.1.11)."""
    assert isinstance(target, ta.Chosen)
    return replace(target, filter=fit(target.filter, ta.Ready(), ta.Dry()))


def alike(first: Any, *others: Any) -> Any:
    """One thing, said several times in a sentence, where it is said."""
    assert all(o in (None, first) for o in others)
    return first
