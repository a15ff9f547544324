"""Bounds on what comes from outside: sizes and rates."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

FRAME_BYTES: Final = 4_096
BODY_BYTES: Final = 200_000
FRAMES_PER_SECOND: Final = 20.0
FRAMES_AT_ONCE: Final = 60.0
TABLES_PER_SECOND: Final = 1.0
TABLES_AT_ONCE: Final = float(os.environ.get("TINTERO_TABLES_AT_ONCE", "60"))  # for each caller
WARNINGS: Final = 20  # frames beyond the rate that are answered; then the connection is closed
MOST_CALLERS: Final = 10_000
SILENCE: Final = 30.0  # seconds without a frame after which a connection counts as lost


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.clock = clock
        self._left = at_once
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self._left = min(self.at_once, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Callers:
    """A bucket for each caller; the oldest are forgotten."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        bucket = self._buckets.pop(caller, None) or Bucket(self._at_once, self._per_second, self._clock)
        self._buckets[caller] = bucket
        if len(self._buckets) > MOST_CALLERS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
