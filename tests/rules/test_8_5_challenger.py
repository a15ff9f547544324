"""Challenger (8.5)."""

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.effect import GainLore
from tintero.abilities.property import Changes
from tintero.abilities.target import YOU, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword, Stat

from ..kit import Scene, character, keyword, location
from ..reading import real

CHALLENGER_3 = keyword(Keyword.CHALLENGER, 3)


def test_8_5_1_while_challenging_only() -> None:
    scene = Scene()
    hero = scene.put(0, character("Duelist", 1, 9, 1, 1, CHALLENGER_3))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.begin()
    assert scene.strength(hero) == 1
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 4
    assert scene.strength(hero) == 1


def test_8_5_1_it_counts_from_the_end_of_the_declaration() -> None:
    """A "challenges" trigger reads the raised strength (4.6.4.5)."""
    reads = Triggered((Trigger(EventKind.CHALLENGED, subject=This()),), GainLore(YOU, StatOf(Stat.STRENGTH, This())))
    scene = Scene()
    hero = scene.put(0, character("Duelist", 1, 9, 1, 1, CHALLENGER_3, reads))
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.lore_total(0) == 4


def test_8_5_1_against_locations_as_well() -> None:
    scene = Scene()
    hero = scene.put(0, character("Duelist", 1, 9, 1, 1, CHALLENGER_3))
    place = scene.put(1, location(willpower=9))
    scene.challenge(hero, place)
    assert scene.perm(place).damage == 4


def test_8_5_2_no_bonus_while_being_challenged() -> None:
    scene = Scene()
    hero = scene.put(0, character(willpower=9))
    foe = scene.put(1, character("Duelist", 1, 9, 1, 1, CHALLENGER_3), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(hero).damage == 1


def test_8_5_1_the_bonus_joins_the_sum_with_a_negative_strength() -> None:
    scene = Scene()
    hero = scene.put(
        0, character("Duelist", 1, 9, 1, 1, CHALLENGER_3), gains=[Changes(Stat.STRENGTH, Number(2), negative=True)]
    )
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 2  # 1 - 2 + 3


def test_8_5_1_real_captain_hook() -> None:
    scene = Scene()
    hook = scene.put(0, real("Captain Hook - Forceful Duelist"))  # 1 strength, Challenger +2
    foe = scene.put(1, character(strength=0, willpower=9), exerted=True)
    scene.challenge(hook, foe)
    assert scene.perm(foe).damage == 3
