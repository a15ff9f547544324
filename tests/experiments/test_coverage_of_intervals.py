"""How often intervals of 95 % hold a truth that is known, and how often chance is taken for more: 2,000 repeats each.

Each truth is stated with its test. They are such as the laboratory meets: decks that win between 30 and 70 %, from a
few dozen games to thousands. Where there is too little for any interval to be exact, as with five discordant pairs, it
may hold the truth too often, never too rarely.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from tests.experiments.synthetic import LEAST, MOST, REPEATS, Joint, held, paired_of, runs
from tintero.lab.experiments.field_rates import field_average
from tintero.lab.experiments.many_cards import q_values, shrunk, shrunk_effects
from tintero.lab.experiments.paired import Paired
from tintero.lab.experiments.same_strata import Stratum, stratified_difference
from tintero.lab.report import wilson

# ---- one rate --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rate", "games"), [(0.5, 50), (0.632, 1500), (0.7, 400), (0.9, 100)])
def test_wilson(rate: float, games: int) -> None:
    wins = np.random.default_rng(11).binomial(games, rate, REPEATS)
    assert LEAST <= held(np.array([wilson(int(won), games) for won in wins]), rate) <= MOST


# ---- pairs -----------------------------------------------------------------------------------------------------------

SEVERAL = [
    (Joint.of(0.632, 0.65, 0.86), 1500),  # the swap that was measured
    (Joint.of(0.4, 0.55, 0.0), 300),
    (Joint.of(0.5, 0.5, 0.5), 100),
    (Joint.of(0.5, 0.6, 0.8), 60),
    (Joint.of(0.45, 0.5, -0.3), 200),
    (Joint(0.6, 0.004, 0.008, 0.388), 1500),  # 18 discordant pairs are to be expected
    (Joint(0.5, 0.03, 0.03, 0.44), 200),  # 12
]
FEWEST = [(Joint(0.6, 0.001, 0.003, 0.396), 1500), (Joint(0.5, 0.01, 0.01, 0.48), 100), (Joint(0.5, 0, 0.02, 0.48), 50)]


@pytest.mark.parametrize(("joint", "pairs"), SEVERAL)
def test_pairs(joint: Joint, pairs: int) -> None:
    intervals = np.array([found.interval for (found,) in runs(joint, (pairs,), REPEATS, seed=12)])
    assert LEAST <= held(intervals, joint.difference) <= MOST


@pytest.mark.parametrize(("joint", "pairs"), FEWEST)
def test_hardly_any_discordant_pairs_are_judged_with_care(joint: Joint, pairs: int) -> None:
    """From one to six are to be expected. Without the two pairs that are thought of, half of these intervals would be a
    point."""
    intervals = np.array([found.interval for (found,) in runs(joint, (pairs,), REPEATS, seed=13)])
    assert held(intervals, joint.difference) >= LEAST


def test_pairs_with_draws() -> None:
    """Two sides with 0.5 and 0.55 of the points, a tenth of the games drawn, three of four pairs alike; 200 pairs."""
    chance = np.random.default_rng(14)
    outcomes = np.array([0.0, 0.5, 1.0])
    a = chance.choice(outcomes, size=(REPEATS, 200), p=(0.45, 0.1, 0.45))
    anew = chance.choice(outcomes, size=a.shape, p=(0.25, 0.1, 0.65))
    b = np.where(chance.random(a.shape) < 0.75, a, anew)
    intervals = np.array([Paired.of(one, other).interval for one, other in zip(a, b, strict=True)])
    assert LEAST <= held(intervals, 0.25 * (0.7 - 0.5)) <= MOST


# ---- a field ---------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    rates: tuple[float, ...]
    games: tuple[int, ...]
    weights: tuple[float, ...]
    draws: float = 0.01


FIELDS = {
    "even": Field((0.35, 0.45, 0.5, 0.55, 0.7), (400,) * 5, (1,) * 5),
    "uneven": Field((0.35, 0.45, 0.5, 0.55, 0.62, 0.7), (40, 80, 120, 160, 200, 60), (3, 1, 2, 1, 1, 4)),
    "small": Field((0.9, 0.85, 0.8, 0.6), (20,) * 4, (1,) * 4, draws=0.0),
    "single": Field((0.6,), (50,), (1,), draws=0.0),
}


@pytest.mark.parametrize("name", FIELDS)
def test_the_bootstrap_of_a_field(name: str) -> None:
    field = FIELDS[name]
    rates, weights = np.array(field.rates), np.array(field.weights)
    chances = np.stack([rates, np.full(len(rates), field.draws), 1 - rates - field.draws], axis=1)
    played = np.random.default_rng(15).multinomial(field.games, chances, size=(REPEATS, len(rates)))
    intervals = [
        field_average(
            [(int(won), int(drawn), int(won + drawn + lost)) for won, drawn, lost in cells],
            field.weights,
            seed=number,
            resamples=400,
        ).interval
        for number, cells in enumerate(played)
    ]
    truth = float(weights @ (rates + field.draws / 2) / weights.sum())
    assert LEAST <= held(np.array(intervals), truth) <= MOST


# ---- shrunken --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "spread"), [(20, 0.02), (20, 0.05), (10, 0.04)])
def test_shrunken_rates(cards: int, spread: float) -> None:
    """Cards whose true rates spread around 55 %, with 100 to 800 games each; over all cards of all repeats."""
    chance = np.random.default_rng(16)
    strength = 0.55 * 0.45 / spread**2 - 1
    truth = chance.beta(0.55 * strength, 0.45 * strength, (REPEATS, cards))
    games = chance.integers(100, 801, truth.shape)
    wins = chance.binomial(games, truth)
    found = [shrunk(won.tolist(), played.tolist()) for won, played in zip(wins, games, strict=True)]
    assert LEAST <= held(np.array([[card.interval for card in cards.each] for cards in found]), truth) <= MOST
    # drawn together they are nearer to the truth than each alone
    alone = np.abs(wins / games - truth).mean()
    assert np.abs(np.array([[card.value for card in cards.each] for cards in found]) - truth).mean() < alone


def test_cards_that_are_all_alike_stay_within_their_intervals() -> None:
    """Plain maximum likelihood finds no spread here: its intervals collapse around a centre that is a little off."""
    chance = np.random.default_rng(17)
    games = chance.integers(100, 801, (REPEATS, 20))
    wins = chance.binomial(games, 0.55)
    found = [shrunk(won.tolist(), played.tolist()) for won, played in zip(wins, games, strict=True)]
    assert held(np.array([[card.interval for card in cards.each] for cards in found]), 0.55) >= LEAST


@pytest.mark.parametrize(("cards", "mean", "spread"), [(20, 0.0, 0.01), (10, 0.02, 0.01), (40, 0.01, 0.01)])
def test_shrunken_effects(cards: int, mean: float, spread: float) -> None:
    """True effects that spread around their mean, which need not be 0; errors from half a point to one and a half."""
    chance = np.random.default_rng(18)
    truth = chance.normal(mean, spread, (REPEATS, cards))
    errors = chance.uniform(0.005, 0.015, truth.shape)
    effects = chance.normal(truth, errors)
    found = [shrunk_effects(seen.tolist(), error.tolist()) for seen, error in zip(effects, errors, strict=True)]
    assert LEAST <= held(np.array([[card.interval for card in cards.each] for cards in found]), truth) <= MOST


# ---- strata ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", [0.0, 0.08])
@pytest.mark.parametrize("games", [(20, 100), (4, 12)])
def test_games_of_the_same_length(games: tuple[int, int], effect: float) -> None:
    """A fast deck wins short games, and a card is seen in long ones: 70 % down to 30 % in eight lengths of game."""
    chance = np.random.default_rng(19)
    rates = np.linspace(0.7, 0.3, 8)
    seen, unseen = np.linspace(*games, 8).astype(int), np.linspace(*games[::-1], 8).astype(int)
    won_with = chance.binomial(seen, rates + effect, (REPEATS, 8))
    won_without = chance.binomial(unseen, rates, (REPEATS, 8))
    found = [
        stratified_difference([Stratum(*map(float, row)) for row in zip(a, seen, b, unseen, strict=True)])
        for a, b in zip(won_with, won_without, strict=True)
    ]
    assert LEAST <= held(np.array([one.interval for one in found]), effect) <= MOST
    assert np.mean([one.difference for one in found]) == pytest.approx(effect, abs=0.01)
    # all games thrown together say something else
    plain = won_with.sum(axis=1) / seen.sum() - won_without.sum(axis=1) / unseen.sum()
    assert plain.mean() < effect - 0.05


# ---- many cards ------------------------------------------------------------------------------------------------------


def test_reports_about_equals_find_nothing() -> None:
    """Twenty swaps that change nothing in each report, of 500 pairs each, from 5 to 60 of them discordant: at most 5 of
    100 reports have any q below 0.05, but for chance."""
    chance = np.random.default_rng(20)
    discordant = chance.integers(5, 61, (REPEATS, 20))
    better = chance.binomial(discordant, 0.5)
    wrong = 0
    for several, won in zip(discordant, better, strict=True):
        cards = [paired_of(250, n - b, b, 250 - n) for n, b in zip(several.tolist(), won.tolist(), strict=True)]
        wrong += min(q_values([card.p_value for card in cards])) < 0.05
    assert wrong / REPEATS <= 0.055


def test_of_what_is_found_few_are_there_by_chance() -> None:
    """Ten cards of forty do something (three standard errors): the share of the others among those with q < 0.05."""
    chance = np.random.default_rng(21)
    scores = chance.normal(0, 1, (REPEATS, 40))
    scores[:, :10] += 3
    found = np.array([q_values(p) for p in [np.minimum(1, 2 * _tail(np.abs(row))).tolist() for row in scores]]) < 0.05
    false = found[:, 10:].sum(axis=1) / np.maximum(found.sum(axis=1), 1)
    assert 0.02 < false.mean() <= 0.05  # exactly 0.05 * 30/40 if they are independent
    assert found[:, :10].mean() > 0.6


def _tail(z: np.ndarray[tuple[int], np.dtype[np.float64]]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    from scipy.special import ndtr

    return np.asarray(ndtr(-z), dtype=np.float64)
