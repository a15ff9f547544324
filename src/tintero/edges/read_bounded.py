"""Reading a file that a person named: an ordinary file, and never more of it than its bound."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from tintero.edges.bounds import in_words
from tintero.edges.file_refused import FileRefused


def refuse_unless_ordinary(path: Path, mode: int) -> None:
    """A folder, device, pipe or socket is refused before anything is read: some of them never end."""
    if stat.S_ISDIR(mode):
        raise FileRefused("file_is_folder", path=path)
    if not stat.S_ISREG(mode):
        raise FileRefused("file_is_device", path=path)


def read_bounded(path: Path, most: int) -> bytes:
    """The content of an ordinary file of at most so many bytes. FileRefused, or the OSError of the system."""
    refuse_unless_ordinary(path, path.stat().st_mode)
    # Should the file have become a pipe in between, opening it must not wait for somebody who writes.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags), "rb") as file:
        status = os.fstat(file.fileno())
        refuse_unless_ordinary(path, status.st_mode)
        # The size is believed only when it is too large: some files of the system say 0 and never end.
        content = file.read(most + 1) if status.st_size <= most else b""
    if status.st_size > most or len(content) > most:
        raise FileRefused("file_too_large", path=path, most=in_words(most))
    return content
