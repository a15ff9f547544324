"""Quest (4.5)."""

from tintero.abilities.ability import Static, Triggered
from tintero.abilities.amount import Number
from tintero.abilities.condition import Is
from tintero.abilities.effect import Draw, GainLore, LoseLore
from tintero.abilities.property import Cant, CantGainLore, Changes, Imposed
from tintero.abilities.target import YOU, Exerted, Filter, This
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Doing, EventKind, Keyword, Stat, Who
from tintero.rules import option as op
from tintero.rules.option import Option

from ..kit import Scene, character, item, keyword, location, refused


def test_4_5_1_4_questing_exerts_and_gains_the_lore_value() -> None:
    scene = Scene()
    hero = scene.put(0, character(lore=2))
    scene.quest(hero)
    assert scene.perm(hero).exerted
    assert scene.lore_total(0) == 2


def test_4_5_1_only_characters_quest() -> None:
    scene = Scene()
    refused(scene, "not_a_character", "5.3.4", op.QUEST, scene.put(0, item()))
    scene = Scene()
    refused(scene, "not_a_character", "5.3.4", op.QUEST, scene.put(0, location()))


def test_4_5_1_2_a_drying_character_cannot_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character(), drying=True)
    scene.begin()
    assert scene.why_not(Option(op.QUEST, hero.card)) == ("is_drying", "5.1.1.11")


def test_4_5_1_2_rush_does_not_help() -> None:
    scene = Scene()
    hero = scene.put(0, character("R", 2, 3, 1, 2, keyword(Keyword.RUSH)), drying=True)
    refused(scene, "is_drying", "5.1.1.11", op.QUEST, hero)


def test_8_7_2_reckless_cannot_quest() -> None:
    scene = Scene()
    hero = scene.put(0, character("R", 2, 3, 1, 2, keyword(Keyword.RECKLESS)))
    scene.begin()
    assert scene.why_not(Option(op.QUEST, hero.card)) == ("reckless_quest", "8.7.2")


def test_4_5_1_2_a_cant_quest_effect() -> None:
    scene = Scene()
    hero = scene.put(0, character(), gains=[Cant(Doing.QUEST)])
    refused(scene, "cant_quest", "4.5.1.2", op.QUEST, hero)


def test_4_5_1_2_a_cost_to_quest_is_paid() -> None:
    scene = Scene()
    toll = Static(properties=(Cant(Doing.QUEST, unless_ink=1),))
    hero = scene.put(0, character("Car", 1, 1, 2, 1, toll))
    scene.ink(0, 1)
    scene.quest(hero)
    assert scene.ready_ink(0) == 0
    assert scene.lore_total(0) == 2


def test_4_5_1_2_a_cost_to_quest_that_cannot_be_paid() -> None:
    scene = Scene()
    toll = Static(properties=(Cant(Doing.QUEST, unless_ink=1),))
    hero = scene.put(0, character("Car", 1, 1, 2, 1, toll))
    scene.ink(0, 0, exerted=1)
    refused(scene, "cost_unpayable", "1.5.3", op.QUEST, hero)


def test_4_5_1_3_it_must_be_ready() -> None:
    scene = Scene()
    hero = scene.put(0, character(), exerted=True)
    refused(scene, "is_exerted", "5.1.1.2", op.QUEST, hero)


def test_4_5_1_4_the_value_is_read_after_the_exert() -> None:
    scene = Scene()
    proud = Static(condition=Is(This(), Filter(tests=(Exerted(),))), properties=(Changes(Stat.LORE, Number(2)),))
    hero = scene.put(0, character("Proud", 1, 1, 1, 1, proud))
    scene.quest(hero)
    assert scene.lore_total(0) == 3


def test_4_5_1_4_no_lore_does_not_forbid_questing() -> None:
    scene = Scene()
    ban = Static(rules=(Imposed(CantGainLore(), Who.EACH_OPPONENT),))
    scene.put(1, character("Miser", 1, 1, 1, 1, ban))
    quested = Triggered((Trigger(EventKind.QUESTED, subject=This()),), Draw(YOU, Number(1)))
    hero = scene.put(0, character("Hero", 1, 1, 2, 1, quested))
    scene.quest(hero)
    assert scene.perm(hero).exerted
    assert scene.lore_total(0) == 0
    assert scene.hand(0) == 1


def test_4_5_2_the_win_comes_before_the_triggers() -> None:
    """At 19 the quest reaches 20; its trigger would lose 5 lore, but the check is first."""
    scene = Scene()
    scene.lore(0, 19)
    clumsy = Triggered((Trigger(EventKind.QUESTED, subject=This()),), LoseLore(YOU, Number(5)))
    hero = scene.put(0, character("Clumsy", 1, 1, 1, 1, clumsy))
    scene.quest(hero)
    assert scene.game.over
    assert scene.winner == 0


def test_4_5_2_the_lore_is_gained_before_the_triggers() -> None:
    scene = Scene()
    more = Triggered((Trigger(EventKind.QUESTED, subject=This()),), GainLore(YOU, Number(1)))
    hero = scene.put(0, character("Hero", 1, 1, 2, 1, more))
    scene.quest(hero)
    assert [h.amount for h in scene.events(EventKind.LORE_GAINED)] == [2, 1]


def test_4_5_3_1_negative_lore_yields_none() -> None:
    scene = Scene()
    hero = scene.put(0, character(lore=1), gains=[Changes(Stat.LORE, Number(3), negative=True)])
    scene.lore(0, 4)
    scene.quest(hero)
    assert scene.lore_of(hero) == -2
    assert scene.lore_total(0) == 4
    assert not scene.events(EventKind.LORE_GAINED)
