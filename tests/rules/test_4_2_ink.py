"""Ink a card (4.2)."""

from tintero.abilities.ability import Activated, Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import Destination, Draw, GainLore, InkTop, Move
from tintero.abilities.property import ExtraInk, HandIsInkable, Imposed
from tintero.abilities.target import THIS, YOU, Filter, Named
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Who, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DECK, HAND, INKWELL, Scene, action, character, item, refused

ONE_MORE = Static(rules=(Imposed(ExtraInk()),))


def test_4_2_1_1_only_a_card_with_the_symbol() -> None:
    scene = Scene()
    blank = scene.put(0, character(inkable=False), HAND)
    refused(scene, "not_inkable", "4.2.1.1", op.INK, blank)


def test_4_2_1_1_only_a_card_in_hand() -> None:
    scene = Scene()
    hero = scene.put(0, character())
    refused(scene, "not_in_hand", "4.2.1.1", op.INK, hero)


def test_4_2_1_3_it_is_ready_ink_at_once() -> None:
    scene = Scene()
    ink = scene.put(0, character(), HAND)
    hero = scene.put(0, character(cost=1), HAND)
    scene.begin()
    assert not scene.can(Option(op.PLAY, hero.card, 0))
    scene.ink_card(ink)
    assert scene.zone(ink) == INKWELL
    assert scene.ready_ink(0) == 1
    scene.play(hero)
    assert scene.ready_ink(0) == 0


def test_4_2_1_2_everybody_sees_which_card_it_was() -> None:
    scene = Scene()
    ink = scene.put(0, character(), HAND)
    scene.ink_card(ink)
    (shown,) = scene.events(EventKind.REVEALED)
    assert (shown.card, shown.rule) == (ink.card, "4.2.1.1")


def test_4_2_1_3_inking_is_not_playing() -> None:
    watcher = Triggered((Trigger(EventKind.PLAYED, who=Who.YOU),), GainLore(YOU, Number(1)))
    scene = Scene()
    scene.put(0, character("Watcher", 1, 1, 1, 1, watcher))
    ink = scene.put(0, character(), HAND)
    scene.ink_card(ink)
    assert scene.lore_total(0) == 0


def test_4_2_2_then_the_bag_resolves() -> None:
    watcher = Triggered((Trigger(EventKind.INKED, who=Who.YOU),), Draw(YOU, Number(1)))
    scene = Scene()
    scene.put(0, character("Watcher", 1, 1, 1, 1, watcher))
    ink = scene.put(0, character(), HAND)
    scene.ink_card(ink)
    assert scene.hand(0) == 1


def test_4_2_3_once_per_turn() -> None:
    scene = Scene()
    first, second = (scene.put(0, character(), HAND) for _ in range(2))
    scene.ink_card(first)
    refused(scene, "ink_used", "4.2.3", op.INK, second)
    scene.end()
    scene.end()
    scene.ink_card(second)
    assert scene.ready_ink(0) == 2


def test_4_2_3_1_an_additional_card_raises_the_limit() -> None:
    scene = Scene()
    scene.put(0, character("Extra", 1, 1, 1, 1, ONE_MORE))
    cards = [scene.put(0, character(), HAND) for _ in range(3)]
    scene.ink_card(cards[0])
    scene.ink_card(cards[1])
    refused(scene, "ink_used", "4.2.3", op.INK, cards[2])


def test_4_2_3_1_two_sources_add_up_and_only_for_their_player() -> None:
    scene = Scene()
    for _ in range(2):
        scene.put(0, character("Extra", 1, 1, 1, 1, ONE_MORE))
    cards = [scene.put(0, character(), HAND) for _ in range(4)]
    theirs = [scene.put(1, character(), HAND) for _ in range(2)]
    for card in cards[:3]:
        scene.ink_card(card)
    refused(scene, "ink_used", "4.2.3", op.INK, cards[3])
    scene.end()
    scene.ink_card(theirs[0])
    refused(scene, "ink_used", "4.2.3", op.INK, theirs[1])


def test_4_2_3_1_replaying_the_granting_card_gives_nothing_more() -> None:
    leaves = Activated(Cost(), Move(THIS, Destination(Zone.HAND)))
    scene = Scene()
    extra = scene.put(0, item("Extra", 0, ONE_MORE, leaves))
    cards = [scene.put(0, character(), HAND) for _ in range(3)]
    scene.ink_card(cards[0])
    scene.ink_card(cards[1])
    scene.use(extra)
    scene.play(extra)
    refused(scene, "ink_used", "4.2.3", op.INK, cards[2])


def test_4_2_3_1_the_limit_falls_back_when_the_source_leaves() -> None:
    leaves = Activated(Cost(), Move(THIS, Destination(Zone.HAND)))
    scene = Scene()
    extra = scene.put(0, item("Extra", 1, ONE_MORE, leaves))
    first, second = (scene.put(0, character(), HAND) for _ in range(2))
    scene.ink_card(first)
    scene.use(extra)
    refused(scene, "ink_used", "4.2.3", op.INK, second)


def test_4_2_3_2_an_effect_does_not_count_and_needs_no_symbol() -> None:
    scene = Scene()
    top = scene.put(0, character(inkable=False), DECK)
    deed = scene.put(0, action(InkTop(YOU, Number(1), exerted=False), 0), HAND)
    ink = scene.put(0, character(), HAND)
    scene.play(deed)
    assert scene.zone(top) == INKWELL
    assert scene.ready_ink(0) == 1
    assert scene.game.state.known[top.card] == 0  # nobody saw it
    scene.ink_card(ink)
    assert scene.ready_ink(0) == 2


def test_5_2_3_an_effect_can_give_the_symbol_to_some_cards_in_hand() -> None:
    scene = Scene()
    chosen = Filter((CardType.CHARACTER,), tests=(Named(("Chosen One",)),))
    scene.put(0, item("Caster", 1, Static(rules=(Imposed(HandIsInkable(chosen)),))))
    named = scene.put(0, character("Chosen One", inkable=False), HAND)
    scene.put(0, character("Other", inkable=False), HAND)
    scene.begin()
    assert scene.offered(op.INK) == {named.card}


def test_5_2_3_an_effect_can_give_the_symbol_to_the_hand() -> None:
    scene = Scene()
    scene.put(0, item("Caster", 1, Static(rules=(Imposed(HandIsInkable()),))))
    blank = scene.put(0, character(inkable=False), HAND)
    scene.ink_card(blank)
    assert scene.zone(blank) == INKWELL
