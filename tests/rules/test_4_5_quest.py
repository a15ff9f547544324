"""Quest (4.5)."""

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import Scene, character, keyword


def test_4_5_1_4_questing_exerts_and_gains_the_lore_value() -> None:
    scene = Scene()
    hero = scene.put(0, character(lore=2))
    scene.quest(hero)
    assert scene.perm(hero).exerted
    assert scene.lore_total(0) == 2


def test_4_5_1_2_a_drying_character_cannot_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character(), drying=True)
    scene.begin()
    assert scene.why_not(Option(op.QUEST, hero.card)) == ("is_drying", "5.1.1.11")


def test_8_7_2_reckless_cannot_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character("R", 2, 3, 1, 2, keyword(Keyword.RECKLESS)))
    scene.begin()
    assert scene.why_not(Option(op.QUEST, hero.card)) == ("reckless_quest", "8.7.2")
