"""Who sits down where decks lie already: at a game that goes on, or at a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from tintero.edges.plain_text import neutral
from tintero.players.registry import PLAYERS
from tintero.table.saves import SavedDeck
from tintero.table.seating import HUMAN

from .entries import Place
from .new_table import LONGEST_NAME, Asked
from .refused import Refused


class Sitter(Asked):
    """`human`, or a bot by name."""

    who: Annotated[str, Field(max_length=LONGEST_NAME)] = HUMAN
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""


def places(sitters: Sequence[Sitter], decks: Sequence[SavedDeck]) -> list[Place]:
    """Everybody with their deck; nobody named: a person at each seat."""
    seats = sitters or [Sitter() for _ in decks]
    if len(seats) != len(decks):
        raise Refused("wrong_seats", 422, count=len(decks))
    for seat in seats:
        if seat.who != HUMAN and seat.who not in PLAYERS:
            raise Refused("unknown_bot", 422, name=seat.who, names=[HUMAN, *PLAYERS])
    return [
        Place(name=neutral(seat.name).strip(), who=seat.who, deck=deck) for seat, deck in zip(seats, decks, strict=True)
    ]
