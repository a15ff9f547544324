"""Cards that do something when they are played, leave play or quest."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, PLAY, character, item, keyword, location
from ..reading import real

# ---- played and leaving, played and questing -------------------------------------------------------------------------


def test_namaari_single_minded_rival() -> None:
    t = Table(turn=1)
    namaari, card = t.mine("Namaari - Single-Minded Rival"), t.body(0, zone=HAND)
    t.end().yes()
    t.pick(card)
    assert (t.hand(0), t.zone(card)) == (2, DISCARD)  # and the card of the draw step
    assert t.strength(namaari) == real("Namaari - Single-Minded Rival").strength + 1


def test_merlin_turtle() -> None:
    t = Table()
    a, b = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.play(t.mine("Merlin - Turtle", HAND)).pick(b)
    assert (t.top(0), t.bottom(0)) == (b.card, a.card)


def test_merlin_goat() -> None:
    t = Table()
    goat, song, _ = t.mine("Merlin - Goat", HAND), t.mine("You're Welcome", HAND), t.body(1)
    t.play(goat)
    assert t.lore_total(0) == 1
    t.play(song).pick(goat)
    assert t.lore_total(0) == 2  # into the deck is leaving play too


def test_simba_fighting_prince() -> None:
    t = Table()
    simba, foe, other = t.mine("Simba - Fighting Prince"), t.body(1, willpower=1, exerted=True), t.body(1)
    t.challenge(simba, foe).yes().mode(2).pick(other)
    assert t.damage(other) == 2
    t = Table(turn=1)
    simba, foe = t.mine("Simba - Fighting Prince", exerted=True), t.body(1, willpower=1)
    t.challenge(foe, simba)
    assert (t.zone(foe), t.asked) == (DISCARD, op.TURN)  # not during your turn
    t = Table()
    place = t.put(1, location(willpower=1))
    t.challenge(t.mine("Simba - Fighting Prince"), place)
    assert (t.zone(place), t.asked) == (DISCARD, op.TURN)  # not a character


def test_mike_wazowski_heroic_climber() -> None:
    t = Table()
    mike, own, theirs = t.mine("Mike Wazowski - Heroic Climber"), t.mine("Smash", DECK), t.body(1, zone=DECK)
    t.quest(mike)
    assert t.asked_player == 1  # their card, their choice
    t.yes()
    assert (t.zone(theirs), t.bottom(0)) == (HAND, own.card)


def test_quackerjack_loony_toymaker() -> None:
    t = Table()
    jack, foe = t.mine("Quackerjack - Loony Toymaker"), t.body(1, willpower=9)
    t.put(0, item(), DISCARD)
    for _ in range(2):
        t.put(0, item(), DECK)
    t.quest(jack).yes().pick(foe)
    assert (t.damage(foe), t.discard_size(0)) == (2, 5)  # only those put there this way


@pytest.mark.parametrize("heal", [True, False])
def test_baymax_armored_companion(heal: bool) -> None:
    t = Table()
    baymax, hurt = t.mine("Baymax - Armored Companion", damage=1), t.body(0, damage=3)
    lore = real("Baymax - Armored Companion").lore
    t.quest(baymax).may(heal)
    if heal:
        t.settled(hurt)
        t.amount(2)
    assert (t.damage(hurt), t.damage(baymax)) == (1 if heal else 3, 1)
    assert t.lore_total(0) == lore + (2 if heal else 0)


def test_hades_ruthless_tyrant() -> None:
    t = Table()
    hades, tough = t.mine("Hades - Ruthless Tyrant"), t.put(0, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 2)))
    t.quest(hades).yes()
    t.settled(tough)
    assert (t.damage(tough), t.hand(0)) == (0, 2)  # dealt, though Resist left nothing
    t = Table()
    t.quest(t.mine("Hades - Ruthless Tyrant"))
    t.yes()
    assert t.hand(0) == 0


def test_judy_hopps_uncovering_clues() -> None:
    t = Table()
    judy = t.mine("Judy Hopps - Uncovering Clues")
    sleuth = t.body(0, zone=DECK, classifications=("Storyborn", "Detective"))
    t.body(0, zone=DECK)
    t.quest(judy).yes()
    t.settled(sleuth)
    t.all_yes()
    assert (t.zone(sleuth), t.hand(0), t.deck(0)) == (HAND, 1, 19)


def test_isabela_madrigal_perfectly_in_control() -> None:
    t = Table()
    isabela, hurt = t.mine("Isabela Madrigal - Perfectly in Control", damage=1), t.body(0, damage=2)
    t.quest(isabela).yes().pick(hurt)
    assert (t.damage(isabela), t.damage(hurt)) == (3, 0)


def test_honey_lemon_testing_the_limits() -> None:
    t = Table()
    honey, gadget = t.mine("Honey Lemon - Testing the Limits"), t.put(0, item())
    t.put(1, item())
    t.quest(honey).yes()
    t.settled(gadget)
    assert (t.zone(gadget), t.hand(0), t.drops(0)) == (DISCARD, 1, 1)


def test_perdita_devoted_mother() -> None:
    t = Table(ink=0)
    perdita, pup = t.mine("Perdita - Devoted Mother"), t.body(0, cost=2, zone=DISCARD)
    dear = t.body(0, cost=3, zone=DISCARD)
    t.quest(perdita).yes()
    t.settled(pup)
    assert (t.zone(pup), t.zone(dear)) == (PLAY, DISCARD)
    assert t.perm(pup).drying


def test_jasmine_desert_warrior() -> None:
    t = Table(turn=1)
    jasmine, foe, card = t.mine("Jasmine - Desert Warrior", exerted=True), t.body(1), t.body(1, zone=HAND)
    t.challenge(foe, jasmine)
    assert t.zone(card) == DISCARD


def test_elsa_ice_artisan() -> None:
    t = Table()
    t.mine("Elsa - Ice Artisan")
    weak, strong = t.body(1, strength=3), t.body(1, strength=4)
    t.play(t.put(0, location(), HAND)).yes()
    t.settled(weak)
    assert (t.perm(weak).exerted, t.perm(strong).exerted) == (True, False)


# ---- when played -----------------------------------------------------------------------------------------------------


def test_kida_protector_of_atlantis() -> None:
    t = Table()
    kida, own, foe = t.mine("Kida - Protector of Atlantis", HAND), t.body(0, strength=4), t.body(1, strength=2)
    late = t.body(0, strength=4, zone=HAND)
    printed = real("Kida - Protector of Atlantis").strength
    t.play(kida).play(late)
    assert (t.strength(kida), t.strength(own), t.strength(foe), t.strength(late)) == (printed - 3, 1, -1, 4)
    t.end()
    assert t.strength(own) == 1
    t.end()
    assert (t.strength(own), t.strength(foe)) == (4, 2)


def test_sisu_empowered_sibling() -> None:
    t = Table(ink=20)
    weak, strong, own = t.body(1, strength=2), t.body(1, strength=3), t.body(0, strength=1)
    ward = t.put(1, character("", 1, 3, 1, 2, keyword(Keyword.WARD)))
    t.play(t.mine("Sisu - Empowered Sibling", HAND))
    assert t.zones(weak, strong, own, ward) == [DISCARD, PLAY, PLAY, DISCARD]


def test_madam_mim_purple_dragon() -> None:
    t = Table()
    mim, a, b = t.mine("Madam Mim - Purple Dragon", HAND), t.body(0), t.body(0)
    t.body(0)
    t.play(mim).mode(2).pick(a, b)
    assert (t.zone(mim), t.zone(a), t.zone(b)) == (PLAY, HAND, HAND)
    t = Table()
    mim, a = t.mine("Madam Mim - Purple Dragon", HAND), t.body(0)
    t.play(mim)
    assert (t.zone(mim), t.zone(a)) == (DISCARD, PLAY)  # two cannot be returned


def test_gantu_experienced_enforcer() -> None:
    t = Table(ink=20)
    t.ink(1, 1)
    gantu, song = t.mine("Gantu - Experienced Enforcer", HAND), t.theirs("A Whole New World", HAND)
    singer = t.body(1, cost=9)
    t.play(gantu).end()
    assert not t.can(Option(op.SING, song.card, singer.card))
    t.end().end()
    assert t.can(Option(op.SING, song.card, singer.card))  # his tax does not touch songs that are sung
    t.sing(song, singer)
    assert t.ready_ink(1) == 1


def test_megara_captivating_cynic() -> None:
    t = Table()
    meg, card = t.mine("Megara - Captivating Cynic", HAND), t.body(0, zone=HAND)
    t.play(meg).mode(1)
    assert (t.zone(meg), t.zone(card)) == (PLAY, DISCARD)
    t = Table()
    meg = t.mine("Megara - Captivating Cynic", HAND)
    t.play(meg)
    assert t.zone(meg) == DISCARD  # nothing to discard


@pytest.mark.parametrize("toys", [0, 1])
def test_woody_helping_a_friend(toys: int) -> None:
    t = Table(ink=20)
    t.bodies(0, toys, classifications=("Storyborn", "Toy"))
    back = t.body(0, cost=2, zone=DISCARD)
    t.play(t.mine("Woody - Helping a Friend", HAND))
    ink = t.ready_ink(0)
    if not toys:
        t.mode(1)
    t.yes()
    assert t.zone(back) == HAND if not toys else t.asked == op.MAY
    if toys:
        t.yes()
        assert t.idle
        assert (t.zone(back), t.ready_ink(0)) == (PLAY, ink)  # the returned card is played by the second mode


def test_bruno_madrigal_out_of_the_shadows() -> None:
    t = Table()
    bruno, own, foe = t.mine("Bruno Madrigal - Out of the Shadows", HAND), t.body(0), t.body(1, 9, 9, exerted=True)
    t.play(bruno).pick(own).challenge(own, foe).yes()
    assert t.zone(own) == HAND


def test_mulan_martial_arts_master() -> None:
    t = Table()
    mulan, own, foe = t.mine("Mulan - Martial Arts Master", HAND), t.body(0, 2, 9), t.body(1, 1, 9, exerted=True)
    t.play(mulan).pick(own)
    assert t.strength(own) == 4
    t.challenge(own, foe)
    assert (t.hand(0), t.damage(foe)) == (1, 4)


def test_arthur_king_victorious() -> None:
    t = Table()
    arthur, own, foe = t.mine("Arthur - King Victorious", HAND), t.body(0, 2, 9), t.body(1, 3, 9)
    t.play(arthur).pick(own).challenge(own, foe)
    assert (t.damage(foe), t.damage(own)) == (4, 1)


def test_john_silver_ships_cook() -> None:
    t = Table()
    silver, own, foe = t.mine("John Silver - Ship's Cook", HAND), t.body(0, exerted=True), t.body(1)
    t.play(silver).pick(foe).end()
    assert t.targets(foe) == set()
    t.end()
    t.perm(own).exerted = True
    t.end()
    assert t.targets(foe) == {own.card}


def test_baloo_carefree_bear() -> None:
    t = Table()
    t.body(0, zone=HAND)
    t.play(t.mine("Baloo - Carefree Bear", HAND)).mode(2)
    assert (t.hand(0), t.hand(1)) == (0, 0)
    t = Table()
    t.play(t.mine("Baloo - Carefree Bear", HAND)).mode(1)
    assert (t.hand(0), t.hand(1)) == (1, 1)


def test_tramp_quick_on_his_feet() -> None:
    t = Table()
    tramp, foe = t.mine("Tramp - Quick on His Feet", HAND), t.body(1, exerted=True)
    t.play(tramp).mode(2)
    assert t.targets(tramp) == {foe.card}


def test_jasmine_royal_seafarer() -> None:
    t = Table()
    jasmine, foe = t.mine("Jasmine - Royal Seafarer", HAND), t.body(1)
    t.play(jasmine).mode(2)
    t.settled(foe)
    assert not t.has(foe, Keyword.RECKLESS)
    t.end()
    assert t.has(foe, Keyword.RECKLESS)
    t.end()
    assert not t.has(foe, Keyword.RECKLESS)
