"""Where tables are found: made, loaded, changed and told of.

A change happens in one order, under the lock of its table: it is played, kept, and only then told. If another process
was first with that number, or it could not be kept, the table is played again from what is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from sqlalchemy.exc import IntegrityError

from tintero.table.house import House
from tintero.table.mistakes import IllegalAction, UndoRefused

from . import wire
from .by_itself import ByItself
from .connection import Connection
from .entries import AnyEntry, Beginning
from .herald import Herald
from .one_door import WATCHING
from .open_table import Open
from .refused import Refused
from .room import Room
from .snapshots import EVERY, made_with, room_from, taken
from .store import Store
from .thinking import Bots

SECRET_BYTES: Final = 16  # 128 bits
TABLE_BYTES: Final = 6
MOST_ROOMS: Final = 5_000  # tables in memory; those that nobody looks at go first
MOST_PEOPLE: Final = 200  # connections to one table
AT_A_TIME: Final = 20  # entries that are played before others get a turn

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Links:
    """A new table: its id, the secret of each seat, and the one for watching."""

    table: str
    seats: list[str]
    watch: str


class Lobby:
    """`now`: the time of entries, in seconds since 1970."""

    def __init__(self, store: Store, house: House, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.house = house
        self.bots = bots
        self.now = now
        self.tables: dict[str, Open] = {}
        self.herald = Herald(now)
        self.by_itself = ByItself(bots, self.change, now)
        self.around_changed: Callable[[Open], None] = lambda found: None  # other processes want to know
        self.said: Callable[[Open, int, str], None] = lambda found, player, text: None  # they hear the chat, too
        self._loading: dict[str, asyncio.Lock] = {}
        self._made_with = made_with(house)  # what its snapshots are good for

    # ---- tables --------------------------------------------------------------------------------------------------

    async def make(self, beginning: Beginning) -> Links:
        table = secrets.token_urlsafe(TABLE_BYTES)
        seats = [secrets.token_urlsafe(SECRET_BYTES) for _ in beginning.places]
        watch = secrets.token_urlsafe(SECRET_BYTES)
        links = [(secret, n) for n, secret in enumerate(seats, start=1)]
        await self.store.add_table(table, beginning, secrets.token_bytes(32), [*links, (watch, WATCHING)])
        return Links(table, seats, watch)

    async def watching(self, link: str) -> str:
        """A link for watching the table of this link: it can be shared without handing over a seat.

        It is the same whenever it is asked for, and nobody can make it who does not have the link.
        """
        found = await self.store.find_link(link)
        if found is None:
            raise Refused("no_link", 404)
        table, seat = found
        if seat == WATCHING:
            return link
        secret = (await self.open(table)).room.secret
        made = blake2b(link.encode(), key=secret, digest_size=SECRET_BYTES, person=b"watching").digest()
        watch = urlsafe_b64encode(made).decode().rstrip("=")
        if await self.store.find_link(watch) is None:
            with contextlib.suppress(IntegrityError):  # somebody else asked at the same time
                await self.store.add_links(table, [(watch, WATCHING)])
        return watch

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
        return found

    async def _load(self, table: str) -> Room:
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("no_table", 404)
        body = await self.store.snapshot(table, self._made_with)
        room = (None if body is None else room_from(kept, self.house, body)) or Room(kept, self.house)
        for n, entry in enumerate(await self.store.entries(table, room.v)):
            room.play(entry)
            if n % AT_A_TIME == AT_A_TIME - 1:
                await asyncio.sleep(0)
        return room

    async def _take_snapshot(self, found: Open) -> None:
        """Beside the conversation: whoever has chosen has been answered."""
        try:
            async with found.lock:
                body = None if found.unsure else taken(found.room)
            if body is not None:
                await self.store.keep_snapshot(found.room.id, self._made_with, body)
        except Exception:  # it is loaded without one
            _log.warning("table %s: no snapshot was kept", found.room.id, exc_info=True)

    def _make_way(self) -> None:
        """A table that nobody looks at is put away; whoever comes back finds it as it is kept."""
        if len(self.tables) >= MOST_ROOMS:
            for name, one in self.tables.items():
                if one.is_idle:
                    one.put_away()
                    del self.tables[name]
                    self.bots.forget(name)
                    return

    async def close(self) -> None:
        for one in self.tables.values():
            one.put_away()

    # ---- people --------------------------------------------------------------------------------------------------

    async def join(self, frame: wire.Join) -> tuple[Open, Connection]:
        link = await self.store.find_link(frame.secret)
        if link is None:
            raise Refused("no_link", 404)
        table, seat = link
        who = Connection(seat, frame.lang)
        while True:
            found = await self.open(table)
            async with found.lock:  # nothing is told that is not kept
                if self.tables.get(table) is not found:
                    continue  # it was put away in between
                if len(found.around.people) >= MOST_PEOPLE:
                    raise Refused("full", 503)
                await self.be_sure(found)
                found.around.come(who)
                who.v = frame.v
                self.herald.catch_up(found, who)
            break
        self.tell_around(found)
        self.by_itself.go_on(found)
        return found, who

    def leave(self, found: Open, who: Connection) -> None:
        who.closed = True
        found.around.go(who)
        self.tell_around(found)

    async def refresh(self, found: Open, who: Connection) -> None:
        """Everything anew for one connection."""
        async with found.lock:
            await self.be_sure(found)
            who.v, who.view = -1, None
            self.herald.catch_up(found, who)

    def tell_around(self, found: Open) -> None:
        """What is around the table has changed."""
        self.herald.tell_around(found)
        self.around_changed(found)

    # ---- changes -------------------------------------------------------------------------------------------------

    async def change(self, found: Open, make: Callable[[], AnyEntry]) -> int:
        """Let something happen at a table; the version that it has then. `make` may refuse under the lock.

        What was begun is brought to its end, and told, even if whoever began it goes away.
        """
        return await asyncio.shield(self._change(found, make))

    async def _change(self, found: Open, make: Callable[[], AnyEntry]) -> int:
        async with found.lock:
            await self.be_sure(found)
            v = await self._keep(found, make())
        self.by_itself.go_on(found)
        return v

    async def _keep(self, found: Open, entry: AnyEntry) -> int:
        room = found.room
        number = room.v
        found.unsure = True
        try:
            room.play(entry)
        except (IllegalAction, UndoRefused):  # then nothing has changed
            found.unsure = False
            raise
        kept = await self.store.append(room.id, number, entry)
        if not kept:
            await self.be_sure(found)
            raise Refused("stale", 409)
        found.unsure = False
        self.herald.tell_all(found)
        if room.v % EVERY == 0:
            found.start(self._take_snapshot(found))
        return room.v

    async def be_sure(self, found: Open) -> None:
        """Under the lock: if something was played that may not be kept, play the table again from what is."""
        if found.unsure:
            found.sit_at(await self._load(found.room.id))
            self.herald.forget(found.room.id)
            self.bots.forget(found.room.id)
            self.herald.tell_all(found)

    async def heard_of(self, table: str) -> None:
        """Another process has changed a table."""
        found = self.tables.get(table)
        if found is None:
            return
        async with found.lock:
            await self.be_sure(found)
            entries = await self.store.entries(table, found.room.v)
            for entry in entries:
                found.room.play(entry)
            if entries:
                self.herald.tell_all(found)
        self.by_itself.go_on(found)
