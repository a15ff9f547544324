"""Cards that watch what their player plays, sings, draws and discards."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..bench import FIRE, SONG_OF_5, Table
from ..kit import DISCARD, HAND, character, item, keyword, location, shift

# ---- songs and singers ---------------------------------------------------------------------------------------------


def test_ursula_deceiver_of_all_puts_the_song_down_after_its_effect() -> None:
    t = Table()
    ursula = t.mine("Ursula - Deceiver of All")
    song = t.mine("The Boss Is on a Roll", HAND)
    t.sing(song, ursula)
    while t.asked != op.MAY:
        t.choose(t.game.options[-1])
    assert t.lore_total(0) == 1
    t.yes()
    assert t.asked != op.TURN  # the cards are looked at again
    while not t.idle:
        o = next((o for o in t.game.options if o.verb == op.BOTTOM), t.game.options[-1])
        t.choose(o)
    assert t.lore_total(0) == 2
    assert t.bottom(0) == song.card


def test_ursula_deceiver_of_all_may_be_gone() -> None:
    t = Table()
    ursula = t.mine("Ursula - Deceiver of All", damage=1)
    song = t.mine("Let the Storm Rage On", HAND)
    t.body(1, strength=1)
    t.sing(song, ursula).pick(ursula)
    assert t.zone(ursula) == DISCARD
    t.yes()
    assert t.hand(0) == 2
    assert t.bottom(0) == song.card


def test_4town_hottest_band_of_the_year() -> None:
    t = Table()
    band, fan = t.mine("4*Town - Hottest Band of the Year"), t.body(0, cost=5)
    song = t.mine("Second Star to the Right", HAND)
    t.sing_together(song, band).settled(fan).player(1)
    assert (t.hand(0), t.hand(1)) == (1, 5)
    t = Table()
    band = t.mine("4*Town - Hottest Band of the Year")
    song = t.mine(SONG_OF_5, HAND)
    t.sing(song, band)
    t.settled(band)
    assert t.hand(0) == 0


def test_bruno_madrigal_singing_seer() -> None:
    t = Table()
    bruno = t.mine("Bruno Madrigal - Singing Seer")
    t.body(0)
    foe, song = t.body(1), t.mine(SONG_OF_5, HAND)
    t.sing(song, bruno).pick(foe)
    t.yes()
    assert t.hand(0) == 2


def test_tiana_natural_talent_waits_for_the_song() -> None:
    t = Table()
    tiana = t.mine("Tiana - Natural Talent")
    a, b = t.body(1), t.body(1)
    song = t.mine(SONG_OF_5, HAND)
    t.sing(song, tiana)
    assert t.strength(a) == 2
    t.pick(b)
    assert t.strength(a) == 1
    t.end()
    assert t.strength(a) == 1
    t.end()
    assert t.strength(a) == 2


def test_cinderella_stouthearted() -> None:
    t = Table()
    ella = t.mine("Cinderella - Stouthearted")
    ready, other = t.body(1), t.body(1)
    song, singer = t.mine(SONG_OF_5, HAND), t.body(0, cost=5)
    place = t.put(1, location())
    t.begin()
    assert t.targets(ella) == {place.card}
    t.sing(song, singer).pick(other)
    assert t.targets(ella) == {ready.card, place.card}
    assert t.targets(singer) == set()


@pytest.mark.parametrize(("name", "asked"), [(FIRE, True), (SONG_OF_5, False)])
def test_mr_smee_efficient_captain_and_songs(name: str, asked: bool) -> None:
    t = Table()
    smee = t.mine("Mr. Smee - Efficient Captain", exerted=True)
    deed, foe = t.mine(name, HAND), t.body(1)
    t.play(deed).pick(foe)
    if asked:
        t.yes()
        t.settled(smee)
    assert t.perm(smee).exerted is not asked


# ---- actions -------------------------------------------------------------------------------------------------------


def test_ratigan_nefarious_criminal_must_be_exerted_then() -> None:
    for exerted, lore in ((True, 1), (False, 0)):
        t = Table()
        t.mine("Ratigan - Nefarious Criminal", exerted=exerted)
        deed, foe = t.mine(FIRE, HAND), t.body(1)
        t.play(deed).pick(foe)
        assert t.lore_total(0) == lore


def test_owl_island_and_minnie_count_the_actions_of_the_turn() -> None:
    t = Table()
    minnie = t.mine("Minnie Mouse - Wide-Eyed Diver")
    island = t.mine("Owl Island - Secluded Entrance", HAND)
    deeds = [t.mine("Develop Your Brain", HAND) for _ in range(3)]
    for deed, lore, total in zip(deeds, (1, 3, 3), (0, 3, 3), strict=True):
        t.play(deed)
        t.all_yes()
        if lore == 1:
            t.play(island)  # it comes between the first and the second action
        assert (t.lore_of(minnie), t.lore_total(0)) == (lore, total)


def test_noi_acrobatic_baby_takes_nothing_from_challenges() -> None:
    t = Table()
    noi = t.mine("Noi - Acrobatic Baby")
    deed, foe = t.mine("Develop Your Brain", HAND), t.body(1, exerted=True)
    t.play(deed)
    t.all_yes()
    t.challenge(noi, foe)
    assert (t.damage(noi), t.damage(foe)) == (0, 4)


def test_mickey_mouse_artful_rogue() -> None:
    t = Table()
    t.mine("Mickey Mouse - Artful Rogue")
    deed = t.mine("Develop Your Brain", HAND)
    foe, other = t.body(1), t.body(1)
    t.play(deed)
    t.choose(t.game.options[0])
    t.pick(foe)
    t.end()
    assert [t.can_quest(c) for c in (foe, other)] == [False, True]
    t.end().end()
    assert t.can_quest(foe)


# ---- what is paid for it -------------------------------------------------------------------------------------------


def test_babyhead_looks_at_the_ink_paid() -> None:
    t = Table()
    baby = t.mine("Babyhead - Leader of Sid's Toys")
    doc = t.mine("Doc - Leader of the Seven Dwarfs")
    a, b = t.body(0, zone=HAND, cost=3), t.body(0, zone=HAND, cost=3)
    t.quest(doc).play(a)  # 2 paid
    t.pick(baby)
    assert t.strength(baby) == 5
    t.play(b)
    assert t.idle


def test_buzz_lightyear_on_the_way() -> None:
    t = Table()
    t.mine("Buzz Lightyear - On the Way")
    hurt, hale = t.body(1, damage=1), t.body(1)
    pal, tool = t.body(0, zone=HAND, cost=2), t.put(0, item(cost=2), HAND)
    dear = t.put(0, item(cost=3), HAND)
    t.play(pal)
    t.settled(hurt)
    assert (t.damage(hurt), t.damage(hale)) == (2, 0)
    t.play(tool)
    assert t.hand(0) == 2  # drawn, not yet discarded
    t.pick(dear)
    assert (t.hand(0), t.zone(dear)) == (1, DISCARD)


# ---- characters ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shifted", [True, False])
def test_bucky_squirrel_squeak_tutor(shifted: bool) -> None:
    t = Table()
    t.mine("Bucky - Squirrel Squeak Tutor")
    base = t.body(0, name="Yzma - Small")
    big = t.put(0, character("Yzma - Big", 3, 3, 1, 4, shift(2), classifications=("Floodborn",)), HAND)
    loot = t.body(1, zone=HAND)
    if shifted:
        t.shift(big, base)
    else:
        t.play(big)
    assert t.zone(loot) == (DISCARD if shifted else HAND)


def test_chem_purse_and_field_of_ice_speak_of_the_played_character() -> None:
    t = Table()
    t.mine("Chem Purse")
    ice = t.mine("Field of Ice")
    base = t.body(0, name="Yzma - Small")
    big = t.put(0, character("Yzma - Big", 3, 3, 1, 4, shift(2), classifications=("Floodborn",)), HAND)
    other = t.body(0, zone=HAND)
    t.shift(big, base)
    t.resolve(ice)
    t.play(other)
    t.resolve(ice)
    assert (t.strength(big), t.strength(other)) == (7, 2)
    assert t.has(big, Keyword.RESIST)
    assert t.has(other, Keyword.RESIST)
    t.end()
    assert t.strength(big) == 3
    assert t.has(big, Keyword.RESIST)
    t.end()
    assert not t.has(big, Keyword.RESIST)


def test_lady_decisive_dog_sees_herself_and_grows() -> None:
    t = Table()
    lady = t.mine("Lady - Decisive Dog", HAND)
    pups = t.bodies(0, 2, zone=HAND)
    t.play(lady)
    assert t.strength(lady) == 1
    t.play(pups[0]).play(pups[1])
    assert (t.strength(lady), t.lore_of(lady)) == (3, 3)
    t.end()
    assert (t.strength(lady), t.lore_of(lady)) == (0, 1)


def test_genie_wonderful_trickster_sees_himself() -> None:
    t = Table()
    genie = t.mine("Genie - Wonderful Trickster", HAND)
    t.play(genie)
    assert t.hand(0) == 1


def test_tinker_bell_insistent_fairy_needs_a_ready_one() -> None:
    t = Table()
    t.mine("Tinker Bell - Insistent Fairy")
    giant = t.body(0, zone=HAND, strength=5)
    guard = t.put(0, character("", 5, 3, 1, 2, keyword(Keyword.BODYGUARD)), HAND)
    small = t.body(0, zone=HAND, strength=4)
    t.play(small)
    assert t.idle
    t.play(giant).yes()
    assert (t.lore_total(0), t.perm(giant).exerted) == (2, True)
    t.play(guard).yes()  # it enters exerted, so it cannot be exerted again
    t.yes()
    assert t.lore_total(0) == 2


def test_elsa_ice_surfer_and_rama_vigilant_father() -> None:
    t = Table()
    elsa = t.mine("Elsa - Ice Surfer")
    anna = t.body(0, zone=HAND, name="Anna - Sister")
    t.play(anna)  # she is ready already, and yet cannot quest
    assert not t.can_quest(elsa)
    t = Table()
    rama = t.mine("Rama - Vigilant Father")
    strong = t.body(0, zone=HAND, strength=5)
    t.play(strong)
    t.yes()
    assert t.can_quest(rama)  # he was not readied
    t = Table()
    rama = t.mine("Rama - Vigilant Father", exerted=True)
    strong = t.body(0, zone=HAND, strength=5)
    t.play(strong).yes()
    assert not t.perm(rama).exerted
    assert not t.can_quest(rama)


def test_the_robot_queen_is_paid_in_full_or_not_at_all() -> None:
    t = Table()
    queen = t.mine("The Robot Queen")
    mulan = t.mine("Mulan - Created by the Vine", HAND)
    foe = t.body(1)
    t.play(mulan)
    t.resolve(mulan)
    t.yes()
    t.settled(queen)
    assert t.zone(queen) == DISCARD
    assert t.idle  # the item is gone: there is nothing to ask and nothing is paid
    assert (t.ready_ink(0), t.damage(foe)) == (8, 0)
    t = Table()
    queen = t.mine("The Robot Queen")
    friend, foe = t.body(0, zone=HAND), t.body(1)
    t.play(friend).yes()
    t.pick(foe)
    assert (t.zone(queen), t.ready_ink(0), t.damage(foe)) == (DISCARD, 9, 2)


def test_mushu_your_worst_nightmare() -> None:
    t = Table()
    t.mine("Mushu - Your Worst Nightmare")
    friend = t.body(0, zone=HAND)
    bird = t.put(1, character("", 1, 9, 1, 1, keyword(Keyword.EVASIVE)), exerted=True)
    t.play(friend)
    assert t.targets(friend) == {bird.card}
    t.challenge(friend, bird)
    assert t.damage(bird) == 2


def test_fred_awesome_boss_sees_himself_once() -> None:
    t = Table()
    fred = t.mine("Fred - Awesome Boss", HAND)
    hero = t.body(0, zone=HAND, cost=2, classifications=("Storyborn", "Super"))
    plain = t.body(0, zone=HAND, cost=2)
    t.play(fred)
    assert t.drops(0) == 1
    t.play(plain).amount(0)  # none of them is used
    assert t.drops(0) == 1
    t.play(hero).amount(1)
    assert (t.drops(0), t.ready_ink(0)) == (1, 12 - 6 - 2 - 1)


def test_sneezy_very_allergic() -> None:
    t = Table()
    sneezy = t.mine("Sneezy - Very Allergic", HAND)
    doc = t.body(0, zone=HAND, classifications=("Storyborn", "Seven Dwarfs"))
    foe = t.body(1, strength=3)
    t.play(sneezy).yes()
    t.pick(foe)
    t.play(doc).yes()
    t.pick(foe)
    assert t.strength(foe) == 1
    t.end()
    assert t.strength(foe) == 3
