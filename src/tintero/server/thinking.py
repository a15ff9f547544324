"""Bots think in processes of their own, so that no table waits for the bot of another.

A process keeps the games that it thought about; it is sent only the choices that it has not seen yet.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from tintero.players.chosen import seated_player
from tintero.rules.game import option_from_data
from tintero.rules.option import Option as Answer
from tintero.table import saves
from tintero.table.front import Game
from tintero.table.house import House
from tintero.table.resumed import beginning_of

MOST_GAMES: Final = 200  # games that a process keeps

Key = tuple[int, int, int, int]


class Thought(NamedTuple):
    """What a bot is asked: the game as it began, the choices since `start`, and who is to answer."""

    table: str
    game: int  # of this table, and how often something was taken back
    beginning: bytes
    start: int
    choices: tuple[Key, ...]
    bot: str
    seed: int


def bot_answer(game: Game, bot: str, seed: int, house: House) -> Answer:
    """What a bot answers to the open question: the same whenever the same game is played with the same seed."""
    return game.rules.options[seated_player(bot, seed + len(game.choices), house).choose(game.rules)]


class _Thinker:
    """Lives in a process."""

    def __init__(self, cards: str | None) -> None:
        self.house = House(cards, seated_player)
        self.games: OrderedDict[tuple[str, int], Game] = OrderedDict()

    def think(self, asked: Thought) -> Key | None:
        """The answer; None if the game is not known here that far."""
        key = (asked.table, asked.game)
        game = self.games.get(key)
        if game is None or len(game.choices) < asked.start:
            if asked.start:
                return None
            game = beginning_of(saves.decoded(asked.beginning), self.house)
        for choice in asked.choices[len(game.choices) - asked.start :]:
            game.repeat(option_from_data(choice))
        self.games[key] = game
        self.games.move_to_end(key)
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return bot_answer(game, asked.bot, asked.seed, self.house).key()


_thinker: _Thinker | None = None


def _begin(cards: str | None) -> None:
    global _thinker
    _thinker = _Thinker(cards)


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
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (self._cards,))

    async def think(self, table: str, game: int, played: Game, bot: str, seed: int) -> Key:
        """What the bot answers to the open question of this game."""
        place = sum(table.encode()) % len(self._pools)
        known, start = self._seen.get(table, (game, 0))
        start = start if known == game else 0
        try:
            answer = await self._ask(self._pools[place], self._thought(table, game, played, bot, seed, start))
        except BrokenProcessPool:  # the process died: another one takes its place
            self._pools[place] = self._process()
            answer = None
        if answer is None:  # the process has forgotten it, or is a new one
            answer = await self._ask(self._pools[place], self._thought(table, game, played, bot, seed, 0))
        assert answer is not None
        self._seen[table] = (game, len(played.choices))
        return answer

    def forget(self, table: str) -> None:
        self._seen.pop(table, None)

    @staticmethod
    def _thought(table: str, game: int, played: Game, bot: str, seed: int, start: int) -> Thought:
        from tintero.table.resumed import saved_game

        beginning = b"" if start else saves.encoded(saved_game(played))
        choices = tuple(choice.key() for choice in played.choices[start:])
        return Thought(table, game, beginning, start, choices, bot, seed)

    @staticmethod
    async def _ask(pool: ProcessPoolExecutor, asked: Thought) -> Key | None:
        return await asyncio.get_running_loop().run_in_executor(pool, _think, asked)

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
