"""The odds of a deck: against every order of small decks, against drawn hands of real ones, and worked out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import comb
from random import Random

import pytest

from tintero.lab.experiments.deck_odds import (
    Mulligan,
    Start,
    cards_seen,
    chance_of_both,
    chance_of_one,
    chances_of_ink,
    deck_odds,
    hypergeometric,
)

Order = tuple[bool, ...]  # whether each card is one of those looked for, from the top


def inked(order: Order, hand: int, turns: int, start: Start) -> list[int]:
    """Played out: how many cards lie in the inkwell after each turn."""
    held = sum(order[:hand])
    deck = list(order[hand:])
    ink, after = 0, []
    for turn in range(1, turns + 1):
        if deck and not (turn == 1 and start == Start.PLAY):
            held += deck.pop(0)
        if held:
            held -= 1
            ink += 1
        after.append(ink)
    return after


def orders(size: int, fitting: int) -> Iterator[Order]:
    """Every way in which they can lie; all are equally likely."""
    for places in combinations(range(size), fitting):
        yield tuple(n in places for n in range(size))


def altered(order: Order, hand: int, keep: bool) -> Iterator[Order]:
    """2.2.2: what does not fit goes below, as many are drawn, the rest is shuffled. `keep`: the fitting cards stay."""
    kept = [card for card in order[:hand] if card and keep]
    back = [card for card in order[:hand] if not (card and keep)]
    deck = [*order[hand:], *back]
    new = [*kept, *deck[: len(back)]]
    rest = deck[len(back) :]
    for shuffled in permutations(rest):
        yield (*new, *shuffled)


# ---- small decks, every order ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize(
    ("size", "inkable", "hand"), [(9, 4, 3), (8, 2, 3), (6, 6, 2), (7, 0, 3), (5, 3, 3), (4, 2, 5)]
)
def test_ink_in_small_decks(size: int, inkable: int, hand: int, start: Start) -> None:
    turns = 5
    every = [inked(order, min(hand, size), turns, start) for order in orders(size, inkable)]
    found = chances_of_ink(size, inkable, turns, start, hand=hand)
    for turn in range(1, turns + 1):
        for n in range(turn + 1):
            assert found[turn - 1][n] == Fraction(sum(after[turn - 1] >= n for after in every), len(every)), (turn, n)


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize(("size", "inkable", "hand"), [(7, 3, 3), (8, 2, 3), (6, 4, 4), (3, 2, 4)])
def test_ink_in_small_decks_after_changing_what_cannot_be_inked(
    size: int, inkable: int, hand: int, start: Start
) -> None:
    turns, held = 4, min(hand, size)
    total: Counter[tuple[int, int]] = Counter()
    games = 0
    for order in orders(size, inkable):
        for after in altered(order, held, keep=True):
            games += 1
            for turn, ink in enumerate(inked(after, held, turns, start), start=1):
                total.update((turn, n) for n in range(ink + 1))
    found = chances_of_ink(size, inkable, turns, start, Mulligan.SEEK, hand)
    for turn in range(1, turns + 1):
        assert list(found[turn - 1]) == [Fraction(total[turn, n], games) for n in range(turn + 1)]


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_a_card_in_small_decks(copies: int, start: Start) -> None:
    size, hand = 8, 3
    every = list(orders(size, copies))
    for turn in range(1, 7):
        seen = cards_seen(size, turn, start, hand)
        assert chance_of_one(size, copies, turn, start, hand=hand) == Fraction(
            sum(any(order[:seen]) for order in every), len(every)
        )
        sought = [after for order in every for after in (altered(order, hand, False) if not any(order[:hand]) else ())]
        weight = len(list(permutations(range(size - hand))))
        lucky = weight * sum(any(order[:hand]) for order in every) + sum(any(after[:seen]) for after in sought)
        expected = Fraction(lucky, weight * len(every))
        assert chance_of_one(size, copies, turn, start, Mulligan.SEEK, hand) == expected


def test_two_cards_in_small_decks() -> None:
    size, hand, one, other = 8, 3, 2, 3
    every = [
        (a, b) for a in combinations(range(size), one) for b in combinations(set(range(size)) - set(a), other)
    ]  # fmt: skip
    for turn in range(1, 6):
        seen = cards_seen(size, turn, Start.DRAW, hand)
        both = sum(min(a) < seen and min(b) < seen for a, b in every)
        assert chance_of_both(size, one, other, turn, Start.DRAW, hand) == Fraction(both, len(every))


# ---- worked out by hand ----------------------------------------------------------------------------------------------


def test_who_begins_sees_a_card_less() -> None:
    """3.2.3.1: no draw in the first turn of the game."""
    assert [cards_seen(60, turn, Start.PLAY) for turn in (1, 2, 5)] == [7, 8, 11]
    assert [cards_seen(60, turn, Start.DRAW) for turn in (1, 2, 5)] == [8, 9, 12]
    assert cards_seen(9, 5, Start.PLAY) == 9


def test_a_playset_in_the_opening_hand() -> None:
    """1 - 56/60 * 55/59 * 54/58 * 53/57 * 52/56 * 51/55 * 50/54, as every player has heard: two times in five."""
    expected = 1 - Fraction(53 * 52 * 51 * 50, 60 * 59 * 58 * 57)
    assert chance_of_one(60, 4, 1, Start.PLAY) == expected
    assert float(expected) == pytest.approx(0.3995, abs=5e-5)
    # seven other cards instead, from the 53 that are left
    missed = (1 - expected) * Fraction(comb(49, 7), comb(53, 7))
    assert chance_of_one(60, 4, 1, Start.PLAY, Mulligan.SEEK) == 1 - missed
    assert chance_of_one(60, 4, 2, Start.PLAY, Mulligan.SEEK) == 1 - missed * Fraction(49, 53)


def test_two_turns_by_hand() -> None:
    """Four cards, two of them inkable, a hand of one: 1/2, then both of the first two, and one of two in 5 of 6."""
    first, second = chances_of_ink(4, 2, 2, Start.PLAY, hand=1)
    assert first == (1, Fraction(1, 2))
    assert second == (1, Fraction(5, 6), Fraction(1, 6))
    # whoever changes the uninkable card has an inkable one of the three others twice in three times
    first, second = chances_of_ink(4, 2, 2, Start.PLAY, Mulligan.SEEK, hand=1)
    assert first == (1, Fraction(1, 2) + Fraction(1, 2) * Fraction(2, 3))
    # an inkable card in hand leaves one among three; without any, two are among the three
    assert second == (1, Fraction(5, 6) + Fraction(1, 6) * Fraction(2, 3), Fraction(5, 6) * Fraction(1, 3))


@pytest.mark.parametrize("start", Start)
def test_with_a_kept_hand_ink_is_how_many_inkable_cards_were_seen(start: Start) -> None:
    """No more than one card comes in a turn, so that the last turn alone says it."""
    for turn, row in enumerate(chances_of_ink(60, 37, 8, start), start=1):
        seen = hypergeometric(60, 37, cards_seen(60, turn, start))
        assert list(row) == [sum(p for n, p in seen.items() if n >= m) for m in range(turn + 1)]


def test_certain_and_impossible() -> None:
    assert chances_of_ink(60, 60, 8, Start.PLAY)[7] == (1,) * 9
    assert chances_of_ink(60, 0, 3, Start.DRAW)[2] == (1, 0, 0, 0)
    assert chance_of_one(60, 60, 1, Start.PLAY, Mulligan.SEEK) == 1
    assert chance_of_one(5, 1, 1, Start.PLAY, Mulligan.SEEK) == 1
    assert chance_of_one(60, 0, 8, Start.DRAW) == 0
    assert chance_of_both(60, 4, 0, 8, Start.DRAW) == 0


@pytest.mark.parametrize("mulligan", Mulligan)
def test_more_is_never_less_likely(mulligan: Mulligan) -> None:
    """Later, on the draw, with more inkable cards, after changing, with one card less inked."""
    for inkable in (20, 36, 48):
        play = chances_of_ink(60, inkable, 8, Start.PLAY, mulligan)
        draw = chances_of_ink(60, inkable, 8, Start.DRAW, mulligan)
        more = chances_of_ink(60, inkable + 4, 8, Start.PLAY, mulligan)
        seek = chances_of_ink(60, inkable, 8, Start.PLAY, Mulligan.SEEK)
        for turn in range(8):
            assert list(play[turn]) == sorted(play[turn], reverse=True)
            for n in range(turn + 2):
                assert play[turn][n] <= min(draw[turn][n], more[turn][n], seek[turn][n])
    for turn in range(1, 8):
        assert chance_of_one(60, 3, turn, Start.PLAY, mulligan) < chance_of_one(60, 3, turn + 1, Start.PLAY, mulligan)


# ---- sixty cards, drawn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "mulligan"), [(s, m) for s in Start for m in Mulligan])
def test_sixty_cards_as_they_are_drawn(start: Start, mulligan: Mulligan) -> None:
    """20,000 hands: four standard errors are at most 1.5 points."""
    chance, games, turns = Random(7), 20_000, 6
    cards = [True] * 34 + [False] * 26
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        chance.shuffle(cards)
        order = list(cards)
        if mulligan == Mulligan.SEEK:
            kept = [card for card in order[:7] if card]
            new, rest = order[7 : 14 - len(kept)], [*order[14 - len(kept) :], *[False] * (7 - len(kept))]
            chance.shuffle(rest)
            order = [*kept, *new, *rest]
        for turn, ink in enumerate(inked(tuple(order), 7, turns, start), start=1):
            found.update((turn, n) for n in range(ink + 1))
    exact = chances_of_ink(60, 34, turns, start, mulligan)
    for turn in range(1, turns + 1):
        for n in range(turn + 1):
            assert found[turn, n] / games == pytest.approx(float(exact[turn - 1][n]), abs=0.015)


# ---- all of it -------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_deck() -> None:
    odds = deck_odds(60, 44, [4, 4, 1, 4], turns=5)
    assert [found.copies for found in odds.copies_of(Start.DRAW, Mulligan.KEEP)] == [1, 4]
    ink = odds.ink_of(Start.PLAY, Mulligan.KEEP)
    assert ink.missed_at_most(0) == [row[-1] for row in ink.at_least]
    assert ink.missed_at_most(2)[:2] == [1.0, 1.0]
    data = odds.to_data()
    assert (data["size"], data["inkable"], data["opening_hand"]) == (60, 44, 7)
    assert len(data["ink"]) == 4
    assert [len(turn["cards_inked_at_least"]) for turn in data["ink"][0]["turns"]] == [2, 3, 4, 5, 6]
    assert {(entry["start"], entry["mulligan"]) for entry in data["copies"]} == {
        (start.value, mulligan.value) for start in Start for mulligan in Mulligan
    }
    for size, inkable in ((0, 0), (5, 6), (5, -1)):
        with pytest.raises(ValueError):
            deck_odds(size, inkable, [1])
