"""Processes that work behind those who answer people: they take what is left, and end with their server."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from typing import Final

NICER: Final = 19
LOOKS_FOR_PARENT: Final = 1.0  # seconds


def stand_back(parent: int) -> None:
    """For a process that begins: whoever answers people goes first. What it needs to begin it still gets soon."""
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):  # not every machine has these
        os.nice(NICER)


def take_what_is_left() -> None:
    """Once it has begun: from now on only time that nobody else wants."""
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with(parent: int) -> None:
    """A process whose server was killed has nobody left to work for."""
    while os.getppid() == parent:
        time.sleep(LOOKS_FOR_PARENT)
    os._exit(0)
