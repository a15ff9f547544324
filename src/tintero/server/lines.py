"""A line to somebody at a table, whatever it goes over: one task reads, one writes, and neither waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tintero.words import say

from . import wire
from .connection import Connection, encode
from .desk import Desk
from .limits import FRAME_BYTES, FRAMES_AT_ONCE, FRAMES_PER_SECOND, SILENCE, WARNINGS, Bucket
from .lobby import Lobby
from .open_table import Open
from .refused import Refused

# Codes with which a line is closed: of a WebSocket, 4000 and above are for applications.
FOREIGN: Final = 4003
NOT_FOUND: Final = 4004
SILENT: Final = 4008
TOO_FAST: Final = 4029
JOIN_WITHIN: Final = 10.0  # seconds

_decode = msgspec.json.Decoder(wire.FromOutside).decode
_log = logging.getLogger(__name__)


class LineLost(Exception):
    """Nobody is at the other end."""


class Line(Protocol):
    """A WebSocket, or a stream of events with requests that answer it."""

    @property
    def lang(self) -> str:
        """What the other end reads, before it says so."""

    async def hear(self) -> bytes | str:
        """The next frame that comes in; LineLost if none will come."""

    async def tell(self, frame: bytes) -> None:
        """Waits until the other end can take it; LineLost if it never will."""

    async def close(self, code: int) -> None:
        """If it is still open."""


async def serve_line(line: Line, lobby: Lobby) -> None:
    """From the first frame to the end."""
    try:
        async with asyncio.timeout(JOIN_WITHIN):
            joined = await _join(line, lobby)
    except (TimeoutError, LineLost):
        await line.close(SILENT)
        return
    if joined is None:
        await line.close(NOT_FOUND)
        return
    table, who = joined
    tasks = [
        asyncio.create_task(_write(line, lobby, table, who)),
        asyncio.create_task(_read(line, Desk(lobby, table, who))),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        lobby.leave(table, who)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                _log.error("a connection ended with an error", exc_info=ended)
        await line.close(SILENT)


async def _join(line: Line, lobby: Lobby) -> tuple[Open, Connection] | None:
    """The first frame says which seat; None if it leads nowhere, and the caller has been told."""
    text = await line.hear()
    try:
        frame = _decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        frame = None
    lang = line.lang
    try:
        if not isinstance(frame, wire.Join):
            raise Refused("join_first")
        lang = frame.lang
        return await lobby.join(frame)
    except Refused as refused:
        error = wire.Err(code=refused.code, words=refused.message(lang))
    except (SQLAlchemyError, OSError):
        _log.exception("nobody could join")
        error = wire.Err(code="not_done", words=say("server.not_done", lang))
    await line.tell(encode(error))
    return None


async def _read(line: Line, desk: Desk) -> None:
    bucket = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND)
    warned = 0
    who = desk.who
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                text = await line.hear()
                await asyncio.sleep(0)  # whoever sends without end does not keep the others from their turn
        except (TimeoutError, LineLost):
            return
        if not bucket.take():
            warned += 1
            if warned > WARNINGS:
                await line.close(TOO_FAST)
                return
            who.tell(_refusal(who, "too_fast"))
            continue
        await hear_text(text, desk)


async def hear_text(text: bytes | str, desk: Desk) -> None:
    """One frame as it came in: whatever it is, it is answered."""
    if len(text) > FRAME_BYTES:
        desk.who.tell(_refusal(desk.who, "too_long"))
        return
    try:
        frame = _decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        desk.who.tell(_refusal(desk.who, "no_frame"))
        return
    await desk.hear(frame)


def _refusal(who: Connection, code: str) -> wire.Err:
    return wire.Err(code=code, words=say(f"server.{code}", who.lang))


async def _write(line: Line, lobby: Lobby, table: Open, who: Connection) -> None:
    with contextlib.suppress(LineLost, RuntimeError, OSError):
        while True:
            await line.tell(await who.next())
            if who.behind and who.idle:
                await lobby.refresh(table, who)
