"""What effects do, read from the cards themselves: modes, looking, amounts, durations."""

import pytest

from tintero.abilities.effect import Nothing
from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DECK, DISCARD, HAND, INKWELL, PLAY, Scene, action, character, item, location
from ..reading import real
from .real import act

# ---- alternatives and modes (6.1.5.2) ----------------------------------------------------------------


def test_two_others_or_be_banished() -> None:
    for others, zone in ((1, DISCARD), (2, PLAY)):
        scene = Scene()
        scene.ink(0, 10)
        mim = scene.put(0, real("Madam Mim - Purple Dragon"), HAND)
        for _ in range(others):
            scene.put(0, character())
        scene.play(mim)
        if others == 2:
            scene.mode(2)  # both are forced
        assert scene.zone(mim) == zone
        assert scene.hand(0) == (2 if others == 2 else 0)


def test_a_pronoun_in_the_second_alternative_is_still_the_source() -> None:
    scene = Scene()
    scene.ink(0, 10)
    imelda = scene.put(0, real("Mamá Imelda - No-Nonsense Ancestor"), HAND)
    for _ in range(3):
        scene.put(0, character(), DISCARD)
    scene.play(imelda).mode(2)
    assert scene.zone(imelda) == DISCARD


@pytest.mark.parametrize("toys", [0, 1])
def test_both_modes_with_another_toy(toys: int) -> None:
    scene = Scene()
    scene.ink(0, 10)
    woody = scene.put(0, real("Woody - Helping a Friend"), HAND)
    back = scene.put(0, character(cost=2), DISCARD)
    small = scene.put(0, character(cost=1), HAND)
    for _ in range(toys):
        scene.put(0, character(classifications=("Toy",)))
    scene.play(woody)
    if not toys:
        scene.mode(2).yes()
        assert (scene.zone(back), scene.zone(small)) == (DISCARD, PLAY)
    else:
        scene.yes().yes().choose(Option(op.PLAY, small.card, 0))
        assert (scene.zone(back), scene.zone(small)) == (HAND, PLAY)


@pytest.mark.parametrize(("top", "strength", "lore"), [("character", 2, 0), ("item", 0, 2)])
def test_the_kind_of_the_milled_card_decides(top: str, strength: int, lore: int) -> None:
    scene = Scene(turn=1, deck_size=3)
    jack = scene.put(0, real("Jack-Jack Parr - Incredible Potential"))
    scene.put(0, character() if top == "character" else item(), DECK)
    scene.begin()
    before = (scene.strength(jack), scene.lore_of(jack))
    scene.end().yes()
    assert (scene.strength(jack), scene.lore_of(jack)) == (before[0] + strength, before[1] + lore)


def test_each_opponent_discards_two_cards_or_one_action() -> None:
    scene = Scene()
    scene.ink(0, 10)
    cat = scene.put(0, real("Lucifer - Cunning Cat"), HAND)
    song = scene.put(1, action(Nothing()), HAND)
    scene.put(1, character(), HAND)
    scene.put(1, character(), HAND)
    scene.play(cat)
    assert scene.asked_player == 1
    scene.mode(2)
    assert scene.zone(song) == DISCARD
    assert scene.hand(1) == 2


# ---- looking, searching, repeating ----------------------------------------------------------------


def test_the_effect_repeats_while_dragons_appear() -> None:
    scene = Scene(deck_size=0)
    sisu = scene.put(0, real("Sisu - Uniting Dragon"))
    dragons = [scene.put(0, character(classifications=("Dragon",)), DECK) for _ in range(2)]
    stop = scene.put(0, character(), DECK)
    scene.quest(sisu)
    assert [scene.zone(d) for d in dragons] == [HAND, HAND]
    scene.choose(Option(op.TOP, stop.card))
    assert scene.zone(stop) == DECK
    assert scene.asked == "turn"


def test_a_search_that_finds_nothing_still_shuffles() -> None:
    scene = Scene()
    scene.ink(0, 10)
    sage = scene.put(0, real("Christopher Robin - Hunny Sage"), HAND)
    scene.play(sage).yes()
    assert scene.events(EventKind.SHUFFLED)


