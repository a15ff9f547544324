"""Cards that speak during a turn when something is banished, drawn, inked or moved."""

from __future__ import annotations

import pytest

from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, item
from ..reading import real


def test_binding_contract_needs_a_dry_ready_character_to_pay() -> None:
    t = Table()
    contract = t.mine("Binding Contract")
    t.body(0, drying=True)
    assert not t.can(Option(op.USE, contract.card, 0))
    t = Table()
    contract, payer, foe = t.mine("Binding Contract"), t.body(0), t.body(1)
    t.use(contract).pick(foe)
    assert t.perm(payer).exerted
    assert t.perm(foe).exerted
    assert t.perm(contract).exerted


def test_scream_canister_exerts_your_inkwell() -> None:
    t = Table(ink=6)
    canister = t.mine("Scream Canister")
    weak, strong = t.body(1, strength=2), t.body(1, strength=3)
    t.use(canister).settled(weak)
    assert t.ready_ink(0) == 0
    assert t.perm(weak).exerted
    assert not t.perm(strong).exerted


def test_restoring_the_crown_pays_for_every_banishment_this_turn() -> None:
    t = Table()
    card = t.mine("Restoring the Crown", HAND)
    a, b = t.body(0, strength=5), t.body(0, strength=5)
    x, y = t.body(1, willpower=2), t.body(1, willpower=2)
    t.play(card)
    assert t.perm(x).exerted
    assert t.perm(y).exerted
    t.challenge(a, x)
    t.challenge(b, y)
    assert t.lore_total(0) == 4


def test_fantastical_and_magical_counts_the_singers() -> None:
    t = Table(ink=0)
    song = t.mine("Fantastical and Magical", HAND)
    singers = t.bodies(0, 3, cost=5)
    t.sing_together(song, *singers)
    assert t.lore_total(0) == 3
    assert t.hand(0) == 3


# ---- during the opponent's turn ------------------------------------------------------------------------------------


