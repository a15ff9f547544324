"""The sample decks that come with the package."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable


def samples() -> dict[str, Traversable]:
    """The files of the samples by name, in alphabetical order."""
    folder = resources.files("tintero").joinpath("decks")
    found = {entry.name.removesuffix(".txt"): entry for entry in folder.iterdir() if entry.name.endswith(".txt")}
    return dict(sorted(found.items()))


def sample_decks() -> dict[str, str]:
    """The names of the sample decks, each with the title in its first line."""
    titles: dict[str, str] = {}
    for name, entry in samples().items():
        first = entry.read_text(encoding="utf-8").partition("\n")[0]
        titles[name] = first.removeprefix("#").strip()
    return titles
