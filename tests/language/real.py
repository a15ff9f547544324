"""A scene with a real action in hand, and effects of texts that no card prints."""

from typing import Any

from tintero.language import Unread
from tintero.rules.position import Placed

from ..kit import HAND, Scene
from ..reading import real, shared_reader


def act(name: str, ink: int = 10) -> tuple[Scene, Placed]:
    """A scene with an action in hand and ink to play it."""
    scene = Scene()
    scene.ink(0, ink)
    return scene, scene.put(0, real(name), HAND)


def effect(text: str) -> Any:
    """What an action with this text does."""
    found = shared_reader().read_text("effect", "", text)
    assert not isinstance(found, Unread), found
    return found.meaning
