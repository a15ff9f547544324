"""Questions to recorded games: answers that are known, in SQL and about a card."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tintero.lab.experiments.card_questions import CardQuestion, ask_about_card
from tintero.lab.experiments.queried import Recording
from tintero.lab.experiments.recorded_tables import RecordingRefused
from tintero.lab.report import wilson

from .decks import sample
from .recordings import DECKS, FIRST, GAMES, SECOND, copy, game, record_told, rows

# ---- known answers ---------------------------------------------------------------------------------------------------


def test_the_question_of_the_help_page(by_hand: Recording) -> None:
    (found,) = rows(
        by_hand,
        "SELECT avg(won), count(*), wilson_low(sum(won), count(*)), wilson_high(sum(won), count(*)) "
        f"FROM card_games WHERE card = '{SECOND}' AND played <= 7",
    )
    assert found[:2] == (1.0, 3)
    assert found[2:] == pytest.approx(wilson(3, 3))


def test_a_row_of_card_games_is_a_game_of_a_card(by_hand: Recording) -> None:
    found = rows(
        by_hand,
        "SELECT game, copies, copies_kept, copies_seen, seen, inked, played, lore, won, on_the_play, turns, opponent "
        f"FROM card_games WHERE card = '{SECOND}' ORDER BY game",
    )
    assert found == [
        (1, 2, 0, 1, 3, None, 7, 2, 1.0, True, 16, "yours"),
        (2, 2, 0, 1, 5, None, 8, 0, 0.0, False, 16, "yours"),
        (3, 2, 0, 2, 2, 4, 6, 0, 1.0, False, 16, "yours"),
        (4, 2, 0, 0, None, None, None, 0, 0.5, True, 16, "yours"),
        (5, 2, 0, 1, 4, 4, None, 0, 0.0, True, 16, "yours"),
        (6, 2, 1, 2, 0, None, 7, 4, 1.0, False, 16, "yours"),
    ]
    assert rows(by_hand, f"SELECT deck, count(*) FROM card_games WHERE card = '{FIRST}' GROUP BY deck ORDER BY 1") == [
        ("mine", 6), ("yours", 6)
    ]  # fmt: skip


def test_card_games_agree_with_the_copies(real_games: Recording) -> None:
    """Added up here from the rows of `cards`, for every card of every game."""
    copies: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for number, deck, card, *rest in rows(
        real_games, "SELECT game, deck, card, seen_turn, inked_turn, played_turn, kept, lore FROM cards"
    ):
        copies.setdefault((number, deck, card), []).append(tuple(rest))
    found = rows(
        real_games, "SELECT game, deck, card, seen, inked, played, copies_seen, copies_kept, lore FROM card_games"
    )
    assert len(found) == sum(2 * GAMES * len({c.full_name for c in sample(name).cards}) for name in DECKS)
    for number, deck, card, *told in found:
        mine = copies.pop((number, deck, card), [])
        turns = [min((c[n] for c in mine if c[n] is not None), default=None) for n in range(3)]
        counts = [sum(c[0] is not None for c in mine), sum(c[3] for c in mine), sum(c[4] for c in mine)]
        assert told == [*turns, *counts], (number, deck, card)
    assert copies == {}


@pytest.mark.parametrize(("won", "games"), [
    (0, 0), (0, 1), (1, 1), (0.5, 1), (3, 7), (0, 40), (40, 40), (517.5, 1000), (1, 1_000_000), (999_999, 1_000_000),
])  # fmt: skip
def test_the_interval_is_that_of_the_reports(by_hand: Recording, won: float, games: int) -> None:
    (found,) = rows(by_hand, f"SELECT wilson_low({won}, {games}), wilson_high({won}::DOUBLE, {games}::BIGINT)")
    assert found == pytest.approx(wilson(won, games), abs=1e-12)


def test_without_games_nothing_is_known(by_hand: Recording) -> None:
    assert rows(
        by_hand, "SELECT wilson_low(sum(won), count(*)), wilson_high(sum(won), count(*)) FROM deck_games WHERE false"
    ) == [(0.0, 1.0)]


# ---- about a card ----------------------------------------------------------------------------------------------------


def test_a_card_against_the_other_games_of_its_deck(by_hand: Recording) -> None:
    found = ask_about_card(by_hand, CardQuestion(SECOND, played_by=7))
    assert found.decks == ("mine",)
    assert (found.so.won, found.so.games) == (3.0, 3)
    assert (found.otherwise.won, found.otherwise.games) == (0.5, 3)
    # two strata: where `mine` started 1/1 against 0.5/2, where it did not 2/2 against 0/1
    weights = Fraction(1 * 2, 3) + Fraction(2 * 1, 3)
    apart = (Fraction(1 * 2) - Fraction(1, 2)) / 3 + Fraction(2 * 1, 3)
    assert found.difference.difference == pytest.approx(float(apart / weights))
    assert (found.difference.compared, found.difference.left_out) == (6, 0)
    data = found.to_data()
    assert data["so"] == {"rate": 1.0, "interval": list(wilson(3, 3)), "games": 3}
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("asked", "so", "otherwise"), [
    ({}, (3.0, 5), (0.5, 1)),
    ({"seen_by": 0}, (1.0, 1), (2.5, 5)),
    ({"seen_by": 4}, (3.0, 4), (0.5, 2)),
    ({"inked_by": 4}, (1.0, 2), (2.5, 4)),
    ({"played_by": 7, "inked_by": 4}, (1.0, 1), (2.5, 5)),
    ({"played_by": 7, "on_the_play": True}, (1.0, 1), (0.5, 2)),
    ({"played_by": 7, "on_the_play": False}, (2.0, 2), (0.0, 1)),
    ({"played_by": 5}, (0, 0), (3.5, 6)),
])  # fmt: skip
def test_what_may_be_asked_about_a_card(
    by_hand: Recording, asked: dict[str, Any], so: tuple[float, int], otherwise: tuple[float, int]
) -> None:
    found = ask_about_card(by_hand, CardQuestion(SECOND.upper(), "MINE", **asked))
    assert found.question == CardQuestion(SECOND, "mine", **asked)
    assert (found.so.won, found.so.games) == so
    assert (found.otherwise.won, found.otherwise.games) == otherwise


def test_games_are_compared_with_their_like_only(tmp_path: Path) -> None:
    """Long games are won and have seen the card; among games of one length it makes no difference."""
    told = [game(0, 0, 20, [copy(0, 2, seen=5)])] * 8 + [game(0, 0, 20)] * 2
    told += [game(1, 0, 8, [copy(0, 2, seen=3)])] * 2 + [game(1, 0, 8)] * 8 + [game(1, 0, 12)]
    record_told(tmp_path / "folder", told)
    with Recording(tmp_path / "folder") as recording:
        found = ask_about_card(recording, CardQuestion(SECOND))
    assert found.so.rate == 0.8
    assert found.otherwise.rate is not None
    assert found.otherwise.rate < 0.2
    assert found.difference.difference == 0.0
    assert (found.difference.compared, found.difference.left_out) == (20, 1)


def test_a_card_of_several_decks_is_asked_for_in_all_of_them_or_in_one(by_hand: Recording) -> None:
    everywhere = ask_about_card(by_hand, CardQuestion("stitch"))
    assert everywhere.question.card == FIRST
    assert everywhere.decks == ("mine", "yours")
    assert everywhere.so.games + everywhere.otherwise.games == 12
    assert ask_about_card(by_hand, CardQuestion(FIRST, "yours")).so.games == 1


@pytest.mark.parametrize(("question", "code", "named"), [
    (CardQuestion("Be Preparde"), "no_card_near", SECOND),
    (CardQuestion("zzzzzz"), "no_card", "zzzzzz"),
    (CardQuestion("x" * 100_000), "no_card", "xxx"),
    (CardQuestion(SECOND, "ours"), "no_deck", "yours"),
    (CardQuestion(SECOND, "yours"), "not_in_deck", "mine"),
])  # fmt: skip
def test_what_is_not_there_is_named(by_hand: Recording, question: CardQuestion, code: str, named: str) -> None:
    with pytest.raises(RecordingRefused) as caught:
        ask_about_card(by_hand, question)
    assert caught.value.code == code
    assert named in caught.value.message("en")
    assert named in caught.value.message("es")