def test_snow_white_returns_only_in_the_opponents_turn() -> None:
    t = Table(turn=1)
    snow, killer = t.mine("Snow White - Merry as the Morning", exerted=True), t.body(1, strength=9)
    t.challenge(killer, snow)
    assert t.zone(snow) == HAND
    t = Table()
    snow, wall = t.mine("Snow White - Merry as the Morning"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(snow, wall)
    assert t.zone(snow) == DISCARD


def test_tadashi_hamada_is_inked_even_if_the_top_card_is_not() -> None:
    for also in (True, False):
        t = Table(turn=1, ink=0)
        tadashi, killer = t.mine("Tadashi Hamada - Gifted Roboticist", exerted=True), t.body(1, strength=9)
        t.challenge(killer, tadashi)
        assert t.asked_player == 0
        t.may(also)
        assert t.zone(tadashi) == INKWELL
        assert (t.ink_total(0), t.ready_ink(0)) == ((2, 2) if also else (1, 1))


def test_hundred_acre_island_sees_the_one_banished_there() -> None:
    t = Table(turn=1)
    island = t.mine("Hundred Acre Island - Pooh's Home")
    here, away = t.body(0, exerted=True, at=island, willpower=1), t.body(0, exerted=True, willpower=1)
    a, b = t.body(1, strength=5), t.body(1, strength=5)
    t.challenge(a, away)
    assert t.lore_total(0) == 0
    t.challenge(b, here)
    assert t.lore_total(0) == 1


def test_maid_marian_answers_damage_to_allies_even_if_they_die() -> None:
    t = Table(turn=1)
    marian = t.mine("Maid Marian - Badminton Ace")
    ally = t.body(0, exerted=True, willpower=1, strength=0, classifications=("Storyborn", "Ally"))
    attacker, other = t.body(1, strength=5), t.body(1)
    t.challenge(attacker, ally)
    assert t.zone(ally) == DISCARD
    assert t.asked_player == 0
    t.pick(other)
    assert t.damage(other) == 1
    assert t.zone(marian) == PLAY


def test_jafar_newly_crowned_returns_that_very_card() -> None:
    t = Table(turn=1)
    t.mine("Jafar - Newly Crowned")
    illusion = t.body(0, exerted=True, willpower=1, classifications=("Dreamborn", "Illusion"))
    killer = t.body(1, strength=5)
    t.challenge(killer, illusion)
    t.yes()
    assert t.zone(illusion) == HAND


@pytest.mark.parametrize(("cost", "may"), [(5, True), (6, False)])
def test_chief_bogo_commanding_officer(cost: int, may: bool) -> None:
    t = Table(turn=1)
    t.mine("Chief Bogo - Commanding Officer")
    guard = t.put(0, real("Simba - Protective Cub"), exerted=True)
    killer, top = t.body(1, strength=9), t.body(0, zone=DECK, cost=cost)
    t.challenge(killer, guard)
    assert t.asked_player == 0
    t.yes()
    if may:
        t.yes()
    assert t.zone(top) == (PLAY if may else DECK)
    assert t.asked_player == 1
    assert may or t.top(0) == top.card


def test_chief_bogo_declined_leaves_the_deck_alone() -> None:
    t = Table(turn=1)
    t.mine("Chief Bogo - Commanding Officer")
    guard = t.put(0, real("Simba - Protective Cub"), exerted=True)
    killer, top = t.body(1, strength=9), t.body(0, zone=DECK)
    t.challenge(killer, guard)
    t.no()
    assert t.idle
    assert t.zone(guard) == DISCARD
    assert t.top(0) == top.card


def test_hades_lord_of_the_dead_does_not_count_himself() -> None:
    t = Table(turn=1)
    hades = t.mine("Hades - Lord of the Dead", exerted=True, damage=0)
    other = t.body(0, exerted=True, willpower=1)
    a, b = t.body(1, strength=9, willpower=20), t.body(1, strength=9, willpower=20)
    t.challenge(a, other)
    assert t.lore_total(0) == 2
    t.challenge(b, hades)
    assert t.zone(hades) == DISCARD
    assert t.lore_total(0) == 2


def test_dale_deals_damage_with_willpower_on_both_sides() -> None:
    t = Table()
    t.mine("Dale - Ready for His Shot")
    mine = t.body(0, strength=0, willpower=4, damage=1)
    foe = t.body(1, strength=1, willpower=9, exerted=True)
    t.challenge(mine, foe)
    assert (t.damage(foe), t.damage(mine)) == (4, 2)


def test_lilo_bundled_up_takes_the_second_hit_only() -> None:
    t = Table(turn=1)
    lilo = t.mine("Lilo - Bundled Up", exerted=True)
    a, b = t.body(1, strength=1), t.body(1, strength=1)
    t.challenge(a, lilo)
    assert t.damage(lilo) == 0
    t.challenge(b, lilo)
    assert t.damage(lilo) == 1 or t.zone(lilo) == DISCARD
    t = Table()
    lilo, foe = t.mine("Lilo - Bundled Up"), t.body(1, strength=1, exerted=True)
    t.challenge(lilo, foe)
    assert t.zone(lilo) == DISCARD or t.damage(lilo) == 1  # your own turn: no help


def test_diablo_draws_with_the_opponent_while_exerted() -> None:
    for exerted in (True, False):
        t = Table(turn=1)
        t.mine("Diablo - Devoted Herald", exerted=exerted)
        t.ink(1, 9)
        card = t.theirs("Show Me More!", HAND)  # each player draws: only theirs count
        t.play(card)
        assert t.idle is not exerted
        asked = t.all_yes() if exerted else 0
        assert asked == (3 if exerted else 0)
        assert t.hand(0) == 3 + asked


def test_magica_de_spell_keeps_your_hand_only_in_their_turn() -> None:
    t = Table(turn=1)
    t.mine("Magica De Spell - Cruel Sorceress")
    kept = t.put(0, FILLER, HAND)
    t.ink(1, 9)
    card = t.theirs("Sudden Chill", HAND)
    t.play(card)
    assert t.zone(kept) == HAND
    t = Table()
    t.mine("Magica De Spell - Cruel Sorceress")
    a = t.put(0, FILLER, HAND)
    smolder = t.mine("You Broke My Smolder", HAND)
    t.play(smolder)
    assert t.zone(a) == DISCARD


def test_donald_fred_honeywell_draws_for_the_cards_that_were_under() -> None:
    t = Table(turn=1)
    t.mine("Donald Duck - Fred Honeywell")
    pile = t.put(0, real("Simba - Protective Cub"), exerted=True, under=[FILLER, FILLER])
    killer = t.body(1, strength=9)
    t.challenge(killer, pile)
    t.yes()
    assert t.hand(0) == 2


def test_koda_stops_losing_lore_in_their_turn() -> None:
    t = Table(turn=1)
    t.mine("Koda - Talkative Cub")
    t.lore(0, 5)
    t.lore(1, 5)
    t.ink(1, 9)
    evac = t.theirs("Gyro-Evac")
    t.use(evac, 1)
    assert (t.lore_total(0), t.lore_total(1)) == (5, 3)


# ---- during your turn: banishment and challenges -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "lore"), [
    ("The Sword of Hercules", 1), ("Mushu - Majestic Dragon", 2), ("Thebes - The Big Olive", 0),
])
def test_your_character_banishes_another_in_a_challenge(name: str, lore: int) -> None:
    t = Table()
    t.mine(name)
    mine, foe = t.body(0, strength=9), t.body(1, strength=0, exerted=True)
    t.challenge(mine, foe)
    assert t.lore_total(0) == lore
    t = Table(turn=1)  # not in their turn
    t.mine(name)
    wall, foe = t.body(0, strength=9, exerted=True), t.body(1, strength=0)
    t.challenge(foe, wall)
    assert t.zone(foe) == DISCARD
    assert t.lore_total(0) == 0


