"""Which abilities did something, told by the events alone: for those who count what a game has shown.

That an ability was used, or that it left the bag and nothing came of it, is not doing something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tintero.abilities.words import EventKind

from . import kinds, ways
from .event import NO_CARD, Event
from .fast import ACTION, State
from .option import TURN

# Events that come with the resolving of an effect, whether or not it does anything.
IDLE: Final = frozenset(
    {
        EventKind.TRIGGERED, EventKind.RESOLVED, EventKind.ABILITY_USED, EventKind.CHOSEN, EventKind.SETTLED,
        EventKind.NO_EFFECT, EventKind.EXPIRED, EventKind.INK_PAID, EventKind.PERMISSION_USED,
    }
)  # fmt: skip
NEW_TIME: Final = (kinds.TURN_BEGAN, kinds.STEP_BEGAN)  # by then every effect is over


class Deeds:
    """Give it every event of a game, in their order: it knows which ability of a card is being resolved."""

    def __init__(self) -> None:
        self.resolving: dict[int, str] = {}  # the ability that began last, by its card

    def see(self, s: State, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        """The card and the key of each ability that does something, again for everything that it does."""
        for e in events:
            if e.kind in NEW_TIME:
                self.resolving.clear()
            elif e.kind in (kinds.RESOLVED, kinds.ABILITY_USED):
                self.begins(s, e.card, e.ability)
            elif e.kind == kinds.PLAYED and s.face_of(e.card).type == ACTION:
                self.begins(s, e.card, f"{s.face_of(e.card).full_name}/effect")
            elif e.kind == kinds.REPLACED:
                yield e.cause, e.ability
            key = self.resolving.get(e.cause)
            if key is not None and not is_idle(e):
                yield e.cause, key
        if s.asking == TURN:
            self.resolving.clear()

    def begins(self, s: State, card: int, key: str) -> None:
        """Under the card itself, and under the one that has been laid on top of it meanwhile (8.10)."""
        self.resolving[card] = key
        for p in s.in_play.values():
            if card in p.under:
                self.resolving[p.card] = key


def is_idle(e: Event) -> bool:
    """Whether it would have happened without the effect of the card that is named as its cause."""
    itself = e.kind == kinds.PLAYED and e.card == e.cause
    return e.cause == NO_CARD or e.kind in IDLE or itself or e.how == ways.IN_CHALLENGE
