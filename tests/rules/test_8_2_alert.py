"""Alert (8.2)."""

from tintero.abilities.words import Keyword

from ..kit import Scene, character, keyword
from ..reading import real

ALERT = keyword(Keyword.ALERT)
EVASIVE = keyword(Keyword.EVASIVE)


def test_8_2_1_alert_disregards_evasive() -> None:
    scene = Scene()
    hero = scene.put(0, character("Alert", 1, 9, 1, 1, ALERT))
    bird = scene.put(1, character("Bird", 1, 9, 1, 1, EVASIVE), exerted=True)
    scene.challenge(hero, bird)
    assert scene.perm(bird).damage == 1


def test_8_2_2_alert_is_not_evasive() -> None:
    """A character without Evasive may challenge it."""
    scene = Scene()
    hero = scene.put(0, character())
    foe = scene.put(1, character("Alert", 1, 9, 1, 1, ALERT), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {foe.card}
    assert not scene.has(foe, Keyword.EVASIVE)


def test_8_2_1_alert_lifts_no_other_limiter() -> None:
    scene = Scene()
    hero = scene.put(0, character("Alert", 1, 9, 1, 1, ALERT))
    scene.put(1, character("Bird", 1, 9, 1, 1, EVASIVE))  # ready
    guard = scene.put(1, character("Guard", 1, 9, 1, 1, keyword(Keyword.BODYGUARD)), exerted=True)
    scene.put(1, character("Bird", 1, 9, 1, 1, EVASIVE), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {guard.card}


def test_8_2_1_real_cri_kee_challenges_a_real_evasive_character() -> None:
    scene = Scene()
    hero = scene.put(0, real("Cri-Kee - Good Luck Charm"))
    owl = scene.put(1, real("Archimedes - Exasperated Owl"), exerted=True)
    other = scene.put(0, real("Basil - Of Baker Street"))
    scene.begin()
    assert scene.targets(hero) == {owl.card}
    assert scene.targets(other) == set()
