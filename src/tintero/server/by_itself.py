"""What goes on at a table without anybody saying so: bots answer, clocks run out, bots begin their next game.

Bots go on while a person plays with them or somebody watches: a server that nobody looks at has nothing to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from tintero.table.front import Key

from .entries import Answered, AnyEntry, Conceded, WentOn
from .open_table import Open
from .refused import Refused
from .thinking import STAND_IN, Bots, Late, Thought, bot_answer

Change = Callable[[Open, Callable[[], AnyEntry]], Awaitable[int]]

_log = logging.getLogger(__name__)


class TooLate(Exception):
    """Something else happened first: nothing is done."""


class ByItself:
    def __init__(self, bots: Bots, change: Change, now: Callable[[], float]) -> None:
        self.bots = bots
        self.change = change
        self.now = now

    def go_on(self, found: Open) -> None:
        """Look whether there is something to do, and begin it."""
        self._set_flag(found)
        if not found.thinking and self._is_wanted(found):
            found.thinking = True
            found.start(self._bots_go_on(found))

    # ---- bots ----------------------------------------------------------------------------------------------------

    @staticmethod
    def _is_wanted(found: Open) -> bool:
        """Whether bots have to do something, and somebody cares."""
        room = found.room
        if not room.persons and not found.around.people:
            return False
        session = room.session
        return bool(room.bot_asked) or (not room.persons and session.game.over and not session.over)

    async def _bots_go_on(self, found: Open) -> None:
        try:
            while self._is_wanted(found):
                try:
                    await self._one_step(found)
                except TooLate:
                    continue
                except Refused as refused:
                    if refused.code != "stale":  # another process was faster
                        return
        except Exception:
            _log.exception("the bots of table %s stopped", found.room.id)
        finally:
            found.thinking = False

    async def _one_step(self, found: Open) -> None:
        room = found.room
        v, player = room.v, room.session.asked
        if player is None:
            await self.change(found, partial(self._still, found, v, WentOn(at=self.now())))
            return
        async with found.lock:  # nothing is thought about that is not kept
            if found.room is not room or room.v != v:
                return
            asked = self.bots.played(room.id, room.game_number, room.session.game)
            bot, seed = room.bot_asked, room.session.seed
        try:
            key: Key = await self.bots.think(asked, room.session.game, lambda played: Thought(played, bot, seed))
            await self.change(found, partial(self._still, found, v, Answered(player=player, key=key, at=self.now())))
        except Late:
            _log.warning("table %s: %s had no time to think", room.id, bot)
            await self.change(found, partial(self._without_thinking, found, v, player))

    def _without_thinking(self, found: Open, v: int, player: int) -> AnyEntry:
        """Under the lock: an answer that takes no time, for a bot whose turn to think does not come."""
        room = found.room
        if room.v != v:
            raise TooLate
        key = bot_answer(room.session.game, STAND_IN, room.session.seed, room.house)
        return Answered(player=player, key=key, at=self.now())

    @staticmethod
    def _still(found: Open, v: int, entry: AnyEntry) -> AnyEntry:
        if found.room.v != v:
            raise TooLate
        return entry

    # ---- clocks --------------------------------------------------------------------------------------------------

    def _set_flag(self, found: Open) -> None:
        if found.flag is not None:
            found.flag.cancel()
            found.flag = None
        clock = found.room.clock
        left = None if clock is None else clock.runs_out_in(self.now())
        if left is not None:
            loop = asyncio.get_running_loop()
            found.flag = loop.call_later(max(0.0, left), lambda: found.start(self._time_is_up(found)))

    async def _time_is_up(self, found: Open) -> None:
        try:
            await self.change(found, lambda: self._lost_on_time(found))
        except (TooLate, Refused):
            self._set_flag(found)
        except Exception:
            _log.exception("the clock of table %s stopped", found.room.id)

    def _lost_on_time(self, found: Open) -> Conceded:
        clock, now = found.room.clock, self.now()
        left = None if clock is None else clock.runs_out_in(now)
        if clock is None or left is None or left > 0:
            raise TooLate
        return Conceded(player=clock.running, why="time", at=now)
