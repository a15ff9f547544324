"""Bots think in processes of their own, so that no table waits for the bot of another.

A process keeps the games that it thought about; it is sent only the choices that it has not seen yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from tintero.players.chosen import seated_player
from tintero.table import saves
from tintero.table.front import Game, Key
from tintero.table.house import House
from tintero.table.resumed import beginning_of, saved_game

from .served_house import served_house

MOST_GAMES: Final = 200  # games that a process keeps
LOOKS_FOR_PARENT: Final = 1.0  # seconds
MOST_TRIES: Final = 3
NICER: Final = 19  # whoever thinks lets those go first who answer people

_log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """What a bot is asked: the game as it began, the choices since `start`, and who is to answer."""

    table: str
    game: int  # of this table, and how often something was taken back
    beginning: bytes
    start: int
    choices: tuple[Key, ...]
    bot: str
    seed: int


def bot_answer(game: Game, bot: str, seed: int, house: House) -> Key:
    """What a bot answers to the open question: the same whenever the same game is played with the same seed."""
    return game.answer_of(seated_player(bot, seed + len(game.choices), house))


class _Thinker:
    """Lives in a process."""

    def __init__(self, cards: str | None) -> None:
        self.house = served_house(cards)
        self.games: OrderedDict[tuple[str, int], Game] = OrderedDict()

    def think(self, asked: Thought) -> Key | None:
        """The answer; None if the game is not known here that far."""
        key = (asked.table, asked.game)
        game = self.games.pop(key, None)
        if game is None or not asked.start <= len(game.choices) <= asked.start + len(asked.choices):
            if asked.start:
                return None
            game = beginning_of(saves.decoded(asked.beginning), self.house)
        for choice in asked.choices[len(game.choices) - asked.start :]:
            game.repeat(choice)
        self.games[key] = game
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return bot_answer(game, asked.bot, asked.seed, self.house)


_thinker: _Thinker | None = None


def _begin(cards: str | None, parent: int) -> None:
    global _thinker
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):  # not every machine has these
        os.nice(NICER)
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    _thinker = _Thinker(cards)


def _end_with(parent: int) -> None:
    """A process whose server was killed has nobody left to think for."""
    while os.getppid() == parent:
        time.sleep(LOOKS_FOR_PARENT)
    os._exit(0)


def _think(asked: Thought) -> Key | None:
    assert _thinker is not None
    return _thinker.think(asked)


class Bots:
    """`processes` that think; a table always has the same one, which remembers its game."""

    def __init__(self, processes: int, cards: str | None = None) -> None:
        self._cards = cards
        self._pools = [self._process() for _ in range(processes)]
        self._seen: dict[str, tuple[int, int]] = {}  # by table: the game, and how many choices were sent

    def _process(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (self._cards, os.getpid()))

    def asked(self, table: str, game: int, played: Game, bot: str, seed: int) -> Thought:
        """The open question of this game, for its process."""
        known, start = self._seen.get(table, (game, 0))
        start = start if known == game and start <= len(played.choices) else 0
        beginning = b"" if start else saves.encoded(saved_game(played))
        return Thought(table, game, beginning, start, tuple(c.key() for c in played.choices[start:]), bot, seed)

    async def think(self, asked: Thought, played: Game) -> Key:
        """What the bot answers. A process that died or has forgotten the game is told all of it."""
        until = asked.start + len(asked.choices)
        answer = await self._ask(asked)
        for _ in range(MOST_TRIES):
            if answer is not None:
                break
            beginning = asked.beginning or saves.encoded(saved_game(played))
            choices = tuple(c.key() for c in played.choices[:until])
            answer = await self._ask(asked._replace(beginning=beginning, start=0, choices=choices))
        if answer is None:
            raise RuntimeError("no process thinks")
        self._seen[asked.table] = (asked.game, until)
        return answer

    def forget(self, table: str) -> None:
        self._seen.pop(table, None)

    async def _ask(self, asked: Thought) -> Key | None:
        place = sum(asked.table.encode()) % len(self._pools)
        pool = self._pools[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _think, asked)
        except BrokenProcessPool:
            _log.warning("a process that thinks for bots has died; another one takes its place")
            if self._pools[place] is pool:
                self._pools[place] = self._process()
            return None

    def processes(self) -> list[int]:
        """The ids of those that have begun."""
        return [pid for pool in self._pools for pid in (getattr(pool, "_processes", None) or {})]

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
