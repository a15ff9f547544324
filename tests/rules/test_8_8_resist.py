"""Resist (8.8): dealt against taken."""

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import DealDamage, GainLore, MoveDamage, PutDamage
from tintero.abilities.target import OPPOSING_CHARACTER, YOU, YOUR_CHARACTER, Chosen, Each, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, Who, Whose

from ..kit import HAND, Scene, action, character, keyword, location
from ..reading import real

RESIST_2 = keyword(Keyword.RESIST, 2)
GAIN_1 = GainLore(YOU, Number(1))
TOUGH = character("Tough", 1, 9, 1, 1, RESIST_2)


def deal(n: int, **how: bool) -> DealDamage:
    return DealDamage(Each(OPPOSING_CHARACTER), Number(n), **how)


def test_8_8_1_dealt_damage_is_reduced() -> None:
    scene = Scene()
    foe = scene.put(1, TOUGH)
    deed = scene.put(0, action(deal(3), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 1


def test_8_8_1_each_packet_of_damage_and_challenges_too() -> None:
    scene = Scene()
    heroes = [scene.put(0, character(strength=3, willpower=9)) for _ in range(2)]
    foe = scene.put(1, TOUGH, exerted=True)
    for hero in heroes:
        scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 2


def test_8_8_1_also_on_the_challenging_character() -> None:
    scene = Scene()
    hero = scene.put(0, TOUGH)
    foe = scene.put(1, character(strength=5, willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(hero).damage == 3


def test_8_8_1_a_location_can_have_it() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=3))
    place = scene.put(1, location("Fort", 9, 0, 1, 1, RESIST_2))
    scene.challenge(hero, place)
    assert scene.perm(place).damage == 1


def test_8_8_2_at_zero_damage_was_dealt_but_none_taken() -> None:
    """CR 1.9.5: who watches dealing sees it, who watches taking does not."""
    archer = Triggered((Trigger(EventKind.DAMAGE_DEALT, who=Who.YOU),), GAIN_1)
    hydra = Triggered((Trigger(EventKind.DAMAGE_TAKEN, subject=This()),), GAIN_1)
    scene = Scene()
    scene.put(0, character("Archer", 1, 1, 1, 1, archer))
    foe = scene.put(1, character("Hydra", 1, 9, 1, 1, RESIST_2, hydra))
    deed = scene.put(0, action(deal(2), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 0
    assert (scene.lore_total(0), scene.lore_total(1)) == (1, 0)
    (dealt,) = scene.events(EventKind.DAMAGE_DEALT)
    assert dealt.amount == 0
    assert not scene.events(EventKind.DAMAGE_TAKEN)


def test_8_8_3_put_damage_ignores_it() -> None:
    scene = Scene()
    foe = scene.put(1, TOUGH)
    deed = scene.put(0, action(PutDamage(Each(OPPOSING_CHARACTER), Number(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 2
    assert scene.events(EventKind.DAMAGE_TAKEN)


def test_8_8_3_moved_damage_ignores_it() -> None:
    scene = Scene()
    hurt = scene.put(0, character(willpower=9), damage=2)
    foe = scene.put(1, TOUGH)
    move = MoveDamage(Chosen(YOUR_CHARACTER), Chosen(OPPOSING_CHARACTER), None)
    deed = scene.put(0, action(move, 0), HAND)
    scene.play(deed)
    assert (scene.perm(hurt).damage, scene.perm(foe).damage) == (0, 2)


def test_1_2_1_damage_that_resist_cannot_reduce() -> None:
    scene = Scene()
    foe = scene.put(1, TOUGH)
    deed = scene.put(0, action(deal(3, unreduced=True), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 3


def test_8_8_1_it_does_not_protect_others() -> None:
    scene = Scene()
    scene.put(1, TOUGH)
    plain = scene.put(1, character(willpower=9))
    flt = Filter((CardType.CHARACTER,), Whose.OPPOSING)
    deed = scene.put(0, action(DealDamage(Each(flt), Number(3)), 0), HAND)
    scene.play(deed)
    assert scene.perm(plain).damage == 3


def test_8_8_1_real_beast() -> None:
    scene = Scene()
    beast = scene.put(1, real("Beast - Thick-Skinned"))  # Resist +1
    deed = scene.put(0, action(deal(2), 0), HAND)
    scene.play(deed)
    assert scene.perm(beast).damage == 1
