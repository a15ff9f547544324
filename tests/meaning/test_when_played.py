"""Characters that speak when they are played: gifts and damage."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, PLAY, character, keyword, location
from ..reading import real


@pytest.mark.parametrize(("name", "gets"), [("Pain", 4), ("Tester", 2)])
def test_panic_underworld_imp(name: str, gets: int) -> None:
    t = Table()
    panic, mine = t.mine("Panic - Underworld Imp", HAND), t.body(0, strength=1, name=name)
    t.play(panic).pick(mine)
    assert t.strength(mine) == 1 + gets
    t.end()
    assert t.strength(mine) == 1


def test_tramp_enterprising_dog_counts_the_others() -> None:
    t = Table()
    tramp, mine = t.mine("Tramp - Enterprising Dog", HAND), t.body(0, strength=1)
    t.body(0)
    foe = t.body(1)
    t.play(tramp)
    assert foe.card not in t.offered(op.CARD)
    t.pick(mine)
    assert t.strength(mine) == 3


def test_nala_romping_in_the_snow_until_your_next_turn() -> None:
    t = Table()
    nala, mine = t.mine("Nala - Romping in the Snow", HAND), t.body(0, exerted=True)
    foe = t.body(1)
    t.play(nala).pick(mine)
    t.end()
    assert mine.card not in t.targets(foe)
    t.end()
    assert not t.has(mine, Keyword.EVASIVE)


def test_dr_hamsterviel_infamous_scientist_only_during_their_next_turn() -> None:
    t = Table()
    doctor, foe = t.mine("Dr. Hamsterviel - Infamous Scientist", HAND), t.body(1)
    t.body(1)
    prey = t.body(0, exerted=True)
    t.play(doctor).pick(foe)
    t.end()
    assert not t.targets(foe)
    t.end()
    t.quest(prey)
    t.end()
    assert t.targets(foe) == {prey.card}


def test_jaq_connoisseur_of_climbing_makes_them_reckless() -> None:
    t = Table()
    jaq, foe = t.mine("Jaq - Connoisseur of Climbing", HAND), t.body(1)
    t.body(0, exerted=True)
    t.play(jaq).settled(foe)
    assert not t.has(foe, Keyword.RECKLESS)  # not yet their turn
    t.end()
    assert t.why_not(Option(op.QUEST, foe.card)) is not None
    assert t.why_not(Option(op.END)) is not None


def test_woody_town_sheriff_forces_a_quest() -> None:
    t = Table()
    woody, foe = t.mine("Woody - Town Sheriff", HAND), t.body(1)
    t.body(0, exerted=True)
    t.play(woody).settled(foe)
    t.end()
    assert not t.targets(foe)
    assert t.why_not(Option(op.END)) is not None
    t.quest(foe)
    t.end()
    assert t.asked_player == 0


def test_wasabi_future_thinker_needs_a_drop() -> None:
    for have in (0, 1):
        t = Table(ink=real("Wasabi - Future Thinker").cost - have)
        t.position.ink_drops[0] = have
        wasabi, ally = t.mine("Wasabi - Future Thinker", HAND), t.body(0)
        t.play(wasabi)
        assert t.has(ally, Keyword.WARD) == (have == 1)
        assert t.has(ally, Keyword.RESIST) == (have == 1)
        assert not t.has(wasabi, Keyword.WARD)


def test_pegasus_cloud_racer_freezes_the_set() -> None:
    t = Table()
    pegasus, base = t.mine("Pegasus - Cloud Racer", HAND), t.body(0, name="Pegasus")
    ally, late = t.body(0), t.body(0, zone=HAND)
    t.shift(pegasus, base)
    t.play(late)
    assert t.has(ally, Keyword.EVASIVE)
    assert not t.has(late, Keyword.EVASIVE)  # CR 6.4.2.2


def test_pocahontas_peacekeeper_stops_every_challenge() -> None:
    t = Table()
    card, base = t.mine("Pocahontas - Peacekeeper", HAND), t.body(0, name="Pocahontas")
    mine, tired, foe = t.body(0), t.body(0), t.body(1, exerted=True)
    late = t.put(1, character("", 2, 3, 1, 0, keyword(Keyword.RUSH)), HAND)
    t.shift(card, base)
    assert not t.targets(mine)
    t.quest(tired)
    t.end()
    t.play(late)
    assert not t.targets(foe)
    assert not t.targets(late)  # CR 6.4.2.1: who comes later is covered too
    t.quest(foe)
    t.end()
    assert t.targets(mine) == {foe.card}


def test_pocahontas_peacekeeper_not_after_a_challenge() -> None:
    t = Table()
    card, base = t.mine("Pocahontas - Peacekeeper", HAND), t.body(0, name="Pocahontas")
    a, b = t.body(0, willpower=9), t.body(0)
    foe = t.body(1, exerted=True, willpower=9)
    t.challenge(a, foe)
    t.shift(card, base)
    assert t.targets(b) == {foe.card}


# ---- damage --------------------------------------------------------------------------------------------------------


def test_don_karnage_debonair_pirate_ignores_resist() -> None:
    t = Table()
    don = t.mine("Don Karnage - Debonair Pirate", HAND)
    tough = t.put(1, character("", 2, 5, 1, 2, keyword(Keyword.RESIST, 2)))
    own = t.body(0)
    t.play(don)
    assert (t.damage(tough), t.damage(own)) == (1, 0)


def test_scar_heartless_hunter_pays_with_his_own() -> None:
    t = Table()
    scar, own, foe = t.mine("Scar - Heartless Hunter", HAND), t.body(0), t.body(1)
    t.play(scar)
    assert t.offered(op.CARD) == {scar.card, own.card}  # he may take it himself
    t.pick(own)
    t.settled(foe)
    assert (t.damage(own), t.damage(foe)) == (2, 2)


def test_mickey_mouse_playful_sorcerer_counts_brooms() -> None:
    t = Table()
    mickey, foe = t.mine("Mickey Mouse - Playful Sorcerer", HAND), t.body(1, willpower=9)
    t.bodies(0, 3, classifications=("Dreamborn", "Broom"))
    t.body(1, classifications=("Dreamborn", "Broom"))
    t.play(mickey).pick(foe)
    assert t.damage(foe) == 3


def test_mr_smee_captain_of_the_jolly_roger_does_not_count_himself() -> None:
    t = Table()
    smee, foe = t.mine("Mr. Smee - Captain of the Jolly Roger", HAND), t.body(1, willpower=9)
    t.bodies(0, 2, classifications=("Storyborn", "Pirate"))
    t.play(smee).yes().pick(foe)
    assert t.damage(foe) == 2


def test_the_headless_horseman_cursed_rider_counts_all_discarded_actions() -> None:
    t = Table(deck_size=3)
    rider, foe = t.mine("The Headless Horseman - Cursed Rider", HAND), t.body(1, willpower=30)
    for player in (0, 1):
        for _ in range(3):
            t.put(player, real("Smash"), DECK)
    t.put(0, real("Smash"), DISCARD)  # lay there before
    t.play(rider).settled(foe)
    assert (t.hand(0), t.hand(1)) == (0, 0)
    assert t.damage(foe) == 12


def test_morgana_macawber_reformed_spellcaster_gathers_from_everyone_else() -> None:
    t = Table()
    morgana = t.mine("Morgana Macawber - Reformed Spellcaster", HAND)
    base = t.body(0, name="Morgana Macawber", damage=2)
    mine, foe, other = t.body(0, damage=3), t.body(1, damage=2, willpower=9), t.body(1, damage=1)
    t.shift(morgana, base).yes().pick(foe)
    assert (t.damage(morgana), t.damage(mine), t.damage(other), t.damage(foe)) == (1, 2, 0, 5)


def test_belle_accomplished_mystic_moves_up_to_three() -> None:
    t = Table()
    belle, mine, foe = t.mine("Belle - Accomplished Mystic", HAND), t.body(0, damage=4), t.body(1, willpower=9)
    tough = t.put(1, character("", 2, 9, 1, 2, keyword(Keyword.RESIST, 2)))
    t.play(belle).pick(mine, tough).amount(2)
    assert (t.damage(mine), t.damage(tough), t.damage(foe)) == (2, 2, 0)  # CR 8.8.3: moved damage ignores Resist


def test_juju_mama_odies_companion_never_moves_it_back() -> None:
    t = Table()
    juju, a, b = t.mine("Juju - Mama Odie's Companion", HAND), t.body(1, damage=1), t.body(1)
    t.play(juju).pick(a)
    t.settled(b)
    assert (t.damage(a), t.damage(b)) == (0, 1)


def test_hades_fast_talker_needs_another_character_of_yours() -> None:
    t = Table()
    hades, own = t.mine("Hades - Fast Talker", HAND), t.body(0, willpower=2, cost=5)
    cheap, dear = t.body(1, cost=3), t.body(1, cost=4)
    t.play(hades).yes().settled(own)
    assert dear.card not in t.offered(op.CARD)
    t.settled(cheap)
    assert (t.zone(own), t.zone(cheap), t.zone(dear)) == (DISCARD, DISCARD, PLAY)


def test_hades_fast_talker_alone_banishes_nothing() -> None:
    t = Table()
    hades, cheap = t.mine("Hades - Fast Talker", HAND), t.body(1, cost=3)
    t.play(hades).yes()
    assert t.asked == op.TURN
    assert t.zone(cheap) == PLAY


def test_madame_medusa_deceiving_partner_saves_the_dying() -> None:
    t = Table()
    medusa, own = t.mine("Madame Medusa - Deceiving Partner", HAND), t.body(0, willpower=2, cost=2)
    t.body(1, cost=2)
    t.play(medusa).yes().settled(own).pick(own)
    assert t.zone(own) == HAND  # CR 6.7.5: checked only afterwards


def test_mother_gothel_knows_whats_best_gives_for_the_turn() -> None:
    t = Table()
    gothel, own, foe = t.mine("Mother Gothel - Knows What's Best", HAND), t.body(0), t.body(1, strength=9, exerted=True)
    t.play(gothel).yes().settled(own)
    assert t.damage(own) == 2
    assert t.has(own, Keyword.CHALLENGER)
    t.challenge(own, foe)
    assert t.zone(own) == HAND


@pytest.mark.parametrize(("damage", "removed"), [(2, 2), (5, 3), (0, 0)])
def test_rapunzel_gifted_with_healing_draws_for_the_damage(damage: int, removed: int) -> None:
    t = Table()
    rapunzel, own = t.mine("Rapunzel - Gifted with Healing", HAND), t.body(0, willpower=9, damage=damage)
    t.body(1, damage=1)
    t.play(rapunzel)
    assert t.offered(op.CARD) == {rapunzel.card, own.card}
    t.pick(own)
    if damage:
        t.amount(removed)
    assert t.hand(0) == removed


def test_isabela_madrigal_such_a_lovely_voice() -> None:
    for healed in (True, False):
        t = Table()
        healer = t.mine("Jasmine - Heir of Agrabah", HAND)
        isabela = t.mine("Isabela Madrigal - Such a Lovely Voice", HAND)
        own = t.body(0, damage=1)
        if healed:
            t.play(healer).pick(own).amount(1)
        t.play(isabela)
        assert t.lore_total(0) == healed


# ---- exerting and readying -----------------------------------------------------------------------------------------


def test_chernabog_creature_of_the_night_each_opponent_chooses() -> None:
    t = Table(players=3)
    card = t.mine("Chernabog - Creature of the Night", HAND)
    a, b, c = t.body(1), t.put(1, character("", 2, 3, 1, 2, keyword(Keyword.WARD))), t.body(2)
    t.play(card)
    assert t.asked_player == 1
    t.pick(b)  # their own Ward does not bind them
    t.settled(c)
    assert (t.perm(a).exerted, t.perm(b).exerted, t.perm(c).exerted) == (False, True, True)
    t.end()
    assert t.perm(b).exerted
    assert t.perm(c).exerted
    t.end()
    assert t.perm(c).exerted


def test_elsa_spirit_of_winter_keeps_both_down() -> None:
    t = Table()
    elsa, a, b, c = t.mine("Elsa - Spirit of Winter", HAND), t.body(1), t.body(1, exerted=True), t.body(1, exerted=True)
    t.play(elsa).pick(a, b)
    t.end()
    assert (t.perm(a).exerted, t.perm(b).exerted, t.perm(c).exerted) == (True, True, False)


def test_pepa_madrigal_weather_maker_asks_when_they_would_ready() -> None:
    for falls in (False, True):
        t = Table()
        pepa, place = t.mine("Pepa Madrigal - Weather Maker", HAND), t.put(1, location("", 2))
        foe, mine = t.body(1, at=place), t.body(0, strength=2)
        t.play(pepa).yes()
        t.settled(foe)
        assert t.perm(foe).exerted
        if falls:
            t.challenge(mine, place)
            assert t.zone(place) == DISCARD
        t.end()
        assert t.perm(foe).exerted == falls  # CR 6.1.16: at that moment
        t.end().end()
        assert not t.perm(foe).exerted


def test_pepa_madrigal_weather_maker_declined() -> None:
    t = Table()
    pepa, foe = t.mine("Pepa Madrigal - Weather Maker", HAND), t.body(1, exerted=True)
    t.play(pepa).no()
    t.end()
    assert not t.perm(foe).exerted


def test_magic_broom_dancing_duster_without_a_sorcerer() -> None:
    for sorcerer in (False, True):
        t = Table()
        broom, foe = t.mine("Magic Broom - Dancing Duster", HAND), t.body(1, exerted=True)
        if sorcerer:
            t.body(0, classifications=("Storyborn", "Sorcerer"))
        t.play(broom)
        if sorcerer:
            t.yes().settled(foe)
        assert t.asked == op.TURN
        t.end()
        assert t.perm(foe).exerted == sorcerer


def test_ratigan_very_large_mouse_without_a_first_choice() -> None:
    t = Table()
    ratigan, own, foe = t.mine("Ratigan - Very Large Mouse", HAND), t.body(0, exerted=True), t.body(1, strength=4)
    t.play(ratigan).pick(own)
    assert not t.perm(own).exerted
    assert not t.perm(foe).exerted
    assert t.why_not(Option(op.QUEST, own.card)) is not None


def test_scar_shameless_firebrand_they_are_all_of_them() -> None:
    t = Table()
    scar, tired, fresh = t.mine("Scar - Shameless Firebrand", HAND), t.body(0, cost=3, exerted=True), t.body(0, cost=3)
    dear = t.body(0, cost=4, exerted=True)
    prey = t.body(1, exerted=True)
    t.play(scar)
    assert (t.perm(tired).exerted, t.perm(dear).exerted) == (False, True)
    for c in (tired, fresh):
        assert t.why_not(Option(op.QUEST, c.card)) is not None
        assert t.targets(c) == {prey.card}


def test_raya_guardian_of_the_dragon_gem_at_a_location() -> None:
    t = Table()
    raya, place = t.mine("Raya - Guardian of the Dragon Gem", HAND), t.put(0, location())
    there, away = t.body(0, at=place, exerted=True), t.body(0, exerted=True)
    t.play(raya)
    t.settled(there)
    assert (t.perm(there).exerted, t.perm(away).exerted) == (False, True)
    assert t.why_not(Option(op.QUEST, there.card)) is not None


@pytest.mark.parametrize("ink", [0, 1])
def test_celia_mae_friendly_receptionist_must_pay(ink: int) -> None:
    cost = real("Celia Mae - Friendly Receptionist").cost
    t = Table(ink=cost + ink)
    celia, own = t.mine("Celia Mae - Friendly Receptionist", HAND), t.body(0, exerted=True)
    t.play(celia)
    if ink:
        t.yes().pick(own)
    assert t.asked == op.TURN  # CR 6.1.4.1: nobody is asked without the ink
    assert t.perm(own).exerted == (ink == 0)
    assert t.ready_ink(0) == 0
    if ink:
        assert t.why_not(Option(op.QUEST, own.card)) is not None


def test_eeyore_in_the_way_one_for_each_opponent() -> None:
    t = Table(players=3)
    eeyore, a, b = t.mine("Eeyore - In the Way", HAND), t.body(1, exerted=True), t.body(2, exerted=True)
    t.play(eeyore).no().yes()
    t.settled(b)
    t.end()
    assert not t.perm(a).exerted
    t.end()
    assert t.perm(b).exerted
