"""Characters that speak when they are played: secondary ifs and payments."""

from __future__ import annotations

import pytest

from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, character, item, location
from ..reading import real


def test_woody_leader_of_the_toys_takes_a_toy_or_the_room() -> None:
    t = Table()
    woody = t.mine("Woody - Leader of the Toys", HAND)
    toy = t.body(0, zone=DECK, classifications=("Storyborn", "Toy"))
    room, other = t.put(0, location("Andy's Room - Somewhere"), DECK), t.put(0, location(), DECK)
    plain = t.body(0, zone=DECK)
    t.play(woody).yes()
    assert t.offered(op.CARD) == {toy.card, room.card}
    t.pick(room)
    t.all_yes()
    assert t.zone(room) == HAND
    assert set(t.deck_cards(0)[-3:]) == {toy.card, other.card, plain.card}


def test_jim_hawkins_honorable_pirate_any_number() -> None:
    t = Table()
    jim = t.mine("Jim Hawkins - Honorable Pirate", HAND)
    pirates = t.bodies(0, 3, zone=DECK, classifications=("Storyborn", "Pirate"))
    t.play(jim).no().yes().pick(*pirates[:2]).done()  # he need not enter exerted
    t.all_yes()
    assert t.zones(*pirates) == [HAND, HAND, DECK]


def test_bruno_madrigal_seeing_the_future_another_deck() -> None:
    t = Table()
    bruno, top = t.mine("Bruno Madrigal - Seeing the Future", HAND), t.body(1, zone=DECK)
    t.play(bruno).yes().player(1)
    assert t.asked_player == 0
    t.choose(Option(op.BOTTOM, top.card))
    assert t.bottom(1) == top.card


@pytest.mark.parametrize(("lying", "asked"), [(2, False), (3, True)])
def test_mama_imelda_no_nonsense_ancestor_three_or_gone(lying: int, asked: bool) -> None:
    t = Table()
    imelda = t.mine("Mamá Imelda - No-Nonsense Ancestor", HAND)
    cards = t.fillers(0, lying, DISCARD)
    t.play(imelda)
    if asked:
        t.mode(1)
        t.all_yes()
        assert set(t.deck_cards(0)[-3:]) == {c.card for c in cards}
    assert t.zone(imelda) == (PLAY if asked else DISCARD)


def test_wreck_it_ralph_admiral_underpants_and_the_princess() -> None:
    for tag, lore in (("Princess", 2), ("Hero", 0)):
        t = Table()
        ralph = t.mine("Wreck-It Ralph - Admiral Underpants", HAND)
        card = t.body(0, zone=DISCARD, classifications=("Storyborn", tag))
        t.put(0, item(), DISCARD)
        t.play(ralph)
        t.settled(card)
        assert t.zone(card) == HAND
        assert t.lore_total(0) == lore


def test_widow_tweed_kindly_soul_plays_tod() -> None:
    for name in ("Tod", "Copper"):
        t = Table(ink=real("Widow Tweed - Kindly Soul").cost)
        tweed, card = t.mine("Widow Tweed - Kindly Soul", HAND), t.body(0, zone=DISCARD, name=name, cost=9)
        t.play(tweed)
        t.settled(card)
        if name == "Tod":
            t.yes()
        assert t.zone(card) == (PLAY if name == "Tod" else HAND)


def test_aurora_delightful_musician_only_a_song_of_this_turn() -> None:
    t = Table()
    aurora, song = t.mine("Aurora - Delightful Musician", HAND), t.mine("Friends on the Other Side", HAND)
    old = t.mine("Friends on the Other Side", DISCARD)
    t.play(song)
    t.play(aurora)
    t.settled(song)
    assert (t.zone(song), t.zone(old)) == (HAND, DISCARD)


