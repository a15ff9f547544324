"""What effects do, read from the cards themselves: instead, each player in turn, what a pronoun means."""

import pytest

from tintero.abilities.effect import Nothing
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DECK, DISCARD, HAND, PLAY, Scene, action, character, item, location
from ..reading import real
from .real import act

# ---- instead (6.5.6) ----------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "strength"), [(("Storyborn", "Villain"), 6), (("Storyborn",), 5)])
def test_a_chosen_villain_gets_more_instead(kinds: tuple[str, ...], strength: int) -> None:
    scene = Scene()
    scene.ink(0, 1)
    potion = scene.put(0, real("Potion of Might"))
    chosen = scene.put(0, character(strength=2, classifications=kinds))
    other = scene.put(1, character(strength=2))
    scene.use(potion).pick(chosen)
    assert scene.strength(chosen) == strength
    assert scene.strength(other) == 2
    assert scene.asked == "turn"  # one choice, not two


def test_a_chosen_princess_is_banished_and_anybody_else_exerted() -> None:
    for kinds, zone in ((("Princess",), DISCARD), (("Hero",), PLAY)):
        scene = Scene()
        scene.ink(0, 1)
        apple = scene.put(0, real("Poisoned Apple"))
        chosen = scene.put(1, character(classifications=kinds))
        scene.put(1, character())
        scene.use(apple).pick(chosen)
        assert scene.zone(chosen) == zone
        if zone == PLAY:
            assert scene.perm(chosen).exerted


@pytest.mark.parametrize(("damage", "after"), [(0, 3), (1, 6)])
def test_air_drop_asks_for_damage_after_the_choice(damage: int, after: int) -> None:
    scene, drop = act("Air Drop")
    chosen = scene.put(1, character(willpower=9), damage=damage)
    scene.put(1, character(willpower=9), damage=2)
    scene.play(drop).pick(chosen)
    assert scene.perm(chosen).damage == after


@pytest.mark.parametrize(("kinds", "damage"), [(("Pirate",), 3), (("Hero",), 1)])
def test_the_discarded_card_decides_not_the_chosen_one(kinds: tuple[str, ...], damage: int) -> None:
    scene = Scene()
    chief = scene.put(0, real("Kakamora - Pirate Chief"))
    target = scene.put(1, character(willpower=9, classifications=("Hero",) if damage == 3 else ("Pirate",)))
    thrown = scene.put(0, character(classifications=kinds), HAND)
    scene.quest(chief).yes().pick(thrown).pick(target)
    assert scene.perm(target).damage == damage


# ---- each player in turn (6.7.6) ----------------------------------------------------------------


def test_each_opponent_who_does_not_discard_gives_lore() -> None:
    for cards, answer, lore in ((1, "yes", 0), (1, "no", 2), (0, "yes", 2)):
        scene, scroll = act("Sign the Scroll")
        for _ in range(cards):
            scene.put(1, character(), HAND)
        scene.play(scroll)
        assert scene.asked_player == 1
        scene.choose(Option(op.YES if answer == "yes" else op.NO))
        assert scene.lore_total(0) == lore  # an empty hand discards nothing, whatever was said
        assert scene.hand(1) == (cards if answer == "no" else 0)


def test_each_opponent_chooses_and_what_they_chose_cannot_ready() -> None:
    scene, plan = act("Ursula's Plan")
    mine = scene.put(0, character())
    one = scene.put(1, character())
    two = scene.put(1, character())
    scene.play(plan)
    assert scene.asked_player == 1
    assert scene.offered(op.CARD) == {one.card, two.card}
    scene.pick(one).end()
    assert scene.perm(one).exerted
    assert not scene.perm(two).exerted
    assert not scene.perm(mine).exerted


def test_each_player_draws_up_to_three_by_their_own_shortfall() -> None:
    scene = Scene()
    scene.ink(0, 10)
    demona = scene.put(0, real("Demona - Scourge of the Wyvern Clan"), HAND)
    scene.put(1, character(), HAND)
    scene.put(1, character(), HAND)
    scene.play(demona)
    assert (scene.hand(0), scene.hand(1)) == (3, 3)


