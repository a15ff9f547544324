"""A game played out from a position, by the sensible policy for everybody, and judged some turns later."""

from __future__ import annotations

from typing import Final

from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .value import win_chance

DECISIONS_AT_MOST: Final = 400  # a turn that never ends is judged as it stands
ROUNDS: Final = 2  # turns of every player until a game is judged


def play_out(game: Game, until: int, mind: Mind) -> None:
    """Play on until turn `until` begins to be played, or the game ends."""
    s = game.state
    left = DECISIONS_AT_MOST
    while s.outcome is None and s.turn < until and left:
        game.choose(sensible(s, mind))
        left -= 1


def horizon(s: State) -> int:
    """The turn at whose beginning games that are played out from here are judged."""
    return s.turn + ROUNDS * sum(1 for p in s.players if p.in_game)


def expectation(game: Game, seat: int, since: int, until: int, mind: Mind) -> float:
    """What the seat may expect from here, in a game that is thought about since that turn. The game is used up."""
    play_out(game, until, mind)
    return win_chance(game.state, seat, since)


def rolled_out(game: Game, option: int, seat: int, until: int, mind: Mind) -> float:
    """What the seat may expect if it takes this option in this world. The game is used up."""
    since = game.state.turn
    game.choose(option)
    return expectation(game, seat, since, until, mind)