@pytest.mark.parametrize("answer", [True, False])
def test_abby_park_intense_fan_otherwise_bottom(answer: bool) -> None:
    t = Table()
    abby, song = t.mine("Abby Park - Intense Fan", HAND), t.mine("Hakuna Matata", DECK)
    t.play(abby).may(answer)
    if answer:
        assert t.zone(song) == HAND
    else:
        assert t.bottom(0) == song.card


def test_abby_park_intense_fan_wrong_card() -> None:
    t = Table()
    abby, other = t.mine("Abby Park - Intense Fan", HAND), t.body(0, zone=DECK)
    t.play(abby)
    assert t.asked == op.TURN
    assert t.bottom(0) == other.card


def test_yzma_scary_beyond_all_reason_its_player_draws() -> None:
    t = Table()
    yzma, foe = t.mine("Yzma - Scary Beyond All Reason", HAND), t.body(1)
    t.body(0)
    t.play(yzma)
    assert yzma.card not in t.offered(op.CARD)
    t.pick(foe)
    assert t.zone(foe) in (DECK, HAND)  # perhaps drawn again
    assert (t.hand(0), t.hand(1), t.deck(1)) == (0, 2, 19)


def test_kristoff_icy_explorer_from_the_chosen_players_discard() -> None:
    t = Table()
    kristoff, anna = t.mine("Kristoff - Icy Explorer", HAND), t.body(0, name="Anna")
    own, theirs = t.fillers(0, 1, DISCARD)[0], t.fillers(1, 2, DISCARD)
    t.play(kristoff).yes().player(1).pick(theirs[1])
    assert t.bottom(1) == theirs[1].card
    assert (t.zone(own), t.zone(anna)) == (DISCARD, PLAY)


def test_kida_crystal_scion_each_player_inks_up_to_five() -> None:
    t = Table()
    kida = t.mine("Kida - Crystal Scion", HAND)
    mine, theirs = t.fillers(0, 6, DISCARD), t.fillers(1, 2, DISCARD)
    before = 12
    t.play(kida).yes().pick(*mine[:5])
    assert t.asked_player == 1
    t.yes().pick(theirs[0]).done()
    assert (t.ink_total(0), t.ink_total(1)) == (before + 5, 1)
    assert t.ready_ink(1) == 0


def test_mufasa_ruler_of_pride_rock_takes_back_two_ink() -> None:
    t = Table(ink=12)
    mufasa = t.mine("Mufasa - Ruler of Pride Rock", HAND)
    t.play(mufasa)
    assert (t.ready_ink(0), t.ink_total(0), t.hand(0)) == (0, 10, 2)


def test_stitch_alien_buccaneer_from_the_discard_on_top() -> None:
    t = Table()
    stitch, base, deed = t.mine("Stitch - Alien Buccaneer", HAND), t.body(0, name="Stitch"), t.mine("Smash", DISCARD)
    t.shift(stitch, base).yes()
    t.settled(deed)
    assert t.top(0) == deed.card


# ---- banishing, items and payments ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "second"), [("Maurice's Machine", True), ("Gadget", False)])
def test_maurice_unconventional_inventor_and_his_machine(name: str, second: bool) -> None:
    t = Table()
    maurice, thing = t.mine("Maurice - Unconventional Inventor", HAND), t.put(0, item(name))
    foe, strong = t.body(1, strength=2), t.body(1, strength=3)
    t.play(maurice).yes()
    t.settled(thing)
    assert t.hand(0) == 1
    if second:
        t.yes()
        assert strong.card not in t.offered(op.CARD)
        t.settled(foe)
    assert t.asked == op.TURN
    assert t.zone(foe) == (DISCARD if second else PLAY)


def test_wasabi_methodical_engineer_declined_gives_nothing() -> None:
    for yes in (True, False):
        t = Table()
        wasabi, thing = t.mine("Wasabi - Methodical Engineer", HAND), t.put(1, item())
        t.play(wasabi).may(yes)
        if yes:
            t.settled(thing)
        assert (t.lore_total(0), t.lore_total(1)) == (0, int(yes))


