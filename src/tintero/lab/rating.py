"""Ratings of many players from what each won against each (Bradley and Terry), in Elo, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from .arena import ELO_SCALE

PER_UNIT: Final = ELO_SCALE / log(10)  # Elo for each unit of the logistic scale
IMAGINED: Final = 0.5  # of a pair between each two, drawn: nobody is better beyond all measure because of a few games
NEAR: Final = 1e-10
MOST_STEPS: Final = 200
LONGEST_STEP: Final = 2.0
SURE: Final = 1.96  # standard errors: 95 of 100

Shares = Mapping[tuple[int, int], Sequence[float]]  # of the first of the two, pair by pair


class Rating(NamedTuple):
    elo: float
    error: float  # standard error against the player who is 0

    @property
    def interval(self) -> tuple[float, float]:
        return self.elo - SURE * self.error, self.elo + SURE * self.error


def ratings(players: int, shares: Shares, anchor: int) -> list[Rating]:
    """The likeliest ratings, with the anchor at 0.

    The two games of a pair are no independent games, so a pair counts as one: the intervals are rather too wide.
    """
    met = [
        (a, b, sum(found) + IMAGINED / 2, len(found) + IMAGINED)
        for (a, b), found in shares.items()
    ]  # fmt: skip
    free = [n for n in range(players) if n != anchor]
    at = [0.0] * players
    for _ in range(MOST_STEPS):
        slope, bend = _slope_and_bend(players, met, at)
        step = solved([[bend[i][j] for j in free] for i in free], [slope[i] for i in free])
        for n, move in zip(free, step, strict=True):
            at[n] += max(-LONGEST_STEP, min(LONGEST_STEP, move))
        if all(abs(move) < NEAR for move in step):
            break
    _slope, bend = _slope_and_bend(players, met, at)
    square = [[bend[i][j] for j in free] for i in free]
    found = [Rating(0.0, 0.0)] * players
    for place, n in enumerate(free):
        unit = [float(place == other) for other in range(len(free))]
        variance = solved(square, unit)[place]
        found[n] = Rating(PER_UNIT * at[n], PER_UNIT * sqrt(variance))
    return found


def _slope_and_bend(
    players: int, met: Sequence[tuple[int, int, float, float]], at: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood; the bend is counted downwards, so that it is positive."""
    slope = [0.0] * players
    bend = [[0.0] * players for _ in range(players)]
    for a, b, won, pairs in met:
        expected = 1 / (1 + exp(at[b] - at[a]))
        slope[a] += won - pairs * expected
        slope[b] -= won - pairs * expected
        known = pairs * expected * (1 - expected)
        bend[a][a] += known
        bend[b][b] += known
        bend[a][b] -= known
        bend[b][a] -= known
    return slope, bend


def solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x of `square * x = right`, by elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    size = len(rows)
    for n in range(size):
        best = max(range(n, size), key=lambda r: abs(rows[r][n]))
        rows[n], rows[best] = rows[best], rows[n]
        for other in range(size):
            if other != n:
                factor = rows[other][n] / rows[n][n]
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[n], strict=True)]
    return [rows[n][size] / rows[n][n] for n in range(size)]
