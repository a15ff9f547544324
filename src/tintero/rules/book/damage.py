"""Damage: deal, put, remove, move (1.9)."""

from __future__ import annotations

from .. import doings, kinds
from ..event import NOTHING, Event
from ..machinery.pieces import CHARACTER, LOCATION, Permanent
from ..machinery.state import State
from ..machinery.traits import permanent_stat, traits
from .replacement import Manner, Would, perform
from .statics import barred
from .triggers import happen


def can_have_damage(p: Permanent) -> bool:
    """CR 1.9.1: counters lie on characters and locations."""
    return p.face.type == CHARACTER or p.face.type == LOCATION


def would_be_dealt(
    s: State, pid: int, base: int, source: int, in_challenge: bool = False, unreduced: bool = False
) -> list[Would]:
    """CR 1.9.4: what this one would be dealt, all modifiers counted; nothing if it cannot be dealt damage."""
    p = s.in_play.get(pid)
    if p is None or not can_have_damage(p):
        return []
    t = traits(s, p)
    if base <= 0 and not (t.extra_damage and s.table.settings.open_points.zero_strength_deals_increase):
        return []  # CR 5.3.6.2: a base of 0 deals nothing at all
    if barred(s, p, doings.BE_DEALT_DAMAGE, source):
        return []  # CR 1.2.2
    if in_challenge and barred(s, p, doings.TAKE_CHALLENGE_DAMAGE, source):
        return []
    final = base + t.extra_damage - (0 if unreduced else t.resist)
    return [Would(pid, source, max(final, 0), max(base, 0))]


def deal_all(s: State, would: list[Would], player: int, in_challenge: bool = False) -> None:
    """CR 1.9.4.3: everything is placed at once."""
    if would:
        perform(s, kinds.DAMAGE_DEALT, would, player, Manner.IN_CHALLENGE if in_challenge else Manner.BY_EFFECT)
    else:
        nothing_done(s)


def deal(s: State, pid: int, base: int, source: int, player: int) -> None:
    deal_all(s, would_be_dealt(s, pid, base, source), player)


def put(s: State, pids: list[int], amount: int, source: int, player: int) -> None:
    """CR 1.9.2.2: counters that are put are not dealt; Resist does not matter (8.8.3)."""
    would: list[Would] = []
    for pid in pids:
        p = s.in_play.get(pid)
        if p is not None and amount > 0 and can_have_damage(p):
            would.append(Would(pid, source, amount))
    if would:
        perform(s, kinds.DAMAGE_DEALT, would, player, Manner.PUT)
    else:
        nothing_done(s)


def nothing_done(s: State) -> None:
    s.done = 0
    s.full = False


def can_be_removed(s: State, p: Permanent) -> bool:
    """Whether it has damage, and nothing keeps that there."""
    return p.damage > 0 and not barred(s, p, doings.HAVE_DAMAGE_REMOVED, NOTHING)


def remove(s: State, p: Permanent, amount: int, player: int, source: int, rule: str = "1.9.2.3") -> int:
    """CR 1.9.2.3: take counters off; returns how many."""
    n = min(amount, p.damage) if can_be_removed(s, p) else 0
    if n > 0:
        p.damage -= n
        happen(s, Event(kinds.DAMAGE_REMOVED, rule, player, p.pid, amount=n, source=source))
    return n


def challenge_strength(s: State, p: Permanent) -> int:
    """CR 4.6.6.1: what a character deals in a challenge; Challenger is in its strength by then."""
    return permanent_stat(s, p, traits(s, p).deals_with)
