"""Cards that do something when they are banished, challenged, or leave play."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, item, keyword, location
from ..reading import real


def test_bambi_little_prince() -> None:
    t = Table(turn=1, ink=0)
    t.ink(1, 5)
    bambi, card = t.mine("Bambi - Little Prince"), t.body(1, zone=HAND)
    t.play(card)
    assert t.zone(bambi) == HAND


def test_the_torn_corner() -> None:
    for photo in ("Rivera Family Photo", "Spoon"):
        t = Table()
        crank, corner = t.mine("Quackerjack - Loony Toymaker"), t.mine("The Torn Corner", DECK)
        t.put(0, item(photo))
        t.quest(crank)
        t.all_yes()
        assert t.zone(corner) == (PLAY if photo == "Rivera Family Photo" else DISCARD)


def test_prince_phillip_dragonslayer() -> None:
    t = Table()
    prince, foe = t.mine("Prince Phillip - Dragonslayer"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(prince, foe).yes()
    assert (t.zone(prince), t.zone(foe)) == (DISCARD, DISCARD)
    t = Table(turn=1)
    prince, foe = t.mine("Prince Phillip - Dragonslayer", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, prince)
    assert (t.zone(prince), t.zone(foe), t.asked) == (DISCARD, PLAY, op.TURN)  # he was challenged


def test_merlin_completing_his_research() -> None:
    for below in (0, 1):
        t = Table(turn=1)
        merlin = t.mine("Merlin - Completing His Research", exerted=True, under=[real("Smash")] * below, facedown=True)
        foe = t.body(1, strength=9, willpower=9)
        t.challenge(foe, merlin)
        assert t.zone(merlin) == DISCARD
        assert t.hand(0) == 2 * below
        assert t.discard_size(0) == 1 + below


def test_heihei_persistent_presence() -> None:
    t = Table(turn=1)
    heihei, foe = t.mine("HeiHei - Persistent Presence", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, heihei)
    assert t.zone(heihei) == HAND
    t = Table()
    heihei, _ = t.mine("HeiHei - Persistent Presence"), t.body(1)
    t.play(t.mine("Dragon Fire", HAND)).pick(heihei)
    assert t.zone(heihei) == DISCARD  # not in a challenge


def test_mickey_mouse_bob_cratchit() -> None:
    t = Table(turn=1)
    below = [real("Smash"), character()]
    bob = t.mine("Mickey Mouse - Bob Cratchit", exerted=True, under=below, facedown=True)
    place, friend, foe = t.put(0, location()), t.body(0), t.body(1, strength=9, willpower=9)
    t.challenge(foe, bob).yes()
    assert t.offered(op.CARD) == {place.card, friend.card}
    t.pick(place)
    assert set(t.perm(place).under) == {c.card for c in bob.under}
    assert t.discard_size(0) == 1


def test_wreck_it_ralph_raging_wrecker() -> None:
    t = Table()
    printed = real("Wreck-It Ralph - Raging Wrecker").strength
    ralph = t.mine("Wreck-It Ralph - Raging Wrecker", under=[real("Smash")] * 2, facedown=True)
    equal, more = t.body(0, strength=printed + 2), t.body(1, strength=printed + 3)
    t.play(t.mine("Dragon Fire", HAND)).pick(ralph)
    assert (t.zone(equal), t.zone(more)) == (DISCARD, PLAY)


def test_maui_stubborn_trickster() -> None:
    for mode in (1, 2, 3):
        t = Table()
        maui, foe = t.mine("Maui - Stubborn Trickster"), t.body(1)
        gadget, place, own = t.put(1, item()), t.put(1, location()), t.body(0)
        t.play(t.mine("Dragon Fire", HAND)).pick(maui).mode(mode)
        assert (t.damage(foe), t.damage(own)) == (2 if mode == 1 else 0, 0)
        assert (t.zone(gadget) == DISCARD, t.zone(place) == DISCARD) == (mode == 2, mode == 3)


def test_goofy_ghost_of_jacob_marley() -> None:
    t = Table()
    goofy = t.mine("Goofy - Ghost of Jacob Marley", under=[real("Smash")] * 2, facedown=True)
    t.body(1)
    t.bodies(1, 3, zone=HAND)
    t.play(t.mine("Dragon Fire", HAND)).pick(goofy)
    while t.asked != op.TURN:
        assert t.asked_player == 1
        t.choose(t.game.options[0])
    assert (t.hand(1), t.hand(0)) == (1, 0)


def test_sulley_and_boo_scare_buddies() -> None:
    t = Table()
    duo = t.mine("Sulley & Boo - Scare Buddies", under=[character("Sulley - One"), real("Smash")])
    t.body(1)
    other = t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).pick(duo).yes()
    assert t.idle
    assert t.zones(*duo.under) == [PLAY, DISCARD]
    assert (t.zone(duo), t.zone(other)) == (DISCARD, DISCARD)


def test_sulley_and_boo_without_characters() -> None:
    t = Table()
    duo = t.mine("Sulley & Boo - Scare Buddies", under=[real("Smash")])
    t.body(1)
    t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).pick(duo)
    assert t.asked == op.TURN


def test_yzma_transformed_kitten() -> None:
    for theirs, back in ((0, True), (1, False)):
        t = Table(players=3)
        yzma, _ = t.mine("Yzma - Transformed Kitten"), t.body(1)
        t.body(0, zone=HAND)
        t.bodies(2, theirs, zone=HAND)
        t.play(t.mine("Dragon Fire", HAND)).pick(yzma)
        assert (t.asked == op.MAY) is back  # as many as one opponent is not more
        if back:
            t.yes()
        assert t.zone(yzma) == (HAND if back else DISCARD)


def test_gramma_tala_storyteller() -> None:
    t = Table()
    tala, _ = t.mine("Gramma Tala - Storyteller"), t.body(1)
    t.play(t.mine("Dragon Fire", HAND)).pick(tala)
    before, ready = t.ink_total(0), t.ready_ink(0)
    t.yes()
    assert (t.zone(tala), t.ink_total(0), t.ready_ink(0)) == (INKWELL, before + 1, ready)


def test_king_candy_sugar_rush_nightmare() -> None:
    t = Table()
    king, _ = t.mine("King Candy - Sugar Rush Nightmare"), t.body(1)
    racer, other = t.body(0, zone=DISCARD, classifications=("Storyborn", "Racer")), t.body(0, zone=DISCARD)
    t.play(t.mine("Dragon Fire", HAND)).pick(king).yes()
    t.settled(racer)
    assert (t.zone(racer), t.zone(king), t.zone(other)) == (HAND, DISCARD, DISCARD)


@pytest.mark.parametrize("reveal", [True, False])
def test_mufasa_betrayed_leader(reveal: bool) -> None:
    t = Table()
    mufasa, _ = t.mine("Mufasa - Betrayed Leader"), t.body(1)
    card = t.body(0, cost=9, zone=DECK)
    t.play(t.mine("Dragon Fire", HAND)).pick(mufasa).may(reveal)
    if reveal:
        t.yes()
        assert t.perm(card).exerted
    else:
        assert (t.asked, t.top(0), t.zone(mufasa)) == (op.TURN, card.card, DISCARD)


def test_cheshire_cat_not_all_there() -> None:
    t = Table(turn=1)
    cat, foe = t.mine("Cheshire Cat - Not All There", exerted=True), t.body(1, strength=9, willpower=9)
    t.challenge(foe, cat)
    assert (t.zone(cat), t.zone(foe)) == (DISCARD, DISCARD)


def test_gunther_interior_designer() -> None:
    t = Table(turn=1)
    gunther, foe = t.mine("Gunther - Interior Designer", exerted=True), t.body(1, strength=9, willpower=9)
    warded = t.put(1, character("", 2, 3, 1, 2, keyword(Keyword.WARD)))
    t.challenge(foe, gunther)
    assert t.asked_player == 1
    t.pick(warded)
    assert (t.zone(warded), t.zone(foe)) == (HAND, PLAY)


def test_scrooge_mcduck_shush_agent() -> None:
    t = Table(turn=1)
    scrooge, foe = t.mine("Scrooge McDuck - S.H.U.S.H. Agent", exerted=True), t.body(1)
    t.challenge(foe, scrooge)
    assert (t.zone(scrooge), t.damage(foe), t.perm(foe).exerted) == (HAND, 0, True)


def test_the_frozen_vine_monstrous_plant() -> None:
    for exerted in (True, False):
        t = Table(turn=1)
        vine = t.mine("The Frozen Vine - Monstrous Plant")
        t.body(0, at=vine, exerted=exerted)
        foe = t.body(1, strength=30)
        t.challenge(foe, vine)
        assert t.zone(vine) == (HAND if exerted else DISCARD)


def test_leviathans_lair_dangerous_ground() -> None:
    t = Table(turn=1)
    lair, foe, spare = t.mine("Leviathan's Lair - Dangerous Ground"), t.body(1, strength=30), t.body(1)
    t.challenge(foe, lair)
    assert t.asked_player == 1
    t.pick(spare)
    assert (t.zone(spare), t.zone(foe)) == (DISCARD, PLAY)


@pytest.mark.parametrize("placed", [True, False])
def test_sugar_rush_speedway_finish_line(placed: bool) -> None:
    t = Table()
    line, start = t.mine("Sugar Rush Speedway - Finish Line"), t.put(0, location())
    racer = t.body(0, at=start) if placed else t.body(0)
    t.move(racer, line)
    assert (t.asked == op.MAY) is placed
    if placed:
        t.yes()
        assert (t.zone(line), t.lore_total(0), t.hand(0)) == (DISCARD, 3, 3)


def test_hiro_hamada_future_champion() -> None:
    t = Table()
    hiro = t.mine("Hiro Hamada - Future Champion")
    t.play(t.body(0, zone=HAND, classifications=("Floodborn",)))
    assert t.hand(0) == 0  # beside him, not on him
    t = Table()
    hiro, armor = t.mine("Hiro Hamada - Future Champion"), t.mine("Hiro Hamada - Armor Designer", HAND)
    t.shift(armor, hiro)
    assert t.hand(0) == 1
