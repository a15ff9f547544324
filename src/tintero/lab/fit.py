"""Fits the value that the thinker judges positions by (`players.search.value`) to games that were played.

    python -m tintero.lab.fit --games 3000 --write

Games between the sample decks, with some moves by chance so that more kinds of positions come up. From every turn the
difference of what the two players have and who won in the end; then a logistic regression. `--write` puts the weights
into `players/search/fitted.py`. It needs numpy: `pip install "tintero[lab]"`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tintero.cards import sample_decks
from tintero.players.chosen import make_player
from tintero.players.search import fitted
from tintero.players.search.value import FEATURES, features, phases, sides
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import Deal, make_table
from tintero.table.house import House

from .simulate import LONGEST_GAME, game_seed, open_house
from .workers import shared

MIRRORS: Final = 0.4  # of the games are between two equal decks
NOISE: Final = (0.0, 0.05, 0.1, 0.2)  # how often a move is made by chance
SHRINKING: Final = 3.0  # pulls weights that little speaks for towards nothing
ROUNDS: Final = 30
TESTED: Final = 10  # every tenth game is kept for the test
CHUNK: Final = 50


class Row(NamedTuple):
    """A position at the beginning of a turn."""

    game: int
    apart: tuple[float, ...]  # what the first player has more
    race: float
    growth: float
    won: float  # by the first player


def rows_of(game: Game, number: int, players: Sequence[Any], chance: Random) -> list[Row]:
    """Play the game to its end."""
    s = game.state
    noise = chance.choice(NOISE)
    found: list[tuple[tuple[float, ...], float, float]] = []
    last = 0
    while not s.over():
        if s.asking == op.TURN and s.turn != last:
            last = s.turn
            both = sides(s)
            mine, theirs = features(s, 0, both[0]), features(s, 1, both[1])
            found.append((tuple(a - b for a, b in zip(mine, theirs, strict=True)), *phases(s)))
        chosen = players[s.asked_by].choose(game)
        game.choose(chance.randrange(len(s.options)) if noise and chance.random() < noise else chosen)
    outcome = game.outcome
    won = 0.5 if outcome is None or outcome.drawn else float(0 in outcome.winners)
    return [Row(number, apart, race, growth, won) for apart, race, growth in found]


class Field:
    """The sample decks, ready to play each other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.decks = [house.definitions(house.load_deck(name)) for name in sample_decks()]
        self.library = Library()
        self.deals: dict[tuple[int, int], Deal] = {}

    def deal(self, pair: tuple[int, int]) -> Deal:
        if pair not in self.deals:
            settings = replace(CONSTRUCTED, max_turns=LONGEST_GAME)
            self.deals[pair] = make_table([self.decks[n] for n in pair], settings, library=self.library)
        return self.deals[pair]

    def play(self, who: str, seed: int, number: int) -> list[Row]:
        chance = Random(game_seed(seed, number, 1))
        first = chance.randrange(len(self.decks))
        second = first if chance.random() < MIRRORS else chance.randrange(len(self.decks))
        players = [make_player(who, game_seed(seed, number, 2 + seat), self.house) for seat in (0, 1)]
        game = Game.start(self.deal((first, second)), game_seed(seed, number), log=False)
        return rows_of(game, number, players, chance)


@lru_cache(maxsize=1)
def open_field() -> Field:
    """The tables that a process keeps."""
    return Field(open_house(None))


def play_some(who: str, seed: int, start: int, stop: int) -> list[Row]:
    """In a worker, or alone."""
    return [row for number in range(start, stop) for row in open_field().play(who, seed, number)]


def all_rows(who: str, games: int, seed: int, jobs: int) -> Iterator[Row]:
    parts = [(who, seed, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    found = shared(play_some, parts, jobs) if jobs > 1 else (play_some(*part) for part in parts)
    for rows in found:
        yield from rows


class Fit(NamedTuple):
    """The weights, and how well they foretell games that they were not fitted to."""

    weights: list[float]
    positions: int
    loss: float  # mean log-loss; a coin has 0.693
    right: float  # how often the likelier player won


def fit(rows: Sequence[Row]) -> Fit:
    try:
        import numpy as np
    except ImportError as missing:
        raise SystemExit('numpy is needed: pip install "tintero[lab]"') from missing

    apart = np.array([row.apart for row in rows])
    phase = np.array([(row.race, row.growth) for row in rows])
    inputs = np.hstack([apart, apart * phase[:, :1], apart * phase[:, 1:]])
    won = np.array([row.won for row in rows])
    kept = np.array([row.game % TESTED == 0 for row in rows])

    def fitted_to(x: Any, y: Any) -> Any:
        weights = np.zeros(x.shape[1])
        for _ in range(ROUNDS):  # Newton's method
            chance = 1 / (1 + np.exp(-x @ weights))
            slope = x.T @ (y - chance) - SHRINKING * weights
            bend = (x * (chance * (1 - chance))[:, None]).T @ x + SHRINKING * np.eye(len(weights))
            weights = weights + np.linalg.solve(bend, slope)
        return weights

    trial = fitted_to(inputs[~kept], won[~kept])
    chance = np.clip(1 / (1 + np.exp(-inputs[kept] @ trial)), 1e-6, 1 - 1e-6)
    loss = -(won[kept] * np.log(chance) + (1 - won[kept]) * np.log(1 - chance)).mean()
    right = ((chance > 0.5) == (won[kept] > 0.5)).mean()
    return Fit([float(w) for w in fitted_to(inputs, won)], len(rows), float(loss), float(right))


def as_module(found: Fit, command: str) -> str:
    """The file `players/search/fitted.py`."""
    number = len(FEATURES)
    lines = [
        f'"""The weights of `value`: made by `{command}`.', "",
        f"{found.positions} positions; log-loss {found.loss:.3f} on games kept back (a coin: 0.693), and the likelier",
        f"player won {100 * found.right:.0f} % of them. For each feature: early, what the race adds, and what",
        'fuller inkwells add.', '"""', "",
        "from __future__ import annotations", "", "from typing import Final", "", "FITTED: Final[list[float]] = [",
    ]  # fmt: skip
    for part in range(3):
        for start in range(0, number, 10):
            numbers = found.weights[part * number + start : part * number + min(start + 10, number)]
            lines.append("    " + " ".join(f"{w:.4f}," for w in numbers))
    return "\n".join([*lines, "]", ""])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    found = fit(list(all_rows(given.player, given.games, given.seed, given.jobs)))
    print(f"{found.positions} positions, log-loss {found.loss:.4f}, right {found.right:.1%}")
    number = len(FEATURES)
    for i, name in enumerate(FEATURES):
        early, race, growth = (found.weights[part * number + i] for part in range(3))
        print(f"{name:12} {early:8.3f} {race:8.3f} {growth:8.3f}")
    if given.write:
        command = f"python -m tintero.lab.fit --games {given.games} --seed {given.seed} --player {given.player}"
        Path(fitted.__file__).with_name("fitted.py").write_text(as_module(found, command), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
