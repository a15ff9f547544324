"""Files that come with Tintero: installed they are part of the package, in a checkout they stand beside the source."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]


def shipped_folder(name: str, in_checkout: str = "") -> Path | None:
    """The folder of this name, which a checkout may call otherwise; None if it is not there."""
    folders = (PACKAGE / name, PACKAGE.parents[1] / (in_checkout or name))
    return next((folder for folder in folders if folder.is_dir()), None)


def shipped_files(name: str, ending: str) -> list[Path]:
    """All of them with this ending, by name."""
    folder = shipped_folder(name)
    return [] if folder is None else sorted(folder.rglob(f"*{ending}"))
