"""Against whom a deck is tried, and on which terms: who plays, the seed, the rules, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.players.chosen import chosen_player, names_of
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table.house import House
from tintero.table.seat import Who

from ..report import wilson
from ..simulate import game_seed
from .game_series import Series, series_of
from .provenance import bot_digest, made_with

OPPONENT: Final = 3  # the purpose of a seed; games and the players in them have those before


@dataclass(frozen=True)
class Contender:
    """A deck ready to play, with what it is called."""

    name: str
    cards: tuple[CardDefinition, ...]


@dataclass(frozen=True)
class Terms:
    """What all games of an experiment have in common: who plays, the seed, the rules, the cards."""

    players: tuple[Who, Who] = ("greedy", "greedy")
    seed: int = 0
    settings: Settings = CONSTRUCTED
    house: House = field(default_factory=House)

    def series(
        self, decks: tuple[Sequence[CardDefinition], Sequence[CardDefinition]], games: int, kind: str = "plain",
        more: str = "", opponent: int = 0,
    ) -> Series:  # fmt: skip
        """`opponent`: each has seeds of its own, so that a deck is not dealt the same cards against all of them."""
        seed = game_seed(self.seed, opponent, OPPONENT) if opponent else self.seed
        return series_of(decks, self.players, games, seed, self.house, kind, more, self.settings)

    def to_data(self) -> dict[str, Any]:
        """Who played, and with what: every figure is about these players, this seed and these versions."""
        chosen = [chosen_player(who) for who in self.players]
        bots = {who.address: digest for who in chosen if (digest := bot_digest(who.address))}
        return {
            "players": names_of(chosen),
            "seed": self.seed,
            "made_with": {**made_with(self.house.pool), **bots},
        }


def shared_out(games: int, among: int) -> list[int]:
    """So many games for each opponent, as evenly as possible."""
    each, more = divmod(games, among)
    return [each + (n < more) for n in range(among)]


def points(row: Sequence[object], deck: int = 0) -> float:
    """What a deck has of a game that was noted: 1, 0, or a half of a drawn one."""
    winner = row[0]
    return 0.5 if winner == -1 else float(winner == deck)


@dataclass(frozen=True)
class Rate:
    """Games won of those in which something was so."""

    won: float
    games: int

    @property
    def rate(self) -> float | None:
        return self.won / self.games if self.games else None

    def to_data(self) -> dict[str, Any]:
        return {"rate": self.rate, "interval": list(wilson(self.won, self.games)), "games": self.games}
