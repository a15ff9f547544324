"""`tintero lab record` and `tintero lab query`, as a person types them."""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import DECKS, Ran, one_sentence
from tests.experiments.recordings import BY_HAND, SECOND, record_told
from tintero.cli import recorded_command
from tintero.lab.experiments import queried
from tintero.lab.report import wilson

Run = Callable[..., Ran]
RATES = "SELECT deck, avg(won) AS rate, count(*) AS n FROM deck_games GROUP BY deck ORDER BY deck"


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Finished games are kept for another run; here only for this module."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "cache"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    found = tmp_path_factory.mktemp("query") / "games"
    record_told(found, BY_HAND)
    return str(found)


# ---- recording -------------------------------------------------------------------------------------------------------


def test_games_are_recorded_and_asked(tintero: Run, tmp_path: Path) -> None:
    home = str(tmp_path / "games")
    ran = tintero("lab", "record", home, *DECKS, "-n", "4", "--seed", "9")
    assert ran == (0, f"Recorded 4 games of 2 decks, seed 9, in {home}\nAsk it: tintero lab query {home}\n", "")
    about = json.loads((tmp_path / "games" / "about.json").read_text(encoding="utf-8"))
    assert about["command"] == f"tintero lab record {home} {' '.join(DECKS)} --games 4 --seed 9"
    found = json.loads(tintero("lab", "query", home, RATES, "--json").out)
    assert found["columns"] == ["deck", "rate", "n"]
    assert [row[0] for row in found["rows"]] == sorted(DECKS)
    assert sum(rate * n for _, rate, n in found["rows"]) == 4
    again = tintero("lab", "record", home, *DECKS, "-n", "1", "--lang", "es")  # the usual seed of the laboratory
    assert again.out == f"Grabada 1 partida de 2 mazos, semilla 1, en {home}\nPregúntale: tintero lab query {home}\n"


