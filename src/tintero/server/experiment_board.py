"""Where an experiment stands, and the board on which the workers of one server tell each other of theirs.

One worker alone needs no board. Several have a folder that is made when the server starts and goes when it stops:
files say where an experiment stands, hold its reports, and ask the worker that has it to stop it.
"""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import msgspec

_NAME: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


class State(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    STOPPED = "stopped"


class Report(StrEnum):
    """Whether there is a page to read."""

    NONE = "none"
    COMING = "coming"
    READY = "ready"


class Standing(msgspec.Struct, kw_only=True):
    """Everything that is told of an experiment. Times are seconds since 1970."""

    id: str
    caller: str
    kind: str
    wanted: int
    done: int = 0
    state: State = State.WAITING
    ahead: int = 0  # others that are played before it
    began: float = 0.0  # the first game
    ended: float = 0.0
    fault: str = ""  # why there is nothing more: the code of a sentence
    data: dict[str, Any] | None = None
    report: Report = Report.NONE

    @property
    def is_over(self) -> bool:
        return self.ended > 0

    @property
    def seconds(self) -> float:
        """How long it has been playing."""
        return (self.ended or time.time()) - self.began if self.began else 0.0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Standing).decode


class Board:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder

    def put(self, standing: Standing) -> None:
        self._write(standing.id, "json", _encode(standing))

    def put_page(self, id: str, lang: str, page: bytes) -> None:
        self._write(id, f"{lang}.html", page)

    def get(self, id: str) -> Standing | None:
        found = self._read(id, "json")
        return None if found is None else _decode(found)

    def page(self, id: str, lang: str) -> bytes | None:
        return self._read(id, f"{lang}.html")

    def all(self) -> Iterator[Standing]:
        for file in self.folder.glob("*.json") if self.folder is not None else ():
            found = self.get(file.name.partition(".")[0])
            if found is not None:
                yield found

    def ask_to_stop(self, id: str) -> None:
        self._write(id, "stop", b"")

    def is_to_stop(self, id: str) -> bool:
        return self._read(id, "stop") is not None

    def forget(self, id: str) -> None:
        if self.folder is not None:
            for file in self.folder.glob(f"{id}.*"):
                file.unlink(missing_ok=True)

    def _write(self, id: str, ending: str, content: bytes) -> None:
        """Whole: whoever reads it at this moment reads what was there before."""
        if self.folder is not None:
            new = self.folder / f".{id}.{ending}.{os.getpid()}"
            new.write_bytes(content)
            new.replace(self.folder / f"{id}.{ending}")

    def _read(self, id: str, ending: str) -> bytes | None:
        if self.folder is not None and _NAME.fullmatch(id):
            with contextlib.suppress(FileNotFoundError):
                return (self.folder / f"{id}.{ending}").read_bytes()
        return None
