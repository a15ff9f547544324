"""Several processes with one PostgreSQL: each tells the others what it kept, and who is here through it (NOTIFY).

What was kept is read from the database; a message only says where to look. Who is here, what is offered and what is
said in the chat is not kept: it goes in the message itself, as does what somebody says to one process on a stream of
another. A process that is no longer heard of is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy.engine import make_url

from . import wire
from .around import Offered
from .lobby import Lobby
from .one_door import WATCHING
from .open_table import Open
from .refused import Refused
from .store import CHANNEL
from .streams import Lines

AGAIN_AFTER: Final = 1.0  # seconds until a lost connection is opened again
TELL_EVERY: Final = 10.0  # who is here is told again, for processes that have come
FORGET_AFTER: Final = 35.0
LARGEST: Final = 7_900  # bytes: PostgreSQL takes 8,000

_log = logging.getLogger(__name__)


class OfferMade(msgspec.Struct, frozen=True):
    id: str
    what: str
    player: int
    waiting: tuple[int, ...]
    v: int


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kept`: the table has new entries. Else who is here through this process, and what is offered."""

    process: str
    table: str = ""
    kept: bool = False
    seats: tuple[int, ...] = ()
    offers: tuple[OfferMade, ...] = ()
    chat: tuple[int, str] | None = None
    said: tuple[str, str] | None = None  # on a line of that name


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


class Gossip:
    """One process's ear and mouth."""

    def __init__(self, lobby: Lobby, lines: Lines) -> None:
        self.lobby = lobby
        self.lines = lines
        self.process = secrets.token_hex(4)
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._heard: dict[tuple[str, str], float] = {}  # by process and table: when it was last heard of
        self._told: dict[str, bytes] = {}  # by table: what was said last
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        ready = asyncio.Event()
        self.lobby.around_changed = self.tell_around
        self.lobby.said = self.tell_chat
        self.lines.elsewhere = self.pass_on
        self.lobby.store.tell = self._news_of
        self._tasks = [asyncio.create_task(self._listen(ready)), asyncio.create_task(self._again())]
        await ready.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- telling -------------------------------------------------------------------------------------------------

    def _news_of(self, table: str) -> str:
        """What the store says with what it keeps, in the same transaction."""
        return _encode(News(self.process, table, kept=True)).decode()

    def tell_around(self, found: Open, again: bool = False) -> None:
        seats = tuple(c.seat for c in found.around.people)
        offers = tuple(OfferMade(o.id, o.what, o.player, tuple(sorted(o.waiting)), o.v) for o in found.around.offers)
        text = _encode(News(self.process, found.room.id, seats=seats, offers=offers))
        if (again or self._told.get(found.room.id) != text) and len(text) < LARGEST:
            self._told[found.room.id] = text
            self._out.put_nowait(text)

    def tell_chat(self, found: Open, player: int, text: str) -> None:
        self._out.put_nowait(_encode(News(self.process, found.room.id, chat=(player, text))))

    def pass_on(self, line: str, frame: bytes) -> None:
        """Whoever has this line hears it."""
        text = _encode(News(self.process, said=(line, frame.decode(errors="replace"))))
        if len(text) >= LARGEST:
            raise Refused("too_long", 413)
        self._out.put_nowait(text)

    async def _again(self) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY)
            now = time.monotonic()
            for found in list(self.lobby.tables.values()):
                if found.around.people:
                    self.tell_around(found, again=True)
            for (process, table), at in list(self._heard.items()):
                if now - at > FORGET_AFTER:
                    del self._heard[(process, table)]
                    self._hear_around(News(process, table))

    # ---- listening -----------------------------------------------------------------------------------------------

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._address())
                try:
                    await connection.add_listener(CHANNEL, self._on_news)
                    ready.set()
                    for table in list(self.lobby.tables):  # what was said meanwhile was not heard
                        await self.lobby.heard_of(table)
                    while True:
                        text = await self._out.get()
                        await connection.execute("select pg_notify($1, $2)", CHANNEL, text.decode())
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                _log.warning("the database cannot be reached; trying again")
                await asyncio.sleep(AGAIN_AFTER)

    def _address(self) -> str:
        return make_url(self.lobby.store.url).set(drivername="postgresql").render_as_string(hide_password=False)

    def _on_news(self, _connection: Any, _pid: int, _channel: str, text: object) -> None:
        try:
            news = _decode(str(text))
        except msgspec.DecodeError:
            return
        if news.said is not None:
            line, frame = news.said
            self.lines.heard(line, frame.encode())
        if news.process == self.process or news.table not in self.lobby.tables:
            return
        if news.kept:
            self.lobby.tables[news.table].start(self._heard_of(news.table))
        elif news.chat is not None:
            player, words = news.chat
            for who in self.lobby.tables[news.table].around.people:
                who.tell(wire.ChatTold(player=player, text=words))
        else:
            self._heard[(news.process, news.table)] = time.monotonic()
            self._hear_around(news)

    async def _heard_of(self, table: str) -> None:
        try:
            await self.lobby.heard_of(table)
        except Exception:
            _log.exception("table %s: what another process kept was not read", table)

    def _hear_around(self, news: News) -> None:
        found = self.lobby.tables.get(news.table)
        if found is None:
            return
        around = found.around
        came = frozenset(news.seats) - around.elsewhere.get(news.process, frozenset()) - {WATCHING}
        around.hear(news.process, frozenset(news.seats))
        if news.seats:  # whoever has nobody here has no say in what is offered
            around.offers = [Offered(o.id, o.what, o.player, set(o.waiting), o.v) for o in news.offers]
            around.drop_stale()
        self.lobby.herald.tell_around(found)
        if came and found.around.people:  # they do not know yet who is here
            self.tell_around(found, again=True)
        self.lobby.by_itself.go_on(found)
