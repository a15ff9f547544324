"""What `print(game)` shows at the end."""

from __future__ import annotations

import pytest

import tintero


@pytest.mark.parametrize(("loser", "winner"), [(1, 2), (2, 1)])
def test_the_end_is_told_by_the_number_of_the_player(loser: int, winner: int) -> None:
    game = tintero.new_game("amber-steel-guardians", "amethyst-ruby-flyers", seed=1)
    game.concede(loser)
    assert str(game).splitlines()[-1] == f"> Player {winner} won (1.8.1.3)"
