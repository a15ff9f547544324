"""Effects on cards and lore: draw, discard, reveal, mill, ink, lore, looking and searching (1.11, 1.12, 7)."""

from __future__ import annotations

import pytest

from tests.kit import DECK, DISCARD, HAND, INKWELL, Scene, action, character, item
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import CardDefinition, Triggered
from tintero.abilities.target import YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DeckEnd, DiscardBy, EventKind, Order, Quantity, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.position import Placed

N = am.Number
GAIN = ef.GainLore(YOU, N(1))
OPPONENTS = ta.Players(Who.EACH_OPPONENT)
ANY_IN_HAND = ta.Filter(zone=Zone.HAND)
ANY_IN_DECK = ta.Filter(zone=Zone.DECK)
TO_HAND = ef.Destination(Zone.HAND)
BOTTOM = ef.Destination(Zone.DECK, order=Order.ANY)
TOP = ef.Destination(Zone.DECK, end=DeckEnd.TOP, order=Order.ANY)


def deck_of(scene: Scene, *definitions: CardDefinition, player: int = 0) -> list[Placed]:
    """These cards on top of the deck, the first one topmost."""
    return [scene.put(player, d, DECK) for d in definitions]


def on_top(scene: Scene, n: int, player: int = 0) -> list[int]:
    return scene.game.state.players[player].deck[::-1][:n]


def at_bottom(scene: Scene, n: int, player: int = 0) -> list[int]:
    return scene.game.state.players[player].deck[:n]


def test_draw_from_the_top_and_from_the_bottom() -> None:
    scene = Scene()
    top = scene.put(0, character("Top"), DECK)
    deed = scene.put(0, action(ef.Draw(YOU, N(1)), 0), HAND)
    low = scene.put(0, action(ef.Draw(YOU, N(1), bottom=True), 0), HAND)
    scene.play(deed)
    assert scene.zone(top) == HAND
    bottom = at_bottom(scene, 1)[0]
    scene.play(low)
    assert scene.game.state.zone[bottom] == HAND


def test_draw_as_many_as_there_are() -> None:
    scene = Scene(deck_size=1)
    deed = scene.put(0, action(ef.IfDo(ef.Draw(YOU, N(3)), GAIN), 0), HAND)
    scene.play(deed)
    assert scene.hand(0) == 1
    assert scene.lore_total(0) == 0  # CR 6.1.5.1: not completely performed


def test_discard_chosen_by_the_victim_or_by_you() -> None:
    for chooser, who in ((Who.THAT_PLAYER, 1), (Who.YOU, 0)):
        scene = Scene()
        a = scene.put(1, character(), HAND)
        scene.put(1, character(), HAND)
        effect = ef.Discard(OPPONENTS, N(1), ANY_IN_HAND, chooser, reveal=chooser == Who.YOU)
        deed = scene.put(0, action(effect, 0), HAND)
        scene.play(deed)
        assert scene.asked_player == who
        scene.pick(a)
        assert scene.zone(a) == DISCARD
        assert scene.hand(1) == 1


def test_discard_with_a_filter_up_to_and_at_random() -> None:
    items = ta.Filter((CardType.ITEM,), zone=Zone.HAND)
    scene = Scene()
    gadget, body = scene.put(1, item("Gadget"), HAND), scene.put(1, character("Body"), HAND)
    deed = scene.put(0, action(ef.Discard(OPPONENTS, N(1), items, Who.YOU, reveal=True), 0), HAND)
    scene.play(deed)
    assert (scene.zone(gadget), scene.zone(body)) == (DISCARD, HAND)
    scene = Scene()
    cards = [scene.put(0, character(), HAND) for _ in range(3)]
    deed = scene.put(0, action(ef.Sequence((
        ef.Discard(YOU, N(2), ANY_IN_HAND, by=DiscardBy.UP_TO), ef.Draw(YOU, am.Done())
    )), 0), HAND)
    scene.play(deed).pick(cards[0]).done()
    assert scene.zone(cards[0]) == DISCARD
    assert scene.hand(0) == 3
    scene = Scene()
    for _ in range(5):
        scene.put(1, character(), HAND)
    deed = scene.put(0, action(ef.Discard(OPPONENTS, N(2), ANY_IN_HAND, by=DiscardBy.RANDOM), 0), HAND)
    scene.play(deed)
    assert scene.hand(1) == 3
    assert scene.asked == op.TURN


