"""Cards that speak at the end and at the start of a turn, that banish, and that give something to a chosen card."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..kit import action, character, keyword
from .table import DECK, DISCARD, HAND, INKWELL, PLAY, Table, item, location, real


def start(**kind: int) -> Table:
    """Player 2 is about to end a turn; then player 1's turn starts."""
    return Table(turn=1, **kind)


def hand_cards(t: Table, player: int, n: int) -> list[Placed]:
    return [t.body(player, zone=HAND) for _ in range(n)]


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
    t.use(mallet).answer(runner)
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
    t.answer(b)
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
    t.use(staff).answer(helper)
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
    cards = hand_cards(t, 1, 5)
    own = hand_cards(t, 0, 6)
    t.end()
    assert t.asked_player == 1
    t.answer(cards[0], cards[1])
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
        if t.asked == "choose":
            t.choose(t.game.options[0])
    t.end()
    assert t.lore_total(1) == lore


def test_john_smiths_compass_banished_after_a_challenge() -> None:
    t = Table()
    compass = t.mine("John Smith's Compass")
    fighter, target = t.body(0, 1, 1), t.body(1, 5, 9, exerted=True)
    t.challenge(fighter, target)
    assert t.zone(fighter) == DISCARD
    hand = t.hand(0)
    t.end()
    if t.asked == "resolve":
        t.choose(t.game.options[0])
    assert t.zone(compass) == DISCARD
    assert t.hand(0) == hand
    assert not t.events(Event.REVEALED)


@pytest.mark.parametrize(
    ("top", "asked"),
    [(character("Pocahontas - Far Away", cost=6), True), (character(cost=3), True), (character(cost=4), False)],
)
def test_john_smiths_compass_reveals(top: object, asked: bool) -> None:
    t = Table()
    compass = t.mine("John Smith's Compass")
    card = t.put(0, top, DECK)  # type: ignore[arg-type]
    t.end()
    while t.asked == "resolve":
        t.choose(t.game.options[0])
    if asked:
        assert t.asked == "may"
        t.no()
    assert t.zone(card) == DECK
    assert t.game.state.players[0].deck[0] == card.card
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
    t.end().answer(held)
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
    t.answer(victim)
    assert t.zone(victim) == INKWELL
    assert t.ready_ink(0) == 0
    assert t.ink_total(0) == 1


def test_scar_finally_king() -> None:
    t = Table()
    t.mine("Scar - Finally King", exerted=True)
    ally = t.body(0, strength=3, classifications=("Ally",))
    t.body(0, strength=9)
    t.end().answer(True)
    assert t.hand(0) == 4
    assert t.asked == "choose"
    for _ in range(2):
        t.choose(t.game.options[0])
    assert t.hand(0) == 2
    assert t.zone(ally) == DISCARD


def test_scar_finally_king_declined() -> None:
    t = Table()
    t.mine("Scar - Finally King", exerted=True)
    ally = t.body(0, strength=3, classifications=("Ally",))
    card = t.body(0, zone=HAND)
    t.end().answer(False)
    assert t.zone(ally) == PLAY
    assert t.zone(card) == HAND


def test_minnie_mouse_urban_visionary() -> None:
    t = Table(ink=3)
    t.mine("Minnie Mouse - Urban Visionary", exerted=True)
    special = t.put(0, real("Rahr!"), INKWELL)
    t.end().answer(True)
    assert t.asked == "may"
    t.answer(True, special)
    assert t.zone(special) == HAND
    assert (t.ready_ink(0), t.ink_total(0)) == (0, 3)
    t = Table(ink=3)
    t.mine("Minnie Mouse - Urban Visionary", exerted=True)
    t.end().answer(True, False)
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
    hand_cards(t, 1, 4)
    hand_cards(t, 0, 1)
    t.end().answer(True)
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
    t.end().answer(True, second)
    assert t.zone(second) == INKWELL
    assert t.ready_ink(0) == 0
    t.choose(Option(op.BOTTOM, first.card))
    assert t.game.state.players[0].deck[0] == first.card
    t = Table(ink=0)
    t.mine("Cinderella - Unintentional Icon")
    t.end().answer(False)
    assert t.ink_total(0) == 0
    assert t.asked == "turn"


