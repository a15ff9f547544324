"""The bag (7.7)."""

from __future__ import annotations

import pytest

from tintero.abilities.ability import Activated, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.cost import Cost
from tintero.abilities.effect import DealDamage, Draw, Effect, GainLore, LoseLore, PutDamage, RemoveDamage
from tintero.abilities.target import OPPOSING_CHARACTER, THIS, YOU, Each, Players, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, Who
from tintero.rules import option as op
from tintero.rules.option import Option
from tintero.rules.position import Placed

from ..bench import Table
from ..kit import DISCARD, HAND, Scene, action, character, item

EACH_OPPONENT = Players(Who.EACH_OPPONENT)
QUEST = Trigger(EventKind.QUESTED)
DREW = Trigger(EventKind.DREW, who=Who.YOU)
GAIN = GainLore(YOU, Number(1))


def on(trigger: Trigger, name: str, effect: Effect = GAIN) -> Triggered:
    return Triggered((trigger,), effect, name)


def watcher(scene: Scene, player: int, *abilities: Triggered) -> Placed:
    return scene.put(player, character("", 1, 9, 1, 1, *abilities))


def pick(scene: Scene, name: str) -> Scene:
    entry = next(e.number for e in scene.game.state.bag if e.ability.name == name and e.player == scene.asked_player)
    return scene.choose(Option(op.TRIGGER, entry))


def resolved(scene: Scene) -> list[str]:
    return [h.words for h in scene.events(EventKind.RESOLVED)]


def test_7_7_2_only_triggered_abilities_enter_the_bag() -> None:
    scene = Scene()
    lamp = scene.put(0, item("Lamp", 1, Activated(Cost(exert=True), GAIN, "Shine")))
    hero = scene.put(0, character("Hero", cost=0), HAND)
    scene.play(hero).use(lamp)
    assert not scene.events(EventKind.TRIGGERED)
    assert scene.lore_total(0) == 1


def test_7_7_3_1_the_player_whose_card_it_is_adds_it() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "A1"), on(QUEST, "A2"))
    watcher(scene, 1, on(QUEST, "B"))
    scene.quest(hero)
    assert sorted(scene.bag()) == [(0, "A1"), (0, "A2"), (1, "B")]


def test_7_7_3_1_what_is_met_during_a_resolution_waits_for_its_end() -> None:
    scene = Scene()
    watcher(scene, 0, on(DREW, "Drew"))
    scene.put(1, character("One", 1, 9))
    scene.put(1, character("Two", 1, 9))
    from_deck = Triggered((QUEST,), Draw(YOU, Number(2)), "Draw two")
    hero = watcher(scene, 0, from_deck)
    scene.quest(hero)
    told = [h.kind for h in scene.game.events if h.kind in (EventKind.DREW, EventKind.RESOLVED)]
    assert told[:3] == [EventKind.RESOLVED, EventKind.DREW, EventKind.DREW]


@pytest.mark.parametrize("first", ["A1", "A2"])
def test_7_7_4_2_the_active_player_picks_any_of_theirs(first: str) -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "A1"), on(QUEST, "A2"))
    watcher(scene, 1, on(QUEST, "B"))
    scene.quest(hero)
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 0)
    mine = {e.number for e in scene.game.state.bag if e.player == 0}
    assert scene.offered(op.TRIGGER) == mine
    pick(scene, first)
    assert resolved(scene) == [first, "A2" if first == "A1" else "A1", "B"]


def test_7_7_4_2_a_pick_is_mandatory() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "A1"), on(QUEST, "A2"))
    scene.quest(hero)
    assert {o.verb for o in scene.game.options} == {op.TRIGGER}
    assert scene.why_not(Option(op.DONE)) == ("not_an_answer", "1.7.7")


def test_7_7_4_2_entries_that_are_alike_are_not_asked_about() -> None:
    scene = Scene()
    twice = Triggered((Trigger(EventKind.QUESTED, This()), Trigger(EventKind.QUESTED, who=Who.YOU)), GAIN, "Twice")
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, twice))
    scene.quest(hero)
    assert scene.asked == op.TURN
    assert scene.lore_total(0) == 2


def test_7_7_4_3_a_check_follows_every_entry() -> None:
    scene = Scene()
    scene.lore(0, 18)
    quest = Trigger(EventKind.QUESTED, This())
    hero = scene.put(0, character("H", 1, 3, 0, 1, on(quest, "Win", GainLore(YOU, Number(2))),
                                  on(quest, "Lose", LoseLore(YOU, Number(2)))))
    scene.quest(hero)
    pick(scene, "Win")
    assert scene.winner == 0


def test_7_7_4_3_lethal_damage_of_one_entry_is_not_healed_by_the_next() -> None:
    scene = Scene()
    quest = Trigger(EventKind.QUESTED, This())
    hurt = on(quest, "Hurt", PutDamage(THIS, Number(3)))
    heal = on(quest, "Heal", RemoveDamage(THIS, None))
    hero = scene.put(0, character("Hero", 1, 3, 0, 1, hurt, heal))
    scene.quest(hero)
    pick(scene, "Hurt")
    assert scene.zone(hero) == DISCARD


def test_7_7_4_4_the_bag_passes_when_the_holder_has_nothing_left() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "A"))
    watcher(scene, 1, on(QUEST, "B1"), on(QUEST, "B2"))
    scene.quest(hero)
    assert resolved(scene) == ["A"]
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 1)


