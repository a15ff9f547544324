"""Every rule that a ruling, the judge or the command line cites is in the rulebook."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tintero.judge.rulesmap import LITERAL, ruling_rules
from tintero.rulebook import rulebook

ROOT = Path(__file__).parents[2]


def test_every_rule_of_a_ruling_exists() -> None:
    unknown = [
        f"{file.stem}: {number}"
        for file in sorted((ROOT / "rulings").rglob("*.yaml"))
        for number in ruling_rules(file.read_text(encoding="utf-8"))
        if not rulebook().exists(number)
    ]
    assert unknown == []


def test_every_number_in_the_judge_and_the_command_line_exists() -> None:
    numbers: set[str] = set()
    for folder in ("judge", "cli"):
        for file in (ROOT / "src" / "tintero" / folder).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
                    numbers.add(node.value)
    for lang in ("en", "es"):
        text = (ROOT / "src" / "tintero" / "words" / lang / "scenarios.ftl").read_text(encoding="utf-8")
        numbers |= set(re.findall(r"\((\d+\.\d+(?:\.\d+)*)\)", text))
    assert len(numbers) > 15
    assert [n for n in sorted(numbers) if not rulebook().exists(n)] == []
