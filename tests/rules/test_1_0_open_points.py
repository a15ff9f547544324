"""The open points of `rules.settings`: our default and the other value of each setting."""

from __future__ import annotations

from typing import Any

import pytest

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Count, EventAmount, Number
from tintero.abilities.condition import YourTurn
from tintero.abilities.effect import Banish, DealDamage, GainLore, LoseLore
from tintero.abilities.property import Cant, Changes, ExtraDamage
from tintero.abilities.target import CHARACTER, YOU, Each, Filter, Object, Other, Players, The, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, How, Keyword, Stat, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.book.check import check
from tintero.rules.event import NOTHING
from tintero.rules.option import Option
from tintero.rules.settings import OpenPoints, Settings

from ..kit import DISCARD, HAND, Scene, action, character, keyword, location

EACH_PLAYER = Players(Who.EACH_PLAYER)


def open_points(**values: Any) -> Settings:
    return Settings(open_points=OpenPoints(**values))


@pytest.mark.parametrize(("active_first", "winner"), [(True, 0), (False, 1)])
def test_1_8_4_two_players_reach_20_in_one_check(active_first: bool, winner: int) -> None:
    scene = Scene(settings=open_points(check_starts_with_active_player=active_first))  # player 1 was the first player
    scene.lore(0, 19)
    scene.lore(1, 19)
    deed = scene.put(0, action(GainLore(EACH_PLAYER, Number(1)), 0), HAND)
    scene.play(deed)
    assert scene.game.over
    assert scene.winner == winner


@pytest.mark.parametrize(("win_first", "winner"), [(True, 0), (False, 1)])
def test_1_8_4_winning_and_losing_in_one_check(win_first: bool, winner: int) -> None:
    scene = Scene(settings=open_points(win_beats_loss=win_first))
    scene.position.deck_size[0] = 0
    state = scene.begin().state
    state.players[0].lore = 20
    assert check(state, turn_ended=True)
    assert state.outcome.winner == winner


def test_1_8_4_a_winner_who_loses_leaves_the_win_to_the_next_one() -> None:
    scene = Scene(3, settings=open_points(win_beats_loss=False))
    scene.position.deck_size[0] = 0
    state = scene.begin().state
    state.players[0].lore = 20
    state.players[2].lore = 20
    while check(state, turn_ended=True) and not state.over():
        pass
    assert state.outcome.winner == 2


def test_1_8_4_leaving_cards_of_both_players_see_each_other() -> None:
    watcher = Triggered(
        (Trigger(EventKind.BANISHED, Filter((CardType.CHARACTER,), tests=(Other(),))),),
        GainLore(YOU, Number(1)),
        "Watch",
    )
    scene = Scene()
    scene.put(0, character("Mine", 1, 1, 1, 1, watcher))
    scene.put(1, character("Theirs", 1, 1, 1, 1, watcher))
    deed = scene.put(0, action(DealDamage(Each(CHARACTER), Number(1)), 0), HAND)
    scene.play(deed)
    assert (scene.lore_total(0), scene.lore_total(1)) == (1, 1)


@pytest.mark.parametrize(("base_counts", "lore"), [(False, 0), (True, 3)])
def test_1_9_5_amount_dealt_when_cut_to_zero(base_counts: bool, lore: int) -> None:
    proud = Triggered((Trigger(EventKind.DAMAGE_DEALT, This()),), GainLore(YOU, EventAmount()), "Proud")
    scene = Scene(settings=open_points(dealt_amount_is_base=base_counts))
    hero = scene.put(0, character("Hero", 3, 9, 1, 1, proud))
    wall = scene.put(1, character("Wall", 0, 9, 1, 1, keyword(Keyword.RESIST, 3)), exerted=True)
    scene.challenge(hero, wall)
    assert scene.perm(wall).damage == 0
    assert scene.lore_total(0) == lore


@pytest.mark.parametrize(("base_counts", "lore"), [(False, 2), (True, 3)])
def test_1_9_5_amount_dealt_when_reduced(base_counts: bool, lore: int) -> None:
    proud = Triggered((Trigger(EventKind.DAMAGE_DEALT, This()),), GainLore(YOU, EventAmount()), "Proud")
    scene = Scene(settings=open_points(dealt_amount_is_base=base_counts))
    hero = scene.put(0, character("Hero", 3, 9, 1, 1, proud))
    wall = scene.put(1, character("Wall", 0, 9, 1, 1, keyword(Keyword.RESIST, 1)), exerted=True)
    scene.challenge(hero, wall)
    assert scene.perm(wall).damage == 2  # what lands is the final amount either way
    assert scene.lore_total(0) == lore


