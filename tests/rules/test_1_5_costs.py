"""Costs (1.5)."""

from __future__ import annotations

from tintero.abilities.ability import Activated, Static
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost, DiscardCards
from tintero.abilities.effect import Banish, Draw, GainLore, IfDo, May, PayInk, PlayCard
from tintero.abilities.property import FreeAbility, Imposed, PayLess, PayMore
from tintero.abilities.target import YOU, Chosen, Compare, Filter
from tintero.abilities.words import CardType, EventKind, Stat, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import HAND, PLAY, Scene, action, character, shift

CHARACTERS = Filter((CardType.CHARACTER,))
CHEAPER = Static("Cheaper", rules=(Imposed(PayLess(CHARACTERS, Number(2))),))


def test_1_5_1_the_ink_cost_is_paid_in_ready_ink() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero", cost=3), HAND)
    scene.ink(0, 4, 2)
    scene.play(hero)
    assert scene.ready_ink(0) == 1
    assert len(scene.game.state.players[0].inkwell) == 6


def test_1_5_2_a_cost_paid_in_the_middle_of_an_effect() -> None:
    scene = Scene()
    deed = scene.put(0, action(May(IfDo(PayInk(2, YOU), GainLore(YOU, Number(1))), YOU), 1), HAND)
    scene.ink(0, 3)
    scene.play(deed)
    assert scene.ready_ink(0) == 2  # the card itself; nothing of its effect yet
    scene.yes()
    assert scene.ready_ink(0) == 0
    assert scene.lore_total(0) == 1


def test_1_5_3_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    scene = Scene()
    tool = Activated(Cost(1, True, (DiscardCards(Filter(zone=Zone.HAND)),)), GainLore(YOU, Number(1)), "Tool")
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, tool))
    scene.ink(0, 1)
    scene.begin()
    before = scene.data()
    assert scene.why_not(Option(op.USE, hero.card, 0)) == ("cost_unpayable", "1.5.3")
    assert scene.data() == before


def test_1_5_3_one_payment_serves_one_cost() -> None:
    scene = Scene()
    first = scene.put(0, character("First", cost=2), HAND)
    second = scene.put(0, character("Second", cost=1), HAND)
    scene.ink(0, 2)
    scene.play(first)
    assert scene.why_not(Option(op.PLAY, second.card, 0)) == ("cant_afford", "4.3.2.4")


def test_1_5_3_one_singer_sings_one_song() -> None:
    scene = Scene()
    song = action(GainLore(YOU, Number(1)), 2, "Song A", True)
    one = scene.put(0, song, HAND)
    two = scene.put(0, song, HAND)
    bard = scene.put(0, character("Bard", cost=2))
    scene.sing(one, bard)
    assert scene.why_not(Option(op.SING, two.card, bard.card)) == ("is_exerted", "5.1.1.2")


def test_1_5_4_modifiers_change_what_is_paid_and_not_the_cost() -> None:
    scene = Scene()
    scene.put(0, character("Broker", 1, 3, 1, 9, CHEAPER))
    hero = scene.put(0, character("Hero", cost=5), HAND)
    small = Filter((CardType.CHARACTER,), tests=(Compare(Stat.COST, False, Number(3)),))
    deed = scene.put(0, action(Banish(Chosen(small)), 0), HAND)
    scene.ink(0, 3)
    scene.play(hero)
    assert scene.ready_ink(0) == 0
    assert [h.amount for h in scene.events(EventKind.PLAYED)] == [3]  # ink paid
    scene.play(deed)
    assert scene.zone(hero) == PLAY  # its cost is still 5


def test_1_5_4_the_amount_paid_is_never_below_zero() -> None:
    scene = Scene()
    scene.put(0, character("Broker", 1, 3, 1, 9, CHEAPER))
    hero = scene.put(0, character("Hero", cost=1), HAND)
    scene.play(hero)
    assert scene.zone(hero) == PLAY
    assert scene.ready_ink(0) == 0


def test_1_5_5_1_singing_is_an_alternate_cost() -> None:
    scene = Scene()
    song = scene.put(0, action(GainLore(YOU, Number(1)), 3, "Song B", True), HAND)
    bard = scene.put(0, character("Bard", cost=3))
    scene.ink(0, 3)
    scene.sing(song, bard)
    assert scene.ready_ink(0) == 3
    assert scene.perm(bard).exerted
    assert [h.amount for h in scene.events(EventKind.PLAYED)] == [0]


def test_1_5_5_2_shift_is_an_alternate_cost() -> None:
    scene = Scene()
    base = scene.put(0, character("Ana - Child"))
    tall = scene.put(0, character("Ana - Queen", 4, 4, 2, 6, shift(2)), HAND)
    scene.ink(0, 3)
    scene.shift(tall, base)
    assert scene.ready_ink(0) == 1
    assert scene.zone(tall) == PLAY


def test_1_5_5_3_for_free_ignores_every_cost_of_a_card() -> None:
    scene = Scene()
    dearer = Static("Dearer", rules=(Imposed(PayMore(CHARACTERS, Number(2)), Who.EACH_OPPONENT),))
    scene.put(1, character("Toll", 1, 3, 1, 1, dearer))
    hero = scene.put(0, character("Hero", cost=7), HAND)
    free = PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND))
    deed = scene.put(0, action(free, 1), HAND)
    scene.ink(0, 1)
    scene.play(deed)
    assert scene.zone(hero) == PLAY
    assert [h.amount for h in scene.events(EventKind.PLAYED)] == [1, 0]


def test_1_5_5_4_an_ability_for_free_still_pays_the_exert_symbol() -> None:
    scene = Scene()
    study = Activated(Cost(3, True), Draw(YOU, Number(1)), "Study")
    gift = Static("Gift", rules=(Imposed(FreeAbility("Study")),))
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, study, gift))
    fresh = scene.put(0, character("Fresh", 1, 3, 1, 1, study, gift), drying=True)
    scene.begin()
    assert scene.why_not(Option(op.USE, fresh.card, 0)) == ("is_drying", "5.1.1.11")
    scene.use(hero)
    assert scene.perm(hero).exerted
    assert scene.hand(0) == 1
    assert scene.why_not(Option(op.USE, hero.card, 0)) == ("is_exerted", "5.1.1.2")


def test_1_5_5_4_without_the_permission_ink_is_needed() -> None:
    scene = Scene()
    study = Activated(Cost(3, True), Draw(YOU, Number(1)), "Study")
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, study))
    scene.begin()
    assert scene.why_not(Option(op.USE, hero.card, 0)) == ("cant_afford", "4.4.3.4")
