"""Games played out after an option: first all by the policy, then with a seat that looks ahead.

Every option is tried in the same worlds, and nothing but the option differs, so a few worlds tell options apart. Once
the policy has told what it can, games are worth more in which the seat itself goes on better than by the policy.
"""

from __future__ import annotations

from typing import Final

from tintero.rules.fast import State
from tintero.rules.game import Game

from ..policy.mind import Mind
from .budget import Spending
from .experiment import Experiment
from .foresight import Foresight
from .rollout import expectation, late_horizon
from .value import Valuer
from .worlds import Worlds

BY_POLICY: Final = 40  # worlds in which everybody goes on by the policy; in those that follow the seat looks ahead
DEARER: Final = 8  # a game in which the seat looks ahead takes as long as so many without


class Playouts(Experiment):
    """For whoever is asked in this game, from which the worlds were dealt."""

    __slots__ = ("foresight", "late", "mind", "seat", "since", "spending", "until", "valuer", "worlds")

    def __init__(
        self, worlds: Worlds, s: State, until: int, mind: Mind, valuer: Valuer, spending: Spending
    ) -> None:
        self.worlds = worlds
        self.seat = s.asked_by
        self.since = s.turn
        self.until = until  # the turn at whose beginning games are judged …
        self.late = late_horizon(s)  # … and, in which the seat looks ahead, once more
        self.mind = mind
        self.foresight = Foresight(s.asked_by, mind, valuer, spending)
        self.valuer = valuer
        self.spending = spending

    def cost(self, n: int) -> int:
        return 1 if n < BY_POLICY else DEARER

    def try_option(self, number: int, n: int) -> float:
        """A game that was broken off tells nothing: whoever spends sees that it is over."""
        game = self.worlds.world(n)
        seed = self.worlds.seed_of(n)
        self.mind.begin(seed)
        game.choose(number)
        if n < BY_POLICY:
            return self.found(game, self.until)
        self.foresight.begin(seed)
        self.foresight.play_on(game, self.until)
        soon = self.found(game, self.until)
        return 0.5 * (soon + self.found(game, self.late))

    def found(self, game: Game, until: int) -> float:
        """What the seat may expect when the policy has played on for everybody until then."""
        return expectation(game, self.seat, self.since, until, self.mind, self.valuer, self.spending)
