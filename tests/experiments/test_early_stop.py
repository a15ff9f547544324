"""Ending early: how often equals are told apart, and looks that nobody planned."""

from __future__ import annotations

from collections import Counter
from math import erfc, inf, isinf, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.experiments.synthetic import LEAST, REPEATS, Joint, runs
from tintero.lab.experiments.early_stop import DROPPED, TAKEN, Look, Spending, Sprt, Verdict, evenly
from tintero.lab.experiments.paired import Paired
from tintero.lab.experiments.spending_bounds import bounds, spent
from tintero.lab.report import Z95

TEXTBOOK = (4.877, 3.357, 2.680, 2.290, 2.031)  # Lan and DeMets, five equal looks, 5 % on both sides together
EQUALS = [
    Joint.of(0.632, 0.632, 0.86),
    Joint.of(0.5, 0.5, 0.0),
    Joint.of(0.5, 0.5, 0.5),
    Joint(0.5, 0.02, 0.02, 0.46),
    Joint(0.5, 0.005, 0.005, 0.49),
]
APART = (Verdict.BETTER, Verdict.WORSE)


def ended(rule: Sprt | Spending, joint: Joint, seed: int, repeats: int = REPEATS) -> list[tuple[Look, Paired]]:
    """How each run ends, and with what."""
    found = []
    for run in runs(joint, rule.looks, repeats, seed):
        looks = ((rule.look(so_far), so_far) for so_far in run)
        found.append(next(one for one in looks if one[0].stop))
    return found


def shares(rule: Sprt | Spending, joint: Joint, seed: int, repeats: int = REPEATS) -> Counter[Verdict]:
    """The verdicts, as counts."""
    return Counter(look.verdict for look, _so_far in ended(rule, joint, seed, repeats))


def told_apart(rule: Sprt | Spending, joint: Joint, seed: int, repeats: int = REPEATS) -> float:
    counted = shares(rule, joint, seed, repeats)
    return sum(counted[verdict] for verdict in APART) / repeats


# ---- how often equals are told apart ---------------------------------------------------------------------------------


@pytest.mark.parametrize("joint", EQUALS)
@pytest.mark.parametrize("worth", [0.02, 0.05])
def test_a_sequential_test_of_equals(joint: Joint, worth: float) -> None:
    assert told_apart(Sprt(worth, evenly(3000, 30)), joint, seed=31) <= 0.055


@pytest.mark.parametrize("joint", EQUALS)
def test_spending_on_equals(joint: Joint) -> None:
    """Five times as many runs as elsewhere: the truth is 5 %, and 2,000 runs would miss it by half a point."""
    assert told_apart(Spending(evenly(1500)), joint, seed=32, repeats=5 * REPEATS) <= 0.055


@pytest.mark.parametrize("fractions", [(1.0,), (0.5, 1.0), (0.1, 0.15, 0.6, 0.95, 1.0)])
def test_spending_with_looks_at_other_times(fractions: tuple[float, ...]) -> None:
    rule = Spending.at(1000, fractions)
    assert 0.04 <= told_apart(rule, Joint.of(0.5, 0.5, 0.4), seed=33, repeats=5 * REPEATS) <= 0.055


def test_stopping_when_it_looks_good_is_wrong_far_more_often() -> None:
    """What both rules are there against, on the same runs."""
    seen = runs(EQUALS[0], evenly(1500), REPEATS, seed=32)
    wrong = sum(any(abs(so_far.score) > Z95 for so_far in run) for run in seen)
    assert wrong / REPEATS > 0.11


# ---- how often a difference is found ---------------------------------------------------------------------------------


@pytest.mark.parametrize("joint", [Joint(0.5, 0.02, 0.05, 0.43), Joint(0.5, 0.06, 0.09, 0.35)])
def test_a_sequential_test_finds_what_is_worth_it(joint: Joint) -> None:
    found = shares(Sprt(0.03, evenly(6000, 60)), joint, seed=34)
    assert found[Verdict.BETTER] / REPEATS >= 0.94
    assert found[Verdict.ALIKE] / REPEATS <= 0.055
    assert found[Verdict.WORSE] <= 2


