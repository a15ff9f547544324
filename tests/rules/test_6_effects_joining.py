"""Effects that join others: sequence, may, if, either, modes, each player, for each, repeat, pay (6.1, 6.7)."""

from __future__ import annotations

import pytest

from tests.kit import HAND, Scene, action, character, item
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.condition import CompareAmounts, DidIt, Exists
from tintero.abilities.target import CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.words import CardType, EventKind, Stat, Until, Who, Zone
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
THAT = ta.Players(Who.THAT_PLAYER)
ANY_IN_HAND = ta.Filter(zone=Zone.HAND)


def play(effect: ef.Effect, players: int = 2, hands: tuple[int, ...] = (), ink: int = 0) -> Scene:
    scene = Scene(players=players)
    for player, n in enumerate(hands):
        for _ in range(n):
            scene.put(player, character(), HAND)
    scene.ink(0, ink)
    deed = scene.put(0, action(effect, 0), HAND)
    return scene.play(deed)


def test_sequence_runs_in_order() -> None:
    scene = play(ef.Sequence((GAIN, ef.GainLore(YOU, am.LoreOf(Who.YOU)), GAIN)))
    assert scene.lore_total(0) == 3


def test_if_with_an_otherwise() -> None:
    for hands, lore in (((1,), 1), ((0,), 5)):
        scene = play(ef.If(Exists(ta.Filter(zone=Zone.HAND)), GAIN, ef.GainLore(YOU, N(5))), hands=hands)
        assert scene.lore_total(0) == lore


def test_each_does_may_with_choices_of_each() -> None:
    # every player may discard a card to draw two
    body = ef.IfDo(ef.May(ef.Discard(THAT, N(1), ANY_IN_HAND), THAT), ef.Draw(THAT, N(2)))
    scene = play(ef.EachDoes(ta.Players(Who.EACH_PLAYER), body), 3, (1, 1, 1))
    scene.yes().no().yes()
    assert [scene.hand(p) for p in range(3)] == [2, 1, 2]


def test_each_other_player_and_the_player_with_most_cards() -> None:
    scene = play(ef.Draw(ta.Players(Who.EACH_OTHER_PLAYER), N(1)), 3)
    assert [scene.hand(p) for p in range(3)] == [0, 1, 1]
    scene = play(ef.Draw(ta.Players(Who.MOST_CARDS_IN_HAND), N(1)), 3, (1, 3, 2))
    assert [scene.hand(p) for p in range(3)] == [1, 4, 2]


def test_chosen_player_opponent_and_another() -> None:
    for who, offered in (
        (Who.CHOSEN_PLAYER, {0, 1, 2}), (Who.CHOSEN_OPPONENT, {1, 2}), (Who.ANOTHER_CHOSEN_PLAYER, {1, 2}),
    ):
        scene = play(ef.Draw(ta.Players(who), N(1)), 3)
        assert scene.offered(op.PLAYER) == offered
        scene.player(2)
        assert scene.hand(2) == 1


def test_any_number_of_players() -> None:
    effect = ef.Discard(ta.Players(Who.CHOSEN_PLAYERS), N(1), ANY_IN_HAND)
    scene = play(effect, 3, (1, 1, 1))
    scene.player(0).player(2).done()
    assert [scene.hand(p) for p in range(3)] == [0, 1, 0]
    scene = play(effect, 3, (1, 1, 1))
    scene.done()
    assert [scene.hand(p) for p in range(3)] == [1, 1, 1]


def test_for_each_time_repeats_with_a_choice_each_time() -> None:
    scene = Scene()
    a = scene.put(1, character(willpower=9))
    b = scene.put(1, character(willpower=9))
    deed = scene.put(0, action(ef.ForEachTime(am.Count(YOUR_CHARACTER), ef.DealDamage(ta.Chosen(
        ta.OPPOSING_CHARACTER), N(1))), 0), HAND)
    for _ in range(3):
        scene.put(0, character())
    scene.play(deed).pick(a).pick(b).pick(a)
    assert (scene.perm(a).damage, scene.perm(b).damage) == (2, 1)
    assert scene.asked == op.TURN


