"""The Start-of-Turn Phase: Ready, Set, Draw (3.1.2, 3.2)."""

from __future__ import annotations

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import YourTurn
from tintero.abilities.effect import Draw, GainLore, Give, PlayCard
from tintero.abilities.property import Cant, Changes, Imposed, ReadiesAtMost, SkipDrawStep
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, YOU, YOUR_CHARACTER, Each, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, Doing, EventKind, How, Stat, Until, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import Option

from ..kit import DISCARD, FILLER, HAND, PLAY, Scene, action, character, item, location

START = Trigger(EventKind.STEP_BEGAN, who=Who.YOU, how=How.START_OF_TURN)
ANY_START = Trigger(EventKind.STEP_BEGAN, how=How.START_OF_TURN)
DREW = Triggered((Trigger(EventKind.DREW, who=Who.YOU),), GainLore(YOU, Number(1)), "Drew")


def rules_told(scene: Scene, *events: EventKind) -> list[tuple[int, str]]:
    return [(h.kind, h.rule) for h in scene.game.events if h.kind in events]


def test_3_1_2_ready_then_set_then_draw() -> None:
    scene = Scene()
    scene.put(1, character("Hero"), exerted=True)
    scene.put(1, location("Castle", 5, 1))
    scene.end()
    assert rules_told(scene, EventKind.READIED, EventKind.LORE_GAINED, EventKind.DREW) == [
        (EventKind.READIED, "3.2.1.1"), (EventKind.LORE_GAINED, "3.2.2.2"), (EventKind.DREW, "3.2.3.1"),
    ]
    assert scene.game.state.phase == st.Phase.MAIN_PHASE


def test_3_2_1_1_everything_of_the_active_player_becomes_ready() -> None:
    scene = Scene()
    hero = scene.put(1, character("Hero"), exerted=True)
    gear = scene.put(1, item("Gear"), exerted=True)
    other = scene.put(0, character("Other"), exerted=True)
    scene.ink(1, 1, 3)
    scene.ink(0, 0, 2)
    scene.end()
    assert not scene.perm(hero).exerted
    assert not scene.perm(gear).exerted
    assert scene.ready_ink(1) == 4
    assert scene.perm(other).exerted
    assert scene.ready_ink(0) == 0


def test_3_2_1_1_what_cannot_ready_stays_exerted() -> None:
    scene = Scene()
    stuck = scene.put(1, character("Stuck", 1, 3, 1, 1, Static("S", None, This(), (Cant(Doing.READY),))), exerted=True)
    free = scene.put(1, character("Free"), exerted=True)
    scene.end()
    assert scene.perm(stuck).exerted
    assert not scene.perm(free).exerted


def test_3_2_1_1_a_limit_on_how_many_ready() -> None:
    scene = Scene()
    few = Static("Few", rules=(Imposed(ReadiesAtMost(CardType.CHARACTER, 1), Who.EACH_OPPONENT),))
    scene.put(0, character("Warden", 1, 3, 1, 1, few))
    heroes = [scene.put(1, character(), exerted=True) for _ in range(3)]
    gear = scene.put(1, item("Gear"), exerted=True)
    scene.end()
    scene.pick(heroes[2])  # its player chooses which
    assert [not scene.perm(h).exerted for h in heroes] == [False, False, True]
    assert not scene.perm(gear).exerted


def test_3_2_1_2_during_your_turn_effects_apply_in_ones_turn_only() -> None:
    strong = Static("Strong", YourTurn(), This(), (Changes(Stat.STRENGTH, Number(3)),))
    scene = Scene()
    hero = scene.put(1, character("Hero", 1, 3, 1, 1, strong))
    scene.begin()
    assert scene.strength(hero) == 1
    scene.end()
    assert scene.strength(hero) == 4


def test_3_2_1_3_until_your_next_turn_ends_with_the_effects_own_player() -> None:
    scene = Scene()
    foe = scene.put(1, character("Foe", 1))
    strong = Give(Each(OPPOSING_CHARACTER), (Changes(Stat.STRENGTH, Number(2)),), Until.START_OF_YOUR_NEXT_TURN)
    scene.play(scene.put(0, action(strong, 0), HAND)).end()
    assert scene.strength(foe) == 3  # the other player's turn: still on
    scene.end()
    assert scene.strength(foe) == 1