def test_goofy_groundbreaking_chef() -> None:
    t = Table()
    goofy = t.mine("Goofy - Groundbreaking Chef", exerted=True, damage=1)
    hurt, kept = t.body(0, exerted=True, damage=2), t.body(0, exerted=True, damage=1)
    well = t.body(0, exerted=True)
    t.end().answer(True, 1, 0)
    assert (t.damage(goofy), t.damage(hurt), t.damage(kept)) == (1, 1, 1)
    assert [t.perm(c).exerted for c in (goofy, hurt, kept, well)] == [True, False, True, True]


def test_simba_pride_protector() -> None:
    t = Table()
    simba = t.mine("Simba - Pride Protector", exerted=True)
    a, b = t.body(0, exerted=True), t.body(0, exerted=True)
    t.end().answer(True)
    assert t.perm(simba).exerted
    assert not t.perm(a).exerted
    assert not t.perm(b).exerted


def test_bernard_brand_new_agent_twice() -> None:
    t = Table()
    first = t.mine("Bernard - Brand-New Agent", exerted=True)
    second = t.mine("Bernard - Brand-New Agent", exerted=True)
    t.end()
    t.choose(t.game.options[0]).yes()
    assert t.asked == "turn"  # the readied one is no longer exerted
    assert sorted(t.perm(c).exerted for c in (first, second)) == [False, True]


def test_kenai_protective_brother() -> None:
    t = Table()
    t.mine("Kenai - Protective Brother", exerted=True)
    other = t.body(0, damage=3)  # ready already: the damage still goes
    t.end().answer(True)
    assert t.damage(other) == 0


def test_golden_harp_and_aurora() -> None:
    for song in (True, False):
        t = Table()
        harp = t.mine("Golden Harp - Enchanter of the Land")
        t.mine("Aurora - Delightful Musician")
        tune = t.mine("Second Star to the Right", HAND)
        if song:
            t.play(tune).player(1)
        t.end()
        if t.asked == "resolve":
            t.choose(t.game.options[0])
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
    t.end().answer(held)
    assert t.targets(free) == {target.card}
    assert not t.targets(held)


# ---- at the start of a turn ------------------------------------------------------------------------------------------


def test_containment_unit() -> None:
    t = start()
    unit = t.mine("Containment Unit")
    t.end()
    assert t.zone(unit) == DISCARD  # an empty hand leaves only one of the two


def test_treasure_mountain_azurite_sea_island() -> None:
    t = start()
    mountain = t.mine("Treasure Mountain - Azurite Sea Island")
    for _ in range(3):
        t.body(0, at=mountain)
    t.body(0)
    place = t.put(1, location(willpower=9))
    t.end().answer(place)
    assert t.damage(place) == 3


def test_donald_duck_perfect_gentleman() -> None:
    t = start()
    t.mine("Donald Duck - Perfect Gentleman")
    t.end()
    assert t.asked_player == 0
    t.no()
    assert t.asked_player == 1
    t.yes()
    assert (t.hand(0), t.hand(1)) == (1, 1)  # player 1: only the draw step


def test_stitch_experiment_626() -> None:
    t = start()
    stitch = t.mine("Stitch - Experiment 626", DISCARD)
    dull, cost = t.put(0, character(inkable=False), HAND), t.body(0, zone=HAND)
    t.end().yes()
    assert t.zone(stitch) == PLAY
    assert t.perm(stitch).exerted
    assert (t.zone(dull), t.zone(cost)) == (HAND, DISCARD)
    t = start()
    stitch = t.mine("Stitch - Experiment 626", DISCARD)
    t.put(0, character(inkable=False), HAND)
    t.end()
    if t.asked == "may":
        t.yes()
    assert t.zone(stitch) == DISCARD  # nothing to pay with


