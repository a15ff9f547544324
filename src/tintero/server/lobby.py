"""Where tables are found: made, loaded, changed and told of.

A change happens in one order, under the lock of its table: it is played, kept, and only then told. If another process
was first with that number, this one is dropped and the table brought up to date.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tintero.table.house import House

from . import wire
from .around import Around
from .connection import Connection
from .entries import Answered, AnyEntry, Beginning, Conceded
from .one_door import WATCHING, OneDoor
from .refused import Refused
from .room import Room
from .store import Store
from .thinking import Bots

SECRET_BYTES: Final = 16  # 128 bits
TABLE_BYTES: Final = 6
MOST_ROOMS: Final = 5_000  # tables in memory; those that nobody looks at go first


@dataclass(frozen=True)
class Links:
    """A new table: its id, the secret of each seat, and the one for watching."""

    table: str
    seats: list[str]
    watch: str


class Open:
    """A table in memory: the room, and what is around it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.around = Around(room)
        self.tasks: set[asyncio.Task[None]] = set()
        self.flag: asyncio.TimerHandle | None = None


class Lobby:
    """`now`: the time of entries, in seconds since 1970."""

    def __init__(self, store: Store, house: House, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.house = house
        self.bots = bots
        self.now = now
        self.tables: dict[str, Open] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # ---- tables --------------------------------------------------------------------------------------------------

    async def make(self, beginning: Beginning) -> Links:
        table = secrets.token_urlsafe(TABLE_BYTES)
        seats = [secrets.token_urlsafe(SECRET_BYTES) for _ in beginning.places]
        watch = secrets.token_urlsafe(SECRET_BYTES)
        links = [(secret, n) for n, secret in enumerate(seats, start=1)]
        await self.store.add_table(table, beginning, secrets.token_bytes(32), [*links, (watch, WATCHING)])
        return Links(table, seats, watch)

    async def open(self, table: str) -> Open:
        """The table, loaded if nobody has it open."""
        found = self.tables.get(table)
        if found is not None:
            return found
        async with self._loading.setdefault(table, asyncio.Lock()):
            found = self.tables.get(table)
            if found is None:
                found = Open(await self._load(table))
                self._make_way()
                self.tables[table] = found
        self._loading.pop(table, None)
        self._go_on(found)
        return found

    async def _load(self, table: str) -> Room:
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("no_table", 404)
        room = Room(kept, self.house)
        for entry in await self.store.entries(table):
            room.play(entry)
        return room

    def _make_way(self) -> None:
        if len(self.tables) >= MOST_ROOMS:
            for name, one in list(self.tables.items()):
                if not one.around.people and not one.tasks and not one.room.lock.locked():
                    del self.tables[name]
                    self.bots.forget(name)
                    return

    async def close(self) -> None:
        for one in self.tables.values():
            if one.flag is not None:
                one.flag.cancel()
            for task in one.tasks:
                task.cancel()

    # ---- people --------------------------------------------------------------------------------------------------

    async def join(self, frame: wire.Join) -> tuple[Open, Connection]:
        link = await self.store.find_link(frame.secret)
        if link is None:
            raise Refused("no_link", 404)
        table, seat = link
        found = await self.open(table)
        who = Connection(seat, frame.lang)
        async with found.room.lock:  # nothing is told that is not kept
            found.around.come(who)
            who.v = frame.v
            self._catch_up(found, who)
        self._tell_around(found)
        return found, who

    def _catch_up(self, found: Open, who: Connection) -> None:
        """What this connection has missed, or everything."""
        room = found.room
        if who.behind or who.v < 0 or who.v > room.v or room.is_gap(who.v):
            who.begin_again()
            door = room.door(who.seat, who.lang)
            who.tell(room.hello(door, found.around.told(self.now()), who.fresh))
        else:
            who.tell(room.ev(room.door(who.seat, who.lang), who.v, who.fresh))
            who.tell(wire.AroundTold(around=found.around.told(self.now())))
        who.v = room.v

    async def leave(self, found: Open, who: Connection) -> None:
        who.closed = True
        found.around.go(who)
        self._tell_around(found)

    async def refresh(self, found: Open, who: Connection) -> None:
        """Everything anew for one connection."""
        async with found.room.lock:
            who.v = -1
            self._catch_up(found, who)

    # ---- changes -------------------------------------------------------------------------------------------------

    async def change(self, found: Open, make: Callable[[], AnyEntry]) -> int:
        """Let something happen at a table; the version that it has then. `make` may refuse under the lock."""
        room = found.room
        async with room.lock:
            entry = make()
            before = room.v
            room.play(entry)
            try:
                kept = await self.store.append(room.id, before, entry)
            except BaseException:
                await self._reload(found)
                raise
            if not kept:
                await self._reload(found)
                self._tell_all(found)
                raise Refused("stale", 409)
            self._tell_all(found)
        self._go_on(found)
        return room.v

    async def _reload(self, found: Open) -> None:
        """The room as it is kept: what was played here alone did not happen."""
        room = await self._load(found.room.id)
        room.lock = found.room.lock
        found.room = room
        found.around.room = room
        self.bots.forget(room.id)

    async def heard_of(self, table: str) -> None:
        """Another process has changed a table."""
        found = self.tables.get(table)
        if found is None:
            return
        async with found.room.lock:
            entries = await self.store.entries(table, found.room.v)
            for entry in entries:
                found.room.play(entry)
            if entries:
                self._tell_all(found)
        self._go_on(found)

    # ---- telling -------------------------------------------------------------------------------------------------

    def _tell_all(self, found: Open) -> None:
        found.around.drop_stale()
        doors: dict[tuple[int, str], OneDoor] = {}
        for who in found.around.people:
            if who.behind:
                continue  # until it reads again
            room = found.room
            if room.is_gap(who.v):
                self._catch_up(found, who)
                continue
            door = doors.setdefault((who.seat, who.lang), room.door(who.seat, who.lang))
            who.tell(room.ev(door, who.v, who.fresh))
            who.v = room.v
        self._tell_around(found)

    def _tell_around(self, found: Open) -> None:
        frame = wire.AroundTold(around=found.around.told(self.now()))
        for who in found.around.people:
            who.tell(frame)

    def tell_around(self, found: Open) -> None:
        self._tell_around(found)

    # ---- what goes on by itself ----------------------------------------------------------------------------------

    def _go_on(self, found: Open) -> None:
        """A bot thinks, a clock runs out, the next game begins between bots."""
        self._set_flag(found)
        if found.room.bot_asked and not found.around.thinking:
            found.around.thinking = True
            task = asyncio.create_task(self._bots_answer(found))
            found.tasks.add(task)
            task.add_done_callback(found.tasks.discard)

    async def _bots_answer(self, found: Open) -> None:
        try:
            while bot := found.room.bot_asked:
                room = found.room
                v, player = room.v, room.session.asked
                assert player is not None
                key = await self.bots.think(
                    room.id, room.games * 1_000_000 + room.story, room.session.game, bot, room.session.seed
                )
                if found.room is not room or room.v != v:
                    continue  # something else happened while it thought
                await self.change(found, partial(self._bot_entry, player, key))
        finally:
            found.around.thinking = False

    def _bot_entry(self, player: int, key: tuple[int, int, int, int]) -> Answered:
        return Answered(player=player, key=key, at=self.now())

    def _set_flag(self, found: Open) -> None:
        if found.flag is not None:
            found.flag.cancel()
            found.flag = None
        clock = found.room.clock
        left = None if clock is None else clock.runs_out_in(self.now())
        if left is not None:
            found.flag = asyncio.get_running_loop().call_later(max(0.0, left), self._flag, found)

    def _flag(self, found: Open) -> None:
        task = asyncio.create_task(self._time_is_up(found))
        found.tasks.add(task)
        task.add_done_callback(found.tasks.discard)

    async def _time_is_up(self, found: Open) -> None:
        clock = found.room.clock
        left = None if clock is None else clock.runs_out_in(self.now())
        if clock is None or left is None:
            return
        if left > 0:
            self._set_flag(found)
            return
        player = clock.running
        await self.change(found, lambda: Conceded(player=player, why="time", at=self.now()))
