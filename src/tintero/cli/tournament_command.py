"""`tintero tournament`: everybody against everybody, as a table or as JSON."""

from __future__ import annotations

from functools import partial

from tintero.cli.chosen_decks import entered, two_samples
from tintero.cli.chosen_seats import all_players
from tintero.cli.here import Here, seed_of
from tintero.cli.told_figures import games_of, jobs_of, percent, play_and_tell
from tintero.cli.user_error import UserError
from tintero.lab import Standings, tournament
from tintero.lab.simulate import Progress

GAMES = 100  # for each two


def tournament_command(
    here: Here, names: list[str], games: str | None, players: str | None, jobs: str | None, seed: str | None,
    as_json: bool,
) -> None:
    each = games_of(games, GAMES)
    workers = jobs_of(jobs)
    number = seed_of(seed)
    who = all_players(players)
    wanted = names or list(two_samples())
    if len(wanted) * len(who) < 2:
        raise UserError("figures.tournament_small")
    definitions, titles = entered(here, wanted)

    def play(progress: Progress | None) -> Standings:
        return tournament(
            definitions, [c.address for c in who], each, number, workers, progress, house=here.house, names=titles
        )

    play_and_tell(here, play, as_json, partial(_print, each=each))


def _print(here: Here, found: Standings, each: int) -> None:
    here.print("figures.tournament_head", games=found.games, each=each, seed=found.seed)
    table = found.table
    names = [str(found.entrants[row.entrant]) for row in table]
    wide = max(len(name) for name in names)
    for place, (row, name) in enumerate(zip(table, names, strict=True), start=1):
        low, high = row.interval
        here.print(
            "figures.tournament_row", place=f"{place:>3}", name=name.ljust(wide), rate=percent(here, row.rate).rjust(7),
            low=percent(here, low), high=percent(here, high), won=row.won, drawn=row.drawn, lost=row.lost,
        )
    if len(table) > 2:
        _cross(here, found)
    if found.interrupted:
        here.print("figures.tournament_interrupted")


def _cross(here: Here, found: Standings) -> None:
    """Everybody's share against everybody, in the order of the table."""
    table = found.table
    here.line()
    here.print("figures.tournament_cross")
    here.line(" " * 3 + "".join(f"{place:>9}" for place in range(1, len(table) + 1)))
    for place, row in enumerate(table, start=1):
        cells = [_cell(here, found, row.entrant, other.entrant) for other in table]
        here.line(f"{place:>3}" + "".join(cell.rjust(9) for cell in cells))


def _cell(here: Here, found: Standings, entrant: int, other: int) -> str:
    won, games = found.won_against(entrant, other) if entrant != other else (0, 0)
    return percent(here, won / games) if games else "–"
