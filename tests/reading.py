"""The cards of the snapshot, understood: one reader for all tests of a process."""

from __future__ import annotations

from functools import cache

from tintero.abilities.ability import CardDefinition
from tintero.cards import load_pool
from tintero.language import Reader
from tintero.players.chosen import seated_player
from tintero.table.house import House
from tintero.welcome import set_up


@cache
def shared_reader() -> Reader:
    return Reader(load_pool())


@cache
def shared_house() -> House:
    """The same cards as a house whose compiled cards are shared, with its bots."""
    return House(players=seated_player, reader=shared_reader(), positions=set_up)


def real(name: str) -> CardDefinition:
    """The definition of a real card, from its text."""
    return shared_reader().definition_of(shared_reader().pool[name])
