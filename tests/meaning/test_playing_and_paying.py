"""Cards about playing and paying: less ink, other costs, from elsewhere, only on a condition, Shift bases, inking."""

from __future__ import annotations

import pytest

from tintero.abilities.words import EventKind, ShiftBase
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, item, location, shift
from ..reading import real

# ---- other costs -------------------------------------------------------------------------------------------------


def test_scrooge_mcduck_resourceful_miser() -> None:
    t = Table(ink=0)
    scrooge = t.mine("Scrooge McDuck - Resourceful Miser", HAND)
    gadgets = [t.put(0, item()) for _ in range(4)]
    t.play(scrooge, 1)
    assert t.zone(scrooge) == PLAY
    assert all(t.perm(g).exerted for g in gadgets)
    t = Table(ink=0)
    scrooge = t.mine("Scrooge McDuck - Resourceful Miser", HAND)
    for n in range(4):
        t.put(0, item(), exerted=n == 0)
    t.put(1, item())
    t.begin()
    assert scrooge.card not in t.offered(op.PLAY)  # an exerted item pays nothing


def test_hand_in_the_box_sids_toy() -> None:
    t = Table(ink=0)
    box = t.mine("Hand-in-the-Box - Sid's Toy", HAND)
    toy = t.body(0, zone=DISCARD, classifications=("Toy",))
    t.body(0, zone=DISCARD)
    t.play(box, 1)
    assert (t.zone(box), t.zone(toy), t.bottom(0)) == (PLAY, DECK, toy.card)
    assert not t.can_play(box, 1)


def test_maleficent_and_diablo_evil_incarnate() -> None:
    t = Table(ink=0)
    pair, base = t.mine("Maleficent & Diablo - Evil Incarnate", HAND), t.put(0, character("Maleficent - Tester"))
    t.put(0, character("Bystander - Tester"))
    dead = t.bodies(0, 6, zone=DISCARD)
    t.begin()
    ways = [o for o in t.game.options if o.verb == op.SHIFT and o.a == pair.card]
    assert {o.b for o in ways} == {base.card}
    t.choose(ways[0])
    t.pick(*dead[:5])
    assert (t.perm(pair).under, t.perm(pair).drying) == ([base.card], False)
    assert t.discard_size(0) == 1  # five of the six went under the deck
    assert pair.card in t.offered(op.QUEST)


def test_maleficent_and_diablo_with_four_cards() -> None:
    t = Table(ink=0)
    pair = t.mine("Maleficent & Diablo - Evil Incarnate", HAND)
    t.put(0, character("Diablo - Tester"))
    t.bodies(0, 4, zone=DISCARD)
    t.put(0, item(), DISCARD)
    t.begin()
    assert not t.bases(pair)


def test_yokai_scientific_supervillain() -> None:
    t = Table(ink=0)
    t.mine("Yokai - Scientific Supervillain")
    bots, other, foe = t.mine("Microbots", HAND), t.put(0, item(), HAND), t.body(1, strength=3)
    t.begin()
    assert t.offered(op.PLAY) == {bots.card}
    assert other.card not in t.offered(op.PLAY)
    t.play(bots, 1).pick(foe)
    assert t.strength(foe) == 2


# ---- only if ------------------------------------------------------------------------------------------------------


def test_escape_plan() -> None:
    t = Table()
    plan, hero = t.mine("Escape Plan", HAND), t.body(1)
    first, second = t.mine("Fire the Cannons!", HAND), t.mine("Fire the Cannons!", HAND)
    t.body(0, zone=DISCARD), t.body(0, zone=DISCARD), t.body(0, zone=DISCARD)  # of earlier turns
    t.play(first)
    t.settled(hero)
    assert plan.card not in t.offered(op.PLAY)
    t.play(second)
    t.settled(hero)
    assert plan.card in t.offered(op.PLAY)


def test_nathaniel_flint_notorious_pirate() -> None:
    t = Table()
    flint, frail, own = t.mine("Nathaniel Flint - Notorious Pirate", HAND), t.body(1, willpower=1), t.body(0)
    cannons, again = t.mine("Fire the Cannons!", HAND), t.mine("Fire the Cannons!", HAND)
    t.play(cannons).pick(own)
    assert flint.card not in t.offered(op.PLAY)  # one of yours took it
    t.play(again).pick(frail)
    assert t.zone(frail) == DISCARD
    assert flint.card in t.offered(op.PLAY)  # it took damage, though it is gone


def test_mirabel_madrigal_family_gatherer() -> None:
    t = Table()
    mirabel, fifth = t.mine("Mirabel Madrigal - Family Gatherer", HAND), t.body(0, zone=HAND)
    t.bodies(0, 4)
    t.body(1)
    t.begin()
    assert mirabel.card not in t.offered(op.PLAY)
    t.play(fifth)
    assert mirabel.card in t.offered(op.PLAY)