def test_beast_tragic_hero() -> None:
    for damage, strength, hand in ((0, 3, 2), (1, 7, 1)):
        t = start()
        beast = t.mine("Beast - Tragic Hero", damage=damage)
        t.end()
        assert (t.strength(beast), t.hand(0)) == (strength, hand)


def test_flotilla_coconut_armada_gains_what_was_lost() -> None:
    t = Table(players=3, turn=2)
    t.lore(1, 4)
    flotilla = t.mine("Flotilla - Coconut Armada")
    t.body(0, at=flotilla)
    t.end()
    assert [t.lore_total(p) for p in range(3)][1:] == [3, 0]
    assert t.lore_total(0) == 1 + real("Flotilla - Coconut Armada").lore


def test_flynn_rider_frenemy() -> None:
    for mine, lore in ((4, 3), (3, 0)):
        t = start()
        t.mine("Flynn Rider - Frenemy")
        t.body(0, strength=mine)
        t.body(1, strength=3)
        t.end()
        assert t.lore_total(0) == lore
    t = start()
    t.mine("Flynn Rider - Frenemy")
    t.end()
    assert t.lore_total(0) == 3


def test_pongo_dear_old_dad() -> None:
    t = start(ink=2)
    t.mine("Pongo - Dear Old Dad")
    puppy = t.body(0, zone=INKWELL, classifications=("Storyborn", "Puppy"))
    t.end().yes()
    if t.asked == "choose":
        t.answer(puppy)
    assert t.zone(puppy) == PLAY
    assert t.ink_total(0) == 2
    assert t.perm(puppy).drying


def test_the_queen_conceited_ruler() -> None:
    t = start()
    t.mine("The Queen - Conceited Ruler")
    royal, other = t.body(0, zone=HAND, classifications=("Queen",)), t.body(0, zone=HAND)
    dead = t.body(0, zone=DISCARD)
    t.end().yes()
    assert t.offered(op.CARD) == {dead.card, royal.card}  # the discarded one may come back
    t.answer(dead)
    assert (t.zone(royal), t.zone(other), t.zone(dead)) == (DISCARD, HAND, HAND)


def test_mrs_incredible_super_stretchy() -> None:
    t = start()
    mrs = t.mine("Mrs. Incredible - Super Stretchy")
    t.end().yes()
    t.mode(1)
    assert t.has(mrs, Keyword.EVASIVE)
    t.end()
    assert t.has(mrs, Keyword.EVASIVE)
    t.end()
    assert not t.has(mrs, Keyword.EVASIVE)
    assert t.asked == "may"
    lore = t.lore_of(mrs)
    t.yes().mode(2)
    assert t.lore_of(mrs) == lore + 1


def test_mystical_tree_mama_odies_home() -> None:
    t = start()
    tree = t.mine("Mystical Tree - Mama Odie's Home")
    here, away = t.body(0, at=tree, damage=2), t.body(0, damage=2)
    foe, _ = t.body(1), t.body(1)
    t.end()
    while t.asked == "resolve":  # the lore of a Mama Odie here waits too
        t.choose(t.game.options[0])
    t.yes().answer(foe)  # type: ignore[attr-defined]
    assert (t.damage(here), t.damage(away), t.damage(foe)) == (1, 2, 1)


def test_madam_mim_elephant() -> None:
    t = start()
    mim = t.mine("Madam Mim - Elephant", damage=3)
    foe = t.body(1)
    t.end().yes()
    t.answer(2)
    assert (t.damage(mim), t.damage(foe)) == (1, 2)


def test_graveyard_of_christmas_future() -> None:
    t = start()
    yard = t.mine("Graveyard of Christmas Future - Lonely Resting Place", under=[real("Rahr!"), real("Break")])
    t.end().yes()
    assert t.hand(0) == 3
    assert t.zone(yard) == DISCARD


