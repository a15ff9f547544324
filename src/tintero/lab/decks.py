"""Decks for games: found by name, path or code, and as the rules see them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tintero.abilities.ability import CardDefinition
from tintero.cards import CardPool, Deck, load_pool, read_deck, sample_decks
from tintero.language import Reader

from .experiments.plain_cards import PREFIX, plain_card

__all__ = ["definitions", "definitions_of_names", "find_deck", "sample_decks"]


def find_deck(source: str | Path, pool: CardPool | None = None) -> Deck:
    """A deck as `cards.read_deck` finds it; without a pool, in the card data that is in use."""
    return read_deck(source, load_pool() if pool is None else pool)


def definitions(deck: Deck, reader: Reader) -> list[CardDefinition]:
    """Every copy as the rules see it; NotUnderstood names the first card whose text is not understood."""
    return [reader.definition_of(card) for card in deck.cards]


def definitions_of_names(names: Iterable[str], reader: Reader) -> list[CardDefinition]:
    """The cards of these full names as the rules see them; some are no cards of the pool (`plain_cards`)."""
    return [
        plain_card(name) if name.startswith(PREFIX) else reader.definition_of(reader.pool.find(name)) for name in names
    ]
