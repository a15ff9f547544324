"""Positions of chapters 6 and 7 in which several rules meet: the bag, the discard, Shift, the end of a turn."""

from __future__ import annotations

from tests.kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, keyword, shift
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Triggered
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import AfterPlay, CardType, EventKind, Keyword, Limit, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
GAIN = ef.GainLore(YOU, N(1))


def test_7_7_6_a_trigger_of_the_active_player_waits_for_the_opponents_pool() -> None:
    # while the opponent resolves, the active player's new trigger waits until that pool is empty
    order: list[str] = []
    mine = Triggered((Trigger(EventKind.LORE_GAINED, who=Who.EACH_OPPONENT),), ef.Draw(YOU, N(1)), "Mine")
    theirs = Triggered((Trigger(EventKind.QUESTED, OPPOSING_CHARACTER),), GAIN, "Theirs")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, mine))
    for n in range(2):
        scene.put(1, item(f"Watch {n}", 1, theirs))
    scene.quest(hero)
    assert scene.asked_player == 1  # two of theirs: they pick
    scene.choose(scene.game.options[0])
    for h in scene.game.events:
        if h.kind == EventKind.RESOLVED:
            order.append(h.words)
    assert order == ["Theirs", "Theirs", "Mine", "Mine"]


def test_8_10_5_shift_inherits_effects_and_not_text() -> None:
    brave = Triggered((Trigger(EventKind.PLAYED, CHARACTER, who=Who.YOU),), ef.Give(
        THIS, (pr.Changes(Stat.STRENGTH, N(2)),), Until.THIS_TURN), "Brave")
    lore = Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), GAIN, "Lore")
    scene = Scene()
    lady = scene.put(0, character("Lady - Decisive", 1, 3, 0, 2, brave, lore))
    park = scene.put(0, character("Lady - Park", 3, 5, 0, 5, shift(0)), HAND)
    scene.shift(park, lady)
    assert scene.strength(park) == 5  # the covered card saw the play (4.3.4.2) and its effect stays
    scene.quest(park)
    assert scene.lore_total(0) == 0  # its text does not


def test_5_1_1_7_cards_under_become_faceup_cards_of_the_discard() -> None:
    buddies = Triggered((Trigger(EventKind.BANISHED, ta.This()),), ef.Sequence((
        ef.CardsFromUnder(THIS, ef.Destination(Zone.DISCARD)),
        ef.May(ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD, (ta.Named(("Kid",)),))), YOU),
    )), "Scare")
    scene = Scene()
    pile = [character("Kid"), item("Door")]
    sulley = scene.put(0, character("Sulley", 1, 3, 1, 5, buddies), under=pile, facedown=True)
    deed = scene.put(0, action(ef.Banish(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.zone(sulley) == DISCARD
    assert scene.game.state.known[sulley.under[1].card] == -1
    scene.yes()
    assert scene.zone(sulley.under[0]) == PLAY
    assert scene.zone(sulley.under[1]) == DISCARD


def test_6_1_11_1_two_replays_of_one_song() -> None:
    # the second replay finds nothing, even with another copy in the discard
    again = Triggered((Trigger(EventKind.SANG, ta.This()),), ef.May(
        ef.PlayCard(ref=ta.Object(), after=AfterPlay.BOTTOM_AT_ONCE), YOU), "Deceive")
    tune = action(GAIN, 6, "Tune", True, keyword(Keyword.SING_TOGETHER, 6))
    scene = Scene()
    one, two = (scene.put(0, character("Ursula", 1, 3, 0, 3, again)) for _ in range(2))
    song = scene.put(0, tune, HAND)
    copy = scene.put(0, tune, DISCARD)
    scene.begin()
    scene.choose(op.Option(op.SING_TOGETHER, song.card))
    scene.pick(one)
    assert scene.lore_total(0) == 1
    assert scene.asked == op.RESOLVE
    scene.choose(scene.game.options[0])
    scene.yes()
    assert scene.lore_total(0) == 2
    assert scene.zone(song) == DECK
    assert scene.asked == op.MAY
    scene.yes()  # nothing to replay
    assert scene.lore_total(0) == 2
    assert scene.zone(copy) == DISCARD
    assert scene.perm(two).exerted


def test_3_4_1_the_order_of_the_end_of_a_turn() -> None:
    # end-of-turn triggers, then "this turn" expires, then what that caused, then the empty deck
    late = Triggered((Trigger(EventKind.TURN_ENDS, who=Who.YOU),),
                     ef.GainLore(YOU, am.StatSum(Stat.STRENGTH, YOUR_CHARACTER)), "Late")
    wake = Triggered((Trigger(EventKind.BANISHED, ta.This()),), ef.Draw(YOU, N(1)), "Wake")
    scene = Scene(deck_size=1)
    scene.put(0, item("Clock", 1, late))
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, wake))
    deed = scene.put(0, action(ef.Sequence((
        ef.Give(ta.Chosen(CHARACTER), (pr.Changes(Stat.STRENGTH, N(4)), pr.Changes(Stat.WILLPOWER, N(4))),
                Until.THIS_TURN),
        ef.PutDamage(ta.The(ta.It()), N(2)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == PLAY
    scene.end()
    assert scene.lore_total(0) == 5  # the bonus still counted
    assert [h.card for h in scene.events(EventKind.BANISHED)] == [hero.card]  # it died when the bonus expired
    assert scene.game.over  # its trigger drew the last card before the empty deck was tested
    assert scene.winner == 1


def test_6_7_4_a_vanished_choice_waits_for_the_end_of_the_action() -> None:
    scene = Scene(turn=1)
    wisp = scene.put(0, character("Wisp", 1, 3, 1, 1, keyword(Keyword.VANISH)))
    deed = scene.put(1, action(ef.Sequence((
        ef.Exert(ta.Chosen(OPPOSING_CHARACTER)), ef.GainLore(YOU, am.Count(OPPOSING_CHARACTER)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(1) == 1  # still there while the action resolved
    assert scene.zone(wisp) == DISCARD


def test_6_2_5_and_6_1_13_2_together_once_with_two_sentences() -> None:
    # declining the first sentence: the second happens, and "once" is not used up (6.1.1)
    effect = ef.Sequence((ef.May(ef.Draw(YOU, N(1)), YOU), GAIN))
    ability = Triggered((Trigger(EventKind.QUESTED, YOUR_CHARACTER),), effect, "Twofold", Limit.ONCE)
    scene = Scene()
    scene.put(0, item("Bell", 1, ability))
    a, b, c = (scene.put(0, character(lore=0)) for _ in range(3))
    scene.quest(a).no()
    scene.quest(b).yes()
    scene.quest(c)
    assert scene.asked == op.TURN
    assert scene.lore_total(0) == 2
    assert scene.hand(0) == 1


def test_6_5_and_6_7_2_a_shielded_character_among_several() -> None:
    scene = Scene()
    safe, hit = scene.put(1, character("Safe", 1, 9)), scene.put(1, character("Hit", 1, 9))
    guard = scene.put(0, action(ef.Shield(ta.Chosen(OPPOSING_CHARACTER), Until.THIS_TURN), 0), HAND)
    storm = scene.put(0, action(ef.DealDamage(ta.Each(OPPOSING_CHARACTER), N(2)), 0), HAND)
    scene.play(guard).pick(safe).play(storm)
    assert (scene.perm(safe).damage, scene.perm(hit).damage) == (0, 2)
