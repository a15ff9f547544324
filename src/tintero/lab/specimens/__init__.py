"""Cards invented for testing, written directly as data: between them they use every node of the vocabulary.

They need no card data. New ones go into `later`: the golden games are played with the first ones only.
"""

from tintero.abilities.ability import CardDefinition

from .actions import actions
from .later import later
from .permanents import keyword_bearers, permanents


def first_specimens() -> tuple[CardDefinition, ...]:
    """Those of the golden games, in a fixed order; nothing is added here any more."""
    return (*keyword_bearers(), *actions(), *permanents())


def specimens() -> tuple[CardDefinition, ...]:
    """All of them."""
    return (*first_specimens(), *later())


__all__ = ["first_specimens", "specimens"]
