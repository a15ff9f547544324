"""Real cards on short positions: what their printed text makes happen."""

from __future__ import annotations

from collections.abc import Callable

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
            for o in self.game.options:
                if self.asked != op.TURN and o.verb in (op.CARD, op.PLAY) and o.a == c.card:
                    self.choose(o)
                    break
        return self

    def all_yes(self) -> int:
        """Every trigger in any order, yes to every may; how many mays there were."""
        asked = 0
        while not self.idle:
            asked += self.asked == op.MAY
            self.choose(Option(op.YES) if self.asked == op.MAY else self.game.options[0])
        return asked

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
    return t.offered(op.CARD) | t.offered(op.PLAY)


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
    if t.asked == op.AMOUNT:
        t.amount(2)
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
    assert t.damage(plain) == 1
    assert t.damage(place) == 1
    assert t.damage(mine) == 0
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
    assert t.damage(foe) == 2
    assert t.ready_ink(0) == ink - real("Look What You've Done").cost
    assert t.zone(card) == DISCARD


def test_look_what_youve_done_does_nothing_in_the_opponents_turn() -> None:
    t = Play()
    chill = t.mine("Sudden Chill", HAND)
    card = t.theirs("Look What You've Done", HAND)
    t.ink(1, 9)
    t.body(0)
    t.play(chill)
    t.pick(card)
    assert t.zone(card) == DISCARD
    assert t.asked_player == 0
    assert t.idle


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


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 6)])
def test_air_drop_hits_damaged_ones_harder(before: int, after: int) -> None:
    t = Play()
    card, foe = t.mine("Air Drop", HAND), t.body(1, willpower=9, damage=before)
    t.play(card).pick(foe)
    assert t.damage(foe) == after


@pytest.mark.parametrize(("duck", "after"), [(False, 2), (True, 3)])
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
    assert t.has(deity, Keyword.CHALLENGER)
    assert not t.has(mortal, Keyword.CHALLENGER)


# ---- actions that draw, exert and turn -----------------------------------------------------------------------------


def test_hypnotic_deduction_puts_two_back_on_top() -> None:
    t = Play()
    card = t.mine("Hypnotic Deduction", HAND)
    a, b = t.put(0, FILLER, HAND), t.put(0, FILLER, HAND)
    t.play(card).pick(a, b)
    t.any_order()
    assert t.hand(0) == 3
    assert set(t.game.state.players[0].deck[-2:]) == {a.card, b.card}


@pytest.mark.parametrize(("lying", "drawn"), [(9, 2), (10, 3)])
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
    assert t.strength(mine) == 6
    assert t.zone(mine) == PLAY
    t.turn_over()
    assert t.zone(mine) == DISCARD


def test_fragile_as_a_flower_keeps_it_exerted() -> None:
    t = Play()
    card = t.mine("Fragile as a Flower", HAND)
    small, big = t.body(1, cost=2), t.body(1, cost=3)
    t.play(card)
    t.turn_over()
    assert t.perm(small).exerted
    assert not t.perm(big).exerted
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
        assert t.asked == op.TURN
        assert t.zone(dwarf) == HAND


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


@pytest.mark.parametrize(("damage", "drawn"), [(0, 0), (3, 3)])
def test_dinner_bell_draws_for_the_damage_and_banishes(damage: int, drawn: int) -> None:
    t = Play()
    bell, mine = t.mine("Dinner Bell"), t.body(0, damage=damage)
    t.use(bell).pick(mine)
    assert t.hand(0) == drawn
    assert t.zone(mine) == DISCARD


def test_nanis_payback_is_capped() -> None:
    t = Play()
    card, mine = t.mine("Nani's Payback", HAND), t.body(0, willpower=9, damage=6)
    t.lore(1, 10)
    t.play(card).pick(mine)
    assert t.lore_total(1) == 6
    assert t.hand(0) == 1


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
    assert t.hand(0) == 2
    assert t.zone(gone) == DISCARD


def test_escape_plan_takes_two_of_each_player() -> None:
    t = Play()
    card = t.mine("Escape Plan", HAND)
    mine = [t.body(0) for _ in range(2)]
    theirs = [t.body(1) for _ in range(3)]
    smolder = t.mine("Ransack", HAND)
    t.play(smolder)
    while t.asked != op.TURN:
        t.choose(next(o for o in t.game.options if o.a != card.card))
    t.play(card)
    t.pick(*mine).pick(*theirs[:2])
    assert [t.zone(c) for c in mine] == [INKWELL] * 2
    assert [t.zone(c) for c in theirs] == [INKWELL, INKWELL, PLAY]
    assert t.ready_ink(1) == 0  # facedown and exerted


