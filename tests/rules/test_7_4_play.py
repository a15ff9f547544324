"""The Play zone, and stacks that leave it (7.4, 5.1.1.7)."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Count, Number
from tintero.abilities.effect import Banish, DealDamage, Destination, GainLore, Move, PutUnder, RemoveDamage, Sequence
from tintero.abilities.target import (
    CHARACTER,
    THIS,
    YOU,
    Chosen,
    Each,
    Filter,
    Other,
    The,
    This,
)
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, DeckEnd, EventKind, Keyword, Whose, Zone
from tintero.rules import option as op
from tintero.rules.position import Placed
from tintero.rules.sight import SeenCard

from ..kit import DECK, DISCARD, HAND, INKWELL, Scene, action, character, item, keyword

MY_OTHERS = Filter((CardType.CHARACTER,), Whose.YOURS, tests=(Other(),))


def drain(scene: Scene) -> None:
    while scene.asked == op.RESOLVE:
        scene.game.choose(0)


def stack(scene: Scene, facedown: bool = False) -> tuple[Placed, list[Placed]]:
    top = scene.put(0, character("Top"), under=[character("Middle"), character("Lowest")], facedown=facedown)
    return top, top.under


def test_7_4_1_an_action_is_in_the_play_zone_while_it_resolves() -> None:
    scene = Scene()
    grave = Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD)
    both = Sequence((GainLore(YOU, Count(grave)), DealDamage(Chosen(CHARACTER), Number(1))))
    one = scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    deed = scene.put(0, action(both, 0, "The deed"), HAND)
    scene.play(deed)
    assert scene.lore_total(0) == 0  # not in the discard
    assert scene.hand(0) == 0
    assert scene.game.sight(1).actions == (SeenCard(deed.card, "The deed"),)
    scene.pick(one)
    assert scene.zone(deed) == DISCARD
    assert scene.game.sight(1).actions == ()


def test_7_4_1_cards_that_remain() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", cost=0), HAND)
    gear = scene.put(0, item("Gear", 0), HAND)
    scene.play(hero).play(gear).end().end()
    assert {p.card for p in scene.game.state.in_play.values()} == {hero.card, gear.card}


def test_7_4_2_the_status_of_every_card_is_open() -> None:
    scene = Scene()
    scene.put(0, character("Hero", 3, 4, 2, 1, keyword(Keyword.RESIST, 1)), damage=2, drying=True, exerted=True)
    card = scene.begin().sight(1).play[0]
    assert (card.damage, card.drying, card.exerted) == (2, True, True)
    assert (card.strength, card.willpower, card.lore, str(card.keywords[0])) == (3, 4, 2, "Resist +1")


@pytest.mark.parametrize("viewer", [0, 1])
def test_7_4_2_1_facedown_cards_are_hidden_from_everyone_but_counted(viewer: int) -> None:
    scene = Scene()
    scene.put(0, character("Secret"), DECK)
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, keyword(Keyword.BOOST, 1)))
    scene.ink(0, 1)
    scene.use(hero)
    view = scene.game.sight(viewer)
    assert view.play[0].under == (None,)
    assert "Secret" not in str(view)


def test_5_1_1_5_faceup_cards_under_are_open() -> None:
    scene = Scene()
    stack(scene)
    under = scene.begin().sight(1).play[0].under
    assert [None if c is None else c.name for c in under] == ["Middle", "Lowest"]


@pytest.mark.parametrize("facedown", [False, True])
@pytest.mark.parametrize(("destination", "zone"), [
    (Destination(Zone.HAND), HAND),
    (Destination(Zone.DECK), DECK),
    (Destination(Zone.DECK, end=DeckEnd.TOP), DECK),
    (Destination(Zone.INKWELL, exerted=True), INKWELL),
    (Destination(Zone.INKWELL), INKWELL),
])
def test_5_1_1_7_the_whole_stack_goes_to_the_same_zone(destination: Destination, zone: int, facedown: bool) -> None:
    scene = Scene()
    top, under = stack(scene, facedown)
    scene.play(scene.put(0, action(Move(Chosen(CHARACTER), destination), 0), HAND))
    assert [scene.zone(c) for c in (top, *under)] == [zone] * 3
    p = scene.game.state.players[0]
    home = {HAND: p.hand, DECK: p.deck, INKWELL: p.inkwell}[zone]
    assert {top.card, *(c.card for c in under)} <= set(home)
    if zone == INKWELL:
        # facedown and exerted, or ready, as the top card
        assert scene.ready_ink(0) == (0 if destination.exerted else 3)
    assert len(scene.events(EventKind.LEFT_PLAY)) == 1


@pytest.mark.parametrize("facedown", [False, True])
def test_5_1_1_7_to_the_discard_all_faceup_and_one_banishment(facedown: bool) -> None:
    scene = Scene()
    top, under = stack(scene, facedown)
    scene.play(scene.put(0, action(Banish(Chosen(CHARACTER)), 0), HAND))
    assert len(scene.events(EventKind.BANISHED)) == 1
    names = [c.name for c in scene.game.sight(1).players[0].discard]
    assert sorted(names)[-3:] == ["Lowest", "Middle", "Top"]
    assert [scene.zone(c) for c in (top, *under)] == [DISCARD] * 3


def test_5_1_1_7_each_card_of_an_inked_stack_is_its_own_instance() -> None:
    ripple = Triggered((Trigger(EventKind.INKED),), GainLore(YOU, Number(1)), "Ripple")
    scene = Scene()
    stack(scene)
    scene.put(1, character("Tala", 1, 3, 1, 1, keyword(Keyword.WARD), ripple))
    scene.play(scene.put(0, action(Move(Chosen(CHARACTER), Destination(Zone.INKWELL, exerted=True)), 0), HAND))
    drain(scene)
    assert scene.lore_total(1) == 3


def test_5_1_1_7_put_under_another_card_the_stack_goes_along() -> None:
    scene = Scene()
    top, under = stack(scene)
    tuck = PutUnder(The(This()), Each(Filter((CardType.CHARACTER,), tests=(Other(),))), facedown=False)
    eat = Triggered((Trigger(EventKind.QUESTED, This()),), tuck, "Eat")
    host = scene.put(0, character("Eater", 1, 3, 1, 1, eat))
    scene.quest(host)
    assert scene.perm(host).under == [top.card, under[0].card, under[1].card]
    assert scene.hand(0) == 0
    assert not scene.events(EventKind.RETURNED)  # it did not go to anybody's hand


def test_7_4_3_cards_that_leave_together_see_each_other() -> None:
    avenge = Triggered((Trigger(EventKind.BANISHED, MY_OTHERS),), GainLore(YOU, Number(1)), "Avenge")
    scene = Scene()
    scene.put(0, character("Captain", 1, 1, 1, 1, avenge))
    scene.put(0, character("Mate", 1, 1))
    scene.put(0, character("Cook", 1, 1))
    scene.play(scene.put(0, action(Banish(Each(CHARACTER)), 0), HAND))
    drain(scene)
    assert scene.lore_total(0) == 2


def test_7_4_3_whatever_zone_they_go_to() -> None:
    miss = Triggered((Trigger(EventKind.LEFT_PLAY, MY_OTHERS),), GainLore(YOU, Number(1)), "Miss")
    scene = Scene()
    scene.put(0, character("One", 1, 1, 1, 1, miss))
    scene.put(0, character("Two", 1, 1, 1, 1, miss))
    scene.play(scene.put(0, action(Move(Each(CHARACTER), Destination(Zone.HAND)), 0), HAND))
    drain(scene)
    assert scene.lore_total(0) == 2


def test_7_4_3_one_after_the_other_they_do_not() -> None:
    avenge = Triggered((Trigger(EventKind.BANISHED, MY_OTHERS),), GainLore(YOU, Number(1)), "Avenge")
    scene = Scene()
    captain = scene.put(0, character("Captain", 1, 1, 1, 1, avenge))
    mate = scene.put(0, character("Mate", 1, 1))
    twice = Sequence((Banish(Chosen(CHARACTER)), Banish(Chosen(CHARACTER))))
    scene.play(scene.put(0, action(twice, 0), HAND)).pick(captain)
    assert scene.zone(mate) == DISCARD
    assert scene.lore_total(0) == 0


def test_7_4_3_the_trigger_may_find_nothing_left_to_act_on() -> None:
    heal = Triggered((Trigger(EventKind.BANISHED, MY_OTHERS),), RemoveDamage(THIS, None), "Heal")
    scene = Scene()
    king = scene.put(0, character("King", 1, 2, 1, 1, heal), damage=1)
    scene.put(0, character("Mate", 1, 1))
    scene.play(scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND))
    assert scene.zone(king) == DISCARD
    assert [h.words for h in scene.events(EventKind.RESOLVED)] == ["Heal"]
    assert not scene.events(EventKind.DAMAGE_REMOVED)
