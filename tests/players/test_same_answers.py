"""With a number of games to think, a player answers the same on every machine and on both builds.

A difference is either a mistake or a change that was wanted; then: python -m tintero.lab.same_answers --write
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reading import shared_house
from tintero.lab.same_answers import KEPT, KEPT_PLAYER, KEPT_POSITIONS, all_answers, answers, kept, main


def test_the_answers_are_those_that_were_written_down() -> None:
    written = (Path(__file__).parent / KEPT.name).read_text(encoding="utf-8")
    assert kept(shared_house()).splitlines() == written.splitlines()
    assert len(written.splitlines()) == 1 + KEPT_POSITIONS
    assert KEPT_PLAYER in written


def test_two_processes_give_the_same_answers() -> None:
    house = shared_house()
    assert list(all_answers("search:nodes=2", 12, house, jobs=2)) == list(answers("search:nodes=2", 0, 12, house))


@pytest.mark.parametrize(("words", "said"), [
    (["--positions", "0"], "counted from 1"), (["--player", "search:1s"], "clock"), (["--player", "nobody"], "nobody"),
])  # fmt: skip
def test_wrong_words_are_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert said in capsys.readouterr().err.splitlines()[-1]
