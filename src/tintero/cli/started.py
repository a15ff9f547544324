"""How this program was started: a command that is printed for a person must work when it is typed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NAME: Final = "tintero"


def as_started(*args: str) -> str:
    """A command line of Tintero that works here as the one that is running did."""
    return shlex.join([*_program(sys.argv, sys.orig_argv, Path.cwd()), *args])


def _program(argv: Sequence[str], whole: Sequence[str], here: Path) -> list[str]:
    """`tintero` if the shell finds this very program by that name; else the way to it."""
    if "-m" in whole[:-1] and whole[whole.index("-m") + 1] == NAME:
        return [*whole[: whole.index("-m")], "-m", NAME]
    script = Path(argv[0]) if argv and argv[0] else Path(NAME)
    found = shutil.which(NAME)
    if found is not None and _same(Path(found), script):
        return [NAME]
    if not script.is_file():
        return [NAME]
    short = os.path.relpath(script, here)
    return [short if not short.startswith("..") else str(script.absolute())]


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
