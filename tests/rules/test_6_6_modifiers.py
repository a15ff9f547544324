"""6.6: modifiers add up; negative values; floors; gain, lose and can't gain."""

from __future__ import annotations

import pytest

from tests.kit import HAND, PLAY, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.target import CHARACTER, YOU
from tintero.abilities.words import CardType, Keyword, Stat, Until, Whose, Zone
from tintero.rules import option as op

N = am.Number


def change(stat: Stat, n: int, until: Until = Until.THIS_TURN) -> ef.Effect:
    return ef.Give(ta.Chosen(CHARACTER), (pr.Changes(stat, N(abs(n)), n < 0),), until)


def deeds(scene: Scene, *effects: ef.Effect) -> None:
    cards = [scene.put(0, action(e, 0), HAND) for e in effects]
    for card in cards:
        scene.play(card)


def give(*properties: pr.Property) -> ef.Effect:
    return ef.Give(ta.Chosen(CHARACTER), properties, Until.THIS_TURN)


# CR 6.6.1: values of characters and locations in play
def test_6_6_1_modifiers_speak_of_strength_willpower_and_lore_only() -> None:
    with pytest.raises(ValueError, match="COST"):
        pr.Changes(Stat.COST, N(1))


def test_6_6_1_1_it_takes_hold_at_once_and_ends_with_its_duration() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1))
    deeds(scene, change(Stat.STRENGTH, 2), change(Stat.WILLPOWER, 3), change(Stat.LORE, 1))
    assert (scene.strength(hero), scene.willpower(hero), scene.lore_of(hero)) == (3, 6, 2)
    scene.end()
    assert (scene.strength(hero), scene.willpower(hero), scene.lore_of(hero)) == (1, 3, 1)


# CR 6.6.1.2: no order, they are summed
def test_6_6_1_2_modifiers_are_summed() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 2))
    deeds(scene, change(Stat.STRENGTH, 3), change(Stat.STRENGTH, -1), change(Stat.STRENGTH, 3))
    assert scene.strength(hero) == 7


# CR 6.6.2: negative strength
def test_6_6_2_negative_strength_counts_as_zero_but_is_summed() -> None:
    # -2 given +1 is -1 and still counts as 0
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    foe = scene.put(1, character("Foe", 1, 9), exerted=True)
    cards = [scene.put(0, action(ef.Give(ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.YOURS)),
                                         (pr.Changes(Stat.STRENGTH, N(abs(n)), n < 0),), Until.THIS_TURN), 0), HAND)
             for n in (-3, 1)]
    strength = am.StatSum(Stat.STRENGTH, ta.Filter((CardType.CHARACTER,), Whose.YOURS))
    read = scene.put(0, action(ef.GainLore(YOU, strength), 0), HAND)
    scene.play(cards[0])
    assert scene.strength(hero) == -2
    scene.play(cards[1])
    assert scene.strength(hero) == -1
    scene.play(read)
    assert scene.lore_total(0) == 0
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 0


def test_6_6_2_a_weak_filter_sees_zero() -> None:
    weak = ta.Filter((CardType.CHARACTER,), tests=(ta.Equals(Stat.STRENGTH, N(0)),))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9))
    deeds(scene, change(Stat.STRENGTH, -3), ef.Exert(ta.Chosen(weak)))
    assert scene.perm(hero).exerted


# CR 6.6.3: negative lore
def test_6_6_3_questing_with_negative_lore_gains_nothing() -> None:
    scene = Scene()
    scene.lore(0, 5)
    hero = scene.put(0, character("Hero", 1, 3, 1))
    deeds(scene, change(Stat.LORE, -3))
    scene.quest(hero)
    assert scene.lore_total(0) == 5


# CR 6.6.4: a floor clamps the total
def test_6_6_4_a_floor_clamps_the_sum_and_not_each_step() -> None:
    floor = Static(properties=(pr.FloorOf(Stat.STRENGTH, 2),))
    scene = Scene()
    hero = scene.put(0, character("Hero", 3, 9, 1, 1, floor))
    first = scene.put(0, action(change(Stat.STRENGTH, -4), 0), HAND)
    second = scene.put(0, action(change(Stat.STRENGTH, 2), 0), HAND)
    third = scene.put(0, action(change(Stat.STRENGTH, 2), 0), HAND)
    scene.play(first)
    assert scene.strength(hero) == 2  # 3 - 4 = -1
    scene.play(second)
    assert scene.strength(hero) == 2  # 3 - 4 + 2 = 1
    scene.play(third)
    assert scene.strength(hero) == 3


@pytest.mark.parametrize("stat", [Stat.WILLPOWER, Stat.LORE])
def test_6_6_4_floors_of_the_other_values(stat: Stat) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 2, 2, 1, Static(properties=(pr.FloorOf(stat, 1),))))
    deeds(scene, change(stat, -5))
    assert scene.zone(hero) == PLAY
    assert (scene.willpower(hero) if stat == Stat.WILLPOWER else scene.lore_of(hero)) == 1


# keywords: gain, lose, can't gain
def test_6_6_numbered_keywords_add_up() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.RESIST, 1)))
    deeds(scene, give(pr.HasKeyword(Keyword.RESIST, N(1))), ef.DealDamage(ta.Chosen(CHARACTER), N(3)))
    assert scene.perm(hero).damage == 1


def test_6_6_a_lost_keyword_is_gone_printed_or_granted() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.RESIST, 1), keyword(Keyword.WARD)))
    deeds(scene, give(pr.HasKeyword(Keyword.RESIST, N(1))), give(pr.LosesKeyword(Keyword.RESIST)),
          give(pr.LosesKeyword(Keyword.WARD)), ef.DealDamage(ta.Chosen(CHARACTER), N(3)))
    assert scene.perm(hero).damage == 3
    assert not scene.has(hero, Keyword.WARD)


def test_6_6_cannot_gain_blocks_grants_and_leaves_what_is_printed() -> None:
    scene = Scene()
    stubborn = Static(properties=(pr.CantGainKeyword(Keyword.RESIST), pr.CantGainKeyword(Keyword.EVASIVE)))
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.RESIST, 1), stubborn))
    deeds(scene, give(pr.HasKeyword(Keyword.RESIST, N(2)), pr.HasKeyword(Keyword.EVASIVE)),
          ef.DealDamage(ta.Chosen(CHARACTER), N(3)))
    assert scene.perm(hero).damage == 2
    assert not scene.has(hero, Keyword.EVASIVE)


def test_6_6_an_expired_modifier_can_be_lethal() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 2))
    deeds(scene, change(Stat.WILLPOWER, 2), ef.PutDamage(ta.Chosen(CHARACTER), N(3)))
    assert scene.zone(hero) == PLAY
    scene.end()
    assert scene.zone(hero) != PLAY


def test_6_6_1_1_a_modifier_lives_as_long_as_its_source() -> None:
    scene = Scene()
    scene.put(0, item("Duke", 1, Static(affects=CHARACTER, properties=(pr.Changes(Stat.STRENGTH, N(1)),))))
    hero = scene.put(0, character("Hero", 1))
    deed = scene.put(0, action(ef.Move(ta.Chosen(ta.Filter((CardType.ITEM,))), ef.Destination(Zone.HAND)), 0), HAND)
    scene.begin()
    assert scene.strength(hero) == 2
    scene.play(deed)
    assert scene.strength(hero) == 1
    assert scene.asked == op.TURN