def test_both_discards_are_counted_for_the_damage() -> None:
    scene = Scene()
    scene.ink(0, 10)
    rider = scene.put(0, real("The Headless Horseman - Cursed Rider"), HAND)
    target = scene.put(1, character(willpower=30))
    for player in (0, 1):
        for _ in range(3):
            scene.put(player, action(Nothing()), DECK)
    scene.play(rider)
    assert (scene.hand(0), scene.hand(1)) == (0, 0)
    assert scene.perm(target).damage == 12


def test_the_three_chosen_characters_go_three_ways() -> None:
    scene, card = act("The Family Scattered")
    theirs = [scene.put(1, character(), damage=0) for _ in range(4)]
    scene.play(card).pick(*theirs[:3])
    assert scene.offered(op.CARD) == {c.card for c in theirs[:3]}
    scene.pick(theirs[0]).pick(theirs[1])
    assert [scene.zone(c) for c in theirs] == [HAND, DECK, DECK, PLAY]
    deck = scene.game.state.players[1].deck
    assert (deck[0], deck[-1]) == (theirs[1].card, theirs[2].card)


def test_ink_geyser_leaves_three_exerted_ink() -> None:
    scene, geyser = act("Ink Geyser", 8)
    scene.ink(1, 2)
    scene.play(geyser)
    me, you = scene.game.state.players
    assert (len(me.inkwell), me.ink_ready, len(me.hand)) == (3, 0, 5)
    assert (len(you.inkwell), you.ink_ready, len(you.hand)) == (2, 0, 0)


def test_any_number_of_players_discard_and_draw() -> None:
    scene, card = act("Beyond the Horizon")
    for _ in range(5):
        scene.put(1, character(), HAND)
    scene.put(0, character(), HAND)
    scene.play(card).player(1).done()
    assert (scene.hand(0), scene.hand(1)) == (1, 3)


def test_you_and_another_player_each_draw() -> None:
    scene, card = act("If I Didn't Have You")
    scene.play(card)
    assert (scene.hand(0), scene.hand(1)) == (2, 2)


@pytest.mark.parametrize(("answer", "zone"), [("yes", PLAY), ("no", DECK)])
def test_each_player_may_play_what_they_reveal(answer: str, zone: int) -> None:
    scene = Scene(deck_size=0)
    scene.ink(0, 10)
    card = scene.put(0, real("Let's Get Dangerous"), HAND)
    mine = scene.put(0, item(), DECK)
    theirs = scene.put(1, character(), DECK)
    scene.play(card)
    assert scene.asked_player == 1
    scene.choose(Option(op.YES if answer == "yes" else op.NO))
    assert scene.zone(theirs) == zone
    assert scene.zone(mine) == DECK


def test_the_highest_cost_revealed_goes_to_hand() -> None:
    scene = Scene(deck_size=0)
    cat = scene.put(0, real("Thomas O'Malley - Savvy Vagabond"))
    cheap = scene.put(0, character(cost=2), DECK)
    dear = scene.put(1, character(cost=5), DECK)
    scene.quest(cat)
    assert (scene.zone(cheap), scene.zone(dear)) == (DECK, HAND)


def test_the_challenging_player_may_discard_or_give_lore() -> None:
    for answer, lore, hand in ((Option(op.YES), 0, 0), (Option(op.NO), 2, 1)):
        scene = Scene()
        flynn = scene.put(1, real("Flynn Rider - Breaking and Entering"), exerted=True)
        bully = scene.put(0, character(strength=1))
        scene.put(0, character(), HAND)
        scene.challenge(bully, flynn)
        assert scene.asked_player == 0
        scene.choose(answer)
        assert (scene.lore_total(1), scene.hand(0)) == (lore, hand)


# ---- pronouns that outlive other picks (6.1.11) ----------------------------------------------------------------


def test_all_damage_moves_to_the_exerted_character() -> None:
    scene, card = act("Can't Hold It Back Anymore")
    chosen = scene.put(1, character(willpower=20), damage=1)
    other = scene.put(1, character(willpower=9), damage=3)
    mine = scene.put(0, character(willpower=9), damage=2)
    scene.play(card).pick(chosen)
    assert scene.perm(chosen).exerted
    assert [scene.perm(c).damage for c in (chosen, other, mine)] == [6, 0, 0]


