"""Looking at cards; moving damage and characters."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import SONG, Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, item, location
from ..reading import real

# ---- looking at cards ----------------------------------------------------------------------------------------------


def test_everything_else_is_obsolete_sends_three_cards_three_ways() -> None:
    t = Table()
    card = t.mine("Everything Else Is Obsolete", HAND)
    a, b, c = (t.put(0, FILLER, DECK) for _ in range(3))
    t.play(card).pick(b).pick(c)
    assert t.zone(b) == INKWELL
    assert t.ready_ink(0) == 12 - real("Everything Else Is Obsolete").cost
    assert t.top(0) == c.card
    assert t.bottom(0) == a.card


def test_develop_your_brain_with_one_card_left_takes_it() -> None:
    t = Table(deck_size=1)
    t.play(t.mine("Develop Your Brain", HAND))
    assert t.hand(0) == 1
    assert t.deck(0) == 0


def test_what_else_can_i_do_gives_ward_only_if_it_was_sung() -> None:
    for sung in (True, False):
        t = Table()
        card, singer, friend = t.mine("What Else Can I Do?", HAND), t.body(0, cost=5), t.body(0)
        a, b = t.put(0, FILLER, DECK), t.put(0, FILLER, DECK)
        t.sing(card, singer) if sung else t.play(card)
        t.pick(b)
        assert t.zone(b) == HAND
        assert t.zone(a) == INKWELL
        assert t.has(friend, Keyword.WARD) is sung
        assert t.has(singer, Keyword.WARD) is sung


def test_closet_door_portal_plays_from_the_top_and_becomes_ink() -> None:
    t = Table()
    door = t.mine("Closet Door Portal")
    dear, cheap = t.body(0, cost=7, zone=DECK), t.body(0, cost=6, zone=DECK)
    third = t.put(0, FILLER, DECK)
    t.use(door).yes()
    assert t.offered(op.CARD) == {cheap.card, third.card}
    t.pick(cheap)
    t.settled(cheap)
    t.any_answer(op.ORDER)
    assert t.zone(cheap) == PLAY
    assert t.zone(door) == INKWELL
    assert t.ready_ink(0) == 10
    assert set(t.deck_cards(0)[-2:]) == {dear.card, third.card}


def test_the_queen_diviner_plays_a_cheap_item_exerted_or_takes_it() -> None:
    for cost, play_it in ((3, True), (3, False), (4, False)):
        t = Table()
        queen = t.mine("The Queen - Diviner")
        found = t.put(0, item(cost=cost), DECK)
        t.use(queen).yes()
        t.pick(found)
        if cost == 3:
            assert t.asked == op.MAY
            t.may(play_it)
        t.any_answer(op.ORDER)
        assert t.idle
        assert t.zone(found) == (PLAY if play_it else HAND)
        assert not play_it or t.perm(found).exerted


def test_water_has_memory_orders_another_players_deck() -> None:
    t = Table()
    card = t.mine("Water Has Memory", HAND)
    cards = t.fillers(1, 4, DECK)
    t.play(card).player(1)
    assert t.asked_player == 0
    t.pick(cards[2])
    t.any_answer(op.ORDER)
    assert t.top(1) == cards[2].card
    assert set(t.deck_cards(1)[-3:]) == {c.card for c in cards if c is not cards[2]}


def test_television_set_puts_a_refused_puppy_on_the_bottom() -> None:
    for wanted in (True, False):
        t = Table()
        tv = t.mine("Television Set")
        puppy = t.body(0, classifications=("Puppy",), zone=DECK)
        t.use(tv).may(wanted)
        assert t.zone(puppy) == (HAND if wanted else DECK)
        assert wanted or t.bottom(0) == puppy.card


def test_the_family_madrigal_puts_the_rest_back_on_top() -> None:
    t = Table()
    card = t.mine("The Family Madrigal", HAND)
    kin, song = t.body(0, classifications=("Madrigal",), zone=DECK), t.mine(SONG, DECK)
    rest = t.fillers(0, 3, DECK)
    t.play(card).yes()
    assert t.offered(op.CARD) == {kin.card}
    t.pick(kin)
    t.pick(song)
    t.any_answer(op.ORDER)
    assert t.hand(0) == 2
    assert set(t.deck_cards(0)[:3]) == {c.card for c in rest}


def test_bruno_undetected_uncle_names_the_top_card() -> None:
    for right in (True, False):
        t = Table()
        bruno = t.mine("Bruno Madrigal - Undetected Uncle")
        top = t.mine("Mosquito Bite", DECK)
        t.use(bruno)
        names = t.game.state.table.names
        wanted = next(n for n, name in enumerate(names) if (name.casefold() == "mosquito bite") is right)
        t.choose(Option(op.NAMED, wanted))
        assert t.zone(top) == (HAND if right else DECK)
        assert t.lore_total(0) == (3 if right else 0)
        assert right or t.top(0) == top.card


def test_never_too_far_apart_finds_printed_singers() -> None:
    t = Table()
    card = t.mine("Never Too Far Apart", HAND)
    singer, plain = t.mine("Ariel - Spectacular Singer", DECK), t.put(0, FILLER, DECK)
    t.play(card)
    assert t.offered(op.CARD) == {singer.card}
    t.pick(singer)
    t.any_answer(op.ORDER)
    assert t.zone(singer) == HAND
    assert t.zone(plain) == DECK


# ---- moving damage and characters ----------------------------------------------------------------------------------


def test_everybodys_got_a_weakness_draws_per_counter_moved() -> None:
    t = Table()
    card = t.mine("Everybody's Got a Weakness", HAND)
    a, b, c = t.body(0, damage=2), t.body(0, damage=1), t.body(0)
    foe = t.body(1)
    t.play(card).settled(foe)
    assert [t.damage(x) for x in (a, b, c, foe)] == [1, 0, 0, 2]
    assert t.hand(0) == 2


def test_luisa_passes_her_damage_on_at_three() -> None:
    t = Table()
    luisa, hurt = t.mine("Luisa Madrigal - Confident Climber", damage=2), t.body(0, damage=2)
    foe = t.body(1, willpower=9)
    t.use(luisa).pick(hurt)
    t.amount(1)
    t.settled(foe)
    assert (t.damage(luisa), t.damage(hurt), t.damage(foe)) == (0, 1, 3)


def test_touch_the_sky_draws_for_the_location_moved_to() -> None:
    t = Table()
    card, a = t.mine("Touch the Sky", HAND), t.body(0)
    far, near = t.put(0, location(lore=2)), t.put(0, location(lore=1))
    t.put(1, location(lore=5))
    t.play(card).settled(a)
    assert t.offered(op.CARD) == {far.card, near.card}
    t.pick(far)
    assert t.at(a) == far.card
    assert t.hand(0) == 2


def test_the_games_afoot_protects_the_location_even_without_travellers() -> None:
    t = Table()
    card, a, b = t.mine("The Game's Afoot!", HAND), t.body(0), t.body(0)
    here, there = t.put(0, location()), t.put(0, location())
    t.play(card).pick(a, b).pick(here)
    assert t.at(a) == t.at(b) == here.card
    assert t.has(here, Keyword.RESIST)
    assert not t.has(there, Keyword.RESIST)
    assert not t.has(a, Keyword.RESIST)


def test_heihei_at_the_crosswalk_moves_on_for_lore_once() -> None:
    t = Table()
    heihei = t.mine("HeiHei - At the Crosswalk")
    a, b = t.put(0, location()), t.put(0, location())
    t.begin()
    assert not t.can(Option(op.USE, heihei.card, 0))
    t.move(heihei, a).use(heihei)
    t.settled(b)
    assert t.at(heihei) == b.card
    assert t.lore_total(0) == 1
    assert not t.can(Option(op.USE, heihei.card, 0))


def test_carls_house_sends_its_guest_elsewhere() -> None:
    t = Table()
    house, other = t.mine("Carl's House - Flying High"), t.put(0, location())
    guest, stranger = t.body(0, at=house), t.body(0)
    t.use(house)
    t.settled(guest, other)
    assert t.at(guest) == other.card
    assert t.at(stranger) == -1
    assert t.lore_total(0) == 1


def test_sugar_rush_speedway_exerts_a_ready_dry_character_there() -> None:
    t = Table()
    start, goal = t.mine("Sugar Rush Speedway - Starting Line"), t.put(0, location())
    racer, tired, wet = t.body(0, at=start), t.body(0, at=start, exerted=True), t.body(0, at=start, drying=True)
    t.use(start)
    t.settled(racer, goal)
    assert t.at(racer) == goal.card
    assert t.perm(racer).exerted
    assert t.damage(racer) == 1
    assert t.at(tired) == t.at(wet) == start.card
    assert not t.damage(tired)
    assert not t.damage(wet)


def test_goofy_takes_somebody_along() -> None:
    t = Table()
    goofy, friend = t.mine("Goofy - Set for Adventure"), t.body(0)
    place, other = t.put(0, location()), t.put(0, location())
    t.move(goofy, place).yes()
    t.settled(friend)
    assert t.at(friend) == place.card
    assert t.hand(0) == 1
    t.move(goofy, other)
    assert t.idle
    assert t.hand(0) == 1


def test_peter_pan_gains_the_lore_of_his_first_stop() -> None:
    t = Table()
    peter = t.mine("Peter Pan - Lost Boy Leader")
    a, b = t.put(0, location(lore=1)), t.put(0, location(lore=3))
    t.move(peter, a).move(peter, b)
    assert t.lore_total(0) == 1


def test_intense_research_looks_at_five_for_an_ink_drop() -> None:
    for drops, seen in ((0, 2), (1, 5)):
        t = Table()
        t.position.ink_drops[0] = drops
        t.play(t.mine("Intense Research", HAND))
        if drops:
            t.amount(1)
        assert len(t.offered(op.CARD)) == seen


def test_basil_draws_only_if_he_was_shifted() -> None:
    t = Table()
    basil, base = t.mine("Basil - Great Mouse Detective", HAND), t.body(0, name="Basil")
    t.shift(basil, base).yes()
    assert t.hand(0) == 2
    t = Table()
    t.play(t.mine("Basil - Great Mouse Detective", HAND))
    assert t.idle


def test_pluto_needs_a_detective_for_the_hand() -> None:
    for kind, zone in (("Detective", HAND), ("Ally", DECK)):
        t = Table()
        pluto, lost = t.mine("Pluto - Clever Cluefinder"), t.put(0, item(), DISCARD)
        t.body(0, classifications=(kind,))
        t.use(pluto)
        assert t.zone(lost) == zone
        assert zone == HAND or t.top(0) == lost.card


def test_baymax_may_replace_every_drop_of_higitus_figitus() -> None:
    t = Table()
    t.mine("Baymax - Amped Up")
    t.play(t.mine("Higitus Figitus", HAND)).yes().no().yes()
    assert t.ink_total(0) == 14
    assert t.drops(0) == 1
