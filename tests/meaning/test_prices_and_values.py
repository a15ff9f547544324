"""Prices, values and conditions that look at the table, the hand or the turn."""

from __future__ import annotations

from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..bench import SONG, Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, character, location
from ..reading import real

# ---- values that follow the table ----------------------------------------------------------------------------------


def test_john_silver_gets_resist_and_lore_per_location_of_his_player() -> None:
    t = Table()
    silver = t.mine("John Silver - Greedy Treasure Seeker")
    t.put(0, location())
    t.put(1, location())
    extra = t.put(0, location(cost=1), HAND)
    t.begin()
    base = real("John Silver - Greedy Treasure Seeker").lore
    assert t.lore_of(silver) == base + 1
    assert t.has(silver, Keyword.RESIST)
    t.play(extra)
    assert t.lore_of(silver) == base + 2


def test_namaari_counts_opposing_characters_banished_in_challenges_only() -> None:
    t = Table()
    namaari = t.mine("Namaari - Resolute Daughter", HAND)
    a, b, c = t.body(0, 5, 1), t.body(0, 5, 9), t.body(0, 5, 9)
    foe, foe2 = t.body(1, 2, 2, exerted=True), t.body(1, 2, 2, exerted=True)
    place = t.put(1, location(willpower=3))
    t.challenge(a, foe).challenge(b, foe2).challenge(c, place)
    assert t.zone(a) == DISCARD
    assert t.zone(place) == DISCARD
    assert t.paid(namaari) == 9 - 2 * 2


def test_kristoff_costs_less_per_song_card_in_the_own_discard() -> None:
    t = Table()
    kristoff = t.mine("Kristoff - Reindeer Keeper", HAND)
    t.mine(SONG, DISCARD)
    t.mine(SONG, DISCARD)
    t.mine("Mosquito Bite", DISCARD)
    t.theirs(SONG, DISCARD)
    assert t.paid(kristoff) == real("Kristoff - Reindeer Keeper").cost - 2


def test_stratos_counts_titans_himself_included() -> None:
    t = Table()
    stratos = t.mine("Stratos - Tornado Titan")
    t.body(0, classifications=("Titan",))
    t.body(0)
    t.body(1, classifications=("Titan",))
    t.use(stratos)
    assert t.lore_total(0) == 2


# ---- facts of the turn ---------------------------------------------------------------------------------------------


def test_wisdom_of_the_willow_asks_for_every_quest_of_the_turn() -> None:
    t = Table()
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
    t = Table(ink=14)
    card = t.mine("Remember Me", HAND)
    hero, twin = t.body(0, name="Hero - One", cost=2, zone=DISCARD), t.body(0, name="Hero - Two", cost=2, zone=DISCARD)
    held = t.body(0, name="Hero - Three", cost=2, zone=HAND)
    other = t.body(0, name="Other", cost=2, zone=DISCARD)
    t.begin()
    assert not t.can_play(hero)
    t.play(card)
    assert t.paid(hero) == 2
    assert t.perm(hero).exerted
    assert not t.can_play(twin)
    assert not t.can_play(held)
    assert t.can_play(other)
    t.end().end()
    assert t.can_play(held)
    assert not t.can_play(other)


def test_helga_sinclair_counts_cards_put_into_the_own_discard() -> None:
    helga = "Helga Sinclair - No Backup Needed"
    for mills, less in ((1, 0), (2, 2)):
        t = Table(ink=20)
        card = t.mine(helga, HAND)
        foe = t.body(1, 1, 1)
        bites = [t.mine("Mosquito Bite", HAND) for _ in range(mills)]
        t.play(bites[0]).settled(foe)  # the action goes to my discard, the character to theirs
        for bite in bites[1:]:
            t.play(bite)
        assert t.paid(card) == real(helga).cost - less


def test_anna_has_shift_0_only_after_a_card_left_a_discard() -> None:
    t = Table()
    anna, base = t.mine("Anna - Soothing Sister", HAND), t.body(0, name="Anna")
    pod = t.mine("Broken Pod")
    gone = t.put(1, FILLER, DISCARD)
    t.begin()
    assert not t.offered(op.SHIFT)
    t.use(pod)
    t.player(1)
    t.settled(gone)
    ink = t.ready_ink(0)
    t.shift(anna, base)
    assert t.ready_ink(0) == ink
    assert t.perm(anna).under == [base.card]


