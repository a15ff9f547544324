"""Restrictions, playing for free, putting cards somewhere, readying."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import SONG, Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, item, location
from ..reading import real

# ---- what others can and cannot do ---------------------------------------------------------------------------------


def test_aurora_hides_items_from_opponents_only() -> None:
    t = Table()
    t.theirs("Aurora - Lore Guardian")
    hidden, own = t.put(1, item()), t.put(0, item())
    card = t.mine("Hide Away", HAND)
    t.play(card)
    assert t.zone(own) == INKWELL
    assert t.zone(hidden) == PLAY


def test_john_smith_must_be_chosen() -> None:
    t = Table()
    john, other = t.theirs("John Smith - Undaunted Protector"), t.body(1)
    t.play(t.mine("Mosquito Bite", HAND))
    assert (t.damage(john), t.damage(other)) == (1, 0)


def test_keep_the_ancient_ways_lasts_until_my_next_turn() -> None:
    t = Table()
    t.ink(1, 9)
    act, thing, folk = t.theirs("One Jump Ahead", HAND), t.put(1, item(), HAND), t.body(1, zone=HAND)
    t.play(t.mine("Keep the Ancient Ways", HAND)).end()
    assert not t.can_play(act)
    assert not t.can_play(thing)
    assert t.can_play(folk)
    t.end().end()
    assert t.can_play(act)
    assert t.can_play(thing)


@pytest.mark.parametrize(("cost", "may"), [(4, False), (5, True)])
def test_jafar_stops_cheap_challengers(cost: int, may: bool) -> None:
    t = Table()
    jafar = t.theirs("Jafar - Tyrannical Hypnotist", exerted=True)
    mine = t.body(0, cost=cost)
    t.begin()
    assert (jafar.card in t.targets(mine)) is may


def test_figaro_and_vincenzo_keep_opposing_items_exerted() -> None:
    t = Table()
    t.theirs("Figaro - Tuxedo Cat")
    t.theirs("Vincenzo Santorini - On the Run")
    new = t.mine("Dinglehopper", HAND)
    t.play(new)
    assert t.perm(new).exerted
    t.end().end()
    assert t.perm(new).exerted


def test_ursula_alone_may_sing() -> None:
    t = Table()
    ursula, other = t.mine("Ursula - Sea Witch Queen"), t.body(0, cost=5)
    song = t.mine(SONG, HAND)
    t.begin()
    assert t.can(Option(op.SING, song.card, ursula.card))
    assert not t.can(Option(op.SING, song.card, other.card))


def test_hans_stops_kings_and_queens_of_both_sides() -> None:
    t = Table()
    t.mine("Hans - Brazen Manipulator")
    king, queen = t.body(0, classifications=("King",)), t.body(1, classifications=("Queen",))
    free = t.body(0)
    t.begin()
    assert not t.can_quest(king)
    assert t.can_quest(free)
    t.end()
    assert not t.can_quest(queen)


def test_tropical_rainforest_makes_damaged_opponents_reckless() -> None:
    t = Table()
    t.theirs("Tropical Rainforest - Jaguar Lair")
    hurt, sound = t.body(0, damage=1), t.body(0)
    t.begin()
    assert not t.can_quest(hurt)
    assert t.can_quest(sound)
    assert not t.can(Option(op.END))  # it has to challenge the location


# ---- playing for free ----------------------------------------------------------------------------------------------


def test_madam_mim_banishes_the_guest_unless_it_left() -> None:
    for left in (False, True):
        t = Table()
        mim, guest = t.mine("Madam Mim - Rival of Merlin"), t.body(0, cost=4, zone=HAND)
        cat = t.mine("The Lamp")
        t.body(0, name="Genie", cost=9)
        foe = t.body(1, exerted=True)
        t.use(mim)
        t.settled(guest)
        assert t.targets(guest) == {foe.card}
        if left:
            t.use(cat).pick(guest)
            t.play(guest)
        t.end()
        assert t.zone(guest) == (PLAY if left else DISCARD)


def test_retro_evolution_device_measures_by_the_banished_character() -> None:
    t = Table()
    device, old = t.mine("Retro Evolution Device"), t.body(0, cost=2)
    fit, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.use(device).settled(old, fit)
    assert t.zone(old) == DISCARD
    assert t.zone(fit) == PLAY
    assert t.zone(dear) == HAND
    assert t.ready_ink(0) == 11


def test_hades_double_dealer_plays_the_same_name() -> None:
    t = Table()
    hades, old = t.mine("Hades - Double Dealer"), t.body(0, name="Pain - One")
    fit, wrong = t.body(0, name="Pain - Two", cost=9, zone=HAND), t.body(0, name="Panic", zone=HAND)
    t.use(hades).settled(old, fit)
    assert t.zone(fit) == PLAY
    assert t.zone(wrong) == HAND
    assert t.ready_ink(0) == 12


def test_people_gonna_come_here_moves_the_singer() -> None:
    t = Table()
    card, singer, other = t.mine("People Gonna Come Here", HAND), t.body(0, cost=7), t.body(0)
    place = t.put(0, location(cost=9), DISCARD)
    t.put(0, location())
    t.sing(card, singer)
    t.settled(place)
    t.yes()
    assert t.at(singer) == place.card
    assert t.at(other) == -1


def test_get_to_safety_sees_the_location_it_played() -> None:
    t = Table()
    card = t.mine("Get to Safety!", HAND)
    place = t.put(0, location("Sleepy Hollow - Somewhere", cost=3), DISCARD)
    t.play(card)
    t.settled(place)
    assert t.zone(place) == PLAY
    assert t.hand(0) == 1


def test_prince_john_plays_an_item_exerted_from_hand_or_discard() -> None:
    t = Table()
    john = t.mine("Prince John - Gold Lover")
    a, b, c = t.put(0, item(cost=5), HAND), t.put(0, item(cost=5), DISCARD), t.put(0, item(cost=6), HAND)
    t.use(john)
    assert t.offered(op.PLAY) == {a.card, b.card}
    t.play(b)
    assert t.zone(b) == PLAY
    assert t.perm(b).exerted
    assert t.zone(c) == HAND
    assert t.ready_ink(0) == 12


def test_circle_of_life_plays_only_from_the_discard() -> None:
    t = Table()
    song, held, fallen = t.mine("Circle of Life", HAND), t.body(0, zone=HAND), t.body(0, cost=9, zone=DISCARD)
    t.play(song)
    t.settled(fallen)
    assert t.zone(fallen) == PLAY
    assert t.perm(fallen).drying
    assert t.zone(held) == HAND


# ---- putting cards somewhere ---------------------------------------------------------------------------------------


def test_malicious_mean_and_scary_ignores_resist() -> None:
    t = Table()
    tough, mine = t.theirs("Namaari - Resolute Daughter"), t.body(0)
    t.play(t.mine("Malicious, Mean, and Scary", HAND))
    assert t.damage(tough) == 1
    assert t.damage(mine) == 0


def test_come_out_and_fight_takes_what_is_under() -> None:
    t = Table()
    card = t.mine("Come Out and Fight!", HAND)
    host = t.put(1, real("Ariel - Ethereal Voice"), PLAY, under=[FILLER, FILLER], facedown=True)
    deck = t.begin() and t.deck(1)
    t.play(card).settled(host)
    assert t.perm(host).under == []
    assert t.deck(1) == deck + 2
    assert t.hand(0) == 1


def test_spooky_sight_inks_cheap_characters_of_everybody_for_their_owners() -> None:
    t = Table()
    card = t.mine("Spooky Sight", HAND)
    mine, theirs, dear = t.body(0, cost=3), t.body(1, cost=1), t.body(1, cost=4)
    t.play(card)
    assert (t.ink_total(0), t.ink_total(1)) == (13, 1)
    assert t.ready_ink(1) == 0
    assert t.zone(dear) == PLAY
    assert t.zone(mine) == INKWELL
    assert t.zone(theirs) == INKWELL


def test_under_the_sea_reads_the_strength_of_now() -> None:
    t = Table()
    card = t.mine("Under the Sea", HAND)
    weak, strong, mine = t.body(1, 2), t.body(1, 3), t.body(0, 1)
    t.play(card)
    assert t.idle
    assert t.bottom(1) == weak.card
    assert t.zone(strong) == PLAY
    assert t.zone(mine) == PLAY


def test_visiting_christmas_past_takes_any_number() -> None:
    t = Table()
    card = t.mine("Visiting Christmas Past", HAND)
    host = t.put(0, real("Ariel - Ethereal Voice"), PLAY, under=[FILLER, FILLER], facedown=True)
    t.play(card)
    assert t.offered(op.DONE)
    t.pick(host.under[0]).done()
    assert t.ink_total(0) == 13
    assert len(t.perm(host).under) == 1


def test_sudden_scare_gives_the_owner_two_ready_ink() -> None:
    t = Table()
    card, foe = t.mine("Sudden Scare", HAND), t.body(1)
    t.play(card).settled(foe)
    assert t.ink_total(1) == 2
    assert t.ready_ink(1) == 2
    assert t.deck(1) == 19


def test_laugh_canister_offers_the_opponent_the_same() -> None:
    t = Table()
    t.use(t.mine("Laugh Canister"))
    assert t.asked == op.MAY
    assert t.asked_player == 1
    t.yes()
    assert (t.ink_total(0), t.ink_total(1)) == (13, 1)
    assert t.ready_ink(1) == 0


def test_roo_goes_under_a_boost_card() -> None:
    t = Table()
    roo, host = t.mine("Roo - Little Helper"), t.mine("Ariel - Ethereal Voice")
    t.body(0)
    t.use(roo)
    t.settled(host)
    assert t.perm(host).under == [roo.card]
    assert not t.events(EventKind.BANISHED)


def test_the_black_cauldron_keeps_characters_faceup() -> None:
    t = Table()
    pot, dead = t.mine("The Black Cauldron"), t.put(0, FILLER, DISCARD)
    t.mine("Mosquito Bite", DISCARD)
    t.use(pot)
    t.settled(dead)
    assert t.perm(pot).under == [dead.card]
    assert t.discard_size(0) == 1


def test_though_i_have_to_say_goodbye_counts_once() -> None:
    t = Table()
    first, second, hero = t.mine(SONG, HAND), t.mine(SONG, HAND), t.body(0, 2)
    foe = t.body(1)
    t.mine(SONG, DECK)
    t.mine(SONG, DISCARD)
    t.play(first).pick(hero)
    assert t.strength(hero) == 2 + 2  # the song itself is not yet in the discard
    t.play(second).pick(foe)
    assert t.strength(hero) == 4


# ---- readying ------------------------------------------------------------------------------------------------------


def test_on_your_feet_binds_those_that_were_ready_too() -> None:
    t = Table()
    card = t.mine("On Your Feet! Now!", HAND)
    ready, tired, foe = t.body(0), t.body(0, exerted=True), t.body(1, exerted=True)
    t.play(card)
    assert (t.damage(ready), t.damage(tired), t.damage(foe)) == (1, 1, 0)
    assert not t.perm(tired).exerted
    assert t.perm(foe).exerted
    assert not t.can_quest(ready)
    assert not t.can_quest(tired)


def test_nothing_we_wont_do_protects_in_challenges() -> None:
    t = Table()
    card = t.mine("Nothing We Won't Do", HAND)
    mine, foe = t.body(0, exerted=True), t.body(1, 4, 9, exerted=True)
    t.play(card).challenge(mine, foe)
    assert t.damage(mine) == 0
    assert t.damage(foe) == 2


def test_ive_got_a_dream_gains_the_locations_lore() -> None:
    t = Table()
    card, place = t.mine("I've Got a Dream", HAND), t.put(0, location(lore=2))
    t.put(0, location(lore=5))
    there, away = t.body(0, at=place, exerted=True), t.body(0, exerted=True)
    t.play(card).settled(there)
    assert t.lore_total(0) == 2
    assert not t.perm(there).exerted
    assert not t.can_quest(there)
    assert t.perm(away).exerted


def test_evil_comes_prepared_rewards_villains() -> None:
    for kind, lore in (("Villain", 1), ("Hero", 0)):
        t = Table()
        card, mine = t.mine("Evil Comes Prepared", HAND), t.body(0, exerted=True, classifications=(kind,))
        t.play(card).settled(mine)
        assert t.lore_total(0) == lore
        assert not t.perm(mine).exerted


def test_next_stop_olympus_pays_for_the_next_challenge_of_a_character_only() -> None:
    t = Table()
    card, mine = t.mine("Next Stop, Olympus", HAND), t.body(0, 5, 9, exerted=True)
    place, a, b = t.put(1, location(willpower=9)), t.body(1, 0, 9, exerted=True), t.body(1, 0, 9, exerted=True)
    again = t.mine("You Came Back", HAND), t.mine("You Came Back", HAND)
    assert t.paid(card) == real("Next Stop, Olympus").cost - 2
    t.pick(mine)
    t.challenge(mine, place)
    assert t.lore_total(0) == 0
    t.play(again[0]).pick(mine)
    t.challenge(mine, a)
    assert t.lore_total(0) == 1
    t.play(again[1]).pick(mine)
    t.challenge(mine, b)
    assert t.lore_total(0) == 1


def test_the_sword_of_shan_yu_needs_a_dry_ready_bearer() -> None:
    t = Table()
    sword, tired = t.mine("The Sword of Shan-Yu"), t.body(0, exerted=True)
    t.body(0, drying=True)
    t.begin()
    assert not t.offered(op.USE)
    t = Table()
    sword, tired, bearer = t.mine("The Sword of Shan-Yu"), t.body(0, exerted=True), t.body(0)
    t.use(sword)
    t.pick(tired)
    assert t.perm(bearer).exerted
    assert not t.perm(tired).exerted
    assert not t.can_quest(tired)


def test_shere_khan_pays_with_damage_that_may_banish_him() -> None:
    t = Table()
    khan = t.mine("Shere Khan - Fierce and Furious", exerted=True)
    t.use(khan)
    assert t.damage(khan) == 1
    assert not t.perm(khan).exerted
    assert not t.can_quest(khan)


def test_gumbo_pot_heals_up_to_two() -> None:
    t = Table()
    pot, a, b = t.mine("Gumbo Pot"), t.body(0, damage=2), t.body(1, damage=1)
    t.use(pot).pick(a, b)
    assert (t.damage(a), t.damage(b)) == (1, 0)


def test_ohana_means_family_draws_per_damage_removed() -> None:
    t = Table()
    card, hurt = t.mine("Ohana Means Family", HAND), t.body(0, damage=3)
    t.play(card).settled(hurt)
    assert t.damage(hurt) == 0
    assert t.hand(0) == 3


def test_most_everyones_mad_here() -> None:
    t = Table()
    card, foe = t.mine("Most Everyone's Mad Here", HAND), t.body(1, damage=3)
    t.play(card).settled(foe)
    assert t.lore_total(0) == 3
    assert t.zone(foe) == DISCARD


def test_the_queen_disguised_peddler_gains_the_discarded_lore() -> None:
    t = Table()
    queen, fuel = t.mine("The Queen - Disguised Peddler"), t.body(0, lore=3, zone=HAND)
    t.mine("Mosquito Bite", HAND)
    t.use(queen)
    t.settled(fuel)
    assert t.zone(fuel) == DISCARD
    assert t.lore_total(0) == 3