@pytest.mark.parametrize(("detective", "zone"), [(True, HAND), (False, DECK)])
def test_the_item_goes_to_hand_or_else_on_the_deck(detective: bool, zone: int) -> None:
    scene = Scene()
    pluto = scene.put(0, real("Pluto - Clever Cluefinder"))
    if detective:
        scene.put(0, character(classifications=("Detective",)))
    thing = scene.put(0, item(), DISCARD)
    scene.use(pluto)
    assert scene.zone(thing) == zone


def test_desperate_plan_draws_three_or_trades() -> None:
    scene, plan = act("Desperate Plan")
    scene.play(plan)
    assert scene.hand(0) == 3
    scene, plan = act("Desperate Plan")
    keep = scene.put(0, character(), HAND)
    gone = scene.put(0, character(), HAND)
    scene.play(plan).pick(gone).done()
    assert (scene.zone(gone), scene.zone(keep), scene.hand(0)) == (DISCARD, HAND, 2)


@pytest.mark.parametrize("pays", [True, False])
def test_hades_draws_unless_the_character_goes_to_the_deck(pays: bool) -> None:
    scene = Scene()
    scene.ink(0, 10)
    hades = scene.put(0, real("Hades - Looking for a Deal"), HAND)
    victim = scene.put(1, character())
    scene.play(hades).yes()
    assert scene.asked_player == 1
    scene.choose(Option(op.YES if pays else op.NO))
    assert scene.zone(victim) == (DECK if pays else PLAY)
    assert scene.hand(0) == (0 if pays else 2)


# ---- amounts ----------------------------------------------------------------


def test_the_raging_wrecker_uses_his_last_strength() -> None:
    scene = Scene()
    ralph = scene.put(1, real("Wreck-It Ralph - Raging Wrecker"), exerted=True, damage=2)
    strength = real("Wreck-It Ralph - Raging Wrecker").strength
    bully = scene.put(0, character(strength=9, willpower=30))
    scene.begin()
    last = scene.strength(ralph)
    weak = last >= strength
    scene.challenge(bully, ralph)
    assert scene.zone(ralph) == DISCARD
    assert weak
    assert scene.zone(bully) == (PLAY if last < 9 else DISCARD)


def test_the_next_character_costs_less_by_the_count() -> None:
    scene, card = act("Zero to Hero", 2)
    for _ in range(3):
        scene.put(0, character())
    big = scene.put(0, character(cost=3), HAND)
    small = scene.put(0, character(cost=1), HAND)
    scene.play(card)
    left = scene.ready_ink(0)
    scene.play(big)
    assert scene.ready_ink(0) == left
    assert scene.can(Option(op.PLAY, small.card, 0)) == (left >= 1)


def test_merlins_wand_discounts_only_the_revealed_name() -> None:
    scene = Scene()
    scene.ink(0, 3)
    wand = scene.put(0, real("Merlin's Wand"))
    twin = scene.put(0, character("Chip - One", cost=3), HAND)
    scene.put(0, character("Chip - Two", cost=3), HAND)
    other = scene.put(0, character("Dale - One", cost=3), HAND)
    scene.use(wand).pick(twin)
    assert scene.can(Option(op.PLAY, other.card, 0))
    scene.play(twin)
    assert scene.ready_ink(0) == 1


def test_total_damage_is_shared_and_counted() -> None:
    scene, card = act("I'm Never Not by Your Side")
    a = scene.put(0, character(willpower=9), damage=3)
    b = scene.put(0, character(willpower=9), damage=3)
    scene.play(card).pick(a, b)
    scene.amount(3)
    assert max(scene.offered(op.NUMBER)) == 1
    scene.amount(1)
    assert scene.lore_total(0) == 4


def test_ready_only_those_from_which_damage_was_removed() -> None:
    scene = Scene()
    scene.put(0, real("Goofy - Groundbreaking Chef"))
    hurt = scene.put(0, character(willpower=5), damage=2, exerted=True)
    well = scene.put(0, character(), exerted=True)
    scene.begin()
    scene.end().yes().amount(1)
    assert not scene.perm(hurt).exerted
    assert scene.perm(well).exerted


