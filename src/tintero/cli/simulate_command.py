"""`tintero simulate` and `tintero bench`: figures, as text or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tintero.cli.chosen_decks import entered
from tintero.cli.chosen_seats import players_of
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.user_error import UserError
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.lab import Report
    from tintero.lab.simulate import Progress

MAX_GAMES = 10_000_000
MAX_JOBS = 256


def simulate_command(
    here: Here, names: list[str], games: str | None, players: str | None, jobs: str | None, seed: str | None,
    as_json: bool,
) -> None:
    if len(names) != 2:
        raise UserError("figures.two_decks", count=len(names))
    count = whole_number(games, "figures.bad_games", 1, MAX_GAMES) if games is not None else 1000
    workers = whole_number(jobs, "figures.bad_jobs", 1, MAX_JOBS) if jobs is not None else 1
    number = seed_of(seed)
    who = players_of(players, 2)
    definitions, titles = entered(here, names)

    from tintero.lab import WorkerDied, simulate

    try:
        with progress_bar(here) as progress:
            report = simulate(
                definitions[0], definitions[1], count, (who[0].address, who[1].address), number, workers, progress,
                house=here.house, names=(titles[0], titles[1]),
            )
    except WorkerDied as fault:
        raise UserError("figures.worker_died") from fault
    if as_json:
        here.line(json.dumps(report.to_dict(), ensure_ascii=False, indent=2))
    else:
        _print(here, report)
    if report.interrupted:
        raise KeyboardInterrupt


@contextmanager
def progress_bar(here: Here) -> Iterator[Progress | None]:
    """A bar on standard error, only for somebody who looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(here.say("figures.simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print(here: Here, report: Report) -> None:
    if report.interrupted and not report.games:
        here.print("figures.sim_none", asked=report.asked)
        return
    data = report.to_dict()
    here.print("figures.sim_head", games=report.games, seed=report.seed)
    for entry in data["decks"]:
        low, high = entry["interval"]
        here.print(
            "figures.sim_deck", deck=entry["deck"], player=entry["player"], rate=percent(here, entry["win_rate"]),
            low=percent(here, low), high=percent(here, high), wins=entry["wins"],
        )
        here.print(
            "figures.sim_split", play=_share(here, entry["on_the_play"]), draw=_share(here, entry["on_the_draw"])
        )
    turns = data["turns"]
    here.print("figures.sim_draws", draws=data["draws"])
    here.print(
        "figures.sim_turns", mean=decimal(turns["mean"]), median=decimal(turns["median"]), low=turns["min"],
        high=turns["max"], decisions=decimal(data["decisions_per_game"]),
    )
    here.print("figures.sim_speed", seconds=decimal(data["seconds"]), rate=decimal(data["games_per_second"]))
    if report.interrupted:
        here.print("figures.sim_interrupted", asked=report.asked)


def _share(here: Here, pair: list[int]) -> str:
    won, played = pair
    return f"{won}/{played} ({percent(here, won / played)})" if played else "–"


def percent(here: Here, value: float) -> str:
    return here.say("figures.percent", value=decimal(100 * value))


def bench_command(here: Here, as_json: bool) -> None:
    from tintero.lab.bench import run_bench

    figures = run_bench()
    if as_json:
        here.line(json.dumps(figures, indent=2))
        return
    here.print("figures.bench_games", value=decimal(figures["games_per_second"], 0))
    here.print("figures.bench_decisions", value=decimal(figures["decisions_per_second"], 0))
    here.print("figures.bench_real", value=decimal(figures["real_games_per_second"], 0))
    here.print("figures.bench_texts", value=decimal(figures["texts_per_second"], 0))
    here.print("figures.bench_clone", value=decimal(figures["clone_us"]))
    here.print("figures.bench_json", value=decimal(figures["to_json_us"]))
    here.print("figures.bench_compiled" if figures["compiled"] else "figures.bench_python")
