"""The hand (7.3)."""

from __future__ import annotations

from tintero.abilities.amount import Number
from tintero.abilities.effect import Discard, Draw
from tintero.abilities.target import YOU, Filter, Players
from tintero.abilities.words import EventKind, Who, Zone
from tintero.rules import option as op

from ..kit import DISCARD, HAND, Scene, action, character

EACH_OPPONENT = Players(Who.EACH_OPPONENT)
IN_HAND = Filter(zone=Zone.HAND)


def test_7_3_2_others_see_only_how_many() -> None:
    scene = Scene()
    for n in range(3):
        scene.put(0, character(f"Held {n}"), HAND)
    view = scene.begin().sight(1)
    assert view.players[0].hand == (None, None, None)
    assert "Held" not in str(view)


def test_7_3_3_there_is_no_maximum() -> None:
    scene = Scene(deck_size=40)
    scene.play(scene.put(0, action(Draw(YOU, Number(30)), 0), HAND)).end().end()
    assert scene.hand(0) == 31


def test_7_3_3_nor_does_discarding_from_an_empty_hand_fail() -> None:
    scene = Scene()
    scene.play(scene.put(0, action(Discard(EACH_OPPONENT, Number(2), IN_HAND), 0), HAND))
    assert scene.hand(1) == 0
    assert not scene.events(EventKind.DISCARDED)
    assert scene.asked == op.TURN


def test_7_3_4_the_discarding_player_chooses() -> None:
    scene = Scene()
    keep = scene.put(1, character("Keep"), HAND)
    drop = scene.put(1, character("Drop"), HAND)
    scene.play(scene.put(0, action(Discard(EACH_OPPONENT, Number(1), IN_HAND), 0), HAND))
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 1)
    scene.pick(drop)
    assert (scene.zone(keep), scene.zone(drop)) == (HAND, DISCARD)


def test_7_3_4_unless_the_text_gives_the_choice_to_another() -> None:
    scene = Scene()
    keep = scene.put(1, character("Keep"), HAND)
    drop = scene.put(1, character("Drop"), HAND)
    scene.play(scene.put(0, action(Discard(EACH_OPPONENT, Number(1), IN_HAND, Who.YOU, reveal=True), 0), HAND))
    assert scene.asked_player == 0
    assert scene.offered(op.CARD) == {keep.card, drop.card}
    scene.pick(drop)
    assert scene.zone(drop) == DISCARD


def test_7_3_4_several_cards_are_chosen_one_by_one_and_discarded_together() -> None:
    scene = Scene()
    cards = [scene.put(1, character(f"Card {n}"), HAND) for n in range(3)]
    scene.play(scene.put(0, action(Discard(EACH_OPPONENT, Number(2), IN_HAND), 0), HAND)).pick(cards[2])
    assert not scene.events(EventKind.DISCARDED)
    scene.pick(cards[0])
    assert [h.card for h in scene.events(EventKind.DISCARDED)] == [cards[2].card, cards[0].card]
