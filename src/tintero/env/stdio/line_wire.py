"""Lines in and out: one at a time, bounded, in UTF-8 whatever the machine says, and never kept back in a buffer."""

from __future__ import annotations

import io
import sys
from typing import BinaryIO, TextIO

from tintero.edges import bounds
from tintero.edges.explained_error import ExplainedError
from tintero.edges.plain_text import neutral


class LineWire:
    def __init__(self, given: BinaryIO, out: TextIO) -> None:
        self._given = given
        self._out = out

    def write(self, line: str) -> None:
        """One line; what a card is called cannot begin another one."""
        self._out.write(neutral(line).replace("\n", " ") + "\n")

    def flush(self) -> None:
        self._out.flush()

    def read(self) -> str:
        """The next line that was typed; EOFError when there are no more. A line that is too long is read to its end."""
        most = bounds.LINE_LENGTH
        line = self._given.readline(most + 1)
        if not line:
            raise EOFError
        if len(line) > most and not line.endswith(b"\n"):
            while (rest := self._given.readline(most)) and not rest.endswith(b"\n"):
                pass
            raise ExplainedError("cli.line_too_long", most=most)
        return line.decode("utf-8", "replace").strip().removeprefix("\ufeff").strip()


def standard_wire() -> LineWire:
    """Standard input and output of this process."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    stdin = None if sys.stdin is None or sys.stdin.closed else getattr(sys.stdin, "buffer", None)
    return LineWire(io.BytesIO() if stdin is None else stdin, sys.stdout)
