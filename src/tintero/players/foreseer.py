"""A player that looks where each of its options leads by the end of the turn; no more, and therefore quick."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.fast import Face
from tintero.rules.game import Game

from .player import Player
from .policy.greedy_turn import sensible
from .policy.mind import Mind
from .policy.weights import Weights
from .search.belief import Heard
from .search.budget import Budget, Spending
from .search.foresight import Foresight
from .search.value import Valuer
from .search.worlds import Worlds


class ForesightPlayer(Player):
    """Honest: it looks at one world that goes with what its seat sees.

    `lists`: the decks that it has heard of, from which it supposes what others play; None: all lists are open.
    """

    __slots__ = ("heard", "mind", "seed", "spending", "valuer")

    def __init__(self, seed: int = 0, lists: list[list[Face]] | None = None) -> None:
        self.seed = seed
        self.heard = None if lists is None else Heard(lists)
        self.mind = Mind(seed, Weights())
        self.valuer = Valuer()
        self.spending = Spending(Budget())  # as long as it takes

    def choose(self, game: Game) -> int:
        s = game.state
        if len(s.options) == 1:
            return 0
        memory = self.mind.recall(s)
        handed_over = memory.handed_over
        belief = None if self.heard is None else self.heard.believe(game, s.asked_by)
        worlds = Worlds(game, s.asked_by, self.seed + s.choices, belief)
        foresight = Foresight(s.asked_by, self.mind, self.valuer, self.spending)
        foresight.begin(worlds.seed_of(0))
        answer = foresight.answer(worlds.world(0))
        if s.options[answer].verb == op.HAND_OVER:
            memory.handed_over = True
            if handed_over:  # 9.3.1: two who see nothing to do would go on handing over
                return sensible(s, self.mind)
        return answer
