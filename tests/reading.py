"""The cards of the snapshot, understood: one reader for all tests of a process."""

from __future__ import annotations

from functools import cache

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader


@cache
def shared_reader() -> Reader:
    return Reader(load_pool())


def real(name: str) -> CardDefinition:
    """The definition of a real card, from its text."""
    return shared_reader().definition_of(shared_reader().pool[name])
