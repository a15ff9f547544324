"""`tintero review`, and `review` after a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, one_sentence
from tests.cli.talking import Make, Talk, flat
from tintero.cli.review_command import course_line
from tintero.players.advice import Reason, Why
from tintero.players.reviewing import Slip, Stand, review
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer
from tintero.table.session import Session

Run = Callable[..., Ran]
THINK = ("--think", "nodes=12")
RANDOM = 2  # who plays at random, and badly


@pytest.fixture
def short_game(new_session: Make) -> Session:
    """A few turns between somebody sensible and somebody who is not, then the end."""
    session = new_session("greedy", "random", seed=4)
    while session.game.turn < 7:
        session.computer_moves()
    session.concede(RANDOM)
    return session


@pytest.fixture
def saved(short_game: Session, tmp_path: Path) -> str:
    return str(short_game.save(tmp_path / "game.json"))


def test_bad_moves_are_found_with_what_was_better(tintero: Run, saved: str) -> None:
    ran = tintero("review", saved, "--player", str(RANDOM), *THINK, "--json")
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    assert set(data) == {"player", "asked", "interrupted", "course", "slips"}
    assert (data["player"], data["interrupted"]) == (RANDOM, False)
    assert 5 < len(data["course"]) <= data["asked"]
    assert all(0 < stand["chance"] <= 1 for stand in data["course"])
    assert data["slips"]
    for slip in data["slips"]:
        assert set(slip) == {
            "choice", "turn", "question", "made", "better", "before", "after", "error", "reasons"
        }  # fmt: skip
        assert 0 <= slip["after"] < slip["before"] <= 1
        assert slip["made"]["en"] != slip["better"]["en"]
    falls = [slip["before"] - slip["after"] for slip in data["slips"]]
    assert falls == sorted(falls, reverse=True)
    text = tintero("review", saved, "--player", str(RANDOM), *THINK, "--lang", "es").out
    worst = data["slips"][0]
    assert f"Turno {worst['turn']}. {worst['made']['es']}" in text
    assert "Probabilidades, turno a turno:" in text


def test_ctrl_c_leaves_what_was_found(short_game: Session) -> None:
    looked_at: list[int] = []

    def progress(done: int, total: int) -> None:
        looked_at.append(done)
        if len(looked_at) == 3:
            raise KeyboardInterrupt

    found = review(short_game.game, 1, SearchPlayer(0, Budget(nodes=8)), progress)
    assert found.interrupted
    assert found.asked == len(found.course) == 3


def test_after_ctrl_c_the_command_tells_it_and_ends_as_interrupted(
    tintero: Run, saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(self: object, game: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SearchPlayer, "begin", stop)
    ran = tintero("review", saved, *THINK)
    assert ran.code == 130
    assert "Stopped early" in ran.out
    assert "Traceback" not in ran.err


def test_what_was_not_thought_through_has_no_chance(short_game: Session) -> None:
    found = review(short_game.game, RANDOM, SearchPlayer(0, Budget(nodes=1)))
    assert found.asked > 5
    assert found.course == ()


def test_reasons_stand_with_the_move_that_was_made() -> None:
    reason = Reason(Why.LESS_LORE, amount=2)
    words = {"en": "Quest", "es": "Aventura"}
    slip = Slip(3, 5, words, {"en": "End", "es": "Fin"}, words, 0.6, 0.4, 0.01, (reason,))
    assert slip.told("en") == "Turn 5. End: 60 % → 40 %. You would have about 2 lore less. Better: Quest."


def test_the_course_is_one_sign_for_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    course = tuple(Stand(n, turn, chance) for n, (turn, chance) in enumerate([(1, 0.0), (3, 0.4), (3, 0.6), (5, 1.0)]))
    monkeypatch.setenv("LC_ALL", "C")
    assert course_line(course) == "059"


@pytest.mark.parametrize(("args", "said"), [
    (("--think", "soon"), "“soon”"), (("--think", ""), "100ms"), (("--player", "9"), "from 1 to 2"),
    (("--player", "me"), "“me”"),
])  # fmt: skip
def test_wrong_input_gets_one_sentence(tintero: Run, saved: str, args: tuple[str, ...], said: str) -> None:
    assert said in one_sentence(tintero("review", saved, *args))


def test_no_file_and_no_game_get_one_sentence(tintero: Run, tmp_path: Path) -> None:
    one_sentence(tintero("review", str(tmp_path / "none.json")))
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    one_sentence(tintero("review", str(other)))


def test_nobody_elses_moves_are_reviewed_while_somebody_plays(tintero: Run, new_session: Make, tmp_path: Path) -> None:
    session = new_session("human", "greedy", seed=2)
    session.game.keep()
    session.computers_move()
    file = str(session.save(tmp_path / "open.json"))
    assert "player 2" in one_sentence(tintero("review", file, "--player", "2"))
    assert tintero("review", file, *THINK).code == 0


@pytest.mark.parametrize(("lang", "word", "said"), [
    ("en", "review", "Chances, turn by turn:"), ("es", "repaso", "Probabilidades, turno a turno:"),
])  # fmt: skip
def test_after_a_game_there_is_a_review(
    talk: Talk,
    new_session: Make,
    lang: str,
    word: str,
    said: str,
) -> None:
    out = flat(talk(new_session("human", "greedy"), "0", word, "1", "end", "concede", "y", word, "q", lang=lang))
    assert said in out
    assert ("A review comes after the game" if lang == "en" else "El repaso viene al acabar") in out
