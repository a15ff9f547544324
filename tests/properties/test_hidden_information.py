"""Dealing anew what a seat cannot know changes no byte of what it is given; the long form is a command.

    python -m tintero.lab.redeal --games 2000
"""

from __future__ import annotations

from functools import cache

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab import exhaust as ex
from tintero.lab import redeal
from tintero.lab.exhaust import Plan
from tintero.lab.redeal import PLANS, Tally

from ..reading import shared_house, shared_reader

GAMES = 4  # of each plan
EVERY = 16

@cache
def cards_of(plan: Plan) -> tuple[CardDefinition, ...]:
    return ex.cards_of(plan, shared_reader())


def name_of(plan: Plan) -> str:
    return f"{plan.players}-{plan.cards}-{plan.format}"


def test_every_format_and_number_of_players_is_there() -> None:
    assert {p.format for p in PLANS} == set(ex.FORMATS)
    assert {p.players for p in PLANS} == {2, 3, 4}
    assert len(PLANS) * GAMES >= 40


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_no_seat_is_told_what_it_cannot_know(plan: Plan) -> None:
    tally = Tally()
    for seed in range(300, 300 + GAMES):
        redeal.check_seed(seed, plan, cards_of(plan), EVERY, tally, shared_house())
    assert tally.games == GAMES
    assert tally.choices > 10
    assert tally.dealt > 10 * tally.positions  # there was something to be told


def test_an_effect_may_end_whose_card_has_been_shuffled_away() -> None:
    """Everybody saw the card when the effect began: naming it tells nothing of the deck."""
    redeal.check_seed(1307, PLANS[9], cards_of(PLANS[9]), 5, Tally(), shared_house())


def test_1_7_7_whether_another_seat_is_asked_does_not_depend_on_its_cards() -> None:
    """In these games somebody had one card to play for free or none, and songs to choose from or none."""
    redeal.check_seed(1101, PLANS[1], cards_of(PLANS[1]), 5, Tally(), shared_house())
    redeal.check_seed(1175, PLANS[9], cards_of(PLANS[9]), 5, Tally(), shared_house())


def test_1_5_3_whether_cards_that_pay_together_are_asked_for_does_not_tell_how_many_there_are() -> None:
    """Two cards of one name, revealed as a cost: there were just two of them, or more."""
    redeal.check_seed(1747, PLANS[9], cards_of(PLANS[9]), 7, Tally(), shared_house())


def test_10_2_starting_ink_stays_known_when_a_card_leaves_the_inkwell() -> None:
    redeal.check_seed(1216, PLANS[6], cards_of(PLANS[6]), 7, Tally(), shared_house())


def test_the_command_counts_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert redeal.main(["--seed", "3", "--games", "1", "--players", "2", "--cards", "specimens"]) == 0
    assert ": 0 leaks" in capsys.readouterr().out
