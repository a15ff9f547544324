"""`tintero judge` at the command line: what it refuses before it runs anything, and the rules it shows first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran
from tintero.rulebook import rulebook

Run = Callable[..., Ran]

TEXT = """
id: a-turn
rules: ["4.6.4.2"]
given: {}
steps:
  - asked: {kind: turn}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turn.yaml"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "words"), [("en", "is a folder"), ("es", "es una carpeta")])
def test_a_page_that_is_a_folder_is_refused_before_running(
    tintero: Run, file: Path, lang: str, words: str
) -> None:
    ran = tintero("judge", str(file), "--html", str(file.parent), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err


def test_a_page_never_replaces_the_ruling(tintero: Run, file: Path) -> None:
    ran = tintero("judge", str(file), "--html", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert file.read_text(encoding="utf-8") == TEXT


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_empty_folder_says_what_to_do_next(tintero: Run, tmp_path: Path, lang: str) -> None:
    ran = tintero("judge", str(tmp_path), "--lang", lang)
    assert ran.code == 2
    assert "tintero judge new" in " ".join(ran.err.split())


@pytest.mark.parametrize("lang", ["en", "es"])
def test_explain_begins_with_the_rules_of_the_file(tintero: Run, file: Path, lang: str) -> None:
    rule = rulebook().rule("4.6.4.2")
    assert rule is not None
    words = " ".join(rule.text(lang).split())
    assert words not in " ".join(tintero("judge", str(file), "--lang", lang).out.split())
    told = " ".join(tintero("judge", str(file), "--explain", "--lang", lang).out.split())
    assert told.index(words) < told.index(" 1. ")


def test_a_rule_that_does_not_exist_is_refused_with_its_line(tintero: Run, file: Path) -> None:
    file.write_text(TEXT.replace("4.6.4.2", "8.66.1"), encoding="utf-8")
    ran = tintero("judge", str(file), "--lang", "es")
    assert ran.code == 2
    assert "línea 3: no existe la regla 8.66.1; las más cercanas son 8.6.1, " in ran.out


@pytest.mark.parametrize(("lang", "words"), [("en", "Nothing is proved yet"), ("es", "Todavía no se prueba nada")])
def test_a_file_without_a_check_says_so_even_when_quiet(tintero: Run, file: Path, lang: str, words: str) -> None:
    assert tintero("judge", str(file), "--quiet", "--lang", lang).out == ""
    file.write_text("id: t\ngiven: {}\nsteps: [{P1: end turn}]\n", encoding="utf-8")
    assert words in tintero("judge", str(file), "--quiet", "--lang", lang).out


def test_a_file_without_a_title_says_its_name_once(tintero: Run, file: Path) -> None:
    assert tintero("judge", str(file)).out.count("a-turn") == 1
