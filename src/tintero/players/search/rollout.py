"""A game played out from a position, by the sensible policy for everybody, and judged some turns later."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.greedy_turn import sensible
from ..policy.mind import Mind
from .budget import Spending
from .filtering import distinct
from .value import Valuer

DECISIONS_AT_MOST: Final = 400  # a turn that never ends is judged as it stands
LOOK_EVERY: Final = 8  # decisions between two looks at the clock
LOOKS_AHEAD: Final = 40  # questions of a game that somebody looks ahead at: more than two turns have
MOST_LOOKED_AT: Final = 24  # options; where there are more, the policy answers
LIKED: Final = 0.005  # what the policy would do is thought to be so much better than it looks
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
    return rounds_later(s, ROUNDS_OF_HAND if s.asking == op.HAND else ROUNDS)


def rounds_later(s: State, rounds: int) -> int:
    return s.turn + rounds * sum(1 for p in s.players if p.in_game)


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


def looked_ahead(game: Game, mind: Mind, scout: Mind, valuer: Valuer, spending: Spending) -> int:
    """The option that leads to most by the end of the turn, if the policy then plays it to its end."""
    s = game.state
    favourite = sensible(s, mind)
    if s.asking == op.HAND or s.asking == op.NAME:
        return favourite
    numbers = distinct(s, favourite)
    if len(numbers) == 1 or len(numbers) > MOST_LOOKED_AT:
        return favourite
    best = favourite
    most = -1.0
    for n in numbers:
        value = end_of_turn(game, n, scout, valuer, spending)
        if n == favourite:
            value += LIKED
        if value > most:
            best, most = n, value
    return best


def play_on(
    game: Game, seat: int, until: int, mind: Mind, scout: Mind, valuer: Valuer, spending: Spending
) -> None:
    """The seat looks ahead at what it is asked, everybody else goes on by the policy."""
    s = game.state
    looks = LOOKS_AHEAD
    left = DECISIONS_AT_MOST
    while s.outcome is None and s.turn < until and left and looks:
        if spending.must_stop():
            return
        if s.asked_by == seat and len(s.options) > 1:
            game.choose(looked_ahead(game, mind, scout, valuer, spending))
            looks -= 1
        else:
            game.choose(sensible(s, mind))
        left -= 1


def rolled_out(game: Game, option: int, seat: int, until: int, mind: Mind, valuer: Valuer) -> float:
    """What the seat may expect if it takes this option in this world. The game is used up."""
    since = game.state.turn
    game.choose(option)
    return expectation(game, seat, since, until, mind, valuer)
