"""The page about the scenario format: its files come out as they say, and its short examples are accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tintero.judge.running import run_once
from tintero.judge.scenario import CHECKS, read_scenario
from tintero.judge.vetting import CARD_KEYS, PLAYER_KEYS, TOP_KEYS
from tintero.judge.vetting_steps import ACT_KEYS, ASKED, SEE_CARD, SEE_GAME, SEE_PLAYER
from tintero.language import Reader

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
FILES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
STEPS = re.findall(rf"`((?:P\d|{'|'.join(sorted(CHECKS))}): [^`]+)`", PAGE)


@pytest.mark.parametrize("text", FILES)
def test_the_files_of_the_page_come_out(text: str, reader: Reader) -> None:
    scenario = read_scenario(text, reader)
    for run in scenario.runs:
        outcome = run_once(scenario, run, reader)
        assert outcome.ok, f"{outcome.step}: {outcome.message}"


@pytest.mark.parametrize("step", STEPS)
def test_the_short_examples_are_accepted(step: str, reader: Reader) -> None:
    position = FILES[0][: FILES[0].index("steps:")]
    scenario = read_scenario(f"{position}steps:\n  - {step}\n", reader)
    if step.startswith(("see:", "can:", "cannot:")) or step == "bag: []":
        outcome = run_once(scenario, scenario.runs[0], reader)
        assert outcome.ok, outcome.message


def test_the_page_speaks_of_every_key() -> None:
    assert len(FILES) == 2
    for key in (*TOP_KEYS, *PLAYER_KEYS, *CARD_KEYS, *ACT_KEYS, *ASKED, *SEE_CARD, *SEE_PLAYER, *SEE_GAME, *CHECKS):
        assert re.search(rf"`{key}`|\b{key}:", PAGE), key
