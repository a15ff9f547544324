"""Cards that are always on, and cards that speak at the end of a turn."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, location
from ..reading import real

# ---- continuously on -------------------------------------------------------------------------------------------------


def test_hidden_inkcaster() -> None:
    t = Table()
    dull = t.put(0, character(inkable=False), HAND)
    assert t.why_not(Option(op.INK, dull.card)) is not None
    t = Table()
    t.mine("Hidden Inkcaster")
    dull = t.put(0, character(inkable=False), HAND)
    t.ink_card(dull)
    assert t.zone(dull) == INKWELL


def test_flash_efficient_clerk() -> None:
    t = Table()
    t.theirs("Flash - Efficient Clerk")
    runner = t.body(0, drying=True)
    mallet = t.mine("Croquet Mallet")
    target = t.body(1, exerted=True)
    t.use(mallet).pick(runner)
    assert not t.has(runner, Keyword.RUSH)
    assert target.card not in t.targets(runner)


def test_the_thunderquack() -> None:
    t = Table()
    t.mine("The Thunderquack")
    sword = t.mine("Sword of Truth")
    own = t.body(0)
    a, b = t.body(1), t.body(1)
    t.use(sword)
    assert t.offered(op.CARD) == {a.card, b.card}  # opposing ones only
    t.pick(b)
    assert (t.zone(own), t.zone(a), t.zone(b)) == (PLAY, PLAY, DISCARD)


def test_gantu_galactic_federation_captain() -> None:
    t = Table()
    t.theirs("Gantu - Galactic Federation Captain", exerted=True)
    ally = t.body(1, exerted=True)
    place = t.put(1, location())
    cheap, dear = t.body(0, cost=2), t.body(0, cost=3)
    t.begin()
    assert t.targets(cheap) == {place.card}  # locations are not characters
    assert ally.card in t.targets(dear)


def test_captain_hook_thinking_a_happy_thought() -> None:
    t = Table()
    hook = t.theirs("Captain Hook - Thinking a Happy Thought", exerted=True)
    ally = t.body(1, exerted=True)
    cheap, dear = t.body(0, cost=3), t.body(0, cost=4)
    t.begin()
    assert t.targets(cheap) == {ally.card}
    assert t.targets(dear) == {ally.card, hook.card}


def test_sherwood_forest_outlaw_hideaway() -> None:
    t = Table(ink=1)
    forest = t.mine("Sherwood Forest - Outlaw Hideaway")
    archer, away = t.body(0, at=forest), t.body(0)
    hurt, _ = t.body(1, damage=1), t.body(1)
    t.begin()
    assert t.has(archer, Keyword.WARD)
    assert not t.has(away, Keyword.WARD)
    assert t.offered(op.USE) == {archer.card}
    t.use(archer)  # one damaged character: nothing to ask
    assert t.damage(hurt) == 3
    assert t.perm(archer).exerted
    assert t.ready_ink(0) == 0


def test_the_great_illuminary_radiant_ballroom() -> None:
    t = Table()
    hall = t.mine("The Great Illuminary - Radiant Ballroom")
    helper, plain = t.body(0, willpower=3, at=hall), t.body(0, willpower=3, at=hall)
    staff = t.mine("Scepter of Arendelle")
    t.use(staff).pick(helper)
    assert (t.lore_of(helper), t.willpower(helper)) == (2, 5)
    assert (t.lore_of(plain), t.willpower(plain)) == (1, 3)


def test_atlantica_concert_hall_and_naveens_ukulele() -> None:
    t = Table()
    hall = t.mine("Atlantica - Concert Hall")
    singer = t.body(0, cost=2, at=hall)
    song = t.mine("Second Star to the Right", HAND)  # cost 10 in the data, far too dear for 2 + 2
    t.begin()
    assert not t.can(Option(op.SING, song.card, singer.card))
    t = Table()
    hall = t.mine("Atlantica - Concert Hall")
    ukulele = t.mine("Naveen's Ukulele")
    singer = t.body(0, cost=2, at=hall)
    song = t.mine("Be Prepared", HAND)  # 7
    t.use(ukulele)
    assert t.can(Option(op.SING, song.card, singer.card))  # 2 + 2 + 3


# ---- at the end of a turn --------------------------------------------------------------------------------------------


def test_prince_johns_mirror() -> None:
    t = Table(turn=1)
    t.mine("Prince John's Mirror")
    cards = t.bodies(1, 5, zone=HAND)
    own = t.bodies(0, 6, zone=HAND)
    t.end()
    assert t.asked_player == 1
    t.pick(cards[0], cards[1])
    assert t.hand(1) == 3
    assert t.asked == "turn"
    assert t.hand(0) == len(own) + 1
    t.end()
    assert t.hand(0) == 7  # not at the end of its own player's turn


def test_goliath_clan_leader_draws() -> None:
    t = Table(turn=1)
    t.mine("Goliath - Clan Leader")
    t.end()
    assert t.hand(1) == 2
    assert t.hand(0) == 1
    t.end()
    assert t.hand(0) == 2


@pytest.mark.parametrize(("banished", "lore"), [(1, 2), (2, 1)])
def test_lyle_tiberius_rourke_adventurer_for_hire(banished: int, lore: int) -> None:
    t = Table()
    t.lore(1, 2)
    t.mine("Lyle Tiberius Rourke - Adventurer for Hire")
    for _ in range(banished):
        t.mine("Infra-Pink Ultra Scan Specs")
    t.begin()
    for card in sorted(t.offered(op.USE)):
        t.choose(Option(op.USE, card, 0))
        assert t.idle
    t.end()
    assert t.lore_total(1) == lore


def test_john_smiths_compass_banished_after_a_challenge() -> None:
    t = Table()
    compass = t.mine("John Smith's Compass")
    fighter, target = t.body(0, 1, 1), t.body(1, 5, 9, exerted=True)
    t.challenge(fighter, target)
    assert t.zone(fighter) == DISCARD
    hand = t.hand(0)
    t.end().any_answer(op.RESOLVE)
    assert t.zone(compass) == DISCARD
    assert t.hand(0) == hand
    assert not t.events(EventKind.REVEALED)


@pytest.mark.parametrize(
    ("top", "asked"),
    [(character("Pocahontas - Far Away", cost=6), True), (character(cost=3), True), (character(cost=4), False)],
)
def test_john_smiths_compass_reveals(top: object, asked: bool) -> None:
    t = Table()
    compass = t.mine("John Smith's Compass")
    card = t.put(0, top, DECK)
    t.end()
    t.any_answer(op.RESOLVE)
    if asked:
        assert t.asked == "may"
        t.no()
    assert t.zone(card) == DECK
    assert t.bottom(0) == card.card
    assert t.zone(compass) == PLAY


def test_mr_smee_bumbling_mate() -> None:
    for captain, damage in (((), 1), (("Captain",), 0)):
        t = Table()
        smee = t.mine("Mr. Smee - Bumbling Mate", exerted=True)
        t.body(0, classifications=("Storyborn", *captain))
        t.end()
        assert t.damage(smee) == damage


def test_meeko_skittish_scrounger() -> None:
    t = Table()
    meeko = t.mine("Meeko - Skittish Scrounger", exerted=True)
    t.end()
    assert t.zone(meeko) == DISCARD  # nothing to discard
    t = Table()
    meeko = t.mine("Meeko - Skittish Scrounger", exerted=True)
    card = t.body(0, zone=HAND)
    t.end().mode(1)
    assert t.zone(meeko) == PLAY
    assert t.zone(card) == DISCARD


def test_hamish_hubert_and_harris_making_mischief() -> None:
    t = Table()
    t.mine("Hamish, Hubert & Harris - Making Mischief", exerted=True)
    held, other = t.body(1, exerted=True), t.body(1, exerted=True)
    t.end().pick(held)
    assert t.perm(held).exerted
    assert not t.perm(other).exerted
    t.end()
    t.end()
    assert not t.perm(held).exerted  # only at that one start


def test_ursula_deal_maker() -> None:
    t = Table(ink=0)
    ursula = t.mine("Ursula - Deal Maker", exerted=True)
    victim = t.body(0)
    t.body(1)
    t.end()
    assert t.offered(op.CARD) == {ursula.card, victim.card}
    t.pick(victim)
    assert t.zone(victim) == INKWELL
    assert t.ready_ink(0) == 0
    assert t.ink_total(0) == 1


def test_scar_finally_king() -> None:
    t = Table()
    t.mine("Scar - Finally King", exerted=True)
    ally = t.body(0, strength=3, classifications=("Ally",))
    t.body(0, strength=9)
    t.end().yes()
    assert t.hand(0) == 4
    t.any_answer(op.CHOOSE)
    assert t.hand(0) == 2
    assert t.zone(ally) == DISCARD


def test_scar_finally_king_declined() -> None:
    t = Table()
    t.mine("Scar - Finally King", exerted=True)
    ally = t.body(0, strength=3, classifications=("Ally",))
    card = t.body(0, zone=HAND)
    t.end().no()
    assert t.zone(ally) == PLAY
    assert t.zone(card) == HAND


def test_minnie_mouse_urban_visionary() -> None:
    t = Table(ink=3)
    t.mine("Minnie Mouse - Urban Visionary", exerted=True)
    special = t.put(0, real("Rahr!"), INKWELL)
    t.end().yes()
    assert t.asked == "may"
    t.yes().pick(special)
    assert t.zone(special) == HAND
    assert (t.ready_ink(0), t.ink_total(0)) == (0, 3)
    t = Table(ink=3)
    t.mine("Minnie Mouse - Urban Visionary", exerted=True)
    t.end().yes().no()
    assert (t.ready_ink(0), t.ink_total(0)) == (0, 3)


def test_maximus_team_champion() -> None:
    for strength, lore in ((4, 0), (5, 2), (9, 2), (10, 5)):
        t = Table()
        t.mine("Maximus - Team Champion")
        t.body(0, strength=strength)
        t.body(1, strength=12)
        t.end()
        assert t.lore_total(0) == lore


def test_clarabelle_light_on_her_hooves() -> None:
    t = Table()
    t.mine("Clarabelle - Light on Her Hooves")
    t.bodies(1, 4, zone=HAND)
    t.body(0, zone=HAND)
    t.end().yes()
    assert t.hand(0) == 4


def test_scrooge_mcduck_ebenezer_scrooge() -> None:
    for lore, gain in ((0, 1), (1, 0)):
        t = Table()
        t.lore(1, lore)
        t.mine("Scrooge McDuck - Ebenezer Scrooge")
        t.end()
        assert t.lore_total(0) == gain


def test_cinderella_unintentional_icon() -> None:
    t = Table(ink=0)
    t.mine("Cinderella - Unintentional Icon")
    first, second = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.end().yes().pick(first)
    t.choose(Option(op.BOTTOM, first.card))
    assert t.zone(second) == INKWELL
    assert t.ready_ink(0) == 0
    assert t.bottom(0) == first.card
    t = Table(ink=0)
    t.mine("Cinderella - Unintentional Icon")
    t.end().no()
    assert t.ink_total(0) == 0
    assert t.asked == "turn"


def test_goofy_groundbreaking_chef() -> None:
    t = Table()
    goofy = t.mine("Goofy - Groundbreaking Chef", exerted=True, damage=1)
    hurt, kept = t.body(0, exerted=True, damage=2), t.body(0, exerted=True, damage=1)
    well = t.body(0, exerted=True)
    t.end().yes().amount(1).amount(0)
    assert (t.damage(goofy), t.damage(hurt), t.damage(kept)) == (1, 1, 1)
    assert [t.perm(c).exerted for c in (goofy, hurt, kept, well)] == [True, False, True, True]


def test_simba_pride_protector() -> None:
    t = Table()
    simba = t.mine("Simba - Pride Protector", exerted=True)
    a, b = t.body(0, exerted=True), t.body(0, exerted=True)
    t.end().yes()
    assert t.perm(simba).exerted
    assert not t.perm(a).exerted
    assert not t.perm(b).exerted


def test_bernard_brand_new_agent_twice() -> None:
    t = Table()
    first = t.mine("Bernard - Brand-New Agent", exerted=True)
    second = t.mine("Bernard - Brand-New Agent", exerted=True)
    t.end().any_answer(op.RESOLVE).yes()
    assert t.asked == "turn"  # the readied one is no longer exerted
    assert sorted(t.perm(c).exerted for c in (first, second)) == [False, True]


def test_kenai_protective_brother() -> None:
    t = Table()
    t.mine("Kenai - Protective Brother", exerted=True)
    other = t.body(0, damage=3)  # ready already: the damage still goes
    t.end().yes()
    assert t.damage(other) == 0


def test_golden_harp_and_aurora() -> None:
    for song in (True, False):
        t = Table()
        harp = t.mine("Golden Harp - Enchanter of the Land")
        t.mine("Aurora - Delightful Musician")
        tune = t.mine("Second Star to the Right", HAND)
        if song:
            t.play(tune).player(1)
        t.end().any_answer(op.RESOLVE)
        assert t.zone(harp) == (PLAY if song else DISCARD)
        assert t.lore_total(0) == (1 if song else 0)


def test_ratigan_greedy_genius() -> None:
    for inks in (True, False):
        t = Table()
        ratigan = t.mine("Ratigan - Greedy Genius")
        card = t.body(0, zone=HAND)
        if inks:
            t.ink_card(card)
        t.end()
        assert t.zone(ratigan) == (PLAY if inks else DISCARD)


def test_mr_big_distribution_magnate() -> None:
    t = Table(ink=0)
    t.mine("Mr. Big - Distribution Magnate")
    t.ink(0, 0, exerted=2)
    held, free = t.body(1), t.body(1)
    target = t.body(0, exerted=True)
    t.end().pick(held)
    assert t.targets(free) == {target.card}
    assert not t.targets(held)
