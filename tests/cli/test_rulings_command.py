"""`tintero judge --list`, `--about` and `format`: the rulings that come with Tintero."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cli.conftest import Ran
from tintero.rulebook.rulings import rulings

Run = Callable[..., Ran]


def test_all_rulings_are_listed_by_title_in_the_readers_language(tintero: Run) -> None:
    for lang in ("en", "es"):
        said = " ".join(tintero("judge", "--list", "--lang", lang).out.split())
        for ruling in rulings():
            assert " ".join(ruling.title_in(lang).split()) in said
            assert ruling.id in said


@pytest.mark.parametrize(
    ("about", "there", "not_there"),
    [
        ("ward", "ward-own-choice-and-challenge", "vanish-into-the-unknown"),  # a keyword
        ("Protección", "ward-own-choice-and-challenge", "vanish-into-the-unknown"),
        ("8.14.1", "vanish-into-the-unknown", "ward-own-choice-and-challenge"),  # a rule
        ("multijugador", "", "vanish-into-the-unknown"),  # a topic
        ("simba - protective cub", "bodyguard-must-be-challenged", "vanish-into-the-unknown"),  # a card
    ],
)
def test_rulings_are_found_by_keyword_rule_topic_and_card(tintero: Run, about: str, there: str, not_there: str) -> None:
    ran = tintero("judge", "--list", "--about", about)
    assert ran.code == 0
    assert there in ran.out
    assert not_there not in ran.out


def test_about_alone_runs_them(tintero: Run) -> None:
    ran = tintero("judge", "--about", "vanish")
    assert ran.code == 0
    assert "0 failed" in ran.out
    assert "vanish-into-the-unknown" in ran.out


def test_nothing_about_it_is_said_in_one_sentence(tintero: Run) -> None:
    ran = tintero("judge", "--about", "xyzzy", "--lang", "es")
    assert (ran.code, ran.out) == (2, "")
    assert "xyzzy" in ran.err


def test_the_format_is_told_in_the_readers_language(tintero: Run) -> None:
    assert tintero("judge", "format").out.startswith("# ")
    assert "escenario" in tintero("judge", "format", "--lang", "es").out
