"""Keywords in general (8.1)."""

from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw
from tintero.abilities.property import CantGainKeyword, HasKeyword, LosesKeyword
from tintero.abilities.target import YOU, YOUR_CHARACTER
from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import OpenPoints, Settings

from ..kit import HAND, Scene, action, character, item, keyword


def gives(*properties: HasKeyword | LosesKeyword | CantGainKeyword) -> Static:
    return Static(affects=YOUR_CHARACTER, properties=properties)


def test_8_1_2_plus_n_keywords_add_up() -> None:
    scene = Scene()
    scene.put(0, item("A", 1, gives(HasKeyword(Keyword.CHALLENGER, Number(2)))))
    scene.put(0, item("B", 1, gives(HasKeyword(Keyword.RESIST, Number(1)))))
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, keyword(Keyword.CHALLENGER, 1), keyword(Keyword.RESIST, 1)))
    foe = scene.put(1, character(strength=5, willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.perm(foe).damage, scene.perm(hero).damage) == (4, 3)


def test_8_1_2_other_keywords_are_had_once() -> None:
    """Support twice is one trigger."""
    scene = Scene()
    scene.put(0, item("A", 1, gives(HasKeyword(Keyword.SUPPORT))))
    hero = scene.put(0, character("Hero", 2, 2, 1, 1, keyword(Keyword.SUPPORT)))
    scene.put(0, character())
    scene.quest(hero)
    assert scene.asked == op.MAY
    scene.no()
    assert scene.asked == op.TURN


def test_8_1_2_a_printed_singer_number_stays() -> None:
    """By the letter of the rule 3 stays 3; the other reading is the setting `higher_singer_counts`."""
    for higher, can in ((False, False), (True, True)):
        scene = Scene(settings=Settings(open_points=OpenPoints(higher_singer_counts=higher)))
        scene.put(0, item("A", 1, gives(HasKeyword(Keyword.SINGER, Number(5)))))
        hero = scene.put(0, character("Hero", 1, 1, 1, 1, keyword(Keyword.SINGER, 3)))
        tune = scene.put(0, action(Draw(YOU, Number(1)), 5, "Tune", True), HAND)
        scene.begin()
        assert scene.can(Option(op.SING, tune.card, hero.card)) is can


def test_6_6_losing_a_keyword_beats_having_it() -> None:
    scene = Scene()
    scene.put(0, item("A", 1, gives(LosesKeyword(Keyword.EVASIVE))))
    scene.put(0, item("B", 1, gives(HasKeyword(Keyword.EVASIVE))))
    hero = scene.put(0, character("Bird", 1, 1, 1, 1, keyword(Keyword.EVASIVE)))
    assert not scene.has(hero, Keyword.EVASIVE)


def test_6_6_cant_gain_blocks_grants_but_not_what_is_printed() -> None:
    scene = Scene()
    scene.put(0, item("A", 1, gives(CantGainKeyword(Keyword.EVASIVE), HasKeyword(Keyword.EVASIVE))))
    bird = scene.put(0, character("Bird", 1, 1, 1, 1, keyword(Keyword.EVASIVE)))
    dog = scene.put(0, character("Dog"))
    assert scene.has(bird, Keyword.EVASIVE)
    assert not scene.has(dog, Keyword.EVASIVE)


def test_6_6_cant_gain_blocks_the_number_of_a_granted_keyword_too() -> None:
    scene = Scene()
    scene.put(0, item("A", 1, gives(CantGainKeyword(Keyword.RESIST), HasKeyword(Keyword.RESIST, Number(2)))))
    hero = scene.put(0, character("Hero", 2, 9, 1, 1))
    printed = scene.put(0, character("Thick", 2, 9, 1, 1, keyword(Keyword.RESIST, 1)))
    foes = [scene.put(1, character(strength=3, willpower=9), exerted=True) for _ in range(2)]
    scene.challenge(hero, foes[0])
    assert scene.perm(hero).damage == 3
    scene.challenge(printed, foes[1])
    assert scene.perm(printed).damage == 2
