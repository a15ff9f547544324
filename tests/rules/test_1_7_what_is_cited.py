"""The rule that a question, a refusal or an event names (1.7): the one that a judge would open."""

from __future__ import annotations

from tests.kit import HAND, Scene, action, character, keyword
from tests.reading import real
from tintero.abilities import effect as ef
from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.target import CHARACTER, YOU, Chosen, Filter
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword, PlayWay, Zone
from tintero.rulebook.narrate import event_text
from tintero.rules import option as op
from tintero.rules.event import Event
from tintero.rules.option import Option
from tintero.rules.settings import Settings
from tintero.words import Person


def rules(scene: Scene, kind: EventKind) -> list[str]:
    return [e.rule for e in scene.events(kind)]


def rule_asked(scene: Scene) -> str:
    assert scene.game.decision is not None
    return scene.game.decision.rule


def two_watchers(settings: Settings | None = None, players: int = 2, other: int = 1) -> Scene:
    """Somebody quests; both sides watch, the other one with two abilities to choose from."""
    scene = Scene(players, settings or Settings(players=players))
    names = ("One", "Two")
    watch = [Triggered((Trigger(EventKind.QUESTED),), ef.GainLore(YOU, Number(1)), name) for name in names]
    hero = scene.put(0, character("Hero", 1, 3, 1, 1, watch[0]))
    scene.put(other, character("Foe", 1, 3, 1, 1, *watch))
    return scene.quest(hero)


def test_7_7_4_4_a_bag_that_was_passed_on_cites_the_passing() -> None:
    scene = two_watchers()
    assert scene.asked_player == 1
    assert rule_asked(scene) == "7.7.4.4"
    assert rules(scene, EventKind.RESOLVED) == ["7.7.4.2"]
    scene.choose(scene.game.options[0])
    assert rules(scene, EventKind.RESOLVED) == ["7.7.4.2", "7.7.4.4", "7.7.4.4"]


def test_9_3_2_the_bag_of_a_team_is_not_passed_within_the_team() -> None:
    scene = two_watchers(Settings(players=4, teams=(0, 1, 0, 1), simultaneous_turns=True), 4, other=2)
    assert rule_asked(scene) == "7.7.4.2"


def test_6_1_16_an_if_in_an_activated_ability_is_no_secondary_condition() -> None:
    scene = Scene()
    guide = scene.put(0, real("Belle's City Guide"))
    scene.use(guide)
    assert rules(scene, EventKind.NO_EFFECT) == ["6.1.16"]


def test_6_2_4_an_if_behind_a_trigger_is() -> None:
    scene = Scene()
    scene.ink(0, 9)
    stitch = scene.put(0, real("Stitch - Carefree Surfer"), HAND)
    scene.play(stitch)
    assert rules(scene, EventKind.NO_EFFECT) == ["6.2.4"]


def test_8_15_1_ward_is_why_nothing_can_be_chosen() -> None:
    scene = Scene()
    scene.ink(0, 9)
    scene.put(1, real("Aladdin - Prince Ali"))
    fire = scene.put(0, real("Dragon Fire"), HAND)
    scene.play(fire)
    assert rules(scene, EventKind.NO_EFFECT) == ["8.15.1"]  # once: that nobody is banished then needs no telling


def test_1_7_7_without_ward_there_is_nothing_to_choose() -> None:
    scene = Scene()
    scene.ink(0, 9)
    fire = scene.put(0, real("Dragon Fire"), HAND)
    scene.play(fire)
    assert rules(scene, EventKind.NO_EFFECT) == ["1.7.7"]


def test_8_15_1_ward_is_the_reason_at_every_question_of_an_effect() -> None:
    scene = Scene()
    ali = scene.put(1, real("Aladdin - Prince Ali"))
    plain = scene.put(1, character())
    deed = scene.put(0, action(ef.May(ef.Exert(Chosen(CHARACTER)), YOU), 0), HAND)
    scene.play(deed)
    assert scene.asked == op.MAY
    assert scene.why_not(Option(op.CARD, ali.card)) == ("has_ward", "8.15.1")
    assert scene.why_not(Option(op.CARD, plain.card)) == ("not_an_answer", "1.7.7")


