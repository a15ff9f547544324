"""A line to a table without a WebSocket, used as one is: `send` and `recv`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from .serving import LONGEST_WAIT


class Closed(Exception):
    """The server has closed the line, or has gone; `code`: why, 0 if it did not say."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class StreamedLine:
    """`said` are the answers to what was sent; the first frame opens the stream."""

    address: str
    headers: dict[str, str] = field(default_factory=dict)
    name: str = ""
    said: list[httpx.Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._at_the_end = ExitStack()
        self._client = self._at_the_end.enter_context(httpx.Client(base_url=self.address, timeout=LONGEST_WAIT))
        self._events: Iterator[tuple[str, str]] | None = None

    def send(self, text: str) -> None:
        if self._events is None:
            asked = self._client.stream("POST", "/api/stream", content=text, headers=self.headers)
            self.answer = self._at_the_end.enter_context(asked)
            self._events = events_of(self.answer)
            kind, self.name = next(self._events)
            assert kind == "line"
        else:
            named = {**self.headers, "Tintero-Line": self.name}
            self.said.append(self._client.post("/api/say", content=text, headers=named))

    def recv(self, timeout: float | None = None) -> str:
        assert self._events is not None
        kind, data = next(self._events, ("close", "0"))
        if kind == "close":
            raise Closed(int(data))
        return data

    def close(self) -> None:
        self._at_the_end.close()


def events_of(answer: httpx.Response) -> Iterator[tuple[str, str]]:
    """Each event: what it is called, and its data."""
    kind = "message"
    for line in answer.iter_lines():
        name, _, value = line.partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            yield kind, value
            kind = "message"


@contextmanager
def line_to(address: str, **headers: str) -> Iterator[StreamedLine]:
    line = StreamedLine(address, headers)
    try:
        yield line
    finally:
        line.close()


@contextmanager
def joined(address: str, secret: str, lang: str = "en", v: int = -1) -> Iterator[tuple[StreamedLine, dict[str, Any]]]:
    """A line that has said which seat it is for, and what it was told."""
    with line_to(address) as line:
        line.send(json.dumps({"t": "join", "secret": secret, "lang": lang, "v": v}))
        yield line, json.loads(line.recv())


def heard(line: StreamedLine, kind: str) -> dict[str, Any]:
    """The next frame of this kind."""
    while True:
        frame: dict[str, Any] = json.loads(line.recv())
        if frame["t"] == kind:
            return frame
