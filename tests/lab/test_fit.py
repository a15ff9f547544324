"""The value of a position is fitted to games: what is won with is what counts."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tintero.lab.fit import all_rows, as_module, fit, main, open_field
from tintero.players.search import fitted, value
from tintero.players.search.standing import FEATURES

NUMBER = len(FEATURES)


def made_up(number: int) -> Any:
    """Games in which only the first two features decide, the second one only together with the third of the other."""
    chance = np.random.default_rng(3)
    both = chance.uniform(-1, 1, (number, 2 * NUMBER))
    mine, theirs = both[:, :NUMBER], both[:, NUMBER:]
    ahead = mine[:, 0] - theirs[:, 0]
    ahead += np.maximum(0, mine[:, 1] + theirs[:, 2]) - np.maximum(0, theirs[:, 1] + mine[:, 2])
    won = (ahead + chance.normal(0, 0.3, number) > 0).astype(float)
    return np.column_stack([np.arange(number), won, both]).astype(np.float32)


def read(module: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Judge by these weights."""
    names: dict[str, Any] = {}
    exec(module, names)
    for name in ("OWN", "OTHER", "BIAS", "OUT", "DIRECT"):
        monkeypatch.setattr(value, name, names[name])
    return names


def test_a_network_finds_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    table = made_up(20_000)
    found = fit(table, passes=100, units=8)
    assert found.positions == 20_000
    assert found.right > 0.85
    assert found.loss < 0.35
    read(as_module(found, "a command"), monkeypatch)
    nothing = [0.0] * NUMBER

    def with_one(place: int) -> list[float]:
        return [float(n == place) for n in range(NUMBER)]

    assert value.log_odds(with_one(0), nothing) > 2
    assert value.log_odds(nothing, with_one(0)) == pytest.approx(-value.log_odds(with_one(0), nothing))
    assert abs(value.log_odds(with_one(9), nothing)) < 0.2 * value.log_odds(with_one(0), nothing)
    # what one has counts for more where the other has something: no sum of two judgements would say so
    apart = value.log_odds(with_one(1), with_one(2)) - value.log_odds(with_one(1), nothing)
    assert apart > 0.3 * value.log_odds(nothing, with_one(2)) + 0.5


def test_what_is_written_is_what_was_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The features are read as they are: their middle and their width lie in the weights."""
    table = made_up(2000)
    table[:, 2:] = table[:, 2:] * 7 + 3
    found = fit(table, passes=60, units=3)
    names = read(as_module(found, "a command"), monkeypatch)
    assert "a command" in names["__doc__"]
    kept = table[table[:, 0] % 10 == 0]
    halves = [(row[2 : 2 + NUMBER].tolist(), row[2 + NUMBER :].tolist(), row[1] > 0.5) for row in kept]
    right = [(value.log_odds(mine, theirs) > 0) == won for mine, theirs, won in halves]
    assert sum(right) / len(right) == pytest.approx(found.right, abs=0.011)


def test_the_weights_of_the_house_fit_its_features() -> None:
    assert len(fitted.DIRECT) == NUMBER
    assert len(fitted.OWN) == len(fitted.OTHER) == len(fitted.BIAS) == len(fitted.OUT)
    assert {len(unit) for unit in fitted.OWN + fitted.OTHER} == {NUMBER}


def test_games_give_positions_of_both_players() -> None:
    tables = list(all_rows("greedy", 4, 7, 1))
    rows = np.concatenate(tables)
    assert set(rows[:, 0]) == {0, 1, 2, 3}
    assert set(rows[:, 1]) <= {0.0, 0.5, 1.0}
    assert rows.shape[1] == 2 + 2 * NUMBER
    on_turn = FEATURES.index("on_turn")
    assert set(rows[:, 2 + on_turn]) == {1.0}
    assert set(rows[:, 2 + NUMBER + on_turn]) == {0.0}
    assert (rows == np.concatenate(list(all_rows("greedy", 4, 7, 1)))).all()


def test_decks_of_chance_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the judgement holds for cards that no sample deck has."""
    field = open_field()
    names = {card.full_name for deck in field.decks for card in deck}
    monkeypatch.setattr("tintero.lab.fit.BY_CHANCE", 1.0)
    deal = field.deal(Random(1), 3, 1)
    assert {face.full_name for face in deal.table.faces} - names
    assert field.deal(Random(1), 4, 1).table.faces == deal.table.faces  # for a few games the same
    monkeypatch.setattr("tintero.lab.fit.BY_CHANCE", 0.0)
    assert {face.full_name for face in field.deal(Random(1), 3, 1).table.faces} <= names


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"]])
def test_nothing_is_played_by_nobody(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "counted from 1" in capsys.readouterr().err
