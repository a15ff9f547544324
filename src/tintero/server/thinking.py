"""Bots think in processes of their own, so that no table waits for the bot of another.

A process keeps the games that it thought about; it is sent only the choices that it has not seen yet. How long a bot
may think counts from when it begins; whoever waits too long for it gets no answer, and somebody who needs no time
answers instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, Protocol

from tintero.players.chosen import seated_player
from tintero.players.searcher import SearchPlayer
from tintero.table import saves
from tintero.table.front import Game, Key
from tintero.table.house import House
from tintero.table.resumed import beginning_of, saved_game

from .behind import stand_back, take_what_is_left
from .served_house import served_house

MOST_GAMES: Final = 200  # games that a process keeps
STAND_IN: Final = "greedy"  # plays for people who are gone, and for bots that get no time: it needs none
MOST_TRIES: Final = 3
LATEST: Final = 10.0  # seconds, waiting for one's turn included; then a bot answers without thinking
STARTING: Final = 120.0  # the same while a process reads the cards

_log = logging.getLogger(__name__)


class Late(Exception):
    """The processes have too much to do."""


class Played(NamedTuple):
    """A game for the process that keeps it: how it began, and the choices since `start`."""

    table: str
    game: int  # of this table, and how often something was taken back
    beginning: bytes
    start: int
    choices: tuple[Key, ...]

    @property
    def until(self) -> int:
        return self.start + len(self.choices)


class Job(Protocol):
    """Something to think about. It goes to another process, so it is made of plain values."""

    def done(self, thinker: Thinker) -> Any:
        """What came of it; None if this process does not know the game that far."""


class Thought(NamedTuple):
    """What a bot is asked: the open question of a game."""

    played: Played
    bot: str
    seed: int

    def done(self, thinker: Thinker) -> Key | None:
        game = thinker.game_of(self.played)
        return None if game is None else bot_answer(game, self.bot, self.seed, thinker.house, thinker.waiting)


def bot_answer(game: Game, bot: str, seed: int, house: House, waiting: int = 0) -> Key:
    """What a bot answers to the open question. One that is given no time answers the same to the same game and seed.

    `waiting`: so many others want the same process, and share its time.
    """
    player = seated_player(bot, seed + len(game.choices), house)
    if isinstance(player, SearchPlayer):
        player.share_time(1 + waiting)
    return game.answer_of(player)


class Thinker:
    """Lives in a process; `kept` is what jobs leave there for the next of their kind."""

    def __init__(self, cards: str | None) -> None:
        self.house = served_house(cards)
        assert self.house.reader  # the cards are read before somebody waits
        self.games: OrderedDict[tuple[str, int], Game] = OrderedDict()
        self.kept: OrderedDict[object, Any] = OrderedDict()
        self.waiting = 0  # others, when this job was asked for

    def game_of(self, asked: Played) -> Game | None:
        """The game as far as it was played; None if it is not known here that far."""
        key = (asked.table, asked.game)
        game = self.games.pop(key, None)
        if game is None or not asked.start <= len(game.choices) <= asked.until:
            if asked.start:
                return None
            game = beginning_of(saves.decoded(asked.beginning), self.house)
        for choice in asked.choices[len(game.choices) - asked.start :]:
            game.repeat(choice)
        self.games[key] = game
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game


_thinker: Thinker | None = None


def _begin(cards: str | None, parent: int) -> None:
    """Reading the cards goes before: a process that only has what others leave would be at it for minutes."""
    global _thinker
    stand_back(parent)
    _thinker = Thinker(cards)
    take_what_is_left()


def _do(job: Job, waiting: int) -> Any:
    assert _thinker is not None
    _thinker.waiting = waiting
    return job.done(_thinker)


class Bots:
    """`processes` that think; a table always has the same one, which remembers its game."""

    def __init__(self, processes: int, cards: str | None = None) -> None:
        self._cards = cards
        self._pools = [self._process() for _ in range(processes)]
        self._ready: set[ProcessPoolExecutor] = set()  # those that have answered
        self._waiting = [0] * processes  # jobs that were asked for and are not done
        self._seen: dict[str, tuple[int, int]] = {}  # by table: the game, and how many choices were sent

    def _process(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (self._cards, os.getpid()))

    def played(self, table: str, game: int, played: Game) -> Played:
        """This game with its open question, for its process."""
        known, start = self._seen.get(table, (game, 0))
        start = start if known == game and start <= len(played.choices) else 0
        beginning = b"" if start else saves.encoded(saved_game(played))
        return Played(table, game, beginning, start, tuple(c.key() for c in played.choices[start:]))

    async def think(self, asked: Played, game: Game, about: Callable[[Played], Job]) -> Any:
        """What comes of a job about a game. A process that died or has forgotten the game is told all of it."""
        found = await self.do(asked.table, about(asked))
        for _ in range(MOST_TRIES):
            if found is not None:
                break
            beginning = asked.beginning or saves.encoded(saved_game(game))
            choices = tuple(c.key() for c in game.choices[: asked.until])
            found = await self.do(asked.table, about(asked._replace(beginning=beginning, start=0, choices=choices)))
        if found is None:
            raise Late
        self._seen[asked.table] = (asked.game, asked.until)
        return found

    def forget(self, table: str) -> None:
        self._seen.pop(table, None)

    async def do(self, table: str, job: Job) -> Any:
        """In the process of this table; None if it died, `Late` if its turn did not come."""
        place = sum(table.encode()) % len(self._pools)
        pool = self._pools[place]
        ready = pool in self._ready
        waiting = self._waiting[place]
        self._waiting[place] += 1
        try:
            async with asyncio.timeout(LATEST if ready else STARTING):
                found = await asyncio.get_running_loop().run_in_executor(pool, _do, job, waiting)
            self._ready.add(pool)
            return found
        except TimeoutError:
            raise Late from None
        except BrokenProcessPool:
            _log.warning("a process that thinks for bots has died; another one takes its place")
            if self._pools[place] is pool:
                self._pools[place] = self._process()
                self._ready.discard(pool)
            return None
        finally:
            self._waiting[place] -= 1

    def processes(self) -> list[int]:
        """The ids of those that have begun."""
        return [pid for pool in self._pools for pid in (getattr(pool, "_processes", None) or {})]

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
