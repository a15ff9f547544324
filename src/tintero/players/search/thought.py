"""What came of thinking about a question: each option, what it may lead to, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

LEAST: Final = 0.02  # a variance that is always reckoned with …
LEAST_APART: Final = 0.002  # … and one of what two options differ by in a world
SAME: Final = 1e-12
BLOCKS: Final = 8  # of worlds, one after the other, by which it is told how far two options are apart


class Tried:
    """An option and what came of it, in chances of winning.

    Where something is learnt from try to try only the later half counts: the earlier ones were made when what to do
    after the option had hardly been looked into, and options that need more after them looked worse than they are.
    """

    __slots__ = ("found", "learns", "number", "sums", "tries")

    def __init__(self, number: int, learns: bool = True) -> None:
        self.number = number  # of the option
        self.learns = learns
        self.found: list[float] = []  # world by world
        self.sums: list[float] = [0.0]  # of all that were found before each world
        self.tries = 0

    def add(self, value: float) -> None:
        self.found.append(value)
        self.sums.append(self.sums[self.tries] + value)
        self.tries += 1

    def mean_of(self, start: int, stop: int) -> float:
        """In these worlds."""
        return (self.sums[stop] - self.sums[start]) / (stop - start)

    def moved(self, by: float) -> Tried:
        """The same as if all of its games had come out better by so much."""
        new = Tried(self.number, self.learns)
        for value in self.found:
            new.add(value + by)
        return new

    def as_option(self, number: int) -> Tried:
        """The same, told of an option of this number."""
        new = self.moved(0.0)
        new.number = number
        return new

    def first(self, worlds: int) -> int:
        """The first of so many worlds that counts."""
        return worlds // 2 if self.learns else 0

    @property
    def mean(self) -> float:
        return self.mean_of(self.first(self.tries), self.tries) if self.tries else 0.0

    @property
    def error(self) -> float:
        """Of the mean; 1 if nothing is known of it. A few tries that came out alike prove little."""
        start = self.first(self.tries)
        number = self.tries - start
        if number < 2:
            return 1.0
        mean = self.mean
        squares = 0.0
        for n in range(start, self.tries):
            squares += (self.found[n] - mean) * (self.found[n] - mean)
        return sqrt(max(LEAST, squares / number) / (number - 1))

    def apart(self, other: Tried) -> tuple[float, float]:
        """By how much it is better in the worlds that both were tried in, and how far that may be off.

        One after the other, tries are not independent: what was learnt in one is used in the next. So blocks of them
        are compared.
        """
        worlds = min(self.tries, other.tries)
        size = (worlds - self.first(worlds)) // BLOCKS
        if size == 0:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for block in range(BLOCKS):
            stop = worlds - block * size
            more = self.mean_of(stop - size, stop) - other.mean_of(stop - size, stop)
            total += more
            squares += more * more
        mean = total / BLOCKS
        return mean, sqrt(max(LEAST_APART / size, squares / BLOCKS - mean * mean) / (BLOCKS - 1))

    def is_like(self, other: Tried) -> bool:
        """Whether it came to the same in every world."""
        for n in range(min(self.tries, other.tries)):
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
        self.nodes = nodes  # games played out

    @property
    def best(self) -> Tried:
        return self.tried[0]

    def of(self, number: int) -> Tried | None:
        """What was found of one option; None if it is like another, or was not tried."""
        for tried in self.tried:
            if tried.number == number and tried.tries:
                return tried
        return None
