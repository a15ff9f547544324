"""Cards that are continuously on, count something, or change how a card enters play."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import HAND, PLAY, character, item, location
from ..reading import real


def test_vine_entrance_ominous_passageway() -> None:
    t = Table()
    vine, elsewhere = t.mine("Vine Entrance - Ominous Passageway"), t.put(0, location())
    plain = t.body(0)
    flood = t.bodies(0, 3, classifications=("Floodborn",))
    foe = t.body(1)
    t.move(flood[2], elsewhere).move(plain, vine)
    assert t.asked == op.TURN
    t.move(flood[0], vine).yes().pick(foe)
    assert t.damage(foe) == 1
    t.move(flood[1], vine)
    assert t.asked == op.TURN  # the second time


def test_powhatans_staff() -> None:
    t = Table()
    staff, first, second = t.mine("Powhatan's Staff"), t.body(0, zone=HAND), t.body(0, zone=HAND)
    t.use(staff).play(first).play(second)
    assert (t.perm(first).exerted, t.has(first, Keyword.BODYGUARD)) == (True, True)
    assert (t.perm(second).exerted, t.has(second, Keyword.BODYGUARD)) == (False, False)
    t.end()
    assert t.has(first, Keyword.BODYGUARD)
    t.end()
    assert not t.has(first, Keyword.BODYGUARD)


def test_search_for_clues() -> None:
    t = Table()
    t.body(0, classifications=("Storyborn", "Detective"))
    for player, n in ((0, 3), (1, 3)):
        t.bodies(player, n, zone=HAND)
    t.play(t.mine("Search for Clues", HAND))
    t.all_yes()
    assert (t.hand(0), t.hand(1), t.lore_total(0)) == (1, 1, 1)  # both have the most
    t = Table()
    t.bodies(1, 2, zone=HAND)
    t.body(0, zone=HAND)
    t.play(t.mine("Search for Clues", HAND))
    assert t.idle
    assert (t.hand(0), t.hand(1), t.lore_total(0)) == (1, 0, 0)


def test_turbo_royal_hack() -> None:
    t = Table()
    turbo, king = t.mine("Turbo - Royal Hack"), t.mine("King Candy - Sweet Abomination", HAND)
    t.begin()
    assert t.can(Option(op.SHIFT, king.card, turbo.card, 0))


def test_gizmoduck_suited_up() -> None:
    t = Table()
    duck = t.mine("Gizmoduck - Suited Up")
    hurt, well, tired = t.body(1, damage=1), t.body(1), t.body(1, exerted=True)
    t.begin()
    assert t.targets(duck) == {hurt.card, tired.card}
    assert well.card not in t.targets(duck)


def test_dash_parr_lava_runner() -> None:
    t = Table()
    dash, other = t.mine("Dash Parr - Lava Runner", HAND), t.body(0, zone=HAND)
    t.play(dash).play(other)
    assert t.offered(op.QUEST) == {dash.card}
    t.quest(dash)
    assert t.lore_total(0) == real("Dash Parr - Lava Runner").lore


def test_mr_big_shrewd_tycoon() -> None:
    t = Table()
    big = t.theirs("Mr. Big - Shrewd Tycoon", exerted=True)
    weak, strong = t.body(0, strength=1), t.body(0, strength=2)
    t.begin()
    assert (t.targets(weak), t.targets(strong)) == ({big.card}, set())


def test_hercules_mighty_leader() -> None:
    t = Table()
    hercules, foe = t.mine("Hercules - Mighty Leader"), t.body(1, exerted=True, willpower=20)
    fire, target = t.mine("Smash", HAND), t.body(1, strength=2, willpower=9, exerted=True)
    t.play(fire).pick(hercules)
    assert t.damage(hercules) == 0
    t.challenge(hercules, target)
    assert t.damage(hercules) == 0  # he challenges, he is not being challenged
    t.end()
    t.challenge(foe, hercules)
    assert t.damage(hercules) == 2


def test_treasure_guardian_protector_of_the_cave() -> None:
    t = Table()
    guardian, place, foe = t.mine("Treasure Guardian - Protector of the Cave"), t.put(0, location()), t.body(1)
    t.begin()
    t.perm(foe).exerted = True
    assert (guardian.card in t.offered(op.QUEST), t.targets(guardian)) == (False, set())
    t.move(guardian, place)
    assert (guardian.card in t.offered(op.QUEST), t.targets(guardian)) == (True, {foe.card})


def test_rc_remote_controlled_car() -> None:
    t = Table(ink=1)
    rc = t.mine("RC - Remote-Controlled Car")
    t.quest(rc)
    assert (t.ready_ink(0), t.lore_total(0)) == (0, real("RC - Remote-Controlled Car").lore)
    t = Table(ink=0)
    rc = t.mine("RC - Remote-Controlled Car")
    t.body(1, exerted=True)
    t.begin()
    assert (rc.card in t.offered(op.QUEST), t.targets(rc)) == (False, set())


def test_willie_the_giant_ghost_of_christmas_present() -> None:
    t = Table()
    willie = t.mine("Willie the Giant - Ghost of Christmas Present", under=[real("Smash")], facedown=True)
    t.begin()
    assert willie.card not in t.offered(op.QUEST)  # not this turn
    t.use(willie)
    assert willie.card in t.offered(op.QUEST)


def test_gustav_the_giant_terror_of_the_kingdom() -> None:
    t = Table()
    gustav, other = t.mine("Gustav the Giant - Terror of the Kingdom", HAND), t.body(0, zone=HAND)
    t.play(gustav).play(other)
    assert (t.perm(gustav).exerted, t.perm(other).exerted) == (True, False)
    t.end().end()
    assert t.perm(gustav).exerted


def test_dale_friend_in_need() -> None:
    for friend, exerted in (("Chip", False), ("Chipper", True)):
        t = Table()
        dale, _ = t.mine("Dale - Friend in Need", HAND), t.body(0, name=friend)
        t.play(dale)
        assert t.perm(dale).exerted is exerted


def test_mulan_injured_soldier() -> None:
    t = Table()
    mulan, other = t.mine("Mulan - Injured Soldier", HAND), t.body(0, zone=HAND)
    t.play(mulan).play(other)
    assert (t.damage(mulan), t.damage(other)) == (2, 0)
    assert t.events(EventKind.DAMAGE_DEALT) == []


def test_snow_white_fair_hearted() -> None:
    t = Table()
    snow = t.mine("Snow White - Fair-Hearted")
    for player in (0, 0, 1):
        t.body(player, classifications=("Storyborn", "Knight"))
    t.play(t.put(0, real("Smash"), HAND)).pick(snow)
    assert t.damage(snow) == 3 - 2  # two other Knights of yours


def test_winnie_the_pooh_and_piglet_hunny_mages() -> None:
    t = Table()
    mages = t.mine("Winnie the Pooh & Piglet - Hunny Mages")
    inks = set(real("Winnie the Pooh & Piglet - Hunny Mages").inks)
    t.put(0, character(inks=("Ruby", "Steel")))
    t.put(0, character(inks=("Ruby",)))
    t.put(1, character(inks=("Emerald",)))
    own = real("Winnie the Pooh & Piglet - Hunny Mages").lore
    assert t.lore_of(mages) == own + len(inks | {"Ruby", "Steel"})


def test_flynn_rider_his_own_biggest_fan() -> None:
    t = Table(players=3)
    flynn = t.mine("Flynn Rider - His Own Biggest Fan")
    t.body(1, zone=HAND)
    t.body(2, zone=HAND)
    t.body(0, zone=HAND)
    assert t.lore_of(flynn) == real("Flynn Rider - His Own Biggest Fan").lore - 2


@pytest.mark.parametrize("exert", [True, False])
def test_lord_macguffin_clever_swordsman(exert: bool) -> None:
    t = Table()
    lord, hurt, well = t.mine("Lord MacGuffin - Clever Swordsman", HAND), t.body(1, damage=1), t.body(1)
    t.play(lord).may(exert)
    assert t.perm(lord).exerted is exert
    if exert:
        t.settled(hurt)
    assert (t.damage(hurt), t.damage(well)) == (4 if exert else 1, 0)


def test_the_black_cauldron() -> None:
    t = Table(ink=4)
    below = [character("Undead", cost=3), item("Spoon", 1)]
    pot, other = t.mine("The Black Cauldron", under=below), t.mine("The Black Cauldron", under=[character(cost=1)])
    t.begin()
    undead, spoon = pot.under
    assert undead.card not in t.offered(op.PLAY)
    t.use(pot, 1)
    assert undead.card in t.offered(op.PLAY)
    assert not {spoon.card, other.under[0].card} & t.offered(op.PLAY)
    t.play(undead)
    assert (t.zone(undead), t.ready_ink(0)) == (PLAY, 0)


def test_tod_knows_all_the_tricks() -> None:
    t = Table()
    tod = t.mine("Tod - Knows All the Tricks", exerted=True)
    t.body(0)
    salves = [t.mine("Healing Decanter") for _ in range(3)]
    t.begin()
    for n, salve in enumerate(salves):
        t.use(salve).pick(tod)
        if n < 2:
            t.yes()
            assert not t.perm(tod).exerted
            t.perm(tod).exerted = True
    assert t.asked == op.TURN  # twice only
    assert t.perm(tod).exerted


def test_flippant_taunt() -> None:
    for players in (2, 3):
        t = Table(players=players)
        own, foe = t.body(0, exerted=True), t.body(1)
        t.body(1)
        if players == 3:
            third = t.body(2, exerted=True)
        t.play(t.mine("Flippant Taunt", HAND)).pick(foe).end()
        assert t.has(foe, Keyword.RECKLESS)
        assert t.targets(foe) == ({own.card} if players == 2 else {third.card})


def test_they_never_come_back() -> None:
    t = Table()
    own, foe = t.body(0, exerted=True), t.body(1, exerted=True)
    t.play(t.mine("They Never Come Back", HAND)).pick(own, foe)
    assert t.hand(0) == 1
    t.end()
    assert t.perm(foe).exerted
    t.end()
    assert t.perm(own).exerted  # its next turn, not this one
    t.end()
    assert not t.perm(foe).exerted


def test_cower_before_me() -> None:
    t = Table()
    own, foe, free = t.body(0, exerted=True), t.body(1), t.body(1)
    t.play(t.mine("Cower Before Me!", HAND)).pick(foe).done().end()
    assert (t.targets(foe), t.targets(free)) == (set(), {own.card})


def test_bad_anon_villain_support_center() -> None:
    t = Table(ink=3)
    place = t.mine("Bad-Anon - Villain Support Center")
    villain = t.put(0, character("Zangief - One", classifications=("Storyborn", "Villain")), at=place)
    away = t.put(0, character("Bowser - One", classifications=("Storyborn", "Villain")))
    same, other = t.put(0, character("Zangief - Two", cost=9), HAND), t.body(0, zone=HAND)
    t.begin()
    assert villain.card in t.offered(op.USE)
    assert away.card not in t.offered(op.USE)
    t.use(villain)
    t.settled(same)
    assert (t.zone(same), t.zone(other), t.ready_ink(0)) == (PLAY, HAND, 0)
