"""Recordings for tests: one of real games, and small ones whose facts are written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tintero.lab.experiments.crew import Crew
from tintero.lab.experiments.facts import CardFact, TurnFact
from tintero.lab.experiments.field import Contender, Terms
from tintero.lab.experiments.game_series import Played, Series
from tintero.lab.experiments.queried import Recording
from tintero.lab.experiments.recorded import Recorded, record

from ..reading import real
from .decks import sample, terms

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers", "emerald-sapphire-wardens")
GAMES = 6
SEED = 3
FIRST, SECOND = "Stitch - New Dog", "Be Prepared"


def real_terms() -> Terms:
    return terms(SEED)


def record_real(folder: Path, decks: Sequence[str] = DECKS, games: int = GAMES) -> Recorded:
    return record(folder, [sample(name) for name in decks], real_terms(), Crew(), games, "tintero lab record …")


def rows(recording: Recording, sql: str) -> list[tuple[Any, ...]]:
    return list(recording.ask(sql).rows)


# ---- by hand ---------------------------------------------------------------------------------------------------------


class Told(Crew):
    """Plays nothing: these are the games of each series."""

    def __init__(self, found: Sequence[dict[int, list[Any]]], interrupted: bool = False) -> None:
        super().__init__()
        self.found = found
        self.interrupted = interrupted

    def play(self, series: Sequence[Series]) -> Played:
        played = Played(series)
        played.found = [dict(games) for games in self.found]
        played.interrupted = self.interrupted
        return played


def copy(deck: int, place: int, seen: int = 0, inked: int = -1, played: int = -1, lore: int = 0) -> list[Any]:
    paid = 0 if played == -1 else 7
    return list(CardFact(deck, place, seen == 0, seen == 0, seen, inked, played, paid, False, lore, -1))


def game(winner: int, starter: int, turns: int, cards: Sequence[list[Any]] = ()) -> list[Any]:
    told = [list(TurnFact(0, 1, 0, 1)), list(TurnFact(1, 1, 2, 1))]
    return [winner, starter, turns, 10 * turns, "" if winner == -1 else "lore", [list(c) for c in cards], told]


def small_decks() -> list[Contender]:
    """`mine` has two copies of a character and two of an action, `yours` four of the character."""
    first, second = real(FIRST), real(SECOND)
    return [Contender("mine", (first, first, second, second)), Contender("yours", (first,) * 4)]


def record_told(folder: Path, games: Sequence[list[Any]], interrupted: bool = False) -> Recorded:
    found = [dict(enumerate(games))]
    return record(folder, small_decks(), real_terms(), Told(found, interrupted), len(games))


# Six games of `mine` against `yours`: the action is in places 2 and 3. It was played by turn 7 in the first, the third
# and the last, which were all won; the others were lost, but for the fourth, which nobody won.
BY_HAND = [
    game(0, 0, 16, [copy(0, 2, seen=3, played=7, lore=2)]),
    game(1, 1, 16, [copy(0, 2, seen=5, played=8)]),
    game(0, 1, 16, [copy(0, 2, seen=2, played=6), copy(0, 3, seen=4, inked=4)]),
    game(-1, 0, 16, [copy(0, 0, seen=0), copy(1, 3, seen=1, played=1)]),
    game(1, 0, 16, [copy(0, 2, seen=4, inked=4)]),
    game(0, 1, 16, [copy(0, 2, seen=6, played=7, lore=1), copy(0, 3, seen=0, played=9, lore=3)]),
]
