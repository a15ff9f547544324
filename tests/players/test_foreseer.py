"""The player that looks where its options lead by the end of the turn: legal, honest, and better than greedy."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.players.conftest import positions, random_deck
from tests.reading import shared_house
from tintero.abilities.ability import CardDefinition
from tintero.lab.arena import arena
from tintero.lab.honest_answers import ask_all
from tintero.players import make_player
from tintero.players.foreseer import ForesightPlayer
from tintero.players.registry import is_timed
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.settings import Settings
from tintero.rules.table import make_table


def test_it_has_a_name_and_no_clock() -> None:
    assert isinstance(make_player("foresight", 1, shared_house()), ForesightPlayer)
    assert not is_timed("foresight")


def test_it_beats_greedy(samples: dict[str, list[CardDefinition]]) -> None:
    brawlers = samples["ruby-steel-brawlers"]
    found = arena(("foresight", "greedy"), [(brawlers, brawlers)], 12, None, 3, 1, house=shared_house())
    assert found.score > 0.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_every_question_of_all_cards(understood: list[CardDefinition], seats: int) -> None:
    decks = [random_deck(understood, 700 + seat) for seat in range(seats)]
    game = Game.start(make_table(decks, Settings(players=seats, max_turns=16)), seats, log=False)
    players = [ForesightPlayer(seat) for seat in range(seats)]
    while not game.over:
        answer = players[game.to_decide].choose(game)
        assert 0 <= answer < len(game.options)
        game.choose(answer)


def test_what_is_hidden_changes_no_answer_and_is_not_looked_at() -> None:
    found = ask_all("foresight", 12, shared_house())
    assert found.dealt > 12
    assert (found.changed, found.looked) == (0, 0)


def test_the_same_seed_gives_the_same_answers(samples: dict[str, list[CardDefinition]]) -> None:
    asked = [game.clone() for game in positions(samples, 17, games=1)]
    answers = [[ForesightPlayer(seed).choose(game) for game in asked] for seed in (1, 1, 2)]
    assert answers[0] == answers[1]


def test_teammates_hand_a_turn_over_once_each(samples: dict[str, list[CardDefinition]]) -> None:
    """9.3.1: with nothing left to do they end it, unless one of them still must do something (8.7.3)."""
    rules = Settings(players=4, teams=(0, 1, 0, 1), simultaneous_turns=True, max_turns=6)
    game = Game.start(make_table(list(samples.values())[:4], rules), 5, log=False)
    players = [ForesightPlayer(seat) for seat in range(4)]
    handed: Counter[tuple[int, int]] = Counter()
    while not game.over:
        seat = game.to_decide
        answer = players[seat].choose(game)
        if game.options[answer].verb == op.HAND_OVER and op.END in [o.verb for o in game.options]:
            handed[game.state.turn, seat] += 1
        game.choose(answer)
    assert max(handed.values()) == 1
