"""Effects on damage: deal, put, remove, move (1.9)."""

from __future__ import annotations

import pytest

from tests.kit import HAND, PLAY, Scene, action, character, item, keyword, location
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Doing, EventKind, Keyword, Stat, Until
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))


def named(*names: str) -> ta.Filter:
    return ta.Filter(tests=(ta.Named(names),))


def test_deal_to_characters_and_locations_never_to_items() -> None:
    scene = Scene()
    body = scene.put(1, character(willpower=9))
    place = scene.put(1, location())
    thing = scene.put(1, item())
    deed = scene.put(0, action(ef.DealDamage(ta.Each(ta.Filter()), N(2)), 0), HAND)
    scene.play(deed)
    assert (scene.perm(body).damage, scene.perm(place).damage, scene.perm(thing).damage) == (2, 2, 0)


@pytest.mark.parametrize(("unreduced", "damage"), [(False, 1), (True, 3)])
def test_damage_that_resist_does_not_reduce(unreduced: bool, damage: int) -> None:
    scene = Scene()
    body = scene.put(1, character("Body", 1, 9, 1, 1, keyword(Keyword.RESIST, 2)))
    deed = scene.put(0, action(ef.DealDamage(ta.Chosen(CHARACTER), N(3), unreduced), 0), HAND)
    scene.play(deed)
    assert scene.perm(body).damage == damage


