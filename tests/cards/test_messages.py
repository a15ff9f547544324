"""Every code in the source has a sentence, and every sentence its code."""

import re
from pathlib import Path

import tintero.cards
from tintero.cards import CardsError
from tintero.words import catalogue, say

CARDS = Path(tintero.cards.__file__).parent
NAMING = CARDS.parent / "table" / "naming.py"  # the same errors for the cards of a game
SOURCE = "".join(path.read_text(encoding="utf-8") for path in [*CARDS.glob("*.py"), NAMING])


def test_every_code_that_is_used_has_a_sentence_and_the_reverse() -> None:
    used = set(
        re.findall(r'(?:CardsError|\w+Deck|\w+Card|DeckError|kind|_problem|say)\(\s*["\'](?:cards\.)?(\w+)', SOURCE)
        + re.findall(r'LineProblem\([^"]*?"(\w+)"', SOURCE)
        + re.findall(r'code = "(\w+)"', SOURCE)
        + re.findall(r'else "(\w+)"$', SOURCE, re.MULTILINE)
    )
    there = set(catalogue().messages("cards"))
    assert used - there == set()
    assert there - used == set()


def test_another_language_gets_english() -> None:
    error = CardsError("unknown_format", name="X", names=("A", "B"))
    assert error.message("fr") == str(error) == "There is no format “X”; the formats are: A and B."
    assert error.message("es") == "No existe el formato «X»; los formatos son: A y B."


def test_braces_in_details_are_shown_as_they_are() -> None:
    assert "{0}" in say("cards.data_not_found", "en", path="{0}")
