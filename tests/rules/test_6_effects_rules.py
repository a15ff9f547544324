"""Rules for players that cards impose: payment, inking, playing from elsewhere, lore, readying (1.2.1, 6.4)."""

from __future__ import annotations

import pytest

from tests.kit import DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, location, shift
from tintero.abilities import amount as am
from tintero.abilities import cost as ac
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.cost import Cost
from tintero.abilities.property import Imposed
from tintero.abilities.target import CHARACTER, YOU
from tintero.abilities.words import CardType, Payment, Times, Until, Who, Whose, Zone
from tintero.rules import option as op

N = am.Number
ITEMS = ta.Filter((CardType.ITEM,))
NEXT_FOR_LESS = ef.Impose((Imposed(pr.PayLess(CHARACTER, N(1), times=Times.NEXT)),), Until.THIS_TURN)


def ruling(*rules: pr.Rule, who: Who = Who.YOU, zones: tuple[Zone, ...] = (Zone.PLAY,)) -> Static:
    return Static(rules=tuple(Imposed(r, who) for r in rules), zones=zones)


def test_pay_less_and_pay_more() -> None:
    for rule, ink in ((pr.PayLess(CHARACTER, N(2)), 1), (pr.PayMore(CHARACTER, N(2)), 5)):
        scene = Scene()
        scene.put(0, item("Lamp", 1, ruling(rule)))
        body = scene.put(0, character("Body", cost=3), HAND)
        scene.ink(0, 5)
        scene.play(body)
        assert scene.ready_ink(0) == 5 - ink


def test_pay_less_never_below_zero_and_for_fitting_cards_only() -> None:
    scene = Scene()
    scene.put(0, item("Lamp", 1, ruling(pr.PayLess(CHARACTER, N(5)))))
    body = scene.put(0, character("Body", cost=3), HAND)
    gadget = scene.put(0, item("Gadget", 1), HAND)
    scene.play(body)
    assert scene.zone(body) == PLAY
    assert not scene.can(op.Option(op.PLAY, gadget.card, 0))


def test_the_next_one_only() -> None:
    scene = Scene()
    deed = scene.put(0, action(NEXT_FOR_LESS, 0), HAND)
    a, b = scene.put(0, character("A", cost=1), HAND), scene.put(0, character("B", cost=1), HAND)
    gadget = scene.put(0, item("G", 1), HAND)
    scene.play(deed)
    assert not scene.can(op.Option(op.PLAY, gadget.card, 0))
    scene.play(a)
    assert not scene.can(op.Option(op.PLAY, b.card, 0))


def test_the_next_one_is_used_up_even_by_a_free_play() -> None:
    scene = Scene()
    deed = scene.put(0, action(NEXT_FOR_LESS, 0), HAND)
    free = scene.put(0, action(ef.PlayCard(ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND)), 0), HAND)
    a, b = scene.put(0, character("A", cost=9), HAND), scene.put(0, character("B", cost=1), HAND)
    scene.play(deed).play(free).choose(op.Option(op.PLAY, a.card, 0))
    assert not scene.can(op.Option(op.PLAY, b.card, 0))


def test_the_first_one_each_turn() -> None:
    scene = Scene()
    scene.put(0, item("Lamp", 1, ruling(pr.PayLess(CHARACTER, N(1), times=Times.FIRST_EACH_TURN))))
    a, b = scene.put(0, character("A", cost=1), HAND), scene.put(0, character("B", cost=1), HAND)
    scene.play(a)
    assert not scene.can(op.Option(op.PLAY, b.card, 0))
    scene.end()
    scene.end()
    assert scene.can(op.Option(op.PLAY, b.card, 0))


def test_pay_less_to_shift_and_to_shift_onto_this() -> None:
    for payment in (Payment.SHIFT, Payment.SHIFT_ONTO_THIS):
        rule = pr.PayLess(CHARACTER, N(2), payment=payment)
        scene = Scene()
        base = scene.put(0, character("Ann - Young", 1, 1, 1, 1, ruling(rule)))
        other = scene.put(0, character("Ann - Other"))
        top = scene.put(0, character("Ann - Old", 1, 1, 1, 2, shift(2)), HAND)
        scene.begin()
        assert scene.can(op.Option(op.SHIFT, top.card, base.card, 0))
        assert scene.can(op.Option(op.SHIFT, top.card, other.card, 0)) is (payment == Payment.SHIFT)
        assert not scene.can(op.Option(op.PLAY, top.card, 0))


