"""The rulebook answers what judges and players ask, in both languages: the right rule first, or nearly."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tintero.rulebook import rulebook
from tintero.rulebook.finding.word_meanings import read_data

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("questions*.yaml"))
QUESTIONS = [q for file in FILES for q in yaml.safe_load(file.read_text(encoding="utf-8"))]
FIRST = 0.85
AMONG_THREE = 0.97
# of the questions from which nothing has learned
UNSEEN = yaml.safe_load((HERE / "questions_unseen.yaml").read_text(encoding="utf-8"))
UNSEEN_FIRST = 0.8
UNSEEN_AMONG_THREE = 0.92


def place(question: dict[str, object]) -> int:
    """Where the first right rule stands in the answer, counted from 0."""
    rules = question["rules"]
    assert isinstance(rules, list)
    found = [rule.number for rule in rulebook().search(str(question["ask"]))]
    return min((found.index(n) for n in rules if n in found), default=len(found))


def test_there_are_questions_about_every_chapter_and_half_of_them_are_spanish() -> None:
    assert len(QUESTIONS) >= 120
    spanish = sum(q["lang"] == "es" for q in QUESTIONS)
    assert abs(2 * spanish - len(QUESTIONS)) <= 2
    assert {n.partition(".")[0] for q in QUESTIONS for n in q["rules"]} == {str(n) for n in range(1, 11)}
    about = {".".join(n.split(".")[:2]) for q in QUESTIONS for n in q["rules"] if n.startswith("8.")}
    assert about >= {f"8.{n}" for n in range(1, 16)} | {"8.x"}


def test_every_expected_rule_exists() -> None:
    assert [n for q in QUESTIONS for n in q["rules"] if not rulebook().exists(n)] == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_right_rule_comes_first_or_among_the_first_three(lang: str) -> None:
    asked = [q for q in QUESTIONS if q["lang"] == lang]
    places = {str(q["ask"]): place(q) for q in asked}
    late = {ask: at + 1 for ask, at in places.items() if at}
    assert sum(at == 0 for at in places.values()) >= FIRST * len(asked), late
    assert sum(at < 3 for at in places.values()) >= AMONG_THREE * len(asked), late


def test_questions_that_the_search_does_not_know_find_their_rule_nearly_as_often() -> None:
    places = [place(q) for q in UNSEEN]
    assert sum(at == 0 for at in places) >= UNSEEN_FIRST * len(places)
    assert sum(at < 3 for at in places) >= UNSEEN_AMONG_THREE * len(places)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("bodygaurd enters exerted", "bodyguard enters exerted"),
        ("desafiar localisacion", "desafiar localización"),
        ("sumoning sicknes", "summoning sickness"),
        ("muligan", "mulligan"),
        ("resolber un efecto", "resolver un efecto"),
        ("habilidades que se actvian", "habilidades que se activan"),  # in a form that stands nowhere in the book
    ],
)
def test_typing_errors_do_not_matter(wrong: str, right: str) -> None:
    assert [r.number for r in rulebook().search(wrong)] == [r.number for r in rulebook().search(right)]


@pytest.mark.parametrize(
    ("slang", "plain"),
    [
        ("tapped character", "exerted character"),
        ("untap step", "ready step"),
        ("attack a location", "challenge a location"),
        ("personaje girado", "personaje agotado"),
        ("enderezar mis cartas", "preparar mis cartas"),
        ("ataque a una localización", "desafío a una localización"),
        ("cementerio del rival", "descarte del oponente"),
    ],
)
def test_words_of_other_games_mean_the_same(slang: str, plain: str) -> None:
    assert [r.number for r in rulebook().search(slang)] == [r.number for r in rulebook().search(plain)]


def test_a_named_keyword_brings_its_chapter_first() -> None:
    assert [r.section for r in rulebook().search("ward chosen effect")[:2]] == ["8.15", "8.15"]
    assert rulebook().search("guardaespaldas y localizaciones")[0].section == "8.3"
    assert [r.number for r in rulebook().search("Evasive")[:2]] == ["8.6", "8.6.1"]
    assert rulebook().search("pack rush")[0].number == "10.2"  # and not the keyword Rush


def test_the_sentence_that_answers_is_found_in_the_language_of_the_reader() -> None:
    book = rulebook()
    ward = book.rule("8.15.1")
    assert ward is not None
    assert book.sentence("can I challenge a character with ward", ward, "en") == "Challenging is not affected."
    assert book.sentence("can I challenge a character with ward", ward, "es") == "Los desafíos no se ven afectados."
    assert book.sentence("xyzzy", ward, "en") == ""


def test_the_index_of_the_book_speaks_of_the_same_rules_in_both_languages() -> None:
    english, spanish = read_data("asked_en.yaml"), read_data("asked_es.yaml")
    assert list(english) == list(spanish)
    assert [n for n in english if not rulebook().exists(n)] == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_rule_is_in_the_index_of_the_book(lang: str) -> None:
    asked = read_data(f"asked_{lang}.yaml")
    assert [r.number for r in rulebook().rules() if not r.heading and r.number not in asked] == []


def test_every_synonym_has_words_in_both_languages() -> None:
    for meaning, said in read_data("synonyms.yaml").items():
        assert set(said) == {"en", "es"}, meaning
        assert said["en"].strip(), meaning
        assert said["es"].strip(), meaning
