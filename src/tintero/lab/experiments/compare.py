"""Is the second deck better than the first? Both play the same opponents on the same seeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


def paired_in(played: Played, series: Iterable[tuple[int, int]]) -> Paired:
    """These series two by two, all in one: the games that both of the two have finished."""
    first: list[float] = []
    second: list[float] = []
    for one, other in series:
        mine, theirs = played.found[one], played.found[other]
        both = sorted(mine.keys() & theirs.keys())
        first += [points(mine[n]) for n in both]
        second += [points(theirs[n]) for n in both]
    return Paired.of(first, second)


def compare(
    first: Contender, second: Contender, field: Sequence[Contender], terms: Terms, crew: Crew, games: int = 1000,
    stopping: Stopping | None = None,
) -> Comparison:  # fmt: skip
    """So many pairs of games, shared out among the opponents; fewer, if looks are planned and one of them ends it."""
    look: Look | None = None
    for pairs in (games,) if stopping is None else stopping.looks:
        played = crew.play(paired_series(first, second, field, terms, pairs))
        series = [(2 * n, 2 * n + 1) for n in range(len(field))]
        each = tuple((opponent.name, paired_in(played, [two])) for opponent, two in zip(field, series, strict=True))
        everything = paired_in(played, series)
        if played.interrupted or stopping is None:
            break
        look = stopping.look(everything)
        if look.stop:
            break
    decks = (first.name, second.name)
    return Comparison(decks, terms, games, each, everything, stopping, look, played.interrupted)
