"""One game of an environment: answered by row, watched by its seats."""

from __future__ import annotations

from typing import Any, Final

from tintero.rules.event import NOBODY, TURN_LIMIT
from tintero.rules.game import Game

from .hall import Laid
from .rows.columns import OPTION_ROWS
from .rows.encoder import ON_A_PAGE, Page, Told

WON: Final = 1.0


class Match:
    """What has one answer is taken at once, for whoever would be asked: it is no decision."""

    __slots__ = ("game", "laid", "pages", "told")

    def __init__(self, laid: Laid, game: Game) -> None:
        self.laid = laid
        self.game = game
        self.pages = 0  # of the open question, that were turned
        self.told = [Told(player.index) for player in game.state.players]

    @classmethod
    def begin(cls, laid: Laid, seed: int, first: int = NOBODY) -> Match:
        """`first`: who starts, from 0; NOBODY lets the seed decide."""
        new = cls(laid, Game.start(laid.deal, seed, first))
        new.game.take_only_answers()
        return new

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def to_act(self) -> int:
        """Whose decision it is, from 0; NOBODY when the game is over."""
        return self.game.to_decide

    @property
    def actions(self) -> int:
        """How many rows can be chosen now: they are 0 to this number, without it."""
        if self.game.over:
            return 0
        page = Page(self.game.state, self.pages)
        return OPTION_ROWS if page.has_more else page.number

    def option_of(self, action: int) -> int | None:
        """The number of the option in this row; None is the row that turns the page."""
        page = Page(self.game.state, self.pages)
        if not 0 <= action < self.actions:
            raise ValueError(f"row {action} cannot be chosen: there are {self.actions}, counted from 0")
        return None if page.has_more and action == ON_A_PAGE else page.first + action

    def act(self, action: int) -> None:
        """Answer with a row."""
        option = self.option_of(action)
        if option is None:
            self.pages += 1
        else:
            self.choose(option)

    def choose(self, option: int) -> None:
        """Answer with the number of an option, as players do."""
        self.pages = 0
        self.game.choose(option)
        self.game.take_only_answers()

    def observe(self, player: int) -> bytes:
        """What this seat may know now, all parts one after the other (`rows.columns`)."""
        self.hear(player)
        return self.laid.encoder.observe(self.game.state, player, self.pages, self.told[player])

    def hear(self, player: int) -> list[bytes]:
        """Everything that the seat was told so far, each a row (`rows.columns.HISTORY`)."""
        self.laid.encoder.hear(self.game.state, self.game.events, self.told[player])
        return self.told[player].rows

    @property
    def cut_short(self) -> bool:
        """Whether it ended because it went on for too long."""
        outcome = self.game.outcome
        return outcome is not None and outcome.reason == TURN_LIMIT

    def returns(self) -> list[float]:
        """What each seat has won: 1 for winning, and the losers share the loss; 0 while the game goes on."""
        seats = len(self.told)
        outcome = self.game.outcome
        winners = () if outcome is None else outcome.winners
        losers = seats - len(winners)
        if not winners or not losers:  # where all are one team, nobody has lost
            return [0.0] * seats
        lost = -WON * len(winners) / losers
        return [WON if player in winners else lost for player in range(seats)]

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (_read_again, (self.laid, self.game.to_data(), self.pages, self.memories()))

    def clone(self) -> Match:
        """An independent copy, whose seats remember what they were told."""
        return _resumed(self.laid, self.game.clone(log=True), self.pages, self.memories())

    def memories(self) -> list[list[bytes]]:
        """What each seat was told so far, in lists of their own."""
        return [self.hear(player)[:] for player in range(len(self.told))]


def _resumed(laid: Laid, game: Game, pages: int, memories: list[list[bytes]]) -> Match:
    new = Match(laid, game)
    new.pages = pages
    for told, rows in zip(new.told, memories, strict=True):
        told.rows = rows
    return new


def _read_again(laid: Laid, data: dict[str, Any], pages: int, memories: list[list[bytes]]) -> Match:
    """What was written down by `Match.__reduce__`."""
    return _resumed(laid, Game.from_data(data, laid.deal, []), pages, memories)
