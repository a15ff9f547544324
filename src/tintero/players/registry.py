"""The players of the house, by name."""

from __future__ import annotations

from typing import Final

from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

HOUSE_PLAYERS: Final[dict[str, type[Player]]] = {"greedy": GreedyPlayer, "random": RandomPlayer}

PLAYERS: Final[tuple[str, ...]] = tuple(HOUSE_PLAYERS)
