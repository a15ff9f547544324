"""6.1.13: during, once, until, this turn, while."""

from __future__ import annotations

import pytest

from tests.kit import HAND, Scene, action, character, item, location
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.condition import And, Exists, Is, YourTurn
from tintero.abilities.cost import Cost
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Limit, Stat, Until, Who, Whose
from tintero.rules import option as op
from tintero.rules.position import Placed

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
PLUS = (pr.Changes(Stat.STRENGTH, N(1)),)


def giving(until: Until, *properties: pr.Property, target: ta.Target | None = None) -> ef.Give:
    return ef.Give(target or ta.Chosen(CHARACTER), properties or PLUS, until)


# CR 6.1.13.1: during
def test_6_1_13_1_during_your_turn_works_only_then() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, Static(condition=YourTurn(), properties=PLUS)))
    foe = scene.put(1, character("Foe", 1, 3, 1, 1, Static(condition=YourTurn(opponents=True), properties=PLUS)))
    scene.begin()
    assert (scene.strength(hero), scene.strength(foe)) == (2, 2)
    scene.end()
    assert (scene.strength(hero), scene.strength(foe)) == (1, 1)


# CR 6.1.13.2: once, only when fully resolved
def once(effect: ef.Effect, limit: Limit = Limit.ONCE) -> Triggered:
    return Triggered((Trigger(EventKind.PLAYED, ta.Filter((CardType.ACTION,)), who=Who.YOU),), effect, "Once", limit)


def three_deeds(scene: Scene) -> list[Placed]:
    return [scene.put(0, action(ef.Nothing(), 0), HAND) for _ in range(3)]


def test_6_1_13_2_once_a_turn() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(GAIN)))
    a, b, _ = three_deeds(scene)
    scene.play(a).play(b)
    assert scene.lore_total(0) == 1


def test_6_1_13_2_a_no_does_not_use_it_up() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(ef.May(GAIN, YOU))))
    a, b, c = three_deeds(scene)
    scene.play(a).no()
    scene.play(b).yes()
    scene.play(c)
    assert scene.asked == op.TURN
    assert scene.lore_total(0) == 1


def test_6_1_13_2_a_false_if_does_not_use_it_up() -> None:
    item_there = Exists(ta.Filter((CardType.ITEM,), Whose.YOURS))
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(ef.If(item_there, GAIN))))
    gadget = scene.put(0, item("Gadget", 0), HAND)
    a, b, _ = three_deeds(scene)
    scene.play(a)
    assert scene.lore_total(0) == 0
    scene.play(gadget).play(b)
    assert scene.lore_total(0) == 1


def test_6_1_13_2_a_missing_target_does_not_use_it_up() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(ef.PutDamage(ta.Chosen(OPPOSING_CHARACTER), N(1)))))
    a, b, _ = three_deeds(scene)
    scene.play(a)
    scene.play(b)
    hero = next(p for p in scene.game.state.in_play.values() if p.owner == 0)
    assert hero.used == ()


def test_6_1_13_2_each_copy_counts_for_itself() -> None:
    definition = character("Hero", 1, 3, 1, 1, once(GAIN))
    scene = Scene()
    scene.put(0, definition)
    scene.put(0, definition)
    a, _, _ = three_deeds(scene)
    scene.play(a)
    scene.choose(scene.game.options[0])
    assert scene.lore_total(0) == 2


def test_6_1_13_2_twice_a_turn() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(GAIN, Limit.TWICE)))
    for deed in three_deeds(scene):
        scene.play(deed)
    assert scene.lore_total(0) == 2


def test_6_1_13_2_an_activated_ability_once_and_twice() -> None:
    for limit, times in ((Limit.ONCE, 1), (Limit.TWICE, 2)):
        scene = Scene()
        wheel = scene.put(0, item("Wheel", 1, Activated(Cost(), GAIN, "Spin", limit)))
        scene.begin()
        for _ in range(times):
            scene.use(wheel)
        assert not scene.can(op.Option(op.USE, wheel.card, 0))
        assert scene.lore_total(0) == times


def test_6_1_13_2_it_comes_back_with_the_next_turn() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, once(GAIN)))
    a, b, _ = three_deeds(scene)
    scene.play(a)
    scene.end()
    scene.end()
    scene.play(b)
    assert scene.lore_total(0) == 2


