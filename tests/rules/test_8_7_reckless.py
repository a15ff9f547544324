"""Reckless (8.7)."""

from tintero.abilities.ability import Activated, Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import GainLore
from tintero.abilities.property import Cant
from tintero.abilities.target import YOU
from tintero.abilities.words import Doing, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, Scene, action, character, keyword, location, refused
from ..reading import real

RECKLESS = keyword(Keyword.RECKLESS)
RUSH = keyword(Keyword.RUSH)
GAIN_1 = GainLore(YOU, Number(1))
MUST = ("reckless_must_challenge", "8.7.3")


def test_8_7_2_it_cannot_quest_even_with_nothing_to_challenge() -> None:
    scene = Scene()
    hero = scene.put(0, character("Wild", 2, 9, 1, 1, RECKLESS))
    refused(scene, "reckless_quest", "8.7.2", op.QUEST, hero)
    scene.end()
    assert scene.asked_player == 1


def test_8_7_3_the_turn_cannot_end_while_it_is_able_to_challenge() -> None:
    scene = Scene()
    hero = scene.put(0, character("Wild", 2, 9, 1, 1, RECKLESS))
    foe = scene.put(1, character(), exerted=True)
    refused(scene, *MUST, op.END)
    scene.challenge(hero, foe)
    assert scene.can(Option(op.END))


def test_8_7_3_a_location_is_reason_enough() -> None:
    scene = Scene()
    scene.put(0, character("Wild", 2, 9, 1, 1, RECKLESS))
    scene.put(1, location())
    refused(scene, *MUST, op.END)


def test_8_7_3_not_able() -> None:
    """Drying, exerted, can't challenge, no legal target, only an unreachable Evasive one, only a payable toll."""
    bird = character("Bird", 1, 9, 1, 1, keyword(Keyword.EVASIVE))
    toll = Static(properties=(Cant(Doing.CHALLENGE, unless_ink=1),))
    wild = character("Wild", 2, 9, 1, 1, RECKLESS)
    for state, foe in (
        ({"drying": True}, character()), ({"exerted": True}, character()),
        ({"gains": [Cant(Doing.CHALLENGE)]}, character()), ({}, bird),
    ):
        scene = Scene()
        scene.put(0, wild, **state)
        scene.put(1, foe, exerted=True)
        scene.begin()
        assert scene.can(Option(op.END)), state
    scene = Scene()
    scene.put(0, character("Car", 2, 9, 1, 1, RECKLESS, toll))
    scene.put(1, character(), exerted=True)
    scene.ink(0, 1)
    scene.begin()
    assert scene.can(Option(op.END))  # [comm] a payment is not forced


def test_8_7_3_drying_with_rush_is_able() -> None:
    scene = Scene()
    scene.put(0, character("Wild", 2, 9, 1, 1, RECKLESS, RUSH), drying=True)
    scene.put(1, character(), exerted=True)
    refused(scene, *MUST, op.END)


def test_8_7_3_it_is_asked_again_after_each_action() -> None:
    """The only target is banished by somebody else first."""
    scene = Scene()
    scene.put(0, character("Wild", 2, 9, 1, 1, RECKLESS))
    other = scene.put(0, character(strength=9, willpower=9))
    foe = scene.put(1, character(), exerted=True)
    refused(scene, *MUST, op.END)
    scene.challenge(other, foe)
    assert scene.can(Option(op.END))


def test_8_7_4_singing_lifts_the_duty() -> None:
    scene = Scene()
    hero = scene.put(0, character("Wild", 2, 9, 1, 3, RECKLESS))
    tune = scene.put(0, action(GAIN_1, 3, "Tune", True), HAND)
    scene.put(1, character(), exerted=True)
    scene.sing(tune, hero)
    assert scene.can(Option(op.END))


def test_8_7_4_exerting_for_an_ability_lifts_the_duty() -> None:
    scene = Scene()
    hero = scene.put(0, character("Wild", 2, 9, 1, 3, RECKLESS, Activated(Cost(exert=True), GAIN_1)))
    scene.put(1, character(), exerted=True)
    scene.use(hero)
    assert scene.can(Option(op.END))


def test_8_7_3_only_its_own_player_is_bound() -> None:
    scene = Scene()
    scene.put(1, character("Wild", 2, 9, 1, 1, RECKLESS))
    scene.put(0, character(), exerted=True)
    scene.begin()
    assert scene.can(Option(op.END))


def test_8_7_real_gaston() -> None:
    scene = Scene()
    gaston = scene.put(0, real("Gaston - Arrogant Hunter"))
    foe = scene.put(1, character(strength=0, willpower=9), exerted=True)
    refused(scene, "reckless_quest", "8.7.2", op.QUEST, gaston)
    refused(scene, *MUST, op.END)
    scene.challenge(gaston, foe)
    scene.end()
    assert scene.asked_player == 1