@pytest.mark.parametrize(("top", "strength", "lore"), [("Stitch - Rock Star", 2, 0), ("Rahr!", 0, 2), ("Break", 0, 2)])
def test_jack_jack_parr_incredible_potential(top: str, strength: int, lore: int) -> None:
    t = start()
    jack = t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine(top, DECK)
    face = real("Jack-Jack Parr - Incredible Potential")
    t.end().yes()
    assert (t.strength(jack), t.lore_of(jack)) == (face.strength + strength, face.lore + lore)


def test_jack_jack_parr_turns_over_a_location_or_declines() -> None:
    t = start()
    t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine("Khan Stadium - State of the Art", DECK)
    foe = t.body(1)
    t.end().yes()
    t.answer(foe)
    assert t.zone(foe) == DISCARD
    t = start()
    t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine("Khan Stadium - State of the Art", DECK)
    foe = t.body(1)
    t.end().no()
    assert t.zone(foe) == PLAY
    assert t.asked == "turn"


# ---- banishing -------------------------------------------------------------------------------------------------------


def test_royal_tantrum() -> None:
    t = Table()
    tantrum = t.mine("Royal Tantrum", HAND)
    a, b, c = (t.put(0, item()) for _ in range(3))
    t.play(tantrum).answer(a, b, "done")
    assert t.hand(0) == 2
    assert t.zone(c) == PLAY


def test_the_most_diabolical_scheme_needs_a_villain() -> None:
    t = Table()
    scheme = t.mine("The Most Diabolical Scheme", HAND)
    foe = t.body(1)
    t.play(scheme)
    assert t.zone(foe) == PLAY
    assert t.zone(scheme) == DISCARD
    t = Table()
    scheme = t.mine("The Most Diabolical Scheme", HAND)
    villain = t.body(0, classifications=("Villain",))
    foe, other = t.body(1), t.body(1)
    t.play(scheme).answer(foe)
    assert [t.zone(c) for c in (villain, foe, other)] == [DISCARD, DISCARD, PLAY]


def test_time_to_go() -> None:
    for under, cards in (((), 2), ((real("Rahr!"),), 3)):
        t = Table()
        go = t.mine("Time to Go!", HAND)
        t.body(0, under=under)
        t.play(go)
        assert t.hand(0) == cards


def test_vine_pod() -> None:
    t = Table()
    pod = t.mine("Vine Pod")
    t.body(0, name="Ralph - Small")
    big, other = t.body(0, name="Ralph - Big", cost=9, zone=HAND), t.body(0, zone=HAND)
    t.use(pod).yes()
    assert t.zone(big) == PLAY
    assert t.zone(other) == HAND


def test_last_stand() -> None:
    t = Table()
    stand = t.mine("Last Stand", HAND)
    fighter = t.body(0, 1, 9)
    hit, spared = t.body(1, 1, 9, exerted=True), t.body(1, exerted=True)
    t.challenge(fighter, hit)
    t.play(stand)
    assert t.zone(hit) == DISCARD
    assert t.zone(spared) == PLAY
    assert t.zone(fighter) == PLAY


def test_red_alert_without_a_victim() -> None:
    t = Table()
    t.lore(1, 2)
    alert = t.mine("Red Alert", HAND)
    t.body(0, strength=4, classifications=("Monster",))
    t.play(alert)
    assert t.lore_total(1) == 1  # the second sentence does not need the first


def test_hades_strong_arm() -> None:
    t = Table(ink=3)
    hades = t.mine("Hades - Strong Arm")
    cost, foe = t.body(0), t.body(1)
    t.use(hades).answer(cost, foe)
    assert [t.zone(c) for c in (hades, cost, foe)] == [PLAY, DISCARD, DISCARD]
    assert t.ready_ink(0) == 0
    assert t.perm(hades).exerted


