"""Prints how fast Tintero is on this machine, or how fast two checkouts are, compared in the same run.

python bench/speed.py [SECONDS]
python bench/speed.py [SECONDS] --compare PATH_A PATH_B [--rounds 5] [--games 40] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

NAMES = {
    "games_per_second": "games per second, keywords only",
    "decisions_per_second": "decisions per second, keywords only",
    "real_games_per_second": "games per second, real decks",
    "real_decisions_per_second": "decisions per second, real decks",
    "greedy_games_per_second": "greedy games per second, real decks",
    "playouts_per_second": "playouts of a search per second, 4 turns",
    "clone_us": "clone, µs",
    "determinize_us": "determinize, µs",
    "sight_us": "sight (a view without words), µs",
    "view_us": "view with words, for whoever is asked, µs",
    "to_json_us": "position as JSON, µs",
    "texts_per_second": "texts read per second, from nothing",
}
COMPARED = (
    "games_per_second", "decisions_per_second", "real_games_per_second", "real_decisions_per_second",
    "greedy_games_per_second", "clone_us", "determinize_us", "sight_us", "view_us",
)  # fmt: skip
LESS_IS_BETTER = tuple(key for key in NAMES if key.endswith("_us"))

Figures = dict[str, Any]


class NotMeasured(Exception):
    """A folder that is no checkout, or whose tintero does not run."""


def measure(seconds: float, as_json: bool) -> None:
    from tintero.lab.bench import DECKS, REAL_DECKS, run_bench

    found = run_bench(seconds)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    print(f"one core, {form(found)}; random players unless it says greedy")
    print(f"keywords only: {DECKS[0]} against {DECKS[1]}")
    print(f"real decks:    {REAL_DECKS[0]} against {REAL_DECKS[1]}")
    print(f"{'':<42}{'here':>12}{'of plain Python':>17}")
    for key, name in NAMES.items():
        print(f"{name:<42}{found[key]:>12,.1f}{calibrated(key, found):>17,.4f}")
    print(f"\nplain Python: a fixed workload, {found['workloads_per_second']:,.1f} per second on this machine now;")
    print("beside each figure how many in the time of one workload, or how many workloads it takes.")
    playouts = found["chess_playouts_per_second"]
    if playouts is None:
        print("python-chess is not installed: after `pip install chess` its random playouts are measured here too.")
    else:
        print(f"random playouts of python-chess per second: {playouts:,.1f}")


def calibrated(key: str, found: Figures) -> float:
    """A figure in units of the machine: of what is counted, how many in the time of one workload of plain Python; of
    what lasts, how many workloads.
    """
    value = float(found[key])
    per_second = float(found["workloads_per_second"])
    return value * per_second / 1e6 if key in LESS_IS_BETTER else value / per_second


def form(found: Figures) -> str:
    return "compiled" if found["compiled"] else "pure Python"


def source_of(path: str) -> Path:
    """The folder from which a checkout, or a compiled copy of its source, is imported."""
    for folder in (Path(path) / "src", Path(path)):
        if (folder / "tintero" / "__init__.py").is_file():
            return folder.resolve()
    raise NotMeasured(f"{path}: there is no tintero in this folder")


def probe(source: Path, games: int, seconds: float) -> Figures:
    """One round of one side, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("probe.py")), str(games), str(seconds / 4)],
        env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True, check=False,
    )
    if ran.returncode:
        last = ran.stderr.strip().splitlines()[-1:] or ["no word"]
        raise NotMeasured(f"{source}: the measurement failed: {last[0]}")
    found: Figures = json.loads(ran.stdout)
    if Path(found["source"]) != source:
        raise NotMeasured(f"{source}: Python imports tintero from {found['source']} instead")
    return found


def best(rounds: Sequence[Figures]) -> Figures:
    """The best of every figure: whatever else runs on the machine only ever makes it slower."""
    found: Figures = {"source": rounds[0]["source"], "compiled": rounds[0]["compiled"]}
    for key in COMPARED:
        found[key] = (min if key in LESS_IS_BETTER else max)(r[key] for r in rounds)
    return found


def compare(path_a: str, path_b: str, rounds: int, games: int, seconds: float) -> Figures:
    """Both sides alternate, and change who goes first."""
    sides = (source_of(path_a), source_of(path_b))
    found: tuple[list[Figures], list[Figures]] = ([], [])
    for number in range(rounds):
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            found[side].append(probe(sides[side], games, seconds))
    a, b = best(found[0]), best(found[1])
    return {"rounds": rounds, "games": games, "a": a, "b": b, "ratio": {key: b[key] / a[key] for key in COMPARED}}


def print_comparison(found: Figures) -> None:
    a, b = found["a"], found["b"]
    print(f"A: {a['source']}, {form(a)}")
    print(f"B: {b['source']}, {form(b)}")
    print(f"one core, the same {found['games']} games, best of {found['rounds']} rounds")
    print(f"{'':<42}{'A':>12}{'B':>12}{'B/A':>8}")
    for key in COMPARED:
        less = " (less is better)" if key in LESS_IS_BETTER else ""
        print(f"{NAMES[key]:<42}{a[key]:>12,.1f}{b[key]:>12,.1f}{found['ratio'][key]:>8.3f}{less}")


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast Tintero is on this machine.")
    parser.add_argument("seconds", nargs="?", type=float, default=6.0, help="about how long to measure")
    parser.add_argument("--compare", nargs=2, metavar=("PATH_A", "PATH_B"), help="compare two checkouts")
    parser.add_argument("--rounds", type=at_least_one, default=5, help="of the comparison")
    parser.add_argument("--games", type=at_least_one, default=40, help="per deck pair in each repeat of a round")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.compare is None:
        measure(chosen.seconds, chosen.json)
        return 0
    try:
        path_a, path_b = chosen.compare
        found = compare(path_a, path_b, chosen.rounds, chosen.games, chosen.seconds)
    except NotMeasured as fault:
        print(fault, file=sys.stderr)
        return 2
    if chosen.json:
        print(json.dumps(found, indent=2))
    else:
        print_comparison(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