def test_buzzs_arm_is_free_once_a_buzz_was_banished() -> None:
    t = Table(ink=1)
    arm, bite = t.mine("Buzz's Arm", HAND), t.mine("Mosquito Bite", HAND)
    buzz = t.body(1, 1, 1, name="Buzz Lightyear")
    t.begin()
    assert not t.can_play(arm)
    assert not t.can_play(arm, 1)
    t.play(bite).settled(buzz)
    t.play(arm, 1)
    assert t.zone(arm) == PLAY


def test_wind_up_frog_looks_at_the_own_toys() -> None:
    frog = "Wind-Up Frog - Sid's Toy"
    for owner, less in ((0, 2), (1, 0)):
        t = Table()
        card, bite = t.mine(frog, HAND), t.mine("Mosquito Bite", HAND)
        toy = t.body(owner, 1, 1, classifications=("Toy",))
        t.play(bite).settled(toy)
        assert t.paid(card) == real(frog).cost - less


def test_maximus_challenges_ready_characters_after_a_discard() -> None:
    t = Table()
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
    t = Table()
    arepas = t.mine("Julieta's Arepas")
    hurt, foe = t.body(0, damage=1), t.body(1)
    gift = t.mine("Bestow a Gift", HAND)
    t.play(gift)
    t.pick(hurt).settled(foe)
    t.use(arepas)
    assert t.lore_total(0) == 1  # CR 1.9.2.4: to move is to remove and to put


def test_powerline_gains_rush_even_if_the_song_came_first() -> None:
    t = Table()
    song, star = t.mine(SONG, HAND), t.mine("Powerline - Musical Superstar", HAND)
    foe = t.body(1, exerted=True)
    t.play(song).settled(foe)
    t.play(star)
    assert t.targets(star) == {foe.card}
    assert not t.can_quest(star)


# ---- discarding and hands ------------------------------------------------------------------------------------------


def test_kronk_laid_back_stops_effects_but_not_costs() -> None:
    t = Table()
    t.mine("Kronk - Laid Back")
    whale, kept = t.mine("Monstro - Infamous Whale", exerted=True), t.put(0, FILLER, HAND)
    plan = t.mine("Desperate Plan", HAND)
    t.play(plan)
    assert t.idle
    assert t.zone(kept) == HAND
    assert t.hand(0) == 1
    t.use(whale)
    assert t.zone(kept) == DISCARD
    assert not t.perm(whale).exerted
    assert not t.can_quest(whale)


def test_desperate_plan() -> None:
    t = Table()
    t.play(t.mine("Desperate Plan", HAND))
    assert t.hand(0) == 3
    t = Table()
    plan = t.mine("Desperate Plan", HAND)
    a, b, c = (t.put(0, FILLER, HAND) for _ in range(3))
    t.play(plan).pick(a, b).done()
    assert (t.zone(a), t.zone(b), t.zone(c)) == (DISCARD, DISCARD, HAND)
    assert t.hand(0) == 3


def test_remember_who_you_are_draws_up_to_the_chosen_opponents_hand() -> None:
    t = Table(players=3)
    card = t.mine("Remember Who You Are", HAND)
    t.put(0, FILLER, HAND)
    t.fillers(1, 4, HAND)
    t.play(card)
    assert t.offered(op.PLAYER) == {1, 2}
    t.player(1)
    assert t.hand(0) == 4


def test_when_you_need_help_looks_at_each_opponent_alone() -> None:
    t = Table(players=3)
    card = t.mine("When You Need Help, Just Call", HAND)
    t.body(0)
    t.body(1)
    t.body(2)
    cheap = t.body(0, cost=4, zone=HAND)
    t.play(card)
    assert t.idle  # nobody has more than I, though together they do
    t = Table(players=3)
    card = t.mine("When You Need Help, Just Call", HAND)
    cheap, dear = t.body(0, cost=4, zone=HAND), t.body(0, cost=5, zone=HAND)
    t.body(2)
    ink = t.begin() and t.ready_ink(0)
    t.play(card).yes()
    t.settled(cheap)
    assert t.zone(cheap) == PLAY
    assert t.zone(dear) == HAND
    assert t.ready_ink(0) == ink - real("When You Need Help, Just Call").cost


def test_gargoyles_stay_exerted_with_three_cards_in_hand() -> None:
    for cards, exerted in ((2, False), (3, True)):
        t = Table()
        stone = t.mine("Broadway - Sturdy and Strong", exerted=True)
        t.fillers(0, cards, HAND)
        t.begin()
        t.end().end()  # CR 3.2.1: readying comes before the draw
        assert t.perm(stone).exerted is exerted


