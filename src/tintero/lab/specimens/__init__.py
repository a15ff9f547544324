"""Cards invented for testing, written directly as data: between them they use every node of the vocabulary.

They need no card data, so the games played with them stay the same for ever.
"""

from tintero.abilities.ability import CardDefinition

from .actions import actions
from .permanents import keyword_bearers, permanents


def specimens() -> tuple[CardDefinition, ...]:
    """All of them, in a fixed order."""
    return (*keyword_bearers(), *actions(), *permanents())


__all__ = ["specimens"]
