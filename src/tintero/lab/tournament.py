"""Everybody against everybody: each deck with each player, and who won how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import Chosen, chosen_player, names_of
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from .report import Report, wilson
from .simulate import Match, Progress, Run


class Entrant(NamedTuple):
    """A deck in somebody's hands."""

    deck: str
    player: str

    def __str__(self) -> str:
        return f"{self.deck} ({self.player})".strip()


class Row(NamedTuple):
    """What one entrant has won, over all pairings."""

    entrant: int  # its place among the entrants
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> float:
        """Games won of all; a draw is not won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


@dataclass(frozen=True, repr=False)
class Standings:
    """The result of a tournament. `pairings` has the report of each two entrants, by their places."""

    entrants: tuple[Entrant, ...]
    pairings: dict[tuple[int, int], Report]
    seed: int
    seconds: float
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return sum(report.games for report in self.pairings.values())

    def row(self, entrant: int) -> Row:
        """What one of them won, drew and lost."""
        won = drawn = lost = 0
        for pair, report in self.pairings.items():
            if entrant in pair:
                mine = pair.index(entrant)
                won += report.wins[mine]
                lost += report.wins[1 - mine]
                drawn += report.draws
        return Row(entrant, won, drawn, lost)

    @property
    def table(self) -> list[Row]:
        """The best first; those who are equal in the order in which they entered."""
        return sorted((self.row(n) for n in range(len(self.entrants))), key=lambda row: -row.rate)

    def won_against(self, entrant: int, other: int) -> tuple[int, int]:
        """Games that the first won against the second, and all they played."""
        pair = (min(entrant, other), max(entrant, other))
        report = self.pairings[pair]
        return report.wins[pair.index(entrant)], report.games

    def to_dict(self, timing: bool = True) -> dict[str, Any]:
        """Plain data. Without `timing` it is the same on every machine and for every number of jobs."""
        data: dict[str, Any] = {
            "games": self.games,
            "interrupted": self.interrupted,
            "seed": self.seed,
            "entrants": [self._entrant(row) for row in self.table],
            "pairings": [report.to_dict(timing=False) for report in self.pairings.values()],
        }
        if timing:
            data["seconds"] = self.seconds
        return data

    def _entrant(self, row: Row) -> dict[str, Any]:
        return {
            **self.entrants[row.entrant]._asdict(),
            "won": row.won, "drawn": row.drawn, "lost": row.lost, "rate": row.rate, "interval": list(row.interval),
        }  # fmt: skip

    def __repr__(self) -> str:
        lines = [f"<Standings after {self.games} games, seed {self.seed}:"]
        for place, row in enumerate(self.table, start=1):
            low, high = row.interval
            figures = f"won {row.won}, drawn {row.drawn}, lost {row.lost}: {row.rate:.1%} ({low:.1%} to {high:.1%})"
            lines.append(f"{place:>3}  {self.entrants[row.entrant]}  {figures}")
        return "\n".join(lines) + ">"


def tournament(
    decks: Sequence[Sequence[CardDefinition]],
    players: Sequence[Who] = ("greedy",),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    settings: Settings = CONSTRUCTED,
    house: House | None = None,
    names: Sequence[str] = (),
) -> Standings:
    """Every deck in the hands of every player, against every other; `games` for each two of them.

    Each pairing is exactly what `simulate` plays with the same seed. For the rest see there.
    """
    chosen = [chosen_player(who) for who in players]
    titles = list(names) or [""] * len(decks)
    field: list[tuple[int, int]] = [(deck, who) for deck in range(len(decks)) for who in range(len(chosen))]
    if len(field) < 2:
        raise ValueError("a tournament needs two decks or two players")
    pairs = list(combinations(range(len(field)), 2))
    run = Run([_match(decks, chosen, field[a], field[b]) for a, b in pairs], games, seed, settings, house or House())
    began = perf_counter()
    outcomes, interrupted = run.play(jobs, progress)
    seconds = perf_counter() - began
    called = names_of(chosen)
    entrants = tuple(Entrant(titles[deck], called[who]) for deck, who in field)
    pairings: dict[tuple[int, int], Report] = {}
    for (a, b), found in zip(pairs, outcomes, strict=True):
        who, of = (entrants[a].player, entrants[b].player), (entrants[a].deck, entrants[b].deck)
        pairings[a, b] = Report(tuple(found), games, who, seed, 0.0, len(found) < games, of)
    return Standings(entrants, pairings, seed, seconds, interrupted)


def _match(
    decks: Sequence[Sequence[CardDefinition]], players: Sequence[Chosen], a: tuple[int, int], b: tuple[int, int]
) -> Match:
    return tuple(decks[a[0]]), tuple(decks[b[0]]), (players[a[1]], players[b[1]])
