"""Recorded games: the tables say what the games were, and a question reaches them and nothing else."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import duckdb
import pytest

from tintero.edges.file_refused import FileRefused
from tintero.lab.experiments import queried, recorded
from tintero.lab.experiments.card_questions import CardQuestion, ask_about_card
from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.facts import NEVER, CardFact, TurnFact, facts_of
from tintero.lab.experiments.queried import Recording
from tintero.lab.experiments.recorded import record, table_file
from tintero.lab.experiments.recorded_tables import ABOUT, SCHEMA, TABLES, RecordingRefused
from tintero.lab.report import GameResult, wilson
from tintero.lab.simulate import open_table

from .recordings import (
    BY_HAND,
    DECKS,
    FIRST,
    GAMES,
    SECOND,
    SEED,
    Told,
    contender,
    copy,
    game,
    real_terms,
    record_real,
    record_told,
    small_decks,
)

ENDLESS = "SELECT count(*) FROM range(1000000000000)"
PAGES = ("docs/recorded-games.md", "docs/partidas-grabadas.md")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def real_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    folder = tmp_path_factory.mktemp("recorded") / "real"
    record_real(folder)
    with Recording(folder) as opened:
        yield opened


@pytest.fixture(scope="module")
def by_hand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recording]:
    folder = tmp_path_factory.mktemp("recorded") / "by hand"
    record_told(folder, BY_HAND)
    with Recording(folder) as opened:
        yield opened


def rows(recording: Recording, sql: str) -> list[tuple[Any, ...]]:
    return list(recording.ask(sql).rows)


def refused(recording: Recording, sql: str, seconds: float = 30.0) -> RecordingRefused:
    with pytest.raises(RecordingRefused) as caught:
        recording.ask(sql, seconds=seconds)
    for lang in ("en", "es"):
        assert "\n" not in caught.value.message(lang)
    return caught.value


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


# ---- what is written -------------------------------------------------------------------------------------------------


def turn(number: int) -> int | None:
    return None if number == NEVER else number


def played_again(first: int, second: int, number: int) -> tuple[GameResult, str, list[CardFact], list[TurnFact]]:
    """The game once more, without the recorder."""
    decks = (contender(DECKS[first]).cards, contender(DECKS[second]).cards)
    table = open_table(real_terms().series(decks, GAMES, "observed").errand)
    sitting = table.sit_down(number, log=True)
    result = table.play_out(sitting)
    assert sitting.game.outcome is not None
    return (result, sitting.game.outcome.reason, *facts_of(sitting))


@pytest.mark.parametrize(("match", "number"), [(0, 0), (0, 3), (1, 2), (2, 5)])
def test_the_tables_say_what_the_game_was(real_games: Recording, match: int, number: int) -> None:
    pair = list(combinations(range(len(DECKS)), 2))[match]
    result, reason, cards, turns = played_again(*pair, number)
    names = [DECKS[n] for n in pair]
    lists = [[card.full_name for card in contender(name).cards] for name in names]
    place = match * GAMES + number + 1
    assert rows(real_games, f"SELECT * FROM games WHERE game = {place}") == [(
        place, *names, "greedy", "greedy", str(SEED), number + 1, names[result.starter], names[result.winner],
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


def test_no_number_stands_for_never(real_games: Recording) -> None:
    for table, columns in TABLES.items():
        for column, kind in columns.items():
            if kind in ("INTEGER", "BIGINT"):
                assert rows(real_games, f"SELECT count(*) FROM {table} WHERE {column} < 0") == [(0,)], (table, column)
    assert rows(real_games, "SELECT count(*) FROM cards WHERE (played_turn IS NULL) <> (paid IS NULL)") == [(0,)]


def test_the_decks_are_there_with_their_cards(real_games: Recording) -> None:
    for name in DECKS:
        cards = contender(name).cards
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


# ---- known answers ---------------------------------------------------------------------------------------------------


def test_the_question_of_the_help_page(by_hand: Recording) -> None:
    (found,) = rows(
        by_hand,
        "SELECT avg(won), count(*), wilson_low(sum(won), count(*)), wilson_high(sum(won), count(*)) "
        f"FROM card_games WHERE card = '{SECOND}' AND played <= 7",
    )
    assert found[:2] == (1.0, 3)
    assert found[2:] == pytest.approx(wilson(3, 3))


def test_a_row_of_card_games_is_a_game_of_a_card(by_hand: Recording) -> None:
    found = rows(
        by_hand,
        "SELECT game, copies, copies_kept, copies_seen, seen, inked, played, lore, won, on_the_play, turns, opponent "
        f"FROM card_games WHERE card = '{SECOND}' ORDER BY game",
    )
    assert found == [
        (1, 2, 0, 1, 3, None, 7, 2, 1.0, True, 16, "yours"),
        (2, 2, 0, 1, 5, None, 8, 0, 0.0, False, 16, "yours"),
        (3, 2, 0, 2, 2, 4, 6, 0, 1.0, False, 16, "yours"),
        (4, 2, 0, 0, None, None, None, 0, 0.5, True, 16, "yours"),
        (5, 2, 0, 1, 4, 4, None, 0, 0.0, True, 16, "yours"),
        (6, 2, 1, 2, 0, None, 7, 4, 1.0, False, 16, "yours"),
    ]
    assert rows(by_hand, f"SELECT deck, count(*) FROM card_games WHERE card = '{FIRST}' GROUP BY deck ORDER BY 1") == [
        ("mine", 6), ("yours", 6)
    ]  # fmt: skip


def test_card_games_agree_with_the_copies(real_games: Recording) -> None:
    """Added up here from the rows of `cards`, for every card of every game."""
    copies: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for number, deck, card, *rest in rows(
        real_games, "SELECT game, deck, card, seen_turn, inked_turn, played_turn, kept, lore FROM cards"
    ):
        copies.setdefault((number, deck, card), []).append(tuple(rest))
    found = rows(
        real_games, "SELECT game, deck, card, seen, inked, played, copies_seen, copies_kept, lore FROM card_games"
    )
    assert len(found) == sum(2 * GAMES * len({c.full_name for c in contender(name).cards}) for name in DECKS)
    for number, deck, card, *told in found:
        mine = copies.pop((number, deck, card), [])
        turns = [min((c[n] for c in mine if c[n] is not None), default=None) for n in range(3)]
        counts = [sum(c[0] is not None for c in mine), sum(c[3] for c in mine), sum(c[4] for c in mine)]
        assert told == [*turns, *counts], (number, deck, card)
    assert copies == {}


@pytest.mark.parametrize(("won", "games"), [
    (0, 0), (0, 1), (1, 1), (0.5, 1), (3, 7), (0, 40), (40, 40), (517.5, 1000), (1, 1_000_000), (999_999, 1_000_000),
])  # fmt: skip
def test_the_interval_is_that_of_the_reports(by_hand: Recording, won: float, games: int) -> None:
    (found,) = rows(by_hand, f"SELECT wilson_low({won}, {games}), wilson_high({won}::DOUBLE, {games}::BIGINT)")
    assert found == pytest.approx(wilson(won, games), abs=1e-12)


def test_without_games_nothing_is_known(by_hand: Recording) -> None:
    assert rows(
        by_hand, "SELECT wilson_low(sum(won), count(*)), wilson_high(sum(won), count(*)) FROM deck_games WHERE false"
    ) == [(0.0, 1.0)]


# ---- about a card ----------------------------------------------------------------------------------------------------


def test_a_card_against_the_other_games_of_its_deck(by_hand: Recording) -> None:
    found = ask_about_card(by_hand, CardQuestion(SECOND, played_by=7))
    assert found.decks == ("mine",)
    assert (found.so.won, found.so.games) == (3.0, 3)
    assert (found.otherwise.won, found.otherwise.games) == (0.5, 3)
    # two strata: where `mine` started 1/1 against 0.5/2, where it did not 2/2 against 0/1
    weights = Fraction(1 * 2, 3) + Fraction(2 * 1, 3)
    apart = (Fraction(1 * 2) - Fraction(1, 2)) / 3 + Fraction(2 * 1, 3)
    assert found.difference.difference == pytest.approx(float(apart / weights))
    assert (found.difference.compared, found.difference.left_out) == (6, 0)
    data = found.to_data()
    assert data["so"] == {"rate": 1.0, "interval": list(wilson(3, 3)), "games": 3}
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("asked", "so", "otherwise"), [
    ({}, (3.0, 5), (0.5, 1)),
    ({"seen_by": 0}, (1.0, 1), (2.5, 5)),
    ({"seen_by": 4}, (3.0, 4), (0.5, 2)),
    ({"inked_by": 4}, (1.0, 2), (2.5, 4)),
    ({"played_by": 7, "inked_by": 4}, (1.0, 1), (2.5, 5)),
    ({"played_by": 7, "on_the_play": True}, (1.0, 1), (0.5, 2)),
    ({"played_by": 7, "on_the_play": False}, (2.0, 2), (0.0, 1)),
    ({"played_by": 5}, (0, 0), (3.5, 6)),
])  # fmt: skip
def test_what_may_be_asked_about_a_card(
    by_hand: Recording, asked: dict[str, Any], so: tuple[float, int], otherwise: tuple[float, int]
) -> None:
    found = ask_about_card(by_hand, CardQuestion(SECOND.upper(), "MINE", **asked))
    assert found.question == CardQuestion(SECOND, "mine", **asked)
    assert (found.so.won, found.so.games) == so
    assert (found.otherwise.won, found.otherwise.games) == otherwise


def test_games_are_compared_with_their_like_only(tmp_path: Path) -> None:
    """Long games are won and have seen the card; among games of one length it makes no difference."""
    told = [game(0, 0, 20, [copy(0, 2, seen=5)])] * 8 + [game(0, 0, 20)] * 2
    told += [game(1, 0, 8, [copy(0, 2, seen=3)])] * 2 + [game(1, 0, 8)] * 8 + [game(1, 0, 12)]
    record_told(tmp_path / "folder", told)
    with Recording(tmp_path / "folder") as recording:
        found = ask_about_card(recording, CardQuestion(SECOND))
    assert found.so.rate == 0.8
    assert found.otherwise.rate is not None
    assert found.otherwise.rate < 0.2
    assert found.difference.difference == 0.0
    assert (found.difference.compared, found.difference.left_out) == (20, 1)


def test_a_card_of_several_decks_is_asked_for_in_all_of_them_or_in_one(by_hand: Recording) -> None:
    everywhere = ask_about_card(by_hand, CardQuestion("stitch"))
    assert everywhere.question.card == FIRST
    assert everywhere.decks == ("mine", "yours")
    assert everywhere.so.games + everywhere.otherwise.games == 12
    assert ask_about_card(by_hand, CardQuestion(FIRST, "yours")).so.games == 1


@pytest.mark.parametrize(("question", "code", "named"), [
    (CardQuestion("Be Preparde"), "no_card_near", SECOND),
    (CardQuestion("zzzzzz"), "no_card", "zzzzzz"),
    (CardQuestion("x" * 100_000), "no_card", "xxx"),
    (CardQuestion(SECOND, "ours"), "no_deck", "yours"),
    (CardQuestion(SECOND, "yours"), "not_in_deck", "mine"),
])  # fmt: skip
def test_what_is_not_there_is_named(by_hand: Recording, question: CardQuestion, code: str, named: str) -> None:
    with pytest.raises(RecordingRefused) as caught:
        ask_about_card(by_hand, question)
    assert caught.value.code == code
    assert named in caught.value.message("en")
    assert named in caught.value.message("es")


# ---- nothing else is within reach ------------------------------------------------------------------------------------


@pytest.mark.parametrize("sql", [
    "COPY games TO '{here}/out.csv'",
    "COPY (SELECT 1) TO '{here}/out.parquet' (FORMAT parquet)",
    "EXPORT DATABASE '{here}/out'",
    "ATTACH '{here}/out.db'",
    "INSTALL httpfs",
    "LOAD httpfs",
    "PRAGMA database_list",
    "PRAGMA enable_profiling",
    "SET memory_limit = '20GB'",
    "SET lock_configuration = false",
    "RESET enable_external_access",
    "CALL enable_logging()",
    "DROP TABLE games",
    "DELETE FROM games",
    "UPDATE games SET turns = 1",
    "INSERT INTO games SELECT * FROM games",
    "CREATE TABLE mine AS SELECT 1",
    "CREATE MACRO wilson_low(won, n) AS 0",
    "CREATE SECRET (TYPE s3)",
    "WITH gone AS (DELETE FROM games RETURNING *) SELECT * FROM gone",
    "WITH more AS (INSERT INTO games SELECT * FROM games RETURNING *) SELECT * FROM more",
    "BEGIN",
    "PREPARE p AS SELECT 1",
    "EXPLAIN ANALYZE SELECT 1",
    "VACUUM",
])  # fmt: skip
def test_a_question_only_reads(by_hand: Recording, tmp_path: Path, sql: str) -> None:
    assert refused(by_hand, sql.format(here=tmp_path)).code == "only_select"
    assert list(tmp_path.iterdir()) == []
    assert rows(by_hand, "SELECT count(*) FROM games") == [(6,)]


@pytest.mark.parametrize("sql", [
    "SELECT * FROM read_csv('/etc/passwd')",
    "SELECT * FROM read_text('/etc/passwd')",
    "SELECT * FROM read_blob('/etc/*')",
    "SELECT * FROM read_json('{here}/secret.json')",
    "SELECT * FROM read_parquet('{folder}/games.parquet')",
    "SELECT * FROM '{folder}/games.parquet'",
    "SELECT * FROM '{here}/secret.csv'",
    "SELECT * FROM glob('/etc/*')",
    "SELECT * FROM sniff_csv('/etc/passwd')",
    "SELECT * FROM parquet_metadata('{folder}/games.parquet')",
    "SELECT * FROM 'https://example.org/games.parquet'",
    "SELECT * FROM read_csv('https://example.org/games.csv')",
    "SELECT (SELECT content FROM read_text('/etc/passwd')) FROM games",
    "SELECT * FROM query('SELECT * FROM read_text(''/etc/passwd'')')",
    "SELECT * FROM duckdb_secrets()",
])  # fmt: skip
def test_no_file_and_no_network(by_hand: Recording, tmp_path: Path, sql: str) -> None:
    (tmp_path / "secret.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    (tmp_path / "secret.json").write_text('{"a": 1}', encoding="utf-8")
    assert refused(by_hand, sql.format(here=tmp_path, folder=by_hand.folder)).code == "outside"


@pytest.mark.parametrize("sql", [
    "SELECT * FROM enable_logging(storage = 'file', storage_path = '{here}/log')",
    "SELECT * FROM query('COPY games TO ''{here}/out.csv''')",
    "SELECT getenv('HOME')",
    "SELECT * FROM '/etc/passwd'",
    "SELECT * FROM sqlite_scan('{here}/a', 'b')",
    "SELECT * FROM own_rows",
    "SELECT ?",
])  # fmt: skip
def test_other_ways_out_lead_nowhere(
    by_hand: Recording, tmp_path: Path, sql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows_of_python = duckdb.sql("SELECT 1 AS mine")  # which DuckDB would find among the variables of the module
    monkeypatch.setattr(queried, "own_rows", rows_of_python, raising=False)
    assert refused(by_hand, sql.format(here=tmp_path)).code in ("bad_sql", "outside")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("sql", "count"), [
    ("SELECT 1; SELECT 2", 2), ("SELECT 1; DROP TABLE games", 2), ("", 0), ("-- x", 0),
])  # fmt: skip
def test_one_question_at_a_time(by_hand: Recording, sql: str, count: int) -> None:
    fault = refused(by_hand, sql)
    assert (fault.code, fault.details) == ("one_question", {"count": count})
    assert rows(by_hand, "SELECT 1;") == [(1,)]


@pytest.mark.parametrize("sql", [
    ENDLESS,
    "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t",
    "SELECT sum(a.i) FROM range(1000000) a(i), range(1000000) b(i), games",
])  # fmt: skip
def test_a_question_that_never_ends_is_ended(by_hand: Recording, sql: str) -> None:
    assert refused(by_hand, sql, seconds=0.3).code == "too_long"
    assert rows(by_hand, "SELECT count(*) FROM games") == [(6,)]


def test_an_answer_may_not_take_all_memory(by_hand: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queried, "MEMORY", "100MB")
    with Recording(by_hand.folder) as small:
        assert refused(small, "SELECT list(i) FROM range(100000000) t(i)").code == "too_much"
        assert rows(small, "SELECT count(*) FROM games") == [(6,)]


def test_an_answer_has_only_so_many_rows(by_hand: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queried, "MOST_ROWS", 5)
    assert by_hand.ask("SELECT * FROM games").cut
    assert len(by_hand.ask("SELECT * FROM range(1000000000000)").rows) == 5
    assert not by_hand.ask("SELECT * FROM games LIMIT 5").cut


ASKING = """
import sys
from tintero.lab.experiments.queried import Recording
with Recording(sys.argv[1]) as recording:
    print("ready", flush=True)
    try:
        recording.ask(sys.argv[2])
    except KeyboardInterrupt:
        print("stopped", recording.ask("SELECT 1").rows, flush=True)