def test_for_each_time_zero_does_nothing() -> None:
    scene = play(ef.ForEachTime(am.Count(CHARACTER), GAIN))
    assert scene.lore_total(0) == 0


def test_for_each_object_binds_it() -> None:
    # each of your characters deals damage to itself equal to its own lore
    scene = Scene()
    a, b = scene.put(0, character(lore=1, willpower=9)), scene.put(0, character(lore=3, willpower=9))
    deed = scene.put(0, action(ef.ForEachObject(
        ta.Each(YOUR_CHARACTER), ef.DealDamage(ta.The(ta.It()), am.StatOf(Stat.LORE, ta.It()))), 0), HAND)
    scene.play(deed)
    assert (scene.perm(a).damage, scene.perm(b).damage) == (1, 3)


def test_repeat_while_something_came_of_it() -> None:
    cards = CompareAmounts(N(2), am.CardsInHand(Who.YOU))
    scene = play(ef.RepeatWhile(ef.Draw(YOU, N(1)), cards))
    assert scene.hand(0) == 3


def test_unless_each_opponent_pays() -> None:
    scene = Scene(players=3)
    scene.ink(1, 1)
    scene.ink(2, 1)
    deed = scene.put(0, action(ef.UnlessPays(ta.Players(Who.EACH_OPPONENT), 1, ef.LoseLore(THAT, N(2))), 0), HAND)
    scene.lore(1, 5)
    scene.lore(2, 5)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.yes()
    assert scene.asked_player == 2
    scene.no()
    assert (scene.lore_total(1), scene.ready_ink(1)) == (5, 0)
    assert (scene.lore_total(2), scene.ready_ink(2)) == (3, 1)


@pytest.mark.parametrize(("ink", "lore"), [(2, 1), (1, 0)])
def test_pay_ink_in_full_or_not_at_all(ink: int, lore: int) -> None:
    scene = play(ef.IfDo(ef.PayInk(2, YOU), GAIN), ink=ink)
    assert scene.lore_total(0) == lore
    assert scene.ready_ink(0) == (0 if lore else ink)


def test_nothing_is_a_complete_effect() -> None:
    scene = play(ef.IfDo(ef.Nothing(), GAIN))
    assert scene.lore_total(0) == 1


def test_did_it_and_the_number_that_was_done() -> None:
    effect = ef.Sequence((
        ef.RemoveDamage(ta.Each(YOUR_CHARACTER), N(2)), ef.If(DidIt(), ef.Draw(YOU, am.Done())),
    ))
    for damage, hand in (((2, 1), 3), ((0, 0), 0)):
        scene = Scene()
        for n in damage:
            scene.put(0, character(willpower=9), damage=n)
        deed = scene.put(0, action(effect, 0), HAND)
        scene.play(deed)
        assert scene.hand(0) == hand


def test_a_player_who_left_is_not_asked() -> None:
    scene = Scene(players=3)
    deed = scene.put(0, action(ef.May(ef.Draw(THAT, N(1)), ta.Players(Who.EACH_OPPONENT)), 0), HAND)
    scene.begin()
    scene.game.concede(1)
    scene.play(deed)
    assert scene.asked_player == 2


def test_labels_keep_several_picks_apart() -> None:
    scene = Scene()
    one = scene.put(0, character("One", 1))
    two = scene.put(0, item("Two"))
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(CHARACTER, label="body")),
        ef.Exert(ta.Chosen(ta.Filter((CardType.ITEM,)), label="thing")),
        ef.Ready(ta.The(ta.It("body"))),
        ef.Give(ta.The(ta.It("body")), (pr.Changes(Stat.STRENGTH, am.Done(label="thing")),), Until.THIS_TURN),
    )), 0), HAND)
    scene.play(deed)
    assert not scene.perm(one).exerted
    assert scene.perm(two).exerted
    assert scene.strength(one) == 2


def test_no_effect_is_told() -> None:
    scene = play(ef.Banish(ta.Chosen(CHARACTER)))
    assert len(scene.events(EventKind.NO_EFFECT)) >= 1
