"""The one stream of events: it is logged, counted, and listened to by triggered abilities (6.2, 7.7.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.abilities.condition import Condition
from tintero.abilities.target import Filter, Ref, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, How

from . import registers as rg
from . import state as st
from .conditions import holds
from .evaluate import fits, players_of, refs, same_object, zone_cards
from .face import Working
from .ledger import IN_CHALLENGE, RECORDED, TO
from .option import Happening
from .state import BagEntry, Frame, Permanent, State
from .static import refresh, triggered_abilities, watch_table

EVERYBODY: Final = -1


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
    if s.sensitive >> event & 1:
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
        if event == EventKind.MOVED:
            s.ledger.append((event + TO, player, card, obj))
    if s.restless:
        watch_table(s)
    if s.watching >> event & 1:
        if s.stale:
            refresh(s)
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
            f.program = w.program  # knows the labels of what was picked
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


def watch_covered(s: State, covered: Permanent, pid: int, player: int, amount: int, text: str) -> None:
    """CR 4.3.4.2: what was just covered still sees the card played on top of it, which is another card than itself.

    Its effect then speaks of the character that goes on, so the permanent `pid` is the source of the entry.
    """
    beneath = rg.context(covered.owner, st.card_ref(s, covered.card), covered.card)
    for w in covered.face.triggered:
        if not w.mask >> int(EventKind.PLAYED) & 1 or (w.limit and covered.used.count(w.key) >= w.limit):
            continue
        for t in w.triggers:
            if met(s, beneath, replace(t, gate=None), EventKind.PLAYED, player, pid, 0, amount, text):
                f = rg.context(covered.owner, pid, covered.card)
                if t.gate is None or gate_holds(s, f, t.gate, player, pid, 0, amount):
                    add(s, covered.owner, w, pid, covered.card, pid, 0, player, amount, 0)


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
    if t.how and not _happened_so(t.how, text):
        return False
    if (t.at_least and amount < t.at_least) or (0 <= t.at_most < amount):
        return False
    if t.who is not None and player not in players_of(s, f, t.who):
        return False
    if t.subject is not None and not _is(s, f, subject, t.subject):
        return False
    if t.object is not None and not _is(s, f, obj, t.object):
        return False
    if t.ordinal and _such_events(s, f, t) != t.ordinal:
        return False
    return t.gate is None or gate_holds(s, f, t.gate, player, subject, obj, amount)


WORDS: Final[dict[How, str]] = {
    How.IN_CHALLENGE: "in a challenge", How.BY_SHIFT: "shift", How.SUNG: "sing", How.SUNG_TOGETHER: "sing together",
    How.FREE: "free", How.EXERTED_BY_CHOICE: "exerted by choice", How.EXERTED: "exerted", How.READY: "ready",
    How.TO_TOP: "top", How.TO_BOTTOM: "bottom", How.FROM_DECK: "from deck", How.FROM_HAND: "from hand",
    How.FROM_DISCARD: "from discard", How.FROM_INKWELL: "from inkwell", How.FROM_PLAY: "from play",
    How.FROM_LOCATION: "from a location", How.OF_CHARACTER: "character", How.OF_LOCATION: "location",
    How.FOR_ACTION: "action", How.FOR_ITEM: "item", How.FOR_SUPPORT: "support", How.FOR_ABILITY: "ability",
    How.BY_BOOST: "Boost", How.START_OF_TURN: "start of turn", How.MAIN_PHASE: "main",
}


def _happened_so(how: How, text: str) -> bool:
    return text == WORDS[how] or (how == How.EXERTED and text == WORDS[How.EXERTED_BY_CHOICE])


def gate_holds(s: State, f: Frame, gate: Condition, player: int, subject: int, obj: int, amount: int) -> bool:
    bound = f.copy()
    bound.regs = [[subject], [obj], [player], [amount]]
    return holds(s, bound, gate)


def _such_events(s: State, f: Frame, t: Trigger) -> int:
    """How often this turn such a thing was done by such a player to such a card (6.2.2: the second time)."""
    players = None if t.who is None else players_of(s, f, t.who)
    n = 0
    code = int(t.event) if t.object is None else int(t.event) + TO
    for event, player, card, pid in s.ledger:
        if event != code or (players is not None and player not in players):
            continue
        if t.object is not None:
            if not _is(s, f, pid, t.object):
                continue
            pid = s.pid_of[card]
        if t.subject is not None:
            ref = pid if pid and st.permanent(s, pid) is not None else st.card_ref(s, card) if card >= 0 else 0
            if not _is(s, f, ref, t.subject):
                continue
        n += 1
    return n


def _is(s: State, f: Frame, ref: int, wanted: Filter | Ref) -> bool:
    if isinstance(wanted, Filter):
        return fits(s, f, ref, wanted)
    if isinstance(wanted, This):
        return ref != 0 and same_object(s, f.source, ref)
    return any(same_object(s, r, ref) for r in refs(s, f, wanted))


def add(
    s: State, player: int, w: Working, source: int, card: int, subject: int, obj: int, who: int, amount: int,
    effect: int,
) -> None:
    """CR 7.7.3.1: the player whose card generated the trigger adds it."""
    entry = BagEntry(s.next_number, player, w, source, card, subject, obj, who, amount, effect)
    s.next_number += 1
    s.bag.append(entry)
    if s.log is not None:
        s.log.append(Happening(EventKind.TRIGGERED, "6.2.3", player, card, -1, 0, card, EVERYBODY, w.name))
