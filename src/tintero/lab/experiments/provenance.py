"""What a figure was made with: the version, a digest of the code that plays, a digest of the cards, and the bots."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tintero.cards import CardPool
from tintero.edges.version import VERSION
from tintero.players.bot_files import PYTHON_FILE, find_class
from tintero.players.registry import is_of_house, is_timed
from tintero.rules import fast

# What decides how a game goes; players who think suppose that others play the sample decks. The compiled form is built
# from the same files, and plays the same games.
PLAYING: Final = ("abilities", "cards", "decks", "language", "rules", "players", "table")
SOURCES: Final = (".py", ".grammar", ".txt")
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
        elif entry.name.endswith(SOURCES):
            yield path, entry.read_bytes()


def is_compiled() -> bool:
    """Whether the engine runs as a compiled extension."""
    return not (fast.__file__ or "").endswith(".py")


def bot_digest(address: str) -> str:
    """Of a bot's own file or module, which may have changed since; '' for players of the house."""
    place, _, _name = address.rpartition(":")
    if is_of_house(address):
        return ""
    try:
        file = place if place.endswith(PYTHON_FILE) else inspect.getfile(find_class(address))
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:DIGEST]
    except (OSError, TypeError):
        return ""


def pace_of(addresses: Iterable[str]) -> str:
    """Whoever has so much time sees more of it compiled: games of the two builds are not mixed. '' without a clock."""
    if not any(is_timed(address) for address in addresses):
        return ""
    return "compiled" if is_compiled() else "python"


def made_with(pool: CardPool) -> dict[str, str]:
    """For a report: what has to be the same for the same numbers."""
    return {"tintero": VERSION, "engine": engine_digest(), "cards": pool.digest[:DIGEST]}
