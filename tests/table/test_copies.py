"""Copies are told apart in the log by the same marks that the board shows at that moment."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from tests.reading import shared_house
from tintero.rules.event import NO_CARD
from tintero.table.card_names import COPY_MARKS, Names
from tintero.table.copies import Copies
from tintero.table.session import Session


def follow(session: Session) -> Copies:
    copies = Copies(session.game.rules)
    for e in session.game.rules.events:
        copies.see(e)
    for subject in copies.gone:
        copies.in_play.pop(subject, None)
    return copies


def test_the_log_and_the_board_use_the_same_marks(new_session: Callable[..., Session]) -> None:
    games = (positions_with_copies(new_session("greedy", "random", "greedy", seed=seed)) for seed in range(1, 100))
    assert len(list(islice(filter(None, games), 3))) == 3


def positions_with_copies(session: Session) -> int:
    """In how many positions of this game copies are told apart; in all of them, log and board agree."""
    marked = 0
    while session.computer_asked:
        session.computer_moves()
        copies, names = follow(session), Names(session.game.rules, None, "en")
        shown = [p.card for p in session.game.rules.sight(0).play]
        assert [copies.name(card) for card in shown] == [names.marked(card) for card in shown]
        marked += any(names.marked(card)[-1] in COPY_MARKS for card in shown)
    assert copies.name(NO_CARD) == ""
    return marked


def test_the_story_of_a_game_names_the_copy() -> None:
    house = shared_house()
    deck = house.load_deck("\n".join(["30 Stitch - New Dog", "30 Stitch - Rock Star"]))
    lines: list[str] = []
    for seed in range(3, 13):
        session = Session(house, [deck, deck], ["greedy", "greedy"], seed)
        session.computers_move()
        lines += [e.text() for e in session.game.events_for(1)]
    assert any("Stitch - New Dog ② " in line and "quests" in line for line in lines)
    assert any(" ②" in line and "challenges" in line for line in lines)
