"""Pairs of games in which only the players change places, and the test that ends them."""

from __future__ import annotations

import json
import random
from math import inf

import pytest

from tests.reading import shared_reader
from tintero.cli.main import main
from tintero.lab import definitions, find_deck
from tintero.lab.arena import (
    BOUND,
    NOT_STRONGER,
    STRONGER,
    UNDECIDED,
    ArenaReport,
    Hypotheses,
    arena,
    elo_of,
    log_likelihood_ratio,
    parts_of,
    score_of,
    share_of,
    verdict_of,
)
from tintero.lab.report import GameResult
from tintero.table.house import House

QUESTION = Hypotheses(0, 20)
NAMES = ("amber-steel-guardians", "amethyst-ruby-flyers")


def decks() -> list[tuple[list[object], list[object]]]:
    reader = shared_reader()
    found = [definitions(find_deck(name, reader.pool), reader) for name in NAMES]
    return [(deck, deck) for deck in found]


def report(*shares: float) -> ArenaReport:
    return ArenaReport(("one", "other"), shares, len(shares), 0, 0.0, QUESTION)


# ---- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elo", "score"), [(0, 0.5), (191, 0.75), (-191, 0.25), (400, 10 / 11)])
def test_elo_and_score_are_two_ways_to_say_the_same(elo: float, score: float) -> None:
    assert score_of(elo) == pytest.approx(score, abs=1e-3)
    assert elo_of(score) == pytest.approx(elo, abs=1)


def test_whoever_wins_or_loses_everything_has_no_elo() -> None:
    assert (elo_of(1.0), elo_of(0.0)) == (inf, -inf)
    assert report(1.0, 1.0).to_dict()["elo"] is None


def test_a_pair_belongs_to_whoever_has_more_of_its_two_games() -> None:
    won, lost, drawn = (GameResult(winner, 0, 10, 100) for winner in (0, 1, -1))
    assert share_of(won, lost) == 1.0  # with deck 0, then with deck 1
    assert share_of(won, won) == 0.5
    assert share_of(lost, won) == 0.0
    assert share_of(won, drawn) == 0.75
    counted = report(1.0, 0.5, 0.0, 0.75, 0.5)
    assert (counted.wins, counted.draws, counted.losses) == (2, 2, 1)


def test_pairs_that_vary_less_say_more() -> None:
    alike = report(*[0.75] * 40, *[0.5] * 40)
    unlike = report(*[1.0] * 50, *[0.0] * 30)
    assert alike.score == unlike.score == 0.625
    assert alike.interval[1] - alike.interval[0] < unlike.interval[1] - unlike.interval[0]


def test_few_pairs_prove_little_however_alike_they_are() -> None:
    assert report(1.0).interval[0] < 0.5
    assert report(1.0, 1.0, 1.0).verdict == UNDECIDED
    assert report(*[1.0] * 30).verdict == STRONGER


def test_nothing_seen_says_nothing() -> None:
    assert report().interval == (0.0, 1.0)
    assert report().verdict == UNDECIDED


def test_what_speaks_for_one_speaks_against_the_other() -> None:
    shares = [1.0, 0.5, 0.5, 0.0, 1.0]
    there = log_likelihood_ratio(shares, Hypotheses(-10, 10))
    back = log_likelihood_ratio([1 - share for share in shares], Hypotheses(-10, 10))
    assert there == pytest.approx(-back)
    assert there > 0


@pytest.mark.parametrize(("elo", "right"), [(0, NOT_STRONGER), (20, STRONGER)])
def test_the_verdict_is_wrong_about_as_often_as_it_may_be(elo: float, right: str) -> None:
    """Of 60 players who are as good as one of the two guesses, most are told right: 5 % may be told wrong."""
    chance = random.Random(5)
    wins = score_of(elo)
    wrong = 0
    for _ in range(60):
        shares: list[float] = []
        ratio = 0.0
        while abs(ratio) < BOUND:
            for _ in range(50):  # looked at every fifty pairs, so that it ends
                shares.append(((chance.random() < wins) + (chance.random() < wins)) / 2)
            ratio = log_likelihood_ratio(shares, QUESTION)
        wrong += verdict_of(ratio) != right
    assert wrong <= 8


# ---- games -----------------------------------------------------------------------------------------------------------


def test_only_the_players_change_places_in_a_pair() -> None:
    assert parts_of(3, 2) == [(0, (0, 1)), (1, (0, 1)), (2, (0, 1)), (3, (0, 1)), (0, (1, 2)), (1, (1, 2))]
    found = arena(("greedy", "greedy"), decks(), pairs=6, seed=3, house=House())
    assert found.pairs == (0.5,) * 6  # one and the same player twice: each wins what the other wins


def test_the_stronger_player_is_found_and_the_rest_is_not_played() -> None:
    found = arena(("greedy", "random"), decks(), pairs=200, hypotheses=QUESTION, seed=3, house=House())
    assert found.verdict == STRONGER
    assert len(found.pairs) < 30
    turned = arena(("random", "greedy"), decks(), pairs=200, hypotheses=QUESTION, seed=3, house=House())
    assert turned.verdict == NOT_STRONGER


def test_the_result_is_the_same_however_many_share_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[dict[str, object]] = []
    for jobs in ("1", "2"):
        asked = ["greedy", "random", "--sprt", "0,20", "--pairs", "40", "--seed", "9", "--jobs", jobs, "--fresh"]
        assert main(["arena", *asked, "--json", "--deck", NAMES[0], "--against", NAMES[1]]) == 0
        said.append(json.loads(capsys.readouterr().out))
        del said[-1]["seconds"]
    assert said[0] == said[1]
    assert set(said[0]) >= {"wins", "draws", "losses", "score", "interval", "elo", "llr", "verdict"}


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["greedy"], "dos jugadores"),
        (["greedy", "nadie"], "nadie"),
        (["greedy", "random", "--pairs", "0"], "parejas"),
        (["greedy", "random", "--sprt", "20"], "0,20"),
        (["greedy", "random", "--sprt", "20,0"], "0,20"),
        (["greedy", "random", "--sprt", "nan,20"], "0,20"),
        (["greedy", "random", "--against", "flyers"], "--deck"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    asked: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *asked, "--lang", "es"]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
