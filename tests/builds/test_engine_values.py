"""Every public value of the engine can be pickled and copied, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tintero.rules import option as op
from tintero.rules.event import LORE, Event, Outcome
from tintero.rules.game import Game
from tintero.rules.kinds import QUESTED
from tintero.rules.option import Decision, IllegalAction, Option
from tintero.rules.refusals import IS_DRYING
from tintero.rules.settings import PACK_RUSH, OpenPoints, Settings
from tintero.rules.table import make_table
from tintero.rules.ways import IN_CHALLENGE

from ..kit import character

COPY: list[Callable[[Any], Any]] = [lambda value: pickle.loads(pickle.dumps(value)), copy.deepcopy, copy.copy]
WAYS = pytest.mark.parametrize("again", COPY, ids=["pickle", "deepcopy", "copy"])

VALUES = [
    Option(op.CHALLENGE, 3, 4), Event(QUESTED, "4.5.2", 1, 7, amount=2, how=IN_CHALLENGE, words="x", card=9),
    Outcome((1, 3), LORE, "1.8.1.1", 14), Outcome((), "turn limit", "3.4.2", 30), IS_DRYING, PACK_RUSH,
    Settings(players=3, open_points=OpenPoints(win_beats_loss=False)),
]  # fmt: skip


@WAYS
@pytest.mark.parametrize("value", VALUES, ids=lambda v: type(v).__name__)
def test_a_value_comes_back_equal(value: object, again: Callable[[Any], Any]) -> None:
    assert again(value) == value


@WAYS
def test_a_decision_and_a_refusal_come_back(again: Callable[[Any], Any]) -> None:
    asked = again(Decision(1, op.MAY, [Option(op.YES), Option(op.NO)], 5, "6.1.4"))
    assert (asked.player, asked.kind, asked.options, asked.source, asked.rule) == (
        1, op.MAY, [Option(op.YES), Option(op.NO)], 5, "6.1.4",
    )  # fmt: skip
    refused = again(IllegalAction("is_drying", "5.1.1.11"))
    assert (refused.reason, refused.rule, str(refused)) == ("is_drying", "5.1.1.11", "is_drying (5.1.1.11)")


@pytest.mark.parametrize("again", COPY[:2], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("settings", [Settings(), PACK_RUSH], ids=["constructed", "pack rush"])
def test_a_game_goes_on_in_its_copy(again: Callable[[Any], Any], settings: Settings) -> None:
    deck = [character("Ann", lore=2), character("Ben", strength=3)] * 10
    game = Game.start(make_table([deck, deck], settings), 3)
    for _ in range(12):
        game.choose(len(game.options) // 2)
    other = again(game)
    assert other.to_data() == game.to_data()
    assert other.events == game.events
    assert other.options == game.options
    for g in (game, other):
        g.choose(0)
    assert other.to_data() == game.to_data()
    assert len(other.events) == len(game.events)
