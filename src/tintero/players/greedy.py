"""A sensible player that looks one step ahead."""

from __future__ import annotations

from tintero.rules.game import Game

from .player import Player
from .policy.greedy_turn import sensible
from .policy.mind import Mind
from .policy.weights import Weights


class GreedyPlayer(Player):
    """Reads only what `Player` allows. The seed breaks ties."""

    __slots__ = ("mind",)

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        self.mind = Mind(seed, weights or Weights())

    def choose(self, game: Game) -> int:
        return sensible(game.state, self.mind)
