"""Locations (5.6)."""

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import GainLore
from tintero.abilities.target import YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, How

from ..kit import DISCARD, Scene, character, location

GAIN_1 = GainLore(YOU, Number(1))


def test_5_6_5_3_damage_on_a_location_accumulates_until_it_is_banished() -> None:
    scene = Scene()
    place = scene.put(1, location(willpower=4), damage=1)
    first, second = (scene.put(0, character(strength=2)) for _ in range(2))
    scene.challenge(first, place)
    assert scene.perm(place).damage == 3
    scene.challenge(second, place)
    assert scene.zone(place) == DISCARD


def test_5_6_5_4_a_location_gives_its_lore_in_the_set_step_without_the_bag() -> None:
    scene = Scene(turn=1)
    scene.put(0, location(lore=2))
    scene.put(0, location(lore=0))
    scene.put(1, location(lore=1))
    scene.begin()
    scene.end()
    assert (scene.lore_total(0), scene.lore_total(1)) == (2, 0)
    assert [h.rule for h in scene.events(EventKind.LORE_GAINED)] == ["3.2.2.2"]
    assert not scene.events(EventKind.TRIGGERED)


def test_4_6_2_only_characters_are_ever_banished_in_a_challenge() -> None:
    last = Triggered((Trigger(EventKind.BANISHED, subject=This(), how=How.IN_CHALLENGE),), GAIN_1)
    scene = Scene()
    place = scene.put(1, location("Ruin", 2, 0, 1, 1, last))
    hero = scene.put(0, character(strength=2))
    scene.challenge(hero, place)
    assert scene.zone(place) == DISCARD
    assert scene.lore_total(1) == 0
