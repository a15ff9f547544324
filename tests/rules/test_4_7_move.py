"""Move a character to a location (4.7)."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Banish, GainLore, MoveToLocation
from tintero.abilities.property import Can, Cant, Changes, Imposed, MoveForLess
from tintero.abilities.target import THIS, YOU, YOUR_CHARACTER, AtLocation, Chosen, Classified, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Stat, Whose
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import OpenPoints, Settings

from ..kit import DISCARD, HAND, PLAY, Scene, character, item, location, refused

LOCATIONS = Filter((CardType.LOCATION,), Whose.YOURS)


def test_4_7_3_the_move_cost_is_paid_and_the_character_is_there() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    place = scene.put(0, location(move_cost=2))
    scene.ink(0, 3)
    scene.move(hero, place)
    assert scene.perm(hero).location == scene.perm(place).pid
    assert scene.ready_ink(0) == 1
    assert scene.zone(hero) == PLAY


def test_4_7_1_own_characters_to_own_locations_only() -> None:
    scene = Scene()
    hero, foe = scene.put(0, character()), scene.put(1, character())
    mine, theirs = scene.put(0, location(move_cost=0)), scene.put(1, location(move_cost=0))
    refused(scene, "not_yours", "4.7.1", op.MOVE, hero, theirs)
    refused(scene, "not_yours", "4.7.1", op.MOVE, foe, mine)


def test_4_7_1_only_characters_move_and_only_to_locations() -> None:
    scene = Scene()
    hero, gadget = scene.put(0, character()), scene.put(0, item())
    place, other = scene.put(0, location(move_cost=0)), scene.put(0, location(move_cost=0))
    refused(scene, "not_a_character", "4.7.1", op.MOVE, gadget, place)
    refused(scene, "not_a_character", "4.7.1", op.MOVE, other, place)
    refused(scene, "not_a_location", "4.7.1", op.MOVE, hero, gadget)


def test_4_7_2_from_one_location_to_another() -> None:
    scene = Scene()
    first, second = scene.put(0, location()), scene.put(0, location(move_cost=1))
    hero = scene.put(0, character(), at=first)
    scene.ink(0, 1)
    scene.move(hero, second)
    assert scene.perm(hero).location == scene.perm(second).pid


def test_4_7_3_1_drying_exerted_and_damaged_characters_may_move_to_a_new_location() -> None:
    scene = Scene()
    hero = scene.put(0, character(), drying=True, exerted=True, damage=1)
    place = scene.put(0, location(cost=0, move_cost=0), HAND)
    scene.play(place).move(hero, place)
    p = scene.perm(hero)
    assert p.location == scene.perm(place).pid
    assert (p.drying, p.exerted, p.damage) == (True, True, 1)  # CR 4.7.4: states and damage stay


def test_4_7_3_1_not_to_where_it_already_is() -> None:
    """The rules do not say: the setting `move_to_same_location`."""
    scene = Scene()
    place = scene.put(0, location(move_cost=0))
    hero = scene.put(0, character(), at=place)
    refused(scene, "already_there", "4.7.3.1", op.MOVE, hero, place)
    scene = Scene(settings=Settings(open_points=OpenPoints(move_to_same_location=True)))
    place = scene.put(0, location(move_cost=0))
    hero = scene.put(0, character(), at=place)
    scene.begin()
    assert scene.can(Option(op.MOVE, hero.card, place.card))


def test_4_7_3_2_free_is_imposed_when_available() -> None:
    invites = Static(properties=(Can(Doing.MOVE_HERE_FREE, Filter(tests=(Classified(("Pirate",)),))),))
    scene = Scene()
    place = scene.put(0, location("Ship", 5, 1, 1, 3, invites))
    pirate = scene.put(0, character(classifications=("Pirate",)))
    hero = scene.put(0, character())
    scene.ink(0, 2)
    scene.move(pirate, place)
    assert scene.ready_ink(0) == 2
    refused(scene, "cant_afford", "4.7.3.4", op.MOVE, hero, place)


def test_4_7_3_3_payment_modifiers() -> None:
    cheaper = Static(rules=(Imposed(MoveForLess(YOUR_CHARACTER, LOCATIONS, Number(2))),))
    scene = Scene()
    scene.put(0, item("Map", 1, cheaper))
    hero = scene.put(0, character())
    far, near = scene.put(0, location(move_cost=3)), scene.put(0, location(move_cost=1))
    scene.ink(0, 1)
    scene.move(hero, far)
    assert scene.ready_ink(0) == 0
    scene.move(hero, near)  # 1 - 2 is not below zero
    assert scene.perm(hero).location == scene.perm(near).pid


def test_4_7_3_4_too_little_ink() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    place = scene.put(0, location(move_cost=2))
    scene.ink(0, 1, exerted=2)
    refused(scene, "cant_afford", "4.7.3.4", op.MOVE, hero, place)


def test_1_2_2_a_cant_move_effect() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Cant(Doing.MOVE)])
    place = scene.put(0, location(move_cost=0))
    refused(scene, "cant_move", "4.7.1", op.MOVE, hero, place)


def test_4_7_5_then_the_bag_resolves() -> None:
    welcome = Triggered((Trigger(EventKind.MOVED, subject=YOUR_CHARACTER, object=This()),), GainLore(YOU, Number(1)))
    scene = Scene()
    hero = scene.put(0, character())
    place = scene.put(0, location("Inn", 5, 1, 1, 0, welcome))
    scene.move(hero, place)
    assert scene.lore_total(0) == 1


def test_4_7_4_while_here_begins_with_the_move() -> None:
    here = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(AtLocation(here=True),))
    strong = Static(affects=here, properties=(Changes(Stat.STRENGTH, Number(2)),))
    scene = Scene()
    hero = scene.put(0, character(strength=1))
    place = scene.put(0, location("Gym", 5, 1, 1, 0, strong))
    other = scene.put(0, location(move_cost=0))
    scene.move(hero, place)
    assert scene.strength(hero) == 3
    scene.move(hero, other)
    assert scene.strength(hero) == 1


def test_4_7_4_an_effect_moves_for_free() -> None:
    go = Activated(Cost(), MoveToLocation(Chosen(YOUR_CHARACTER), Chosen(LOCATIONS)))
    scene = Scene()
    carpet = scene.put(0, item("Carpet", 1, go))
    hero = scene.put(0, character())
    place = scene.put(0, location(move_cost=4))
    scene.use(carpet)
    assert scene.perm(hero).location == scene.perm(place).pid


def test_5_6_6_characters_stay_in_play_when_their_location_leaves() -> None:
    scene = Scene()
    place = scene.put(0, location("Fuse", 5, 1, 1, 0, Activated(Cost(), Banish(THIS))))
    hero = scene.put(0, character(), at=place)
    scene.use(place)
    assert scene.zone(place) == DISCARD
    assert scene.perm(hero).location == 0


def test_1_8_3_the_lost_willpower_of_a_location_banishes_in_the_next_pass() -> None:
    here = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(AtLocation(here=True),))
    tough = Static(affects=here, properties=(Changes(Stat.WILLPOWER, Number(2)),))
    scene = Scene()
    place = scene.put(0, location("Rock", 5, 1, 1, 0, tough, Activated(Cost(), Banish(THIS))))
    hero = scene.put(0, character(willpower=2), at=place, damage=3)
    healthy = scene.put(0, character(willpower=2), at=place, damage=1)
    scene.begin()
    assert scene.zone(hero) == PLAY
    scene.use(place)
    assert scene.zone(hero) == DISCARD
    assert scene.zone(healthy) == PLAY