def test_6_1_13_2_a_part_that_may_happen_once_a_turn() -> None:
    scene = Scene()
    effect = ef.Sequence((GAIN, ef.Limited(Limit.ONCE, ef.Draw(YOU, N(1)))))
    scene.put(
        0, character("Hero", 1, 3, 1, 1, Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), effect, "Both"))
    )
    a, b = scene.put(0, character(lore=0)), scene.put(0, character(lore=0))
    scene.quest(a).quest(b)
    assert scene.lore_total(0) == 2
    assert scene.hand(0) == 1


# CR 6.1.13.3: until the start of your next turn
def test_6_1_13_3_until_the_start_of_your_next_turn() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1))
    deed = scene.put(0, action(giving(Until.START_OF_YOUR_NEXT_TURN), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.strength(hero) == 2  # all through the opponent's turn
    scene.end()
    assert scene.strength(hero) == 1


# CR 6.1.13.4: this turn
def test_6_1_13_4_this_turn_ends_after_the_end_of_turn_triggers() -> None:
    strong = Exists(ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Compare(Stat.STRENGTH, True, N(2)),)))
    late = Triggered((Trigger(EventKind.TURN_ENDS, who=Who.YOU),), ef.If(strong, GAIN), "Late")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, late))
    deed = scene.put(0, action(giving(Until.THIS_TURN), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.lore_total(0) == 1
    assert scene.strength(hero) == 1


def test_6_1_13_4_given_in_the_opponents_turn_it_ends_with_that_turn() -> None:
    sees = Triggered((Trigger(EventKind.QUESTED, OPPOSING_CHARACTER),), giving(Until.THIS_TURN, target=THIS), "Sees")
    scene = Scene(turn=1)
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, sees))
    foe = scene.put(1, character())
    scene.quest(foe)
    assert scene.strength(hero) == 2
    scene.end()
    assert scene.strength(hero) == 1


# CR 6.1.13.5: while
def test_6_1_13_5_while_here_ends_at_once() -> None:
    here = ta.Filter((CardType.CHARACTER,), tests=(ta.AtLocation(here=True),))
    scene = Scene()
    place = scene.put(0, location("Place", 5, 1, 1, 0, Static(affects=here, properties=PLUS)))
    other = scene.put(0, location("Other", 5, 1, 1, 0))
    hero = scene.put(0, character("Hero", 1))
    scene.move(hero, place)
    assert scene.strength(hero) == 2
    scene.move(hero, other)
    assert scene.strength(hero) == 1


def test_6_1_13_5_while_the_source_is_in_play() -> None:
    ability = Activated(Cost(), giving(Until.WHILE_SOURCE_IN_PLAY), "Bind")
    scene = Scene()
    chain = scene.put(0, item("Chain", 1, ability))
    hero = scene.put(0, character("Hero", 1))
    deed = scene.put(0, action(ef.Banish(ta.Chosen(ta.Filter((CardType.ITEM,)))), 0), HAND)
    scene.use(chain)
    scene.end()
    scene.end()
    assert scene.strength(hero) == 2
    scene.play(deed)
    assert scene.strength(hero) == 1


# CR 6.1.13.6: in front of the trigger word a duration gates the trigger itself
def test_6_1_13_6_a_false_gate_puts_nothing_in_the_bag() -> None:
    exerted = Is(ta.This(), ta.Filter(tests=(ta.Exerted(),)))
    ability = Triggered((Trigger(EventKind.DREW, who=Who.YOU, gate=And((YourTurn(), exerted))),), GAIN, "Strike")
    draw = ef.Draw(YOU, N(1))
    for is_exerted in (False, True):
        scene = Scene()
        scene.put(0, character("Hero", 1, 3, 1, 1, ability), exerted=is_exerted)
        deed = scene.put(0, action(draw, 0), HAND)
        scene.play(deed)
        assert scene.lore_total(0) == (1 if is_exerted else 0)
        assert len(scene.events(EventKind.TRIGGERED)) == (1 if is_exerted else 0)


