"""Effects that play cards (6.1.7, 6.7.8)."""

from __future__ import annotations

import pytest

from tests.kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, keyword, shift
from tintero.abilities import amount as am
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.condition import UsedShift
from tintero.abilities.cost import Cost
from tintero.abilities.property import Imposed
from tintero.abilities.target import YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import AfterPlay, CardType, EventKind, Keyword, PlayWay, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
BODY_IN_HAND = ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)
SONG_IN_DISCARD = ta.Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD, (ta.Song(),))


def test_play_one_of_several_and_act_on_it() -> None:
    scene = Scene()
    a = scene.put(0, character("A", cost=9), HAND)
    scene.put(0, character("B", cost=9), HAND)
    deed = scene.put(0, action(ef.Sequence((
        ef.PlayCard(BODY_IN_HAND, label="it"),
        ef.Give(ta.The(ta.It("it")), (pr.HasKeyword(Keyword.RUSH),), Until.THIS_TURN),
    )), 0), HAND)
    scene.play(deed).choose(op.Option(op.PLAY, a.card, 0))
    assert scene.has(a, Keyword.RUSH)
    assert scene.perm(a).drying


def test_without_a_fitting_card_the_label_names_nothing() -> None:
    # an earlier pick must not be mistaken for the card that was not played
    scene = Scene()
    old = scene.put(0, character("Old"))
    deed = scene.put(0, action(ef.Sequence((
        ef.Exert(ta.Chosen(ta.YOUR_CHARACTER)),
        ef.PlayCard(BODY_IN_HAND, label="it"),
        ef.Banish(ta.The(ta.It("it"))),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(old) == PLAY


def test_play_from_the_discard_entering_exerted() -> None:
    scene = Scene()
    old = scene.put(0, character("Old", cost=9), DISCARD)
    dead = ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)
    deed = scene.put(0, action(ef.PlayCard(dead, exerted=True), 0), HAND)
    scene.play(deed)
    assert scene.perm(old).exerted


def test_play_that_very_card() -> None:
    back = Triggered((Trigger(EventKind.BANISHED, ta.This()),), ef.PlayCard(ref=ta.This()), "Back")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 9, back), damage=1)
    deed = scene.put(0, action(ef.Banish(ta.Chosen(ta.CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == PLAY
    assert scene.perm(hero).damage == 0  # CR 7.1.6: a new object
    assert scene.perm(hero).drying


def test_an_action_to_the_bottom_of_the_deck_afterwards() -> None:
    scene = Scene()
    song = scene.put(0, action(GAIN, 5, song=True), DISCARD)
    deed = scene.put(0, action(ef.PlayCard(SONG_IN_DISCARD, after=AfterPlay.BOTTOM_AT_ONCE), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1
    assert scene.zone(song) == DECK
    assert scene.game.state.players[0].deck[0] == song.card


def test_shift_for_free_and_play_or_shift() -> None:
    count = Triggered((Trigger(EventKind.PLAYED, ta.This()),), ef.If(UsedShift(ta.This()), GAIN), "Shifted")
    for node, verbs in ((ef.PlayCard(BODY_IN_HAND, way=PlayWay.SHIFTED_FREE), {op.SHIFT}),
                        (ef.PlayCard(BODY_IN_HAND, way=PlayWay.FREE_OR_SHIFTED), {op.PLAY, op.SHIFT})):
        scene = Scene()
        base, _other = scene.put(0, character("Ann - Young")), scene.put(0, character("Ann - Other"))
        big = scene.put(0, character("Ann - Old", 5, 5, 2, 7, shift(4), count), HAND)
        deed = scene.put(0, action(node, 0), HAND)
        scene.play(deed)
        assert {o.verb for o in scene.game.options} == verbs
        scene.choose(op.Option(op.SHIFT, big.card, base.card, 0))
        assert scene.perm(big).under == [base.card]
        assert scene.lore_total(0) == 1


def test_paying_for_it_offers_ink_singing_and_the_alternate_cost() -> None:
    free = Static(rules=(Imposed(pr.AlternateCost(Cost(parts=(ac.DiscardCards(ta.Filter(
        whose=Whose.YOURS, zone=Zone.HAND)),)))),), zones=(Zone.HAND, Zone.DISCARD))
    scene = Scene()
    singer = scene.put(0, character("Singer", cost=5))
    song = scene.put(0, action(GAIN, 3, "Tune", True, free), DISCARD)
    fodder = scene.put(0, item("Fodder"), HAND)
    scene.ink(0, 3)
    deed = scene.put(0, action(ef.PlayCard(SONG_IN_DISCARD, way=PlayWay.PAID), 0), HAND)
    scene.play(deed)
    assert set(scene.game.options) == {
        op.Option(op.PLAY, song.card, 0), op.Option(op.PLAY, song.card, 1), op.Option(op.SING, song.card, singer.card),
    }
    scene.choose(op.Option(op.PLAY, song.card, 1))
    assert scene.zone(fodder) == DISCARD
    assert scene.ready_ink(0) == 3
    assert scene.lore_total(0) == 1


def test_paying_for_it_by_singing_together() -> None:
    scene = Scene()
    singers = [scene.put(0, character(cost=2)) for _ in range(2)]
    song = scene.put(0, action(GAIN, 9, "Tune", True, keyword(Keyword.SING_TOGETHER, 4)), DISCARD)
    deed = scene.put(0, action(ef.May(ef.PlayCard(SONG_IN_DISCARD, way=PlayWay.PAID), YOU), 0), HAND)
    scene.play(deed).yes()
    scene.pick(singers[0])  # the other one has to join
    assert [scene.perm(c).exerted for c in singers] == [True, True]
    assert scene.lore_total(0) == 1
    assert scene.zone(song) == DISCARD


def test_that_player_plays_their_own_card() -> None:
    scene = Scene()
    theirs = scene.put(1, character("Theirs", cost=9), HAND)
    mine = ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS, Zone.HAND)
    each = ef.EachDoes(ta.Players(Who.EACH_OPPONENT), ef.PlayCard(mine, who=Who.THAT_PLAYER))
    deed = scene.put(0, action(each, 0), HAND)
    scene.play(deed)
    assert scene.zone(theirs) == PLAY
    assert scene.perm(theirs).owner == 1


def test_paying_costs_with_cards_does_not_hide_that_it_was_played() -> None:
    banish = Static(rules=(Imposed(pr.AlternateCost(Cost(parts=(ac.BanishCards(ta.Filter(
        (CardType.ITEM,), Whose.YOURS)),)))),), zones=(Zone.HAND,))
    scene = Scene()
    scene.put(0, item("Fodder"))
    body = scene.put(0, character("Body", 1, 3, 1, 9, banish), HAND)
    deed = scene.put(0, action(ef.IfDo(ef.PlayCard(BODY_IN_HAND, way=PlayWay.PAID), GAIN), 0), HAND)
    scene.play(deed)
    assert scene.zone(body) == PLAY
    assert scene.lore_total(0) == 1


@pytest.mark.parametrize("cost", [3, 4])
def test_play_a_card_that_fits_a_limit(cost: int) -> None:
    cheap = ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND, (ta.Compare(Stat.COST, False, N(3)),))
    scene = Scene()
    body = scene.put(0, character("Body", cost=cost), HAND)
    deed = scene.put(0, action(ef.PlayCard(cheap), 0), HAND)
    scene.play(deed)
    assert scene.zone(body) == (PLAY if cost == 3 else HAND)
