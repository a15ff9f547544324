"""What came out of many games, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median
from typing import Any, Final, NamedTuple

Z95: Final = 1.959963984540054  # two-sided 95 %


class GameResult(NamedTuple):
    """How one game ended. Decks are 0 and 1; winner -1 is a draw."""

    winner: int
    starter: int
    turns: int
    decisions: int


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate; without games nothing is known."""
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    square = z * z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    # exact at the ends, where rounding would leave a speck beyond them
    return (0.0 if wins == 0 else max(0.0, middle - half)), (1.0 if wins == games else min(1.0, middle + half))


@dataclass(frozen=True, repr=False)
class Report:
    """The games of one simulation in their order. Rates count a draw as not won."""

    outcomes: Sequence[GameResult]
    asked: int  # how many games were wanted
    players: tuple[str, str]
    seed: int
    seconds: float
    interrupted: bool = False
    decks: tuple[str, str] = ("", "")  # what they are called

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return len(self.outcomes)

    @property
    def wins(self) -> tuple[int, int]:
        """Of the first deck and of the second."""
        return self._wins(0), self._wins(1)

    @property
    def draws(self) -> int:
        """Games without a winner."""
        return sum(1 for o in self.outcomes if o.winner < 0)

    @property
    def games_per_second(self) -> float:
        """All of them, shared between the processes."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def win_rate(self, deck: int) -> float:
        """The share of games that the deck (0 or 1) won."""
        return self._wins(deck) / self.games if self.games else 0.0

    def interval(self, deck: int) -> tuple[float, float]:
        """Where its true rate lies, in 95 of 100 such runs."""
        return wilson(self._wins(deck), self.games)

    def on_the_play(self, deck: int) -> tuple[int, int]:
        """Games won and played by the deck when it started."""
        mine = [o for o in self.outcomes if o.starter == deck]
        return sum(1 for o in mine if o.winner == deck), len(mine)

    def on_the_draw(self, deck: int) -> tuple[int, int]:
        """Games that it won, and all of them, when the other deck started."""
        mine = [o for o in self.outcomes if o.starter != deck]
        return sum(1 for o in mine if o.winner == deck), len(mine)

    def _wins(self, deck: int) -> int:
        return sum(1 for o in self.outcomes if o.winner == deck)

    def to_dict(self, timing: bool = True) -> dict[str, Any]:
        """Plain data. Without `timing` it is the same on every machine and for every number of jobs."""
        turns = [o.turns for o in self.outcomes]
        data: dict[str, Any] = {
            "games": self.games,
            "asked": self.asked,
            "interrupted": self.interrupted,
            "seed": self.seed,
            "draws": self.draws,
            "decks": [self._deck(n) for n in (0, 1)],
            "turns": {
                "mean": fmean(turns) if turns else 0.0,
                "median": float(median(turns)) if turns else 0.0,
                "min": min(turns, default=0),
                "max": max(turns, default=0),
            },
            "decisions_per_game": fmean(o.decisions for o in self.outcomes) if self.outcomes else 0.0,
        }
        if timing:
            data["seconds"] = self.seconds
            data["games_per_second"] = self.games_per_second
        return data

    def __repr__(self) -> str:
        sides = "; ".join(self._side(deck) for deck in (0, 1))
        return f"<Report of {self.games} games, seed {self.seed}: {sides}; {self.draws} drawn>"

    def _side(self, deck: int) -> str:
        who = f"{self.decks[deck]} ({self.players[deck]})".strip()
        low, high = self.interval(deck)
        return f"{who} won {self._wins(deck)}, {self.win_rate(deck):.1%} ({low:.1%} to {high:.1%})"

    def _deck(self, deck: int) -> dict[str, Any]:
        return {
            "deck": self.decks[deck],
            "player": self.players[deck],
            "wins": self._wins(deck),
            "win_rate": self.win_rate(deck),
            "interval": list(self.interval(deck)),
            "on_the_play": list(self.on_the_play(deck)),
            "on_the_draw": list(self.on_the_draw(deck)),
        }
