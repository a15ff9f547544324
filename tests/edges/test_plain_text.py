"""Words from outside are shown, never obeyed; digits that nobody means as a number are none."""

from __future__ import annotations

import pytest

from tintero.edges.plain_text import cut, in_a_cell, is_number, neutral
from tintero.words.catalogue import one_line

ORDERS = ["\x1b[31m", "\x1b]0;title\x07", "\x9b2J", "\r", "\x08", "\x00", "\x7f", "\u202e", "\u2066", "\u2028"]


@pytest.mark.parametrize("order", ORDERS, ids=repr)
def test_no_control_character_is_left(order: str) -> None:
    for made in (neutral, one_line):
        text = made(f"Mickey{order}Mouse")
        assert text.isprintable()
        assert text.startswith("Mickey?")
        assert text.endswith("Mouse")


def test_only_a_text_has_several_lines() -> None:
    assert neutral("a\n\tb") == "a\n\tb"
    assert one_line("a\n\tb") == "a??b"


@pytest.mark.parametrize("text", ["Te Kā - Elemental Terror", "¤ ⛉ ◊ ◉ ①", "«niño» — “x”", "", "👩‍🚀", "a\xa0b"])
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert neutral(text) == one_line(text) == text


@pytest.mark.parametrize(("text", "number"), [("0", True), ("12", True), ("²", False), ("٣", False), ("①", False),
    ("１", False), ("", False), ("-1", False), ("1.5", False), ("9" * 9, True), ("9" * 10, False)])  # fmt: skip
def test_what_is_a_number(text: str, number: bool) -> None:
    assert is_number(text) is number


def test_long_texts_are_cut() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"


@pytest.mark.parametrize("text", [f"{sign}1" for sign in "=+-@\t\r\n＝＋－＠"], ids=repr)
def test_no_text_is_a_formula_in_a_table(text: str) -> None:
    assert in_a_cell(text) == f"'{text}"


@pytest.mark.parametrize("value", ["", "a=1", "'=1", "−2 Lantern", " =1", -1, -0.5, None, True])
def test_other_values_of_a_table_stay_as_they_are(value: object) -> None:
    assert in_a_cell(value) is value
