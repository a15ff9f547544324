"""6.1.10: a loop that a player may leave must be left; only one that nobody can leave is a draw."""

from __future__ import annotations

import pytest

from tests.kit import HAND, Placed, Scene, action, character
from tests.reading import real
from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import DidIt, Exists
from tintero.abilities.target import YOU
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Whose, Zone
from tintero.rules import option as op
from tintero.rules.event import ENDLESS_LOOP
from tintero.rules.game import Game
from tintero.rules.machinery.loops import UNSUSPICIOUS
from tintero.rules.option import IllegalAction, Option
from tintero.rules.settings import OpenPoints, Settings
from tintero.rules.table import Deal

REPETITIONS = 30
FEW = Settings(open_points=OpenPoints(loop_repetitions=REPETITIONS, forced_loop_limit=60))
MANY_STEPS = UNSUSPICIOUS + 20 * REPETITIONS
YES, NO = Option(op.YES), Option(op.NO)
OTHERS = ta.Filter((CardType.CHARACTER,), Whose.YOURS, tests=(ta.Other(),))
PASS_IT_ON = ef.Ready(ta.Each(OTHERS))


def sea_chart(characters: int = 1) -> tuple[Scene, list[Placed], list[Placed]]:
    """Moves that cost nothing: two locations with move cost 1, and the map that makes every move cheaper by 1."""
    scene = Scene(settings=FEW)
    scene.put(0, real("Map of Treasure Planet"))
    places = [scene.put(0, real("Motunui - Island Paradise")), scene.put(0, real("Never Land - Mermaid Lagoon"))]
    sailors = [scene.put(0, real("Captain Hook - Forceful Duelist")) for _ in range(characters)]
    scene.begin()
    return scene, places, sailors


def moves(game: Game) -> list[Option]:
    return [o for o in game.options if o.verb == op.MOVE]


def sail_on(game: Game) -> int:
    taken = 0
    while moves(game) and taken < MANY_STEPS:
        game.choose(moves(game)[0])
        taken += 1
    return taken


@pytest.mark.parametrize("characters", [1, 3])
def test_6_1_10_free_moves_to_and_fro_come_to_an_end_in_a_turn(characters: int) -> None:
    scene, _, sailors = sea_chart(characters)
    game = scene.game
    steps = 2 * len(sailors)
    assert REPETITIONS <= sail_on(game) <= UNSUSPICIOUS + steps * REPETITIONS
    assert Option(op.END) in game.options
    assert not game.over


def test_6_1_10_a_step_repeated_too_often_is_refused_with_its_rule() -> None:
    scene, places, (hook,) = sea_chart()
    sail_on(scene.game)
    at = scene.perm(hook).location
    there = next(p for p in places if scene.perm(p).pid != at)
    again = Option(op.MOVE, hook.card, there.card)
    refusal = scene.game.why_not(again)
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("loop_must_end", "6.1.10")
    with pytest.raises(IllegalAction, match=r"6\.1\.10"):
        scene.game.choose(again)


def test_6_1_10_the_next_turn_begins_anew() -> None:
    scene, _, _ = sea_chart()
    game = scene.game
    sail_on(game)
    for _ in range(2):
        game.choose(Option(op.END))
    assert moves(game)
    assert not game.state.repeated


def test_6_1_10_copies_and_saved_games_know_what_was_repeated() -> None:
    scene, _, _ = sea_chart()
    game = scene.game
    for _ in range(UNSUSPICIOUS + REPETITIONS):
        game.choose(moves(game)[0])
    restored = saved_and_loaded(game)
    assert restored.to_json() == game.to_json()
    left = sail_on(game.clone())
    assert 0 < left <= REPETITIONS
    assert sail_on(restored) == left
    assert sail_on(game) == left


def saved_and_loaded(game: Game) -> Game:
    cards = list(zip(game.state.defs, game.state.table.owners, strict=True))
    deal = Deal(game.state.table, [[card for card, owner in cards if owner == player] for player in range(2)])
    return Game.from_data(game.to_data(), deal)


def test_6_1_10_an_effect_that_repeats_can_be_saved_in_the_middle() -> None:
    scene = Scene(settings=FEW)
    deed = scene.put(0, action(ef.RepeatWhile(ef.May(ef.GainLore(YOU, Number(1)), YOU), DidIt()), 0), HAND)
    scene.play(deed).yes().yes()
    assert saved_and_loaded(scene.game).to_json() == scene.game.to_json()


def seesaw(effect: ef.Effect) -> Scene:
    """Two characters, each of which readies the other whenever it is readied."""
    scene = Scene(settings=FEW)
    wakes = Triggered((Trigger(EventKind.READIED, ta.This()),), effect, "Wake")
    first = scene.put(0, character("One", 1, 3, 1, 1, wakes), exerted=True)
    scene.put(0, character("Two", 1, 3, 1, 1, wakes), exerted=True)
    again = ef.Sequence((ef.Ready(ta.Chosen(ta.Filter((CardType.CHARACTER,), Whose.YOURS))),))
    deed = scene.put(0, action(again, 0), HAND)
    scene.play(deed).pick(first)
    return scene


EXERT_AND_READY = ef.Sequence((ef.Exert(ta.Each(OTHERS)), PASS_IT_ON))


def test_6_1_10_a_loop_of_may_is_never_a_draw_that_a_player_can_force() -> None:
    scene = seesaw(ef.May(EXERT_AND_READY, YOU))
    game = scene.game
    taken = 0
    while not game.over and game.options == [YES, NO] and taken < MANY_STEPS:
        game.choose(YES)
        taken += 1
    assert not game.over
    assert game.decision is not None
    assert game.decision.kind == op.TURN
    assert REPETITIONS <= taken <= UNSUSPICIOUS + 2 * REPETITIONS


def test_6_1_10_a_loop_that_nobody_can_leave_is_a_draw() -> None:
    scene = seesaw(EXERT_AND_READY)
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), ENDLESS_LOOP, "6.1.10")
    drawn = scene.game.events[-1]
    assert (EventKind(drawn.kind), drawn.rule) == (EventKind.GAME_DRAWN, "6.1.10")


def test_6_1_10_a_choice_that_leads_nowhere_else_does_not_leave_a_loop() -> None:
    either = ef.ChooseOne((ef.Draw(YOU, Number(0)), ef.GainLore(YOU, Number(0))), YOU)
    scene = seesaw(ef.Sequence((either, EXERT_AND_READY)))
    game = scene.game
    for _ in range(MANY_STEPS):
        if game.over:
            break
        game.choose(0)
    assert game.outcome is not None
    assert game.outcome.reason == ENDLESS_LOOP


def test_6_1_10_an_effect_that_repeats_for_ever_is_a_draw() -> None:
    always = Exists(ta.Filter(zone=Zone.DECK))
    scene = Scene(settings=FEW)
    deed = scene.put(0, action(ef.RepeatWhile(ef.Shuffle(YOU), always), 0), HAND)
    scene.play(deed)
    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == ENDLESS_LOOP
