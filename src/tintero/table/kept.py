"""The last games of whoever plays on this machine: one file each, in the user's own data folder."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tintero.edges.file_refused import FileRefused

from . import saves
from .mistakes import SaveRefused

FINISHED: Final = 20  # so many games that are over are kept; what goes on is never thrown away
LISTED: Final = 200  # files that are looked at


@dataclass(frozen=True)
class Kept:
    """One kept game; `number` counts from the newest, which is 1."""

    number: int
    path: Path
    saved_at: float  # seconds, as files have them
    game: saves.SavedGame

    @property
    def over(self) -> bool:
        return self.game.standing.winners is not None


def games_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("tintero", appauthor=False)) / "games"


def new_file(moment: str, seed: int) -> Path:
    """Where a new game is kept; `moment` sorts by time."""
    return games_folder() / f"{moment}-{str(seed)[:12]}.json"


def kept_games() -> list[Kept]:
    """Newest first; files that this Tintero cannot read are passed over."""
    with contextlib.suppress(OSError):
        found = [(file.stat().st_mtime, file) for file in games_folder().glob("*.json")]
        out: list[Kept] = []
        for moment, file in sorted(found, reverse=True)[:LISTED]:
            with contextlib.suppress(SaveRefused, FileRefused):
                out.append(Kept(len(out) + 1, file, moment, saves.read(file)))
        return out
    return []


def forget_old() -> None:
    """Remove the oldest of the games that are over, beyond those that are kept."""
    for game in [kept for kept in kept_games() if kept.over][FINISHED:]:
        with contextlib.suppress(OSError):
            game.path.unlink()