def test_the_discarded_card_is_it() -> None:
    scene = Scene()
    song = scene.put(0, action(GAIN, 3, song=True), HAND)
    deed = scene.put(0, action(ef.Sequence((
        ef.Discard(YOU, N(1), ANY_IN_HAND), ef.Move(ta.The(ta.It()), ef.Destination(Zone.DECK, end=DeckEnd.TOP)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(song) == DECK
    assert on_top(scene, 1) == [song.card]


def test_reveal_hand_to_all_or_to_you_only() -> None:
    for to_you, seen, event in ((False, -1, EventKind.REVEALED), (True, 1, EventKind.LOOKED)):
        scene = Scene()
        scene.put(1, character(), HAND)
        deed = scene.put(0, action(ef.RevealHand(OPPONENTS, to_you), 0), HAND)
        scene.play(deed)
        assert [h.seen_by for h in scene.events(event)] == [seen]


def test_lore_is_gained_and_lost_never_below_zero() -> None:
    scene = Scene()
    scene.lore(1, 1)
    deed = scene.put(0, action(ef.Sequence((
        ef.LoseLore(OPPONENTS, N(3)), ef.GainLore(YOU, am.Done(2)),
    )), 0), HAND)
    scene.play(deed)
    assert (scene.lore_total(0), scene.lore_total(1)) == (2, 0)


def test_ink_drops_are_got_one_by_one() -> None:
    count = Triggered((Trigger(EventKind.INK_DROP, who=Who.YOU),), GAIN, "Drip")
    scene = Scene()
    scene.put(0, item("Pipe", 1, count))
    deed = scene.put(0, action(ef.GetInkDrops(YOU, N(2)), 0), HAND)
    scene.play(deed)
    assert scene.game.state.players[0].ink_drops == 2
    assert scene.lore_total(0) == 2


def test_ink_drops_are_removed_as_far_as_there_are_any() -> None:
    count = Triggered((Trigger(EventKind.INK_DROP_REMOVED, who=Who.YOU),), GAIN, "Drip")
    scene = Scene()
    scene.put(0, item("Pipe", 1, count))
    first = scene.put(0, action(ef.IfDo(ef.LoseInkDrops(YOU, N(1)), GAIN), 0), HAND)
    second = scene.put(0, action(ef.IfDo(ef.LoseInkDrops(YOU, N(2)), GAIN), 0), HAND)
    scene.game.state.players[0].ink_drops = 2
    scene.play(first)
    assert (scene.game.state.players[0].ink_drops, scene.lore_total(0)) == (1, 2)
    scene.play(second)  # only in part: not done
    assert (scene.game.state.players[0].ink_drops, scene.lore_total(0)) == (0, 3)


def test_mill_and_ink_from_the_top() -> None:
    scene = Scene()
    a, b, c = deck_of(scene, character("A"), character("B"), character("C"))
    deed = scene.put(0, action(ef.Sequence((
        ef.Mill(YOU, N(1)), ef.InkTop(YOU, N(1)), ef.InkTop(YOU, N(1), exerted=False),
    )), 0), HAND)
    scene.play(deed)
    assert (scene.zone(a), scene.zone(b), scene.zone(c)) == (DISCARD, INKWELL, INKWELL)
    assert scene.ready_ink(0) == 1


def test_the_milled_cards_are_it() -> None:
    scene = Scene()
    (song,) = deck_of(scene, action(GAIN, 3, song=True))
    deed = scene.put(0, action(ef.Sequence((ef.Mill(YOU, N(1)), ef.PlayCard(ref=ta.It()))), 0), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 1
    assert scene.zone(song) == DISCARD


def test_shuffle_forgets_what_was_known() -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((ef.LookAtTop(YOU, N(5)), ef.Shuffle(YOU))), 0), HAND)
    scene.play(deed)
    s = scene.game.state
    assert all(s.known[c] == 0 for c in s.players[0].deck)
    assert len(scene.events(EventKind.SHUFFLED)) == 1


def test_look_take_one_and_put_the_rest_on_the_bottom_in_any_order() -> None:
    scene = Scene()
    a, b, c = deck_of(scene, character("A"), item("B"), character("C"))
    deed = scene.put(0, action(ef.Sequence((
        ef.LookAtTop(YOU, N(3)),
        ef.Take(ta.Filter((CardType.ITEM,), zone=Zone.DECK), 1, TO_HAND, quantity=Quantity.UP_TO, reveal=True),
        ef.PutRest(BOTTOM),
    )), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {b.card}
    scene.pick(b)
    assert scene.zone(b) == HAND
    assert [h.card for h in scene.events(EventKind.REVEALED)] == [b.card]
    assert scene.asked == op.ORDER
    scene.pick(c)
    assert at_bottom(scene, 2) == [a.card, c.card]  # C went under first, A after it


def test_look_and_put_back_on_top_in_any_order() -> None:
    scene = Scene()
    a, b, c = deck_of(scene, character("A"), character("B"), character("C"))
    deed = scene.put(0, action(ef.Sequence((ef.LookAtTop(YOU, N(3)), ef.PutRest(TOP))), 0), HAND)
    scene.play(deed).pick(c).pick(a)
    assert on_top(scene, 3) == [c.card, a.card, b.card]


def test_take_any_number_every_and_a_label() -> None:
    bodies = ta.Filter((CardType.CHARACTER,), zone=Zone.DECK)
    scene = Scene()
    a, b, c = deck_of(scene, character("A"), item("B"), character("C"))
    deed = scene.put(0, action(ef.Sequence((
        ef.LookAtTop(YOU, N(3), reveal=True),
        ef.Take(bodies, 1, ef.Destination(Zone.DISCARD), quantity=Quantity.EVERY, label="bodies"),
        ef.GainLore(YOU, am.Done(label="bodies")),
        ef.PutRest(ef.Destination(Zone.HAND)),
    )), 0), HAND)
    scene.play(deed)
    assert [scene.zone(x) for x in (a, b, c)] == [DISCARD, HAND, DISCARD]
    assert scene.lore_total(0) == 2
    scene = Scene()
    a, b, c = deck_of(scene, character("A"), item("B"), character("C"))
    deed = scene.put(0, action(ef.Sequence((
        ef.LookAtTop(YOU, N(3)), ef.Take(ANY_IN_DECK, 0, TO_HAND, quantity=Quantity.ANY_NUMBER), ef.PutRest(BOTTOM),
    )), 0), HAND)
    scene.play(deed).pick(a, c).done()
    assert [scene.zone(x) for x in (a, b, c)] == [HAND, DECK, HAND]


def test_put_top_or_bottom_and_the_discard_variant() -> None:
    for variant, where in ((False, DECK), (True, DISCARD)):
        scene = Scene()
        a, b = deck_of(scene, character("A"), character("B"))
        deed = scene.put(0, action(ef.Sequence((ef.LookAtTop(YOU, N(2)), ef.PutTopOrBottom(variant))), 0), HAND)
        scene.play(deed).choose(op.Option(op.BOTTOM, a.card)).choose(op.Option(op.TOP, b.card))
        assert scene.zone(a) == where
        assert on_top(scene, 1) == [b.card]
        if not variant:
            assert at_bottom(scene, 1) == [a.card]


def test_look_at_another_players_deck() -> None:
    scene = Scene()
    (top,) = deck_of(scene, character("Top"), player=1)
    deed = scene.put(0, action(ef.Sequence((ef.LookAtTop(OPPONENTS, N(1)), ef.PutTopOrBottom())), 0), HAND)
    scene.play(deed)
    assert scene.asked_player == 0
    scene.choose(op.Option(op.BOTTOM, top.card))
    assert at_bottom(scene, 1, 1) == [top.card]


def test_search_may_find_nothing_and_shuffles() -> None:
    scene = Scene()
    (goal,) = deck_of(scene, item("Goal"))
    search = ef.Sequence((
        ef.SearchDeck(YOU),
        ef.Take(ta.Filter((CardType.ITEM,), zone=Zone.DECK), 1, TO_HAND, Quantity.UP_TO, reveal=True),
        ef.Shuffle(YOU),
    ))
    deed = scene.put(0, action(search, 0), HAND)
    scene.play(deed)
    assert scene.can(op.Option(op.DONE))  # CR 7.1.4
    scene.pick(goal)
    assert scene.zone(goal) == HAND
    assert len(scene.events(EventKind.SHUFFLED)) == 1


def test_reveal_until_a_fitting_card() -> None:
    scene = Scene()
    a, goal, c = deck_of(scene, character("A"), item("Goal"), character("C"))
    deed = scene.put(0, action(ef.Sequence((
        ef.RevealUntil(YOU, ta.Filter((CardType.ITEM,), zone=Zone.DECK)),
        ef.Move(ta.The(ta.It()), TO_HAND),
        ef.PutRest(ef.Destination(Zone.DECK, end=DeckEnd.SHUFFLED)),
    )), 0), HAND)
    scene.play(deed)
    assert scene.zone(goal) == HAND
    assert [h.card for h in scene.events(EventKind.REVEALED)] == [a.card, goal.card]
    assert scene.zone(c) == DECK
    assert len(scene.events(EventKind.SHUFFLED)) == 1


def test_look_at_the_inkwell_and_take_one() -> None:
    scene = Scene()
    scene.ink(0, 2)
    gold = scene.put(0, character("Gold"), INKWELL, exerted=True)
    deed = scene.put(0, action(ef.Sequence((
        ef.LookAtInkwell(YOU), ef.Take(ta.Filter(zone=Zone.INKWELL), 1, TO_HAND),
    )), 0), HAND)
    scene.play(deed)
    scene.pick(gold)
    assert scene.zone(gold) == HAND
    assert scene.ready_ink(0) == 2


def test_exert_and_ready_all_ink() -> None:
    scene = Scene()
    scene.ink(0, 1, 2)
    scene.ink(1, 3)
    deed = scene.put(0, action(ef.Sequence((ef.ExertInk(OPPONENTS), ef.ExertInk(YOU, ready=True))), 0), HAND)
    scene.play(deed)
    assert (scene.ready_ink(0), scene.ready_ink(1)) == (3, 0)


@pytest.mark.parametrize("amount", [0, 2])
def test_a_number_that_the_player_names(amount: int) -> None:
    scene = Scene()
    deed = scene.put(0, action(ef.Sequence((ef.Draw(YOU, am.Named(N(3))), ef.GainLore(YOU, am.Done()))), 0), HAND)
    scene.play(deed)
    assert scene.asked == op.AMOUNT
    assert scene.offered(op.NUMBER) == {0, 1, 2, 3}
    scene.amount(amount)
    assert scene.hand(0) == amount
    assert scene.lore_total(0) == amount


def test_7_1_4_a_fitting_card_of_a_public_zone_must_be_taken() -> None:
    scene = Scene()
    old = scene.put(0, character("Old"), DISCARD)
    other = scene.put(0, character("Other"), DISCARD)
    deed = scene.put(0, action(ef.Move(
        ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)), TO_HAND), 0), HAND)
    scene.play(deed)
    assert scene.offered(op.CARD) == {old.card, other.card}
    assert not scene.can(op.Option(op.DONE))
