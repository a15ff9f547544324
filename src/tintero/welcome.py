"""The first words of a conversation with Tintero: a game, a deck, a card."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tintero.cards import Deck
from tintero.players.chosen import seated_player
from tintero.rules.game import Game as RulesGame
from tintero.rules.settings import CONSTRUCTED, Settings
from tintero.table import front, resumed
from tintero.table.front import Game
from tintero.table.house import CardInfo, House


@cache
def usual_house() -> House:
    """The card data of this machine; it is read once."""
    return House(players=seated_player, positions=set_up)


def set_up(text: str, house: House) -> RulesGame:
    """A position from its scenario; what can do that is loaded when somebody needs it."""
    from tintero.judge.opening import position_game

    return position_game(text, house)


def new_game(
    *decks: str | Path | Deck, seed: int = 0, settings: Settings = CONSTRUCTED, first: int | None = None,
    house: House | None = None,
) -> Game:
    """Begin a game with these decks: names of samples, paths, pasted lists, codes, or decks.

    `first`: who starts, from 1; else the seed decides. `house`: other card data than the usual.
    """
    return front.new_game(*decks, seed=seed, settings=settings, first=first, house=house or usual_house())


def from_json(text: str, house: House | None = None) -> Game:
    """The game of `game.to_json()`, played again to where it was."""
    return resumed.from_json(text, house or usual_house())


def load_deck(source: str | Path, house: House | None = None) -> Deck:
    """A deck by the name of a sample, by path, or from its pasted text or code."""
    return (house or usual_house()).load_deck(source)


def card(name: str, house: House | None = None) -> CardInfo:
    """A card by name: `.text`, `.spanish`, `.abilities`, `.cost`."""
    return (house or usual_house()).card(name)
