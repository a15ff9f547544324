"""What a question to recorded games may do: it reads the tables and nothing else, and it ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import duckdb
import pytest

from tintero.lab.experiments import queried
from tintero.lab.experiments.queried import Recording
from tintero.lab.experiments.recorded_tables import RecordingRefused

from .recordings import rows

ENDLESS = "SELECT count(*) FROM range(1000000000000)"


def refused(recording: Recording, sql: str, seconds: float = 30.0) -> RecordingRefused:
    with pytest.raises(RecordingRefused) as caught:
        recording.ask(sql, seconds=seconds)
    for lang in ("en", "es"):
        assert "\n" not in caught.value.message(lang)
    return caught.value


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
