"""`tintero rules`: by number with parents, children and neighbours; by keyword; by words; in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.cli.conftest import Ran
from tintero.cli.rules_command import nearest
from tintero.rulebook import rulebook
from tintero.rulebook.open_points import open_points

Run = Callable[..., Ran]


def numbers(out: str) -> list[str]:
    """The rules at the beginning of a line."""
    return re.findall(r"^ *(\d+(?:\.\w+)*)  ", out, re.MULTILINE)


def text_of(number: str, lang: str) -> str:
    rule = rulebook().rule(number)
    assert rule is not None
    return " ".join(rule.text(lang).split())


def test_a_rule_with_parents_children_and_neighbours(tintero: Run) -> None:
    ran = tintero("rules", "4.6.4")
    assert ran.code == 0
    found = numbers(ran.out)
    assert found[:3] == ["4", "4.6", "4.6.4"]
    assert found[3:] == ["4.6.4.1", "4.6.4.2", "4.6.4.3", "4.6.4.4", "4.6.4.5", "4.6.3", "4.6.5"]
    assert text_of("4.6.4", "en") in " ".join(ran.out.split())
    assert text_of("4.6.4.2", "en") in " ".join(ran.out.split())


@pytest.mark.parametrize("typed", ["4.6.4.2", "CR 4.6.4.2", "cr4.6.4.2.", "８.6.1"])
def test_numbers_as_people_write_them(tintero: Run, typed: str) -> None:
    ran = tintero("rules", typed, "--lang", "es")
    assert ran.code == 0
    assert text_of(typed, "es") in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("number", "lang", "said"),
    [
        ("1.8.4", "en", "Tintero has a setting for it: check_starts_with_active_player"),
        ("1.8.4", "es", "Tintero tiene un ajuste para ello: check_starts_with_active_player"),
        ("8.4.3", "en", "The rules leave this open; the text above says what Tintero does."),
        ("8.4.3", "es", "Las reglas dejan esto abierto; el texto de arriba dice qué hace Tintero."),
    ],
)
def test_what_the_rules_leave_open_is_said(tintero: Run, number: str, lang: str, said: str) -> None:
    assert said in " ".join(tintero("rules", number, "--lang", lang).out.split())


@pytest.mark.parametrize("typed", ["4,6,4,2", "CR 4,6,4,2", "4.6,4.2"])
def test_commas_stand_for_dots(tintero: Run, typed: str) -> None:
    ran = tintero("rules", typed, "--lang", "es")
    assert ran.code == 0
    assert text_of("4.6.4.2", "es") in " ".join(ran.out.split())


@pytest.mark.parametrize("typed", ["bodyguard", "Guardaespaldas", "sing together", "cantar juntos"])
def test_a_keyword_in_either_language_shows_its_section(tintero: Run, typed: str) -> None:
    rule = rulebook().keyword(typed)
    assert rule is not None
    for lang in ("en", "es"):
        ran = tintero("rules", *typed.split(), "--lang", lang)
        assert ran.code == 0
        assert rule.number in numbers(ran.out)
        for child in rulebook().children(rule.number):
            assert text_of(child.number, lang) in " ".join(ran.out.split())


def test_search_finds_what_a_player_means(tintero: Run) -> None:
    ran = tintero("rules", "--search", "desafío exhausto", "--lang", "es")
    assert ran.code == 0
    assert numbers(ran.out)[0] == "4.6.4.2"  # an exerted opposing character is challenged
    english = tintero("rules", "--search", "attack a tapped character")
    assert "4.6.4.2" in numbers(english.out)
    assert numbers(tintero("rules", "negative", "strength").out)[0] == "6.6.2"


@pytest.mark.parametrize(
    ("number", "near"), [("4.6.4.9", "4.6.4.5"), ("4.6.99", "4.6.9"), ("99", "10"), ("4.99.1", "4.7")]
)
def test_an_unknown_number_names_the_nearest(tintero: Run, number: str, near: str) -> None:
    ran = tintero("rules", number, "--lang", "es")
    assert (ran.code, ran.out) == (2, "")
    assert f"No existe la regla {number}" in ran.err
    assert near in nearest(number)
    assert all(rulebook().exists(n) for n in nearest(number))


def test_words_that_no_rule_has(tintero: Run) -> None:
    ran = tintero("rules", "--search", "xyzzy")
    assert (ran.code, ran.out) == (2, "")
    assert "xyzzy" in ran.err


def test_without_words_the_chapters(tintero: Run) -> None:
    found = numbers(tintero("rules").out)
    assert {"1", "4.6", "8.15", "9"} <= set(found)
    assert numbers(tintero("rules", "4").out)[:2] == ["4", "4.1"]


def test_an_older_number_names_its_document_and_shows_the_rule_of_today(tintero: Run) -> None:
    ran = tintero("rules", "4.3.6.2", "--lang", "es")
    assert ran.code == 0
    assert "documento 003" in ran.out
    assert text_of("4.6.6", "es") in " ".join(ran.out.split())


def test_a_number_that_changed_its_meaning_shows_both(tintero: Run) -> None:
    said = " ".join(tintero("rules", "1.9.3").out.split())
    assert text_of("1.9.3", "en") in said
    assert "document 000" in said
    assert "today that is 1.9.6" in said


def test_a_rule_names_the_rulings_that_prove_it(tintero: Run) -> None:
    english = tintero("rules", "8.14.1").out
    spanish = tintero("rules", "8.14.1", "--lang", "es").out
    assert "vanish-into-the-unknown" in english
    assert "Rulings that prove it" in english
    assert "Dictámenes que la prueban" in spanish
    assert "Rulings" not in tintero("rules", "1.1.3").out  # nothing proves it


def test_what_the_rules_leave_open_is_listed_in_both_languages(tintero: Run) -> None:
    for lang, default in (("en", "By default"), ("es", "Por defecto")):
        ran = tintero("rules", "--open", "--lang", lang)
        assert ran.code == 0
        said = " ".join(ran.out.split())
        for point in open_points():
            assert point.name in said
            assert point.question(lang) in said
        assert said.count(default) == len(open_points())


def test_search_shows_the_sentence_that_answers(tintero: Run) -> None:
    said = " ".join(tintero("rules", "--search", "does the version count as part of the name").out.split())
    assert text_of("5.2.6", "en") in said  # the best answer whole
    assert "…" in said  # of the others only what has to do with the question
