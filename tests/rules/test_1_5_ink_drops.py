"""1.5 with set 14: whatever is paid in ink, its player says how many ink drops help."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.position import Placed

from ..bench import Table
from ..kit import HAND, location
from .round_trip import same_again


def left(t: Table, player: int) -> tuple[int, int]:
    """Ready ink and ink drops."""
    p = t.game.state.players[player]
    return p.ink_ready, p.ink_drops


def asks_for_drops(t: Table, player: int, most: int) -> None:
    assert (t.asked, t.asked_player) == (op.AMOUNT, player)
    assert t.offered(op.NUMBER) == set(range(most + 1))
    same_again(t)


def with_drops(ink: int, drops: int, player: int = 0) -> Table:
    t = Table(ink=0)
    t.ink(player, ink)
    t.position.ink_drops[player] = drops
    return t


@pytest.mark.parametrize("drops", [0, 1, 2])
def test_4_7_3_4_a_move(drops: int) -> None:
    t = with_drops(2, 2)
    hero, place = t.body(0), t.put(0, location(move_cost=2))
    t.move(hero, place)
    asks_for_drops(t, 0, 2)
    assert t.perm(hero).location == 0  # nothing has moved before it is paid
    t.amount(drops)
    assert (left(t, 0), t.perm(hero).location) == ((drops, 2 - drops), t.perm(place).pid)


def car(t: Table) -> Placed:
    return t.mine("RC - Remote-Controlled Car")


def test_4_5_1_2_a_quest() -> None:
    t = with_drops(1, 1)
    rc = car(t)
    t.quest(rc)
    asks_for_drops(t, 0, 1)
    assert not t.perm(rc).exerted
    t.amount(1)
    assert (left(t, 0), t.lore_total(0)) == ((1, 0), 2)


def test_4_6_4_3_a_challenge() -> None:
    t = with_drops(1, 1)
    rc, foe = car(t), t.body(1, exerted=True)
    t.challenge(rc, foe)
    asks_for_drops(t, 0, 1)
    t.amount(1)
    assert (left(t, 0), t.damage(foe)) == ((1, 0), 3)


def test_6_1_5_1_you_may_pay() -> None:
    t = with_drops(4, 1)
    hiro, friend = t.mine("Hiro Hamada - Versatile Inventor", HAND), t.body(0)
    t.play(hiro).amount(0).yes()
    asks_for_drops(t, 0, 1)
    t.amount(1)
    assert (t.asked, left(t, 0)) == (op.CHOOSE, (2, 0))
    t.pick(friend)
    assert t.has(friend, Keyword.EVASIVE)


def test_6_1_16_unless_the_opponent_pays() -> None:
    t = with_drops(3, 3, player=1)
    t.mine("Tiana - Restaurant Owner", exerted=True)
    foe, mine = t.body(1), t.body(0, 1, 9, exerted=True)
    t.begin()
    t.end()
    t.challenge(foe, mine)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.yes()
    asks_for_drops(t, 1, 3)
    t.amount(2)
    assert left(t, 1) == (2, 1)


def test_1_7_7_nothing_is_asked_when_every_drop_is_needed() -> None:
    t = with_drops(1, 1)
    hero, place = t.body(0), t.put(0, location(move_cost=2))
    t.move(hero, place)
    assert (t.asked, left(t, 0)) == (op.TURN, (0, 0))
