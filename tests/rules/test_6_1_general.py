"""6.1: choices, may, sequential effects, other, for free, for each, that."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, PLAY, Scene, action, character, item
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.property import CantDiscardByEffects, Imposed
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, Quantity, Stat, Until, Who, Zone
from tintero.rules import option as op

N = am.Number
ITEM = ta.Filter((CardType.ITEM,))
GAIN = ef.GainLore(YOU, N(1))
DRAW = ef.Draw(YOU, N(1))
DISCARD_ONE = ef.Discard(YOU, N(1), ta.Filter(zone=Zone.HAND))
PLUS_ONE = (pr.Changes(Stat.STRENGTH, N(1)),)


def on_quest(effect: ef.Effect, name: str = "Quest") -> Triggered:
    return Triggered((Trigger(EventKind.QUESTED, ta.This()),), effect, name)


# CR 6.1.2: in printed order, as much as possible, in one resolution
def test_6_1_2_a_sentence_without_a_legal_choice_does_not_stop_the_next_one() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((ef.Banish(ta.Chosen(OPPOSING_CHARACTER)), GAIN)), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1


def test_6_1_2_no_check_between_sentences() -> None:
    scene = Scene()
    hurt = scene.put(0, character(willpower=2))
    deed = scene.put(0, action(ef.Sequence((
        ef.DealDamage(ta.Chosen(CHARACTER, label="it"), N(3)),
        ef.RemoveDamage(ta.The(ta.It("it")), N(3)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(hurt) == PLAY
    assert scene.perm(hurt).damage == 0


# CR 6.1.3: choices at resolution, different objects, up to N allows none
def test_6_1_3_choose_two_are_two_different_objects() -> None:
    scene = Scene()
    a, b, c = (scene.put(1, character()) for _ in range(3))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(OPPOSING_CHARACTER, 2)), 0), HAND)
    scene.play(deed).pick(a)
    assert scene.offered(op.CARD) == {b.card, c.card}
    assert not scene.can(op.Option(op.DONE))
    scene.pick(c)
    assert [scene.perm(x).exerted for x in (a, b, c)] == [True, False, True]


def test_6_1_3_choose_two_takes_as_many_as_exist() -> None:
    scene = Scene()
    a = scene.put(1, character())
    deed = scene.put(0, action(ef.Exert(ta.Chosen(OPPOSING_CHARACTER, 2)), 0), HAND)
    scene.play(deed)
    assert scene.perm(a).exerted


def test_6_1_3_up_to_allows_none_and_no_repeats() -> None:
    scene = Scene()
    a, b = (scene.put(1, character()) for _ in range(2))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(OPPOSING_CHARACTER, 2, quantity=Quantity.UP_TO)), 0), HAND)
    scene.play(deed)
    assert scene.can(op.Option(op.DONE))
    scene.pick(a)
    assert scene.offered(op.CARD) == {b.card}
    scene.done()
    assert scene.perm(a).exerted
    assert not scene.perm(b).exerted


def test_6_1_3_two_appearances_of_chosen_may_pick_the_same_object() -> None:
    scene = Scene()
    a = scene.put(0, character(strength=1))
    scene.put(0, character())
    give = ef.Give(ta.Chosen(CHARACTER), PLUS_ONE, Until.THIS_TURN)
    deed = scene.put(0, action(ef.Sequence((give, give)), 0), HAND)
    scene.play(deed).pick(a).pick(a)
    assert scene.strength(a) == 3


def test_6_1_3_any_number_up_to_a_total() -> None:
    scene = Scene()
    small = scene.put(1, character(strength=1))
    big = scene.put(1, character(strength=4))
    other = scene.put(1, character(strength=3))
    target = ta.Chosen(OPPOSING_CHARACTER, quantity=Quantity.ANY_NUMBER, total=Stat.STRENGTH, total_at_most=N(4))
    deed = scene.put(0, action(ef.Exert(target), 0), HAND)
    scene.play(deed).pick(small)
    assert scene.offered(op.CARD) == {other.card}  # 1 + 3 fits, 1 + 4 does not
    scene.pick(other)
    assert not scene.perm(big).exerted
    assert scene.perm(other).exerted
    assert scene.asked == op.TURN


def test_6_1_3_1_a_limiter_is_tested_on_each_card() -> None:
    weak = ta.Filter((CardType.CHARACTER,), tests=(ta.Compare(Stat.STRENGTH, False, N(2)),))
    scene = Scene()
    a, b, c = (scene.put(1, character(strength=2)) for _ in range(3))
    strong = scene.put(1, character(strength=3))
    deed = scene.put(0, action(ef.Banish(ta.Chosen(weak, 2)), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {a.card, b.card, c.card}
    scene.pick(a, b)
    assert scene.zone(strong) == scene.zone(c) == PLAY
    assert scene.zone(a) == scene.zone(b) == DISCARD


# CR 6.1.4: yes or no before anything in the sentence
def test_6_1_4_the_yes_comes_before_the_choice() -> None:
    scene = Scene()
    a = scene.put(1, character())
    scene.put(1, character())
    deed = scene.put(0, action(ef.May(ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), YOU), 0), HAND)
    scene.play(deed)
    assert scene.asked == op.MAY
    scene.yes()
    assert scene.asked == op.CHOOSE
    scene.pick(a)
    assert scene.perm(a).exerted


def test_6_1_4_a_no_drops_the_sentence_only() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((ef.May(DRAW, YOU), GAIN)), 0), HAND)
    scene.play(deed).no()
    assert scene.hand(0) == 0
    assert scene.lore_total(0) == 1


def test_6_1_4_that_player_decides() -> None:
    scene = Scene()
    that, opponents = ta.Players(Who.THAT_PLAYER), ta.Players(Who.EACH_OPPONENT)
    deed = scene.put(0, action(ef.May(ef.Draw(that, N(1)), opponents), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.yes()
    assert scene.hand(1) == 1
    assert scene.hand(0) == 0


def test_6_1_4_a_sentence_of_two_parts_is_offered_though_its_first_part_has_no_object() -> None:
    # CR 1.2.3: as much as possible: nothing to exert, but the card can be drawn
    scene = Scene()
    deed = scene.put(0, action(ef.May(ef.Sequence((ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), DRAW)), YOU), 0), HAND)
    scene.play(deed).yes()
    assert scene.hand(0) == 1


# CR 6.1.4.1: an unpayable cost is a no
@pytest.mark.parametrize("ink", [0, 1])
def test_6_1_4_1_may_pay_without_ink_is_a_no(ink: int) -> None:
    ability = on_quest(ef.IfDo(ef.May(ef.PayInk(1, YOU), YOU), ef.Sequence((
        ef.Ready(THIS), ef.Give(THIS, (pr.Cant(Doing.QUEST),), Until.THIS_TURN),
    ))))
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, ability))
    scene.ink(0, ink)
    scene.quest(hero)
    if ink:
        assert scene.asked == op.MAY
        scene.yes()
        assert scene.ready_ink(0) == 0
        assert not scene.perm(hero).exerted
        assert scene.why_not(op.Option(op.QUEST, hero.card)) is not None
    else:
        assert scene.asked == op.TURN  # nothing was asked, nothing later happened
        assert scene.perm(hero).exerted


# CR 6.1.5.1: [B] only if [A] was completely performed
@pytest.mark.parametrize("cards", [0, 1])
def test_6_1_5_1_b_needs_a(cards: int) -> None:
    scene = Scene()
    for _ in range(cards):
        scene.put(0, character(), HAND)
    deed = scene.put(0, action(ef.IfDo(DISCARD_ONE, ef.GainLore(YOU, N(2))), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 2 * cards
    assert scene.hand(0) == 0


def test_6_1_5_1_without_may_a_is_mandatory() -> None:
    scene = Scene()
    card = scene.put(0, character(), HAND)
    deed = scene.put(0, action(ef.IfDo(DISCARD_ONE, GAIN), 0), HAND)
    scene.play(deed)
    assert scene.zone(card) == DISCARD


def test_6_1_5_1_a_partly_possible_a_is_done_and_then_it_stops() -> None:
    scene = Scene()
    mine = scene.put(0, character())
    deed = scene.put(0, action(ef.IfDo(ef.Banish(ta.Chosen(YOUR_CHARACTER, 2)), GAIN), 0), HAND)
    scene.play(deed)
    assert scene.zone(mine) == DISCARD
    assert scene.lore_total(0) == 0


def test_6_1_5_1_the_otherwise_of_a_failed_a() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.IfDo(ef.May(DRAW, YOU), GAIN, ef.GainLore(YOU, N(3))), 0), HAND)
    scene.play(deed).no()
    assert scene.lore_total(0) == 3


def test_6_1_5_with_ink_in_a_all_of_a_is_a_cost_and_not_an_effect() -> None:
    no_discards = Static(rules=(Imposed(CantDiscardByEffects()),))
    for with_ink, expected in ((True, DISCARD), (False, HAND)):
        scene = Scene()
        scene.put(0, item("Guard", 1, no_discards))
        card = scene.put(0, character(), HAND)
        scene.ink(0, 1)
        first: ef.Effect = ef.Sequence((ef.PayInk(1, YOU), DISCARD_ONE)) if with_ink else DISCARD_ONE
        deed = scene.put(0, action(ef.IfDo(first, GAIN), 0), HAND)
        scene.play(deed)
        assert scene.zone(card) == expected
        assert scene.lore_total(0) == (1 if with_ink else 0)


# CR 6.1.5.2: one of the two; what cannot be done is not offered
def test_6_1_5_2_either_is_asked() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, on_quest(ef.Either((DISCARD_ONE, ef.Banish(THIS)), YOU))))
    card = scene.put(0, character(), HAND)
    scene.quest(hero)
    assert scene.asked == op.PICK
    scene.mode(2)
    assert scene.zone(hero) == DISCARD
    assert scene.zone(card) == HAND


def test_6_1_5_2_the_possible_one_is_forced() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, on_quest(ef.Either((DISCARD_ONE, ef.Banish(THIS)), YOU))))
    scene.quest(hero)  # no card to discard
    assert scene.asked == op.TURN
    assert scene.zone(hero) == DISCARD


def test_6_1_5_2_each_opponent_picks_for_themselves() -> None:
    scene = Scene(players=3)
    that = ta.Players(Who.THAT_PLAYER)
    deed = scene.put(0, action(ef.Either(
        (ef.LoseLore(that, N(1)), ef.Discard(that, N(1), ta.Filter(zone=Zone.HAND))), ta.Players(Who.EACH_OPPONENT),
    ), 0), HAND)
    for player in (1, 2):
        scene.lore(player, 5)
        scene.put(player, character(), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.mode(1)
    assert scene.asked_player == 2
    scene.mode(2)
    assert [scene.lore_total(1), scene.hand(1)] == [4, 1]
    assert [scene.lore_total(2), scene.hand(2)] == [5, 0]
