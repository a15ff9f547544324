"""A player that thinks ahead, in worlds dealt from what its seat sees."""

from __future__ import annotations

from collections import deque
from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import Face
from tintero.rules.game import Game

from .player import Player
from .policy.greedy_turn import sensible
from .policy.mind import Mind
from .policy.weights import Weights
from .search.belief import Heard
from .search.budget import Budget, Spending
from .search.filtering import distinct
from .search.halving import Halving
from .search.rollout import horizon
from .search.thought import Thought, Tried
from .search.turn_tree import TurnTree
from .search.worlds import Worlds

APART: Final = 1_000_003  # between the seeds of two questions
REMEMBERED: Final = 32  # of its last thoughts


class Thinking:
    """One question, ready to be thought about: the worlds that go with it stay the same however often it is asked."""

    __slots__ = ("favourite", "game", "mind", "numbers", "seat", "spending", "until", "worlds")

    def __init__(
        self, game: Game, seed: int, budget: Budget, heard: Heard | None, weights: Weights
    ) -> None:
        s = game.state
        self.spending = Spending(budget)
        self.game = game
        self.seat = s.asked_by
        self.mind = Mind(seed, weights)
        self.favourite = sensible(s, self.mind)
        self.numbers = distinct(s, self.favourite)
        belief = None if heard is None else heard.believe(game, s.asked_by)
        self.worlds = Worlds(game, s.asked_by, seed, belief)
        self.until = horizon(s)

    def think(self) -> Thought:
        """As long as the budget lasts."""
        if len(self.numbers) == 1 or self.game.state.asking == op.NAME:  # there are too many names to try them
            return Thought([Tried(self.favourite)], self.favourite, 0, 0)
        tree = TurnTree(self.worlds, self.game.state, self.mind)
        halving = Halving(tree, self.numbers, self.favourite, self.spending)
        tried = halving.run()
        return Thought(tried, self.favourite, halving.world, self.spending.nodes)


class SearchPlayer(Player):
    """Tries every option in many worlds and takes the one that wins most; what it does not know it supposes.

    `lists`: the decks that it has heard of, from which it supposes what others play; None: all lists are open.
    """

    __slots__ = ("budget", "heard", "remembered", "seed", "thinking", "weights")

    def __init__(self, seed: int = 0, budget: Budget | None = None, lists: list[list[Face]] | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget(seconds=0.1)
        self.heard = None if lists is None else Heard(lists)
        self.weights = Weights()
        self.thinking: Thinking | None = None
        self.remembered: deque[tuple[int, Thought]] = deque(maxlen=REMEMBERED)  # with the answers given before each

    def choose(self, game: Game) -> int:
        if len(game.options) == 1:
            return 0
        thought = self.begin(game).think()
        self.remembered.append((game.state.choices, thought))
        return thought.best.number

    def begin(self, game: Game) -> Thinking:
        """The open question; the same question of the same game is thought about in the same worlds."""
        thinking = Thinking(game, self.seed + game.state.choices * APART, self.budget, self.heard, self.weights)
        self.thinking = thinking
        return thinking

    def share_time(self, thinkers: int) -> None:
        """So many want the same processor: it takes its part of the time. A number of games is not shared."""
        if self.budget.seconds:
            self.budget = Budget(self.budget.nodes, self.budget.seconds / thinkers)

    def cancel(self) -> None:
        """From another thread: it answers with what it has found so far."""
        if self.thinking is not None:
            self.thinking.spending.cancelled = True
