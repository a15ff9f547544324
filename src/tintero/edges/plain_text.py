"""What people type and what files call things, made safe: to print in a sentence, to count with, and for a table."""

from __future__ import annotations

import re

# Control characters (a terminal obeys them) and signs that turn the direction of what follows; not line feed and tab.
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
# What begins a formula in a spreadsheet (OWASP, “CSV injection”).
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
SHOWN_LENGTH = 300


def neutral(text: str) -> str:
    """A text of one or more lines that no terminal obeys."""
    return text if text.isprintable() else _CONTROL.sub("?", text)


def cut(text: str, most: int = SHOWN_LENGTH) -> str:
    """The beginning of a long text."""
    return text if len(text) <= most else text[: most - 1] + "…"


def in_a_cell(value: object) -> object:
    """A value for a table that others open: a text that would be a formula there has an apostrophe before it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def is_number(text: str, digits: int = 9) -> bool:
    """Whether these are a few digits that `int` takes: `²` and `٣` are digits too, but nobody means them so."""
    return text.isascii() and text.isdigit() and len(text) <= digits
