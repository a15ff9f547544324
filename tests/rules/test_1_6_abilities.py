"""Abilities: where and how they work (1.6)."""

from __future__ import annotations

from tintero.abilities.ability import Activated, Replacement, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, Destination, GainLore, Move
from tintero.abilities.property import Changes
from tintero.abilities.target import THIS, YOU, YOUR_CHARACTER, Chosen, Filter, Other, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Stat, Who, Whose, Zone

from ..kit import DISCARD, HAND, INKWELL, Scene, action, character, item

APPLAUSE = Triggered((Trigger(EventKind.QUESTED, who=Who.YOU),), GainLore(YOU, Number(1)), "Applause")
OTHERS = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))


def test_1_6_1_an_ability_works_only_in_play() -> None:
    scene = Scene()
    fan = character("Fan", 1, 3, 1, 1, APPLAUSE)
    for zone in (HAND, DISCARD, INKWELL):
        scene.put(0, fan, zone)
    hero = scene.put(0, character("Hero", lore=2))
    scene.quest(hero)
    assert scene.lore_total(0) == 2


def test_1_6_1_a_card_under_another_is_not_in_play() -> None:
    scene = Scene()
    fan = character("Fan", 1, 3, 1, 1, APPLAUSE)
    boost = Static("Boost", None, OTHERS, (Changes(Stat.LORE, Number(5)),))
    hero = scene.put(0, character("Hero", lore=2), under=[fan, character("Booster", 1, 3, 1, 1, boost)])
    scene.quest(hero)
    assert scene.lore_total(0) == 2


def test_1_6_1_1_a_triggered_ability_uses_the_bag() -> None:
    scene = Scene()
    scene.put(0, character("Fan", 1, 3, 1, 1, APPLAUSE))
    hero = scene.put(0, character("Hero", lore=2))
    scene.quest(hero)
    assert [h.words for h in scene.events(EventKind.TRIGGERED)] == ["Applause"]
    assert scene.lore_total(0) == 3


def test_1_6_1_2_an_activated_ability_never_uses_the_bag() -> None:
    scene = Scene()
    lamp = scene.put(0, item("Lamp", 1, Activated(Cost(exert=True), GainLore(YOU, Number(1)), "Shine")))
    scene.use(lamp)
    assert scene.lore_total(0) == 1
    assert not scene.events(EventKind.TRIGGERED)


def test_1_6_1_3_a_static_ability_is_on_while_its_source_is_in_play() -> None:
    scene = Scene()
    lead = Static("Lead", None, OTHERS, (Changes(Stat.STRENGTH, Number(2)),))
    chief = scene.put(0, character("Chief", 1, 3, 1, 1, lead))
    hero = scene.put(0, character("Hero", 2))
    deed = scene.put(0, action(Banish(Chosen(Filter((CardType.CHARACTER,)))), 0), HAND)
    scene.begin()
    assert (scene.strength(hero), scene.strength(chief)) == (4, 1)
    scene.play(deed).pick(chief)
    assert scene.strength(hero) == 2


def test_1_6_1_4_a_replacement_swaps_the_event_as_it_happens() -> None:
    melt = Replacement(EventKind.BANISHED, Move(THIS, Destination(Zone.INKWELL, exerted=True)), "Melt", This())
    scene = Scene()
    witch = scene.put(0, character("Witch", 1, 3, 1, 1, melt))
    deed = scene.put(0, action(Banish(Chosen(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(witch) == INKWELL
    assert not scene.events(EventKind.BANISHED)
