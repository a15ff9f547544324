"""A player that thinks ahead, in worlds dealt from what its seat sees."""

from __future__ import annotations

from collections import deque
from typing import Final

from tintero.rules import option as op
from tintero.rules.fast import Face, State
from tintero.rules.game import Game

from .player import Player
from .policy.greedy_turn import sensible
from .policy.mind import Mind
from .policy.weights import Weights
from .search.belief import Heard
from .search.budget import Budget, Spending
from .search.filtering import distinct
from .search.halving import Halving
from .search.opening_hand import OpeningHand
from .search.playouts import Playouts
from .search.rollout import horizon
from .search.thought import Thought, Tried
from .search.value import Valuer
from .search.worlds import Worlds

APART: Final = 1_000_003  # between the seeds of two questions
REMEMBERED: Final = 32  # of its last thoughts


def without_handing_over(s: State, numbers: list[int]) -> list[int]:
    """Two teammates who both see nothing to do would go on handing the turn over (9.3.1), where they could end it."""
    if not any(s.options[n].verb == op.END for n in numbers):
        return numbers
    return [n for n in numbers if s.options[n].verb != op.HAND_OVER]


class Thinking:
    """One question, ready to be thought about: the worlds that go with it stay the same however often it is asked."""

    __slots__ = ("favourite", "game", "mind", "numbers", "seat", "spending", "until", "valuer", "worlds")

    def __init__(
        self, game: Game, seed: int, budget: Budget, heard: Heard | None, weights: Weights, valuer: Valuer,
        handed_over: bool = False,
    ) -> None:  # fmt: skip
        s = game.state
        self.spending = Spending(budget)
        self.game = game
        self.seat = s.asked_by
        self.mind = Mind(seed, weights)
        self.valuer = valuer
        self.mind.recall(s).handed_over = handed_over
        self.favourite = sensible(s, self.mind)
        self.numbers = distinct(s, self.favourite)
        if handed_over:
            self.numbers = without_handing_over(s, self.numbers)
        belief = None if heard is None else heard.believe(game, s.asked_by)
        self.worlds = Worlds(game, s.asked_by, seed, belief)
        self.until = horizon(s)

    def think(self) -> Thought:
        """As long as the budget lasts."""
        s = self.game.state
        if len(self.numbers) == 1 or s.asking == op.NAME:  # there are too many names to try them
            return Thought([Tried(self.favourite)], self.favourite, 0, 0)
        if s.asking == op.HAND:
            return self.about_hand()
        halving = Halving(self.playouts(), self.numbers, self.favourite, self.spending)
        return Thought(halving.run(), self.favourite, halving.world, self.spending.nodes)

    def playouts(self) -> Playouts:
        return Playouts(self.worlds, self.game.state, self.mind, self.valuer, self.spending)

    def about_hand(self) -> Thought:
        """Which cards of the opening hand to replace: sets of them are compared."""
        hand = OpeningHand(self.game, self.worlds, self.until, self.mind, self.valuer, self.spending)
        halving = Halving(hand, hand.affordable(), 0, self.spending)
        found = hand.by_option(self.game.state, halving.run())
        together = {number: hand.sets[one.number] for number, one in found.items()}
        tried = [one.as_option(number) for number, one in found.items()] or [Tried(self.favourite)]
        return Thought(tried, self.favourite, halving.world, self.spending.nodes, together)


class SearchPlayer(Player):
    """Tries every option in many worlds and takes the one that wins most; what it does not know it supposes.

    `lists`: the decks that it has heard of, from which it supposes what others play; None: all lists are open.
    """

    __slots__ = ("budget", "handed_over", "heard", "remembered", "seed", "thinking", "valuer", "weights")

    def __init__(self, seed: int = 0, budget: Budget | None = None, lists: list[list[Face]] | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget(seconds=0.1)
        self.heard = None if lists is None else Heard(lists)
        self.weights = Weights()
        self.valuer = Valuer()
        self.thinking: Thinking | None = None
        self.handed_over = -1  # the turn that it last handed over to a teammate
        self.remembered: deque[tuple[int, Thought]] = deque(maxlen=REMEMBERED)  # with the answers given before each

    def choose(self, game: Game) -> int:
        if len(game.options) == 1:
            return 0
        thought = self.begin(game).think()
        self.remembered.append((game.state.choices, thought))
        best = thought.best.number
        if game.options[best].verb == op.HAND_OVER:
            self.handed_over = game.state.turn
        return best

    def begin(self, game: Game) -> Thinking:
        """The open question; the same question of the same game is thought about in the same worlds."""
        s = game.state
        seed = self.seed + s.choices * APART
        handed_over = self.handed_over == s.turn
        thinking = Thinking(game, seed, self.budget, self.heard, self.weights, self.valuer, handed_over)
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
