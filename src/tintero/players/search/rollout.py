"""A game played out from a position, by the sensible policy for everybody, and judged some turns later."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .budget import Spending
from .value import Valuer

DECISIONS_AT_MOST: Final = 400  # a turn that never ends is judged as it stands
LOOK_EVERY: Final = 8  # decisions between two looks at the clock
ROUNDS: Final = 2  # turns of every player until a game is judged
ROUNDS_OF_HAND: Final = 1  # there are many hands to compare: the sooner a game is judged, the less luck is in it


def play_out(game: Game, until: int, mind: Mind, spending: Spending | None = None) -> None:
    """Play on until turn `until` begins to be played, the game ends, or what may be spent on it is gone."""
    s = game.state
    left = DECISIONS_AT_MOST
    while s.outcome is None and s.turn < until and left:
        if spending is not None and left % LOOK_EVERY == 0 and spending.must_stop():
            return
        game.choose(sensible(s, mind))
        left -= 1


def horizon(s: State) -> int:
    """The turn at whose beginning games that are played out from here are judged."""
    rounds = ROUNDS_OF_HAND if s.asking == op.HAND else ROUNDS
    return s.turn + rounds * players_left(s)


def players_left(s: State) -> int:
    return sum(1 for p in s.players if p.in_game)


def expectation(
    game: Game, seat: int, since: int, until: int, mind: Mind, valuer: Valuer, spending: Spending | None = None
) -> float:
    """What the seat may expect from here, in a game that is thought about since that turn. The game is used up."""
    play_out(game, until, mind, spending)
    return valuer.win_chance(game.state, seat, since)


def end_of_turn(game: Game, option: int, mind: Mind, valuer: Valuer, spending: Spending) -> float:
    """What whoever is asked may expect if they take this option and the turn is then played to its end."""
    s = game.state
    turn, seat = s.turn, s.asked_by
    after = game.clone()
    mind.memory.clear()
    after.choose(option)
    return expectation(after, seat, turn, turn + 1, mind, valuer, spending)


def rolled_out(game: Game, option: int, seat: int, until: int, mind: Mind, valuer: Valuer) -> float:
    """What the seat may expect if it takes this option in this world. The game is used up."""
    since = game.state.turn
    game.choose(option)
    return expectation(game, seat, since, until, mind, valuer)
