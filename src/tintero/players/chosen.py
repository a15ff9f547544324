"""Who plays: players of the house by name, and classes that somebody wrote. This is the one road to all of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tintero.table.bot_faults import UnknownBot
from tintero.table.house import House
from tintero.table.seat import Answering, Guarded, Seated, Who, check_bot, made

from .bot_files import PYTHON_FILE, address_of, find_class
from .player import Player
from .registry import FORESIGHT, PLAYERS, Recipe, is_of_house, recipe_of


@dataclass(frozen=True)
class Chosen:
    """A kind of player, of which every game seats a new one."""

    name: str  # what people call it
    address: str  # by which any process finds it: `greedy`, `.../my_bots.py:Quester`; '' if none does
    kind: type[Any]
    recipe: Recipe | None = field(default=None, compare=False)  # of the house, by `name`; others are made from `kind`

    @property
    def is_fast(self) -> bool:
        """Whether it reads the rules' own game; all others see what their player sees."""
        return issubclass(self.kind, Player)

    def seated(self, seed: int, house: House) -> Answering:
        """A new one, ready to answer; `house` has the words for what it sees."""
        if self.recipe is not None:
            return self.recipe.make(seed, house)
        if not self.is_fast:
            return Seated(made(self.kind), seed, house, self.name)
        player: Player = made(self.kind, seed)
        return Guarded(player, self.name)


def chosen_player(who: Who) -> Chosen:
    """By name (`greedy`, `search:100ms`), address (`my_bots.py:Quester`, `package.module:Class`), or the class itself.

    `UnknownBot` says in a sentence why there is no such player.
    """
    if isinstance(who, str):
        return _named(who.strip())
    if not isinstance(who, type):
        check_bot(who)
        raise UnknownBot("not_a_class", name=type(who).__name__)
    check_bot(who)
    return Chosen(who.__name__, address_of(who), who)


def _named(text: str) -> Chosen:
    known = recipe_of(text)
    if known is not None:
        return Chosen(known.name, known.name, known.kind, known)
    place, _, name = text.rpartition(":")
    if not place or not name:
        if text.rstrip(":").endswith(PYTHON_FILE):
            raise UnknownBot("which_class", file=text.rstrip(":"))
        raise UnknownBot("unknown_bot", name=text, names=(*PLAYERS, FORESIGHT))
    kind = find_class(text)
    if not callable(getattr(kind, "choose", None)):
        raise UnknownBot("no_choose", name=text)
    if place.endswith(PYTHON_FILE):
        text = f"{os.path.abspath(os.path.expanduser(place))}:{name}"
    return Chosen(name, text, kind)


def chosen_players(text: str) -> list[Chosen]:
    """`my_bots.py:Quester,greedy`: one after the other, with commas between."""
    return [chosen_player(part) for part in text.split(",")]


def make_player(who: Who, seed: int = 0, house: House | None = None) -> Answering:
    """A new player at a seat; ValueError names the known ones."""
    return chosen_player(who).seated(seed, house or House())


def seated_player(who: Who, seed: int, house: House) -> Answering:
    """For one game, a ready-made bot or player will do too."""
    if isinstance(who, Player):
        return who
    if isinstance(who, (str, type)):
        return make_player(who, seed, house)
    check_bot(who)
    bot: Any = who
    return Seated(bot, seed, house)


def short_name(address: str) -> str:
    """What people call the player of this address."""
    return address if is_of_house(address) else address.rpartition(":")[2]


def names_of(players: Sequence[Chosen]) -> list[str]:
    """What to call them side by side: two of the same name are told apart by where they come from."""
    addresses: dict[str, set[str]] = {}
    for p in players:
        addresses.setdefault(p.name, set()).add(p.address)
    return [p.address or p.name if len(addresses[p.name]) > 1 else p.name for p in players]
