"""The value of a position is fitted to games: what is won with comes out with a positive weight."""

from __future__ import annotations

from random import Random

from tintero.lab.fit import Row, all_rows, as_module, fit
from tintero.players.search.fitted import FITTED
from tintero.players.search.value import FEATURES


def made_up(number: int) -> list[Row]:
    """Games in which only the first feature decides, and not always."""
    chance = Random(3)
    rows: list[Row] = []
    for n in range(number):
        apart = tuple(chance.uniform(-1, 1) for _ in FEATURES)
        rows.append(Row(n, apart, chance.random(), chance.random(), float(apart[0] + chance.gauss(0, 0.3) > 0)))
    return rows


def test_a_regression_finds_what_decides() -> None:
    found = fit(made_up(3000))
    early = found.weights[: len(FEATURES)]
    assert early[0] > 1.5
    assert all(abs(weight) < 0.5 * early[0] for weight in early[1:])
    assert found.right > 0.85
    assert found.loss < 0.4


def test_games_give_positions_of_both_players() -> None:
    rows = list(all_rows("greedy", 4, 7, 1))
    assert {row.game for row in rows} == {0, 1, 2, 3}
    assert {row.won for row in rows} <= {0.0, 0.5, 1.0}
    assert all(len(row.apart) == len(FEATURES) for row in rows)
    assert rows == list(all_rows("greedy", 4, 7, 1))


def test_what_is_written_is_what_is_read() -> None:
    found = fit(made_up(300))
    names: dict[str, list[float]] = {}
    exec(as_module(found, "a command"), names)
    assert len(names["FITTED"]) == len(FITTED) == 3 * len(FEATURES)
    assert all(abs(a - b) < 1e-3 for a, b in zip(names["FITTED"], found.weights, strict=True))