def test_i2i_singers_cannot_quest_again_but_a_lone_one_can() -> None:
    for number in (1, 2):
        t = Play(ink=0)
        song = t.mine("I2I", HAND)
        singers = [t.body(0, cost=9 // number + 1) for _ in range(number)]
        pyros, weak = t.mine("Pyros - Lava Titan"), t.body(1, willpower=1, exerted=True)
        t.sing_with(song, *singers)
        t.challenge(pyros, weak)
        t.yes().pick(singers[0])
        assert t.hand(1) == 2
        assert (t.lore_total(0), t.lore_total(1)) == (2, 2)
        assert not t.perm(singers[0]).exerted
        assert t.can(Option(op.QUEST, singers[0].card)) == (number == 1)


def test_ink_geyser_leaves_three() -> None:
    t = Play(ink=0)
    t.ink(0, 8)
    t.ink(1, 2)
    card = t.mine("Ink Geyser", HAND)
    t.play(card)
    assert (t.ink_total(0), t.ink_total(1)) == (3, 2)
    assert t.ready_ink(0) == t.ready_ink(1) == 0
    assert t.hand(0) == 5


def test_colors_of_the_wind_counts_ink_types_not_symbols() -> None:
    t = Play()
    card = t.mine("Colors of the Wind", HAND)
    t.mine("Stitch - Rock Star", DECK)  # Amber
    t.theirs("Flotsam & Jetsam - Entangling Eels", DECK)  # two types
    inks = {*real("Stitch - Rock Star").inks, *real("Flotsam & Jetsam - Entangling Eels").inks}
    t.play(card)
    assert t.hand(0) == len(inks)
    assert t.deck(0) == 20 - len(inks)
    assert t.deck(1) == 20


def test_lets_get_dangerous_reveals_for_all_before_anybody_decides() -> None:
    t = Play(deck_size=1)
    card = t.mine("Let's Get Dangerous", HAND)
    mine = t.body(0, zone=DECK)
    theirs = t.theirs("Smash", DECK)
    t.play(card)
    assert t.asked_player == 0
    assert t.asked == op.MAY
    assert [h.card for h in t.events(Event.REVEALED)] == [mine.card, theirs.card]
    t.yes()
    assert t.zone(mine) == PLAY
    assert t.zone(theirs) == DECK


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
    assert t.asked_player == 1
    assert offered_cards(t) == {a.card, b.card}
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
    assert t.asked_player == 1
    assert offered_cards(t) == {a.card, b.card}
    t.pick(b)
    assert t.perm(b).exerted
    assert t.perm(c).exerted
    assert not t.perm(a).exerted


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
    assert t.perm(foe).exerted
    assert not t.perm(other).exerted


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
    assert t.perm(foe).exerted
    assert t.damage(foe) == 6
    assert (t.damage(other), t.damage(mine), t.damage(place)) == (0, 0, 1)


def test_binding_contract_needs_a_dry_ready_character_to_pay() -> None:
    t = Play()
    contract = t.mine("Binding Contract")
    t.body(0, drying=True)
    assert not t.can(Option(op.USE, contract.card, 0))
    t = Play()
    contract, payer, foe = t.mine("Binding Contract"), t.body(0), t.body(1)
    t.use(contract).pick(foe)
    assert t.perm(payer).exerted
    assert t.perm(foe).exerted
    assert t.perm(contract).exerted


def test_scream_canister_exerts_your_inkwell() -> None:
    t = Play(ink=6)
    canister = t.mine("Scream Canister")
    weak, strong = t.body(1, strength=2), t.body(1, strength=3)
    t.use(canister).pick(weak)
    assert t.ready_ink(0) == 0
    assert t.perm(weak).exerted
    assert not t.perm(strong).exerted


def test_restoring_the_crown_pays_for_every_banishment_this_turn() -> None:
    t = Play()
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
    t = Play(ink=0)
    song = t.mine("Fantastical and Magical", HAND)
    singers = [t.body(0, cost=5) for _ in range(3)]
    t.sing_with(song, *singers)
    assert t.lore_total(0) == 3
    assert t.hand(0) == 3


# ---- during the opponent's turn ------------------------------------------------------------------------------------


def test_snow_white_returns_only_in_the_opponents_turn() -> None:
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
    assert t.zone(ally) == DISCARD
    assert t.asked_player == 0
    t.pick(other)
    assert t.damage(other) == 1
    assert t.zone(marian) == PLAY


def test_jafar_newly_crowned_returns_that_very_card() -> None:
    t = Play(turn=1)
    t.mine("Jafar - Newly Crowned")
    illusion = t.body(0, exerted=True, willpower=1, classifications=("Dreamborn", "Illusion"))
    killer = t.body(1, strength=5)
    t.challenge(killer, illusion)
    t.yes()
    assert t.zone(illusion) == HAND


@pytest.mark.parametrize(("cost", "may"), [(5, True), (6, False)])
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
    assert t.zone(top) == (PLAY if may else DECK)
    assert t.asked_player == 1
    assert may or t.game.state.players[0].deck[-1] == top.card


def test_chief_bogo_declined_leaves_the_deck_alone() -> None:
    t = Play(turn=1)
    t.mine("Chief Bogo - Commanding Officer")
    guard = t.put(0, real("Simba - Protective Cub"), exerted=True)
    killer, top = t.body(1, strength=9), t.body(0, zone=DECK)
    t.challenge(killer, guard)
    t.no()
    assert t.idle
    assert t.zone(guard) == DISCARD
    assert t.game.state.players[0].deck[-1] == top.card


def test_hades_lord_of_the_dead_does_not_count_himself() -> None:
    t = Play(turn=1)
    hades = t.mine("Hades - Lord of the Dead", exerted=True, damage=0)
    other = t.body(0, exerted=True, willpower=1)
    a, b = t.body(1, strength=9, willpower=20), t.body(1, strength=9, willpower=20)
    t.challenge(a, other)
    assert t.lore_total(0) == 2
    t.challenge(b, hades)
    assert t.zone(hades) == DISCARD
    assert t.lore_total(0) == 2


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
        asked = t.all_yes()
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
    t.use(evac, 1)
    assert (t.lore_total(0), t.lore_total(1)) == (5, 3)


# ---- during your turn: banishment and challenges -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "lore"), [
    ("The Sword of Hercules", 1), ("Mushu - Majestic Dragon", 2), ("Thebes - The Big Olive", 0),
])
def test_your_character_banishes_another_in_a_challenge(name: str, lore: int) -> None:
    t = Play()
    t.mine(name)
    mine, foe = t.body(0, strength=9), t.body(1, strength=0, exerted=True)
    t.challenge(mine, foe)
    assert t.lore_total(0) == lore
    t = Play(turn=1)  # not in their turn
    t.mine(name)
    wall, foe = t.body(0, strength=9, exerted=True), t.body(1, strength=0)
    t.challenge(foe, wall)
    assert t.zone(foe) == DISCARD
    assert t.lore_total(0) == 0


