"""Measures the tintero that Python finds (PYTHONPATH) and prints JSON. Run by `bench/speed.py --compare`.

Seconds are of the processor, which other work on the machine disturbs less than those of the clock.

It may find an older tintero than its own: it leans only on `ready_decks`, `play_one`, `middle_positions` and
`is_compiled` of `tintero.lab.bench`, and on `Game.clone`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from tintero.lab import bench

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


def clone_microseconds(seconds: float) -> float:
    positions = bench.middle_positions(bench.ready_decks(bench.DECKS))

    def clone_all() -> None:
        for game in positions:
            game.clone()

    return best_seconds(clone_all, seconds) / len(positions) * 1e6


def main() -> None:
    count, seconds = int(sys.argv[1]), float(sys.argv[2])
    keyword_games, keyword_decisions = games(bench.DECKS, count, seconds)
    real_games, real_decisions = games(bench.REAL_DECKS, count, seconds)
    found = {
        "source": str(Path(bench.__file__).resolve().parents[2]),
        "compiled": bench.is_compiled(),
        "games_per_second": keyword_games,
        "decisions_per_second": keyword_decisions,
        "real_games_per_second": real_games,
        "real_decisions_per_second": real_decisions,
        "clone_us": clone_microseconds(seconds / 4),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
