"""The inkwell (7.5)."""

from __future__ import annotations

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Destination, GainLore, InkTop, LookAtInkwell, Move
from tintero.abilities.property import ExtraInk, Imposed, InkEntersExerted
from tintero.abilities.target import CHARACTER, YOU, Chosen, Filter
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DECK, HAND, INKWELL, Scene, action, character, item

BELLE = Static("More", rules=(Imposed(ExtraInk()),))
FROM_HAND = Move(Chosen(Filter(whose=Whose.YOURS, zone=Zone.HAND)), Destination(Zone.INKWELL))


def test_7_5_1_every_card_is_one_ink_whatever_its_face() -> None:
    scene = Scene()
    scene.put(0, character("Dear", cost=9, inkable=False), INKWELL)
    scene.put(0, item("Gear"), INKWELL)
    hero = scene.put(0, character("Hero", cost=2), HAND)
    scene.play(hero)
    assert scene.ready_ink(0) == 0


def test_7_5_2_cards_enter_ready_unless_the_effect_says_exerted() -> None:
    for exerted in (False, True):
        scene = Scene()
        scene.play(scene.put(0, action(InkTop(YOU, Number(2), exerted), 0), HAND))
        assert len(scene.game.state.players[0].inkwell) == 2
        assert scene.ready_ink(0) == (0 if exerted else 2)


def test_7_5_2_several_at_once_are_separate_instances() -> None:
    ripple = Triggered((Trigger(EventKind.INKED),), GainLore(YOU, Number(1)), "Ripple")
    scene = Scene()
    scene.put(0, character("Tala", 1, 3, 1, 1, ripple))
    scene.play(scene.put(0, action(InkTop(YOU, Number(3)), 0), HAND))
    while scene.asked == op.RESOLVE:
        scene.game.choose(0)
    assert scene.lore_total(0) == 3


def test_7_5_2_a_rule_that_ink_enters_exerted_covers_cards_from_play() -> None:
    scene = Scene()
    scene.put(0, item("Frost", 1, Static("Frost", rules=(Imposed(InkEntersExerted()),))))
    scene.put(0, character("Hero"), under=[character("Base")])
    scene.play(scene.put(0, action(Move(Chosen(CHARACTER), Destination(Zone.INKWELL)), 0), HAND))
    assert len(scene.game.state.players[0].inkwell) == 2
    assert scene.ready_ink(0) == 0


def test_7_5_3_there_is_no_limit() -> None:
    scene = Scene(deck_size=60)
    scene.play(scene.put(0, action(InkTop(YOU, Number(40)), 0), HAND))
    assert len(scene.game.state.players[0].inkwell) == 40


def test_7_5_4_nobody_sees_the_cards_but_everybody_their_number_and_state() -> None:
    scene = Scene()
    scene.put(0, character("Sunk"), INKWELL)
    scene.ink(0, 1, 2)
    scene.begin()
    for viewer in (0, 1):
        view = scene.game.sight(viewer)
        assert (view.players[0].ink_ready, view.players[0].ink_exerted) == (2, 2)
        assert "Sunk" not in str(view)


def test_7_5_4_an_effect_may_let_a_player_look() -> None:
    scene = Scene()
    sunk = scene.put(0, character("Sunk"), INKWELL)
    scene.play(scene.put(0, action(LookAtInkwell(YOU), 0), HAND))
    assert [(h.card, h.seen_by) for h in scene.events(EventKind.LOOKED)] == [(sunk.card, 1)]


def test_7_5_5_an_additional_inking_follows_the_ordinary_process() -> None:
    scene = Scene()
    scene.put(0, character("Belle", 1, 3, 1, 1, BELLE))
    one, two, three = (scene.put(0, character(f"Card {n}"), HAND) for n in range(3))
    plain = scene.put(0, character("Plain", inkable=False), HAND)
    scene.ink_card(one)
    assert scene.why_not(Option(op.INK, plain.card)) == ("not_inkable", "4.2.1.1")
    scene.ink_card(two)
    assert scene.why_not(Option(op.INK, three.card)) == ("ink_used", "4.2.3")
    assert [h.card for h in scene.events(EventKind.REVEALED)] == [one.card, two.card]


def test_7_5_6_inking_by_an_effect_needs_no_symbol_and_uses_no_allowance() -> None:
    scene = Scene()
    plain = scene.put(0, character("Plain", inkable=False), HAND)
    quill = scene.put(0, action(FROM_HAND, 0), HAND)
    card = scene.put(0, character("Card"), HAND)
    scene.play(quill).pick(plain)
    assert scene.zone(plain) == INKWELL
    assert not scene.events(EventKind.REVEALED)
    assert scene.can(Option(op.INK, card.card))


def test_7_5_6_nobody_learns_what_came_from_the_deck() -> None:
    scene = Scene()
    top = scene.put(0, character("Top"), DECK)
    scene.play(scene.put(0, action(InkTop(YOU, Number(1)), 0), HAND))
    assert scene.zone(top) == INKWELL
    assert [h.seen_by for h in scene.events(EventKind.INKED)] == [0]
