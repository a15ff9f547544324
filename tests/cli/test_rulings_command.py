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


@pytest.mark.parametrize(
    ("about", "near"),
    [
        ("wardd", "Ward"),  # not the title in which Ward stands before a word with a d
        ("Bodygard", "Bodyguard"),
        ("dragon fyre", "Dragon Fire"),
        ("8.15.99", "8.15.2"),
        ("multijugadr", "multijugador"),
    ],
)
@pytest.mark.parametrize(("lang", "sentence"), [("en", "No ruling is about"), ("es", "Ningún dictamen trata de")])
def test_a_misspelt_subject_is_refused_with_what_was_perhaps_meant(
    tintero: Run, about: str, near: str, lang: str, sentence: str
) -> None:
    ran = tintero("judge", "--list", "--about", about, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert about in ran.err
    assert near in ran.err


def test_a_word_of_a_title_or_its_beginning_finds_the_ruling(tintero: Run) -> None:
    for about in ("finds nobody to choose", "finds nobo", "Dragon Fire may be"):
        assert "ward-leaves-nothing-to-choose" in tintero("judge", "--list", "--about", about).out


def test_a_rule_that_no_ruling_proves_is_not_called_misspelt(tintero: Run) -> None:
    ran = tintero("judge", "--list", "--about", "2.2.1.2")
    assert ran.code == 2
    assert "nearest" not in ran.err


def test_the_format_is_told_in_the_readers_language(tintero: Run) -> None:
    assert tintero("judge", "format").out.startswith("# ")
    assert "escenario" in tintero("judge", "format", "--lang", "es").out
