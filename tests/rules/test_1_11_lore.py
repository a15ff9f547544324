"""Lore (1.11)."""

from __future__ import annotations

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import GainLore, LoseLore
from tintero.abilities.property import Changes
from tintero.abilities.target import YOU, Players, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Stat, Who

from ..kit import HAND, Scene, action, character, location

EACH_OPPONENT = Players(Who.EACH_OPPONENT)


def test_1_11_1_lore_never_drops_below_zero() -> None:
    scene = Scene()
    scene.lore(1, 2)
    scene.play(scene.put(0, action(LoseLore(EACH_OPPONENT, Number(5)), 0), HAND))
    assert scene.lore_total(1) == 0
    assert [h.amount for h in scene.events(EventKind.LORE_LOST)] == [2]


def test_1_11_1_losing_nothing_is_no_loss() -> None:
    gloat = Triggered((Trigger(EventKind.LORE_LOST),), GainLore(YOU, Number(1)), "Gloat")
    scene = Scene()
    scene.put(0, character("Gloater", 1, 3, 1, 1, gloat))
    scene.play(scene.put(0, action(LoseLore(EACH_OPPONENT, Number(5)), 0), HAND))
    assert not scene.events(EventKind.LORE_LOST)
    assert scene.lore_total(0) == 0


def test_1_11_2_a_quest_yields_the_current_lore_value() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, Static("S", None, This(), (Changes(Stat.LORE, Number(2)),))))
    scene.quest(hero)
    assert scene.lore_total(0) == 3


def test_1_11_2_without_lore_value_no_lore_is_gained() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", lore=0))
    scene.quest(hero)
    assert scene.perm(hero).exerted
    assert not scene.events(EventKind.LORE_GAINED)


def test_1_11_2_a_negative_lore_value_counts_as_zero() -> None:
    scene = Scene()
    scene.lore(0, 5)
    less = Static("Less", None, This(), (Changes(Stat.LORE, Number(3), negative=True),))
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, less))
    scene.quest(hero)
    assert scene.lore_total(0) == 5


def test_1_11_2_a_location_yields_its_lore_in_its_players_set_step() -> None:
    scene = Scene()
    scene.put(1, location("Castle", 5, 2))
    scene.end()
    assert scene.lore_total(1) == 2
    scene.end()
    assert scene.lore_total(1) == 2


def test_1_11_3_twenty_is_reached_in_one_go_or_beyond() -> None:
    scene = Scene()
    scene.lore(0, 18)
    hero = scene.put(0, character("Hero", lore=4))
    scene.quest(hero)
    assert scene.lore_total(0) == 22
    assert scene.winner == 0
