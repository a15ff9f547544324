"""The value of a position is fitted to games: what is won with is what counts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch

from tests.reading import real
from tintero.abilities.in_numbers import COLUMNS
from tintero.lab.fit import all_positions, commands_of, kept_or_played, main, open_field, table_of
from tintero.lab.fit_network import IN_HAND, IN_PLAY, Fit, Learner, Positions, as_text, fit, fit_further, with_returns
from tintero.players.search import fitted
from tintero.players.search.card_sense import CardSense, add_up
from tintero.players.search.fitted import NETWORK, Network, parts_of
from tintero.players.search.standing import FEATURES
from tintero.players.search.value import log_odds

NUMBER = len(FEATURES)
STRONG, WEAK = 1, 2  # two cards: the first one wins games
CARDS = ("Simba - Protective Cub", "Dragon Fire")


def made_up(number: int) -> Positions:
    """Games in which three things decide: the first feature, the second together with the third of the other, and how
    many strong cards are in play."""
    chance = np.random.default_rng(3)
    both = chance.uniform(-1, 1, (number, 2, NUMBER))
    cards = np.zeros((number, 2, IN_PLAY + IN_HAND), np.int16)
    cards[:, :, :2] = chance.integers(0, 3, (number, 2, 2))
    cards[:, :, IN_PLAY] = chance.integers(0, 3, (number, 2))  # those in hand do nothing
    strong = (cards[:, :, :IN_PLAY] == STRONG).sum(2)
    mine, theirs = both[:, 0], both[:, 1]
    ahead = mine[:, 0] - theirs[:, 0] + strong[:, 0] - strong[:, 1]
    ahead += np.maximum(0, mine[:, 1] + theirs[:, 2]) - np.maximum(0, theirs[:, 1] + mine[:, 2])
    won = ahead + chance.normal(0, 0.3, number) > 0
    return Positions(np.arange(number, dtype=np.int32), won.astype(np.float32), both.astype(np.float32), cards)


def with_one(place: int, cards: list[list[float]] | None = None) -> list[float]:
    """What a player has: one of a feature, and these cards in play."""
    row = [float(n == place) for n in range(NUMBER)]
    senses = len(NETWORK.in_play_bias)
    add_up(cards or [], senses, row)
    add_up([], senses, row)
    return row


def test_a_network_finds_what_decides() -> None:
    found = fit(made_up(20_000), table_of([real(name) for name in CARDS]), passes=100, units=8)
    assert found.positions == 20_000
    assert found.right > 0.85
    assert found.loss < 0.35
    network = Network(as_text(found, ["a command", "another"]))
    nothing = with_one(-1)

    def odds(mine: list[float], theirs: list[float] = nothing) -> float:
        return log_odds(network, mine, theirs)

    assert odds(with_one(0)) > 2
    assert odds(nothing, with_one(0)) == pytest.approx(-odds(with_one(0)))
    assert abs(odds(with_one(9))) < 0.2 * odds(with_one(0))
    # what one has counts for more where the other has something: no sum of two judgements would say so
    assert odds(with_one(1), with_one(2)) - odds(with_one(1)) > 0.3 * odds(nothing, with_one(2)) + 0.5
    strong, weak = (CardSense(network, real(name)) for name in CARDS)
    assert odds(with_one(-1, [strong.in_play])) > 2
    assert abs(odds(with_one(-1, [weak.in_play]))) < 0.3 * odds(with_one(-1, [strong.in_play]))
    in_hand = [*nothing[: -len(strong.in_hand)], *strong.in_hand]
    assert abs(odds(in_hand)) < 0.3 * odds(with_one(-1, [strong.in_play]))


def test_what_is_written_is_what_was_fitted() -> None:
    """Features and cards are read as they are: their middle and their width lie in the weights."""
    made = made_up(2000)
    table = made._replace(both=made.both * 7 + 3)
    found = fit(table, table_of([real(name) for name in CARDS]), passes=60, units=3)
    text = as_text(found, ["a command", "another"])
    assert text.splitlines()[1:3] == ["# `a command`", "# `another`"]
    network = Network(text)
    senses = [CardSense(network, real(name)) for name in CARDS]

    def row(features: list[float], cards: list[int]) -> list[float]:
        add_up([senses[n - 1].in_play for n in cards[:IN_PLAY] if n], len(network.in_play_bias), features)
        add_up([senses[n - 1].in_hand for n in cards[IN_PLAY:] if n], len(network.in_hand_bias), features)
        return features

    right = []
    for n in range(0, 2000, 10):
        mine, theirs = (row(table.both[n, side].tolist(), table.cards[n, side].tolist()) for side in (0, 1))
        right.append((log_odds(network, mine, theirs) > 0) == (table.won[n] > 0.5))
    assert sum(right) / len(right) == pytest.approx(found.right, abs=0.011)


def test_fitting_goes_on_from_weights_that_there_are() -> None:
    """Nothing learnt yet, they are the same, on whichever scale the new positions lie."""
    made = made_up(2000)
    other = made._replace(both=made.both * 5 - 2)
    cards = table_of([real(name) for name in CARDS])
    text = as_text(fit(made, cards, passes=5, units=3), ["a command"])
    learner = Learner(torch.from_numpy(other.both), torch.from_numpy(cards), 3)
    learner.go_on_from(Network(text))
    again = as_text(Fit(learner.parts(), 2000, 0.5, 0.5), ["a command"])
    assert parts_of(again).keys() == parts_of(text).keys()
    for name, rows in parts_of(text).items():
        for row, same in zip(rows, parts_of(again)[name], strict=True):
            assert same == pytest.approx(row, rel=1e-3, abs=1e-4)
    assert fit(made, cards, passes=1, before=Network(text)).loss < fit(made, cards, passes=1, units=3).loss


def test_a_position_foretells_what_is_thought_of_the_next_as_well_as_how_the_game_ends() -> None:
    """Two players take turns, the first one wins; then a game that is drawn, and one that is lost at once."""
    game = np.array([0, 0, 0, 1, 1, 2], np.int32)
    won = np.array([1, 0, 1, 0.5, 0.5, 0], np.float32)
    some = made_up(6)._replace(game=game, won=won)
    chances = np.array([0.5, 0.4, 0.8, 0.3, 0.6, 0.9], np.float32)
    last, before = 1.0, 1 - (0.75 * 1.0 + 0.25 * 0.8)
    first = 1 - (0.75 * before + 0.25 * 0.4)
    assert with_returns(some, chances, 0.75).tolist() == pytest.approx([first, before, last, 0.5, 0.5, 0])
    assert with_returns(some, chances, 1.0).tolist() == won.tolist()
    assert some.won.tolist() == won.tolist(), "what was played stays as it was"


def test_a_player_who_stays_on_turn_keeps_their_chances() -> None:
    some = made_up(2)._replace(game=np.array([0, 0], np.int32), won=np.array([1, 1], np.float32))
    assert with_returns(some, np.array([0.5, 0.6], np.float32), 0.5).tolist() == pytest.approx([0.8, 1.0])


def test_fitting_further_is_better_than_what_there_was() -> None:
    made, cards = made_up(4000), table_of([real(name) for name in CARDS])
    little = fit(made, cards, passes=1, units=4)
    assert fit_further(made, cards, Network(as_text(little, []))).loss < little.loss


def test_positions_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(_who: str, games: int, _seed: int, _jobs: int) -> Positions:
        played.append(games)
        return made_up(games)

    monkeypatch.setattr("tintero.lab.fit.all_positions", play)
    file = tmp_path / "positions.npz"
    first = kept_or_played(file, "greedy", 5, 1, 1)
    again = kept_or_played(file, "greedy", 5, 1, 1)
    assert all((mine == theirs).all() for mine, theirs in zip(first, again, strict=True))
    kept_or_played(file, "greedy", 6, 1, 1)
    kept_or_played(None, "greedy", 6, 1, 1)
    assert played == [5, 6, 6]


def test_a_file_of_weights_tells_all_commands_that_made_it() -> None:
    first, second = "python -m tintero.lab.fit --games 10", "python -m tintero.lab.fit --games 20 --further"
    found = Fit({"bias": [[0.0]]}, 5, 0.5, 0.5)
    assert commands_of(as_text(found, [first, second])) == [first, second]
    assert commands_of(fitted.TEXT)


def test_the_weights_of_the_house_fit_its_features() -> None:
    senses = len(NETWORK.in_play_bias) + len(NETWORK.in_hand_bias)
    assert len(NETWORK.direct) == NUMBER + senses
    assert len(NETWORK.bias) == len(NETWORK.out)
    assert len(NETWORK.own) == len(NETWORK.other) == len(NETWORK.out) * (NUMBER + senses)
    assert len(NETWORK.hidden) == len(COLUMNS)
    assert {len(row) for row in NETWORK.hidden + NETWORK.in_play + NETWORK.in_hand} == {len(NETWORK.hidden_bias)}


def test_games_give_positions_of_both_players() -> None:
    found = all_positions("greedy", 4, 7, 1)
    assert set(found.game) == {0, 1, 2, 3}
    assert set(found.won) <= {0.0, 0.5, 1.0}
    assert found.both.shape[1:] == (2, NUMBER)
    on_turn = FEATURES.index("on_turn")
    assert set(found.both[:, 0, on_turn]) == {1.0}
    assert set(found.both[:, 1, on_turn]) == {0.0}
    assert all((one == other).all() for one, other in zip(found, all_positions("greedy", 4, 7, 1), strict=True))


def test_cards_in_hand_and_in_play_are_told_by_their_number() -> None:
    found = all_positions("greedy", 2, 7, 1)
    hand = FEATURES.index("hand")
    told = (found.cards[:, :, IN_PLAY:] > 0).sum(2)
    few = found.both[:, :, hand] < 8  # more are not counted
    assert (told == found.both[:, :, hand])[few].all()
    characters = {n for n, card in enumerate(open_field().cards, 1) if card.type.name == "CHARACTER"}
    there = np.isin(found.cards[:, :, :IN_PLAY], list(characters)).sum(2)
    assert (there == found.both[:, :, FEATURES.index("characters")]).all()


def test_decks_of_chance_play_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the judgement holds for cards that no sample deck has."""
    field = open_field()
    names = {card.full_name for deck in field.decks for card in deck}
    monkeypatch.setattr("tintero.lab.fit.BY_CHANCE", 1.0)
    deal = field.deal(Random(1), 3, 1)
    assert {face.full_name for face in deal.table.faces} - names
    assert field.deal(Random(1), 4, 1).table.faces == deal.table.faces  # for a few games the same
    monkeypatch.setattr("tintero.lab.fit.BY_CHANCE", 0.0)
    assert {face.full_name for face in field.deal(Random(1), 3, 1).table.faces} <= names


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"]])
def test_nothing_is_played_by_nobody(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "counted from 1" in capsys.readouterr().err
