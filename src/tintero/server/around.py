"""What is around a game: who is here, who is gone, what was offered. It is not kept: a restart begins it anew."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from . import wire
from .connection import Connection
from .one_door import WATCHING
from .room import Room

GONE_AFTER: Final = 30.0  # seconds after which the others may claim, with a clock
SLOWER_WITHOUT_CLOCK: Final = 4
PERSON: Final = "person"


@dataclass
class Offered:
    id: str
    what: str  # undo, rematch, pause
    player: int
    waiting: set[int]
    v: int  # the version that it was made in


@dataclass
class Around:
    room: Room
    clock: Callable[[], float] = time.monotonic
    people: list[Connection] = field(default_factory=list)
    offers: list[Offered] = field(default_factory=list)
    elsewhere: dict[str, frozenset[int]] = field(default_factory=dict)  # by process: the seats that are here through it
    _gone_since: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """The table was loaded: whoever has played at it and is not here counts as gone from now on."""
        for seat in self.room.came:
            self._gone_since[seat] = self.clock()

    # ---- who is here ---------------------------------------------------------------------------------------------

    def come(self, who: Connection) -> None:
        self.people.append(who)
        self._gone_since.pop(who.seat, None)

    def go(self, who: Connection) -> None:
        if who in self.people:
            self.people.remove(who)
        if who.seat != WATCHING and not self.is_here(who.seat):
            self._gone_since[who.seat] = self.clock()

    def is_here(self, seat: int) -> bool:
        return any(c.seat == seat for c in self.people) or any(seat in seats for seats in self.elsewhere.values())

    def hear(self, process: str, seats: frozenset[int]) -> None:
        """These seats are here through another process."""
        before = self.elsewhere.pop(process, frozenset())
        if seats:
            self.elsewhere[process] = seats
        for seat in seats:
            self._gone_since.pop(seat, None)
        for seat in before - seats:
            if seat != WATCHING and not self.is_here(seat):
                self._gone_since[seat] = self.clock()

    def gone_in(self, seat: int) -> float | None:
        """Seconds until the others may claim; None if the player is here, was never there, or has left it to a bot."""
        if seat not in self._gone_since or self.room.beginning.hot_seat or not self.room.is_person(seat):
            return None
        limit = GONE_AFTER * (1 if self.room.beginning.clock is not None else SLOWER_WITHOUT_CLOCK)
        return max(0.0, self._gone_since[seat] + limit - self.clock())

    def is_gone(self, seat: int) -> bool:
        return self.gone_in(seat) == 0.0

    # ---- offers --------------------------------------------------------------------------------------------------

    def offer(self, id: str, what: str, player: int) -> Offered:
        """Whoever is a person and plays along has to agree."""
        others = {n for n in self.room.persons if n != player}
        made = Offered(id, what, player, set() if self.room.beginning.hot_seat else others, self.room.v)
        self.offers = [o for o in self.offers if o.what != what]
        if made.waiting:
            self.offers.append(made)
        return made

    def drop_stale(self) -> None:
        """The table went on: what was asked about its last choice, or about playing again, is no longer asked."""
        over = self.room.session.over
        self.offers = [
            o for o in self.offers if o.what == "pause" or (over if o.what == "rematch" else o.v == self.room.v)
        ]

    # ---- what is told --------------------------------------------------------------------------------------------

    def told(self, now: float) -> wire.Around:
        room, session = self.room, self.room.session
        seats = []
        for n, place in enumerate(room.beginning.places, start=1):
            gone = self.gone_in(n)
            person = room.is_person(n)
            seats.append(
                wire.Seated(
                    player=n,
                    name=place.name,
                    who=PERSON if person else room.seats[n - 1],
                    here=not person or self.is_here(n),
                    gone_in=None if gone is None else round(gone, 1),
                    wins=session.wins(n),
                )
            )
        return wire.Around(
            seats=tuple(seats),
            best_of=session.best_of,
            game=len(session.match.played) + (0 if session.game.over else 1),
            series_over=session.over,
            starter_asked=session.starter_asked or 0,
            thinking=room.bot_asked != "",
            clock=None if room.clock is None else room.clock.told(now),
            offers=tuple(
                wire.Offer(id=o.id, what=o.what, player=o.player, waiting=tuple(sorted(o.waiting))) for o in self.offers
            ),
            watchers=sum(c.seat == WATCHING for c in self.people),
            chat=room.beginning.chat,
            hints=room.beginning.hints,
        )
