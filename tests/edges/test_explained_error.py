"""An error that a person can do something about: it speaks both languages, and survives the way to another process."""

from __future__ import annotations

import pickle

import pytest

from tintero.cards.errors import CardsError, DeckError, LineProblem, UnknownCard, UnknownCardInDeck
from tintero.cli.user_error import UserError
from tintero.edges.explained_error import ExplainedError
from tintero.edges.file_refused import FileRefused
from tintero.judge.faults import Failure
from tintero.table.bot_faults import BotFailed
from tintero.table.mistakes import SaveRefused, UndoRefused

LINE = LineProblem(2, "Stich", "line_unknown_card", ("Stitch - New Dog",))
ERRORS = (
    CardsError("data_no_cards", path="cards.json"),
    UnknownCard("unknown_card", name="Stich", names=("Stitch - New Dog",)),
    UnknownCardInDeck("deck_lines", (LINE,), name="Stich", names=LINE.suggestions),
    DeckError("deck_lines", (LINE, LINE)),
    FileRefused("file_is_folder", path="here"),
    UserError("judging.what"),
    BotFailed("bot_no_option", name="Quester", answer="'x'", count=3).in_game(5, 2),
    UndoRefused("nothing"),
    SaveRefused("damaged", path="game.json"),
    Failure("no_card", card="Stitch"),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_it_says_the_same_after_the_way_to_another_process(error: ExplainedError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert (arrived.code, arrived.details) == (error.code, error.details)
    for lang in ("en", "es"):
        assert arrived.message(lang) == error.message(lang)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_it_has_a_sentence_in_each_language_and_prints_the_english_one(error: ExplainedError) -> None:
    assert error.message("en") != error.message("es")
    assert str(error) == error.message("en")


def test_the_errors_of_a_bot_and_of_undo_are_still_value_errors() -> None:
    assert isinstance(BotFailed("bot_no_option"), ValueError)
    assert isinstance(UndoRefused("nothing"), ValueError)
