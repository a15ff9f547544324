"""Cards that speak at the start of a turn, and cards that banish."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, item, keyword, location
from ..reading import real


def start(**kind: int) -> Table:
    """Player 2 is about to end a turn; then player 1's turn starts."""
    return Table(turn=1, **kind)


# ---- at the start of a turn ------------------------------------------------------------------------------------------


def test_containment_unit() -> None:
    t = start()
    unit = t.mine("Containment Unit")
    t.end()
    assert t.zone(unit) == DISCARD  # an empty hand leaves only one of the two


def test_treasure_mountain_azurite_sea_island() -> None:
    t = start()
    mountain = t.mine("Treasure Mountain - Azurite Sea Island")
    t.bodies(0, 3, at=mountain)
    t.body(0)
    place = t.put(1, location(willpower=9))
    t.end().pick(place)
    assert t.damage(place) == 3


def test_donald_duck_perfect_gentleman() -> None:
    t = start()
    t.mine("Donald Duck - Perfect Gentleman")
    t.end()
    assert t.asked_player == 0
    t.no()
    assert t.asked_player == 1
    t.yes()
    assert (t.hand(0), t.hand(1)) == (1, 1)  # player 1: only the draw step


def test_stitch_experiment_626() -> None:
    t = start()
    stitch = t.mine("Stitch - Experiment 626", DISCARD)
    dull, cost = t.put(0, character(inkable=False), HAND), t.body(0, zone=HAND)
    t.end().yes()
    assert t.zone(stitch) == PLAY
    assert t.perm(stitch).exerted
    assert (t.zone(dull), t.zone(cost)) == (HAND, DISCARD)
    t = start()
    stitch = t.mine("Stitch - Experiment 626", DISCARD)
    t.put(0, character(inkable=False), HAND)
    t.end()
    t.yes()
    assert t.zone(stitch) == DISCARD  # nothing to pay with


def test_stitch_experiment_626_with_hidden_inkcaster() -> None:
    t = start()
    stitch = t.mine("Stitch - Experiment 626", DISCARD)
    t.mine("Hidden Inkcaster")
    dull = t.put(0, character(inkable=False), HAND)
    t.end().yes()
    assert (t.zone(stitch), t.zone(dull)) == (PLAY, DISCARD)  # in hand it counts as having the symbol


def test_lilo_escape_artist() -> None:
    t = start(ink=5)
    lilo = t.mine("Lilo - Escape Artist", DISCARD)
    t.end().yes()
    assert t.perm(lilo).exerted
    assert t.perm(lilo).drying
    assert t.ready_ink(0) == 5 - real("Lilo - Escape Artist").cost  # played, not for free


def test_the_queens_castle_mirror_chamber() -> None:
    t = start()
    castle = t.mine("The Queen's Castle - Mirror Chamber")
    t.body(0, at=castle)
    t.body(0, at=castle)
    t.body(0)
    t.end().yes().no()
    assert t.hand(0) == 2  # one of the two, and the draw step


def test_hans_brazen_manipulator_looks_at_one_opponent() -> None:
    t = Table(players=3, turn=2)
    t.mine("Hans - Brazen Manipulator")
    t.body(1)
    t.body(2)
    t.end()
    assert t.lore_total(0) == 0


def test_beast_tragic_hero() -> None:
    for damage, strength, hand in ((0, 3, 2), (1, 7, 1)):
        t = start()
        beast = t.mine("Beast - Tragic Hero", damage=damage)
        t.end()
        assert (t.strength(beast), t.hand(0)) == (strength, hand)


def test_flotilla_coconut_armada_gains_what_was_lost() -> None:
    t = Table(players=3, turn=2)
    t.lore(1, 4)
    flotilla = t.mine("Flotilla - Coconut Armada")
    t.body(0, at=flotilla)
    t.end()
    assert [t.lore_total(p) for p in range(3)][1:] == [3, 0]
    assert t.lore_total(0) == 1 + real("Flotilla - Coconut Armada").lore