def test_sabotage() -> None:
    t = Table()
    sabotage = t.mine("Sabotage", HAND)
    one, two = t.put(1, item("Lamp")), t.put(0, item("Lamp"))
    other = t.put(1, item("Lantern"))
    person = t.body(1, name="Lamp - Not a Thing")
    t.play(sabotage).answer(one)
    assert [t.zone(c) for c in (one, two, other, person)] == [DISCARD, DISCARD, PLAY, PLAY]


def test_glean() -> None:
    t = Table()
    glean = t.mine("Glean", HAND)
    t.put(1, item())
    t.play(glean)
    assert (t.lore_total(0), t.lore_total(1)) == (0, 2)


def test_divebomb() -> None:
    t = Table()
    bomb, rahr = t.mine("Divebomb", HAND), t.mine("Rahr!", HAND)
    diver = t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.RECKLESS)))
    t.body(0, strength=9)
    weak, strong = t.body(1, strength=4), t.body(1, strength=5)
    t.play(rahr).answer(diver)
    t.play(bomb)
    assert t.zone(diver) == DISCARD
    assert t.offered(op.CARD) <= {weak.card}
    if t.asked == "choose":
        t.answer(weak)
    assert (t.zone(weak), t.zone(strong)) == (DISCARD, PLAY)  # less than the 5 it had just before


def test_one_and_only() -> None:
    t = Table()
    only = t.mine("One and Only", HAND)
    kept, copy = t.body(0, name="Elsa - A"), t.body(0, name="Elsa - B")
    foe, other = t.body(1, name="Elsa - A"), t.body(1, name="Anna - A")
    t.play(only).answer(kept)
    assert [t.zone(c) for c in (kept, copy, foe, other)] == [PLAY, DISCARD, DISCARD, PLAY]


def test_un_poco_loco() -> None:
    for costs, zone in (((3, 6), HAND), ((4, 6), PLAY)):
        t = Table()
        loco = t.mine("Un Poco Loco", HAND)
        a, b = (t.body(0, cost=c) for c in costs)
        t.body(0, cost=1)
        t.play(loco).answer(a, b)
        assert (t.zone(a), t.zone(b)) == (zone, zone)


@pytest.mark.parametrize(("cards", "royal", "lore"), [(3, False, 3), (3, True, 4), (2, True, 0)])
def test_the_queen_jealous_beauty(cards: int, royal: bool, lore: int) -> None:
    t = Table()
    queen = t.mine("The Queen - Jealous Beauty")
    pile = [t.body(1, zone=DISCARD, classifications=("Princess",) if royal and i == 0 else ("Hero",)) for i in range(cards)]
    t.use(queen)
    while t.asked == "choose":
        t.choose(t.game.options[0])
    assert t.lore_total(0) == lore
    assert {t.zone(c) for c in pile} == {DECK}


def test_beyond_the_horizon() -> None:
    t = Table(players=3)
    horizon = t.mine("Beyond the Horizon", HAND)
    for p, n in ((0, 2), (1, 5), (2, 4)):
        hand_cards(t, p, n)
    t.play(horizon).answer("P1", "P3", "done")
    assert [t.hand(p) for p in range(3)] == [3, 5, 3]
    assert [t.discard_size(p) for p in range(3)] == [3, 0, 4]


def test_the_plank() -> None:
    t = Table()
    plank = t.mine("The Plank")
    villain = t.body(0, exerted=True, classifications=("Villain",))
    t.use(plank).answer("mode 2")
    assert not t.perm(villain).exerted
    assert t.why_not(Option(op.QUEST, villain.card)) is not None


def test_firefly_swarm_counts_other_cards() -> None:
    for gone, zone in ((1, PLAY), (2, DISCARD)):
        t = Table()
        swarm = t.mine("Firefly Swarm", HAND)
        specs = [t.mine("Sword of Truth") for _ in range(gone)]
        big = t.body(1, strength=6)
        for s in specs:
            t.use(s)
        t.play(swarm).answer("mode 2")
        assert t.zone(big) == zone