def test_3_2_1_3_such_an_effect_was_still_on_during_the_readying() -> None:
    scene = Scene()
    hero = scene.put(0, character("Hero"))
    stop = Give(Each(YOUR_CHARACTER), (Cant(Doing.READY),), Until.START_OF_YOUR_NEXT_TURN)
    scene.play(scene.put(0, action(stop, 0), HAND)).quest(hero).end().end()
    assert scene.perm(hero).exerted
    assert not scene.game.state.lasting
    scene.end().end()
    assert not scene.perm(hero).exerted


def test_3_2_1_4_start_of_turn_triggers_wait_for_the_set_step() -> None:
    scene = Scene()
    scene.put(1, character("Early", 1, 3, 1, 1, Triggered((START,), GainLore(YOU, Number(5)), "Early")))
    scene.put(1, location("Castle", 5, 1))
    scene.end()
    assert [(h.amount, h.rule) for h in scene.events(EventKind.LORE_GAINED)] == [(1, "3.2.2.2"), (5, "1.11.1")]


def test_3_2_1_4_triggers_of_readying_wait_too() -> None:
    wake = Triggered((Trigger(EventKind.READIED, This()),), GainLore(YOU, Number(5)), "Wake")
    scene = Scene()
    scene.put(1, character("Riser", 1, 3, 1, 1, wake), exerted=True)
    scene.put(1, location("Castle", 5, 1))
    scene.end()
    assert [h.amount for h in scene.events(EventKind.LORE_GAINED)] == [1, 5]


def test_3_2_1_4_the_check_of_the_ready_step_banishes_but_its_triggers_wait() -> None:
    legacy = Triggered((Trigger(EventKind.BANISHED, This()),), GainLore(YOU, Number(5)), "Legacy")
    scene = Scene()
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, legacy))
    scene.put(0, location("Castle", 5, 1))
    tough = Give(Each(CHARACTER), (Changes(Stat.WILLPOWER, Number(2)),), Until.START_OF_YOUR_NEXT_TURN)
    scene.play(scene.put(0, action(tough, 0), HAND))
    scene.perm(hero).damage = 2
    scene.end().end()
    assert scene.zone(hero) == DISCARD
    told = [(h.kind, h.amount) for h in scene.game.events if h.kind in (EventKind.BANISHED, EventKind.LORE_GAINED)]
    assert told == [(EventKind.BANISHED, 1), (EventKind.LORE_GAINED, 1), (EventKind.LORE_GAINED, 5)]


def test_3_2_1_4_nobody_is_asked_while_the_bag_is_locked() -> None:
    scene = Scene()
    one = Triggered((START,), GainLore(YOU, Number(1)), "One")
    two = Triggered((START,), GainLore(YOU, Number(2)), "Two")
    scene.put(1, character("Early", 1, 3, 1, 1, one, two))
    fresh = scene.put(1, character("Fresh"), drying=True)
    scene.end()
    assert scene.asked == op.RESOLVE
    assert scene.game.state.phase == st.Phase.SET_STEP
    assert not scene.perm(fresh).drying  # 3.2.2.1 has happened


def test_3_2_2_1_characters_of_the_active_player_stop_drying() -> None:
    scene = Scene()
    mine = scene.put(1, character("Mine"), drying=True)
    other = scene.put(0, character("Other"), drying=True)
    scene.end()
    assert not scene.perm(mine).drying
    assert scene.perm(other).drying


def test_3_2_2_1_a_character_that_enters_in_the_set_step_stays_drying() -> None:
    come = PlayCard(Filter((CardType.CHARACTER,), Whose.YOURS, Zone.HAND))
    scene = Scene()
    scene.put(1, character("Caller", 1, 3, 1, 1, Triggered((START,), come, "Come")))
    guest = scene.put(1, character("Guest", cost=5), HAND)
    scene.end()
    assert scene.zone(guest) == PLAY
    assert scene.why_not(Option(op.QUEST, guest.card)) == ("is_drying", "5.1.1.11")


