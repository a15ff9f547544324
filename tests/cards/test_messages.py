"""Every sentence exists in both languages, says the same things, and every code in the source has one."""

import re
from pathlib import Path
from string import Formatter

import pytest

import tintero.cards
from tintero.cards import CardsError
from tintero.cards.messages import MESSAGES, render

CARDS = Path(tintero.cards.__file__).parent
NAMING = CARDS.parent / "table" / "naming.py"  # the same errors for the cards of a game
SOURCE = "".join(path.read_text(encoding="utf-8") for path in [*CARDS.glob("*.py"), NAMING])


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("code", MESSAGES)
def test_both_languages_name_the_same_details(code: str) -> None:
    english, spanish = MESSAGES[code]
    assert fields(english) == fields(spanish)
    assert english != spanish
    assert english.endswith(".")
    assert spanish.endswith(".")


def test_every_code_that_is_used_has_a_sentence_and_the_reverse() -> None:
    used = set(
        re.findall(r'(?:CardsError|\w+Deck|\w+Card|DeckError|kind|_problem|render)\(\s*["\'](\w+)', SOURCE)
        + re.findall(r'LineProblem\([^"]*?"(\w+)"', SOURCE)
        + re.findall(r'code = "(\w+)"', SOURCE)
        + re.findall(r'else "(\w+)"$', SOURCE, re.MULTILINE)
    )
    assert used - set(MESSAGES) == set()
    assert set(MESSAGES) - used == set()


def test_another_language_gets_english() -> None:
    error = CardsError("unknown_format", name="X", names=("A", "B"))
    assert error.message("fr") == str(error) == "There is no format “X”; the formats are: A, B."
    assert error.message("es") == "No existe el formato «X»; los formatos son: A, B."


def test_braces_in_details_are_shown_as_they_are() -> None:
    assert "{0}" in render("data_not_found", "en", {"path": "{0}"})
