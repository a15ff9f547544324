"""Real cards on short positions: locations, looking, once-a-turn texts, replacements, playing for free."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Event, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..kit import character
from .table import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, Table, item, location, real

SONG = "Though I Have to Say Goodbye"  # a song of cost 2 that chooses any character


class Play(Table):
    """A table that passes over questions which the game settles itself."""

    def take(self, *cards: Placed) -> Play:
        for c in cards:
            if Option(op.CARD, c.card) in self.game.options:
                self.pick(c)
        return self

    def any_order(self) -> Play:
        while self.asked == op.ORDER:
            self.choose(self.game.options[0])
        return self

    def chorus(self, song: Placed, *singers: Placed) -> Play:
        self.begin()
        self.choose(Option(op.SING_TOGETHER, song.card))
        self.take(*singers)
        if self.offered(op.DONE):
            self.done()
        return self

    @property
    def idle(self) -> bool:
        return self.asked == op.TURN

    def drops(self, player: int) -> int:
        return self.game.state.players[player].ink_drops

    def can_quest(self, c: Placed) -> bool:
        return self.can(Option(op.QUEST, c.card))

    def can_play(self, c: Placed, mode: int = 0) -> bool:
        return self.can(Option(op.PLAY, c.card, mode))

    def at(self, c: Placed) -> int:
        """The location of a character, as the card on top of it; -1 for none."""
        spot = self.perm(c).at
        return self.game.state.in_play[spot].card if spot else -1

    def top(self, player: int) -> int:
        return self.game.state.players[player].deck[-1]

    def bottom(self, player: int) -> int:
        return self.game.state.players[player].deck[0]

    def paid(self, c: Placed) -> int:
        """Play it and tell how much ink that took."""
        before = self.ready_ink(c.player)
        self.play(c)
        return before - self.ready_ink(c.player)


# ---- values that follow the table ----------------------------------------------------------------------------------


def test_john_silver_gets_resist_and_lore_per_location_of_his_player() -> None:
    t = Play()
    silver = t.mine("John Silver - Greedy Treasure Seeker")
    t.put(0, location())
    t.put(1, location())
    extra = t.put(0, location(cost=1), HAND)
    t.begin()
    base = real("John Silver - Greedy Treasure Seeker").lore
    assert t.lore_of(silver) == base + 1 and t.has(silver, Keyword.RESIST)
    t.play(extra)
    assert t.lore_of(silver) == base + 2


def test_namaari_counts_opposing_characters_banished_in_challenges_only() -> None:
    t = Play()
    namaari = t.mine("Namaari - Resolute Daughter", HAND)
    a, b, c = t.body(0, 5, 1), t.body(0, 5, 9), t.body(0, 5, 9)
    t.challenge(a, t_foe := t.body(1, 2, 2, exerted=True)) if False else None
    t = Play()
    namaari = t.mine("Namaari - Resolute Daughter", HAND)
    a, b, c = t.body(0, 5, 1), t.body(0, 5, 9), t.body(0, 5, 9)
    foe, foe2 = t.body(1, 2, 2, exerted=True), t.body(1, 2, 2, exerted=True)
    place = t.put(1, location(willpower=3))
    t.challenge(a, foe).challenge(b, foe2).challenge(c, place)
    assert t.zone(a) == DISCARD and t.zone(place) == DISCARD  # neither lowers the price
    assert t.paid(namaari) == 9 - 2 * 2


def test_kristoff_costs_less_per_song_card_in_the_own_discard() -> None:
    t = Play()
    kristoff = t.mine("Kristoff - Reindeer Keeper", HAND)
    t.mine(SONG, DISCARD)
    t.mine(SONG, DISCARD)
    t.mine("Mosquito Bite", DISCARD)
    t.theirs(SONG, DISCARD)
    assert t.paid(kristoff) == real("Kristoff - Reindeer Keeper").cost - 2


def test_stratos_counts_titans_himself_included() -> None:
    t = Play()
    stratos = t.mine("Stratos - Tornado Titan")
    t.body(0, classifications=("Titan",))
    t.body(0)
    t.body(1, classifications=("Titan",))
    t.use(stratos)
    assert t.lore_total(0) == 2


# ---- facts of the turn ---------------------------------------------------------------------------------------------


def test_wisdom_of_the_willow_asks_for_every_quest_of_the_turn() -> None:
    t = Play()
    card = t.mine("Wisdom of the Willow", HAND)
    a, b = t.body(0), t.body(0)
    late = t.body(0, zone=HAND)
    t.play(card)
    t.quest(a).yes()
    t.quest(b).no()
    assert t.hand(0) == 2  # the late one and the drawn card
    t.play(late).end()
    t.end()
    t.quest(a)
    assert t.idle  # only for the rest of that turn


def test_remember_me_plays_each_name_once_exerted_and_for_its_cost() -> None:
    t = Play(ink=14)
    card = t.mine("Remember Me", HAND)
    hero, twin = t.body(0, name="Hero - One", cost=2, zone=DISCARD), t.body(0, name="Hero - Two", cost=2, zone=DISCARD)
    held = t.body(0, name="Hero - Three", cost=2, zone=HAND)
    other = t.body(0, name="Other", cost=2, zone=DISCARD)
    t.begin()
    assert not t.can_play(hero)
    t.play(card)
    assert t.paid(hero) == 2 and t.perm(hero).exerted
    assert not t.can_play(twin) and not t.can_play(held)
    assert t.can_play(other)
    t.end().end()
    assert t.can_play(held) and not t.can_play(other)


def test_helga_sinclair_counts_cards_put_into_the_own_discard() -> None:
    helga = "Helga Sinclair - No Backup Needed"
    for mills, less in ((1, 0), (2, 2)):
        t = Play(ink=20)
        card = t.mine(helga, HAND)
        foe = t.body(1, 1, 1)
        bites = [t.mine("Mosquito Bite", HAND) for _ in range(mills)]
        t.play(bites[0]).take(foe)  # the action goes to my discard, the character to theirs
        for bite in bites[1:]:
            t.body  # noqa: B018
            t.play(bite)
        assert t.paid(card) == real(helga).cost - less


def test_anna_has_shift_0_only_after_a_card_left_a_discard() -> None:
    t = Play()
    anna, base = t.mine("Anna - Soothing Sister", HAND), t.body(0, name="Anna")
    pod = t.mine("Broken Pod")
    gone = t.put(1, FILLER, DISCARD)
    t.begin()
    assert not t.offered(op.SHIFT)
    t.use(pod)
    t.answer("P2")
    t.take(gone)
    ink = t.ready_ink(0)
    t.shift(anna, base)
    assert t.ready_ink(0) == ink and t.perm(anna).under == [base.card]


def test_buzzs_arm_is_free_once_a_buzz_was_banished() -> None:
    t = Play(ink=1)
    arm, bite = t.mine("Buzz's Arm", HAND), t.mine("Mosquito Bite", HAND)
    buzz = t.body(1, 1, 1, name="Buzz Lightyear")
    t.begin()
    assert not t.can_play(arm) and not t.can_play(arm, 1)
    t.play(bite).take(buzz)
    t.play(arm, 1)
    assert t.zone(arm) == PLAY


def test_wind_up_frog_looks_at_the_own_toys() -> None:
    frog = "Wind-Up Frog - Sid's Toy"
    for owner, less in ((0, 2), (1, 0)):
        t = Play()
        card, bite = t.mine(frog, HAND), t.mine("Mosquito Bite", HAND)
        toy = t.body(owner, 1, 1, classifications=("Toy",))
        t.play(bite).take(toy)
        assert t.paid(card) == real(frog).cost - less


def test_maximus_challenges_ready_characters_after_a_discard() -> None:
    t = Play()
    horse, angel = t.mine("Maximus - Relentless Stallion"), t.mine("Monstro - Infamous Whale")
    foe = t.body(1, 0, 9)
    t.put(0, FILLER, HAND)
    t.begin()
    assert not t.targets(horse)
    t.use(angel)
    assert t.targets(horse) == {foe.card}
    t.challenge(horse, foe)
    assert t.damage(foe) == real("Maximus - Relentless Stallion").strength + 2


def test_julietas_arepas_and_a_move_of_damage() -> None:
    t = Play()
    arepas = t.mine("Julieta's Arepas")
    hurt, foe = t.body(0, damage=1), t.body(1)
    gift = t.mine("Bestow a Gift", HAND)
    t.play(gift)
    t.take(hurt, foe)
    t.use(arepas)
    assert t.lore_total(0) == 1  # CR 1.9.2.4: to move is to remove and to put


def test_powerline_gains_rush_even_if_the_song_came_first() -> None:
    t = Play()
    song, star = t.mine(SONG, HAND), t.mine("Powerline - Musical Superstar", HAND)
    foe = t.body(1, exerted=True)
    t.play(song).take(foe)
    t.play(star)
    assert t.targets(star) == {foe.card} and not t.can_quest(star)


# ---- discarding and hands ------------------------------------------------------------------------------------------


def test_kronk_laid_back_stops_effects_but_not_costs() -> None:
    t = Play()
    t.mine("Kronk - Laid Back")
    whale, kept = t.mine("Monstro - Infamous Whale", exerted=True), t.put(0, FILLER, HAND)
    plan = t.mine("Desperate Plan", HAND)
    t.play(plan)
    while not t.idle:
        t.answer(kept) if t.offered(op.CARD) else t.done()
    assert t.zone(kept) == HAND and t.hand(0) == 1
    t.use(whale)
    assert t.zone(kept) == DISCARD and not t.perm(whale).exerted and not t.can_quest(whale)


def test_desperate_plan() -> None:
    t = Play()
    t.play(t.mine("Desperate Plan", HAND))
    assert t.hand(0) == 3
    t = Play()
    plan = t.mine("Desperate Plan", HAND)
    a, b, c = (t.put(0, FILLER, HAND) for _ in range(3))
    t.play(plan).pick(a, b).done()
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, DISCARD, HAND) and t.hand(0) == 3


def test_remember_who_you_are_draws_up_to_the_chosen_opponents_hand() -> None:
    t = Play(players=3)
    card = t.mine("Remember Who You Are", HAND)
    t.put(0, FILLER, HAND)
    for _ in range(4):
        t.put(1, FILLER, HAND)
    t.play(card)
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(1)
    assert t.hand(0) == 4


def test_when_you_need_help_looks_at_each_opponent_alone() -> None:
    t = Play(players=3)
    card = t.mine("When You Need Help, Just Call", HAND)
    t.body(0)
    t.body(1)
    t.body(2)
    cheap = t.body(0, cost=4, zone=HAND)
    t.play(card)
    assert t.idle  # nobody has more than I, though together they do
    t = Play(players=3)
    card = t.mine("When You Need Help, Just Call", HAND)
    cheap, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.body(2)
    ink = t.begin() and t.ready_ink(0)
    t.play(card).yes()
    t.take(cheap)
    if t.offered(op.PLAY) and not t.idle:
        t.play(cheap)
    assert t.zone(cheap) == PLAY and t.zone(dear) == HAND
    assert t.ready_ink(0) == ink - real("When You Need Help, Just Call").cost


def test_gargoyles_stay_exerted_with_three_cards_in_hand() -> None:
    for cards, exerted in ((2, False), (3, True)):
        t = Play()
        stone = t.mine("Broadway - Sturdy and Strong", exerted=True)
        for _ in range(cards):
            t.put(0, FILLER, HAND)
        t.begin()
        t.end().end()  # CR 3.2.1: readying comes before the draw
        assert t.perm(stone).exerted is exerted


def test_yzma_and_beasts_mirror() -> None:
    t = Play()
    yzma, mirror = t.mine("Yzma - Conniving Chemist"), t.mine("Beast's Mirror")
    t.use(mirror)
    assert t.hand(0) == 1
    t.use(yzma)
    assert t.hand(0) == 3


# ---- instead -------------------------------------------------------------------------------------------------------


def test_mickey_and_minnie_go_to_the_inkwell_with_all_cards_and_are_not_banished() -> None:
    t = Play()
    duo = t.put(
        0, real("Mickey Mouse & Minnie Mouse - Adventuring Duo"), PLAY,
        under=[character("Mickey Mouse"), character("Minnie Mouse")],
    )
    bite = t.mine("Dragon Fire", HAND)
    t.theirs("Mother Gothel - Underhanded Schemer")
    march = t.mine("Marching Off to Battle", HAND)
    before = 12
    t.play(bite).take(duo)
    assert t.ink_total(0) == before + 3 and t.zone(duo) == INKWELL
    assert t.ready_ink(0) == before - real("Dragon Fire").cost
    t.play(march)
    assert t.hand(0) == 0  # nothing was banished


def test_baymax_may_ink_instead_of_getting_a_drop() -> None:
    t = Play()
    t.mine("Baymax - Amped Up")
    card = t.mine("A Dark Age No More", HAND)
    t.play(card)
    assert t.ink_total(0) == 13
    t.yes()
    assert t.ink_total(0) == 14 and t.drops(0) == 0


def test_kronk_and_the_once_shield() -> None:
    t = Play()
    t.mine("Donald Duck - Flustered Sorcerer")
    t.lore(1, 19)
    foe = t.body(1, lore=1)
    t.begin()
    t.end().quest(foe)
    assert t.game.decision is not None and t.lore_total(1) == 20  # 25 are needed


# ---- paying less ---------------------------------------------------------------------------------------------------


def test_pride_rock_needs_a_prince_or_king_there() -> None:
    t = Play()
    rock = t.mine("Pride Lands - Pride Rock")
    prince = t.body(0, classifications=("Prince",))
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    assert t.paid(a) == 3
    t.move(prince, rock)
    assert t.paid(b) == 2


def test_rls_legacy_first_passenger_pays_the_full_fare() -> None:
    t = Play()
    ship = t.mine("RLS Legacy - Solar Galleon")
    a, b = t.body(0), t.body(0)
    fare = real("RLS Legacy - Solar Galleon").move_cost
    t.begin()
    ink = t.ready_ink(0)
    t.move(a, ship)
    assert ink - t.ready_ink(0) == fare
    ink = t.ready_ink(0)
    t.move(b, ship)
    assert ink - t.ready_ink(0) == max(0, fare - 2)


def test_mulan_takes_both_discounts() -> None:
    t = Play()
    mulan = t.mine("Mulan - Ready for Battle", HAND)
    t.body(0, strength=5, damage=1)
    assert t.paid(mulan) == real("Mulan - Ready for Battle").cost - 2


def test_mauis_fish_hook_is_free_with_maui_but_still_exerts() -> None:
    t = Play(ink=0)
    hook = t.mine("Maui's Fish Hook")
    maui = t.body(0, name="Maui")
    t.use(hook, 0)
    t.mode(2)
    t.take(maui)
    assert t.strength(maui) == 5 and t.perm(hook).exerted
    assert not t.offered(op.USE)


def test_angel_siren_singer_costs_less_on_the_second_players_first_turn() -> None:
    card = "Angel - Siren Singer"
    for turns, less in ((1, 1), (2, 0)):
        t = Play()
        angel = t.mine(card, HAND)
        t.begin().state.players[0].turns = turns
        t.game.state.stale = True
        assert t.paid(angel) == real(card).cost - less


def test_the_cold_never_bothered_me_makes_the_next_location_cheaper() -> None:
    t = Play()
    card = t.mine("The Cold Never Bothered Me", HAND)
    place = t.put(0, location(cost=4), DECK)
    other = t.put(0, location(cost=4), HAND)
    t.play(card).yes()
    t.take(place)
    assert t.zone(place) == HAND and t.discard_size(0) == 3 + 1
    assert t.paid(place) == 1 and t.paid(other) == 4


def test_grandmother_willow_helps_one_character_each_turn() -> None:
    t = Play()
    willow = t.mine("Grandmother Willow - Ancient Advisor")
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    t.use(willow)
    assert t.paid(a) == 2 and t.paid(b) == 3
    assert not t.can(Option(op.USE, willow.card, 0))


def test_raksha_moves_cheaper_once_a_turn() -> None:
    t = Play()
    wolf = t.mine("Raksha - Fearless Mother")
    a, b = t.put(0, location(move_cost=2)), t.put(0, location(move_cost=2))
    t.begin()
    ink = t.ready_ink(0)
    t.move(wolf, a).move(wolf, b)
    assert ink - t.ready_ink(0) == 1 + 2


# ---- looking at cards ----------------------------------------------------------------------------------------------


def test_everything_else_is_obsolete_sends_three_cards_three_ways() -> None:
    t = Play()
    card = t.mine("Everything Else Is Obsolete", HAND)
    a, b, c = (t.put(0, FILLER, DECK) for _ in range(3))
    t.play(card).pick(b).pick(c)
    assert t.zone(b) == INKWELL and t.ready_ink(0) == 12 - real("Everything Else Is Obsolete").cost
    assert t.top(0) == c.card and t.bottom(0) == a.card


def test_develop_your_brain_with_one_card_left_takes_it() -> None:
    t = Play(deck_size=1)
    t.play(t.mine("Develop Your Brain", HAND))
    assert t.hand(0) == 1 and t.deck(0) == 0


def test_what_else_can_i_do_gives_ward_only_if_it_was_sung() -> None:
    for sung in (True, False):
        t = Play()
        card, singer, friend = t.mine("What Else Can I Do?", HAND), t.body(0, cost=5), t.body(0)
        a, b = t.put(0, FILLER, DECK), t.put(0, FILLER, DECK)
        t.sing(card, singer) if sung else t.play(card)
        t.pick(b)
        assert t.zone(b) == HAND and t.zone(a) == INKWELL
        assert t.has(friend, Keyword.WARD) is sung and t.has(singer, Keyword.WARD) is sung


def test_closet_door_portal_plays_from_the_top_and_becomes_ink() -> None:
    t = Play()
    door = t.mine("Closet Door Portal")
    dear, cheap = t.body(0, cost=7, zone=DECK), t.body(0, cost=6, zone=DECK)
    third = t.put(0, FILLER, DECK)
    t.use(door).yes()
    assert t.offered(op.CARD) == {cheap.card, third.card}
    t.pick(cheap)
    if t.offered(op.PLAY):
        t.play(cheap)
    t.any_order()
    assert t.zone(cheap) == PLAY and t.zone(door) == INKWELL and t.ready_ink(0) == 10
    assert {t.bottom(0), t.game.state.players[0].deck[1]} == {dear.card, third.card}


def test_the_queen_diviner_plays_a_cheap_item_exerted_or_takes_it() -> None:
    for cost, play_it in ((3, True), (3, False), (4, False)):
        t = Play()
        queen = t.mine("The Queen - Diviner")
        found = t.put(0, item(cost=cost), DECK)
        t.use(queen).yes()
        t.take(found)
        if cost == 3:
            assert t.asked == op.MAY
            t.answer(play_it)
            if t.offered(op.PLAY) and not t.idle:
                t.play(found)
        t.any_order()
        assert t.idle and t.zone(found) == (PLAY if play_it else HAND)
        assert not play_it or t.perm(found).exerted


def test_water_has_memory_orders_another_players_deck() -> None:
    t = Play()
    card = t.mine("Water Has Memory", HAND)
    cards = [t.put(1, FILLER, DECK) for _ in range(4)]
    t.play(card).player(1)
    assert t.asked_player == 0
    t.pick(cards[2])
    t.any_order()
    assert t.top(1) == cards[2].card
    assert set(t.game.state.players[1].deck[:3]) == {c.card for c in cards if c is not cards[2]}


def test_television_set_puts_a_refused_puppy_on_the_bottom() -> None:
    for wanted in (True, False):
        t = Play()
        tv = t.mine("Television Set")
        puppy = t.body(0, classifications=("Puppy",), zone=DECK)
        t.use(tv).answer(wanted)
        assert t.zone(puppy) == (HAND if wanted else DECK)
        assert wanted or t.bottom(0) == puppy.card


def test_the_family_madrigal_puts_the_rest_back_on_top() -> None:
    t = Play()
    card = t.mine("The Family Madrigal", HAND)
    kin, song = t.body(0, classifications=("Madrigal",), zone=DECK), t.mine(SONG, DECK)
    rest = [t.put(0, FILLER, DECK) for _ in range(3)]
    t.play(card).yes()
    assert t.offered(op.CARD) == {kin.card}
    t.pick(kin)
    t.pick(song)
    t.any_order()
    assert t.hand(0) == 2 and set(t.game.state.players[0].deck[-3:]) == {c.card for c in rest}


def test_bruno_undetected_uncle_names_the_top_card() -> None:
    for right in (True, False):
        t = Play()
        bruno = t.mine("Bruno Madrigal - Undetected Uncle")
        top = t.mine("Mosquito Bite", DECK)
        t.use(bruno)
        names = t.game.state.table.names
        wanted = next(n for n, name in enumerate(names) if (name.casefold() == "mosquito bite") is right)
        t.choose(Option(op.NAMED, wanted))
        assert t.zone(top) == (HAND if right else DECK) and t.lore_total(0) == (3 if right else 0)
        assert right or t.top(0) == top.card


def test_never_too_far_apart_finds_printed_singers() -> None:
    t = Play()
    card = t.mine("Never Too Far Apart", HAND)
    singer, plain = t.mine("Ariel - Spectacular Singer", DECK), t.put(0, FILLER, DECK)
    t.play(card)
    assert t.offered(op.CARD) == {singer.card}
    t.pick(singer)
    t.any_order()
    assert t.zone(singer) == HAND and t.zone(plain) == DECK


# ---- moving damage and characters ----------------------------------------------------------------------------------


def test_everybodys_got_a_weakness_draws_per_counter_moved() -> None:
    t = Play()
    card = t.mine("Everybody's Got a Weakness", HAND)
    a, b, c = t.body(0, damage=2), t.body(0, damage=1), t.body(0)
    foe = t.body(1)
    t.play(card).take(foe)
    assert [t.damage(x) for x in (a, b, c, foe)] == [1, 0, 0, 2] and t.hand(0) == 2


def test_luisa_passes_her_damage_on_at_three() -> None:
    t = Play()
    luisa, hurt = t.mine("Luisa Madrigal - Confident Climber", damage=2), t.body(0, damage=2)
    foe = t.body(1, willpower=9)
    t.use(luisa).take(hurt)
    if t.asked == op.AMOUNT:
        t.amount(1)
    t.take(foe)
    assert (t.damage(luisa), t.damage(hurt), t.damage(foe)) == (0, 1, 3)


def test_touch_the_sky_draws_for_the_location_moved_to() -> None:
    t = Play()
    card, a = t.mine("Touch the Sky", HAND), t.body(0)
    far, near = t.put(0, location(lore=2)), t.put(0, location(lore=1))
    t.put(1, location(lore=5))
    t.play(card).take(a)
    assert t.offered(op.CARD) == {far.card, near.card}
    t.pick(far)
    assert t.at(a) == far.card and t.hand(0) == 2


def test_the_games_afoot_protects_the_location_even_without_travellers() -> None:
    t = Play()
    card, a, b = t.mine("The Game's Afoot!", HAND), t.body(0), t.body(0)
    here, there = t.put(0, location()), t.put(0, location())
    t.play(card).pick(a, b).pick(here)
    assert t.at(a) == t.at(b) == here.card
    assert t.has(here, Keyword.RESIST) and not t.has(there, Keyword.RESIST) and not t.has(a, Keyword.RESIST)


def test_heihei_at_the_crosswalk_moves_on_for_lore_once() -> None:
    t = Play()
    heihei = t.mine("HeiHei - At the Crosswalk")
    a, b = t.put(0, location()), t.put(0, location())
    t.begin()
    assert not t.can(Option(op.USE, heihei.card, 0))
    t.move(heihei, a).use(heihei)
    t.take(b)
    assert t.at(heihei) == b.card and t.lore_total(0) == 1
    assert not t.can(Option(op.USE, heihei.card, 0))


def test_carls_house_sends_its_guest_elsewhere() -> None:
    t = Play()
    house, other = t.mine("Carl's House - Flying High"), t.put(0, location())
    guest, stranger = t.body(0, at=house), t.body(0)
    t.use(house)
    t.take(guest)
    t.take(other)
    assert t.at(guest) == other.card and t.at(stranger) == -1 and t.lore_total(0) == 1


def test_sugar_rush_speedway_exerts_a_ready_dry_character_there() -> None:
    t = Play()
    start, goal = t.mine("Sugar Rush Speedway - Starting Line"), t.put(0, location())
    racer, tired, wet = t.body(0, at=start), t.body(0, at=start, exerted=True), t.body(0, at=start, drying=True)
    t.use(start)
    t.take(racer)
    t.take(goal)
    assert t.at(racer) == goal.card and t.perm(racer).exerted and t.damage(racer) == 1
    assert t.at(tired) == t.at(wet) == start.card and not t.damage(tired) and not t.damage(wet)


def test_goofy_takes_somebody_along() -> None:
    t = Play()
    goofy, friend = t.mine("Goofy - Set for Adventure"), t.body(0)
    place, other = t.put(0, location()), t.put(0, location())
    t.move(goofy, place).yes()
    t.take(friend)
    assert t.at(friend) == place.card and t.hand(0) == 1
    t.move(goofy, other)
    assert t.idle and t.hand(0) == 1


def test_peter_pan_gains_the_lore_of_his_first_stop() -> None:
    t = Play()
    peter = t.mine("Peter Pan - Lost Boy Leader")
    a, b = t.put(0, location(lore=1)), t.put(0, location(lore=3))
    t.move(peter, a).move(peter, b)
    assert t.lore_total(0) == 1


# ---- once during your turn -----------------------------------------------------------------------------------------


def test_raya_readies_another_and_declining_binds_nobody() -> None:
    t = Play()
    raya, friend, card = t.mine("Raya - Kumandran Rider"), t.body(0, exerted=True), t.put(0, FILLER, HAND)
    t.ink_card(card).yes()
    t.take(friend)
    assert not t.perm(friend).exerted and not t.can_quest(friend) and t.can_quest(raya)
    t = Play()
    raya, friend, card = t.mine("Raya - Kumandran Rider"), t.body(0), t.put(0, FILLER, HAND)
    t.ink_card(card).no()
    assert t.can_quest(friend) and t.can_quest(raya)


def test_daisy_duck_lets_the_opponent_choose_and_ignores_ward() -> None:
    t = Play()
    t.mine("Daisy Duck - Multitalented Pirate")
    card = t.put(0, FILLER, HAND)
    a, b = t.body(1), t.theirs("Aladdin - Prince Ali")  # the second has Ward
    t.ink_card(card)
    if t.offered(op.PLAYER):
        t.player(1)
    assert t.asked_player == 1 and t.offered(op.CARD) == {a.card, b.card}
    t.pick(b)
    assert t.zone(b) == HAND and t.zone(a) == PLAY


def test_lyle_hits_everybody_once_a_turn() -> None:
    t = Play()
    lyle = t.mine("Lyle Tiberius Rourke - Crystallized Mercenary")
    a, b = t.body(0, willpower=9), t.body(1, willpower=9)
    card, jump = t.put(0, FILLER, HAND), t.mine("One Jump Ahead", HAND)
    t.ink_card(card).play(jump)
    assert t.damage(a) == t.damage(b) == t.damage(lyle) == 2


def test_kuzco_makes_the_owner_draw() -> None:
    t = Play()
    t.mine("Kuzco - Temporary Whale")
    card = t.put(0, FILLER, HAND)
    cheap, dear = t.put(1, item(cost=2)), t.put(1, item(cost=3))
    t.ink_card(card).yes()
    t.take(cheap)
    assert t.zone(cheap) == HAND and t.hand(1) == 2 and t.hand(0) == 0 and t.zone(dear) == PLAY


def test_nomanisan_sees_a_banishment_even_if_both_fall() -> None:
    for willpower, at_home, asked in ((2, True, True), (9, True, True), (9, False, False)):
        t = Play()
        island = t.mine("The Island of Nomanisan - Syndrome's Headquarters")
        mine = t.body(0, 5, willpower, at=island) if at_home else t.body(0, 5, willpower)
        foe, victim = t.body(1, 3, 3, exerted=True), t.body(1, 1, 9)
        t.challenge(mine, foe)
        assert (t.asked == op.MAY) is asked
        if asked:
            t.yes()
            t.take(victim)
            assert t.damage(victim) == 2


def test_port_authority_serves_every_player() -> None:
    t = Play()
    hub, a, b = t.mine("Port Authority - Center Hub"), t.body(0), t.body(0)
    t.move(a, hub).move(b, hub)
    assert [t.drops(p) for p in (0, 1)] == [1, 1] and [t.lore_total(p) for p in (0, 1)] == [1, 1]


def test_antonio_searches_and_keeps_the_singer_in_play_when_declined() -> None:
    t = Play()
    antonio, song, foe = t.mine("Antonio Madrigal - Friend to All"), t.mine(SONG, HAND), t.body(1)
    dear, cheap = t.body(0, cost=4, zone=DECK), t.body(0, cost=3, zone=DECK)
    for _ in range(2):
        t.mine("Dragon Fire", DECK)
    t.sing(song, antonio).take(foe)
    t.no()
    assert t.zone(antonio) == PLAY and t.hand(0) == 0
    t = Play()
    antonio, song, foe = t.mine("Antonio Madrigal - Friend to All"), t.mine(SONG, HAND), t.body(1)
    for _ in range(3):
        t.mine("Dragon Fire", DECK)
    dear, cheap = t.body(0, cost=4, zone=DECK), t.body(0, cost=3, zone=DECK)
    t.sing(song, antonio).take(foe)
    t.yes()
    assert cheap.card in t.offered(op.CARD) and dear.card not in t.offered(op.CARD)
    t.pick(cheap)
    assert t.zone(cheap) == HAND and t.zone(antonio) == PLAY


def test_alma_readies_the_whole_chorus_and_nobody_else() -> None:
    t = Play()
    alma, b = t.mine("Alma Madrigal - Accepting Grandmother"), t.body(0, cost=1)
    other = t.body(0, exerted=True)
    song = t.mine("Remember Me", HAND)
    t.begin()
    t.choose(Option(op.SING_TOGETHER, song.card))
    t.pick(b)
    t.take(alma)
    t.yes()
    assert t.idle and not t.perm(alma).exerted and not t.perm(b).exerted and t.perm(other).exerted


def test_powerline_plays_a_song_from_the_top_for_free() -> None:
    t = Play()
    star = t.mine("Powerline - World's Greatest Rock Star")
    song, foe = t.mine(SONG, HAND), t.body(1)
    for _ in range(3):
        t.put(0, FILLER, DECK)
    found, plain = t.mine("Let It Go", DECK), t.mine("Dragon Fire", DECK)
    t.sing(song, star).take(foe)
    t.yes()
    assert t.offered(op.CARD) in ({found.card}, set())
    t.take(found)
    if t.offered(op.PLAY):
        t.play(found)
    t.any_order()
    t.take(foe)
    assert t.zone(foe) == INKWELL and t.zone(found) == DISCARD and t.zone(plain) == DECK and t.ready_ink(0) == 12


def test_jukebox_wants_another_card_of_that_name() -> None:
    for copy, asked in ((False, False), (True, True)):
        t = Play()
        t.mine("Jukebox")
        song, tired = t.mine(SONG, HAND), t.body(0, exerted=True)
        if copy:
            t.mine(SONG, DISCARD)
        t.play(song).take(tired)
        assert (t.asked == op.MAY) is asked  # the song that was played is not another card
        if asked:
            t.yes()
            t.take(tired)
            assert not t.perm(tired).exerted and not t.can_quest(tired)


def test_lady_tremaine_hurts_singers_as_they_enter_and_draws_for_her_own_damage() -> None:
    t = Play()
    lady, song = t.mine("Lady Tremaine - Scornful Snob"), t.mine(SONG, HAND)
    t.ink(1, 9)
    singer, plain = t.theirs("Ariel - Spectacular Singer", HAND), t.body(1, zone=HAND)
    t.play(song).take(lady)
    t.yes()
    assert t.damage(lady) == 1 and t.hand(0) == 1
    t.end().play(singer).take(plain)
    if not t.idle:
        t.any_order()
    while not t.idle:
        t.choose(t.game.options[-1])
    t.play(plain)
    assert t.damage(singer) == 1 and t.damage(plain) == 0


def test_abby_park_may_refuse_and_still_ready_later() -> None:
    t = Play()
    abby = t.mine("Abby Park - Over the Top", exerted=True)
    songs, foe = [t.mine(SONG, HAND) for _ in range(3)], t.body(1)
    t.play(songs[0]).take(foe)
    t.no()
    t.play(songs[1]).take(foe)
    t.yes()
    assert not t.perm(abby).exerted and not t.can_quest(abby) and not t.targets(abby)
    t.play(songs[2]).take(foe)
    assert t.idle


def test_mr_litwak_cannot_quest_even_if_he_stays_exerted() -> None:
    t = Play()
    litwak, new = t.mine("Mr. Litwak - Arcade Owner"), t.body(0, zone=HAND)
    t.play(new).no()
    assert not t.can_quest(litwak)  # CR 6.2.5: the second sentence does not hang on the first


def test_ares_counts_boosting_but_not_shifting() -> None:
    t = Play()
    t.mine("Ares - God of War")
    boosted = t.mine("Ariel - Ethereal Voice")
    tired = t.body(0, exerted=True)
    t.use(boosted).yes()
    t.take(tired)
    assert not t.perm(tired).exerted and not t.can_quest(tired)


def test_morty_gets_a_card_when_another_is_boosted() -> None:
    t = Play()
    morty, boosted = t.mine("Morty Fieldmouse - Tiny Tim"), t.mine("Ariel - Ethereal Voice")
    t.use(boosted)
    assert len(t.perm(morty).under) == 1 and len(t.perm(boosted).under) == 1


def test_pinocchio_draws_when_readied_by_an_effect() -> None:
    t = Play()
    puppet, card = t.mine("Pinocchio - Strings Attached", exerted=True), t.mine("You Came Back", HAND)
    t.play(card).take(puppet)
    t.yes()
    assert t.hand(0) == 1


def test_bruno_oasis_oracle_looks_only_if_he_wants() -> None:
    for wanted in (True, False):
        t = Play()
        t.mine("Bruno Madrigal - Oasis Oracle")
        fork, hurt = t.mine("Dinglehopper"), t.body(0, damage=1)
        a, b = t.put(0, FILLER, DECK), t.put(0, FILLER, DECK)
        t.use(fork).take(hurt)
        if t.asked == op.AMOUNT:
            t.amount(1)
        t.answer(wanted)
        t.take(b)
        assert t.idle and t.hand(0) == (1 if wanted else 0)
        assert t.top(0) != a.card if wanted else t.top(0) == a.card


def test_madam_mim_draws_for_the_first_ink_drop_removed() -> None:
    t = Play(ink=0)
    t.mine("Madam Mim - Resourceful Trickster")
    t.position.ink_drops[0] = 2
    one, two = t.put(0, item(cost=1), HAND), t.put(0, item(cost=1), HAND)
    t.play(one).play(two)
    assert t.drops(0) == 0 and t.hand(0) == 1


def test_angel_discards_to_deal_damage_once() -> None:
    t = Play()
    angel, foe = t.mine("Angel - Experiment 624"), t.body(1)
    fuel = t.put(0, FILLER, HAND)
    t.put(0, FILLER, HAND)
    number = next(o.b for o in t.begin().options if o.verb == op.USE and o.a == angel.card)
    t.use(angel, number).pick(fuel)
    t.take(foe)
    assert t.zone(fuel) == DISCARD and t.damage(foe) == 2
    assert not t.can(Option(op.USE, angel.card, number))


def test_magical_hunny_staff_and_tigger() -> None:
    t = Play()
    staff, tigger = t.mine("Magical Hunny Staff"), t.mine("Tigger - Hunny Barbarian")
    friend, foe = t.body(0, exerted=True), t.body(1, 0, 9, exerted=True)
    t.use(staff).take(friend)
    t.challenge(tigger, foe).yes()
    assert friend.card in t.offered(op.CARD)
    t.pick(friend)
    assert not t.perm(friend).exerted and not t.can_quest(friend)


# ---- what others can and cannot do ---------------------------------------------------------------------------------


def test_aurora_hides_items_from_opponents_only() -> None:
    t = Play()
    t.theirs("Aurora - Lore Guardian")
    hidden, own = t.put(1, item()), t.put(0, item())
    card = t.mine("Hide Away", HAND)
    t.play(card)
    assert t.zone(own) == INKWELL and t.zone(hidden) == PLAY


def test_john_smith_must_be_chosen() -> None:
    t = Play()
    john, other = t.theirs("John Smith - Undaunted Protector"), t.body(1)
    t.play(t.mine("Mosquito Bite", HAND))
    assert (t.damage(john), t.damage(other)) == (1, 0)


def test_keep_the_ancient_ways_lasts_until_my_next_turn() -> None:
    t = Play()
    t.ink(1, 9)
    act, thing, folk = t.theirs("One Jump Ahead", HAND), t.put(1, item(), HAND), t.body(1, zone=HAND)
    t.play(t.mine("Keep the Ancient Ways", HAND)).end()
    assert not t.can_play(act) and not t.can_play(thing) and t.can_play(folk)
    t.end().end()
    assert t.can_play(act) and t.can_play(thing)


@pytest.mark.parametrize(("cost", "may"), [(4, False), (5, True)])
def test_jafar_stops_cheap_challengers(cost: int, may: bool) -> None:
    t = Play()
    jafar = t.theirs("Jafar - Tyrannical Hypnotist", exerted=True)
    mine = t.body(0, cost=cost)
    t.begin()
    assert (jafar.card in t.targets(mine)) is may


def test_figaro_and_vincenzo_keep_opposing_items_exerted() -> None:
    t = Play()
    t.theirs("Figaro - Tuxedo Cat")
    t.theirs("Vincenzo Santorini - On the Run")
    new = t.mine("Dinglehopper", HAND)
    t.play(new)
    assert t.perm(new).exerted
    t.end().end()
    assert t.perm(new).exerted


def test_ursula_alone_may_sing() -> None:
    t = Play()
    ursula, other = t.mine("Ursula - Sea Witch Queen"), t.body(0, cost=5)
    song = t.mine(SONG, HAND)
    t.begin()
    assert t.can(Option(op.SING, song.card, ursula.card)) and not t.can(Option(op.SING, song.card, other.card))


def test_hans_stops_kings_and_queens_of_both_sides() -> None:
    t = Play()
    t.mine("Hans - Brazen Manipulator")
    king, queen = t.body(0, classifications=("King",)), t.body(1, classifications=("Queen",))
    free = t.body(0)
    t.begin()
    assert not t.can_quest(king) and t.can_quest(free)
    t.end()
    assert not t.can_quest(queen)


def test_tropical_rainforest_makes_damaged_opponents_reckless() -> None:
    t = Play()
    t.theirs("Tropical Rainforest - Jaguar Lair")
    hurt, sound = t.body(0, damage=1), t.body(0)
    t.begin()
    assert not t.can_quest(hurt) and t.can_quest(sound)
    assert not t.can(Option(op.END))  # it has to challenge the location


# ---- playing for free ----------------------------------------------------------------------------------------------


def test_madam_mim_banishes_the_guest_unless_it_left() -> None:
    for left in (False, True):
        t = Play()
        mim, guest = t.mine("Madam Mim - Rival of Merlin"), t.body(0, cost=4, zone=HAND)
        cat = t.mine("The Lamp")
        t.body(0, name="Genie", cost=9)
        foe = t.body(1, exerted=True)
        t.use(mim)
        if t.offered(op.PLAY) and not t.idle:
            t.play(guest)
        assert t.targets(guest) == {foe.card}
        if left:
            t.use(cat).pick(guest)
            t.play(guest)
        t.end()
        assert t.zone(guest) == (PLAY if left else DISCARD)


def test_retro_evolution_device_measures_by_the_banished_character() -> None:
    t = Play()
    device, old = t.mine("Retro Evolution Device"), t.body(0, cost=2)
    fit, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.use(device).take(old)
    assert dear.card not in t.offered(op.PLAY)
    if not t.idle:
        t.play(fit)
    assert t.zone(old) == DISCARD and t.zone(fit) == PLAY and t.ready_ink(0) == 11


def test_hades_double_dealer_plays_the_same_name() -> None:
    t = Play()
    hades, old = t.mine("Hades - Double Dealer"), t.body(0, name="Pain - One")
    fit, wrong = t.body(0, name="Pain - Two", cost=9, zone=HAND), t.body(0, name="Panic", zone=HAND)
    t.use(hades).take(old)
    if not t.idle:
        assert t.offered(op.PLAY) == {fit.card}
        t.play(fit)
    assert t.zone(fit) == PLAY and t.zone(wrong) == HAND and t.ready_ink(0) == 12


def test_people_gonna_come_here_moves_the_singer() -> None:
    t = Play()
    card, singer, other = t.mine("People Gonna Come Here", HAND), t.body(0, cost=7), t.body(0)
    place = t.put(0, location(cost=9), DISCARD)
    t.put(0, location())
    t.sing(card, singer)
    if t.offered(op.PLAY) and not t.idle:
        t.play(place)
    t.yes()
    assert t.at(singer) == place.card and t.at(other) == -1


def test_get_to_safety_sees_the_location_it_played() -> None:
    t = Play()
    card = t.mine("Get to Safety!", HAND)
    place = t.put(0, location("Sleepy Hollow - Somewhere", cost=3), DISCARD)
    t.play(card)
    if t.offered(op.PLAY) and not t.idle:
        t.play(place)
    assert t.zone(place) == PLAY and t.hand(0) == 1


def test_prince_john_plays_an_item_exerted_from_hand_or_discard() -> None:
    t = Play()
    john = t.mine("Prince John - Gold Lover")
    a, b, c = t.put(0, item(cost=5), HAND), t.put(0, item(cost=5), DISCARD), t.put(0, item(cost=6), HAND)
    t.use(john)
    assert t.offered(op.PLAY) == {a.card, b.card}
    t.play(b)
    assert t.zone(b) == PLAY and t.perm(b).exerted and t.zone(c) == HAND and t.ready_ink(0) == 12


def test_circle_of_life_plays_only_from_the_discard() -> None:
    t = Play()
    song, held, fallen = t.mine("Circle of Life", HAND), t.body(0, zone=HAND), t.body(0, cost=9, zone=DISCARD)
    t.play(song)
    if not t.idle:
        assert t.offered(op.PLAY) == {fallen.card}
        t.play(fallen)
    assert t.zone(fallen) == PLAY and t.perm(fallen).drying and t.zone(held) == HAND


# ---- putting cards somewhere ---------------------------------------------------------------------------------------


def test_malicious_mean_and_scary_ignores_resist() -> None:
    t = Play()
    tough, mine = t.theirs("Namaari - Resolute Daughter"), t.body(0)
    t.play(t.mine("Malicious, Mean, and Scary", HAND))
    assert t.damage(tough) == 1 and t.damage(mine) == 0


def test_come_out_and_fight_takes_what_is_under() -> None:
    t = Play()
    card = t.mine("Come Out and Fight!", HAND)
    host = t.put(1, real("Ariel - Ethereal Voice"), PLAY, under=[FILLER, FILLER], facedown=True)
    deck = t.begin() and t.deck(1)
    t.play(card).take(host)
    assert t.perm(host).under == [] and t.deck(1) == deck + 2 and t.hand(0) == 1


def test_spooky_sight_inks_cheap_characters_of_everybody_for_their_owners() -> None:
    t = Play()
    card = t.mine("Spooky Sight", HAND)
    mine, theirs, dear = t.body(0, cost=3), t.body(1, cost=1), t.body(1, cost=4)
    t.play(card)
    assert (t.ink_total(0), t.ink_total(1)) == (13, 1) and t.ready_ink(1) == 0 and t.zone(dear) == PLAY
    assert t.zone(mine) == INKWELL and t.zone(theirs) == INKWELL


def test_under_the_sea_reads_the_strength_of_now() -> None:
    t = Play()
    card = t.mine("Under the Sea", HAND)
    weak, strong, mine = t.body(1, 2), t.body(1, 3), t.body(0, 1)
    t.play(card)
    t.any_order()
    assert t.bottom(1) == weak.card and t.zone(strong) == PLAY and t.zone(mine) == PLAY


def test_visiting_christmas_past_takes_any_number() -> None:
    t = Play()
    card = t.mine("Visiting Christmas Past", HAND)
    host = t.put(0, real("Ariel - Ethereal Voice"), PLAY, under=[FILLER, FILLER], facedown=True)
    t.play(card)
    assert t.offered(op.DONE)
    t.pick(host.under[0]).done()
    assert t.ink_total(0) == 13 and len(t.perm(host).under) == 1


def test_sudden_scare_gives_the_owner_two_ready_ink() -> None:
    t = Play()
    card, foe = t.mine("Sudden Scare", HAND), t.body(1)
    t.play(card).take(foe)
    assert t.ink_total(1) == 2 and t.ready_ink(1) == 2 and t.deck(1) == 19


def test_laugh_canister_offers_the_opponent_the_same() -> None:
    t = Play()
    t.use(t.mine("Laugh Canister"))
    assert t.asked == op.MAY and t.asked_player == 1
    t.yes()
    assert (t.ink_total(0), t.ink_total(1)) == (13, 1) and t.ready_ink(1) == 0


def test_roo_goes_under_a_boost_card() -> None:
    t = Play()
    roo, host = t.mine("Roo - Little Helper"), t.mine("Ariel - Ethereal Voice")
    t.body(0)
    t.use(roo)
    t.take(host)
    assert t.perm(host).under == [roo.card] and not t.events(Event.BANISHED)


def test_the_black_cauldron_keeps_characters_faceup() -> None:
    t = Play()
    pot, dead = t.mine("The Black Cauldron"), t.put(0, FILLER, DISCARD)
    t.mine("Mosquito Bite", DISCARD)
    t.use(pot)
    t.take(dead)
    assert t.perm(pot).under == [dead.card] and t.discard_size(0) == 1


def test_though_i_have_to_say_goodbye_counts_once() -> None:
    t = Play()
    first, second, hero = t.mine(SONG, HAND), t.mine(SONG, HAND), t.body(0, 2)
    foe = t.body(1)
    t.mine(SONG, DECK)
    t.mine(SONG, DISCARD)
    t.play(first).take(hero)
    assert t.strength(hero) == 2 + 2  # the song itself is not yet in the discard
    t.play(second).take(foe)
    assert t.strength(hero) == 4


# ---- readying ------------------------------------------------------------------------------------------------------


def test_on_your_feet_binds_those_that_were_ready_too() -> None:
    t = Play()
    card = t.mine("On Your Feet! Now!", HAND)
    ready, tired, foe = t.body(0), t.body(0, exerted=True), t.body(1, exerted=True)
    t.play(card)
    assert (t.damage(ready), t.damage(tired), t.damage(foe)) == (1, 1, 0)
    assert not t.perm(tired).exerted and t.perm(foe).exerted
    assert not t.can_quest(ready) and not t.can_quest(tired)


def test_nothing_we_wont_do_protects_in_challenges() -> None:
    t = Play()
    card = t.mine("Nothing We Won't Do", HAND)
    mine, foe = t.body(0, exerted=True), t.body(1, 4, 9, exerted=True)
    t.play(card).challenge(mine, foe)
    assert t.damage(mine) == 0 and t.damage(foe) == 2


def test_ive_got_a_dream_gains_the_locations_lore() -> None:
    t = Play()
    card, place = t.mine("I've Got a Dream", HAND), t.put(0, location(lore=2))
    t.put(0, location(lore=5))
    there, away = t.body(0, at=place, exerted=True), t.body(0, exerted=True)
    t.play(card).take(there)
    assert t.lore_total(0) == 2 and not t.perm(there).exerted and not t.can_quest(there) and t.perm(away).exerted


def test_evil_comes_prepared_rewards_villains() -> None:
    for kind, lore in (("Villain", 1), ("Hero", 0)):
        t = Play()
        card, mine = t.mine("Evil Comes Prepared", HAND), t.body(0, exerted=True, classifications=(kind,))
        t.play(card).take(mine)
        assert t.lore_total(0) == lore and not t.perm(mine).exerted


def test_next_stop_olympus_pays_for_the_next_challenge_of_a_character_only() -> None:
    t = Play()
    card, mine = t.mine("Next Stop, Olympus", HAND), t.body(0, 5, 9, exerted=True)
    place, a, b = t.put(1, location(willpower=9)), t.body(1, 0, 9, exerted=True), t.body(1, 0, 9, exerted=True)
    again = t.mine("You Came Back", HAND), t.mine("You Came Back", HAND)
    assert t.paid(card) == real("Next Stop, Olympus").cost - 2
    t.take(mine)
    t.challenge(mine, place)
    assert t.lore_total(0) == 0
    t.play(again[0]).take(mine)
    t.challenge(mine, a)
    assert t.lore_total(0) == 1
    t.play(again[1]).take(mine)
    t.challenge(mine, b)
    assert t.lore_total(0) == 1


def test_the_sword_of_shan_yu_needs_a_dry_ready_bearer() -> None:
    t = Play()
    sword, tired = t.mine("The Sword of Shan-Yu"), t.body(0, exerted=True)
    t.body(0, drying=True)
    t.begin()
    assert not t.offered(op.USE)
    t = Play()
    sword, tired, bearer = t.mine("The Sword of Shan-Yu"), t.body(0, exerted=True), t.body(0)
    t.use(sword)
    t.take(tired)
    assert t.perm(bearer).exerted and not t.perm(tired).exerted and not t.can_quest(tired)


def test_shere_khan_pays_with_damage_that_may_banish_him() -> None:
    t = Play()
    khan = t.mine("Shere Khan - Fierce and Furious", exerted=True)
    t.use(khan)
    assert t.damage(khan) == 1 and not t.perm(khan).exerted and not t.can_quest(khan)


def test_gumbo_pot_heals_up_to_two() -> None:
    t = Play()
    pot, a, b = t.mine("Gumbo Pot"), t.body(0, damage=2), t.body(1, damage=1)
    t.use(pot).pick(a, b)
    assert (t.damage(a), t.damage(b)) == (1, 0)


def test_ohana_means_family_draws_per_damage_removed() -> None:
    t = Play()
    card, hurt = t.mine("Ohana Means Family", HAND), t.body(0, damage=3)
    t.play(card).take(hurt)
    assert t.damage(hurt) == 0 and t.hand(0) == 3


def test_most_everyones_mad_here() -> None:
    t = Play()
    card, foe = t.mine("Most Everyone's Mad Here", HAND), t.body(1, damage=3)
    t.play(card).take(foe)
    assert t.lore_total(0) == 3 and t.zone(foe) == DISCARD


def test_the_queen_disguised_peddler_gains_the_discarded_lore() -> None:
    t = Play()
    queen, fuel = t.mine("The Queen - Disguised Peddler"), t.body(0, lore=3, zone=HAND)
    t.mine("Mosquito Bite", HAND)
    t.use(queen)
    t.take(fuel)
    assert t.zone(fuel) == DISCARD and t.lore_total(0) == 3
