"""Abilities that work once during your turn."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import SONG, Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, item

# ---- once during your turn -----------------------------------------------------------------------------------------


def test_raya_readies_another_and_declining_binds_nobody() -> None:
    t = Table()
    raya, friend, card = t.mine("Raya - Kumandran Rider"), t.body(0, exerted=True), t.put(0, FILLER, HAND)
    t.ink_card(card).yes()
    t.settled(friend)
    assert not t.perm(friend).exerted
    assert not t.can_quest(friend)
    assert t.can_quest(raya)
    t = Table()
    raya, friend, card = t.mine("Raya - Kumandran Rider"), t.body(0), t.put(0, FILLER, HAND)
    t.ink_card(card).no()
    assert t.can_quest(friend)
    assert t.can_quest(raya)


def test_daisy_duck_lets_the_opponent_choose_and_ignores_ward() -> None:
    t = Table()
    t.mine("Daisy Duck - Multitalented Pirate")
    card = t.put(0, FILLER, HAND)
    a, b = t.body(1), t.theirs("Aladdin - Prince Ali")  # the second has Ward
    t.ink_card(card)
    assert t.asked_player == 1
    assert t.offered(op.CARD) == {a.card, b.card}
    t.pick(b)
    assert t.zone(b) == HAND
    assert t.zone(a) == PLAY


def test_lyle_hits_everybody_once_a_turn() -> None:
    t = Table()
    lyle = t.mine("Lyle Tiberius Rourke - Crystallized Mercenary")
    a, b = t.body(0, willpower=9), t.body(1, willpower=9)
    card, jump = t.put(0, FILLER, HAND), t.mine("One Jump Ahead", HAND)
    t.ink_card(card).play(jump)
    assert t.damage(a) == t.damage(b) == t.damage(lyle) == 2


def test_kuzco_makes_the_owner_draw() -> None:
    t = Table()
    t.mine("Kuzco - Temporary Whale")
    card = t.put(0, FILLER, HAND)
    cheap, dear = t.put(1, item(cost=2)), t.put(1, item(cost=3))
    t.ink_card(card).yes()
    t.settled(cheap)
    assert t.zone(cheap) == HAND
    assert t.hand(1) == 2
    assert t.hand(0) == 0
    assert t.zone(dear) == PLAY


def test_nomanisan_sees_a_banishment_even_if_both_fall() -> None:
    for willpower, at_home, asked in ((2, True, True), (9, True, True), (9, False, False)):
        t = Table()
        island = t.mine("The Island of Nomanisan - Syndrome's Headquarters")
        mine = t.body(0, 5, willpower, at=island) if at_home else t.body(0, 5, willpower)
        foe, victim = t.body(1, 3, 3, exerted=True), t.body(1, 1, 9)
        t.challenge(mine, foe)
        assert (t.asked == op.MAY) is asked
        if asked:
            t.yes()
            t.settled(victim) if willpower == 2 else t.pick(victim)
            assert t.damage(victim) == 2


def test_port_authority_serves_every_player() -> None:
    t = Table()
    hub, a, b = t.mine("Port Authority - Center Hub"), t.body(0), t.body(0)
    t.move(a, hub).move(b, hub)
    assert [t.drops(p) for p in (0, 1)] == [1, 1]
    assert [t.lore_total(p) for p in (0, 1)] == [1, 1]


def test_antonio_searches_and_keeps_the_singer_in_play_when_declined() -> None:
    t = Table()
    antonio, song, foe = t.mine("Antonio Madrigal - Friend to All"), t.mine(SONG, HAND), t.body(1)
    dear, cheap = t.body(0, cost=4, zone=DECK), t.body(0, cost=3, zone=DECK)
    for _ in range(2):
        t.mine("Dragon Fire", DECK)
    t.sing(song, antonio).pick(foe)
    t.no()
    assert t.zone(antonio) == PLAY
    assert t.hand(0) == 0
    t = Table()
    antonio, song, foe = t.mine("Antonio Madrigal - Friend to All"), t.mine(SONG, HAND), t.body(1)
    for _ in range(3):
        t.mine("Dragon Fire", DECK)
    dear, cheap = t.body(0, cost=4, zone=DECK), t.body(0, cost=3, zone=DECK)
    t.sing(song, antonio).pick(foe)
    t.yes()
    assert cheap.card in t.offered(op.CARD)
    assert dear.card not in t.offered(op.CARD)
    t.pick(cheap)
    assert t.zone(cheap) == HAND
    assert t.zone(antonio) == PLAY


def test_alma_readies_the_whole_chorus_and_nobody_else() -> None:
    t = Table()
    alma, b = t.mine("Alma Madrigal - Accepting Grandmother"), t.body(0, cost=1)
    other = t.body(0, exerted=True)
    song = t.mine("Remember Me", HAND)
    t.sing_together(song, b).settled(alma).yes()
    assert t.idle
    assert not t.perm(alma).exerted
    assert not t.perm(b).exerted
    assert t.perm(other).exerted


def test_powerline_plays_a_song_from_the_top_for_free() -> None:
    t = Table()
    star = t.mine("Powerline - World's Greatest Rock Star")
    song, foe = t.mine(SONG, HAND), t.body(1)
    t.fillers(0, 3, DECK)
    found, plain = t.mine("Let It Go", DECK), t.mine("Dragon Fire", DECK)
    t.sing(song, star).pick(foe)
    t.yes()
    t.any_answer(op.ORDER)
    assert t.offered(op.CARD) == {star.card, foe.card}  # after the ability: the song that was found
    t.pick(foe)
    assert t.zone(foe) == INKWELL
    assert t.zone(found) == DISCARD
    assert t.zone(plain) == DECK
    assert t.ready_ink(0) == 12


def test_jukebox_wants_another_card_of_that_name() -> None:
    for copy, asked in ((False, False), (True, True)):
        t = Table()
        t.mine("Jukebox")
        song, tired = t.mine(SONG, HAND), t.body(0, exerted=True)
        if copy:
            t.mine(SONG, DISCARD)
        t.play(song).settled(tired)
        assert (t.asked == op.MAY) is asked  # the song that was played is not another card
        if asked:
            t.yes()
            t.settled(tired)
            assert not t.perm(tired).exerted
            assert not t.can_quest(tired)


def test_lady_tremaine_hurts_singers_as_they_enter_and_draws_for_her_own_damage() -> None:
    t = Table()
    lady, song = t.mine("Lady Tremaine - Scornful Snob"), t.mine(SONG, HAND)
    t.ink(1, 9)
    singer, plain = t.theirs("Ariel - Spectacular Singer", HAND), t.body(1, zone=HAND)
    t.play(song).settled(lady)
    t.yes()
    assert t.damage(lady) == 1
    assert t.hand(0) == 1
    t.end().play(singer).all_no()
    t.play(plain)
    assert t.damage(singer) == 1
    assert t.damage(plain) == 0


def test_abby_park_may_refuse_and_still_ready_later() -> None:
    t = Table()
    abby = t.mine("Abby Park - Over the Top", exerted=True)
    songs, foe = [t.mine(SONG, HAND) for _ in range(3)], t.body(1)
    t.play(songs[0]).pick(foe)
    t.no()
    t.play(songs[1]).pick(foe)
    t.yes()
    assert not t.perm(abby).exerted
    assert not t.can_quest(abby)
    assert not t.targets(abby)
    t.play(songs[2]).pick(foe)
    assert t.idle


def test_mr_litwak_cannot_quest_even_if_he_stays_exerted() -> None:
    t = Table()
    litwak, new = t.mine("Mr. Litwak - Arcade Owner"), t.body(0, zone=HAND)
    t.play(new).no()
    assert not t.can_quest(litwak)  # CR 6.2.5: the second sentence does not hang on the first


def test_ares_counts_boosting_but_not_shifting() -> None:
    t = Table()
    t.mine("Ares - God of War")
    boosted = t.mine("Ariel - Ethereal Voice")
    tired = t.body(0, exerted=True)
    t.use(boosted).yes()
    t.pick(tired)
    assert not t.perm(tired).exerted
    assert not t.can_quest(tired)


def test_morty_gets_a_card_when_another_is_boosted() -> None:
    t = Table()
    morty, boosted = t.mine("Morty Fieldmouse - Tiny Tim"), t.mine("Ariel - Ethereal Voice")
    t.use(boosted)
    assert len(t.perm(morty).under) == 1
    assert len(t.perm(boosted).under) == 1


def test_pinocchio_draws_when_readied_by_an_effect() -> None:
    t = Table()
    puppet, card = t.mine("Pinocchio - Strings Attached", exerted=True), t.mine("You Came Back", HAND)
    t.play(card).settled(puppet)
    t.yes()
    assert t.hand(0) == 1


def test_bruno_oasis_oracle_looks_only_if_he_wants() -> None:
    for wanted in (True, False):
        t = Table()
        t.mine("Bruno Madrigal - Oasis Oracle")
        fork, hurt = t.mine("Dinglehopper"), t.body(0, damage=1)
        a, b = t.put(0, FILLER, DECK), t.put(0, FILLER, DECK)
        t.use(fork).pick(hurt)
        t.amount(1)
        t.may(wanted)
        if wanted:
            t.pick(b)
        assert t.idle
        assert t.hand(0) == (1 if wanted else 0)
        assert t.top(0) != a.card if wanted else t.top(0) == a.card


def test_madam_mim_draws_for_the_first_ink_drop_removed() -> None:
    t = Table(ink=0)
    t.mine("Madam Mim - Resourceful Trickster")
    t.position.ink_drops[0] = 2
    one, two = t.put(0, item(cost=1), HAND), t.put(0, item(cost=1), HAND)
    t.play(one).play(two)
    assert t.drops(0) == 0
    assert t.hand(0) == 1


def test_angel_discards_to_deal_damage_once() -> None:
    t = Table()
    angel, foe = t.mine("Angel - Experiment 624"), t.body(1)
    fuel = t.put(0, FILLER, HAND)
    t.put(0, FILLER, HAND)
    number = next(o.b for o in t.begin().options if o.verb == op.USE and o.a == angel.card)
    t.use(angel, number).pick(fuel)
    t.pick(foe)
    assert t.zone(fuel) == DISCARD
    assert t.damage(foe) == 2
    assert not t.can(Option(op.USE, angel.card, number))


def test_magical_hunny_staff_and_tigger() -> None:
    t = Table()
    staff, tigger = t.mine("Magical Hunny Staff"), t.mine("Tigger - Hunny Barbarian")
    friend, foe = t.body(0, exerted=True), t.body(1, 0, 9, exerted=True)
    t.use(staff).pick(friend)
    t.challenge(tigger, foe).yes()
    assert friend.card in t.offered(op.CARD)
    t.pick(friend)
    assert not t.perm(friend).exerted
    assert not t.can_quest(friend)


def test_alma_declined_for_one_song_may_serve_the_next() -> None:
    t = Table()
    alma, b = t.mine("Alma Madrigal - Accepting Grandmother"), t.body(0, cost=3)
    songs = [t.mine(SONG, HAND) for _ in range(3)]
    t.sing(songs[0], b).pick(b).no()
    t.sing(songs[1], alma).pick(b).yes()
    assert not t.perm(alma).exerted
    assert t.perm(b).exerted  # it sang another song
    t.sing(songs[2], alma).pick(b)
    assert t.idle


def test_kristoff_draws_for_the_first_card_that_leaves_the_discard() -> None:
    t = Table()
    t.mine("Kristoff - Icy Explorer")
    card = t.mine("All Is Found", HAND)
    a, b = t.put(0, FILLER, DISCARD), t.put(0, FILLER, DISCARD)
    t.play(card).pick(a, b)
    t.any_answer(op.RESOLVE)  # both have left, so both triggers wait
    assert t.idle
    assert t.hand(0) == 1
    assert t.ink_total(0) == 14


def test_merlins_shop_serves_the_first_arrival() -> None:
    t = Table()
    shop, a, b = t.mine("Merlin's Shop and Smithy - Magical Market"), t.body(0), t.body(0)
    t.move(a, shop).move(b, shop)
    assert t.hand(0) == 1
    assert t.lore_total(0) == 1
