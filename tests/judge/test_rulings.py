"""Every ruling of the repository is proved by the engine, run by run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tintero.judge import RunResult, load_scenario, run_file
from tintero.judge.steps import Check
from tintero.language import Reader
from tintero.rules.machinery.face import Face

from .conftest import RULINGS

FILES = sorted(RULINGS.rglob("*.yaml"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_run_of_the_ruling_holds(file: Path, reader: Reader) -> None:
    outcomes = run_file(file, reader)
    assert outcomes, "a ruling without a run proves nothing"
    failed = [f"{o.run or 'the ruling'}, line {o.step}: {o.message}" for o in outcomes if not o.ok]
    assert not failed, "\n".join(failed)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_the_file_lies_where_its_head_says(file: Path, reader: Reader) -> None:
    scenario = load_scenario(file, reader)
    assert (scenario.topic, scenario.id) == (file.parent.name, file.stem)
    assert scenario.rules, "a ruling cites the rules that it proves"
    assert {"en", "es"} <= set(scenario.title)
    assert all(words.strip() for words in scenario.title.values())


def test_no_two_rulings_share_an_id() -> None:
    stems = [file.stem for file in FILES]
    assert len(stems) == len(set(stems))


def test_every_run_checks_something(reader: Reader) -> None:
    """A run that only acts can fail by being illegal, but says nothing about the table."""
    silent = [
        f"{name(file)}: {run.name}"
        for file in FILES
        for run in load_scenario(file, reader).runs
        if not any(isinstance(step, Check) for step in run.steps)
    ]
    assert silent == []


def test_rulings_that_are_run_together_share_their_compiled_cards(outcomes: list[RunResult]) -> None:
    compiled: dict[str, Face] = {}
    for outcome in outcomes:
        assert outcome.table is not None
        for face in outcome.table.game.state.table.faces:
            assert compiled.setdefault(face.full_name, face) is face
