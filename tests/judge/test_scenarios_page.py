"""The pages about the scenario format, in both languages: their files come out as they say, and their short examples
are accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tintero.judge.running import run_once
from tintero.judge.scenario import read_scenario
from tintero.judge.vetting import CARD_KEYS, PLAYER_KEYS, TOP_KEYS
from tintero.judge.vetting_steps import ACT_KEYS, ASKED, CHECKS, SEE_CARD, SEE_GAME, SEE_PLAYER
from tintero.language import Reader

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("scenarios", "escenarios")}
FILES = {name: re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL) for name, page in PAGES.items()}
STEPS = {
    name: re.findall(rf"`((?:P\d|{'|'.join(sorted(CHECKS))}): [^`]+)`", page) for name, page in PAGES.items()
}


@pytest.mark.parametrize(("page", "text"), [(page, text) for page, texts in FILES.items() for text in texts])
def test_the_files_of_the_page_come_out(page: str, text: str, reader: Reader) -> None:
    scenario = read_scenario(text, reader)
    for run in scenario.runs:
        outcome = run_once(scenario, run, reader)
        assert outcome.ok, f"{outcome.step}: {outcome.message}"


@pytest.mark.parametrize(("page", "step"), [(page, step) for page, steps in STEPS.items() for step in steps])
def test_the_short_examples_are_accepted(page: str, step: str, reader: Reader) -> None:
    position = FILES[page][0][: FILES[page][0].index("steps:")]
    scenario = read_scenario(f"{position}steps:\n  - {step}\n", reader)
    if step.startswith(("see:", "can:", "cannot:")) or step == "bag: []":
        outcome = run_once(scenario, scenario.runs[0], reader)
        assert outcome.ok, outcome.message


@pytest.mark.parametrize("page", PAGES)
def test_the_page_speaks_of_every_key(page: str) -> None:
    assert len(FILES[page]) == 2
    for key in (*TOP_KEYS, *PLAYER_KEYS, *CARD_KEYS, *ACT_KEYS, *ASKED, *SEE_CARD, *SEE_PLAYER, *SEE_GAME, *CHECKS):
        assert re.search(rf"`{key}`|\b{key}:", PAGES[page]), key


def test_both_languages_have_the_same_tables() -> None:
    """What one page explains, the other does: row by row, and as many examples."""
    shape = [re.findall(r"^#+|^\|(?:[^|]+\|)+$", page, re.MULTILINE) for page in PAGES.values()]
    keys = [[line.count("|") if line.startswith("|") else line for line in lines] for lines in shape]
    assert keys[0] == keys[1]
    assert len(STEPS["scenarios"]) == len(STEPS["escenarios"])
