"""The bench of `tests/bench.py` is strict: who names a card is told if it was not asked for, or not taken."""

from __future__ import annotations

import pytest

from tests.bench import SONG, Table
from tests.kit import HAND
from tintero.rules import option as op
from tintero.rules.option import IllegalAction
from tintero.rules.position import Placed


def sung_at(characters: int) -> tuple[Table, list[Placed]]:
    t = Table()
    found = t.bodies(1, characters)
    t.play(t.mine(SONG, HAND))
    return t, found


def test_a_card_is_picked_only_where_it_is_asked_for() -> None:
    t, (a, b) = sung_at(2)
    with pytest.raises(AssertionError):
        t.settled(a)
    t.pick(b)
    with pytest.raises(IllegalAction):
        t.pick(a)


def test_a_card_is_settled_only_where_the_game_took_it_and_once() -> None:
    t, (only,) = sung_at(1)
    with pytest.raises(IllegalAction):
        t.pick(only)
    t.settled(only)
    with pytest.raises(AssertionError):
        t.settled(only)
    t, (only,) = sung_at(1)
    t.end()
    with pytest.raises(AssertionError):
        t.settled(only)  # that was before the last answer


def test_nobody_answers_what_is_not_asked() -> None:
    t, _ = sung_at(1)
    for answer in (t.all_yes, t.all_no, lambda: t.any_answer(op.CHOOSE), lambda: t.cards):
        with pytest.raises(AssertionError):
            answer()
    for answer in (t.yes, t.no, t.done, lambda: t.amount(1), lambda: t.mode(1), lambda: t.player(1)):
        with pytest.raises(IllegalAction):
            answer()
