"""Gameplay in general (2.1)."""

from __future__ import annotations

import pytest

from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import Option

from ..kit import FILLER


def keep_all(game: Game) -> Game:
    while game.state.asking == op.HAND:
        game.choose(Option(op.DONE))
    return game


def test_2_1_1_setup_comes_before_the_first_turn() -> None:
    game = Game.new([[FILLER] * 60] * 2, first=0)
    assert game.state.phase == st.Phase.SETUP
    assert game.state.turn == 0
    keep_all(game)
    assert game.state.phase == st.Phase.MAIN_PHASE
    assert game.state.turn == 1


@pytest.mark.parametrize(
    ("players", "first", "order"), [(2, 1, [1, 0, 1]), (3, 1, [1, 2, 0, 1]), (4, 3, [3, 0, 1, 2, 3])]
)
def test_2_1_3_turns_go_from_the_starting_player_round_the_table(players: int, first: int, order: list[int]) -> None:
    game = keep_all(Game.new([[FILLER] * 60] * players, first=first))
    seen = []
    for _ in order:
        seen.append(game.to_decide)
        game.choose(Option(op.END))
    assert seen == order


def test_2_1_3_1_the_series_may_name_the_starting_player() -> None:
    for first in (0, 1):
        assert Game.new([[FILLER] * 60] * 2, seed=5, first=first).state.first_player == first
