"""Measures the tintero that Python finds (PYTHONPATH) and prints JSON. Run by `bench/speed.py --compare`.

Seconds are of the processor, which other work on the machine disturbs less than those of the clock.

It may find an older tintero than its own: it leans only on `ready_decks`, `play_one`, `middle_positions` and
`is_compiled` of `tintero.lab.bench`, on what games of the rules and of the front door have had for long, and on
`Pairing` of `tintero.lab.simulate` for the greedy player.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from tintero.lab import bench
from tintero.lab.decks import definitions, find_deck
from tintero.lab.simulate import Pairing
from tintero.players.chosen import chosen_player
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED
from tintero.table.front import Game as FrontGame
from tintero.table.house import House

WARM_UP = 3
REPEATS = 3


def best_seconds(action: Callable[[], object], at_least: float) -> float:
    """Of all repeats that fit into so many seconds."""
    best = float("inf")
    repeats = 0
    end = process_time() + at_least
    while repeats < REPEATS or process_time() < end:
        began = process_time()
        action()
        best = min(best, process_time() - began)
        repeats += 1
    return best


def games(names: tuple[str, str], count: int, seconds: float) -> tuple[float, float]:
    """Games and decisions per second. Always the same games, so that two checkouts do the same work."""
    deal = bench.ready_decks(names)
    for seed in range(WARM_UP):
        bench.play_one(deal, seed)
    decisions = sum(bench.play_one(deal, seed) for seed in range(count))
    best = best_seconds(lambda: [bench.play_one(deal, seed) for seed in range(count)], seconds)
    return count / best, decisions / best


def greedy_games(count: int, seconds: float) -> float:
    """Games per second of the greedy player against itself: always the same games, too."""
    house = House()
    first, second = (definitions(find_deck(name, house.pool), house.reader) for name in bench.REAL_DECKS)
    player = chosen_player("greedy")
    pairing = Pairing((first, second), (player, player), 0, CONSTRUCTED, house)
    pairing.play_range((0, WARM_UP))
    return count / best_seconds(lambda: pairing.play_range((0, count)), seconds)


def microseconds(positions: Sequence[Any], action: Callable[[Any], object], seconds: float) -> float:
    def act_on_all() -> None:
        for position in positions:
            action(position)

    return best_seconds(act_on_all, seconds) / len(positions) * 1e6


def seen_positions(positions: Sequence[Game]) -> list[FrontGame]:
    house = House()
    decks = [house.load_deck(name) for name in bench.REAL_DECKS]
    return [FrontGame(game, house, decks, 0, 0) for game in positions]


def main() -> None:
    count, seconds = int(sys.argv[1]), float(sys.argv[2])
    keyword_games, keyword_decisions = games(bench.DECKS, count, seconds)
    real_games, real_decisions = games(bench.REAL_DECKS, count, seconds)
    keyword_positions = bench.middle_positions(bench.ready_decks(bench.DECKS))
    positions = bench.middle_positions(bench.ready_decks(bench.REAL_DECKS))
    found = {
        "source": str(Path(bench.__file__).resolve().parents[2]),
        "compiled": bench.is_compiled(),
        "games_per_second": keyword_games,
        "decisions_per_second": keyword_decisions,
        "real_games_per_second": real_games,
        "real_decisions_per_second": real_decisions,
        "greedy_games_per_second": greedy_games(max(1, count // 4), seconds / 2),
        "clone_us": microseconds(keyword_positions, lambda game: game.clone(), seconds / 4),
        "determinize_us": microseconds(positions, lambda game: game.determinize(game.to_decide, 1), seconds / 4),
        "sight_us": microseconds(positions, lambda game: game.sight(game.to_decide), seconds / 4),
        "view_us": microseconds(
            seen_positions(positions), lambda front: front.view(front.rules.to_decide + 1), seconds / 4
        ),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
