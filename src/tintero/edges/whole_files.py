"""Writing a file that a person named: the whole of it or nothing, and never over something that is not ours.

A temporary file beside the target is written, flushed to the disk and put in place. Signals that end the program wait
until that is done, so that only a crash can leave a temporary file behind; the next write in that folder removes it.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import signal
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import refuse_unless_ordinary

Earlier = Callable[[bytes], bool]

HEAD = 4096  # bytes of an existing file that are enough to see what it is
# A temporary file whose writer cannot be asked is stale after this: writing takes far less.
STALE_SECONDS = 600
_TEMPORARY = re.compile(r"\.tintero-(\d{1,10})-[0-9a-f]{8}\.tmp")


def nothing_earlier(head: bytes) -> bool:
    """For files that are only ever written new."""
    return False


def check_target(path: str | Path, earlier: Earlier = nothing_earlier) -> Path:
    """Whether this may be written: a new file, or an ordinary one whose beginning `earlier` knows. Else FileRefused."""
    target = Path(os.path.expanduser(path))
    try:
        mode = target.lstat().st_mode
    except FileNotFoundError:
        return target
    if stat.S_ISLNK(mode):
        raise FileRefused("file_is_link", path=target)
    refuse_unless_ordinary(target, mode)
    with target.open("rb") as file:
        head = file.read(HEAD)
    if not earlier(head):
        raise FileRefused("file_taken", path=target)
    return target


def write_whole(path: str | Path, content: bytes, earlier: Earlier = nothing_earlier) -> Path:
    """Write the file, or leave everything as it was. FileRefused, or the OSError of the system."""
    target = check_target(path, earlier)
    remove_stale(target.parent)
    with _signals_wait():
        temporary = target.parent / f".tintero-{os.getpid()}-{secrets.token_hex(4)}.tmp"
        try:
            with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
            with contextlib.suppress(OSError):
                os.chmod(temporary, stat.S_IMODE(target.stat().st_mode))
            check_target(target, earlier)
            os.replace(temporary, target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        _flush_folder(target.parent)
    return target


def remove_stale(folder: Path) -> None:
    """Temporary files of writers that were killed. Those of programs that still run are left alone."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(folder):
            found = _TEMPORARY.fullmatch(entry.name)
            if found is None:
                continue
            with contextlib.suppress(OSError):
                if entry.is_file(follow_symlinks=False) and _is_stale(entry, int(found[1])):
                    os.unlink(entry.path)


def _is_stale(entry: os.DirEntry[str], writer: int) -> bool:
    if time.time() - entry.stat(follow_symlinks=False).st_mtime > STALE_SECONDS:
        return True
    if sys.platform == "win32":
        return False  # there signal 0 would end the process instead of asking for it
    try:
        os.kill(writer, 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    """Ctrl-C, a closed terminal and a polite kill come after the file is whole."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _flush_folder(folder: Path) -> None:
    """The new name is on the disk too, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
