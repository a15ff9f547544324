"""A socket: one task reads, one writes, and neither waits for another connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tintero.words import say

from . import wire
from .asked_language import lang_of
from .connection import Connection, encode
from .desk import Desk
from .limits import FRAME_BYTES, FRAMES_AT_ONCE, FRAMES_PER_SECOND, SILENCE, WARNINGS, Bucket
from .lobby import Lobby
from .open_table import Open
from .refused import Refused

# Codes with which a socket is closed (4000 and above are for applications).
FOREIGN: Final = 4003
NOT_FOUND: Final = 4004
SILENT: Final = 4008
TOO_FAST: Final = 4029
JOIN_WITHIN: Final = 10.0  # seconds

_decode = msgspec.json.Decoder(wire.FromOutside).decode
_log = logging.getLogger(__name__)


def is_ours(origin: str | None, host: str) -> bool:
    """Whether the page that asks came from here; programs that are no browser have no origin."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


async def serve_socket(socket: WebSocket, lobby: Lobby) -> None:
    if not is_ours(socket.headers.get("origin"), socket.headers.get("host", "")):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    try:
        async with asyncio.timeout(JOIN_WITHIN):
            joined = await _join(socket, lobby)
    except (TimeoutError, WebSocketDisconnect):
        await _close(socket, SILENT)
        return
    if joined is None:
        await _close(socket, NOT_FOUND)
        return
    table, who = joined
    tasks = [
        asyncio.create_task(_write(socket, lobby, table, who)),
        asyncio.create_task(_read(socket, Desk(lobby, table, who))),
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
        await _close(socket, SILENT)


async def _join(socket: WebSocket, lobby: Lobby) -> tuple[Open, Connection] | None:
    """The first frame says which seat; None if it leads nowhere, and the caller has been told."""
    text = await _receive(socket)
    try:
        frame = _decode(text)
    except (msgspec.DecodeError, ValueError):
        frame = None
    lang = lang_of(socket.headers.get("accept-language"))
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
    await socket.send_text(encode(error).decode())
    return None


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: bytes | str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _read(socket: WebSocket, desk: Desk) -> None:
    bucket = Bucket(FRAMES_AT_ONCE, FRAMES_PER_SECOND)
    warned = 0
    who = desk.who
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                text = await _receive(socket)
                await asyncio.sleep(0)  # whoever sends without end does not keep the others from their turn
        except (TimeoutError, WebSocketDisconnect):
            return
        if not bucket.take():
            warned += 1
            if warned > WARNINGS:
                await _close(socket, TOO_FAST)
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


async def _write(socket: WebSocket, lobby: Lobby, table: Open, who: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            frame = await who.next()
            await socket.send_text(frame.decode())
            if who.behind and who.idle:
                await lobby.refresh(table, who)


async def _close(socket: WebSocket, code: int) -> None:
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code)
