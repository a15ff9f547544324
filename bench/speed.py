"""Prints how fast the engine is on this machine. Usage: python bench/speed.py [seconds]"""

from __future__ import annotations

import sys

from tintero.lab.bench import DECKS, run_bench


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    found = run_bench(seconds)
    print(f"{DECKS[0]} against {DECKS[1]}, random players, one core")
    print(f"{'engine':<22}{'compiled' if found['compiled'] else 'pure Python':>14}")
    for key, name in (
        ("games_per_second", "games per second"),
        ("decisions_per_second", "decisions per second"),
        ("clone_us", "clone, µs"),
        ("to_json_us", "position as JSON, µs"),
    ):
        print(f"{name:<22}{found[key]:>14,.1f}")


if __name__ == "__main__":
    main()
