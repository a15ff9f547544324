"""A process is data that lies on the stack: the top one goes on until somebody must be asked (1.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..option import Option
from .context import Context
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
    while not s.asking and not s.over():
        s.stack[-1].step(s)


def answer(s: State, o: Option) -> None:
    """Give the answer to whoever asked; the option must be legal."""
    s.asking = ""
    s.options = []
    s.stack[-1].answer(s, o)


def current_options(s: State) -> list[Option]:
    """The options of the open question, worked out anew from the top of the stack."""
    return s.stack[-1].options(s)
