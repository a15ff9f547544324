"""What tests share stands in helpers (`kit.py`, `bench.py`, `reading.py`, a module of their folder), never in a test.

So every file of tests can be read, split and deleted alone, and a helper is found where helpers are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.rglob("*.py"))


def borrowed(text: str) -> Iterator[str]:
    """The imports that reach into a module of tests."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [part for alias in node.names for part in alias.name.split(".")]
        else:
            continue
        if any(name.startswith("test_") for name in names):
            yield ast.unparse(node)


def test_no_test_imports_from_another_test() -> None:
    assert len(FILES) > 200
    found = {file.relative_to(TESTS).as_posix(): list(borrowed(file.read_text(encoding="utf-8"))) for file in FILES}
    assert {file: imports for file, imports in found.items() if imports} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from .test_8_1_keywords import real", 1),
        ("from tests.cli.test_table import talk as talk", 1),
        ("from . import test_narrate", 1),
        ("import tests.judge.test_exactness as exact", 1),
        ("def late():\n    from ..rules.test_4_1_turn_actions import refused", 1),
        ("from ..reading import real\nimport pytest\nfrom tests.cli.conftest import Ran", 0),
    ],
)
def test_an_import_from_a_test_is_found_however_it_is_written(text: str, found: int) -> None:
    assert len(list(borrowed(text))) == found
