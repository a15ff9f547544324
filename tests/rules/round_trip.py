"""A game that is saved and read back goes on as the one that was not."""

from __future__ import annotations

import json

from tintero.rules.game import Game

from ..kit import Scene


def same_again(scene: Scene) -> None:
    """The saved game has the same data, the same question and the same future."""
    text = json.dumps(scene.data())
    saved = Game.from_data(json.loads(text), scene.position.deal)
    assert saved.to_data() == json.loads(text)
    assert saved.options == scene.game.options
    assert [saved.sight(p) for p in range(2)] == [scene.game.sight(p) for p in range(2)]
    here, there = scene.game.clone(), saved.clone()
    for _ in range(6):
        if here.over or not here.options:
            break
        here.choose(here.options[-1])
        there.choose(there.options[-1])
        assert json.dumps(here.to_data()) == json.dumps(there.to_data())
        assert here.options == there.options
        assert here.sight(0) == there.sight(0)
