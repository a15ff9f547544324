"""Decks that come with the house, as the rules see them."""

from __future__ import annotations

from tests.reading import shared_reader
from tintero.abilities.ability import CardDefinition
from tintero.lab import definitions, find_deck

Decks = tuple[list[CardDefinition], list[CardDefinition]]


def known(name: str) -> list[CardDefinition]:
    reader = shared_reader()
    return definitions(find_deck(name, reader.pool), reader)
