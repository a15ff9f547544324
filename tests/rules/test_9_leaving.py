"""Leaving a game of three or more: empty deck, concession, ghost seats, in the middle of anything (9.2.3)."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Moment, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.event import NOTHING
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import IllegalAction, Option
from tintero.rules.position import FILLER
from tintero.rules.settings import Settings

from ..kit import DISCARD, HAND, Scene, action, character, item, location

EACH_OPPONENT = ta.Players(Who.EACH_OPPONENT)
OPPOSING = ta.Filter(whose=Whose.OPPOSING)
IN_HAND = ta.Filter(zone=Zone.HAND)


def gives(strength: int, until: Until) -> ef.Effect:
    return ef.Give(ta.Chosen(ta.CHARACTER), (pr.Changes(Stat.STRENGTH, Number(strength)),), until)


def asks_when(event: EventKind) -> Triggered:
    """A trigger that stops the game with a yes or no for its player."""
    return Triggered((Trigger(event, subject=ta.This()),), ef.May(ef.Draw(ta.YOU, Number(1)), ta.YOU), name="Ask")


# ---- leaving -------------------------------------------------------------------------------------------------------


def test_9_2_3_all_cards_of_a_leaver_go() -> None:
    scene = Scene(3)
    cards = [
        scene.put(1, character(), under=[FILLER]), scene.put(1, item()), scene.put(1, location()),
        scene.put(1, FILLER, HAND), scene.put(1, FILLER, DISCARD),
    ]
    scene.ink(1, 2)
    scene.begin()
    scene.game.concede(1)
    s = scene.game.state
    assert all(scene.zone(c) == st.OUT for c in cards)
    assert all(s.zone[c] == st.OUT for c, owner in enumerate(s.table.owners) if owner == 1)
    p = s.players[1]
    assert (p.deck, p.hand, p.discard, p.inkwell, p.ink_ready) == ([], [], [], [], 0)
    assert all(q.owner != 1 for q in s.in_play.values())


def test_9_2_3_characters_at_a_leavers_location_stay_in_play_at_none() -> None:
    teams = Settings(players=4, teams=(0, 1, 0, 1))
    scene = Scene(4, teams)
    place = scene.put(2, location())
    guest = scene.put(0, character(), at=place)
    scene.begin()
    assert scene.perm(guest).location
    scene.game.concede(2)
    assert scene.perm(guest).location == 0


def test_9_2_3_printed_statics_of_a_leaver_stop_at_once() -> None:
    scene = Scene(3)
    weak = Static("Weak", affects=ta.OPPOSING_CHARACTER, properties=(
        pr.Changes(Stat.STRENGTH, Number(1), negative=True),))
    scene.put(1, character("Source", 1, 1, 1, 1, weak))
    mine = scene.put(0, character(strength=3))
    scene.begin()
    assert scene.strength(mine) == 2
    scene.game.concede(1)
    assert scene.strength(mine) == 3


def test_9_2_3_an_effect_of_a_leaver_with_a_duration_runs_on_until_their_turn_would_have_come() -> None:
    scene = Scene(4, turn=1)
    scene.ink(1, 1)
    mine = scene.put(0, character(strength=2))
    scene.play(scene.put(1, action(gives(3, Until.START_OF_YOUR_NEXT_TURN)), HAND))
    assert scene.strength(mine) == 5
    scene.game.concede(1)
    assert scene.asked_player == 2
    assert scene.strength(mine) == 5
    scene.end()
    assert scene.asked_player == 3
    assert scene.strength(mine) == 5
    scene.end()
    assert scene.asked_player == 0
    assert scene.strength(mine) == 5
    scene.end()  # past the empty seat of player 1
    assert scene.asked_player == 2
    assert scene.strength(mine) == 2


def test_9_2_3_this_turn_effects_of_a_leaver_end_with_that_turn() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    theirs = scene.put(1, character(strength=2))
    scene.play(scene.put(0, action(gives(3, Until.THIS_TURN)), HAND))
    assert scene.strength(theirs) == 5
    scene.game.concede(0)
    assert scene.asked_player == 1
    assert scene.strength(theirs) == 2


def test_9_2_3_while_this_is_in_play_ends_with_the_leaver() -> None:
    scene = Scene(3)
    lend = Triggered(
        (Trigger(EventKind.QUESTED, subject=ta.This()),), gives(3, Until.WHILE_SOURCE_IN_PLAY), name="Lend"
    )
    lender = scene.put(0, character("Lender", 1, 1, 1, 1, lend))
    theirs = scene.put(1, character(strength=2))
    scene.quest(lender).pick(theirs)
    assert scene.strength(theirs) == 5
    scene.game.concede(0)
    assert scene.strength(theirs) == 2


def test_9_2_3_floating_and_delayed_triggers_of_a_leaver_are_dropped() -> None:
    scene = Scene(3)
    scene.ink(0, 2)
    watch = ef.Whenever(
        (Trigger(EventKind.QUESTED),),
        ef.GainLore(ta.Players(Who.EACH_PLAYER), Number(1)),
        Until.START_OF_YOUR_NEXT_TURN,
    )
    floating = scene.put(0, action(watch), HAND)
    delayed = scene.put(0, action(ef.Later(Moment.END_OF_TURN, ef.GainLore(EACH_OPPONENT, Number(5)))), HAND)
    quester = scene.put(1, character(lore=1))
    scene.play(floating).play(delayed)
    scene.game.concede(0)
    assert scene.lore_total(1) == 0  # nothing at the end of the turn
    scene.quest(quester)
    assert scene.lore_total(1) == 1  # the quest itself and nothing else


def test_7_7_7_waiting_triggers_of_a_leaver_go_with_them() -> None:
    scene = Scene(3)
    gain = Triggered((Trigger(EventKind.QUESTED, subject=ta.OPPOSING_CHARACTER),), ef.GainLore(
        ta.YOU, Number(1)), name="Gain")
    ask = asks_when(EventKind.QUESTED)
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, ask))
    scene.put(1, character("Watcher", 1, 1, 1, 1, gain))
    scene.put(2, character("Watcher", 1, 1, 1, 1, gain))
    scene.quest(hero)
    assert scene.asked == op.MAY
    assert scene.bag() == [(1, "Gain"), (2, "Gain")]
    scene.game.concede(1)
    assert scene.asked == op.MAY  # the open question stays
    assert scene.bag() == [(2, "Gain")]
    scene.no()
    assert scene.lore_total(2) == 1
    assert scene.asked == op.TURN


def test_9_2_3_the_active_player_conceding_ends_the_turn() -> None:
    scene = Scene(3)
    scene.begin()
    scene.game.concede(0)
    assert scene.asked == op.TURN
    assert scene.asked_player == 1
    assert scene.hand(1) == 1  # a full turn has begun, with its draw


def test_2_3_3_4_conceding_out_of_turn_leaves_the_turn_alone() -> None:
    scene = Scene(3)
    hero = scene.put(0, character())
    scene.quest(hero)
    turn = scene.game.state.turn
    scene.game.concede(2)
    assert (scene.asked_player, scene.game.state.turn) == (0, turn)
    scene.end()
    assert scene.asked_player == 1
    scene.end()
    assert scene.asked_player == 0


def test_2_3_3_4_whoever_has_left_cannot_concede_again() -> None:
    scene = Scene(3)
    scene.begin()
    scene.game.concede(2)
    before = scene.data()
    with pytest.raises(IllegalAction):
        scene.game.concede(2)
    with pytest.raises(IllegalAction):
        scene.game.concede(7)
    assert scene.data() == before


@pytest.mark.parametrize("leaver", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_2_3_3_4_conceding_during_setup(leaver: int, first: int) -> None:
    game = Game.new([[FILLER] * 30] * 3, first=first)
    game.choose(game.options[0])  # the starting player has picked a card to replace
    game.concede(leaver)
    asked = []
    while game.decision is not None and game.decision.kind == op.HAND:
        if game.to_decide not in asked:
            asked.append(game.to_decide)
        game.choose(Option(op.DONE))
    order = [p for p in ((first + n) % 3 for n in range(3)) if p != leaver]
    assert asked == order
    assert game.to_decide == order[0]


# ---- leaving in the middle of something ----------------------------------------------------------------------------


def test_9_2_3_an_opponent_leaves_while_choosing_cards_to_discard() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    two = scene.put(0, action(ef.Discard(EACH_OPPONENT, Number(2), IN_HAND)), HAND)
    for player in (1, 2):
        for _ in range(4):
            scene.put(player, FILLER, HAND)
    scene.play(two)
    assert scene.asked_player == 1
    scene.choose(scene.game.options[0])  # one of two
    scene.game.concede(1)
    assert scene.asked_player == 2
    scene.choose(scene.game.options[0])
    assert scene.asked_player == 2  # their own two cards, nothing counts from the leaver
    scene.choose(scene.game.options[0])
    assert scene.hand(2) == 2
    assert scene.zone(two) == DISCARD
    assert (scene.asked, scene.asked_player) == (op.TURN, 0)


def test_9_2_3_an_opponent_leaves_between_two_of_their_choices() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    theirs = ta.Chosen(ta.Filter(whose=Whose.THAT_PLAYERS), 2, by=Who.THAT_PLAYER)
    tire = scene.put(0, action(ef.EachDoes(EACH_OPPONENT, ef.Exert(theirs))), HAND)
    ones = [scene.put(1, character()) for _ in range(3)]
    twos = [scene.put(2, character()) for _ in range(3)]
    scene.play(tire).pick(ones[0])
    scene.game.concede(1)
    assert (scene.asked, scene.asked_player) == (op.CHOOSE, 2)
    scene.pick(twos[0], twos[1])
    assert [scene.perm(c).exerted for c in twos] == [True, True, False]
    assert (scene.asked, scene.asked_player) == (op.TURN, 0)


def test_9_2_3_nobody_makes_the_choice_of_a_mode_for_a_leaver() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    modes = ef.ChooseOne((ef.GainLore(ta.YOU, Number(3)), ef.Draw(ta.YOU, Number(3))), ta.Players(Who.THAT_PLAYER))
    scene.play(scene.put(0, action(ef.EachDoes(EACH_OPPONENT, modes)), HAND))
    assert (scene.asked, scene.asked_player) == (op.PICK, 1)
    scene.game.concede(1)
    assert (scene.asked, scene.asked_player) == (op.PICK, 2)
    assert (scene.lore_total(0), scene.hand(0)) == (0, 0)


def test_9_2_3_the_player_of_an_action_leaves_in_the_middle_of_it() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    deed = scene.put(0, action(ef.Sequence((
        ef.DealDamage(ta.Chosen(ta.CHARACTER), Number(1)), ef.DealDamage(ta.Chosen(ta.CHARACTER), Number(1))))), HAND)
    victims = [scene.put(p, character()) for p in (1, 2)]
    scene.play(deed).pick(victims[0])
    scene.game.concede(0)
    assert scene.zone(deed) == st.OUT
    assert [scene.perm(v).damage for v in victims] == [1, 0]
    assert (scene.asked, scene.asked_player) == (op.TURN, 1)
    assert scene.game.state.limbo == []


def test_9_2_3_the_active_player_leaves_while_another_resolves_an_action_of_their_own() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    offer = ef.EachDoes(EACH_OPPONENT, ef.PlayCard(
        ta.Filter(whose=Whose.THAT_PLAYERS, zone=Zone.HAND), who=Who.THAT_PLAYER))
    generous = scene.put(0, action(offer), HAND)
    theirs = scene.put(1, action(ef.DealDamage(ta.Chosen(ta.CHARACTER), Number(1))), HAND)
    victims = [scene.put(p, character()) for p in (1, 2)]
    scene.play(generous)
    while scene.asked != op.CHOOSE or not scene.offered(op.CARD):
        scene.choose(scene.game.options[0])
    assert scene.zone(theirs) == st.PLAY
    scene.game.concede(0)
    while scene.asked == op.CHOOSE:
        scene.pick(victims[1])
    assert scene.zone(theirs) == DISCARD  # not stranded between the zones
    assert (scene.asked, scene.asked_player) == (op.TURN, 1)


def test_9_2_3_a_leaver_who_was_asked_a_may_has_said_no() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    offer = ef.EachDoes(EACH_OPPONENT, ef.May(ef.GainLore(ta.YOU, Number(3)), ta.Players(Who.THAT_PLAYER)))
    scene.play(scene.put(0, action(offer), HAND))
    assert (scene.asked, scene.asked_player) == (op.MAY, 1)
    scene.game.concede(1)
    assert (scene.asked, scene.asked_player) == (op.MAY, 2)
    assert scene.lore_total(0) == 0
    scene.yes()
    assert scene.lore_total(0) == 3


@pytest.mark.parametrize("leaver", [0, 1])
def test_4_6_9_a_participant_leaving_ends_the_challenge(leaver: int) -> None:
    scene = Scene(3)
    ask = asks_when(EventKind.CHALLENGED)
    hero = scene.put(0, character("Hero", 2, 5, 1, 1, ask))
    target = scene.put(1, character(), exerted=True)
    scene.challenge(hero, target)
    assert scene.asked == op.MAY
    scene.game.concede(leaver)
    if leaver == 1:
        scene.yes()
        assert (scene.asked, scene.asked_player) == (op.TURN, 0)
        assert scene.perm(hero).exerted
        assert scene.perm(hero).damage == 0
    else:
        assert (scene.asked, scene.asked_player) == (op.TURN, 1)
        assert scene.perm(target).damage == 0
    assert scene.game.state.challenging == NOTHING
    assert not scene.events(EventKind.DAMAGE_DEALT)


def test_4_6_9_a_third_player_leaving_does_not_touch_the_challenge() -> None:
    scene = Scene(3)
    ask = asks_when(EventKind.CHALLENGED)
    hero = scene.put(0, character("Hero", 2, 5, 1, 1, ask))
    target = scene.put(1, character(strength=1, willpower=4), exerted=True)
    scene.challenge(hero, target)
    scene.game.concede(2)
    assert scene.asked == op.MAY
    scene.no()
    assert (scene.perm(hero).damage, scene.perm(target).damage) == (1, 2)


def test_9_2_3_leaving_while_choosing_the_order_of_triggers() -> None:
    scene = Scene(3)
    gain = Triggered((Trigger(EventKind.QUESTED),), ef.GainLore(ta.YOU, Number(1)), name="Gain")
    draw = Triggered((Trigger(EventKind.QUESTED),), ef.Draw(ta.YOU, Number(1)), name="Draw")
    hero = scene.put(0, character())
    scene.put(1, character("One", 1, 1, 1, 1, gain, draw))
    scene.put(2, character("Two", 1, 1, 1, 1, gain))
    scene.quest(hero)
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 1)
    scene.game.concede(1)
    assert (scene.asked, scene.asked_player) == (op.TURN, 0)
    assert scene.lore_total(2) == 1


def test_9_2_3_end_of_turn_effects_of_others_still_happen_when_the_active_player_leaves() -> None:
    scene = Scene(3)
    late = Triggered(
        (Trigger(EventKind.QUESTED),), ef.Later(Moment.END_OF_TURN, ef.GainLore(ta.YOU, Number(2))), name="Late"
    )
    hero = scene.put(0, character())
    scene.put(1, character("Waiting", 1, 1, 1, 1, late))
    scene.quest(hero)
    scene.game.concede(0)
    assert scene.asked_player == 1
    assert scene.lore_total(1) == 2


def test_two_players_conceding_is_the_end() -> None:
    scene = Scene(2)
    scene.begin()
    scene.game.concede(0)
    assert scene.game.over
    assert scene.winner == 1
    assert scene.game.decision is None
    with pytest.raises(IllegalAction):
        scene.game.concede(1)


def test_views_of_the_others_stay_whole_after_somebody_left() -> None:
    scene = Scene(3)
    scene.put(1, character())
    scene.begin()
    scene.game.concede(1)
    for viewer in range(3):
        seen = scene.game.sight(viewer)
        assert [p.in_game for p in seen.players] == [True, False, True]
        assert seen.players[1].deck == 0