def test_a_sequential_test_saves_games() -> None:
    rule = Sprt(0.03, evenly(6000, 60))
    for joint in (Joint(0.5, 0.05, 0.05, 0.4), Joint(0.5, 0.035, 0.065, 0.4), Joint(0.5, 0.01, 0.12, 0.37)):
        played = [look.pairs for look, _so_far in ended(rule, joint, seed=35)]
        # one look at the end needs (1.96 + 1.64)² * 0.1 / 0.03² = 1,440 pairs for the same mistakes
        assert np.mean(played) < 1300


def test_spending_costs_next_to_no_power() -> None:
    joint = Joint(0.5, 0.05, 0.08, 0.37)
    once = told_apart(Spending((1200,)), joint, seed=36)
    assert once - 0.03 < told_apart(Spending(evenly(1200)), joint, seed=36) <= once + 0.03


def test_the_wider_interval_holds_whenever_a_run_stops() -> None:
    joint = Joint(0.5, 0.05, 0.085, 0.365)
    found = ended(Spending(evenly(1200)), joint, seed=37)
    inside = [low <= joint.difference <= high for look, so_far in found for low, high in [so_far.within(look.bound)]]
    assert np.mean(inside) >= LEAST


# ---- bounds ----------------------------------------------------------------------------------------------------------


def test_the_bounds_of_the_textbook() -> None:
    assert bounds((0.2, 0.4, 0.6, 0.8, 1.0)) == pytest.approx(TEXTBOOK, abs=6e-4)
    assert bounds((0.25, 0.5, 0.75, 1.0)) == pytest.approx((4.333, 2.963, 2.359, 2.014), abs=6e-4)
    assert bounds((0.5, 1.0)) == pytest.approx((2.963, 1.969), abs=6e-4)


def test_one_look_is_an_ordinary_test() -> None:
    assert bounds((1.0,)) == pytest.approx((Z95,))


def test_what_is_spent_grows_to_all_of_it() -> None:
    assert spent(0.2) == pytest.approx(erfc(TEXTBOOK[0] / sqrt(2)), rel=1e-3)
    assert spent(1.0) == pytest.approx(0.05)


def test_a_look_that_comes_too_early_cannot_stop() -> None:
    first, last = bounds((0.01, 1.0))
    assert isinf(first)
    assert last == pytest.approx(Z95, abs=1e-6)
    assert Paired.of([0] * 9, [1] * 9).within(inf) == (-1.0, 1.0)


def test_simulated_walks_leave_where_the_bounds_say() -> None:
    """What may be spent is spent, look by look: normal walks at unequal looks."""
    fractions = np.array([0.3, 0.45, 0.8, 0.9, 1.0])
    steps = np.sqrt(np.diff(np.concatenate([[0.0], fractions])))
    walks = np.cumsum(np.random.default_rng(38).normal(size=(200_000, 5)) * steps, axis=1) / np.sqrt(fractions)
    out = np.abs(walks) >= np.array(bounds(fractions.tolist()))
    first = np.where(out.any(axis=1), out.argmax(axis=1), 5)
    for number, fraction in enumerate(fractions):
        assert (first <= number).mean() == pytest.approx(spent(fraction), abs=0.0015)


@given(st.sets(st.integers(1, 19), max_size=4))
def test_the_last_bound_is_hardly_more_than_that_of_one_look(twentieths: set[int]) -> None:
    found = bounds([*(n / 20 for n in sorted(twentieths)), 1.0])
    assert Z95 - 1e-9 <= found[-1] < 2.2
    assert all(bound > Z95 - 1e-9 for bound in found)


@pytest.mark.parametrize("fractions", [(), (0.5, 0.5), (0.6, 0.5, 1.0), (0.5, 0.505), (0.0, 1.0), (0.5, 1.1)])
def test_looks_that_are_too_near_or_out_of_order_are_refused(fractions: tuple[float, ...]) -> None:
    with pytest.raises(ValueError):
        bounds(fractions)


# ---- looks -----------------------------------------------------------------------------------------------------------


def of(pairs: int, better: int, worse: int) -> Paired:
    alike = pairs - better - worse
    return Paired.of([0] * better + [1] * worse + [1] * alike, [1] * better + [0] * worse + [1] * alike)


