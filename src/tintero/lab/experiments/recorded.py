"""Recorded games: every two of several decks play, and what happened goes into a folder of parquet files.

DuckDB writes them, and anything else that reads parquet can read them; `queried` asks them questions.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import read_bounded
from tintero.edges.whole_files import check_folder, write_folder

from .crew import Crew
from .facts import NEVER, CardFact, GameFacts, facts_from
from .field import Contender, Terms, points
from .recorded_tables import ABOUT, SCHEMA, TABLES, RecordingRefused, need_duckdb, open_base, quoted

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

MARK: Final = "recording"  # the key of about.json that has the version of the tables
ABOUT_BYTES: Final = 1_000_000
BATCH: Final = 20_000  # rows that DuckDB is given at once
MEMORY: Final = "2GB"

Row = tuple[Any, ...]


@dataclass(frozen=True)
class Recorded:
    """What was recorded, and how the same games are recorded again."""

    folder: Path
    decks: tuple[str, ...]
    games: int
    asked: int  # games for each two decks
    terms: Terms
    command: str = ""
    interrupted: bool = False

    def to_data(self) -> dict[str, Any]:
        """As about.json has it."""
        return {
            MARK: SCHEMA, "decks": list(self.decks), "games": self.games, "asked": self.asked,
            "interrupted": self.interrupted, "command": self.command, **self.terms.to_data(),
        }  # fmt: skip


def record(
    folder: str | Path, decks: Sequence[Contender], terms: Terms, crew: Crew, games: int = 100, command: str = ""
) -> Recorded:
    """So many games for each two of the decks, into a new folder or over an earlier recording.

    Ctrl-C stops the games early; those that were over are recorded, and `interrupted` says so. `command` is kept in
    about.json. FileRefused and RecordingRefused come before any game is played, if they can.
    """
    names = [deck.name for deck in decks]
    if len(names) < 2:
        raise RecordingRefused("few_decks")
    if doubled := [name for name, count in Counter(names).items() if count > 1]:
        raise RecordingRefused("deck_twice", deck=doubled[0])
    need_duckdb()
    check_folder(folder, is_recording)
    pairs = list(combinations(decks, 2))
    series = [terms.series((a.cards, b.cards), games, "observed", opponent=n) for n, (a, b) in enumerate(pairs)]
    played = crew.play(series)
    if not played.games:
        raise RecordingRefused("no_games")
    players = terms.to_data()["players"]
    matches = [
        Match(pair, (players[0], players[1]), series[n].errand.seed, n * games, played.found[n])
        for n, pair in enumerate(pairs)
    ]  # fmt: skip
    found = Recorded(Path(folder), tuple(names), played.games, games, terms, command, played.interrupted)

    def fill(home: Path) -> None:
        _write_tables(home, matches, decks)
        about = json.dumps(found.to_data(), ensure_ascii=False, indent=2) + "\n"
        (home / ABOUT).write_text(about, encoding="utf-8")

    write_folder(folder, fill, ABOUT, is_recording)
    return found


def is_recording(folder: Path) -> bool:
    """Whether a folder holds a recording and nothing else, so that another one may take its place."""
    files = {table_file(name) for name in TABLES} | {ABOUT}
    try:
        mine = {entry.name for entry in folder.iterdir() if not entry.name.startswith(".tintero-")}
        return mine <= files and MARK in about_of(folder)
    except (OSError, FileRefused, RecordingRefused):
        return False


def about_of(folder: Path) -> dict[str, Any]:
    """What about.json says; RecordingRefused if that is nothing."""
    try:
        about = json.loads(read_bounded(folder / ABOUT, ABOUT_BYTES))
    except (FileNotFoundError, NotADirectoryError, ValueError, RecursionError):
        raise RecordingRefused("not_a_recording", path=folder) from None
    if not isinstance(about, dict) or MARK not in about:
        raise RecordingRefused("not_a_recording", path=folder)
    return about


def table_file(name: str) -> str:
    return f"{name}.parquet"


# ---- rows ------------------------------------------------------------------------------------------------------------


class Match(NamedTuple):
    """The games of two decks, by their number."""

    decks: tuple[Contender, Contender]
    players: tuple[str, str]
    seed: int  # each match has its own, so that a deck is not dealt the same cards in all of them
    before: int  # games of other matches
    found: dict[int, list[Any]]

    def games(self) -> Iterator[tuple[int, int, GameFacts]]:
        """Each with its number among all games and among those of the match, from 1."""
        for number, row in sorted(self.found.items()):
            yield self.before + number + 1, number + 1, facts_from(row)

    def name(self, deck: int) -> str:
        return self.decks[deck].name


def game_rows(match: Match) -> Iterator[Row]:
    for game, number, facts in match.games():
        drawn = facts.winner == -1
        yield (
            game, match.name(0), match.name(1), *match.players, str(match.seed), number, match.name(facts.starter),
            None if drawn else match.name(facts.winner), None if drawn else facts.winner == facts.starter,
            facts.turns, facts.decisions, facts.reason or None,
        )  # fmt: skip


def card_rows(match: Match) -> Iterator[Row]:
    for game, _number, facts in match.games():
        for card in facts.cards:
            deck = card.deck
            won, on_the_play = points([facts.winner], deck), facts.starter == deck
            name = match.decks[deck].cards[card.place].full_name
            yield game, match.name(deck), match.name(1 - deck), name, *_copy(card), won, on_the_play


def _copy(card: CardFact) -> Row:
    return (
        card.place + 1, bool(card.dealt), bool(card.kept), _turn(card.seen), _turn(card.inked), _turn(card.played),
        None if card.played == NEVER else card.paid, bool(card.shifted), card.lore, _turn(card.banished),
    )  # fmt: skip


def _turn(turn: int) -> int | None:
    return None if turn == NEVER else turn


def turn_rows(match: Match) -> Iterator[Row]:
    for game, _number, facts in match.games():
        for told in facts.turns_told:
            yield game, match.name(told.deck), told.turn, told.lore, told.ink


def deck_rows(deck: Contender) -> Iterator[Row]:
    cards = {card.full_name: card for card in deck.cards}
    for name, copies in Counter(card.full_name for card in deck.cards).items():
        yield deck.name, name, copies, cards[name].cost, cards[name].inkable


# ---- writing ---------------------------------------------------------------------------------------------------------


def _write_tables(home: Path, matches: Sequence[Match], decks: Sequence[Contender]) -> None:
    rows: dict[str, Iterable[Row]] = {
        "games": (row for match in matches for row in game_rows(match)),
        "cards": (row for match in matches for row in card_rows(match)),
        "turns": (row for match in matches for row in turn_rows(match)),
        "decks": (row for deck in decks for row in deck_rows(deck)),
    }
    base = open_base(MEMORY, threads=1)
    import duckdb

    try:
        for name in TABLES:
            _write_table(base, home / table_file(name), name, rows[name])
    except duckdb.Error as fault:
        raise RecordingRefused("not_written", reason=str(fault).partition("\n")[0]) from fault
    finally:
        base.close()


def _write_table(base: DuckDBPyConnection, file: Path, name: str, rows: Iterable[Row]) -> None:
    columns = TABLES[name]
    base.execute(f"CREATE TABLE {name} ({', '.join(f'{column} {kind}' for column, kind in columns.items())})")
    given = ", ".join(f"unnest(${n}::{kind}[])" for n, kind in enumerate(columns.values(), start=1))
    left = iter(rows)
    while batch := list(islice(left, BATCH)):
        base.execute(f"INSERT INTO {name} SELECT {given}", [list(column) for column in zip(*batch, strict=True)])
    base.execute(f"COPY {name} TO {quoted(str(file.absolute()))} (FORMAT parquet)")
    base.execute(f"DROP TABLE {name}")