# ---- for a while ----------------------------------------------------------------


def test_only_the_next_challenge_gives_lore() -> None:
    scene, card = act("Next Stop, Olympus")
    hero = scene.put(0, character(strength=1, willpower=9), exerted=True)
    foe = scene.put(1, character(strength=0, willpower=9), exerted=True)
    scene.play(card).pick(hero)
    scene.challenge(hero, foe)
    assert scene.lore_total(0) == 1
    assert scene.why_not(Option(op.QUEST, hero.card)) is not None


def test_candy_drift_banishes_at_the_end_of_the_turn() -> None:
    scene, card = act("Candy Drift")
    hero = scene.put(0, character(strength=1))
    scene.play(card)
    assert scene.strength(hero) == 6
    scene.end()
    assert scene.zone(hero) == DISCARD


def test_a_played_character_has_rush_and_dies_at_the_end() -> None:
    scene, card = act("Gruesome and Grim")
    guest = scene.put(0, character(cost=4), HAND)
    scene.play(card)
    assert scene.has(guest, Keyword.RUSH)
    scene.end()
    assert scene.zone(guest) == DISCARD


def test_a_ban_on_all_characters_also_covers_newcomers() -> None:
    name = "Pete - Games Referee"
    scene = Scene()
    scene.ink(0, 10)
    scene.ink(1, 10)
    pete = scene.put(0, real(name), HAND)
    song = scene.put(1, action(Nothing(), 1), HAND)
    scene.play(pete).end()
    assert scene.why_not(Option(op.PLAY, song.card, 0)) is not None


def test_containment_lasts_while_the_item_is_in_play() -> None:
    scene = Scene()
    scene.ink(0, 10)
    unit = scene.put(0, real("Containment Unit"), HAND)
    caught = scene.put(0, character())
    free = scene.put(0, character())
    scene.play(unit).pick(caught)
    assert scene.why_not(Option(op.QUEST, caught.card)) is not None
    assert scene.can(Option(op.QUEST, free.card))


def test_played_from_under_after_being_banished() -> None:
    scene = Scene()
    pals = scene.put(1, real("Sulley & Boo - Scare Buddies"), exerted=True, under=[character("Kid - One"), item()])
    bully = scene.put(0, character(strength=20, willpower=20))
    scene.challenge(bully, pals).yes()
    state = scene.game.state
    names = {state.defs[p.card] for p in state.in_play.values() if p.owner == 1}
    assert len(names) == 1


def test_moving_characters_only_to_locations_of_their_own_player() -> None:
    scene, card = act("Touch the Sky")
    hero = scene.put(0, character())
    here = scene.put(0, location(lore=2))
    scene.put(1, location(lore=5))
    scene.play(card)
    assert scene.perm(hero).location == scene.perm(here).pid
    assert scene.hand(0) == 2


def test_ink_looked_at_may_be_returned() -> None:
    scene = Scene()
    scene.put(0, real("Minnie Mouse - Urban Visionary"), exerted=True)
    hidden = scene.put(0, character(), INKWELL)
    scene.ink(0, 2)
    scene.begin()
    scene.end().yes().yes().pick(hidden)
    assert scene.zone(hidden) == HAND
    assert scene.game.state.players[0].ink_ready == 0


# ---- one after the other ----------------------------------------------------------------


@pytest.mark.parametrize(("kind", "zone"), [("character", PLAY), ("action", DECK)])
def test_the_player_of_the_banished_character_may_reveal_and_play(kind: str, zone: int) -> None:
    scene = Scene(deck_size=0)
    scene.ink(0, 10)
    fairy = scene.put(0, real("Fairy Godmother - Magical Benefactor"))
    scene.put(0, character(), DECK)
    victim = scene.put(1, character())
    top = scene.put(1, character() if kind == "character" else action(Nothing()), DECK)
    scene.put(1, character(), DECK)
    scene.use(fairy)  # Boost: the top card goes under her
    scene.yes()
    assert scene.zone(victim) == DISCARD
    assert scene.asked_player == 1
    scene.yes()
    if kind == "character":
        assert scene.asked_player == 1
        scene.yes()
    assert scene.zone(top) == zone
    if zone == DECK:
        assert scene.game.state.players[1].deck[0] == top.card


