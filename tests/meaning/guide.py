"""A table that passes over questions which the game settles itself, and short words for what is where."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from .table import Table

SONG = "Though I Have to Say Goodbye"  # a song of cost 2 that chooses any character


class Play(Table):
    """A table that passes over questions which the game settles itself."""

    def take(self, *cards: Placed) -> Play:
        for c in cards:
            if Option(op.CARD, c.card) in self.game.options:
                self.pick(c)
        return self

    def chorus(self, song: Placed, *singers: Placed) -> Play:
        self.begin()
        self.choose(Option(op.SING_TOGETHER, song.card))
        self.take(*singers)
        if self.offered(op.DONE):
            self.done()
        return self

    def can_quest(self, c: Placed) -> bool:
        return self.can(Option(op.QUEST, c.card))

    def can_play(self, c: Placed, mode: int = 0) -> bool:
        return self.can(Option(op.PLAY, c.card, mode))

    def at(self, c: Placed) -> int:
        """The location of a character, as the card on top of it; -1 for none."""
        spot = self.perm(c).location
        return self.game.state.in_play[spot].card if spot else -1

    def top(self, player: int) -> int:
        return self.game.state.players[player].deck[-1]

    def bottom(self, player: int) -> int:
        return self.game.state.players[player].deck[0]

    def paid(self, c: Placed) -> int:
        """Play it and tell how much ink that took."""
        before = self.ready_ink(c.player)
        self.play(c)
        return before - self.ready_ink(c.player)
