"""What counts as proof of a text, and what a broken meaning does to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.abilities.ability import Triggered
from tintero.abilities.amount import Number
from tintero.abilities.effect import Draw, GainLore, If, May, Sequence
from tintero.abilities.target import Players
from tintero.abilities.words import Who
from tintero.judge.proof_files import read_checks
from tintero.judge.proven_texts import run_scenario
from tintero.lab.mutation import Kind, Mutant, Mutation, all_mutations, mutations
from tintero.lab.proof import Proof, measure
from tintero.language.distinct_texts import counted, key_of
from tintero.language.reader import TextReading
from tintero.rules.library import Library

from ..reading import shared_reader

GUIDE = """\
family: {en: Tried here, es: Probado aquí}
checks:
  - card: Belle's City Guide
    en: A lore after an action
    es: Leyenda tras una acción
    given:
      P1: {ink: 2, hand: [Hypnotic Strength], play: [it, {card: filler, as: friend}]}
    steps:
      - P1: {play: Hypnotic Strength}
      - P1: {choose: friend}
STEPS
"""
IN_VAIN = """\
family: {en: Tried here, es: Probado aquí}
checks:
  - card: Dragon Fire
    en: Without characters nothing is banished
    es: Sin personajes no se destierra nada
    given:
      P1: {ink: 5, hand: [it]}
    steps:
      - P1: {play: it}
      - see: {it: {zone: discard}}
"""
USED = "      - P1: {use: it}\n      - see: {P1: {lore: 1}}"
NOT_USED = "      - see: {P1: {lore: 0}}"
WRONG = "      - P1: {use: it}\n      - see: {P1: {lore: 2}}"


def measured(tmp_path: Path, steps: str) -> Proof:
    path = tmp_path / "tried.yaml"
    path.write_text(GUIDE.replace("STEPS", steps), encoding="utf-8")
    return measure(shared_reader(), [path], rulings=False)


def proven(found: Proof) -> list[str]:
    return [card for text in found.texts.values() if text.proven for card in text.cards]


def test_a_text_is_proven_by_a_check_in_which_it_did_something(tmp_path: Path) -> None:
    found = measured(tmp_path, USED)
    assert proven(found) == ["Belle's City Guide"]  # and not the action that was played on the way
    assert found.broken == []


def test_a_card_that_only_lies_there_proves_nothing(tmp_path: Path) -> None:
    found = measured(tmp_path, NOT_USED)
    assert proven(found) == []
    [broken] = found.broken
    assert "Belle's City Guide" in broken.why("en")
    assert broken.why("es") != broken.why("en")


def test_a_text_that_only_does_nothing_is_not_proven(tmp_path: Path) -> None:
    path = tmp_path / "tried.yaml"
    path.write_text(IN_VAIN, encoding="utf-8")
    found = measure(shared_reader(), [path], rulings=False)
    assert found.broken == [], "the check is about the text all the same"
    assert proven(found) == []
    assert ["Dragon Fire" in text.cards for text in found.texts.values() if text.checks] == [True]


def test_a_check_that_fails_proves_nothing(tmp_path: Path) -> None:
    found = measured(tmp_path, WRONG)
    assert proven(found) == []
    assert len(found.broken) == 1


def test_rules_for_building_a_deck_are_not_asked_for() -> None:
    found = measure(shared_reader(), [], rulings=False)
    assert len(found.cards["Microbots"]) == 1  # of its two texts
    assert len(found.texts) > 2000


# ---- broken meanings -----------------------------------------------------------------------------------------------

YOU, OPPONENTS = Players(Who.YOU), Players(Who.EACH_OPPONENT)


def kinds(node: object) -> list[tuple[Kind, object]]:
    return list(mutations(node))


def test_numbers_players_parts_and_mays_are_changed() -> None:
    draw, gain = Draw(YOU, Number(1)), GainLore(YOU, Number(2))
    assert kinds(draw) == [(Kind.WHOSE, Draw(OPPONENTS, Number(1))), (Kind.NUMBER, Draw(YOU, Number(2)))]
    assert (Kind.PART, draw) in kinds(May(draw, YOU))
    both = Sequence((draw, gain))
    assert {(Kind.PART, draw), (Kind.PART, gain)} <= set(kinds(both))


def test_nearly_every_text_can_be_broken() -> None:
    """All but replacements, further names and the like, which say one thing and nothing of whom or how much."""
    found = all_mutations(shared_reader())
    assert len(found) > 0.99 * len(measure(shared_reader(), [], rulings=False).texts)
    assert all(m.before != m.after for texts in found for m in texts)


@pytest.mark.parametrize(("steps", "notices"), [(USED, True), (NOT_USED, False)])
def test_a_dropped_condition_is_noticed_by_a_check_that_needs_it(tmp_path: Path, steps: str, notices: bool) -> None:
    """Before the action is played there is no lore to be had: with the condition dropped there is."""
    path = tmp_path / "tried.yaml"
    before = "    steps:\n      - P1: {use: it}\n      - see: {P1: {lore: 0}}\n" if notices else "    steps:\n"
    path.write_text(GUIDE.replace("    steps:\n", before).replace("STEPS", NOT_USED), encoding="utf-8")
    reader = shared_reader()
    [check] = read_checks(path, reader)
    [text] = counted(reader.pool[check.card])
    reading = reader.read_text(text.kind, text.costs, text.effect)
    assert isinstance(reading, TextReading)
    dropped = next(new for kind, new in mutations(reading.meaning) if kind == Kind.CONDITION)
    mutant = Mutant(reader, Mutation(key_of(text), check.card, Kind.CONDITION, reading.meaning, dropped))
    assert run_scenario(check.scenario, reader, Library()).ok
    assert run_scenario(check.scenario, mutant, Library()).ok is not notices


def test_a_mutant_reads_everything_else_as_it_is() -> None:
    reader = shared_reader()
    card, other = reader.pool["Belle's City Guide"], reader.pool["Fang Crossbow"]
    [text] = counted(card)
    reading = reader.read_text(text.kind, text.costs, text.effect)
    assert isinstance(reading, TextReading)
    _, new = next(mutations(reading.meaning))
    mutant = Mutant(reader, Mutation(key_of(text), card.full_name, Kind.NUMBER, reading.meaning, new))
    assert mutant.definition_of(other) == reader.definition_of(other)
    assert mutant.definition_of(card) != reader.definition_of(card)


def test_a_condition_in_a_trigger_is_a_condition() -> None:
    """ "When …, if …": dropping it leaves the effect alone."""
    reader = shared_reader()
    found = [
        (reading.meaning, new)
        for card in reader.pool
        for text in counted(card)
        if isinstance(reading := reader.read_text(text.kind, text.costs, text.effect), TextReading)
        and isinstance(reading.meaning, Triggered)
        and isinstance(reading.meaning.effect, If)
        for kind, new in mutations(reading.meaning)
        if kind == Kind.CONDITION and new.effect == reading.meaning.effect.then
    ]
    assert len(found) > 50
