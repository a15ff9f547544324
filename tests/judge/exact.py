"""A position in one line and steps of one line each, which hold or fail."""

from __future__ import annotations

from tintero.judge.running import RunResult, run_once
from tintero.judge.scenario import read_scenario
from tintero.language import Reader


def run(reader: Reader, given: str, *steps: str) -> RunResult:
    """A position in one line, and steps of one line each."""
    text = f"id: t\ngiven: {{{given}}}\nsteps:\n" + "".join(f"  - {step}\n" for step in steps)
    scenario = read_scenario(text, reader)
    return run_once(scenario, scenario.runs[0], reader)


def holds(reader: Reader, given: str, *steps: str) -> None:
    outcome = run(reader, given, *steps)
    assert outcome.ok, outcome.message


def fails(reader: Reader, code: str, given: str, *steps: str) -> RunResult:
    """The last step fails, and only that one."""
    outcome = run(reader, given, *steps)
    assert not outcome.ok
    assert outcome.fault is not None
    assert (len(outcome.steps), outcome.fault.code) == (len(steps), code), outcome.message
    assert outcome.message_in("en") != outcome.message_in("es")
    return outcome