def test_clawhauser_safety_officer() -> None:
    t = Table()
    claw, twin = t.mine("Clawhauser - Safety Officer", HAND), t.mine("Clawhauser - Safety Officer", HAND)
    gadget, friend = t.put(0, item(), HAND), t.body(0, zone=HAND)
    t.play(gadget)
    assert claw.card not in t.offered(op.PLAY)
    t.play(friend)
    assert {claw.card, twin.card} <= t.offered(op.PLAY)


def test_just_in_time() -> None:
    t = Table(ink=3)
    five, six = t.body(0, zone=HAND, cost=5), t.body(0, zone=HAND, cost=6)
    t.play(t.mine("Just in Time", HAND)).yes()
    t.settled(five)
    assert (t.zone(five), t.zone(six), t.ready_ink(0)) == (PLAY, HAND, 0)


# ---- less ink -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "less", "kinds"),
    [("Dr. Facilier's Cards", 1, "a"), ("Starlight Vial", 2, "a"), ("Buzz's Arm", 1, "ai"), ("Lantern", 1, "c"),
     ("Heart of Atlantis", 2, "c"), ("Scrooge's Top Hat", 1, "i"), ("Map of Treasure Planet", 1, "l"),
     ("Gaston - Despicable Dealer", 2, "c"), ("Pluto - Friendly Pooch", 1, "c")],
)
def test_the_next_one_for_less(name: str, less: int, kinds: str) -> None:
    for kind in "acil":
        t = Table(ink=12)
        helper = t.mine(name)
        for _ in range(2):
            if kind == "a":
                t.mine("Lead the Way", HAND)
            else:
                t.put(0, {"c": character(cost=2), "i": item(cost=2), "l": location(cost=2)}[kind], HAND)
        t.use(helper)
        paid = []
        for _ in range(2):
            before = t.ready_ink(0)
            t.choose(next(o for o in t.game.options if o.verb == op.PLAY))
            paid.append(before - t.ready_ink(0))
        assert paid == [2 - less if kind in kinds else 2, 2]


def test_pluto_friendly_pooch_helps_to_shift() -> None:
    t = Table(ink=2)
    pluto, base = t.mine("Pluto - Friendly Pooch"), t.put(0, character("Ann - Small"))
    ann = t.put(0, character("Ann - Tall", 4, 4, 2, 6, shift(3)), HAND)
    t.begin()
    assert not t.bases(ann)
    t.use(pluto)
    assert t.bases(ann) == {base.card}


def test_merlins_wand() -> None:
    t = Table()
    wand = t.mine("Merlin's Wand")
    a, b, other = (t.body(0, zone=HAND, name=n) for n in ("Ann - One", "Ann - Two", "Bob - One"))
    t.use(wand).pick(a)
    assert {h.card for h in t.events(EventKind.REVEALED)} == {a.card, b.card}
    paid = []
    for c in (other, b, a):
        before = t.ready_ink(0)
        t.play(c)
        paid.append(before - t.ready_ink(0))
    assert paid == [2, 1, 2]


def test_merlins_wand_with_a_card_of_two_names() -> None:
    t = Table(ink=12)
    wand = t.mine("Merlin's Wand")
    t.mine("Mickey Mouse & Minnie Mouse - Adventuring Duo", HAND)
    mickey, minnie = (t.body(0, zone=HAND, name=f"{n} Mouse - Tester") for n in ("Mickey", "Minnie"))
    t.use(wand).pick(mickey)  # with the pair: the name they share is his
    assert t.idle
    t.play(minnie)
    assert t.ready_ink(0) == 10
    t.play(mickey)
    assert t.ready_ink(0) == 9


def test_merlins_wand_needs_a_pair() -> None:
    t = Table()
    t.mine("Merlin's Wand"), t.body(0, zone=HAND), t.body(0, zone=HAND)
    t.begin()
    assert not t.offered(op.USE)


def test_map_of_treasure_planet_moves() -> None:
    t = Table(ink=3)
    t.mine("Map of Treasure Planet")
    near, far, a, b = t.put(0, location(move_cost=1)), t.put(0, location(move_cost=3)), t.body(0), t.body(0)
    t.move(a, near)
    assert t.ready_ink(0) == 3
    t.move(b, far)
    assert t.ready_ink(0) == 1


def test_mickey_mouse_wayward_sorcerer() -> None:
    t = Table(ink=5)
    t.mine("Mickey Mouse - Wayward Sorcerer"), t.mine("Mickey Mouse - Wayward Sorcerer")
    broom, other = t.body(0, zone=HAND, cost=3, classifications=("Broom",)), t.body(0, zone=HAND, cost=3)
    t.play(broom)
    assert t.ready_ink(0) == 4  # each copy takes one off
    t.play(other)
    assert t.ready_ink(0) == 1


def test_munchings_and_crunchings() -> None:
    t = Table(ink=4)
    t.mine("Munchings and Crunchings")
    t.play(t.body(0, zone=HAND, name="Gurgi - Tester"))
    assert t.ready_ink(0) == 3


