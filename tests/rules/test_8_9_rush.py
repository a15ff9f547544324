"""Rush (8.9): challenging only."""

from tintero.abilities.amount import Number
from tintero.abilities.effect import GainLore
from tintero.abilities.property import LosesKeyword
from tintero.abilities.target import YOU
from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..kit import HAND, Scene, action, character, keyword, location, refused
from ..reading import real

RUSH = keyword(Keyword.RUSH)


def test_8_9_1_it_may_challenge_the_turn_it_arrives() -> None:
    scene = Scene()
    hero = scene.put(0, character("Fast", 2, 9, 1, 0, RUSH), HAND)
    foe = scene.put(1, character(willpower=9), exerted=True)
    place = scene.put(1, location())
    scene.play(hero)
    assert scene.targets(hero) == {foe.card, place.card}
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 2


def test_8_9_1_it_does_not_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character("Fast", 2, 9, 1, 0, RUSH), HAND)
    scene.play(hero)
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)


def test_8_9_1_it_does_not_sing() -> None:
    scene = Scene()
    hero = scene.put(0, character("Fast", 2, 9, 1, 3, RUSH), drying=True)
    tune = scene.put(0, action(GainLore(YOU, Number(1)), 3, "Tune", True), HAND)
    refused(scene, "is_drying", "5.1.1.11", op.SING, tune, hero)


def test_8_9_1_lost_rush_is_gone() -> None:
    scene = Scene()
    hero = scene.put(0, character("Fast", 2, 9, 1, 0, RUSH), drying=True, gains=[LosesKeyword(Keyword.RUSH)])
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "is_drying", "5.1.1.11", op.CHALLENGE, hero, foe)


def test_8_9_1_real_audrey() -> None:
    scene = Scene()
    audrey = scene.put(0, real("Audrey Ramirez - Gutsy Mechanic"), HAND)
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.ink(0, 1)
    scene.play(audrey).challenge(audrey, foe)
    assert scene.perm(foe).damage == 2
