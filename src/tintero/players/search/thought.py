"""What came of thinking about a question: each option, what it may lead to, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

LEAST: Final = 0.02  # a variance that is always reckoned with …
LEAST_APART: Final = 0.002  # … and one of what two options differ by in a world


class Tried:
    """An option and what came of it, in chances of winning."""

    __slots__ = ("found", "number", "squares", "total", "tries")

    def __init__(self, number: int) -> None:
        self.number = number  # of the option
        self.found: list[float] = []  # world by world
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.found.append(value)
        self.tries += 1
        self.total += value
        self.squares += value * value

    def moved(self, by: float) -> Tried:
        """The same as if all of its games had come out better by so much."""
        new = Tried(self.number)
        for value in self.found:
            new.add(value + by)
        return new

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """Of the mean; 1 if nothing is known of it. A few tries that came out alike prove little."""
        if self.tries < 2:
            return 1.0
        mean = self.total / self.tries
        return sqrt(max(LEAST, self.squares / self.tries - mean * mean) / (self.tries - 1))

    def apart(self, other: Tried) -> tuple[float, float]:
        """By how much it is better in the worlds that both were tried in, and how far that may be off."""
        worlds = min(self.tries, other.tries)
        if worlds < 2:
            return 0.0, 1.0
        total = 0.0
        squares = 0.0
        for n in range(worlds):
            more = self.found[n] - other.found[n]
            total += more
            squares += more * more
        mean = total / worlds
        return mean, sqrt(max(LEAST_APART, squares / worlds - mean * mean) / (worlds - 1))


class Thought:
    """The options from the best to the worst; those dropped early lie at the end, with fewer tries."""

    __slots__ = ("favourite", "nodes", "tried", "worlds")

    def __init__(self, tried: list[Tried], favourite: int, worlds: int, nodes: int) -> None:
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
