"""A player that thinks ahead, in worlds dealt from what its seat sees."""

from __future__ import annotations

from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import Face
from tintero.rules.game import Game

from .player import Player
from .policy.greedy_turn import sensible
from .policy.mind import Mind
from .policy.weights import Weights
from .search.belief import believe
from .search.budget import Budget, Spending
from .search.filtering import distinct
from .search.halving import Halving
from .search.thought import Thought, Tried
from .search.worlds import Worlds

HORIZON: Final = 4  # turns that are played out
OPENING_HORIZON: Final = 8  # what an opening hand is worth shows later
APART: Final = 1_000_003  # between the seeds of two questions


class SearchPlayer(Player):
    """Tries every option in many worlds and takes the one that wins most; what it does not know it supposes.

    `lists`: the decks that it has heard of, from which it supposes what others play; None: all lists are open.
    """

    __slots__ = ("budget", "lists", "seed", "spending", "weights")

    def __init__(self, seed: int = 0, budget: Budget | None = None, lists: list[list[Face]] | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget(seconds=0.1)
        self.lists = lists
        self.weights = Weights()
        self.spending: Spending | None = None

    def choose(self, game: Game) -> int:
        if len(game.options) == 1:
            return 0
        return self.think(game).best.number

    def think(self, game: Game) -> Thought:
        """About the open question, as long as the budget lasts."""
        s = game.state
        self.spending = Spending(self.budget)
        seed = self.seed + s.choices * APART
        mind = Mind(seed, self.weights)
        favourite = sensible(s, mind)
        numbers = distinct(s, favourite)
        if len(numbers) == 1 or s.asking == op.NAME:  # there are too many names to try them
            return Thought([Tried(favourite)], favourite, 0, 0)
        belief = None if self.lists is None else believe(game, s.asked_by, self.lists)
        worlds = Worlds(game, s.asked_by, seed, belief)
        horizon = OPENING_HORIZON if s.asking == op.HAND else max(HORIZON, len(s.players))
        halving = Halving(worlds, s.asked_by, numbers, favourite, s.turn + horizon, mind, self.spending)
        tried = halving.run()
        return Thought(tried, favourite, halving.world, self.spending.nodes)

    def cancel(self) -> None:
        """From another thread: it answers with what it has found so far."""
        if self.spending is not None:
            self.spending.cancelled = True
