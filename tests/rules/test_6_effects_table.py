"""Effects on permanents and zones: banish, exert, ready, move, put under, locations (4.7.4, 5.1, 7)."""

from __future__ import annotations

import pytest

from tests.kit import DECK, DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, location
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DeckEnd, Doing, EventKind, Order, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.machinery.pieces import FACEDOWN, UNDER

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
EVERYTHING = ta.Each(ta.Filter())


def named(*names: str) -> ta.Filter:
    return ta.Filter(tests=(ta.Named(names),))


def test_banish_everything_at_once() -> None:
    scene = Scene()
    cards = [scene.put(0, character()), scene.put(1, item()), scene.put(1, location())]
    deed = scene.put(0, action(ef.Banish(EVERYTHING), 0), HAND)
    scene.play(deed)
    assert [scene.zone(c) for c in cards] == [DISCARD] * 3


def test_exert_and_ready_ignore_locations_and_what_is_already_so() -> None:
    scene = Scene()
    body, thing, place = scene.put(0, character()), scene.put(0, item()), scene.put(0, location())
    done = scene.put(0, character(), exerted=True)
    deed = scene.put(0, action(ef.Sequence((ef.Exert(EVERYTHING), ef.GainLore(YOU, am.Done()))), 0), HAND)
    scene.play(deed)
    assert [scene.perm(c).exerted for c in (body, thing, place, done)] == [True, True, False, True]
    assert scene.lore_total(0) == 2  # 5.1.2.3: a location is never exerted


