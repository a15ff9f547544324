"""Worlds: deals of everything that a seat cannot know. World n is the same for all options, so that they compare."""

from __future__ import annotations

from typing import Final

from tintero.rules.chance import seed_words
from tintero.rules.game import Game

from .belief import Belief

APART: Final = 7919  # between the seeds of two worlds


class Worlds:
    """Made as they are needed; the game itself is never played on."""

    __slots__ = ("_belief", "_game", "_made", "_seat", "_seed")

    def __init__(self, game: Game, seat: int, seed: int, belief: Belief | None) -> None:
        self._game = game if belief is None else belief.game
        self._seat = seat
        self._seed = seed
        self._belief = belief
        self._made: list[Game] = []

    def seed_of(self, n: int) -> int:
        words = seed_words(self._seed + n * APART)
        return words[0] << 32 | words[1]

    def world(self, n: int) -> Game:
        """A copy of world n, to be played on."""
        while len(self._made) <= n:
            seed = self.seed_of(len(self._made))
            pools = None if self._belief is None else self._belief.pools(seed_words(seed + 1))
            self._made.append(self._game.determinize(self._seat, seed, pools))
        return self._made[n].clone()
