"""`tintero ladder`: how strong each of several players is, as a table or as JSON."""

from __future__ import annotations

from typing import Final

from tintero.cards import sample_decks
from tintero.cli.chosen_decks import entered
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.told_figures import jobs_of, percent, play_and_tell
from tintero.cli.user_error import UserError
from tintero.lab.ladder import LadderReport, ladder
from tintero.lab.simulate import Progress
from tintero.players.chosen import chosen_player
from tintero.words import decimal

PLAYERS: Final = ("random", "easy", "greedy", "search:nodes=50", "search:nodes=200")
PAIRS: Final = 30
MAX_PAIRS: Final = 100_000
MOST_PLAYERS: Final = 30


def ladder_command(
    here: Here, players: list[str], pairs: str | None, jobs: str | None, seed: str | None, as_json: bool
) -> None:
    named = [name for text in players or PLAYERS for name in text.split(",")]
    if not 2 <= len(named) <= MOST_PLAYERS:
        raise UserError("figures.ladder_players", count=len(named), most=MOST_PLAYERS)
    each = whole_number(pairs, "figures.bad_pairs", 1, MAX_PAIRS) if pairs is not None else PAIRS
    workers = jobs_of(jobs)
    number = seed_of(seed)
    who = [chosen_player(name).address for name in named]
    if len(set(who)) < len(who):
        raise UserError("figures.ladder_twice", name=next(name for name in named if named.count(name) > 1))
    definitions, _titles = entered(here, list(sample_decks())[:each])

    def play(progress: Progress | None) -> LadderReport:
        return ladder(who, definitions, each, number, workers, progress, house=here.house)

    play_and_tell(here, play, as_json, _print)


def _print(here: Here, found: LadderReport) -> None:
    here.print(
        "figures.ladder_head",
        players=len(found.players),
        pairs=found.asked,
        seed=found.seed,
        anchor=found.players[found.anchor],
    )
    wide = max(len(name) for name in found.players)
    for place, n in enumerate(found.table, start=1):
        low, high = found.ratings[n].interval
        here.print(
            "figures.ladder_row" if n != found.anchor else "figures.ladder_anchor",
            place=f"{place:>3}",
            name=found.players[n].ljust(wide),
            elo=_elo(found.ratings[n].elo),
            low=_elo(low),
            high=_elo(high),
            score=percent(here, found.score(n)),
        )
    if len(found.players) > 2:
        _cross(here, found)
    if found.interrupted:
        here.print("figures.tournament_interrupted")


def _cross(here: Here, found: LadderReport) -> None:
    """Everybody's share against everybody, in the order of the table."""
    here.line()
    here.print("figures.tournament_cross")
    here.line(" " * 3 + "".join(f"{place:>9}" for place in range(1, len(found.table) + 1)))
    for place, n in enumerate(found.table, start=1):
        here.line(f"{place:>3}" + "".join(_cell(here, found, n, other).rjust(9) for other in found.table))


def _cell(here: Here, found: LadderReport, player: int, other: int) -> str:
    won, pairs = found.against(player, other) if player != other else (0.0, 0)
    return percent(here, won / pairs) if pairs else "–"


def _elo(elo: float) -> object:
    return decimal(round(elo) + 0.0, 0)
