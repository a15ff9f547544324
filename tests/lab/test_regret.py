"""What thinking longer is worth: the measure must tell a good choice from a bad one."""

from __future__ import annotations

import pytest

from tests.reading import shared_house
from tintero.lab.regret import Regret, main, positions, regret, thought_of


def test_the_mean_its_error_and_how_often_the_best_was_taken() -> None:
    r = Regret((0.0, 0.0, 0.03, 0.01))
    assert r.mean == pytest.approx(0.01)
    assert r.error == pytest.approx(0.00707, abs=1e-5)
    assert r.best_taken == 0.5


def test_who_judges_by_its_own_thought_regrets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tintero.lab.regret.JUDGE", 0)
    assert regret(4, 60, 60, 3, shared_house()).found == (0.0,) * 4


def test_whoever_takes_the_worst_gives_more_away() -> None:
    house = shared_house()
    fallen = 0.0
    for game in positions(5, 3, house):
        tried = [t for t in thought_of(game, 120, 1).tried if t.tries]
        fallen += max(t.mean for t in tried) - min(t.mean for t in tried)
    assert fallen / 5 > regret(5, 60, 120, 3, house).mean


def test_nothing_is_measured_in_no_positions(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--positions", "0"])
    assert "counted from 1" in capsys.readouterr().err
