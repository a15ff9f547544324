"""A seat at a table over the network, for bots and programs.

    with tintero.client.sit("http://127.0.0.1:8000", secret) as seat:
        while not seat.over:
            seat.wait_until_asked()
            seat.choose(0)

A lost connection is opened again; what was missed arrives as `docs/protocol.md` says.
"""

from __future__ import annotations

import itertools
import time
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tintero.server import wire

PING_EVERY: Final = 2.5  # seconds
LOST_AFTER: Final = 9.0
AGAIN_AFTER: Final = 0.2
MOST_TRIES: Final = 10

_decode = msgspec.json.Decoder(wire.ToOutside).decode
_encode = msgspec.json.Encoder().encode


class TableRefused(Exception):
    """The table did not do it: `code` is a word for programs, the message a sentence, `rule` its rule."""

    def __init__(self, error: wire.Err) -> None:
        super().__init__(error.words)
        self.code = error.code
        self.rule = error.rule


class RemoteSeat:
    """One seat (0: watching) of a table somewhere else: `view`, `around` and `lines` are what it was told last."""

    def __init__(self, address: str, secret: str, lang: wire.Language = "en") -> None:
        parts = urlsplit(address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/api/play", "", ""))
        self.secret = secret
        self.lang = lang
        self.v = -1
        self.view: wire.View | None = None
        self.around: wire.Around | None = None
        self.lines: list[wire.Line] = []
        self.faces: dict[str, wire.Face] = {}
        self.seat = 0
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._answers: dict[str, wire.Ack | wire.Err | wire.WhyTold] = {}
        self._open()

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.view.outcome is not None

    @property
    def asked(self) -> bool:
        """Whether this seat has to answer now."""
        q = None if self.view is None else self.view.question
        return q is not None and q.player == self.seat

    @property
    def options(self) -> tuple[wire.Option, ...]:
        """The answers to the open question; none while somebody else is asked."""
        return self.view.question.options if self.asked and self.view is not None and self.view.question else ()

    # ---- doing ---------------------------------------------------------------------------------------------------

    def choose(self, option: int) -> None:
        """Give an answer; returns when it is kept. TableRefused if it was not done."""
        self._say(wire.Choose(id=self._id(), v=self.v, option=option))

    def undo(self) -> None:
        self._say(wire.Undo(id=self._id(), v=self.v))

    def concede(self) -> None:
        self._say(wire.Concede(id=self._id()))

    def next_game(self, first: bool | None = None) -> None:
        self._say(wire.NextGame(id=self._id(), first=first))

    def rematch(self) -> None:
        self._say(wire.Rematch(id=self._id()))

    def reply(self, offer: str, yes: bool) -> None:
        self._say(wire.Reply(id=self._id(), offer=offer, yes=yes))

    def why(self, card: str) -> wire.WhyTold:
        """What a card can do now, and why it cannot do the rest."""
        answer = self._say(wire.Why(id=self._id(), card=card))
        assert isinstance(answer, wire.WhyTold)
        return answer

    def wait_until_asked(self, seconds: float | None = None) -> bool:
        """Wait until this seat is asked or the game is over; False if neither happened in that time."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self.asked and not self.over:
            left = LOST_AFTER if until is None else min(LOST_AFTER, until - time.monotonic())
            if left <= 0:
                return False
            self._hear(left)
        return True

    def wait(self, seconds: float) -> None:
        """Hear what is told within this time."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._hear(left)

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def __enter__(self) -> RemoteSeat:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # ---- the socket ----------------------------------------------------------------------------------------------

    def _id(self) -> str:
        return str(next(self._ids))

    def _open(self) -> None:
        for attempt in range(MOST_TRIES):
            try:
                self._socket = connect(self.address, compression=None, open_timeout=LOST_AFTER)
                self._socket.send(_encode(wire.Join(secret=self.secret, lang=self.lang, v=self.v)).decode())
                self._hear(LOST_AFTER)
                return
            except (OSError, ConnectionClosed):
                if attempt == MOST_TRIES - 1:
                    raise
                time.sleep(AGAIN_AFTER * (attempt + 1))

    def _say(self, frame: wire.FromOutside) -> wire.Ack | wire.WhyTold:
        assert self._socket is not None
        id: str = frame.id  # type: ignore[union-attr]
        self._socket.send(_encode(frame).decode())
        while id not in self._answers:
            self._hear(LOST_AFTER)
        answer = self._answers.pop(id)
        if isinstance(answer, wire.Err):
            raise TableRefused(answer)
        return answer

    def _hear(self, seconds: float) -> wire.ToOutside | None:
        assert self._socket is not None
        try:
            text = self._socket.recv(min(seconds, PING_EVERY))
        except TimeoutError:
            self._socket.send(_encode(wire.Ping()).decode())
            return None
        frame: wire.ToOutside = _decode(text)
        self._take(frame)
        return frame

    def _take(self, frame: wire.ToOutside) -> None:
        match frame:
            case wire.Hello():
                self.seat, self.v, self.view, self.around = frame.seat, frame.v, frame.view, frame.around
                self.lines = list(frame.lines)
                self._see(frame.faces)
            case wire.Ev():
                if frame.v <= self.v:
                    return
                self.v, self.view = frame.v, frame.view
                self.lines += frame.lines
                self._see(frame.faces)
            case wire.AroundTold():
                self.around = frame.around
            case wire.Err():
                if frame.view is not None:
                    self.v, self.view = frame.v, frame.view
                    self._see(frame.faces)
                if frame.id:
                    self._answers[frame.id] = frame
                else:
                    raise TableRefused(frame)
            case wire.Ack() | wire.WhyTold():
                self._answers[frame.id] = frame

    def _see(self, faces: tuple[wire.Face, ...]) -> None:
        self.faces.update({face.name: face for face in faces})


def sit(address: str, secret: str, lang: wire.Language = "en") -> RemoteSeat:
    """Sit down at the seat of a link."""
    return RemoteSeat(address, secret, lang)
