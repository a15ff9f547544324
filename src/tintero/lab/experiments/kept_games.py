"""Finished games are kept, so that a run goes on where it was stopped, and the same question is answered at once.

One SQLite file in the user's cache folder: parts of series, by a digest of everything that decides how they go. What is
oldest is dropped when the file grows too large; nothing in it is needed, only time is lost without it.
"""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import platformdirs

Rows = list[list[Any]]  # one for each game
KeptPart = tuple[str, int, int, Rows]  # the key of a series, from which game, up to which, and what came of them

FILE: Final = "kept-games.sqlite"
MOST_BYTES: Final = 300_000_000
LEAST_LEFT: Final = 0.5  # of the parts, when the oldest are dropped
PATIENCE: Final = 30.0  # seconds that a writer waits for another run


def usual_place() -> Path:
    return Path(platformdirs.user_cache_dir("tintero", appauthor=False)) / FILE


class Kept:
    """The parts of one file; without a file, of this run alone."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.base = self._opened()

    def _opened(self) -> sqlite3.Connection:
        if self.path is None:
            return _ready(sqlite3.connect(":memory:"))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _ready(sqlite3.connect(self.path, timeout=PATIENCE))
        except sqlite3.OperationalError:  # another run holds it, or it cannot be written: this one keeps nothing
            return _ready(sqlite3.connect(":memory:"))
        except sqlite3.DatabaseError:
            self.path.unlink(missing_ok=True)  # damaged: it held nothing that cannot be played again
            return _ready(sqlite3.connect(self.path, timeout=PATIENCE))

    def find(self, key: str, start: int, stop: int) -> Rows | None:
        """The games of a part, if they have been played."""
        found = self.base.execute(
            "SELECT games FROM parts WHERE key = ? AND start = ? AND stop = ?", (key, start, stop)
        ).fetchone()
        if found is None:
            return None
        rows: Rows = json.loads(zlib.decompress(found[0]))
        return rows

    def keep(self, parts: Iterable[KeptPart]) -> None:
        """Committed at once: a run may be killed at any moment."""
        now = time.time()
        packed = [(key, start, stop, _packed(rows), now) for key, start, stop, rows in parts]
        with self.base:
            self.base.executemany("INSERT OR REPLACE INTO parts VALUES (?, ?, ?, ?, ?)", packed)

    def close(self) -> None:
        """And drop what is oldest, if there is too much."""
        if self.path is not None and self.path.stat().st_size > MOST_BYTES:
            with self.base:
                self.base.execute(
                    "DELETE FROM parts WHERE kept < (SELECT kept FROM parts ORDER BY kept LIMIT 1 OFFSET "
                    "(SELECT CAST(count(*) * ? AS INTEGER) FROM parts))", (1 - LEAST_LEFT,),
                )  # fmt: skip
            self.base.execute("VACUUM")
        self.base.close()


def _packed(rows: Rows) -> bytes:
    return zlib.compress(json.dumps(rows, separators=(",", ":")).encode())


def _ready(base: sqlite3.Connection) -> sqlite3.Connection:
    with base:
        base.execute(
            "CREATE TABLE IF NOT EXISTS parts (key TEXT, start INTEGER, stop INTEGER, games BLOB, kept REAL, "
            "PRIMARY KEY (key, start, stop))"
        )
    return base
