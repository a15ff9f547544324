"""A league of players and their ratings."""

from __future__ import annotations

import json
import textwrap
from math import exp
from pathlib import Path

import pytest

from tests.reading import shared_reader
from tintero.cli.main import main
from tintero.lab import definitions, find_deck
from tintero.lab.arena import elo_of, score_of
from tintero.lab.ladder import LadderReport, ladder
from tintero.lab.rating import IMAGINED, ratings, solved
from tintero.table.house import House

NAMES = ("amber-steel-guardians", "amethyst-ruby-flyers")


def shares_of(scores: dict[tuple[int, int], float], pairs: int) -> dict[tuple[int, int], list[float]]:
    """So many pairs for each two, with this mean."""
    return {two: [score] * pairs for two, score in scores.items()}


# ---- the fit ---------------------------------------------------------------------------------------------------------


def test_ratings_that_made_the_scores_are_found_again() -> None:
    true = [0.0, 120.0, -200.0, 300.0]
    scores = {(a, b): score_of(true[a] - true[b]) for a in range(4) for b in range(a + 1, 4)}
    found = ratings(4, shares_of(scores, 4000), 0)
    assert [rating.elo for rating in found] == pytest.approx(true, abs=1)


def test_two_players_get_the_elo_of_their_score() -> None:
    (anchor, other) = ratings(2, {(0, 1): [0.25] * 1000}, 0)
    assert anchor == (0.0, 0.0)
    assert other.elo == pytest.approx(elo_of(0.75), abs=1)


def test_the_likeliest_ratings_win_on_average_what_was_won() -> None:
    shares = {(0, 1): [1.0, 0.5, 0.0], (0, 2): [1.0, 1.0], (1, 2): [0.5, 0.75]}
    at = [rating.elo * 2.302585092994046 / 400 for rating in ratings(3, shares, 1)]
    for player in range(3):
        apart = 0.0
        for (a, b), found in shares.items():
            if player in (a, b):
                expected = (len(found) + IMAGINED) / (1 + exp(at[b] - at[a]))
                apart += (1 if player == a else -1) * (sum(found) + IMAGINED / 2 - expected)
        assert apart == pytest.approx(0, abs=1e-6)


def test_whoever_loses_everything_still_has_a_rating_and_a_wide_interval() -> None:
    few, many = (ratings(2, {(0, 1): [1.0] * pairs}, 0)[1] for pairs in (3, 300))
    assert few.elo < -200
    assert many.elo < few.elo
    assert few.interval[1] - few.interval[0] > 400


def test_more_pairs_are_surer() -> None:
    few, many = (ratings(2, {(0, 1): [0.0, 1.0] * pairs}, 0)[1] for pairs in (10, 40))
    assert few.error == pytest.approx(2 * many.error, rel=0.05)


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


# ---- the league ------------------------------------------------------------------------------------------------------


def report(*names: str) -> LadderReport:
    shares = {(a, b): [0.75, 0.5] for a in range(len(names)) for b in range(a + 1, len(names))}
    return LadderReport(names, shares, 2, 1, 0.0)


def test_greedy_is_zero_or_else_the_first() -> None:
    assert report("random", "greedy").to_dict()["anchor"] == "greedy"
    assert report("random", "easy").to_dict()["anchor"] == "random"


def test_the_best_stands_first_and_points_add_up() -> None:
    found = report("one", "two", "three")
    assert [found.players[n] for n in found.table] == ["one", "two", "three"]
    assert sum(found.score(n) for n in range(3)) == pytest.approx(1.5)
    assert found.against(0, 1) == (1.25, 2)
    assert found.against(1, 0) == (0.75, 2)


def test_a_league_is_the_same_whatever_the_number_of_jobs() -> None:
    reader = shared_reader()
    decks = [definitions(find_deck(name, reader.pool), reader) for name in NAMES]
    house = House(reader=reader)
    one, two = (
        ladder(["random", "greedy", "search:nodes=4"], decks, 3, 5, jobs, house=house).to_dict(timing=False)
        for jobs in (1, 2)
    )
    assert one == two
    assert [score["pairs"] for score in one["scores"]] == [3, 3, 3]
    assert one["players"][-1]["name"] == "random"


def test_ctrl_c_leaves_the_pairs_that_were_over() -> None:
    reader = shared_reader()
    decks = [definitions(find_deck(NAMES[0], reader.pool), reader)]

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    found = ladder(["random", "greedy", "easy"], decks, 4, 5, 1, stop, house=House(reader=reader))
    assert found.interrupted
    assert [len(shares) for shares in found.shares.values()] == [2, 0, 0]
    assert len(found.to_dict()["players"]) == 3


# ---- the command -----------------------------------------------------------------------------------------------------


def test_bots_from_files_take_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my_bots.py"
    bot = """
        class Last:
            def choose(self, seat):
                return seat.options[-1]
    """
    file.write_text(textwrap.dedent(bot), encoding="utf-8")
    args = ["ladder", f"{file}:Last", "greedy", "--pairs", "1", "--seed", "1"]
    assert main([*args, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in data["players"]] == ["greedy", "Last"]
    assert main([*args, "--lang", "es"]) == 0
    told = capsys.readouterr().out
    assert "greedy es 0" in told
    assert "Last" in told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["greedy"], "two to"), (["greedy", "greedy"], "twice"), (["greedy", "nobody"], "nobody"),
        (["greedy", "random", "--pairs", "0"], "pairs"), (["greedy", "random", "--jobs", "x"], "processes"),
    ],
)  # fmt: skip
def test_wrong_input_gets_one_sentence(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *args, "--lang", "en"]) == 2
    found = capsys.readouterr()
    assert said in found.err
    assert found.err.count("\n") == 1
