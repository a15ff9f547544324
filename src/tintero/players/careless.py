"""A player for those who learn: sensible, but careless."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.chance import below, seed_words
from tintero.rules.game import Game

from .greedy import GreedyPlayer
from .player import Player

ONE_IN: Final = 4  # actions of its turn are taken by chance


class CarelessPlayer(Player):
    """As honest as the others: it sees what the greedy player sees."""

    __slots__ = ("sensible", "words")

    def __init__(self, seed: int = 0) -> None:
        self.sensible = GreedyPlayer(seed)
        self.words = seed_words(seed + 1)

    def choose(self, game: Game) -> int:
        number = len(game.options)
        if game.state.asking == op.TURN and below(self.words, ONE_IN) == 0:
            return below(self.words, number)
        return self.sensible.choose(game)