def test_the_sword_of_hercules_counts_even_if_both_are_banished() -> None:
    t = Play()
    t.mine("The Sword of Hercules")
    mine, foe = t.body(0, strength=9), t.body(1, strength=9, exerted=True)
    t.challenge(mine, foe)
    assert (t.zone(mine), t.zone(foe), t.lore_total(0)) == (DISCARD, DISCARD, 1)


def test_thebes_counts_for_the_one_that_is_there() -> None:
    t = Play()
    thebes = t.mine("Thebes - The Big Olive")
    here, foe = t.body(0, strength=9, at=thebes), t.body(1, exerted=True)
    t.challenge(here, foe)
    assert t.lore_total(0) == 2


def test_pluto_steel_champion_counts_other_steel_characters() -> None:
    steel = real("Gustav the Giant - Terror of the Kingdom")
    for who in ("steel", "other ink", "pluto"):
        t = Play()
        pluto = t.mine("Pluto - Steel Champion")
        fighter = pluto if who == "pluto" else t.put(0, steel) if who == "steel" else t.body(0, strength=9)
        foe = t.body(1, strength=0, exerted=True)
        t.challenge(fighter, foe)
        assert t.zone(foe) == DISCARD
        assert t.lore_total(0) == (2 if who == "steel" else 0)


def test_gustav_is_readied_by_the_others() -> None:
    t = Play()
    gustav, mine = t.mine("Gustav the Giant - Terror of the Kingdom", exerted=True), t.body(0, strength=9)
    foe = t.body(1, exerted=True)
    t.challenge(mine, foe)
    t.yes()
    assert not t.perm(gustav).exerted


def test_scar_vicious_cheater_cannot_quest_even_if_not_readied_but_raya_headstrong_can() -> None:
    for name, bound in (("Scar - Vicious Cheater", True), ("Raya - Headstrong", False)):
        for yes in (True, False):
            t = Play()
            mine, foe = t.mine(name), t.body(1, strength=0, willpower=1, exerted=True)
            pyros, other = t.mine("Pyros - Lava Titan"), t.body(1, strength=0, willpower=1, exerted=True)
            t.challenge(mine, foe)
            t.answer(yes)
            assert t.perm(mine).exerted is not yes
            t.challenge(pyros, other)
            t.yes().pick(mine)
            assert t.can(Option(op.QUEST, mine.card)) is not (bound or yes)


def test_captain_hook_master_swordsman_may_go_on_challenging() -> None:
    t = Play()
    hook, foe = t.mine("Captain Hook - Master Swordsman"), t.body(1, strength=0, willpower=1, exerted=True)
    second = t.body(1, exerted=True)
    t.challenge(hook, foe)
    assert not t.perm(hook).exerted
    assert not t.can(Option(op.QUEST, hook.card))
    assert second.card in t.targets(hook)


