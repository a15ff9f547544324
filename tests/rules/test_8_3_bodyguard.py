"""Bodyguard (8.3)."""

from tintero.abilities.ability import Static
from tintero.abilities.condition import Exists
from tintero.abilities.effect import PlayCard
from tintero.abilities.property import Can, Cant, HasKeyword
from tintero.abilities.target import YOUR_CHARACTER, Damaged, Filter
from tintero.abilities.words import CardType, Doing, EventKind, Keyword, Whose, Zone
from tintero.rules import option as op

from ..kit import HAND, Scene, action, character, item, keyword, location, refused, shift
from ..reading import real

BODYGUARD = keyword(Keyword.BODYGUARD)
GUARD = character("Guard", 1, 9, 1, 0, BODYGUARD)


def test_8_3_2_it_may_enter_exerted() -> None:
    for answer in (True, False):
        scene = Scene()
        guard = scene.put(0, GUARD, HAND)
        scene.play(guard)
        assert scene.asked == op.MAY
        assert scene.asked_player == 0
        if answer:
            scene.yes()
        else:
            scene.no()
        assert scene.perm(guard).exerted is answer
        assert not scene.events(EventKind.EXERTED)  # CR 6.7.9: it entered that way


def test_8_3_2_also_on_top_of_a_ready_base() -> None:
    scene = Scene()
    base = scene.put(0, character("Pluto - Young"))
    top = scene.put(0, character("Pluto - Old", 4, 4, 2, 5, BODYGUARD, shift(0)), HAND)
    scene.shift(top, base).yes()
    assert scene.perm(top).exerted


def test_8_10_2_on_an_exerted_base_there_is_nothing_to_ask() -> None:
    scene = Scene()
    base = scene.put(0, character("Pluto - Young"), exerted=True)
    top = scene.put(0, character("Pluto - Old", 4, 4, 2, 5, BODYGUARD, shift(0)), HAND)
    scene.shift(top, base)
    assert scene.asked == op.TURN
    assert scene.perm(top).exerted


def test_8_3_2_also_when_it_is_played_for_free() -> None:
    scene = Scene()
    guard = scene.put(0, GUARD, HAND)
    deed = scene.put(0, action(PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)), 0), HAND)
    scene.play(deed).yes()
    assert scene.perm(guard).exerted


def test_8_3_2_bodyguard_given_by_another_card_counts_as_it_enters() -> None:
    scene = Scene()
    scene.put(0, item("Badge", 1, Static(affects=YOUR_CHARACTER, properties=(HasKeyword(Keyword.BODYGUARD),))))
    hero = scene.put(0, character(cost=0), HAND)
    scene.play(hero).yes()
    assert scene.perm(hero).exerted


def test_8_3_2_bodyguard_of_its_own_condition_in_play_comes_too_late() -> None:
    own = Static(condition=Exists(YOUR_CHARACTER), properties=(HasKeyword(Keyword.BODYGUARD),))
    scene = Scene()
    hero = scene.put(0, character("Groom", 1, 3, 1, 0, own), HAND)
    scene.play(hero)
    assert scene.asked == op.TURN
    assert not scene.perm(hero).exerted
    assert scene.has(hero, Keyword.BODYGUARD)


def test_8_3_3_a_challenger_must_pick_the_bodyguard() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    guard = scene.put(1, GUARD, exerted=True)
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "target_behind_bodyguard", "8.3.3", op.CHALLENGE, hero, foe)
    assert scene.targets(hero) == {guard.card}


def test_8_3_3_either_of_two_bodyguards() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    guards = [scene.put(1, GUARD, exerted=True) for _ in range(2)]
    scene.put(1, character(), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {g.card for g in guards}


def test_8_3_3_a_ready_bodyguard_protects_nobody() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    scene.put(1, GUARD)
    foe = scene.put(1, character(), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {foe.card}


def test_8_3_3_a_ready_bodyguard_binds_who_may_challenge_ready_characters() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Can(Doing.CHALLENGE_READY)])
    guard = scene.put(1, GUARD)
    scene.put(1, character(), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {guard.card}


def test_8_3_3_a_permission_for_some_ready_characters_does_not_reach_the_guard() -> None:
    """May challenge ready damaged characters: the undamaged ready Bodyguard is no legal target and does not bind."""
    hurt = Filter((CardType.CHARACTER,), tests=(Damaged(),))
    scene = Scene()
    hero = scene.put(0, character(), gains=[Can(Doing.CHALLENGE_READY, hurt)])
    scene.put(1, GUARD)
    foe = scene.put(1, character(), damage=1)
    scene.begin()
    assert scene.targets(hero) == {foe.card}


def test_8_3_3_locations_are_not_protected() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    guard = scene.put(1, GUARD, exerted=True)
    place = scene.put(1, location())
    scene.begin()
    assert scene.targets(hero) == {guard.card, place.card}


def test_8_3_3_a_bodyguard_that_cannot_be_challenged_does_not_bind() -> None:
    for shelter in (Cant(Doing.BE_CHALLENGED), HasKeyword(Keyword.EVASIVE)):
        scene = Scene()
        hero = scene.put(0, character())
        scene.put(1, GUARD, exerted=True, gains=[shelter])
        foe = scene.put(1, character(), exerted=True)
        scene.begin()
        assert scene.targets(hero) == {foe.card}


def test_8_3_3_each_players_bodyguards_guard_that_players_characters_only() -> None:
    scene = Scene(players=3)
    hero = scene.put(0, character())
    guard = scene.put(1, GUARD, exerted=True)
    scene.put(1, character(), exerted=True)
    third = scene.put(2, character(), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {guard.card, third.card}


def test_8_3_real_chien_po_guards_a_friend() -> None:
    scene = Scene()
    po = scene.put(0, real("Chien-Po - Imperial Soldier"), HAND)
    friend = scene.put(0, real("Basil - Of Baker Street"), exerted=True)
    foe = scene.put(1, character())
    scene.ink(0, 5)
    scene.play(po).yes()
    assert scene.perm(po).exerted
    scene.end()
    refused(scene, "target_behind_bodyguard", "8.3.3", op.CHALLENGE, foe, friend)
    assert scene.targets(foe) == {po.card}
