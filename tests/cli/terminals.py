"""The program in a real pseudo-terminal, and what it draws there."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable

import pyte

COMMAND = [sys.executable, "-m", "tintero"]
MARGIN = 60  # how much larger the terminal of a test is than the program believes
PATIENCE = 120  # seconds for a program to start or to answer, on a busy machine


def outside() -> dict[str, str]:
    """The environment without what others say about the size of the screen."""
    return {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}


class Terminal:
    """The program in a pseudo-terminal; what it draws is read by a terminal in memory that is larger."""

    def __init__(self, width: int, height: int, *args: str, env: dict[str, str] | None = None) -> None:
        self.width, self.height = width, height
        self.screen = pyte.Screen(width + MARGIN, height + MARGIN)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.master = master
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=slave, stdout=slave, stderr=slave, start_new_session=True, close_fds=True,
            env={**outside(), "TERM": "xterm-256color", **(env or {})},
        )  # fmt: skip
        os.close(slave)

    def read(self, seconds: float = PATIENCE) -> bool:
        """Until the program waits for a line: the last row begins with a prompt. False at its end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not select.select([self.master], [], [], 0.05)[0]:
                if self.prompts():
                    return True
                if self.process.poll() is not None:
                    return False
                continue
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.raw += data
            self.stream.feed(data)
        raise AssertionError("\n".join(self.screen.display))

    def prompts(self) -> bool:
        line = self.screen.display[self.screen.cursor.y]
        return line[: self.screen.cursor.x].rstrip().endswith((">", ")", ":"))

    def type(self, text: str) -> None:
        os.write(self.master, text.encode() + b"\n")

    def shown(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display[: self.height])

    def check(self) -> None:
        """Nothing was drawn beyond the screen that the program has."""
        for line in self.screen.display[: self.height]:
            assert not line[self.width :].strip(), self.shown()
        assert not "".join(self.screen.display[self.height :]).strip(), self.shown()

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        os.close(self.master)


Play = Callable[..., Terminal]
