"""Bots of one's own in many games, shared by processes or not; and everybody against everybody."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import tintero
from tintero.lab import Standings, simulate, tournament
from tintero.lab.report import GameResult, Report
from tintero.lab.tournament import Entrant

from .known_decks import Decks, known

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")


@pytest.fixture(scope="module")
def decks() -> Decks:
    return known(DECKS[0]), known(DECKS[1])


class Chancer:
    def choose(self, seat: tintero.Seat) -> tintero.Option:
        assert len(seat.events) > 10  # the story is told to whoever may read it
        return seat.random.choice(seat.options)


class Fails:
    def choose(self, seat: tintero.Seat) -> int:
        if seat.turn > 3:
            raise LookupError("no idea")
        return 0


class Forever:
    def choose(self, seat: tintero.Seat) -> int:
        while seat.asked:
            pass
        return 0


def test_bots_play_the_same_games_with_one_job_and_with_two(decks: Decks) -> None:
    alone = simulate(*decks, 20, (Chancer, "greedy"), seed=3)
    shared = simulate(*decks, 20, (Chancer, "greedy"), seed=3, jobs=2)
    assert alone.outcomes == shared.outcomes
    assert alone.players == ("Chancer", "greedy")
    assert simulate(*decks, 20, (Chancer, "greedy"), seed=4).outcomes != alone.outcomes


def test_a_bot_of_a_file_is_found_by_every_process(tmp_path: Path) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text("class Last:\n    def choose(self, seat):\n        return seat.options[-1]\n", encoding="utf-8")
    one, two = (
        tintero.simulate(*DECKS, players=(f"{file}:Last", "random"), games=12, seed=5, jobs=jobs) for jobs in (1, 2)
    )
    assert one.outcomes == two.outcomes
    assert one.decks == DECKS
    assert repr(one).startswith("<Report of 12 games, seed 5: amber-steel-guardians (Last) won ")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_ends_the_run_and_says_in_which_game(decks: Decks, jobs: int) -> None:
    with pytest.raises(tintero.BotFailed) as caught:
        simulate(*decks, 10, ("greedy", Fails), seed=3, jobs=jobs)
    said = caught.value.message()
    assert said.startswith("Fails failed: LookupError: no idea")
    assert f"{__file__}, line " in said
    assert said.endswith("game 1 with seed 3.")
    assert not multiprocessing.active_children()


def test_a_class_inside_a_function_stays_in_this_process(decks: Decks) -> None:
    class Local(Chancer):
        pass

    assert simulate(*decks, 4, (Local, Local)).games == 4
    with pytest.raises(tintero.UnknownBot, match="Other processes cannot load Local"):
        simulate(*decks, 10, (Local, "greedy"), jobs=2)


SCRIPT = """
import tintero

class Mine:
    def choose(self, seat):
        return seat.options[0]

if __name__ == "__main__":
    print(tintero.simulate({decks}, players=(Mine, "random"), games=12, jobs=2, seed=1))
"""


def script(*how: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *how], capture_output=True, text=True, check=False, timeout=120, **options)


def test_a_class_of_a_script_is_found_but_one_typed_at_a_prompt_is_not(tmp_path: Path) -> None:
    text = SCRIPT.format(decks=", ".join(map(repr, DECKS)))
    (tmp_path / "script.py").write_text(text, encoding="utf-8")
    ran = script(str(tmp_path / "script.py"))
    assert ran.stdout.startswith("<Report of 12 games"), ran.stderr
    typed = script("-", input=text)
    assert "Other processes cannot load Mine" in typed.stderr.splitlines()[-1]


def test_a_bot_that_never_answers_can_be_interrupted(tmp_path: Path) -> None:
    """The workers are ended, though they would never end by themselves."""
    text = textwrap.dedent(f"""
        import multiprocessing, os, signal, threading
        import tintero

        if __name__ == "__main__":
            threading.Timer(6, os.kill, (os.getpid(), signal.SIGINT)).start()
            report = tintero.simulate(
                *{DECKS}, players=("tests.lab.test_tournament:Forever", "greedy"), games=50, jobs=2
            )
            print(report.interrupted, report.games, len(multiprocessing.active_children()))
    """)
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    (tmp_path / "script.py").write_text(text, encoding="utf-8")
    ran = script(str(tmp_path / "script.py"), env={**os.environ, "PYTHONPATH": path})
    assert ran.stdout == "True 0 0\n", ran.stderr


# ---- tournaments -----------------------------------------------------------------------------------------------------


def test_each_pairing_is_the_simulation_of_the_same_seed(decks: Decks) -> None:
    found = tournament(decks, ("greedy", Chancer), games=6, seed=9, names=("a", "b"))
    assert found.entrants == (
        Entrant("a", "greedy"), Entrant("a", "Chancer"), Entrant("b", "greedy"), Entrant("b", "Chancer"),
    )  # fmt: skip
    assert set(found.pairings) == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert found.games == 36
    assert found.pairings[0, 1].outcomes == simulate(decks[0], decks[0], 6, ("greedy", Chancer), 9).outcomes
    assert found.pairings[1, 2].outcomes == simulate(*decks, 6, (Chancer, "greedy"), 9).outcomes


def test_a_tournament_is_the_same_for_every_number_of_jobs(decks: Decks) -> None:
    alone, shared = (tournament(decks, ("random", Chancer), games=6, seed=2, jobs=jobs) for jobs in (1, 2))
    assert alone.to_dict(timing=False) == shared.to_dict(timing=False)


def test_progress_and_an_early_end(decks: Decks) -> None:
    seen: list[tuple[int, int]] = []
    tournament(decks, ("random", "greedy"), games=5, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(5 * n, 30) for n in range(1, 7)]

    def stop(done: int, games: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    found = tournament(decks, ("random", "greedy"), games=5, progress=stop)
    assert found.interrupted
    assert found.games == 10


def won(*winners: int) -> Report:
    return Report([GameResult(winner, 0, 10, 50) for winner in winners], len(winners), ("", ""), 1, 0.0)


def test_the_table_counts_and_sorts() -> None:
    entrants = (Entrant("a", "x"), Entrant("b", "x"), Entrant("c", "x"))
    pairings = {(0, 1): won(1, 1, 0, -1), (0, 2): won(1, 1, 1, 1), (1, 2): won(0, 0, 1, -1)}
    found = Standings(entrants, pairings, 1, 0.0)
    assert [(row.entrant, row.won, row.drawn, row.lost) for row in found.table] == [
        (2, 5, 1, 2), (1, 4, 2, 2), (0, 1, 1, 6),
    ]  # fmt: skip
    assert found.won_against(1, 0) == (2, 4)
    assert found.won_against(0, 1) == (1, 4)
    assert found.table[0].rate == 5 / 8
    lines = repr(found).splitlines()
    assert lines[0] == "<Standings after 12 games, seed 1:"
    assert lines[1].startswith("  1  c (x)  won 5, drawn 1, lost 2: 62.5%")
    assert [e["deck"] for e in found.to_dict()["entrants"]] == ["c", "b", "a"]


def test_one_alone_is_no_tournament(decks: Decks) -> None:
    with pytest.raises(ValueError, match="two decks or two players"):
        tournament(decks[:1], ("greedy",))


def test_the_library_takes_decks_by_name() -> None:
    found = tintero.tournament(DECKS, games=4, seed=1)
    assert [e.deck for e in found.entrants] == list(DECKS)
    assert found.pairings[0, 1].outcomes == tintero.simulate(*DECKS, games=4, seed=1).outcomes
