"""A chess clock: whoever is asked spends their own time. It knows no time of its own; each entry says when it was."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from . import wire
from .entries import ClockRules


class ClockStands(msgspec.Struct, frozen=True):
    left: list[float]
    running: int
    since: float
    paused: bool


@dataclass
class ChessClock:
    terms: ClockRules
    players: int
    left: list[float] = field(default_factory=list)
    running: int = 0  # from 1; 0: nobody's
    since: float = 0.0  # when it began to run for them
    paused: bool = False

    def __post_init__(self) -> None:
        self.left = [float(self.terms.seconds)] * self.players

    def stands(self) -> ClockStands:
        return ClockStands(self.left[:], self.running, self.since, self.paused)

    def go_on(self, kept: ClockStands) -> None:
        """As it stood."""
        self.left, self.running, self.since, self.paused = kept.left[:], kept.running, kept.since, kept.paused

    def spend(self, now: float) -> None:
        """Take off what whoever is asked has used since it was last looked at."""
        if self.running and not self.paused:
            self.left[self.running - 1] -= max(0.0, now - self.since)
        self.since = now

    def answered(self, player: int, now: float) -> None:
        """A player has answered."""
        self.spend(now)
        self.left[player - 1] += self.terms.more

    def run_for(self, player: int, now: float) -> None:
        """From now on this player's time runs; 0: nobody's."""
        self.spend(now)
        self.running = player

    def pause(self, paused: bool, now: float) -> None:
        self.spend(now)
        self.paused = paused

    def runs_out_in(self, now: float) -> float | None:
        """Seconds until whoever is asked is out of time; None if no clock runs."""
        if not self.running or self.paused:
            return None
        return self.left[self.running - 1] - (now - self.since)

    def told(self, now: float) -> wire.Clock:
        left = list(self.left)
        if self.running and not self.paused:
            left[self.running - 1] -= max(0.0, now - self.since)
        return wire.Clock(left=tuple(round(max(0.0, s), 1) for s in left), running=self.running, paused=self.paused)
