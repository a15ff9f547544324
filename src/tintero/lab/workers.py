"""Work shared by processes. Only texts and numbers go to a worker: it loads the cards itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Final, TypeVar, TypeVarTuple

AHEAD: Final = 3  # parts per worker that wait for it, so that no worker waits for the parent

Result = TypeVar("Result")
Parts = TypeVarTuple("Parts")


class WorkerDied(RuntimeError):
    """A worker process ended without an answer: it crashed, or it was killed."""


def shared(
    work: Callable[[*Parts], Result], parts: Iterable[tuple[*Parts]], jobs: int
) -> Generator[Result, None, None]:
    """`work(*part)` for every part, in the order of the parts, done by `jobs` processes.

    What `work` raises is raised here. Whoever closes the generator early ends the workers in the middle of their parts:
    one of them may be waiting for a bot that never answers.
    """
    waiting: deque[Future[Result]] = deque()
    with _workers(jobs) as executor:
        for part in parts:
            waiting.append(executor.submit(work, *part))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def as_finished(
    work: Callable[[*Parts], Result], parts: Iterable[tuple[*Parts]], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """As `shared`, but whatever is done comes at once, with its place among the parts: nothing waits for a slow one."""
    left = enumerate(parts)
    flying: dict[Future[Result], int] = {}
    with _workers(jobs) as executor:
        while True:
            for place, part in islice(left, AHEAD * jobs - len(flying)):
                flying[executor.submit(work, *part)] = place
            if not flying:
                return
            for future in wait(flying, return_when=FIRST_COMPLETED).done:
                yield flying.pop(future), future.result()


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    try:
        yield executor
    except BrokenProcessPool as fault:
        raise WorkerDied("a worker process died before its work was done") from fault
    except BaseException:
        # Python 3.14 has a method for it
        for process in list((executor._processes or {}).values()):
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends the workers
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed tells nobody; without this its workers would play on, and then wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
