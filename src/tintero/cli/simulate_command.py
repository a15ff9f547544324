"""`tintero simulate` and `tintero bench`: figures, as text or as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tintero.cli.chosen_decks import entered
from tintero.cli.chosen_seats import players_of
from tintero.cli.here import Here, seed_of
from tintero.cli.told_figures import games_of, jobs_of, percent, play_and_tell
from tintero.cli.user_error import UserError
from tintero.words import decimal

if TYPE_CHECKING:
    from tintero.lab import Report
    from tintero.lab.simulate import Progress

GAMES = 1000


def simulate_command(
    here: Here, names: list[str], games: str | None, players: str | None, jobs: str | None, seed: str | None,
    as_json: bool,
) -> None:
    if len(names) != 2:
        raise UserError("figures.two_decks", count=len(names))
    count = games_of(games, GAMES)
    workers = jobs_of(jobs)
    number = seed_of(seed)
    who = players_of(players, 2)
    definitions, titles = entered(here, names)

    from tintero.lab import simulate

    def play(progress: Progress | None) -> Report:
        return simulate(
            definitions[0], definitions[1], count, (who[0].address, who[1].address), number, workers, progress,
            house=here.house, names=(titles[0], titles[1]),
        )

    play_and_tell(here, play, as_json, _print)


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
