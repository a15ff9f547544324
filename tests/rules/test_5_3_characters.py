"""Characters (5.3)."""

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number, StatOf
from tintero.abilities.cost import Cost
from tintero.abilities.effect import DealDamage, Exert, GainLore, PlayCard
from tintero.abilities.property import Changes
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, Chosen, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, How, Stat, Who, Whose, Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, refused

GAIN_1 = GainLore(YOU, Number(1))


def test_5_3_1_a_chosen_character_is_one_in_play() -> None:
    scene = Scene()
    hero, other = scene.put(0, character()), scene.put(1, character())
    scene.put(0, character(), HAND)
    scene.put(0, character(), DISCARD)
    deed = scene.put(0, action(Exert(Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {hero.card, other.card}


def test_5_3_5_a_character_played_by_a_start_of_turn_trigger_is_drying() -> None:
    arrive = Triggered(
        (Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN),),
        PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)),
    )
    scene = Scene(turn=1)
    scene.put(0, item("Door", 1, arrive))
    hero = scene.put(0, character(), DISCARD)
    scene.begin()
    scene.end()
    assert scene.zone(hero) == PLAY
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)


def test_5_3_6_2_strength_zero_deals_nothing_by_effects_either() -> None:
    hit = Activated(Cost(), DealDamage(Chosen(OPPOSING_CHARACTER), StatOf(Stat.STRENGTH, This())))
    scene = Scene()
    hero = scene.put(0, character("Weak", 1, 1, 1, 1, hit), gains=[Changes(Stat.STRENGTH, Number(4), negative=True)])
    scene.put(1, character())
    scene.use(hero)
    assert not scene.events(EventKind.DAMAGE_DEALT)
    assert not scene.events(EventKind.DAMAGE_TAKEN)


def test_5_3_6_3_damage_lowers_neither_willpower_nor_strength() -> None:
    scene = Scene()
    hero = scene.put(0, character(strength=3, willpower=4), damage=3)
    assert (scene.strength(hero), scene.willpower(hero)) == (3, 4)


def test_5_3_6_3_damage_stays_over_turns() -> None:
    scene = Scene()
    hero = scene.put(0, character(willpower=4), damage=3)
    scene.begin()
    scene.end()
    scene.end()
    assert scene.perm(hero).damage == 3
