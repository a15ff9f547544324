"""How fast a deck is when nobody stops it: games against an opponent who does nothing but end turns.

It is a measure of the deck in the hands of the player who plays it, and of nothing else: whatever is there to stop an
opponent stands idle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import fmean, median, stdev
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.lab.report import Z95
from tintero.lab.simulate import (
    CHUNK,
    Errand,
    Pairing,
    Progress,
    Span,
    game_seed,
    make_errand,
    open_table,
    play_game,
)
from tintero.lab.workers import shared
from tintero.players.chosen import Chosen, chosen_player
from tintero.players.player import Player
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from .deck_odds import Start

GAMES: Final = 200
LONGEST: Final = 30  # turns of the deck; what is slower has no clock
FEWEST: Final = 5  # games below which an interval says nothing


class Passive(Player):
    """Ends its turns, keeps its hand and declines. Where it must choose, it gives away as little lore as it can."""

    __slots__ = ()

    def __init__(self, seed: int = 0) -> None:
        super().__init__()

    def choose(self, game: Game) -> int:
        verbs = [option.verb for option in game.options]
        for idle in (op.END, op.DONE, op.NO):
            if idle in verbs:
                return verbs.index(idle)
        return min(range(len(verbs)), key=lambda number: given_away(game, number))


def given_away(game: Game, number: int) -> int:
    """The lore that the others have right after this answer."""
    after = game.clone()
    after.choose(number)
    return sum(p.lore for p in after.state.players if p.index != game.to_decide)


@dataclass(frozen=True)
class Clock:
    """On which of its turns the deck had the lore, game by game; None: not by the last turn that was played."""

    turns: tuple[int | None, ...]

    @property
    def games(self) -> int:
        return len(self.turns)

    @property
    def reached(self) -> tuple[int, ...]:
        return tuple(turn for turn in self.turns if turn is not None)

    @property
    def mean(self) -> float | None:
        """Of all games; None where some game never got there, because then there is none."""
        return fmean(self.reached) if self.turns and len(self.reached) == self.games else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true mean lies, in 95 of 100 such runs (Student)."""
        mean = self.mean
        if mean is None or self.games < FEWEST:
            return None
        half = student95(self.games - 1) * stdev(self.reached) / sqrt(self.games)
        return mean - half, mean + half

    @property
    def median(self) -> float | None:
        """A game that never got there counts as later than all others."""
        if not self.turns:
            return None
        middle = float(median([inf if turn is None else turn for turn in self.turns]))
        return None if middle == inf else middle

    @property
    def distribution(self) -> dict[int, int]:
        """How many games got there on each turn, from the first to the last on which one did."""
        counts = Counter(self.reached)
        return {turn: counts[turn] for turn in range(min(counts), max(counts) + 1)} if counts else {}

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games, "reached": len(self.reached), "mean": self.mean,
            "interval": None if self.interval is None else list(self.interval), "median": self.median,
            "distribution": [{"turn": turn, "games": n} for turn, n in self.distribution.items()],
        }  # fmt: skip


def student95(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion of Cornish and Fisher; good to 0.01 from four on."""
    z, n = Z95, float(freedom)
    return (
        z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )  # fmt: skip


@dataclass(frozen=True)
class Goldfish:
    """The games in their order: the deck begins every other one, the first too."""

    turns: tuple[int | None, ...]
    asked: int
    player: str
    seed: int
    lore: int  # how much is wanted
    interrupted: bool = False

    @property
    def games(self) -> int:
        return len(self.turns)

    def clock(self, start: Start | None = None) -> Clock:
        """All games, or those that the deck began, or not."""
        if start is None:
            return Clock(self.turns)
        return Clock(self.turns[0 if start == Start.PLAY else 1 :: 2])

    def to_data(self) -> dict[str, Any]:
        """The same for every number of jobs."""
        return {
            "games": self.games, "asked": self.asked, "interrupted": self.interrupted, "seed": self.seed,
            "player": self.player, "against": "passive", "lore": self.lore, "last_turn": LONGEST,
            "all": self.clock().to_data(), **{start.value: self.clock(start).to_data() for start in Start},
        }  # fmt: skip


def goldfish(
    deck: Sequence[CardDefinition], games: int = GAMES, seed: int = 0, jobs: int = 1, player: Who = "greedy",
    progress: Progress | None = None, settings: Settings = CONSTRUCTED, house: House | None = None,
) -> Goldfish:  # fmt: skip
    """Play the deck against a copy of itself whose player is passive. Ctrl-C stops early, with the games so far.

    About `jobs` the same holds as for `simulate`.
    """
    if games < 0 or jobs < 1:
        raise ValueError("the number of games must not be negative, and at least one job is needed")
    who = (chosen_player(player), chosen_player(Passive))
    decks = (tuple(deck), tuple(deck))
    limited = replace(settings, max_turns=2 * LONGEST)
    home = house or House()
    spans = [(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    jobs = min(jobs, len(spans))
    if jobs > 1:
        cards = None if home.cards is None else str(home.cards)
        errand = make_errand(decks, who, seed, limited, cards)
        chunks = shared(_work, [(errand, span) for span in spans], jobs)
    else:
        chunks = _alone(decks, who, seed, limited, home, spans)
    turns: list[int | None] = []
    interrupted = False
    try:
        for chunk in chunks:
            turns += chunk
            if progress is not None:
                progress(len(turns), games)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        chunks.close()
    return Goldfish(tuple(turns), games, who[0].name, seed, settings.lore_to_win, interrupted)


def _alone(
    decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], who: tuple[Chosen, Chosen], seed: int,
    settings: Settings, house: House, spans: Sequence[Span],
) -> Generator[list[int | None], None, None]:  # fmt: skip
    pairing = Pairing(decks, who, seed, settings, house)
    for span in spans:
        yield [turn_reached(pairing, number) for number in range(*span)]


def _work(errand: Errand, span: Span) -> list[int | None]:
    pairing = open_table(errand)
    return [turn_reached(pairing, number) for number in range(*span)]


def turn_reached(pairing: Pairing, number: int) -> int | None:
    """Game `number`: on which of its own turns the first deck had lore enough; None if it never had."""
    game = Game.start(pairing.deals[0], game_seed(pairing.seed, number), number & 1, log=pairing.told)
    seats = [
        player.seated(game_seed(pairing.seed, number, 1 + seat), pairing.house)
        for seat, player in enumerate(pairing.players)
    ]
    play_game(game, seats)
    mine = game.state.players[0]
    return mine.turns if mine.lore >= game.lore_to_win(0) else None