def test_wrong_lever() -> None:
    t = Table()
    lever = t.mine("Wrong Lever!", HAND)
    pull = t.mine("Pull the Lever!", DISCARD)
    foe = t.body(1)
    t.play(lever).answer("mode 2")
    assert t.zone(pull) == DECK
    assert t.zone(foe) == DECK
    t = Table()
    lever = t.mine("Wrong Lever!", HAND)
    foe = t.body(1)
    t.play(lever).answer("mode 2")
    assert t.zone(foe) == PLAY


# ---- giving something to a chosen card -------------------------------------------------------------------------------


def test_frying_pan_holds_only_their_next_turn() -> None:
    t = Table()
    pan = t.mine("Frying Pan")
    target = t.body(0, 1, 9, exerted=True)
    foe = t.body(1, 1, 9)
    t.use(pan).answer(foe)
    t.end()
    assert not t.targets(foe)
    t.end()
    t.quest(target)
    t.end()
    assert t.targets(foe) == {target.card}


def test_magical_aid() -> None:
    t = Table()
    aid = t.mine("Magical Aid", HAND)
    fighter, foe = t.body(0, 1, 1), t.body(1, 3, 4, exerted=True)
    t.play(aid).answer(fighter)
    t.challenge(fighter, foe)
    assert t.zone(fighter) == HAND
    assert t.zone(foe) == DISCARD


def test_magical_aid_given_to_an_opponent() -> None:
    t = Table()
    aid = t.mine("Magical Aid", HAND)
    fighter, foe = t.body(0, 5, 9), t.body(1, 3, 4, exerted=True)
    t.play(aid).answer(foe)
    t.challenge(fighter, foe)
    assert t.zone(foe) == HAND
    assert t.hand(1) == 1


def test_one_last_hope() -> None:
    for kind in ("Hero", "Villain"):
        t = Table()
        hope = t.mine("One Last Hope", HAND)
        mine, foe = t.body(0, classifications=(kind,)), t.body(1)
        t.play(hope).answer(mine)
        assert t.has(mine, Keyword.RESIST)
        assert t.targets(mine) == ({foe.card} if kind == "Hero" else set())


def test_ancestral_guitar() -> None:
    t = Table()
    guitar = t.mine("Ancestral Guitar")
    singer = t.body(0, cost=2)
    song = t.put(0, action(real("Rahr!").effect, 4, "Tune", True), HAND)  # type: ignore[arg-type]
    dear = t.put(0, action(real("Rahr!").effect, 5, "Long Tune", True), HAND)  # type: ignore[arg-type]
    t.use(guitar)
    assert t.has(singer, Keyword.SINGER)
    assert t.can(Option(op.SING, song.card, singer.card))
    assert not t.can(Option(op.SING, dear.card, singer.card))


def test_tritons_trident_is_counted_once() -> None:
    t = Table()
    trident = t.mine("Triton's Trident")
    man = t.body(0, strength=2)
    cards = hand_cards(t, 0, 3)
    t.use(trident)
    assert t.strength(man) == 5
    t.ink_card(cards[0])
    assert t.strength(man) == 5


def test_sword_in_the_stone() -> None:
    t = Table()
    sword = t.mine("Sword in the Stone")
    hurt, well = t.body(0, strength=1, damage=3), t.body(1, damage=1)
    t.use(sword).answer(hurt)
    assert t.strength(hurt) == 4
    assert t.strength(well) == 2


def test_ranger_team_up() -> None:
    t = Table()
    team = t.mine("Ranger Team-Up", HAND)
    cove = t.mine("Pride Lands - Pride Rock")
    man = t.body(0, strength=1, willpower=4, damage=2, at=cove)
    t.play(team)
    assert t.strength(man) == 7  # 1 + (4 + 2): damage does not lower willpower


