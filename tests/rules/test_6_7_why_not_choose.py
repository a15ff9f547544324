"""Why a card cannot be chosen now (6.7.3, 8.15.1)."""

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.ability import Static
from tintero.abilities.target import OPPOSING_CHARACTER, Chosen
from tintero.abilities.words import Doing, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, Scene, action, character, keyword


def test_6_7_3_2_somebody_else_must_be_chosen() -> None:
    scene = Scene()
    must = Static(properties=(pr.Can(Doing.MUST_BE_CHOSEN),))
    scene.put(1, character("John", 1, 3, 1, 1, must))
    scene.put(1, character("Jim", 1, 3, 1, 1, must))
    other = scene.put(1, character("Ann"))
    scene.play(scene.put(0, action(ef.Exert(Chosen(OPPOSING_CHARACTER)), 0), HAND))
    assert scene.why_not(Option(op.CARD, other.card)) == ("must_choose_other", "6.7.3")


def test_8_15_1_ward_is_the_reason() -> None:
    scene = Scene()
    shy = scene.put(1, character("Shy", 1, 3, 1, 1, keyword(Keyword.WARD)))
    scene.put(1, character("A"))
    scene.put(1, character("B"))
    scene.play(scene.put(0, action(ef.Exert(Chosen(OPPOSING_CHARACTER)), 0), HAND))
    assert scene.why_not(Option(op.CARD, shy.card)) == ("has_ward", "8.15.1")
