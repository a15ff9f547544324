"""Values can be pickled and copied, whichever form of the rules is running."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import pickle
import pkgutil

import pytest

import tintero.abilities
from tests.reading import shared_reader
from tintero.abilities.ability import CardDefinition
from tintero.abilities.base import Node
from tintero.cards import CardPool
from tintero.lab import find_deck, sample_decks

WHILE_READING = ("tintero.abilities.said", "tintero.abilities.unbound")  # bound or checked before a card is made


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return shared_reader().pool


@pytest.fixture(scope="module")
def cards() -> list[CardDefinition]:
    return list(shared_reader().understood())


def nodes(value: object) -> set[type]:
    """The classes of everything inside a value."""
    if isinstance(value, tuple):
        return {kind for part in value for kind in nodes(part)}
    if isinstance(value, Node):
        return {type(value)}.union(*(nodes(getattr(value, name)) for name in type(value).__match_args__))
    return set()


def test_cards_are_the_same_after_pickling_and_copying(cards: list[CardDefinition]) -> None:
    assert len(cards) > 2500
    for card in cards:
        for again in (pickle.loads(pickle.dumps(card)), copy.deepcopy(card), copy.copy(card)):
            assert again is not card
            assert again == card
            assert hash(again) == hash(card)
            assert repr(again) == repr(card)


def test_every_kind_of_node_is_a_node_of_fields(cards: list[CardDefinition]) -> None:
    """So a new one is copied too; the cards above hold nearly all of them."""
    kinds = {
        kind
        for found in pkgutil.iter_modules(tintero.abilities.__path__)
        for kind in vars(importlib.import_module(f"tintero.abilities.{found.name}")).values()
        if dataclasses.is_dataclass(kind) and isinstance(kind, type)
    }
    assert len(kinds) > 150
    assert [kind for kind in kinds if not issubclass(kind, Node)] == []
    for kind in kinds:
        fields = dataclasses.fields(kind)
        assert all(field.init for field in fields)
        assert kind.__match_args__ == tuple(field.name for field in fields)
    held = {kind for card in cards for kind in nodes(card)}
    assert held <= kinds
    of_cards = {kind for kind in kinds if kind.__module__ not in WHILE_READING}
    assert len(held) > 0.9 * len(of_cards)


def test_what_is_printed_is_the_same_after_pickling_and_copying(pool: CardPool) -> None:
    decks = [find_deck(name, pool) for name in sample_decks()]
    for deck in decks:
        assert pickle.loads(pickle.dumps(deck)) == copy.deepcopy(deck) == deck
    for again in (pickle.loads(pickle.dumps(pool)), copy.deepcopy(pool)):
        assert list(again) == list(pool)
        assert (again.version, again.digest) == (pool.version, pool.digest)
        assert again.find("dragon fire") == pool.find("dragon fire")
