"""The checks of hidden information and of damaged positions can fail: with a door left open they find what is wrong.

A door is opened by putting another function in its place, which only the source allows, not the compiled rules.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tintero.lab import damaged, redeal
from tintero.lab import exhaust as ex
from tintero.lab.exhaust import Plan
from tintero.lab.redeal import Leak, Tally
from tintero.rules import game as game_module
from tintero.rules import sight as sight_module
from tintero.rules.game import Game
from tintero.rules.machinery.process import current_options
from tintero.rules.machinery.state import State
from tintero.rules.option import Option

from ..reading import shared_house, shared_reader


def everything(*_: object) -> bool:
    return True


def nothing(*_: object) -> bool:
    return False


def as_it_is(value: object, *_: object) -> object:
    return value


@pytest.mark.parametrize(("module", "name", "instead", "said"), [
    (game_module, "event_for", as_it_is, "names a card that is hidden"),
    (game_module, "hidden_from", nothing, "why_not"),
    (sight_module, "knows", everything, "/sight"),
])  # fmt: skip
def test_an_open_door_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, instead: Callable[..., object], said: str
) -> None:
    monkeypatch.setattr(module, name, instead)
    plan = Plan(2, "specimens")
    with pytest.raises(Leak, match=said) as leak:
        redeal.check_seed(1, plan, ex.invented(plan.cards), 1, Tally(), shared_house())
    again = str(leak.value).rsplit("repeat with: ", 1)[1]
    assert redeal.main(again.split()[3:]) == 1  # the command finds it again


def test_a_label_with_a_hidden_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def labels(game: Game, viewer: int) -> list[str]:
        return [game.state.face_of(card).full_name for card in game.state.players[viewer].deck]

    monkeypatch.setattr(redeal, "option_words", labels)
    plan = Plan(2, "specimens")
    with pytest.raises(Leak, match="/labels"):
        redeal.check_seed(1, plan, ex.invented(plan.cards), 3, Tally(), shared_house())


def test_without_the_checks_changed_positions_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above would find if nothing were checked."""

    def unchecked(s: State, data: object, deals: object) -> list[Option]:
        return [] if s.over() else current_options(s)

    monkeypatch.setattr(game_module, "options_of_sound", unchecked)
    with pytest.raises(ex.PropertyFailure, match=r"repeat with: python -m tintero\.lab\.damaged --seed 7\d+ "):
        try_games(range(7000, 7010))


def try_games(seeds: range) -> None:
    for seed in seeds:
        plan = damaged.plan_of(seed)
        damaged.try_game(seed, plan, ex.cards_of(plan, shared_reader()), damaged.EACH)