def test_damage_dealt_by_a_named_source() -> None:
    # "deal damage equal to that character's strength": the character is the one who dealt it
    archer = Triggered((Trigger(EventKind.DAMAGE_DEALT, ta.This()),), GAIN, "Archer")
    scene = Scene()
    scene.put(0, character("Archer", 2, 3, 1, 1, archer))
    foe = scene.put(1, character("Foe", 1, 9))
    deed = scene.put(0, action(ef.Sequence((
        ef.Give(ta.Chosen(YOUR_CHARACTER, label="it"), (), Until.THIS_TURN),
        ef.DealDamage(ta.Chosen(OPPOSING_CHARACTER), am.StatOf(Stat.STRENGTH, ta.It("it")), source=ta.It("it")),
    )), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 2
    assert scene.lore_total(0) == 1


def test_1_9_5_dealt_at_zero_but_not_taken() -> None:
    dealt = Triggered((Trigger(EventKind.DAMAGE_DEALT, object=OPPOSING_CHARACTER),), GAIN, "Dealt")
    taken = Triggered((Trigger(EventKind.DAMAGE_TAKEN, OPPOSING_CHARACTER),), ef.Draw(YOU, N(1)), "Taken")
    scene = Scene()
    scene.put(0, item("Watch", 1, dealt, taken))
    scene.put(1, character("Namaari", 1, 9, 1, 1, keyword(Keyword.RESIST, 3)))
    deed = scene.put(0, action(ef.DealDamage(ta.Chosen(CHARACTER), N(3)), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1
    assert scene.hand(0) == 0


@pytest.mark.parametrize(("state", "lore"), [("resist", 1), ("barred", 0), ("plain", 1)])
def test_6_1_5_1_damage_as_a(state: str, lore: int) -> None:
    scene = Scene()
    tough = keyword(Keyword.RESIST, 2)
    barred = Static(properties=(pr.Cant(Doing.BE_DEALT_DAMAGE),))
    scene.put(0, character("Mine", 1, 9, 1, 1, *({"resist": (tough,), "barred": (barred,)}.get(state, ()))))
    deed = scene.put(0, action(ef.IfDo(ef.DealDamage(ta.Chosen(YOUR_CHARACTER), N(2)), GAIN), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == lore


def test_put_ignores_resist_and_is_not_dealt() -> None:
    scene = Scene()
    body = scene.put(1, character("Body", 1, 9, 1, 1, keyword(Keyword.RESIST, 2)))
    deed = scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(body).damage == 2
    assert scene.events(EventKind.DAMAGE_DEALT) == []
    assert len(scene.events(EventKind.DAMAGE_TAKEN)) == 1


def test_remove_all_exactly_and_up_to() -> None:
    scene = Scene()
    body = scene.put(0, character("Body", 1, 9), damage=8)
    one, two, three = (scene.put(0, action(ef.RemoveDamage(ta.Chosen(CHARACTER), n, up_to), 0), HAND) for n, up_to in (
        (N(2), False), (N(3), True), (None, False)))
    scene.play(one)
    assert scene.perm(body).damage == 6
    scene.play(two)
    assert scene.offered(op.NUMBER) == {0, 1, 2, 3}
    scene.amount(1)
    assert scene.perm(body).damage == 5
    scene.play(three)
    assert scene.perm(body).damage == 0


def test_remove_up_to_a_total_shared_among_characters() -> None:
    scene = Scene()
    a, b = scene.put(0, character(willpower=9), damage=2), scene.put(0, character(willpower=9), damage=5)
    deed = scene.put(0, action(ef.RemoveDamage(ta.Each(YOUR_CHARACTER), N(4), up_to=True, total=True), 0), HAND)
    scene.play(deed).amount(1)
    assert scene.offered(op.NUMBER) == {0, 1, 2, 3}
    scene.amount(3)
    assert (scene.perm(a).damage, scene.perm(b).damage) == (1, 2)


def test_damage_that_cannot_be_removed() -> None:
    stuck = Static(properties=(pr.Cant(Doing.HAVE_DAMAGE_REMOVED),))
    scene = Scene()
    body = scene.put(0, character("Body", 1, 9, 1, 1, stuck), damage=2)
    deed = scene.put(0, action(ef.RemoveDamage(ta.Chosen(CHARACTER), N(2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(body).damage == 2


@pytest.mark.parametrize(("amount", "up_to", "answer", "left"), [
    (2, False, -1, 3), (None, False, -1, 0), (3, True, 1, 4),
])
def test_move_damage(amount: int | None, up_to: bool, answer: int, left: int) -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 9), damage=5)
    foe = scene.put(1, character("Foe", 1, 9, 1, 1, keyword(Keyword.RESIST, 2)))
    n = None if amount is None else N(amount)
    move = ef.MoveDamage(ta.Chosen(YOUR_CHARACTER), ta.Chosen(OPPOSING_CHARACTER), n, up_to)
    deed = scene.put(0, action(move, 0), HAND)
    scene.play(deed)
    if up_to:
        scene.amount(answer)
    assert scene.perm(mine).damage == left
    assert scene.perm(foe).damage == 5 - left  # moved counters are put: no Resist (8.8.3)


def test_move_from_each_and_never_back_to_the_same_card() -> None:
    scene = Scene()
    a = scene.put(0, character("A", 1, 9), damage=2)
    b = scene.put(0, character("B", 1, 9), damage=1)
    deed = scene.put(0, action(ef.MoveDamage(ta.Each(YOUR_CHARACTER), ta.Chosen(named("A")), N(1)), 0), HAND)
    scene.play(deed)
    assert (scene.perm(a).damage, scene.perm(b).damage) == (3, 0)


def test_more_damage_and_damage_with_another_value() -> None:
    fragile = Static(properties=(pr.ExtraDamage(N(1)),))
    tough = Static(properties=(pr.DealsDamageWith(Stat.WILLPOWER),))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 6, 1, 1, tough))
    foe = scene.put(1, character("Foe", 0, 9, 1, 1, fragile), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 7
    assert scene.zone(foe) == PLAY


def test_the_amount_of_the_event() -> None:
    reflect = Triggered((Trigger(EventKind.DAMAGE_TAKEN, ta.This()),),
                        ef.DealDamage(ta.Chosen(OPPOSING_CHARACTER), am.EventAmount(2)), "Reflect")
    scene = Scene()
    scene.put(0, character("Mirror", 1, 9, 1, 1, reflect))
    foe = scene.put(1, character("Foe", 1, 20))
    deed = scene.put(0, action(ef.PutDamage(ta.Chosen(named("Mirror")), N(3)), 0), HAND)
    scene.play(deed)
    assert scene.perm(foe).damage == 6


def test_both_targets_together() -> None:
    scene = Scene()
    quest = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.DealDamage(
        ta.Both((THIS, ta.Chosen(OPPOSING_CHARACTER))), N(1)), "Both")
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, quest))
    foe = scene.put(1, character("Foe", 1, 9))
    scene.quest(hero)
    assert (scene.perm(hero).damage, scene.perm(foe).damage) == (1, 1)


def test_put_on_nothing_is_no_full_resolution() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.IfDo(ef.PutDamage(ta.Each(OPPOSING_CHARACTER), N(1)), GAIN), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 0


