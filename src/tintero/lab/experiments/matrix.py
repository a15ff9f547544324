"""Every deck against every other: the rate of each cell, what each is worth against a field, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ..report import wilson
from .crew import Crew
from .field import Contender, Terms
from .field_rates import Cell, FieldAverage, field_average
from .game_series import Played

NO_GAMES = Cell(0, 0, 0)


def cell_of(played: Played, series: int) -> Cell:
    rows = played.found[series].values()
    return Cell(sum(row[0] == 0 for row in rows), sum(row[0] == -1 for row in rows), len(rows))


def turned(cell: Cell) -> Cell:
    """The same games as the other deck sees them."""
    return cell._replace(wins=cell.games - cell.wins - cell.draws)


def cell_data(cell: Cell) -> dict[str, Any]:
    low, high = wilson(cell.points, cell.games)
    return {**cell._asdict(), "rate": cell.rate, "interval": [low, high]}


@dataclass(frozen=True)
class Matrix:
    """`cells`: by the places of two decks, the first of them below the second."""

    decks: tuple[str, ...]
    cells: dict[tuple[int, int], Cell]
    weights: tuple[float, ...]  # how often each deck is met
    terms: Terms
    asked: int  # games for each cell
    interrupted: bool = False

    def cell(self, deck: int, against: int) -> Cell:
        """As the first of the two sees it; a deck against itself is not played: it is even."""
        if deck == against:
            return NO_GAMES
        if deck < against:
            return self.cells[deck, against]
        return turned(self.cells[against, deck])

    def average(self, deck: int) -> FieldAverage:
        """Against the field. Against itself it wins half of its games, which no game has to show."""
        others = [n for n in range(len(self.decks)) if n != deck]
        found = field_average([self.cell(deck, n) for n in others], [self.weights[n] for n in others])
        share = self.weights[deck] / sum(self.weights)
        low, high = (0.5 * share + bound * (1 - share) for bound in found.interval)
        return FieldAverage(0.5 * share + found.rate * (1 - share), (low, high), found.games)

    @property
    def order(self) -> list[int]:
        """The best against the field first."""
        return sorted(range(len(self.decks)), key=lambda n: -self.average(n).rate)

    def best_against(self, deck: int) -> int:
        """Who wins most against it."""
        return max((n for n in range(len(self.decks)) if n != deck), key=lambda n: self.cell(n, deck).rate)

    def to_data(self) -> dict[str, Any]:
        count = range(len(self.decks))
        return {
            "decks": [
                {
                    "deck": self.decks[n], "weight": self.weights[n], "field": self.average(n).to_data(),
                    "best_response": self.decks[self.best_against(n)],
                }
                for n in count
            ],
            "order": [self.decks[n] for n in self.order],
            "best_response_to_field": self.decks[self.order[0]],
            "cells": [
                {"deck": self.decks[a], "against": self.decks[b], **cell_data(self.cell(a, b))}
                for a in count for b in count if a != b
            ],
            "asked": self.asked,
            "interrupted": self.interrupted,
            **self.terms.to_data(),
        }  # fmt: skip


def matrix(
    decks: Sequence[Contender], terms: Terms, crew: Crew, games: int = 200, weights: Sequence[float] = ()
) -> Matrix:
    """So many games for each two of them; each cell is what `simulate` plays, on seeds of its own."""
    if len(decks) < 2:
        raise ValueError("a matrix needs two decks")
    pairs = list(combinations(range(len(decks)), 2))
    played = crew.play([
        terms.series((decks[a].cards, decks[b].cards), games, opponent=n) for n, (a, b) in enumerate(pairs)
    ])  # fmt: skip
    cells = {pair: cell_of(played, n) for n, pair in enumerate(pairs)}
    met = tuple(weights) or (1.0,) * len(decks)
    return Matrix(tuple(deck.name for deck in decks), cells, met, terms, games, played.interrupted)


@dataclass(frozen=True)
class Gauntlet:
    """One deck against each of a field."""

    deck: str
    rows: tuple[tuple[str, Cell], ...]
    terms: Terms
    asked: int
    interrupted: bool = False

    @property
    def average(self) -> FieldAverage:
        return field_average([cell for _, cell in self.rows], [1.0] * len(self.rows))

    @property
    def order(self) -> list[tuple[str, Cell]]:
        """The worst matchup first."""
        return sorted(self.rows, key=lambda row: row[1].rate)

    def to_data(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "field": self.average.to_data(),
            "opponents": [{"deck": name, **cell_data(cell)} for name, cell in self.rows],
            "asked": self.asked,
            "interrupted": self.interrupted,
            **self.terms.to_data(),
        }


def gauntlet(deck: Contender, field: Sequence[Contender], terms: Terms, crew: Crew, games: int = 200) -> Gauntlet:
    played = crew.play([terms.series((deck.cards, other.cards), games, opponent=n) for n, other in enumerate(field)])
    rows = tuple((other.name, cell_of(played, n)) for n, other in enumerate(field))
    return Gauntlet(deck.name, rows, terms, games, played.interrupted)