def test_1_9_5_damage_that_resist_takes_away_was_dealt() -> None:
    scene = Scene()
    scene.ink(0, 9)
    namaari = scene.put(1, character("Shell", 1, 3, 1, 1, keyword(Keyword.RESIST, 3)))
    smash = scene.put(0, real("Smash"), HAND)
    scene.play(smash)
    dealt = scene.events(EventKind.DAMAGE_DEALT)[0]
    assert (dealt.amount, dealt.rule) == (0, "1.9.5")
    assert scene.perm(namaari).damage == 0
    assert said(scene, dealt, "en") == "Smash deals damage to Shell, reduced to 0."
    assert said(scene, dealt, "es") == "Smash inflige daño a Shell, reducido a 0."


def said(scene: Scene, e: Event, lang: str) -> str:
    names = [scene.game.state.face_of(card).full_name for card in range(len(scene.game.state.zone))]
    return event_text(e, lambda player: Person(player + 1), lambda card: names[card], lang)


def test_6_5_7_a_choice_between_replacement_effects() -> None:
    scene = Scene()
    scene.ink(0, 9)
    lilo = scene.put(1, real("Lilo - Bundled Up"))
    scene.put(1, real("Beast - Selfless Protector"))
    smash = scene.put(0, real("Smash"), HAND)
    scene.play(smash).pick(lilo)
    assert scene.asked_player == 1
    assert rule_asked(scene) == "6.5.7"


def test_6_5_8_a_choice_between_instances_of_one_replacement_effect() -> None:
    scene = Scene()
    scene.ink(0, 9)
    target = scene.put(1, character())
    for _ in range(2):
        scene.put(1, real("Beast - Selfless Protector"), damage=1)
    scene.put(1, real("Beast - Selfless Protector"))
    smash = scene.put(0, real("Smash"), HAND)
    scene.play(smash).pick(target)
    assert scene.asked_player == 1
    assert rule_asked(scene) == "6.5.8"


def test_8_3_2_bodyguard_enters_exerted_though_an_effect_plays_it() -> None:
    scene = Scene()
    guard = scene.put(0, real("Simba - Protective Cub"), HAND)
    deed = scene.put(0, action(ef.PlayCard(Filter((CardType.CHARACTER,), zone=Zone.HAND), way=PlayWay.FREE), 0), HAND)
    scene.play(deed)
    if scene.asked == op.CHOOSE:
        scene.pick(guard)
    assert scene.asked == op.MAY
    assert rule_asked(scene) == "8.3.2"
    scene.yes()
    assert rules(scene, EventKind.ENTERED) == ["8.3.2"]


def test_6_7_9_another_text_that_lets_a_character_enter_exerted() -> None:
    scene = Scene()
    scene.ink(0, 9)
    merida = scene.put(0, real("Merida - Wisp Conjurer"), HAND)
    scene.play(merida)
    assert rule_asked(scene) == "6.7.9"


def test_8_4_1_boost_is_cited_as_boost() -> None:
    scene = Scene()
    scene.ink(0, 9)
    cat = scene.put(0, real("Cheshire Cat - Inexplicable"))
    scene.use(cat)
    assert rules(scene, EventKind.ABILITY_USED) == ["8.4.1"]


def test_4_4_3_4_banishing_as_a_cost() -> None:
    scene = Scene()
    scene.ink(0, 9)
    scene.put(1, character())
    smoke = scene.put(0, real("Blue Smoke"))
    scene.use(smoke)
    assert rules(scene, EventKind.BANISHED)[:1] == ["4.4.3.4"]


def test_4_4_3_4_what_is_discarded_as_a_cost_is_not_the_effect_of_a_card() -> None:
    scene = Scene()
    scene.ink(0, 9)
    scene.put(0, character("Old"), HAND)
    jasmine = scene.put(0, real("Jasmine - Fearless Princess"))
    scene.use(jasmine)
    while scene.asked == op.CHOOSE and rule_asked(scene) == "4.4.3.4":
        scene.choose(scene.game.options[0])
    discarded = scene.events(EventKind.DISCARDED)[0]
    assert discarded.rule == "4.4.3.4"
    assert "Jasmine" not in said(scene, discarded, "es")
