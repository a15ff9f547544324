"""6.2: triggered abilities, secondary conditions, shared effects, floating and delayed triggers."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Triggered
from tintero.abilities.condition import Exists, Is
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import (
    CardType,
    DiscardBy,
    Doing,
    EventKind,
    How,
    Keyword,
    Moment,
    Stat,
    Until,
    Who,
    Whose,
    Zone,
)
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
IN_HAND = ta.Filter(zone=Zone.HAND)
PLUS = (pr.Changes(Stat.STRENGTH, N(1)),)


def named(*names: str) -> ta.Filter:
    return ta.Filter((CardType.CHARACTER,), tests=(ta.Named(names),))


# CR 6.2.1: once per occurrence
def test_6_2_1_each_discarded_card_is_an_occurrence() -> None:
    sheriff = Triggered((Trigger(EventKind.DISCARDED, who=Who.EACH_OPPONENT),), GAIN, "Tax")
    scene = Scene()
    scene.put(0, character("Sheriff", 1, 3, 1, 1, sheriff))
    for _ in range(3):
        scene.put(1, character(), HAND)
    deed = scene.put(
        0, action(ef.Discard(ta.Players(Who.EACH_OPPONENT), N(0), IN_HAND, by=DiscardBy.WHOLE_HAND), 0), HAND
    )
    scene.play(deed)
    while scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    assert scene.lore_total(0) == 3


def test_6_2_1_one_or_more_is_one_occurrence_that_knows_how_many() -> None:
    prince = Triggered((Trigger(EventKind.DISCARDED_TOGETHER, who=Who.EACH_OPPONENT),),
                       ef.May(ef.Draw(YOU, am.EventAmount()), YOU), "Sentence")
    scene = Scene()
    scene.put(0, character("Prince", 1, 3, 1, 1, prince))
    for _ in range(3):
        scene.put(1, character(), HAND)
    deed = scene.put(0, action(ef.Discard(ta.Players(Who.EACH_OPPONENT), N(2), IN_HAND, by=DiscardBy.RANDOM), 0), HAND)
    scene.play(deed).yes()
    assert scene.hand(0) == 2
    assert scene.asked == op.TURN


def test_6_2_1_milled_together_is_one_occurrence() -> None:
    coco = Triggered((Trigger(EventKind.MILLED, who=Who.YOU),), GAIN, "Memory")
    scene = Scene()
    scene.put(0, character("Coco", 1, 3, 1, 1, coco))
    deed = scene.put(0, action(ef.Mill(YOU, N(3)), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1


def test_6_2_1_damage_removal_triggers_per_character() -> None:
    artist = Triggered((Trigger(EventKind.DAMAGE_REMOVED, YOUR_CHARACTER, who=Who.YOU),), GAIN, "Shine")
    scene = Scene()
    scene.put(0, character("Artist", 1, 3, 1, 1, artist), damage=1)
    scene.put(0, character("Other"), damage=2)
    scene.put(0, character("Whole"))
    deed = scene.put(0, action(ef.RemoveDamage(ta.Each(YOUR_CHARACTER), None), 0), HAND)
    scene.play(deed)
    scene.choose(scene.game.options[0])
    assert scene.lore_total(0) == 2


# CR 6.2.2: the first time, the second time
@pytest.mark.parametrize(("ordinal", "lore"), [(1, [1, 1, 1]), (2, [0, 1, 1])])
def test_6_2_2_the_nth_time_each_turn(ordinal: int, lore: list[int]) -> None:
    ability = Triggered((Trigger(EventKind.DREW, who=Who.YOU, ordinal=ordinal),), GAIN, "Count")
    scene = Scene()
    scene.put(0, character("Hero", 1, 3, 1, 1, ability))
    deeds = [scene.put(0, action(ef.Draw(YOU, N(1)), 0), HAND) for _ in range(3)]
    seen = []
    for deed in deeds:
        scene.play(deed)
        seen.append(scene.lore_total(0))
    assert seen == lore


def test_6_2_2_the_second_time_counts_only_such_events() -> None:
    of_me = ta.Filter((CardType.CHARACTER,), tests=(ta.Named(("Hero",)),))
    ability = Triggered((Trigger(EventKind.DAMAGE_TAKEN, of_me, ordinal=2),), GAIN, "Enough")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, ability))
    other = scene.put(0, character("Other", 1, 9))
    deeds = [scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(1)), 0), HAND) for _ in range(3)]
    scene.play(deeds[0]).pick(other)
    scene.play(deeds[1]).pick(hero)
    assert scene.lore_total(0) == 0  # the first time for such a character
    scene.play(deeds[2]).pick(hero)
    assert scene.lore_total(0) == 1


def test_6_2_2_the_first_time_counts_only_what_happens_so() -> None:
    of_me = ta.Filter((CardType.CHARACTER,), tests=(ta.Named(("Hero",)),))
    ability = Triggered((Trigger(EventKind.DAMAGE_TAKEN, of_me, ordinal=1, at_least=2),), GAIN, "Much")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, ability))
    scene.put(0, character("Other", 1, 9))
    deeds = [scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(n)), 0), HAND) for n in (1, 2, 2)]
    scene.play(deeds[0]).pick(hero)
    assert scene.lore_total(0) == 0  # too little to count
    scene.play(deeds[1]).pick(hero)
    assert scene.lore_total(0) == 1
    scene.play(deeds[2]).pick(hero)
    assert scene.lore_total(0) == 1


def test_6_2_2_the_first_time_this_character_does_it() -> None:
    ability = Triggered((Trigger(EventKind.EXERTED, ta.This(), ordinal=1),), GAIN, "First")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, ability))
    other = scene.put(0, character("Other", lore=0))
    scene.quest(other).quest(hero)
    assert scene.lore_total(0) == 1


# CR 6.2.3: into the bag
def test_6_2_3_a_met_condition_goes_to_the_bag() -> None:
    ability = Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), GAIN, "Cheer")
    other = Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), ef.Draw(YOU, N(1)), "Study")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, ability, other))
    scene.quest(hero)
    assert scene.asked == op.RESOLVE
    assert sorted(scene.bag()) == [(0, "Cheer"), (0, "Study")]


# CR 6.2.4: the secondary if is tested at resolution and only there
def test_6_2_4_a_false_if_still_enters_the_bag_and_does_nothing() -> None:
    ability = Triggered(
        (Trigger(EventKind.QUESTED, ta.This()),), ef.If(Exists(ta.Filter((CardType.ITEM,))), GAIN), "Surf"
    )
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, ability))
    scene.quest(hero)
    assert len(scene.events(EventKind.TRIGGERED)) == 1
    assert scene.lore_total(0) == 0


def test_6_2_4_an_if_that_became_true_meanwhile_counts() -> None:
    # false when it triggered, true when it resolves
    surf = Triggered((Trigger(EventKind.QUESTED, ta.This()),), ef.If(Exists(ta.Filter((CardType.ITEM,))), GAIN), "Surf")
    make = Triggered((Trigger(EventKind.QUESTED, ta.This()),),
                     ef.PlayCard(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.HAND)), "Make")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, surf, make))
    scene.put(0, item("Gadget"), HAND)
    scene.quest(hero)
    making = next(e.number for e in scene.game.state.bag if e.ability.name == "Make")
    scene.choose(op.Option(op.TRIGGER, making))
    assert scene.lore_total(0) == 1


# CR 6.2.5: two sentences hang on the trigger, not on each other
def test_6_2_5_declining_the_first_leaves_the_second() -> None:
    cant = ef.Give(THIS, (pr.Cant(Doing.QUEST),), Until.THIS_TURN)
    for joined, can_quest in ((False, False), (True, True)):
        effect: ef.Effect = ef.Sequence((ef.May(ef.Draw(YOU, N(1)), YOU), cant))
        if joined:
            effect = ef.IfDo(ef.May(ef.Draw(YOU, N(1)), YOU), cant)
        scene = Scene()
        ability = Triggered((Trigger(EventKind.PLAYED, ta.Filter((CardType.ACTION,))),), effect, "Cheat")
        hero = scene.put(0, character("Hero", 1, 3, 1, 1, ability))
        deed = scene.put(0, action(ef.Nothing(), 0), HAND)
        scene.play(deed).no()
        assert scene.can(op.Option(op.QUEST, hero.card)) is can_quest


# CR 6.2.6: two triggers, one effect
def test_6_2_6_played_and_leaving_play() -> None:
    goat = Triggered((Trigger(EventKind.PLAYED, ta.This()), Trigger(EventKind.LEFT_PLAY, ta.This())), GAIN, "Goat")
    scene = Scene()
    hero = scene.put(0, character("Goat", 1, 1, 1, 0, goat), HAND)
    deed = scene.put(0, action(ef.Move(ta.Chosen(CHARACTER), ef.Destination(Zone.INKWELL, exerted=True)), 0), HAND)
    scene.play(hero)
    assert scene.lore_total(0) == 1
    scene.play(deed)
    assert scene.lore_total(0) == 2


# CR 6.2.7.1: floating triggers
def test_6_2_7_1_a_floating_trigger_fires_each_time_and_expires() -> None:
    floating = ef.Whenever((Trigger(EventKind.QUESTED, YOUR_CHARACTER),),
                           ef.LoseLore(ta.Players(Who.EACH_OPPONENT), N(1)), Until.THIS_TURN)
    scene = Scene()
    scene.lore(1, 9)
    a, b = scene.put(0, character()), scene.put(0, character())
    first, second = (scene.put(0, action(floating, 0), HAND) for _ in range(2))
    scene.play(first).quest(a)
    assert scene.lore_total(1) == 8
    scene.play(second).quest(b)
    scene.choose(scene.game.options[0])
    assert scene.lore_total(1) == 6  # two copies, two instances
    scene.end()
    scene.end()
    scene.quest(a)
    assert scene.lore_total(1) == 6


def test_6_2_7_1_the_next_time_fires_once() -> None:
    floating = ef.Whenever(
        (Trigger(EventKind.QUESTED, YOUR_CHARACTER),), ef.Draw(YOU, N(1)), Until.THIS_TURN, once=True
    )
    scene = Scene()
    a, b = scene.put(0, character()), scene.put(0, character())
    deed = scene.put(0, action(floating, 0), HAND)
    scene.play(deed).quest(a).quest(b)
    assert scene.hand(0) == 1


def test_6_2_7_1_it_watches_the_chosen_character_by_its_label() -> None:
    effect = ef.Sequence((
        ef.Exert(ta.Chosen(OPPOSING_CHARACTER, label="mark")),
        ef.Exert(ta.Chosen(YOUR_CHARACTER)),
        ef.Whenever((Trigger(EventKind.BANISHED, ta.It("mark")),), GAIN, Until.THIS_TURN),
    ))
    scene = Scene()
    mark, other = scene.put(1, character("Mark")), scene.put(1, character("Other"))
    scene.put(0, character())
    deed = scene.put(0, action(effect, 0), HAND)
    kills = [scene.put(0, action(ef.Banish(ta.Chosen(OPPOSING_CHARACTER)), 0), HAND) for _ in range(2)]
    scene.play(deed).pick(mark)
    scene.play(kills[0]).pick(other)
    assert scene.lore_total(0) == 0
    scene.play(kills[1])
    assert scene.lore_total(0) == 1


# CR 6.2.7.2: delayed triggers
def drift() -> ef.Effect:
    return ef.Sequence((
        ef.Give(ta.Chosen(YOUR_CHARACTER, label="it"), PLUS, Until.THIS_TURN),
        ef.Later(Moment.END_OF_YOUR_TURN, ef.Banish(ta.The(ta.It("it")))),
    ))


def test_6_2_7_2_a_delayed_trigger_waits_for_its_moment() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    deed = scene.put(0, action(drift(), 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == PLAY
    scene.end()
    assert scene.zone(hero) == DISCARD
    assert scene.game.state.lasting == []


def test_6_2_7_2_the_start_of_your_next_turn_comes_once() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Later(Moment.START_OF_YOUR_NEXT_TURN, GAIN), 0), HAND)
    scene.play(deed)
    for lore in (0, 0, 1, 1, 1):  # this turn, the opponent's, yours, and no other
        assert scene.lore_total(0) == lore
        scene.end()
    assert scene.game.state.lasting == []


def test_6_2_7_2_it_does_not_find_an_object_that_left_and_came_back() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", cost=0))
    deed = scene.put(0, action(drift(), 0), HAND)
    bounce = scene.put(0, action(ef.Move(ta.Chosen(CHARACTER), ef.Destination(Zone.HAND)), 0), HAND)
    scene.play(deed).play(bounce).play(hero)
    scene.end()
    assert scene.zone(hero) == PLAY


def test_6_2_7_2_at_the_end_of_the_turn_and_after_the_challenge() -> None:
    scene = Scene(turn=1)
    react = Triggered((Trigger(EventKind.QUESTED, OPPOSING_CHARACTER),), ef.Later(Moment.END_OF_TURN, GAIN), "Wait")
    scene.put(0, character("Waiter", 1, 3, 1, 1, react))
    foe = scene.put(1, character())
    scene.quest(foe)
    assert scene.lore_total(0) == 0
    scene.end()
    assert scene.lore_total(0) == 1
    after = Triggered(
        (Trigger(EventKind.CHALLENGED, ta.This()),), ef.Later(Moment.AFTER_CHALLENGE, ef.Ready(THIS)), "Up"
    )
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 1, after))
    target = scene.put(1, character("Target", 1, 9), exerted=True)
    scene.challenge(hero, target)
    assert scene.perm(target).damage == 1
    assert not scene.perm(hero).exerted


def test_6_2_the_subject_and_the_other_participant_are_bound() -> None:
    ability = Triggered((Trigger(EventKind.CHALLENGED, object=ta.This()),), ef.Sequence((
        ef.PutDamage(ta.The(ta.Subject()), N(2)), ef.RemoveDamage(ta.The(ta.Object()), N(1)),
    )), "Thorns")
    scene = Scene()
    hero = scene.put(0, character("Hero", 0, 9))
    thorny = scene.put(1, character("Thorny", 0, 9, 1, 1, ability), exerted=True, damage=3)
    scene.challenge(hero, thorny)
    assert scene.perm(hero).damage == 2
    assert scene.perm(thorny).damage == 2


def test_6_2_trigger_with_at_least_and_detail() -> None:
    big = Triggered((Trigger(EventKind.DAMAGE_TAKEN, ta.This(), at_least=2),), GAIN, "Ouch")
    sung = Triggered(
        (Trigger(EventKind.PLAYED, ta.Filter((CardType.ACTION,)), who=Who.YOU, how=How.SUNG),), GAIN, "Ear"
    )
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 9, 1, 3, big, sung))
    one = scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(1)), 0, song=True), HAND)
    two = scene.put(0, action(ef.PutDamage(ta.Chosen(CHARACTER), N(2)), 0), HAND)
    scene.play(two)
    assert scene.lore_total(0) == 1
    scene.sing(one, hero)
    assert scene.lore_total(0) == 2


def test_6_2_simultaneous_departures_see_each_other() -> None:
    # CR 7.4.3: each leaving card sees all the others leave
    mourn = Triggered(
        (Trigger(EventKind.BANISHED, ta.Filter((CardType.CHARACTER,), tests=(ta.Other(),))),), GAIN, "Mourn"
    )
    heal = Triggered((Trigger(EventKind.BANISHED, CHARACTER),), ef.RemoveDamage(THIS, N(1)), "Heal")
    scene = Scene()
    scene.put(0, character("Lyle", 1, 3, 1, 1, mourn))
    louie = scene.put(1, character("Louie", 1, 3, 1, 1, heal), damage=1)
    scene.put(1, character("Extra"))
    deed = scene.put(0, action(ef.Banish(ta.Each(CHARACTER)), 0), HAND)
    scene.play(deed)
    while scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    assert scene.lore_total(0) == 2
    assert scene.zone(louie) == DISCARD
    assert scene.events(EventKind.DAMAGE_REMOVED) == []


def test_6_2_a_granted_keyword_trigger_works_while_granted() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 2, 3, 0))
    friend = scene.put(0, character("Friend", 1))
    deed = scene.put(0, action(
        ef.Give(ta.Chosen(named("Hero")), (pr.HasKeyword(Keyword.SUPPORT),), Until.THIS_TURN), 0), HAND)
    scene.play(deed).quest(hero)
    assert scene.asked == op.MAY
    scene.yes()
    assert scene.strength(friend) == 3


def test_6_2_4_is_tests_the_object_of_the_trigger() -> None:
    ability = Triggered((Trigger(EventKind.PLAYED, CHARACTER, who=Who.YOU),),
                        ef.If(Is(ta.Subject(), ta.Filter(tests=(ta.WithKeyword(Keyword.RUSH),))), GAIN), "Haste")
    scene = Scene()
    scene.put(0, item("Watch", 1, ability))
    slow = scene.put(0, character("Slow", cost=0), HAND)
    fast = scene.put(0, character("Fast", 1, 1, 1, 0, keyword(Keyword.RUSH)), HAND)
    scene.play(slow)
    assert scene.lore_total(0) == 0
    scene.play(fast)
    assert scene.lore_total(0) == 1
