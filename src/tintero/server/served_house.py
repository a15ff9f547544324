"""The house of a server: its bots, and positions that are set up as rulings describe them."""

from __future__ import annotations

from tintero.judge.opening import position_game
from tintero.players.chosen import seated_player
from tintero.table.house import House


def served_house(cards: str | None) -> House:
    return House(cards, seated_player, positions=position_game)
