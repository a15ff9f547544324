"""Who sits where, and whom a sentence means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tintero.words import Person

HUMAN: Final = "human"


class Seating:
    """`seats`: for each player a person or a bot by name; nobody at all if the game is only studied.

    `names`: what the people among them are called; '' for whoever gave none.
    """

    def __init__(self, seats: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        self.seats = tuple(seats)
        self.names = tuple(names)

    def is_person(self, seat: int) -> bool:
        return bool(self.seats) and self.seats[seat] == HUMAN

    def person(self, seat: int, viewer: int | None = None) -> Person:
        """A seat (from 0) for whoever reads. Computers are called so where one person plays with them."""
        you = seat == viewer
        if self.is_person(seat) or self.seats.count(HUMAN) != 1:
            named = self.is_person(seat) and seat < len(self.names)
            return Person(seat + 1, name=self.names[seat] if named else "", you=you)
        bots = [n for n, who in enumerate(self.seats) if who != HUMAN]
        return Person(0 if len(bots) == 1 else bots.index(seat) + 1, computer=True, you=you)

    def called(self, viewer: int | None) -> Callable[[int], Person]:
        """Whom a sentence for this reader means by a seat."""
        return lambda seat: self.person(seat, viewer)