def test_3_2_2_2_each_location_with_lore_gives_it_without_the_bag() -> None:
    scene = Scene()
    scene.put(1, location("Castle", 5, 2))
    scene.put(1, location("Hut", 5, 1))
    scene.put(1, location("Ruin", 5, 0))
    scene.put(0, location("Foreign", 5, 3))
    scene.end()
    assert (scene.lore_total(1), scene.lore_total(0)) == (3, 0)
    assert not scene.events(EventKind.TRIGGERED)


def test_3_2_2_2_location_lore_can_meet_a_gains_lore_condition() -> None:
    glad = Triggered((Trigger(EventKind.LORE_GAINED, who=Who.YOU),), Draw(YOU, Number(1)), "Glad")
    scene = Scene()
    scene.put(1, location("Castle", 5, 2))
    scene.put(1, character("Glad", 1, 3, 1, 1, glad))
    scene.end()
    assert scene.hand(1) == 2  # one by the trigger, one in the Draw step


def test_3_2_2_3_twenty_by_locations_wins_in_the_set_step() -> None:
    scene = Scene()
    scene.lore(1, 18)
    scene.put(1, location("Castle", 5, 2))
    scene.end()
    assert scene.winner == 1
    assert scene.hand(1) == 0


def test_3_2_2_3_all_players_entries_resolve_active_player_first() -> None:
    scene = Scene()
    scene.put(0, character("Other", 1, 3, 1, 1, Triggered((ANY_START,), GainLore(YOU, Number(1)), "Other")))
    scene.put(1, character("Mine", 1, 3, 1, 1, Triggered((ANY_START,), GainLore(YOU, Number(1)), "Mine")))
    scene.end()
    assert [h.words for h in scene.events(EventKind.RESOLVED)] == ["Mine", "Other"]


def test_3_2_3_1_one_card_is_drawn() -> None:
    scene = Scene()
    scene.end()
    assert (scene.hand(0), scene.hand(1)) == (0, 1)


def test_3_2_3_1_the_very_first_draw_step_is_skipped_and_only_that() -> None:
    game = Game.new([[FILLER] * 60] * 2, first=0)
    game.choose(Option(op.DONE))
    game.choose(Option(op.DONE))
    assert len(game.state.players[0].hand) == 7
    game.choose(Option(op.END))
    assert len(game.state.players[1].hand) == 8
    game.choose(Option(op.END))
    assert len(game.state.players[0].hand) == 8


def test_3_2_3_1_a_step_that_is_skipped_draws_nothing() -> None:
    scene = Scene()
    scene.put(1, character("Squire", 1, 3, 1, 1, Static("Skip", rules=(Imposed(SkipDrawStep()),)), DREW))
    scene.end()
    assert scene.hand(1) == 0
    assert scene.lore_total(1) == 0


def test_3_2_3_1_an_empty_deck_in_the_draw_step_is_no_loss_yet() -> None:
    scene = Scene()
    scene.position.deck_size[1] = 0
    scene.end()
    assert scene.asked_player == 1
    assert not scene.game.over


def test_3_2_3_2_the_main_phase_begins_when_nothing_is_left_to_resolve() -> None:
    again = Triggered((Trigger(EventKind.DREW, who=Who.YOU),), GainLore(YOU, Number(2)), "Again")
    scene = Scene()
    scene.put(1, character("Reader", 1, 3, 1, 1, DREW, again))
    scene.end()
    assert (scene.asked, scene.game.state.phase) == (op.RESOLVE, st.Phase.DRAW_STEP)
    scene.game.choose(0)
    assert (scene.asked, scene.game.state.phase) == (op.TURN, st.Phase.MAIN_PHASE)
    assert scene.lore_total(1) == 3


def test_3_2_3_2_the_check_of_the_draw_step() -> None:
    scene = Scene()
    scene.lore(1, 19)
    scene.put(1, character("Reader", 1, 3, 1, 1, DREW))
    scene.end()
    assert scene.winner == 1