@pytest.mark.parametrize("rule", [Sprt(0.05, (100, 200)), Spending((100, 200))])
@pytest.mark.parametrize("pairs", [0, 99, 101, 201, 400])
def test_a_look_that_was_not_planned_is_refused(rule: Sprt | Spending, pairs: int) -> None:
    """However good it looks just now."""
    with pytest.raises(ValueError, match="no look is planned"):
        rule.look(of(pairs, pairs, 0))


@pytest.mark.parametrize("looks", [(), (0, 10), (10, 10), (20, 10)])
def test_looks_without_an_order_are_no_plan(looks: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):
        Sprt(0.05, looks)
    with pytest.raises(ValueError):
        Spending(looks)


def test_spending_has_at_most_five_looks() -> None:
    with pytest.raises(ValueError, match="at most 5"):
        Spending(evenly(600, 6))
    with pytest.raises(ValueError):
        Spending.at(100, (0.2, 0.4))  # the rest of the games would never be looked at
    with pytest.raises(ValueError):
        Spending((500, 501, 1000))


@pytest.mark.parametrize("worth", [0.0, -0.1, 1.0])
def test_a_difference_of_nothing_is_worth_no_test(worth: float) -> None:
    with pytest.raises(ValueError):
        Sprt(worth, (100,))


def test_looks_are_planned_evenly() -> None:
    assert evenly(1500) == (300, 600, 900, 1200, 1500)
    assert evenly(10, 4) == (3, 5, 8, 10)
    assert Spending.at(1500, (0.2, 0.4, 0.6, 0.8, 1.0)) == Spending(evenly(1500))


def test_a_sequential_test_says_what_it_finds() -> None:
    rule = Sprt(0.05, (100, 200, 400))
    assert rule.look(of(100, 30, 2)).verdict is Verdict.BETTER
    assert rule.look(of(100, 2, 30)).verdict is Verdict.WORSE
    assert rule.look(of(200, 0, 0)).verdict is Verdict.ALIKE
    assert rule.look(of(100, 8, 4)).verdict is Verdict.GO_ON
    assert rule.look(of(400, 40, 26)).verdict is Verdict.UNDECIDED


def test_the_ratio_by_hand() -> None:
    """100 pairs, 20 better and 10 worse: (102 / 2) * log(32 / (32 - 2 * 0.05 * 10 + 102 * 0.0025))."""
    look = Sprt(0.05, (100,)).look(of(100, 20, 10))
    assert look.statistic == pytest.approx(51 * np.log(32 / (32 - 1 + 0.255)))
    assert look.bound == TAKEN == pytest.approx(np.log(0.95 / 0.025))
    assert pytest.approx(np.log(0.05 / 0.975)) == DROPPED


def test_spending_says_what_it_finds() -> None:
    rule = Spending((100, 200))
    assert rule.bounds == bounds((0.5, 1.0))
    assert rule.look(of(100, 20, 6)).verdict is Verdict.GO_ON  # 2.75 standard errors, less than 2.963
    assert rule.look(of(100, 20, 4)).verdict is Verdict.BETTER
    assert rule.look(of(100, 4, 20)).verdict is Verdict.WORSE
    assert rule.look(of(200, 20, 8)).verdict is Verdict.BETTER  # 2.27
    assert rule.look(of(200, 20, 10)).verdict is Verdict.UNDECIDED  # 1.83
    assert rule.look(of(200, 0, 0)) == Look(200, Verdict.UNDECIDED, 0.0, rule.bounds[1])


MIRROR = {Verdict.BETTER: Verdict.WORSE, Verdict.WORSE: Verdict.BETTER}


@given(st.integers(0, 100), st.integers(0, 100))
def test_swapped_sides_get_the_opposite_verdict(better: int, worse: int) -> None:
    for rule in (Sprt(0.05, (200, 300)), Spending((200, 300))):
        one, other = rule.look(of(200, better, worse)), rule.look(of(200, worse, better))
        assert other.verdict is MIRROR.get(one.verdict, one.verdict)
        assert abs(other.statistic) == abs(one.statistic)