def test_stolen_scimitar() -> None:
    for name, strength in (("Aladdin - X", 4), ("Jasmine - X", 3)):
        t = Table()
        scimitar = t.mine("Stolen Scimitar")
        man = t.body(0, name=name)
        t.use(scimitar)
        assert t.strength(man) == strength


def test_medallion_weights() -> None:
    t = Table()
    weights = t.mine("Medallion Weights")
    man, other = t.body(0, 1, 9), t.body(0, 1, 9)
    foe, place = t.body(1, 1, 9, exerted=True), t.put(1, location(willpower=9))
    t.use(weights).answer(man)
    t.challenge(other, foe)
    assert t.asked == "turn"
    t.challenge(man, foe).yes()
    assert t.hand(0) == 1
    t = Table()
    weights = t.mine("Medallion Weights")
    man = t.body(0, 1, 9)
    place = t.put(1, location(willpower=9))
    t.use(weights)
    t.challenge(man, place)
    assert t.asked == "turn"
    assert t.hand(0) == 0


def test_mama_imeldas_blessing() -> None:
    t = Table()
    blessing = t.mine("Mamá Imelda's Blessing")
    singer = t.body(0, cost=9)
    song = t.mine("Be Prepared", HAND)
    t.use(blessing)
    assert not t.can(Option(op.SING, song.card, singer.card))
    assert t.strength(singer) == 1
    assert t.can(Option(op.QUEST, singer.card))


def test_darkwings_gas_device() -> None:
    for name, strength in (("Darkwing Duck - X", 1), ("Gosalyn - X", 2)):
        t = Table()
        device = t.mine("Darkwing's Gas Device")
        t.body(0, name=name)
        foe = t.body(1, strength=3)
        t.use(device).answer(foe)
        assert t.strength(foe) == strength
        assert t.asked == "turn"


def test_scrump_needs_a_dry_character() -> None:
    t = Table()
    scrump = t.mine("Scrump")
    wet = t.body(0, drying=True)
    foe = t.body(1, strength=3)
    t.begin()
    assert scrump.card not in t.offered(op.USE)
    t = Table()
    scrump = t.mine("Scrump")
    wet, dry = t.body(0, drying=True), t.body(0)
    foe = t.body(1, strength=3)
    t.use(scrump).answer(foe)
    assert t.perm(dry).exerted
    assert not t.perm(wet).exerted
    assert t.strength(foe) == 1


def test_mystical_rose() -> None:
    t = Table()
    rose = t.mine("Mystical Rose")
    beast, belle = t.body(0, name="Beast - X", damage=4), t.body(0, name="Belle - X")
    foe = t.body(1)
    t.use(rose).answer(beast, 3)
    assert t.lore_of(beast) == 3
    assert t.lore_of(belle) == 1
    assert (t.damage(beast), t.damage(foe)) == (1, 3)


def test_i_will_find_my_way() -> None:
    t = Table(ink=2)
    way = t.mine("I Will Find My Way", HAND)
    man, place = t.body(0), t.put(0, location(move_cost=9))
    t.put(1, location())
    t.play(way).yes()
    assert t.perm(man).at == t.perm(place).pid
    assert t.strength(man) == 4


def test_pushing_boundaries() -> None:
    t = Table()
    push = t.mine("Pushing Boundaries", HAND)
    man, foe = t.body(0, 2, 3), t.body(1, 9, 9, exerted=True)
    t.play(push)
    assert t.game.state.players[0].ink_drops == 1
    t.challenge(man, foe)
    assert t.damage(man) == 0
    assert t.damage(foe) == 2


def test_im_stuck() -> None:
    t = Table()
    stuck = t.mine("I'm Stuck!", HAND)
    foe, other = t.body(1, exerted=True), t.body(1)
    t.play(stuck)
    t.end()
    assert t.perm(foe).exerted
    assert not t.perm(other).exerted
    t.end()
    t.end()
    assert not t.perm(foe).exerted


