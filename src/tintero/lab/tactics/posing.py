"""Putting positions to a player: what it answers, and whether that is one of the best answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tintero.players.chosen import seated_player
from tintero.rules.event import NOBODY
from tintero.rules.option import Option
from tintero.table.front import Game as Told
from tintero.table.house import House
from tintero.table.seat import Who
from tintero.words import base_of

from .positions import Tactic

SEEDS: Final = (1, 2, 3)


@dataclass(frozen=True)
class Posed:
    """What came of one position. `given`: the answer with each seed."""

    tactic: Tactic
    given: tuple[Option, ...]

    @property
    def solved(self) -> bool:
        """Every answer was one of the best."""
        return all(option in self.tactic.best for option in self.given)

    def given_in(self, lang: str, house: House) -> list[str]:
        """The answers in words, each once."""
        return in_words(self.tactic, dict.fromkeys(self.given), lang, house)

    def best_in(self, lang: str, house: House) -> list[str]:
        return in_words(self.tactic, self.tactic.best, lang, house)

    def to_data(self, house: House) -> dict[str, object]:
        """All of it as plain data, in English and Spanish."""
        return {
            "id": self.tactic.id,
            "title": {lang: self.tactic.scenario.title_in(lang) for lang in self.tactic.why},
            "theme": self.tactic.theme,
            "claim": self.tactic.claim.value,
            "solved": self.solved,
            "chosen": {lang: self.given_in(lang, house) for lang in self.tactic.why},
            "best": {lang: self.best_in(lang, house) for lang in self.tactic.why},
            "why": dict(self.tactic.why),
        }


def pose(tactics: Iterable[Tactic], who: Who, house: House, seeds: Iterable[int] = SEEDS) -> Iterator[Posed]:
    """Ask a new player for every position and every seed."""
    chances = tuple(seeds)
    for tactic in tactics:
        yield Posed(tactic, tuple(answer(tactic, who, seed, house) for seed in chances))


def answer(tactic: Tactic, who: Who, seed: int, house: House) -> Option:
    """What a player answers, on a copy of the table."""
    game = tactic.table.game.clone(log=True)
    return game.options[seated_player(who, seed, house).choose(game)]


def in_words(tactic: Tactic, options: Iterable[Option], lang: str, house: House) -> list[str]:
    """Options of the open question as whoever is asked reads them."""
    told = Told(tactic.table.game, house, (), 0, NOBODY)
    texts = {o.answer: o.text(base_of(lang)) for o in told.options}
    return [texts[option] for option in options]
