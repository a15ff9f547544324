"""Evasive (8.6)."""

from tintero.abilities.property import HasKeyword
from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..kit import Scene, character, keyword, location, refused
from ..reading import real

EVASIVE = keyword(Keyword.EVASIVE)


def test_8_6_1_only_evasive_characters_may_challenge_it() -> None:
    scene = Scene()
    dog = scene.put(0, character("Dog"))
    bird = scene.put(0, character("Bird", 1, 1, 1, 1, EVASIVE))
    foe = scene.put(1, character("Tough Bird", 1, 9, 1, 1, EVASIVE), exerted=True)
    refused(scene, "target_evasive", "8.6.1", op.CHALLENGE, dog, foe)
    scene.challenge(bird, foe)
    assert scene.perm(foe).damage == 1


def test_8_6_1_it_may_challenge_anybody() -> None:
    scene = Scene()
    bird = scene.put(0, character("Bird", 1, 1, 1, 1, EVASIVE))
    dog = scene.put(1, character("Dog"), exerted=True)
    scene.begin()
    assert scene.targets(bird) == {dog.card}


def test_8_6_1_a_location_can_have_it() -> None:
    scene = Scene()
    dog = scene.put(0, character("Dog"))
    bird = scene.put(0, character("Bird", 1, 1, 1, 1, EVASIVE))
    house = scene.put(1, location(), gains=[HasKeyword(Keyword.EVASIVE)])
    refused(scene, "target_evasive", "8.6.1", op.CHALLENGE, dog, house)
    assert scene.targets(bird) == {house.card}


def test_8_6_1_rush_is_no_evasive() -> None:
    scene = Scene()
    hero = scene.put(0, character("Fast", 1, 1, 1, 1, keyword(Keyword.RUSH)), drying=True)
    foe = scene.put(1, character("Tough Bird", 1, 9, 1, 1, EVASIVE), exerted=True)
    refused(scene, "target_evasive", "8.6.1", op.CHALLENGE, hero, foe)


def test_8_6_1_real_owl() -> None:
    scene = Scene()
    dog = scene.put(0, character("Dog"))
    owl = scene.put(0, real("Archimedes - Exasperated Owl"))
    fairy = scene.put(1, real("Blue Fairy - Guiding Light"), exerted=True)
    refused(scene, "target_evasive", "8.6.1", op.CHALLENGE, dog, fairy)
    assert scene.targets(owl) == {fairy.card}
