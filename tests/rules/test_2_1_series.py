"""Series of games: who starts, who chooses, who wins (2.1)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tintero.rules.event import NOBODY
from tintero.rules.position import FILLER
from tintero.rules.series import Match
from tintero.rules.settings import CONSTRUCTED, OpenPoints

from ..kit import character

DECKS = [[FILLER] * 20, [character("Other", lore=2)] * 20]


def play(match: Match, winner: int, first: bool | None = None) -> int:
    """Play the next game by concession; who started it. `first`: the answer if a choice is due."""
    if first is not None:
        match.choose_start(first)
    game = match.begin()
    game.concede(1 - winner)
    match.finish(game)
    return game.state.first_player


def draw(match: Match, first: bool | None = None) -> int:
    """Play the next game to the turn limit."""
    if first is not None:
        match.choose_start(first)
    game = match.begin()
    while not game.over:
        game.choose(len(game.options) - 1)  # keep the hand, end the turn
    assert game.outcome is not None
    assert game.outcome.drawn
    match.finish(game)
    return game.state.first_player


def drawish(keeps: bool = True, chooses: bool = False) -> Match:
    points = OpenPoints(drawn_game_keeps_start_choice=keeps)
    settings = replace(CONSTRUCTED, max_turns=2, open_points=points)
    return Match(DECKS, best_of=3, seed=3, settings=settings, random_player_chooses=chooses)


def test_2_1_2_the_first_start_is_random_and_follows_from_the_seed() -> None:
    starts = [Match(DECKS, best_of=3, seed=n).begin().state.first_player for n in range(40)]
    assert set(starts) == {0, 1}
    assert starts == [Match(DECKS, best_of=3, seed=n).begin().state.first_player for n in range(40)]
    assert Match(DECKS, best_of=3).needs_start_choice is None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("winner", [0, 1])
def test_2_1_3_1_the_other_player_starts_the_second_of_two_games(seed: int, winner: int) -> None:
    match = Match(DECKS, two_games=True, seed=seed)
    first = play(match, winner)
    assert match.needs_start_choice is None
    assert play(match, winner) == 1 - first
    assert match.over
    assert match.winner == winner


def test_2_1_3_1_one_win_each_is_a_drawn_series() -> None:
    match = Match(DECKS, two_games=True)
    play(match, 0)
    assert not match.over
    play(match, 1)
    assert match.over
    assert match.winner == NOBODY


@pytest.mark.parametrize("goes_first", [True, False])
@pytest.mark.parametrize("winner", [0, 1])
def test_2_1_3_2_the_loser_of_the_last_game_chooses_to_start_or_not(winner: int, goes_first: bool) -> None:
    match = Match(DECKS, best_of=3, seed=5)
    play(match, winner)
    loser = 1 - winner
    assert match.needs_start_choice == loser
    with pytest.raises(ValueError, match="say first"):
        match.begin()
    assert play(match, loser, goes_first) == (loser if goes_first else winner)
    assert match.needs_start_choice == winner  # who lost the second game


def test_2_1_3_2_best_of_three_ends_with_two_wins() -> None:
    match = Match(DECKS, best_of=3)
    play(match, 1)
    assert not match.over
    play(match, 1, True)
    assert match.over
    assert match.winner == 1
    assert match.needs_start_choice is None
    with pytest.raises(ValueError, match="over"):
        match.begin()


def test_2_1_3_2_best_of_five_goes_on_to_three_wins() -> None:
    match = Match(DECKS, best_of=5)
    play(match, 0)
    for winner in (1, 0, 1):
        play(match, winner, True)
        assert not match.over
    play(match, 0, False)
    assert (match.winner, match.wins(0), match.wins(1)) == (0, 3, 2)


def test_a_choice_that_is_not_due_is_refused() -> None:
    match = Match(DECKS, best_of=3)
    with pytest.raises(ValueError, match="nobody"):
        match.choose_start(True)
    play(match, 0)
    match.choose_start(False)
    assert match.needs_start_choice is None
    with pytest.raises(ValueError, match="nobody"):
        match.choose_start(True)


def test_in_tournaments_the_player_drawn_by_lot_may_decline_the_first_start() -> None:
    drawn = {Match(DECKS, best_of=3, seed=n, random_player_chooses=True).needs_start_choice for n in range(20)}
    assert drawn == {0, 1}
    match = Match(DECKS, best_of=3, seed=1, random_player_chooses=True)
    chooser = match.needs_start_choice
    assert chooser is not None
    assert play(match, 0, False) == 1 - chooser


def test_after_a_drawn_game_the_same_player_chooses_again() -> None:
    match = drawish()
    play(match, 0)
    draw(match, True)
    assert match.needs_start_choice == 1
    assert not match.over
    assert match.draws == 1
    play(match, 0, False)
    assert match.winner == 0


def test_after_a_drawn_first_game_the_start_is_by_chance_again() -> None:
    match = drawish()
    draw(match)
    assert match.needs_start_choice is None
    assert match.begin().state.first_player in (0, 1)


def test_after_a_drawn_game_with_a_lot_that_gives_the_choice_it_stays_with_that_player() -> None:
    match = drawish(chooses=True)
    chooser = match.needs_start_choice
    draw(match, False)
    assert match.needs_start_choice == chooser


def test_the_other_setting_gives_the_choice_to_whoever_did_not_start_the_drawn_game() -> None:
    match = drawish(keeps=False)
    first = draw(match)
    assert match.needs_start_choice == 1 - first


def test_when_time_is_called_more_wins_take_the_series() -> None:
    match = Match(DECKS, best_of=3)
    play(match, 1)
    match.end()
    assert match.over
    assert match.winner == 1
    level = Match(DECKS, best_of=3)
    level.end()
    assert level.over
    assert level.winner == NOBODY


def test_2_3_3_4_a_series_can_be_conceded_whatever_the_score() -> None:
    match = Match(DECKS, best_of=3)
    play(match, 0)
    match.concede(0)
    assert match.over
    assert match.winner == 1
    with pytest.raises(ValueError, match="cannot"):
        match.concede(1)


def test_an_unfinished_game_has_no_result() -> None:
    match = Match(DECKS, best_of=3)
    with pytest.raises(ValueError, match="not over"):
        match.finish(match.begin())


@pytest.mark.parametrize(
    ("best_of", "two_games", "players"), [(2, False, 2), (0, False, 2), (3, True, 2), (3, False, 3), (1, True, 3)]
)
def test_impossible_series_are_refused(best_of: int, two_games: bool, players: int) -> None:
    with pytest.raises(ValueError):
        Match([[FILLER] * 10] * players, best_of=best_of, two_games=two_games)


def test_a_single_game_may_have_three_players() -> None:
    match = Match([[FILLER] * 10] * 3)
    game = match.begin()
    game.concede(0)
    game.concede(2)
    match.finish(game)
    assert match.over
    assert match.winner == 1


def test_a_saved_series_goes_on_in_the_same_way() -> None:
    match = Match(DECKS, best_of=5, seed=9)
    play(match, 1)
    match.choose_start(False)
    again = Match.from_data(json.loads(json.dumps(match.to_data())), DECKS)
    assert again.to_data() == match.to_data()
    assert again.begin().to_data() == match.begin().to_data()
    for one in (match, again):
        play(one, 0)
    assert again.needs_start_choice == match.needs_start_choice == 1