def test_the_sword_of_hercules_counts_even_if_both_are_banished() -> None:
    t = Table()
    t.mine("The Sword of Hercules")
    mine, foe = t.body(0, strength=9), t.body(1, strength=9, exerted=True)
    t.challenge(mine, foe)
    assert (t.zone(mine), t.zone(foe), t.lore_total(0)) == (DISCARD, DISCARD, 1)


def test_thebes_counts_for_the_one_that_is_there() -> None:
    t = Table()
    thebes = t.mine("Thebes - The Big Olive")
    here, foe = t.body(0, strength=9, at=thebes), t.body(1, exerted=True)
    t.challenge(here, foe)
    assert t.lore_total(0) == 2


def test_pluto_steel_champion_counts_other_steel_characters() -> None:
    steel = real("Gustav the Giant - Terror of the Kingdom")
    for who in ("steel", "other ink", "pluto"):
        t = Table()
        pluto = t.mine("Pluto - Steel Champion")
        fighter = pluto if who == "pluto" else t.put(0, steel) if who == "steel" else t.body(0, strength=9)
        foe = t.body(1, strength=0, exerted=True)
        t.challenge(fighter, foe)
        assert t.zone(foe) == DISCARD
        assert t.lore_total(0) == (2 if who == "steel" else 0)


def test_gustav_is_readied_by_the_others() -> None:
    t = Table()
    gustav, mine = t.mine("Gustav the Giant - Terror of the Kingdom", exerted=True), t.body(0, strength=9)
    foe = t.body(1, exerted=True)
    t.challenge(mine, foe)
    t.yes()
    assert not t.perm(gustav).exerted


def test_scar_vicious_cheater_cannot_quest_even_if_not_readied_but_raya_headstrong_can() -> None:
    for name, bound in (("Scar - Vicious Cheater", True), ("Raya - Headstrong", False)):
        for yes in (True, False):
            t = Table()
            mine, foe = t.mine(name), t.body(1, strength=0, willpower=1, exerted=True)
            pyros, other = t.mine("Pyros - Lava Titan"), t.body(1, strength=0, willpower=1, exerted=True)
            t.challenge(mine, foe)
            t.may(yes)
            assert t.perm(mine).exerted is not yes
            t.challenge(pyros, other)
            t.yes().pick(mine)
            assert t.can_quest(mine) is not (bound or yes)


def test_captain_hook_master_swordsman_may_go_on_challenging() -> None:
    t = Table()
    hook, foe = t.mine("Captain Hook - Master Swordsman"), t.body(1, strength=0, willpower=1, exerted=True)
    second = t.body(1, exerted=True)
    t.challenge(hook, foe)
    assert not t.perm(hook).exerted
    assert not t.can_quest(hook)
    assert second.card in t.targets(hook)


def test_simba_rightful_king_stops_a_challenger_in_their_next_turn_only() -> None:
    t = Table()
    simba, foe = t.mine("Simba - Rightful King"), t.body(1, strength=0, willpower=1, exerted=True)
    held, target = t.body(1), t.body(0, exerted=True)
    t.challenge(simba, foe)
    t.settled(held)
    t.end()
    assert not t.targets(held)
    t.end().end()
    assert t.targets(held) == {target.card, simba.card} - {c.card for c in (target, simba) if not t.perm(c).exerted}


