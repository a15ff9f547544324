"""The pages name cards and never quote them: no ability of any card stands in one, whatever an example prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tintero.cards import load_pool, source

from .pages import PAGES, name

FEWEST_WORDS = 5  # shorter texts are keywords, or what anybody would say


def words(text: str) -> str:
    """Only the words, each between spaces, so that lines and marks do not hide a quotation."""
    return f" {' '.join(re.findall(r'[a-z0-9]+', text.lower()))} "


@pytest.fixture(scope="module")
def printed() -> set[str]:
    """What is printed on cards, ability by ability, without the reminders in parentheses."""
    snapshot = source._snapshot()
    assert snapshot is not None, "the card snapshot is not installed: run make setup"
    pool = load_pool(snapshot)
    texts = {words(re.sub(r"\([^)]*\)", "", t.effect or t.full_text)) for card in pool for t in card.texts}
    return {text for text in texts if len(text.split()) >= FEWEST_WORDS}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_page_quotes_a_card(page: Path, printed: set[str]) -> None:
    text = words(page.read_text("utf-8"))
    assert [quoted for quoted in printed if quoted in text] == []
