"""Games in which something was there against games in which it was not, compared only with their like.

A card that is drawn in long games is seen in the games that a slow deck wins. Games of the same length and with the
same starter are alike in that, so they are compared with one another, and then the comparisons are added up.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, NamedTuple

from tintero.lab.report import Z95


class Stratum(NamedTuple):
    """Games that are alike but for one thing: points won and games played with it, and without it."""

    won_with: float
    games_with: float
    won_without: float
    games_without: float


LONGEST_TOLD: Final = 12  # own turns; longer games are one stratum

# Thought of beside what was seen, a win and a loss of each kind, as Agresti and Caffo do: without them a few games that
# all came out alike would be certain.
PSEUDO: Final = Stratum(1, 2, 1, 2)


@dataclass(frozen=True)
class StratifiedDifference:
    """The rate with it less the rate without it."""

    difference: float
    standard_error: float
    interval: tuple[float, float]
    compared: int  # games in strata that have both kinds
    left_out: int  # games that had nothing to be compared with

    def to_data(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "difference": self.difference,
            "standard_error": self.standard_error,
            "interval": list(self.interval),
            "compared": self.compared,
            "left_out": self.left_out,
        }


def length_told(turns: int) -> int:
    """The length of a game as far as it tells games apart: turns of each player, from the turns of both."""
    return min(turns // 2, LONGEST_TOLD)


def strata_of(games: Iterable[tuple[Hashable, bool, float]]) -> list[Stratum]:
    """Games counted by stratum: what a game is alike in, whether the thing was there, and the points that it won."""
    counts: dict[Hashable, list[float]] = {}
    for stratum, there, won in games:
        count = counts.setdefault(stratum, [0.0, 0.0, 0.0, 0.0])
        count[0 if there else 2] += won
        count[1 if there else 3] += 1
    return [Stratum(*count) for count in counts.values()]


def stratified_difference(rows: Iterable[Stratum]) -> StratifiedDifference:
    """Mantel and Haenszel's difference of rates: each stratum weighs as much as it can tell.

    Its variance is Sato's, which holds for many strata with few games as for few with many. A stratum in which the
    thing was always or never there tells nothing. What comes out is the mean over the games that can be compared; it is
    still what goes together with the thing, and not what the thing brings about.
    """
    met = list(rows)
    if not all(0 <= row.won_with <= row.games_with and 0 <= row.won_without <= row.games_without for row in met):
        raise ValueError("a stratum has points and at least as many games, with the thing and without it")
    usable = [row for row in met if row.games_with > 0 and row.games_without > 0]
    weight, total, _variance = _summed(usable)
    thought_weight, thought_total, variance = _summed(_with_pseudo(usable))
    middle, error = thought_total / thought_weight, sqrt(variance) / thought_weight
    compared = _games(usable)
    return StratifiedDifference(
        difference=total / weight if weight else 0.0,
        standard_error=error,
        interval=(max(-1.0, middle - Z95 * error), min(1.0, middle + Z95 * error)),
        compared=compared,
        left_out=_games(met) - compared,
    )


def _games(rows: Iterable[Stratum]) -> int:
    return int(sum(row.games_with + row.games_without for row in rows))


def _weight(row: Stratum) -> float:
    return row.games_with * row.games_without / (row.games_with + row.games_without)


def _with_pseudo(rows: Sequence[Stratum]) -> list[Stratum]:
    """What is thought of beside what was seen, shared among the strata as they weigh."""
    if not rows:
        return [PSEUDO]
    weights = [_weight(row) for row in rows]
    all_of_it = sum(weights)
    parts = [weight / all_of_it for weight in weights]
    return [
        Stratum(*(seen + part * more for seen, more in zip(row, PSEUDO, strict=True)))
        for row, part in zip(rows, parts, strict=True)
    ]


def _summed(rows: Iterable[Stratum]) -> tuple[float, float, float]:
    """The weights, the weighted differences, and how much their sum varies (Sato 1989)."""
    weight = total = lean = spread = 0.0
    for row in rows:
        won, n, other, m = row  # other: won without it
        all_of_them = n + m
        weight += _weight(row)
        total += (won * m - other * n) / all_of_them
        lean += (n * n * other - m * m * won + n * m * (m - n) / 2) / all_of_them**2
        spread += (won * (m - other) + other * (n - won)) / (2 * all_of_them)
    return weight, total, max(0.0, (total / weight if weight else 0.0) * lean + spread)
