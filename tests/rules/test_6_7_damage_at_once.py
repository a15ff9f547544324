"""6.7.2.2, 6.7.2.3: what one sentence deals lands together, even in several amounts; sentences follow each other."""

from __future__ import annotations

import json

import pytest

from tests.kit import DISCARD, HAND, Scene, action, character, keyword, location
from tests.reading import shared_reader
from tintero.abilities import amount as am
from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.ability import Ability, CardDefinition, Replacement, Static, Triggered
from tintero.abilities.condition import Exists
from tintero.abilities.target import CHARACTER, OPPOSING_CHARACTER, THIS, YOU, YOUR_CHARACTER
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import CardType, EventKind, Keyword
from tintero.language.describing import describe
from tintero.language.reader import TextReading
from tintero.players.policy.intent import HARMS, intent
from tintero.rules import option as op
from tintero.rules.fast import open_choice
from tintero.rules.game import Game
from tintero.rules.option import Option
from tintero.rules.position import Placed

N = am.Number
TWO_AND_ONE = "Deal 2 damage to chosen character and 1 damage to another chosen character."
VERB_AGAIN = "Deal 2 damage to chosen character and deal 1 damage to another chosen character."
TWO_SENTENCES = "Deal 2 damage to chosen character. Deal 1 damage to another chosen character."
WITH_THEN = "Deal 2 damage to chosen character, then deal 1 damage to another chosen character."
THEN_SENTENCE = "Deal 2 damage to chosen character. Then, deal 1 damage to another chosen character."
TOGETHER = [TWO_AND_ONE, VERB_AGAIN]
IN_ORDER = [TWO_SENTENCES, WITH_THEN, THEN_SENTENCE]

ANOTHER = ta.Filter((CardType.CHARACTER,), tests=(ta.Other(),))
DAMAGED = ta.Filter((CardType.CHARACTER,), tests=(ta.Damaged(),))
COUNTS_DAMAGED = Triggered((Trigger(EventKind.DAMAGE_TAKEN, ta.This()),), ef.GainLore(YOU, am.Count(DAMAGED)), "Counts")


def deed(text: str) -> CardDefinition:
    """An action with this text, as the reader reads it."""
    reading = shared_reader().read_text("effect", "", text)
    assert isinstance(reading, TextReading), reading
    return action(reading.meaning, 0)


def resists_while_hurt(name: str) -> Ability:
    """Resist 5 as soon as that character is damaged."""
    hurt = ta.Filter((CardType.CHARACTER,), tests=(ta.Named((name,)), ta.Damaged()))
    return Static(condition=Exists(hurt), properties=(pr.HasKeyword(Keyword.RESIST, N(5)),))


def played(text: str, *abilities: Ability, also: Ability | None = None) -> tuple[Scene, Placed, Placed]:
    """The action is played. A has `also`, B the abilities; with a third one every choice is asked for."""
    scene = Scene()
    scene.put(0, character("C", 1, 9, 1, 1))
    a = scene.put(1, character("A", 1, 9, 1, 1, *([also] if also else [])))
    b = scene.put(1, character("B", 1, 9, 1, 1, *abilities))
    scene.play(scene.put(0, deed(text), HAND))
    return scene, a, b


def damage(scene: Scene, *cards: Placed) -> tuple[int, ...]:
    return tuple(scene.perm(c).damage for c in cards)


# ---- one sentence --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", TOGETHER)
def test_6_7_2_2_both_choices_come_before_any_damage(text: str) -> None:
    scene, a, b = played(text)
    scene.pick(a)
    assert damage(scene, a, b) == (0, 0)
    assert b.card in scene.offered(op.CARD)
    assert a.card not in scene.offered(op.CARD)
    scene.pick(b)
    assert damage(scene, a, b) == (2, 1)


@pytest.mark.parametrize("text", TOGETHER)
def test_6_7_2_2_the_totals_are_fixed_before_anything_lands(text: str) -> None:
    scene, a, b = played(text, resists_while_hurt("A"))
    scene.pick(a).pick(b)
    assert damage(scene, a, b) == (2, 1)