def test_simba_rightful_king_stops_a_challenger_in_their_next_turn_only() -> None:
    t = Play()
    simba, foe = t.mine("Simba - Rightful King"), t.body(1, strength=0, willpower=1, exerted=True)
    held, target = t.body(1), t.body(0, exerted=True)
    t.challenge(simba, foe)
    t.pick(held)
    t.turn_over()
    assert not t.targets(held)
    t.turn_over().turn_over()
    assert t.targets(held) == {target.card, simba.card} - {c.card for c in (target, simba) if not t.perm(c).exerted}


def test_aladdin_heroic_outlaw() -> None:
    t = Play(players=3)
    aladdin, foe = t.mine("Aladdin - Heroic Outlaw"), t.body(1, strength=0, willpower=1, exerted=True)
    t.lore(1, 5)
    t.lore(2, 1)
    t.challenge(aladdin, foe)
    assert [t.lore_total(p) for p in range(3)] == [2, 3, 0]


def test_kronk_head_of_security_plays_from_hand_up_to_five() -> None:
    t = Play(ink=0)
    kronk, foe = t.mine("Kronk - Head of Security"), t.body(1, strength=0, willpower=1, exerted=True)
    five, six, thing = t.body(0, cost=5, zone=HAND), t.body(0, cost=6, zone=HAND), t.put(0, item(), HAND)
    four = t.body(0, cost=4, zone=HAND)
    t.challenge(kronk, foe)
    t.yes()
    assert offered_cards(t) == {five.card, four.card}
    t.pick(five)
    assert [t.zone(c) for c in (five, four, six, thing)] == [PLAY, HAND, HAND, HAND]


def test_mulan_imperial_soldier_helps_the_others_of_now() -> None:
    t = Play()
    mulan, foe = t.mine("Mulan - Imperial Soldier"), t.body(1, strength=0, willpower=1, exerted=True)
    other, late = t.body(0, lore=1), t.body(0, lore=1, zone=HAND)
    own = t.lore_of(mulan)
    t.challenge(mulan, foe)
    t.play(late)
    assert (t.lore_of(other), t.lore_of(mulan), t.lore_of(late)) == (2, own, 1)


def test_namaari_hits_a_third_character_with_the_dealt_amount() -> None:
    t = Play()
    namaari = t.mine("Namaari - Heir of Fang")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1), t.body(0)
    t.challenge(namaari, foe)
    t.yes()
    assert offered_cards(t) == {a.card, b.card}  # neither herself nor the challenged one
    t.pick(a)
    assert (t.damage(foe), t.damage(a)) == (2, 2)


def test_mulan_elite_archer_shoots_up_to_two_others() -> None:
    t = Play()
    mulan = t.mine("Mulan - Elite Archer")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1), t.body(1)
    t.challenge(mulan, foe)
    assert foe.card not in offered_cards(t)
    assert mulan.card not in offered_cards(t)
    t.pick(a, b)
    assert [t.damage(c) for c in (foe, a, b)] == [2, 2, 2]


def test_mulan_elite_archer_repeats_what_resist_left() -> None:
    t = Play()
    mulan = t.mine("Mulan - Elite Archer")
    foe = t.theirs("Namaari - Resolute Daughter", exerted=True)  # Resist +3
    a = t.body(1)
    t.challenge(mulan, foe)
    if t.asked != op.TURN:
        t.pick(a)
        if t.offered(op.DONE):
            t.done()
    assert t.damage(foe) == 0
    assert t.damage(a) == 0


def test_wasabi_deals_his_strength_of_now_to_a_third() -> None:
    t = Play()
    t.position.ink_drops[0] = 1
    wasabi = t.mine("Wasabi - Called into Battle")
    foe, a, b = t.body(1, strength=0, exerted=True), t.body(1, willpower=9), t.body(1)
    t.challenge(wasabi, foe)
    assert offered_cards(t) == {a.card, b.card}
    t.pick(a)
    assert t.damage(a) == 6  # 4 and 2 for the drop


def test_kenai_returns_to_hand_and_gains_lore() -> None:
    t = Play()
    kenai, wall = t.mine("Kenai - Magical Bear"), t.body(1, strength=9, willpower=9, exerted=True)
    t.challenge(kenai, wall)
    assert t.zone(kenai) == HAND
    assert t.lore_total(0) == 1
    assert t.damage(wall) == 3


@pytest.mark.parametrize("damaged", [True, False])
def test_brutus_asks_whether_a_character_of_yours_took_damage(damaged: bool) -> None:
    t = Play()
    brutus, fire = t.mine("Brutus - Fearsome Crocodile"), t.mine("Dragon Fire", HAND)
    mine, hit = t.body(0), t.mine("Smash", HAND)
    if damaged:
        t.play(hit).pick(mine)
    t.play(fire).pick(brutus)
    assert t.zone(brutus) == DISCARD
    assert t.lore_total(0) == (2 if damaged else 0)


