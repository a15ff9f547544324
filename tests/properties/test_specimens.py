"""The test cards use the whole vocabulary, and random games really play them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tintero.abilities.ability import Ability, CardDefinition
from tintero.abilities.amount import Amount, Asked
from tintero.abilities.condition import Condition
from tintero.abilities.cost import CostPart
from tintero.abilities.effect import Effect
from tintero.abilities.property import Property, Rule
from tintero.abilities.target import Ref, Target, Test
from tintero.abilities.unbound import Doer, Pronoun, Same
from tintero.abilities.words import EventKind, Keyword, Until, Who
from tintero.lab.exhaust import Plan, pick, random_decks, settings_of, take
from tintero.lab.specimens import specimens
from tintero.rules.chance import seed_words
from tintero.rules.game import Game
from tintero.rules.table import make_table


def collect(node: Any, seen: set[type], words: set[Any]) -> None:
    """Every kind of node, and every word, anywhere inside."""
    if isinstance(node, tuple):
        for part in node:
            collect(part, seen, words)
    elif is_dataclass(node) and not isinstance(node, type):
        seen.add(type(node))
        for field in fields(node):
            collect(getattr(node, field.name), seen, words)
    elif isinstance(node, (Keyword, Until, Who)):
        words.add(node)


NEVER_ON_A_CARD = {Asked, Pronoun, Doer, Same}  # made by the rules, or bound before they see the ability
KINDS: set[type] = set()
WORDS: set[Any] = set()
for card in specimens():
    collect(card, KINDS, WORDS)


def kinds_of(base: type) -> set[type]:
    """The kinds below it that can be written on a card."""
    out: set[type] = set()
    for kind in base.__subclasses__():
        below = kinds_of(kind)
        out |= below or {kind}
    return {kind for kind in out if kind.__module__.startswith("tintero.abilities.")} - NEVER_ON_A_CARD
# what the random games meet on the real cards that they play too
ON_REAL_CARDS_ONLY = {"EntersExertedTo"}


@pytest.mark.parametrize("base", [Effect, Property, Rule, Condition, Amount, Test, Target, Ref, CostPart, Ability])
def test_every_kind_of_node_is_on_some_specimen(base: type) -> None:
    assert {k.__name__ for k in kinds_of(base) - KINDS} - ON_REAL_CARDS_ONLY == set()


@pytest.mark.parametrize("words", [Keyword, Until])
def test_every_keyword_and_duration_is_on_some_specimen(words: type) -> None:
    assert set(words) - WORDS == set()


def test_names_are_unique() -> None:
    names = [card.full_name for card in specimens()]
    assert len(names) == len(set(names))


def test_random_games_play_every_specimen() -> None:
    missing = {card.full_name for card in specimens()}
    for seed in range(400):
        if not missing:
            return
        plan = Plan(2, "specimens", ("constructed", "pack-rush")[seed % 2])
        game = Game.start(make_table(random_decks(seed, plan, specimens()), settings_of(plan)), seed)
        words = seed_words(seed)
        while not game.over:
            take(game, pick(game, words))
        for h in game.events:
            if h.kind == EventKind.PLAYED:
                missing.discard(game.state.face_of(h.card).full_name)
    assert missing == set()


def test_specimens_are_equal_whenever_they_are_made() -> None:
    again: tuple[CardDefinition, ...] = specimens()
    assert again == specimens()
    assert hash(again) == hash(specimens())
