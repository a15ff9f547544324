"""The position of a scenario as a table to play at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tintero.cards import Deck
from tintero.language import Reader
from tintero.rules.game import Game
from tintero.rules.settings import Asks, OpenPoints, Settings
from tintero.table.house import House
from tintero.table.session import Session

from .faults import BadScenario
from .scenario import Scenario, read_scenario, text_of
from .scenario_table import ScenarioTable


def position_game(text: str, house: House) -> Game:
    """The game that a scenario begins with: what `House` needs. ValueError for what is no scenario."""
    try:
        return ScenarioTable(read_scenario(text, house.reader), house.reader, house.library).game
    except BadScenario as fault:
        raise ValueError(str(fault)) from fault


def scenario_of(path: str | Path, reader: Reader) -> tuple[str, Scenario]:
    """A file as text and as what it says; raises BadScenario with the line."""
    text = text_of(path)
    return text, read_scenario(text, reader, str(path))


def laid_out(house: House, scenario: Scenario) -> tuple[list[Deck], Settings]:
    """What a table on the position begins with: decks of the cards that it names, and everything asked as judges do."""
    table = ScenarioTable(scenario, house.reader, house.library)
    s = table.game.state
    decks = []
    for player in range(scenario.players):
        names = [s.face_of(card).full_name for card, owner in enumerate(s.table.owners) if owner == player]
        cards = Counter(card for card in map(house.pool.get, names) if card is not None)
        decks.append(Deck(scenario.id, tuple(cards.items())))
    settings = Settings(players=scenario.players, asks=Asks.EVERYTHING, open_points=OpenPoints(**scenario.open_points))
    return decks, settings


def opened(house: House, scenario: Scenario, text: str, seats: Sequence[str]) -> Session:
    """A session on the position."""
    decks, settings = laid_out(house, scenario)
    return Session(house, decks, seats, 0, settings=settings, position=text)
