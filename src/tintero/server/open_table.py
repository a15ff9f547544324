"""A table in memory: the room, what is around it, and what goes on there by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from .around import Around
from .limits import Bucket
from .reviews import Reviews
from .room import Room


class Open:
    """Whoever reads or changes the room holds `lock`. `unsure`: something was played that may not be kept."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.around = Around(room)
        self.lock = asyncio.Lock()
        self.unsure = False
        self.thinking = False  # a task lets the bots answer
        self.hints: dict[int, Bucket] = {}  # by seat: how many it may ask for
        self.reviews = Reviews()
        self.flag: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def sit_at(self, room: Room) -> None:
        """The same table, played again from what is kept."""
        self.room = room
        self.around.room = room
        self.unsure = False

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Something that goes on beside the conversation."""
        task = asyncio.create_task(work, name=f"table {self.room.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        """Nobody looks at it, and nothing goes on."""
        return not self.around.people and not self._tasks and not self.lock.locked()

    def put_away(self) -> None:
        """Stop what goes on by itself."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        for task in self._tasks:
            task.cancel()
