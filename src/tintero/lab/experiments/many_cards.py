"""Many cards at once: among many figures some are large by chance, and what is said of them allows for that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize_scalar  # type: ignore[import-untyped]  # scipy has no types of its own
from scipy.special import betaincinv, betaln  # type: ignore[import-untyped]  # scipy has no types of its own

from tintero.lab.report import Z95

SURE: Final = 0.05  # a q below this counts as shown
WEAKEST: Final = 2.0  # games that the prior counts as: at an even rate every rate is then equally likely
STRONGEST: Final = 1e6
TAILS: Final = (0.025, 0.975)
FAR: Final = 1e4  # how far beyond what was seen, and how far below it, the spread of effects is looked for

Numbers = NDArray[np.float64]


def q_values(p_values: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg: of those whose q is below 0.05, at most 5 % are there by chance. In the order given."""
    p = np.asarray(p_values, dtype=np.float64)
    if not ((p >= 0) & (p <= 1)).all():
        raise ValueError("a p-value is from 0 to 1")
    order = np.argsort(-p, kind="stable")
    stretched = p[order] * len(p) / np.arange(len(p), 0, -1)
    q = np.empty_like(p)
    q[order] = np.minimum.accumulate(np.minimum(stretched, 1.0))
    return [float(value) for value in q]


class Shrunken(NamedTuple):
    """A figure, drawn to the others as far as its own games leave it open."""

    value: float
    interval: tuple[float, float]  # in which it lies with 95 %


@dataclass(frozen=True)
class ShrunkRates:
    around: float  # the rate that all are drawn to
    strength: float  # of the prior: it counts as so many games at that rate
    each: tuple[Shrunken, ...]


@dataclass(frozen=True)
class ShrunkEffects:
    spread: float  # of the true effects around 0: their standard deviation
    each: tuple[Shrunken, ...]


def shrunk(wins: Sequence[float], games: Sequence[float], *, around: float | None = None) -> ShrunkRates:
    """The rates of many cards with a beta prior at the overall rate, or at `around`, if that is known (the deck's).

    The strength of the prior is fitted to all cards by maximum likelihood, with Morris's adjustment: the likelihood is
    multiplied by the spread of the prior. Where cards hardly differ, plain likelihood is often largest without any
    spread, and the intervals of all cards collapse. The interval is the posterior's, made wider because centre and
    strength are themselves fitted. One or two cards do not say how cards differ: they are left nearly as they are.
    """
    won, played = np.asarray(wins, dtype=np.float64), np.asarray(games, dtype=np.float64)
    if won.shape != played.shape or (won < 0).any() or (won > played).any():
        raise ValueError("each card has wins and at least as many games")
    if around is not None and not 0 < around < 1:
        raise ValueError("a rate to draw to lies between 0 and 1")
    everything = float(played.sum())
    centre = (float(won.sum()) + 0.5) / (everything + 1) if around is None else around
    strength = _strength(won, played, centre)

    counted = played + strength
    mean = (won + centre * strength) / counted
    drawn = strength / counted  # how far each is drawn
    variance = mean * (1 - mean) / (counted + 1)
    if everything > 0:
        rates = np.divide(won, played, out=np.full_like(won, centre), where=played > 0)
        variance += 2 / max(len(won) - 1, 1) * (drawn * (rates - centre)) ** 2
        if around is None:
            share = played / everything
            one_game = centre * (1 - centre)
            of_centre = share @ (share * one_game / (strength + 1)) + one_game / everything
            variance += drawn**2 * of_centre
    # the beta distribution with this mean and variance
    sure = np.maximum(mean * (1 - mean) / variance - 1, WEAKEST)
    low, high = (betaincinv(mean * sure, (1 - mean) * sure, tail) for tail in TAILS)
    return ShrunkRates(centre, strength, _each(mean, np.minimum(low, mean), np.maximum(high, mean)))


def _strength(won: Numbers, played: Numbers, centre: float) -> float:
    if len(won) < 3:
        return WEAKEST

    def likelihood(of: float) -> float:
        a, b = centre * exp(of), (1 - centre) * exp(of)
        return float(np.sum(betaln(a + won, b + played - won) - betaln(a, b))) - of

    return exp(_largest(likelihood, log(WEAKEST), log(STRONGEST)))


def shrunk_effects(effects: Sequence[float], errors: Sequence[float]) -> ShrunkEffects:
    """Differences with their standard errors, drawn to 0 under a normal prior.

    To 0, not to their mean: a card of which little is known is then said to do nothing, never to be as good as the
    others are, and an effect keeps its sign. If their mean is not 0, the spread around 0 contains it: they are drawn
    less. One or two effects do not say how effects differ: they are left nearly as they are.
    The spread is fitted as the strength in `shrunk`: maximum likelihood with Morris's adjustment.
    """
    seen, error = np.asarray(effects, dtype=np.float64), np.asarray(errors, dtype=np.float64)
    if seen.shape != error.shape or not (error > 0).all():
        raise ValueError("each effect has a standard error above 0")
    if not len(seen):
        return ShrunkEffects(0.0, ())
    noise = error**2
    scale = float(np.max(seen**2 + noise))

    def likelihood(of: float) -> float:
        all_of_it = exp(of) + noise
        return of - 0.5 * float(np.sum(np.log(all_of_it) + seen**2 / all_of_it))

    spread = exp(_largest(likelihood, log(float(noise.min()) / FAR), log(scale * FAR)))
    drawn = noise / (noise + spread)
    middle = (1 - drawn) * seen
    half = Z95 * np.sqrt((1 - drawn) * noise + 2 / len(seen) * (drawn * seen) ** 2)
    return ShrunkEffects(sqrt(spread), _each(middle, middle - half, middle + half))


def _largest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where the function is largest."""
    return float(minimize_scalar(lambda x: -of(x), bounds=(low, high), method="bounded").x)


def _each(values: Numbers, low: Numbers, high: Numbers) -> tuple[Shrunken, ...]:
    return tuple(
        Shrunken(float(value), (float(least), float(most)))
        for value, least, most in zip(values, low, high, strict=True)
    )
