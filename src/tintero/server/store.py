"""What is kept, in SQLite or PostgreSQL: a choice is on the disk before anybody is told of it.

Choices of several tables that come at the same time are written together; one that loses the race for its number is
refused, and the others are kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, event, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .entries import AnyEntry, Beginning, Entry
from .models import EntryRow, LinkRow, SnapshotRow, TableRow

MOST_TOGETHER: Final = 256  # choices that are written in one transaction
SQLITE: Final = "sqlite"
LINGER: Final = 0.1  # seconds in which threads of a database that cannot be opened come to their end
CHANNEL: Final = "tintero"  # on which processes hear of each other

_read_entry = msgspec.json.Decoder(AnyEntry)
_read_beginning = msgspec.json.Decoder(Beginning)


class StoreClosed(RuntimeError):
    """Nothing more is kept: the server stops."""


@dataclass(frozen=True)
class KeptTable:
    id: str
    beginning: Beginning
    secret: bytes
    made_at: float


@dataclass
class _Waiting:
    table: str
    number: int
    body: bytes
    done: asyncio.Future[bool]


def hash_of(secret: str) -> str:
    """Secrets have 128 random bits: a plain hash is enough to keep them from whoever reads the database."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Store:
    """`url`: as SQLAlchemy writes it, with an asynchronous driver."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == SQLITE:
            event.listen(self.engine.sync_engine, "connect", _be_durable)
            event.listen(self.engine.sync_engine, "begin", _begin)
        # SQLite has one writer: whoever waits for it here cannot be told that the database is locked
        self._turn = asyncio.Lock() if self.engine.dialect.name == SQLITE else contextlib.nullcontext()
        self.tell: Callable[[str], str] | None = None  # what other processes are told of a table that has new entries
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present form, and begin to write."""
        from .migrating import migrate

        await migrate(self.engine)
        self._writer = asyncio.create_task(self._write(), name="store")

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        while not self._queue.empty():
            self._queue.get_nowait().done.set_exception(StoreClosed())
        await self.engine.dispose()

    # ---- tables --------------------------------------------------------------------------------------------------

    async def add_table(self, id: str, beginning: Beginning, secret: bytes, links: Sequence[tuple[str, int]]) -> None:
        """`links`: the secret of each link and the seat it leads to."""
        async with self._turn, self.engine.begin() as db:
            await db.execute(
                insert(TableRow).values(
                    id=id, made_at=time.time(), beginning=msgspec.json.encode(beginning), secret=secret
                )
            )
            await db.execute(
                insert(LinkRow),
                [{"secret_hash": hash_of(link), "table_id": id, "seat": seat} for link, seat in links],
            )

    async def add_links(self, table: str, links: Sequence[tuple[str, int]]) -> None:
        async with self._turn, self.engine.begin() as db:
            await db.execute(
                insert(LinkRow),
                [{"secret_hash": hash_of(link), "table_id": table, "seat": seat} for link, seat in links],
            )

    async def find_link(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat of a link; None if it leads nowhere."""
        async with self.engine.connect() as db:
            row = (
                await db.execute(select(LinkRow.table_id, LinkRow.seat).where(LinkRow.secret_hash == hash_of(secret)))
            ).first()
        return None if row is None else (row.table_id, row.seat)

    async def load(self, id: str) -> KeptTable | None:
        async with self.engine.connect() as db:
            row = (
                await db.execute(select(TableRow.beginning, TableRow.secret, TableRow.made_at).where(TableRow.id == id))
            ).first()
        return None if row is None else KeptTable(id, _read_beginning.decode(row.beginning), row.secret, row.made_at)

    async def entries(self, table: str, since: int = 0) -> list[AnyEntry]:
        """What was chosen at a table, from this number on."""
        async with self.engine.connect() as db:
            rows = await db.execute(
                select(EntryRow.body)
                .where(EntryRow.table_id == table, EntryRow.number >= since)
                .order_by(EntryRow.number)
            )
            return [_read_entry.decode(body) for (body,) in rows]

    # ---- snapshots -----------------------------------------------------------------------------------------------

    async def snapshot(self, table: str, made_with: str) -> bytes | None:
        """Where the table stood, if it was kept by the same program with the same cards."""
        async with self.engine.connect() as db:
            found = select(SnapshotRow.body).where(SnapshotRow.table_id == table, SnapshotRow.made_with == made_with)
            body: bytes | None = (await db.execute(found)).scalar()
        return body

    async def keep_snapshot(self, table: str, made_with: str, body: bytes) -> None:
        """In the place of the last one; if somebody else does so at the same time, theirs is as good."""
        with contextlib.suppress(IntegrityError):
            async with self._turn, self.engine.begin() as db:
                await db.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table))
                await db.execute(insert(SnapshotRow).values(table_id=table, made_with=made_with, body=body))

    # ---- choices -------------------------------------------------------------------------------------------------

    async def append(self, table: str, number: int, entry: Entry) -> bool:
        """Keep a choice under its number. True: it is on the disk. False: another one has that number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._writer is None or self._writer.done():
            raise StoreClosed
        self._queue.put_nowait(_Waiting(table, number, msgspec.json.encode(entry), done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._queue.get_nowait())
            try:
                await self._keep(batch)
            except asyncio.CancelledError:
                _fail(batch, StoreClosed())
                raise
            except Exception as error:  # whoever waits hears it; the next choices are tried again
                _fail(batch, error)

    async def _keep(self, batch: list[_Waiting]) -> None:
        try:
            async with self._turn, self.engine.begin() as db:
                await db.execute(insert(EntryRow), [_row(one) for one in batch])
                if self.tell is not None:
                    for table in {one.table for one in batch}:
                        await db.execute(select(func.pg_notify(CHANNEL, self.tell(table))))
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, kept=False)
                return
            for one in batch:
                await self._keep([one])
            return
        _settle(batch, kept=True)


def _row(one: _Waiting) -> dict[str, Any]:
    return {"table_id": one.table, "number": one.number, "body": one.body}


def _settle(batch: list[_Waiting], kept: bool) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_result(kept)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(error)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _be_durable(connection: Any, _record: Any) -> None:
    """Transactions begin and end where we say so: what changes the form of the database is done whole or not at all."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        await store.open()
    except BaseException:
        await store.engine.dispose()
        await asyncio.sleep(LINGER)
        raise
    try:
        yield store
    finally:
        await store.close()
