"""One connection to a table: what it has been told, and a short queue of what it is still to be told."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from . import wire
from .one_door import OneDoor

MOST_WAITING: Final = 16  # frames for somebody who reads slowly; beyond that they get everything anew

encode = msgspec.json.Encoder().encode


class Connection:
    """`seat`: from 1, or 0 for somebody who watches."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.v = -1  # the last version that it was told
        self.view: wire.View | None = None  # of that version; None if it was told by somebody else
        self.behind = False  # it missed something: everything anew as soon as it reads again
        self.closed = False
        self._around = b""  # what it was told last of who is here
        self._faces: set[str] = set()
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def tell(self, frame: wire.ToOutside) -> None:
        """Never waits: whoever reads too slowly misses it and is brought up to date later."""
        self.tell_encoded(encode(frame))

    def tell_encoded(self, frame: bytes) -> None:
        """The same, with a frame that several are told."""
        if self.behind or self.closed:
            return
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.behind = True

    def tell_around(self, frame: bytes) -> None:
        """Who is here, unless it is what it was told last."""
        if frame != self._around:
            self._around = frame
            self.tell_encoded(frame)

    async def next(self) -> bytes:
        """The next frame that goes out."""
        return await self._queue.get()

    @property
    def idle(self) -> bool:
        return self._queue.empty()

    def begin_again(self) -> None:
        """Everything is told anew."""
        self.behind = False
        self._around = b""
        self._faces.clear()

    def fresh(self, door: OneDoor) -> tuple[wire.Face, ...]:
        """What is printed on the cards of this view, as far as this connection has not been told."""
        new = door.faces(self._faces)
        self._faces.update(face.name for face in new)
        return new