def test_aladdin_heroic_outlaw() -> None:
    t = Table(players=3)
    aladdin, foe = t.mine("Aladdin - Heroic Outlaw"), t.body(1, strength=0, willpower=1, exerted=True)
    t.lore(1, 5)
    t.lore(2, 1)
    t.challenge(aladdin, foe)
    assert [t.lore_total(p) for p in range(3)] == [2, 3, 0]


def test_kronk_head_of_security_plays_from_hand_up_to_five() -> None:
    t = Table(ink=0)
    kronk, foe = t.mine("Kronk - Head of Security"), t.body(1, strength=0, willpower=1, exerted=True)
    five, six, thing = t.body(0, cost=5, zone=HAND), t.body(0, cost=6, zone=HAND), t.put(0, item(), HAND)
    four = t.body(0, cost=4, zone=HAND)
    t.challenge(kronk, foe)
    t.yes()
    assert t.cards == {five.card, four.card}
    t.play(five)
    assert t.zones(five, four, six, thing) == [PLAY, HAND, HAND, HAND]


def test_mulan_imperial_soldier_helps_the_others_of_now() -> None:
    t = Table()
    mulan, foe = t.mine("Mulan - Imperial Soldier"), t.body(1, strength=0, willpower=1, exerted=True)
    other, late = t.body(0, lore=1), t.body(0, lore=1, zone=HAND)
    own = t.lore_of(mulan)
    t.challenge(mulan, foe)
    t.play(late)
    assert (t.lore_of(other), t.lore_of(mulan), t.lore_of(late)) == (2, own, 1)


def test_namaari_hits_a_third_character_with_the_dealt_amount() -> None:
    t = Table()
    namaari = t.mine("Namaari - Heir of Fang")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1), t.body(0)
    t.challenge(namaari, foe)
    t.yes()
    assert t.cards == {a.card, b.card}  # neither herself nor the challenged one
    t.pick(a)
    assert (t.damage(foe), t.damage(a)) == (2, 2)


def test_mulan_elite_archer_shoots_up_to_two_others() -> None:
    t = Table()
    mulan = t.mine("Mulan - Elite Archer")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1), t.body(1)
    t.challenge(mulan, foe)
    assert foe.card not in t.cards
    assert mulan.card not in t.cards
    t.pick(a, b)
    assert [t.damage(c) for c in (foe, a, b)] == [2, 2, 2]


def test_mulan_elite_archer_repeats_what_resist_left() -> None:
    t = Table()
    mulan = t.mine("Mulan - Elite Archer")
    foe = t.theirs("Namaari - Resolute Daughter", exerted=True)  # Resist +3
    a = t.body(1)
    t.challenge(mulan, foe)
    t.pick(a)
    assert t.idle
    assert t.damage(foe) == 0
    assert t.damage(a) == 0


def test_wasabi_deals_his_strength_of_now_to_a_third() -> None:
    t = Table()
    t.position.ink_drops[0] = 1
    wasabi = t.mine("Wasabi - Called into Battle")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1, willpower=9), t.body(1)
    t.challenge(wasabi, foe)
    assert t.cards == {a.card, b.card}
    t.pick(a)
    assert t.damage(a) == 6  # 4 and 2 for the drop


def test_kenai_returns_to_hand_and_gains_lore() -> None:
    t = Table()
    kenai, wall = t.mine("Kenai - Magical Bear"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(kenai, wall)
    assert t.zone(kenai) == HAND
    assert t.lore_total(0) == 1
    assert t.damage(wall) == 3


@pytest.mark.parametrize("damaged", [True, False])
def test_brutus_asks_whether_a_character_of_yours_took_damage(damaged: bool) -> None:
    t = Table()
    brutus, fire = t.mine("Brutus - Fearsome Crocodile"), t.mine("Dragon Fire", HAND)
    mine, hit = t.body(0), t.mine("Smash", HAND)
    if damaged:
        t.play(hit).pick(mine)
    t.play(fire).pick(brutus)
    assert t.zone(brutus) == DISCARD
    assert t.lore_total(0) == (2 if damaged else 0)
