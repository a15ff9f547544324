"""Undo takes back one's own last choice, unless somebody learnt or chose something since."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.reading import shared_house
from tintero.rules import option as op
from tintero.table.mistakes import UndoRefused
from tintero.table.offered import Option
from tintero.table.saves import state_digest
from tintero.table.session import Session

Make = Callable[..., Session]


def digest(session: Session) -> str:
    return state_digest(session.game.rules)


def keep_hands(session: Session) -> None:
    while session.game.rules.decision is not None and session.game.rules.decision.kind == op.HAND:
        if session.computer_asked:
            session.computer_moves()
        else:
            session.answer(done(session))


def done(session: Session) -> Option:
    return first(session, "done")


def first(session: Session, verb: str) -> Option:
    return session.game.options.of(verb)[0]


def refused(session: Session, player: int = 1) -> str:
    with pytest.raises(UndoRefused) as caught:
        session.undo(player)
    return caught.value.code


def test_inking_is_taken_back_completely(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    before, events, choices = digest(session), len(session.game.events), list(session.game.choices)
    session.answer(first(session, "ink"))
    assert digest(session) != before
    session.undo(1)
    assert digest(session) == before
    assert len(session.game.events) == events
    assert session.game.choices == choices
    session.answer(first(session, "ink"))
    assert len(session.game.events) > events, "the log goes on after an undo"


def test_several_choices_are_taken_back_one_by_one(new_session: Make) -> None:
    session = new_session("human", "greedy")
    begin = digest(session)
    session.answer(first(session, "card"))
    session.answer(first(session, "card"))
    session.undo(1)
    session.undo(1)
    assert digest(session) == begin
    assert refused(session) == "nothing"


def test_a_new_opening_hand_is_not_taken_back(new_session: Make) -> None:
    """Drawing showed hidden cards."""
    session = new_session("human", "human")
    session.answer(first(session, "card"))
    session.answer(done(session))
    assert refused(session) == "secret"


def test_not_after_the_opponent_has_chosen(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    session.answer(first(session, "end"))
    assert refused(session) == "secret", "the opponent has drawn"
    session.computers_move()
    assert refused(session) == "other_chose"


def test_only_ones_own_choice(new_session: Make) -> None:
    session = new_session("human", "human")
    session.answer(done(session))
    assert refused(session, 2) == "other_chose"


def test_a_shuffle_is_not_taken_back(new_session: Make) -> None:
    session = new_session("human", "human")
    session.answer(done(session))
    session.answer(first(session, "card"))
    before = session.game.rules.to_data()["rng"]
    session.answer(done(session))
    assert session.game.rules.to_data()["rng"] != before
    assert refused(session, 2) == "secret"


def test_conceding_is_final(new_session: Make) -> None:
    session = new_session("human", "greedy")
    keep_hands(session)
    session.answer(first(session, "ink"))
    session.concede(1)
    assert session.game.over
    assert session.game.outcome is not None
    assert session.game.outcome.winner == 1
    assert refused(session) == "nothing"


def test_undo_everywhere_in_a_game_restores_the_position(new_session: Make) -> None:
    """Wherever undo is allowed it leads exactly back; where it is not, nothing changes."""
    session = new_session("human", "random", seed=3)
    stand_in = shared_house().players
    assert stand_in is not None
    person = stand_in("random", 3, shared_house())
    allowed = 0
    for _ in range(120):
        if session.game.over:
            break
        if session.computer_asked:
            session.computer_moves()
            continue
        before = digest(session)
        choice = person.choose(session.game.rules)
        session.answer(choice)
        after = digest(session)
        try:
            session.undo(1)
        except UndoRefused:
            assert digest(session) == after
        else:
            allowed += 1
            assert digest(session) == before
            session.answer(choice)
            assert digest(session) == after
        if session.game.over:
            assert refused(session) == "nothing"
    assert allowed > 10
