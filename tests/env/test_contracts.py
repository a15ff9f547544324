"""The environments keep the contracts of PettingZoo and Gymnasium: their own tests pass, with known warnings."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

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


@pytest.mark.parametrize(("teams", "won"), [((0, 1, 0, 1), [-1, -1, 1, 1]), ((0, 0, 0, 0), [0, 0, 0, 0])])
def test_teams_win_together(teams: tuple[int, ...], won: list[float]) -> None:
    rewards = play(tintero_v0.env(players=4), 5, {"settings": Settings(players=4, teams=teams)})
    assert sorted(rewards.values()) == pytest.approx(won)


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
        ({"decks": 5}, "one deck for each of the 2 players"),
        ({"decks": [1, 2]}, "one deck for each of the 2 players"),
        ({"format": "chess"}, "there is no format 'chess'"),
        ({"format": ["constructed"]}, "there is no format"),
        ({"first": 3}, "1 to 2"),
        ({"settings": {}}, "tintero.Settings"),
        (["decks"], "`options` is a dict"),
    ],
)
def test_reset_says_what_is_wrong_with_its_options(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Exception, match=words):
        tintero_v0.raw_env().reset(seed=1, options=options)


@pytest.mark.parametrize("options", [{"decks": ["amber-steel-guardians", "nothing-like-it"]}, {"first": 9}])
def test_a_reset_that_is_refused_changes_nothing(options: dict[str, Any]) -> None:
    """Neither the game that goes on nor the chance of the next ones."""
    one, other = tintero_v0.raw_env(), tintero_v0.raw_env()
    for env in (one, other):
        env.reset(seed=1)
    with pytest.raises(Exception, match=r"nothing-like-it|first"):
        one.reset(options=options)
    assert same(one.observe("player_0"), other.observe("player_0"))
    for env in (one, other):
        env.reset()
    assert same(one.observe("player_0"), other.observe("player_0"))


def test_a_reset_that_is_refused_leaves_the_seat_as_it_was() -> None:
    env = gymnasium.make("Tintero-v0", opponent="random").unwrapped
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        with pytest.raises(ValueError, match="first"):
            env.reset(options={"first": 9})
        after, *_ = env.step(63)
        assert same(seen, after)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all((one[name] == other[name]).all() for name in one)


def test_decks_can_be_paths_and_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("4 Simba - Protective Cub\n" * 15, "utf-8")
    env = tintero_v0.raw_env()
    env.reset(seed=1, options={"decks": (deck, BENCHMARK[0]), "first": np.int64(2)})
    assert env.match is not None
    assert env.match.game.state.first_player == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 5}, "from 2 to 4"),
        ({"players": 2.0}, "from 2 to 4"),
        ({"players": "2"}, "from 2 to 4"),
        ({"decks": ["amber-steel-guardians"]}, "one deck for each of the 2 players"),
        ({"seat": "x"}, "from 0 to 1"),
        ({"opponent": None}, "`opponent` is"),
    ],
)
def test_what_an_environment_is_made_from_is_looked_at_at_once(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        gymnasium.make("Tintero-v0", **given)
    if "seat" not in given and "opponent" not in given:
        with pytest.raises(ValueError, match=words):
            tintero_v0.raw_env(**given)


def test_players_and_seat_can_be_numbers_of_numpy() -> None:
    env = gymnasium.make("Tintero-v0", players=np.int64(3), seat=np.int32(2)).unwrapped
    assert (env.players, env.seat) == (3, 2)
    assert len(tintero_v0.raw_env(players=np.int8(4)).possible_agents) == 4


@pytest.mark.parametrize("action", ["a", 0.5, np.array([0])])
def test_an_action_is_the_number_of_a_row(action: Any) -> None:
    alone, single, together = tintero_v0.raw_env(), gymnasium.make("Tintero-v0").unwrapped, tintero_v0.parallel_env()
    for env in (alone, single, together):
        env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is the number of a row"):
        alone.step(action)
    with pytest.raises(ValueError, match="an action is the number of a row"):
        single.step(action)
    with pytest.raises(ValueError, match="an action is the number of a row"):
        together.step(dict.fromkeys(together.agents, action))


@pytest.mark.parametrize("kind", [tintero_v0.raw_env, tintero_v0.parallel_env])
def test_nothing_is_done_before_reset(kind: Any) -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        kind().step({} if kind is tintero_v0.parallel_env else 0)
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        kind(render_mode="ansi").render()


def test_nothing_is_done_after_everybody_has_left() -> None:
    env = tintero_v0.raw_env()
    env.reset(seed=1, options={"settings": Settings(max_turns=1)})
    while env.agents:
        env.step(None if env.truncations[env.agent_selection] else 0)
    with pytest.raises(RuntimeError, match="everybody has left"):
        env.step(None)
    together = tintero_v0.parallel_env(max_cycles=1)
    together.reset(seed=1)
    together.step({})
    with pytest.raises(RuntimeError, match="no game goes on"):
        together.step({})


def test_nothing_is_shown_before_reset_in_gymnasium() -> None:
    env = gymnasium.make("Tintero-v0", render_mode="ansi").unwrapped
    for look in (env.render, env.action_masks):
        with pytest.raises(RuntimeError, match=r"call reset\(\)"):
            look()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("kind", [tintero_v0.env, tintero_v0.raw_env, tintero_v0.parallel_env])
def test_a_copy_of_an_environment_goes_its_own_way(copied: Any, kind: Any) -> None:
    env = kind(flat=True, **({"max_cycles": 500} if kind is tintero_v0.parallel_env else {}))
    env.reset(seed=4)
    step = env.step if kind is not tintero_v0.parallel_env else lambda row: env.step(dict.fromkeys(env.agents, row))
    for _ in range(30):
        step(0)
    seen = bare(env).observe("player_1")
    other = copied(env)
    assert same(seen, bare(other).observe("player_1"))
    for _ in range(5):
        step(0)
    assert same(seen, bare(other).observe("player_1"))
    for _ in range(5):
        other.step(0 if kind is not tintero_v0.parallel_env else dict.fromkeys(other.agents, 0))
    assert same(bare(env).observe("player_1"), bare(other).observe("player_1"))
    for one in (env, other):
        one.reset()
    assert same(bare(env).observe("player_1"), bare(other).observe("player_1"))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:nodes=10"])
def test_a_copy_in_gymnasium_goes_its_own_way_against_players_who_sat_down_anew(copied: Any, opponent: str) -> None:
    env = gymnasium.make("Tintero-v0", opponent=opponent)
    env.reset(seed=4)
    before, *_ = env.step(0)
    other = copied(env)
    env.step(0)
    assert same(before, other.step(OPTION_ROWS - 1)[0])
    for _ in range(5):
        other.step(0)
    env.reset()


def bare(env: Any) -> Any:
    return env.aec if hasattr(env, "aec") else env.unwrapped


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


def test_another_opponent_comes_with_reset_and_stays() -> None:
    env = gymnasium.make("Tintero-v0", opponent="random").unwrapped
    env.reset(seed=1, options={"opponent": "greedy"})
    env.reset()
    assert env.opponent == "greedy"
    with pytest.raises(Exception, match="nobody-like-that"):
        env.reset(options={"opponent": "nobody-like-that"})
    assert env.opponent == "greedy"
    with pytest.raises(ValueError, match="knows no option 'opponent'"):
        tintero_v0.raw_env().reset(options={"opponent": "greedy"})  # there all seats are agents


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
