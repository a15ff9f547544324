"""What thinking longer is worth: how much of its chances a player gives away, judged by much longer thought.

    python -m tintero.lab.regret --positions 300 --nodes 550 --judge 20000

In positions from games between greedy players both think about the open question, in worlds of their own. What the
longer thought finds best, less what it finds of the option that the shorter one would take, is the regret.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from tintero.players.chosen import seated_player
from tintero.players.greedy import GreedyPlayer
from tintero.players.search.budget import Budget
from tintero.players.search.thought import Thought
from tintero.players.searcher import SearchPlayer
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game
from tintero.table.house import House

from .strength import FIELD

ONE_IN: Final = 40  # questions is looked at
LEAST_OPTIONS: Final = 3
JUDGE: Final = 9_000_001  # between the seeds of the two
APART: Final = 1009  # between the seeds of two positions


@dataclass(frozen=True)
class Regret:
    """In chances of winning, one for each position."""

    found: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.found) / len(self.found)

    @property
    def error(self) -> float:
        mean = self.mean
        return sqrt(sum((x - mean) ** 2 for x in self.found) / max(1, len(self.found) - 1) / len(self.found))

    @property
    def best_taken(self) -> float:
        return sum(1 for x in self.found if x == 0) / len(self.found)


def positions(number: int, seed: int, house: House) -> Iterator[Game]:
    """From games of the decks on which strength is measured."""
    decks = [tuple(house.definitions(house.load_deck(name)) for name in names) for names in FIELD]
    words = seed_words(seed)
    while True:
        for first, second in decks:
            seed += 1
            game = Game.new([list(first), list(second)], seed, log=False)
            player = GreedyPlayer(seed)
            while not game.over:
                if len(game.options) >= LEAST_OPTIONS and below(words, ONE_IN) == 0:
                    yield game.clone()
                    number -= 1
                    if not number:
                        return
                game.choose(player.choose(game))


def thought_of(game: Game, nodes: int, seed: int) -> Thought:
    return SearchPlayer(seed, Budget(nodes=nodes)).begin(game).think()


def regret(number: int, nodes: int, judge: int, seed: int, house: House) -> Regret:
    found: list[float] = []
    for n, game in enumerate(positions(number, seed, house)):
        taken = thought_of(game, nodes, seed + n * APART).best.number
        judged = thought_of(game, judge, seed + n * APART + JUDGE)
        mine = judged.of(taken)
        if mine is not None:
            # what was dropped early may look better by luck
            found.append(max(0.0, judged.best.mean - judged.chance_of(mine)))
    return Regret(tuple(found))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.regret", description=__doc__)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--nodes", type=int, default=550)
    parser.add_argument("--judge", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if min(given.positions, given.nodes, given.judge) < 1:
        parser.error("positions and games are counted from 1")
    r = regret(given.positions, given.nodes, given.judge, given.seed, House(players=seated_player))
    print(
        f"{given.nodes} games, judged by {given.judge}: gives away {r.mean:.3%} ± {r.error:.3%} of its chances in "
        f"{len(r.found)} positions, takes the best in {r.best_taken:.0%}"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
