"""Cards that do something whenever they quest."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character
from ..reading import real

# ---- if another character was played this turn ---------------------------------------------------------------------


@pytest.mark.parametrize("played", [False, True])
def test_minnie_mouse_practical_traveler(played: bool) -> None:
    t = Table()
    minnie = t.mine("Minnie Mouse - Practical Traveler")
    friend = t.body(0, zone=HAND)
    if played:
        t.play(friend)
    t.quest(minnie)
    assert t.lore_total(0) == (2 if played else 1)


def test_queen_of_hearts_impatient_traveler() -> None:
    t = Table()
    queen = t.mine("Queen of Hearts - Impatient Traveler")
    friend = t.body(0, zone=HAND)
    foe = t.body(1, exerted=True)
    t.play(friend)
    assert not t.targets(friend)
    t.quest(queen).pick(friend)
    assert t.targets(friend) == {foe.card}


def test_ariel_curious_traveler_counts_a_character_that_has_left_already() -> None:
    t = Table()
    ariel = t.mine("Ariel - Curious Traveler")
    broom = t.mine("Magic Broom - Illuminary Keeper")
    friend = t.body(0, zone=HAND)
    foe, other = t.body(1), t.body(1)
    prey = t.body(0, exerted=True)
    t.ink(1, 1)
    t.play(friend).yes()  # the broom sweeps itself away
    assert t.zone(broom) == DISCARD
    t.quest(ariel).pick(foe)
    t.end()
    assert t.targets(foe) == set()
    assert prey.card in t.targets(other)
    assert not t.can(Option(op.END))
    t.quest(foe)
    assert t.can(Option(op.END))


def test_donald_duck_distracted_traveler() -> None:
    t = Table()
    donald = t.mine("Donald Duck - Distracted Traveler")
    friend = t.body(0, zone=HAND)
    a, b = t.body(1, zone=HAND), t.body(1, zone=HAND)
    t.play(friend).quest(donald)
    assert t.asked_player == 1
    t.pick(b)
    assert (t.zone(a), t.zone(b)) == (HAND, DISCARD)


def test_ichabod_crane_reads_the_printed_cost() -> None:
    for cost, inked in ((4, 12), (5, 13)):
        t = Table()
        crane = t.mine("Ichabod Crane - Bookish Schoolmaster")
        friend = t.body(0, zone=HAND, cost=cost)
        t.play(friend).quest(crane)
        assert t.ink_total(0) == inked
        assert t.ready_ink(0) == 12 - cost  # it comes exerted


def test_lady_tremaine_sinister_socialite() -> None:
    t = Table()
    lady = t.mine("Lady Tremaine - Sinister Socialite")
    cheap, other = t.mine("Dragon Fire", DISCARD), t.mine("Tangle", DISCARD)
    dear = t.mine("Be Prepared", DISCARD)
    foe = t.body(1)
    t.use(lady)
    t.quest(lady).yes()
    assert t.offered(op.PLAY) == {cheap.card, other.card}
    t.play(cheap)
    t.pick(foe)
    assert t.ready_ink(0) == 10  # Boost only
    assert (t.zone(foe), t.bottom(0), t.zone(dear)) == (DISCARD, cheap.card, DISCARD)


def test_lady_tremaine_without_a_card_put_under_her_this_turn() -> None:
    t = Table()
    lady = t.mine("Lady Tremaine - Sinister Socialite", under=[real("Be Prepared")])
    t.mine("Develop Your Brain", DISCARD)
    t.quest(lady)
    assert t.idle


# ---- looking at and revealing cards --------------------------------------------------------------------------------


def test_pete_ghost_of_christmas_future() -> None:
    t = Table()
    pete = t.mine("Pete - Ghost of Christmas Future", under=[character(), character()])
    a, b, c = t.body(0, zone=DECK), t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(pete)
    assert t.offered(op.CARD) == {a.card, b.card}
    assert not t.offered(op.DONE)
    t.pick(b)
    assert (t.zone(b), t.bottom(0), t.top(0)) == (HAND, a.card, c.card)


def test_sisu_divine_water_dragon_may_take_one() -> None:
    t = Table()
    sisu = t.mine("Sisu - Divine Water Dragon")
    a, b = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(sisu).no()
    t.pick(a)  # put down first
    assert t.bottom(0) == b.card
    assert t.hand(0) == 0


def test_lucky_runt_of_the_litter_takes_any_number_of_puppies() -> None:
    t = Table()
    lucky = t.mine("Lucky - Runt of the Litter")
    a = t.body(0, zone=DECK, classifications=("Storyborn", "Puppy"))
    b = t.body(0, zone=DECK, classifications=("Storyborn", "Puppy"))
    t.quest(lucky).yes()
    t.pick(a, b)
    assert t.idle
    assert t.hand(0) == 2


def test_robin_hood_sharpshooter_puts_the_rest_down_before_the_action() -> None:
    t = Table()
    robin = t.mine("Robin Hood - Sharpshooter")
    brain = t.mine("Develop Your Brain", DECK)
    big = t.mine("Be Prepared", DECK)
    a, b = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(robin).yes()  # only one action fits
    assert {t.zone(big), t.zone(a), t.zone(b)} == {DISCARD}  # before its effect runs
    t.any_answer(op.CHOOSE)
    assert t.zone(brain) == DISCARD
    assert t.ready_ink(0) == 12


@pytest.mark.parametrize(("name", "take", "lore"), [("Kevin", True, 5), ("Kevin", False, 2), ("Doug", False, 2)])
def test_charles_muntz_obsessive_explorer(name: str, take: bool, lore: int) -> None:
    t = Table()
    muntz = t.mine("Charles Muntz - Obsessive Explorer")
    bird = t.body(0, zone=DECK, name=f"{name} - Seen")
    t.quest(muntz)
    if name == "Kevin":
        t.may(take)
    if not take:
        t.choose(Option(op.BOTTOM, bird.card))
        assert t.bottom(0) == bird.card
    assert t.lore_total(0) == lore
    assert t.zone(bird) == (HAND if take else DECK)
    assert t.idle


@pytest.mark.parametrize("right", [True, False])
def test_merlin_clever_clairvoyant(right: bool) -> None:
    t = Table()
    merlin = t.mine("Merlin - Clever Clairvoyant")
    card = t.mine("Kevin - Flightless Bird", DECK)
    t.quest(merlin)
    names = t.game.state.table.names
    t.choose(Option(op.NAMED, names.index("Kevin" if right else "Merlin")))
    assert t.zone(card) == (INKWELL if right else DECK)
    if not right:
        assert t.top(0) == card.card
    assert t.ready_ink(0) == 12


def test_fred_giant_sized_shuffles_the_rest_back() -> None:
    t = Table()
    fred = t.mine("Fred - Giant-Sized")
    a = t.body(0, zone=DECK)
    found = t.body(0, zone=DECK, classifications=("Floodborn",))
    t.quest(fred)
    assert (t.zone(found), t.zone(a)) == (HAND, DECK)
    assert t.deck(0) == 19


def test_sisu_uniting_dragon_repeats_and_stops() -> None:
    t = Table()
    sisu = t.mine("Sisu - Uniting Dragon")
    a = t.body(0, zone=DECK, classifications=("Storyborn", "Dragon"))
    b = t.body(0, zone=DECK, classifications=("Storyborn", "Dragon"))
    c = t.body(0, zone=DECK)
    t.quest(sisu)
    assert (t.zone(a), t.zone(b)) == (HAND, HAND)
    t.choose(Option(op.BOTTOM, c.card))
    assert t.bottom(0) == c.card
    assert t.idle


def test_sisu_uniting_dragon_with_only_dragons_left() -> None:
    t = Table(deck_size=2)
    sisu = t.mine("Sisu - Uniting Dragon")
    t.bodies(0, 2, zone=DECK, classifications=("Storyborn", "Dragon"))
    t.quest(sisu)
    assert t.idle
    assert (t.hand(0), t.deck(0)) == (2, 0)


@pytest.mark.parametrize("look", [True, False])
def test_priscilla_efficient_clerk(look: bool) -> None:
    t = Table()
    clerk = t.mine("Priscilla - Efficient Clerk")
    a, b = t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(clerk).may(look)
    if look:
        t.pick(b)
    assert t.idle
    assert (t.zone(a), t.zone(b)) == ((INKWELL, HAND) if look else (DECK, DECK))
    assert t.ready_ink(0) == 12


@pytest.mark.parametrize("down", [True, False])
def test_mad_hatter_eccentric_host(down: bool) -> None:
    t = Table()
    hatter = t.mine("Mad Hatter - Eccentric Host")
    card = t.body(1, zone=DECK)
    t.quest(hatter).yes().player(1)
    assert t.asked_player == 0
    t.choose(Option(op.BOTTOM if down else op.TOP, card.card))
    assert t.zone(card) == (DISCARD if down else DECK)
    assert down or t.top(1) == card.card


def test_mulan_reflecting() -> None:
    t = Table()
    mulan = t.mine("Mulan - Reflecting")
    song = t.mine("Let It Go", DECK)
    foe = t.body(1)
    t.quest(mulan).yes().no()  # shown, not played
    assert t.idle
    assert t.top(0) == song.card
    t = Table()
    mulan = t.mine("Mulan - Reflecting")
    song = t.mine("Let It Go", DECK)
    foe = t.body(1)
    t.quest(mulan).yes().yes()
    t.pick(foe)
    assert (t.zone(foe), t.zone(song), t.ready_ink(0)) == (INKWELL, DISCARD, 12)


@pytest.mark.parametrize(("ink", "answers", "zone", "left"), [
    (12, (True, True), PLAY, 9), (12, (True, False), DISCARD, 12), (2, (True, True), DISCARD, 2),
    (12, (False,), DECK, 12),
])
def test_dash_parr_super_fast(ink: int, answers: tuple[bool, ...], zone: int, left: int) -> None:
    t = Table(ink=ink)
    dash = t.mine("Dash Parr - Super Fast")
    card = t.body(0, zone=DECK, cost=3)
    t.quest(dash)
    for a in answers:
        t.may(a)
    assert t.idle
    assert (t.zone(card), t.ready_ink(0)) == (zone, left)


# ---- another character is chosen -----------------------------------------------------------------------------------


def test_zipper_big_helper_adds_his_willpower_of_now() -> None:
    t = Table()
    zipper = t.mine("Zipper - Big Helper", damage=3)
    friend, foe = t.body(0, strength=1), t.body(1)
    t.quest(zipper).yes()
    assert t.offered(op.CARD) == {friend.card, foe.card}
    t.pick(friend)
    assert t.strength(friend) == 7
    t.end()
    assert t.strength(friend) == 1


@pytest.mark.parametrize("do", [True, False])
def test_john_silver_ferocious_friend(do: bool) -> None:
    t = Table()
    silver = t.mine("John Silver - Ferocious Friend")
    friend, tired = t.body(0), t.body(0, exerted=True)
    t.quest(silver).may(do)
    if do:
        assert t.offered(op.CARD) == {friend.card, tired.card}
        t.pick(tired)
        assert (t.damage(tired), t.perm(tired).exerted, t.can_quest(tired)) == (1, False, False)
    assert t.can_quest(friend)
    assert t.idle


@pytest.mark.parametrize("do", [True, False])
def test_camilo_madrigal_family_copycat(do: bool) -> None:
    t = Table()
    camilo = t.mine("Camilo Madrigal - Family Copycat")
    friend, _ = t.body(0, lore=4), t.body(0)
    t.quest(camilo).may(do)
    if do:
        t.pick(friend)
    assert t.lore_total(0) == (5 if do else 1)
    assert t.zone(friend) == (HAND if do else PLAY)
    assert t.zone(camilo) == PLAY


def test_anna_soothing_sister_reads_the_card_in_the_discard() -> None:
    t = Table()
    anna = t.mine("Anna - Soothing Sister")
    a, b = t.body(0, zone=DISCARD, lore=3), t.body(0, zone=DISCARD, lore=1)
    t.quest(anna).yes()
    assert t.offered(op.CARD) == {a.card, b.card}
    t.pick(a)
    assert t.lore_total(0) == 4
    assert t.bottom(0) == a.card


@pytest.mark.parametrize("anna", [True, False])
def test_elsa_ice_maker(anna: bool) -> None:
    t = Table()
    elsa = t.mine("Elsa - Ice Maker")
    if anna:
        t.body(0, name="Anna - Sister", exerted=True)
    foe, other = t.body(1), t.body(1)
    t.quest(elsa).yes()
    t.pick(foe)
    assert t.perm(foe).exerted
    t.end()
    assert t.perm(foe).exerted is anna
    assert not t.perm(other).exerted
    t.end().end()
    assert not t.perm(foe).exerted  # only at the start of that one turn


def test_rapunzel_outgoing_artist() -> None:
    for name, drawn in (("Doug - At Home", 1), ("Russell - Scout", 0)):
        t = Table()
        artist = t.mine("Rapunzel - Outgoing Artist")
        foe, _ = t.body(1, name="Doug - Away"), t.body(0)
        card, _ = t.body(0, zone=HAND, name=name), t.body(0, zone=HAND)
        t.quest(artist).yes()
        t.pick(foe, card)
        assert t.hand(0) == 2 + drawn
        assert [h.card for h in t.events(EventKind.REVEALED)] == [card.card]


def test_nick_wilde_inquisitive_harbormaster() -> None:
    t = Table()
    nick = t.mine("Nick Wilde - Inquisitive Harbormaster")
    foe = t.body(1)
    t.quest(nick).yes()
    t.pick(foe)
    assert t.has(foe, Keyword.ADVENTUROUS)
    t.end()
    assert not t.targets(foe)
    assert not t.can(Option(op.END))
    t.quest(foe).end()
    assert not t.has(foe, Keyword.ADVENTUROUS)
