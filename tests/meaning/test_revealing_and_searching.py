"""Cards that reveal, search, shuffle and play what they find."""

from __future__ import annotations

import pytest

from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, PLAY, character, item
from ..reading import real


def test_lucky_the_15th_puppy() -> None:
    for take in (True, False):
        t = Table()
        lucky = t.mine("Lucky - The 15th Puppy")
        cheap = [t.body(0, cost=2, zone=DECK), t.body(0, cost=1, zone=DECK)]
        dear = t.body(0, cost=3, zone=DECK)
        t.use(lucky).may(take)
        if not take:
            t.any_answer(op.ORDER)
        assert t.idle
        assert t.zones(*cheap) == [HAND if take else DECK] * 2
        assert t.zone(dear) == DECK
        assert t.top(0) not in (dear.card, cheap[0].card, cheap[1].card)


def test_kings_sensor_core() -> None:
    t = Table()
    core, prince = t.mine("King's Sensor Core"), t.body(0, zone=DECK, classifications=("Storyborn", "Prince"))
    t.use(core).yes()
    assert t.zone(prince) == HAND
    t = Table()
    core, prince = t.mine("King's Sensor Core"), t.body(0, zone=DECK, classifications=("Storyborn", "Prince"))
    t.use(core).no()
    assert t.top(0) == prince.card


def test_my_adventure_book() -> None:
    for definition, kept in (
        (real("Dragon Fire"), True), (character("Kevin - Bird"), True), (character("Dug - Dog"), False),
    ):
        t = Table()
        book, card = t.mine("My Adventure Book"), t.put(0, definition, DECK)
        t.use(book)
        assert t.zone(card) == (HAND if kept else DECK)
        if not kept:
            assert t.bottom(0) == card.card


def test_pete_wrestling_champ() -> None:
    t = Table(ink=0)
    pete, other = t.mine("Pete - Wrestling Champ"), t.put(0, character("Pete - Somebody", cost=7), DECK)
    t.use(pete).yes()
    t.settled(other)
    assert t.zone(other) == PLAY
    t = Table(ink=0)
    pete, other = t.mine("Pete - Wrestling Champ"), t.body(0, zone=DECK)
    t.use(pete)
    assert t.top(0) == other.card  # it stays where it was


def test_kristoffs_lute() -> None:
    t = Table(ink=5)
    lute, card = t.mine("Kristoff's Lute"), t.body(0, cost=3, zone=DECK)
    t.use(lute).yes()
    t.settled(card)
    assert (t.zone(card), t.ready_ink(0)) == (PLAY, 0)  # paid in the usual way
    t = Table(ink=4)
    lute, card = t.mine("Kristoff's Lute"), t.body(0, cost=3, zone=DECK)
    t.use(lute)
    t.yes()
    assert (t.zone(card), t.ready_ink(0)) == (DISCARD, 2)  # too dear


def test_the_glass_slipper() -> None:
    t = Table()
    slipper, prince = t.mine("The Glass Slipper"), t.body(0, classifications=("Storyborn", "Prince"))
    wanted, other = t.body(0, zone=DECK, classifications=("Storyborn", "Princess")), t.body(0, zone=DECK)
    t.use(slipper).settled(prince).pick(wanted)
    assert (t.zone(slipper), t.zone(wanted), t.zone(other)) == (DISCARD, HAND, DECK)
    assert t.perm(prince).exerted
    t = Table()
    slipper, prince = t.mine("The Glass Slipper"), t.body(0, classifications=("Storyborn", "Prince"))
    t.use(slipper)
    assert t.idle
    assert (t.zone(prince), t.hand(0), t.deck(0)) == (PLAY, 0, 20)  # finding nothing moves nothing else


def test_hiro_hamada_robotics_prodigy() -> None:
    t = Table()
    hiro = t.mine("Hiro Hamada - Robotics Prodigy")
    t.body(0, zone=DECK)
    robot = t.body(0, zone=DECK, classifications=("Storyborn", "Robot"))
    gadget = t.put(0, item(), DECK)
    t.use(hiro)
    assert t.offered(op.CARD) == {robot.card, gadget.card}
    t.pick(robot)
    assert t.top(0) == robot.card
    assert t.deck(0) == 20


def test_metamorphosis() -> None:
    t = Table(ink=8)
    song = t.mine("Metamorphosis", HAND)
    base = t.put(0, character("Pete - Small"), exerted=True)
    big = t.mine("Pete - Games Referee", DISCARD)
    t.play(song)
    assert t.zone(big) == DISCARD  # no Shift, so it cannot be shifted
    t = Table(ink=8)
    song = t.mine("Metamorphosis", HAND)
    base = t.put(0, character("Ursula - Small"), exerted=True, damage=1)
    big = t.mine("Ursula - Deceiver", DISCARD)
    shifter = t.mine("Ursula - Sea Witch Queen", DISCARD)
    t.play(song)
    ink = t.ready_ink(0)
    t.settled(shifter)
    assert (t.zone(shifter), t.zone(big), t.ready_ink(0)) == (PLAY, DISCARD, ink)
    assert (t.perm(shifter).exerted, t.damage(shifter)) == (True, 1)
    assert base.card in t.perm(shifter).under


@pytest.mark.parametrize("play", [True, False])
def test_we_know_the_way(play: bool) -> None:
    t = Table(ink=5, deck_size=0)
    card, twin = (t.put(0, character(f"Moana - {v}", cost=9), z) for v, z in (("One", DISCARD), ("Two", DECK)))
    t.play(t.mine("We Know the Way", HAND))
    t.settled(card)
    t.may(play)  # whichever of the two is on top now, it shares the name
    assert sorted((t.zone(card), t.zone(twin))) == sorted((PLAY if play else HAND, DECK))


def test_we_know_the_way_to_another_name() -> None:
    for seed in range(8):
        t = Table()
        t.position.seed = seed
        card = t.put(0, character("Moana - One", cost=9), DISCARD)
        t.play(t.mine("We Know the Way", HAND))
        t.settled(card)
        if t.asked == op.MAY:  # the chosen card itself came back
            assert t.top(0) == card.card
        else:
            assert (t.hand(0), t.zone(card)) == (1, DECK)


def test_we_know_the_way_without_a_card() -> None:
    t = Table()
    revealed = t.body(0, zone=DECK)
    t.play(t.mine("We Know the Way", HAND))
    assert t.zone(revealed) == HAND


def test_youre_welcome() -> None:
    t = Table()
    foe = t.put(1, item())
    t.play(t.mine("You're Welcome", HAND))
    t.settled(foe)
    assert t.hand(1) == 2
    assert t.deck(1) == 19


def test_prophetic_vision() -> None:
    t = Table(deck_size=1)
    t.lore(1, 3)
    other = t.body(0, zone=DECK)
    t.play(t.mine("Prophetic Vision", HAND))
    assert (t.zone(other), t.lore_total(0), t.lore_total(1)) == (DECK, 1, 2)
    t = Table(deck_size=1)
    t.lore(1, 3)
    deed = t.mine("Develop Your Brain", DECK)
    t.play(t.mine("Prophetic Vision", HAND)).no()
    assert (t.zone(deed), t.lore_total(0), t.lore_total(1)) == (DECK, 1, 2)  # declined counts as otherwise
    t = Table(deck_size=1)
    t.lore(1, 3)
    deed = t.mine("Develop Your Brain", DECK)
    t.play(t.mine("Prophetic Vision", HAND)).yes()
    assert t.idle
    assert (t.zone(deed), t.lore_total(0), t.lore_total(1)) == (DISCARD, 0, 3)
