"""The clean list that `deck check --fix` writes, and where it may write it."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from tintero.cards import Deck
from tintero.cli.user_error import UserError

# The first words of every list that we write: only a file that begins so may be written again.
OURS = "# Deck list by Tintero"


def clean_list(deck: Deck) -> str:
    """The deck as text, under a comment by which we know it again."""
    return f"{OURS}: {deck.name}\n{deck.to_text()}" if deck.name else f"{OURS}\n{deck.to_text()}"


def writable(path: str) -> Path:
    """Where to write: a new file, or a list of ours. Links, devices, folders and all other files are refused."""
    target = Path(os.path.expanduser(path))
    try:
        status = os.lstat(target)
    except FileNotFoundError:
        return target
    except (OSError, ValueError):
        raise UserError("decks.fix_not_writable", path=target) from None
    if not stat.S_ISREG(status.st_mode) or not _ours(target):
        raise UserError("decks.fix_not_ours", path=target)
    return target


def _ours(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(OURS)) == OURS.encode()
    except OSError:
        return False


def write(path: str, text: str) -> Path:
    """Write beside the file and put it in place whole; a file that appeared meanwhile is left alone."""
    target = writable(path)
    temporary: str | None = None
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".tintero-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
        os.chmod(temporary, 0o644)
        writable(path)
        os.replace(temporary, target)
        temporary = None
    except (OSError, ValueError):
        raise UserError("decks.fix_not_writable", path=target) from None
    finally:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
    return target
