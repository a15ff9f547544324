"""A league of players: every two of them play pairs of games, and all are rated together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from time import perf_counter
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import chosen_player, names_of
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from .arena import parts_of, share_of
from .rating import Rating, Shares, ratings
from .simulate import Progress, Run

ANCHOR: Final = "greedy"  # who is 0 on the scale; if it does not take part, the first


@dataclass(frozen=True, repr=False)
class LadderReport:
    """What came out. `shares`: of each two players the first one's share of each pair."""

    players: tuple[str, ...]
    shares: Shares
    asked: int  # pairs for each two
    seed: int
    seconds: float
    interrupted: bool = False

    @property
    def anchor(self) -> int:
        return self.players.index(ANCHOR) if ANCHOR in self.players else 0

    @cached_property
    def ratings(self) -> list[Rating]:
        """In the order of the players."""
        return ratings(len(self.players), self.shares, self.anchor)

    @property
    def table(self) -> list[int]:
        """The players by their places, the best first."""
        return sorted(range(len(self.players)), key=lambda n: (-self.ratings[n].elo, n))

    def against(self, player: int, other: int) -> tuple[float, int]:
        """What one won of the pairs with another, and how many there were."""
        found = self.shares[min(player, other), max(player, other)]
        won = sum(found)
        return (won if player < other else len(found) - won), len(found)

    def score(self, player: int) -> float:
        """The share of all points of this player."""
        met = [self.against(player, other) for other in range(len(self.players)) if other != player]
        pairs = sum(number for _won, number in met)
        return sum(won for won, _number in met) / pairs if pairs else 0.5

    def to_dict(self, timing: bool = True) -> dict[str, Any]:
        """Plain data. Without `timing` it is the same for every number of jobs."""
        data: dict[str, Any] = {
            "players": [self._player(n) for n in self.table],
            "scores": [
                {"players": [self.players[a], self.players[b]], "pairs": len(found), "won": sum(found)}
                for (a, b), found in self.shares.items()
            ],
            "anchor": self.players[self.anchor],
            "asked": self.asked,
            "seed": self.seed,
            "interrupted": self.interrupted,
        }
        if timing:
            data["seconds"] = self.seconds
        return data

    def _player(self, n: int) -> dict[str, Any]:
        found = self.ratings[n]
        return {"name": self.players[n], "elo": found.elo, "interval": list(found.interval), "score": self.score(n)}

    def __repr__(self) -> str:
        rows = ", ".join(f"{self.players[n]} {self.ratings[n].elo:.0f}" for n in self.table)
        return f"<Ladder, {self.asked} pairs for each two: {rows}>"


def ladder(
    players: Sequence[Who],
    decks: Sequence[Sequence[CardDefinition]],
    pairs: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    settings: Settings = CONSTRUCTED,
    house: House | None = None,
) -> LadderReport:
    """Every two players play so many pairs, each pair with one of the decks against itself (`arena`).

    The pairs are looked at in their order, so the result is the same however many processes share the work.
    """
    if len(players) < 2 or not decks:
        raise ValueError("a ladder needs two players and a deck")
    who = [chosen_player(one) for one in players]
    mirrors = [tuple(deck) for deck in decks[:pairs]]
    met = list(combinations(range(len(who)), 2))
    matches = [
        (deck, deck, (who[one], who[other]))
        for a, b in met for deck in mirrors for one, other in ((a, b), (b, a))
    ]  # fmt: skip
    each = 2 * len(mirrors)
    parts = [(place * each + match, span) for place in range(len(met)) for match, span in parts_of(pairs, len(mirrors))]
    run = Run(matches, pairs, seed, settings, house or House())
    shares: dict[tuple[int, int], list[float]] = {two: [] for two in met}
    began = perf_counter()
    interrupted = False
    games = run.each(parts, jobs)
    try:
        for number in range(len(met) * pairs):
            (first,), (second,) = next(games), next(games)
            shares[met[number // pairs]].append(share_of(first, second))
            if progress is not None:
                progress(number + 1, len(met) * pairs)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        games.close()
    seconds = perf_counter() - began
    return LadderReport(tuple(names_of(who)), shares, pairs, seed, seconds, interrupted)
