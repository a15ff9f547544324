"""A game played out from a position, by the sensible policy for everybody, and judged on the way."""

from __future__ import annotations

from typing import Final

from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .value import win_chance

DECISIONS_AT_MOST: Final = 400  # a turn that never ends is judged as it stands
LOOKS: Final = (4, 8, 16)  # turns after which a game is judged: early there is less chance in it, late more truth


def play_out(game: Game, until: int, mind: Mind) -> None:
    """Play on until turn `until` begins to be played, or the game ends."""
    s = game.state
    left = DECISIONS_AT_MOST
    while s.outcome is None and s.turn < until and left:
        game.choose(sensible(s, mind))
        left -= 1


def expectation(game: Game, seat: int, since: int, mind: Mind) -> float:
    """What the seat may expect from here: the mean of what is judged at each look. The game is used up."""
    total = 0.0
    for turns in LOOKS:
        play_out(game, since + turns, mind)
        total += win_chance(game.state, seat, since)
    return total / len(LOOKS)


def rolled_out(game: Game, option: int, seat: int, until: int, mind: Mind) -> float:
    """What the seat may expect if it takes this option in this world. The game is used up."""
    since = game.state.turn
    game.choose(option)
    play_out(game, until, mind)
    return win_chance(game.state, seat, since)