def test_clarabelle_out_for_a_stroll_its_player_inks() -> None:
    t = Table()
    clarabelle, thing = t.mine("Clarabelle - Out for a Stroll", HAND), t.put(1, item())
    t.play(clarabelle).yes()
    t.settled(thing)
    assert (t.ink_total(0), t.ink_total(1), t.ready_ink(1)) == (12, 1, 0)


def test_sid_phillips_toy_surgeon_if_you_do() -> None:
    t = Table()
    sid, own = t.mine("Sid Phillips - Toy Surgeon", HAND), t.body(0)
    a, b = t.body(1), t.body(1)
    t.play(sid).yes()
    assert t.asked_player == 1
    t.pick(b)
    assert t.idle
    assert (t.zone(own), t.zone(a), t.zone(b)) == (DISCARD, PLAY, DISCARD)


@pytest.mark.parametrize("gives", [True, False])
def test_hades_looking_for_a_deal_their_choice(gives: bool) -> None:
    t = Table()
    hades, foe = t.mine("Hades - Looking for a Deal", HAND), t.body(1)
    t.play(hades).yes()
    t.settled(foe)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.may(gives)
    if gives:
        assert t.bottom(1) == foe.card
    assert t.hand(0) == (0 if gives else 2)


def test_maleficent_formidable_queen_once_for_each_maleficent() -> None:
    t = Table()
    queen = t.mine("Maleficent - Formidable Queen", HAND)
    t.body(0, name="Maleficent")
    place, thing = t.put(1, location("", 5, 1, 3)), t.put(1, item("", 4))
    foe, kept = t.body(1, cost=3), t.body(1, cost=3)
    t.play(queen)
    assert t.offered(op.CARD) == {place.card, foe.card, kept.card}
    t.pick(place, foe)
    assert t.zones(place, foe, kept, thing) == [HAND, HAND, PLAY, PLAY]


def test_go_go_tomago_darting_dynamo_gains_the_damage() -> None:
    t = Table()
    gogo, foe = t.mine("Go Go Tomago - Darting Dynamo", HAND), t.body(1, damage=3)
    t.body(1, damage=1)
    left = 12 - real("Go Go Tomago - Darting Dynamo").cost - 2
    t.play(gogo).yes().pick(foe)
    assert (t.lore_total(0), t.ready_ink(0)) == (3, left)


def test_anna_diplomatic_queen_modes() -> None:
    t = Table()
    anna, hurt = t.mine("Anna - Diplomatic Queen", HAND), t.body(1, damage=1)
    t.body(1)
    t.play(anna).yes().mode(3)
    t.settled(hurt)
    assert t.zone(hurt) == DISCARD


def test_go_go_tomago_cutting_edge_inks_the_whole_stack() -> None:
    t = Table()
    gogo, base = t.mine("Go Go Tomago - Cutting Edge", HAND), t.body(0, name="Go Go Tomago")
    foe = t.put(1, character(), PLAY, under=[FILLER])
    t.shift(gogo, base).yes().pick(foe)
    assert (t.zone(foe), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 2, 0)  # CR 5.1.1.7


# ---- players, locations, playing -----------------------------------------------------------------------------------


def test_kit_cloudkicker_irrepressible_bear_shares() -> None:
    t = Table(players=3)
    kit = t.mine("Kit Cloudkicker - Irrepressible Bear", HAND)
    t.play(kit)
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(2)
    assert [t.drops(p) for p in range(3)] == [1, 0, 1]


def test_pete_games_referee_until_your_next_turn() -> None:
    t = Table()
    pete, deed, later = t.mine("Pete - Games Referee", HAND), t.theirs("Smash", HAND), t.mine("Smash", HAND)
    t.ink(1, 5)
    t.play(pete)
    assert t.can_play(later)
    t.end()
    assert not t.can_play(deed)
    t.end().end()
    assert t.can_play(deed)


