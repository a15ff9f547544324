"""How a deck does against a field: the mean of its rates in several matchups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

RESAMPLES: Final = 4000
TAILS: Final = (0.025, 0.975)
UNSEEN: Final = 0.25  # of a win and of a loss, thought of in each cell: ten games won are no certainty
DRAWN: Final = 0.5  # points


class Cell(NamedTuple):
    """The games of one matchup."""

    wins: int
    draws: int
    games: int

    @property
    def points(self) -> float:
        return self.wins + DRAWN * self.draws

    @property
    def rate(self) -> float:
        """The share of the points; without games it counts as even."""
        return self.points / self.games if self.games else DRAWN


@dataclass(frozen=True)
class FieldAverage:
    rate: float
    interval: tuple[float, float]
    games: int

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"rate": self.rate, "interval": list(self.interval), "games": self.games}


def field_average(
    cells: Sequence[tuple[int, int, int]],
    weights: Sequence[float],
    *,
    drawn: float = DRAWN,
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> FieldAverage:
    """The weighted mean of the rates of all cells (wins, draws, games), with an interval of 95 %.

    The interval is a bootstrap by cell: the games of each are drawn anew, one fewer than there are (drawn games vary
    less than true ones, and this makes up for it), and the mean is taken again. They are drawn from what was seen and a
    little of a win and of a loss more, and only how far they fall from that is used: so the middle stays where it was,
    and a cell in which everything was won still varies. A cell without games counts as even, and as if it could be
    anything. The same seed gives the same interval.
    """
    played = np.asarray([tuple(cell) for cell in cells], dtype=np.int64).reshape(-1, 3)
    wins, draws, games = played.T
    losses = games - wins - draws
    shares = _shares(weights, len(played))
    if min(wins.min(), draws.min(), losses.min()) < 0:
        raise ValueError("a cell has wins, draws and at least as many games as both")
    points = np.array([1.0, drawn, 0.0])
    thought = np.stack([wins + UNSEEN, draws, losses + UNSEEN], axis=1) / (games + 2 * UNSEEN)[:, None]
    expected = thought @ points
    seen = np.where(games > 0, (wins + drawn * draws) / np.maximum(games, 1), expected)
    rate = float(shares @ seen)

    size = np.maximum(games - 1, 1)
    again = np.random.default_rng(seed).multinomial(size, thought, size=(resamples, len(played))) @ points / size
    low, high = rate + np.quantile((again - expected) @ shares, TAILS)
    return FieldAverage(rate, (max(0.0, min(rate, float(low))), min(1.0, max(rate, float(high)))), int(games.sum()))


def _shares(weights: Sequence[float], cells: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The weights, so that they add up to 1."""
    if len(weights) != cells:
        raise ValueError(f"{cells} cells and {len(weights)} weights")
    if not cells or min(weights) < 0 or sum(weights) <= 0:
        raise ValueError("weights are not below 0, and one is above")
    return np.array([float(weight) for weight in weights]) / sum(weights)
