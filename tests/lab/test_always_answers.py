"""Every player of the house answers every question of all cards, for two to four players, in every format."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.reading import shared_house
from tintero.lab.always_answers import PLANS, Answers, main, play, play_all
from tintero.lab.exhaust import Plan, cards_of, random_decks
from tintero.lab.experiments.kept_games import Kept
from tintero.rules.library import Library
from tintero.table.house import House


@pytest.mark.parametrize(("who", "games"), [("easy", len(PLANS)), ("greedy", len(PLANS)), ("search:nodes=1", 1)])
def test_there_is_always_an_answer(who: str, games: int) -> None:
    tally = play_all(who, games, 20, shared_house())
    assert tally.faults == []
    assert tally.games == games
    assert tally.answers > 30


def test_two_processes_play_the_same_games() -> None:
    alone, together = (play_all("search:nodes=1", 2, 20, shared_house(), jobs=jobs) for jobs in (1, 2))
    assert (together.games, together.answers, together.faults) == (alone.games, alone.answers, [])


def test_a_player_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        def choose(self, _game: object) -> int:
            return -7

    def wrong(_who: str, _seed: int, _house: House) -> Wrong:
        return Wrong()

    monkeypatch.setattr("tintero.lab.always_answers.make_player", wrong)
    house = shared_house()
    decks = random_decks(3, PLANS[0], cards_of(PLANS[0], house.reader))
    assert "seed 3" in play("anybody", 3, PLANS[0], decks, house, Library()).fault


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path / "kept.sqlite")
    whole = play_all("greedy", 3, 20, shared_house())
    begun: list[int] = []

    def stop_after_two(who: str, seed: int, plan: Plan, *rest: Any) -> Answers:
        if len(begun) == 2:
            raise KeyboardInterrupt
        begun.append(seed)
        return play(who, seed, plan, *rest)

    monkeypatch.setattr("tintero.lab.always_answers.play", stop_after_two)
    stopped = play_all("greedy", 3, 20, shared_house(), kept)
    assert (stopped.games, stopped.interrupted) == (2, True)
    monkeypatch.undo()
    kept.close()
    again = play_all("greedy", 3, 20, shared_house(), Kept(tmp_path / "kept.sqlite"))
    assert (again.games, again.answers, again.faults) == (whole.games, whole.answers, whole.faults)
    assert again.longest >= stopped.longest, "the longest answer of a kept game counts too"


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"]])
def test_nothing_is_played_by_nobody(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "counted from 1" in capsys.readouterr().err
