"""Actions, and cards that act on players during a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tintero.abilities.words import Keyword
from tintero.rules import option as op

from ..bench import Table
from ..kit import DECK, DISCARD, FILLER, HAND, INKWELL, PLAY, item, location
from ..reading import real


def test_alien_returns_another_alien_not_itself() -> None:
    t = Table()
    alien, fire = t.mine("Alien - True Believer"), t.mine("Dragon Fire", HAND)
    t.play(fire).settled(alien)
    assert t.zone(alien) == DISCARD
    t = Table()
    alien, fire = t.mine("Alien - True Believer"), t.mine("Dragon Fire", HAND)
    other = t.mine("Alien - True Believer", DISCARD)
    t.play(fire).settled(alien)
    assert t.zone(alien) == DISCARD
    assert t.zone(other) == HAND


def test_duckworth_puts_the_top_card_under_a_booster() -> None:
    t = Table()
    duckworth, wall = t.mine("Duckworth - Ghost Butler"), t.body(1, strength=9, willpower=9, exerted=True)
    bambi = t.mine("Bambi - Ethereal Fawn")
    t.body(0)
    t.challenge(duckworth, wall)
    t.yes().settled(bambi)
    assert len(t.perm(bambi).under) == 1
    assert t.deck(0) == 19


def test_blinding_chem_ball_gives_a_drop_and_then_weakens() -> None:
    for yes in (True, False):
        t = Table()
        ball, foe = t.mine("Blinding Chem Ball"), t.body(1, strength=3)
        t.use(ball)
        t.may(yes)
        if yes:
            t.settled(foe)
        assert t.idle
        assert t.zone(ball) == DISCARD
        assert (t.drops(0), t.strength(foe)) == ((1, 1) if yes else (0, 3))


def test_sid_phillips_sees_toys_of_both_sides() -> None:
    t = Table()
    t.mine("Sid Phillips - Toy Surgeon")
    mine = t.body(0, strength=9, willpower=1, classifications=("Storyborn", "Toy"))
    foe = t.body(1, strength=9, willpower=1, exerted=True, classifications=("Storyborn", "Toy"))
    t.challenge(mine, foe)
    t.all_yes()
    assert t.lore_total(0) == 4


def test_darkwing_tower_readies_one_that_is_there() -> None:
    t = Table()
    tower = t.mine("Darkwing Tower - Icy Headquarters")
    here, away = t.body(0, strength=9, at=tower), t.body(0, exerted=True)
    foe = t.body(1, strength=0, willpower=1, exerted=True, classifications=("Storyborn", "Villain"))
    t.challenge(here, foe)
    t.yes().settled(here)
    assert not t.perm(here).exerted
    assert t.perm(away).exerted
    assert not t.can_quest(here)


def test_te_ka_banishes_what_becomes_exerted_in_your_turn() -> None:
    t = Table()
    t.mine("Te Kā - Elemental Terror")
    t.mine("Grimorum Arcanorum")
    card = t.mine("Ghostly Tale", HAND)
    weak, strong, already = t.body(1, strength=2), t.body(1, strength=3), t.body(1, strength=1, exerted=True)
    t.play(card)
    t.all_yes()
    assert t.zones(weak, strong, already) == [DISCARD, PLAY, PLAY]
    assert t.lore_total(0) == 1


def test_merida_wisp_conjurer_sees_others_enter_exerted() -> None:
    t = Table()
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
    t = Table()
    t.mine("Ruby Coil")
    card, foe, other = t.mine("Let It Go", HAND), t.body(1), t.body(1)
    inked = t.put(0, FILLER, HAND)
    t.play(card).pick(foe)
    assert t.zone(foe) == INKWELL
    assert t.idle
    before = t.strength(other)
    t.ink_card(inked)
    t.settled(other)
    assert t.strength(other) == before + 2


def test_amber_coil_removes_up_to_two() -> None:
    t = Table()
    t.mine("Amber Coil")
    mine, _other = t.body(0, damage=3), t.body(0)
    inked = t.put(0, FILLER, HAND)
    t.ink_card(inked)
    t.yes().pick(mine)
    t.amount(1)
    assert t.damage(mine) == 2


def test_basil_disguised_detective_pays_for_the_discard() -> None:
    t = Table(ink=0)
    t.mine("Basil - Disguised Detective")
    inked = t.put(0, FILLER, HAND)
    theirs = t.put(1, FILLER, HAND)
    t.ink_card(inked)
    t.yes().settled(theirs)
    assert t.zone(theirs) == DISCARD
    assert t.ready_ink(0) == 0


def test_chicha_draws_for_the_second_card_only() -> None:
    t = Table()
    t.mine("Chicha - Dedicated Mother")
    geyser = t.mine("Friend Like Me", HAND)
    t.play(geyser)
    assert t.all_yes() == 1
    assert t.hand(0) == 1
    assert t.ink_total(0) == 15


@pytest.mark.parametrize("kind", ["item", "declined item", "other", "no look"])
def test_oswald_the_lucky_rabbit(kind: str) -> None:
    t = Table()
    t.mine("Oswald - The Lucky Rabbit")
    top = t.body(0, zone=DECK) if kind == "other" else t.put(0, item(), DECK)
    inked = t.put(0, FILLER, HAND)
    t.ink_card(inked)
    t.may(kind != "no look")
    if "item" in kind:
        t.may(kind == "item")
    deck = t.deck_cards(0)
    if kind == "item":
        assert t.zone(top) == PLAY
        assert t.perm(top).exerted
    else:
        assert t.idle
        assert deck[0 if kind == "no look" else -1] == top.card


def test_fergus_plays_a_location_from_hand_or_discard() -> None:
    t = Table(ink=0)
    fergus = t.mine("Fergus - Outpost Builder")
    a, b = t.put(0, location(cost=4), HAND), t.put(0, location(cost=4), DISCARD)
    big = t.put(0, location(cost=5), DISCARD)
    t.quest(fergus)
    t.yes()
    assert t.cards == {a.card, b.card}
    t.play(b)
    assert t.zones(a, b, big) == [HAND, PLAY, DISCARD]


def test_bambi_takes_the_characters_among_as_many_as_lie_under_him() -> None:
    t = Table()
    bambi = t.mine("Bambi - Ethereal Fawn", under=[FILLER, FILLER, FILLER], facedown=True)
    a, thing, b, next_one = t.body(0, zone=DECK), t.put(0, item(), DECK), t.body(0, zone=DECK), t.body(0, zone=DECK)
    t.quest(bambi)
    assert t.idle
    assert t.zones(a, thing, b, next_one) == [HAND, DECK, HAND, DECK]
    assert t.bottom(0) == thing.card


def test_belle_exceptional_writer_counts_three_actions_even_before_she_came() -> None:
    t = Table(ink=12)
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
    t = Table(ink=2)
    gothel, glasses = t.mine("Mother Gothel - Evil as Ever", HAND), t.mine("Sunglasses")
    t.use(glasses).pick(gothel)
    t.yes()
    assert t.zone(gothel) == PLAY
    assert t.ready_ink(0) == 0
    assert t.perm(gothel).drying


def test_rapunzel_and_flynn_play_the_discarded_character() -> None:
    t = Table(ink=5)
    t.mine("Rapunzel & Flynn Rider - Unlikely Pair")
    glasses, hero = t.mine("Sunglasses"), t.body(0, cost=3, zone=HAND)
    t.use(glasses).pick(hero)
    t.yes()
    assert t.zone(hero) == PLAY
    assert t.ready_ink(0) == 2


def test_jafar_striking_illusionist_gains_only_while_exerted() -> None:
    for exerted in (True, False):
        t = Table()
        t.mine("Jafar - Striking Illusionist", exerted=exerted)
        card = t.mine("Finders Keepers", HAND)
        t.play(card)
        assert t.idle is not exerted
        if exerted:
            t.all_yes()
        assert t.lore_total(0) == (3 if exerted else 0)


def test_maleficent_mistress_of_all_evil_moves_damage_for_each_card() -> None:
    t = Table()
    t.mine("Maleficent - Mistress of All Evil")
    mine, foe = t.body(0, damage=3), t.body(1)
    card = t.mine("Friends on the Other Side", HAND)
    t.play(card).any_answer(op.RESOLVE)
    for _ in range(2):
        t.yes().pick(mine).settled(foe)
    assert (t.damage(mine), t.damage(foe)) == (1, 2)


# ---- statics, payment and other rules ------------------------------------------------------------------------------


def test_ed_and_the_king_of_hearts_stop_damaged_challengers() -> None:
    t = Table(turn=1)
    ed = t.mine("Ed - Hysterical Partygoer", exerted=True)
    other, place = t.body(0, exerted=True), t.put(0, location())
    hurt, whole = t.body(1, damage=1), t.body(1)
    t.begin()
    assert t.targets(hurt) == {other.card, place.card}
    assert t.targets(whole) == {ed.card, other.card, place.card}
    t = Table(turn=1)
    t.mine("King of Hearts - Picky Ruler")
    t.body(0, exerted=True)
    place, hurt = t.put(0, location()), t.body(1, damage=1)
    t.begin()
    assert t.targets(hurt) == {place.card}


def test_gopher_protects_other_hunny_characters_in_their_turn() -> None:
    t = Table(turn=1)
    gopher = t.mine("Gopher - Hunny Cook", exerted=True)
    hunny, plain = t.body(0, classifications=("Dreamborn", "Hunny")), t.body(0)
    t.begin()
    assert [t.has(c, Keyword.RESIST) for c in (gopher, hunny, plain)] == [False, True, False]
    t = Table()
    t.mine("Gopher - Hunny Cook", exerted=True)
    hunny = t.body(0, classifications=("Dreamborn", "Hunny"))
    t.begin()
    assert not t.has(hunny, Keyword.RESIST)


def test_isabela_counts_other_questers_even_if_they_are_gone() -> None:
    t = Table()
    isabela, other = t.mine("Isabela Madrigal - Golden Child"), t.body(0)
    fire = t.mine("Dragon Fire", HAND)
    t.begin()
    assert t.lore_of(isabela) == 4
    t.quest(other)
    assert t.lore_of(isabela) == 1
    t.play(fire).pick(other)
    assert t.lore_of(isabela) == 1
    t = Table()
    isabela, other = t.mine("Isabela Madrigal - Golden Child"), t.body(0)
    t.quest(isabela)
    assert t.lore_total(0) == 4
    assert t.lore_of(isabela) == 4
    assert not t.can_quest(other)


def test_milo_thatch_counts_cards_put_into_your_discard() -> None:
    t = Table()
    milo = t.mine("Milo Thatch - Courageous Explorer")
    a, b = t.mine("Tangle", HAND), t.mine("Tangle", HAND)
    t.play(a)
    assert t.lore_of(milo) == 1
    t.play(b)
    assert t.lore_of(milo) == 2
    t.end()
    assert t.lore_of(milo) == 1


def test_the_horned_king_sees_any_discard() -> None:
    t = Table()
    king, card = t.mine("The Horned King - Triumphant Ghoul"), t.mine("It Calls Me", HAND)
    lying = t.put(1, FILLER, DISCARD)
    t.play(card).pick(lying)
    assert t.idle
    assert t.zone(lying) == DECK
    assert t.lore_of(king) == 3


def test_lilo_causing_an_uproar_is_free_after_three_actions() -> None:
    cost = real("Tangle").cost
    t = Table(ink=3 * cost)
    lilo = t.mine("Lilo - Causing an Uproar", HAND)
    actions = [t.mine("Tangle", HAND) for _ in range(3)]
    for one in actions:
        assert all(o.b == 0 for o in t.game.options if o.verb == op.PLAY and o.a == lilo.card)  # only for ink
        t.play(one)
    assert t.ready_ink(0) == 0
    t.play(lilo, 1)
    assert t.zone(lilo) == PLAY


def test_mulan_standing_her_ground_after_a_boost() -> None:
    t = Table()
    mulan, bambi = t.mine("Mulan - Standing Her Ground"), t.mine("Bambi - Ethereal Fawn")
    foe = t.body(1, strength=9, willpower=9, exerted=True)
    t.use(bambi)
    assert len(t.perm(bambi).under) == 1
    t.challenge(mulan, foe)
    assert t.damage(mulan) == 0
    assert t.damage(foe) == 4


@pytest.mark.parametrize(("knight", "damage"), [(False, 1), (True, 2)])
def test_seven_dwarfs_mine_only_the_first_move_here(knight: bool, damage: int) -> None:
    t = Table()
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
    t = Table(ink=0)
    belle, thing = t.mine("Belle - Apprentice Inventor", HAND), t.put(0, item())
    t.play(belle, 1)
    assert t.zone(belle) == PLAY
    assert t.zone(thing) == DISCARD
    t = Table(ink=0)
    belle = t.mine("Belle - Apprentice Inventor", HAND)
    t.put(1, item())
    t.begin()
    assert belle.card not in t.offered(op.PLAY)


def test_lefou_is_free_after_an_opposing_character_fell_in_a_challenge() -> None:
    t = Table(ink=0)
    lefou, mine = t.mine("LeFou - Opportunistic Flunky", HAND), t.body(0, strength=9)
    foe = t.body(1, exerted=True)
    t.begin()
    assert lefou.card not in t.offered(op.PLAY)
    t.challenge(mine, foe)
    assert lefou.card in t.offered(op.PLAY)


def test_prince_charming_lets_one_character_challenge() -> None:
    t = Table()
    t.mine("Prince Charming - Protector of the Realm")
    hook, second = t.mine("Captain Hook - Master Swordsman"), t.body(0)
    weak, foe = t.body(1, strength=0, willpower=1, exerted=True), t.body(1, exerted=True)
    t.challenge(hook, weak)
    assert not t.targets(second)
    assert t.targets(hook) == {foe.card}


def test_gantu_makes_everybody_pay_more_but_not_sing() -> None:
    t = Table(ink=3)
    t.theirs("Gantu - Experienced Enforcer")
    song, singer = t.mine("Friends on the Other Side", HAND), t.body(0, cost=3)
    plain = t.body(0, cost=3, zone=HAND)
    t.begin()
    assert song.card not in t.offered(op.PLAY)
    assert plain.card in t.offered(op.PLAY)
    t.sing(song, singer)
    assert t.ready_ink(0) == 3


@pytest.mark.parametrize(("name", "ready", "build"), [
    ("Chernabog - Evildoer", 8, lambda t: t.bodies(0, 2, zone=DISCARD)),
    ("Gaston - Pure Paragon", -4, lambda t: t.bodies(0, 2, damage=1)),
    ("Eeyore - In the Way", -2, lambda t: [t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)]),
    ("Olaf - Happy Passenger", -1, lambda t: [t.body(0, exerted=True), t.body(1, exerted=True), t.body(1)]),
    ("Olaf - Snowman of Action", -2, lambda t: [t.mine("Tangle", DISCARD) for _ in range(2)]),
    ("Robin Hood - Timely Contestant", -3, lambda t: [t.body(1, damage=2), t.body(1, damage=1), t.body(0, damage=1)]),
    ("Sheriff of Nottingham - Bushel Britches", -1, lambda t: [t.put(0, item()), t.put(1, item())]),
    ("Tramp - Street-Smart Dog", -2, lambda t: [t.body(0), t.body(0), t.body(1)]),
    ("Stegmutt - Clumsy Dinosaur", -1, lambda t: [t.put(0, item(), DISCARD), t.put(1, item(), DISCARD)]),
])
def test_pays_less_for_each(name: str, ready: int, build: Callable[[Table], object]) -> None:
    price = ready if ready > 0 else real(name).cost + ready
    for ink, can in ((price, True), (price - 1, False)):
        t = Table(ink=ink)
        card, other = t.mine(name, HAND), t.body(0, cost=price + 1, zone=HAND)
        build(t)
        t.begin()
        assert (card.card in t.offered(op.PLAY)) is can
        assert other.card not in t.offered(op.PLAY)  # only for this card


def test_belle_mechanic_extraordinaire_pays_less_only_by_shift() -> None:
    t = Table(ink=5)
    belle, base = t.mine("Belle - Mechanic Extraordinaire", HAND), t.body(0, name="Belle")
    for _ in range(2):
        t.put(0, item(), DISCARD)
    t.begin()
    assert belle.card not in t.offered(op.PLAY)
    t.shift(belle, base)
    assert t.ready_ink(0) == 0
    assert t.zone(belle) == PLAY


def test_owl_island_makes_only_the_first_action_cheaper() -> None:
    t = Table(ink=12)
    island = t.mine("Owl Island - Secluded Entrance")
    t.bodies(0, 2, at=island)
    a, b = t.mine("Finders Keepers", HAND), t.mine("Finders Keepers", HAND)
    cost = real("Finders Keepers").cost
    t.play(a)
    assert t.ready_ink(0) == 12 - (cost - 2)
    t.play(b)
    assert t.ready_ink(0) == 12 - (cost - 2) - cost
    assert t.lore_total(0) == 3


def test_ariel_collector_of_oddities_counts_names() -> None:
    t = Table()
    ariel = t.mine("Ariel - Collector of Oddities")
    for name in ("Thingamabob", "Thingamabob", "Gizmo"):
        t.put(0, item(name))
    t.put(1, item("Whozit"))
    t.begin()
    assert t.lore_of(ariel) == 3
