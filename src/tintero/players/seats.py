"""Players of the rules as bots of the front door: they read the state for speed, and only what their seat may know."""

from __future__ import annotations

from tintero.table.front import Game

from .player import Player
from .registry import make_player


class Seated:
    """A player by name at a table."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, game: Game) -> int:
        return self.player.choose(game.rules)


def seated(name: str, seed: int) -> Seated:
    """A bot by name; ValueError names the known ones."""
    return Seated(make_player(name, seed))
