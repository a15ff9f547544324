"""7.1.3, 7.2.2, 7.3.2, 7.5.4: whoever saw a card knows it as long as they can follow it, and no longer."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.amount import Number
from tintero.abilities.words import DeckEnd, EventKind, Order, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.rules.option import Option
from tintero.rules.position import Placed
from tintero.rules.seen import hidden_from

from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, Scene, action, character

YOU = ta.YOU
MY_HAND = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)
MY_INK = ta.Filter(whose=Whose.YOURS, zone=Zone.INKWELL)
TO_TOP = ef.Destination(Zone.DECK, DeckEnd.TOP)
TO_BOTTOM = ef.Destination(Zone.DECK, DeckEnd.BOTTOM, Order.ANY)
RETURN = ef.Move(ta.Chosen(ta.YOUR_CHARACTER), ef.Destination(Zone.HAND))
FACEUP = Static(rules=(pr.Imposed(pr.PlaysWithTopCardFaceup(), Who.YOU),))


def known(scene: Scene, player: int, c: Placed | int) -> bool:
    card = c if isinstance(c, int) else c.card
    return not hidden_from(scene.game.state, player, card)


def test_7_3_2_a_card_returned_to_hand_is_known_to_all() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    other = scene.put(0, character(), HAND)
    scene.play(scene.put(0, action(RETURN, 0), HAND))
    assert known(scene, 1, hero)
    assert not known(scene, 1, other)


AWAY = [
    ef.Move(ta.Chosen(MY_HAND, silent=True), TO_TOP),
    ef.Move(ta.Chosen(MY_HAND, silent=True), ef.Destination(Zone.INKWELL)),
]


@pytest.mark.parametrize("effect", AWAY)
@pytest.mark.parametrize("goes", [True, False])
def test_7_3_2_nobody_can_follow_a_card_of_which_only_its_player_sees_whether_it_left(
    effect: ef.Effect, goes: bool
) -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    other = scene.put(0, character(), HAND)
    first, second = (scene.put(0, action(e, 0), HAND) for e in (RETURN, effect))
    scene.play(first)
    assert known(scene, 1, hero)
    scene.play(second).pick(hero if goes else other)
    assert not known(scene, 1, hero)
    assert not known(scene, 1, other)
    told = [e for e in scene.game.events_for(1) if e.kind in (EventKind.PUT_ON_DECK, EventKind.INKED)]
    assert [e.card for e in told] == [NO_CARD]
    assert known(scene, 0, other if goes else hero)  # it is in their own hand


def test_7_3_2_the_only_card_of_a_hand_can_be_followed() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    first, second = (scene.put(0, action(e, 0), HAND) for e in (RETURN, AWAY[0]))
    scene.play(first).play(second)
    assert scene.zone(hero) == DECK
    assert known(scene, 1, hero)


def test_4_2_1_1_a_card_inked_before_everybodys_eyes_leaves_the_others_known() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    other = scene.put(0, character(), HAND)
    scene.play(scene.put(0, action(RETURN, 0), HAND)).ink_card(other)
    assert known(scene, 1, hero)
    assert known(scene, 1, other)


def look_and_take() -> tuple[Scene, Placed, int]:
    """The top card is known to all; its player looks at two, takes one and puts the other on the bottom."""
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    look = ef.Sequence((
        ef.LookAtTop(YOU, Number(2)), ef.Take(ta.Filter(), 1, ef.Destination(Zone.HAND)), ef.PutRest(TO_BOTTOM),
    ))  # fmt: skip
    first, second = (scene.put(0, action(e, 0), HAND) for e in (ef.Move(ta.Chosen(ta.YOUR_CHARACTER), TO_TOP), look))
    scene.play(first)
    assert known(scene, 1, hero)
    second_card = scene.game.state.players[0].deck[-2]
    scene.play(second)
    return scene, hero, second_card


@pytest.mark.parametrize("takes_hero", [True, False])
def test_7_2_2_of_cards_looked_at_nobody_else_can_tell_which_was_taken(takes_hero: bool) -> None:
    scene, hero, other = look_and_take()
    scene.choose(Option(op.CARD, hero.card if takes_hero else other))
    assert (known(scene, 1, hero), known(scene, 1, other)) == (False, False)
    assert (known(scene, 0, hero), known(scene, 0, other)) == (True, True)


@pytest.mark.parametrize(("order", "knows"), [(Order.ANY, [True, False]), (Order.RANDOM, [False, False])])
def test_7_2_3_an_order_is_known_to_whoever_made_it(order: Order, knows: list[bool]) -> None:
    """The cards were revealed; where each of them lies in the deck is another matter."""
    scene = Scene()
    rest = ef.PutRest(ef.Destination(Zone.DECK, DeckEnd.BOTTOM, order))
    three = [scene.put(0, character(f"Card {n}"), DECK) for n in range(3)]
    scene.play(scene.put(0, action(ef.Sequence((ef.LookAtTop(YOU, Number(3), reveal=True), rest)), 0), HAND))
    while scene.asked == op.ORDER:
        scene.choose(scene.game.options[-1])
    for card in three:
        assert [known(scene, player, card) for player in (0, 1)] == knows


@pytest.mark.parametrize(("order", "knows"), [(Order.ANY, [True, True]), (Order.RANDOM, [False, False])])
def test_7_2_3_the_order_of_cards_from_play_is_shown_to_all(order: Order, knows: list[bool]) -> None:
    scene = Scene()
    three = [scene.put(1, character(f"Card {n}")) for n in range(3)]
    away = ef.Move(ta.Each(ta.OPPOSING_CHARACTER), ef.Destination(Zone.DECK, DeckEnd.BOTTOM, order))
    scene.play(scene.put(0, action(away, 0), HAND))
    while scene.asked == op.ORDER:
        scene.choose(scene.game.options[-1])
    assert {scene.zone(card) for card in three} == {DECK}
    for card in three:
        assert [known(scene, player, card) for player in (0, 1)] == knows


def test_7_5_4_which_card_came_out_of_an_inkwell_nobody_else_can_tell() -> None:
    scene = Scene()
    scene.put(0, FILLER, INKWELL)
    hero = scene.put(0, character("Hero"), HAND)
    back = scene.put(0, action(ef.Move(ta.Chosen(MY_INK, silent=True), ef.Destination(Zone.HAND)), 0), HAND)
    scene.ink_card(hero)
    assert known(scene, 1, hero)  # it was revealed (4.2.1.1)
    scene.play(back).pick(hero)
    assert scene.zone(hero) == HAND
    assert not known(scene, 1, hero)


@pytest.mark.parametrize("faceup", [True, False])
def test_7_2_2_a_card_that_lay_faceup_on_the_deck_is_known_when_it_is_drawn(faceup: bool) -> None:
    scene = Scene()
    if faceup:
        scene.put(0, character("Oracle", 2, 3, 1, 2, FACEUP))
    scene.play(scene.put(0, action(ef.Draw(YOU, Number(2)), 0), HAND))
    drawn = [e.card for e in scene.game.events_for(0) if e.kind == EventKind.DREW]
    assert len(drawn) == 2
    assert [known(scene, 1, card) for card in drawn] == [faceup] * 2
    told = [e.card for e in scene.game.events_for(1) if e.kind == EventKind.DREW]
    assert told == (drawn if faceup else [NO_CARD] * 2)


def test_7_2_2_what_lay_faceup_is_remembered_when_it_is_covered() -> None:
    scene = Scene()
    scene.put(0, character("Oracle", 2, 3, 1, 2, FACEUP))
    hero = scene.put(0, character("Hero"), HAND)
    deed = scene.put(0, action(ef.Move(ta.Chosen(MY_HAND, silent=True), TO_TOP), 0), HAND)
    scene.begin()
    top = scene.game.state.players[0].deck[-1]
    scene.play(deed)
    assert scene.game.state.players[0].deck[-2:] == [top, hero.card]
    assert known(scene, 1, top)
    assert known(scene, 1, hero)


@pytest.mark.parametrize("origin", [PLAY, DISCARD])
def test_7_2_3_what_came_from_a_public_zone_stays_known_under_a_later_card(origin: int) -> None:
    """Its place is known too: one from the top, then again on top when the later card is drawn."""
    scene = Scene()
    seen = scene.put(1, character("Seen"), origin)
    later = scene.put(1, character("Later"), HAND)
    zone = Zone.PLAY if origin == PLAY else Zone.DISCARD
    from_public = ef.Move(ta.Each(ta.Filter(whose=Whose.OPPOSING, zone=zone)), TO_TOP)
    cover = ef.EachDoes(
        ta.Players(Who.EACH_OPPONENT),
        ef.Move(
            ta.Chosen(ta.Filter(whose=Whose.THAT_PLAYERS, zone=Zone.HAND), by=Who.THAT_PLAYER, silent=True), TO_TOP
        ),
    )
    draw = ef.Draw(ta.Players(Who.EACH_OPPONENT), Number(1))
    deeds = [scene.put(0, action(deed, 0), HAND) for deed in (from_public, cover, draw)]
    scene.put(1, character("Another"), HAND)
    scene.play(deeds[0])
    scene.play(deeds[1]).pick(later)
    places = [[(n, c.name) for n, c in scene.game.sight(viewer).players[1].known_deck] for viewer in (0, 1)]
    assert places == [[(1, "Seen")], [(0, "Later"), (1, "Seen")]]
    scene.play(deeds[2])
    for viewer in (0, 1):
        assert [(n, c.name) for n, c in scene.game.sight(viewer).players[1].known_deck] == [(0, "Seen")]
    assert known(scene, 0, seen)


def test_7_2_2_a_shuffle_ends_all_knowledge() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    away = ef.Sequence((ef.Move(ta.Chosen(ta.YOUR_CHARACTER), TO_TOP), ef.Shuffle(YOU)))
    scene.play(scene.put(0, action(away, 0), HAND))
    assert not known(scene, 0, hero)
    assert not known(scene, 1, hero)
