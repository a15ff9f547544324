"""When a comparison on the same seeds may end early. The looks are planned before the first game.

Whoever looks again and again and stops when it looks good finds a difference between equals far more often than in 5 of
100 runs. Both rules here allow for their looks, and refuse one that was not planned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from math import ceil, log
from typing import Final

from . import spending_bounds
from .paired import PSEUDO, Paired

MISTAKE: Final = 0.05  # how often a rule may be wrong: a difference between equals, or none where there is one
TAKEN: Final = log((1 - MISTAKE) / (MISTAKE / 2))  # the ratio at which a side is said to be better: each has half of it
DROPPED: Final = log(MISTAKE / (1 - MISTAKE / 2))
MOST_LOOKS: Final = 5  # of spending; more of them save next to nothing


class Verdict(StrEnum):
    GO_ON = "go on"
    BETTER = "better"  # the second is
    WORSE = "worse"
    ALIKE = "alike"  # not apart by what would be worth it
    UNDECIDED = "undecided"  # the last look, and nothing was shown


@dataclass(frozen=True)
class Look:
    """What one look says."""

    pairs: int
    verdict: Verdict
    statistic: float
    bound: float  # which the statistic, or its opposite, must reach

    @property
    def stop(self) -> bool:
        return self.verdict is not Verdict.GO_ON


def evenly(most: int, times: int = MOST_LOOKS) -> tuple[int, ...]:
    """Looks after so many pairs: `times` of them, equally far apart, the last after `most`."""
    return tuple(ceil(most * n / times) for n in range(1, times + 1))


def _check(looks: Sequence[int]) -> None:
    if not looks or any(later <= earlier for earlier, later in pairwise((0, *looks))):
        raise ValueError("looks are planned after numbers of pairs that rise")


def _number(looks: Sequence[int], pairs: int) -> int:
    """Which look this is, from 0."""
    if pairs not in looks:
        raise ValueError(f"no look is planned after {pairs} pairs, only after {', '.join(map(str, looks))}")
    return looks.index(pairs)


@dataclass(frozen=True)
class Sprt:
    """Is there no difference, or one of `worth`, to either side? A sequential ratio test: it ends for lack of one too.

    The ratio is the generalised one of normal differences: under each hypothesis the variance that fits best, with the
    two pairs that `Paired` thinks of. Each side has half of the mistakes, so that equals are told apart in at most 5 of
    100 runs.
    """

    worth: float
    looks: tuple[int, ...]  # after so many pairs; the last is the end

    def __post_init__(self) -> None:
        _check(self.looks)
        if not 0 < self.worth < 1:
            raise ValueError("what a difference is worth lies between 0 and 1")

    def look(self, so_far: Paired) -> Look:
        """What the pairs so far say. ValueError if no look is planned here."""
        number = _number(self.looks, so_far.games)
        better, worse = self._ratio(so_far, 1), self._ratio(so_far, -1)
        if max(better, worse) >= TAKEN:
            verdict = Verdict.BETTER if better > worse else Verdict.WORSE
        elif max(better, worse) <= DROPPED:
            verdict = Verdict.ALIKE
        else:
            verdict = Verdict.UNDECIDED if number == len(self.looks) - 1 else Verdict.GO_ON
        return Look(so_far.games, verdict, better if better >= worse else -worse, TAKEN)

    def _ratio(self, so_far: Paired, side: int) -> float:
        """The logarithm of the likelihood ratio for a difference of `worth` to this side, against none."""
        thought = so_far.games + PSEUDO
        none = so_far.apart + PSEUDO
        some = none - 2 * side * self.worth * so_far.total + thought * self.worth**2
        return thought / 2 * log(none / some)


@dataclass(frozen=True)
class Spending:
    """Is there a difference? Up to five looks share the 5 % of mistakes, in the manner of O'Brien and Fleming.

    Early looks ask for very much, and the last for hardly more than a single one would. What stops early looks larger
    than it is: `paired.within(look.bound)` is an interval that holds at all looks together.
    """

    looks: tuple[int, ...]  # after so many pairs; the last is the end

    def __post_init__(self) -> None:
        _check(self.looks)
        if len(self.looks) > MOST_LOOKS:
            raise ValueError(f"at most {MOST_LOOKS} looks")
        _ = self.bounds  # looks that are too near are refused now, not after the games

    @classmethod
    def at(cls, most: int, fractions: Sequence[float]) -> Spending:
        """Looks after these shares of `most` pairs; the last is 1."""
        if not fractions or fractions[-1] != 1:
            raise ValueError("the last look comes after all games")
        return cls(tuple(round(most * fraction) for fraction in fractions))

    @cached_property
    def bounds(self) -> tuple[float, ...]:
        """The standard errors that the difference must reach at each look."""
        return spending_bounds.bounds([pairs / self.looks[-1] for pairs in self.looks])

    def look(self, so_far: Paired) -> Look:
        """What the pairs so far say. ValueError if no look is planned here."""
        number = _number(self.looks, so_far.games)
        score, bound = so_far.score, self.bounds[number]
        if abs(score) >= bound:
            verdict = Verdict.BETTER if score > 0 else Verdict.WORSE
        else:
            verdict = Verdict.UNDECIDED if number == len(self.looks) - 1 else Verdict.GO_ON
        return Look(so_far.games, verdict, score, bound)
