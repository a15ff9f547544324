"""Players and their roles (1.3)."""

from __future__ import annotations

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, GainLore, LoseLore
from tintero.abilities.target import YOU, Players, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Who
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.settings import Settings

from ..kit import HAND, Scene, action, character

EACH_OPPONENT = Players(Who.EACH_OPPONENT)


def test_1_3_3_a_plural_role_word_means_everyone_with_the_role() -> None:
    scene = Scene(3)
    for player in range(3):
        scene.lore(player, 5)
    deed = scene.put(0, action(LoseLore(EACH_OPPONENT, Number(2)), 0), HAND)
    scene.play(deed)
    assert [scene.lore_total(p) for p in range(3)] == [5, 3, 3]


def test_1_3_2_roles_are_relative_to_the_player_of_the_effect() -> None:
    spite = Triggered((Trigger(EventKind.BANISHED, This()),), LoseLore(EACH_OPPONENT, Number(1)), "Spite")
    scene = Scene()
    scene.lore(0, 5)
    scene.lore(1, 5)
    hero = scene.put(0, character("Hero", 5, 5))
    victim = scene.put(1, character("Victim", 0, 1, 1, 1, spite), exerted=True)
    scene.challenge(hero, victim)
    assert (scene.lore_total(0), scene.lore_total(1)) == (4, 5)


def test_1_3_3_you_is_the_player_who_played_the_card_also_out_of_turn() -> None:
    thanks = Triggered((Trigger(EventKind.BANISHED, This()),), Draw(YOU, Number(1)), "Thanks")
    scene = Scene()
    hero = scene.put(0, character("Hero", 5, 5))
    victim = scene.put(1, character("Victim", 0, 1, 1, 1, thanks), exerted=True)
    scene.challenge(hero, victim)
    assert (scene.hand(0), scene.hand(1)) == (0, 1)


def test_1_3_4_1_exactly_one_active_player_who_changes_with_the_turn() -> None:
    scene = Scene()
    assert scene.game.state.active == 0
    scene.end()
    assert scene.game.state.active == 1


def test_1_3_4_1_the_old_player_is_active_while_end_of_turn_triggers_resolve() -> None:
    last = Triggered((Trigger(EventKind.TURN_ENDS, who=Who.YOU),), Draw(Players(Who.CHOSEN_PLAYER), Number(1)), "Last")
    scene = Scene()
    scene.put(0, character("Keeper", 1, 3, 1, 1, last))
    scene.end()
    assert scene.asked_player == 0
    assert scene.game.state.active == 0


def test_1_3_5_2_teammates_are_not_opponents() -> None:
    scene = Scene(4, Settings(players=4, teams=(0, 1, 0, 1)))
    for player in range(4):
        scene.lore(player, 5)
    deed = scene.put(0, action(LoseLore(EACH_OPPONENT, Number(1)), 0), HAND)
    scene.play(deed)
    assert [scene.lore_total(p) for p in range(4)] == [5, 4, 5, 4]


def test_1_3_6_1_a_teammates_character_cannot_be_challenged() -> None:
    scene = Scene(4, Settings(players=4, teams=(0, 1, 0, 1)))
    hero = scene.put(0, character("Hero"))
    friend = scene.put(2, character("Friend"), exerted=True)
    foe = scene.put(3, character("Foe"), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {foe.card}
    assert scene.why_not(Option(op.CHALLENGE, hero.card, friend.card)) == ("target_not_opposing", "4.6.4.2")


def test_1_3_5_1_several_opponents_in_multiplayer() -> None:
    scene = Scene(3)
    hero = scene.put(0, character("Hero"))
    left = scene.put(1, character("Left"), exerted=True)
    right = scene.put(2, character("Right"), exerted=True)
    scene.begin()
    assert scene.targets(hero) == {left.card, right.card}


def test_1_3_3_each_player_includes_yourself() -> None:
    scene = Scene(3)
    deed = scene.put(1, action(GainLore(Players(Who.EACH_PLAYER), Number(1)), 0), HAND)
    scene.end()
    scene.play(deed)
    assert [scene.lore_total(p) for p in range(3)] == [1, 1, 1]