def test_alien_returns_another_alien_not_itself() -> None:
    t = Play()
    alien, fire = t.mine("Alien - True Believer"), t.mine("Dragon Fire", HAND)
    t.play(fire).pick(alien)
    assert t.zone(alien) == DISCARD
    t = Play()
    alien, fire = t.mine("Alien - True Believer"), t.mine("Dragon Fire", HAND)
    other = t.mine("Alien - True Believer", DISCARD)
    t.play(fire).pick(alien)
    assert t.zone(alien) == DISCARD
    assert t.zone(other) == HAND


def test_duckworth_puts_the_top_card_under_a_booster() -> None:
    t = Play()
    duckworth, wall = t.mine("Duckworth - Ghost Butler"), t.body(1, strength=9, willpower=9, exerted=True)
    bambi = t.mine("Bambi - Ethereal Fawn")
    t.body(0)
    t.challenge(duckworth, wall)
    t.yes().pick(bambi)
    assert len(t.perm(bambi).under) == 1
    assert t.deck(0) == 19


def test_blinding_chem_ball_gives_a_drop_and_then_weakens() -> None:
    for yes in (True, False):
        t = Play()
        ball, foe = t.mine("Blinding Chem Ball"), t.body(1, strength=3)
        t.use(ball)
        t.answer(yes)
        t.pick(foe)
        assert t.zone(ball) == DISCARD
        assert (t.drops(0), t.strength(foe)) == ((1, 1) if yes else (0, 3))


def test_sid_phillips_sees_toys_of_both_sides() -> None:
    t = Play()
    t.mine("Sid Phillips - Toy Surgeon")
    mine = t.body(0, strength=9, willpower=1, classifications=("Storyborn", "Toy"))
    foe = t.body(1, strength=9, willpower=1, exerted=True, classifications=("Storyborn", "Toy"))
    t.challenge(mine, foe)
    t.all_yes()
    assert t.lore_total(0) == 4


def test_darkwing_tower_readies_one_that_is_there() -> None:
    t = Play()
    tower = t.mine("Darkwing Tower - Icy Headquarters")
    here, away = t.body(0, strength=9, at=tower), t.body(0, exerted=True)
    foe = t.body(1, strength=0, willpower=1, exerted=True, classifications=("Storyborn", "Villain"))
    t.challenge(here, foe)
    t.yes().pick(here)
    assert not t.perm(here).exerted
    assert t.perm(away).exerted
    assert not t.can(Option(op.QUEST, here.card))


def test_te_ka_banishes_what_becomes_exerted_in_your_turn() -> None:
    t = Play()
    t.mine("Te Kā - Elemental Terror")
    t.mine("Grimorum Arcanorum")
    card = t.mine("Ghostly Tale", HAND)
    weak, strong, already = t.body(1, strength=2), t.body(1, strength=3), t.body(1, strength=1, exerted=True)
    t.play(card)
    t.all_yes()
    assert [t.zone(c) for c in (weak, strong, already)] == [DISCARD, PLAY, PLAY]
    assert t.lore_total(0) == 1


def test_merida_wisp_conjurer_sees_others_enter_exerted() -> None:
    t = Play()
    t.mine("Merida - Wisp Conjurer")
    guard, plain = t.mine("Simba - Protective Cub", HAND), t.body(0, zone=HAND)
    t.play(guard)
    t.yes()  # enters exerted
    t.yes()  # draw
    assert t.perm(guard).exerted
    assert t.hand(0) == 2
    t.play(plain)
    assert t.idle
    assert t.hand(0) == 1


# ---- during your turn: inking, exerting, discarding, drawing -------------------------------------------------------


def test_coils_see_your_inkwell_and_not_theirs() -> None:
    t = Play()
    t.mine("Ruby Coil")
    card, foe, other = t.mine("Let It Go", HAND), t.body(1), t.body(1)
    inked = t.put(0, FILLER, HAND)
    t.play(card).pick(foe)
    assert t.zone(foe) == INKWELL
    assert t.idle
    before = t.strength(other)
    t.ink_card(inked)
    t.pick(other)
    assert t.strength(other) == before + 2


def test_amber_coil_removes_up_to_two() -> None:
    t = Play()
    t.mine("Amber Coil")
    mine, _other = t.body(0, damage=3), t.body(0)
    inked = t.put(0, FILLER, HAND)
    t.ink_card(inked)
    t.yes().pick(mine)
    t.amount(1)
    assert t.damage(mine) == 2


def test_basil_disguised_detective_pays_for_the_discard() -> None:
    t = Play(ink=0)
    t.mine("Basil - Disguised Detective")
    inked = t.put(0, FILLER, HAND)
    theirs = t.put(1, FILLER, HAND)
    t.ink_card(inked)
    t.yes().pick(theirs)
    assert t.zone(theirs) == DISCARD
    assert t.ready_ink(0) == 0


def test_chicha_draws_for_the_second_card_only() -> None:
    t = Play()
    t.mine("Chicha - Dedicated Mother")
    geyser = t.mine("Friend Like Me", HAND)
    t.play(geyser)
    assert t.all_yes() == 1
    assert t.hand(0) == 1
    assert t.ink_total(0) == 15


