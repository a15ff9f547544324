"""Where a permanent's numbers come from: each part has its source and duration, and the parts add up."""

from __future__ import annotations

from tests.kit import HAND, Scene, action, character, keyword
from tests.reading import shared_reader
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Static
from tintero.abilities.target import CHARACTER
from tintero.abilities.words import Doing, Keyword, Stat, Until, Zone
from tintero.judge.running import RunResult
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.rules.event import NO_CARD
from tintero.rules.explained import STATIC, Values, explain_cost, explain_values

N = am.Number


def plus(n: int, stat: Stat = Stat.STRENGTH) -> pr.Changes:
    return pr.Changes(stat, N(abs(n)), n < 0)


def banner(name: str, *properties: pr.Property) -> Static:
    return Static(properties=properties, affects=CHARACTER, name=name)


def values_of(scene: Scene, placed: object) -> Values:
    return explain_values(scene.game.state, scene.perm(placed))


def test_6_6_1_2_each_modifier_has_its_source_and_duration() -> None:
    scene = Scene()
    leader = scene.put(0, character("Leader", 1, 4, 1, 2, banner("LEAD", plus(2), plus(1, Stat.LORE))))
    hero = scene.put(0, character("Hero", 3, 3, 1))
    curse = scene.put(0, action(ef.Give(ta.Chosen(CHARACTER), (plus(-1),), Until.THIS_TURN), 0, "Curse"), HAND)
    scene.begin()
    scene.play(curse).pick(hero)
    values = values_of(scene, hero)
    assert (values.printed_strength, values.strength) == (3, 4)
    assert [(p.card, p.ability, p.until, p.strength, p.lore) for p in values.parts] == [
        (leader.card, "LEAD", STATIC, 2, 1), (curse.card, "", Until.THIS_TURN, -1, 0),
    ]  # fmt: skip


def test_6_6_4_floors_losses_and_bans_are_parts_too() -> None:
    scene = Scene()
    odd = banner("ODD", pr.FloorOf(Stat.STRENGTH, 1), pr.LosesKeyword(Keyword.WARD), pr.Cant(Doing.QUEST))
    scene.put(0, character("Odd", 1, 4, 1, 2, odd))
    hero = scene.put(0, character("Hero", 3, 3, 1, 2, keyword(Keyword.WARD)))
    values = values_of(scene, hero)
    part = values.parts[0]
    assert part.floors == [(Stat.STRENGTH, 1)]
    assert part.lost_keywords == 1 << Keyword.WARD
    assert part.cant == [Doing.QUEST]
    assert values.printed_keywords == 1 << Keyword.WARD


def test_8_1_2_keywords_that_add_up_are_told_apart() -> None:
    scene = Scene()
    scene.put(0, character("One", 1, 4, 1, 2, banner("ONE", pr.HasKeyword(Keyword.RESIST, N(1)))))
    hero = scene.put(0, character("Hero", 3, 3, 1, 2, keyword(Keyword.RESIST, 2)))
    values = values_of(scene, hero)
    assert values.printed_resist == 2
    assert [p.resist for p in values.parts] == [1]
    assert values.traits.resist == 3


def test_4_3_2_3_what_changes_the_ink_to_pay() -> None:
    scene = Scene()
    cheap = pr.Imposed(pr.PayLess(ta.Filter(zone=Zone.HAND), N(1)))
    helper = scene.put(0, character("Helper", 1, 4, 1, 2, Static(rules=(cheap,), name="CHEAP")))
    hero = scene.put(0, character("Hero", 3, 3, 1, 5), HAND)
    scene.begin()
    s = scene.game.state
    before = list(s.rules)
    assert explain_cost(s, 0, hero.card).parts == [(helper.card, -1)]
    assert s.rules == before
    assert explain_cost(s, 1, hero.card).parts == []


def test_the_parts_add_up_on_every_ruling(outcomes: list[RunResult]) -> None:
    """At the end of every run of every ruling, for every permanent without a floor."""
    checked = changed = 0
    for outcome in outcomes:
        assert outcome.table is not None
        s = outcome.table.game.state
        for p in s.in_play.values():
            values = explain_values(s, p)
            if any(part.floors for part in values.parts):
                continue
            checked += 1
            changed += bool(values.parts)
            total = values.printed_strength + sum(part.strength for part in values.parts) + values.challenging
            assert total == values.strength
            assert values.printed_lore + sum(part.lore for part in values.parts) == values.lore
            assert values.printed_willpower + sum(part.willpower for part in values.parts) == values.willpower
            gained = lost = barred = 0
            for part in values.parts:
                gained |= part.gained_keywords
                lost |= part.lost_keywords
                barred |= part.barred_keywords
            assert (values.printed_keywords | (gained & ~barred)) & ~lost == values.traits.keywords
    assert checked > 200
    assert changed > 20


def test_what_the_position_gives_has_no_card() -> None:
    text = "id: t\ngiven:\n  P1: {play: [{card: Stitch - New Dog, strength: +2}]}\nsteps:\n  - asked: {kind: turn}\n"
    reader = shared_reader()
    s = ScenarioTable(read_scenario(text, reader), reader).game.state
    part = explain_values(s, next(iter(s.in_play.values()))).parts[0]
    assert (part.card, part.strength, part.until) == (NO_CARD, 2, Until.THIS_TURN)