def test_zipper_adds_his_own_willpower() -> None:
    scene = Scene()
    zipper = scene.put(0, real("Zipper - Big Helper"))
    friend = scene.put(0, character(strength=1, willpower=7))
    scene.quest(zipper).yes()
    assert scene.strength(friend) == 1 + scene.willpower(zipper)


def test_zeus_gets_the_strength_of_the_chosen_character() -> None:
    scene = Scene()
    zeus = scene.put(0, real("Zeus - Mr. Lightning Bolts"))
    strong = scene.put(0, character(strength=6))
    victim = scene.put(1, character(strength=0, willpower=20), exerted=True)
    before = scene.strength(zeus)
    scene.challenge(zeus, victim).pick(strong)
    assert scene.perm(victim).damage == before + 6
    assert scene.strength(strong) == 6


def test_scar_banishes_the_ally_after_the_discards() -> None:
    scene = Scene()
    scar = scene.put(0, real("Scar - Finally King"), exerted=True)
    ally = scene.put(0, character(strength=3, classifications=("Ally",)))
    scene.put(0, character(strength=9, classifications=("Hero",)))
    scene.begin()
    drawn = scene.strength(ally)
    scene.end()
    scene.yes()
    assert scene.hand(0) == drawn
    hand = list(scene.game.state.players[0].hand)
    for card in hand[:2]:
        scene.choose(Option(op.CARD, card))
    assert scene.zone(ally) == DISCARD
    assert scene.zone(scar) == PLAY
    assert scene.hand(0) == drawn - 2


def test_the_exerted_character_is_kept_through_the_discard() -> None:
    scene, card = act("Lose the Way")
    chosen = scene.put(1, character())
    scene.put(1, character())
    scene.put(0, character(), HAND)
    scene.play(card).pick(chosen).yes()
    scene.end()
    assert scene.perm(chosen).exerted


def test_the_other_character_that_moved_gets_lore() -> None:
    scene = Scene()
    scene.ink(0, 10)
    roxanne = scene.put(0, real("Roxanne - Concert Lover"), HAND)
    friend = scene.put(0, character(lore=1))
    here = scene.put(0, location())
    scene.put(1, location())
    scene.play(roxanne).yes()
    assert scene.perm(friend).location == scene.perm(here).pid == scene.perm(roxanne).location
    assert scene.lore_of(friend) == 2
    assert scene.lore_of(roxanne) == real("Roxanne - Concert Lover").lore


def test_lore_of_the_location_where_the_readied_character_is() -> None:
    scene, dream = act("I've Got a Dream")
    here = scene.put(0, location(lore=2))
    scene.put(0, location(lore=1))
    hero = scene.put(0, character(), at=here, exerted=True)
    scene.play(dream)
    assert not scene.perm(hero).exerted
    assert scene.lore_total(0) == 2
    assert scene.why_not(Option(op.QUEST, hero.card)) is not None


def test_cards_that_were_under_move_under_another() -> None:
    scene = Scene()
    bob = scene.put(1, real("Mickey Mouse - Bob Cratchit"), exerted=True, under=[character(), character()], damage=1)
    heir = scene.put(1, character())
    bully = scene.put(0, character(strength=9, willpower=9))
    scene.challenge(bully, bob).yes()
    assert scene.zone(bob) == DISCARD
    assert len(scene.perm(heir).under) == 2


def test_the_banished_character_of_the_cost_gives_the_name() -> None:
    scene = Scene()
    hades = scene.put(0, real("Hades - Double Dealer"))
    scene.put(0, character("Pain - One"))
    same = scene.put(0, character("Pain - Two"), HAND)
    scene.put(0, character("Hades - Other"), HAND)
    scene.use(hades)
    assert scene.zone(same) == PLAY
    assert scene.hand(0) == 1


def test_lore_of_the_card_discarded_as_a_cost() -> None:
    scene = Scene()
    queen = scene.put(0, real("The Queen - Disguised Peddler"))
    scene.put(0, character(lore=4), HAND)
    scene.use(queen)
    assert scene.lore_total(0) == 4


def test_the_discarded_illusion_may_be_played() -> None:
    scene = Scene()
    jafar = scene.put(0, real("Jafar - High Sultan of Lorcana"))
    ghost = scene.put(0, character(cost=9, classifications=("Illusion",)), HAND)
    scene.quest(jafar).yes().pick(ghost).yes()
    assert scene.zone(ghost) == PLAY
