"""Helpers for the meanings of looking at cards, revealing them and searching for them (1.6, 7.1.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import DiscardBy, Quantity, Stat, Zone

from .meanings import STAY, YOU, sequence
from .meanings_effects import valued
from .meanings_moving import (
    ALL_OF_THEM,
    Cards,
    Lot,
    Origin,
    Place,
    To,
    Top,
    goes_home,
    in_part_of,
    not_looked_at,
    refuse,
    said_home,
    whole_zone,
)


def look(lot: Any, doer: ta.Players) -> ef.Effect:
    """At the top cards, or at a hand or an inkwell. Who looks is who does it; the rules let only you look."""
    refuse(doer != YOU, "only you look at cards")
    if isinstance(lot, Top):
        return valued(lot.value, ef.LookAtTop(lot.players, lot.value.amount))
    zone, players = whole_zone(lot)
    if zone == Zone.INKWELL:
        return ef.LookAtInkwell(players)
    refuse(zone != Zone.HAND, "everybody sees them")
    return ef.RevealHand(players, to_you_only=True)


def reveal(lot: Any) -> ef.Effect:
    """The top cards, cards of a hand that are picked, or a known card."""
    if isinstance(lot, Top):
        return valued(lot.value, ef.LookAtTop(lot.players, lot.value.amount, reveal=True))
    assert isinstance(lot, Lot)
    if isinstance(lot.target, ta.The):
        refuse(not_looked_at(lot), "everybody sees it")
        return ef.Reveal(lot.target.ref)
    if isinstance(lot.target, ta.Each):
        zone, players = whole_zone(lot)
        refuse(zone != Zone.HAND, "only a hand is revealed")
        return ef.RevealHand(players)
    assert isinstance(lot.target, ta.Chosen)
    refuse(lot.target.filter.zone not in (Zone.HAND, Zone.INKWELL), "what lies open needs no revealing")
    return in_part_of(lot, sequence(ef.Pick(lot.target), ef.Reveal(ta.It())))


def highest_shown(cards: ta.Filter, tied: ta.Filter, stat: Stat) -> Cards:
    """Those of the cards that were revealed which have the highest value, as many as share it."""
    *tests, last = cards.tests
    assert last == ta.Compare(stat, True, am.Highest(stat, tied))
    assert cards == replace(tied, tests=cards.tests)
    among = replace(tied, zone=Zone.DECK, tests=(*tests, ta.IsRef(ta.It())))
    return Cards(replace(cards, tests=(*tests, replace(last, amount=am.Highest(stat, among)))), quantity=Quantity.EVERY)


def reveal_taken(cards: Cards, to: Place, doer: ta.Players) -> ef.Effect:
    """Of the cards that are looked at. After a "may", finding nothing is no longer allowed (7.1.4)."""
    refuse(doer != YOU or not isinstance(to, To), "only you look at cards")
    assert isinstance(to, To)
    goes_home(cards, to)
    return shown(cards, said_home(to))


def shown(cards: Cards, to: ef.Destination) -> ef.Effect:
    return cards.taken(to, reveal=True, must=cards.quantity == Quantity.EXACTLY)


def search(origin: Origin, cards: Cards, doer: ta.Players) -> ef.Effect:
    """CR 7.1.4: a card that is looked for need not be found."""
    refuse(doer != YOU, "only you look at cards")
    refuse(cards.quantity not in (Quantity.EXACTLY, Quantity.UP_TO), "so many cards")
    return sequence(ef.SearchDeck(origin.of(Zone.DECK)), replace(cards, quantity=Quantity.UP_TO).taken(STAY))


def discard_shown(folk: ta.Players, cards: Cards) -> ef.Effect:
    """The hand is shown; then all such cards go, or that player picks what goes."""
    if cards == Cards(cards.filter, quantity=Quantity.EVERY):
        every = am.Number(ALL_OF_THEM)
        return ef.Discard(folk, every, cards.filter, by=DiscardBy.WHOLE_HAND, reveal=True)
    assert cards.by is not None
    refuse(cards.chosen or cards.random or cards.quantity not in (Quantity.EXACTLY, Quantity.UP_TO), "so many cards")
    by = DiscardBy.UP_TO if cards.quantity == Quantity.UP_TO else DiscardBy.CHOICE
    return ef.Discard(folk, am.Number(cards.count), cards.filter, cards.by, by, reveal=True)
