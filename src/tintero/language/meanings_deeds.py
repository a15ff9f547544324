"""Helpers for the meanings of what is done to cards: a verb, what it is done to, and where that goes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Some
from tintero.abilities.words import CardType, EventKind, How, Keyword, Who, Zone

from .meanings import Pile
from .meanings_measures import Measure, measure
from .meanings_triggers import DOER, LOCATION, UNSEEN, Triggers, does, one
from .nodes import mentions

WITHOUT_ROUTE = (
    EventKind.PLAYED, EventKind.DREW, EventKind.DISCARDED, EventKind.READIED, EventKind.EXERTED, EventKind.BANISHED,
    EventKind.MOVED, EventKind.RETURNED, EventKind.CHOSEN,
)  # fmt: skip
# put or return, where to and where from: the event, and how
ARRIVALS: dict[tuple[EventKind | None, Zone, Zone | None], tuple[EventKind, How]] = {
    (None, Zone.INKWELL, None): (EventKind.INKED, How.ANY),
    (None, Zone.DISCARD, None): (EventKind.INTO_DISCARD, How.ANY),
    (None, Zone.DISCARD, Zone.DECK): (EventKind.INTO_DISCARD, How.FROM_DECK),
    (EventKind.RETURNED, Zone.HAND, None): (EventKind.RETURNED, How.ANY),
    (EventKind.RETURNED, Zone.HAND, Zone.DISCARD): (EventKind.PUT_INTO_HAND, How.FROM_DISCARD),
}


@dataclass(frozen=True)
class Route:
    """Where something goes: to a location, under a card, or into a zone, perhaps from another one."""

    to: Any = None
    under: Any = None
    into: Pile | None = None
    origin: Pile | None = None
    how: How = How.ANY


@dataclass(frozen=True)
class Affect:
    """What is done to something, and where that goes; to put something is nothing until it is said where."""

    event: EventKind | None
    how: How = How.ANY
    route: Route | None = None
    who: Who = Who.YOU  # to whose the words "your" and "their" belong

    def by(self, who: Who) -> Affect:
        return replace(self, who=who)

    def along(self, route: Route) -> Affect:
        return replace(self, route=route)

    def of(self, what: Any) -> Trigger:
        """The event that happens to it."""
        if self.route is None:
            if self.event not in WITHOUT_ROUTE:
                raise ValueError("done to no card, or where does it go?")
            return Trigger(self.event, what, how=self.how)
        return sent(self.event, what, self.route)


def sent(event: EventKind | None, what: Any, route: Route) -> Trigger:
    """Something moves, is put or returned."""
    if event == EventKind.MOVED:
        [t] = moves(route)
        return replace(t, subject=what)
    if event is None and route.under is not None:
        return Trigger(EventKind.PUT_UNDER, route.under, what)
    if route.into is None:
        raise ValueError("where to?")
    zone, who = route.into.zone, None if route.into.who == Who.ITS_PLAYER else route.into.who
    origin = None if route.origin is None else route.origin.zone
    if origin is not None and route.origin != replace(route.into, zone=origin):
        raise ValueError("of one player")
    found, how = ARRIVALS[event, zone, origin]
    return Trigger(found, what, who=who, how=how)


def affects(affect: Affect, what: Any) -> Triggers:
    """Something that a player does to such cards."""
    t = affect.of(what)
    if t.event == EventKind.CHOSEN or (t.event == EventKind.MOVED and mentions(what, ta.AtLocation)):
        raise ValueError("chosen for something, moved there")
    if t.event == EventKind.PUT_UNDER:
        if t.object != ta.Filter():
            raise ValueError("which card it is, is not told")
        return (replace(t, object=None),)
    if t.event in (*UNSEEN, EventKind.DREW):
        if (what.filter if isinstance(what, Some) else what) != ta.Filter():
            raise ValueError("which card it is, is not told")
        t = t if isinstance(what, Some) else replace(t, subject=None)
    return (t,)


def undergone(affect: Affect) -> Triggers:
    """The same, said of what it is done to."""
    if affect == Affect(EventKind.CHALLENGED, who=affect.who):
        return one(EventKind.CHALLENGED, object=DOER)
    t = affect.of(DOER)
    if t.event in (EventKind.DREW, EventKind.RETURNED) and affect.route is None:
        raise ValueError("where to?")
    if t.how == How.BY_SHIFT:
        raise ValueError("shifted onto what?")
    return (t,)


def leaves(pile: Pile) -> Triggers:
    if pile.zone != Zone.DISCARD:
        raise ValueError("not told")
    return (Trigger(EventKind.LEFT_DISCARD, DOER, who=pile.who),)


def amounting(affect: Affect, portion: Measure, met: Any = None) -> Triggers:
    """So much of something that is no card: lore, damage, ink drops."""
    event = affect.event
    if event == EventKind.DAMAGE_REMOVED and portion.unit != "drop":
        return does(event, met, at_least=any_or_more(portion))
    if met is not None:
        raise ValueError("from where?")
    if event == EventKind.LORE_GAINED and portion.unit == "drop":
        return does(EventKind.INK_DROP, at_least=portion.number("drop"))
    if event in (EventKind.LORE_GAINED, EventKind.LORE_LOST):
        return does(event, at_least=portion.number("lore"))
    if event == EventKind.DAMAGE_REMOVED and portion.number("drop") <= 1:
        return does(EventKind.INK_DROP_REMOVED)
    raise ValueError("not counted")


def any_of_it(unit: str | ta.Filter) -> Measure:
    """Lore, an ink drop; a card is told by what it is."""
    if not isinstance(unit, str):
        raise ValueError("a card")
    return measure(unit, 0)


def uses(keyword: Keyword, met: Any) -> Triggers:
    """CR 8.4: the one keyword that is used."""
    if keyword != Keyword.BOOST:
        raise ValueError("nobody uses it")
    return does(EventKind.ABILITY_USED, met, how=How.BY_BOOST)


def any_or_more(heap: Measure) -> int:
    """So much damage at least; nothing, if any will do."""
    n = heap.number("damage")
    return n if n > 1 else 0


def plays(what: Any, how: How = How.ANY) -> Triggers:
    return does(EventKind.PLAYED, what, how=how)


def sings(song: Any) -> Triggers:
    """This song, a song, one that is more than that, or one that is sung with Sing Together (8.12)."""
    if isinstance(song, ta.This):
        return one(EventKind.SANG, object=ta.This())
    if not isinstance(song, ta.Filter) or ta.Song() not in song.tests:
        raise ValueError("only songs are sung")
    together = ta.WithKeyword(Keyword.SING_TOGETHER)
    how = How.SUNG_TOGETHER if together in song.tests else How.ANY
    tests = tuple(t for t in song.tests if t != together)
    return one(EventKind.SANG, object=None if tests == (ta.Song(),) else replace(song, tests=tests), how=how)


def coming_from(place: Any) -> How:
    """From a location, if that is said; from wherever, otherwise."""
    if place not in (None, LOCATION):
        raise ValueError("from which location, is not told")
    return How.ANY if place is None else How.FROM_LOCATION


def moves(route: Route) -> Triggers:
    """To a location, or to one that is more than that."""
    place = route.to
    if place is None or (isinstance(place, ta.Filter) and place.types != (CardType.LOCATION,)):
        raise ValueError("only locations are moved to")
    return one(EventKind.MOVED, object=None if place == LOCATION else place, how=route.how)
