"""Costs in words: what is paid, what cannot be, and the costs of Shift (1.5, 8.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities import cost as cs
from tintero.abilities import target as ta
from tintero.abilities.words import (
    CardType,
    Whose,
    Zone,
)
from tintero.cards.card import CardText
from tintero.language.reader import Unread

from ..reading import shared_reader

MINE = ta.Filter((CardType.CHARACTER,), Whose.YOURS)
MY_ITEM = ta.Filter((CardType.ITEM,), Whose.YOURS)


def hand(*types: CardType) -> ta.Filter:
    return ta.Filter(types, Whose.YOURS, Zone.HAND)


COSTS = {
    "⟳, 2 ⬡, Banish one of your other characters": cs.Cost(
        2, True, (cs.BanishCards(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))),)
    ),
    "Choose and discard 2 item cards": cs.Cost(parts=(cs.DiscardCards(hand(CardType.ITEM), 2),)),
    "Exert this character": cs.Cost(exert=True),
    "Exert one of your items": cs.Cost(parts=(cs.ExertCards(MY_ITEM),)),
    "Deal 2 damage to this character": cs.Cost(parts=(cs.DamageThis(2),)),
    "Put a card from your hand on the bottom of your deck": cs.Cost(parts=(cs.MoveCards(hand()),)),
    "Return one of your characters to your hand": cs.Cost(parts=(cs.MoveCards(MINE, 1, Zone.HAND),)),
    "1 ⬡, Remove an ink drop": cs.Cost(1, parts=(cs.RemoveInkDrops(1),)),
}


@pytest.mark.parametrize("text", COSTS)
def test_what_a_cost_says(text: str) -> None:
    assert shared_reader().cost(text) == COSTS[text]


@pytest.mark.parametrize("text", ["Draw a card", "Discard your hand", "Discard any number of cards", "Ready this item"])
def test_what_cannot_be_paid_is_no_cost(text: str) -> None:
    assert shared_reader().cost(text) is None


def shift(word: str, value: str) -> Any:
    found = shared_reader().meanings_of(CardText("keyword", keyword=word, keyword_value=value))
    return found if isinstance(found, Unread) else found[0]


@pytest.mark.parametrize(
    ("value", "part"),
    [
        ("Discard 3 cards", cs.DiscardCards(hand(), 3)),
        ("Discard an item card", cs.DiscardCards(hand(CardType.ITEM))),
        ("Banish one of your items", cs.BanishCards(MY_ITEM)),
        ("Remove 2 ink drops", cs.RemoveInkDrops(2)),
    ],
)
def test_a_shift_cost_in_words(value: str, part: cs.CostPart) -> None:
    assert shift("Shift", value).cost == cs.Cost(parts=(part,))


def test_a_shift_of_nobody_is_refused() -> None:
    assert shift("Madrigal Shift", "3").shift.word == "Madrigal"
    for word in ("Quadruple Shift", "Superb Shift", "madrigal Shift"):
        assert isinstance(shift(word, "3"), Unread)
    assert isinstance(shift("Shift", "Discard a lot"), Unread)
