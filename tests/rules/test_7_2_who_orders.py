"""7.2.3: "in any order" is for the player of the deck, each for their own; of cards looked at, for whoever looks."""

from __future__ import annotations

from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.words import DeckEnd, Order, Who, Zone
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, Scene, action, character


def bottom(t: Scene, player: int, n: int) -> list[int]:
    """The lowest cards, the uppermost of them first."""
    return t.game.state.players[player].deck[:n][::-1]


def test_7_2_3_the_opponent_orders_their_own_characters() -> None:
    t = Table()
    song, a, b, c = t.mine("Under the Sea", HAND), t.body(1, 1), t.body(1, 1), t.body(1, 1)
    t.play(song)
    assert (t.asked, t.asked_player) == (op.ORDER, 1)
    t.pick(c, a)
    assert bottom(t, 1, 3) == [c.card, a.card, b.card]


def test_7_2_3_each_opponent_orders_their_own_deck_in_turn_order() -> None:
    t = Table(players=3)
    song = t.mine("Under the Sea", HAND)
    a, b = t.body(2, 1), t.body(2, 1)
    c, d = t.body(1, 1), t.body(1, 1)
    t.play(song)
    assert (t.asked_player, t.offered(op.CARD)) == (1, {c.card, d.card})
    t.pick(d)
    assert (t.asked_player, t.offered(op.CARD)) == (2, {a.card, b.card})
    t.pick(b)
    assert (bottom(t, 1, 2), bottom(t, 2, 2)) == ([d.card, c.card], [b.card, a.card])


def test_7_2_3_one_card_each_needs_no_order() -> None:
    t = Table(players=3)
    song, a, b = t.mine("Under the Sea", HAND), t.body(1, 1), t.body(2, 1)
    t.play(song)
    assert t.asked == op.TURN
    assert {t.zone(a), t.zone(b)} == {DECK}


def test_7_2_3_cards_from_the_discard_of_another_player() -> None:
    t = Table()
    taran, a, b = t.mine("Taran - Magically Armed", HAND), t.body(1, zone=DISCARD), t.body(1, zone=DISCARD)
    t.play(taran).player(1)
    t.pick(a, b)
    assert (t.asked, t.asked_player) == (op.ORDER, 1)
    t.pick(b)
    assert bottom(t, 1, 2) == [b.card, a.card]


def test_7_2_3_cards_looked_at_are_ordered_by_whoever_looks() -> None:
    scene = Scene()
    for n in range(3):
        scene.put(1, character(f"Card {n}"), DECK)
    look = ef.Sequence((
        ef.LookAtTop(ta.Players(Who.CHOSEN_OPPONENT), am.Number(3)),
        ef.PutRest(ef.Destination(Zone.DECK, DeckEnd.BOTTOM, Order.ANY)),
    ))  # fmt: skip
    scene.play(scene.put(0, action(look, 0), HAND))
    assert (scene.asked, scene.asked_player) == (op.ORDER, 0)
