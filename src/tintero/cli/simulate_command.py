"""`tintero simulate` and `tintero bench`: figures, as text or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tintero.cli.chosen_decks import definitions_of, find_any, warn_about
from tintero.cli.here import Here, seed_of, shown, whole_number
from tintero.cli.user_error import UserError

if TYPE_CHECKING:
    from tintero.lab import Report
    from tintero.lab.simulate import Progress

MAX_GAMES = 10_000_000
MAX_JOBS = 256


def players_of(text: str | None, seats: int) -> list[str]:
    """`greedy,random`: one known bot per seat; a single name is for every seat."""
    from tintero.players import PLAYERS

    if text is None:
        return ["greedy"] * seats
    names = [part.strip().lower() for part in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UserError("players_count", count=len(names), seats=seats)
    for name in names:
        if name not in PLAYERS:
            raise UserError("unknown_player", name=shown(name), names=list(PLAYERS))
    return names


def simulate_command(
    here: Here, names: list[str], games: str | None, players: str | None, jobs: str | None, seed: str | None,
    as_json: bool,
) -> None:
    if len(names) != 2:
        raise UserError("two_decks", count=len(names))
    count = whole_number(games, "bad_games", 1, MAX_GAMES) if games is not None else 1000
    workers = whole_number(jobs, "bad_jobs", 1, MAX_JOBS) if jobs is not None else 1
    number = seed_of(seed)
    who = players_of(players, 2)
    decks = [find_any(name, here.pool) for name in names]
    definitions = definitions_of(decks, here.reader)
    warn_about(here, decks, names)

    from tintero.lab import WorkerDied, simulate

    try:
        with _progress(here) as progress:
            report = simulate(
                definitions[0], definitions[1], count, (who[0], who[1]), number, workers, progress, cards=here.cards
            )
    except WorkerDied as fault:
        raise UserError("worker_died") from fault
    titles = [deck.name or shown(name) for deck, name in zip(decks, names, strict=True)]
    if as_json:
        data = report.to_dict()
        for entry, title in zip(data["decks"], titles, strict=True):
            entry["deck"] = title
        here.line(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _print(here, report, titles)
    if report.interrupted:
        raise KeyboardInterrupt


@contextmanager
def _progress(here: Here) -> Iterator[Progress | None]:
    """A bar on standard error, only for somebody who looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(here.say("simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _print(here: Here, report: Report, titles: list[str]) -> None:
    if report.interrupted and not report.games:
        here.print("sim_none", asked=report.asked)
        return
    data = report.to_dict()
    here.print("sim_head", games=report.games, seed=report.seed)
    for entry, title in zip(data["decks"], titles, strict=True):
        low, high = entry["interval"]
        here.print(
            "sim_deck", deck=title, player=entry["player"], rate=percent(here, entry["win_rate"]),
            low=percent(here, low), high=percent(here, high), wins=entry["wins"],
        )
        here.print(
            "sim_split", play=_share(here, entry["on_the_play"]), draw=_share(here, entry["on_the_draw"])
        )
    turns = data["turns"]
    here.print("sim_draws", draws=data["draws"])
    here.print(
        "sim_turns", mean=decimal(here, turns["mean"]), median=decimal(here, turns["median"]), low=turns["min"],
        high=turns["max"], decisions=decimal(here, data["decisions_per_game"]),
    )
    here.print("sim_speed", seconds=decimal(here, data["seconds"]), rate=decimal(here, data["games_per_second"]))
    if report.interrupted:
        here.print("sim_interrupted", asked=report.asked)


def _share(here: Here, pair: list[int]) -> str:
    won, played = pair
    return f"{won}/{played} ({percent(here, won / played)})" if played else "–"


def decimal(here: Here, value: float, places: int = 1) -> str:
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if here.lang == "es" else text


def percent(here: Here, value: float) -> str:
    return decimal(here, 100 * value) + " %"


def bench_command(here: Here, as_json: bool) -> None:
    from tintero.lab.bench import run_bench

    figures = run_bench()
    if as_json:
        here.line(json.dumps(figures, indent=2))
        return
    here.print("bench_games", value=decimal(here, figures["games_per_second"], 0))
    here.print("bench_decisions", value=decimal(here, figures["decisions_per_second"], 0))
    here.print("bench_real", value=decimal(here, figures["real_games_per_second"], 0))
    here.print("bench_texts", value=decimal(here, figures["texts_per_second"], 0))
    here.print("bench_clone", value=decimal(here, figures["clone_us"]))
    here.print("bench_json", value=decimal(here, figures["to_json_us"]))
    here.print("bench_compiled" if figures["compiled"] else "bench_python")
