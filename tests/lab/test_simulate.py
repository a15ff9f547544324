"""The same seed gives the same games whatever the number of processes; reports count and estimate correctly."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from tests.kit import character
from tests.lab.known_decks import Decks, known
from tintero.abilities.ability import CardDefinition
from tintero.cards import CardsError
from tintero.lab import GameResult, Report, WorkerDied, simulate, wilson
from tintero.lab.simulate import Pairing, make_errand, open_table
from tintero.lab.workers import shared
from tintero.players import chosen_player
from tintero.rules.settings import OpenPoints, Settings
from tintero.table.house import House


@pytest.fixture(scope="module")
def decks() -> tuple[list[CardDefinition], list[CardDefinition]]:
    return known("amber-steel-guardians"), known("amethyst-ruby-flyers")


def test_one_and_two_jobs_give_the_same_report(decks: Decks) -> None:
    alone = simulate(*decks, 60, seed=3)
    shared = simulate(*decks, 60, seed=3, jobs=2)
    assert alone.outcomes == shared.outcomes
    assert alone.to_dict(timing=False) == shared.to_dict(timing=False)
    assert alone.games == 60


def test_another_seed_gives_other_games_and_longer_runs_begin_the_same(decks: Decks) -> None:
    short = simulate(*decks, 10, seed=3)
    assert simulate(*decks, 10, seed=4).outcomes != short.outcomes
    assert simulate(*decks, 30, seed=3).outcomes[:10] == short.outcomes


def test_play_and_draw_are_split_evenly(decks: Decks) -> None:
    report = simulate(*decks, 20, ("random", "random"))
    for deck in (0, 1):
        assert report.on_the_play(deck)[1] == report.on_the_draw(deck)[1] == 10
        assert report.on_the_play(deck)[0] + report.on_the_draw(deck)[0] == report.wins[deck]


def test_the_deck_named_as_starter_really_starts() -> None:
    """With one lore to win, whoever plays a character first quests first: the starter must win every game."""
    deck = [character("Runner", 1, 1, 1, 1)] * 60
    report = simulate(deck, deck, 8, settings=Settings(lore_to_win=1))
    assert [o.winner for o in report.outcomes] == [o.starter for o in report.outcomes]
    assert {o.starter for o in report.outcomes} == {0, 1}


def test_a_deck_that_always_wins_wins_from_both_seats(decks: Decks) -> None:
    report = simulate(*decks, 12, ("greedy", "random"), seed=1)
    assert report.on_the_play(0)[0] > 0
    assert report.on_the_draw(0)[0] > 0
    assert report.wins[0] > report.wins[1]


def test_a_game_that_is_too_long_is_a_draw(decks: Decks) -> None:
    report = simulate(*decks, 4, settings=Settings(max_turns=3))
    assert report.draws == 4
    assert report.wins == (0, 0)
    assert {o.turns for o in report.outcomes} == {3}


def test_progress_reaches_the_end(decks: Decks) -> None:
    seen: list[tuple[int, int]] = []
    simulate(*decks, 30, ("random", "random"), progress=lambda done, games: seen.append((done, games)))
    assert seen[-1] == (30, 30)
    assert seen == sorted(seen)


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupting_keeps_what_was_finished_and_leaves_no_worker(decks: Decks, jobs: int) -> None:
    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    report = simulate(*decks, 200, ("random", "random"), seed=8, jobs=jobs, progress=stop)
    assert report.interrupted
    assert 0 < report.games < 200
    assert report.outcomes == simulate(*decks, report.games, ("random", "random"), seed=8).outcomes
    assert not multiprocessing.active_children()


def test_a_killed_worker_ends_the_run(decks: Decks) -> None:
    def kill(done: int, games: int) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerDied, match="died"):
        simulate(*decks, 400, ("random", "random"), jobs=2, progress=kill)
    assert not multiprocessing.active_children()


def leave(part: int) -> int:
    if part == 3:
        os._exit(1)
    return part


def fail(name: str, part: int) -> int:
    if part == 3:
        raise ValueError(name)
    return part


def test_shared_work_keeps_its_order_and_passes_failures_on() -> None:
    with pytest.raises(WorkerDied):
        list(shared(leave, ((n,) for n in range(20)), 2))
    done: list[int] = []
    with pytest.raises(ValueError, match="part 3"):
        done.extend(shared(fail, ((f"part {n}", n) for n in range(20)), 2))
    assert list(shared(fail, ((f"part {n}", n) for n in range(4, 30)), 2)) == list(range(4, 30))
    assert not multiprocessing.active_children()


def test_only_plain_values_go_to_a_worker(decks: Decks) -> None:
    settings = Settings(teams=(0, 1), lore_to_win=7, open_points=OpenPoints(win_beats_loss=False))
    who = (chosen_player("greedy"), chosen_player("random"))
    errand = make_errand(decks, who, 5, settings, None)
    plain(errand)
    table = open_table(errand)
    assert table.settings == settings
    assert (table.players, table.seed) == (who, 5)
    assert table.play(3) == Pairing(decks, who, 5, settings, House()).play(3)


def plain(value: object) -> None:
    if isinstance(value, tuple):
        for part in value:
            plain(part)
    else:
        assert value is None or type(value) in (str, int)


@pytest.mark.parametrize("name", ["Runner", "Dragon Fire"])  # a card that is in no card data, and a false one
def test_cards_that_workers_cannot_read_are_refused(name: str) -> None:
    deck = [character(name, 1, 1, 1, 1)] * 60
    assert simulate(deck, deck, 10, settings=Settings(lore_to_win=1)).games == 10
    with pytest.raises((CardsError, ValueError), match=r"Runner|as the card data"):
        simulate(deck, deck, 10, jobs=2)


def test_wrong_arguments_fail_at_once(decks: Decks) -> None:
    with pytest.raises(ValueError, match="known players"):
        simulate(*decks, 10, ("greedy", "nobody"), jobs=2)
    with pytest.raises(ValueError, match="job"):
        simulate(*decks, 10, jobs=0)


def test_no_games_is_an_empty_report(decks: Decks) -> None:
    report = simulate(*decks, 0)
    assert report.to_dict()["games"] == 0
    assert report.interval(0) == (0.0, 1.0)


# The intervals that Newcombe (Statistics in Medicine, 1998) prints for the score method.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    mirrored = wilson(games - wins, games)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_the_report_counts() -> None:
    ended = [(0, 0, 10, 50), (1, 0, 12, 60), (0, 1, 14, 70), (-1, 1, 30, 100)]
    outcomes = [GameResult(*game) for game in ended]
    data = Report(outcomes, 4, ("greedy", "random"), 7, 2.0).to_dict()
    assert [d["wins"] for d in data["decks"]] == [2, 1]
    assert data["draws"] == 1
    assert data["decks"][0]["on_the_play"] == [1, 2]
    assert data["decks"][0]["on_the_draw"] == [1, 2]
    assert data["decks"][1]["on_the_play"] == [0, 2]
    assert data["decks"][1]["on_the_draw"] == [1, 2]
    assert data["turns"] == {"mean": 16.5, "median": 13.0, "min": 10, "max": 30}
    assert data["decisions_per_game"] == 70
    assert data["games_per_second"] == 2.0