def test_yzma_and_beasts_mirror() -> None:
    t = Table()
    yzma, mirror = t.mine("Yzma - Conniving Chemist"), t.mine("Beast's Mirror")
    t.use(mirror)
    assert t.hand(0) == 1
    t.use(yzma)
    assert t.hand(0) == 3


# ---- instead -------------------------------------------------------------------------------------------------------


def test_mickey_and_minnie_go_to_the_inkwell_with_all_cards_and_are_not_banished() -> None:
    t = Table()
    duo = t.put(
        0, real("Mickey Mouse & Minnie Mouse - Adventuring Duo"), PLAY,
        under=[character("Mickey Mouse"), character("Minnie Mouse")],
    )
    bite = t.mine("Dragon Fire", HAND)
    t.theirs("Mother Gothel - Underhanded Schemer")
    march = t.mine("Marching Off to Battle", HAND)
    before = 12
    t.play(bite).pick(duo)
    assert t.ink_total(0) == before + 3
    assert t.zone(duo) == INKWELL
    assert t.ready_ink(0) == before - real("Dragon Fire").cost
    t.play(march)
    assert t.hand(0) == 0  # nothing was banished


def test_baymax_may_ink_instead_of_getting_a_drop() -> None:
    t = Table()
    t.mine("Baymax - Amped Up")
    card = t.mine("A Dark Age No More", HAND)
    t.play(card)
    assert t.ink_total(0) == 13
    t.yes()
    assert t.ink_total(0) == 14
    assert t.drops(0) == 0


def test_donald_duck_raises_the_goal_of_opponents() -> None:
    t = Table()
    t.mine("Donald Duck - Flustered Sorcerer")
    t.lore(1, 19)
    foe = t.body(1, lore=1)
    t.begin()
    t.end().quest(foe)
    assert t.game.decision is not None
    assert t.lore_total(1) == 20


# ---- paying less ---------------------------------------------------------------------------------------------------


def test_pride_rock_needs_a_prince_or_king_there() -> None:
    t = Table()
    rock = t.mine("Pride Lands - Pride Rock")
    prince = t.body(0, classifications=("Prince",))
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    assert t.paid(a) == 3
    t.move(prince, rock)
    assert t.paid(b) == 2


def test_rls_legacy_first_passenger_pays_the_full_fare() -> None:
    t = Table()
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
    t = Table()
    mulan = t.mine("Mulan - Ready for Battle", HAND)
    t.body(0, strength=5, damage=1)
    assert t.paid(mulan) == real("Mulan - Ready for Battle").cost - 2


def test_mauis_fish_hook_is_free_with_maui_but_still_exerts() -> None:
    t = Table(ink=0)
    hook = t.mine("Maui's Fish Hook")
    maui = t.body(0, name="Maui")
    t.use(hook, 0)
    t.mode(2)
    t.settled(maui)
    assert t.strength(maui) == 5
    assert t.perm(hook).exerted
    assert not t.offered(op.USE)


def test_angel_siren_singer_costs_less_on_the_second_players_first_turn() -> None:
    card = "Angel - Siren Singer"
    for turns, less in ((1, 1), (2, 0)):
        t = Table()
        angel = t.mine(card, HAND)
        t.begin().state.players[0].turns = turns
        t.game.state.stale = True
        assert t.paid(angel) == real(card).cost - less


def test_the_cold_never_bothered_me_makes_the_next_location_cheaper() -> None:
    t = Table()
    card = t.mine("The Cold Never Bothered Me", HAND)
    place = t.put(0, location(cost=4), DECK)
    other = t.put(0, location(cost=4), HAND)
    t.play(card).yes()
    t.settled(place)
    assert t.zone(place) == HAND
    assert t.discard_size(0) == 3 + 1
    assert t.paid(place) == 1
    assert t.paid(other) == 4


def test_grandmother_willow_helps_one_character_each_turn() -> None:
    t = Table()
    t.mine("Grandmother Willow - Ancient Advisor")
    a, b = t.body(0, cost=3, zone=HAND), t.body(0, cost=3, zone=HAND)
    assert t.paid(a) == 2
    assert t.paid(b) == 3


def test_raksha_moves_cheaper_once_a_turn() -> None:
    t = Table()
    wolf = t.mine("Raksha - Fearless Mother")
    a, b = t.put(0, location(move_cost=2)), t.put(0, location(move_cost=2))
    t.begin()
    ink = t.ready_ink(0)
    t.move(wolf, a).move(wolf, b)
    assert ink - t.ready_ink(0) == 1 + 2
