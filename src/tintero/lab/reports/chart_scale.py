"""Where the ticks of an axis stand: round numbers, told in the words of the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

STEPS: Final = (1, 2, 2.5, 5, 10)
MOST: Final = 6  # steps between ticks, at least one
LEAST: Final = 0.5  # nothing is told more finely


class Ticks(NamedTuple):
    values: Sequence[float]
    labels: Sequence[str]
    middle: float  # at which neither side is better

    @property
    def ends(self) -> tuple[float, float]:
        return self.values[0], self.values[-1]

    @property
    def expression(self) -> str:
        """For Vega: the label of a tick."""
        return f"{json.dumps(list(self.labels))}[indexof({json.dumps(list(self.values))}, datum.value)]"


def ticks_over(
    values: Iterable[float], middle: float, told: Callable[[float], str], least: float = -100, most: float = 100
) -> Ticks:  # fmt: skip
    """Ticks that leave room for all of these and for the middle, and do not go beyond what is possible."""
    low, high = min(seen := [*values, middle]), max(seen)
    step = _step(max(high - low, LEAST))
    first, last = floor(max(low, least) / step), ceil(min(high, most) / step)
    last = max(last, first + 1)
    places = [n * step for n in range(first, last + 1)]
    return Ticks(places, [told(place) for place in places], middle)


def _step(width: float) -> float:
    rough = max(width / MOST, LEAST)
    size = 10.0 ** floor(log10(rough))
    return next((step * size for step in STEPS if step * size >= rough), 10 * size)
