"""The cleanup stage: the next game begins with whole decks and an empty table (2.4)."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.settings import CONSTRUCTED
from tintero.rules.table import make_table

from ..kit import character


def test_2_4_2_the_next_game_has_whole_decks_and_an_empty_table() -> None:
    decks = [[character(f"Piece {letter}{n}", cost=0, lore=3) for n in range(12)] for letter in "DE"]
    deal = make_table(decks, CONSTRUCTED)
    game = Game.start(deal, 3, 0)
    for _ in range(400):
        if game.over:
            break
        game.choose(0 if game.state.asking != op.HAND else Option(op.DONE))
    assert game.over
    again = Game.start(deal, 4, 1)
    s = again.state
    assert not s.in_play
    assert not s.bag
    assert not s.lasting
    assert s.turn == 0
    for p in s.players:
        # CR 2.4.1.1: hand, play, inkwell and discard are back in the deck
        assert sorted(p.hand + p.deck) == list(range(12 * p.index, 12 * p.index + 12))
        assert (p.inkwell, p.discard, p.lore) == ([], [], 0)
