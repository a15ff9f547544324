"""Long runs with OpenSpiel: its ISMCTS plays whole games, and thousands of positions are resampled.

    python -m tintero.env.spiel_runs ismcts --games 20 --simulations 20
    python -m tintero.env.spiel_runs resample --positions 5000
    python -m tintero.env.spiel_runs clone
    python -m tintero.env.spiel_runs playthrough > tests/env/playthrough.txt
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from .spiel import NAME

CURIOSITY: Final = 1.0  # how much ISMCTS tries what it knows little of
COPIES: Final = 5_000
PLAYTHROUGH_SEED: Final = 7
TENSOR: Final = "Tensor("
LONG: Final = 1_500  # letters of a line


class Played(NamedTuple):
    """Games of ISMCTS against random answers."""

    games: int
    won: int
    decisions: int
    seconds: float


class Resampled(NamedTuple):
    positions: int
    changed: int  # in which the player would have noticed


def ismcts(games: int, simulations: int, seed: int, longest: int) -> Played:
    """`longest`: so many actions of a game are thought about; then both sides answer by chance."""
    game = pyspiel.load_game(NAME)
    began = perf_counter()
    won = decisions = 0
    for n in range(games):
        chance = np.random.RandomState(seed + n)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), CURIOSITY, simulations, random_state=chance)
        state = game.new_initial_state()
        seat = n % game.num_players()
        while not state.is_terminal():
            thinks = state.current_player() == seat and state.move_number() < longest
            action = bot.step(state) if thinks else chance.choice(state.legal_actions())
            decisions += bool(thinks)
            state.apply_action(int(action))
        won += state.returns()[seat] > 0
    return Played(games, won, decisions, perf_counter() - began)


def resample(positions: int, seed: int) -> Resampled:
    """Positions of random games, 2 to 4 players in turn: what the player knows must stay the same."""
    chance = random.Random(seed)
    looked = changed = 0
    while looked < positions:
        state = pyspiel.load_game(NAME, {"players": 2 + looked % 3}).new_initial_state()
        while not state.is_terminal() and looked < positions:
            if not state.is_chance_node():
                me = state.current_player()
                dealt = state.resample_from_infostate(me, chance.random)
                changed += _known(dealt, me) != _known(state, me)
                looked += 1
            state.apply_action(chance.choice(state.legal_actions()))
    return Resampled(looked, changed)


def _known(state: Any, player: int) -> tuple[object, ...]:
    return state.information_state_string(player), state.current_player(), state.legal_actions()


def playthrough() -> str:
    """A game as OpenSpiel writes it down to be compared later; of tensors and endless lists, a digest."""
    whole: list[str] = []
    for line in generate_playthrough.playthrough(NAME, None, seed=PLAYTHROUGH_SEED).splitlines():
        if line.startswith(" ") and whole and TENSOR in whole[-1]:
            whole[-1] += line  # its next row
        else:
            whole.append(line)
    return "".join(f"{_short(line)}\n" for line in whole)


def _short(line: str) -> str:
    if TENSOR not in line and len(line) < LONG:
        return line
    return f"{line[: line.index(')') + 1]} … {sha256(line.encode()).hexdigest()[:16]}"


def clone_time(seed: int) -> float:
    """Microseconds for a copy in the middle of a game."""
    chance = random.Random(seed)
    state = pyspiel.load_game(NAME).new_initial_state()
    while state.move_number() < 80 and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    began = perf_counter()
    for _ in range(COPIES):
        state.clone()
    return (perf_counter() - began) / COPIES * 1e6


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.spiel_runs", description=__doc__)
    parser.add_argument("what", choices=("ismcts", "resample", "clone", "playthrough"))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=20, help="of ISMCTS, for each decision")
    parser.add_argument("--positions", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if min(given.games, given.simulations, given.positions) < 1:
        parser.error("--games, --simulations and --positions are counted from 1")
    if given.what == "clone":
        print(f"{clone_time(given.seed):.1f} microseconds a copy")
        return 0
    if given.what == "playthrough":
        print(playthrough(), end="")
        return 0
    if given.what == "resample":
        found = resample(given.positions, given.seed)
        print(f"{found.positions} positions resampled, {found.changed} of them known by a difference")
        return 1 if found.changed else 0
    played = ismcts(given.games, given.simulations, given.seed, longest=10_000)
    print(
        f"{played.games} games, {played.won} won against random answers, {played.decisions} decisions, "
        f"{played.seconds:.0f} s"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
