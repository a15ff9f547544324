"""Scenarios that are written for a person: only ever to a new file, whole or not at all."""

from __future__ import annotations

from pathlib import Path

from tintero.cli.user_error import UserError
from tintero.edges.whole_files import check_target, write_whole


def new_target(path: str) -> None:
    """Before anything is asked or made: there is nothing at this path yet."""
    try:
        check_target(path)
    except (OSError, ValueError):
        raise UserError("judging.new_not_writable", path=path) from None


def write_new(path: str, text: str) -> Path:
    try:
        return write_whole(path, text.encode("utf-8", "replace"))
    except (OSError, ValueError):
        raise UserError("judging.new_not_writable", path=path) from None
