"""Triggered abilities (6.2): everything that happens goes through `happen`, which tells it to whoever listens."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.abilities.condition import Condition
from tintero.abilities.target import Filter, Ref, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind

from .. import kinds
from ..event import NO_CARD, NOTHING, Event
from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.evaluate import fits, refs, zone_cards
from ..machinery.face import CompiledTriggered
from ..machinery.ledger import RECORDED, event_bits, happened_so
from ..machinery.left_behind import Waiting
from ..machinery.object_refs import same_object, top_card
from ..machinery.pieces import DISCARD, HAND, BagEntry, Permanent
from ..machinery.program import Running
from ..machinery.state import State
from ..machinery.traits import refresh, triggered_abilities
from ..machinery.whom import players_of
from .statics import notice_table

# What a game state check looks at (1.8.1): lore, damage, who is in the game. What stands on the table it notices too.
CHECKED: Final = event_bits((
    EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT, EventKind.DAMAGE_TAKEN,
    EventKind.DAMAGE_REMOVED, EventKind.ENTERED,
))  # fmt: skip


def happen(s: State, event: Event) -> None:
    """Something happened: it is logged, counted, and listened to by triggered abilities (6.2.3)."""
    kind = 1 << event.kind  # as one bit
    if s.sensitive & kind:
        s.stale = True
        s.unread |= kind
    if CHECKED & kind:
        s.unchecked = True
    if s.restless:
        notice_table(s)
    if s.log is None and not s.watching & kind and not RECORDED & kind:
        return  # nobody will ever ask
    if event.subject:
        event.card = top_card(s, event.subject)
    if s.log is not None:
        event.other = top_card(s, event.object)
        event.cause = cause_of(s, event)
        s.log.append(event)
    if RECORDED & kind:
        s.ledger.append(event)
    if s.watching & kind:
        if s.stale:
            refresh(s)
        collect(s, event)


def cause_of(s: State, event: Event) -> int:
    """The card that did it: as the event says, or else the one whose effect is being resolved."""
    cause = top_card(s, event.source)
    if cause != NO_CARD:
        return cause
    return next((f.card for f in reversed(s.stack) if isinstance(f, Running)), NO_CARD)


def collect(s: State, event: Event) -> None:
    """Put every triggered ability whose condition is met into the bag (6.2.3)."""
    kind = event.kind
    for p in list(s.in_play.values()):
        if (p.face.watches | p.traits.watches) >> kind & 1:
            watch(s, p, event)
    for e in s.lasting:
        if isinstance(e, Waiting) and e.active and e.ability.watches >> kind & 1:
            for t in e.ability.triggers:
                if met(s, e.context, t, event):
                    add(s, e.player, e.ability, e.source, e.card, event, e.number)
                    if e.once:
                        e.active = False  # CR 6.2.7.2: one future moment, one entry
                        break
    if s.table.watches_outside:
        _collect_outside(s, event)


def watch(s: State, p: Permanent, event: Event) -> None:
    """Let the abilities of one permanent see an event."""
    f: Context | None = None
    for w in triggered_abilities(s, p):
        if w.watches >> event.kind & 1:
            if f is None:
                f = Context(p.owner, p.pid, p.card)
            for t in w.triggers:
                if met(s, f, t, event):
                    add(s, p.owner, w, p.pid, p.card, event)


def watch_covered(s: State, covered: Permanent, event: Event) -> None:
    """CR 4.3.4.2: what was just covered still sees the card played on top of it, which is another card than itself.

    Its effect then speaks of the character that goes on, so that permanent is the source of the entry.
    """
    beneath = Context(covered.owner, s.ref_of(covered.card), covered.card)
    on_top = Context(covered.owner, event.subject, covered.card)
    for w in covered.face.triggered:
        if not w.watches >> event.kind & 1 or (w.limit and covered.used.count(w.key) >= w.limit):
            continue
        for t in w.triggers:
            if met(s, beneath, replace(t, gate=None), event) and (
                t.gate is None or gate_holds(s, on_top, t.gate, event)
            ):
                add(s, covered.owner, w, event.subject, covered.card, event)


def _collect_outside(s: State, event: Event) -> None:
    """CR 6.1.12: abilities that work from the hand or the discard."""
    for owner in s.players:
        if not owner.in_game:
            continue
        for zone in (HAND, DISCARD):
            for card in zone_cards(s, owner.index, zone):
                for w in s.face_of(card).outside_triggers:
                    if w.watches >> event.kind & 1 and zone in w.zones:
                        f = Context(owner.index, s.ref_of(card), card)
                        for t in w.triggers:
                            if met(s, f, t, event):
                                add(s, owner.index, w, f.source, card, event)


def met(s: State, f: Context, t: Trigger, event: Event) -> bool:
    """Whether this event is the trigger condition, gates included (6.1.13.6)."""
    if t.event != event.kind or not happened_so(t.how, event.how):
        return False
    if event.amount < t.at_least or (t.at_most is not None and event.amount > t.at_most):
        return False
    if t.who is not None and event.player not in players_of(s, f, t.who):
        return False
    if t.subject is not None and not _is(s, f, event.subject, t.subject):
        return False
    if t.object is not None and not _is(s, f, event.object, t.object):
        return False
    if t.ordinal and _such_events(s, f, t) != t.ordinal:
        return False
    return t.gate is None or gate_holds(s, f, t.gate, event)


def gate_holds(s: State, f: Context, gate: Condition, event: Event) -> bool:
    bound = Context(f.player, f.source, f.card)
    bound.subject = event.subject
    bound.object = event.object
    bound.who = event.player
    bound.amount = event.amount
    return holds(s, bound, gate)


def _such_events(s: State, f: Context, t: Trigger) -> int:
    """How often this turn such a thing was done so, by such a player, to such a card (6.2.2: the second time)."""
    players = None if t.who is None else players_of(s, f, t.who)
    n = 0
    for e in s.ledger:
        if e.kind != t.event or (players is not None and e.player not in players):
            continue
        if not happened_so(t.how, e.how) or e.amount < t.at_least or (t.at_most is not None and e.amount > t.at_most):
            continue
        if t.object is not None and not _is(s, f, e.object, t.object):
            continue
        if t.subject is not None and not _is(s, f, _as_it_is_now(s, e), t.subject):
            continue
        n += 1
    return n


def _as_it_is_now(s: State, e: Event) -> int:
    """What an event of this turn was about: that permanent, or the card wherever it is now."""
    if s.permanent(e.subject) is not None:
        return e.subject
    return NOTHING if e.card == NO_CARD else s.ref_of(e.card)


def _is(s: State, f: Context, ref: int, wanted: Filter | Ref) -> bool:
    if isinstance(wanted, Filter):
        return fits(s, f, ref, wanted)
    if isinstance(wanted, This):
        return ref != NOTHING and same_object(s, f.source, ref)
    return any(same_object(s, r, ref) for r in refs(s, f, wanted))


def add(
    s: State, player: int, w: CompiledTriggered, source: int, card: int, event: Event, effect: int = NOTHING
) -> None:
    """CR 7.7.3.1: the player whose card generated the trigger adds it."""
    s.bag.append(BagEntry(s.next_lasting(), player, w, source, card, event, effect))
    if s.log is not None:
        told = Event(kinds.TRIGGERED, "6.2.3", player, words=w.name, ability=w.key, card=card)
        told.cause = card
        s.log.append(told)
