"""More cards that do something whenever they quest: prices, plays for free, moves, and what lasts this turn."""

from __future__ import annotations

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, character, item, keyword, location

# ---- something first, to have something else -----------------------------------------------------------------------


@pytest.mark.parametrize(("pirate", "harm"), [(True, 3), (False, 1)])
def test_kakamora_pirate_chief(pirate: bool, harm: int) -> None:
    t = Table()
    chief = t.mine("Kakamora - Pirate Chief")
    crew = t.body(0, zone=HAND, classifications=("Storyborn", "Pirate"))
    other = t.body(0, zone=HAND)
    foe = t.put(1, location())
    t.quest(chief).yes()
    t.pick(crew if pirate else other)
    t.pick(foe)
    assert t.damage(foe) == harm


def test_jafar_high_sultan_of_lorcana() -> None:
    t = Table()
    jafar = t.mine("Jafar - High Sultan of Lorcana")
    ghost = t.body(0, zone=HAND, cost=9, classifications=("Dreamborn", "Illusion"))
    t.quest(jafar).yes().pick(ghost).yes()
    assert (t.zone(ghost), t.ready_ink(0)) == (PLAY, 12)
    assert t.perm(ghost).drying
    t = Table()
    jafar = t.mine("Jafar - High Sultan of Lorcana")
    plain = t.body(0, zone=HAND)
    t.mine("Jafar - Striking Illusionist", DISCARD)  # an Illusion that was not discarded this way
    t.quest(jafar).yes().pick(plain)
    assert t.idle


def test_geppetto_skilled_craftsman_counts_what_was_discarded() -> None:
    t = Table()
    geppetto = t.mine("Geppetto - Skilled Craftsman")
    toys = [t.put(0, item(), HAND) for _ in range(3)]
    t.put(0, item(), DISCARD)
    doll = t.body(0, zone=HAND)
    t.quest(geppetto).yes()
    assert doll.card not in t.offered(op.CARD)
    t.pick(toys[0], toys[2]).done()
    assert t.lore_total(0) == 2 + 2
    assert t.hand(0) == 2


def test_maleficent_vexed_partygoer_needs_a_card() -> None:
    t = Table()
    vexed = t.mine("Maleficent - Vexed Partygoer")
    a, b = t.body(0, zone=HAND), t.body(0, zone=HAND)
    cheap, dear = t.put(1, location(cost=3)), t.body(1, cost=4)
    t.quest(vexed).yes()
    t.pick(a)
    assert dear.card not in t.offered(op.CARD)
    t.pick(cheap)
    assert (t.zone(a), t.zone(b), t.zone(cheap)) == (DISCARD, HAND, HAND)
    t = Table()
    vexed = t.mine("Maleficent - Vexed Partygoer")
    cheap = t.put(1, item(cost=1))
    t.quest(vexed)
    t.yes()
    assert (t.zone(cheap), t.idle) == (PLAY, True)


def test_madame_medusa_diamond_lover_and_mama_coco() -> None:
    t = Table()
    medusa = t.mine("Madame Medusa - Diamond Lover")
    friend = t.body(0)
    coco = t.theirs("Mamá Coco - Visiting the Park")
    t.quest(medusa).yes().player(1)
    assert (t.damage(friend), t.discard_size(1)) == (2, 3)
    assert t.lore_of(coco) == 1  # it was Medusa's player who put them there


def test_mama_coco_visiting_the_park_counts_one_time_per_event() -> None:
    t = Table()
    medusa = t.mine("Madame Medusa - Diamond Lover")
    coco = t.mine("Mamá Coco - Visiting the Park")
    dash = t.mine("Dash Parr - Super Fast")
    t.quest(medusa).yes()
    t.pick(coco).player(0)
    assert (t.lore_of(coco), t.discard_size(0)) == (2, 3)
    t.quest(dash).yes().no()  # from the deck into the discard again
    assert t.lore_of(coco) == 3
    t.end()
    assert t.lore_of(coco) == 1


