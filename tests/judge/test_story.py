"""A run in plain words, in both languages: steps, events with their rules, checks with their marks."""

from __future__ import annotations

import re

import pytest

from tintero.judge import vocabulary
from tintero.judge.faults import Failure
from tintero.judge.picture import picture
from tintero.judge.running import RunResult, run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.judge.story import NO, OK, UNSEEN, tell_run
from tintero.judge.vetting_steps import DOING, KINDS
from tintero.judge.vocabulary import TOPICS
from tintero.language import Reader
from tintero.rulebook import rulebook

from ..rulebook.ways import ways_of

POSITION = """
id: t
title: {en: A test, es: Una prueba}
given:
  P1:
    ink: 4
    hand: [Be Prepared]
    play: [Mickey Mouse - True Friend, {card: Stitch - New Dog, as: dog}]
  P2:
    play: [{card: Stitch - New Dog, as: tired, exerted: true}, {card: Stitch - New Dog, as: fresh}]
steps:
"""
STEPS = """
  - cannot: {P1: {challenge: dog, target: fresh}}
    rule: "4.6.4.2"
  - can: {P1: {challenge: dog, target: tired}}
  - P1: {challenge: dog, target: tired}
  - see:
      dog: {zone: discard}
      fresh: {zone: play, exerted: false}
      P2: {lore: 0, ink: {ready: 0}, discard: [tired]}
      game: {over: false, winner: none}
  - asked: {player: P1, kind: turn, excludes: [dog]}
  - bag: []
  - P1: {quest: Mickey Mouse - True Friend}
  - P1: end turn
"""


def run(reader: Reader, steps: str) -> RunResult:
    scenario = read_scenario(POSITION + steps, reader)
    return run_once(scenario, scenario.runs[0], reader)


def test_a_run_in_english(reader: Reader) -> None:
    outcome = run(reader, STEPS)
    assert outcome.ok, outcome.message
    told = tell_run(outcome, "en")
    assert [s.text for s in told.steps] == [
        "This is not legal now",
        "This is legal now",
        "P1 challenges Stitch - New Dog (tired) with Stitch - New Dog (dog)",
        "Now",
        "The question",
        "Waiting in the bag",
        "P1 quests with Mickey Mouse - True Friend",
        "P1 ends the turn",
    ]
    facts = [f.text for f in told.steps[3].facts]
    assert "Stitch - New Dog (fresh) is ready" in facts
    assert "P2, discard: Stitch - New Dog (tired)" in facts
    assert "the game goes on" in facts
    assert {f.mark for s in told.steps for f in s.facts} == {OK}
    refusal = told.steps[0].notes[0]
    assert refusal == ("That character is ready; only exerted characters can be challenged", "4.6.4.2")


def test_the_same_run_in_spanish(reader: Reader) -> None:
    told = tell_run(run(reader, STEPS), "es")
    assert told.steps[2].text == "P1 desafía a Stitch - New Dog (tired) con Stitch - New Dog (dog)"
    assert told.steps[6].text == "P1 se va de aventura con Mickey Mouse - True Friend"
    assert "la partida sigue" in [f.text for f in told.steps[3].facts]
    words = " ".join(f"{s.text} {s.events} {s.notes}" for s in told.steps)
    assert not re.search(r"\b(the|plays|quests|turn)\b", words.replace("«turn»", ""))


def test_every_event_of_every_ruling_is_told(outcomes: list[RunResult]) -> None:
    """Each in a way that the log has words for; what is silent in one language is silent in the other."""
    told = 0
    for outcome in outcomes:
        english, spanish = tell_run(outcome, "en"), tell_run(outcome, "es")
        for report, one, other in zip(outcome.steps, english.steps, spanish.steps, strict=True):
            assert all(e.how in ways_of(e.kind) for e in report.events)
            assert [rule for _, rule in one.events] == [rule for _, rule in other.events]
            assert all(rulebook().exists(rule) for _, rule in one.events)
            told += len(one.events)
    assert told > 1000


def test_every_event_names_a_rule_that_exists(reader: Reader) -> None:
    told = tell_run(run(reader, STEPS), "en")
    events = [e for s in told.steps for e in s.events]
    assert len(events) > 8
    assert all(rulebook().exists(rule) for _, rule in events)
    challenge = told.steps[2]
    assert "4.6.4.4" in challenge.rules
    assert len(challenge.rules) == len(set(challenge.rules))