@pytest.mark.parametrize("text", TOGETHER)
def test_6_7_2_3_a_trigger_of_the_first_sees_the_second_damaged(text: str) -> None:
    scene, a, b = played(text, also=COUNTS_DAMAGED)
    scene.pick(a).pick(b)
    assert scene.lore_total(1) == 2
    assert damage(scene, a, b) == (2, 1)


def test_1_8_one_check_follows_and_banishes_both() -> None:
    scene = Scene()
    a = scene.put(1, character("A", 1, 2, 1, 1))
    b = scene.put(1, character("B", 1, 1, 1, 1))
    scene.play(scene.put(0, deed(TWO_AND_ONE), HAND)).pick(a)
    assert (scene.zone(a), scene.zone(b)) == (DISCARD, DISCARD)
    told = [e.kind for e in scene.game.events]
    last_damage = max(n for n, kind in enumerate(told) if kind == EventKind.DAMAGE_TAKEN)
    assert told.count(EventKind.DAMAGE_TAKEN) == told.count(EventKind.BANISHED) == 2
    assert last_damage < told.index(EventKind.BANISHED)


def test_6_7_2_3_resist_reduces_each_amount_by_itself() -> None:
    scene, a, b = played(TWO_AND_ONE, keyword(Keyword.RESIST, 1), also=keyword(Keyword.RESIST, 1))
    scene.pick(a).pick(b)
    assert damage(scene, a, b) == (1, 0)


def test_6_7_2_3_what_replaces_one_amount_comes_before_the_other_lands() -> None:
    """B takes for another: its counters are put while A's own damage is still to come, and neither is lost."""
    takes_for_others = Replacement(
        EventKind.DAMAGE_DEALT, ef.PutDamage(THIS, am.EventAmount()),
        subject=ta.Filter((CardType.CHARACTER,), YOUR_CHARACTER.whose, tests=(ta.Other(),)))  # fmt: skip
    scene, a, b = played(TWO_AND_ONE, takes_for_others)
    scene.pick(a).pick(b)
    assert damage(scene, a, b) == (0, 3)


@pytest.mark.parametrize("text", [
    "Deal 1 damage to each opposing character and 2 damage to each opposing location.",
    "Deal 1 damage to each opposing character and deal 2 damage to each opposing location.",
])  # fmt: skip
def test_6_7_2_3_each_of_one_kind_and_each_of_another(text: str) -> None:
    counts = Triggered(
        (Trigger(EventKind.DAMAGE_TAKEN, ta.This()),),
        ef.GainLore(YOU, am.Count(ta.Filter(tests=(ta.Damaged(),)))),
        "Counts",
    )
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 9, 1, 1))
    theirs = scene.put(1, character("Theirs", 1, 9, 1, 1, counts))
    place = scene.put(1, location("Place", 9))
    scene.play(scene.put(0, deed(text), HAND))
    assert damage(scene, mine, theirs, place) == (0, 1, 2)
    assert scene.lore_total(1) == 2


def test_6_1_6_each_other_is_each_but_the_chosen_one() -> None:
    scene = Scene()
    mine = scene.put(0, character("Mine", 1, 9, 1, 1))
    theirs = [scene.put(1, character(name, 1, 9, 1, 1)) for name in ("A", "B", "C")]
    text = "Deal 3 damage to chosen character and 1 damage to each other opposing character."
    scene.play(scene.put(0, deed(text), HAND)).pick(theirs[1])
    assert damage(scene, mine, *theirs) == (0, 1, 3, 1)


def test_6_7_2_3_three_amounts_in_a_list() -> None:
    scene = Scene()
    theirs = [scene.put(1, character(name, 1, 9, 1, 1)) for name in ("A", "B", "C")]
    text = (
        "Deal 3 damage to chosen character, 2 damage to another chosen character, and 1 damage to each other "
        "opposing character."
    )
    scene.play(scene.put(0, deed(text), HAND)).pick(theirs[2])
    assert damage(scene, *theirs) == (0, 0, 0)
    scene.pick(theirs[0])
    assert damage(scene, *theirs) == (2, 1, 3)


