"""A series: one pairing, and so many games of it. Parts of series are played anywhere, and put together in order."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import Chosen, chosen_player
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from ..simulate import LONGEST_GAME, Errand, make_errand
from .kept_games import Rows
from .provenance import bot_digest, engine_digest, pace_of

PART: Final = 40  # games that are played, and kept, together
SLOW_PART: Final = 2  # of players who think about every answer
FAST: Final = ("greedy", "random")


class Series(NamedTuple):
    """Texts and numbers only: this is what goes to another process or another machine."""

    kind: str  # what is played and noted: a name in `game_kinds.KINDS`
    errand: Errand
    games: int
    more: str = ""  # JSON, what this kind wants to know besides

    @property
    def key(self) -> str:
        """Of everything that decides how its games go."""
        bots = [bot_digest(address) for address in self.errand.players]
        decides: list[object] = [self.kind, self.errand._replace(cards=None), self.more, bots, engine_digest()]
        if pace := pace_of(self.errand.players):
            decides.append(pace)
        return hashlib.sha256(json.dumps(decides).encode()).hexdigest()

    @property
    def is_fast(self) -> bool:
        return all(address.partition(":")[0] in FAST for address in self.errand.players)

    @property
    def part(self) -> int:
        return PART if self.is_fast else SLOW_PART

    @property
    def together(self) -> int:
        """How many games are written to the disk together: of players who think, none waits for another."""
        return PART if self.is_fast else 1


class Part(NamedTuple):
    """Games `start` to `stop` of a series, by its place in the plan."""

    series: int
    start: int
    stop: int


def series_of(
    decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], players: tuple[Who, Who], games: int,
    seed: int, house: House, kind: str = "plain", more: str = "", settings: Settings = CONSTRUCTED,
) -> Series:  # fmt: skip
    """The first deck is the one that the experiment is about."""
    who: tuple[Chosen, Chosen] = (chosen_player(players[0]), chosen_player(players[1]))
    ended = settings if settings.max_turns else replace(settings, max_turns=LONGEST_GAME)
    cards = None if house.cards is None else str(house.cards)
    return Series(kind, make_errand(decks, who, seed, ended, cards), games, more)


@dataclass
class Played:
    """What has come of a plan so far: the games of each series by their number, with gaps where it was stopped."""

    series: Sequence[Series]
    found: list[dict[int, list[object]]] = field(default_factory=list)
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.found = [{} for _ in self.series]

    def take(self, part: Part, rows: Rows) -> None:
        self.found[part.series].update(zip(range(part.start, part.stop), rows, strict=True))

    def put_in_order(self) -> None:
        """By their numbers, whoever finished first."""
        self.found = [dict(sorted(found.items())) for found in self.found]

    @property
    def games(self) -> int:
        return sum(len(found) for found in self.found)


def parts_of(series: Sequence[Series]) -> list[Part]:
    """Those that begin first come first, so that an experiment that is stopped has seen something of everything."""
    found = [
        Part(n, start, min(start + one.part, one.games))
        for n, one in enumerate(series)
        for start in range(0, one.games, one.part)
    ]
    return sorted(found, key=lambda part: (part.start, part.series))
