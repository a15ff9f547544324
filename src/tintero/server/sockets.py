"""A socket: one task reads, one writes, and neither waits for another connection."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tintero.words import say

from . import wire
from .connection import Connection
from .desk import Desk
from .limits import FRAME_BYTES, FRAMES_AT_ONCE, FRAMES_PER_SECOND, SILENCE, WARNINGS, Bucket
from .lobby import Lobby, Open
from .refused import Refused

# Codes with which a socket is closed (4000 and above are for applications).
FOREIGN: Final = 4003
NOT_FOUND: Final = 4004
SILENT: Final = 4008
TOO_FAST: Final = 4029
JOIN_WITHIN: Final = 10.0  # seconds

_decode = msgspec.json.Decoder(wire.FromOutside).decode
_encode = msgspec.json.Encoder().encode


def is_ours(socket: WebSocket) -> bool:
    """Whether the page that opens the socket came from here; programs that are no browser have no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


async def serve_socket(socket: WebSocket, lobby: Lobby) -> None:
    if not is_ours(socket):
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
    writer = asyncio.create_task(_write(socket, lobby, table, who))
    try:
        await _read(socket, Desk(lobby, table, who))
    finally:
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer
        await lobby.leave(table, who)
        await _close(socket, SILENT)


async def _join(socket: WebSocket, lobby: Lobby) -> tuple[Open, Connection] | None:
    """The first frame says which seat; None if it leads nowhere, and the caller has been told."""
    text = await _receive(socket)
    try:
        frame = _decode(text)
    except (msgspec.DecodeError, ValueError):
        frame = None
    lang = "en"
    try:
        if not isinstance(frame, wire.Join):
            raise Refused("join_first")
        lang = frame.lang
        return await lobby.join(frame)
    except Refused as refused:
        await socket.send_bytes(_encode(wire.Err(code=refused.code, words=refused.message(lang))))
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
        except (TimeoutError, WebSocketDisconnect):
            return
        if not bucket.take():
            warned += 1
            if warned > WARNINGS:
                await _close(socket, TOO_FAST)
                return
            who.tell(_refusal(who, "too_fast"))
            continue
        if len(text) > FRAME_BYTES:
            who.tell(_refusal(who, "too_long"))
            continue
        try:
            frame = _decode(text)
        except (msgspec.DecodeError, ValueError):
            who.tell(_refusal(who, "no_frame"))
            continue
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
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(code)
