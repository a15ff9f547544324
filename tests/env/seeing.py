"""An observation read by the names of its columns, for tests."""

from __future__ import annotations

import numpy as np

from tintero.env.arrays import parts
from tintero.env.card_tokens import tokens
from tintero.env.rows import columns as col
from tintero.env.rows.encoder import Encoder, Told
from tintero.rules.game import Game

Row = dict[str, int]


class Seen:
    """What one seat is given of a game."""

    def __init__(self, game: Game, viewer: int = 0, pages: int = 0) -> None:
        encoder = Encoder(game.state.table, tokens())
        told = Told(viewer)
        encoder.hear(game.state, game.events, told)
        found = parts(np.frombuffer(encoder.observe(game.state, viewer, pages, told), np.int16))
        self.summary = named(found["global"], col.GLOBAL)
        self.entities = rows(found["entities"], col.ENTITY, "zone")
        self.options = rows(found["options"], col.OPTION, "verb")
        self.history = rows(found["history"], col.HISTORY, "kind")

    def all(self, name: str) -> list[Row]:
        """The entities with the token of this card."""
        return [row for row in self.entities if row["token"] == tokens()[name]]

    def one(self, name: str) -> Row:
        (found,) = self.all(name)
        return found

    def at(self, row: int) -> Row:
        """The entity that an option or another entity refers to: they count from 1."""
        assert row > 0
        return self.entities[row - 1]

    def in_zone(self, zone: int, owner: int) -> list[Row]:
        return [row for row in self.entities if (row["zone"], row["owner"]) == (zone, owner)]

    def seat(self, owner: int) -> Row:
        (found,) = self.in_zone(col.SEAT, owner)
        return found


def named(numbers: np.ndarray, columns: tuple[col.Column, ...]) -> Row:
    return {column.name: int(n) for column, n in zip(columns, numbers, strict=True)}


def rows(numbers: np.ndarray, columns: tuple[col.Column, ...], full: str) -> list[Row]:
    """The rows that are not empty; after the first empty one there is nothing more."""
    found = [named(row, columns) for row in numbers]
    there = [row for row in found if row[full]]
    assert found[: len(there)] == there
    assert not numbers[len(there) :].any()
    return there