def test_move_for_less_and_once_each_turn() -> None:
    places = ta.Filter((CardType.LOCATION,))
    for once in (False, True):
        scene = Scene()
        scene.put(0, item("Map", 1, ruling(pr.MoveForLess(CHARACTER, places, N(2), once))))
        a, b = scene.put(0, character("A")), scene.put(0, character("B"))
        place = scene.put(0, location("Place", 5, 1, 1, 2))
        scene.move(a, place)
        assert scene.can(op.Option(op.MOVE, b.card, place.card)) is not once


def test_may_play_from_the_discard_exerted_or_free() -> None:
    scene = Scene()
    dead = ta.Filter((CardType.CHARACTER,), Whose.YOURS, Zone.DISCARD)
    scene.put(0, item("Grave", 1, ruling(pr.MayPlayFrom(dead, exerted=True))))
    a = scene.put(0, character("A", cost=0), DISCARD)
    scene.play(a)
    assert scene.perm(a).exerted
    scene = Scene()
    scene.put(0, item("Grave", 1, ruling(pr.MayPlayFrom(dead, free=True))))
    a = scene.put(0, character("A", cost=7), DISCARD)
    scene.begin()
    scene.choose(next(o for o in scene.game.options if o.verb == op.PLAY))
    assert scene.zone(a) == PLAY


def test_may_play_a_card_from_under_this() -> None:
    scene = Scene()
    below = ta.Filter((), Whose.YOURS, Zone.UNDER)
    pot = scene.put(0, item("Pot", 1, ruling(pr.MayPlayFrom(below, under_this=True))), under=[character("In", cost=0)])
    other = scene.put(0, item("Other"), under=[character("Out", cost=0)])
    scene.begin()
    assert scene.offered(op.PLAY) == {pot.under[0].card}
    scene.play(pot.under[0])
    assert scene.perm(pot).under == []
    assert scene.perm(other).under == [other.under[0].card]


def test_extra_ink_ink_from_the_discard_and_an_inkable_hand() -> None:
    scene = Scene()
    scene.put(0, character("Belle", 1, 1, 1, 1, ruling(
        pr.ExtraInk(), pr.MayInkFrom(ta.Filter((), Whose.YOURS, Zone.DISCARD)), pr.HandIsInkable())))
    hand = scene.put(0, character("Hand", inkable=False), HAND)
    dead = scene.put(0, character("Dead"), DISCARD)
    stone = scene.put(0, character("Stone", inkable=False), DISCARD)
    last = scene.put(0, character("Last"), HAND)
    scene.begin()
    assert scene.offered(op.INK) == {hand.card, dead.card, last.card}
    scene.ink_card(hand).ink_card(dead)
    assert scene.zone(hand) == scene.zone(dead) == INKWELL
    assert scene.offered(op.INK) == set()
    assert scene.zone(stone) == DISCARD


def test_more_lore_to_win() -> None:
    scene = Scene()
    scene.put(1, character("Tax", 1, 1, 1, 1, ruling(pr.LoreToWin(25), who=Who.EACH_OPPONENT)))
    hero = scene.put(0, character("Hero", lore=3))
    scene.lore(0, 19)
    scene.quest(hero)
    assert not scene.game.over
    assert scene.lore_total(0) == 22


def test_nobody_gains_or_loses_lore() -> None:
    scene = Scene()
    scene.put(0, item("Stop", 1, ruling(pr.CantGainLore(), pr.CantLoseLore(), who=Who.EACH_PLAYER)))
    scene.lore(1, 5)
    deed = scene.put(0, action(ef.Sequence((
        ef.GainLore(YOU, N(1)), ef.LoseLore(ta.Players(Who.EACH_OPPONENT), N(1)),
    )), 0), HAND)
    scene.play(deed)
    assert (scene.lore_total(0), scene.lore_total(1)) == (0, 5)


def test_no_discards_by_effects_but_by_costs() -> None:
    scene = Scene()
    scene.put(1, item("Kronk", 1, ruling(pr.CantDiscardByEffects())))
    card = scene.put(1, character(), HAND)
    deed = scene.put(0, action(ef.Discard(ta.Players(Who.EACH_OPPONENT), N(1), ta.Filter(zone=Zone.HAND)), 0), HAND)
    scene.play(deed)
    assert scene.zone(card) == HAND
    assert scene.asked == op.TURN


def test_the_top_card_is_seen_by_all() -> None:
    scene = Scene()
    top = scene.put(0, character("Top"), 0)
    scene.put(0, item("Window", 1, ruling(pr.PlaysWithTopCardFaceup())))
    scene.begin()
    view = scene.game.sight(1)
    assert "Top" in str(view)
    assert scene.zone(top) == 0


