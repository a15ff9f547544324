"""`tintero lab record` and `tintero lab query`: games are recorded, and questions to them are answered."""

from __future__ import annotations

import csv
import io
import json
import shlex
from collections.abc import Sequence
from contextlib import closing
from decimal import Decimal
from math import isfinite
from typing import Any, Final, NamedTuple

from rich.cells import cell_len

from tintero.cli.chosen_seats import players_of
from tintero.cli.here import Here, seed_of, whole_number
from tintero.cli.rows import padded, right
from tintero.cli.told_figures import SEED, games_of, jobs_of, percent, progress_bar
from tintero.cli.user_error import UserError
from tintero.edges.plain_text import in_a_cell
from tintero.edges.whole_files import check_folder
from tintero.lab import WorkerDied, wilson
from tintero.lab.experiments.card_questions import CardAnswer, CardQuestion, ask_about_card
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.field import Rate, Terms
from tintero.lab.experiments.kept_games import Kept, usual_place
from tintero.lab.experiments.queried import Answer, Recording, plain
from tintero.lab.experiments.recorded import Recorded, is_recording, record
from tintero.lab.experiments.recorded_tables import need_duckdb
from tintero.words import decimal

GAMES: Final = 100  # for each two decks
MOST_TURNS: Final = 1000
SHOWN_ROWS: Final = 200  # of a table for people
GAP: Final = "  "
NOTHING: Final = "–"
PLACES: Final = 4  # after the decimal sign, at most
TINY, HUGE = 0.001, 1e15  # beyond them the places would say nothing


class Asked(NamedTuple):
    """What was typed."""

    sql: str | None
    card: str | None
    deck: str | None
    seen_by: str | None
    inked_by: str | None
    played_by: str | None
    on_the_play: bool
    on_the_draw: bool


# ---- recording -------------------------------------------------------------------------------------------------------


def record_games_command(
    here: Here, folder: str, names: list[str], games: str | None, players: str | None, jobs: str | None,
    seed: str | None, as_json: bool,
) -> None:  # fmt: skip
    each = games_of(games, GAMES)
    workers = jobs_of(jobs)
    need_duckdb()
    from tintero.cli.experimenting import contenders

    number = seed_of(seed or SEED)
    who = players_of(players, 2)
    check_folder(folder, is_recording)
    decks = contenders(here, names)
    terms = Terms((who[0].address, who[1].address), number, house=here.house)
    command = ["tintero", "lab", "record", folder, *names, "--games", str(each), "--seed", str(number)]
    command += ["--players", players] if players is not None else []
    try:
        with progress_bar(here) as progress, closing(Kept(usual_place())) as kept:
            found = record(folder, decks, terms, Crew(workers, kept=kept, progress=progress), each, shlex.join(command))
    except WorkerDied as fault:
        raise UserError("figures.worker_died") from fault
    if as_json:
        here.line(json.dumps({"folder": str(found.folder), **found.to_data()}, ensure_ascii=False, indent=2))
    else:
        _print_recorded(here, found)
    if found.interrupted:
        raise KeyboardInterrupt


def _print_recorded(here: Here, found: Recorded) -> None:
    here.print(
        "recorded.written", path=found.folder, games=found.games, decks=len(found.decks), seed=str(found.terms.seed)
    )
    if found.interrupted:
        here.print("recorded.stopped", asked=_all_games(found.asked, len(found.decks)))
    here.print("recorded.ask_it", command=shlex.join(["tintero", "lab", "query", str(found.folder)]))


def _all_games(each: int, decks: int) -> int:
    return each * decks * (decks - 1) // 2


# ---- questions -------------------------------------------------------------------------------------------------------


def query_command(here: Here, folder: str, asked: Asked, as_json: bool, as_csv: bool) -> None:
    if as_json and as_csv:
        raise UserError("recorded.json_or_csv")
    about_card = question_of(asked)
    if about_card is not None and as_csv:
        raise UserError("recorded.csv_of_rows")
    with Recording(folder) as recording:
        if about_card is not None:
            found = ask_about_card(recording, about_card)
            if as_json:
                made = {key: recording.about.get(key) for key in ("players", "seed", "made_with")}
                here.line(json.dumps({**found.to_data(), **made}, ensure_ascii=False, indent=2))
            else:
                _print_card(here, recording, found)
        elif asked.sql is None:
            _describe(here, recording, as_json)
        else:
            _tell(here, recording.ask(asked.sql), as_json, as_csv)


def question_of(asked: Asked) -> CardQuestion | None:
    """The question about a card, if there is one."""
    if asked.card is None:
        if asked._replace(sql=None) != Asked(None, None, None, None, None, None, False, False):
            raise UserError("recorded.needs_card")
        return None
    if asked.sql is not None:
        raise UserError("recorded.sql_or_card")
    if asked.on_the_play and asked.on_the_draw:
        raise UserError("recorded.play_or_draw")
    return CardQuestion(
        asked.card, asked.deck or "", _turn(asked.seen_by), _turn(asked.inked_by), _turn(asked.played_by),
        asked.on_the_play if asked.on_the_play or asked.on_the_draw else None,
    )  # fmt: skip


def _turn(typed: str | None) -> int | None:
    return None if typed is None else whole_number(typed, "recorded.bad_turn", 0, MOST_TURNS)


