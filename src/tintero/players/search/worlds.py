"""Worlds: deals of everything that a seat cannot know. World n is the same for all options, so that they compare."""

from __future__ import annotations

from typing import Final

from tintero.rules.chance import seed_words
from tintero.rules.game import Game

from .belief import Belief

APART: Final = 7919  # between the seeds of two worlds


class Worlds:
    """Dealt as they are needed, the last one is kept; the game itself is never played on."""

    __slots__ = ("_belief", "_game", "_last", "_number", "_seat", "_seed")

    def __init__(self, game: Game, seat: int, seed: int, belief: Belief | None) -> None:
        self._game = game if belief is None else belief.game
        self._seat = seat
        self._seed = seed
        self._belief = belief
        self._number = -1
        self._last = self._game

    def seed_of(self, n: int) -> int:
        words = seed_words(self._seed + n * APART)
        return words[0] << 32 | words[1]

    def world(self, n: int) -> Game:
        """A copy of world n, to be played on."""
        if n != self._number:
            seed = self.seed_of(n)
            pools = None if self._belief is None else self._belief.pools(seed_words(seed + 1))
            self._last = self._game.determinize(self._seat, seed, pools)
            self._number = n
        return self._last.clone()
