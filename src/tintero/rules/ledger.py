"""What has happened this turn, for texts that say "this turn" (6.1.13.4)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import EventKind, How

from .state import State

IN_CHALLENGE: Final = 100  # added to an event that happened in a challenge
PLAYED_THIS_WAY: Final = 200  # played by a permission that allows each name once
TO: Final = 200  # added to a move: the last number is then the location moved to

RECORDED: Final = sum(1 << event for event in (
    EventKind.PLAYED, EventKind.QUESTED, EventKind.CHALLENGED, EventKind.BANISHED, EventKind.DAMAGE_TAKEN,
    EventKind.DAMAGE_REMOVED, EventKind.INKED, EventKind.DISCARDED, EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD,
    EventKind.DREW, EventKind.PUT_UNDER, EventKind.INK_DROP, EventKind.SANG, EventKind.MOVED, EventKind.EXERTED,
    EventKind.READIED, EventKind.LORE_GAINED, EventKind.LORE_LOST, EventKind.DAMAGE_DEALT, EventKind.RETURNED,
    EventKind.CHOSEN,
))


def code_of(event: EventKind, how: How = How.ANY) -> int:
    return event + IN_CHALLENGE if how == How.IN_CHALLENGE else event


def count_facts(s: State, code: int, players: list[int]) -> int:
    """How often it happened this turn to, or by, these players."""
    n = 0
    for event, player, _card, _pid in s.ledger:
        if event == code and player in players:
            n += 1
    return n