def test_flynn_rider_frenemy() -> None:
    for mine, lore in ((4, 3), (3, 0)):
        t = start()
        t.mine("Flynn Rider - Frenemy")
        t.body(0, strength=mine)
        t.body(1, strength=3)
        t.end()
        assert t.lore_total(0) == lore
    t = start()
    t.mine("Flynn Rider - Frenemy")
    t.end()
    assert t.lore_total(0) == 3


def test_pongo_dear_old_dad() -> None:
    t = start(ink=2)
    t.mine("Pongo - Dear Old Dad")
    puppy = t.body(0, zone=INKWELL, classifications=("Storyborn", "Puppy"))
    t.end().yes()
    t.settled(puppy)
    assert t.zone(puppy) == PLAY
    assert t.ink_total(0) == 2
    assert t.perm(puppy).drying


def test_the_queen_conceited_ruler() -> None:
    t = start()
    t.mine("The Queen - Conceited Ruler")
    royal, other = t.body(0, zone=HAND, classifications=("Queen",)), t.body(0, zone=HAND)
    dead = t.body(0, zone=DISCARD)
    t.end().yes()
    assert t.offered(op.CARD) == {dead.card, royal.card}  # the discarded one may come back
    t.pick(dead)
    assert (t.zone(royal), t.zone(other), t.zone(dead)) == (DISCARD, HAND, HAND)


def test_mrs_incredible_super_stretchy() -> None:
    t = start()
    mrs = t.mine("Mrs. Incredible - Super Stretchy")
    t.end().yes()
    t.mode(1)
    assert t.has(mrs, Keyword.EVASIVE)
    t.end()
    assert t.has(mrs, Keyword.EVASIVE)
    t.end()
    assert not t.has(mrs, Keyword.EVASIVE)
    assert t.asked == "may"
    lore = t.lore_of(mrs)
    t.yes().mode(2)
    assert t.lore_of(mrs) == lore + 1


def test_mystical_tree_mama_odies_home() -> None:
    t = start()
    tree = t.mine("Mystical Tree - Mama Odie's Home")
    here, away = t.body(0, at=tree, damage=2), t.body(0, damage=2)
    foe, _ = t.body(1), t.body(1)
    t.end()
    t.any_answer(op.RESOLVE)  # the lore of a Mama Odie here waits too
    t.yes().pick(foe)
    assert (t.damage(here), t.damage(away), t.damage(foe)) == (1, 2, 1)


def test_madam_mim_elephant() -> None:
    t = start()
    mim = t.mine("Madam Mim - Elephant", damage=3)
    foe = t.body(1)
    t.end().yes()
    t.amount(2)
    assert (t.damage(mim), t.damage(foe)) == (1, 2)


def test_graveyard_of_christmas_future() -> None:
    t = start()
    yard = t.mine("Graveyard of Christmas Future - Lonely Resting Place", under=[real("Rahr!"), real("Break")])
    t.end().yes()
    assert t.hand(0) == 3
    assert t.zone(yard) == DISCARD


def test_graveyard_of_christmas_future_without_cards() -> None:
    t = start()
    yard = t.mine("Graveyard of Christmas Future - Lonely Resting Place")
    t.end().yes()
    assert t.zone(yard) == PLAY  # nothing was put anywhere


@pytest.mark.parametrize(("top", "strength", "lore"), [("Stitch - Rock Star", 2, 0), ("Rahr!", 0, 2), ("Break", 0, 2)])
def test_jack_jack_parr_incredible_potential(top: str, strength: int, lore: int) -> None:
    t = start()
    jack = t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine(top, DECK)
    face = real("Jack-Jack Parr - Incredible Potential")
    t.end().yes()
    assert (t.strength(jack), t.lore_of(jack)) == (face.strength + strength, face.lore + lore)