@pytest.mark.parametrize(("ready_first", "stays_exerted"), [(True, False), (False, True)])
def test_3_2_1_readying_and_during_your_turn(ready_first: bool, stays_exerted: bool) -> None:
    sleepy = Static("Sleepy", YourTurn(), This(), (Cant(Doing.READY),))
    scene = Scene(settings=open_points(ready_before_during_your_turn=ready_first))
    hero = scene.put(1, character("Sleeper", 1, 3, 1, 1, sleepy), exerted=True)
    scene.end()
    assert scene.perm(hero).exerted == stays_exerted


@pytest.mark.parametrize("checked", [False, True])
def test_3_2_2_3_check_between_location_lore_and_first_trigger(checked: bool) -> None:
    tax = Triggered(
        (Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN),), LoseLore(YOU, Number(1)), "Tax"
    )
    scene = Scene(settings=open_points(check_after_location_lore=checked))
    scene.lore(1, 19)
    scene.put(1, location("Castle", 5, 1))
    scene.put(1, character("Payer", 1, 3, 1, 1, tax))
    scene.end()
    assert scene.game.over == checked
    assert scene.lore_total(1) == (20 if checked else 19)


@pytest.mark.parametrize("ends", [True, False])
def test_4_6_9_a_challenged_location_that_leaves_takes_no_damage(ends: bool) -> None:
    # With either value nothing can be dealt to a location that is gone, and the challenge closes afterwards.
    wreck = Triggered((Trigger(EventKind.CHALLENGED, This()),), Banish(The(Object())), "Wreck")
    scene = Scene(settings=open_points(leaving_location_ends_challenge=ends))
    hero = scene.put(0, character("Hero", 3, 3, 1, 1, wreck))
    place = scene.put(1, location("Place", 5, 1))
    scene.challenge(hero, place)
    assert scene.zone(place) == DISCARD
    assert not scene.events(EventKind.DAMAGE_DEALT)
    assert scene.game.state.challenging == NOTHING
    assert len(scene.events(EventKind.CHALLENGE_ENDED)) == 1
    assert scene.asked == op.TURN


@pytest.mark.parametrize("allowed", [False, True])
def test_4_7_moving_to_the_location_it_is_at(allowed: bool) -> None:
    scene = Scene(settings=open_points(move_to_same_location=allowed))
    home = scene.put(0, location("Home", 5, 1, 1, 1))
    hero = scene.put(0, character("Hero"), at=home)
    scene.ink(0, 1)
    scene.begin()
    assert scene.can(Option(op.MOVE, hero.card, home.card)) == allowed
    if not allowed:
        assert scene.why_not(Option(op.MOVE, hero.card, home.card)) == ("already_there", "4.7.3.1")


@pytest.mark.parametrize(("increased", "damage"), [(False, 0), (True, 2)])
def test_5_3_6_2_strength_zero_with_a_damage_increase(increased: bool, damage: int) -> None:
    frail = Static("Frail", None, This(), (ExtraDamage(Number(2)),))
    scene = Scene(settings=open_points(zero_strength_deals_increase=increased))
    weak = scene.put(0, character("Weak", 0, 5))
    victim = scene.put(1, character("Victim", 0, 5, 1, 1, frail), exerted=True)
    scene.challenge(weak, victim)
    assert scene.perm(victim).damage == damage
    assert bool(scene.events(EventKind.DAMAGE_DEALT)) == increased


@pytest.mark.parametrize(("discarded_first", "zone"), [(True, 2), (False, DISCARD)])
def test_4_3_3_2_action_to_the_discard_before_or_after_the_check(discarded_first: bool, zone: int) -> None:
    actions = Filter((CardType.ACTION,), Whose.YOURS, Zone.DISCARD)
    tough = Static("Tough", None, This(), (Changes(Stat.WILLPOWER, Count(actions)),))
    scene = Scene(settings=open_points(action_discarded_before_check=discarded_first))
    hero = scene.put(0, character("Hero", 1, 2, 1, 1, tough))
    deed = scene.put(0, action(DealDamage(Each(CHARACTER), Number(2)), 0), HAND)
    scene.play(deed)
    assert scene.zone(hero) == zone  # 2 willpower, 3 once the action lies in the discard
    assert scene.zone(deed) == DISCARD


def test_4_3_3_2_checks_repeat_before_the_action_moves() -> None:
    scene = Scene(settings=open_points(action_discarded_before_check=False))
    shelter = Static(
        "Shelter", None, Filter((CardType.CHARACTER,), Whose.YOURS), (Changes(Stat.WILLPOWER, Number(2)),)
    )
    place = scene.put(0, location("Shelter", 1, 1, 1, 1, shelter))
    hero = scene.put(0, character("Hero", 1, 1), at=place, damage=2)
    deed = scene.put(0, action(DealDamage(Each(Filter((CardType.LOCATION,))), Number(1)), 0), HAND)
    scene.play(deed)
    into = [h.card for h in scene.events(EventKind.INTO_DISCARD)]
    assert into == [place.card, hero.card, deed.card]
