"""Dealing anew what a seat cannot know changes no byte of what it is given; the long form is a command.

    python -m tintero.lab.redeal --games 2000
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab import exhaust as ex
from tintero.lab import redeal
from tintero.lab.exhaust import Plan
from tintero.lab.redeal import PLANS, Leak, Tally
from tintero.rules import game as game_module
from tintero.rules import view as view_module
from tintero.rules.game import Game

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


# ---- the check itself can fail ---------------------------------------------------------------------------------------


def everything(*_: object) -> bool:
    return True


def nothing(*_: object) -> bool:
    return False


def as_it_is(value: object, *_: object) -> object:
    return value


@pytest.mark.parametrize(("module", "name", "instead", "said"), [
    (game_module, "event_for", as_it_is, "names a card that is hidden"),
    (game_module, "hidden_from", nothing, "why_not"),
    (view_module, "knows", everything, "/view/players"),
])  # fmt: skip
def test_an_open_door_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, instead: Callable[..., object], said: str
) -> None:
    monkeypatch.setattr(module, name, instead)
    plan = Plan(2, "specimens")
    with pytest.raises(Leak, match=said) as leak:
        redeal.check_seed(1, plan, cards_of(plan), 1, Tally())
    again = str(leak.value).rsplit("repeat with: ", 1)[1]
    assert redeal.main(again.split()[3:]) == 1  # the command finds it again


def test_a_label_with_a_hidden_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def labels(game: Game, viewer: int) -> list[str]:
        return [game.state.face_of(card).full_name for card in game.state.players[viewer].deck]

    monkeypatch.setattr(redeal, "option_words", labels)
    plan = Plan(2, "specimens")
    with pytest.raises(Leak, match="/labels"):
        redeal.check_seed(1, plan, cards_of(plan), 3, Tally())


def test_the_command_counts_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert redeal.main(["--seed", "3", "--games", "1", "--players", "2", "--cards", "specimens"]) == 0
    assert ": 0 leaks; " in capsys.readouterr().out