def test_jack_jack_parr_turns_over_a_location_or_declines() -> None:
    t = start()
    t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine("Khan Stadium - State of the Art", DECK)
    foe = t.body(1)
    t.end().yes()
    t.pick(foe)
    assert t.zone(foe) == DISCARD
    t = start()
    t.mine("Jack-Jack Parr - Incredible Potential")
    t.mine("Khan Stadium - State of the Art", DECK)
    foe = t.body(1)
    t.end().no()
    assert t.zone(foe) == PLAY
    assert t.asked == "turn"


# ---- banishing -------------------------------------------------------------------------------------------------------


def test_royal_tantrum() -> None:
    t = Table()
    tantrum = t.mine("Royal Tantrum", HAND)
    a, b, c = (t.put(0, item()) for _ in range(3))
    t.play(tantrum).pick(a, b).done()
    assert t.hand(0) == 2
    assert t.zone(c) == PLAY


def test_the_most_diabolical_scheme_needs_a_villain() -> None:
    t = Table()
    scheme = t.mine("The Most Diabolical Scheme", HAND)
    foe = t.body(1)
    t.play(scheme)
    assert t.zone(foe) == PLAY
    assert t.zone(scheme) == DISCARD
    t = Table()
    scheme = t.mine("The Most Diabolical Scheme", HAND)
    villain = t.body(0, classifications=("Villain",))
    foe, other = t.body(1), t.body(1)
    t.play(scheme).pick(foe)
    assert t.zones(villain, foe, other) == [DISCARD, DISCARD, PLAY]


def test_time_to_go() -> None:
    for under, cards in (((), 2), ((real("Rahr!"),), 3)):
        t = Table()
        go = t.mine("Time to Go!", HAND)
        t.body(0, under=under)
        t.play(go)
        assert t.hand(0) == cards


def test_vine_pod() -> None:
    t = Table()
    pod = t.mine("Vine Pod")
    t.body(0, name="Ralph - Small")
    big, other = t.body(0, name="Ralph - Big", cost=9, zone=HAND), t.body(0, zone=HAND)
    t.use(pod).yes()
    assert t.zone(big) == PLAY
    assert t.zone(other) == HAND


def test_last_stand() -> None:
    t = Table()
    stand = t.mine("Last Stand", HAND)
    fighter = t.body(0, 1, 9)
    hit, spared = t.body(1, 1, 9, exerted=True), t.body(1, exerted=True)
    t.challenge(fighter, hit)
    t.play(stand)
    assert t.zone(hit) == DISCARD
    assert t.zone(spared) == PLAY
    assert t.zone(fighter) == PLAY


def test_red_alert_without_a_victim() -> None:
    t = Table()
    t.lore(1, 2)
    alert = t.mine("Red Alert", HAND)
    t.body(0, strength=4, classifications=("Monster",))
    t.play(alert)
    assert t.lore_total(1) == 1  # the second sentence does not need the first


def test_hades_strong_arm() -> None:
    t = Table(ink=3)
    hades = t.mine("Hades - Strong Arm")
    cost, foe = t.body(0), t.body(1)
    t.use(hades).pick(cost, foe)
    assert t.zones(hades, cost, foe) == [PLAY, DISCARD, DISCARD]
    assert t.ready_ink(0) == 0
    assert t.perm(hades).exerted


def test_sabotage() -> None:
    t = Table()
    sabotage = t.mine("Sabotage", HAND)
    one, two = t.put(1, item("Lamp")), t.put(0, item("Lamp"))
    other = t.put(1, item("Lantern"))
    person = t.body(1, name="Lamp - Not a Thing")
    t.play(sabotage).pick(one)
    assert t.zones(one, two, other, person) == [DISCARD, DISCARD, PLAY, PLAY]


def test_glean() -> None:
    t = Table()
    glean = t.mine("Glean", HAND)
    t.put(1, item())
    t.play(glean)
    assert (t.lore_total(0), t.lore_total(1)) == (0, 2)


