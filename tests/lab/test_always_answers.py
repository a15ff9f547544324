"""Every player of the house answers every question of all cards, for two to four players, in every format."""

from __future__ import annotations

import pytest

from tests.reading import shared_house
from tintero.lab.always_answers import PLANS, Tally, play, play_all
from tintero.rules.library import Library
from tintero.table.house import House


@pytest.mark.parametrize(("who", "games"), [("easy", len(PLANS)), ("greedy", len(PLANS)), ("search:nodes=1", 1)])
def test_there_is_always_an_answer(who: str, games: int) -> None:
    tally = play_all(who, games, 20, shared_house())
    assert tally.faults == []
    assert tally.games == games
    assert tally.answers > 30


def test_a_player_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        def choose(self, _game: object) -> int:
            return -7

    def wrong(_who: str, _seed: int, _house: House) -> Wrong:
        return Wrong()

    monkeypatch.setattr("tintero.lab.always_answers.make_player", wrong)
    tally = Tally()
    play("anybody", 3, PLANS[0], shared_house(), Library(), tally)
    assert len(tally.faults) == 1
    assert "seed 3" in tally.faults[0]
