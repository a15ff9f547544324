"""A player without a plan: every option is equally likely."""

from __future__ import annotations

from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game

from .player import Player


class RandomPlayer(Player):
    """The same seed gives the same answers to the same questions. It reads only how many options there are."""

    __slots__ = ("words",)

    def __init__(self, seed: int = 0) -> None:
        self.words = seed_words(seed)

    def choose(self, game: Game) -> int:
        count = len(game.state.options)
        return 0 if count == 1 else below(self.words, count)
