"""The fixed registers of a resolving effect; labelled picks come after them."""

from __future__ import annotations

from typing import Final

from .state import Frame

SUBJECT: Final = 0  # who met the trigger condition
OBJECT: Final = 1  # the other participant
WHO: Final = 2  # the player of the triggering event
EVENT_AMOUNT: Final = 3
IT: Final = 4  # what was picked last
POOL: Final = 5  # the looked-at or revealed group
THAT_PLAYER: Final = 6
PICKED: Final = 7  # everything this ability has picked ("another")
SCRATCH: Final = 8  # the pick being made
SINGERS: Final = 9  # characters that sang the resolving song
FIRST_LABEL: Final = 10

# process kinds of a frame
P_SETUP: Final = 0
P_TURN: Final = 1
P_SETTLE: Final = 2
P_PROGRAM: Final = 3
P_PLAY: Final = 4
P_ABILITY: Final = 5
P_CHALLENGE: Final = 6
P_PAY: Final = 7
P_EVENTS: Final = 8
P_CONTEXT: Final = 9  # never on the stack: only somebody to evaluate for


def context(player: int, source: int, card: int) -> Frame:
    """A frame that only says for whom and from what something is evaluated."""
    frame = Frame(P_CONTEXT, player)
    frame.source = source
    frame.card = card
    return frame


def reg(frame: Frame, index: int) -> list[int]:
    """A register, empty if the frame has none."""
    return frame.regs[index] if index < len(frame.regs) else []