def test_the_games_are_those_of_simulate_with_any_number_of_jobs(tintero: Run, tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    more = ("-n", "41", "--seed", "2", "--players", "greedy,random", "--json")
    first = json.loads(tintero("lab", "record", str(alone), *DECKS, *more).out)
    with pytest.MonkeyPatch.context() as other:
        other.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        second = json.loads(tintero("lab", "record", str(shared), *DECKS, *more, "--jobs", "2").out)
    assert first.pop("folder") == str(alone)
    assert second.pop("folder") == str(shared)
    assert first.pop("command") == second.pop("command").replace("shared", "alone")
    assert first == second
    assert first["players"] == ["greedy", "random"]
    for name in ("games", "cards", "turns", "decks"):
        assert (alone / f"{name}.parquet").read_bytes() == (shared / f"{name}.parquet").read_bytes()
    told = json.loads(tintero("simulate", *DECKS, *more).out)
    found = json.loads(tintero("lab", "query", str(alone), RATES, "--json").out)
    rates = {deck["deck"]: deck["wins"] + told["draws"] / 2 for deck in told["decks"]}
    assert {deck: rate * n for deck, rate, n in found["rows"]} == pytest.approx(rates)


def test_a_recording_that_is_refused(tintero: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("mine", encoding="utf-8")
    attempts = {
        ("mine", *DECKS): "exists already",
        ("mine/notes.txt", *DECKS): "exists already",
        ("new", DECKS[0]): "two decks or more",
        ("new", DECKS[0], DECKS[0]): "name each deck once",
        ("no/where", *DECKS): "cannot be used",
        ("new", *DECKS, "-n", "0"): "number of games",
        ("new", *DECKS, "--players", "a,b,c"): "",
    }
    for (name, *rest), words in attempts.items():
        assert words in one_sentence(tintero("lab", "record", str(tmp_path / name), *rest))
    assert os.listdir(tmp_path / "mine") == ["notes.txt"]
    assert not (tmp_path / "new").exists()


def test_without_duckdb(tintero: Run, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert 'pip install "tintero[lab]"' in one_sentence(tintero("lab", "query", folder, "SELECT 1"))
    ran = tintero("lab", "record", str(tmp_path / "games"), *DECKS, "--lang", "es")
    assert one_sentence(ran) == 'Las partidas grabadas necesitan DuckDB; instálalo con: pip install "tintero[lab]"\n'


# ---- answers ---------------------------------------------------------------------------------------------------------


def test_a_table_is_aligned(tintero: Run, folder: str) -> None:
    assert tintero("lab", "query", folder, RATES) == (
        0,
        "deck     rate  n\n"
        "─────  ──────  ─\n"
        "mine   0.5833  6\n"
        "yours  0.4167  6\n",
        "",
    )  # fmt: skip
    assert "mine   0,5833  6\n" in tintero("lab", "query", folder, RATES, "--lang", "es").out


def test_what_a_cell_looks_like(tintero: Run, folder: str) -> None:
    sql = "SELECT NULL a, true b, 3.0::DOUBLE c, 1e-7::DOUBLE d, 'x\ny' || chr(27) e, 12345678901234567890 f, 1e30 g"
    heads, _line, cells = tintero("lab", "query", folder, sql).out.splitlines()
    assert heads.split() == list("abcdefg")
    assert cells.split() == ["–", "yes", "3.0", "1.00e-07", "x", "y?", "12345678901234567890", "1.00e+30"]
    assert " sí " in tintero("lab", "query", folder, sql, "--lang", "es").out


def test_no_row_and_many_rows(tintero: Run, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = tintero("lab", "query", folder, "SELECT game FROM games WHERE false")
    assert nothing == (0, "game\n────\n", "There are no such rows.\n")
    monkeypatch.setattr(recorded_command, "SHOWN_ROWS", 2)
    shown = tintero("lab", "query", folder, "SELECT game FROM games ORDER BY game")
    assert shown.out.split()[2:] == ["1", "2"]
    assert shown.err == "These are the first 2 of 6 rows; --csv and --json give all of them.\n"
    every = tintero("lab", "query", folder, "SELECT game FROM games ORDER BY game", "--csv")
    assert every.out.split() == ["game", *"123456"]
    monkeypatch.setattr(queried, "MOST_ROWS", 3)
    cut = tintero("lab", "query", folder, "SELECT game FROM games ORDER BY game", "--json")
    assert json.loads(cut.out) == {"columns": ["game"], "rows": [[1], [2], [3]], "cut": True}
    assert "more than 3 rows" in cut.err


def test_csv(tintero: Run, folder: str) -> None:
    sql = "SELECT 'a,\"b\"' AS text, NULL AS none, true AS yes, 0.25 AS part, [1, 2] AS several"
    ran = tintero("lab", "query", folder, sql, "--csv", "--lang", "es")
    assert list(csv.reader(io.StringIO(ran.out))) == [
        ["text", "none", "yes", "part", "several"], ['a,"b"', "", "true", "0.25", "[1, 2]"],
    ]  # fmt: skip


def test_no_cell_of_csv_is_a_formula(tintero: Run, folder: str) -> None:
    ran = tintero("lab", "query", folder, "SELECT '=1+1' AS \"@text\", -1 AS whole, -0.5 AS part", "--csv")
    assert ran.out == "'@text,whole,part\n'=1+1,-1,-0.5\n"


@pytest.mark.parametrize(("lang", "words"), [("en", "6 games between"), ("es", "6 partidas entre")])
def test_without_a_question_it_says_what_can_be_asked(tintero: Run, folder: str, lang: str, words: str) -> None:
    ran = tintero("lab", "query", folder, "--lang", lang)
    assert ran.code == 0
    assert words in ran.out
    for table in ("games", "cards", "turns", "decks", "deck_games", "card_games"):
        assert f"  {table} (" in ran.out
    assert "copies_seen" in ran.out
    data = json.loads(tintero("lab", "query", folder, "--json").out)
    assert data["tables"]["games"]["rows"] == data["about"]["games"] == 6


# ---- about a card ----------------------------------------------------------------------------------------------------


def test_a_card_without_sql(tintero: Run, folder: str) -> None:
    low, high = (f"{100 * bound:.1f}" for bound in wilson(3, 3))
    less, more = (f"{100 * bound:.1f}" for bound in wilson(0.5, 3))
    lines = tintero("lab", "query", folder, "--card", "be prepared", "--played-by", "7").out.splitlines()
    assert lines[:4] == [
        f"{SECOND}, played by turn 7, in games of mine",
        "Players: greedy and greedy; seed 3",
        f"  in those games: won 100.0 % ({low} % to {high} %) of 3 games",
        f"  in the other games: won 16.7 % ({less} % to {more} %) of 3 games",
    ]
    assert "same decks, length and starter: +87.5 points (" in lines[4]
    assert "games compared: 6, without their like: 0" in lines[4]
    assert "correlation" in lines[5]


def test_the_same_in_spanish_and_as_data(tintero: Run, folder: str) -> None:
    asked = ("lab", "query", folder, "--card", SECOND, "--inked-by", "4", "--seen-by", "4", "--deck", "mine")
    spanish = tintero(*asked, "--on-the-draw", "--lang", "es").out
    assert "vista como muy tarde en el turno 4 y entintada como muy tarde en el turno 4, en partidas de mine" in spanish
    assert "Solo partidas en las que empezó el otro mazo" in spanish
    assert "ganó el 100,0 % (de 20,7 % a 100,0 %) de 1 partida\n" in spanish
    assert "correlación" in spanish
    data = json.loads(tintero(*asked, "--on-the-draw", "--json").out)
    assert data["question"] == {
        "card": SECOND, "deck": "mine", "seen_by": 4, "inked_by": 4, "played_by": None, "on_the_play": False,
    }  # fmt: skip
    assert (data["so"]["games"], data["otherwise"]["games"], data["seed"]) == (1, 2, 3)


def test_a_card_that_never_was_so(tintero: Run, folder: str) -> None:
    out = tintero("lab", "query", folder, "--card", SECOND, "--played-by", "2", "--on-the-play").out
    assert "Only games in which that deck started" in out
    assert "in those games: there are none" in out
    assert "can be compared" in out


# ---- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "english", "spanish"), [
    (["SELECT foo FROM turns"], "turns (game, deck, turn, lore, ink)", "DuckDB no puede responder"),
    (["SELEC 1"], "syntax error", "syntax error"),
    (["DROP TABLE games"], "only read", "solo se lee"),
    (["COPY games TO 'x.csv'"], "only read", "solo se lee"),
    (["SELECT * FROM read_csv('/etc/passwd')"], "no files and no network", "ni archivos ni la red"),
    (["SELECT 1; SELECT 2"], "one question at a time, not 2", "de una en una"),
    ([""], "There is no question", "No hay ninguna pregunta"),
    (["SELECT 1", "--card", SECOND], "not both at once", "no las dos cosas"),
    (["SELECT 1", "--json", "--csv"], "--json or --csv", "--json o --csv"),
    (["--card", SECOND, "--csv"], "--csv is for questions in SQL", "--csv es para"),
    (["--deck", "mine"], "--card", "--card"),
    (["--on-the-play"], "--card", "--card"),
    (["--card", SECOND, "--on-the-play", "--on-the-draw"], "Choose --on-the-play", "Elige --on-the-play"),
    (["--card", SECOND, "--played-by", "soon"], "not “soon”", "no «soon»"),
    (["--card", "Be Preparde"], "nearest names are: Be Prepared", "más parecidos son: Be Prepared"),
    (["--card", SECOND, "--deck", "yours"], "yours does not have", "yours no lleva"),
])  # fmt: skip
def test_one_sentence_says_what_is_wrong(
    tintero: Run, folder: str, typed: list[str], english: str, spanish: str
) -> None:
    assert english in one_sentence(tintero("lab", "query", folder, *typed))
    assert spanish in one_sentence(tintero("lab", "query", folder, *typed, "--lang", "es"))


def test_an_endless_question_is_ended(tintero: Run, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queried, "SECONDS", 0.3)
    ran = tintero("lab", "query", folder, "SELECT sum(a.i) FROM range(1000000) a(i), range(1000000) b(i), games")
    assert "There was no answer after" in one_sentence(ran)


def test_what_is_no_recording(tintero: Run, tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "nowhere"):
        assert "is no folder of recorded games" in one_sentence(tintero("lab", "query", str(name), "SELECT 1"))


@pytest.mark.parametrize("words", [["lab"], ["lab", "record"], ["lab", "query"]], ids=" ".join)
def test_help_speaks_both_languages(tintero: Run, words: list[str]) -> None:
    english, spanish = (tintero(*words, "--help", "--lang", lang).out for lang in ("en", "es"))
    assert english.startswith("Usage: tintero lab")
    assert spanish.startswith("Uso: tintero lab")
    assert "recorded." not in english + spanish
