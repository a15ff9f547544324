"""Players by name."""

from __future__ import annotations

from collections.abc import Callable

from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

_MAKERS: dict[str, Callable[[int], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}

PLAYERS: tuple[str, ...] = tuple(_MAKERS)


def make_player(name: str, seed: int = 0) -> Player:
    """A new player; ValueError names the known ones."""
    maker = _MAKERS.get(name.strip().lower())
    if maker is None:
        raise ValueError(f"there is no player {name!r}; known players: {', '.join(PLAYERS)}")
    return maker(seed)
