"""Helpers for the meanings of points of time: until when, at what moment, and floating triggers (6.2.7, 6.4)."""

from __future__ import annotations

from typing import Any

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.trigger import Trigger
from tintero.abilities.unbound import Doer
from tintero.abilities.words import THEIR_TIME, Doing, EventKind, Moment, Until

from .meanings_triggers import one

MOMENTS = {
    "your next": Moment.START_OF_YOUR_NEXT_TURN, "your end": Moment.END_OF_YOUR_TURN, "end": Moment.END_OF_TURN,
}  # fmt: skip
UNTIL = {
    "your next": Until.START_OF_YOUR_NEXT_TURN, "their next": Until.UNTIL_THEIR_NEXT_TURN, "end": Until.THIS_TURN,
}  # fmt: skip


def moment_at(point: str | None) -> Moment:
    """At that point of time, LookupError if nothing can be put off until then; or after the challenge."""
    return Moment.AFTER_CHALLENGE if point is None else MOMENTS[point]


def until_at(point: str) -> Until:
    return UNTIL[point]


def only_at(point: str) -> Until:
    """Not before nor after: what is said of a turn's own start."""
    return {"their next": Until.START_OF_THEIR_NEXT_TURN}[point]


def whenever(
    triggers: tuple[Trigger, ...] | None, next_time: tuple[Trigger, ...] | None, effect: ef.Effect, until: Until
) -> ef.Whenever:
    """CR 6.2.7: each time, or once. A trigger that floats is nobody else's: "their" next turn is not told."""
    if until in THEIR_TIME:
        raise ValueError("whose turn?")
    watched = triggers or next_time
    assert watched
    return ef.Whenever(watched, effect, until, once=triggers is None)


def shield(whom: ta.Target, suffer: tuple[Trigger, ...], who: str, gain: tuple[Any, ...], until: Until) -> ef.Shield:
    """ "The next time they would be dealt damage they take no damage instead"; who is spoken of twice is one card."""
    one_card = isinstance(whom, ta.The) or (isinstance(whom, ta.Chosen) and whom.count == 1 and not whom.silent)
    if until in THEIR_TIME:
        raise ValueError("whose turn?")
    if not one_card or who not in ("them", "it") or gain != (pr.Cant(Doing.BE_DEALT_DAMAGE),):
        raise ValueError("no damage instead of damage")
    harms = {one(EventKind.DAMAGE_DEALT, object=Doer()): False, one(EventKind.DAMAGE_TAKEN): True}
    return ef.Shield(whom, until, taken=harms[suffer])
