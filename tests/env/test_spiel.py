"""E3: the game of OpenSpiel. The long runs are `python -m tintero.env.spiel_runs`."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import tintero.env.spiel
from tintero.env import spiel_runs

GAME = "python_lorcana"
PLAYTHROUGH = Path(__file__).with_name("playthrough.txt")


def states(game: Any, seed: int) -> Iterator[Any]:
    """Every state of a random game in which somebody decides."""
    state = game.new_initial_state()
    chance = random.Random(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiel_finds_nothing_wrong(players: int) -> None:
    game = pyspiel.load_game(GAME, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_is_registered() -> None:
    assert GAME in pyspiel.registered_names()
    game = pyspiel.load_game(f"{GAME}(players=3)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 64


def test_legal_actions_are_the_first_numbers() -> None:
    for state in states(pyspiel.load_game(GAME), 1):
        actions = state.legal_actions()
        assert actions == list(range(len(actions)))
        assert state.legal_actions(1 - state.current_player()) == []


def test_returns_add_up_to_nothing() -> None:
    for seed in range(3):
        *_, state = states(pyspiel.load_game(GAME, {"players": 3}), seed)
        while not state.is_terminal():
            state.apply_action(0)
        assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_goes_its_own_way() -> None:
    for n, state in enumerate(states(pyspiel.load_game(GAME), 2)):
        if n % 20:
            continue
        before = (str(state), state.information_state_string(0), state.information_state_string(1))
        copied = state.clone()
        assert copied.information_state_string(0) == before[1]
        for _ in range(5):
            if not copied.is_terminal():
                copied.apply_action(0)
        assert before == (str(state), state.information_state_string(0), state.information_state_string(1))


def test_a_state_is_written_down_and_read_again() -> None:
    game = pyspiel.load_game(GAME)
    for n, state in enumerate(states(game, 3)):
        if n % 40 == 0:
            again = game.deserialize_state(state.serialize())
            whole = pyspiel.serialize_game_and_state(game, state)
            _, third = pyspiel.deserialize_game_and_state(whole)
            assert str(state) == str(again) == str(third)
            assert len(whole) < 10_000
            for player in range(2):
                assert state.information_state_string(player) == again.information_state_string(player)
                assert state.information_state_string(player) == third.information_state_string(player)


def test_a_game_with_decks_of_its_own_is_written_down_and_read_again() -> None:
    game = pyspiel.load_game(f"{GAME}(decks=ruby-steel-duelists;amber-steel-guardians)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = next(states(game, 1))
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(other)) == (str(game), str(state))
    assert other.course.decks == ("ruby-steel-duelists", "amber-steel-guardians")


@pytest.mark.parametrize("action", [63, -5, 300])
def test_an_action_that_is_not_there_changes_nothing(action: int) -> None:
    game = pyspiel.load_game(GAME)
    for state in (game.new_initial_state(), next(states(game, 1))):
        if state.is_chance_node() and action == 63:
            continue
        known, written = state.information_state_string(0), pickle.dumps(state.course)
        with pytest.raises(ValueError, match=r"cannot be chosen|from 0 to 255"):
            state.apply_action(action)
        assert (state.information_state_string(0), pickle.dumps(state.course)) == (known, written)


def test_a_resampled_position_is_not_written_down() -> None:
    state = next(states(pyspiel.load_game(GAME), 1))
    dealt = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(dealt.course)
    assert copy.deepcopy(dealt.course).resampled


def test_whoever_resamples_knows_the_same_afterwards() -> None:
    assert spiel_runs.resample(positions=150, seed=1) == spiel_runs.Resampled(150, 0)


def test_resampling_deals_the_others_anew() -> None:
    changed = 0
    for state in states(pyspiel.load_game(GAME), 4):
        me = state.current_player()
        dealt = state.resample_from_infostate(me, lambda: 0.25)
        changed += dealt.information_state_string(1 - me) != state.information_state_string(1 - me)
    assert changed > 20


def test_an_information_state_recalls_what_the_table_no_longer_shows() -> None:
    """Two ways to the same table: what was chosen first is remembered by whoever chose."""
    game = pyspiel.load_game(GAME)
    seen: dict[str, tuple[int, ...]] = {}
    for seed in range(4):
        for state in states(game, seed):
            me = state.current_player()
            mine = tuple(action for player, action in _choices(state) if player == me)
            assert seen.setdefault(state.information_state_string(me), mine) == mine


def _choices(state: Any) -> list[tuple[int, int]]:
    return [(item.player, item.action) for item in state.full_history() if item.player >= 0]


def test_the_strings_of_a_seat_do_not_name_what_it_cannot_know() -> None:
    state = next(states(pyspiel.load_game(GAME), 1))
    me = state.current_player()
    hand = state.course.match.game.state.players[1 - me].hand
    names = {state.course.match.game.state.face_of(card).full_name for card in hand}
    told = state.observation_string(me)
    assert "in hand" in told
    own = {state.course.match.game.state.face_of(c).full_name for c in state.course.match.game.state.players[me].hand}
    assert not any(name in told for name in names - own)


def test_tensors_have_their_parts_by_name() -> None:
    game = pyspiel.load_game(GAME)
    state = next(states(game, 1))
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert {name: part.shape for name, part in observer.dict.items()} == {
        "global": (32,), "entities": (160, 24), "options": (64, 8), "history": (32, 8),
    }  # fmt: skip
    assert list(observer.tensor) == state.observation_tensor(0)


def test_actions_are_told_in_words() -> None:
    state = next(states(pyspiel.load_game(GAME), 1))
    words = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert len(set(words)) > 2
    assert all(words)


def test_a_playthrough_is_as_it_was_written_down() -> None:
    """On both builds; `python -m tintero.env.spiel_runs playthrough` writes it anew: look at the difference first."""
    assert spiel_runs.playthrough() == PLAYTHROUGH.read_text("utf-8")


def test_ismcts_of_openspiel_plays_a_game() -> None:
    played = spiel_runs.ismcts(games=1, simulations=2, seed=1, longest=60)
    assert 5 < played.decisions < 60  # the bot was asked, and only as far as it was to think


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 5}, "`players` is a number from 2 to 4"),
        ({"players": 1}, "`players` is a number from 2 to 4"),
        ({"decks": "amber-steel-guardians"}, "one deck for each"),
        ({"decks": "amber-steel-guardians,ruby-steel-duelists"}, "semicolons"),
        ({"decks": "a;b"}, "There is no deck “a”"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Exception, match=words):
        tintero.env.spiel.LorcanaGame(given)
