"""Singer (8.11)."""

from tintero.abilities.amount import Number
from tintero.abilities.effect import GainLore
from tintero.abilities.property import HasKeyword, SingsAs
from tintero.abilities.target import YOU
from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, Scene, action, character, keyword, refused
from ..reading import real

GAIN_1 = GainLore(YOU, Number(1))
SINGER_5 = keyword(Keyword.SINGER, 5)


def test_8_11_1_it_sings_as_though_its_cost_were_n() -> None:
    scene = Scene()
    diva = scene.put(0, character("Diva", 1, 1, 1, 2, SINGER_5))
    five, six = (scene.put(0, action(GAIN_1, n, "", True), HAND) for n in (5, 6))
    refused(scene, "singer_too_small", "5.4.4.2", op.SING, six, diva)
    scene.sing(five, diva)
    assert scene.lore_total(0) == 1
    assert scene.perm(diva).exerted


def test_8_11_1_a_number_below_its_cost_counts_as_well() -> None:
    """As though its cost were N, also where the printed cost is higher."""
    scene = Scene()
    diva = scene.put(0, character("Diva", 1, 1, 1, 7, SINGER_5))
    six = scene.put(0, action(GAIN_1, 6, "", True), HAND)
    refused(scene, "singer_too_small", "5.4.4.2", op.SING, six, diva)


def test_8_11_2_dryness_is_still_required() -> None:
    scene = Scene()
    diva = scene.put(0, character("Diva", 1, 1, 1, 2, SINGER_5), drying=True)
    five = scene.put(0, action(GAIN_1, 5, "", True), HAND)
    refused(scene, "is_drying", "5.1.1.11", op.SING, five, diva)


def test_8_11_3_a_bonus_adds_to_the_singer_number() -> None:
    scene = Scene()
    diva = scene.put(0, character("Diva", 1, 1, 1, 2, SINGER_5), gains=[SingsAs(Number(2))])
    seven = scene.put(0, action(GAIN_1, 7, "", True), HAND)
    scene.sing(seven, diva)
    assert scene.lore_total(0) == 1


def test_8_11_3_singer_without_a_number_is_the_printed_cost() -> None:
    """And what lets it sing as if it cost 2 more is added to that."""
    scene = Scene()
    hero = scene.put(0, character(cost=3), gains=[HasKeyword(Keyword.SINGER), SingsAs(Number(2))])
    five, six = (scene.put(0, action(GAIN_1, n, "", True), HAND) for n in (5, 6))
    scene.begin()
    assert scene.can(Option(op.SING, five.card, hero.card))
    assert not scene.can(Option(op.SING, six.card, hero.card))


def test_8_11_real_ariel() -> None:
    scene = Scene()
    ariel = scene.put(0, real("Ariel - Singing Mermaid"))  # cost 4, Singer 7
    seven = scene.put(0, action(GAIN_1, 7, "", True), HAND)
    scene.sing(seven, ariel)
    assert scene.lore_total(0) == 1
