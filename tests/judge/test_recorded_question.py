"""A recording that ends within a question is a file that runs, and says which question is open."""

from __future__ import annotations

from tintero.judge.recording import Stretch, recorded
from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.scenario_table import ScenarioTable
from tintero.language import Reader
from tintero.rules import option as op

TEXT = """
id: t
given: {P1: {ink: 3, hand: [Maleficent - Sorceress]}}
steps: []
"""


def test_a_recording_that_ends_within_a_question_speaks_of_it(reader: Reader) -> None:
    start = ScenarioTable(read_scenario(TEXT, reader), reader).game
    play = next(o for o in start.options if o.verb == op.PLAY)
    found = recorded(Stretch(start, [play]), reader)
    assert (found.count, found.cut) == (1, "")
    assert found.steps[-1] == {"asked": {"player": "P1", "kind": "may"}}
    scenario = read_scenario(found.text({"en": "t"}), reader)
    assert run_once(scenario, scenario.runs[0], reader).ok


def test_a_recording_that_ends_at_a_turn_adds_nothing(reader: Reader) -> None:
    start = ScenarioTable(read_scenario(TEXT, reader), reader).game
    found = recorded(Stretch(start, [op.Option(op.END)]), reader)
    assert not any("asked" in step for step in found.steps)