def test_mama_coco_when_an_opponent_tells_her_player_to_do_it() -> None:
    t = Table(ink=0)
    t.ink(0, 12)
    coco = t.theirs("Mamá Coco - Visiting the Park")
    deed = t.mine("A Very Merry Unbirthday", HAND)  # each opponent puts cards of their own deck there
    t.play(deed)
    assert t.discard_size(1) == 2
    assert t.lore_of(coco) == 2


def test_belle_mechanic_extraordinaire_gains_for_each_card_moved() -> None:
    t = Table()
    belle = t.mine("Belle - Mechanic Extraordinaire")
    toys = [t.put(0, item(), DISCARD) for _ in range(4)]
    t.quest(belle).yes()
    t.pick(toys[0], toys[1]).done()
    assert t.idle
    assert t.lore_total(0) == 3 + 2
    assert t.zones(*toys) == [DECK, DECK, DISCARD, DISCARD]


def test_goldie_ogilt_cunning_prospector_chooses_in_any_discard() -> None:
    t = Table()
    goldie = t.mine("Goldie O'Gilt - Cunning Prospector")
    a, b = t.put(1, location(), DISCARD), t.put(1, location(), DISCARD)
    t.body(1, zone=DISCARD)
    t.quest(goldie).yes().player(1)
    assert t.asked_player == 0
    assert t.offered(op.CARD) == {a.card, b.card}
    t.pick(b)
    assert (t.bottom(1), t.lore_total(0)) == (b.card, 2)


def test_darkwing_duck_dashing_gadgeteer() -> None:
    t = Table()
    duck = t.mine("Darkwing Duck - Dashing Gadgeteer")
    a, b = t.put(0, item(cost=5), DISCARD), t.put(0, item(cost=6), DISCARD)
    c = t.put(0, item(cost=5), DISCARD)
    t.quest(duck).yes()
    t.pick(a)
    t.yes()
    assert (t.bottom(0), t.zone(b), t.zone(c)) == (a.card, DISCARD, PLAY)
    assert t.ready_ink(0) == 12


def test_honey_lemon_ingenious_researcher() -> None:
    t = Table()
    lemon = t.mine("Honey Lemon - Ingenious Researcher")
    flask = t.put(0, item(), DISCARD)
    t.quest(lemon).yes()
    assert (t.zone(flask), t.drops(0)) == (HAND, 1)
    t = Table()
    lemon = t.mine("Honey Lemon - Ingenious Researcher")
    t.quest(lemon)
    t.yes()
    assert t.drops(0) == 0


def test_yokai_enigmatic_inventor_pays_less_for_one_item() -> None:
    t = Table()
    yokai = t.mine("Yokai - Enigmatic Inventor")
    tool = t.put(0, item(cost=3))
    more = t.put(0, item(cost=3), HAND)
    t.quest(yokai).yes()
    t.settled(tool)
    t.play(tool)
    assert t.ready_ink(0) == 11
    t.play(more)
    assert t.ready_ink(0) == 8


def test_grewnge_cannon_expert_and_a_sung_song() -> None:
    t = Table()
    grewnge = t.mine("Grewnge - Cannon Expert")
    singer = t.body(0, cost=5)
    song, deed = t.mine("Let It Go", HAND), t.mine("Dragon Fire", HAND)
    a, b = t.body(1), t.body(1)
    t.quest(grewnge).sing(song, singer)  # the next action, though nothing is paid for it
    t.pick(a)
    t.play(deed).pick(b)
    assert t.ready_ink(0) == 12 - 5


def test_pocahontas_and_meeko_may_play_another_one() -> None:
    t = Table()
    friends = t.mine("Pocahontas & Meeko - Adventurous Friends")
    a, b = t.body(0, cost=1), t.body(0, cost=1, zone=HAND)
    t.body(0, cost=2)
    t.quest(friends).yes()
    t.settled(a)
    t.yes()
    assert t.offered(op.PLAY) == {a.card, b.card}
    t.play(b)
    assert (t.zone(a), t.zone(b), t.ready_ink(0)) == (HAND, PLAY, 12)


