"""A table without a network: people who say frames to a desk, and hear what they are told."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from tests.reading import shared_house
from tintero.server import wire
from tintero.server.changes import merged
from tintero.server.connection import Connection
from tintero.server.desk import Desk
from tintero.server.lines import hear_text
from tintero.server.lobby import Links, Lobby
from tintero.server.new_table import NewSeat, NewTable, beginning_of
from tintero.server.open_table import Open
from tintero.server.store import Store
from tintero.server.thinking import Bots

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")
PATIENCE = 120.0  # seconds, on a busy machine
T = TypeVar("T")

decode = msgspec.json.Decoder(wire.ToOutside).decode


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def new_table(*who: str, **settings: Any) -> NewTable:
    people = who or ("human", "human")
    seats = [NewSeat(who=name, deck=DECKS[n % 2]) for n, name in enumerate(people)]
    return NewTable(seats=seats, **{"seed": 7, **settings})


class Person:
    """One connection and its side of the conversation; `told` is everything it has heard."""

    def __init__(self, lobby: Lobby, table: Open, who: Connection) -> None:
        self.lobby = lobby
        self.table = table
        self.who = who
        self.desk = Desk(lobby, table, who)
        self.told: list[wire.ToOutside] = []
        self.raw: list[bytes] = []
        self._view: wire.View | None = None
        self.hear()

    def hear(self) -> list[wire.ToOutside]:
        """What came since it last listened."""
        new: list[wire.ToOutside] = []
        while not self.who.idle:
            self.raw.append(self.who._queue.get_nowait())
            new.append(decode(self.raw[-1]))
            self._look(new[-1])
        self.told += new
        return new

    def _look(self, frame: wire.ToOutside) -> None:
        if isinstance(frame, wire.Ev):
            self._view = merged(self._view, frame.changed)
        elif isinstance(frame, wire.Hello | wire.Err) and frame.view is not None:
            self._view = frame.view

    async def say(self, frame: wire.FromOutside) -> list[wire.ToOutside]:
        await self.desk.hear(frame)
        return self.hear()

    async def say_text(self, text: str | bytes) -> list[wire.ToOutside]:
        await hear_text(text, self.desk)
        return self.hear()

    async def answered(self, frame: wire.FromOutside) -> wire.Ack | wire.Err | wire.WhyTold:
        """The one answer to this frame."""
        new = await self.say(frame)
        (answer,) = [f for f in new if isinstance(f, wire.Ack | wire.Err | wire.WhyTold)]
        return answer

    def leave(self) -> None:
        self.lobby.leave(self.table, self.who)

    @property
    def view(self) -> wire.View:
        """What it was told last."""
        assert self._view is not None
        return self._view

    @property
    def around(self) -> wire.Around:
        return next(f.around for f in reversed(self.told) if isinstance(f, wire.Hello | wire.AroundTold))

    @property
    def v(self) -> int:
        return self.who.v


class House:
    """A lobby and what tests do with it."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def make(self, *who: str, **settings: Any) -> Links:
        return await self.lobby.make(beginning_of(new_table(*who, **settings), shared_house(), "en"))

    async def join(self, secret: str, lang: wire.Language = "en", v: int = -1) -> Person:
        return Person(self.lobby, *await self.lobby.join(wire.Join(secret=secret, lang=lang, v=v)))

    async def sit_down(self, links: Links) -> list[Person]:
        people = [await self.join(secret) for secret in links.seats]
        for one in people:
            one.hear()
        return people


@asynccontextmanager
async def house_on(url: str, now: Callable[[], float] | None = None, processes: int = 1) -> AsyncIterator[House]:
    store = Store(url)
    await store.open()
    bots = Bots(processes)
    lobby = Lobby(store, shared_house(), bots) if now is None else Lobby(store, shared_house(), bots, now)
    try:
        yield House(lobby)
    finally:
        await lobby.close()
        bots.close()
        await store.close()


def played(url: str, story: Callable[[House], Awaitable[T]], now: Callable[[], float] | None = None) -> T:
    """Let this happen at a server that keeps its tables there."""

    async def whole() -> T:
        async with house_on(url, now) as house:
            return await story(house)

    return asyncio.run(whole())


async def until(true: Callable[[], bool], what: str = "it never came") -> None:
    """Wait for something that happens by itself."""
    latest = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < latest, what
        await asyncio.sleep(0.01)


def asked(people: list[Person]) -> Person | None:
    """Whoever has to answer now."""
    player = people[0].table.room.session.asked
    return None if player is None else people[player - 1]


async def choose(who: Person, option: int, id: str = "") -> wire.Ack | wire.Err | wire.WhyTold:
    return await who.answered(wire.Choose(id=id or f"c{who.v}", v=who.v, option=option))


async def play_on(people: list[Person], seed: int, most: int = 10_000) -> int:
    """Random answers until the game is over, or so many; how many were given."""
    rng = random.Random(seed)
    for n in range(most):
        for other in people:
            other.hear()
        one = asked(people)
        if one is None:
            return n
        offered = one.table.room.session.game.offered
        answer = await choose(one, rng.randrange(offered))
        assert isinstance(answer, wire.Ack), answer
    for other in people:
        other.hear()
    return most
