"""Which rule was meant by a number that no rule has."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from .book import CHAPTERS, order_of, rulebook

NEAREST: Final = 4
ALIKE: Final = 0.9  # a digit too many: 8.66.1 for 8.6.1


def nearest_rules(number: str) -> list[str]:
    """Existing numbers that are close: one that looks like it, the longest part that exists and what stands there."""
    wanted = order_of(number)
    every = [*CHAPTERS, *(r.number for r in rulebook().rules())]

    def distance(other: str) -> tuple[int, int, int]:
        parts = order_of(other)
        same = 0
        while same < min(len(parts), len(wanted)) and parts[same] == wanted[same]:
            same += 1
        a = wanted[same] if same < len(wanted) else 0
        b = parts[same] if same < len(parts) else 0
        return (-same, abs(a - b), len(parts))

    near = [*get_close_matches(number, every, 1, ALIKE), *sorted(every, key=distance)]
    return sorted(list(dict.fromkeys(near))[:NEAREST], key=order_of)
