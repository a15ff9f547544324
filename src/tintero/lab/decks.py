"""Decks by path or by the name of a sample that comes with the package."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from tintero.abilities.ability import CardDefinition
from tintero.cards import CardPool, Deck, load_deck, load_pool, parse_deck
from tintero.language import Reader


def _folder() -> Traversable:
    return resources.files("tintero").joinpath("decks")


def _samples() -> dict[str, Traversable]:
    found = {entry.name.removesuffix(".txt"): entry for entry in _folder().iterdir() if entry.name.endswith(".txt")}
    return dict(sorted(found.items()))


def sample_decks() -> dict[str, str]:
    """The names of the sample decks, each with the title in its first line."""
    titles: dict[str, str] = {}
    for name, entry in _samples().items():
        first = entry.read_text(encoding="utf-8").partition("\n")[0]
        titles[name] = first.removeprefix("#").strip()
    return titles


def find_deck(name_or_path: str | Path, pool: CardPool | None = None) -> Deck:
    """A sample deck by name, else the deck of a file. DeckError if there is neither, or if it cannot be read."""
    pool = load_pool() if pool is None else pool
    if isinstance(name_or_path, str):
        entry = _samples().get(name_or_path.strip().lower())
        if entry is not None:
            return parse_deck(entry.read_bytes(), pool, entry.name.removesuffix(".txt"))
    return load_deck(name_or_path, pool)


def definitions(deck: Deck, reader: Reader) -> list[CardDefinition]:
    """Every copy as the rules see it; NotUnderstood names the first card whose text is not understood."""
    return [reader.definition_of(card) for card in deck.cards]


def definitions_of_names(names: Iterable[str], reader: Reader) -> list[CardDefinition]:
    """The cards of these full names as the rules see them."""
    return [reader.definition_of(reader.pool.find(name)) for name in names]
