"""What the tests of one family of cards share."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from .table import Table


class Play(Table):
    """A table on which a question with one possible answer, which nobody is asked, may be answered all the same."""

    def pick(self, *cards: Placed) -> Play:
        for c in cards:
            for o in self.game.options:
                if self.asked != op.TURN and o.verb in (op.CARD, op.PLAY) and o.a == c.card:
                    self.choose(o)
                    break
        return self

    def all_yes(self) -> int:
        """Every trigger in any order, yes to every may; how many mays there were."""
        asked = 0
        while not self.idle:
            asked += self.asked == op.MAY
            self.choose(Option(op.YES) if self.asked == op.MAY else self.game.options[0])
        return asked

    def sing_with(self, song: Placed, *singers: Placed) -> Play:
        self.begin()
        self.choose(Option(op.SING_TOGETHER, song.card))
        self.pick(*singers)
        if self.offered(op.DONE):
            self.done()
        return self


def offered_cards(t: Play) -> set[int]:
    """The cards of the open question."""
    return t.offered(op.CARD) | t.offered(op.PLAY)
