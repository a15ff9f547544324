"""What a figure was made with: the version, a digest of the code that plays, a digest of the cards, and the bots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tintero.cards import CardPool
from tintero.edges.version import VERSION
from tintero.players.bot_files import PYTHON_FILE

# What decides how a game goes. The compiled form is built from the same files, and plays the same games.
PLAYING: Final = ("abilities", "cards", "language", "rules", "players", "table")
DIGEST: Final = 16


@lru_cache(maxsize=1)
def engine_digest() -> str:
    """Of every source file that has a say in a game."""
    found = hashlib.sha256()
    for name in PLAYING:
        for path, content in _sources(resources.files("tintero").joinpath(name)):
            found.update(path.encode())
            found.update(content)
    return found.hexdigest()[:DIGEST]


def _sources(folder: Traversable, above: str = "") -> Iterable[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        path = f"{above}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, path)
        elif entry.name.endswith((".py", ".grammar")):
            yield path, entry.read_bytes()


def bot_digest(address: str) -> str:
    """Of a bot's own file, which may have changed since; '' for players of the house."""
    place, _, _name = address.rpartition(":")
    if not place.endswith(PYTHON_FILE):
        return ""
    try:
        return hashlib.sha256(Path(place).read_bytes()).hexdigest()[:DIGEST]
    except OSError:
        return ""


def made_with(pool: CardPool) -> dict[str, str]:
    """For a report: what has to be the same for the same numbers."""
    return {"tintero": VERSION, "engine": engine_digest(), "cards": pool.digest[:DIGEST]}
