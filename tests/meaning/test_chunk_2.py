"""Real cards on short positions: what their printed text makes happen."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from .table import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, Table, item, location, real


class Play(Table):
    """A table on which a question with one possible answer, which nobody is asked, may be answered all the same."""

    def pick(self, *cards: Placed) -> Play:
        for c in cards:
            if Option(op.CARD, c.card) in self.game.options:
                self.choose(Option(op.CARD, c.card))
        return self

    def any_order(self) -> Play:
        while self.asked == op.ORDER:
            self.choose(self.game.options[0])
        return self

    def sing_with(self, song: Placed, *singers: Placed) -> Play:
        self.begin()
        self.choose(Option(op.SING_TOGETHER, song.card))
        self.pick(*singers)
        if self.offered(op.DONE):
            self.done()
        return self

    @property
    def idle(self) -> bool:
        """The active player may do something new: nothing is left to answer."""
        return self.asked == op.TURN

    def drops(self, player: int) -> int:
        return self.game.state.players[player].ink_drops


def offered_cards(t: Play) -> set[int]:
    """The cards of the open question."""
    return t.offered(op.CARD)


# ---- actions that deal damage --------------------------------------------------------------------------------------


def test_vision_slab_stops_removing_and_moving_damage() -> None:
    t = Play()
    t.mine("Vision Slab")
    t.mine("Amethyst Coil")
    hurt = t.body(0, damage=2)
    foe = t.body(1)
    heal = t.mine("Hakuna Matata", HAND)
    inked = t.put(0, FILLER, HAND)
    t.play(heal)
    assert t.damage(hurt) == 2
    t.ink_card(inked)
    t.yes().pick(hurt, foe)  # CR 1.9.2.4: to move is to remove and to put
    assert (t.damage(hurt), t.damage(foe)) == (2, 0)


def test_double_trouble_may_hit_two_one_or_none() -> None:
    t = Play()
    card = t.mine("Double Trouble", HAND)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.play(card).pick(a, c)
    assert [t.damage(x) for x in (a, b, c)] == [1, 0, 1]
    t = Play()
    card = t.mine("Double Trouble", HAND)
    a = t.body(1)
    t.play(card).done()
    assert t.damage(a) == 0


def test_windstorm_hits_evasive_ones_a_second_time() -> None:
    t = Play()
    card = t.mine("Windstorm", HAND)
    plain, flyer = t.body(1, willpower=9), t.theirs("Tinker Bell - Giant Fairy")
    evasive = t.theirs("Zazu - Steward of the Pride Lands")
    place = t.put(1, location(willpower=9))
    mine = t.body(0)
    t.play(card)
    assert t.damage(plain) == 1 and t.damage(place) == 1 and t.damage(mine) == 0
    assert t.damage(flyer) == 1
    assert t.zone(evasive) == DISCARD  # 1 and then 2


def test_teeth_and_ambitions_needs_another_target() -> None:
    t = Play()
    card = t.mine("Teeth and Ambitions", HAND)
    mine, foe, third = t.body(0), t.body(1), t.body(1)
    t.play(card).pick(mine)
    assert offered_cards(t) == {foe.card, third.card}
    t.pick(foe)
    assert (t.damage(mine), t.damage(foe)) == (2, 2)


def test_twin_fire_discards_for_the_second_shot() -> None:
    t = Play()
    card, fuel = t.mine("Twin Fire", HAND), t.put(0, FILLER, HAND)
    a, b, c = t.body(1), t.body(1), t.body(0)
    t.play(card).pick(a).yes().pick(fuel)
    assert offered_cards(t) == {b.card, c.card}
    t.pick(b)
    assert (t.damage(a), t.damage(b), t.zone(fuel)) == (2, 2, DISCARD)
    t = Play()
    card = t.mine("Twin Fire", HAND)
    a, b = t.body(1), t.body(1)
    t.play(card).pick(a).yes()  # nothing to discard: no second shot
    assert (t.damage(a), t.damage(b)) == (2, 0)


def test_look_what_youve_done_replays_from_the_discard_for_its_cost() -> None:
    t = Play()
    card = t.mine("Look What You've Done", HAND)
    vial = t.mine("Sunglasses")
    foe = t.body(1)
    t.use(vial).pick(card)
    ink = t.ready_ink(0)
    t.yes().pick(foe)
    assert t.damage(foe) == 2 and t.ready_ink(0) == ink - real("Look What You've Done").cost
    assert t.zone(card) == DISCARD


def test_look_what_youve_done_does_nothing_in_the_opponents_turn() -> None:
    t = Play()
    chill = t.mine("Sudden Chill", HAND)
    card = t.theirs("Look What You've Done", HAND)
    t.ink(1, 9)
    t.body(0)
    t.play(chill)
    t.pick(card)
    assert t.zone(card) == DISCARD and t.asked_player == 0 and t.idle


def test_jousting_match_counts_the_ink_drop_spent_on_it() -> None:
    t = Play(ink=0)
    cost = real("Jousting Match").cost
    t.ink(0, cost)
    card, foe = t.mine("Jousting Match", HAND), t.body(1, willpower=9)
    t.play(card).pick(foe)
    assert t.damage(foe) == 2
    t = Play(ink=0)
    t.ink(0, cost - 1)
    t.position.ink_drops[0] = 1
    card, foe = t.mine("Jousting Match", HAND), t.body(1, willpower=9)
    t.play(card).pick(foe)
    assert t.damage(foe) == 5


def test_piercing_attack_ignores_resist() -> None:
    t = Play()
    card, foe = t.mine("Piercing Attack", HAND), t.theirs("Namaari - Resolute Daughter")
    assert t.has(foe, Keyword.RESIST)
    t.play(card).pick(foe)
    assert t.damage(foe) == 2


@pytest.mark.parametrize("before, after", [(0, 3), (1, 6)])
def test_air_drop_hits_damaged_ones_harder(before: int, after: int) -> None:
    t = Play()
    card, foe = t.mine("Air Drop", HAND), t.body(1, willpower=9, damage=before)
    t.play(card).pick(foe)
    assert t.damage(foe) == after


@pytest.mark.parametrize("duck, after", [(False, 2), (True, 3)])
def test_the_terror_that_flaps_in_the_night(duck: bool, after: int) -> None:
    t = Play()
    card, foe = t.mine("The Terror That Flaps in the Night", HAND), t.body(1, willpower=9)
    if duck:
        t.body(0, name="Darkwing Duck - Test")
    t.play(card).pick(foe)
    assert t.damage(foe) == after


def test_light_the_fuse_counts_only_your_exerted_characters() -> None:
    t = Play()
    card, foe = t.mine("Light the Fuse", HAND), t.body(1, willpower=9, exerted=True)
    for exerted in (True, True, False):
        t.body(0, exerted=exerted)
    t.play(card).pick(foe)
    assert t.damage(foe) == 2


def test_he_hurled_his_thunderbolt_gives_to_the_deities_of_now() -> None:
    t = Play()
    card, foe = t.mine("He Hurled His Thunderbolt", HAND), t.body(1, willpower=9)
    deity, mortal = t.body(0, classifications=("Storyborn", "Deity")), t.body(0)
    t.play(card).pick(foe)
    assert t.damage(foe) == 4
    assert t.has(deity, Keyword.CHALLENGER) and not t.has(mortal, Keyword.CHALLENGER)


# ---- actions that draw, exert and turn -----------------------------------------------------------------------------


def test_hypnotic_deduction_puts_two_back_on_top() -> None:
    t = Play()
    card = t.mine("Hypnotic Deduction", HAND)
    a, b = t.put(0, FILLER, HAND), t.put(0, FILLER, HAND)
    t.play(card).pick(a, b)
    t.any_order()
    assert t.hand(0) == 3
    assert set(t.game.state.players[0].deck[-2:]) == {a.card, b.card}


@pytest.mark.parametrize("lying, drawn", [(9, 2), (10, 3)])
def test_everyone_knows_juanita(lying: int, drawn: int) -> None:
    t = Play()
    card = t.mine("Everyone Knows Juanita", HAND)
    for _ in range(lying):
        t.put(0, FILLER, DISCARD)
    t.play(card)
    assert t.hand(0) == drawn  # the action itself is not in the discard yet (CR 5.4.1.2)


def test_candy_drift_banishes_at_the_end_of_the_turn() -> None:
    t = Play()
    card, mine = t.mine("Candy Drift", HAND), t.body(0, strength=1)
    t.play(card).pick(mine)
    assert t.strength(mine) == 6 and t.zone(mine) == PLAY
    t.turn_over()
    assert t.zone(mine) == DISCARD


def test_fragile_as_a_flower_keeps_it_exerted() -> None:
    t = Play()
    card = t.mine("Fragile as a Flower", HAND)
    small, big = t.body(1, cost=2), t.body(1, cost=3)
    t.play(card)
    t.turn_over()
    assert t.perm(small).exerted and not t.perm(big).exerted
    t.turn_over().turn_over()
    assert not t.perm(small).exerted  # only at the start of their next turn


@pytest.mark.parametrize("also_princess", [True, False])
def test_right_behind_you_needs_both(also_princess: bool) -> None:
    t = Play()
    card = t.mine("Right Behind You", HAND)
    dwarf = t.body(0, classifications=("Storyborn", "Seven Dwarfs"), zone=HAND)
    t.body(0, classifications=("Storyborn", "Seven Dwarfs"))
    if also_princess:
        t.body(0, classifications=("Storyborn", "Princess"))
    t.play(card)
    if also_princess:
        t.yes().pick(dwarf)
        assert t.zone(dwarf) == PLAY
    else:
        assert t.asked == op.TURN and t.zone(dwarf) == HAND


def test_it_calls_me_shuffles_up_to_three_into_their_deck() -> None:
    t = Play()
    card = t.mine("It Calls Me", HAND)
    lying = [t.put(1, FILLER, DISCARD) for _ in range(4)]
    t.play(card)
    t.pick(*lying[:2]).done()
    assert (t.discard_size(1), t.deck(1), t.hand(0)) == (2, 22, 1)


def test_another_tale_to_spin_gives_two_players_a_drop() -> None:
    t = Play(players=3)
    card = t.mine("Another Tale to Spin", HAND)
    t.play(card)
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(2)
    assert [p.ink_drops for p in t.game.state.players] == [1, 0, 1]


@pytest.mark.parametrize("damage, drawn", [(0, 0), (3, 3)])
def test_dinner_bell_draws_for_the_damage_and_banishes(damage: int, drawn: int) -> None:
    t = Play()
    bell, mine = t.mine("Dinner Bell"), t.body(0, damage=damage)
    t.use(bell).pick(mine)
    assert t.hand(0) == drawn and t.zone(mine) == DISCARD


def test_nanis_payback_is_capped() -> None:
    t = Play()
    card, mine = t.mine("Nani's Payback", HAND), t.body(0, willpower=9, damage=6)
    t.lore(1, 10)
    t.play(card).pick(mine)
    assert t.lore_total(1) == 6 and t.hand(0) == 1


def test_ursulas_trickery_draws_for_each_who_does_not_discard() -> None:
    t = Play(players=4)
    card = t.mine("Ursula's Trickery", HAND)
    gone = t.put(1, FILLER, HAND)
    t.put(2, FILLER, HAND)  # declines; the fourth player has nothing to discard
    t.play(card)
    assert t.asked_player == 1
    t.yes()
    t.pick(gone)
    assert t.asked_player == 2
    t.no()
    if t.asked == op.MAY:
        assert t.asked_player == 3
        t.yes()
    assert t.hand(0) == 2 and t.zone(gone) == DISCARD


def test_escape_plan_takes_two_of_each_player() -> None:
    t = Play()
    card = t.mine("Escape Plan", HAND)
    mine = [t.body(0) for _ in range(2)]
    theirs = [t.body(1) for _ in range(3)]
    t.play(card)
    while t.asked != op.TURN:
        t.pick(mine[0], theirs[0]).pick(mine[1], theirs[1])
    assert [t.zone(c) for c in mine] == [INKWELL] * 2
    assert [t.zone(c) for c in theirs] == [INKWELL, INKWELL, PLAY]
    assert t.ready_ink(1) == 0  # facedown and exerted


@pytest.mark.parametrize("number", [1, 2])
def test_i2i_holds_back_only_two_or_more_singers(number: int) -> None:
    t = Play(ink=0)
    song = t.mine("I2I", HAND)
    singers = [t.body(0, cost=9 // number + 1) for _ in range(number)]
    ready = t.mine("Fan the Flames", HAND)
    t.ink(0, 9)
    t.sing_with(song, *singers)
    assert t.hand(1) == 2 and (t.lore_total(0), t.lore_total(1)) == (2, 2)
    assert t.perm(singers[0]).exerted == (number == 1)
    t.play(ready).pick(singers[0])
    assert not t.perm(singers[0]).exerted and t.zone(ready) == DISCARD


def test_i2i_singers_cannot_quest_again_but_a_lone_one_can() -> None:
    for number in (1, 2):
        t = Play(ink=0)
        song = t.mine("I2I", HAND)
        singers = [t.body(0, cost=9 // number + 1) for _ in range(number)]
        t.mine("Pyros - Lava Titan")
        t.sing_with(song, *singers)
        if number == 1:
            t.perm(singers[0]).exerted = False  # readied later by something else
            t.game.state.stale = True
        assert t.can(Option(op.QUEST, singers[0].card)) == (number == 1)


def test_ink_geyser_leaves_three() -> None:
    t = Play(ink=0)
    t.ink(0, 8)
    t.ink(1, 2)
    card = t.mine("Ink Geyser", HAND)
    t.play(card)
    assert (t.ink_total(0), t.ink_total(1)) == (3, 2)
    assert t.ready_ink(0) == t.ready_ink(1) == 0 and t.hand(0) == 5


def test_colors_of_the_wind_counts_ink_types_not_symbols() -> None:
    t = Play()
    card = t.mine("Colors of the Wind", HAND)
    t.mine("Stitch - Rock Star", DECK)  # Amber
    t.theirs("Flotsam & Jetsam - Entangling Eels", DECK)  # two types
    inks = {*real("Stitch - Rock Star").inks, *real("Flotsam & Jetsam - Entangling Eels").inks}
    t.play(card)
    assert t.hand(0) == len(inks) and t.deck(0) == 20 - len(inks) and t.deck(1) == 20


def test_lets_get_dangerous_reveals_for_all_before_anybody_decides() -> None:
    t = Play(deck_size=1)
    card = t.mine("Let's Get Dangerous", HAND)
    mine = t.body(0, zone=DECK)
    theirs = t.mine("Smash", DECK) if False else t.theirs("Smash", DECK)
    t.play(card)
    assert t.asked_player == 0 and t.asked == op.MAY
    assert [h.card for h in t.events(Event.REVEALED)] == [mine.card, theirs.card]
    t.yes()
    assert t.zone(mine) == PLAY and t.zone(theirs) == DECK


def test_the_return_of_hercules_lets_each_player_play_one() -> None:
    t = Play(ink=8)
    card = t.mine("The Return of Hercules", HAND)
    mine, theirs = t.body(0, zone=HAND, cost=9), t.body(1, zone=HAND, cost=9)
    t.play(card)
    t.no()
    assert t.asked_player == 1
    t.yes().pick(theirs)
    assert (t.zone(mine), t.zone(theirs)) == (HAND, PLAY)


def test_ursulas_plan_each_opponent_picks_their_own() -> None:
    t = Play(players=3)
    card = t.mine("Ursula's Plan", HAND)
    ours = t.body(0)
    a, b = t.body(1), t.body(1)
    c, d = t.body(2), t.body(2)
    t.play(card)
    assert t.asked_player == 1 and offered_cards(t) == {a.card, b.card}
    t.pick(a)
    assert t.asked_player == 2
    t.pick(d)
    assert [t.perm(x).exerted for x in (ours, a, b, c, d)] == [False, True, False, False, True]
    t.turn_over()
    assert t.perm(a).exerted
    t.turn_over()
    assert t.perm(d).exerted
    t.turn_over().turn_over()
    assert not t.perm(a).exerted


def test_swooping_strike_offers_only_ready_ones() -> None:
    t = Play()
    card = t.mine("Swooping Strike", HAND)
    a, b, c = t.body(1), t.body(1), t.body(1, exerted=True)
    t.play(card)
    assert t.asked_player == 1 and offered_cards(t) == {a.card, b.card}
    t.pick(b)
    assert t.perm(b).exerted and t.perm(c).exerted and not t.perm(a).exerted


def test_poisoned_apple_banishes_a_princess_and_exerts_others() -> None:
    for classification in ("Princess", "Hero"):
        t = Play()
        apple = t.mine("Poisoned Apple")
        foe, _other = t.body(1, classifications=("Storyborn", classification)), t.body(1)
        t.use(apple).pick(foe)
        assert t.zone(apple) == DISCARD
        assert t.zone(foe) == (DISCARD if classification == "Princess" else PLAY)
        assert classification == "Princess" or t.perm(foe).exerted


def test_lose_the_way_speaks_of_the_exerted_one_after_the_discard() -> None:
    t = Play()
    card, fuel = t.mine("Lose the Way", HAND), t.put(0, FILLER, HAND)
    foe, other = t.body(1), t.body(1)
    t.play(card).pick(foe).yes().pick(fuel)
    t.turn_over()
    assert t.perm(foe).exerted and not t.perm(other).exerted


def test_alice_tea_alchemist_exerts_all_of_one_name() -> None:
    t = Play()
    alice = t.mine("Alice - Tea Alchemist")
    a, b = t.body(1, name="Twin - One"), t.body(1, name="Twin - Two")
    c, own = t.body(1, name="Single"), t.body(0, name="Twin - Three")
    t.use(alice).pick(b)
    assert [t.perm(x).exerted for x in (a, b, c, own)] == [True, True, False, False]


def test_cant_hold_it_back_anymore_gathers_all_damage() -> None:
    t = Play()
    card = t.mine("Can't Hold It Back Anymore", HAND)
    foe, other = t.body(1, willpower=9, damage=1), t.body(1, damage=2)
    mine, place = t.body(0, damage=3), t.put(0, location(), damage=1)
    t.play(card).pick(foe)
    assert t.perm(foe).exerted and t.damage(foe) == 6
    assert (t.damage(other), t.damage(mine), t.damage(place)) == (0, 0, 1)


def test_binding_contract_needs_a_dry_ready_character_to_pay() -> None:
    t = Play()
    contract = t.mine("Binding Contract")
    t.body(0, drying=True)
    assert not t.can(Option(op.USE, contract.card, 0))
    t = Play()
    contract, payer, foe = t.mine("Binding Contract"), t.body(0), t.body(1)
    t.use(contract).pick(payer).pick(foe)
    assert t.perm(payer).exerted and t.perm(foe).exerted and t.perm(contract).exerted


def test_scream_canister_exerts_your_inkwell() -> None:
    t = Play(ink=6)
    canister = t.mine("Scream Canister")
    weak, strong = t.body(1, strength=2), t.body(1, strength=3)
    t.use(canister).pick(weak)
    assert t.ready_ink(0) == 0 and t.perm(weak).exerted and not t.perm(strong).exerted


def test_restoring_the_crown_pays_for_every_banishment_this_turn() -> None:
    t = Play()
    card = t.mine("Restoring the Crown", HAND)
    a, b = t.body(0, strength=5), t.body(0, strength=5)
    x, y = t.body(1, willpower=2), t.body(1, willpower=2)
    t.play(card)
    assert t.perm(x).exerted and t.perm(y).exerted
    t.challenge(a, x)
    t.challenge(b, y)
    assert t.lore_total(0) == 4


def test_fantastical_and_magical_counts_the_singers() -> None:
    t = Play(ink=0)
    song = t.mine("Fantastical and Magical", HAND)
    singers = [t.body(0, cost=5) for _ in range(3)]
    t.sing_with(song, *singers)
    assert t.lore_total(0) == 3 and t.hand(0) == 3


# ---- during the opponent's turn ------------------------------------------------------------------------------------


def opponents_turn(t: Play) -> Play:
    t.turn_over()
    assert t.game.state.active == 1
    return t


def test_snow_white_returns_only_in_the_opponents_turn() -> None:
    t = Play()
    snow, killer = t.mine("Snow White - Merry as the Morning", exerted=True), t.body(1, strength=9, willpower=9)
    opponents_turn(t)
    t.perm(snow).exerted = True
    t.game.state.stale = True
    t = Play(turn=1)
    snow, killer = t.mine("Snow White - Merry as the Morning", exerted=True), t.body(1, strength=9)
    t.challenge(killer, snow)
    assert t.zone(snow) == HAND
    t = Play()
    snow, wall = t.mine("Snow White - Merry as the Morning"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(snow, wall)
    assert t.zone(snow) == DISCARD


def test_tadashi_hamada_is_inked_even_if_the_top_card_is_not() -> None:
    for also in (True, False):
        t = Play(turn=1, ink=0)
        tadashi, killer = t.mine("Tadashi Hamada - Gifted Roboticist", exerted=True), t.body(1, strength=9)
        t.challenge(killer, tadashi)
        assert t.asked_player == 0
        t.answer(also)
        assert t.zone(tadashi) == INKWELL
        assert (t.ink_total(0), t.ready_ink(0)) == ((2, 2) if also else (1, 1))


def test_hundred_acre_island_sees_the_one_banished_there() -> None:
    t = Play(turn=1)
    island = t.mine("Hundred Acre Island - Pooh's Home")
    here, away = t.body(0, exerted=True, at=island, willpower=1), t.body(0, exerted=True, willpower=1)
    a, b = t.body(1, strength=5), t.body(1, strength=5)
    t.challenge(a, away)
    assert t.lore_total(0) == 0
    t.challenge(b, here)
    assert t.lore_total(0) == 1


def test_maid_marian_answers_damage_to_allies_even_if_they_die() -> None:
    t = Play(turn=1)
    marian = t.mine("Maid Marian - Badminton Ace")
    ally = t.body(0, exerted=True, willpower=1, strength=0, classifications=("Storyborn", "Ally"))
    attacker, other = t.body(1, strength=5), t.body(1)
    t.challenge(attacker, ally)
    assert t.zone(ally) == DISCARD and t.asked_player == 0
    t.pick(other)
    assert t.damage(other) == 1 and t.zone(marian) == PLAY


def test_jafar_newly_crowned_returns_that_very_card() -> None:
    t = Play(turn=1)
    t.mine("Jafar - Newly Crowned")
    illusion = t.body(0, exerted=True, willpower=1, classifications=("Dreamborn", "Illusion"))
    killer = t.body(1, strength=5)
    t.challenge(killer, illusion)
    t.yes()
    assert t.zone(illusion) == HAND


@pytest.mark.parametrize("cost, may", [(5, True), (6, False)])
def test_chief_bogo_commanding_officer(cost: int, may: bool) -> None:
    t = Play(turn=1)
    t.mine("Chief Bogo - Commanding Officer")
    guard = t.put(0, real("Simba - Protective Cub"), exerted=True)
    killer, top = t.body(1, strength=9), t.body(0, zone=DECK, cost=cost)
    t.challenge(killer, guard)
    assert t.asked_player == 0
    t.yes()
    if may:
        t.yes()
    assert t.zone(top) == (PLAY if may else DECK) and t.asked_player == 1
    assert may or t.game.state.players[0].deck[-1] == top.card


def test_chief_bogo_declined_leaves_the_deck_alone() -> None:
    t = Play(turn=1)
    t.mine("Chief Bogo - Commanding Officer")
    guard = t.put(0, real("Simba - Protective Cub"), exerted=True)
    killer, top = t.body(1, strength=9), t.body(0, zone=DECK)
    t.challenge(killer, guard)
    t.no()
    assert t.idle and t.zone(guard) == DISCARD and t.game.state.players[0].deck[-1] == top.card


def test_hades_lord_of_the_dead_does_not_count_himself() -> None:
    t = Play(turn=1)
    hades = t.mine("Hades - Lord of the Dead", exerted=True, damage=0)
    other = t.body(0, exerted=True, willpower=1)
    a, b = t.body(1, strength=9, willpower=20), t.body(1, strength=9, willpower=20)
    t.challenge(a, other)
    assert t.lore_total(0) == 2
    t.challenge(b, hades)
    assert t.zone(hades) == DISCARD and t.lore_total(0) == 2


def test_dale_deals_damage_with_willpower_on_both_sides() -> None:
    t = Play()
    t.mine("Dale - Ready for His Shot")
    mine = t.body(0, strength=0, willpower=4, damage=1)
    foe = t.body(1, strength=1, willpower=9, exerted=True)
    t.challenge(mine, foe)
    assert (t.damage(foe), t.damage(mine)) == (4, 2)


def test_lilo_bundled_up_takes_the_second_hit_only() -> None:
    t = Play(turn=1)
    lilo = t.mine("Lilo - Bundled Up", exerted=True)
    a, b = t.body(1, strength=1), t.body(1, strength=1)
    t.challenge(a, lilo)
    assert t.damage(lilo) == 0
    t.challenge(b, lilo)
    assert t.damage(lilo) == 1 or t.zone(lilo) == DISCARD
    t = Play()
    lilo, foe = t.mine("Lilo - Bundled Up"), t.body(1, strength=1, exerted=True)
    t.challenge(lilo, foe)
    assert t.zone(lilo) == DISCARD or t.damage(lilo) == 1  # your own turn: no help


def test_diablo_draws_with_the_opponent_while_exerted() -> None:
    for exerted in (True, False):
        t = Play(turn=1)
        t.mine("Diablo - Devoted Herald", exerted=exerted)
        t.ink(1, 9)
        card = t.theirs("Show Me More!", HAND)  # each player draws: only theirs count
        t.play(card)
        asked = 0
        while t.asked == op.MAY:
            assert t.asked_player == 0
            t.yes()
            asked += 1
        assert asked == (3 if exerted else 0)
        assert t.hand(0) == 3 + asked


def test_magica_de_spell_keeps_your_hand_only_in_their_turn() -> None:
    t = Play(turn=1)
    t.mine("Magica De Spell - Cruel Sorceress")
    kept = t.put(0, FILLER, HAND)
    t.ink(1, 9)
    card = t.theirs("Sudden Chill", HAND)
    t.play(card)
    assert t.zone(kept) == HAND
    t = Play()
    t.mine("Magica De Spell - Cruel Sorceress")
    a = t.put(0, FILLER, HAND)
    smolder = t.mine("You Broke My Smolder", HAND)
    t.play(smolder)
    assert t.zone(a) == DISCARD


def test_donald_fred_honeywell_draws_for_the_cards_that_were_under() -> None:
    t = Play(turn=1)
    t.mine("Donald Duck - Fred Honeywell")
    pile = t.put(0, real("Simba - Protective Cub"), exerted=True, under=[FILLER, FILLER])
    killer = t.body(1, strength=9)
    t.challenge(killer, pile)
    t.yes()
    assert t.hand(0) == 2


def test_koda_stops_losing_lore_in_their_turn() -> None:
    t = Play(turn=1)
    t.mine("Koda - Talkative Cub")
    t.lore(0, 5)
    t.lore(1, 5)
    t.ink(1, 9)
    evac = t.theirs("Gyro-Evac")
    t.use(evac)
    assert (t.lore_total(0), t.lore_total(1)) == (5, 3)