def test_6_1_13_6_the_gate_is_not_tested_again_at_resolution() -> None:
    # the gate was true at the trigger moment; the same ability's first sentence makes it false
    exerted = Is(ta.This(), ta.Filter(tests=(ta.Exerted(),)))
    ability = Triggered((Trigger(EventKind.DREW, who=Who.YOU, gate=exerted),), GAIN, "Strike")
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, ability), exerted=True)
    deed = scene.put(0, action(ef.Sequence((ef.Draw(YOU, N(1)), ef.Ready(ta.Each(YOUR_CHARACTER)))), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1


# the other durations of card text
def test_6_1_13_during_their_next_turn_only() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe"))
    deed = scene.put(0, action(giving(Until.THEIR_NEXT_TURN, pr.Cant(Doing.QUEST)), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.why_not(op.Option(op.QUEST, foe.card)) is not None
    scene.end()
    scene.end()
    assert scene.can(op.Option(op.QUEST, foe.card))


def test_6_1_13_their_next_turn_for_cards_that_arrive_later() -> None:
    scene = Scene()
    late = scene.put(1, item("Late", 0, Activated(Cost(exert=True), GAIN, "Spin")), HAND)
    foe = scene.put(1, character("Foe"))
    deed = scene.put(0, action(
        ef.Give(ta.Each(OPPOSING_CHARACTER), (pr.Cant(Doing.QUEST),), Until.THEIR_NEXT_TURN, open_set=True), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.why_not(op.Option(op.QUEST, foe.card)) is not None
    scene.play(late)
    scene.end()
    scene.end()
    assert scene.can(op.Option(op.QUEST, foe.card))


def test_6_1_13_cannot_ready_at_the_start_of_their_next_turn() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe"), exerted=True)
    deed = scene.put(0, action(giving(Until.START_OF_THEIR_NEXT_TURN, pr.Cant(Doing.READY_AT_START)), 0), HAND)
    scene.play(deed)
    scene.end()
    assert scene.perm(foe).exerted
    scene.end()
    scene.end()
    assert not scene.perm(foe).exerted


def test_6_1_13_until_the_start_of_their_next_turn() -> None:
    scene = Scene(players=3)
    one, two = scene.put(1, character("One", 2)), scene.put(2, character("Two", 2))
    deed = scene.put(0, action(
        giving(Until.UNTIL_THEIR_NEXT_TURN, target=ta.Each(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert (scene.strength(one), scene.strength(two)) == (3, 3)
    scene.end()
    assert (scene.strength(one), scene.strength(two)) == (2, 3)
    scene.end()
    assert (scene.strength(one), scene.strength(two)) == (2, 2)


def test_6_1_13_in_three_player_games_each_next_turn_comes_at_its_time() -> None:
    scene = Scene(players=3)
    one, two = scene.put(1, character("One")), scene.put(2, character("Two"))
    deed = scene.put(0, action(
        giving(Until.THEIR_NEXT_TURN, pr.Cant(Doing.QUEST), target=ta.Each(OPPOSING_CHARACTER)), 0), HAND)
    scene.play(deed)
    scene.end()
    assert not scene.can(op.Option(op.QUEST, one.card))
    scene.end()
    assert not scene.can(op.Option(op.QUEST, two.card))


def test_6_1_13_an_imposed_rule_for_their_next_turn() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe", lore=2))
    deed = scene.put(0, action(
        ef.Impose((pr.Imposed(pr.CantGainLore(), Who.EACH_OPPONENT),), Until.THEIR_NEXT_TURN), 0), HAND)
    scene.play(deed)
    scene.end()
    scene.quest(foe)
    assert scene.lore_total(1) == 0
    scene.end()
    scene.end()
    scene.quest(foe)
    assert scene.lore_total(1) == 2


def test_6_1_13_for_this_challenge() -> None:
    brave = Triggered((Trigger(EventKind.CHALLENGED, ta.This()),), giving(Until.THIS_CHALLENGE, target=THIS), "Brave")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, brave))
    foe = scene.put(1, character("Foe", 1, 9), exerted=True)
    scene.challenge(hero, foe)
    assert scene.perm(foe).damage == 2
    assert scene.strength(hero) == 1


def test_6_1_13_without_an_end() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1))
    deed = scene.put(0, action(giving(Until.PERMANENT), 0), HAND)
    scene.play(deed)
    for _ in range(4):
        scene.end()
    assert scene.strength(hero) == 2


@pytest.mark.parametrize("answer", [True, False])
def test_6_1_13_2_a_limited_part_that_was_declined_is_still_there(answer: bool) -> None:
    scene = Scene()
    effect = ef.Limited(Limit.ONCE, ef.May(GAIN, YOU))
    scene.put(
        0, character("Hero", 1, 3, 1, 1, Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), effect, "Both"))
    )
    a, b = scene.put(0, character(lore=0)), scene.put(0, character(lore=0))
    scene.quest(a)
    scene.yes() if answer else scene.no()
    scene.quest(b)
    assert scene.asked == (op.TURN if answer else op.MAY)
