"""The discard (7.6)."""

from __future__ import annotations

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Banish, Discard, GainLore, Mill
from tintero.abilities.target import YOU, Each, Filter, Players
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Who, Zone

from ..kit import DECK, DISCARD, HAND, Scene, action, character, item

DROPPED = Triggered((Trigger(EventKind.DISCARDED),), GainLore(YOU, Number(1)), "Dropped")


def test_7_6_1_cards_that_leave_play_go_to_their_own_players_discard() -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine"))
    theirs = scene.put(1, item("Theirs"))
    deed = scene.put(0, action(Banish(Each(Filter())), 0), HAND)
    scene.play(deed)
    assert set(scene.game.state.players[0].discard) == {mine.card, deed.card}
    assert scene.game.state.players[1].discard == [theirs.card]


def test_7_6_2_it_is_open_to_everybody() -> None:
    scene = Scene()
    scene.put(1, character("Top"), DECK)
    scene.play(scene.put(0, action(Mill(Players(Who.EACH_OPPONENT), Number(1)), 0), HAND))
    for viewer in (0, 1):
        assert [c.name for c in scene.game.sight(viewer).players[1].discard] == ["Top"]


def test_7_6_3_a_resolved_action_is_not_discarded() -> None:
    scene = Scene()
    scene.put(0, character("Watcher", 1, 3, 1, 1, DROPPED))
    deed = scene.put(0, action(GainLore(YOU, Number(0)), 0), HAND)
    scene.play(deed)
    assert scene.zone(deed) == DISCARD
    assert scene.lore_total(0) == 0


def test_7_6_3_neither_is_a_card_from_the_deck_or_from_play() -> None:
    scene = Scene()
    scene.put(0, character("Watcher", 1, 3, 1, 1, DROPPED))
    scene.put(1, item("Gear"))
    mill = scene.put(0, action(Mill(YOU, Number(1)), 0), HAND)
    wreck = scene.put(0, action(Banish(Each(Filter((CardType.ITEM,)))), 0), HAND)
    scene.play(mill).play(wreck)
    assert scene.lore_total(0) == 0


def test_7_6_3_a_card_from_the_hand_is() -> None:
    scene = Scene()
    scene.put(0, character("Watcher", 1, 3, 1, 1, DROPPED))
    scene.put(1, character("Held"), HAND)
    drop = Discard(Players(Who.EACH_OPPONENT), Number(1), Filter(zone=Zone.HAND))
    scene.play(scene.put(0, action(drop, 0), HAND))
    assert scene.lore_total(0) == 1
