"""4.3.6: a discount for the next card is automatic, and used up by the next such card however it is played."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities.target import Filter
from tintero.abilities.words import CardType, Whose, Zone
from tintero.rules import option as op

from ..bench import Table
from ..kit import HAND, action, shift
from ..kit import character as plain

WILLOW = "Grandmother Willow - Ancient Advisor"


def test_4_3_6_the_discount_is_there_without_activating_anything() -> None:
    t = Table()
    t.mine(WILLOW)
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    t.begin()
    assert not t.offered(op.USE)
    assert (t.paid(a), t.paid(b)) == (2, 3)


def test_4_3_6_it_makes_a_character_affordable() -> None:
    t = Table(ink=2)
    t.mine(WILLOW)
    a = t.body(0, cost=3, zone=HAND)
    t.begin()
    assert t.can_play(a)


def test_4_3_6_another_type_of_card_leaves_it_unused() -> None:
    t = Table()
    t.mine(WILLOW)
    deed, a = t.put(0, action(ef.Nothing(), 2), HAND), t.body(0, cost=3, zone=HAND)
    assert (t.paid(deed), t.paid(a)) == (2, 2)


@pytest.mark.parametrize("way", ["free", "shift"])
def test_4_3_6_a_character_that_is_free_or_shifted_uses_it_up(way: str) -> None:
    t = Table()
    t.mine(WILLOW)
    late = t.body(0, cost=3, zone=HAND)
    if way == "free":
        t.put(0, plain("Guest", 1, 1, 1, 1), HAND)
        gift = Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)
        deed = t.put(0, action(ef.PlayCard(gift), 0), HAND)
        t.play(deed)
        t.choose(next(o for o in t.game.options if o.a != late.card))
    else:
        base = t.put(0, plain("Ann - Young"))
        grown = t.put(0, plain("Ann - Grown", 1, 1, 1, 6, shift(0)), HAND)
        t.begin()
        t.choose(op.Option(op.SHIFT, grown.card, base.card, 0))
    assert t.paid(late) == 3


def test_4_3_6_she_does_not_help_herself_and_helps_again_next_turn() -> None:
    t = Table()
    willow = t.mine(WILLOW, HAND)
    a, b, c = (t.body(0, cost=3, zone=HAND) for _ in range(3))
    assert (t.paid(willow), t.paid(a), t.paid(b)) == (2, 2, 3)
    t.end()
    t.end()
    assert t.paid(c) == 2


def test_4_3_6_two_of_them_help_the_same_card() -> None:
    t = Table()
    t.mine(WILLOW)
    t.mine(WILLOW)
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    assert (t.paid(a), t.paid(b)) == (1, 3)