def test_yokai_intellectual_schemer() -> None:
    t = Table(ink=9)
    t.mine("Yokai - Intellectual Schemer")
    base, ann = t.put(0, character("Ann - Small")), t.put(0, character("Ann - Tall", 4, 4, 2, 5, shift(3)), HAND)
    twin = t.put(0, character("Ann - Tall", 4, 4, 2, 5, shift(3)), HAND)
    t.shift(ann, base)
    assert t.ready_ink(0) == 7
    t.play(twin)
    assert t.ready_ink(0) == 2  # not shifted: the full cost


def test_belle_always_reading() -> None:
    t = Table(ink=9)
    reader, other = t.mine("Belle - Always Reading"), t.put(0, character("Belle - Tester"))
    tall = [t.put(0, character("Belle - Tall", 4, 4, 2, 5, shift(3)), HAND) for _ in range(2)]
    t.shift(tall[0], other)
    assert t.ready_ink(0) == 6
    t.shift(tall[1], reader)
    assert t.ready_ink(0) == 4


def test_akood_et_emuti() -> None:
    t = Table()
    spell = t.mine("Akood et Emuti", HAND)
    friend = t.body(0, zone=HAND, cost=3)
    left = 12 - real("Akood et Emuti").cost
    t.play(spell)
    assert (t.hand(0), t.ready_ink(0)) == (2, left)
    t.play(friend)
    assert t.ready_ink(0) == left - 1


# ---- Shift bases --------------------------------------------------------------------------------------------------


def test_morph_space_goo_and_little_imitator() -> None:
    t = Table()
    goo, imitator, plain = t.mine("Morph - Space Goo"), t.mine("Morph - Little Imitator"), t.body(0)
    tall = t.put(0, character("Ann - Tall", 4, 4, 2, 5, shift(3)), HAND)
    potato = t.mine("Posey - Vampire Potato", HAND)
    puppy = t.put(0, character("Rex - Pup", 4, 4, 2, 5, shift(3, base=ShiftBase.CLASSIFICATION, word="Puppy")), HAND)
    t.begin()
    assert t.bases(tall) == {goo.card, imitator.card}
    assert t.bases(potato) == {imitator.card}
    assert t.bases(puppy) == {imitator.card}
    assert plain.card not in t.bases(tall)


# ---- inking -------------------------------------------------------------------------------------------------------


def test_moana_curious_explorer() -> None:
    t = Table(ink=3)
    t.mine("Moana - Curious Explorer")
    dead, plain = t.body(0, zone=DISCARD), t.put(0, character(inkable=False), DISCARD)
    hand, foe = t.body(0, zone=HAND), t.body(1, zone=DISCARD)
    t.begin()
    assert t.offered(op.INK) == {dead.card, hand.card}  # the symbol is needed all the same
    assert not t.offered(op.INK) & {plain.card, foe.card}
    t.ink_card(dead)
    assert (t.zone(dead), t.ready_ink(0), t.offered(op.INK)) == (INKWELL, 4, set())


# ---- moving for free ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mark"),
    [("Jolly Roger - Hook's Ship", "Pirate"), ("Pizza Planet - Spaceport", "Toy"),
     ("The Sorcerer's Tower - Wondrous Workspace", "Magic Broom"), ("Sherwood Forest - Outlaw Hideaway", "Robin Hood")],
)
def test_they_move_here_for_free(name: str, mark: str) -> None:
    t = Table(ink=0)
    place, _elsewhere = t.mine(name), t.put(0, location(move_cost=1))
    guest, _other = t.put(0, character(f"{mark} - Tester", classifications=(mark,))), t.body(0)
    t.begin()
    moves = {(o.a, o.b) for o in t.game.options if o.verb == op.MOVE}
    assert moves == {(guest.card, place.card)}


def test_ring_of_stones_place_of_legends() -> None:
    t = Table(ink=0)
    ring, tired, fresh = t.mine("Ring of Stones - Place of Legends"), t.body(0, exerted=True), t.body(0)
    t.begin()
    assert {o.a for o in t.game.options if o.verb == op.MOVE} == {tired.card}
    t.quest(fresh).move(fresh, ring)
    assert t.at(fresh) == ring.card


# ---- exerting inside an action --------------------------------------------------------------------------------------


def test_performance_review() -> None:
    t = Table()
    worker, tired, new = t.body(0, lore=3), t.body(0, lore=9, exerted=True), t.body(0, lore=9, drying=True)
    t.play(t.mine("Performance Review", HAND))
    t.settled(worker)
    assert (t.perm(worker).exerted, t.hand(0)) == (True, 3)
    assert t.perm(tired).exerted
    assert not t.perm(new).exerted


def test_ambush() -> None:
    t = Table()
    striker, foe = t.body(0, strength=4), t.body(1, willpower=9)
    t.body(0, strength=9, exerted=True), t.body(0, strength=9, drying=True)
    t.play(t.mine("Ambush!", HAND)).pick(foe)  # only one can strike; whom, is asked
    assert (t.perm(striker).exerted, t.damage(foe)) == (True, 4)
    t = Table()
    foe = t.body(1, willpower=9)
    t.body(0, exerted=True)
    t.play(t.mine("Ambush!", HAND))
    assert (t.asked, t.damage(foe)) == (op.TURN, 0)  # nobody can exert: nothing follows
