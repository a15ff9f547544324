"""Who is told what: each seat and language has one door, and what several are told is written once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from . import wire
from .connection import Connection, encode
from .one_door import OneDoor
from .open_table import Open

MOST_DOORS: Final = 128  # views that are kept for whoever asks again before the table goes on


class Herald:
    """Nothing here waits. `now`: in seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._doors: OrderedDict[tuple[str, int, str], tuple[int, OneDoor]] = OrderedDict()

    def door(self, found: Open, seat: int, lang: str) -> OneDoor:
        room = found.room
        key = (room.id, seat, lang)
        v, door = self._doors.get(key, (-1, None))
        if door is None or v != room.v or door.game is not room.session.game:
            door = room.door(seat, lang)
            self._doors[key] = (room.v, door)
            if len(self._doors) > MOST_DOORS:
                self._doors.popitem(last=False)
        self._doors.move_to_end(key)
        return door

    def forget(self, table: str) -> None:
        """Something was played there that did not happen."""
        for key in [key for key in self._doors if key[0] == table]:
            del self._doors[key]

    def catch_up(self, found: Open, who: Connection) -> None:
        """What this connection has missed, or everything."""
        room = found.room
        door = self.door(found, who.seat, who.lang)
        if who.behind or who.v < 0 or who.v > room.v or room.is_gap(who.v):
            who.begin_again()
            who.tell(room.hello(door, found.around.told(self.now()), who.fresh(door)))
        else:
            who.tell(room.ev(door, who.v, who.view, who.fresh(door)))
            who.tell_around(self._around(found))
        who.v, who.view = room.v, door.view

    def tell_all(self, found: Open) -> None:
        """The table went on."""
        found.around.drop_stale()
        room = found.room
        written: dict[tuple[int, str, int, int], bytes] = {}
        for who in found.around.people:
            if who.behind:
                continue  # until it reads again
            if room.is_gap(who.v):
                self.catch_up(found, who)
                continue
            door = self.door(found, who.seat, who.lang)
            faces = who.fresh(door)
            key = (who.seat, who.lang, who.v, id(who.view))
            if faces:
                who.tell(room.ev(door, who.v, who.view, faces))
            else:
                if key not in written:
                    written[key] = encode(room.ev(door, who.v, who.view))
                who.tell_encoded(written[key])
            who.v, who.view = room.v, door.view
        self.tell_around(found)

    def tell_around(self, found: Open) -> None:
        """Who is here, what is offered, the clocks; not while something is played that is not kept yet."""
        if not found.unsure and found.around.people:
            frame = self._around(found)
            for who in found.around.people:
                who.tell_around(frame)

    def _around(self, found: Open) -> bytes:
        return encode(wire.AroundTold(around=found.around.told(self.now())))