def _describe(here: Here, recording: Recording, as_json: bool) -> None:
    """What is recorded, and what can be asked."""
    tables, about = recording.tables(), recording.about
    if as_json:
        rows = {name: {"columns": columns, "rows": recording.count(name)} for name, columns in tables.items()}
        here.line(json.dumps({"about": about, "tables": rows}, ensure_ascii=False, indent=2))
        return
    here.print("recorded.about", games=recording.count("games"), decks=about.get("decks", []))
    _made_with(here, recording)
    if about.get("command"):
        here.print("recorded.repeat", command=str(about["command"]))
    for name, columns in tables.items():
        here.print("recorded.table", name=name, rows=recording.count(name), columns=", ".join(columns))
    here.print("recorded.how_to_ask")


def _made_with(here: Here, recording: Recording) -> None:
    about = recording.about
    here.print("recorded.made_with", players=about.get("players", []), seed=str(about.get("seed", NOTHING)))
    if about.get("interrupted"):
        here.print("recorded.stopped", asked=_all_games(about.get("asked", 0), len(about.get("decks", []))))


# ---- a table ---------------------------------------------------------------------------------------------------------


def _tell(here: Here, found: Answer, as_json: bool, as_csv: bool) -> None:
    if as_json:
        here.line(json.dumps(found.to_data(), ensure_ascii=False, indent=2))
    elif as_csv:
        out = io.StringIO()
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(in_a_cell(column) for column in found.columns)
        lines.writerows([_csv_cell(cell) for cell in row] for row in found.rows)
        here.line(out.getvalue().removesuffix("\n"))
    else:
        _table(here, found)
    if found.cut:
        here.note("recorded.rows_cut", most=len(found.rows))


def _csv_cell(cell: Any) -> object:
    value = plain(cell)
    return json.dumps(value, ensure_ascii=False) if isinstance(value, (bool, list, dict)) else in_a_cell(value)


def _table(here: Here, found: Answer) -> None:
    rows = [[_cell(here, cell) for cell in row] for row in found.rows[:SHOWN_ROWS]]
    heads = [_one_line(column) for column in found.columns]
    numbers = [_of_numbers(found.rows, n) for n in range(len(heads))]
    widths = [max(cell_len(line[n]) for line in [heads, *rows]) for n in range(len(heads))]
    for line in [heads, ["─" * width for width in widths], *rows]:
        cells = zip(line, widths, numbers, strict=True)
        here.line(GAP.join((right if counts else padded)(cell, width) for cell, width, counts in cells).rstrip())
    if not found.rows:
        here.note("recorded.no_rows")
    elif len(found.rows) > SHOWN_ROWS:
        here.note("recorded.rows_shown", shown=SHOWN_ROWS, rows=len(found.rows))


def _of_numbers(rows: Sequence[Sequence[Any]], column: int) -> bool:
    cells = [row[column] for row in rows if row[column] is not None]
    return bool(cells) and all(isinstance(c, (int, float, Decimal)) and not isinstance(c, bool) for c in cells)


def _cell(here: Here, cell: Any) -> str:
    if cell is None:
        return NOTHING
    if isinstance(cell, bool):
        return here.say("recorded.yes" if cell else "recorded.no")
    if isinstance(cell, (float, Decimal)):
        return number(here, float(cell))
    value = plain(cell)
    return _one_line(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def number(here: Here, value: float) -> str:
    """With as many places as it needs, up to four."""
    if not isfinite(value):
        return str(value)
    if 0 < abs(value) < TINY or abs(value) >= HUGE:
        return f"{value:.2e}"
    places = len(f"{value:.{PLACES}f}".rstrip("0").partition(".")[2])
    return here.say("figures.number", value=decimal(value, max(1, places)))


def _one_line(text: str) -> str:
    return " ".join(text.split())


# ---- a card ----------------------------------------------------------------------------------------------------------


def _print_card(here: Here, recording: Recording, found: CardAnswer) -> None:
    question = found.question
    bounds = {"seen": question.seen_by, "inked": question.inked_by, "played": question.played_by}
    so = [here.say(f"recorded.so_{what}", turn=turn) for what, turn in bounds.items() if turn is not None]
    here.print("recorded.card_head", card=question.card, so=so or [here.say("recorded.so_at_all")], decks=found.decks)
    if question.on_the_play is not None:
        here.print("recorded.only_play" if question.on_the_play else "recorded.only_draw")
    _made_with(here, recording)
    _print_rate(here, "recorded.card_so", found.so)
    _print_rate(here, "recorded.card_otherwise", found.otherwise)
    apart = found.difference
    if apart.compared:
        from tintero.cli.experimenting import signed

        low, high = apart.interval
        here.print(
            "recorded.card_difference", difference=signed(here, apart.difference), low=signed(here, low),
            high=signed(here, high), compared=apart.compared, left_out=apart.left_out,
        )  # fmt: skip
    else:
        here.print("recorded.card_nothing_alike")
    here.print("recorded.card_caption")


def _print_rate(here: Here, key: str, rate: Rate) -> None:
    if rate.rate is None:
        here.print(f"{key}_none")
        return
    low, high = wilson(rate.won, rate.games)
    here.print(key, rate=percent(here, rate.rate), low=percent(here, low), high=percent(here, high), games=rate.games)
