"""`Seat`: one player's place at the table, with what that player may see. It is what a bot is given."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from tintero.rules.event import NOBODY
from tintero.rules.game import Game as RulesGame
from tintero.rules.refusals import NOT_AT_TURN

from .bot_faults import BotFailed, BotStopped, UnknownBot, error_text, place_of
from .drawing import drawn
from .mistakes import IllegalAction
from .offered import Option, Options, Question
from .view import View

if TYPE_CHECKING:
    from .chronicle import Events
    from .front import Game
    from .house import CardInfo, House


class Seat:
    """What player `player` (from 1) may see and say; the hands and decks of the others have no way here.

    `random` is chance for this player alone: the same game gives it the same numbers again.
    """

    __slots__ = ("_game", "player", "random")

    def __init__(self, game: Game, player: int, random: Random) -> None:
        self._game = game
        self.player = player
        self.random = random

    @property
    def asked(self) -> bool:
        """Whether the open question is for this player."""
        rules = self._game.rules
        return not rules.over and rules.to_decide == self.player - 1

    @property
    def question(self) -> Question | None:
        """The open question; None while somebody else is asked."""
        return self._game.question if self.asked else None

    @property
    def options(self) -> Options:
        """The answers to it; empty while somebody else is asked."""
        return self._game.options if self.asked else Options(())

    @property
    def view(self) -> View:
        """The table: everybody's side, and one's own hand."""
        return self._game.view(self.player)

    @property
    def events(self) -> Events:
        """The story so far, as this player may know it."""
        return self._game.events_for(self.player)

    @property
    def turn(self) -> int:
        """The number of the turn, counted through all players."""
        return self._game.turn

    def why(self, verb: str, *cards: str) -> str:
        """Why an action of one's own is not possible now, with its rule; '' if it is possible."""
        if not self.asked:
            return IllegalAction(NOT_AT_TURN.name, NOT_AT_TURN.rule).message()
        return self._game.why(verb, *cards)

    def card(self, name: str) -> CardInfo:
        """What is printed on a card: `.text`, `.cost`."""
        return self._game.house.card(name)

    def __str__(self) -> str:
        return drawn(self._game) if self.asked else repr(self)

    def __repr__(self) -> str:
        return f"<Seat of player {self.player}, turn {self.turn}: {self.question or 'not asked'}>"


class Bot(Protocol):
    """Somebody who answers questions from what one player may see.

    A class with this method is enough. It is called without arguments for every game and every seat, and then asked
    with that seat whenever the player must decide.
    """

    def choose(self, seat: Seat) -> int | Option:
        """One of `seat.options`, or its number."""
        ...


class Answering(Protocol):
    """Whoever answers the open question of the rules' own game, with the number of an option."""

    def choose(self, game: RulesGame) -> int: ...


# Who may be asked to play: a name, a bot or its class, or one that reads the rules' own game.
Who = str | Bot | Answering | type[Bot] | type[Answering]


class Guarded:
    """Somebody else's code that answers: whatever it does wrong becomes a `BotFailed`."""

    def __init__(self, bot: Any, name: str = "") -> None:
        self.bot = bot
        self.name = name or type(bot).__name__

    def choose(self, game: RulesGame) -> int:
        return self.number_of(self.ask(game), game.options)

    def ask(self, given: object) -> object:
        """What the bot answers."""
        try:
            return self.bot.choose(given)
        except KeyboardInterrupt as stop:
            raise BotStopped(name=self.name, place=place_of(stop, self._file())) from None
        except (Exception, SystemExit) as fault:
            place = place_of(fault, self._file())
            raise BotFailed("bot_raised", name=self.name, error=error_text(fault), place=place) from fault

    def number_of(self, answer: object, options: Sequence[object]) -> int:
        if type(answer) is int and 0 <= answer < len(options):
            return answer
        raise BotFailed("bot_no_option", name=self.name, answer=_said(answer), count=len(options))

    def _file(self) -> str:
        return self.bot.choose.__code__.co_filename if inspect.ismethod(self.bot.choose) else ""


class Seated(Guarded):
    """A bot that is given its seat."""

    def __init__(self, bot: Any, seed: int, house: House, name: str = "") -> None:
        super().__init__(bot, name)
        self.house = house
        self.random = Random(seed)

    def choose(self, game: RulesGame) -> int:
        from .front import Game

        seat = Seat(Game(game, self.house, (), 0, NOBODY), game.to_decide + 1, self.random)
        answer = self.ask(seat)
        if isinstance(answer, Option):
            answer = next((o.number for o in seat.options if o == answer), answer)
        return self.number_of(answer, seat.options)


def _said(answer: object) -> str:
    try:
        return repr(answer)
    except Exception:  # somebody else's repr
        return type(answer).__name__


def seated(who: Who, seed: int, house: House) -> Seated:
    """A bot, or a new one of its class, at its seat. Names are known upstairs, in `players`."""
    bot: Any = who
    check_bot(bot)
    return Seated(made(bot) if isinstance(bot, type) else bot, seed, house)


def check_bot(bot: object) -> None:
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot("no_choose", name=getattr(bot, "__name__", None) or _said(bot))


def made(kind: type[Any], *needed: object) -> Any:
    """A new one of this class."""
    try:
        return kind(*needed)
    except (Exception, SystemExit) as fault:
        raise UnknownBot("bot_not_made", name=kind.__name__, error=error_text(fault), place=place_of(fault)) from fault
