"""The examples of the README and of the pages of docs/ print what the pages say."""

from __future__ import annotations

from pathlib import Path

import pytest

from .examples import CUT, examples, fits
from .pages import PAGES, blocks, misplaced, name

WITH_EXAMPLES = [p for p in PAGES if any(b.kind in ("python", "console") for b in blocks(p.read_text("utf-8")))]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_every_example_prints_what_the_page_says(page: Path) -> None:
    for example in examples(page):
        assert set(example.said.split()) != {CUT}, f"{name(page)}:{example.line}: nothing is left of what it prints"
        assert example.holds, (
            f"{name(page)}:{example.line}: {example.what} prints\n{example.printed}\nand the page says\n{example.said}"
        )


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_block_of_a_page_is_left_untried(page: Path) -> None:
    assert misplaced(name(page), list(blocks(page.read_text("utf-8")))) == []


def test_what_is_cut_fits_and_nothing_else_does() -> None:
    printed = "one\ntwo\nthree words here\nfour\n"
    assert fits(printed, printed)
    assert fits("one\n…\nfour\n", printed)
    assert fits("…\nthree … here\nfour\n", printed)
    assert not fits("one\n", printed)
    assert not fits("one\nfour\n", printed)
    assert not fits("…\nthree … there\nfour\n", printed)
    assert not fits("", printed)
