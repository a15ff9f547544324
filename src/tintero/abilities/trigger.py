"""Trigger conditions: what must happen, who does it, to whom (6.2)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Condition, Node, Ref
from .target import Filter
from .words import EventKind, How, Who


@dataclass(frozen=True)
class Trigger(Node):
    """One event to watch.

    `subject`: what the card that does it, or to which it happens, must be; a Ref means that very card.
    `object`: the other participant. `who`: the player who does it. `gate`: what must hold at that moment (6.1.13.6).
    `ordinal`: only the Nth such event of the turn. `at_least`, `at_most`: bounds of the event's amount.
    `how`: only if it happened that way.
    """

    event: EventKind
    subject: Filter | Ref | None = None
    object: Filter | Ref | None = None
    who: Who | None = None
    gate: Condition | None = None
    ordinal: int = 0
    at_least: int = 0
    at_most: int | None = None
    how: How = How.ANY
