"""Teams and simultaneous turns (1.3.6, 9.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tintero.abilities import condition as co
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import DeckEnd, EventKind, Keyword, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.event import NO_CARD
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import IllegalAction, Option
from tintero.rules.position import FILLER, Placed
from tintero.rules.question import Ask
from tintero.rules.seen import hidden_from
from tintero.rules.settings import OpenPoints, Settings
from tintero.rules.table import Deal

from ..kit import HAND, Scene, action, character, keyword, location
from ..reading import real

TEAMS = Settings(players=4, teams=(0, 1, 0, 1))
TOGETHER = Settings(players=4, teams=(0, 1, 0, 1), simultaneous_turns=True)
GAIN_ON_QUEST = Triggered((Trigger(EventKind.QUESTED, who=Who.YOU),), ef.GainLore(ta.YOU, Number(1)), name="Gain")
DRAW_ON_QUEST = Triggered((Trigger(EventKind.QUESTED),), ef.Draw(ta.YOU, Number(1)), name="Draw")


def start(settings: Settings, first: int = 0) -> Game:
    game = Game.new([[FILLER] * 30] * 4, settings=settings, first=first)
    while game.decision is not None and game.decision.kind == op.HAND:
        game.choose(Option(op.DONE))
    return game


# ---- roles ---------------------------------------------------------------------------------------------------------


def test_1_3_6_1_teammates_are_not_opponents() -> None:
    scene = Scene(4, TEAMS)
    scene.ink(0, 1)
    for player in range(4):
        scene.lore(player, 5)
    scene.play(scene.put(0, action(ef.LoseLore(ta.Players(Who.EACH_OPPONENT), Number(1))), HAND))
    assert [scene.lore_total(p) for p in range(4)] == [5, 4, 5, 4]


def test_1_3_6_1_a_teammates_character_cannot_be_challenged() -> None:
    scene = Scene(4, TEAMS)
    attacker = scene.put(0, character())
    friend = scene.put(2, character(), exerted=True)
    foes = [scene.put(p, character(), exerted=True) for p in (1, 3)]
    scene.begin()
    assert scene.targets(attacker) == {f.card for f in foes}
    assert scene.why_not(Option(op.CHALLENGE, attacker.card, friend.card)) == ("target_not_opposing", "4.6.4.2")


def test_8_15_ward_does_not_hinder_a_teammate() -> None:
    scene = Scene(4, TEAMS)
    scene.ink(0, 1)
    heal = scene.put(0, action(ef.DealDamage(ta.Chosen(ta.CHARACTER), Number(1))), HAND)
    friend = scene.put(2, character("Friend", 1, 3, 1, 1, keyword(Keyword.WARD)))
    other = scene.put(2, character())
    scene.put(1, character("Foe", 1, 3, 1, 1, keyword(Keyword.WARD)))
    scene.play(heal)
    assert scene.offered(op.CARD) == {friend.card, other.card}


def test_yours_means_yours_and_not_your_teammates() -> None:
    scene = Scene(4, TEAMS)
    scene.ink(0, 1)
    mine = scene.put(0, character())
    friend = scene.put(2, character())
    rally = ef.Give(ta.Each(ta.YOUR_CHARACTER), (pr.Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN)
    scene.play(scene.put(0, action(rally), HAND))
    assert (scene.strength(mine), scene.strength(friend)) == (4, 2)


def test_8_12_1_a_teammates_character_may_sing_together() -> None:
    scene = Scene(4, TEAMS)
    song = scene.put(0, action(ef.Draw(ta.YOU, Number(1)), 6, "Hymn", True, keyword(Keyword.SING_TOGETHER, 6)), HAND)
    mine = scene.put(0, character(cost=3))
    friend = scene.put(2, character(cost=3))
    foe = scene.put(1, character(cost=9))
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))
    while scene.asked == op.CHOOSE:
        assert foe.card not in scene.offered(op.CARD)
        scene.choose(scene.game.options[0])
    assert scene.asked_player == 2  # whose character it is
    scene.yes()
    assert scene.perm(mine).exerted
    assert scene.perm(friend).exerted
    assert scene.hand(0) == 1


def test_8_12_1_a_teammate_who_leaves_takes_their_singer_along() -> None:
    scene = Scene(4, TEAMS)
    song = scene.put(0, action(ef.Draw(ta.YOU, Number(1)), 6, "Hymn", True, keyword(Keyword.SING_TOGETHER, 6)), HAND)
    mine = [scene.put(0, character(cost=3)) for _ in range(3)]
    friend = scene.put(2, character(cost=3))
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))
    scene.pick(friend).yes()
    scene.game.concede(2)
    assert scene.asked_player == 0
    assert scene.offered(op.CARD) == {c.card for c in mine}
    assert not scene.can(Option(op.DONE))
    scene.pick(mine[0], mine[1])
    scene.done()
    assert scene.hand(0) == 1


def choir() -> tuple[Scene, Placed, Placed, list[Placed]]:
    """A song for which the only own character needs one of the two of a teammate."""
    scene = Scene(4, TEAMS)
    song = scene.put(0, real("Fantastical and Magical"), HAND)
    mine = scene.put(0, character(cost=5))
    friends = [scene.put(2, character(cost=4)) for _ in range(2)]
    scene.begin()
    scene.choose(Option(op.SING_TOGETHER, song.card))
    return scene, song, mine, friends


def test_8_12_1_a_teammate_says_whether_their_character_sings_along() -> None:
    scene, _, mine, friends = choir()
    scene.pick(friends[0])
    assert (scene.asked_player, scene.asked) == (2, op.MAY)
    assert scene.game.decision.rule == "8.12.1"
    assert scene.game.asked.what == Ask.SINGS_ALONG
    assert scene.game.asked.other == friends[0].card
    scene.no()
    assert scene.asked_player == 0
    assert friends[0].card not in scene.offered(op.CARD)
    scene.pick(friends[1])
    scene.yes()
    assert [scene.perm(c).exerted for c in (mine, *friends)] == [True, False, True]


def test_8_12_1_without_enough_willing_teammates_the_song_is_not_played() -> None:
    scene, song, mine, friends = choir()
    scene.pick(friends[0]).no()
    if scene.asked_player == 0:
        scene.pick(friends[1])
    scene.no()
    assert scene.asked == op.TURN
    assert scene.zone(song) == HAND
    assert not any(scene.perm(c).exerted for c in (mine, *friends))
    told = scene.events(EventKind.NO_EFFECT)[-1]
    assert told.rule == "1.5.3"


def test_8_12_1_a_teammate_who_leaves_while_asked_is_not_waited_for() -> None:
    scene, song, _, friends = choir()
    scene.pick(friends[0])
    scene.game.concede(2)
    assert (scene.asked_player, scene.asked) == (0, op.TURN)
    assert scene.zone(song) == HAND


def test_8_12_1_a_saved_game_knows_who_was_asked_to_sing() -> None:
    scene, _, _, friends = choir()
    scene.pick(friends[0])
    game = scene.game
    cards = list(zip(game.state.defs, game.state.table.owners, strict=True))
    deal = Deal(game.state.table, [[card for card, owner in cards if owner == player] for player in range(4)])
    restored = Game.from_data(game.to_data(), deal)
    assert restored.to_json() == game.to_json()
    assert game.clone().to_json() == game.to_json()


def test_teams_alone_do_not_change_the_turn_order() -> None:
    game = start(TEAMS, first=1)
    seen = []
    for _ in range(5):
        seen.append(game.to_decide)
        game.choose(Option(op.END))
    assert seen == [1, 2, 3, 0, 1]


# ---- winning -------------------------------------------------------------------------------------------------------


def test_9_2_3_the_last_team_left_wins() -> None:
    game = start(TEAMS)
    game.concede(1)
    assert not game.over
    game.concede(0)
    assert not game.over
    game.concede(3)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winner == 2  # the member of the team who is still there


@pytest.mark.parametrize("adds_up", [False, True])
def test_9_1_whether_the_lore_of_a_team_adds_up_is_an_open_point(adds_up: bool) -> None:
    scene = Scene(4, replace(TEAMS, open_points=OpenPoints(team_lore_adds_up=adds_up)))
    scene.lore(0, 12)
    scene.lore(2, 7)
    scene.quest(scene.put(0, character(lore=1)))
    assert scene.game.over == adds_up
    if adds_up:
        assert set(scene.game.outcome.winners) == {0, 2}


def test_9_1_one_member_with_enough_lore_wins_for_the_team() -> None:
    scene = Scene(4, TEAMS)
    scene.lore(0, 19)
    scene.quest(scene.put(0, character(lore=1)))
    assert scene.game.outcome.winners == (0, 2)


@pytest.mark.parametrize("see", [False, True])
def test_9_1_whether_teammates_see_hands_is_an_open_point(see: bool) -> None:
    scene = Scene(4, replace(TEAMS, open_points=OpenPoints(teammates_see_hands=see)))
    held = scene.put(2, real("Dragon Fire"), HAND)
    game = scene.game
    assert hidden_from(game.state, 0, held.card) != see
    assert hidden_from(game.state, 1, held.card)
    own, filler = game.state.defs[held.card], game.state.defs[game.state.players[2].deck[0]]
    dealt = {game.determinize(0, seed).state.defs[held.card] for seed in range(300)}  # one card of 21: it comes up
    assert dealt == ({own} if see else {own, filler})


@pytest.mark.parametrize("see", [False, True])
def test_9_1_what_a_teammate_draws_is_told_to_whoever_sees_the_hand(see: bool) -> None:
    scene = Scene(4, replace(TEAMS, open_points=OpenPoints(teammates_see_hands=see)))
    scene.play(scene.put(0, action(ef.Draw(ta.YOU, Number(1)), 0), HAND))
    drawn = scene.game.state.players[0].hand[-1]
    named = []
    for seat in range(4):
        (told,) = [e for e in scene.game.events_for(seat) if e.kind == EventKind.DREW]
        named.append(told.card == drawn)
        assert told.card in (drawn, NO_CARD)
    assert named == [True, False, see, False]


@pytest.mark.parametrize("see", [False, True])
def test_9_1_what_a_teammate_puts_facedown_is_known_to_whoever_sees_the_hand(see: bool) -> None:
    scene = Scene(4, replace(TEAMS, open_points=OpenPoints(teammates_see_hands=see)))
    mine = ta.Filter(whose=Whose.YOURS, zone=Zone.HAND)
    away = ef.Move(ta.Chosen(mine, silent=True), ef.Destination(Zone.DECK, DeckEnd.TOP))
    gone, kept = (scene.put(0, character(name), HAND) for name in ("Gone", "Kept"))
    scene.play(scene.put(0, action(away, 0), HAND)).pick(gone)
    for card in (gone, kept):
        assert [not hidden_from(scene.game.state, seat, card.card) for seat in range(4)] == [True, False, see, False]


def test_a_whole_team_is_needed_to_lose() -> None:
    game = start(TEAMS)
    game.concede(0)
    game.concede(1)
    assert not game.over
    assert game.to_decide == 2


# ---- simultaneous turns --------------------------------------------------------------------------------------------


def test_9_3_1_the_turn_alternates_between_the_teams() -> None:
    game = start(TOGETHER)
    teams = []
    for _ in range(4):
        teams.append(game.state.table.teams[game.to_decide])
        game.choose(Option(op.END))
    assert teams == [0, 1, 0, 1]


def test_9_3_1_the_whole_team_draws_and_readies_together() -> None:
    scene = Scene(4, TOGETHER, turn=0)
    tired = [scene.put(p, character(), exerted=True, drying=True) for p in range(4)]
    scene.end()
    assert [scene.perm(c).exerted for c in tired] == [True, False, True, False]
    assert [scene.perm(c).drying for c in tired] == [True, False, True, False]
    assert [scene.hand(p) for p in range(4)] == [0, 1, 0, 1]


def test_9_3_1_the_locations_of_all_members_give_lore() -> None:
    scene = Scene(4, TOGETHER)
    for player in range(4):
        scene.put(player, location(lore=player + 1))
    scene.end()
    assert [scene.lore_total(p) for p in range(4)] == [0, 2, 0, 4]


def test_9_3_1_the_first_team_has_no_draw_in_the_first_turn() -> None:
    game = start(TOGETHER)
    assert [len(p.hand) for p in game.state.players] == [7, 7, 7, 7]
    game.choose(Option(op.END))
    assert [len(p.hand) for p in game.state.players] == [7, 8, 7, 8]


def test_9_3_1_members_act_in_whatever_order_they_like() -> None:
    scene = Scene(4, TOGETHER)
    mine = scene.put(0, character())
    friend = scene.put(2, character())
    scene.begin()
    assert scene.asked_player == 0
    assert scene.offered(op.QUEST) == {mine.card}
    assert scene.offered(op.HAND_OVER) == {2}
    scene.choose(Option(op.HAND_OVER, 2))
    assert scene.asked_player == 2
    assert scene.offered(op.QUEST) == {friend.card}
    scene.quest(friend)
    assert scene.lore_total(2) == 1
    assert scene.asked_player == 2
    scene.choose(Option(op.HAND_OVER, 0))
    scene.quest(mine)
    assert scene.lore_total(0) == 1


def test_9_3_1_nobody_can_hand_over_without_simultaneous_turns() -> None:
    scene = Scene(4, TEAMS)
    scene.begin()
    assert scene.offered(op.HAND_OVER) == set()
    with pytest.raises(IllegalAction):
        scene.choose(Option(op.HAND_OVER, 2))


def test_9_3_1_an_opponent_cannot_be_handed_the_turn() -> None:
    scene = Scene(4, TOGETHER)
    scene.begin()
    with pytest.raises(IllegalAction):
        scene.choose(Option(op.HAND_OVER, 1))


def test_9_3_1_each_member_inks_once() -> None:
    scene = Scene(4, TOGETHER)
    mine = [scene.put(0, FILLER, HAND) for _ in range(2)]
    friends = [scene.put(2, FILLER, HAND) for _ in range(2)]
    scene.ink_card(mine[0])
    assert scene.offered(op.INK) == set()
    scene.choose(Option(op.HAND_OVER, 2))
    scene.ink_card(friends[0])
    assert scene.offered(op.INK) == set()
    assert [scene.ready_ink(p) for p in (0, 2)] == [1, 1]


def test_9_3_1_ink_is_not_shared() -> None:
    scene = Scene(4, TOGETHER)
    scene.ink(0, 5)
    card = scene.put(2, character(cost=1), HAND)
    scene.begin()
    scene.choose(Option(op.HAND_OVER, 2))
    assert scene.why_not(Option(op.PLAY, card.card, 0)) == ("cant_afford", "4.3.2.4")


def test_9_3_1_it_is_the_turn_of_every_member() -> None:
    scene = Scene(4, TOGETHER)
    bold = Static("Bold", condition=co.YourTurn(), properties=(pr.Changes(Stat.STRENGTH, Number(2)),))
    ones = [scene.put(p, character(f"Bold {p}", 1, 1, 1, 1, bold)) for p in range(4)]
    scene.begin()
    assert [scene.strength(c) for c in ones] == [3, 1, 3, 1]
    scene.end()
    assert [scene.strength(c) for c in ones] == [1, 3, 1, 3]


def test_8_7_3_the_duty_of_a_member_keeps_the_turn_of_all_from_ending() -> None:
    scene = Scene(4, TOGETHER)
    scene.put(2, character("Wild", 2, 2, 1, 1, keyword(Keyword.RECKLESS)))
    scene.put(1, character(), exerted=True)
    scene.begin()
    assert not scene.can(Option(op.END))
    assert scene.can(Option(op.HAND_OVER, 2))
    assert scene.why_not(Option(op.END)) is not None
    scene.choose(Option(op.HAND_OVER, 2))
    assert not scene.can(Option(op.END))


def test_9_3_2_triggers_of_several_members_are_ordered_by_the_team() -> None:
    scene = Scene(4, TOGETHER)
    hero = scene.put(0, character("Hero", 1, 2, 1, 1, GAIN_ON_QUEST))
    scene.put(2, character("Friend", 1, 2, 1, 1, DRAW_ON_QUEST))
    scene.put(1, character("Foe", 1, 2, 1, 1, DRAW_ON_QUEST))
    scene.quest(hero)
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 0)
    entries = {e.number: e.player for e in scene.game.state.bag}
    offered = scene.offered(op.TRIGGER)
    assert sorted(entries[n] for n in offered) == [0, 2]  # both of the team, none of the opponents
    friends = next(n for n in offered if entries[n] == 2)
    scene.choose(Option(op.TRIGGER, friends))
    assert [scene.hand(p) for p in range(4)] == [0, 1, 1, 0]
    assert scene.lore_total(0) == 2


def test_7_7_4_without_simultaneous_turns_each_member_has_a_bag_of_their_own() -> None:
    scene = Scene(4, TEAMS)
    hero = scene.put(0, character("Hero", 1, 2, 1, 1, GAIN_ON_QUEST))
    scene.put(2, character("Friend", 1, 2, 1, 1, DRAW_ON_QUEST))
    scene.quest(hero)
    assert scene.asked == op.TURN  # one entry each: nothing to order
    assert scene.lore_total(0) == 2
    assert scene.hand(2) == 1


def test_9_3_2_this_turn_effects_of_all_members_end_together() -> None:
    scene = Scene(4, TOGETHER)
    for player in (0, 2):
        scene.ink(player, 1)
    target = scene.put(1, character(strength=1))
    boost = action(ef.Give(ta.Chosen(ta.CHARACTER), (pr.Changes(Stat.STRENGTH, Number(2)),), Until.THIS_TURN))
    mine = scene.put(0, boost, HAND)
    friends = scene.put(2, boost, HAND)
    scene.play(mine)
    scene.choose(Option(op.HAND_OVER, 2))
    scene.play(friends)
    assert scene.strength(target) == 5
    scene.end()
    assert scene.strength(target) == 1


def test_until_your_next_turn_ends_with_the_next_turn_of_the_team() -> None:
    scene = Scene(4, TOGETHER)
    scene.ink(2, 1)
    target = scene.put(1, character(strength=1))
    boost = action(
        ef.Give(ta.Chosen(ta.CHARACTER), (pr.Changes(Stat.STRENGTH, Number(2)),), Until.START_OF_YOUR_NEXT_TURN)
    )
    card = scene.put(2, boost, HAND)
    scene.begin()
    scene.choose(Option(op.HAND_OVER, 2))
    scene.play(card)
    scene.end()
    assert scene.strength(target) == 3
    scene.end()
    assert scene.strength(target) == 1


@pytest.mark.parametrize("leaver", [0, 2])
def test_9_2_3_the_turn_goes_on_with_the_members_who_are_left(leaver: int) -> None:
    scene = Scene(4, TOGETHER)
    heroes = {p: scene.put(p, character()) for p in (0, 2)}
    scene.begin()
    scene.choose(Option(op.HAND_OVER, 2))
    turn = scene.game.state.turn
    scene.game.concede(leaver)
    left = 2 - leaver
    assert (scene.asked, scene.asked_player, scene.game.state.turn) == (op.TURN, left, turn)
    assert scene.offered(op.HAND_OVER) == set()
    scene.quest(heroes[left])
    scene.end()
    assert scene.game.state.table.teams[scene.asked_player] == 1
    scene.end()
    assert scene.asked_player == left


def test_1_8_1_2_only_the_member_with_the_empty_deck_leaves() -> None:
    scene = Scene(4, TOGETHER, deck_size=0)
    for player in (1, 2, 3):
        for _ in range(3):
            scene.put(player, FILLER, st.DECK)
    scene.end()
    assert [p.in_game for p in scene.game.state.players] == [False, True, True, True]
    assert scene.game.state.table.teams[scene.asked_player] == 1


def test_9_3_a_member_conceding_in_the_middle_of_their_action_lets_the_team_go_on() -> None:
    scene = Scene(4, TOGETHER)
    scene.ink(2, 1)
    deed = scene.put(2, action(ef.Discard(ta.Players(Who.EACH_OPPONENT), Number(1), ta.Filter(zone=Zone.HAND))), HAND)
    for _ in range(2):
        scene.put(1, FILLER, HAND)
    scene.begin()
    scene.choose(Option(op.HAND_OVER, 2))
    scene.play(deed)
    assert scene.asked_player == 1
    scene.game.concede(2)
    assert (scene.asked, scene.asked_player) == (op.TURN, 0)
    assert scene.hand(1) == 2
    assert scene.game.state.limbo == []
