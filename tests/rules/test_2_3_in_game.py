"""The in-game stage: how a game ends (2.3)."""

from __future__ import annotations

import pickle

import pytest

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import DealDamage, Discard, GainLore
from tintero.abilities.target import OPPOSING_CHARACTER, YOU, Chosen, Filter, Players
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Who, Zone
from tintero.rules import option as op
from tintero.rules.option import IllegalAction, Option

from ..kit import HAND, Scene, action, character


def test_2_3_2_players_take_turns() -> None:
    scene = Scene()
    turn = scene.game.state.turn
    scene.end()
    assert (scene.asked_player, scene.game.state.turn) == (1, turn + 1)


def test_2_3_3_when_the_game_is_over_nothing_is_asked() -> None:
    scene = Scene()
    scene.lore(0, 19)
    hero = scene.put(0, character("Hero"))
    scene.quest(hero)
    assert scene.game.decision is None
    assert scene.game.to_decide == -1
    before = scene.data()
    with pytest.raises(IllegalAction):
        scene.end()
    with pytest.raises(IllegalAction):
        scene.game.choose(0)
    with pytest.raises(IllegalAction):
        scene.game.concede(1)
    assert scene.why_not(Option(op.END)) == ("game_over", "2.3.3")
    assert scene.data() == before


def test_2_3_3_1_the_log_says_by_which_rule_somebody_won() -> None:
    scene = Scene()
    scene.lore(0, 19)
    scene.quest(scene.put(0, character("Hero")))
    assert [(h.player, h.rule) for h in scene.events(EventKind.WON)] == [(0, "1.8.1.1")]


def test_2_3_3_2_the_log_says_by_which_rule_somebody_lost() -> None:
    scene = Scene()
    scene.position.deck_size[0] = 0
    scene.end()
    assert [(h.player, h.rule) for h in scene.events(EventKind.LOST)] == [(0, "1.8.1.2")]
    assert scene.winner == 1


def test_2_3_3_2_in_multiplayer_the_others_play_on() -> None:
    scene = Scene(3)
    scene.position.deck_size[0] = 0
    mine = scene.put(0, character("Mine"))
    scene.end()
    assert not scene.game.over
    assert scene.asked_player == 1
    assert mine.card not in [p.card for p in scene.game.state.in_play.values()]
    scene.end().end()
    assert scene.asked_player == 1  # seat 0 is passed over


@pytest.mark.parametrize("player", [0, 1])
def test_2_3_3_4_conceding_in_and_out_of_turn(player: int) -> None:
    scene = Scene()
    scene.begin().concede(player)
    assert scene.winner == 1 - player
    assert [(h.player, h.rule) for h in scene.events(EventKind.LOST)] == [(player, "2.3.3.4")]


@pytest.mark.parametrize("player", [0, 1])
def test_2_3_3_4_conceding_in_the_middle_of_a_resolution(player: int) -> None:
    scene = Scene()
    scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    scene.play(scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND))
    assert scene.asked == op.CHOOSE
    scene.game.concede(player)
    assert scene.winner == 1 - player


def test_2_3_3_the_players_can_leave_it_at_a_draw_at_any_time() -> None:
    scene = Scene()
    scene.put(1, character("One", 1, 3))
    scene.put(1, character("Two", 1, 3))
    scene.play(scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND))
    assert scene.asked == op.CHOOSE
    scene.game.draw()
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), "agreed", "2.3.3")
    assert [h.rule for h in scene.events(EventKind.GAME_DRAWN)] == ["2.3.3"]
    kept = pickle.loads(pickle.dumps(scene.game))  # and the position is sound
    assert kept.outcome.reason == "agreed"
    with pytest.raises(IllegalAction):
        scene.game.draw()


def test_2_3_3_4_out_of_turn_in_multiplayer_the_question_stays_open() -> None:
    scene = Scene(3)
    one = scene.put(1, character("One", 1, 3))
    scene.put(2, character("Two", 1, 3))
    three = scene.put(1, character("Three", 1, 3))
    scene.play(scene.put(0, action(DealDamage(Chosen(OPPOSING_CHARACTER), Number(1)), 0), HAND))
    scene.game.concede(2)
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 0)
    assert scene.offered(op.CARD) == {one.card, three.card}
    scene.pick(one)
    assert scene.perm(one).damage == 1


def test_2_3_3_4_the_player_who_was_asked_leaves() -> None:
    scene = Scene(3)
    for player in (1, 2):
        for _ in range(2):
            scene.put(player, character(), HAND)
    drop = Discard(Players(Who.EACH_OPPONENT), Number(1), Filter(zone=Zone.HAND))
    scene.play(scene.put(0, action(drop, 0), HAND))
    assert scene.asked_player == 1
    scene.game.concede(1)
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 2)


def test_2_3_3_4_the_active_player_leaves_and_the_next_one_goes_on() -> None:
    scene = Scene(3)
    scene.begin().concede(0)
    assert (scene.asked, scene.asked_player) == (op.TURN, 1)


def test_2_3_3_4_with_the_player_go_their_cards_and_waiting_triggers() -> None:
    glad = Triggered((Trigger(EventKind.QUESTED),), GainLore(YOU, Number(1)), "Glad")
    grim = Triggered((Trigger(EventKind.QUESTED),), GainLore(YOU, Number(2)), "Grim")
    scene = Scene(3)
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, glad, grim))
    theirs = scene.put(1, character("Theirs", 1, 3, 1, 1, glad))
    scene.quest(hero)
    assert (1, "Glad") in scene.bag()
    scene.game.concede(1)
    assert (1, "Glad") not in scene.bag()
    assert theirs.card not in [p.card for p in scene.game.state.in_play.values()]
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 0)


@pytest.mark.parametrize("player", [-1, 7])
def test_2_3_3_4_only_players_of_the_game_concede(player: int) -> None:
    scene = Scene()
    scene.begin()
    before = scene.data()
    with pytest.raises(IllegalAction):
        scene.game.concede(player)
    assert scene.data() == before
