"""Two decks, or two ways to play, on the same seeds: what the second wins more, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, erfc, sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tintero.lab.report import Z95

PSEUDO: Final = 2  # pairs that are thought of beside those seen: one for each side, decided as far as can be
FEW: Final = 25  # discordant pairs; with fewer of them the test is exact

Outcomes = Sequence[float] | npt.NDArray[np.float64]  # game by game: 1 is won, 0.5 drawn, 0 lost


@dataclass(frozen=True)
class Paired:
    """Games of `a` and of `b` in pairs, added up. `Paired.of` adds them up."""

    games: int  # pairs
    points: tuple[float, float]  # of a and of b
    squares: tuple[float, float]  # of the outcomes of a and of b
    apart: float  # the squares of what b has more than a, pair by pair
    better: int  # pairs in which b has more than a
    worse: int

    @classmethod
    def of(cls, a: Outcomes, b: Outcomes) -> Paired:
        """From the outcomes on the same seeds, in the same order."""
        first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
        if first.shape != second.shape or first.ndim != 1:
            raise ValueError(f"pairs need as many games on both sides, not {first.shape} and {second.shape}")
        both = np.concatenate([first, second])
        if not ((both == 0) | (both == 0.5) | (both == 1)).all():
            raise ValueError("an outcome is 0, 0.5 or 1")
        more = second - first
        return cls(
            games=len(first),
            points=(float(first.sum()), float(second.sum())),
            squares=(float(first @ first), float(second @ second)),
            apart=float(more @ more),
            better=int((more > 0).sum()),
            worse=int((more < 0).sum()),
        )

    @property
    def total(self) -> float:
        """The points that b has more than a."""
        return self.points[1] - self.points[0]

    @property
    def rates(self) -> tuple[float, float]:
        """The share of the points that a and b won."""
        return (self.points[0] / self.games, self.points[1] / self.games) if self.games else (0.0, 0.0)

    @property
    def difference(self) -> float:
        """The rate of b less the rate of a."""
        return self.total / self.games if self.games else 0.0

    @property
    def discordant(self) -> int:
        """Pairs that came out differently: only they tell the two apart."""
        return self.better + self.worse

    @property
    def standard_error(self) -> float:
        """Of the difference, with the two pairs that are thought of: a few pairs that came out alike prove little, so
        it is never 0."""
        thought = self.games + PSEUDO
        return sqrt(((self.apart + PSEUDO) / thought - (self.total / thought) ** 2) / thought)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies, in 95 of 100 such runs."""
        return self.within(Z95)

    def within(self, z: float) -> tuple[float, float]:
        """So many standard errors to both sides.

        Bonett and Price: one pair more for each side, then the normal interval of the mean. A drawn game is half a
        point here too; the pairs that are added stay whole, which is rather too careful.
        """
        middle = self.total / (self.games + PSEUDO)
        half = z * self.standard_error
        return max(-1.0, middle - half), min(1.0, middle + half)

    @property
    def variance_ratio(self) -> float:
        """How much the difference varies, against games on seeds of their own: 0.2 is a fifth of the games needed."""
        if not self.games:
            return 0.0
        alone = sum(square - points**2 / self.games for square, points in zip(self.squares, self.points, strict=True))
        return (self.apart - self.total**2 / self.games) / alone if alone > 0 else 0.0

    @property
    def score(self) -> float:
        """The difference in standard errors that it has if there is none (McNemar); below 0 speaks for a."""
        return self.total / sqrt(self.apart) if self.apart else 0.0

    @property
    def p_value(self) -> float:
        """How often equals would come out so far apart: exact over the signs of few discordant pairs, else normal."""
        if self.discordant >= FEW:
            return erfc(abs(self.score) / sqrt(2))
        tail = sum(comb(self.discordant, n) for n in range(min(self.better, self.worse) + 1))
        return float(min(1.0, 2 * tail / 2**self.discordant))

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "games": self.games,
            "rates": list(self.rates),
            "difference": self.difference,
            "standard_error": self.standard_error,
            "interval": list(self.interval),
            "variance_ratio": self.variance_ratio,
            "discordant": self.discordant,
            "p_value": self.p_value,
        }
