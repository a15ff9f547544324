"""Three and more players: turn order, opponents, winning (9.1, 9.2)."""

from __future__ import annotations

import pytest

from tintero.abilities import effect as ef
from tintero.abilities import target as ta
from tintero.abilities.amount import Number
from tintero.abilities.words import Keyword, Who, Whose, Zone
from tintero.rules import option as op
from tintero.rules.game import Game
from tintero.rules.machinery import pieces as st
from tintero.rules.option import Option
from tintero.rules.position import FILLER
from tintero.rules.settings import OpenPoints, Settings

from ..kit import HAND, Scene, action, character, keyword, location

EACH_OPPONENT = ta.Players(Who.EACH_OPPONENT)
OPPOSING = ta.Filter(whose=Whose.OPPOSING)
IN_HAND = ta.Filter(zone=Zone.HAND)


def keep_all(game: Game) -> None:
    while game.decision is not None and game.decision.kind == op.HAND:
        game.choose(Option(op.DONE))


# ---- turn order and roles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_9_2_1_the_turn_passes_to_the_left_and_around_again(players: int, first: int) -> None:
    game = Game.new([[FILLER] * 30] * players, first=first)
    keep_all(game)
    seen = []
    for _ in range(2 * players + 1):
        seen.append(game.to_decide)
        game.choose(Option(op.END))
    assert seen == [(first + n) % players for n in range(2 * players + 1)]


def test_2_2_2_hands_are_altered_in_turn_order_from_the_starting_player() -> None:
    game = Game.new([[FILLER] * 30] * 4, first=2)
    asked = []
    while game.decision is not None and game.decision.kind == op.HAND:
        asked.append(game.to_decide)
        game.choose(Option(op.DONE))
    assert asked == [2, 3, 0, 1]


def test_3_2_3_only_the_very_first_turn_of_the_game_has_no_draw() -> None:
    game = Game.new([[FILLER] * 30] * 3, first=0)
    keep_all(game)
    for player in (1, 2, 0):
        game.choose(Option(op.END))
        assert len(game.state.players[player].hand) == 8


def test_9_2_2_simultaneous_instructions_go_round_from_the_active_player() -> None:
    scene = Scene(3, turn=1)
    scene.ink(1, 1)
    everyone = scene.put(1, action(ef.Discard(ta.Players(Who.EACH_PLAYER), Number(1), IN_HAND)), HAND)
    for player in range(3):
        scene.put(player, FILLER, HAND)
        scene.put(player, FILLER, HAND)
    scene.play(everyone)
    asked = []
    while scene.asked == op.CHOOSE:
        asked.append(scene.asked_player)
        scene.choose(scene.game.options[0])
    assert asked == [1, 2, 0]
    assert [scene.hand(p) for p in range(3)] == [1, 1, 1]


def test_1_3_5_everybody_else_is_an_opponent() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    for player in range(3):
        scene.lore(player, 5)
    scene.play(scene.put(0, action(ef.LoseLore(EACH_OPPONENT, Number(2))), HAND))
    assert [scene.lore_total(p) for p in range(3)] == [5, 3, 3]


def test_1_3_5_chosen_opponent_is_a_choice_among_several() -> None:
    scene = Scene(4)
    scene.ink(0, 1)
    for player in range(4):
        scene.lore(player, 5)
    scene.play(scene.put(0, action(ef.LoseLore(ta.Players(Who.CHOSEN_OPPONENT), Number(2))), HAND))
    assert scene.offered(op.PLAYER) == {1, 2, 3}
    scene.player(2)
    assert [scene.lore_total(p) for p in range(4)] == [5, 5, 3, 5]


def test_a_chosen_player_may_be_yourself() -> None:
    scene = Scene(3)
    scene.ink(0, 1)
    scene.play(scene.put(0, action(ef.Draw(ta.Players(Who.CHOSEN_PLAYER), Number(1))), HAND))
    assert scene.offered(op.PLAYER) == {0, 1, 2}


def test_8_3_3_bodyguard_guards_only_the_characters_of_its_player() -> None:
    scene = Scene(3)
    attacker = scene.put(0, character())
    guard = scene.put(1, character("Guard", 1, 3, 1, 2, keyword(Keyword.BODYGUARD)), exerted=True)
    guarded = scene.put(1, character(), exerted=True)
    place = scene.put(1, location())
    free = scene.put(2, character(), exerted=True)
    scene.begin()
    assert scene.targets(attacker) == {guard.card, place.card, free.card}
    assert scene.why_not(Option(op.CHALLENGE, attacker.card, guarded.card)) == ("target_behind_bodyguard", "8.3.3")


def test_a_character_of_any_opponent_can_be_challenged() -> None:
    scene = Scene(4)
    attacker = scene.put(0, character())
    targets = [scene.put(p, character(), exerted=True) for p in (1, 2, 3)]
    scene.begin()
    assert scene.targets(attacker) == {t.card for t in targets}


# ---- winning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_1_8_4_two_players_at_twenty_in_one_check_the_first_from_the_active_player_wins(turn: int) -> None:
    scene = Scene(3, turn=turn)
    scene.ink(turn, 1)
    gift = action(ef.GainLore(ta.Players(Who.EACH_OTHER_PLAYER), Number(1)))
    for player in range(3):
        scene.lore(player, 19)
    scene.play(scene.put(turn, gift, HAND))
    assert scene.game.over
    assert scene.winner == (turn + 1) % 3


def test_1_8_4_the_active_player_comes_first() -> None:
    scene = Scene(3, turn=1)
    scene.ink(1, 1)
    for player in range(3):
        scene.lore(player, 19)
    scene.play(scene.put(1, action(ef.GainLore(ta.Players(Who.EACH_PLAYER), Number(1))), HAND))
    assert scene.winner == 1


def test_o_1_the_other_setting_counts_from_the_starting_player() -> None:
    points = OpenPoints(check_starts_with_active_player=False)
    scene = Scene(3, Settings(players=3, open_points=points), turn=1)
    scene.ink(1, 1)
    for player in range(3):
        scene.lore(player, 19)
    scene.play(scene.put(1, action(ef.GainLore(ta.Players(Who.EACH_PLAYER), Number(1))), HAND))
    assert scene.winner == scene.game.state.first_player


def test_1_8_1_3_the_last_player_left_wins() -> None:
    scene = Scene(3)
    scene.begin()
    scene.game.concede(1)
    assert not scene.game.over
    scene.game.concede(0)
    assert scene.game.over
    assert scene.winner == 2


def test_1_8_1_2_ending_the_own_turn_with_an_empty_deck_leaves_the_game() -> None:
    scene = Scene(3, deck_size=0)
    mine = scene.put(0, character())
    for player in (1, 2):
        scene.put(player, FILLER, st.DECK)
    scene.end()
    assert not scene.game.over
    assert not scene.game.state.players[0].in_game
    assert scene.zone(mine) == st.OUT
    assert scene.asked_player == 1
    scene.end()  # player 1 has drawn the last card
    assert scene.winner == 2


def test_1_8_1_2_an_empty_deck_of_another_player_is_harmless() -> None:
    scene = Scene(3, deck_size=0)
    scene.put(0, FILLER, st.DECK)
    scene.put(1, FILLER, st.DECK)
    scene.put(1, FILLER, st.DECK)
    scene.end()
    assert scene.game.state.players[2].in_game
