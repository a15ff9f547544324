"""One game of an environment: rows that can be chosen, pages of them, and what is no decision."""

from __future__ import annotations

import random

import pytest

from tintero.env.hall import BENCHMARK, Hall, usual_hall
from tintero.env.match import Match
from tintero.env.rows.columns import OPTION_ROWS
from tintero.rules.fast import HAND

from ..bench import Table


def match(seed: int = 3) -> Match:
    return Match.begin(usual_hall().lay(BENCHMARK[:2]), seed)


def crowded() -> Match:
    """A position with more options than rows."""
    t = Table()
    t.fillers(0, 50, HAND)
    found = match()
    found.game = t.begin()
    assert OPTION_ROWS < len(found.game.options) < 2 * OPTION_ROWS - 1
    return found


def test_what_has_one_answer_is_not_asked() -> None:
    found = match()
    chance = random.Random(1)
    while not found.over:
        assert found.game.only_answer is None
        found.act(chance.randrange(found.actions))


def test_the_last_row_turns_the_page_and_decides_nothing() -> None:
    found = crowded()
    before = found.game.state.choices
    assert found.actions == OPTION_ROWS
    found.act(OPTION_ROWS - 1)
    assert found.game.state.choices == before
    assert found.actions == len(found.game.options) - (OPTION_ROWS - 1)
    assert found.option_of(0) == OPTION_ROWS - 1


def test_an_answer_turns_back_to_the_first_page() -> None:
    found = crowded()
    found.act(OPTION_ROWS - 1)
    found.act(0)
    assert found.pages == 0


@pytest.mark.parametrize("row", [-1, OPTION_ROWS, 1_000])
def test_other_rows_are_refused_and_nothing_changes(row: int) -> None:
    found = crowded()
    before = found.game.to_json()
    with pytest.raises(ValueError, match="cannot be chosen"):
        found.act(row)
    assert found.game.to_json() == before


@pytest.mark.parametrize("decks", [BENCHMARK[:1], BENCHMARK + BENCHMARK[:1]])
def test_a_table_has_two_to_four_seats(decks: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        usual_hall().lay(decks)


def test_tables_with_ever_new_decks_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.env.hall.MOST_LAID", 2)
    hall = Hall(usual_hall().house)
    first = hall.lay(BENCHMARK[:2])
    assert hall.lay(BENCHMARK[:2]) is first
    for decks in (BENCHMARK[1:3], BENCHMARK[2:4]):
        hall.lay(decks)
    assert hall.lay(BENCHMARK[:2]) is not first
