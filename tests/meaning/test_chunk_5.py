"""Characters that speak when they are played: gifts, damage, hands, discards, looking, secondary ifs, payments."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..kit import character, keyword
from .table import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, Table, item, location, real


class Seat(Table):
    """A table at which a card may be named even if it was the only possible answer, and so was not asked for."""

    def answer(self, *answers: Any) -> Seat:
        for a in answers:
            if not isinstance(a, Placed) or self.asked == op.CHOOSE:
                super().answer(a)
        return self


def deck_top(t: Table, player: int, n: int) -> list[int]:
    """The top cards of a deck, the uppermost first."""
    return t.game.state.players[player].deck[::-1][:n]


def deck_bottom(t: Table, player: int, n: int) -> list[int]:
    """The lowest cards of a deck, the lowest first."""
    return t.game.state.players[player].deck[:n]


def fillers(t: Table, player: int, zone: int, n: int) -> list[Placed]:
    return [t.put(player, FILLER, zone) for _ in range(n)]


def drops(t: Table) -> list[int]:
    return [p.ink_drops for p in t.game.state.players]


# ---- values and keywords -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "gets"), [("Pain", 4), ("Tester", 2)])
def test_panic_underworld_imp(name: str, gets: int) -> None:
    t = Seat()
    panic, mine = t.mine("Panic - Underworld Imp", HAND), t.body(0, strength=1, name=name)
    t.play(panic).answer(mine)
    assert t.strength(mine) == 1 + gets
    t.turn_over()
    assert t.strength(mine) == 1


def test_tramp_enterprising_dog_counts_the_others() -> None:
    t = Seat()
    tramp, mine = t.mine("Tramp - Enterprising Dog", HAND), t.body(0, strength=1)
    t.body(0)
    foe = t.body(1)
    t.play(tramp)
    assert foe.card not in t.offered(op.CARD)
    t.answer(mine)
    assert t.strength(mine) == 3


def test_nala_romping_in_the_snow_until_your_next_turn() -> None:
    t = Seat()
    nala, mine = t.mine("Nala - Romping in the Snow", HAND), t.body(0, exerted=True)
    foe = t.body(1)
    t.play(nala).answer(mine)
    t.turn_over()
    assert mine.card not in t.targets(foe)
    t.turn_over()
    assert not t.has(mine, Keyword.EVASIVE)


def test_dr_hamsterviel_infamous_scientist_only_during_their_next_turn() -> None:
    t = Seat()
    doctor, foe = t.mine("Dr. Hamsterviel - Infamous Scientist", HAND), t.body(1)
    t.body(1)
    prey = t.body(0, exerted=True)
    t.play(doctor).answer(foe)
    t.turn_over()
    assert not t.targets(foe)
    t.turn_over()
    t.quest(prey)
    t.turn_over()
    assert t.targets(foe) == {prey.card}


def test_jaq_connoisseur_of_climbing_makes_them_reckless() -> None:
    t = Seat()
    jaq, foe = t.mine("Jaq - Connoisseur of Climbing", HAND), t.body(1)
    t.body(0, exerted=True)
    t.play(jaq).answer(foe)
    assert not t.has(foe, Keyword.RECKLESS)  # not yet their turn
    t.turn_over()
    assert t.why_not(Option(op.QUEST, foe.card)) is not None
    assert t.why_not(Option(op.END)) is not None


def test_woody_town_sheriff_forces_a_quest() -> None:
    t = Seat()
    woody, foe = t.mine("Woody - Town Sheriff", HAND), t.body(1)
    t.body(0, exerted=True)
    t.play(woody).answer(foe)
    t.turn_over()
    assert not t.targets(foe)
    assert t.why_not(Option(op.END)) is not None
    t.quest(foe)
    t.turn_over()
    assert t.asked_player == 0


def test_wasabi_future_thinker_needs_a_drop() -> None:
    for have in (0, 1):
        t = Seat(ink=real("Wasabi - Future Thinker").cost - have)
        t.position.ink_drops[0] = have
        wasabi, ally = t.mine("Wasabi - Future Thinker", HAND), t.body(0)
        t.play(wasabi)
        assert t.has(ally, Keyword.WARD) == (have == 1)
        assert t.has(ally, Keyword.RESIST) == (have == 1)
        assert not t.has(wasabi, Keyword.WARD)


def test_pegasus_cloud_racer_freezes_the_set() -> None:
    t = Seat()
    pegasus, base = t.mine("Pegasus - Cloud Racer", HAND), t.body(0, name="Pegasus")
    ally, late = t.body(0), t.body(0, zone=HAND)
    t.shift(pegasus, base)
    t.play(late)
    assert t.has(ally, Keyword.EVASIVE)
    assert not t.has(late, Keyword.EVASIVE)  # CR 6.4.2.2


def test_pocahontas_peacekeeper_stops_every_challenge() -> None:
    t = Seat()
    card, base = t.mine("Pocahontas - Peacekeeper", HAND), t.body(0, name="Pocahontas")
    mine, tired, foe = t.body(0), t.body(0), t.body(1, exerted=True)
    late = t.put(1, character("", 2, 3, 1, 0, keyword(Keyword.RUSH)), HAND)
    t.shift(card, base)
    assert not t.targets(mine)
    t.quest(tired)
    t.turn_over()
    t.play(late)
    assert not t.targets(foe)
    assert not t.targets(late)  # CR 6.4.2.1: who comes later is covered too
    t.quest(foe)
    t.turn_over()
    assert t.targets(mine) == {foe.card}


def test_pocahontas_peacekeeper_not_after_a_challenge() -> None:
    t = Seat()
    card, base = t.mine("Pocahontas - Peacekeeper", HAND), t.body(0, name="Pocahontas")
    a, b = t.body(0, willpower=9), t.body(0)
    foe = t.body(1, exerted=True, willpower=9)
    t.challenge(a, foe)
    t.shift(card, base)
    assert t.targets(b) == {foe.card}


# ---- damage --------------------------------------------------------------------------------------------------------


def test_don_karnage_debonair_pirate_ignores_resist() -> None:
    t = Seat()
    don = t.mine("Don Karnage - Debonair Pirate", HAND)
    tough = t.put(1, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 2)))
    own = t.body(0)
    t.play(don)
    assert (t.damage(tough), t.damage(own)) == (1, 0)


def test_scar_heartless_hunter_pays_with_his_own() -> None:
    t = Seat()
    scar, own, foe = t.mine("Scar - Heartless Hunter", HAND), t.body(0), t.body(1)
    t.play(scar)
    assert t.offered(op.CARD) == {scar.card, own.card}  # he may take it himself
    t.answer(own)
    if t.asked == op.CHOOSE:
        assert own.card not in t.offered(op.CARD)
        t.answer(foe)
    assert (t.damage(own), t.damage(foe)) == (2, 2)


def test_mickey_mouse_playful_sorcerer_counts_brooms() -> None:
    t = Seat()
    mickey, foe = t.mine("Mickey Mouse - Playful Sorcerer", HAND), t.body(1, willpower=9)
    for _ in range(3):
        t.body(0, classifications=("Dreamborn", "Broom"))
    t.body(1, classifications=("Dreamborn", "Broom"))
    t.play(mickey).answer(foe)
    assert t.damage(foe) == 3


def test_mr_smee_captain_of_the_jolly_roger_does_not_count_himself() -> None:
    t = Seat()
    smee, foe = t.mine("Mr. Smee - Captain of the Jolly Roger", HAND), t.body(1, willpower=9)
    for _ in range(2):
        t.body(0, classifications=("Storyborn", "Pirate"))
    t.play(smee).answer(True, foe)
    assert t.damage(foe) == 2


def test_the_headless_horseman_cursed_rider_counts_all_discarded_actions() -> None:
    t = Seat(deck_size=3)
    rider, foe = t.mine("The Headless Horseman - Cursed Rider", HAND), t.body(1, willpower=30)
    for player in (0, 1):
        for _ in range(3):
            t.put(player, real("Smash"), DECK)
    t.put(0, real("Smash"), DISCARD)  # lay there before
    t.play(rider).answer(foe)
    assert (t.hand(0), t.hand(1)) == (0, 0)
    assert t.damage(foe) == 12


def test_morgana_macawber_reformed_spellcaster_gathers_from_everyone_else() -> None:
    t = Seat()
    morgana = t.mine("Morgana Macawber - Reformed Spellcaster", HAND)
    base = t.body(0, name="Morgana Macawber", damage=2)
    mine, foe, other = t.body(0, damage=3), t.body(1, damage=2, willpower=9), t.body(1, damage=1)
    t.shift(morgana, base).answer(True, foe)
    assert (t.damage(morgana), t.damage(mine), t.damage(other), t.damage(foe)) == (1, 2, 0, 5)


def test_belle_accomplished_mystic_moves_up_to_three() -> None:
    t = Seat()
    belle, mine, foe = t.mine("Belle - Accomplished Mystic", HAND), t.body(0, damage=4), t.body(1, willpower=9)
    tough = t.put(1, character("", 2, 9, 1, 2, keyword(Keyword.RESIST, 2)))
    t.play(belle).answer(mine, tough, 2)
    assert (t.damage(mine), t.damage(tough), t.damage(foe)) == (2, 2, 0)  # CR 8.8.3: moved damage ignores Resist


def test_juju_mama_odies_companion_never_moves_it_back() -> None:
    t = Seat()
    juju, a, b = t.mine("Juju - Mama Odie's Companion", HAND), t.body(1, damage=1), t.body(1)
    t.play(juju).answer(a)
    if t.asked == op.CHOOSE:
        assert t.offered(op.CARD) == {b.card}
        t.answer(b)
    assert (t.damage(a), t.damage(b)) == (0, 1)


def test_hades_fast_talker_needs_another_character_of_yours() -> None:
    t = Seat()
    hades, own = t.mine("Hades - Fast Talker", HAND), t.body(0, willpower=2, cost=5)
    cheap, dear = t.body(1, cost=3), t.body(1, cost=4)
    t.play(hades).answer(True, own)
    assert dear.card not in t.offered(op.CARD)
    t.answer(cheap)
    assert (t.zone(own), t.zone(cheap), t.zone(dear)) == (DISCARD, DISCARD, PLAY)


def test_hades_fast_talker_alone_banishes_nothing() -> None:
    t = Seat()
    hades, cheap = t.mine("Hades - Fast Talker", HAND), t.body(1, cost=3)
    t.play(hades).answer(True)
    assert t.asked == op.TURN
    assert t.zone(cheap) == PLAY


def test_madame_medusa_deceiving_partner_saves_the_dying() -> None:
    t = Seat()
    medusa, own = t.mine("Madame Medusa - Deceiving Partner", HAND), t.body(0, willpower=2, cost=2)
    t.body(1, cost=2)
    t.play(medusa).answer(True, own, own)
    assert t.zone(own) == HAND  # CR 6.7.5: checked only afterwards


def test_mother_gothel_knows_whats_best_gives_for_the_turn() -> None:
    t = Seat()
    gothel, own, foe = t.mine("Mother Gothel - Knows What's Best", HAND), t.body(0), t.body(1, strength=9, exerted=True)
    t.play(gothel).answer(True, own)
    assert t.damage(own) == 2
    assert t.has(own, Keyword.CHALLENGER)
    t.challenge(own, foe)
    assert t.zone(own) == HAND


@pytest.mark.parametrize(("damage", "removed"), [(2, 2), (5, 3), (0, 0)])
def test_rapunzel_gifted_with_healing_draws_for_the_damage(damage: int, removed: int) -> None:
    t = Seat()
    rapunzel, own = t.mine("Rapunzel - Gifted with Healing", HAND), t.body(0, willpower=9, damage=damage)
    t.body(1, damage=1)
    t.play(rapunzel)
    assert t.offered(op.CARD) == {rapunzel.card, own.card}
    t.answer(own)
    if damage:
        t.answer(removed)
    assert t.hand(0) == removed


def test_isabela_madrigal_such_a_lovely_voice() -> None:
    for healed in (True, False):
        t = Seat()
        healer = t.mine("Jasmine - Heir of Agrabah", HAND)
        isabela = t.mine("Isabela Madrigal - Such a Lovely Voice", HAND)
        own = t.body(0, damage=1)
        if healed:
            t.play(healer).answer(own, 1)
        t.play(isabela)
        assert t.lore_total(0) == healed


# ---- exerting and readying -----------------------------------------------------------------------------------------


def test_chernabog_creature_of_the_night_each_opponent_chooses() -> None:
    t = Seat(players=3)
    card = t.mine("Chernabog - Creature of the Night", HAND)
    a, b, c = t.body(1), t.put(1, character("", 2, 3, 1, 2, keyword(Keyword.WARD))), t.body(2)
    t.play(card)
    assert t.asked_player == 1
    t.answer(b)  # their own Ward does not bind them
    t.answer(c)
    assert (t.perm(a).exerted, t.perm(b).exerted, t.perm(c).exerted) == (False, True, True)
    t.turn_over()
    assert t.perm(b).exerted
    assert t.perm(c).exerted
    t.turn_over()
    assert t.perm(c).exerted


def test_elsa_spirit_of_winter_keeps_both_down() -> None:
    t = Seat()
    elsa, a, b, c = t.mine("Elsa - Spirit of Winter", HAND), t.body(1), t.body(1, exerted=True), t.body(1, exerted=True)
    t.play(elsa).answer(a, b)
    t.turn_over()
    assert (t.perm(a).exerted, t.perm(b).exerted, t.perm(c).exerted) == (True, True, False)


def test_pepa_madrigal_weather_maker_asks_when_they_would_ready() -> None:
    for falls in (False, True):
        t = Seat()
        pepa, place = t.mine("Pepa Madrigal - Weather Maker", HAND), t.put(1, location("", 2))
        foe, mine = t.body(1, at=place), t.body(0, strength=2)
        t.play(pepa).answer(True)
        t.answer(foe)
        assert t.perm(foe).exerted
        if falls:
            t.challenge(mine, place)
            assert t.zone(place) == DISCARD
        t.turn_over()
        assert t.perm(foe).exerted == falls  # CR 6.1.16: at that moment
        t.turn_over().turn_over()
        assert not t.perm(foe).exerted


def test_pepa_madrigal_weather_maker_declined() -> None:
    t = Seat()
    pepa, foe = t.mine("Pepa Madrigal - Weather Maker", HAND), t.body(1, exerted=True)
    t.play(pepa).answer(False)
    t.turn_over()
    assert not t.perm(foe).exerted


def test_magic_broom_dancing_duster_without_a_sorcerer() -> None:
    for sorcerer in (False, True):
        t = Seat()
        broom, foe = t.mine("Magic Broom - Dancing Duster", HAND), t.body(1, exerted=True)
        if sorcerer:
            t.body(0, classifications=("Storyborn", "Sorcerer"))
        t.play(broom)
        if sorcerer:
            t.answer(True, foe)
        assert t.asked == op.TURN
        t.turn_over()
        assert t.perm(foe).exerted == sorcerer


def test_ratigan_very_large_mouse_without_a_first_choice() -> None:
    t = Seat()
    ratigan, own, foe = t.mine("Ratigan - Very Large Mouse", HAND), t.body(0, exerted=True), t.body(1, strength=4)
    t.play(ratigan).answer(own)
    assert not t.perm(own).exerted
    assert not t.perm(foe).exerted
    assert t.why_not(Option(op.QUEST, own.card)) is not None


def test_scar_shameless_firebrand_they_are_all_of_them() -> None:
    t = Seat()
    scar, tired, fresh = t.mine("Scar - Shameless Firebrand", HAND), t.body(0, cost=3, exerted=True), t.body(0, cost=3)
    dear = t.body(0, cost=4, exerted=True)
    prey = t.body(1, exerted=True)
    t.play(scar)
    assert (t.perm(tired).exerted, t.perm(dear).exerted) == (False, True)
    for c in (tired, fresh):
        assert t.why_not(Option(op.QUEST, c.card)) is not None
        assert t.targets(c) == {prey.card}


def test_raya_guardian_of_the_dragon_gem_at_a_location() -> None:
    t = Seat()
    raya, place = t.mine("Raya - Guardian of the Dragon Gem", HAND), t.put(0, location())
    there, away = t.body(0, at=place, exerted=True), t.body(0, exerted=True)
    t.play(raya)
    t.answer(there)
    assert (t.perm(there).exerted, t.perm(away).exerted) == (False, True)
    assert t.why_not(Option(op.QUEST, there.card)) is not None


@pytest.mark.parametrize("ink", [0, 1])
def test_celia_mae_friendly_receptionist_must_pay(ink: int) -> None:
    cost = real("Celia Mae - Friendly Receptionist").cost
    t = Seat(ink=cost + ink)
    celia, own = t.mine("Celia Mae - Friendly Receptionist", HAND), t.body(0, exerted=True)
    t.play(celia)
    if ink:
        t.answer(True, own)
    assert t.asked == op.TURN  # CR 6.1.4.1: nobody is asked without the ink
    assert t.perm(own).exerted == (ink == 0)
    assert t.ready_ink(0) == 0
    if ink:
        assert t.why_not(Option(op.QUEST, own.card)) is not None


def test_eeyore_in_the_way_one_for_each_opponent() -> None:
    t = Seat(players=3)
    eeyore, a, b = t.mine("Eeyore - In the Way", HAND), t.body(1, exerted=True), t.body(2, exerted=True)
    t.play(eeyore).answer(False, True)
    t.answer(b)
    t.turn_over()
    assert not t.perm(a).exerted
    t.turn_over()
    assert t.perm(b).exerted


def test_heihei_not_so_tricky_chicken_exerts_an_item() -> None:
    t = Seat()
    heihei, thing = t.mine("HeiHei - Not-So-Tricky Chicken", HAND), t.put(1, item())
    t.play(heihei)
    t.answer(thing)
    t.turn_over()
    assert t.perm(thing).exerted
    t.turn_over().turn_over()
    assert not t.perm(thing).exerted


# ---- hands and discards --------------------------------------------------------------------------------------------


def test_goldie_ogilt_cunning_prospector_you_choose_a_location() -> None:
    t = Seat()
    goldie = t.mine("Goldie O'Gilt - Cunning Prospector", HAND)
    a, b = t.put(1, location(), HAND), t.put(1, location(), HAND)
    other = t.body(1, zone=HAND)
    t.play(goldie)
    assert t.asked_player == 0
    assert t.offered(op.CARD) == {a.card, b.card}
    t.answer(a)
    assert (t.zone(a), t.zone(b), t.zone(other)) == (DISCARD, HAND, HAND)
    assert len(t.events(Event.REVEALED)) == 3


def test_mowgli_man_cub_they_choose() -> None:
    t = Seat()
    mowgli = t.mine("Mowgli - Man Cub", HAND)
    a, b = t.put(1, item(), HAND), t.put(1, location(), HAND)
    t.body(1, zone=HAND)
    t.play(mowgli)
    assert t.asked_player == 1
    assert t.offered(op.CARD) == {a.card, b.card}


def test_lucifer_cunning_cat_either_two_or_one_action() -> None:
    t = Seat()
    lucifer = t.mine("Lucifer - Cunning Cat", HAND)
    deed, a, b = t.theirs("Smash", HAND), t.body(1, zone=HAND), t.body(1, zone=HAND)
    t.play(lucifer)
    assert t.asked_player == 1
    t.answer("mode 2")
    t.answer(deed)
    assert (t.zone(deed), t.zone(a), t.zone(b)) == (DISCARD, HAND, HAND)


@pytest.mark.parametrize("held", [1, 2])
def test_lucifer_cunning_cat_without_an_action(held: int) -> None:
    t = Seat()
    lucifer = t.mine("Lucifer - Cunning Cat", HAND)
    cards = [t.body(1, zone=HAND) for _ in range(held)]
    t.play(lucifer)
    while t.asked == op.CHOOSE:
        t.choose(t.game.options[0])
    assert all(t.zone(c) == DISCARD for c in cards)  # CR 1.2.3: as much as possible


def test_lady_tremaine_imperious_queen_each_opponent_picks_its_own() -> None:
    t = Seat(players=3)
    lady = t.mine("Lady Tremaine - Imperious Queen", HAND)
    a, b, c = t.body(1), t.body(1), t.body(2)
    t.play(lady)
    assert t.asked_player == 1
    assert t.offered(op.CARD) == {a.card, b.card}
    t.answer(a)
    t.answer(c)
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, PLAY, DISCARD)


def test_kuzco_impulsive_llama_bottom_and_an_offer() -> None:
    t = Seat()
    kuzco, foe = t.mine("Kuzco - Impulsive Llama", HAND), t.body(1)
    t.play(kuzco)
    t.answer(foe)
    assert deck_bottom(t, 1, 1) == [foe.card]
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.answer(True)
    assert t.hand(1) == 1


def test_ursula_power_hungry_draws_for_what_was_lost() -> None:
    t = Seat(players=3)
    ursula = t.mine("Ursula - Power Hungry", HAND)
    t.lore(1, 3)  # the third player has none to lose
    t.play(ursula).answer(True)
    assert (t.lore_total(1), t.lore_total(2), t.hand(0)) == (2, 0, 1)


def test_shere_khan_opportunistic_tycoon_counts_who_does_not() -> None:
    t = Seat(players=4)
    khan = t.mine("Shere Khan - Opportunistic Tycoon", HAND)
    gone = t.body(1, zone=HAND)
    t.body(2, zone=HAND)  # keeps it; the fourth player holds nothing
    t.play(khan)
    while t.asked == op.MAY:
        t.answer(t.asked_player == 1)
        t.answer(gone)
    assert t.zone(gone) == DISCARD
    assert drops(t) == [2, 0, 0, 0]


def test_lady_tremaine_overbearing_matriarch_only_who_is_ahead() -> None:
    t = Seat(players=3)
    lady = t.mine("Lady Tremaine - Overbearing Matriarch", HAND)
    for player, lore in enumerate((5, 6, 5)):
        t.lore(player, lore)
    t.play(lady)
    assert [t.lore_total(p) for p in range(3)] == [5, 5, 5]


def test_friar_tuck_priest_of_nottingham_ties_count() -> None:
    t = Seat(players=3)
    tuck = t.mine("Friar Tuck - Priest of Nottingham", HAND)
    fillers(t, 0, HAND, 2)
    fillers(t, 1, HAND, 2)
    fillers(t, 2, HAND, 1)
    t.play(tuck)
    for player in (0, 1):
        assert t.asked_player == player
        t.choose(t.game.options[0])
    assert [t.hand(p) for p in range(3)] == [1, 1, 1]


def test_demona_scourge_of_the_wyvern_clan_fills_small_hands() -> None:
    t = Seat()
    demona, foe = t.mine("Demona - Scourge of the Wyvern Clan", HAND), t.body(1)
    fillers(t, 0, HAND, 1)
    fillers(t, 1, HAND, 4)
    t.play(demona)
    assert t.perm(foe).exerted
    assert (t.hand(0), t.hand(1)) == (3, 4)


def test_woody_and_buzz_lightyear_best_buddies_draw_level() -> None:
    t = Seat(players=3)
    card = t.mine("Woody & Buzz Lightyear - Best Buddies", HAND)
    fillers(t, 1, HAND, 2)
    fillers(t, 2, HAND, 5)
    t.play(card).answer("P3")
    assert t.hand(0) == 5


def test_tramp_street_smart_dog_draws_and_discards_as_many() -> None:
    t = Seat()
    tramp = t.mine("Tramp - Street-Smart Dog", HAND)
    t.body(0)
    t.body(0)
    t.play(tramp).answer(True)
    assert t.hand(0) == 2
    while t.asked == op.CHOOSE:
        t.choose(t.game.options[0])
    assert (t.hand(0), t.discard_size(0)) == (0, 2)


@pytest.mark.parametrize("held", [0, 3])
def test_doc_bold_knight_even_an_empty_hand(held: int) -> None:
    t = Seat()
    doc = t.mine("Doc - Bold Knight", HAND)
    fillers(t, 0, HAND, held)
    t.play(doc).answer(True)
    assert (t.hand(0), t.discard_size(0)) == (2, held)


def test_hercules_young_rescuer_gets_one_of_them_back() -> None:
    t = Seat()
    hercules, kept = t.mine("Hercules - Young Rescuer", HAND), t.body(0, zone=HAND)
    fillers(t, 0, HAND, 1)
    t.play(hercules).answer(True, kept)
    assert (t.zone(kept), t.hand(0), t.discard_size(0)) == (HAND, 1, 1)


def test_tiana_party_hostess_plays_the_discarded_location() -> None:
    t = Seat()
    tiana, place = t.mine("Tiana - Party Hostess", HAND), t.put(0, location("", 5, 1, 9), HAND)
    t.play(tiana).answer(True, place, True)
    assert t.zone(place) == PLAY
    assert t.hand(0) == 2


def test_tiana_party_hostess_another_kind_stays_away() -> None:
    t = Seat()
    tiana, other = t.mine("Tiana - Party Hostess", HAND), t.body(0, zone=HAND)
    t.put(0, location(), DISCARD)
    t.play(tiana).answer(True, other)
    assert t.asked == op.TURN


def test_sprout_experiment_509_discards_an_alien_or_a_location() -> None:
    t = Seat()
    sprout, foe = t.mine("Sprout - Experiment 509", HAND), t.body(1)
    alien, place = t.body(0, zone=HAND, classifications=("Storyborn", "Alien")), t.put(0, location(), HAND)
    t.body(0, zone=HAND)
    t.play(sprout).answer(True)
    assert t.offered(op.CARD) == {alien.card, place.card}
    t.answer(place, foe)
    assert t.damage(foe) == 2


def test_the_queen_devious_disguise_declined() -> None:
    for yes in (True, False):
        t = Seat(players=3)
        queen = t.mine("The Queen - Devious Disguise", HAND)
        t.play(queen).answer(yes)
        assert (t.lore_total(1), t.lore_total(2), t.hand(0)) == ((2, 2, 1) if yes else (0, 0, 0))


# ---- secondary ifs -------------------------------------------------------------------------------------------------


def test_minnie_mouse_drum_major_only_when_shifted() -> None:
    t = Seat()
    minnie = t.mine("Minnie Mouse - Drum Major", HAND)
    t.play(minnie)
    assert t.asked == op.TURN
    assert not t.events(Event.SHUFFLED)  # CR 6.2.4: nothing at all happens


def test_minnie_mouse_drum_major_puts_it_on_top() -> None:
    t = Seat()
    minnie, base = t.mine("Minnie Mouse - Drum Major", HAND), t.body(0, name="Minnie Mouse")
    t.put(0, item(), DECK)
    wanted = t.body(0, zone=DECK)
    t.shift(minnie, base).answer(True, wanted)
    assert deck_top(t, 0, 1) == [wanted.card]
    assert len(t.events(Event.SHUFFLED)) == 1
    assert len(t.events(Event.REVEALED)) == 1


@pytest.mark.parametrize("pulled", [True, False])
def test_yzma_on_edge_looks_for_the_wrong_lever(pulled: bool) -> None:
    t = Seat()
    yzma, wrong = t.mine("Yzma - On Edge", HAND), t.mine("Wrong Lever!", DECK)
    if pulled:
        t.mine("Pull the Lever!", DISCARD)
    t.play(yzma)
    if pulled:
        t.answer(True, wrong)
    assert t.zone(wrong) == (HAND if pulled else DECK)
    assert len(t.events(Event.SHUFFLED)) == pulled


def test_anna_heir_to_arendelle_with_elsa() -> None:
    for elsa in (True, False):
        t = Seat()
        anna, foe = t.mine("Anna - Heir to Arendelle", HAND), t.body(1, exerted=True)
        if elsa:
            t.body(0, name="Elsa")
        t.play(anna)
        t.answer(foe)
        t.turn_over()
        assert t.perm(foe).exerted == elsa


def test_the_leviathan_guardian_of_atlantis_total_strength() -> None:
    t = Seat(ink=20)
    leviathan, wall = t.mine("The Leviathan - Guardian of Atlantis", HAND), t.body(0, willpower=20)
    deeds = [t.mine("Smash", HAND) for _ in range(2)]
    a, b, c = t.body(1, strength=6), t.body(1, strength=5), t.body(1, strength=4)
    for deed in deeds:
        t.play(deed).answer(wall)
    t.play(leviathan).answer(True, a)
    assert t.offered(op.CARD) == {c.card}  # wall is not opposing, and 6 + 5 is too much
    t.answer(c)
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, PLAY, DISCARD)


def test_the_leviathan_guardian_of_atlantis_needs_two_cards() -> None:
    t = Seat(ink=20)
    leviathan = t.mine("The Leviathan - Guardian of Atlantis", HAND)
    deed, foe = t.mine("Smash", HAND), t.body(1, willpower=9)
    t.play(deed).answer(foe)
    t.play(leviathan)
    assert t.asked == op.TURN
    assert t.zone(foe) == PLAY


def test_fflewddur_fflam_luckless_bard_after_a_quest() -> None:
    for quested in (True, False):
        t = Seat()
        bard, own = t.mine("Fflewddur Fflam - Luckless Bard", HAND), t.body(0)
        if quested:
            t.quest(own)
        t.play(bard)
        assert t.hand(0) == quested


def test_judy_hopps_always_vigilant_another_this_turn() -> None:
    t = Seat()
    judy, second = t.mine("Judy Hopps - Always Vigilant", HAND), t.mine("Judy Hopps - Always Vigilant", HAND)
    foe = t.body(1, strength=5)
    t.play(judy)
    assert t.asked == op.TURN
    t.play(second).answer(True)
    t.answer(foe)
    assert t.zone(foe) == DISCARD  # CR 6.1.6: another copy counts


def test_doc_taking_notes_a_dwarf_or_a_princess() -> None:
    for tags, drawn in ((("Seven Dwarfs",), 1), (("Princess",), 1), (("Hero",), 0)):
        t = Seat()
        doc = t.mine("Doc - Taking Notes", HAND)
        t.body(0, classifications=("Storyborn", *tags))
        t.play(doc)
        assert t.hand(0) == drawn


def test_mickey_mouse_musketeer_captain_counts_bodyguards() -> None:
    t = Seat()
    mickey, base = t.mine("Mickey Mouse - Musketeer Captain", HAND), t.body(0, name="Mickey Mouse")
    t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.BODYGUARD)))
    t.shift(mickey, base)
    while t.asked == op.MAY:
        t.answer(True)
    own = Keyword.BODYGUARD in {getattr(a, "keyword", None) for a in real("Mickey Mouse - Musketeer Captain").abilities}
    assert t.hand(0) == 1 + own


def test_jasmine_royal_commodore_returns_both_sides() -> None:
    t = Seat()
    jasmine, base = t.mine("Jasmine - Royal Commodore", HAND), t.body(0, name="Jasmine", exerted=True)
    own, foe, ready = t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)
    t.shift(jasmine, base)
    assert (t.zone(own), t.zone(foe), t.zone(ready), t.zone(jasmine)) == (HAND, HAND, PLAY, PLAY)


def test_merlin_ink_drop_tinkerer_two_instead() -> None:
    for shifted in (False, True):
        t = Seat()
        merlin, base = t.mine("Merlin - Ink Drop Tinkerer", HAND), t.body(0, name="Merlin")
        if shifted:
            t.shift(merlin, base)
        else:
            t.play(merlin)
        assert drops(t)[0] == 1 + shifted


# ---- decks and discards --------------------------------------------------------------------------------------------


def test_jafar_lamp_thief_one_above_one_below() -> None:
    t = Seat()
    jafar, a, b = t.mine("Jafar - Lamp Thief", HAND), t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.play(jafar).answer(b)
    assert deck_top(t, 0, 1) == [b.card]
    assert deck_bottom(t, 0, 1) == [a.card]


def test_the_fates_only_one_eye_changes_nothing() -> None:
    t = Seat(players=3)
    fates = t.mine("The Fates - Only One Eye", HAND)
    a, b = t.body(1, zone=DECK), t.body(2, zone=DECK)
    t.play(fates)
    assert (deck_top(t, 1, 1), deck_top(t, 2, 1)) == ([a.card], [b.card])
    assert len(t.events(Event.LOOKED)) == 2


def test_woody_leader_of_the_toys_takes_a_toy_or_the_room() -> None:
    t = Seat()
    woody = t.mine("Woody - Leader of the Toys", HAND)
    toy = t.body(0, zone=DECK, classifications=("Storyborn", "Toy"))
    room, other = t.put(0, location("Andy's Room - Somewhere"), DECK), t.put(0, location(), DECK)
    plain = t.body(0, zone=DECK)
    t.play(woody).answer(True)
    assert t.offered(op.CARD) == {toy.card, room.card}
    t.answer(room)
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert t.zone(room) == HAND
    assert set(deck_bottom(t, 0, 3)) == {toy.card, other.card, plain.card}


def test_jim_hawkins_honorable_pirate_any_number() -> None:
    t = Seat()
    jim = t.mine("Jim Hawkins - Honorable Pirate", HAND)
    pirates = [t.body(0, zone=DECK, classifications=("Storyborn", "Pirate")) for _ in range(3)]
    t.play(jim).answer(False, True, *pirates[:2], "done")  # he need not enter exerted
    while t.asked != op.TURN:
        t.choose(t.game.options[0])
    assert [t.zone(c) for c in pirates] == [HAND, HAND, DECK]


def test_bruno_madrigal_seeing_the_future_another_deck() -> None:
    t = Seat()
    bruno, top = t.mine("Bruno Madrigal - Seeing the Future", HAND), t.body(1, zone=DECK)
    t.play(bruno).answer(True, "P2")
    assert t.asked_player == 0
    t.choose(Option(op.BOTTOM, top.card))
    assert deck_bottom(t, 1, 1) == [top.card]


@pytest.mark.parametrize(("lying", "asked"), [(2, False), (3, True)])
def test_mama_imelda_no_nonsense_ancestor_three_or_gone(lying: int, asked: bool) -> None:
    t = Seat()
    imelda = t.mine("Mamá Imelda - No-Nonsense Ancestor", HAND)
    cards = fillers(t, 0, DISCARD, lying)
    t.play(imelda)
    if asked:
        t.answer("mode 1")
        while t.asked != op.TURN:
            t.choose(t.game.options[0])
        assert set(deck_bottom(t, 0, 3)) == {c.card for c in cards}
    assert t.zone(imelda) == (PLAY if asked else DISCARD)


def test_wreck_it_ralph_admiral_underpants_and_the_princess() -> None:
    for tag, lore in (("Princess", 2), ("Hero", 0)):
        t = Seat()
        ralph = t.mine("Wreck-It Ralph - Admiral Underpants", HAND)
        card = t.body(0, zone=DISCARD, classifications=("Storyborn", tag))
        t.put(0, item(), DISCARD)
        t.play(ralph)
        t.answer(card)
        assert t.zone(card) == HAND
        assert t.lore_total(0) == lore


def test_widow_tweed_kindly_soul_plays_tod() -> None:
    for name in ("Tod", "Copper"):
        t = Seat(ink=real("Widow Tweed - Kindly Soul").cost)
        tweed, card = t.mine("Widow Tweed - Kindly Soul", HAND), t.body(0, zone=DISCARD, name=name, cost=9)
        t.play(tweed)
        t.answer(card)
        if name == "Tod":
            t.answer(True)
        assert t.zone(card) == (PLAY if name == "Tod" else HAND)


def test_aurora_delightful_musician_only_a_song_of_this_turn() -> None:
    t = Seat()
    aurora, song = t.mine("Aurora - Delightful Musician", HAND), t.mine("Friends on the Other Side", HAND)
    old = t.mine("Friends on the Other Side", DISCARD)
    t.play(song)
    t.play(aurora)
    if t.asked == op.CHOOSE:
        assert t.offered(op.CARD) == {song.card}
        t.answer(song)
    assert (t.zone(song), t.zone(old)) == (HAND, DISCARD)


@pytest.mark.parametrize("answer", [True, False])
def test_abby_park_intense_fan_otherwise_bottom(answer: bool) -> None:
    t = Seat()
    abby, song = t.mine("Abby Park - Intense Fan", HAND), t.mine("Hakuna Matata", DECK)
    t.play(abby).answer(answer)
    if answer:
        assert t.zone(song) == HAND
    else:
        assert deck_bottom(t, 0, 1) == [song.card]


def test_abby_park_intense_fan_wrong_card() -> None:
    t = Seat()
    abby, other = t.mine("Abby Park - Intense Fan", HAND), t.body(0, zone=DECK)
    t.play(abby)
    assert t.asked == op.TURN
    assert deck_bottom(t, 0, 1) == [other.card]


def test_yzma_scary_beyond_all_reason_its_player_draws() -> None:
    t = Seat()
    yzma, foe = t.mine("Yzma - Scary Beyond All Reason", HAND), t.body(1)
    t.body(0)
    t.play(yzma)
    assert yzma.card not in t.offered(op.CARD)
    t.answer(foe)
    assert t.zone(foe) in (DECK, HAND)  # perhaps drawn again
    assert (t.hand(0), t.hand(1), t.deck(1)) == (0, 2, 19)


def test_kristoff_icy_explorer_from_the_chosen_players_discard() -> None:
    t = Seat()
    kristoff, anna = t.mine("Kristoff - Icy Explorer", HAND), t.body(0, name="Anna")
    own, theirs = fillers(t, 0, DISCARD, 1)[0], fillers(t, 1, DISCARD, 2)
    t.play(kristoff).answer(True, "P2", theirs[1])
    assert deck_bottom(t, 1, 1) == [theirs[1].card]
    assert (t.zone(own), t.zone(anna)) == (DISCARD, PLAY)


def test_kida_crystal_scion_each_player_inks_up_to_five() -> None:
    t = Seat()
    kida = t.mine("Kida - Crystal Scion", HAND)
    mine, theirs = fillers(t, 0, DISCARD, 6), fillers(t, 1, DISCARD, 2)
    before = 12
    t.play(kida).answer(True, *mine[:5])
    assert t.asked_player == 1
    t.answer(True, theirs[0], "done")
    assert (t.ink_total(0), t.ink_total(1)) == (before + 5, 1)
    assert t.ready_ink(1) == 0


def test_mufasa_ruler_of_pride_rock_takes_back_two_ink() -> None:
    t = Seat(ink=12)
    mufasa = t.mine("Mufasa - Ruler of Pride Rock", HAND)
    t.play(mufasa)
    assert (t.ready_ink(0), t.ink_total(0), t.hand(0)) == (0, 10, 2)


def test_stitch_alien_buccaneer_from_the_discard_on_top() -> None:
    t = Seat()
    stitch, base, deed = t.mine("Stitch - Alien Buccaneer", HAND), t.body(0, name="Stitch"), t.mine("Smash", DISCARD)
    t.shift(stitch, base).answer(True)
    t.answer(deed)
    assert deck_top(t, 0, 1) == [deed.card]


# ---- banishing, items and payments ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "second"), [("Maurice's Machine", True), ("Gadget", False)])
def test_maurice_unconventional_inventor_and_his_machine(name: str, second: bool) -> None:
    t = Seat()
    maurice, thing = t.mine("Maurice - Unconventional Inventor", HAND), t.put(0, item(name))
    foe, strong = t.body(1, strength=2), t.body(1, strength=3)
    t.play(maurice).answer(True)
    t.answer(thing)
    assert t.hand(0) == 1
    if second:
        t.answer(True)
        assert strong.card not in t.offered(op.CARD)
        t.answer(foe)
    assert t.asked == op.TURN
    assert t.zone(foe) == (DISCARD if second else PLAY)


def test_wasabi_methodical_engineer_declined_gives_nothing() -> None:
    for yes in (True, False):
        t = Seat()
        wasabi, thing = t.mine("Wasabi - Methodical Engineer", HAND), t.put(1, item())
        t.play(wasabi).answer(yes)
        t.answer(thing)
        assert (t.lore_total(0), t.lore_total(1)) == (0, int(yes))


def test_clarabelle_out_for_a_stroll_its_player_inks() -> None:
    t = Seat()
    clarabelle, thing = t.mine("Clarabelle - Out for a Stroll", HAND), t.put(1, item())
    t.play(clarabelle).answer(True)
    t.answer(thing)
    assert (t.ink_total(0), t.ink_total(1), t.ready_ink(1)) == (12, 1, 0)


def test_sid_phillips_toy_surgeon_if_you_do() -> None:
    t = Seat()
    sid, own = t.mine("Sid Phillips - Toy Surgeon", HAND), t.body(0)
    a, b = t.body(1), t.body(1)
    t.play(sid).answer(True)
    assert t.asked_player == 1
    t.answer(b)
    while t.asked != op.TURN:  # Sid's other abilities
        t.choose(t.game.options[-1])
    assert (t.zone(own), t.zone(a), t.zone(b)) == (DISCARD, PLAY, DISCARD)


@pytest.mark.parametrize("gives", [True, False])
def test_hades_looking_for_a_deal_their_choice(gives: bool) -> None:
    t = Seat()
    hades, foe = t.mine("Hades - Looking for a Deal", HAND), t.body(1)
    t.play(hades).answer(True)
    t.answer(foe)
    assert (t.asked, t.asked_player) == (op.MAY, 1)
    t.answer(gives)
    if gives:
        assert deck_bottom(t, 1, 1) == [foe.card]
    assert t.hand(0) == (0 if gives else 2)


def test_maleficent_formidable_queen_once_for_each_maleficent() -> None:
    t = Seat()
    queen = t.mine("Maleficent - Formidable Queen", HAND)
    t.body(0, name="Maleficent")
    place, thing = t.put(1, location("", 5, 1, 3)), t.put(1, item("", 4))
    foe, kept = t.body(1, cost=3), t.body(1, cost=3)
    t.play(queen)
    assert t.offered(op.CARD) == {place.card, foe.card, kept.card}
    t.answer(place, foe)
    assert [t.zone(c) for c in (place, foe, kept, thing)] == [HAND, HAND, PLAY, PLAY]


def test_go_go_tomago_darting_dynamo_gains_the_damage() -> None:
    t = Seat()
    gogo, foe = t.mine("Go Go Tomago - Darting Dynamo", HAND), t.body(1, damage=3)
    t.body(1, damage=1)
    left = 12 - real("Go Go Tomago - Darting Dynamo").cost - 2
    t.play(gogo).answer(True, foe)
    assert (t.lore_total(0), t.ready_ink(0)) == (3, left)


def test_anna_diplomatic_queen_modes() -> None:
    t = Seat()
    anna, hurt = t.mine("Anna - Diplomatic Queen", HAND), t.body(1, damage=1)
    t.body(1)
    t.play(anna).answer(True, "mode 3")
    t.answer(hurt)
    assert t.zone(hurt) == DISCARD


def test_go_go_tomago_cutting_edge_inks_the_whole_stack() -> None:
    t = Seat()
    gogo, base = t.mine("Go Go Tomago - Cutting Edge", HAND), t.body(0, name="Go Go Tomago")
    foe = t.put(1, character(), PLAY, under=[FILLER])
    t.shift(gogo, base).answer(True, foe)
    assert (t.zone(foe), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 2, 0)  # CR 5.1.1.7


# ---- players, locations, playing -----------------------------------------------------------------------------------


def test_kit_cloudkicker_irrepressible_bear_shares() -> None:
    t = Seat(players=3)
    kit = t.mine("Kit Cloudkicker - Irrepressible Bear", HAND)
    t.play(kit)
    assert t.offered(op.PLAYER) == {1, 2}
    t.answer("P3")
    assert drops(t) == [1, 0, 1]


def test_pete_games_referee_until_your_next_turn() -> None:
    t = Seat()
    pete, deed, later = t.mine("Pete - Games Referee", HAND), t.theirs("Smash", HAND), t.mine("Smash", HAND)
    t.ink(1, 5)
    t.play(pete)
    assert t.can(Option(op.PLAY, later.card, 0))
    t.turn_over()
    assert not t.can(Option(op.PLAY, deed.card, 0))
    t.turn_over().turn_over()
    assert t.can(Option(op.PLAY, deed.card, 0))


def test_moana_kakamora_leader_counts_who_moved() -> None:
    t = Seat()
    moana, place = t.mine("Moana - Kakamora Leader", HAND), t.put(0, location())
    there, a, b = t.body(0, at=place), t.body(0), t.body(0)
    t.play(moana).answer(True)
    for c in (there, a):
        if c.card in t.offered(op.CARD):
            t.answer(c)
    t.done()
    t.answer(place)
    assert t.perm(a).at == t.game.state.pid_of[place.card]
    assert not t.perm(b).at
    assert t.lore_total(0) == 1  # who was there already has not moved


def test_tuk_tuk_lively_partner_gives_to_the_other() -> None:
    t = Seat()
    tuk, own, place = t.mine("Tuk Tuk - Lively Partner", HAND), t.body(0, strength=1), t.put(0, location())
    t.play(tuk).answer(True)
    while t.asked == op.CHOOSE:
        t.choose(t.game.options[0])
    spot = t.game.state.pid_of[place.card]
    assert (t.perm(tuk).at, t.perm(own).at, t.strength(own)) == (spot, spot, 3)


def test_roxanne_concert_lover_without_a_location() -> None:
    t = Seat()
    roxanne, own = t.mine("Roxanne - Concert Lover", HAND), t.body(0, lore=1)
    t.play(roxanne).answer(True)
    while t.asked == op.CHOOSE:
        t.choose(t.game.options[0])
    assert t.lore_of(own) == 1


def test_roxanne_concert_lover_who_is_there_does_not_move() -> None:
    t = Seat()
    place = t.put(0, location())
    roxanne, own = t.mine("Roxanne - Concert Lover", HAND), t.body(0, lore=1, at=place)
    t.play(roxanne).answer(True, own, place)
    assert t.perm(roxanne).at == t.game.state.pid_of[place.card]
    assert t.lore_of(own) == 1  # CR 6.1.5.1: not both of them moved


def test_mr_smee_captain_of_the_jolly_roger_may_hit_a_pirate() -> None:
    t = Seat()
    smee = t.mine("Mr. Smee - Captain of the Jolly Roger", HAND)
    own = t.body(0, classifications=("Storyborn", "Pirate"))
    t.body(0, classifications=("Storyborn", "Pirate"))
    t.play(smee).answer(True, own)
    assert t.damage(own) == 2  # CR 6.7.2.1: counted before it was chosen


def test_ursula_voice_stealer_measures_the_song() -> None:
    t = Seat(ink=real("Ursula - Voice Stealer").cost)
    ursula, foe = t.mine("Ursula - Voice Stealer", HAND), t.body(1, cost=4)
    t.body(1, exerted=True, cost=9)
    cheap, dear = t.mine("Friends on the Other Side", HAND), t.mine("Be Prepared", HAND)
    t.play(ursula)
    t.answer(foe)
    t.answer(True)
    if t.asked == op.CHOOSE:
        assert dear.card not in t.offered(op.CARD)
        t.answer(cheap)
    assert (t.zone(cheap), t.zone(dear), t.perm(foe).exerted) == (DISCARD, HAND, True)


def test_ursula_voice_stealer_without_a_character_to_measure() -> None:
    t = Seat(ink=real("Ursula - Voice Stealer").cost)
    ursula, song = t.mine("Ursula - Voice Stealer", HAND), t.mine("Friends on the Other Side", HAND)
    t.play(ursula)
    if t.asked == op.MAY:
        t.answer(True)
    assert (t.asked, t.zone(song)) == (op.TURN, HAND)


def test_lady_family_dog_for_free_and_fresh() -> None:
    t = Seat(ink=real("Lady - Family Dog").cost)
    lady, small, big = t.mine("Lady - Family Dog", HAND), t.body(0, zone=HAND, cost=2), t.body(0, zone=HAND, cost=3)
    t.play(lady).answer(True)
    if t.asked == op.CHOOSE:
        assert big.card not in t.offered(op.CARD)
        t.answer(small)
    assert (t.zone(small), t.zone(big), t.perm(small).drying) == (PLAY, HAND, True)


def test_pocahontas_guiding_the_tribe_exactly_one() -> None:
    t = Seat()
    card = t.mine("Pocahontas - Guiding the Tribe", HAND)
    one, none = t.body(0, zone=HAND, cost=1), t.body(0, zone=HAND, cost=0)
    t.play(card).answer(True)
    if t.asked == op.CHOOSE:
        assert none.card not in t.offered(op.CARD)
        t.answer(one)
    assert (t.zone(one), t.zone(none)) == (PLAY, HAND)
