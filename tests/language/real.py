"""Real cards for the tests: definitions read from their text, found by name."""

from tintero.rules.position import Placed

from ..kit import HAND, Scene
from ..reading import real


def act(name: str, ink: int = 10) -> tuple[Scene, Placed]:
    """A scene with an action in hand and ink to play it."""
    scene = Scene()
    scene.ink(0, ink)
    return scene, scene.put(0, real(name), HAND)


__all__ = ["act", "real"]
