"""Whether a player always has an answer: games with decks of all cards, for two to four players, in every format.

    python -m tintero.lab.always_answers --player search:2ms --games 10000

Whatever it does wrong is printed with the seed of its game; the longest answer is told beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Final

from tintero.players.chosen import make_player
from tintero.rules.game import Game
from tintero.rules.library import Library
from tintero.rules.table import make_table
from tintero.table.house import House

from .exhaust import Plan, cards_of, random_decks, settings_of

PLANS: Final = (
    Plan(2, "understood"), Plan(3, "understood"), Plan(4, "understood"), Plan(2, "understood", "pack-rush"),
    Plan(4, "understood", "teams"), Plan(4, "understood", "simultaneous"),
)  # fmt: skip
MOST_DECISIONS: Final = 20_000  # a game that lasts longer is stuck


@dataclass
class Tally:
    games: int = 0
    answers: int = 0
    longest: float = 0.0  # seconds by the clock
    longest_used: float = 0.0  # and of the processor, which other work on the machine does not lengthen
    faults: list[str] = field(default_factory=list)


def play(who: str, seed: int, plan: Plan, house: House, library: Library, tally: Tally) -> None:
    """One game; what goes wrong is written down."""
    deck_lists = random_decks(seed, plan, cards_of(plan, house.reader))
    game = Game.start(make_table(deck_lists, settings_of(plan), library=library), seed, log=False)
    players = [make_player(who, seed + seat, house) for seat in range(plan.players)]
    tally.games += 1
    try:
        while not game.over:
            began, used = perf_counter(), thread_time()
            answer = players[game.to_decide].choose(game)
            tally.longest = max(tally.longest, perf_counter() - began)
            tally.longest_used = max(tally.longest_used, thread_time() - used)
            game.choose(answer)
            tally.answers += 1
            if game.state.choices > MOST_DECISIONS:
                raise RuntimeError("the game does not end")
    except Exception as fault:
        tally.faults.append(f"seed {seed}, {plan}: {type(fault).__name__}: {fault}")


def play_all(who: str, games: int, seed: int, house: House) -> Tally:
    tally = Tally()
    library = Library()
    for number in range(games):
        play(who, seed + number, PLANS[number % len(PLANS)], house, library, tally)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.always_answers", description=__doc__)
    parser.add_argument("--player", default="search:2ms")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    tally = play_all(given.player, given.games, given.seed, House())
    print(
        f"{given.player}: {tally.games} games, {tally.answers} answers, {len(tally.faults)} faults; longest "
        f"{1000 * tally.longest:.0f} ms ({1000 * tally.longest_used:.0f} ms of the processor)"
    )
    print(*tally.faults, sep="\n", end="")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
