"""A process is data that lies on the stack: the top one goes on until somebody must be asked (1.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..event import NO_CARD
from ..option import RULE_OF_KIND, Option
from .context import Context
from .loops import count_step, is_suspicious, left_to_do
from .plain import Data

if TYPE_CHECKING:
    from .state import State, Table


class Process(Context):
    """Something that is going on: a turn, a play, a challenge, a program. Each subclass has its own named steps."""

    __slots__ = ("at",)

    def __init__(self, player: int, source: int, card: int) -> None:
        super().__init__(player, source, card)
        self.at = 0  # the step that comes next

    def step(self, s: State) -> None:
        """Go on: act, ask, or put something on top that must be finished first."""
        raise NotImplementedError

    def options(self, s: State) -> list[Option]:
        """The legal answers to what it asks now, worked out anew."""
        raise NotImplementedError

    def answer(self, s: State, o: Option) -> None:
        """Take one of them."""
        raise NotImplementedError

    def rule_asked(self, s: State) -> str:
        """The rule by which it asks what it asks now."""
        return RULE_OF_KIND[s.asking]

    # ---- what everybody can see of its question (`ask_or_settle`) ------------------------------------------------

    def private(self, s: State) -> bool:
        """Whether the answers depend on cards that not everybody sees."""
        return False

    def forced(self, s: State, found: list[Option]) -> bool:
        """Whether there is only one way to answer (1.7.7)."""
        return len(found) == 1

    def empty(self, s: State) -> bool:
        """Whether everybody can see that all answers lead to the same."""
        return False

    def about(self, s: State, o: Option) -> int:
        """The card that an answer is about, where the answer itself does not say; else NO_CARD."""
        return NO_CARD

    def picks_made(self) -> int:
        """How many picks of the open question have been made."""
        return 0

    def copy(self) -> Process:
        raise NotImplementedError

    def to_data(self) -> Data:
        raise NotImplementedError

    def ends_with(self, player: int) -> bool:
        """CR 9.2.3: whether it is over when this player leaves the game."""
        return False

    def head(self, name: str) -> Data:
        """What every process saves."""
        return {"process": name, "player": self.player, "source": self.source, "card": self.card, "at": self.at}


class Restorer:
    """Brings saved processes back; `book.processes` knows them all."""

    def process(self, table: Table, data: Data) -> Process:
        raise NotImplementedError


# ---- the loop ------------------------------------------------------------------------------------------------------


def run(s: State) -> None:
    while not s.asking and s.outcome is None:
        s.stack[-1].step(s)


def answer(s: State, o: Option) -> None:
    """Give the answer to whoever asked; the option must be legal."""
    f = s.stack[-1]
    if len(s.options) > 1 and (not is_suspicious(s) or count_step(s, f, s.asked_by, o)):
        s.loop_count = 0  # CR 6.1.10: somebody could have done something else
    s.asking = ""
    s.options = []
    f.answer(s, o)


def current_options(s: State) -> list[Option]:
    """The options of the open question, worked out anew from the top of the stack."""
    f = s.stack[-1]
    return left_to_do(s, f, s.asked_by, f.options(s))
