"""A WebSocket as a line to a table."""

from __future__ import annotations

import contextlib
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .asked_language import lang_of
from .lines import FOREIGN, LineLost, serve_line
from .lobby import Lobby


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
    await serve_line(SocketLine(socket), lobby)


class SocketLine:
    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.lang = lang_of(socket.headers.get("accept-language"))

    async def hear(self) -> bytes | str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise LineLost
        text: bytes | str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def tell(self, frame: bytes) -> None:
        try:
            await self._socket.send_text(frame.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise LineLost from None

    async def close(self, code: int) -> None:
        socket = self._socket
        if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close(code)
