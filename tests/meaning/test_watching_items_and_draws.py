"""Cards that watch items, locations, draws, discards and cards that come back."""

from __future__ import annotations

import pytest

from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, item, location

# ---- items, locations, cards in hand -------------------------------------------------------------------------------


def test_ariel_collector_of_oddities_wants_different_names() -> None:
    t = Table()
    t.mine("Ariel - Collector of Oddities")
    t.put(0, item("Lantern Two"))
    same, new = t.put(0, item("Lantern Two"), HAND), t.put(0, item("Teapot Two"), HAND)
    t.play(same)
    assert t.hand(0) == 1
    t.play(new)
    assert t.hand(0) == 1  # one played, one drawn


def test_spyglass_hat_sees_itself() -> None:
    t = Table()
    hat = t.mine("Spyglass Hat", HAND)
    spare = t.body(0, zone=HAND)
    t.play(hat).yes()
    t.settled(spare)
    assert (t.zone(spare), t.ink_total(0), t.ready_ink(0)) == (INKWELL, 13, 9)
    t = Table()
    t.put(0, item("Spyglass Hat"))
    hat = t.mine("Spyglass Hat", HAND)
    t.body(0, zone=HAND)
    t.play(hat)
    assert t.idle


@pytest.mark.parametrize("both", [True, False])
def test_carl_fredricksen_on_the_move(both: bool) -> None:
    t = Table()
    carl, pal = t.mine("Carl Fredricksen - On the Move"), t.body(0)
    house = t.put(0, location(), HAND)
    t.play(house).yes()
    t.pick(pal) if both else t.done()
    assert (t.at(carl), t.at(pal)) == (house.card, house.card if both else -1)


def test_graveyard_of_christmas_future() -> None:
    t = Table()
    yard = t.mine("Graveyard of Christmas Future - Lonely Resting Place")
    pal = t.body(0)
    first = t.body(0, zone=DECK)
    t.move(pal, yard)
    assert t.perm(yard).under == [first.card]
    assert t.ready_ink(0) == 11


def test_sheriff_of_nottingham_corrupt_official_counts_each_card() -> None:
    t = Table()
    t.mine("Sheriff of Nottingham - Corrupt Official")
    moliere = t.mine("Gaetan Moliere - Clever Burrower")
    foe = t.body(1)
    t.quest(moliere).yes()
    t.all_yes()
    assert t.damage(foe) == 2


def test_royal_guard_octopus_soldier_counts_each_draw() -> None:
    t = Table()
    guard = t.mine("Royal Guard - Octopus Soldier")
    genie = t.mine("Genie - Supportive Friend")
    foe = t.body(1, strength=0, willpower=9, exerted=True)
    t.quest(genie).yes()
    t.any_answer(op.RESOLVE)
    t.challenge(guard, foe)
    assert t.damage(foe) == 4


def test_prince_john_greediest_of_all_takes_all_or_none() -> None:
    t = Table()
    t.mine("Prince John - Greediest of All")
    deed = t.mine("You Have Forgotten Me", HAND)
    held = t.bodies(1, 2, zone=HAND)
    t.play(deed).settled(*held).yes()
    assert (t.hand(0), t.hand(1)) == (2, 0)
    assert t.idle


def test_scrooge_mcduck_cavern_prospector() -> None:
    t = Table()
    t.mine("Scrooge McDuck - Cavern Prospector")
    flynn = t.mine("Flynn Rider - Spectral Scoundrel", HAND)
    first = t.body(0, zone=DECK)
    t.play(flynn).yes()
    assert t.perm(flynn).under == [first.card]
    assert (t.strength(flynn), t.lore_of(flynn)) == (3, 2)


def test_diablo_faithful_pet_looks_only_if_wanted() -> None:
    t = Table()
    t.mine("Diablo - Faithful Pet")
    queen = t.body(0, zone=HAND, name="Maleficent - Guest")
    first = t.body(0, zone=DECK)
    t.play(queen).no()
    assert (t.idle, t.top(0)) == (True, first.card)


def test_fix_it_felix_jr_pint_sized_hero() -> None:
    t = Table()
    felix = t.mine("Fix-It Felix, Jr. - Pint-Sized Hero", exerted=True)
    racer = t.body(0, zone=DISCARD, classifications=("Storyborn", "Racer"))
    white = t.mine("Snow White - Well Wisher")
    t.quest(white).yes()
    assert t.zone(racer) == HAND
    t.yes()
    t.settled(felix)
    assert not t.perm(felix).exerted
    assert not t.can_quest(felix)
    assert t.zone(felix) == PLAY
