"""The engine plays the golden games and counts the golden positions as it did when they were written.

A difference is either a mistake or a change that was wanted; then: python -m tintero.lab.playthrough --write
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.lab import playthrough as pt

HERE = Path(__file__).parent
WRITTEN = [line for line in (HERE / pt.CONFORMANCE).read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
LINES = [line for line in WRITTEN if line[:1] != " "]


def block(number: int) -> list[str]:
    """The line of a position with the indented lines below it."""
    start = WRITTEN.index(LINES[number])
    end = WRITTEN.index(LINES[number + 1]) if number + 1 < len(LINES) else len(WRITTEN)
    return WRITTEN[start:end]


@pytest.mark.parametrize("golden", pt.GAMES, ids=lambda g: g.name)
def test_a_golden_game_is_played_as_before(golden: pt.Golden) -> None:
    written = (HERE / f"{golden.name}.txt").read_bytes()
    assert pt.playthrough(golden).encode() == written


def test_there_is_a_line_for_every_position() -> None:
    assert len(LINES) == len(pt.POSITIONS)


@pytest.mark.parametrize("number", range(len(pt.POSITIONS)))
def test_a_position_has_as_many_continuations_as_before(number: int) -> None:
    assert pt.POSITIONS[number].block().splitlines() == block(number)


def test_every_way_to_play_has_a_golden_game() -> None:
    kinds = {(g.plan.players, g.plan.format) for g in pt.GAMES}
    assert {(2, "constructed"), (3, "constructed"), (4, "constructed"), (2, "pack-rush"), (4, "teams"),
            (4, "simultaneous")} <= kinds


def test_the_files_are_those_of_the_games_and_stay_small() -> None:
    files = {p.name for p in HERE.glob("*.txt")}
    assert files == {f"{g.name}.txt" for g in pt.GAMES} | {pt.CONFORMANCE}
    assert sum(p.stat().st_size for p in HERE.glob("*.txt") if p.name != pt.CONFORMANCE) < 150_000
    assert (HERE / pt.CONFORMANCE).stat().st_size < 100_000


def test_counting_is_the_same_with_every_choice_taken_to_the_end() -> None:
    """The last choice of a sequence is counted without being made; making it gives the same number."""
    game = pt.Counted(pt.TWO, 101, 30, 2).position()
    leaves = 0
    for first in range(len(game.options)):
        after = game.clone()
        after.choose(first)
        for second in range(len(after.options)):
            leaf = after.clone()
            leaf.choose(second)
            leaves += 1
    assert pt.sequences(game, 2) == leaves


def test_no_position_is_a_finished_game() -> None:
    for line in LINES:
        assert int(line.split(" sequences ")[1].split()[0]) > 100, line
