"""Which of two players is stronger: pairs of games in which only the players change places, and a test that knows when
enough was seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, log, log10
from time import perf_counter
from typing import Any, Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import chosen_player, names_of
from tintero.rules.event import NOBODY
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from .experiments.kept_games import Kept
from .experiments.kept_run import KeptRun
from .report import GameResult, wilson
from .simulate import Part, Progress, Run

ELO_SCALE: Final = 400.0
MISTAKE: Final = 0.05  # how often the test may be wrong, in either direction
BOUND: Final = log((1 - MISTAKE) / MISTAKE)  # what the ratio must reach
FEW: Final = 4  # pairs of equal players that are thought of beside those seen: a few that came out alike prove little
EVEN: Final = 0.125  # how much the share of a pair varies between equal players

STRONGER: Final = "H1"
NOT_STRONGER: Final = "H0"
UNDECIDED: Final = "undecided"


class Hypotheses(NamedTuple):
    """Is the first player better by `more` Elo rather than by `less`?"""

    less: float
    more: float


def score_of(elo: float) -> float:
    """The share of points that a player who is better by so much Elo wins."""
    return float(1 / (1 + 10 ** (-elo / ELO_SCALE)))


def elo_of(score: float) -> float:
    """The other way round; whoever wins everything is better beyond all measure."""
    if not 0 < score < 1:
        return inf if score > 0 else -inf
    return ELO_SCALE * log10(score / (1 - score))


def log_likelihood_ratio(shares: Sequence[float], h: Hypotheses) -> float:
    """The generalised sequential ratio over pairs, with the normal approximation: above 0 speaks for `h.more`."""
    number = len(shares)
    if not number:
        return 0.0
    mean = sum(shares) / number
    variance = (sum((share - mean) ** 2 for share in shares) + FEW * EVEN) / (number + FEW)
    low, high = score_of(h.less), score_of(h.more)
    return number * (high - low) * (2 * mean - low - high) / (2 * variance)


@dataclass(frozen=True, repr=False)
class ArenaReport:
    """What came out. `pairs`: the first player's share of each; a pair is won by whoever has more of its two games."""

    players: tuple[str, str]
    pairs: tuple[float, ...]
    asked: int  # how many pairs were wanted at most
    seed: int
    seconds: float
    hypotheses: Hypotheses | None = None
    interrupted: bool = False

    @property
    def wins(self) -> int:
        return sum(1 for share in self.pairs if share > 0.5)

    @property
    def draws(self) -> int:
        return sum(1 for share in self.pairs if share == 0.5)

    @property
    def losses(self) -> int:
        return sum(1 for share in self.pairs if share < 0.5)

    @property
    def score(self) -> float:
        """The first player's share of all points."""
        return sum(self.pairs) / len(self.pairs) if self.pairs else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, in 95 of 100 such runs: Wilson's interval with the variance of the pairs.

        The two games of a pair are no independent games. So many independent ones would vary as these pairs do; where
        all pairs are alike, each counts as one.
        """
        n = len(self.pairs)
        if not n:
            return 0.0, 1.0
        mean = self.score
        variance = sum((share - mean) ** 2 for share in self.pairs) / n
        games = n * mean * (1 - mean) / variance if variance > 0 else float(n)
        return wilson(mean * games, games)

    @property
    def elo(self) -> float:
        return elo_of(self.score)

    @property
    def elo_interval(self) -> tuple[float, float]:
        low, high = self.interval
        return elo_of(low), elo_of(high)

    @property
    def llr(self) -> float | None:
        """None without a question."""
        return None if self.hypotheses is None else log_likelihood_ratio(self.pairs, self.hypotheses)

    @property
    def verdict(self) -> str | None:
        return None if self.llr is None else verdict_of(self.llr)

    def to_dict(self, timing: bool = True) -> dict[str, Any]:
        """Plain data. Without `timing` it is the same for every number of jobs."""
        data: dict[str, Any] = {
            "players": list(self.players),
            "pairs": len(self.pairs),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score,
            "interval": list(self.interval),
            "elo": _finite(self.elo),
            "elo_interval": [_finite(elo) for elo in self.elo_interval],
            "sprt": None if self.hypotheses is None else list(self.hypotheses),
            "llr": self.llr,
            "verdict": self.verdict,
            "seed": self.seed,
            "asked": self.asked,
            "interrupted": self.interrupted,
        }
        if timing:
            data["seconds"] = self.seconds
        return data

    def __repr__(self) -> str:
        low, high = self.interval
        verdict = f", {self.verdict}" if self.verdict else ""
        return (
            f"<{self.players[0]} against {self.players[1]}, {len(self.pairs)} pairs: "
            f"{self.score:.1%} ({low:.1%} to {high:.1%}){verdict}>"
        )


def _finite(elo: float) -> float | None:
    """JSON has no word for what is beyond all measure."""
    return elo if isfinite(elo) else None


def verdict_of(llr: float) -> str:
    return STRONGER if llr >= BOUND else NOT_STRONGER if llr <= -BOUND else UNDECIDED


def share_of(first: GameResult, second: GameResult) -> float:
    """Of the player who had deck 0 in the first game and deck 1 in the second."""
    return (_points(first, 0) + _points(second, 1)) / 2


def _points(game: GameResult, deck: int) -> float:
    return 0.5 if game.winner == NOBODY else float(game.winner == deck)


def arena(
    players: tuple[Who, Who],
    decks: Sequence[tuple[Sequence[CardDefinition], Sequence[CardDefinition]]],
    pairs: int = 100,
    hypotheses: Hypotheses | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    settings: Settings = CONSTRUCTED,
    house: House | None = None,
    kept: Kept | None = None,
) -> ArenaReport:
    """Play so many pairs, or fewer if the test knows before; the two decks of each pair in turn.

    In a pair the same cards lie in the same order and the same player starts: only who plays which deck changes. The
    pairs are looked at in their order, so the result is the same however many processes share the work. What is in
    `kept` is not played again, and each game that is finished is put there.
    """
    if not decks:
        raise ValueError("an arena needs decks")
    who = (chosen_player(players[0]), chosen_player(players[1]))
    matches = [(tuple(one), tuple(other), seated) for one, other in decks for seated in (who, who[::-1])]
    asked = (matches, pairs, seed, settings, house or House())
    run = Run(*asked) if kept is None else KeptRun(*asked, kept)
    found: list[float] = []
    began = perf_counter()
    interrupted = False
    games = run.each(parts_of(pairs, len(decks)), jobs)
    try:
        for (first,) in games:
            (second,) = next(games)
            found.append(share_of(first, second))
            if progress is not None:
                progress(len(found), pairs)
            if hypotheses and verdict_of(log_likelihood_ratio(found, hypotheses)) != UNDECIDED:
                break
    except KeyboardInterrupt:
        interrupted = True
    finally:
        games.close()
    titles = names_of(who)
    seconds = perf_counter() - began
    return ArenaReport((titles[0], titles[1]), tuple(found), pairs, seed, seconds, hypotheses, interrupted)


def parts_of(pairs: int, decks: int) -> list[Part]:
    """The games of all pairs: each with both seatings, one after the other."""
    found: list[Part] = []
    for pair in range(pairs):
        number, deck = divmod(pair, decks)
        found += [(2 * deck, (number, number + 1)), (2 * deck + 1, (number, number + 1))]
    return found
