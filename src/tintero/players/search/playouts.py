"""Games played out after an option, in which the seat goes on as somebody who thinks would.

Every option is tried in the same worlds, and nothing but the option differs, so a few worlds tell options apart. What
they tell is only as good as the play that follows: as long as there is time for enough of them, the seat looks ahead
before each of its answers, and the more time there is, the further.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tintero.rules.fast import State

from ..policy.mind import Mind
from .budget import Spending
from .experiment import Experiment
from .foresight import Foresight
from .rollout import expectation, players_left
from .value import Valuer
from .worlds import Worlds

QUICK_LOOK: Final = 12  # worlds in which everybody goes on by the policy, to find what is clearly worse


class Depth(NamedTuple):
    """How a game goes on, and what it takes."""

    ahead: int  # rounds in which the seat looks ahead; all else goes by the policy
    judged: tuple[int, ...]  # the rounds after which it is judged
    cost: int  # in games that go on by the policy
    worlds: int  # in so many each option that is left must have its try, or it is not begun


BY_POLICY: Final = Depth(ahead=0, judged=(2,), cost=1, worlds=0)
NEAR: Final = Depth(ahead=2, judged=(1, 2, 4), cost=7, worlds=6)
FAR: Final = Depth(ahead=4, judged=(2, 3, 4), cost=13, worlds=24)


class Playouts(Experiment):
    """For whoever is asked in this game, from which the worlds were dealt."""

    __slots__ = (
        "depth", "foresight", "mind", "players", "seat", "since", "spending", "valuer", "worlds", "worlds_tried",
    )  # fmt: skip

    def __init__(self, worlds: Worlds, s: State, mind: Mind, valuer: Valuer, spending: Spending) -> None:
        self.worlds = worlds
        self.seat = s.asked_by
        self.since = s.turn
        self.players = players_left(s)
        self.mind = mind
        self.foresight = Foresight(s.asked_by, mind, valuer, spending)
        self.valuer = valuer
        self.spending = spending
        self.depth = BY_POLICY
        self.worlds_tried = 0

    def prepare(self, options: int) -> bool:
        """How far it is looked ahead from now on; never less far than before."""
        before = self.depth
        if self.worlds_tried >= QUICK_LOOK:
            games = self.spending.games_left() / options
            for depth in (NEAR, FAR):
                if depth.ahead > self.depth.ahead and games >= depth.worlds * depth.cost:
                    self.depth = depth
        self.worlds_tried += 1
        return before.ahead == 0 and self.depth.ahead > 0

    def cost(self) -> int:
        return self.depth.cost

    def try_option(self, number: int, n: int) -> float:
        """A game that was broken off tells nothing: whoever spends sees that it is over."""
        game = self.worlds.world(n)
        seed = self.worlds.seed_of(n)
        self.mind.begin(seed)
        self.foresight.begin(seed)
        game.choose(number)
        depth = self.depth
        total = 0.0
        for rounds in depth.judged:
            until = self.since + rounds * self.players
            if rounds <= depth.ahead:
                self.foresight.play_on(game, until)
            total += expectation(game, self.seat, self.since, until, self.mind, self.valuer, self.spending)
        return total / len(depth.judged)
