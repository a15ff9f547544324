"""How much may be thought: so many games played out by the policy, or so long."""

from __future__ import annotations

from time import perf_counter
from typing import Final

RESERVE: Final = 0.004  # seconds kept back for what cannot be broken off: a choice with all that comes of it
LEAST: Final = 0.0005  # seconds of a budget that is hardly more than the reserve: 0 would be no limit at all


class Budget:
    """A limit for one decision. What is counted in games is the same on every machine; time is not."""

    __slots__ = ("nodes", "seconds")

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds


class Spending:
    """What has been spent of a budget. Another thread may set `cancelled`: the thought ends with what it has."""

    __slots__ = ("began", "cancelled", "nodes", "nodes_left", "seconds")

    def __init__(self, budget: Budget) -> None:
        self.began = perf_counter()
        self.seconds = max(LEAST, budget.seconds - RESERVE) if budget.seconds else 0.0
        self.nodes_left = budget.nodes
        self.nodes = 0
        self.cancelled = False

    def must_stop(self) -> bool:
        """Nobody waits any longer: a game is broken off in the middle. A number of games is for whole ones."""
        if self.cancelled:
            return True
        return self.seconds > 0.0 and perf_counter() - self.began >= self.seconds

    def share(self) -> float:
        """How much of it is gone: 1 is all."""
        if self.cancelled:
            return 1.0
        gone = 0.0
        if self.nodes_left:
            gone = self.nodes / self.nodes_left
        if self.seconds:
            gone = max(gone, (perf_counter() - self.began) / self.seconds)
        return gone

    def games_left(self) -> float:
        """How many more there is time for, as quick as those before; of time, nothing is known before the first."""
        share = self.share()
        if share <= 0.0 or share >= 1.0:
            return 0.0
        return self.nodes * (1.0 - share) / share
