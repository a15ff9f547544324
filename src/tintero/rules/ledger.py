"""What has happened this turn, for texts that say "this turn" (6.1.13.4)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.words import Event

from .state import State

IN_CHALLENGE: Final = 100  # added to an event that happened in a challenge
PLAYED_THIS_WAY: Final = 200  # played by a permission that allows each name once
TO: Final = 200  # added to a move: the last number is then the location moved to

FACTS: Final[dict[str, int]] = {
    "played": int(Event.PLAYED),
    "quested": int(Event.QUESTED),
    "challenged": int(Event.CHALLENGED),
    "banished": int(Event.BANISHED),
    "banished in a challenge": int(Event.BANISHED) + IN_CHALLENGE,
    "took damage": int(Event.DAMAGE_TAKEN),
    "damage removed": int(Event.DAMAGE_REMOVED),
    "inked": int(Event.INKED),
    "discarded": int(Event.DISCARDED),
    "put into discard": int(Event.INTO_DISCARD),
    "left discard": int(Event.LEFT_DISCARD),
    "drew": int(Event.DREW),
    "put under": int(Event.PUT_UNDER),
    "got ink drop": int(Event.INK_DROP),
    "sang": int(Event.SANG),
    "moved": int(Event.MOVED),
    "exerted": int(Event.EXERTED),
    "readied": int(Event.READIED),
    "gained lore": int(Event.LORE_GAINED),
    "lost lore": int(Event.LORE_LOST),
    "dealt damage": int(Event.DAMAGE_DEALT),
    "returned": int(Event.RETURNED),
    "chosen": int(Event.CHOSEN),
}


def _mask() -> int:
    mask = 0
    for code in FACTS.values():
        if code < IN_CHALLENGE:
            mask |= 1 << code
    return mask


RECORDED: Final = _mask()


def count_facts(s: State, fact: str, players: list[int]) -> int:
    """How often it happened this turn to, or by, these players."""
    code = FACTS[fact]
    n = 0
    for event, player, _card, _pid in s.ledger:
        if event == code and player in players:
            n += 1
    return n
