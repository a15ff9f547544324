"""A seat at a table over the network, for bots and programs.

    with tintero.client.sit("http://127.0.0.1:8470", secret) as seat:
        while not seat.over:
            seat.wait_until_asked()
            seat.choose(0)

A lost connection is opened again; what was missed arrives as `docs/protocol.md` says. What was said and not answered is
said again under its id, and the table does it once.
"""

from __future__ import annotations

import contextlib
import itertools
import secrets
import time
from types import TracebackType
from typing import Final, Literal
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tintero.server import wire
from tintero.server.changes import WrongView, merged

PING_EVERY: Final = 2.5  # seconds
LOST_AFTER: Final = 9.0
SAY_AGAIN_AFTER: Final = 2.5
AGAIN_AFTER: Final = 0.1
LONGEST_PAUSE: Final = 1.0
MOST_TRIES: Final = 26

Said = (
    wire.Choose | wire.Undo | wire.Concede | wire.Reply | wire.Rematch | wire.NextGame | wire.Claim | wire.Pause
    | wire.Why | wire.Chat
)  # fmt: skip
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake)

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
        self.chat: list[wire.ChatTold] = []
        self.seat = 0
        self._name = secrets.token_hex(4)  # ids of two programs at one seat are never the same
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._at_the_end = contextlib.ExitStack()
        self._greeted = False  # this connection was told what it missed
        self._heard_at = 0.0
        self._waits_for = ""
        self._answer: wire.Ack | wire.Err | wire.WhyTold | None = None
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
        """Take the last choice back, or ask the others for it."""
        self._say(wire.Undo(id=self._id(), v=self.v))

    def concede(self) -> None:
        self._say(wire.Concede(id=self._id()))

    def claim(self, player: int, what: Literal["win", "draw", "bot"] = "win") -> None:
        """Somebody is gone for too long: `win`, `draw`, or `bot` for a bot in their place."""
        self._say(wire.Claim(id=self._id(), player=player, what=what))

    def next_game(self, first: bool | None = None) -> None:
        self._say(wire.NextGame(id=self._id(), first=first))

    def rematch(self) -> None:
        self._say(wire.Rematch(id=self._id()))

    def reply(self, offer: str, yes: bool) -> None:
        self._say(wire.Reply(id=self._id(), offer=offer, yes=yes))

    def say(self, text: str) -> None:
        """To everybody at the table, where there is a chat."""
        self._say(wire.Chat(id=self._id(), text=text))

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
        self._socket = None
        self._at_the_end.close()

    def __enter__(self) -> RemoteSeat:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # ---- the socket ----------------------------------------------------------------------------------------------

    def _id(self) -> str:
        return f"{self._name}.{next(self._ids)}"

    def _open(self) -> None:
        """Connect, and hear what was missed; again and again for a while, then the error."""
        for attempt in range(MOST_TRIES):
            try:
                self.close()
                opening = connect(self.address, compression=None, open_timeout=LOST_AFTER, ping_interval=None)
                self._socket = self._at_the_end.enter_context(opening)
                self._join()
                until = time.monotonic() + LOST_AFTER
                while not self._greeted:
                    if time.monotonic() > until:
                        raise TimeoutError
                    self._take(_decode(self._socket.recv(LOST_AFTER)))
                self._heard_at = time.monotonic()
                return
            except LOST:
                if attempt == MOST_TRIES - 1:
                    raise
                time.sleep(min(LONGEST_PAUSE, AGAIN_AFTER * (attempt + 1)))

    def _join(self) -> None:
        """Say who this is, and what it has seen."""
        assert self._socket is not None
        self._greeted = False
        self._socket.send(_encode(wire.Join(secret=self.secret, lang=self.lang, v=self.v)).decode())

    def _say(self, frame: Said) -> wire.Ack | wire.WhyTold:
        """Until it is answered; whatever happens to the connection, it is done once."""
        self._waits_for, self._answer = frame.id, None
        said_on, said_at = None, 0.0
        while self._answer is None:
            if said_on is not self._socket or time.monotonic() - said_at > SAY_AGAIN_AFTER:
                said_on, said_at = self._socket, time.monotonic()  # on one that is lost meanwhile, it was not said
                self._send(frame)
            self._hear(SAY_AGAIN_AFTER)
        answer = self._answer
        self._waits_for = ""
        if isinstance(answer, wire.Err):
            raise TableRefused(answer)
        return answer

    def _send(self, frame: wire.FromOutside) -> None:
        try:
            assert self._socket is not None, "the seat was closed"
            self._socket.send(_encode(frame).decode())
        except LOST:
            self._open()

    def _hear(self, seconds: float) -> None:
        """One frame, or nothing within this time; a connection that is lost is opened again."""
        assert self._socket is not None, "the seat was closed"
        try:
            text = self._socket.recv(min(seconds, PING_EVERY))
            self._heard_at = time.monotonic()
            self._take(_decode(text))  # what is missing is asked for, and that can find the connection lost, too
        except TimeoutError:
            if time.monotonic() - self._heard_at > LOST_AFTER:
                self._open()
            else:
                self._send(wire.Ping())
        except LOST:
            self._open()

    def _take(self, frame: wire.ToOutside) -> None:
        match frame:
            case wire.Hello():
                self._greet(frame)
            case wire.Ev():
                self._go_on(frame)
            case wire.AroundTold():
                self.around = frame.around
            case wire.Err():
                self._refused(frame)
            case wire.ChatTold():
                self.chat.append(frame)
            case wire.Ack() | wire.WhyTold() if frame.id == self._waits_for:
                self._answer = frame

    def _greet(self, frame: wire.Hello) -> None:
        if self._greeted and frame.v < self.v:
            return  # it was overtaken
        self._greeted = True
        self.seat, self.v, self.view, self.around = frame.seat, frame.v, frame.view, frame.around
        self.lines = list(frame.lines)
        self._see(frame.faces)

    def _go_on(self, frame: wire.Ev) -> None:
        self._see(frame.faces)
        if frame.v > self.v:
            if frame.since != self.v:  # something is missing between
                self._join()
                return
            try:
                self.view = merged(self.view, frame.changed)
            except WrongView:
                self.v = -1
                self._join()
                return
            self.v = frame.v
            self.lines += frame.lines
        self._greeted = True

    def _refused(self, frame: wire.Err) -> None:
        self._see(frame.faces)
        if frame.view is not None:
            if frame.v > self.v:
                self._join()
            elif frame.v == self.v:
                self.view = frame.view
        if frame.id and frame.id == self._waits_for:
            self._answer = frame
        elif not frame.id and frame.code == "too_fast":
            time.sleep(AGAIN_AFTER)
        elif not frame.id:
            raise TableRefused(frame)

    def _see(self, faces: tuple[wire.Face, ...]) -> None:
        self.faces.update({face.name: face for face in faces})


def sit(address: str, secret: str, lang: wire.Language = "en") -> RemoteSeat:
    """Sit down at the seat of a link."""
    return RemoteSeat(address, secret, lang)
