"""Options that are each followed by the policy alone: what they are worth, not what could still be made of them."""

from __future__ import annotations

from tintero.rules.game import Game

from ..policy.mind import Mind
from .budget import Spending
from .experiment import Experiment
from .rollout import expectation
from .value import Valuer
from .worlds import Worlds


class Playouts(Experiment):
    """For this seat, in a turn that is thought about, until the turn at whose beginning games are judged."""

    __slots__ = ("mind", "seat", "since", "spending", "until", "valuer", "worlds")

    def __init__(
        self, worlds: Worlds, seat: int, since: int, until: int, mind: Mind, valuer: Valuer, spending: Spending
    ) -> None:  # fmt: skip
        super().__init__(learns=False)
        self.worlds = worlds
        self.seat = seat
        self.since = since
        self.until = until
        self.mind = mind
        self.valuer = valuer
        self.spending = spending

    def try_option(self, number: int, n: int) -> float:
        game = self.worlds.world(n)
        self.mind.begin(self.worlds.seed_of(n))
        game.choose(number)
        return self.judged(game)

    def judged(self, game: Game) -> float:
        """What comes of it if the policy plays on. The game is used up."""
        return expectation(game, self.seat, self.since, self.until, self.mind, self.valuer, self.spending)
