"""What is in a file of kept games, and runs that are killed as soon as they have kept something."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 120  # seconds

TINTERO = (sys.executable, "-c", "from tintero.cli.main import run; run()")


def file_in(cache: Path) -> Path:
    return cache / "tintero" / "kept-games.sqlite"


def parts_in(file: Path) -> dict[tuple[object, ...], float]:
    """The parts with the time at which each was kept."""
    if not file.exists():
        return {}
    base = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return {tuple(row[:3]): row[3] for row in base.execute("SELECT key, start, stop, kept FROM parts")}
    except sqlite3.OperationalError:
        return {}
    finally:
        base.close()


def world_of(cache: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(cache)}


def run_and_kill(command: Sequence[str], cache: Path, parts: int) -> dict[tuple[object, ...], float]:
    """SIGKILL once so many parts are kept; what there was then."""
    run = subprocess.Popen(command, env=world_of(cache), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while len(parts_in(file_in(cache))) < parts:
            assert run.poll() is None, "it was over before anything was kept"
            assert time.monotonic() < until, "nothing was kept"
            time.sleep(0.05)
    finally:
        run.kill()
        run.wait()
    return parts_in(file_in(cache))


def run_again(command: Sequence[str], cache: Path) -> str:
    return subprocess.run(command, env=world_of(cache), capture_output=True, text=True, check=True).stdout
