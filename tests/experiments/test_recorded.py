"""Recorded games: the tables say what the games were, and the folder is written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import duckdb
import pytest

from tintero.edges.file_refused import FileRefused
from tintero.lab.experiments import recorded
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.facts import NEVER, CardFact, TurnFact, facts_of
from tintero.lab.experiments.queried import Recording
from tintero.lab.experiments.recorded import record, table_file
from tintero.lab.experiments.recorded_tables import ABOUT, SCHEMA, TABLES, RecordingRefused
from tintero.lab.report import GameResult
from tintero.lab.simulate import open_table, simulate

from ..reading import shared_house
from .decks import sample
from .recordings import (
    BY_HAND,
    DECKS,
    GAMES,
    SEED,
    Told,
    real_terms,
    record_real,
    record_told,
    rows,
    small_decks,
)

PAGES = ("docs/recorded-games.md", "docs/partidas-grabadas.md")
ROOT = Path(__file__).parents[2]


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


# ---- what is written -------------------------------------------------------------------------------------------------


def turn(number: int) -> int | None:
    return None if number == NEVER else number


PAIRS = list(combinations(DECKS, 2))


def played_again(match: int, number: int) -> tuple[GameResult, str, list[CardFact], list[TurnFact]]:
    """The game once more, without the recorder."""
    first, second = PAIRS[match]
    decks = (sample(first).cards, sample(second).cards)
    table = open_table(real_terms().series(decks, GAMES, "observed", opponent=match).errand)
    sitting = table.sit_down(number, log=True)
    result = table.play_out(sitting)
    assert sitting.game.outcome is not None
    return (result, sitting.game.outcome.reason, *facts_of(sitting))


@pytest.mark.parametrize(("match", "number"), [(0, 0), (0, 3), (1, 2), (2, 5)])
def test_the_tables_say_what_the_game_was(real_games: Recording, match: int, number: int) -> None:
    result, reason, cards, turns = played_again(match, number)
    names = PAIRS[match]
    lists = [[card.full_name for card in sample(name).cards] for name in names]
    place = match * GAMES + number + 1
    assert rows(real_games, f"SELECT * EXCLUDE seed FROM games WHERE game = {place}") == [(
        place, *names, "greedy", "greedy", number + 1, names[result.starter], names[result.winner],
        result.winner == result.starter, result.turns, result.decisions, reason,
    )]  # fmt: skip
    assert rows(real_games, f"SELECT * FROM cards WHERE game = {place} ORDER BY rowid") == [
        (
            place, names[c.deck], names[1 - c.deck], lists[c.deck][c.place], c.place + 1, c.dealt, c.kept, turn(c.seen),
            turn(c.inked), turn(c.played), None if c.played == NEVER else c.paid, c.shifted, c.lore, turn(c.banished),
            float(c.deck == result.winner), c.deck == result.starter,
        )
        for c in cards
    ]  # fmt: skip
    assert len(cards) > 20
    assert rows(real_games, f"SELECT * FROM turns WHERE game = {place} ORDER BY rowid") == [
        (place, names[t.deck], t.turn, t.lore, t.ink) for t in turns
    ]


def test_each_two_decks_have_a_seed_of_their_own_with_which_simulate_plays_the_same(real_games: Recording) -> None:
    found = rows(real_games, "SELECT deck_a, deck_b, seed FROM games GROUP BY ALL ORDER BY min(game)")
    assert [(first, second) for first, second, _ in found] == PAIRS
    seeds = [seed for *_, seed in found]
    assert len(set(seeds)) == len(PAIRS)
    assert seeds[0] == str(SEED)
    for first, second, seed in found:
        told = simulate(sample(first).cards, sample(second).cards, GAMES, seed=int(seed), house=shared_house())
        assert rows(
            real_games, f"SELECT starter, winner, turns, decisions FROM games WHERE seed = '{seed}' ORDER BY number"
        ) == [((first, second)[g.starter], (first, second)[g.winner], g.turns, g.decisions) for g in told.outcomes]


def test_no_number_stands_for_never(real_games: Recording) -> None:
    for table, columns in TABLES.items():
        for column, kind in columns.items():
            if kind in ("INTEGER", "BIGINT"):
                assert rows(real_games, f"SELECT count(*) FROM {table} WHERE {column} < 0") == [(0,)], (table, column)
    assert rows(real_games, "SELECT count(*) FROM cards WHERE (played_turn IS NULL) <> (paid IS NULL)") == [(0,)]


def test_the_decks_are_there_with_their_cards(real_games: Recording) -> None:
    for name in DECKS:
        cards = sample(name).cards
        wanted = {
            (card.full_name, sum(card.full_name == other.full_name for other in cards), card.cost, card.inkable)
            for card in cards
        }
        assert set(rows(real_games, f"SELECT card, copies, cost, inkable FROM decks WHERE deck = '{name}'")) == wanted


def test_about_says_what_repeats_it(real_games: Recording, tmp_path: Path) -> None:
    about = json.loads((real_games.folder / ABOUT).read_text(encoding="utf-8"))
    assert about == real_games.about
    assert about["recording"] == SCHEMA
    assert (about["decks"], about["games"], about["asked"]) == (list(DECKS), 3 * GAMES, GAMES)
    assert (about["players"], about["seed"], about["interrupted"]) == (["greedy", "greedy"], SEED, False)
    assert about["command"] == "tintero lab record …"
    assert set(about["made_with"]) == {"tintero", "engine", "cards"}
    record_real(tmp_path / "again")
    assert files_of(tmp_path / "again") == files_of(real_games.folder)


def test_who_else_reads_parquet_can_read_it(real_games: Recording) -> None:
    for table, columns in TABLES.items():
        found = duckdb.sql(f"DESCRIBE SELECT * FROM '{real_games.folder / table_file(table)}'").fetchall()
        assert {name: kind for name, kind, *_ in found} == columns


def test_a_game_that_nobody_won(by_hand: Recording) -> None:
    assert rows(by_hand, "SELECT game, winner, won_by_starter, reason FROM games WHERE winner IS NULL") == [
        (4, None, None, None)
    ]
    assert rows(by_hand, "SELECT deck, won FROM deck_games WHERE game = 4 ORDER BY deck") == [
        ("mine", 0.5), ("yours", 0.5)
    ]  # fmt: skip
    assert rows(by_hand, "SELECT DISTINCT won FROM cards WHERE game = 4") == [(0.5,)]


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_name_every_column(page: str, by_hand: Recording) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for table, columns in by_hand.tables().items():
        section = re.split(r"^#+ ", text[text.index(f"`{table}`\n") :], maxsplit=1, flags=re.MULTILINE)[0]
        told = [name for line in re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE) for name in line.split(", ")]
        assert [name.strip("`") for name in told] == list(columns), table


# ---- folders ---------------------------------------------------------------------------------------------------------


def test_an_earlier_recording_is_replaced_and_an_empty_folder_filled(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    home = folder.stat().st_ino
    record_told(folder, BY_HAND[:2])
    record_told(folder, BY_HAND)
    with Recording(folder) as recording:
        assert rows(recording, "SELECT count(*) FROM games") == [(6,)]
    assert sorted(os.listdir(folder)) == sorted([ABOUT, *(table_file(name) for name in TABLES)])
    assert folder.stat().st_ino == home  # whoever stands in it still does
    assert os.listdir(tmp_path) == ["folder"]


def test_a_folder_with_anything_else_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    record_told(folder, BY_HAND[:2])
    before = files_of(folder)
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(FileRefused) as caught:
        record_told(folder, BY_HAND)
    assert caught.value.code == "folder_taken"
    (folder / "notes.txt").unlink()
    assert files_of(folder) == before
    (folder / ABOUT).write_text('{"something": "else"}', encoding="utf-8")
    with pytest.raises(FileRefused):
        record_told(folder, BY_HAND)


def test_no_game_is_played_for_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    class Idle(Crew):
        def play(self, series: object) -> Any:
            raise AssertionError("a game was played")

    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("file", "link", "no/where", "."):
        with pytest.raises((FileRefused, FileNotFoundError)):
            record(tmp_path / name, small_decks(), real_terms(), Idle(), 1)
    mine, yours = small_decks()
    for decks in ([mine], [mine, yours, mine]):
        with pytest.raises(RecordingRefused):
            record(tmp_path / "new", decks, real_terms(), Idle(), 1)
    assert sorted(os.listdir(tmp_path)) == ["file", "link"]


def test_what_goes_wrong_leaves_the_earlier_recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "folder"
    record_told(folder, BY_HAND[:2])
    before = files_of(folder)
    write = recorded._write_table

    def full(base: Any, file: Path, name: str, rows: Any) -> None:
        if name == "turns":
            raise duckdb.IOException("IO Error: No space left on device")
        write(base, file, name, rows)

    monkeypatch.setattr(recorded, "_write_table", full)
    for place in (folder, tmp_path / "new"):
        with pytest.raises(RecordingRefused) as caught:
            record_told(place, BY_HAND)
        assert caught.value.code == "not_written"
        assert "No space left" in caught.value.message("es")
    assert files_of(folder) == before
    assert os.listdir(tmp_path) == ["folder"]


def test_what_was_finished_before_ctrl_c_is_recorded(tmp_path: Path) -> None:
    found = record(
        tmp_path / "folder", small_decks(), real_terms(), Told([{0: BY_HAND[0], 4: BY_HAND[4]}], interrupted=True), 100
    )
    assert (found.games, found.asked, found.interrupted) == (2, 100, True)
    with Recording(tmp_path / "folder") as recording:
        assert rows(recording, "SELECT game, number FROM games ORDER BY game") == [(1, 1), (5, 5)]
        assert recording.about["interrupted"] is True
    with pytest.raises(RecordingRefused) as caught:
        record(tmp_path / "other", small_decks(), real_terms(), Told([{}], interrupted=True), 100)
    assert caught.value.code == "no_games"
    assert os.listdir(tmp_path) == ["folder"]


@pytest.mark.parametrize("name", ["odd [1]* 'name' ?", "ñandú \" $1", "*"])
def test_the_name_of_a_folder_is_only_a_name(tmp_path: Path, name: str) -> None:
    record_told(tmp_path / "xyz", BY_HAND[:2])
    record_told(tmp_path / name, BY_HAND)
    with Recording(tmp_path / name) as recording:
        assert rows(recording, "SELECT count(*) FROM games") == [(6,)]


def test_what_is_no_recording_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    record_told(folder, BY_HAND)

    def code() -> str:
        with pytest.raises((RecordingRefused, FileRefused)) as caught:
            Recording(folder)
        return str(caught.value.code)

    games, about = folder / table_file("games"), folder / ABOUT
    whole, said = games.read_bytes(), about.read_text(encoding="utf-8")
    games.write_bytes(whole[: len(whole) // 2])
    assert code() == "damaged"
    games.write_bytes((folder / table_file("turns")).read_bytes())
    assert code() == "damaged"
    games.unlink()
    assert code() == "damaged"
    os.mkfifo(games)
    assert code() == "file_is_device"
    games.unlink()
    games.write_bytes(whole)
    for text in ("", "[]", "{}", "\x00", "[" * 100_000):
        about.write_text(text, encoding="utf-8")
        assert code() == "not_a_recording"
    about.write_text(said.replace('"recording": 1', '"recording": 2'), encoding="utf-8")
    assert code() == "other_schema"
    about.unlink()
    assert code() == "not_a_recording"
    folder = tmp_path / "nowhere"
    assert code() == "not_a_recording"


def test_without_duckdb_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    for attempt in (lambda: record_told(tmp_path / "folder", BY_HAND), lambda: Recording(tmp_path)):
        with pytest.raises(RecordingRefused) as caught:
            attempt()
        assert "tintero[lab]" in caught.value.message("en")
        assert "tintero[lab]" in caught.value.message("es")
    assert os.listdir(tmp_path) == []
