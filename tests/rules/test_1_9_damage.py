"""Damage (1.9)."""

from __future__ import annotations

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import (
    DealDamage,
    Destination,
    GainLore,
    Move,
    MoveDamage,
    PutDamage,
    RemoveDamage,
    Sequence,
    Shield,
)
from tintero.abilities.property import ExtraDamage
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER, Chosen, Each, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword, Until, Zone

from ..kit import DISCARD, HAND, Scene, action, character, item, keyword, location

RESIST_2 = keyword(Keyword.RESIST, 2)
WAILS = Triggered((Trigger(EventKind.DAMAGE_TAKEN, This()),), GainLore(YOU, Number(1)), "Wails")
CRUEL = Triggered((Trigger(EventKind.DAMAGE_DEALT, This()),), GainLore(YOU, Number(1)), "Cruel")


def test_1_9_1_only_characters_and_locations_have_damage() -> None:
    scene = Scene()
    gear = scene.put(1, item("Gear"))
    place = scene.put(1, location("Place", 5))
    scene.play(scene.put(0, action(DealDamage(Each(Filter()), Number(1)), 0), HAND))
    assert (scene.perm(gear).damage, scene.perm(place).damage) == (0, 1)


def test_1_9_2_1_resist_reduces_dealt_damage() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, RESIST_2))
    scene.play(scene.put(0, action(DealDamage(Each(CHARACTER), Number(3)), 0), HAND))
    assert scene.perm(foe).damage == 1


def test_1_9_2_2_damage_that_is_put_is_not_modified() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, RESIST_2))
    scene.play(scene.put(0, action(PutDamage(Each(CHARACTER), Number(3)), 0), HAND))
    assert scene.perm(foe).damage == 3
    assert not scene.events(EventKind.DAMAGE_DEALT)


def test_1_9_2_3_no_more_is_removed_than_there_is() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9), damage=2)
    scene.play(scene.put(0, action(RemoveDamage(Each(CHARACTER), Number(5)), 0), HAND))
    assert scene.perm(hero).damage == 0
    assert [h.amount for h in scene.events(EventKind.DAMAGE_REMOVED)] == [2]


def test_1_9_2_4_moving_is_removing_and_putting_without_resist() -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 9), damage=3)
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, RESIST_2))
    scene.play(scene.put(0, action(MoveDamage(Chosen(YOUR_CHARACTER), Chosen(OPPOSING_CHARACTER), Number(2)), 0), HAND))
    assert (scene.perm(mine).damage, scene.perm(foe).damage) == (1, 2)
    assert len(scene.events(EventKind.DAMAGE_REMOVED)) == 1
    assert len(scene.events(EventKind.DAMAGE_PUT)) == 1
    assert not scene.events(EventKind.DAMAGE_DEALT)


def test_1_9_2_4_damage_is_not_moved_back_to_where_it_was() -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 9), damage=3)
    scene.play(scene.put(0, action(MoveDamage(Each(YOUR_CHARACTER), Each(YOUR_CHARACTER), None), 0), HAND))
    assert scene.perm(mine).damage == 3
    assert not scene.events(EventKind.DAMAGE_REMOVED)
    assert not scene.events(EventKind.DAMAGE_TAKEN)


def test_1_9_3_every_way_of_arriving_is_taking_damage() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, WAILS))
    scene.put(0, character("Mine", 1, 9), damage=1)
    all_three = Sequence((
        DealDamage(Each(OPPOSING_CHARACTER), Number(1)),
        PutDamage(Each(OPPOSING_CHARACTER), Number(1)),
        MoveDamage(Each(YOUR_CHARACTER), Each(OPPOSING_CHARACTER), Number(1)),
    ))
    scene.play(scene.put(0, action(all_three, 0), HAND))
    assert scene.perm(foe).damage == 3
    assert scene.lore_total(1) == 3


def test_1_9_4_1_in_a_challenge_the_base_is_the_strength() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 3, 9))
    foe = scene.put(1, character("Foe", 2, 9), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.perm(hero).damage, scene.perm(foe).damage) == (2, 3)


def test_1_9_4_2_modifiers_are_summed_and_clamped_once() -> None:
    frail = Static("Frail", None, This(), (ExtraDamage(Number(2)),))
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, keyword(Keyword.RESIST, 3), frail))
    scene.play(scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND))
    assert scene.perm(foe).damage == 0  # 1 + 2 - 3; clamping early would leave 2


def test_1_9_4_2_an_increase_adds_to_the_damage() -> None:
    frail = Static("Frail", None, This(), (ExtraDamage(Number(2)),))
    scene = Scene()
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, frail))
    scene.play(scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND))
    assert scene.perm(foe).damage == 3


def test_1_9_4_3_damage_of_one_challenge_lands_together() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 3, 2))
    foe = scene.put(1, character("Foe", 2, 3), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.zone(hero), scene.zone(foe)) == (DISCARD, DISCARD)


def test_1_9_5_damage_reduced_to_zero_is_dealt_but_not_taken() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 2, 9, 1, 1, CRUEL))
    foe = scene.put(1, character("Foe", 0, 9, 1, 1, RESIST_2, WAILS), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.lore_total(0), scene.lore_total(1)) == (1, 0)


def test_1_9_5_a_base_of_zero_is_neither_dealt_nor_taken() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 0, 9, 1, 1, CRUEL))
    foe = scene.put(1, character("Foe", 0, 9, 1, 1, WAILS), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.lore_total(0), scene.lore_total(1)) == (0, 0)


def test_1_9_5_replaced_damage_never_happened() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 2, 9, 1, 1, CRUEL))
    foe = scene.put(1, character("Foe", 0, 9, 1, 1, WAILS), exerted=True)
    guard = scene.put(0, action(Shield(Each(OPPOSING_CHARACTER), Until.THIS_TURN), 0), HAND)
    scene.play(guard).challenge(hero, foe)
    assert scene.perm(foe).damage == 0
    assert (scene.lore_total(0), scene.lore_total(1)) == (0, 0)


def test_1_9_6_leaving_play_deletes_the_counters() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, cost=0), damage=2)
    away = scene.put(0, action(Move(Chosen(YOUR_CHARACTER), Destination(Zone.HAND)), 0), HAND)
    scene.play(away).play(hero)
    assert scene.perm(hero).damage == 0


def test_1_9_2_locations_take_challenge_damage_and_deal_none() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 2, 1))
    place = scene.put(1, location("Place", 5))
    scene.challenge(hero, place)
    assert (scene.perm(hero).damage, scene.perm(place).damage) == (0, 2)
