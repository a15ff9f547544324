"""Weights that are looked for by play, and the trial afterwards."""

from __future__ import annotations

import json

import pytest

from tests.reading import shared_reader
from tintero.cli.main import main
from tintero.lab import definitions, find_deck
from tintero.lab import tune as tuning
from tintero.lab.tune import Decks, Plan, share_of_first, tables_of, tune, tune_and_check
from tintero.players.policy.weights import NAMES, Weights


@pytest.fixture(scope="module")
def decks() -> list[Decks]:
    reader = shared_reader()
    deck = definitions(find_deck("amber-steel-guardians", reader.pool), reader)
    return [(deck, deck)]


def test_the_same_plan_finds_the_same_weights_and_another_seed_others(decks: list[Decks]) -> None:
    one, again, other = (tune(decks, Plan(2, 2, seed)).weights for seed in (1, 1, 4))
    assert one == again
    assert one != other
    assert all(weight > 0 for weight in one)


def test_equal_weights_share_every_pair(decks: list[Decks]) -> None:
    assert share_of_first(tables_of(decks), Weights(), Weights(), 1, range(3)) == 0.5


def test_the_trial_plays_games_that_nobody_learnt_from(decks: list[Decks], monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    pair_of = tuning.share_of_pair

    def noted(deals: object, first: object, second: object, seed: int, pair: int) -> float:
        played.append(pair)
        return pair_of(deals, first, second, seed, pair)

    monkeypatch.setattr(tuning, "share_of_pair", noted)
    found = tune_and_check(decks, Plan(2, 2, 1), 3)
    assert played == [0, 1, 2, 3, 4, 5, 6]
    assert len(found.check.pairs) == 3
    assert not found.interrupted


def test_ctrl_c_leaves_the_weights_so_far(decks: list[Decks], monkeypatch: pytest.MonkeyPatch) -> None:
    pair_of = tuning.share_of_pair

    def stop(deals: object, first: object, second: object, seed: int, pair: int) -> float:
        if pair == 2:
            raise KeyboardInterrupt
        return pair_of(deals, first, second, seed, pair)

    monkeypatch.setattr(tuning, "share_of_pair", stop)
    found = tune_and_check(decks, Plan(5, 2, 1), 3)
    assert found.interrupted
    assert found.tuned.rounds == 1
    assert found.check.pairs == ()


def test_the_command_tells_weights_and_trial(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["lab", "tune", "--rounds", "1", "--pairs", "1", "--seed", "2"]
    assert main([*args, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"rounds", "pairs", "seed", "interrupted", "in_use", "found", "check", "seconds"}
    assert set(data["found"]) == set(data["in_use"]) == set(NAMES)
    assert data["check"]["pairs"] == 4
    assert main([*args, "--lang", "es"]) == 0
    told = capsys.readouterr().out
    assert "pesos en uso → encontrados" in told
    assert "otros 4 pares" in told


@pytest.mark.parametrize("args", [["--rounds", "0"], ["--rounds", "many"], ["--pairs", "-1"], ["--seed", "x"]])
def test_wrong_input_gets_one_sentence(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "tune", *args, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
