"""Made-up games whose truth is known: what is said of them can be compared with it."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tintero.lab.experiments.paired import Paired

REPEATS = 2000
LEAST, MOST = 0.93, 0.97  # how often an interval of 95 % may hold the truth


class Joint(NamedTuple):
    """The chances that both win on a seed, only a, only b, or neither."""

    both: float
    only_a: float
    only_b: float
    neither: float

    @classmethod
    def of(cls, a: float, b: float, correlation: float) -> Joint:
        both = a * b + correlation * sqrt(a * (1 - a) * b * (1 - b))
        made = cls(both, a - both, b - both, 1 - a - b + both)
        assert min(made) >= 0
        return made

    @property
    def difference(self) -> float:
        return self.only_b - self.only_a


def paired_of(both: int, only_a: int, only_b: int, neither: int) -> Paired:
    """From how many pairs both won, only a, only b, and neither."""
    points = (float(both + only_a), float(both + only_b))
    return Paired(both + only_a + only_b + neither, points, points, float(only_a + only_b), only_b, only_a)


def runs(joint: Joint, looks: tuple[int, ...], repeats: int, seed: int) -> Iterator[Iterator[Paired]]:
    """For each run what is known at each look."""
    steps = np.diff((0, *looks))
    drawn = np.random.default_rng(seed).multinomial(steps, joint, size=(repeats, len(looks)))
    for run in np.cumsum(drawn, axis=1).tolist():
        yield (paired_of(*counts) for counts in run)


def held(intervals: NDArray[np.float64], truth: NDArray[np.float64] | float) -> float:
    """The share of the intervals, along their last axis, that hold the truth."""
    return float(((intervals[..., 0] <= truth) & (truth <= intervals[..., 1])).mean())
