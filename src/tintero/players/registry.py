"""The players of the house, by name: `greedy`, `foresight`, `search:100ms`, `hard` and the other levels for people."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple

from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House

from .careless import CarelessPlayer
from .foreseer import ForesightPlayer
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer
from .search.budget import Budget
from .searcher import SearchPlayer


class Lists(StrEnum):
    """Whether a player that searches knows the deck lists of the others, or supposes them from what it saw."""

    OPEN = "open"
    CLOSED = "closed"


class Recipe(NamedTuple):
    """How a player of the house is made."""

    name: str  # as it is written: two players of one name play alike
    kind: type[Player]
    make: Callable[[int, House], Player]
    timed: bool = False  # whether the clock has a say in what it does


SEARCH: Final = "search"
FORESIGHT: Final = "foresight"  # like `search`, for those who know it: lists for people do not show it
SHORTEST: Final = 0.001  # seconds
LONGEST: Final = 3600.0
MOST_NODES: Final = 10_000_000
USUAL: Final = Budget(seconds=0.1)
LEVELS: Final[dict[str, Budget | None]] = {
    "easy": None,  # does not think, and is careless
    "medium": Budget(seconds=0.03),
    "hard": Budget(seconds=0.3),
    "expert": Budget(seconds=2.0),
}

PLAYERS: Final[tuple[str, ...]] = (*LEVELS, "greedy", "random")

_TIME: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")
_NODES: Final = re.compile(r"nodes=(\d{1,8})")


def recipe_of(text: str) -> Recipe | None:
    """The player of this name; None if the house has none. `UnknownBot` says what is wrong with a budget."""
    name = text.lower()
    if name == "random":
        return Recipe(name, RandomPlayer, lambda seed, _house: RandomPlayer(seed))
    if name == "greedy":
        return Recipe(name, GreedyPlayer, lambda seed, _house: GreedyPlayer(seed))
    if name in LEVELS:
        budget = LEVELS[name]
        if budget is None:
            return Recipe(name, CarelessPlayer, lambda seed, _house: CarelessPlayer(seed))
        return searching(name, budget, Lists.CLOSED)
    what, _, lists = name.partition("+")
    head, _, rest = what.partition(":")
    if head != SEARCH and what != FORESIGHT:
        return None
    if lists and lists not in list(Lists):
        raise UnknownBot("bad_lists", name=text)
    known = Lists(lists or Lists.CLOSED)
    return foreseeing(name, known) if what == FORESIGHT else searching(name, budget_of(rest, text), known)


def is_of_house(text: str) -> bool:
    """Whether the house has a player of this name."""
    try:
        return recipe_of(text) is not None
    except UnknownBot:
        return False


def is_timed(text: str) -> bool:
    """Whether this is a player of the house that plays otherwise on another machine, or at another time."""
    found = recipe_of(text)
    return found is not None and found.timed


def searching(name: str, budget: Budget, lists: Lists) -> Recipe:
    def make(seed: int, house: House) -> Player:
        heard = None if lists == Lists.OPEN else house.usual_decks
        house.spare_the_collector()
        return SearchPlayer(seed, budget, heard)

    return Recipe(name, SearchPlayer, make, budget.seconds > 0)


def foreseeing(name: str, lists: Lists) -> Recipe:
    def make(seed: int, house: House) -> Player:
        return ForesightPlayer(seed, None if lists == Lists.OPEN else house.usual_decks)

    return Recipe(name, ForesightPlayer, make)


def budget_of(text: str, player: str) -> Budget:
    """`100ms`, `1.5s` or `nodes=500`; nothing is the usual one."""
    if not text:
        return USUAL
    found = _TIME.fullmatch(text)
    if found:
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        if SHORTEST <= seconds <= LONGEST:
            return Budget(seconds=seconds)
    found = _NODES.fullmatch(text)
    if found and 1 <= int(found[1]) <= MOST_NODES:
        return Budget(nodes=int(found[1]))
    raise UnknownBot("bad_budget", name=player)
