"""How far apart two must be at each of several looks, so that all looks together are wrong in 5 of 100 runs of equals.

Lan and DeMets: what may be spent on mistakes is a function of how much of the games was played. The bounds follow from
it one after the other, by numeric integration over where a run that went on so far can be (Armitage, McPherson, Rowe).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq  # type: ignore[import-untyped]  # scipy has no types of its own
from scipy.special import ndtr, ndtri  # type: ignore[import-untyped]  # scipy has no types of its own

ALPHA: Final = 0.05  # of both sides together
PANELS: Final = 40  # of the integration, with NODES points each (Gauss and Legendre)
NODES: Final = 10
CLOSEST: Final = 0.01  # of the games between two looks; with less the points would be too far apart
ROUNDING: Final = 1e-9
BEYOND: Final = 9.0  # standard errors that chance does not reach
NOTHING: Final = 1e-15  # too little to be spent


def spent(fraction: float, alpha: float = ALPHA) -> float:
    """What may have been spent, on both sides together, after this share of the games: in the manner of O'Brien and
    Fleming next to nothing at first, and all of it at the end."""
    return float(4 * ndtr(ndtri(alpha / 4) / sqrt(fraction)))


def bounds(fractions: Sequence[float], alpha: float = ALPHA) -> tuple[float, ...]:
    """The standard errors that must be reached at each look, one for each share of the games.

    Where next to nothing may be spent there is no stopping: the bound is infinite.
    """
    if not fractions or any(later - earlier < CLOSEST - ROUNDING for earlier, later in pairwise((0.0, *fractions))):
        raise ValueError(f"looks come after shares of the games that rise by at least {CLOSEST}")
    if fractions[-1] > 1 + ROUNDING:
        raise ValueError("no look comes after the last game")
    # where a run can be: the sum so far, whose variance is the share of the games; it begins at 0 for sure
    at, chance = np.zeros(1), np.ones(1)
    found: list[float] = []
    before = used = 0.0
    for fraction in fractions:
        step, width = sqrt(fraction - before), sqrt(fraction)
        to_spend = spent(fraction, alpha) - used
        bound = _bound(at, chance, step, width, to_spend)
        found.append(bound)
        if bound < inf:
            used += to_spend
        at, chance = _going_on(at, chance, step, min(bound, BEYOND) * width)
        before = fraction
    return tuple(found)


def _bound(at: NDArray[np.float64], chance: NDArray[np.float64], step: float, width: float, to_spend: float) -> float:
    def too_much(bound: float) -> float:
        """How much more than `to_spend` leaves at this bound."""
        edge = bound * width
        return float(chance @ (ndtr((at - edge) / step) + ndtr((-edge - at) / step))) - to_spend

    if to_spend < NOTHING:
        return inf
    return float(brentq(too_much, 0.0, BEYOND, xtol=1e-12))


def _going_on(
    at: NDArray[np.float64], chance: NDArray[np.float64], step: float, edge: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where a run can be after the next step if it did not reach the edge, and with which chance."""
    nodes, weights = np.polynomial.legendre.leggauss(NODES)
    half = edge / PANELS
    middles = (2 * np.arange(PANELS) + 1) * half - edge
    then = (middles[:, None] + half * nodes[None, :]).ravel()
    density = np.exp(-0.5 * ((then[:, None] - at[None, :]) / step) ** 2) / (step * sqrt(2 * np.pi))
    return then, np.tile(weights * half, PANELS) * (density @ chance)
