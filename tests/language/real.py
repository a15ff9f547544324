"""Real cards for the tests: definitions read from their text, found by name."""

from functools import lru_cache

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import definition_of
from tintero.rules.position import Placed

from ..kit import HAND, Scene


@lru_cache(maxsize=256)
def real(name: str) -> CardDefinition:
    """The definition of a real card, from its text."""
    return definition_of(load_pool()[name])


def act(name: str, ink: int = 10) -> tuple[Scene, Placed]:
    """A scene with an action in hand and ink to play it."""
    scene = Scene()
    scene.ink(0, ink)
    return scene, scene.put(0, real(name), HAND)
