"""Figures with their uncertainty: small examples worked out by hand, and what must hold of all."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from math import comb, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.experiments.synthetic import paired_of
from tintero.lab.experiments.field_rates import Cell, field_average
from tintero.lab.experiments.many_cards import STRONGEST, WEAKEST, q_values, shrunk, shrunk_effects
from tintero.lab.experiments.paired import Paired
from tintero.lab.experiments.same_strata import Stratum, strata_of, stratified_difference
from tintero.lab.report import Z95

PAIRS = st.lists(st.tuples(st.sampled_from((0.0, 0.5, 1.0)), st.sampled_from((0.0, 0.5, 1.0))), max_size=60)
CHANCES = st.lists(st.floats(0, 1), max_size=30)
COUNTS = st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), min_size=1, max_size=12)
STRATA = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)).map(
        lambda n: Stratum(n[0], n[0] + n[1], n[2], n[2] + n[3])
    ),
    max_size=8,
)


def paired(pairs: Sequence[tuple[float, float]]) -> Paired:
    return Paired.of([a for a, _b in pairs], [b for _a, b in pairs])


# ---- pairs -----------------------------------------------------------------------------------------------------------


def test_pairs_by_hand() -> None:
    """Six pairs: b wins two that a lost, a wins one that b lost, three come out alike."""
    found = paired([(0, 1), (0, 1), (1, 0), (1, 1), (1, 1), (0, 0)])
    assert (found.games, found.discordant, found.better, found.worse) == (6, 3, 2, 1)
    assert found.rates == (3 / 6, 4 / 6)
    assert found.difference == pytest.approx(1 / 6)
    # Bonett and Price: 3 and 2 discordant of 8
    error = sqrt((3 / 8 + 2 / 8 - (1 / 8) ** 2) / 8)
    assert found.standard_error == pytest.approx(error)
    assert found.interval == pytest.approx((1 / 8 - Z95 * error, 1 / 8 + Z95 * error))
    # d varies by 3 - 1/6, a by 3 - 9/6, b by 4 - 16/6
    assert found.variance_ratio == pytest.approx((3 - 1 / 6) / (1.5 + 4 / 3))
    assert found.p_value == 1.0  # 2 * (1 + 3) / 8
    assert found.score == pytest.approx(1 / sqrt(3))


def test_half_points_by_hand() -> None:
    found = paired([(0, 0.5), (0.5, 1), (1, 0.5), (0, 1)])
    assert found.difference == (0.5 + 0.5 - 0.5 + 1) / 4
    assert found.apart == 0.75 + 1
    assert found.standard_error == pytest.approx(sqrt(((1.75 + 2) / 6 - (1.5 / 6) ** 2) / 6))
    assert found.p_value == 2 * (1 + 4) / 16  # three signs of four


def test_the_test_is_exact_for_few_discordant_pairs_and_normal_for_many() -> None:
    few = paired_of(50, 6, 18, 26)
    assert few.p_value == pytest.approx(2 * sum(comb(24, n) for n in range(7)) / 2**24)
    assert few.p_value == pytest.approx(0.02266, abs=1e-5)
    many = paired_of(50, 5, 20, 25)  # McNemar: 15² / 25 = 9
    assert many.p_value == pytest.approx(0.0026998, abs=1e-7)


def test_nothing_and_one_pair_are_no_certainty() -> None:
    assert Paired.of([], []).to_data() == {
        "games": 0,
        "rates": [0.0, 0.0],
        "difference": 0.0,
        "standard_error": pytest.approx(sqrt(0.5)),
        "interval": [-1.0, 1.0],
        "variance_ratio": 0.0,
        "discordant": 0,
        "p_value": 1.0,
    }
    one = Paired.of([0], [1])
    assert (one.difference, one.p_value, one.variance_ratio) == (1.0, 1.0, 0.0)
    low, high = one.interval
    assert low < 0 < high == 1.0


def test_pairs_that_all_come_out_alike_leave_a_width_that_shrinks() -> None:
    intervals = [Paired.of([1] * n, [1] * n).interval for n in (1, 10, 100, 1000)]
    widths = [high - low for low, high in intervals]
    assert widths == sorted(widths, reverse=True)
    assert 0 < widths[-1] < 0.01


@pytest.mark.parametrize(("a", "b"), [([1.0], []), ([0.25], [1.0]), ([2.0], [1.0]), ([float("nan")], [0.0])])
def test_what_is_no_pair_is_refused(a: list[float], b: list[float]) -> None:
    with pytest.raises(ValueError):
        Paired.of(a, b)


@given(st.lists(st.sampled_from(((1, 1), (1, 0), (0, 1), (0, 0))), max_size=40))
def test_pairs_are_added_up(pairs: list[tuple[int, int]]) -> None:
    counts = [pairs.count(kind) for kind in ((1, 1), (1, 0), (0, 1), (0, 0))]
    assert paired(pairs) == paired_of(*counts)


@given(PAIRS)
def test_swapped_sides_say_the_opposite(pairs: list[tuple[float, float]]) -> None:
    one, other = paired(pairs), paired([(b, a) for a, b in pairs])
    assert other.difference == -one.difference
    assert other.interval == (-one.interval[1], -one.interval[0])
    assert (other.standard_error, other.p_value, other.discordant) == (one.standard_error, one.p_value, one.discordant)
    assert other.variance_ratio == pytest.approx(one.variance_ratio)
    assert other.score == -one.score


@given(PAIRS)
def test_pairs_stay_within_their_bounds(pairs: list[tuple[float, float]]) -> None:
    found = paired(pairs)
    low, high = found.interval
    assert -1 <= low <= found.difference <= high <= 1
    assert low < high
    assert found.standard_error > 0
    assert 0 <= found.p_value <= 1
    assert 0 <= found.variance_ratio <= 2 + 1e-9


@given(PAIRS, st.integers(2, 5))
def test_more_of_the_same_is_surer(pairs: list[tuple[float, float]], times: int) -> None:
    assert paired(pairs * times).standard_error <= paired(pairs).standard_error


# ---- a field ---------------------------------------------------------------------------------------------------------


def test_a_field_by_hand() -> None:
    found = field_average([Cell(30, 0, 50), Cell(10, 4, 20)], [3, 1])
    assert found.rate == pytest.approx(0.75 * 0.6 + 0.25 * 0.6)
    assert found.games == 70
    assert field_average([(30, 0, 50), (10, 4, 20)], [3, 1], drawn=0.0).rate == pytest.approx(0.75 * 0.6 + 0.25 * 0.5)


def test_one_cell_of_many_games_has_nearly_the_normal_interval() -> None:
    low, high = field_average([Cell(240, 0, 400)], [1], resamples=40_000).interval
    assert (high - low) / 2 == pytest.approx(Z95 * sqrt(0.6 * 0.4 / 400), rel=0.05)
    assert (low + high) / 2 == pytest.approx(0.6, abs=0.003)


def test_the_same_seed_gives_the_same_field() -> None:
    cells, weights = [Cell(30, 1, 50), Cell(9, 0, 20)], [1.0, 2.0]
    assert field_average(cells, weights) == field_average(cells, weights)
    assert field_average(cells, weights) != field_average(cells, weights, seed=1)


def test_a_cell_without_losses_or_without_games_is_no_certainty() -> None:
    low, high = field_average([Cell(20, 0, 20)], [1]).interval
    assert 0.8 < low < 0.97
    assert high == 1.0
    assert field_average([Cell(0, 0, 0)], [1]).to_data() == {"rate": 0.5, "interval": [0.0, 1.0], "games": 0}
    known = field_average([Cell(200, 0, 400)], [1]).interval
    partly = field_average([Cell(200, 0, 400), Cell(0, 0, 0)], [9, 1]).interval
    assert partly[1] - partly[0] > known[1] - known[0]


def test_a_cell_without_weight_changes_nothing_but_the_chance() -> None:
    assert field_average([Cell(30, 0, 50), Cell(0, 0, 9)], [1, 0]).rate == 0.6


@pytest.mark.parametrize(
    ("cells", "weights"),
    [([], []), ([(1, 0, 2)], [1, 1]), ([(1, 0, 2)], [0]), ([(1, 0, 2)], [-1]), ([(2, 1, 2)], [1]), ([(-1, 0, 2)], [1])],
)
def test_what_is_no_field_is_refused(cells: list[tuple[int, int, int]], weights: list[float]) -> None:
    with pytest.raises(ValueError):
        field_average(cells, weights)


# ---- q-values --------------------------------------------------------------------------------------------------------


def test_q_values_by_hand() -> None:
    # in order 0.01, 0.02, 0.03, 0.5: times 4/1, 4/2, 4/3, 4/4; then the least of what follows
    assert q_values([0.5, 0.01, 0.03, 0.02]) == pytest.approx([0.5, 0.04, 0.04, 0.04])
    assert q_values([0.04, 0.9, 0.001]) == pytest.approx([0.06, 0.9, 0.003])
    assert q_values([]) == []


@given(CHANCES)
def test_q_values_keep_the_order_and_are_no_smaller_than_p(p: list[float]) -> None:
    q = q_values(p)
    assert all(a <= b + 1e-15 <= 1 + 1e-12 for a, b in zip(p, q, strict=True))
    ranked = [value for _p, value in sorted(zip(p, q, strict=True))]
    assert ranked == sorted(ranked)
    if p:
        assert max(q) == pytest.approx(max(p))


@given(CHANCES, st.randoms())
def test_q_values_follow_their_cards(p: list[float], chance: Random) -> None:
    order = list(range(len(p)))
    chance.shuffle(order)
    q = q_values(p)
    assert q_values([p[n] for n in order]) == [q[n] for n in order]


@pytest.mark.parametrize("p", [-0.1, 1.1, float("nan")])
def test_what_is_no_p_value_is_refused(p: float) -> None:
    with pytest.raises(ValueError):
        q_values([0.5, p])


# ---- shrunken --------------------------------------------------------------------------------------------------------


def test_a_shrunken_rate_is_one_with_so_many_games_more_at_the_common_rate() -> None:
    wins, games = [60, 45, 80, 3], [100, 100, 150, 10]
    found = shrunk(wins, games)
    assert found.around == pytest.approx(188.5 / 361)
    for card, won, played in zip(found.each, wins, games, strict=True):
        assert card.value == pytest.approx((won + found.around * found.strength) / (played + found.strength))


def test_cards_that_differ_are_drawn_less() -> None:
    alike = shrunk([50, 52, 49, 51, 48], [100] * 5)
    unlike = shrunk([20, 80, 50, 10, 90], [100] * 5)
    assert unlike.strength < 10 < 100 < alike.strength < STRONGEST
    assert unlike.each[0].value == pytest.approx(0.2, abs=0.02)
    assert all(card.interval[1] - card.interval[0] > 0.02 for card in alike.each)


def test_a_card_with_few_games_is_drawn_most() -> None:
    few, many = shrunk([7, 70, 50, 45, 55, 52], [10, 100, 100, 100, 100, 100]).each[:2]
    assert 0.5 < few.value < many.value < 0.7
    assert few.interval[1] - few.interval[0] > many.interval[1] - many.interval[0]


def test_two_cards_are_left_nearly_as_they_are() -> None:
    found = shrunk([60, 40], [100, 100])
    assert found.strength == WEAKEST
    assert [card.value for card in found.each] == pytest.approx([0.6, 0.4], abs=0.003)


def test_a_card_without_games_is_worth_what_the_others_are() -> None:
    found = shrunk([55, 60, 50, 0], [100, 100, 100, 0])
    assert found.each[3].value == pytest.approx(found.around)
    nothing = shrunk([0], [0])
    assert nothing.each[0].value == 0.5
    assert nothing.each[0].interval == pytest.approx((0.025, 0.975))
    assert shrunk([], []).each == ()


def test_the_rate_to_draw_to_can_be_given() -> None:
    assert shrunk([3, 4, 5], [10, 10, 10], around=0.6).around == 0.6
    with pytest.raises(ValueError):
        shrunk([3], [10], around=1.0)


@given(COUNTS)
def test_a_shrunken_rate_lies_between_its_own_and_the_common_one(counts: list[tuple[int, int]]) -> None:
    wins, games = [won for won, _lost in counts], [won + lost for won, lost in counts]
    found = shrunk(wins, games)
    for card, won, played in zip(found.each, wins, games, strict=True):
        own = won / played if played else found.around
        assert min(own, found.around) - 1e-9 <= card.value <= max(own, found.around) + 1e-9
        assert 0 <= card.interval[0] <= card.value <= card.interval[1] <= 1


@given(COUNTS)
def test_wins_and_losses_swapped_are_shrunk_alike(counts: list[tuple[int, int]]) -> None:
    games = [won + lost for won, lost in counts]
    one = shrunk([won for won, _lost in counts], games).each
    other = shrunk([lost for _won, lost in counts], games).each
    for card, mirrored in zip(one, other, strict=True):
        assert mirrored.value == pytest.approx(1 - card.value, abs=1e-4)
        assert mirrored.interval == pytest.approx((1 - card.interval[1], 1 - card.interval[0]), abs=1e-4)


def test_what_is_no_rate_is_refused() -> None:
    for wins, games in ([[2], [1]], [[-1], [1]], [[1, 1], [2]]):
        with pytest.raises(ValueError):
            shrunk(wins, games)


def test_effects_are_drawn_to_nothing_as_their_error_asks() -> None:
    found = shrunk_effects([0.03, -0.02, 0.01, 0.04], [0.01, 0.01, 0.01, 0.02])
    for card, effect, error in zip(found.each, [0.03, -0.02, 0.01, 0.04], [0.01, 0.01, 0.01, 0.02], strict=True):
        assert card.value == pytest.approx(effect * found.spread**2 / (found.spread**2 + error**2))
    assert abs(found.each[3].value / 0.04) < abs(found.each[0].value / 0.03) < 1
    pure_noise = shrunk_effects([0.001, -0.012, 0.01, -0.004, 0.006, -0.008], [0.01] * 6)
    assert all(abs(card.value) < 0.006 for card in pure_noise.each)


def test_the_spread_by_hand() -> None:
    """A times the likelihood of K effects with error 1 and squares S is largest where 1/A = K/(2(A+1)) - S/(2(A+1)²).

    With K = 4 and S = 36 that is A² - 18A - 1 = 0. They keep 0.948 of themselves; James and Stein would leave 1 - 2/36.
    """
    found = shrunk_effects([3, -3, 3, -3], [1, 1, 1, 1])
    assert found.spread**2 == pytest.approx(9 + sqrt(82), rel=1e-4)
    assert found.each[0].value / 3 == pytest.approx(0.9475, abs=1e-4)


def test_one_or_two_effects_are_left_nearly_as_they_are() -> None:
    for effects in ([0.03], [0.03, -0.01]):
        found = shrunk_effects(effects, [0.01] * len(effects))
        assert [card.value for card in found.each] == pytest.approx(effects, rel=0.01)
    assert shrunk_effects([], []).each == ()


@given(st.lists(st.tuples(st.floats(-0.5, 0.5), st.floats(0.001, 0.3)), min_size=1, max_size=20))
def test_an_effect_keeps_its_sign_and_grows_no_larger(cards: list[tuple[float, float]]) -> None:
    effects, errors = [effect for effect, _error in cards], [error for _effect, error in cards]
    found, mirrored = shrunk_effects(effects, errors), shrunk_effects([-effect for effect in effects], errors)
    for card, other, effect in zip(found.each, mirrored.each, effects, strict=True):
        assert 0 <= card.value * effect <= effect**2
        assert card.interval[0] < card.value < card.interval[1]
        assert other.value == -card.value


@pytest.mark.parametrize("error", [0.0, -1.0, float("nan")])
def test_an_effect_without_an_error_is_refused(error: float) -> None:
    with pytest.raises(ValueError):
        shrunk_effects([0.1], [error])


# ---- strata ----------------------------------------------------------------------------------------------------------


def test_strata_by_hand() -> None:
    # weights 10*30/40 = 7.5 and 20*20/40 = 10; differences 0.6 - 0.5 and 0.4 - 0.3
    found = stratified_difference([Stratum(6, 10, 15, 30), Stratum(8, 20, 6, 20), Stratum(3, 5, 0, 0)])
    assert found.difference == pytest.approx((7.5 * 0.1 + 10 * 0.1) / 17.5)
    assert (found.compared, found.left_out) == (80, 5)


def test_one_stratum_has_the_interval_of_agresti_and_caffo() -> None:
    found = stratified_difference([Stratum(40, 80, 30, 80)])
    error = sqrt((41 / 82 * 41 / 82 + 31 / 82 * 51 / 82) / 82)
    assert found.standard_error == pytest.approx(error, rel=1e-3)
    assert found.interval == pytest.approx((10 / 82 - Z95 * error, 10 / 82 + Z95 * error), abs=1e-3)


def test_games_are_counted_by_what_they_are_alike_in() -> None:
    games = [((5, 0), True, 1.0), ((5, 0), False, 0.0), ((7, 1), False, 0.5), ((5, 0), True, 0.0)]
    assert strata_of(games) == [(1.0, 2, 0.0, 1), (0.0, 0, 0.5, 1)]


def test_without_anything_to_compare_nothing_is_known() -> None:
    for rows in ([], [Stratum(3, 5, 0, 0)]):
        found = stratified_difference(rows)
        assert found.difference == 0.0
        assert found.interval[1] - found.interval[0] > 1.9
    assert stratified_difference([]).to_data()["compared"] == 0


@given(STRATA)
def test_with_and_without_swapped_say_the_opposite(rows: list[Stratum]) -> None:
    one = stratified_difference(rows)
    other = stratified_difference([Stratum(c, d, a, b) for a, b, c, d in rows])
    assert other.difference == pytest.approx(-one.difference)
    assert other.interval == pytest.approx((-one.interval[1], -one.interval[0]))


@given(STRATA)
def test_a_difference_by_strata_stays_within_its_bounds(rows: list[Stratum]) -> None:
    found = stratified_difference(rows)
    assert -1 - 1e-9 <= found.difference <= 1 + 1e-9
    assert -1 <= found.interval[0] < found.interval[1] <= 1
    assert found.standard_error > 0


def test_what_is_no_stratum_is_refused() -> None:
    with pytest.raises(ValueError):
        stratified_difference([Stratum(3, 2, 0, 1)])


# ---- the house -------------------------------------------------------------------------------------------------------


def test_whoever_plays_loads_none_of_this() -> None:
    """Playing needs neither numpy nor scipy: they are installed with the laboratory only."""
    code = (
        "import sys, tintero, tintero.cli.main, tintero.lab.simulate, tintero.lab.arena, tintero.players.chosen\n"
        "print(sorted({'numpy', 'scipy', 'tintero.lab.experiments.paired'} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
