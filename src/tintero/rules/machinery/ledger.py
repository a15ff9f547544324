"""What has happened this turn, for texts that say "this turn" (6.1.13.4): the events themselves."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import EventKind

from .. import kinds, ways
from ..event import ANYHOW, NO_CARD, NOTHING, Event
from .state import State

# The kinds of event that texts count; nothing else is kept.
COUNTED: Final = (
    EventKind.PLAYED, EventKind.QUESTED, EventKind.CHALLENGED, EventKind.BANISHED, EventKind.DAMAGE_TAKEN,
    EventKind.DAMAGE_REMOVED, EventKind.INKED, EventKind.DISCARDED, EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD,
    EventKind.DREW, EventKind.PUT_UNDER, EventKind.INK_DROP, EventKind.SANG, EventKind.MOVED, EventKind.EXERTED,
    EventKind.READIED, EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.DAMAGE_DEALT, EventKind.RETURNED,
    EventKind.CHOSEN, EventKind.PERMISSION_USED,
)  # fmt: skip


def event_bits(kinds: tuple[EventKind, ...]) -> int:
    """Kinds of event as a set, one bit each."""
    bits = 0
    for kind in kinds:
        bits |= 1 << int(kind)
    return bits


RECORDED: Final = event_bits(COUNTED)


def is_recorded(kind: EventKind) -> bool:
    return bool(RECORDED >> int(kind) & 1)


def happened_so(wanted: int, how: int) -> bool:
    """Whether it happened as a text says; whatever enters exerted by choice enters exerted."""
    if wanted in (ANYHOW, how):
        return True
    return wanted == ways.EXERTED and how == ways.EXERTED_BY_CHOICE


def events_this_turn(s: State, kind: int, players: list[int], how: int = ANYHOW) -> list[Event]:
    """What of this kind was done this turn by these players, or happened to them."""
    return [e for e in s.ledger if e.kind == kind and e.player in players and happened_so(how, e.how)]


def count_this_turn(s: State, kind: int, players: list[int], how: int = ANYHOW) -> int:
    n = 0
    for e in s.ledger:
        if e.kind == kind and e.player in players and happened_so(how, e.how):
            n += 1
    return n


# what a permanent can do again; a text that counts permanents counts each of them once
REPEATED: Final = event_bits((
    EventKind.QUESTED, EventKind.CHALLENGED, EventKind.DAMAGE_TAKEN, EventKind.EXERTED, EventKind.READIED,
    EventKind.SANG, EventKind.MOVED,
))  # fmt: skip


def objects_this_turn(s: State, kind: int, players: list[int], how: int = ANYHOW) -> list[int]:
    """What they were about: the permanent if it is or was one, else the card."""
    out: list[int] = []
    for e in events_this_turn(s, kind, players, how):
        if REPEATED >> kind & 1 and e.subject in out:
            continue
        ref = object_of(s, e)
        if ref != NOTHING:
            out.append(ref)
    return out


def object_of(s: State, e: Event) -> int:
    """What the event was about: the permanent if it is or was one, else the card."""
    p = s.permanent(e.subject)
    # CR 8.10: a card that was played and then covered is another card than the one on top
    if p is not None and (e.kind != kinds.PLAYED or p.card == e.card):
        return e.subject
    return NOTHING if e.card == NO_CARD else s.ref_of(e.card)