"""


def test_ctrl_c_ends_a_question(by_hand: Recording) -> None:
    asking = subprocess.Popen(
        [sys.executable, "-c", ASKING, str(by_hand.folder), ENDLESS], stdout=subprocess.PIPE, text=True
    )
    assert asking.stdout is not None
    asking.stdout.readline()
    time.sleep(0.5)
    asking.send_signal(signal.SIGINT)
    out, _ = asking.communicate(timeout=20)
    assert out == "stopped ((1,),)\n"


@pytest.mark.parametrize(("sql", "reason", "hint"), [
    ("SELEC 1", "SELEC", "deck_games"),
    ("SELECT foo FROM turns", "foo", "turns (game, deck, turn, lore, ink)"),
    ("SELECT * FROM gams", "gams", "games, cards"),
    ("SELECT avg(card) FROM cards", "avg", "seen_turn"),
    ("SELECT 'a'::INTEGER", "a", "card_games"),
    ("SELECT no_such_function(1)", "no_such_function", "decks"),
])  # fmt: skip
def test_wrong_sql_is_explained(by_hand: Recording, sql: str, reason: str, hint: str) -> None:
    fault = refused(by_hand, sql)
    assert fault.code == "bad_sql"
    for lang in ("en", "es"):
        assert reason in fault.message(lang)
        assert hint in fault.message(lang)
        assert "LINE 1" not in fault.message(lang)
    assert "no puede responder" in fault.message("es")


def test_a_long_text_is_no_question(by_hand: Recording) -> None:
    assert refused(by_hand, "SELECT 1" + " " * 30_000).code == "sql_too_long"


def test_every_value_of_sql_becomes_plain_data(by_hand: Recording) -> None:
    found = by_hand.ask(
        "SELECT NULL, true, 7, 2::HUGEINT ** 70, 0.5, 'nan'::DOUBLE, 'a', [1, NULL], {'a': DATE '2026-01-02'}, "
        "TIME '10:00:00', 'x'::BLOB, INTERVAL 2 DAYS"
    )
    data = found.to_data()
    assert json.loads(json.dumps(data)) == data
    assert data["rows"][0][:3] == [None, True, 7]
    assert data["rows"][0][4:10] == [0.5, None, "a", [1, None], {"a": "2026-01-02"}, "10:00:00"]


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
