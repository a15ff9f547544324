"""The tables at which environments play: decks made ready once, whoever sits down at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from operator import index
from typing import Any, Final, SupportsIndex

from tintero.lab.simulate import LONGEST_GAME
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings
from tintero.rules.table import Deal, make_table
from tintero.table.house import House
from tintero.welcome import usual_house

from .card_tokens import tokens
from .rows.columns import SEATS
from .rows.encoder import Encoder

# Decks of the benchmark: played by greedy, each wins 44 to 58 % against any of the others (docs/sample-decks.md).
BENCHMARK: Final = (
    "amber-emerald-company", "amber-steel-guardians", "emerald-sapphire-wardens", "ruby-steel-duelists",
)
FORMATS: Final[Mapping[str, Settings]] = {"constructed": CONSTRUCTED, "pack-rush": PACK_RUSH}
LEAST_PLAYERS: Final = 2
MOST_LAID: Final = 1_000  # tables that are kept ready: who plays with new decks all the time does not fill the memory


def checked_players(players: int) -> int:
    """The number of players, if so many can play."""
    if not isinstance(players, SupportsIndex) or not LEAST_PLAYERS <= index(players) <= SEATS:
        raise ValueError(f"`players` is a number from {LEAST_PLAYERS} to {SEATS}")
    return index(players)


class Laid:
    """A table with its decks, and who writes down what is seen of it. Nobody changes it: all copies are this one."""

    __slots__ = ("deal", "decks", "encoder", "hall", "settings")

    def __init__(self, hall: Hall, decks: tuple[str, ...], settings: Settings, deal: Deal) -> None:
        self.hall = hall
        self.decks = decks
        self.settings = settings
        self.deal = deal
        self.encoder = Encoder(deal.table, tokens())

    def __deepcopy__(self, memo: object) -> Laid:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (Hall.lay, (self.hall, self.decks, self.settings))


class Hall:
    """The tables of one house, each laid when somebody first sits down at it; of many, the oldest is cleared away."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._laid: dict[tuple[tuple[str, ...], Settings], Laid] = {}

    def lay(self, decks: Sequence[str], settings: Settings = CONSTRUCTED) -> Laid:
        """`decks`: names of samples, paths, or pasted lists, one for each seat."""
        decks = tuple(decks)
        if not LEAST_PLAYERS <= len(decks) <= SEATS:
            raise ValueError(f"a game has {LEAST_PLAYERS} to {SEATS} players, each with a deck; {len(decks)} are given")
        if not settings.max_turns:
            settings = replace(settings, max_turns=LONGEST_GAME)
        found = self._laid.get((decks, settings))
        if found is None:
            house = self.house
            cards = [house.definitions(house.load_deck(deck)) for deck in decks]
            found = Laid(self, decks, settings, make_table(cards, settings, library=house.library))
            self._laid[(decks, settings)] = found
            if len(self._laid) > MOST_LAID:
                del self._laid[next(iter(self._laid))]
        return found

    def __deepcopy__(self, memo: object) -> Hall:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (usual_hall, ()) if self is usual_hall() else (Hall, (self.house,))


@cache
def usual_hall() -> Hall:
    """The tables of this process, with the card data of this machine."""
    return Hall(usual_house())


def settings_of(options: Mapping[str, Any]) -> Settings:
    """What `options` say about the rules: a format by name, or `settings` themselves."""
    given = options.get("settings")
    if given is not None:
        if not isinstance(given, Settings):
            raise ValueError("`settings` is a tintero.Settings")
        return given
    name = options.get("format", "constructed")
    if not isinstance(name, str) or name not in FORMATS:
        raise ValueError(f"there is no format {name!r}; there are: {', '.join(FORMATS)}")
    return FORMATS[name]
