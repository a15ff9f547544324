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

from ..reading import shared_reader

GAMES = 4  # of each plan
EVERY = 16

# Games that part from each other after a choice of another seat, and the invented card that asked.
PARTED = [
    (1101, PLANS[1], "Play Or Shift: no answer or one answer"),  # one card to play for free, or none
    (1175, PLANS[9], "Ted - Minstrel: asked (choose) or no answer"),  # songs to choose from, or none
]


@cache
def cards_of(plan: Plan) -> tuple[CardDefinition, ...]:
    return ex.cards_of(plan, shared_reader())


def name_of(value: Plan | int | str) -> str:
    return f"{value.players}-{value.cards}-{value.format}" if isinstance(value, Plan) else str(value)


def test_every_format_and_number_of_players_is_there() -> None:
    assert {p.format for p in PLANS} == set(ex.FORMATS)
    assert {p.players for p in PLANS} == {2, 3, 4}
    assert len(PLANS) * GAMES >= 40


@pytest.mark.parametrize("plan", PLANS, ids=name_of)
def test_no_seat_is_told_what_it_cannot_know(plan: Plan) -> None:
    tally = Tally()
    for seed in range(300, 300 + GAMES):
        redeal.check_seed(seed, plan, cards_of(plan), EVERY, tally)
    assert tally.games == GAMES
    assert tally.choices > 10
    assert tally.dealt > 10 * tally.positions  # there was something to be told


def test_an_effect_may_end_whose_card_has_been_shuffled_away() -> None:
    """Everybody saw the card when the effect began: naming it tells nothing of the deck."""
    redeal.check_seed(1307, PLANS[9], cards_of(PLANS[9]), 5, Tally())


@pytest.mark.parametrize(("seed", "plan", "way"), PARTED, ids=name_of)
def test_1_7_7_games_part_where_another_seat_has_other_answers(seed: int, plan: Plan, way: str) -> None:
    tally = Tally()
    redeal.check_seed(seed, plan, cards_of(plan), 5, tally)
    assert tally.parted[way] > 0


def test_the_command_counts_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert redeal.main(["--seed", "3", "--games", "1", "--players", "2", "--cards", "specimens"]) == 0
    assert ": 0 leaks; " in capsys.readouterr().out