def test_moana_kakamora_leader_counts_who_moved() -> None:
    t = Table()
    moana, place = t.mine("Moana - Kakamora Leader", HAND), t.put(0, location())
    there, a, b = t.body(0, at=place), t.body(0), t.body(0)
    t.play(moana).yes().pick(there, a).done().settled(place)
    assert (t.at(a), t.at(b)) == (place.card, -1)
    assert t.lore_total(0) == 1  # who was there already has not moved


def test_tuk_tuk_lively_partner_gives_to_the_other() -> None:
    t = Table()
    tuk, own, place = t.mine("Tuk Tuk - Lively Partner", HAND), t.body(0, strength=1), t.put(0, location())
    t.play(tuk).yes()
    assert t.idle
    assert (t.at(tuk), t.at(own), t.strength(own)) == (place.card, place.card, 3)


def test_roxanne_concert_lover_without_a_location() -> None:
    t = Table()
    roxanne, own = t.mine("Roxanne - Concert Lover", HAND), t.body(0, lore=1)
    t.play(roxanne).yes()
    assert t.idle
    assert t.lore_of(own) == 1


def test_roxanne_concert_lover_who_is_there_does_not_move() -> None:
    t = Table()
    place = t.put(0, location())
    roxanne, own = t.mine("Roxanne - Concert Lover", HAND), t.body(0, lore=1, at=place)
    t.play(roxanne).yes().settled(own, place)
    assert t.at(roxanne) == place.card
    assert t.lore_of(own) == 1  # CR 6.1.5.1: not both of them moved


def test_mr_smee_captain_of_the_jolly_roger_may_hit_a_pirate() -> None:
    t = Table()
    smee = t.mine("Mr. Smee - Captain of the Jolly Roger", HAND)
    own = t.body(0, classifications=("Storyborn", "Pirate"))
    t.body(0, classifications=("Storyborn", "Pirate"))
    t.play(smee).yes().pick(own)
    assert t.damage(own) == 2  # CR 6.7.2.1: counted before it was chosen


def test_ursula_voice_stealer_measures_the_song() -> None:
    t = Table(ink=real("Ursula - Voice Stealer").cost)
    ursula, foe = t.mine("Ursula - Voice Stealer", HAND), t.body(1, cost=4)
    t.body(1, exerted=True, cost=9)
    cheap, dear = t.mine("Friends on the Other Side", HAND), t.mine("Be Prepared", HAND)
    t.play(ursula)
    t.settled(foe)
    t.yes()
    t.settled(cheap)
    assert (t.zone(cheap), t.zone(dear), t.perm(foe).exerted) == (DISCARD, HAND, True)


def test_ursula_voice_stealer_without_a_character_to_measure() -> None:
    t = Table(ink=real("Ursula - Voice Stealer").cost)
    ursula, song = t.mine("Ursula - Voice Stealer", HAND), t.mine("Friends on the Other Side", HAND)
    t.play(ursula)
    t.yes()
    assert (t.asked, t.zone(song)) == (op.TURN, HAND)


def test_lady_family_dog_for_free_and_fresh() -> None:
    t = Table(ink=real("Lady - Family Dog").cost)
    lady, small, big = t.mine("Lady - Family Dog", HAND), t.body(0, zone=HAND, cost=2), t.body(0, zone=HAND, cost=3)
    t.play(lady).yes()
    t.settled(small)
    assert (t.zone(small), t.zone(big), t.perm(small).drying) == (PLAY, HAND, True)


def test_pocahontas_guiding_the_tribe_exactly_one() -> None:
    t = Table()
    card = t.mine("Pocahontas - Guiding the Tribe", HAND)
    one, none = t.body(0, zone=HAND, cost=1), t.body(0, zone=HAND, cost=0)
    t.play(card).yes()
    t.settled(one)
    assert (t.zone(one), t.zone(none)) == (PLAY, HAND)
