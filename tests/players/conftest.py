"""Decks for the players' tests: samples, and random ones from every card that is understood."""

from __future__ import annotations

import random

import pytest

from tintero.abilities.ability import CardDefinition
from tintero.lab import definitions, find_deck, sample_decks

from ..reading import shared_reader


@pytest.fixture(scope="session")
def samples() -> dict[str, list[CardDefinition]]:
    return {name: definitions(find_deck(name), shared_reader()) for name in sample_decks()}


@pytest.fixture(scope="session")
def understood() -> list[CardDefinition]:
    return list(shared_reader().understood())


def random_deck(cards: list[CardDefinition], seed: int, size: int = 60) -> list[CardDefinition]:
    return random.Random(seed).choices(cards, k=size)
