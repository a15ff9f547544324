"""Prints how fast Tintero is on this machine. Usage: python bench/speed.py [seconds]"""

from __future__ import annotations

import sys

from tintero.lab.bench import DECKS, REAL_DECKS, run_bench


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
    found = run_bench(seconds)
    print(f"random players, one core, {'compiled' if found['compiled'] else 'pure Python'}")
    print(f"keywords only: {DECKS[0]} against {DECKS[1]}")
    print(f"real decks:    {REAL_DECKS[0]} against {REAL_DECKS[1]}")
    for key, name in (
        ("games_per_second", "games per second, keywords only"),
        ("decisions_per_second", "decisions per second, keywords only"),
        ("real_games_per_second", "games per second, real decks"),
        ("real_decisions_per_second", "decisions per second, real decks"),
        ("clone_us", "clone, µs"),
        ("to_json_us", "position as JSON, µs"),
        ("texts", "distinct card texts"),
        ("texts_per_second", "texts read per second, from nothing"),
    ):
        print(f"{name:<38}{found[key]:>12,.1f}")


if __name__ == "__main__":
    main()