def test_winterspell() -> None:
    t = Table()
    spell = t.mine("Winterspell", HAND)
    place, man = t.put(0, location(willpower=9)), t.body(0, exerted=True)
    foe = t.body(1)
    t.play(spell)
    t.end()
    assert t.targets(foe) == {man.card}
    assert t.hand(0) == 1
    assert t.zone(place) == PLAY


def test_the_family_scattered() -> None:
    t = Table()
    scattered = t.mine("The Family Scattered", HAND)
    a, b, c, d = (t.body(1) for _ in range(4))
    t.play(scattered)
    assert t.asked_player == 1
    t.answer(a, b, c)
    t.answer(c, a)
    assert t.zone(c) == HAND
    assert t.zone(d) == PLAY
    deck = t.game.state.players[1].deck
    assert (deck[0], deck[-1]) == (a.card, b.card)


def test_do_you_want_to_build_a_snowman() -> None:
    t = Table()
    snow = t.mine("Do You Want to Build A Snowman?", HAND)
    a, b = t.body(1), t.body(1)
    t.play(snow)
    assert t.asked_player == 1
    t.answer("mode 2", b)
    assert t.lore_total(0) == 0
    assert t.zone(b) == DECK
    assert t.zone(a) == PLAY
    t = Table()
    snow = t.mine("Do You Want to Build A Snowman?", HAND)
    t.body(1)
    t.play(snow).answer("mode 1")
    assert (t.lore_total(0), t.lore_total(1)) == (3, 0)


def test_this_is_business() -> None:
    t = Table()
    business = t.mine("This Is Business", HAND)
    a, b = hand_cards(t, 1, 2)
    t.play(business)
    assert t.asked_player == 1
    t.answer("mode 1")
    assert t.asked_player == 0
    t.answer(b)
    assert (t.zone(a), t.zone(b)) == (HAND, DISCARD)
    assert [p.ink_drops for p in t.game.state.players] == [0, 2]


def test_shed_your_weary_load() -> None:
    t = Table()
    shed = t.mine("Shed Your Weary Load", HAND)
    kept, gone = t.body(1, zone=HAND), [t.theirs(n, HAND) for n in ("Rahr!", "Sword of Truth", "Skull Rock - Isolated Fortress")]
    t.play(shed)
    assert t.zone(kept) == HAND
    assert {t.zone(c) for c in gone} == {DISCARD}


def test_this_growing_pressure() -> None:
    t = Table()
    pressure = t.mine("This Growing Pressure", HAND)
    foe, target = t.body(1), t.body(0, exerted=True)
    t.play(pressure)
    t.end()
    assert not t.targets(foe)
    assert target
    assert t.why_not(Option(op.END)) is not None
    t.quest(foe)
    assert t.why_not(Option(op.END)) is None


def test_with_a_few_good_friends() -> None:
    t = Table()
    friends = t.mine("With a Few Good Friends", HAND)
    for inks in (("Amber", "Steel"), ("Steel",), ("Ruby",)):
        t.put(0, character(inks=inks))
    t.put(1, character(inks=("Emerald",)))
    t.play(friends).answer("P2")
    assert t.hand(1) == 3


def test_zero_to_hero() -> None:
    t = Table(ink=5)
    zero = t.mine("Zero to Hero", HAND)
    for _ in range(3):
        t.body(0)
    first, second = t.body(0, cost=2, zone=HAND), t.body(0, cost=2, zone=HAND)
    t.play(zero)
    ink = t.ready_ink(0)
    t.play(first)
    assert t.ready_ink(0) == ink
    t.play(second)
    assert t.ready_ink(0) == ink - 2  # what the first did not need is gone


def test_rescue_rangers_away() -> None:
    t = Table()
    away = t.mine("Rescue Rangers Away!", HAND)
    t.body(0), t.body(0)
    foe = t.body(1, strength=5)
    t.play(away).answer(foe)
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 3
    t.end()
    assert t.strength(foe) == 5