@pytest.mark.parametrize("kind", ["item", "declined item", "other", "no look"])
def test_oswald_the_lucky_rabbit(kind: str) -> None:
    t = Play()
    t.mine("Oswald - The Lucky Rabbit")
    top = t.body(0, zone=DECK) if kind == "other" else t.put(0, item(), DECK)
    inked = t.put(0, FILLER, HAND)
    t.ink_card(inked)
    t.answer(kind != "no look")
    if "item" in kind:
        t.answer(kind == "item")
    deck = t.game.state.players[0].deck
    if kind == "item":
        assert t.zone(top) == PLAY
        assert t.perm(top).exerted
    else:
        assert t.idle
        assert deck[-1 if kind == "no look" else 0] == top.card


def test_fergus_plays_a_location_from_hand_or_discard() -> None:
    t = Play(ink=0)
    fergus = t.mine("Fergus - Outpost Builder")
    a, b = t.put(0, location(cost=4), HAND), t.put(0, location(cost=4), DISCARD)
    big = t.put(0, location(cost=5), DISCARD)
    t.quest(fergus)
    t.yes()
    assert offered_cards(t) == {a.card, b.card}
    t.pick(b)
    assert [t.zone(c) for c in (a, b, big)] == [HAND, PLAY, DISCARD]


def test_bambi_takes_the_characters_among_as_many_as_lie_under_him() -> None:
    t = Play()
    bambi = t.mine("Bambi - Ethereal Fawn", under=[FILLER, FILLER, FILLER], facedown=True)
    a, thing, b, next_one = t.body(0, zone=DECK), t.put(0, item(), DECK), t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(bambi)
    t.any_order()
    assert [t.zone(c) for c in (a, thing, b, next_one)] == [HAND, DECK, HAND, DECK]
    assert t.game.state.players[0].deck[0] == thing.card


def test_belle_exceptional_writer_counts_three_actions_even_before_she_came() -> None:
    t = Play(ink=12)
    first = t.mine("Finders Keepers", HAND)
    actions = [t.mine("Tangle", HAND) for _ in range(3)]
    belle, base = t.mine("Belle - Exceptional Writer", HAND), t.body(0, name="Belle")
    t.play(actions[0])
    t.shift(belle, base)
    t.play(actions[1])
    assert t.lore_total(0) == 0
    t.quest(belle)  # exerts: the next action costs 2 less
    lore = t.lore_total(0)
    ink = t.ready_ink(0)
    t.play(first)
    assert t.ready_ink(0) == ink - (real("Finders Keepers").cost - 2)
    assert t.lore_total(0) == lore + 3
    ink = t.ready_ink(0)
    if ink >= real("Tangle").cost:
        t.play(actions[2])
        assert t.ready_ink(0) == ink - real("Tangle").cost
        assert t.lore_total(0) == lore + 3


def test_mother_gothel_evil_as_ever_comes_back_for_her_cost() -> None:
    t = Play(ink=2)
    gothel, glasses = t.mine("Mother Gothel - Evil as Ever", HAND), t.mine("Sunglasses")
    t.use(glasses).pick(gothel)
    t.yes()
    assert t.zone(gothel) == PLAY
    assert t.ready_ink(0) == 0
    assert t.perm(gothel).drying


def test_rapunzel_and_flynn_play_the_discarded_character() -> None:
    t = Play(ink=5)
    t.mine("Rapunzel & Flynn Rider - Unlikely Pair")
    glasses, hero = t.mine("Sunglasses"), t.body(0, cost=3, zone=HAND)
    t.use(glasses).pick(hero)
    t.yes()
    assert t.zone(hero) == PLAY
    assert t.ready_ink(0) == 2


def test_jafar_striking_illusionist_gains_only_while_exerted() -> None:
    for exerted in (True, False):
        t = Play()
        t.mine("Jafar - Striking Illusionist", exerted=exerted)
        card = t.mine("Finders Keepers", HAND)
        t.play(card)
        t.all_yes()
        assert t.lore_total(0) == (3 if exerted else 0)


def test_maleficent_mistress_of_all_evil_moves_damage_for_each_card() -> None:
    t = Play()
    t.mine("Maleficent - Mistress of All Evil")
    mine, foe = t.body(0, damage=3), t.body(1)
    card = t.mine("Friends on the Other Side", HAND)
    t.play(card)
    for _ in range(2):
        if t.asked == op.RESOLVE:
            t.choose(t.game.options[0])
        t.yes().pick(mine).pick(foe)
    assert (t.damage(mine), t.damage(foe)) == (1, 2)


# ---- statics, payment and other rules ------------------------------------------------------------------------------


