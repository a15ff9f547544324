"""Where WebSockets are blocked: the same frames, out as server-sent events and in as one request each.

A request to `/api/stream` has the first frame as its body; its answer never ends, and says first what the line is
called. Whatever else is said names the line in a header, so that neither the link nor the line stands in an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Request, Response
from starlette.types import Receive, Scope, Send

from .asked_language import lang_of
from .limits import FRAME_BYTES, FRAMES_AT_ONCE, FRAMES_PER_SECOND, Callers
from .lines import LineLost, serve_line
from .lobby import Lobby
from .refused import Refused
from .told_http import REFUSALS

ENDLESS: Final = "/api/stream"
STREAM: Final = "text/event-stream"
NAME_BYTES: Final = 16  # 128 bits: whoever has the name of a line speaks on it
MOST_HEARD: Final = 100  # frames that wait to be read: more than may come at once
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # nobody between holds events back


class StreamLine:
    """One of them, as a line to a table."""

    def __init__(self, send: Send, lang: str, first: bytes) -> None:
        self.lang = lang
        self._send = send
        self._closed = False
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._heard.put_nowait(first)

    def take(self, frame: bytes) -> bool:
        """Something was said on it; False if too much waits already."""
        if self._heard.qsize() >= MOST_HEARD:
            return False
        self._heard.put_nowait(frame)
        return True

    def lost(self) -> None:
        """The other end has gone."""
        self._closed = True
        self._heard.put_nowait(None)

    async def hear(self) -> bytes:
        frame = await self._heard.get()
        if frame is None:
            raise LineLost
        return frame

    async def tell(self, frame: bytes) -> None:
        await self._put(b"data: " + frame + b"\n\n")

    async def say_name(self, name: str) -> None:
        await self._put(b"event: line\ndata: " + name.encode() + b"\n\n")

    async def close(self, code: int) -> None:
        if not self._closed:
            with contextlib.suppress(LineLost):
                await self._put(f"event: close\ndata: {code}\n\n".encode(), more=False)
            self._closed = True

    async def _put(self, body: bytes, more: bool = True) -> None:
        if self._closed:
            raise LineLost
        try:
            await self._send({"type": "http.response.body", "body": body, "more_body": more})
        except (OSError, RuntimeError):
            raise LineLost from None


class Lines:
    """The streams that are open in this process, by name. `elsewhere`: passes on what is said to another one."""

    def __init__(self) -> None:
        self.open: dict[str, StreamLine] = {}
        self.elsewhere: Callable[[str, bytes], None] | None = None
        self._passing = Callers(FRAMES_AT_ONCE, FRAMES_PER_SECOND)

    def say(self, name: str, frame: bytes) -> None:
        """What came in for a line; Refused if it leads nowhere."""
        line = self.open.get(name)
        if line is not None:
            if not line.take(frame):
                raise Refused("too_fast", 429)
        elif self.elsewhere is None:
            raise Refused("no_line", 410)
        elif not self._passing.take(name):
            raise Refused("too_fast", 429)
        else:
            self.elsewhere(name, frame)

    def heard(self, name: str, frame: bytes) -> None:
        """Another process passes on what came in there."""
        line = self.open.get(name)
        if line is not None:
            line.take(frame)


class Stream(Response):
    """The answer that never ends."""

    media_type = STREAM

    def __init__(self, lobby: Lobby, lines: Lines, lang: str, first: bytes) -> None:
        self.status_code = 200
        self.background = None
        self.init_headers(HEADERS)
        self._lobby = lobby
        self._lines = lines
        self._lang = lang
        self._first = first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        name = secrets.token_urlsafe(NAME_BYTES)
        line = StreamLine(send, self._lang, self._first)
        watching = asyncio.create_task(_watch(receive, line))
        self._lines.open[name] = line
        try:
            await line.say_name(name)
            await serve_line(line, self._lobby)
        except LineLost:
            pass
        finally:
            del self._lines.open[name]
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


async def _watch(receive: Receive, line: StreamLine) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    line.lost()


async def _body(request: Request) -> bytes:
    """A frame, and whether or not somebody says how long it is, not much more."""
    whole = b""
    async for part in request.stream():
        whole += part
        if len(whole) > FRAME_BYTES * 2:
            raise Refused("too_long", 413)
    return whole


def _frame(of: str) -> dict[str, Any]:
    """How the body of a request is described."""
    schema = {"type": "object", "description": of, "required": ["t"], "properties": {"t": {"type": "string"}}}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


router = APIRouter(tags=["lines"])
EVENTS: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "Events without an end", "content": {STREAM: {"schema": {}}}}, **REFUSALS,
}  # fmt: skip
LineName = Annotated[str, Header(alias="Tintero-Line", max_length=64)]


@router.post(ENDLESS, response_class=Response, openapi_extra=_frame("the frame `join`"), responses=EVENTS)
async def stream(request: Request) -> Response:
    """A line to a table for whoever cannot open a WebSocket."""
    state = request.app.state
    return Stream(state.lobby, state.lines, lang_of(request.headers.get("accept-language")), await _body(request))


@router.post("/api/say", status_code=204, openapi_extra=_frame("any frame"), responses=REFUSALS)
async def say_on(line: LineName, request: Request) -> None:
    """One frame on such a line. It is answered there, as on a WebSocket."""
    request.app.state.lines.say(line, await _body(request))