def test_without_an_exerted_character_there_is_no_cost_to_compare() -> None:
    for ready, song_zone in ((True, DISCARD), (False, HAND)):
        scene = Scene()
        scene.ink(0, 10)
        ursula = scene.put(0, real("Ursula - Voice Stealer"), HAND)
        scene.put(1, character(cost=3), exerted=not ready)
        song = scene.put(0, action(Nothing(), 3, song=True), HAND)
        scene.play(ursula).yes()
        assert scene.zone(song) == song_zone


def test_each_item_put_into_the_discard_this_way_deals_damage() -> None:
    scene = Scene(deck_size=0)
    duck = scene.put(0, real("Quackerjack - Loony Toymaker"))
    for definition in (item(), character(), item(), character()):
        scene.put(0, definition, DECK)
    scene.put(0, item(), DISCARD)
    target = scene.put(1, character(willpower=9))
    scene.quest(duck).yes().pick(target)
    assert scene.perm(target).damage == 2


def test_no_damage_while_challenging_but_afterwards() -> None:
    scene, card = act("Pushing Boundaries")
    hero = scene.put(0, character(strength=1, willpower=3))
    foe = scene.put(1, character(strength=9, willpower=9), exerted=True)
    scene.play(card).challenge(hero, foe)
    assert scene.perm(hero).damage == 0
    assert scene.perm(foe).damage == 1


def test_strength_only_while_challenging_a_location() -> None:
    scene, card = act("Olympus Would Be That Way")
    hero = scene.put(0, character(strength=1))
    place = scene.put(1, location(willpower=9))
    scene.play(card)
    assert scene.strength(hero) == 1
    scene.challenge(hero, place)
    assert scene.perm(place).damage == 4


def test_the_taunt_bars_challenges_of_you_only_among_many() -> None:
    for players, free in ((2, True), (3, False)):
        scene = Scene(players)
        scene.ink(0, 10)
        card = scene.put(0, real("Flippant Taunt"), HAND)
        mine = scene.put(0, character(), exerted=True)
        foe = scene.put(1, character())
        third = scene.put(2, character(), exerted=True) if players == 3 else None
        scene.play(card)
        if third is not None:
            scene.pick(foe)
        assert scene.has(foe, Keyword.RECKLESS)
        scene.end()
        assert (mine.card in scene.targets(foe)) == free
        if third is not None:
            assert third.card in scene.targets(foe)


def test_both_return_if_one_of_them_is_cheap() -> None:
    for costs, zone in (((3, 7), HAND), ((4, 7), PLAY)):
        scene, card = act("Un Poco Loco")
        pair = [scene.put(0, character(cost=c)) for c in costs]
        scene.play(card)  # two of exactly two
        assert [scene.zone(c) for c in pair] == [zone, zone]


def test_the_returned_card_may_be_played_if_it_is_tod() -> None:
    for name, zone in (("Tod - Cub", PLAY), ("Copper - Pup", HAND)):
        scene = Scene()
        scene.ink(0, 10)
        widow = scene.put(0, real("Widow Tweed - Kindly Soul"), HAND)
        pet = scene.put(0, character(name, cost=9), DISCARD)
        scene.play(widow)
        if zone == PLAY:
            scene.yes()
        assert scene.zone(pet) == zone


@pytest.mark.parametrize(("cost", "answer", "zone"), [(3, True, PLAY), (3, False, HAND), (4, None, HAND)])
def test_a_cheap_item_may_be_played_instead(cost: int, answer: bool | None, zone: int) -> None:
    scene = Scene(deck_size=0)
    queen = scene.put(0, real("The Queen - Diviner"))
    thing = scene.put(0, item(cost=cost), DECK)
    scene.put(0, character(), DECK)
    scene.use(queen).yes().pick(thing)
    if answer is not None:
        scene.choose(Option(op.YES if answer else op.NO))
    assert scene.zone(thing) == zone
    if zone == PLAY:
        assert scene.perm(thing).exerted
