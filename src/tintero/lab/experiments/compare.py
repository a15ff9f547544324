"""Is the second deck better than the first? Both play the same opponents on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .crew import Crew
from .early_stop import Look, Spending, Sprt
from .field import Contender, Terms, points, shared_out
from .game_series import Played, Series
from .paired import Paired
from .paired_decks import aligned

Stopping = Sprt | Spending


@dataclass(frozen=True)
class Comparison:
    """What came out: against each opponent, and against all of them together."""

    decks: tuple[str, str]
    terms: Terms
    asked: int  # pairs
    opponents: tuple[tuple[str, Paired], ...]
    paired: Paired
    stopping: Stopping | None = None
    look: Look | None = None  # the last, where looks were planned
    interrupted: bool = False

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies; wider where it was looked at several times."""
        if self.look is not None and isinstance(self.stopping, Spending):
            return self.paired.within(self.look.bound)
        return self.paired.interval

    def to_data(self) -> dict[str, Any]:
        return {
            **self.paired.to_data(),
            "interval": list(self.interval),
            "decks": list(self.decks),
            **self.terms.to_data(),
            "asked": self.asked,
            "interrupted": self.interrupted,
            "verdict": None if self.look is None else str(self.look.verdict),
            "opponents": [{"deck": name, **paired.to_data()} for name, paired in self.opponents],
        }


def paired_series(
    first: Contender, second: Contender, field: Sequence[Contender], terms: Terms, games: int
) -> list[Series]:
    """For each opponent a series of either deck, of the same length and with the same seed."""
    lined_up = aligned(first.cards, second.cards)
    out: list[Series] = []
    for n, (opponent, count) in enumerate(zip(field, shared_out(games, len(field)), strict=True)):
        out += [terms.series((cards, opponent.cards), count, opponent=n) for cards in (first.cards, lined_up)]
    return out


def pairs_in(played: Played, one: int, other: int) -> tuple[list[float], list[float]]:
    """The points of both series in the games that both have finished."""
    mine, theirs = played.found[one], played.found[other]
    both = sorted(mine.keys() & theirs.keys())
    return [points(mine[n]) for n in both], [points(theirs[n]) for n in both]


def compare(
    first: Contender, second: Contender, field: Sequence[Contender], terms: Terms, crew: Crew, games: int = 1000,
    stopping: Stopping | None = None,
) -> Comparison:  # fmt: skip
    """So many pairs of games, shared out among the opponents; fewer, if looks are planned and one of them ends it."""
    look: Look | None = None
    for pairs in (games,) if stopping is None else stopping.looks:
        played = crew.play(paired_series(first, second, field, terms, pairs))
        each: list[tuple[str, Paired]] = []
        a: list[float] = []
        b: list[float] = []
        for n, opponent in enumerate(field):
            mine, theirs = pairs_in(played, 2 * n, 2 * n + 1)
            each.append((opponent.name, Paired.of(mine, theirs)))
            a += mine
            b += theirs
        everything = Paired.of(a, b)
        if played.interrupted or stopping is None:
            break
        look = stopping.look(everything)
        if look.stop:
            break
    decks = (first.name, second.name)
    return Comparison(decks, terms, games, tuple(each), everything, stopping, look, played.interrupted)