def test_ed_and_the_king_of_hearts_stop_damaged_challengers() -> None:
    t = Play(turn=1)
    ed = t.mine("Ed - Hysterical Partygoer", exerted=True)
    other, place = t.body(0, exerted=True), t.put(0, location())
    hurt, whole = t.body(1, damage=1), t.body(1)
    t.begin()
    assert t.targets(hurt) == {other.card, place.card}
    assert t.targets(whole) == {ed.card, other.card, place.card}
    t = Play(turn=1)
    t.mine("King of Hearts - Picky Ruler")
    t.body(0, exerted=True)
    place, hurt = t.put(0, location()), t.body(1, damage=1)
    t.begin()
    assert t.targets(hurt) == {place.card}


def test_gopher_protects_other_hunny_characters_in_their_turn() -> None:
    t = Play(turn=1)
    gopher = t.mine("Gopher - Hunny Cook", exerted=True)
    hunny, plain = t.body(0, classifications=("Dreamborn", "Hunny")), t.body(0)
    t.begin()
    assert [t.has(c, Keyword.RESIST) for c in (gopher, hunny, plain)] == [False, True, False]
    t = Play()
    t.mine("Gopher - Hunny Cook", exerted=True)
    hunny = t.body(0, classifications=("Dreamborn", "Hunny"))
    t.begin()
    assert not t.has(hunny, Keyword.RESIST)


def test_isabela_counts_other_questers_even_if_they_are_gone() -> None:
    t = Play()
    isabela, other = t.mine("Isabela Madrigal - Golden Child"), t.body(0)
    fire = t.mine("Dragon Fire", HAND)
    t.begin()
    assert t.lore_of(isabela) == 4
    t.quest(other)
    assert t.lore_of(isabela) == 1
    t.play(fire).pick(other)
    assert t.lore_of(isabela) == 1
    t = Play()
    isabela, other = t.mine("Isabela Madrigal - Golden Child"), t.body(0)
    t.quest(isabela)
    assert t.lore_total(0) == 4
    assert t.lore_of(isabela) == 4
    assert not t.can(Option(op.QUEST, other.card))


def test_milo_thatch_counts_cards_put_into_your_discard() -> None:
    t = Play()
    milo = t.mine("Milo Thatch - Courageous Explorer")
    a, b = t.mine("Tangle", HAND), t.mine("Tangle", HAND)
    t.play(a)
    assert t.lore_of(milo) == 1
    t.play(b)
    assert t.lore_of(milo) == 2
    t.turn_over()
    assert t.lore_of(milo) == 1


def test_the_horned_king_sees_any_discard() -> None:
    t = Play()
    king, card = t.mine("The Horned King - Triumphant Ghoul"), t.mine("It Calls Me", HAND)
    lying = t.put(1, FILLER, DISCARD)
    t.play(card).pick(lying)
    if t.offered(op.DONE):
        t.done()
    assert t.zone(lying) == DECK
    assert t.lore_of(king) == 3


def test_lilo_causing_an_uproar_is_free_after_three_actions() -> None:
    cost = real("Tangle").cost
    t = Play(ink=3 * cost)
    lilo = t.mine("Lilo - Causing an Uproar", HAND)
    actions = [t.mine("Tangle", HAND) for _ in range(3)]
    for one in actions:
        assert all(o.b == 0 for o in t.game.options if o.verb == op.PLAY and o.a == lilo.card)  # only for ink
        t.play(one)
    assert t.ready_ink(0) == 0
    t.choose(next(o for o in t.game.options if o.verb == op.PLAY and o.a == lilo.card))
    assert t.zone(lilo) == PLAY


def test_mulan_standing_her_ground_after_a_boost() -> None:
    t = Play()
    mulan, bambi = t.mine("Mulan - Standing Her Ground"), t.mine("Bambi - Ethereal Fawn")
    foe = t.body(1, strength=9, willpower=9, exerted=True)
    t.use(bambi)
    assert len(t.perm(bambi).under) == 1
    t.challenge(mulan, foe)
    assert t.damage(mulan) == 0
    assert t.damage(foe) == 4


@pytest.mark.parametrize(("knight", "damage"), [(False, 1), (True, 2)])
def test_seven_dwarfs_mine_only_the_first_move_here(knight: bool, damage: int) -> None:
    t = Play()
    mine, elsewhere = t.mine("Seven Dwarfs' Mine - Secure Fortress"), t.put(0, location(move_cost=0))
    extra = ("Knight",) if knight else ()
    a, b = t.body(0, classifications=("Storyborn", *extra)), t.body(0, classifications=("Storyborn", *extra))
    foe = t.body(1)
    t.move(b, elsewhere)  # another location does not count
    t.move(a, mine)
    t.yes().pick(foe)
    assert t.damage(foe) == damage
    t.move(b, mine)
    assert t.idle
    assert t.damage(foe) == damage


