"""The test cards use the whole vocabulary, and random games really play them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tintero.abilities.ability import Ability, CardDefinition
from tintero.abilities.amount import Amount, Asked, CardsInHand, Number
from tintero.abilities.condition import Condition
from tintero.abilities.cost import CostPart
from tintero.abilities.effect import AtOnce, DealDamage, Effect
from tintero.abilities.property import Property, Rule
from tintero.abilities.said import SaidEnds, SaidThere, SaidThis
from tintero.abilities.target import CHARACTER, Chosen, Each, Filter, Other, Ref, Target, Test
from tintero.abilities.unbound import Again, Choosing, Doer, Pronoun, Same, Some, ThatMuch, Underwent
from tintero.abilities.words import CardType, EventKind, Keyword, Until, Who
from tintero.lab.exhaust import Plan, check_game, pick, random_decks, settings_of, take
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


# made by the rules, or bound before they see the ability
NEVER_ON_A_CARD = {
    Again, Asked, Choosing, Pronoun, Doer, SaidEnds, SaidThere, SaidThis, Same, Some, ThatMuch, Underwent,
}  # fmt: skip
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
# what no card says yet; games of their own play them, with every check (below)
ON_NO_CARD_YET = {"AtOnce"}


@pytest.mark.parametrize("base", [Effect, Property, Rule, Condition, Amount, Test, Target, Ref, CostPart, Ability])
def test_every_kind_of_node_is_on_some_specimen(base: type) -> None:
    assert {k.__name__ for k in kinds_of(base) - KINDS} - ON_REAL_CARDS_ONLY - ON_NO_CARD_YET == set()


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


def hail(name: str, second: Target, amount: Amount) -> CardDefinition:
    first = DealDamage(Chosen(CHARACTER), Number(1))
    return CardDefinition(
        name, (name,), CardType.ACTION, 1, True, ("Ruby",), effect=AtOnce((first, DealDamage(second, amount)))
    )


ANOTHER = Filter((CardType.CHARACTER,), tests=(Other(),))
HAILS = (hail("Hail", Chosen(ANOTHER), Number(2)), hail("Sleet", Each(ANOTHER), CardsInHand(Who.YOU)))


@pytest.mark.parametrize("seed", range(3))
def test_what_no_card_says_yet_is_played_with_every_check(seed: int) -> None:
    plan = Plan(2 + seed % 2, "specimens", "constructed")
    decks = [[*deck, *HAILS * 6] for deck in random_decks(seed, plan, specimens())]
    check_game(seed, decks, settings_of(plan), every=9)
    game = Game.start(make_table(decks, settings_of(plan)), seed)
    words = seed_words(seed ^ 0x5EED)
    while not game.over:
        take(game, pick(game, words))
    played = {game.state.face_of(e.card).full_name for e in game.events if e.kind == EventKind.PLAYED}
    assert played & {card.full_name for card in HAILS}


def test_specimens_are_equal_whenever_they_are_made() -> None:
    again: tuple[CardDefinition, ...] = specimens()
    assert again == specimens()
    assert hash(again) == hash(specimens())
