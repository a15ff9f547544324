"""Move a character to a location (4.7)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr

from ... import doings, kinds, ways
from ... import refusals as why
from ...event import NOTHING, Event
from ...machinery.evaluate import fits, number
from ...machinery.pieces import CHARACTER, LOCATION, Permanent
from ...machinery.state import LiveRule, State
from ...option import MOVE, Option
from ...refusals import Refusal
from ..costs import can_pay_ink
from ..player_rules import rules_for
from ..statics import barred, permitted
from ..triggers import happen

ONCE: Final = "move for less"  # among what a permanent used this turn


def move_cost(s: State, player: int, p: Permanent, location: Permanent) -> int:
    """CR 4.7.3.2: free is imposed when available; else the move cost plus modifiers."""
    if permitted(s, p, doings.MOVE_HERE_FREE, location.pid) or _invites(s, location, p):
        return 0
    total = location.face.move_cost
    if s.rules:
        for r in discounts(s, player, p, location):
            total -= number(s, r.f, r.rule.amount)
    return total if total > 0 else 0


def discounts(s: State, player: int, p: Permanent, location: Permanent) -> list[LiveRule[pr.MoveForLess]]:
    """Payment modifiers for this move; one that works once a turn is marked as used on its source."""
    out: list[LiveRule[pr.MoveForLess]] = []
    for r in rules_for(s, pr.MoveForLess, player):
        source = s.in_play.get(r.source)
        if r.rule.once_each_turn and source is not None and ONCE in source.used:
            continue
        if fits(s, r.f, p.pid, r.rule.characters) and fits(s, r.f, location.pid, r.rule.locations):
            out.append(r)
    return out


def _invites(s: State, location: Permanent, p: Permanent) -> bool:
    """The location itself says who may move here for free."""
    return permitted(s, location, doings.MOVE_HERE_FREE, p.pid)


def refusal(s: State, player: int, p: Permanent, location: Permanent) -> Refusal | None:
    if p.owner != player or location.owner != player:
        return why.NOT_YOURS
    if p.face.type != CHARACTER:
        return why.NOT_A_CHARACTER
    if location.face.type != LOCATION:
        return why.NOT_A_LOCATION
    if p.location == location.pid and not s.table.settings.open_points.move_to_same_location:
        return why.ALREADY_THERE
    if barred(s, p, doings.MOVE, location.pid):
        return why.CANT_MOVE
    if not can_pay_ink(s, player, move_cost(s, player, p, location)):
        return why.CANT_AFFORD
    return None


def options(s: State, player: int, mine: list[Permanent], out: list[Option]) -> None:
    spots = [q for q in mine if q.face.type == LOCATION]
    if not spots:
        return
    for p in mine:
        if p.face.type == CHARACTER:
            for q in spots:
                if refusal(s, player, p, q) is None:
                    out.append(Option(MOVE, p.card, q.card))


def move(s: State, player: int, p: Permanent, location: Permanent, cost: int) -> None:
    """CR 4.7.4; what it costs is paid (`paid_action`)."""
    if s.rules:
        for r in discounts(s, player, p, location):
            if r.rule.once_each_turn and r.source in s.in_play:
                s.in_play[r.source].mark_used(ONCE)
    go_to(s, p, location.pid, player, cost)


def go_to(s: State, p: Permanent, location: int, player: int, amount: int, source: int = NOTHING) -> None:
    """CR 4.7.4: it is at the location now; no change of zone."""
    how = ways.FROM_LOCATION if p.location else ways.ANY
    p.location = location
    s.changed()
    happen(s, Event(kinds.MOVED, "4.7.4", player, p.pid, location, amount, source, how))
