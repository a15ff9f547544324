"""Cards enter play, are covered, and leave it (4.3.3, 7.4, 8.10)."""

from __future__ import annotations

from tintero.abilities.words import Until

from .. import kinds, ways
from ..event import EVERYBODY, NOTHING, Event
from ..machinery.pieces import CHARACTER, DECK, DISCARD, HAND, INKWELL, LOCATION, PLAY, PLAYED, UNDER, Permanent
from ..machinery.state import State
from ..machinery.traits import BODYGUARD, refresh, traits
from .triggers import happen, watch_covered
from .zones import arrive, enters_inkwell_exerted, move_to, take_out, tell_inked


def into_play(s: State, card: int) -> None:
    """CR 7.4: the card lies in the Play zone, faceup."""
    take_out(s, card)
    move_to(s, card, PLAY)
    s.known[card] = EVERYBODY


def enter_play(s: State, card: int, exerted: bool, damage: int) -> Permanent:
    """CR 4.3.3.1, 6.7.9: a new permanent, with whatever changes how it enters already applied."""
    face = s.face_of(card)
    into_play(s, card)
    p = Permanent(s.next_pid, card, s.table.owners[card], face)
    s.next_pid += 1
    p.exerted = exerted and face.type != LOCATION
    p.drying = True  # CR 1.7.5: kept for items too (8.10.4.1); locations do not mind
    p.damage = damage
    s.in_play[p.pid] = p
    s.pid_of[card] = p.pid
    s.changed()
    return p


def cover(s: State, card: int, base: Permanent, second: Permanent | None, exerted: bool) -> list[Permanent]:
    """CR 8.10: the new card lies on top; states, damage and effects stay. Returns what the bases were before."""
    if s.stale:
        refresh(s)  # the covered cards are remembered as they were (4.3.4.2, 6.7.7)
    before = [base.copy()]
    into_play(s, card)
    pile = [base.card, *base.under]
    _goes_under(s, base, card)
    if second is not None:
        pile += [second.card, *second.under]
        _goes_under(s, second, card)
        merge(s, base, second)
        before.append(second)
    base.under = pile
    base.card = card
    base.face = s.face_of(card)
    base.exerted = (base.exerted or exerted) and base.face.type != LOCATION
    base.used = ()
    base.shifted = True
    base.used_ink_drop = False
    s.pid_of[card] = base.pid
    s.changed()
    return before


def _goes_under(s: State, base: Permanent, on_top: int) -> None:
    happen(s, Event(kinds.COVERED, "8.10.2", base.owner, base.pid, s.ref_of(on_top)))
    move_to(s, base.card, UNDER)
    s.pid_of[base.card] = NOTHING


def merge(s: State, base: Permanent, second: Permanent) -> None:
    """CR 8.10.4.2: drying beats dry, exerted beats ready; whether damage adds up the rules do not say (8.10.6)."""
    base.drying = base.drying or second.drying
    base.exerted = base.exerted or second.exerted
    if s.table.settings.open_points.two_bases_sum_damage:
        base.damage += second.damage
    base.damaged_by += second.damaged_by
    for e in s.lasting:
        e.now_about(second.pid, base.pid)
    empty_location(s, second.pid, [])
    second.left_moves = s.moves[second.card]
    s.gone = {**s.gone, second.pid: second}
    del s.in_play[second.pid]


def empty_location(s: State, pid: int, leaving: list[Permanent]) -> None:
    """CR 5.6.6: the characters of a location that is gone stay in play at no location, unless they leave with it."""
    for q in s.in_play.values():
        if q.location == pid:
            q.location = NOTHING
            if q in leaving:
                continue
            happen(s, Event(kinds.LEFT_LOCATION, "5.6.6", q.owner, q.pid, pid))


def leave_play(
    s: State, pids: list[int], zone: int, rule: str, source: int = NOTHING, top: bool = True, exerted: bool = True,
    banished: bool = False,
) -> int:
    """Permanents leave together; triggers see the instant before (7.4.3), piles go along (5.1.1.7)."""
    leaving = [s.in_play[pid] for pid in pids if pid in s.in_play]
    if not leaving:
        return 0
    if s.stale:
        refresh(s)
    for p in leaving:
        how = ways.ANY
        if p.face.type == CHARACTER and (p.pid == s.challenging or p.pid == s.challenged):
            how = ways.IN_CHALLENGE
        if banished:
            happen(s, Event(kinds.BANISHED, rule, p.owner, p.pid, credited(p), 1, source, how))
        elif zone == HAND:
            happen(s, Event(kinds.RETURNED, rule, p.owner, p.pid, amount=1, source=source))
        if zone == DECK:
            how = ways.TO_DECK
        happen(s, Event(kinds.LEFT_PLAY, rule, p.owner, p.pid, amount=1, source=source, how=how))
    for p in leaving:
        _out_of_play(s, p, zone, source, top, exerted)
        if p.face.type == LOCATION:
            empty_location(s, p.pid, leaving)
    if s.lasting:
        # CR 6.4.2.3: "while this item is in play" ends the instant its source leaves
        s.lasting = [e for e in s.lasting if e.until != Until.WHILE_SOURCE_IN_PLAY or e.source in s.in_play]
    s.changed()
    return len(leaving)


def _out_of_play(s: State, p: Permanent, zone: int, source: int, top: bool, exerted: bool) -> None:
    """The permanent is gone; its card and the pile under it are new objects elsewhere."""
    del s.in_play[p.pid]
    s.gone = {**s.gone, p.pid: p}
    s.pid_of[p.card] = NOTHING
    pile = [p.card, *p.under]
    if zone == DECK and top:
        pile.reverse()  # CR 7.2.3: a stack moves as a block, its top card stays uppermost
    exerted = exerted or (zone == INKWELL and enters_inkwell_exerted(s, p.owner))
    for card in pile:
        arrive(s, card, zone, top, exerted)
        if zone == INKWELL:
            tell_inked(s, card, "7.5.2", source, ways.EXERTED if exerted else ways.READY)
        elif zone == DISCARD:
            how = ways.FROM_PLAY
            happen(s, Event(kinds.INTO_DISCARD, "7.6.1", p.owner, s.ref_of(card), NOTHING, 1, source, how))
    p.left_moves = s.moves[p.card]


def credited(p: Permanent) -> int:
    """The character that banished it: the last one credited since the previous check (1.8.1.4)."""
    return p.damaged_by[-1] if p.damaged_by else NOTHING


def announce_played(
    s: State, p: Permanent, covered: list[Permanent], ink: int, damage: int, how: int, chosen: bool
) -> None:
    """CR 4.3.3: it counts as played; a covered card still sees it (4.3.4.2).

    `chosen`: its player had it enter exerted (6.7.9).
    """
    p.did |= PLAYED
    played = Event(kinds.PLAYED, "4.3.3", p.owner, p.pid, amount=ink, how=how)
    happen(s, played)
    for q in covered:
        if q.face.watches >> kinds.PLAYED & 1:
            watch_covered(s, q, played)
    entered = ways.EXERTED_BY_CHOICE if chosen else ways.EXERTED if p.exerted else ways.ANY
    rule = "4.3.3"
    if chosen:
        rule = "8.3.2" if traits(s, p).keywords & BODYGUARD else "6.7.9"
    happen(s, Event(kinds.ENTERED, rule, p.owner, p.pid, amount=damage, how=int(entered)))
