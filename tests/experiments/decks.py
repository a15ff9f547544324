"""Decks for experiments: the samples, ready to play."""

from __future__ import annotations

from functools import cache

from tintero.lab.decks import definitions, find_deck
from tintero.lab.experiments.field import Contender, Terms
from tintero.table.house import House

from ..reading import shared_house

SINGERS = "amber-amethyst-singers"
DUELISTS = "ruby-steel-duelists"
WORKSHOP = "sapphire-steel-workshop"


@cache
def sample(name: str) -> Contender:
    house = shared_house()
    return Contender(name, tuple(definitions(find_deck(name, house.pool), house.reader)))


def terms(seed: int = 3, house: House | None = None) -> Terms:
    return Terms(seed=seed, house=house or shared_house())