def test_7_7_4_4_players_without_entries_are_passed_over() -> None:
    scene = Scene(4)
    hero = scene.put(0, character("Hero"))
    watcher(scene, 3, on(QUEST, "D"))
    watcher(scene, 1, on(QUEST, "B"))
    scene.quest(hero)
    assert resolved(scene) == ["B", "D"]


def test_7_7_4_4_turn_order_begins_with_the_active_player() -> None:
    scene = Scene(3, turn=1)
    hero = watcher(scene, 1, on(QUEST, "B"))
    watcher(scene, 0, on(QUEST, "A"))
    watcher(scene, 2, on(QUEST, "C"))
    scene.quest(hero)
    assert resolved(scene) == ["B", "C", "A"]


def test_7_7_4_5_afterwards_play_returns_to_the_active_player() -> None:
    scene = Scene(3)
    hero = scene.put(0, character("Hero"))
    watcher(scene, 2, on(QUEST, "C"))
    scene.quest(hero)
    assert (scene.asked, scene.asked_player) == (op.TURN, 0)
    assert scene.bag() == []


def test_7_7_5_a_trigger_the_resolving_player_adds_may_be_next() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "Draw", Draw(YOU, Number(1))), on(QUEST, "Old"), on(DREW, "New"))
    scene.quest(hero)
    pick(scene, "Draw")
    assert sorted(name for _, name in scene.bag()) == ["New", "Old"]
    pick(scene, "New")
    assert resolved(scene) == ["Draw", "New", "Old"]


def test_7_7_5_it_comes_before_the_bag_passes() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "Draw", Draw(YOU, Number(1))), on(DREW, "New"))
    watcher(scene, 1, on(QUEST, "B"))
    scene.quest(hero)
    assert resolved(scene) == ["Draw", "New", "B"]


def test_7_7_6_a_trigger_of_the_active_player_waits_while_another_holds_the_bag() -> None:
    scene = Scene()
    hero = watcher(scene, 0, on(QUEST, "A"), on(DREW, "A late"))
    watcher(scene, 1, on(QUEST, "B draws for A", Draw(EACH_OPPONENT, Number(1))), on(QUEST, "B"))
    scene.quest(hero)
    pick(scene, "B draws for A")
    assert resolved(scene) == ["A", "B draws for A", "B", "A late"]


def test_7_7_6_with_three_players_it_goes_all_the_way_round() -> None:
    scene = Scene(3)
    hero = watcher(scene, 0, on(QUEST, "A"), on(DREW, "A late"))
    watcher(scene, 1, on(QUEST, "B draws", Draw(EACH_OPPONENT, Number(1))), on(QUEST, "B"))
    watcher(scene, 2, on(QUEST, "C"), on(DREW, "C late"))
    scene.quest(hero)
    pick(scene, "B draws")
    assert resolved(scene) == ["A", "B draws", "B"]
    assert (scene.asked, scene.asked_player) == (op.RESOLVE, 2)  # C and C late, before the bag reaches A
    pick(scene, "C late")
    assert resolved(scene) == ["A", "B draws", "B", "C late", "C", "A late"]


def test_7_7_6_a_trigger_for_an_earlier_player_waits_for_the_next_round() -> None:
    scene = Scene(3)
    hero = scene.put(0, character("Hero"))
    watcher(scene, 1, on(QUEST, "B"), on(DREW, "B late"))
    watcher(scene, 2, on(QUEST, "C draws", Draw(EACH_OPPONENT, Number(1))))
    watcher(scene, 0, on(DREW, "A late"))
    scene.quest(hero)
    assert resolved(scene) == ["B", "C draws", "A late", "B late"]


def test_7_7_7_who_leaves_takes_their_triggers_along() -> None:
    scene = Scene(3)
    hero = watcher(scene, 0, on(QUEST, "A1"), on(QUEST, "A2"))
    watcher(scene, 1, on(QUEST, "B"))
    watcher(scene, 2, on(QUEST, "C"))
    scene.quest(hero)
    scene.game.concede(1)
    pick(scene, "A1")
    assert resolved(scene) == ["A1", "A2", "C"]


def test_7_7_4_1_the_bag_opens_only_after_the_process() -> None:
    # CR 1.8.1: at the end of a process the check comes before the bag
    scene = Scene()
    legacy = Triggered((Trigger(EventKind.BANISHED, This()),), GAIN, "Legacy")
    victim = scene.put(1, character("Victim", 1, 1, 1, 1, legacy))
    scene.play(scene.put(0, action(DealDamage(Each(OPPOSING_CHARACTER), Number(1)), 0), HAND))
    told = [
        h.kind for h in scene.game.events if h.kind in (EventKind.BANISHED, EventKind.TRIGGERED, EventKind.RESOLVED)
    ]
    assert told == [EventKind.BANISHED, EventKind.TRIGGERED, EventKind.RESOLVED]
    assert scene.zone(victim) == DISCARD


def test_7_7_4_2_what_two_copies_of_an_action_left_behind_are_two_entries() -> None:
    t = Table()
    first, second = t.mine("Wisdom of the Willow", HAND), t.mine("Wisdom of the Willow", HAND)
    hero = t.body(0)
    t.play(first).play(second)
    t.quest(hero)
    assert t.asked == op.RESOLVE
    assert [e.card for e in t.game.state.bag] == [first.card, second.card]
    t.choose(t.game.options[1])
    assert [e.card for e in t.game.state.bag] == [first.card]
