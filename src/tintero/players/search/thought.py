"""What came of thinking about a question: each option, what it may lead to, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

LEAST: Final = 0.02  # a variance that is always reckoned with …
LEAST_APART: Final = 0.002  # … and one of what two options differ by in a world
SAME: Final = 1e-12


class Tried:
    """An option and what came of it, in chances of winning, world by world."""

    __slots__ = ("found", "number", "since", "total")

    def __init__(self, number: int) -> None:
        self.number = number  # of the option
        self.found: list[float] = []
        self.since = 0  # the world from which on it counts: what came before was a quick look
        self.total = 0.0

    @property
    def tries(self) -> int:
        """Those that count."""
        return len(self.found) - self.since

    def add(self, value: float) -> None:
        self.found.append(value)
        self.total += value

    def begin_anew(self) -> None:
        """What follows is worth more than all before, which no longer counts."""
        self.since = len(self.found)
        self.total = 0.0

    def as_option(self, number: int) -> Tried:
        """The same, told of an option of this number."""
        new = Tried(number)
        new.found = self.found
        new.since = self.since
        new.total = self.total
        return new

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """Of the mean; 1 if nothing is known of it. A few tries that came out alike prove little."""
        if self.tries < 2:
            return 1.0
        mean = self.mean
        squares = 0.0
        for n in range(self.since, len(self.found)):
            off = self.found[n] - mean
            squares += off * off
        return sqrt(max(LEAST, squares / self.tries) / (self.tries - 1))

    def apart(self, other: Tried) -> tuple[float, float]:
        """By how much it is better in the worlds that both were tried in, and how far that may be off.

        Those of a quick look count if the other had no better one.
        """
        begin = min(self.since, other.since)
        worlds = min(len(self.found), len(other.found)) - begin
        if worlds < 2:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for n in range(begin, begin + worlds):
            more = self.found[n] - other.found[n]
            total += more
            squares += more * more
        mean = total / worlds
        return mean, sqrt(max(LEAST_APART, squares / worlds - mean * mean) / (worlds - 1))

    def is_like(self, other: Tried) -> bool:
        """Whether it came to the same in every world."""
        for n in range(min(len(self.found), len(other.found))):
            if abs(self.found[n] - other.found[n]) > SAME:
                return False
        return True


class Thought:
    """The options from the best to the worst; those dropped early lie at the end, with fewer tries.

    `together`: of an opening hand, the cards that an option was thought of to be replaced with, itself among them.
    """

    __slots__ = ("favourite", "nodes", "together", "tried", "worlds")

    def __init__(
        self, tried: list[Tried], favourite: int, worlds: int, nodes: int,
        together: dict[int, tuple[int, ...]] | None = None,
    ) -> None:  # fmt: skip
        self.together = together or {}
        self.tried = tried
        self.favourite = favourite  # what the sensible policy would do without thinking
        self.worlds = worlds
        self.nodes = nodes  # games played out; one in which the seat looks ahead counts for several

    @property
    def best(self) -> Tried:
        return self.tried[0]

    def chance_of(self, tried: Tried) -> float:
        """On the scale of the best: what was dropped early was not tried in all of its worlds."""
        if tried is self.tried[0] or not tried.tries:
            return tried.mean
        return self.tried[0].mean - self.tried[0].apart(tried)[0]

    def of(self, number: int) -> Tried | None:
        """What was found of one option; None if it is like another, or was not tried."""
        for tried in self.tried:
            if tried.number == number and tried.tries:
                return tried
        return None
