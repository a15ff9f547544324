"""What one seat may know of a card and of an event: everything that leaves the rules for a seat asks here (7.1)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from . import kinds
from .book.player_rules import rule_applies
from .event import EVERYBODY, NO_CARD, NOTHING, Event
from .machinery.determinize import HIDDEN
from .machinery.object_refs import card_of_ref
from .machinery.pieces import DECK, HAND
from .machinery.state import State

HIDDEN_ZONES: Final = sum(1 << zone for zone in HIDDEN)

# ---- cards ---------------------------------------------------------------------------------------------------------


def knows(s: State, player: int, card: int) -> bool:
    """Whether the player can know, by having seen it, what this hidden card is."""
    return bool(s.known[card] >> player & 1) or knows_anyway(s, player, card)


def knows_anyway(s: State, player: int, card: int) -> bool:
    """Whether the player can know what the card is without having been shown it."""
    if s.zone[card] == DECK:
        owner = s.players[s.table.owners[card]]
        return bool(owner.deck) and owner.deck[-1] == card and rule_applies(s, pr.PlaysWithTopCardFaceup, owner.index)
    return False


def hidden_from(s: State, player: int, card: int) -> bool:
    """Whether the card lies where this player cannot see it (7.1.3, 5.1.1.10) and is not known to them."""
    zone = s.zone[card]
    if zone not in HIDDEN or (zone == HAND and s.table.owners[card] == player):
        return False
    return not knows(s, player, card)


def cards_hidden_from(s: State, player: int) -> list[int]:
    """All of them at once, in their order: what `hidden_from` says of each card."""
    known = s.known
    zones = s.zone
    owners = s.table.owners
    out: list[int] = []
    for card in range(len(zones)):
        zone = zones[card]
        if HIDDEN_ZONES >> zone & 1 and not known[card] >> player & 1 and (zone != HAND or owners[card] != player):
            out.append(card)
    for p in s.players:
        if (s.rules or s.stale) and p.deck and p.deck[-1] in out and knows_anyway(s, player, p.deck[-1]):
            out.remove(p.deck[-1])
    return out


def card_for(s: State, player: int, card: int) -> int:
    """The number of the card, or NO_CARD if the player may not know which one it is."""
    return NO_CARD if card == NO_CARD or hidden_from(s, player, card) else card


# ---- events --------------------------------------------------------------------------------------------------------


def referred_to(e: Event) -> set[int]:
    """The cards outside play that the event happens to, whether or not it says which."""
    return {card_of_ref(ref) for ref in (e.subject, e.object) if ref < NOTHING}


def event_for(e: Event, player: int) -> Event | None:
    """The event as this player may know it; None if they may not even know that it happened.

    Whatever happens to a hidden card is told without the card. That a question had one answer is a secret of whoever
    would have been asked: it can tell what is in a hand (1.7.7).
    """
    if e.kind == kinds.SETTLED:
        return e if e.player == player else None
    if e.seen_by == EVERYBODY:
        return e
    known = e.known_to(player)
    told = _copy(e)
    if e.kind != kinds.LOOKED:  # everybody sees who looks; who has seen a card before may be a hint to which one it is
        told.seen_by = 1 << player if known else 0
    if not known:
        hidden = e.other if e.kind == kinds.PUT_UNDER else e.card  # there the card on top is the subject
        _forget(told, hidden)
    return told


def _copy(e: Event) -> Event:
    told = Event(
        e.kind, e.rule, e.player, e.subject, e.object, e.amount, e.source, e.how, e.seen_by, e.words, e.ability, e.card
    )
    told.other = e.other
    told.cause = e.cause
    told.answer = e.answer
    return told


def _forget(told: Event, hidden: int) -> None:
    """Leave the card out, wherever the event names it; an ability of its own would name it too."""
    if hidden == NO_CARD:
        return
    if hidden == told.cause:
        told.words = ""
        told.ability = ""
    if told.card == hidden:
        told.card = NO_CARD
        told.subject = NOTHING
    if told.other == hidden:
        told.other = NO_CARD
        told.object = NOTHING
    if told.cause == hidden:
        told.cause = NO_CARD
        told.source = NOTHING
    told.subject = _without(told.subject, hidden)
    told.object = _without(told.object, hidden)
    told.source = _without(told.source, hidden)
    told.answer = None


def _without(ref: int, hidden: int) -> int:
    """A reference, unless it is one to that card; a permanent is seen by everybody."""
    return NOTHING if ref < NOTHING and card_of_ref(ref) == hidden else ref
