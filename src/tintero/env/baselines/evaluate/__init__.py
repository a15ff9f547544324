"""The protocol by which players are compared: pairs of games on the decks of the benchmark.

Pair n has the seed `seed + n` and the decks `PAIRINGS[n % 16]`. Its two games are dealt alike and the same seat starts;
only the players change places, so that luck with the deal counts for both. A draw is half a game for either. What each
player draws by chance comes from the seed of the pair and its seat: who is not timed plays the same games again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from tintero.env.hall import BENCHMARK, Hall
from tintero.env.match import Match
from tintero.lab.arena import ArenaReport

from ..contestant import Contestant

PAIRINGS: Final = tuple(product(BENCHMARK, BENCHMARK))  # of seat 0 and of seat 1, mirrors among them
SEATS: Final = 2


class Pair(NamedTuple):
    """Two games. `points`: of the player, when it had seat 0 and when it had seat 1."""

    seed: int
    decks: tuple[str, str]
    points: tuple[float, float]

    @property
    def share(self) -> float:
        return sum(self.points) / SEATS


class Evaluation(NamedTuple):
    """All pairs that were played, in their order."""

    player: str
    against: str
    seed: int
    asked: int
    pairs: tuple[Pair, ...]
    seconds: float

    @property
    def report(self) -> ArenaReport:
        """With its interval: Wilson's, for as many games as vary like these pairs."""
        shares = tuple(pair.share for pair in self.pairs)
        return ArenaReport((self.player, self.against), shares, self.asked, self.seed, self.seconds)

    def to_dict(self) -> dict[str, Any]:
        found = self.report
        return {
            "player": self.player, "against": self.against, "seed": self.seed, "asked": self.asked,
            "pairs": len(self.pairs), "score": found.score, "interval": list(found.interval),
            "seconds": self.seconds, "played": [pair._asdict() for pair in self.pairs],
        }  # fmt: skip

    def __str__(self) -> str:
        low, high = self.report.interval
        return (
            f"{self.player} against {self.against}: {self.report.score:.1%} of {SEATS * len(self.pairs)} games "
            f"({low:.1%} to {high:.1%}), seeds {self.seed} to {self.seed + len(self.pairs) - 1}, {self.seconds:.0f} s"
        )


def evaluate(
    player: Contestant, against: Contestant, pairs: int, seed: int, hall: Hall, record: Path | None = None,
    seconds: float | None = None,
) -> Evaluation:  # fmt: skip
    """`record`: a file in which every pair is written as soon as it was played; those in it are not played again.

    `seconds`: no pair begins later than that.
    """
    began = perf_counter()
    found = [] if record is None else list(recorded(record, player.name, against.name, seed))[:pairs]
    while len(found) < pairs and (seconds is None or perf_counter() - began < seconds):
        pair = play_pair(player, against, len(found), seed, hall)
        found.append(pair)
        if record is not None:
            with record.open("a", encoding="utf-8") as file:
                file.write(json.dumps([player.name, against.name, seed, *pair]) + "\n")
    return Evaluation(player.name, against.name, seed, pairs, tuple(found), perf_counter() - began)


def play_pair(player: Contestant, against: Contestant, number: int, seed: int, hall: Hall) -> Pair:
    decks = PAIRINGS[number % len(PAIRINGS)]
    first = play_game((player, against), decks, seed + number, hall)[0]
    second = play_game((against, player), decks, seed + number, hall)[1]
    return Pair(seed + number, decks, (first, second))


def play_game(
    seats: tuple[Contestant, Contestant], decks: tuple[str, str], seed: int, hall: Hall
) -> tuple[float, float]:
    """The points of both seats: 1 for winning, half for a draw."""
    match = Match.begin(hall.lay(decks), seed)
    moves = [who.seated(SEATS * seed + seat, hall) for seat, who in enumerate(seats)]
    while not match.over:
        moves[match.to_act](match)
    mine, theirs = match.returns()
    return (1 + mine) / 2, (1 + theirs) / 2


def recorded(record: Path, player: str, against: str, seed: int) -> Iterator[Pair]:
    """The pairs of a file. It must be about the same players and seeds; a line that was cut off is played again."""
    if not record.exists():
        return
    kept = ""
    for line in record.read_text("utf-8").splitlines(keepends=True):
        if not line.endswith("\n"):
            record.write_text(kept, encoding="utf-8")
            return
        name, other, began, at, decks, points = json.loads(line)
        if (name, other, began) != (player, against, seed):
            raise ValueError(f"{record} is about {name} against {other} from seed {began}")
        kept += line
        yield Pair(at, (decks[0], decks[1]), (points[0], points[1]))