def test_divebomb() -> None:
    t = Table()
    bomb, rahr = t.mine("Divebomb", HAND), t.mine("Rahr!", HAND)
    diver = t.put(0, character("", 2, 3, 1, 2, keyword(Keyword.RECKLESS)))
    t.body(0, strength=9)
    weak, strong = t.body(1, strength=4), t.body(1, strength=5)
    t.play(rahr).pick(diver)
    t.play(bomb)
    assert t.zone(diver) == DISCARD
    assert t.offered(op.CARD) <= {weak.card}
    t.settled(weak)
    assert (t.zone(weak), t.zone(strong)) == (DISCARD, PLAY)  # less than the 5 it had just before


def test_one_and_only() -> None:
    t = Table()
    only = t.mine("One and Only", HAND)
    kept, copy = t.body(0, name="Elsa - A"), t.body(0, name="Elsa - B")
    foe, other = t.body(1, name="Elsa - A"), t.body(1, name="Anna - A")
    t.play(only).pick(kept)
    assert t.zones(kept, copy, foe, other) == [PLAY, DISCARD, DISCARD, PLAY]


def test_un_poco_loco() -> None:
    for costs, zone in (((3, 6), HAND), ((4, 6), PLAY)):
        t = Table()
        loco = t.mine("Un Poco Loco", HAND)
        a, b = (t.body(0, cost=c) for c in costs)
        t.body(0, cost=1)
        t.play(loco).pick(a, b)
        assert (t.zone(a), t.zone(b)) == (zone, zone)


@pytest.mark.parametrize(("cards", "royal", "lore"), [(3, False, 3), (3, True, 4), (2, True, 0)])
def test_the_queen_jealous_beauty(cards: int, royal: bool, lore: int) -> None:
    t = Table()
    queen = t.mine("The Queen - Jealous Beauty")
    kinds = ["Princess" if royal else "Hero", "Hero", "Hero"]
    pile = [t.body(1, zone=DISCARD, classifications=(kinds[i],)) for i in range(cards)]
    t.use(queen)
    if cards == 2:
        t.pick(pile[0]).settled(pile[1])
    else:
        t.settled(*pile)
    assert t.lore_total(0) == lore
    assert {t.zone(c) for c in pile} == {DECK}


def test_beyond_the_horizon() -> None:
    t = Table(players=3)
    horizon = t.mine("Beyond the Horizon", HAND)
    for p, n in ((0, 2), (1, 5), (2, 4)):
        t.bodies(p, n, zone=HAND)
    t.play(horizon).player(0).player(2).done()
    assert [t.hand(p) for p in range(3)] == [3, 5, 3]
    assert [t.discard_size(p) for p in range(3)] == [3, 0, 4]


def test_the_plank() -> None:
    t = Table()
    plank = t.mine("The Plank")
    villain = t.body(0, exerted=True, classifications=("Villain",))
    t.use(plank).mode(2)
    assert not t.perm(villain).exerted
    assert t.why_not(Option(op.QUEST, villain.card)) is not None


def test_firefly_swarm_counts_other_cards() -> None:
    for gone, zone in ((1, PLAY), (2, DISCARD)):
        t = Table()
        swarm = t.mine("Firefly Swarm", HAND)
        specs = [t.mine("Sword of Truth") for _ in range(gone)]
        big = t.body(1, strength=6)
        for s in specs:
            t.use(s)
        t.play(swarm).mode(2)
        assert t.zone(big) == zone


def test_wrong_lever() -> None:
    t = Table()
    lever = t.mine("Wrong Lever!", HAND)
    pull = t.mine("Pull the Lever!", DISCARD)
    foe = t.body(1)
    t.play(lever).mode(2)
    assert t.zone(pull) == DECK
    assert t.zone(foe) == DECK
    t = Table()
    lever = t.mine("Wrong Lever!", HAND)
    foe = t.body(1)
    t.play(lever).mode(2)
    assert t.zone(foe) == PLAY
