"""What lasts for a while after a quest."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DISCARD, HAND, character, keyword

# ---- for a while ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("do", [True, False])
def test_moana_of_motunui(do: bool) -> None:
    t = Table()
    moana = t.mine("Moana - Of Motunui")
    royal = ("Storyborn", "Princess")
    tired, fresh = t.body(0, exerted=True, classifications=royal), t.body(0, classifications=royal)
    plain = t.body(0, exerted=True)
    t.quest(moana).may(do)
    assert t.perm(tired).exerted is not do
    assert t.perm(plain).exerted
    assert t.perm(moana).exerted
    assert [t.can_quest(tired), t.can_quest(fresh)] == [False, True]


def test_isabela_madrigal_golden_child_stops_the_others_this_turn() -> None:
    t = Table()
    isabela = t.mine("Isabela Madrigal - Golden Child")
    friend = t.body(0)
    t.quest(isabela)
    assert not t.can_quest(friend)
    t.end().end()
    assert [t.can_quest(friend), t.can_quest(isabela)] == [True, True]


def test_fairy_godmother_mystic_armorer() -> None:
    t = Table()
    fairy = t.mine("Fairy Godmother - Mystic Armorer")
    knight = t.body(0, strength=1, willpower=1)
    late = t.put(0, character("", 1, 1, 1, 1, keyword(Keyword.RUSH)), HAND)
    foe = t.body(1, strength=3, willpower=9, exerted=True)
    t.quest(fairy)
    t.play(late)
    t.challenge(knight, foe)
    assert (t.damage(foe), t.zone(knight)) == (4, HAND)
    t.challenge(late, foe)
    assert (t.damage(foe), t.zone(late)) == (5, DISCARD)  # it came after the ability had resolved


def test_copper_champion_of_the_forest_looks_now() -> None:
    t = Table()
    copper = t.mine("Copper - Champion of the Forest")
    bird = t.put(0, character("", 1, 1, 1, 1, keyword(Keyword.EVASIVE)))
    plain = t.body(0)
    t.quest(copper)
    assert (t.lore_of(bird), t.lore_of(plain), t.lore_of(copper)) == (2, 1, 2)


def test_sir_pellinore_gives_support_for_the_turn() -> None:
    t = Table()
    knight = t.mine("Sir Pellinore - Seasoned Knight")
    squire = t.body(0, strength=3)
    t.quest(knight)
    t.quest(squire).yes()
    t.settled(knight)
    assert t.strength(knight) == 4
    assert not t.has(knight, Keyword.SUPPORT)


def test_basil_secret_informer_only_damaged_ones_of_now() -> None:
    t = Table()
    basil = t.mine("Basil - Secret Informer")
    hurt, hale = t.body(1, damage=1), t.body(1)
    t.quest(basil)
    assert not t.has(hurt, Keyword.RECKLESS)  # not yet
    t.end()
    assert (t.has(hurt, Keyword.RECKLESS), t.has(hale, Keyword.RECKLESS)) == (True, False)
    assert [t.can_quest(hurt), t.can_quest(hale)] == [False, True]
    assert not t.can(Option(op.END))
    t.challenge(hurt, basil)
    t.end()
    assert not t.has(hurt, Keyword.RECKLESS)


def test_mama_odie_voice_of_wisdom_moves_up_to_two() -> None:
    t = Table()
    odie = t.mine("Mama Odie - Voice of Wisdom")
    own, foe = t.body(0, damage=3), t.put(1, character("", 1, 4, 1, 2, keyword(Keyword.RESIST, 2)))
    t.quest(odie).yes()
    t.pick(own)
    t.settled(foe)
    t.amount(2)
    assert (t.damage(own), t.damage(foe)) == (1, 2)


def test_raya_infiltration_expert_pays_to_ready_any_other() -> None:
    t = Table(ink=2)
    raya = t.mine("Raya - Infiltration Expert")
    friend, foe = t.body(0, exerted=True), t.body(1, exerted=True)
    t.quest(raya).yes()
    assert t.offered(op.CARD) == {friend.card, foe.card}
    t.pick(friend)
    assert (t.ready_ink(0), t.perm(friend).exerted) == (0, False)
    t = Table(ink=1)
    raya = t.mine("Raya - Infiltration Expert")
    t.body(0, exerted=True)
    t.quest(raya)
    assert t.idle  # it cannot be paid: no question


def test_the_traveler_pluto_until_the_next_turn() -> None:
    t = Table()
    pluto = t.mine("Pluto - Vigilant Traveler")
    friend = t.body(0, zone=HAND)
    foe = t.body(1, strength=2)
    t.play(friend).quest(pluto)
    t.settled(foe)
    assert t.strength(foe) == 1
    t.end()
    assert t.strength(foe) == 1
    t.end()
    assert t.strength(foe) == 2


def test_marshmallow_cranky_climber_leaves_them_one_to_ready() -> None:
    t = Table()
    hero = t.mine("Marshmallow - Cranky Climber")
    first, second = t.body(1, exerted=True), t.body(1, exerted=True)
    t.quest(hero)
    t.end()
    assert (t.asked, t.asked_player) == (op.CHOOSE, 1)
    t.pick(second)
    assert (t.perm(first).exerted, t.perm(second).exerted) == (True, False)
    t.end()
    t.end()
    assert not t.perm(first).exerted, "only their next turn"