def test_ink_enters_exerted() -> None:
    scene = Scene()
    scene.put(1, item("Damp", 1, ruling(pr.InkEntersExerted(), who=Who.EACH_OPPONENT)))
    card = scene.put(0, character(), HAND)
    scene.ink_card(card)
    assert scene.ready_ink(0) == 0


def test_ink_enters_exerted_also_from_play() -> None:
    scene = Scene()
    scene.put(1, item("Damp", 1, ruling(pr.InkEntersExerted(), who=Who.EACH_OPPONENT)))
    mine, theirs = scene.put(0, character()), scene.put(1, character())
    deed = scene.put(0, action(ef.Move(ta.Each(CHARACTER), ef.Destination(Zone.INKWELL)), 0), HAND)
    scene.play(deed)
    assert scene.zone(mine) == scene.zone(theirs) == INKWELL
    assert (scene.ready_ink(0), scene.ready_ink(1)) == (0, 1)


def test_readies_at_most_one() -> None:
    scene = Scene(turn=1)
    scene.put(1, item("Frost", 1, ruling(pr.ReadiesAtMost(CardType.CHARACTER, 1), who=Who.EACH_OPPONENT)))
    bodies = [scene.put(0, character(), exerted=True) for _ in range(3)]
    thing = scene.put(0, item("Thing"), exerted=True)
    scene.end()
    # their player chooses which one
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 0)
    assert scene.offered(op.CARD) == {c.card for c in bodies}
    scene.pick(bodies[1])
    assert [scene.perm(c).exerted for c in bodies] == [True, False, True]
    assert not scene.perm(thing).exerted
    assert scene.asked == op.TURN


def test_readies_at_most_one_when_only_one_is_exerted_asks_nothing() -> None:
    scene = Scene(turn=1)
    scene.put(1, item("Frost", 1, ruling(pr.ReadiesAtMost(CardType.CHARACTER, 1), who=Who.EACH_OPPONENT)))
    body = scene.put(0, character(), exerted=True)
    scene.end()
    assert scene.asked == op.TURN
    assert not scene.perm(body).exerted


def test_one_challenger_each_turn() -> None:
    scene = Scene()
    scene.put(1, item("Gate", 1, ruling(pr.OneChallengerEachTurn(), who=Who.EACH_OPPONENT)))
    a, b = scene.put(0, character(willpower=9)), scene.put(0, character())
    foe = scene.put(1, character(willpower=9), exerted=True)
    scene.challenge(a, foe)
    assert scene.targets(b) == set()


@pytest.mark.parametrize("cards", [0, 1])
def test_an_alternate_cost_of_the_card_itself(cards: int) -> None:
    rule = pr.AlternateCost(Cost(parts=(ac.DiscardCards(ta.Filter((CardType.ITEM,), Whose.YOURS, Zone.HAND)),)))
    scene = Scene()
    body = scene.put(0, character("Body", 1, 1, 1, 9, ruling(rule, zones=(Zone.HAND,))), HAND)
    for _ in range(cards):
        scene.put(0, item("Fodder", 9), HAND)
    scene.begin()
    assert scene.can(op.Option(op.PLAY, body.card, 1)) is bool(cards)
    if cards:
        scene.play(body, 1)
        assert scene.zone(body) == PLAY
        assert scene.hand(0) == 0


def test_an_alternate_shift_cost_needs_a_base() -> None:
    rule = pr.AlternateCost(Cost(), shift=True)
    for base_there in (True, False):
        scene = Scene()
        if base_there:
            base = scene.put(0, character("Anna - Young"))
        body = scene.put(0, character("Anna - Soothing", 1, 1, 1, 9, ruling(rule, zones=(Zone.HAND,))), HAND)
        scene.begin()
        shifts = [o for o in scene.game.options if o.verb == op.SHIFT]
        assert bool(shifts) is base_there
        if base_there:
            scene.choose(shifts[0])
            assert scene.perm(body).under == [base.card]


def test_cannot_play_some_cards() -> None:
    scene = Scene()
    scene.put(1, item("Ban", 1, ruling(pr.CantPlay(ITEMS), who=Who.EACH_OPPONENT)))
    gadget, body = scene.put(0, item("G", 0), HAND), scene.put(0, character("B", cost=0), HAND)
    scene.begin()
    assert scene.offered(op.PLAY) == {body.card}
    assert scene.why_not(op.Option(op.PLAY, gadget.card, 0)) is not None
