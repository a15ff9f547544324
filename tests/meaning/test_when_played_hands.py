"""Characters that speak when they are played: hands, discards, looking at cards."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, PLAY, character, item, keyword, location
from ..reading import real


def test_heihei_not_so_tricky_chicken_exerts_an_item() -> None:
    t = Table()
    heihei, thing = t.mine("HeiHei - Not-So-Tricky Chicken", HAND), t.put(1, item())
    t.play(heihei)
    t.settled(thing)
    t.end()
    assert t.perm(thing).exerted
    t.end().end()
    assert not t.perm(thing).exerted


# ---- hands and discards --------------------------------------------------------------------------------------------


def test_goldie_ogilt_cunning_prospector_you_choose_a_location() -> None:
    t = Table()
    goldie = t.mine("Goldie O'Gilt - Cunning Prospector", HAND)
    a, b = t.put(1, location(), HAND), t.put(1, location(), HAND)
    other = t.body(1, zone=HAND)
    t.play(goldie)
    assert t.asked_player == 0
    assert t.offered(op.CARD) == {a.card, b.card}
    t.pick(a)
    assert (t.zone(a), t.zone(b), t.zone(other)) == (DISCARD, HAND, HAND)
    assert len(t.events(EventKind.REVEALED)) == 3


def test_mowgli_man_cub_they_choose() -> None:
    t = Table()
    mowgli = t.mine("Mowgli - Man Cub", HAND)
    a, b = t.put(1, item(), HAND), t.put(1, location(), HAND)
    t.body(1, zone=HAND)
    t.play(mowgli)
    assert t.asked_player == 1
    assert t.offered(op.CARD) == {a.card, b.card}


def test_lucifer_cunning_cat_either_two_or_one_action() -> None:
    t = Table()
    lucifer = t.mine("Lucifer - Cunning Cat", HAND)
    deed, a, b = t.theirs("Smash", HAND), t.body(1, zone=HAND), t.body(1, zone=HAND)
    t.play(lucifer)
    assert t.asked_player == 1
    t.mode(2)
    t.settled(deed)
    assert (t.zone(deed), t.zone(a), t.zone(b)) == (DISCARD, HAND, HAND)


@pytest.mark.parametrize("held", [1, 2])
def test_lucifer_cunning_cat_without_an_action(held: int) -> None:
    t = Table()
    lucifer = t.mine("Lucifer - Cunning Cat", HAND)
    cards = t.bodies(1, held, zone=HAND)
    t.play(lucifer)
    assert t.idle
    assert all(t.zone(c) == DISCARD for c in cards)  # CR 1.2.3: as much as possible


def test_lady_tremaine_imperious_queen_each_opponent_picks_its_own() -> None:
    t = Table(players=3)
    lady = t.mine("Lady Tremaine - Imperious Queen", HAND)
    a, b, c = t.body(1), t.body(1), t.body(2)
    t.play(lady)
    assert t.asked_player == 1
    assert t.offered(op.CARD) == {a.card, b.card}
    t.pick(a)
    t.settled(c)
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, PLAY, DISCARD)


def test_kuzco_impulsive_llama_bottom_and_an_offer() -> None:
    t = Table()
    kuzco, foe = t.mine("Kuzco - Impulsive Llama", HAND), t.body(1)
    t.play(kuzco)
    t.settled(foe)
    assert t.bottom(1) == foe.card
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.yes()
    assert t.hand(1) == 1


def test_ursula_power_hungry_draws_for_what_was_lost() -> None:
    t = Table(players=3)
    ursula = t.mine("Ursula - Power Hungry", HAND)
    t.lore(1, 3)  # the third player has none to lose
    t.play(ursula).yes()
    assert (t.lore_total(1), t.lore_total(2), t.hand(0)) == (2, 0, 1)


def test_shere_khan_opportunistic_tycoon_counts_who_does_not() -> None:
    t = Table(players=4)
    khan = t.mine("Shere Khan - Opportunistic Tycoon", HAND)
    gone = t.body(1, zone=HAND)
    t.body(2, zone=HAND)  # keeps it; the fourth player holds nothing
    t.play(khan)
    assert t.asked_player == 1
    t.yes().settled(gone)
    for player in (2, 3):
        assert t.asked_player == player
        t.no()
    assert t.zone(gone) == DISCARD
    assert [t.drops(p) for p in range(4)] == [2, 0, 0, 0]


def test_lady_tremaine_overbearing_matriarch_only_who_is_ahead() -> None:
    t = Table(players=3)
    lady = t.mine("Lady Tremaine - Overbearing Matriarch", HAND)
    for player, lore in enumerate((5, 6, 5)):
        t.lore(player, lore)
    t.play(lady)
    assert [t.lore_total(p) for p in range(3)] == [5, 5, 5]


def test_friar_tuck_priest_of_nottingham_ties_count() -> None:
    t = Table(players=3)
    tuck = t.mine("Friar Tuck - Priest of Nottingham", HAND)
    t.fillers(0, 2, HAND)
    t.fillers(1, 2, HAND)
    t.fillers(2, 1, HAND)
    t.play(tuck)
    for player in (0, 1):
        assert t.asked_player == player
        t.choose(t.game.options[0])
    assert [t.hand(p) for p in range(3)] == [1, 1, 1]


def test_demona_scourge_of_the_wyvern_clan_fills_small_hands() -> None:
    t = Table()
    demona, foe = t.mine("Demona - Scourge of the Wyvern Clan", HAND), t.body(1)
    t.fillers(0, 1, HAND)
    t.fillers(1, 4, HAND)
    t.play(demona)
    assert t.perm(foe).exerted
    assert (t.hand(0), t.hand(1)) == (3, 4)


def test_woody_and_buzz_lightyear_best_buddies_draw_level() -> None:
    t = Table(players=3)
    card = t.mine("Woody & Buzz Lightyear - Best Buddies", HAND)
    t.fillers(1, 2, HAND)
    t.fillers(2, 5, HAND)
    t.play(card).player(2)
    assert t.hand(0) == 5


def test_tramp_street_smart_dog_draws_and_discards_as_many() -> None:
    t = Table()
    tramp = t.mine("Tramp - Street-Smart Dog", HAND)
    t.body(0)
    t.body(0)
    t.body(0, zone=HAND)
    t.play(tramp).yes()
    assert t.hand(0) == 3
    t.any_answer(op.CHOOSE)
    assert (t.hand(0), t.discard_size(0)) == (1, 2)


@pytest.mark.parametrize("held", [0, 3])
def test_doc_bold_knight_even_an_empty_hand(held: int) -> None:
    t = Table()
    doc = t.mine("Doc - Bold Knight", HAND)
    t.fillers(0, held, HAND)
    t.play(doc).yes()
    assert (t.hand(0), t.discard_size(0)) == (2, held)


def test_hercules_young_rescuer_gets_one_of_them_back() -> None:
    t = Table()
    hercules, kept = t.mine("Hercules - Young Rescuer", HAND), t.body(0, zone=HAND)
    t.fillers(0, 1, HAND)
    t.play(hercules).yes().pick(kept)
    assert (t.zone(kept), t.hand(0), t.discard_size(0)) == (HAND, 1, 1)


def test_tiana_party_hostess_plays_the_discarded_location() -> None:
    t = Table()
    tiana, place = t.mine("Tiana - Party Hostess", HAND), t.put(0, location("", 5, 1, 9), HAND)
    t.play(tiana).yes().pick(place).yes()
    assert t.zone(place) == PLAY
    assert t.hand(0) == 2


def test_tiana_party_hostess_another_kind_stays_away() -> None:
    t = Table()
    tiana, other = t.mine("Tiana - Party Hostess", HAND), t.body(0, zone=HAND)
    t.put(0, location(), DISCARD)
    t.play(tiana).yes().pick(other)
    assert t.asked == op.TURN


def test_sprout_experiment_509_discards_an_alien_or_a_location() -> None:
    t = Table()
    sprout, foe = t.mine("Sprout - Experiment 509", HAND), t.body(1)
    alien, place = t.body(0, zone=HAND, classifications=("Storyborn", "Alien")), t.put(0, location(), HAND)
    t.body(0, zone=HAND)
    t.play(sprout).yes()
    assert t.offered(op.CARD) == {alien.card, place.card}
    t.pick(place, foe)
    assert t.damage(foe) == 2


def test_the_queen_devious_disguise_declined() -> None:
    for yes in (True, False):
        t = Table(players=3)
        queen = t.mine("The Queen - Devious Disguise", HAND)
        t.play(queen).may(yes)
        assert (t.lore_total(1), t.lore_total(2), t.hand(0)) == ((2, 2, 1) if yes else (0, 0, 0))


# ---- secondary ifs -------------------------------------------------------------------------------------------------


def test_minnie_mouse_drum_major_only_when_shifted() -> None:
    t = Table()
    minnie = t.mine("Minnie Mouse - Drum Major", HAND)
    t.play(minnie)
    assert t.asked == op.TURN
    assert not t.events(EventKind.SHUFFLED)  # CR 6.2.4: nothing at all happens


def test_minnie_mouse_drum_major_puts_it_on_top() -> None:
    t = Table()
    minnie, base = t.mine("Minnie Mouse - Drum Major", HAND), t.body(0, name="Minnie Mouse")
    t.put(0, item(), DECK)
    wanted = t.body(0, zone=DECK)
    t.shift(minnie, base).yes().pick(wanted)
    assert t.top(0) == wanted.card
    assert len(t.events(EventKind.SHUFFLED)) == 1
    assert len(t.events(EventKind.REVEALED)) == 1


@pytest.mark.parametrize("pulled", [True, False])
def test_yzma_on_edge_looks_for_the_wrong_lever(pulled: bool) -> None:
    t = Table()
    yzma, wrong = t.mine("Yzma - On Edge", HAND), t.mine("Wrong Lever!", DECK)
    if pulled:
        t.mine("Pull the Lever!", DISCARD)
    t.play(yzma)
    if pulled:
        t.yes().pick(wrong)
    assert t.zone(wrong) == (HAND if pulled else DECK)
    assert len(t.events(EventKind.SHUFFLED)) == pulled


def test_anna_heir_to_arendelle_with_elsa() -> None:
    for elsa in (True, False):
        t = Table()
        anna, foe = t.mine("Anna - Heir to Arendelle", HAND), t.body(1, exerted=True)
        if elsa:
            t.body(0, name="Elsa")
        t.play(anna)
        if elsa:
            t.settled(foe)
        t.end()
        assert t.perm(foe).exerted == elsa


def test_the_leviathan_guardian_of_atlantis_total_strength() -> None:
    t = Table(ink=20)
    leviathan, wall = t.mine("The Leviathan - Guardian of Atlantis", HAND), t.body(0, willpower=20)
    deeds = [t.mine("Smash", HAND) for _ in range(2)]
    a, b, c = t.body(1, strength=6), t.body(1, strength=5), t.body(1, strength=4)
    for deed in deeds:
        t.play(deed).pick(wall)
    t.play(leviathan).yes().pick(a)
    assert t.offered(op.CARD) == {c.card}  # wall is not opposing, and 6 + 5 is too much
    t.pick(c)
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, PLAY, DISCARD)


def test_the_leviathan_guardian_of_atlantis_needs_two_cards() -> None:
    t = Table(ink=20)
    leviathan = t.mine("The Leviathan - Guardian of Atlantis", HAND)
    deed, foe = t.mine("Smash", HAND), t.body(1, willpower=9)
    t.play(deed).settled(foe)
    t.play(leviathan)
    assert t.asked == op.TURN
    assert t.zone(foe) == PLAY


def test_fflewddur_fflam_luckless_bard_after_a_quest() -> None:
    for quested in (True, False):
        t = Table()
        bard, own = t.mine("Fflewddur Fflam - Luckless Bard", HAND), t.body(0)
        if quested:
            t.quest(own)
        t.play(bard)
        assert t.hand(0) == quested


def test_judy_hopps_always_vigilant_another_this_turn() -> None:
    t = Table()
    judy, second = t.mine("Judy Hopps - Always Vigilant", HAND), t.mine("Judy Hopps - Always Vigilant", HAND)
    foe = t.body(1, strength=5)
    t.play(judy)
    assert t.asked == op.TURN
    t.play(second).yes()
    t.settled(foe)
    assert t.zone(foe) == DISCARD  # CR 6.1.6: another copy counts


def test_doc_taking_notes_a_dwarf_or_a_princess() -> None:
    for tags, drawn in ((("Seven Dwarfs",), 1), (("Princess",), 1), (("Hero",), 0)):
        t = Table()
        doc = t.mine("Doc - Taking Notes", HAND)
        t.body(0, classifications=("Storyborn", *tags))
        t.play(doc)
        assert t.hand(0) == drawn


def test_mickey_mouse_musketeer_captain_counts_bodyguards() -> None:
    t = Table()
    mickey, base = t.mine("Mickey Mouse - Musketeer Captain", HAND), t.body(0, name="Mickey Mouse")
    t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.BODYGUARD)))
    t.shift(mickey, base)
    t.yes().yes()
    assert t.idle
    own = Keyword.BODYGUARD in {getattr(a, "keyword", None) for a in real("Mickey Mouse - Musketeer Captain").abilities}
    assert t.hand(0) == 1 + own


def test_jasmine_royal_commodore_returns_both_sides() -> None:
    t = Table()
    jasmine, base = t.mine("Jasmine - Royal Commodore", HAND), t.body(0, name="Jasmine", exerted=True)
    own, foe, ready = t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)
    t.shift(jasmine, base)
    assert (t.zone(own), t.zone(foe), t.zone(ready), t.zone(jasmine)) == (HAND, HAND, PLAY, PLAY)


def test_merlin_ink_drop_tinkerer_two_instead() -> None:
    for shifted in (False, True):
        t = Table()
        merlin, base = t.mine("Merlin - Ink Drop Tinkerer", HAND), t.body(0, name="Merlin")
        if shifted:
            t.shift(merlin, base)
        else:
            t.play(merlin)
        assert t.drops(0) == 1 + shifted


# ---- decks and discards --------------------------------------------------------------------------------------------


def test_jafar_lamp_thief_one_above_one_below() -> None:
    t = Table()
    jafar, a, b = t.mine("Jafar - Lamp Thief", HAND), t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.play(jafar).pick(b)
    assert t.top(0) == b.card
    assert t.bottom(0) == a.card


def test_the_fates_only_one_eye_changes_nothing() -> None:
    t = Table(players=3)
    fates = t.mine("The Fates - Only One Eye", HAND)
    a, b = t.body(1, zone=DECK), t.body(2, zone=DECK)
    t.play(fates)
    assert (t.top(1), t.top(2)) == (a.card, b.card)
    assert len(t.events(EventKind.LOOKED)) == 2
