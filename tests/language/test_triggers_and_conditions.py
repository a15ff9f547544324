"""Trigger conditions and true-or-false statements, read from the cards themselves and played."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import (
    Banish,
    DealDamage,
    Discard,
    Draw,
    Exert,
    InkTop,
    Nothing,
    RemoveDamage,
)
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, Chosen, Each, Filter
from tintero.abilities.words import CardType, Keyword, Limit
from tintero.language import Unread
from tintero.language.reader import TextReading
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import DISCARD, HAND, PLAY, Scene, action, character, item, keyword, location, shift
from ..reading import real, shared_reader


def spanish(text: str) -> str:
    reading = shared_reader().read_text("ability", "", text)
    assert not isinstance(reading, Unread), reading
    return reading.spanish


NOTHING = Nothing()
SONG = action(NOTHING, 3, "Ballad", True)


# ---- banishing and challenges ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("here", "lore"), [(True, 2), (False, 0)])
def test_banishes_while_here_asks_where_the_challenger_is(here: bool, lore: int) -> None:
    scene = Scene()
    thebes = scene.put(0, real("Thebes - The Big Olive"))
    hero = scene.put(0, character(strength=5), at=thebes if here else None)
    victim = scene.put(1, character(strength=0, willpower=1), exerted=True)
    scene.challenge(hero, victim)
    assert scene.lore_total(0) == lore


@pytest.mark.parametrize(("attacks", "lore"), [(True, 1), (False, 0)])
def test_challenging_and_banishing_is_not_banishing_as_the_one_that_is_challenged(attacks: bool, lore: int) -> None:
    ability = shared_reader().read_text(
        "ability", "", "Whenever this character challenges and banishes another character, gain 1 lore."
    )
    assert isinstance(ability, TextReading)
    scene = Scene()
    hero = scene.put(0, character("Hero", 5, 9, 0, 1, ability.meaning), exerted=not attacks)
    rival = scene.put(1, character(strength=0, willpower=1), exerted=attacks)
    if attacks:
        scene.challenge(hero, rival)
    else:
        scene.end()
        scene.challenge(rival, hero)
    assert scene.zone(rival) == DISCARD
    assert scene.lore_total(0) == lore


@pytest.mark.parametrize(("cards", "lore"), [(0, 3), (1, 1)])
def test_an_empty_hand_is_one_without_cards(cards: int, lore: int) -> None:
    ability = shared_reader().read_text(
        "ability", "", "While there are no cards in your hand, this character gets +2 ◊."
    )
    assert isinstance(ability, TextReading)
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, ability.meaning))
    for _ in range(cards):
        scene.put(0, character(), HAND)
    scene.quest(hero)
    assert scene.lore_total(0) == lore


def test_banishing_in_a_challenge_is_credited_only_to_the_two_in_it() -> None:
    # CR 4.6.2: a bystander whose ability finishes a participant did not banish it in a challenge
    bystander = real("Captain Hook - Master Swordsman")
    scene = Scene()
    hook = scene.put(0, bystander, exerted=True)
    fighter = scene.put(0, character(strength=1, willpower=9))
    victim = scene.put(1, character(strength=0, willpower=1), exerted=True)
    scene.challenge(fighter, victim)
    assert scene.zone(victim) == DISCARD
    assert scene.perm(hook).exerted


def test_challenged_and_banished_banishes_the_challenger() -> None:
    scene = Scene(turn=1)
    cat = scene.put(0, real("Cheshire Cat - Not All There"), exerted=True)
    bully = scene.put(1, character(strength=9, willpower=9))
    scene.challenge(bully, cat)
    assert scene.zone(cat) == DISCARD
    assert scene.zone(bully) == DISCARD


def test_challenged_and_banished_is_not_challenging_and_banished() -> None:
    scene = Scene()
    cat = scene.put(0, real("Cheshire Cat - Not All There"))
    wall = scene.put(1, character(strength=9, willpower=9), exerted=True)
    scene.challenge(cat, wall)
    assert scene.zone(cat) == DISCARD
    assert scene.zone(wall) == PLAY


def test_challenges_and_is_banished_may_take_the_other_along() -> None:
    scene = Scene()
    prince = scene.put(0, real("Prince Phillip - Dragonslayer"))
    dragon = scene.put(1, character(strength=9, willpower=9), exerted=True)
    scene.challenge(prince, dragon).yes()
    assert scene.zone(dragon) == DISCARD


def test_that_character_is_the_challenged_one() -> None:
    scene = Scene()
    boo = scene.put(0, real("Boo - Energetic Child"))
    weak = scene.put(1, character(strength=3, willpower=9), exerted=True)
    scene.challenge(boo, weak)
    assert scene.zone(weak) == DISCARD
    assert scene.zone(boo) == PLAY


def test_it_is_the_second_challenge_of_the_turn() -> None:
    scene = Scene()
    scene.put(0, real("Fa Zhou - War Hero"))
    fighters = [scene.put(0, character(willpower=9)) for _ in range(3)]
    wall = scene.put(1, character(strength=0, willpower=30), exerted=True)
    totals = []
    for fighter in fighters:
        scene.challenge(fighter, wall)
        totals.append(scene.lore_total(0))
    assert totals == [0, 3, 3]


def test_while_being_challenged_speaks_of_each_character() -> None:
    hit_all = action(DealDamage(Each(CHARACTER), Number(1)), 0)
    scene = Scene()
    scene.put(0, real("Hercules - Mighty Leader"), exerted=True)
    friend = scene.put(0, character(classifications=("Hero",), willpower=5), exerted=True)
    stranger = scene.put(0, character(classifications=("Villain",), willpower=5), exerted=True)
    deed = scene.put(0, hit_all, HAND)
    scene.play(deed)
    assert (scene.perm(friend).damage, scene.perm(stranger).damage) == (0, 1)


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_second_action_of_the_turn() -> None:
    scene = Scene()
    minnie = scene.put(0, real("Minnie Mouse - Wide-Eyed Diver"))
    deeds = [scene.put(0, action(NOTHING, 0), HAND) for _ in range(3)]
    values = []
    for deed in deeds:
        scene.play(deed)
        values.append(scene.lore_of(minnie))
    assert values == [1, 3, 3]


def test_paying_little_counts_the_ink_that_was_paid() -> None:
    # CR 1.5.4: a song that is sung is paid with no ink at all
    scene = Scene()
    scene.put(0, real("Babyhead - Leader of Sid's Toys"))
    singer = scene.put(0, character(cost=5))
    song = scene.put(0, SONG, HAND)
    dear = scene.put(0, action(NOTHING, 3), HAND)
    scene.ink(0, 3)
    scene.play(dear)
    assert scene.asked == op.TURN
    scene.sing(song, singer)
    assert scene.asked == op.CHOOSE


def test_only_the_covered_card_sees_the_shift_on_top_of_it() -> None:
    wu = real("Grandma Wu - Wise Grandmother")
    scene = Scene()
    base = scene.put(0, wu)
    scene.put(0, wu)
    panda = scene.put(0, character("Grandma Wu - Panda", 5, 5, 2, 5, shift(0)), HAND)
    scene.shift(panda, base)
    assert scene.lore_total(0) == 1


def test_playing_this_or_another_item_with_a_different_name() -> None:
    scene = Scene()
    gadget, other = item("Cog", 0), item("Lever", 0)
    scene.put(0, gadget)
    hat = scene.put(0, real("Spyglass Hat"), HAND)
    same = scene.put(0, gadget, HAND)
    new = scene.put(0, other, HAND)
    scene.ink(0, 3)
    scene.play(hat)
    assert scene.asked == op.MAY
    scene.no().play(same)
    assert scene.asked == op.TURN
    scene.play(new)
    assert scene.asked == op.MAY


@pytest.mark.parametrize(("copy", "question"), [(True, op.MAY), (False, op.TURN)])
def test_another_card_of_that_name_in_the_discard(copy: bool, question: str) -> None:
    # the song itself lies in the discard when the question comes; it is not "another card"
    scene = Scene()
    scene.put(0, real("Jukebox"))
    scene.put(0, character(), exerted=True)
    if copy:
        scene.put(0, SONG, DISCARD)
    song = scene.put(0, SONG, HAND)
    scene.ink(0, 3)
    scene.play(song)
    assert scene.asked == question


def test_he_is_this_character_that_was_just_named() -> None:
    scene = Scene()
    litwak = scene.put(0, real("Mr. Litwak - Arcade Owner"), exerted=True)
    guest = scene.put(0, character(cost=0), HAND)
    scene.play(guest).yes()
    assert not scene.perm(litwak).exerted
    assert litwak.card not in scene.offered(op.QUEST)


# ---- singing ---------------------------------------------------------------------------------------------------------


def chorus(scene: Scene) -> list[int]:
    """Two characters sing together; their cards."""
    song = scene.put(0, action(NOTHING, 7, "Chorus", True, keyword(Keyword.SING_TOGETHER, 7)), HAND)
    singers = [scene.put(0, character(cost=4)) for _ in range(2)]
    scene.put(0, character(cost=4))  # stays silent
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card)).pick(*singers).done()
    return [c.card for c in singers]


def test_one_or_more_sing_is_one_trigger() -> None:
    # CR 6.2.1
    scene = Scene()
    scene.put(0, real("Pepa Madrigal - Sensitive Sister"))
    chorus(scene)
    assert scene.lore_total(0) == 1


def test_those_characters_are_all_that_sang() -> None:
    scene = Scene()
    alma = scene.put(0, real("Alma Madrigal - Accepting Grandmother"), exerted=True)
    cards = chorus(scene)
    scene.yes()
    pids = [scene.game.state.pid_of[c] for c in cards]
    assert not any(scene.game.state.in_play[p].exerted for p in pids)
    assert scene.perm(alma).exerted


# ---- ink, cards, damage ----------------------------------------------------------------------------------------------


def test_two_cards_inked_together_have_one_second() -> None:
    scene = Scene()
    scene.put(0, real("Chicha - Dedicated Mother"))
    deed = scene.put(0, action(InkTop(YOU, Number(2)), 0), HAND)
    scene.play(deed)
    while scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    scene.yes()
    while scene.asked == op.RESOLVE:
        scene.choose(scene.game.options[0])
    assert scene.asked == op.TURN
    assert scene.hand(0) == 1


def test_they_draw_during_their_own_turn_while_this_is_exerted() -> None:
    scene = Scene(turn=1)
    scene.put(0, real("Diablo - Devoted Herald"), exerted=True)
    deed = scene.put(1, action(Draw(YOU, Number(1)), 0), HAND)
    scene.play(deed)
    assert (scene.asked, scene.asked_player) == (op.MAY, 0)


def test_an_action_that_deals_damage_is_yours() -> None:
    scene = Scene()
    scene.put(0, real("Merida - Formidable Archer"))
    victim = scene.put(1, character(willpower=9))
    other = scene.put(1, character(willpower=9))
    deed = scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND)
    scene.play(deed).pick(victim)
    assert (scene.perm(victim).damage, scene.perm(other).damage) == (3, 0)


def test_an_opponents_choice_costs_that_opponent_a_card() -> None:
    scene = Scene(turn=1)
    scene.put(0, real("Flynn Rider - High-Climbing Rogue"))
    deed = scene.put(1, action(Exert(Chosen(CHARACTER)), 0), HAND)
    scene.put(1, character(), HAND)
    scene.put(0, character(), HAND)
    scene.play(deed)
    assert (scene.hand(0), scene.hand(1)) == (1, 0)


def test_using_boost_of_a_character() -> None:
    scene = Scene()
    scene.put(0, real("Donald Duck - Fred Honeywell"))
    booster = scene.put(0, character("Booster", 2, 3, 1, 2, keyword(Keyword.BOOST, 1)))
    scene.ink(0, 1)
    scene.use(booster).yes()
    assert len(scene.perm(booster).under) == 2


def test_damage_removed_from_each_character_is_its_own_event() -> None:
    # CR 6.2.1
    scene = Scene()
    aurora = scene.put(0, real("Aurora - Waking Beauty"), exerted=True)
    scene.put(0, character(willpower=5), damage=2)
    deed = scene.put(0, action(RemoveDamage(Each(CHARACTER), None), 0), HAND)
    scene.play(deed)
    assert not scene.perm(aurora).exerted
    assert aurora.card not in scene.offered(op.QUEST)


# ---- locations -------------------------------------------------------------------------------------------------------


def test_first_time_each_turn_is_gone_even_if_declined() -> None:
    # CR 6.2.2: only the first such event is the trigger condition; others do not count for it
    scene = Scene()
    vine = scene.put(0, real("Vine Entrance - Ominous Passageway"))
    plain = scene.put(0, character())
    first, second = (scene.put(0, character(classifications=("Floodborn",))) for _ in range(2))
    scene.ink(0, 9)
    scene.move(plain, vine)
    assert scene.asked == op.TURN
    scene.move(first, vine)
    assert scene.asked == op.MAY
    scene.no().move(second, vine)
    assert scene.asked == op.TURN


def test_first_time_here_does_not_count_moves_elsewhere() -> None:
    scene = Scene()
    vine = scene.put(0, real("Vine Entrance - Ominous Passageway"))
    hall = scene.put(0, location())
    first, second = (scene.put(0, character(classifications=("Floodborn",))) for _ in range(2))
    scene.ink(0, 9)
    scene.move(first, hall)
    scene.move(second, vine)
    assert scene.asked == op.MAY


@pytest.mark.parametrize(("exerted", "zone"), [(True, HAND), (False, DISCARD)])
def test_what_was_here_when_the_location_left(exerted: bool, zone: int) -> None:
    scene = Scene()
    vine = scene.put(0, real("The Frozen Vine - Monstrous Plant"))
    scene.put(0, character(), at=vine, exerted=exerted)
    deed = scene.put(0, action(Banish(Each(Filter(types=(CardType.LOCATION,)))), 0), HAND)
    scene.play(deed)
    assert scene.zone(vine) == zone


# ---- the discard -----------------------------------------------------------------------------------------------------


def test_discarded_in_your_turn_it_may_be_played_for_its_cost() -> None:
    scene = Scene()
    gothel = scene.put(0, real("Mother Gothel - Evil as Ever"), HAND)
    deed = scene.put(0, action(Discard(YOU, Number(1), Filter()), 0), HAND)
    scene.ink(0, 2)
    scene.play(deed).yes()
    assert scene.zone(gothel) == PLAY
    assert scene.ready_ink(0) == 0


def test_an_action_that_answers_its_own_discard() -> None:
    scene = Scene()
    look = scene.put(0, real("Look What You've Done"), HAND)
    deed = scene.put(0, action(Discard(YOU, Number(1), Filter()), 0), HAND)
    victim = scene.put(1, character(willpower=9))
    scene.ink(0, 2)
    scene.play(deed).yes()
    assert scene.perm(victim).damage == 2
    assert scene.zone(look) == DISCARD


def test_at_the_start_of_your_turn_from_the_discard() -> None:
    scene = Scene(turn=1)
    lilo = scene.put(0, real("Lilo - Escape Artist"), DISCARD)
    scene.ink(0, 2)
    scene.end().yes()
    assert scene.perm(lilo).exerted


# ---- what the reading says -------------------------------------------------------------------------------------------


def test_a_gate_before_the_trigger_word_and_an_if_after_it() -> None:
    # CR 6.1.13.6 against 6.2.4
    chicha = real("Chicha - Dedicated Mother").abilities[-1]
    assert isinstance(chicha, Triggered)
    assert chicha.triggers[0].gate is not None
    assert chicha.triggers[0].ordinal == 0


def test_once_during_your_turn_is_a_limit_on_resolving() -> None:
    jukebox = real("Jukebox").abilities[0]
    assert isinstance(jukebox, Triggered)
    assert jukebox.limit == Limit.ONCE


def test_spanish_agrees() -> None:
    assert spanish("When this location is banished, gain 1 lore.") == (
        "Cuando esta localización sea desterrada, ganas 1 de leyenda."
    )
    assert spanish("Whenever one of your characters is challenged, draw a card.") == (
        "Siempre que uno de tus personajes sea desafiado, robas 1 carta."
    )
