"""Writing a file that a person named: the whole of it or nothing, and never over something that is not ours.

A temporary file beside the target is written, flushed to the disk and put in place. Signals that end the program wait
until that is done, so that only a crash can leave a temporary file behind; the next write in that folder removes it.
A folder whose files belong together is written in the same way, with all of its files or none.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import shutil
import signal
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tintero.edges.file_refused import FileRefused
from tintero.edges.read_bounded import refuse_unless_ordinary

Earlier = Callable[[bytes], bool]
Ours = Callable[[Path], bool]
Fill = Callable[[Path], None]

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
        temporary = _temporary_in(target.parent)
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


def check_folder(path: str | Path, ours: Ours) -> Path:
    """Whether a folder of files may be written: a new one, an empty one, or one that `ours` knows. Else FileRefused."""
    target = Path(os.path.expanduser(path))
    try:
        mode = target.lstat().st_mode
    except FileNotFoundError:
        _refuse_unless_writable(target.absolute().parent)
        return target
    if stat.S_ISLNK(mode):
        raise FileRefused("file_is_link", path=target)
    if not stat.S_ISDIR(mode):
        raise FileRefused("file_taken", path=target)
    if any(not _TEMPORARY.fullmatch(name) for name in os.listdir(target)) and not ours(target):
        raise FileRefused("folder_taken", path=target)
    _refuse_unless_writable(target)
    return target


def _refuse_unless_writable(folder: Path) -> None:
    """Before hours of work, and not after them."""
    folder.stat()
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def write_folder(path: str | Path, fill: Fill, seal: str, ours: Ours) -> Path:
    """Write all files of a folder, or leave everything as it was. FileRefused, or the OSError of the system.

    `fill` writes them into an empty folder. `seal` is the file without which the others are nothing: in a folder that
    is there already it goes first and comes last, so that even after a crash old files are never taken for new ones.
    """
    target = check_folder(path, ours)
    home = target if target.is_dir() else target.absolute().parent
    remove_stale(home)
    with _signals_wait():
        temporary, aside = _temporary_in(home), _temporary_in(home)
        try:
            temporary.mkdir()
            fill(temporary)
            for file in temporary.iterdir():
                with file.open("rb+") as written:
                    os.fsync(written.fileno())
            check_folder(target, ours)
            if target.is_dir():
                aside.mkdir()
                _exchange(temporary, target, aside, seal)
                shutil.rmtree(aside, ignore_errors=True)
            else:
                temporary.rename(target)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
            with contextlib.suppress(OSError):
                aside.rmdir()
        _flush_folder(home)
    return target


def _exchange(new: Path, target: Path, aside: Path, seal: str) -> None:
    """The files of `new` for those of the folder; should one not move, the old ones come back."""
    old = [name for name in os.listdir(target) if not _TEMPORARY.fullmatch(name)]
    try:
        for name in sorted(old, key=lambda name: name != seal):
            (target / name).replace(aside / name)
        for name in sorted(os.listdir(new), key=lambda name: name == seal):
            (new / name).replace(target / name)
    except BaseException:
        moved = os.listdir(aside)
        for name in set(os.listdir(target)) - (set(old) - set(moved)):
            if not _TEMPORARY.fullmatch(name):
                (target / name).unlink()
        for name in sorted(moved, key=lambda name: name == seal):
            (aside / name).replace(target / name)
        raise


def _temporary_in(folder: Path) -> Path:
    return folder / f".tintero-{os.getpid()}-{secrets.token_hex(4)}.tmp"


def remove_stale(folder: Path) -> None:
    """Temporary files of writers that were killed. Those of programs that still run are left alone."""
    with contextlib.suppress(OSError):
        for entry in os.scandir(folder):
            found = _TEMPORARY.fullmatch(entry.name)
            if found is None:
                continue
            with contextlib.suppress(OSError):
                if not _is_stale(entry, int(found[1])):
                    continue
                if entry.is_file(follow_symlinks=False):
                    os.unlink(entry.path)
                elif entry.is_dir(follow_symlinks=False):
                    shutil.rmtree(entry.path)


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