def test_syndrome_out_for_revenge_may_shift_the_robot_for_free() -> None:
    t = Table()
    syndrome = t.mine("Syndrome - Out for Revenge")
    base = t.body(0, name="Omnidroid - First", classifications=("Storyborn", "Robot"))
    robot = t.mine("Omnidroid - V.10", DISCARD)
    t.quest(syndrome)
    assert t.zone(robot) == HAND
    t.yes().shift(robot, base)
    assert t.zone(robot) == PLAY
    assert t.ready_ink(0) == 12
    assert t.has(robot, Keyword.RESIST)  # a card is under it


def test_woody_and_buzz_best_buddies_play_any_cheap_card() -> None:
    t = Table()
    buddies = t.mine("Woody & Buzz Lightyear - Best Buddies")
    cheap = [t.body(0, zone=HAND, cost=2), t.put(0, location(cost=2), HAND), t.mine("Develop Your Brain", HAND)]
    t.body(0, zone=HAND, cost=3)
    t.quest(buddies).yes()
    assert t.offered(op.PLAY) == {c.card for c in cheap}


def test_genie_powers_unleashed_plays_an_action_for_free() -> None:
    t = Table()
    genie = t.mine("Genie - Powers Unleashed")
    fire, storm = t.mine("Dragon Fire", HAND), t.mine("Be Prepared", HAND)
    foe = t.body(1)
    t.quest(genie).yes()
    assert t.zone(storm) == HAND
    t.pick(foe)
    assert (t.zone(foe), t.zone(fire), t.ready_ink(0)) == (DISCARD, DISCARD, 12)


# ---- cards move ----------------------------------------------------------------------------------------------------


def test_russell_junior_wilderness_explorer() -> None:
    t = Table()
    russell = t.mine("Russell - Junior Wilderness Explorer")
    carl, _ = t.body(0), t.body(0)
    here, there = t.put(0, location()), t.put(0, location())
    t.put(1, location())
    t.quest(russell).yes()
    t.pick(carl)
    assert t.offered(op.CARD) == {here.card, there.card}
    t.pick(there)
    assert (t.at(russell), t.at(carl)) == (there.card, there.card)
    assert t.ready_ink(0) == 12


def test_kevin_flightless_bird() -> None:
    t = Table()
    kevin = t.mine("Kevin - Flightless Bird")
    t.quest(kevin)
    assert (t.top(0), t.lore_total(0)) == (kevin.card, 3)


def test_genie_supportive_friend_draws_only_if_shuffled_in() -> None:
    t = Table()
    genie = t.mine("Genie - Supportive Friend")
    t.quest(genie).yes()
    assert t.hand(0) == 3
    assert t.zone(genie) in (DECK, HAND)


def test_alice_well_read_whisper_and_bob_cratchit() -> None:
    t = Table()
    alice = t.mine("Alice - Well-Read Whisper", under=[character(), character()])
    bob = t.mine("Mickey Mouse - Bob Cratchit")
    t.quest(alice)
    assert t.hand(0) == 2
    assert not t.perm(alice).under
    first = t.top(0)
    t.quest(bob)
    assert t.perm(bob).under == [first]


def test_alice_clumsy_as_can_be_ignores_resist_and_spares_herself() -> None:
    t = Table()
    alice = t.mine("Alice - Clumsy as Can Be")
    own = t.body(0)
    tough = t.put(1, character("", 1, 3, 1, 2, keyword(Keyword.RESIST, 2)))
    t.quest(alice)
    assert (t.damage(alice), t.damage(own), t.damage(tough)) == (0, 1, 1)


def test_mufasa_ruler_of_pride_rock() -> None:
    t = Table(ink=0)
    t.ink(0, 1, exerted=4)
    mufasa = t.mine("Mufasa - Ruler of Pride Rock")
    t.quest(mufasa)
    assert t.ready_ink(0) == 5


def test_roquefort_lock_expert_inks_an_item_of_its_player() -> None:
    t = Table()
    mouse = t.mine("Roquefort - Lock Expert")
    box = t.put(1, item())
    t.ink(1, 2)
    t.quest(mouse).yes()
    t.settled(box)
    assert (t.zone(box), t.ink_total(1), t.ready_ink(1)) == (INKWELL, 3, 2)
