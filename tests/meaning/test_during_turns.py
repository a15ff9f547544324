"""Cards that speak during a turn: what they give, take and count."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, location
from ..reading import real


def test_vision_slab_stops_removing_and_moving_damage() -> None:
    t = Table()
    t.mine("Vision Slab")
    t.mine("Amethyst Coil")
    hurt = t.body(0, damage=2)
    foe = t.body(1)
    heal = t.mine("Hakuna Matata", HAND)
    inked = t.put(0, FILLER, HAND)
    t.play(heal)
    assert t.idle
    assert t.damage(hurt) == 2
    t.ink_card(inked)
    t.yes().pick(hurt).settled(foe)  # CR 1.9.2.4: to move is to remove and to put
    assert (t.damage(hurt), t.damage(foe)) == (2, 0)


def test_double_trouble_may_hit_two_one_or_none() -> None:
    t = Table()
    card = t.mine("Double Trouble", HAND)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.play(card).pick(a, c)
    assert [t.damage(x) for x in (a, b, c)] == [1, 0, 1]
    t = Table()
    card = t.mine("Double Trouble", HAND)
    a = t.body(1)
    t.play(card).done()
    assert t.damage(a) == 0


def test_windstorm_hits_evasive_ones_a_second_time() -> None:
    t = Table()
    card = t.mine("Windstorm", HAND)
    plain, flyer = t.body(1, willpower=9), t.theirs("Tinker Bell - Giant Fairy")
    evasive = t.theirs("Zazu - Steward of the Pride Lands")
    place = t.put(1, location(willpower=9))
    mine = t.body(0)
    t.play(card)
    assert t.damage(plain) == 1
    assert t.damage(place) == 1
    assert t.damage(mine) == 0
    assert t.damage(flyer) == 1
    assert t.zone(evasive) == DISCARD  # 1 and then 2


def test_teeth_and_ambitions_needs_another_target() -> None:
    t = Table()
    card = t.mine("Teeth and Ambitions", HAND)
    mine, foe, third = t.body(0), t.body(1), t.body(1)
    t.play(card).settled(mine)
    assert t.cards == {foe.card, third.card}
    t.pick(foe)
    assert (t.damage(mine), t.damage(foe)) == (2, 2)


def test_twin_fire_discards_for_the_second_shot() -> None:
    t = Table()
    card, fuel = t.mine("Twin Fire", HAND), t.put(0, FILLER, HAND)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.play(card).pick(a).yes().settled(fuel)
    assert t.cards == {b.card, c.card}
    t.pick(b)
    assert (t.damage(a), t.damage(b), t.zone(fuel)) == (2, 2, DISCARD)
    t = Table()
    card = t.mine("Twin Fire", HAND)
    a, b = t.body(1), t.body(1)
    t.play(card).pick(a).yes()  # nothing to discard: no second shot
    assert (t.damage(a), t.damage(b)) == (2, 0)


def test_look_what_youve_done_replays_from_the_discard_for_its_cost() -> None:
    t = Table()
    card = t.mine("Look What You've Done", HAND)
    vial = t.mine("Sunglasses")
    foe = t.body(1)
    t.use(vial).pick(card)
    ink = t.ready_ink(0)
    t.yes().settled(foe)
    assert t.damage(foe) == 2
    assert t.ready_ink(0) == ink - real("Look What You've Done").cost
    assert t.zone(card) == DISCARD


def test_look_what_youve_done_does_nothing_in_the_opponents_turn() -> None:
    t = Table()
    chill = t.mine("Sudden Chill", HAND)
    card = t.theirs("Look What You've Done", HAND)
    t.ink(1, 9)
    t.body(0)
    t.play(chill)
    t.settled(card)
    assert t.zone(card) == DISCARD
    assert t.asked_player == 0
    assert t.idle


def test_jousting_match_counts_the_ink_drop_spent_on_it() -> None:
    t = Table(ink=0)
    cost = real("Jousting Match").cost
    t.ink(0, cost)
    card, foe = t.mine("Jousting Match", HAND), t.body(1, willpower=9)
    t.play(card).settled(foe)
    assert t.damage(foe) == 2
    t = Table(ink=0)
    t.ink(0, cost - 1)
    t.position.ink_drops[0] = 1
    card, foe = t.mine("Jousting Match", HAND), t.body(1, willpower=9)
    t.play(card).settled(foe)
    assert t.damage(foe) == 5


def test_piercing_attack_ignores_resist() -> None:
    t = Table()
    card, foe = t.mine("Piercing Attack", HAND), t.theirs("Namaari - Resolute Daughter")
    assert t.has(foe, Keyword.RESIST)
    t.play(card).settled(foe)
    assert t.damage(foe) == 2


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 6)])
def test_air_drop_hits_damaged_ones_harder(before: int, after: int) -> None:
    t = Table()
    card, foe = t.mine("Air Drop", HAND), t.body(1, willpower=9, damage=before)
    t.play(card).settled(foe)
    assert t.damage(foe) == after


@pytest.mark.parametrize(("duck", "after"), [(False, 2), (True, 3)])
def test_the_terror_that_flaps_in_the_night(duck: bool, after: int) -> None:
    t = Table()
    card, foe = t.mine("The Terror That Flaps in the Night", HAND), t.body(1, willpower=9)
    if duck:
        t.body(0, name="Darkwing Duck - Test")
    t.play(card).settled(foe)
    assert t.damage(foe) == after


def test_light_the_fuse_counts_only_your_exerted_characters() -> None:
    t = Table()
    card, foe = t.mine("Light the Fuse", HAND), t.body(1, willpower=9, exerted=True)
    for exerted in (True, True, False):
        t.body(0, exerted=exerted)
    t.play(card).pick(foe)
    assert t.damage(foe) == 2


def test_he_hurled_his_thunderbolt_gives_to_the_deities_of_now() -> None:
    t = Table()
    card, foe = t.mine("He Hurled His Thunderbolt", HAND), t.body(1, willpower=9)
    deity, mortal = t.body(0, classifications=("Storyborn", "Deity")), t.body(0)
    t.play(card).pick(foe)
    assert t.damage(foe) == 4
    assert t.has(deity, Keyword.CHALLENGER)
    assert not t.has(mortal, Keyword.CHALLENGER)


# ---- actions that draw, exert and turn -----------------------------------------------------------------------------


def test_hypnotic_deduction_puts_two_back_on_top() -> None:
    t = Table()
    card = t.mine("Hypnotic Deduction", HAND)
    a, b = t.put(0, FILLER, HAND), t.put(0, FILLER, HAND)
    t.play(card).pick(a, b)
    t.any_answer(op.ORDER)
    assert t.hand(0) == 3
    assert set(t.deck_cards(0)[:2]) == {a.card, b.card}


@pytest.mark.parametrize(("lying", "drawn"), [(9, 2), (10, 3)])
def test_everyone_knows_juanita(lying: int, drawn: int) -> None:
    t = Table()
    card = t.mine("Everyone Knows Juanita", HAND)
    t.fillers(0, lying, DISCARD)
    t.play(card)
    assert t.hand(0) == drawn  # the action itself is not in the discard yet (CR 5.4.1.2)


def test_candy_drift_banishes_at_the_end_of_the_turn() -> None:
    t = Table()
    card, mine = t.mine("Candy Drift", HAND), t.body(0, strength=1)
    t.play(card).settled(mine)
    assert t.strength(mine) == 6
    assert t.zone(mine) == PLAY
    t.end()
    assert t.zone(mine) == DISCARD


def test_fragile_as_a_flower_keeps_it_exerted() -> None:
    t = Table()
    card = t.mine("Fragile as a Flower", HAND)
    small, big = t.body(1, cost=2), t.body(1, cost=3)
    t.play(card)
    t.end()
    assert t.perm(small).exerted
    assert not t.perm(big).exerted
    t.end().end()
    assert not t.perm(small).exerted  # only at the start of their next turn


@pytest.mark.parametrize("also_princess", [True, False])
def test_right_behind_you_needs_both(also_princess: bool) -> None:
    t = Table()
    card = t.mine("Right Behind You", HAND)
    dwarf = t.body(0, classifications=("Storyborn", "Seven Dwarfs"), zone=HAND)
    t.body(0, classifications=("Storyborn", "Seven Dwarfs"))
    if also_princess:
        t.body(0, classifications=("Storyborn", "Princess"))
    t.play(card)
    if also_princess:
        t.yes().settled(dwarf)
        assert t.zone(dwarf) == PLAY
    else:
        assert t.asked == op.TURN
        assert t.zone(dwarf) == HAND


def test_it_calls_me_shuffles_up_to_three_into_their_deck() -> None:
    t = Table()
    card = t.mine("It Calls Me", HAND)
    lying = t.fillers(1, 4, DISCARD)
    t.play(card)
    t.pick(*lying[:2]).done()
    assert (t.discard_size(1), t.deck(1), t.hand(0)) == (2, 22, 1)


def test_another_tale_to_spin_gives_two_players_a_drop() -> None:
    t = Table(players=3)
    card = t.mine("Another Tale to Spin", HAND)
    t.play(card)
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(2)
    assert [t.drops(p) for p in range(3)] == [1, 0, 1]


@pytest.mark.parametrize(("damage", "drawn"), [(0, 0), (3, 3)])
def test_dinner_bell_draws_for_the_damage_and_banishes(damage: int, drawn: int) -> None:
    t = Table()
    bell, mine = t.mine("Dinner Bell"), t.body(0, damage=damage)
    t.use(bell).settled(mine)
    assert t.hand(0) == drawn
    assert t.zone(mine) == DISCARD


def test_nanis_payback_is_capped() -> None:
    t = Table()
    card, mine = t.mine("Nani's Payback", HAND), t.body(0, willpower=9, damage=6)
    t.lore(1, 10)
    t.play(card).settled(mine)
    assert t.lore_total(1) == 6
    assert t.hand(0) == 1


def test_ursulas_trickery_draws_for_each_who_does_not_discard() -> None:
    t = Table(players=4)
    card = t.mine("Ursula's Trickery", HAND)
    gone = t.put(1, FILLER, HAND)
    t.put(2, FILLER, HAND)  # declines; the fourth player has nothing to discard
    t.play(card)
    assert t.asked_player == 1
    t.yes()
    t.settled(gone)
    assert t.asked_player == 2
    t.no()
    assert t.asked_player == 3
    t.yes()
    assert t.hand(0) == 2
    assert t.zone(gone) == DISCARD


def test_escape_plan_takes_two_of_each_player() -> None:
    t = Table()
    card = t.mine("Escape Plan", HAND)
    mine = t.bodies(0, 2)
    theirs = t.bodies(1, 3)
    smolder = t.mine("Ransack", HAND)
    t.play(smolder)
    while t.asked != op.TURN:
        t.choose(next(o for o in t.game.options if o.a != card.card))
    t.play(card)
    t.settled(*mine).pick(*theirs[:2])
    assert t.zones(*mine) == [INKWELL] * 2
    assert t.zones(*theirs) == [INKWELL, INKWELL, PLAY]
    assert t.ready_ink(1) == 0  # facedown and exerted


def test_i2i_singers_cannot_quest_again_but_a_lone_one_can() -> None:
    for number in (1, 2):
        t = Table(ink=0)
        song = t.mine("I2I", HAND)
        singers = t.bodies(0, number, cost=9 // number + 1)
        pyros, weak = t.mine("Pyros - Lava Titan"), t.body(1, willpower=1, exerted=True)
        t.sing_together(song, *singers)
        t.challenge(pyros, weak)
        t.yes().pick(singers[0])
        assert t.hand(1) == 2
        assert (t.lore_total(0), t.lore_total(1)) == (2, 2)
        assert not t.perm(singers[0]).exerted
        assert t.can_quest(singers[0]) == (number == 1)


def test_ink_geyser_leaves_three() -> None:
    t = Table(ink=0)
    t.ink(0, 8)
    t.ink(1, 2)
    card = t.mine("Ink Geyser", HAND)
    t.play(card)
    assert (t.ink_total(0), t.ink_total(1)) == (3, 2)
    assert t.ready_ink(0) == t.ready_ink(1) == 0
    assert t.hand(0) == 5


def test_colors_of_the_wind_counts_ink_types_not_symbols() -> None:
    t = Table()
    card = t.mine("Colors of the Wind", HAND)
    t.mine("Stitch - Rock Star", DECK)  # Amber
    t.theirs("Flotsam & Jetsam - Entangling Eels", DECK)  # two types
    inks = {*real("Stitch - Rock Star").inks, *real("Flotsam & Jetsam - Entangling Eels").inks}
    t.play(card)
    assert t.hand(0) == len(inks)
    assert t.deck(0) == 20 - len(inks)
    assert t.deck(1) == 20


def test_lets_get_dangerous_reveals_for_all_before_anybody_decides() -> None:
    t = Table(deck_size=1)
    card = t.mine("Let's Get Dangerous", HAND)
    mine = t.body(0, zone=DECK)
    theirs = t.theirs("Smash", DECK)
    t.play(card)
    assert t.asked_player == 0
    assert t.asked == op.MAY
    assert [h.card for h in t.events(EventKind.REVEALED)] == [mine.card, theirs.card]
    t.yes()
    assert t.zone(mine) == PLAY
    assert t.zone(theirs) == DECK


def test_the_return_of_hercules_lets_each_player_play_one() -> None:
    t = Table(ink=8)
    card = t.mine("The Return of Hercules", HAND)
    mine, theirs = t.body(0, zone=HAND, cost=9), t.body(1, zone=HAND, cost=9)
    t.play(card)
    t.no()
    assert t.asked_player == 1
    t.yes().settled(theirs)
    assert (t.zone(mine), t.zone(theirs)) == (HAND, PLAY)


def test_ursulas_plan_each_opponent_picks_their_own() -> None:
    t = Table(players=3)
    card = t.mine("Ursula's Plan", HAND)
    ours = t.body(0)
    a, b = t.body(1), t.body(1)
    c, d = t.body(2), t.body(2)
    t.play(card)
    assert t.asked_player == 1
    assert t.cards == {a.card, b.card}
    t.pick(a)
    assert t.asked_player == 2
    t.pick(d)
    assert [t.perm(x).exerted for x in (ours, a, b, c, d)] == [False, True, False, False, True]
    t.end()
    assert t.perm(a).exerted
    t.end()
    assert t.perm(d).exerted
    t.end().end()
    assert not t.perm(a).exerted


def test_swooping_strike_offers_only_ready_ones() -> None:
    t = Table()
    card = t.mine("Swooping Strike", HAND)
    a, b, c = t.body(1), t.body(1), t.body(1, exerted=True)
    t.play(card)
    assert t.asked_player == 1
    assert t.cards == {a.card, b.card}
    t.pick(b)
    assert t.perm(b).exerted
    assert t.perm(c).exerted
    assert not t.perm(a).exerted


def test_poisoned_apple_banishes_a_princess_and_exerts_others() -> None:
    for classification in ("Princess", "Hero"):
        t = Table()
        apple = t.mine("Poisoned Apple")
        foe, _other = t.body(1, classifications=("Storyborn", classification)), t.body(1)
        t.use(apple).pick(foe)
        assert t.zone(apple) == DISCARD
        assert t.zone(foe) == (DISCARD if classification == "Princess" else PLAY)
        assert classification == "Princess" or t.perm(foe).exerted


def test_lose_the_way_speaks_of_the_exerted_one_after_the_discard() -> None:
    t = Table()
    card, fuel = t.mine("Lose the Way", HAND), t.put(0, FILLER, HAND)
    foe, other = t.body(1), t.body(1)
    t.play(card).pick(foe).yes().settled(fuel)
    t.end()
    assert t.perm(foe).exerted
    assert not t.perm(other).exerted


def test_alice_tea_alchemist_exerts_all_of_one_name() -> None:
    t = Table()
    alice = t.mine("Alice - Tea Alchemist")
    a, b = t.body(1, name="Twin - One"), t.body(1, name="Twin - Two")
    c, own = t.body(1, name="Single"), t.body(0, name="Twin - Three")
    t.use(alice).pick(b)
    assert [t.perm(x).exerted for x in (a, b, c, own)] == [True, True, False, False]


def test_cant_hold_it_back_anymore_gathers_all_damage() -> None:
    t = Table()
    card = t.mine("Can't Hold It Back Anymore", HAND)
    foe, other = t.body(1, willpower=9, damage=1), t.body(1, damage=2)
    mine, place = t.body(0, damage=3), t.put(0, location(), damage=1)
    t.play(card).pick(foe)
    assert t.perm(foe).exerted
    assert t.damage(foe) == 6
    assert (t.damage(other), t.damage(mine), t.damage(place)) == (0, 0, 1)
