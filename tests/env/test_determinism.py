"""E6: the same seed and the same answers give the same observations, on both builds and on every machine.

What is written here is what `tintero_v0` has given since it was published. If it changes, either the change is a
mistake or the environment gets a new version.
"""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

from tintero.env.hall import usual_hall
from tintero.env.match import Match

DECKS = ("amber-steel-guardians", "ruby-steel-duelists", "emerald-sapphire-wardens", "amber-emerald-company")
GIVEN = {2: "6e000e29b3179cc3", 3: "7b31186ca894ac90", 4: "2870b385cb8d37c2"}


def digest_of_game(players: int, seed: int) -> str:
    """Of everything that all seats saw of a game with random answers."""
    match = Match.begin(usual_hall().lay(DECKS[:players]), seed)
    chance = random.Random(seed)
    seen = sha256()
    while not match.over:
        for player in range(players):
            seen.update(match.observe(player))
        match.act(chance.randrange(match.actions))
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_are_those_that_were_published(players: int) -> None:
    assert digest_of_game(players, 11) == GIVEN[players]


def test_a_copy_sees_what_its_original_sees() -> None:
    match = Match.begin(usual_hall().lay(DECKS[:2]), 5)
    chance = random.Random(5)
    while not match.over:
        copy = match.clone()
        row = chance.randrange(match.actions)
        for one in (match, copy):
            one.act(row)
        assert [match.observe(p) for p in range(2)] == [copy.observe(p) for p in range(2)]
