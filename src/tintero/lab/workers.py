"""Work shared by processes. Only texts and numbers go to a worker: it loads the cards itself."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
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
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    waiting: deque[Future[Result]] = deque()
    try:
        for part in parts:
            waiting.append(executor.submit(work, *part))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
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