def test_belle_apprentice_inventor_banishes_an_item_instead_of_paying() -> None:
    t = Play(ink=0)
    belle, thing = t.mine("Belle - Apprentice Inventor", HAND), t.put(0, item())
    t.begin()
    t.choose(next(o for o in t.game.options if o.verb == op.PLAY and o.a == belle.card))
    assert t.zone(belle) == PLAY
    assert t.zone(thing) == DISCARD
    t = Play(ink=0)
    belle = t.mine("Belle - Apprentice Inventor", HAND)
    t.put(1, item())
    t.begin()
    assert belle.card not in t.offered(op.PLAY)


def test_lefou_is_free_after_an_opposing_character_fell_in_a_challenge() -> None:
    t = Play(ink=0)
    lefou, mine = t.mine("LeFou - Opportunistic Flunky", HAND), t.body(0, strength=9)
    foe = t.body(1, exerted=True)
    t.begin()
    assert lefou.card not in t.offered(op.PLAY)
    t.challenge(mine, foe)
    assert lefou.card in t.offered(op.PLAY)


def test_prince_charming_lets_one_character_challenge() -> None:
    t = Play()
    t.mine("Prince Charming - Protector of the Realm")
    hook, second = t.mine("Captain Hook - Master Swordsman"), t.body(0)
    weak, foe = t.body(1, strength=0, willpower=1, exerted=True), t.body(1, exerted=True)
    t.challenge(hook, weak)
    assert not t.targets(second)
    assert t.targets(hook) == {foe.card}


def test_gantu_makes_everybody_pay_more_but_not_sing() -> None:
    t = Play(ink=3)
    t.theirs("Gantu - Experienced Enforcer")
    song, singer = t.mine("Friends on the Other Side", HAND), t.body(0, cost=3)
    plain = t.body(0, cost=3, zone=HAND)
    t.begin()
    assert song.card not in t.offered(op.PLAY)
    assert plain.card in t.offered(op.PLAY)
    t.sing(song, singer)
    assert t.ready_ink(0) == 3


@pytest.mark.parametrize(("name", "ready", "build"), [
    ("Chernabog - Evildoer", 8, lambda t: [t.body(0, zone=DISCARD) for _ in range(2)]),
    ("Gaston - Pure Paragon", -4, lambda t: [t.body(0, damage=1) for _ in range(2)]),
    ("Eeyore - In the Way", -2, lambda t: [t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)]),
    ("Olaf - Happy Passenger", -1, lambda t: [t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)]),
    ("Olaf - Snowman of Action", -2, lambda t: [t.mine("Tangle", DISCARD) for _ in range(2)]),
    ("Robin Hood - Timely Contestant", -3, lambda t: [t.body(1, damage=2), t.body(1, damage=1), t.body(0, damage=1)]),
    ("Sheriff of Nottingham - Bushel Britches", -1, lambda t: [t.put(0, item()), t.put(1, item())]),
    ("Tramp - Street-Smart Dog", -2, lambda t: [t.body(0), t.body(0), t.body(1)]),
    ("Stegmutt - Clumsy Dinosaur", -1, lambda t: [t.put(0, item(), DISCARD), t.put(1, item(), DISCARD)]),
])
def test_pays_less_for_each(name: str, ready: int, build: Callable[[Play], object]) -> None:
    price = ready if ready > 0 else real(name).cost + ready
    for ink, can in ((price, True), (price - 1, False)):
        t = Play(ink=ink)
        card, other = t.mine(name, HAND), t.body(0, cost=price + 1, zone=HAND)
        build(t)
        t.begin()
        assert (card.card in t.offered(op.PLAY)) is can
        assert other.card not in t.offered(op.PLAY)  # only for this card


def test_belle_mechanic_extraordinaire_pays_less_only_by_shift() -> None:
    t = Play(ink=5)
    belle, base = t.mine("Belle - Mechanic Extraordinaire", HAND), t.body(0, name="Belle")
    for _ in range(2):
        t.put(0, item(), DISCARD)
    t.begin()
    assert belle.card not in t.offered(op.PLAY)
    t.shift(belle, base)
    assert t.ready_ink(0) == 0
    assert t.zone(belle) == PLAY


def test_owl_island_makes_only_the_first_action_cheaper() -> None:
    t = Play(ink=12)
    island = t.mine("Owl Island - Secluded Entrance")
    for _ in range(2):
        t.body(0, at=island)
    a, b = t.mine("Finders Keepers", HAND), t.mine("Finders Keepers", HAND)
    cost = real("Finders Keepers").cost
    t.play(a)
    assert t.ready_ink(0) == 12 - (cost - 2)
    t.play(b)
    assert t.ready_ink(0) == 12 - (cost - 2) - cost
    assert t.lore_total(0) == 3


def test_ariel_collector_of_oddities_counts_names() -> None:
    t = Play()
    ariel = t.mine("Ariel - Collector of Oddities")
    for name in ("Thingamabob", "Thingamabob", "Gizmo"):
        t.put(0, item(name))
    t.put(1, item("Whozit"))
    t.begin()
    assert t.lore_of(ariel) == 3