def test_6_7_2_1_an_amount_speaks_of_what_was_chosen_for_it() -> None:
    text = "Deal 1 damage to chosen character for each 1 damage on them and 2 damage to another chosen character."
    scene = Scene()
    scene.put(0, character("C", 1, 9, 1, 1))
    a = scene.put(1, character("A", 1, 9, 1, 1), damage=3)
    b = scene.put(1, character("B", 1, 9, 1, 1), damage=1)
    scene.play(scene.put(0, deed(text), HAND)).pick(a).pick(b)
    assert damage(scene, a, b) == (6, 3)


# ---- several sentences ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", IN_ORDER)
def test_6_1_2_in_two_sentences_or_after_then_the_first_lands_first(text: str) -> None:
    scene, a, b = played(text, resists_while_hurt("A"), also=COUNTS_DAMAGED)
    scene.pick(a)
    assert damage(scene, a, b) == (2, 0)
    scene.pick(b)
    assert damage(scene, a, b) == (2, 0)
    assert scene.lore_total(1) == 1


def test_6_1_2_what_then_adds_is_no_part_of_it() -> None:
    text = f"{TWO_AND_ONE.removesuffix('.')}, then deal 1 damage to each character."
    scene, a, b = played(text, resists_while_hurt("A"))
    scene.pick(a).pick(b)
    assert damage(scene, a, b) == (3, 1)


# ---- done or not ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "cards"), [(1, 1), (0, 0)])
def test_6_1_5_1_if_you_do_asks_for_both_amounts(others: int, cards: int) -> None:
    scene = Scene()
    a = scene.put(1, character("A", 1, 9, 1, 1))
    for _ in range(others):
        scene.put(1, character("B", 1, 9, 1, 1))
    scene.play(scene.put(0, deed(f"You may {TWO_AND_ONE.lower()} If you do, draw a card."), HAND)).yes()
    if others:
        scene.pick(a)
    assert damage(scene, a) == (2,)  # CR 1.2.3: as much as possible
    assert scene.hand(0) == cards


def test_8_15_ward_stops_one_choice_and_not_the_other() -> None:
    scene = Scene()
    a = scene.put(1, character("A", 1, 9, 1, 1))
    warded = scene.put(1, character("B", 1, 9, 1, 1, keyword(Keyword.WARD)))
    scene.play(scene.put(0, deed(TWO_AND_ONE), HAND))
    assert damage(scene, a, warded) == (2, 0)


# ---- what is said and saved ----------------------------------------------------------------------------------------


def test_a_question_says_the_amount_that_it_is_about() -> None:
    scene, a, _ = played(TWO_AND_ONE)
    said = []
    for pick in (a, None):
        asked = scene.game.asked
        assert asked is not None
        assert isinstance(asked.effect, ef.DealDamage)
        said.append((describe(asked.effect, "en"), describe(asked.effect, "es")))
        if pick is not None:
            scene.pick(pick)
    assert said == [
        ("deal 2 damage to chosen character", "inflige 2 de daño al personaje elegido"),
        ("deal 1 damage to another chosen character", "inflige 1 de daño a otro personaje elegido"),
    ]


def test_without_a_text_it_is_described_with_and() -> None:
    both = ef.AtOnce((ef.DealDamage(ta.Each(CHARACTER), N(1)), ef.DealDamage(ta.Each(OPPOSING_CHARACTER), N(2))))
    assert " and deal 2 damage" in describe(both, "en")
    assert " e inflige 2 de daño" in describe(both, "es")


def test_a_bot_knows_that_both_choices_harm() -> None:
    scene, a, _ = played(TWO_AND_ONE)
    assert intent(open_choice(scene.game.state)) == HARMS
    scene.pick(a)
    assert intent(open_choice(scene.game.state)) == HARMS


def test_a_game_saved_between_the_choices_goes_on() -> None:
    scene, a, b = played(TWO_AND_ONE)
    scene.pick(a)
    resumed = Game.from_data(json.loads(json.dumps(scene.game.to_data())), scene.position.deal)
    resumed.choose(Option(op.CARD, b.card))
    hurt = {p.card: p.damage for p in resumed.state.in_play.values() if p.damage}
    assert hurt == {a.card: 2, b.card: 1}
