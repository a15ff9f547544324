"""Damage: deal, put, remove, move (1.9)."""

from __future__ import annotations

from tintero.abilities.words import Doing, EventKind, Stat

from . import state as st
from .evaluate import permanent_stat
from .events import emit
from .replacement import COMBAT, DEALT, PUT, STRIDE, perform
from .state import Permanent, State
from .static import barred
from .traits import traits


def can_have_damage(p: Permanent) -> bool:
    """CR 1.9.1: counters lie on characters and locations."""
    return p.face.kind == st.CHARACTER or p.face.kind == st.LOCATION


def deal(
    s: State, amounts: list[tuple[int, int]], source: int, player: int, combat: bool = False, unreduced: bool = False
) -> None:
    """CR 1.9.4: base, then all modifiers, then place everything at once. (target pid, base amount) each."""
    packets: list[int] = []
    for pid, base in amounts:
        add_packet(s, packets, pid, base, source, combat, unreduced)
    place(s, packets, player, combat)


def add_packet(
    s: State, packets: list[int], pid: int, base: int, source: int, combat: bool, unreduced: bool
) -> None:
    p = s.in_play.get(pid)
    if p is None or not can_have_damage(p):
        return
    t = traits(s, p)
    if base <= 0 and not (t.extra_damage and s.table.settings.open_points.zero_strength_deals_increase):
        return  # CR 5.3.6.2: a base of 0 deals nothing at all
    if barred(s, p, Doing.BE_DEALT_DAMAGE, source):
        return  # CR 1.2.2
    if combat and barred(s, p, Doing.TAKE_CHALLENGE_DAMAGE, source):
        return
    final = base + t.extra_damage - (0 if unreduced else t.resist)
    packets += [pid, final if final > 0 else 0, source, base << 1 if base > 0 else 0]


def place(s: State, packets: list[int], player: int, combat: bool) -> None:
    if packets:
        perform(s, EventKind.DAMAGE_DEALT, packets, player, (COMBAT if combat else 0) | DEALT)
    else:
        s.done = 0
        s.full = False


def put(s: State, amounts: list[tuple[int, int]], source: int, player: int) -> None:
    """CR 1.9.2.2: counters that are put are not dealt; Resist does not matter (8.8.3)."""
    packets: list[int] = []
    for pid, n in amounts:
        p = s.in_play.get(pid)
        if p is not None and n > 0 and can_have_damage(p):
            packets += [pid, n, source, 0]
    if packets:
        perform(s, EventKind.DAMAGE_DEALT, packets, player, PUT)
    else:
        s.done = 0
        s.full = False


def remove(s: State, p: Permanent, amount: int, player: int, source: int, rule: str = "1.9.2.3") -> int:
    """CR 1.9.2.3: take counters off; returns how many."""
    if barred(s, p, Doing.HAVE_DAMAGE_REMOVED, 0):
        return 0
    n = min(amount, p.damage)
    if n > 0:
        p.damage -= n
        emit(s, EventKind.DAMAGE_REMOVED, rule, player, p.pid, 0, n, source)
    return n


def challenge_strength(s: State, p: Permanent) -> int:
    """CR 4.6.6.1: what a character deals in a challenge; Challenger is in its strength by then."""
    t = traits(s, p)
    return permanent_stat(s, p, Stat(t.deals_with))


__all__ = ["STRIDE", "challenge_strength", "deal", "put", "remove"]
