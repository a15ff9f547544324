"""A game as JSON, and again from its seed and choices."""

import pytest

from tintero.rules.game import Game
from tintero.rules.option import IllegalAction
from tintero.rules.refusals import DamagedState
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import make_table

from ..kit import FILLER, character

DEAL = make_table([[FILLER] * 40 + [character(f"A {i}") for i in range(20)] for _ in range(2)], CONSTRUCTED)


def played(steps: int) -> tuple[Game, list[tuple[int, int, int, int]]]:
    game = Game.start(DEAL, seed=5)
    choices = []
    for n in range(steps):
        option = game.options[(7 * n) % len(game.options)]
        choices.append(option.key())
        game.choose(option)
    return game, choices


def test_json_gives_an_equal_game() -> None:
    game, _ = played(40)
    again = Game.from_json(game.to_json(), DEAL)
    assert again.to_json() == game.to_json()
    assert again.options == game.options


@pytest.mark.parametrize("text", ["", "[]", "{", '{"active": 0}', "null"])
def test_damaged_json_is_refused(text: str) -> None:
    with pytest.raises(DamagedState):
        Game.from_json(text, DEAL)


def test_replay_reproduces_the_position() -> None:
    game, choices = played(60)
    assert Game.replay(DEAL, 5, choices).to_json() == game.to_json()


def test_replay_refuses_a_choice_that_was_not_legal() -> None:
    _, choices = played(10)
    with pytest.raises(IllegalAction):
        Game.replay(DEAL, 5, [*choices, (99, 0, 0, 0)])
