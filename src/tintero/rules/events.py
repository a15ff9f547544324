"""The one stream of events: it is logged, counted, and listened to by triggered abilities (6.2, 7.7.3)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.target import Filter, Object, Ref, Subject, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Event, Who

from . import registers as rg
from . import state as st
from .evaluate import fits, holds, players_of, same_object, zone_cards
from .face import Working
from .ledger import FACTS, IN_CHALLENGE, RECORDED, count_facts
from .option import Happening
from .state import BagEntry, Frame, Permanent, State
from .static import refresh, triggered_abilities

EVERYBODY: Final = -1
FACT_OF_EVENT: Final[dict[int, str]] = {code: fact for fact, code in FACTS.items() if code < IN_CHALLENGE}


def emit(
    s: State,
    event: int,
    rule: str,
    player: int,
    subject: int = 0,
    obj: int = 0,
    amount: int = 0,
    source: int = 0,
    seen_by: int = EVERYBODY,
    text: str = "",
) -> None:
    """Something happened, by this rule. `subject` and `obj` are references; `source` is what caused it."""
    if s.has_statics:
        s.stale = True
    if s.log is not None:
        s.log.append(
            Happening(
                event, rule, player, st.top_card(s, subject), st.top_card(s, obj), amount, st.top_card(s, source),
                seen_by, text,
            )
        )
    if RECORDED >> event & 1:
        card = st.top_card(s, subject)
        pid = subject if subject > 0 else 0
        s.ledger.append((event, player, card, pid))
        if text == "in a challenge":
            s.ledger.append((event + IN_CHALLENGE, player, card, pid))
    if s.stale:
        refresh(s)
    if s.watching >> event & 1:
        collect(s, event, player, subject, obj, amount, text)


def collect(s: State, event: int, player: int, subject: int, obj: int, amount: int, text: str) -> None:
    """Put every triggered ability whose condition is met into the bag (6.2.3)."""
    for p in list(s.in_play.values()):
        if (p.face.mask | p.traits.mask) >> event & 1:
            watch(s, p, p.pid, triggered_abilities(p), event, player, subject, obj, amount, text)
    for e in s.lasting:
        w = e.working
        if w is not None and e.active and w.mask >> event & 1:
            f = rg.context(e.player, e.source, e.card)
            f.regs = e.regs
            for t in w.triggers:
                if met(s, f, t, event, player, subject, obj, amount, text):
                    add(s, e.player, w, e.source, e.card, subject, obj, player, amount, e.number)
                    e.uses += 1
                    if e.once:
                        e.active = False  # CR 6.2.7.2: one future moment, one entry
                        break
    if s.table.elsewhere:
        _collect_elsewhere(s, event, player, subject, obj, amount, text)


def watch(
    s: State, p: Permanent, source: int, workings: list[Working], event: int, player: int, subject: int, obj: int,
    amount: int, text: str,
) -> None:
    """Let the abilities of one permanent see an event."""
    f: Frame | None = None
    for w in workings:
        if w.mask >> event & 1:
            if f is None:
                f = rg.context(p.owner, source, p.card)
            for t in w.triggers:
                if met(s, f, t, event, player, subject, obj, amount, text):
                    add(s, p.owner, w, source, p.card, subject, obj, player, amount, 0)


def _collect_elsewhere(
    s: State, event: int, player: int, subject: int, obj: int, amount: int, text: str
) -> None:
    """CR 6.1.12: abilities that work from the hand, the discard or the deck."""
    for owner in s.players:
        if not owner.in_game:
            continue
        for zone in (st.HAND, st.DISCARD):
            for card in zone_cards(s, owner.index, zone):
                for w in st.face_of(s, card).elsewhere:
                    if w.mask >> event & 1 and zone in w.zones:
                        f = rg.context(owner.index, st.card_ref(s, card), card)
                        for t in w.triggers:
                            if met(s, f, t, event, player, subject, obj, amount, text):
                                add(s, owner.index, w, f.source, card, subject, obj, player, amount, 0)


def met(
    s: State, f: Frame, t: Trigger, event: int, player: int, subject: int, obj: int, amount: int, text: str
) -> bool:
    """Whether this event is the trigger condition, gates included (6.1.13.6)."""
    if t.event != event:
        return False
    if t.detail and t.detail != text:
        return False
    if t.at_least and amount < t.at_least:
        return False
    if t.who is not None and player not in players_of(s, f, t.who):
        return False
    if t.subject is not None and not _is(s, f, subject, t.subject):
        return False
    if t.object is not None and not _is(s, f, obj, t.object):
        return False
    if t.ordinal:
        fact = FACT_OF_EVENT[event]
        players = [player] if t.who is None or t.who != Who.EACH_PLAYER else players_of(s, f, t.who)
        if count_facts(s, fact, players) != t.ordinal:
            return False
    if t.gate is not None:
        bound = f.copy()
        bound.regs = [[subject], [obj], [player], [amount]]
        return holds(s, bound, t.gate)
    return True


def _is(s: State, f: Frame, ref: int, wanted: Filter | Ref) -> bool:
    if isinstance(wanted, Filter):
        return fits(s, f, ref, wanted)
    if isinstance(wanted, This):
        return ref != 0 and same_object(s, f.source, ref)
    if isinstance(wanted, (Subject, Object)):
        found = rg.reg(f, rg.SUBJECT if isinstance(wanted, Subject) else rg.OBJECT)
    else:
        found = rg.reg(f, rg.IT)
    return any(same_object(s, r, ref) for r in found)


def add(
    s: State, player: int, w: Working, source: int, card: int, subject: int, obj: int, who: int, amount: int,
    effect: int,
) -> None:
    """CR 7.7.3.1: the player whose card generated the trigger adds it."""
    entry = BagEntry(s.next_number, player, w, source, card, subject, obj, who, amount, effect)
    s.next_number += 1
    s.bag.append(entry)
    if s.log is not None:
        s.log.append(Happening(Event.TRIGGERED, "6.2.3", player, card, -1, 0, card, EVERYBODY, w.name))
