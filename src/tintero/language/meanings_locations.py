"""Helpers for the meanings of moving characters to locations (4.7)."""

from __future__ import annotations

from dataclasses import replace

from tintero.abilities import target as ta
from tintero.abilities.words import CardType, Quantity, Whose, Zone

from .meanings import Pronoun, it, yours
from .meanings_deeds import Route
from .meanings_moving import refuse


def own_location(place: ta.Target) -> ta.Target:
    """CR 4.7.1: characters move to locations of their own player only."""
    if place == ta.The(Pronoun("that location")):
        return place
    refuse(not isinstance(place, ta.Chosen), "one location")
    assert isinstance(place, ta.Chosen)
    f = place.filter
    refuse(f.types != (CardType.LOCATION,) or f.whose == Whose.OPPOSING or f.zone != Zone.PLAY, "a location of yours")
    refuse(place.count != 1 or place.quantity != Quantity.EXACTLY, "one location")
    elsewhere = ta.Not(ta.IsRef(ta.LocationOf(Pronoun("them"))))  # "another": not where they are
    tests = tuple([elsewhere if t == ta.Other() else t for t in f.tests])
    return replace(place, filter=replace(yours(f), tests=tests))


def destination(to: ta.Target | None, route: Route | None) -> ta.Target:
    """To a location that is named; "here", which is this one; or "there", to the one that was spoken of."""
    if to is not None:
        return own_location(to)
    if route is None:
        return it("that location")
    refuse(route != Route(to=ta.This()), "a location is named as any other card is")
    return ta.THIS


def mover(target: ta.Target) -> ta.Target:
    """CR 4.7.1: your characters; who is here is yours."""
    f = getattr(target, "filter", None)
    if isinstance(f, ta.Filter):
        if isinstance(target, ta.Chosen) and f.whose == Whose.ANY and ta.AtLocation(here=True) in f.tests:
            return mover(replace(target, filter=yours(f)))
        refuse(f.types != (CardType.CHARACTER,) or f.whose != Whose.YOURS, "characters of yours")
    return target


def together(first: ta.Target, second: ta.Target) -> ta.Both:
    """The second is "the other" later on, if it is one."""
    if isinstance(second, ta.Chosen) and second.quantity == Quantity.EXACTLY and second.count == 1:
        second = replace(second, label="other")
    return ta.Both((first, second))