FAILURES = {
    # steps: expected English, Spanish, marks of the facts
    "  - see: {P1: {lore: 3}, dog: {damage: 0}}": (
        "P1, lore: expected 3, found 0", "P1, lore: se esperaba 3, hay 0", [NO, UNSEEN]),
    "  - see: {P1: {lore: 0}, dog: {strength: 9}}": (
        "dog, strength: expected 9, found 2", "dog, fuerza: se esperaba 9, hay 2", [OK, NO]),
    "  - see: {P1: {ink: {ready: 1}}}": (
        "P1, ready ink: expected 1, found 4", "P1, tinta preparada: se esperaba 1, hay 4", [NO]),
    "  - see: {dog: {exerted: true}}": (
        "dog, exerted: expected yes, found no", "dog, agotada: se esperaba sí, hay no", [NO]),
    "  - see: {dog: {has: [Rush]}}": ("dog does not have Rush", "dog no tiene Rush (Prisa)", [NO]),
    "  - see: {Be Prepared: {exerted: false}}": (
        "Be Prepared, exerted: expected no, but Be Prepared is not in play (hand)",
        "Be Prepared, agotada: se esperaba no, pero Be Prepared no está en juego (mano)", [NO]),
    "  - see: {game: {winner: P2}}": (
        "the game, winner: expected P2, found nobody", "la partida, ganador: se esperaba P2, hay nadie", [NO]),
    "  - asked: {player: P2, kind: turn}": (
        "the question, player: expected P2, found P1", "la pregunta, jugador: se esperaba P2, hay P1", [NO, UNSEEN]),
    "  - bag: [{player: P1, card: dog}]": (
        "the bag: expected {player: P1, card: dog}, found nothing",
        "la bolsa: se esperaba {player: P1, card: dog}, hay nada", [NO]),
    "  - can: {P1: {challenge: dog, target: fresh}}": (
        "that should be legal: That character is ready; only exerted characters can be challenged (4.6.4.2)",
        "eso debería ser legal: Ese personaje está preparado; solo se puede desafiar a personajes agotados (4.6.4.2)",
        [NO]),
    "  - cannot: {P1: {quest: dog}}": (
        "that should not be legal, and it is", "eso no debería ser legal, y lo es", [NO]),
    "  - cannot: {P1: {challenge: dog, target: fresh}}\n    rule: '8.6'": (
        "refused by rule 4.6.4.2, expected 8.6: That character is ready; only exerted characters can be challenged",
        "lo impide la regla 4.6.4.2, se esperaba 8.6: Ese personaje está preparado; solo se puede desafiar a "
        "personajes agotados", [NO]),
    "  - P1: {play: Be Prepared}": (
        "that is not legal: You do not have enough ready ink to pay for that (4.3.2.4)",
        "eso no es legal: No tienes bastante tinta preparada para pagar eso (4.3.2.4)", []),
}  # fmt: skip


@pytest.mark.parametrize("steps", FAILURES)
def test_a_failure_says_what_was_expected_and_what_is(steps: str, reader: Reader) -> None:
    english, spanish, marks = FAILURES[steps]
    outcome = run(reader, steps)
    assert not outcome.ok
    assert outcome.step == 12  # its line
    assert outcome.message_in("en") == english
    assert outcome.message_in("es") == spanish
    told = tell_run(outcome, "en").steps[-1]
    assert told.failure == english
    assert [f.mark for f in told.facts] == marks


def test_a_question_nobody_answered_names_the_options(reader: Reader) -> None:
    outcome = run(reader, "  - P2: {quest: fresh}")
    assert outcome.message.startswith("P2 cannot act now: P1 is asked “turn”: ")
    assert "Quest with Mickey Mouse - True Friend" in outcome.message
    assert "Irse de aventura con Mickey Mouse - True Friend" in outcome.message_in("es")
    answer = run(reader, "  - P1: {may: yes}")
    assert answer.message.startswith("P1 is not asked for “may” now: P1 is asked “turn”: ")


def test_the_first_difference_ends_the_run(reader: Reader) -> None:
    outcome = run(reader, "  - see: {P1: {lore: 3}}\n  - P1: end turn")
    assert len(outcome.steps) == 1


def test_the_position_for_whoever_draws_it(reader: Reader) -> None:
    table = ScenarioTable(read_scenario(POSITION + STEPS, reader), reader)
    one, two = picture(table, "es")
    assert (one.name, one.active, one.ink_ready, one.deck) == ("P1", True, 4, 20)
    assert one.zones == ["Mano: Be Prepared"]
    assert [(c.name, c.exerted) for c in two.cards] == [
        ("Stitch - New Dog (tired)", True), ("Stitch - New Dog (fresh)", False),
    ]  # fmt: skip


def test_questions_have_spanish_words_beside_their_key(reader: Reader) -> None:
    outcome = run(reader, "  - asked: {player: P1, kind: turn}\n")
    facts = [f.text for f in tell_run(outcome, "es").steps[0].facts]
    assert facts == ["se pregunta a P1", "es la pregunta «turn» (acción de turno)"]
    wrong = run(reader, "  - asked: {kind: may}\n").message_in("es")
    assert wrong.startswith(
        "se esperaba la pregunta «may» (sí o no): a P1 se le pregunta «turn» (acción de turno): "
    )


def test_every_kind_topic_and_act_has_its_words() -> None:
    assert set(KINDS) <= set(vocabulary.KINDS)
    assert set(TOPICS) == set(vocabulary.TOPICS)
    assert set(DOING) <= set(vocabulary.FORMS)
    assert set(vocabulary.OTHER_WORDS.values()) <= set(vocabulary.FORMS)


@pytest.mark.parametrize("who", ["P1", "P2", "happy"])
def test_a_yes_or_no_offers_neither_cards_nor_players(reader: Reader, who: str) -> None:
    position = POSITION.replace("play: [Mickey", "play: [{card: Happy - Good-Natured, as: happy}, Mickey")
    steps = "  - P1: {quest: happy}\n" + f"  - asked: {{player: P1, kind: may, includes: [{who}]}}\n"
    scenario = read_scenario(position + steps, reader)
    outcome = run_once(scenario, scenario.runs[0], reader)
    assert isinstance(outcome.fault, Failure)
    assert outcome.fault.code == "missing_option"


def test_options_are_told_in_words(reader: Reader) -> None:
    """Yes and no in the language of the reader, two cards in one option with a plus."""
    text = (
        "id: t\ngiven: {P1: {play: [{card: Stitch - New Dog, as: dog}, {card: Pluto - Friendly Pooch, as: pooch}]}}\n"
        "steps:\n  - asked: {excludes: [yes, no, nothing, 3, P2, [dog, pooch]]}\n"
    )
    scenario = read_scenario(text, reader)
    outcome = run_once(scenario, scenario.runs[0], reader)
    english, spanish = (tell_run(outcome, lang).steps[0].facts[0].text for lang in ("en", "es"))
    assert english == "the options do not include yes, no, nothing, 3, P2 and dog + pooch"
    assert "sí, no, nada, 3, P2 y dog + pooch" in spanish
