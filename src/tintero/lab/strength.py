"""How strong a player is on a fixed field of decks: six mirrors, and four pairs that are even between greedy players.

    python -m tintero.lab.strength search:100ms greedy --pairs 40 --jobs 2

For each pair of decks the share of the first player, then the mean over all with its interval, and the worst. Finished
games are kept: stopped and given again, it goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from tintero.players.chosen import seated_player
from tintero.table.house import House

from .arena import ArenaReport, arena
from .experiments.kept_games import Kept, usual_place

FIELD: Final[tuple[tuple[str, str], ...]] = (
    ("amber-amethyst-singers", "amber-amethyst-singers"),
    ("amber-emerald-company", "amber-emerald-company"),
    ("amethyst-ruby-flyers", "amethyst-ruby-flyers"),
    ("emerald-ruby-raiders", "emerald-ruby-raiders"),
    ("ruby-steel-brawlers", "ruby-steel-brawlers"),
    ("sapphire-steel-workshop", "sapphire-steel-workshop"),
    # between greedy players 44 to 54 of 100 games are won by the first of the two
    ("amethyst-steel-shifters", "ruby-steel-brawlers"),
    ("emerald-steel-shadows", "ruby-steel-duelists"),
    ("emerald-ruby-raiders", "amber-sapphire-explorers"),
    ("sapphire-steel-workshop", "amethyst-sapphire-inkcasters"),
)

INTERRUPTED: Final = 130

Told = Callable[[tuple[str, str], ArenaReport], None]


def strength(
    players: tuple[str, str], pairs: int, seed: int, jobs: int, house: House, told: Told | None = None,
    kept: Kept | None = None,
) -> tuple[ArenaReport, dict[tuple[str, str], ArenaReport]]:  # fmt: skip
    """All pairs of games together, and those of each two decks; after Ctrl-C those that were over."""
    each: dict[tuple[str, str], ArenaReport] = {}
    for decks in FIELD:
        first, second = (house.definitions(house.load_deck(name)) for name in decks)
        each[decks] = arena(players, [(first, second)], pairs, None, seed, jobs, house=house, kept=kept)
        if told is not None:
            told(decks, each[decks])
        if each[decks].interrupted:
            break
    reports = list(each.values())
    shares = tuple(share for report in reports for share in report.pairs)
    seconds = sum(report.seconds for report in reports)
    stopped = reports[-1].interrupted
    return ArenaReport(reports[0].players, shares, pairs * len(FIELD), seed, seconds, interrupted=stopped), each


def as_data(whole: ArenaReport, each: dict[tuple[str, str], ArenaReport]) -> dict[str, Any]:
    parts = [{"decks": list(decks), "pairs": len(r.pairs), "score": r.score} for decks, r in each.items()]
    worst = min((report.score for report in each.values() if report.pairs), default=None)
    return {**whole.to_dict(), "worst": worst, "field": parts}


def line_of(decks: tuple[str, str], report: ArenaReport) -> str:
    low, high = report.interval
    return f"{report.score:6.1%}  ({low:.0%} to {high:.0%})  {' against '.join(dict.fromkeys(decks))}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.strength", description=__doc__)
    parser.add_argument("player")
    parser.add_argument("against")
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="do not look up games that were kept from earlier runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)

    def told(decks: tuple[str, str], report: ArenaReport) -> None:
        if not given.json:
            print(line_of(decks, report), flush=True)

    house = House(players=seated_player)
    players = (given.player, given.against)
    kept = Kept(None if given.fresh else usual_place())
    try:
        whole, each = strength(players, given.pairs, given.seed, given.jobs, house, told, kept)
    finally:
        kept.close()
    if given.json:
        print(json.dumps(as_data(whole, each)))
    else:
        print(repr(whole), f"in {whole.seconds:.0f} s" + (", stopped early" if whole.interrupted else ""))
    return INTERRUPTED if whole.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
