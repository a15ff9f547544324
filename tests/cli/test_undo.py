"""Undo takes back one's own last choice, unless somebody learnt or chose something since."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tintero.cli.saves import state_digest
from tintero.cli.session import Session
from tintero.cli.user_error import UserError
from tintero.cli.watch import bots_of
from tintero.rules import option as op
from tintero.rules.option import Option

Make = Callable[..., Session]


def keep_hands(session: Session) -> None:
    bots = bots_of(session)
    while session.game.decision is not None and session.game.decision.kind == op.HAND:
        seat = session.game.to_decide
        if session.is_human(seat):
            session.choose(Option(op.DONE))
        else:
            session.choose(session.game.options[bots[seat].choose(session.game)])


def first(session: Session, verb: int) -> Option:
    return next(o for o in session.game.options if o.verb == verb)


def refused(session: Session, seat: int = 0) -> str:
    with pytest.raises(UserError) as caught:
        session.undo(seat)
    return caught.value.key


def test_inking_is_taken_back_completely(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    digest, events, choices = state_digest(session.game), len(session.game.events), list(session.choices)
    session.choose(first(session, op.INK))
    assert state_digest(session.game) != digest
    session.undo(0)
    assert state_digest(session.game) == digest
    assert len(session.game.events) == events
    assert session.choices == choices
    session.choose(first(session, op.INK))
    assert len(session.game.events) > events, "the log goes on after an undo"


def test_several_choices_are_taken_back_one_by_one(new_session: Make) -> None:
    session = new_session("human", "greedy")
    begin = state_digest(session.game)
    session.choose(first(session, op.CARD))
    session.choose(first(session, op.CARD))
    session.undo(0)
    session.undo(0)
    assert state_digest(session.game) == begin
    assert refused(session) == "undo_nothing"


def test_a_new_opening_hand_is_not_taken_back(new_session: Make) -> None:
    """Drawing showed hidden cards."""
    session = new_session("human", "human")
    session.choose(first(session, op.CARD))
    session.choose(Option(op.DONE))
    assert refused(session) == "undo_secret"


def test_not_after_the_opponent_has_chosen(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    session.choose(Option(op.END))
    assert refused(session) == "undo_secret", "the opponent has drawn"
    bot = bots_of(session)[1]
    while session.game.to_decide == 1:
        session.choose(session.game.options[bot.choose(session.game)])
    assert refused(session) == "undo_other_chose"


def test_only_ones_own_choice(new_session: Make) -> None:
    session = new_session("human", "human")
    session.choose(Option(op.DONE))
    assert refused(session, 1) == "undo_other_chose"


def test_a_shuffle_is_not_taken_back(new_session: Make) -> None:
    session = new_session("human", "human")
    session.choose(Option(op.DONE))
    session.choose(first(session, op.CARD))
    before = session.game.to_data()["rng"]
    session.choose(Option(op.DONE))
    assert session.game.to_data()["rng"] != before
    assert refused(session, 1) == "undo_secret"


def test_conceding_is_final(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    session.choose(first(session, op.INK))
    session.concede(0)
    assert session.game.over
    assert session.game.outcome is not None
    assert session.game.outcome.winner == 1
    assert refused(session) == "undo_nothing"


def test_undo_everywhere_in_a_game_restores_the_position(new_session: Make) -> None:
    """Wherever undo is allowed it leads exactly back; where it is not, nothing changes."""
    session = new_session("human", "random", seed=3)
    bots = bots_of(session)
    allowed = 0
    for _ in range(120):
        if session.game.over:
            break
        seat = session.game.to_decide
        before = state_digest(session.game)
        choice = session.game.options[bots[seat].choose(session.game)]
        session.choose(choice)
        if seat != 0:
            continue
        after = state_digest(session.game)
        try:
            session.undo(0)
        except UserError:
            assert state_digest(session.game) == after
        else:
            allowed += 1
            assert state_digest(session.game) == before
            session.choose(choice)
            assert state_digest(session.game) == after
    assert allowed > 10
