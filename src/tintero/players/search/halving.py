"""Which option is best: all are tried in the same worlds, and the worse ones are dropped again and again."""

from __future__ import annotations

from math import ceil, log2
from typing import Final

from .budget import Spending
from .experiment import Experiment
from .thought import Tried

SETTLED_AFTER: Final = 16  # worlds in which all options came to the same
CLEAR_AFTER: Final = 12  # worlds it is looked at first who is clearly worse
CLEARLY: Final = 3.5  # standard errors between two options


class Halving:
    """Sequential halving: each round has the same share of the budget, and the better half goes on."""

    __slots__ = ("began", "dropped", "experiment", "favourite", "left", "look", "spending", "world")

    def __init__(self, experiment: Experiment, numbers: list[int], favourite: int, spending: Spending) -> None:
        self.experiment = experiment
        self.favourite = favourite
        self.spending = spending
        self.began = spending.share()
        self.left = [Tried(number) for number in numbers]
        self.dropped: list[Tried] = []
        self.world = 0
        self.look = CLEAR_AFTER  # the world after which it is looked at next who is clearly worse

    def run(self) -> list[Tried]:
        """All options, the best first."""
        rounds = max(1, ceil(log2(max(2, len(self.left)))))
        for turn in range(rounds):
            self.try_until((turn + 1) / rounds)
            self.order()
            if self.is_settled() or self.gone() >= 1.0:
                break
            if turn + 1 < rounds:
                self.keep(max(2, (len(self.left) + 1) // 2))
        self.order()
        return self.left + self.dropped

    def gone(self) -> float:
        """How much has been spent of what was left of the budget: 1 is all."""
        if self.began >= 1.0:
            return 1.0
        return (self.spending.share() - self.began) / (1.0 - self.began)

    def try_until(self, share: float) -> None:
        """Worlds, one after the other, until so much of what was left is gone."""
        while self.try_world() and self.gone() < share:
            if self.world >= self.look:
                self.look = self.world + self.world // 4  # the more looks, the likelier is a mistake
                self.drop_clearly_worse()
                if self.is_settled():
                    return

    def try_world(self) -> bool:
        """The next world with every option that is left; False if the budget ended before all had their try."""
        found: list[float] = []
        worth_more = self.experiment.prepare(len(self.left))
        for tried in self.left:
            found.append(self.experiment.try_option(tried.number, self.world))
            self.spending.nodes += self.experiment.cost()
            if self.spending.must_stop():
                return False  # that game may have been broken off
            if self.gone() >= 1.0:
                break
        if len(found) < len(self.left):
            return False
        if worth_more:
            self.begin_anew()
        for i, tried in enumerate(self.left):
            tried.add(found[i])
        self.world += 1
        return True

    def begin_anew(self) -> None:
        """Whoever was clearly worse at a quick look is gone; nothing else of it counts."""
        for tried in self.left:
            tried.begin_anew()
        self.look = self.world + CLEAR_AFTER

    def order(self) -> None:
        self.left.sort(key=self.rank)

    def rank(self, tried: Tried) -> tuple[float, bool, int]:
        """Better ones first; what the policy would do before what is as good."""
        return (-tried.mean, tried.number != self.favourite, tried.number)

    def keep(self, number: int) -> None:
        self.dropped = self.left[number:] + self.dropped
        self.left = self.left[:number]

    def drop_clearly_worse(self) -> None:
        """Measured in the same worlds, options are soon told apart."""
        self.order()
        best = self.left[0]
        kept = [best]
        worse: list[Tried] = []
        for t in self.left[1:]:
            more, error = best.apart(t)
            (worse if more > CLEARLY * error else kept).append(t)
        self.left = kept
        self.dropped = worse + self.dropped

    def is_settled(self) -> bool:
        """One is left, or it makes no difference in any world."""
        if len(self.left) == 1:
            return True
        if self.world < SETTLED_AFTER:
            return False
        return all(t.is_like(self.left[0]) for t in self.left[1:])