def test_ready_respects_a_ban() -> None:
    scene = Scene()
    frozen = scene.put(0, character("F", 1, 3, 1, 1, Static(properties=(pr.Cant(Doing.READY),))), exerted=True)
    free = scene.put(0, character("G"), exerted=True)
    deed = scene.put(0, action(ef.Ready(ta.Each(YOUR_CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(frozen).exerted
    assert not scene.perm(free).exerted


@pytest.mark.parametrize(("zone", "end"), [
    (HAND, DeckEnd.BOTTOM), (DISCARD, DeckEnd.BOTTOM), (INKWELL, DeckEnd.BOTTOM), (DECK, DeckEnd.TOP),
    (DECK, DeckEnd.BOTTOM),
])
def test_move_to_each_zone_of_its_own_player(zone: int, end: DeckEnd) -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe"), damage=1)
    deed = scene.put(0, action(ef.Move(ta.Chosen(CHARACTER), ef.Destination(Zone(zone), end)), 0), HAND)
    scene.play(deed)
    assert scene.zone(foe) == zone
    p = scene.game.state.players[1]
    if zone == DECK:
        assert p.deck[-1 if end == DeckEnd.TOP else 0] == foe.card
    elif zone == INKWELL:
        assert p.ink_ready == 1
    assert not scene.events(EventKind.BANISHED)


def test_move_into_the_inkwell_exerted_counts_each_card_of_a_stack() -> None:
    scene = Scene()
    foe = scene.put(0, character("Top"), under=[character("Under"), character("Under")])
    deed = scene.put(0, action(ef.Move(ta.Chosen(CHARACTER), ef.Destination(Zone.INKWELL, exerted=True)), 0), HAND)
    scene.play(deed)
    assert scene.zone(foe) == INKWELL
    assert len(scene.events(EventKind.INKED)) == 3
    assert scene.ready_ink(0) == 0


def test_move_to_the_deck_in_any_order_shuffled_or_at_random() -> None:
    both = ta.Each(YOUR_CHARACTER)
    scene = Scene()
    a, b = scene.put(0, character("A")), scene.put(0, character("B"))
    deed = scene.put(0, action(ef.Move(both, ef.Destination(Zone.DECK, DeckEnd.TOP, Order.ANY)), 0), HAND)
    scene.play(deed)
    assert scene.asked == op.ORDER
    scene.pick(b)
    assert scene.game.state.players[0].deck[-2:] == [a.card, b.card]
    for to in (ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED), ef.Destination(Zone.DECK, order=Order.RANDOM)):
        scene = Scene()
        a, b = scene.put(0, character("A")), scene.put(0, character("B"))
        deed = scene.put(0, action(ef.Move(both, to), 0), HAND)
        scene.play(deed)
        assert scene.zone(a) == scene.zone(b) == DECK
        assert len(scene.events(EventKind.SHUFFLED)) == (1 if to.end == DeckEnd.SHUFFLED else 0)


def test_move_at_random() -> None:
    scene = Scene()
    for _ in range(4):
        scene.put(0, character(), DISCARD)
    deed = scene.put(0, action(ef.Move(ta.AtRandom(
        ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD), N(2)), ef.Destination(Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 2
    assert scene.asked == op.TURN


def test_one_of_them_selected_without_the_word_chosen() -> None:
    # no Ward, no "chosen" event: the opponent's own pick
    scene = Scene()
    a, b = scene.put(1, character("A")), scene.put(1, character("B"))
    effect = ef.EachDoes(ta.Players(Who.EACH_OPPONENT), ef.Banish(
        ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.THAT_PLAYERS), by=Who.THAT_PLAYER, silent=True)))
    deed = scene.put(0, action(effect, 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.pick(b)
    assert (scene.zone(a), scene.zone(b)) == (PLAY, DISCARD)
    assert scene.events(EventKind.CHOSEN) == []


def test_put_the_top_card_under_facedown() -> None:
    scene = Scene()
    top = scene.put(0, character("Top"), DECK)
    hero = scene.put(0, character("Hero"))
    deed = scene.put(0, action(ef.PutUnder(ta.Chosen(CHARACTER)), 0), HAND)
    scene.play(deed)
    assert scene.perm(hero).under == [top.card]
    assert scene.zone(top) == FACEDOWN


def test_put_cards_of_the_discard_under_faceup() -> None:
    scene = Scene()
    old = scene.put(0, character("Old"), DISCARD)
    pot = scene.put(0, item("Pot"))
    deed = scene.put(0, action(ef.PutUnder(
        ta.Chosen(named("Pot")), ta.Chosen(ta.Filter(whose=Whose.YOURS, zone=Zone.DISCARD)), False), 0), HAND)
    scene.play(deed)
    assert scene.perm(pot).under == [old.card]
    assert scene.zone(old) == UNDER


def test_5_1_1_7_a_character_put_under_takes_its_stack_along_and_is_not_returned() -> None:
    seen = Triggered((Trigger(EventKind.RETURNED, CHARACTER),), GAIN, "Returned")
    left = Triggered((Trigger(EventKind.LEFT_PLAY, CHARACTER),), ef.Draw(YOU, N(1)), "Left")
    scene = Scene()
    scene.put(0, item("Watch", 1, seen, left))
    host = scene.put(0, character("Host"))
    guest = scene.put(0, character("Guest"), under=[character("Lower")])
    deed = scene.put(0, action(ef.PutUnder(ta.Chosen(named("Host")), ta.Chosen(named("Guest")), False), 0), HAND)
    scene.play(deed)
    assert scene.perm(host).under == [guest.card, guest.under[0].card]
    assert scene.lore_total(0) == 0
    assert scene.hand(0) == 1
    assert scene.game.state.players[0].hand != [guest.card]


def test_cards_from_under_to_hand_and_any_number_of_them() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"), under=[character("U"), character("V")])
    deed = scene.put(0, action(ef.CardsFromUnder(ta.Chosen(CHARACTER), ef.Destination(Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 2
    assert scene.perm(hero).under == []
    scene = Scene()
    hero = scene.put(0, character("Hero"), under=[character("U"), character("V")])
    deed = scene.put(0, action(ef.CardsFromUnder(ta.Chosen(CHARACTER), ef.Destination(Zone.INKWELL), True), 0), HAND)
    scene.play(deed).pick(hero.under[1]).done()
    assert scene.perm(hero).under == [hero.under[0].card]
    assert scene.zone(hero.under[1]) == INKWELL


def test_cards_from_under_shuffled_into_the_deck() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"), under=[character("U"), character("V")])
    deed = scene.put(0, action(ef.CardsFromUnder(
        ta.Chosen(CHARACTER), ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED)), 0), HAND)
    scene.play(deed)
    assert [scene.zone(c) for c in hero.under] == [DECK, DECK]
    assert scene.perm(hero).under == []
    assert len(scene.events(EventKind.SHUFFLED)) == 1


def test_move_characters_to_a_location_for_free() -> None:
    scene = Scene()
    a, b = scene.put(0, character("A")), scene.put(0, character("B"))
    bound = scene.put(0, character("C", 1, 3, 1, 1, Static(properties=(pr.Cant(Doing.MOVE),))))
    place = scene.put(0, location("Place", 5, 1, 1, 3))
    deed = scene.put(0, action(ef.MoveToLocation(
        ta.Each(YOUR_CHARACTER), ta.Chosen(ta.Filter((CardType.LOCATION,), Whose.YOURS))), 0), HAND)
    scene.play(deed)
    assert [scene.perm(c).location for c in (a, b, bound)] == [scene.perm(place).pid, scene.perm(place).pid, 0]
    assert len(scene.events(EventKind.MOVED)) == 2


def test_chosen_by_an_opponent() -> None:
    scene = Scene()
    a = scene.put(0, character("A"))
    scene.put(0, character("B"))
    deed = scene.put(0, action(ef.Exert(ta.Chosen(YOUR_CHARACTER, by=Who.CHOSEN_OPPONENT)), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 1
    scene.pick(a)
    assert scene.perm(a).exerted


def test_its_player_and_the_players_of_the_trigger() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe"))
    deed = scene.put(0, action(ef.Sequence((
        ef.Banish(ta.Chosen(OPPOSING_CHARACTER)), ef.Draw(ta.Players(Who.ITS_PLAYER), N(1)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(foe) == DISCARD
    assert (scene.hand(0), scene.hand(1)) == (0, 1)
    polite = Triggered((Trigger(EventKind.CHALLENGED),), ef.Sequence((
        ef.Draw(ta.Players(Who.SUBJECTS_PLAYER), N(1)), ef.GainLore(ta.Players(Who.OBJECTS_PLAYER), N(1)),
    )), "Polite")
    scene = Scene()
    scene.put(0, item("Fan", 1, polite))
    hero, foe = scene.put(0, character(willpower=9)), scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(hero, foe)
    assert (scene.hand(0), scene.lore_total(1)) == (1, 1)
