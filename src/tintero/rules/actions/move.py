"""Move a character to a location (4.7)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Doing, EventKind

from .. import reasons as why
from .. import state as st
from ..costs import can_pay_ink, pay_ink
from ..evaluate import fits, number
from ..events import emit
from ..imposed import MOVE_FOR_LESS, rule_context, rules_for
from ..option import MOVE, Option
from ..state import LiveRule, Permanent, State
from ..static import barred, permitted

ONCE: Final = "move for less"

def move_cost(s: State, player: int, p: Permanent, location: Permanent) -> int:
    """CR 4.7.3.2: free is imposed when available; else the move cost plus modifiers."""
    if permitted(s, p, Doing.MOVE_HERE_FREE, location.pid) or _invites(s, location, p):
        return 0
    total = location.face.move_cost
    if s.rules:
        for r in discounts(s, player, p, location):
            total -= number(s, rule_context(s, r), r.node.amount)
    return total if total > 0 else 0


def discounts(s: State, player: int, p: Permanent, location: Permanent) -> list[LiveRule]:
    """Payment modifiers for this move; one that works once a turn is marked as used on its source."""
    out: list[LiveRule] = []
    for r in rules_for(s, MOVE_FOR_LESS, player):
        source = s.in_play.get(r.source)
        if r.node.once_each_turn and source is not None and ONCE in source.used:
            continue
        f = rule_context(s, r)
        if fits(s, f, p.pid, r.node.characters) and fits(s, f, location.pid, r.node.locations):
            out.append(r)
    return out


def _invites(s: State, location: Permanent, p: Permanent) -> bool:
    """The location itself says who may move here for free."""
    return permitted(s, location, Doing.MOVE_HERE_FREE, p.pid)


def refusal(s: State, player: int, p: Permanent, location: Permanent) -> int:
    if p.owner != player or location.owner != player:
        return why.NOT_YOURS
    if p.face.kind != st.CHARACTER:
        return why.NOT_A_CHARACTER
    if location.face.kind != st.LOCATION:
        return why.NOT_A_LOCATION
    if p.at == location.pid and not s.table.settings.open_points.move_to_same_location:
        return why.ALREADY_THERE
    if barred(s, p, Doing.MOVE, location.pid):
        return why.CANT_MOVE
    if not can_pay_ink(s, player, move_cost(s, player, p, location)):
        return why.CANT_AFFORD
    return why.OK


def options(s: State, player: int, out: list[Option]) -> None:
    spots = [q for q in s.in_play.values() if q.owner == player and q.face.kind == st.LOCATION]
    if not spots:
        return
    for p in s.in_play.values():
        if p.owner == player and p.face.kind == st.CHARACTER:
            for q in spots:
                if refusal(s, player, p, q) == why.OK:
                    out.append(Option(MOVE, p.card, q.card))


def move(s: State, player: int, p: Permanent, location: Permanent) -> None:
    cost = move_cost(s, player, p, location)
    if s.rules:
        for r in discounts(s, player, p, location):
            if r.node.once_each_turn and r.source in s.in_play:
                s.in_play[r.source].used.append(ONCE)
    if cost:
        pay_ink(s, player, cost, "4.7.3.4")
    before = p.at
    p.at = location.pid
    s.stale = s.restless = True
    emit(s, EventKind.MOVED, "4.7.4", player, p.pid, location.pid, cost, 0, -1, "from a location" if before else "")
