"""Long work for one request (running a ruling, walking through a replay) in a process of its own, with a time limit.

No table waits for it, and what takes too long is stopped: the process ends, and the next request starts another.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, Protocol

from tintero.cards import CardsError
from tintero.edges.file_refused import FileRefused
from tintero.table.house import House
from tintero.table.mistakes import IllegalAction, SaveRefused

from .refused import Refused
from .served_house import served_house

SECONDS: Final = 10.0  # for one request
STARTING: Final = 120.0  # for the process to read the cards
ON_THE_SHELF: Final = 20  # things that a process keeps for the next request
MOST_WAITING: Final = 20  # requests; whoever comes after them is asked to come back

_log = logging.getLogger(__name__)


class Shelf:
    """What a process has, and keeps of earlier requests."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: OrderedDict[object, Any] = OrderedDict()

    def once(self, key: object, make: Callable[[], Any]) -> Any:
        """What was made for this key, made if need be; the oldest are forgotten."""
        if key not in self._kept:
            self._kept[key] = make()
        self._kept.move_to_end(key)
        if len(self._kept) > ON_THE_SHELF:
            self._kept.popitem(last=False)
        return self._kept[key]

    def forget(self, key: object) -> None:
        self._kept.pop(key, None)


class Job(Protocol):
    """Something to do. It goes to another process, so it is made of plain values; `lang` is for refusals."""

    @property
    def lang(self) -> str: ...

    def done(self, shelf: Shelf) -> bytes: ...


class _No(NamedTuple):
    """A refusal on its way back."""

    code: str
    status: int
    words: str
    rule: str


class RefusedThere(Refused):
    """Refused in the other process, in words that were made there."""

    def __init__(self, no: _No) -> None:
        super().__init__(no.code, no.status, no.rule)
        self.words = no.words

    def message(self, lang: str = "en") -> str:
        return self.words


def _work(pipe: Connection, cards: str | None) -> None:
    shelf = Shelf(served_house(cards))
    shelf.house.reader.understand(next(iter(shelf.house.pool)))  # the grammar is read before the first request
    pipe.send(b"")
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        pipe.send(_done(job, shelf))


def _done(job: Job, shelf: Shelf) -> bytes | _No:
    try:
        return job.done(shelf)
    except Refused as error:
        return _No(error.code, error.status, error.message(job.lang), error.rule)
    except IllegalAction as error:
        return _No(error.reason, 422, error.message(job.lang), error.rule)
    except (CardsError, SaveRefused, FileRefused) as error:
        return _No(error.code, 422, error.message(job.lang), "")
    except Exception:  # a mistake of ours: whoever asked is told, and the next one is served
        _log.exception("%s was not done", type(job).__name__)
        return _No("not_done", 500, Refused("not_done").message(job.lang), "")


class Workshop:
    def __init__(self, cards: str | None = None, seconds: float = SECONDS) -> None:
        self._cards = cards
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def do(self, job: Job) -> bytes:
        """What the job gives; Refused as it refuses, or if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", 503)
        self._waiting += 1
        try:
            async with self._lock:
                found = await asyncio.to_thread(self._ask, job)
        finally:
            self._waiting -= 1
        if isinstance(found, _No):
            raise RefusedThere(found)
        return found

    def _ask(self, job: Job) -> bytes | _No:
        try:
            pipe = self._open()
            pipe.send(job)
            if pipe.poll(self._seconds):
                answer: bytes | _No = pipe.recv()
                return answer
            code, status = "too_slow", 422
        except (EOFError, OSError):
            code, status = "not_done", 503
        self.close()
        return _No(code, status, Refused(code).message(job.lang), "")

    def _open(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, self._cards), daemon=True)
            self._process.start()
            theirs.close()
            if not self._pipe.poll(STARTING):
                raise EOFError
            self._pipe.recv()
        return self._pipe

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
