"""Work for other processes, and whether they are still there."""

from __future__ import annotations

import os
import time
from pathlib import Path


def slow_first(number: int) -> int:
    time.sleep(1.5 if number == 0 else 0)
    return number * number


def wait_for_ever(folder: str) -> None:
    """Whoever looks into the folder sees which processes have begun."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(600)


def is_alive(process: int) -> bool:
    """One that has ended may still be listed until somebody asks how (a zombie): it does nothing any more."""
    try:
        os.kill(process, 0)
        told = Path(f"/proc/{process}/stat")
        return not (told.exists() and told.read_text().rpartition(") ")[2].startswith("Z"))
    except (ProcessLookupError, FileNotFoundError):
        return False
