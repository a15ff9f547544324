"""General (1.1)."""

from __future__ import annotations

import pytest

from tintero.rules.game import Game

from ..kit import FILLER, Scene


@pytest.mark.parametrize("players", [0, 1])
def test_1_1_1_a_game_needs_two_players(players: int) -> None:
    with pytest.raises(ValueError):
        Game.new([[FILLER] * 60] * players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_6_turns_go_round_a_ring_of_players(players: int) -> None:
    scene = Scene(players)
    seen = []
    for _ in range(players + 1):
        seen.append(scene.asked_player)
        scene.end()
    assert seen == [*range(players), 0]
