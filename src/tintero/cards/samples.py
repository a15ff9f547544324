"""The sample decks that come with the package."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from tintero.words import say


def samples() -> dict[str, Traversable]:
    """The files of the samples by name, in alphabetical order."""
    folder = resources.files("tintero").joinpath("decks")
    found = {entry.name.removesuffix(".txt"): entry for entry in folder.iterdir() if entry.name.endswith(".txt")}
    return dict(sorted(found.items()))


def sample_decks(lang: str = "en") -> dict[str, str]:
    """The names of the sample decks, each with what it does."""
    return {name: say(f"samples.{name}", lang) for name in samples()}
