"""Several things at once: what threads share must not show."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import TypeVar

Found = TypeVar("Found")


def in_threads(jobs: Sequence[Callable[[], Found]]) -> list[Found]:
    """What the jobs find, each in a thread of its own; they begin together and take turns as often as they can."""
    start = Barrier(len(jobs))

    def begin(job: Callable[[], Found]) -> Found:
        start.wait()
        return job()

    with _restless(), ThreadPoolExecutor(len(jobs)) as threads:
        return [done.result() for done in [threads.submit(begin, job) for job in jobs]]


@contextmanager
def _restless() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
