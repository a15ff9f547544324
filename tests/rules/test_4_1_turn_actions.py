"""Turn actions in general (4.1)."""


from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, GainLore
from tintero.abilities.target import YOU, YOUR_CHARACTER, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Keyword
from tintero.rules import option as op

from ..kit import HAND, Scene, character, keyword, refused


def test_4_1_1_turn_actions_are_not_limited_in_number() -> None:
    scene = Scene()
    heroes = [scene.put(0, character(lore=1)) for _ in range(4)]
    for hero in heroes:
        scene.quest(hero)
    assert scene.lore_total(0) == 4


def test_4_1_2_only_the_active_player_acts() -> None:
    scene = Scene()
    theirs = scene.put(1, character())
    in_their_hand = scene.put(1, character(cost=0), HAND)
    scene.begin()
    assert scene.asked_player == 0
    refused(scene, "not_yours", "1.4.3", op.QUEST, theirs)
    refused(scene, "not_yours", "1.4.3", op.PLAY, in_their_hand, 0)
    refused(scene, "not_yours", "1.4.3", op.INK, in_their_hand)


def test_4_1_2_the_other_player_acts_in_their_own_turn() -> None:
    scene = Scene()
    theirs = scene.put(1, character())
    scene.begin()
    scene.end()
    assert scene.asked_player == 1
    scene.quest(theirs)
    assert scene.lore_total(1) == 1


def test_4_1_2_no_turn_action_while_the_bag_is_not_empty() -> None:
    scene = Scene()
    helper = scene.put(0, character("Helper", 2, 3, 1, 2, keyword(Keyword.SUPPORT)))
    other = scene.put(0, character())
    scene.quest(helper)
    assert scene.asked == op.MAY
    refused(scene, "not_at_turn", "4.1.2", op.QUEST, other)
    refused(scene, "not_at_turn", "4.1.2", op.END)
    scene.no()
    scene.quest(other)
    assert scene.lore_total(0) == 2


def test_4_1_2_a_card_that_is_not_in_play_can_do_nothing_there() -> None:
    scene = Scene()
    held = scene.put(0, character(), HAND)
    foe = scene.put(1, character(), exerted=True)
    refused(scene, "not_in_play", "5.1.1.8", op.QUEST, held)
    refused(scene, "not_in_play", "5.1.1.8", op.CHALLENGE, held, foe)
    refused(scene, "not_in_play", "5.1.1.8", op.USE, held, 0)


def test_4_1_5_triggers_wait_for_the_end_of_the_process() -> None:
    drawer = Triggered((Trigger(EventKind.PLAYED, subject=This()),), Draw(YOU, Number(1)), "Fresh")
    watcher = Triggered((Trigger(EventKind.PLAYED, subject=YOUR_CHARACTER),), GainLore(YOU, Number(1)), "Seen")
    scene = Scene()
    scene.put(0, character("Watcher", 1, 1, 1, 1, watcher))
    hero = scene.put(0, character("Hero", 1, 1, 1, 1, drawer), HAND)
    scene.ink(0, 1)
    scene.play(hero)
    # both wait together, so their player says which comes first (7.7.4.2)
    assert scene.asked == op.RESOLVE
    assert sorted(scene.bag()) == [(0, "Fresh"), (0, "Seen")]
    assert (scene.hand(0), scene.lore_total(0)) == (0, 0)
    scene.choose(scene.game.options[0])
    assert (scene.hand(0), scene.lore_total(0)) == (1, 1)


def test_1_7_6_an_unknown_card_is_refused() -> None:
    scene = Scene()
    refused(scene, "no_such_option", "1.7.6", op.QUEST, 9999)
