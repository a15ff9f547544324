"""Sessions with two sample decks, on the shared reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.reading import shared_house
from tintero.table.session import Session

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


@pytest.fixture
def new_session() -> Callable[..., Session]:
    def make(*seats: str, seed: int = 1, first: int | None = 1, best_of: int = 1) -> Session:
        house = shared_house()
        decks = [house.load_deck(DECKS[n % 2]) for n in range(len(seats))]
        return Session(house, decks, seats, seed, first=first, best_of=best_of)

    return make
