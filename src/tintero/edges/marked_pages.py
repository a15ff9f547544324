"""Pages of which a part is written by a command: only what stands between two marks is written anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

END: Final = "<!-- until here -->"


def rewritten(page: str, begin: str, lines: Sequence[str]) -> str:
    """The page with these lines after the mark `begin` and before the next END."""
    before, mark, rest = page.partition(begin)
    _earlier, end, after = rest.partition(END)
    if not (mark and end):
        raise ValueError(f"the page has no lines {begin!r} and {END!r}")
    return before + "\n".join([begin, "", *lines, "", END]) + after
