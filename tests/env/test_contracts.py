"""The environments keep the contracts of PettingZoo and Gymnasium: their own tests pass, with known warnings."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import tintero.env  # noqa: F401  (tells Gymnasium of Tintero-v0)
from tintero import Settings
from tintero.env import tintero_v0
from tintero.env.hall import BENCHMARK
from tintero.env.rows.columns import FLAT_SIZE, OPTION_ROWS

PLAYERS = (2, 3, 4)
CYCLES = 2_000
# PettingZoo says so of every observation that has a mask in it; it means well.
OF_A_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("flat", [False, True])
def test_pettingzoo_finds_nothing_wrong(players: int, flat: bool) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(tintero_v0.env(players=players, flat=flat), num_cycles=CYCLES)
    assert {str(warning.message) for warning in heard} == OF_A_DICT


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seed_says_everything(players: int) -> None:
    seed_test(lambda: tintero_v0.env(players=players), num_cycles=300)


def test_every_mode_of_rendering_gives_what_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(tintero_v0.env)
    assert "Player 1: lore" in capsys.readouterr().out  # the mode for people prints it


def test_a_game_of_so_many_cycles_has_so_many() -> None:
    max_cycles_test(tintero_v0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_parallel_form_is_one_too(players: int) -> None:
    parallel_api_test(tintero_v0.parallel_env(players=players), num_cycles=300)


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("flat", [False, True])
def test_gymnasium_finds_nothing_wrong(opponent: str, flat: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("Tintero-v0", opponent=opponent, flat=flat).unwrapped)


# ---- what their tests do not ask -----------------------------------------------------------------------------------


def play(env: Any, seed: int, options: dict[str, Any] | None = None) -> dict[str, float]:
    """A whole game with random answers; what everybody won."""
    env.reset(seed=seed, options=options)
    chance = np.random.default_rng(seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        rows = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(rows)))
    return won


@pytest.mark.parametrize("players", PLAYERS)
def test_the_winner_wins_what_the_others_lose(players: int) -> None:
    won = sorted(play(tintero_v0.env(players=players), 5).values())
    assert won[-1] == 1
    assert won[:-1] == pytest.approx([-1 / (players - 1)] * (players - 1))


def test_shaping_changes_nothing_of_the_whole() -> None:
    plain = play(tintero_v0.env(), 5)
    assert play(tintero_v0.env(shaped=True), 5) == pytest.approx(plain)


def test_shaping_pays_for_lore_on_the_way() -> None:
    env = tintero_v0.raw_env(shaped=True)
    env.reset(seed=5)
    paid = 0.0
    while env.match is not None and not env.match.over and not paid:
        env.step(env.match.actions - 1 if env.match.game.state.turn == 0 else 0)
        paid = env.rewards["player_0"]
    lead = env.match.game.state.players if env.match else []
    assert paid == pytest.approx((lead[0].lore - lead[1].lore) / 20)


def test_a_game_that_goes_on_for_too_long_is_cut_short_and_won_by_nobody() -> None:
    env = tintero_v0.raw_env()
    env.reset(seed=1, options={"settings": Settings(max_turns=2)})
    while env.match is not None and not env.match.over:
        env.step(env.match.actions - 1)
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_decks_and_who_starts_come_from_reset() -> None:
    env = tintero_v0.raw_env()
    for first in (1, 2):
        env.reset(seed=3, options={"decks": [BENCHMARK[0], BENCHMARK[1]], "first": first})
        assert env.match is not None
        assert env.match.laid.decks == BENCHMARK[:2]
        assert env.match.game.state.first_player == first - 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"deck": ["a", "b"]}, "knows no option 'deck'"),
        ({"decks": ["amber-steel-guardians"]}, "one deck for each of the 2 players"),
        ({"decks": "amber-steel-guardians"}, "one deck for each of the 2 players"),
        ({"decks": ["amber-steel-guardians", "nothing-like-it"]}, "nothing-like-it"),
        ({"format": "chess"}, "there is no format 'chess'"),
        ({"first": 3}, "1 to 2"),
        ({"settings": {}}, "tintero.Settings"),
    ],
)
def test_reset_says_what_is_wrong_with_its_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Exception, match=words):
        tintero_v0.raw_env().reset(seed=1, options=options)


def test_pack_rush_is_played_with_its_own_numbers() -> None:
    env = tintero_v0.raw_env()
    env.reset(seed=1, options={"format": "pack-rush"})
    assert env.match is not None
    assert env.match.game.state.table.settings.lore_to_win == 15


def test_a_row_that_is_not_there_is_refused_with_a_sentence() -> None:
    env = tintero_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="row 63 cannot be chosen"):
        env.step(63)


def test_a_row_that_is_not_there_is_no_answer_in_gymnasium() -> None:
    env = gymnasium.make("Tintero-v0", opponent="random")
    before, _ = env.reset(seed=1)
    after, reward, terminated, truncated, info = env.step(63)
    assert info["answered"] is False
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert all((before[name] == after[name]).all() for name in before)


def test_a_policy_can_be_the_opponent_and_sees_its_own_seat() -> None:
    asked = []

    def first_row(seen: dict[str, Any]) -> int:
        asked.append(int(seen["global"][27]))  # whose question it is: 1 is one's own
        return 0

    env = gymnasium.make("Tintero-v0", opponent=first_row, seat=0)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, terminated, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        over = terminated or truncated
    assert set(asked) == {1}


def test_several_environments_play_side_by_side() -> None:
    many = gymnasium.make_vec("Tintero-v0", num_envs=3, vectorization_mode="sync", opponent="random", flat=True)
    seen, _ = many.reset(seed=1)
    for _ in range(50):
        seen, *_ = many.step(seen["action_mask"].argmax(1))
    assert seen["observation"].shape == (3, FLAT_SIZE)
    assert seen["action_mask"].shape == (3, OPTION_ROWS)


@pytest.mark.parametrize("module", ["tintero", "tintero.env", "tintero.env.card_tokens"])
def test_nothing_is_imported_that_nobody_asked_for(module: str) -> None:
    foreign = ["torch", "pyspiel", "stable_baselines3", "pettingzoo", "mcp"] + ["gymnasium"] * (module == "tintero")
    code = f"import sys, {module}; print([name for name in {foreign!r} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
