"""The limits of the house: short functions, short files, reasons for every exception, one name for one module.

How complex a function may be is ruff's to check (C901 in `pyproject.toml`); that it does is checked here.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 500
MOST_LINES_OF_A_FUNCTION = 60
MOST_COMPLEXITY = 15

EXCEPTION = re.compile(r"#\s*(type:\s*ignore|noqa)\b")
# An exception names what it lets pass and then says why; mypy wants a second # before the words.
REASONED = re.compile(r"#\s*(type:\s*ignore\[[\w, -]+\]\s+#|noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*)\s+\W*\w+")


def long_functions(text: str) -> Iterator[tuple[str, int]]:
    """Name and length, decorators left out."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            if lines > MOST_LINES_OF_A_FUNCTION:
                yield node.name, lines


def unreasoned(text: str) -> Iterator[tuple[int, str]]:
    """Line and comment of exceptions that do not say why."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and EXCEPTION.search(token.string) and not REASONED.search(token.string):
            yield token.start[0], token.string


def name(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def test_there_are_files_to_look_at() -> None:
    rooms = {file.relative_to(SOURCE).parts[1] for file in FILES if len(file.relative_to(SOURCE).parts) > 2}
    assert {"abilities", "cards", "cli", "judge", "lab", "language", "players", "rulebook", "rules"} <= rooms


def test_no_function_is_too_long() -> None:
    found = {f"{name(f)}:{of}": n for f in FILES for of, n in long_functions(f.read_text(encoding="utf-8"))}
    assert found == {}


def test_no_file_is_too_long() -> None:
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert {file: n for file, n in lengths.items() if n > MOST_LINES} == {}


def test_every_exception_for_a_checker_says_why() -> None:
    found = {f"{name(f)}:{line}": said for f in FILES for line, said in unreasoned(f.read_text(encoding="utf-8"))}
    assert found == {}


def test_no_two_modules_have_the_same_name() -> None:
    """Who reads `report.py` in a traceback, a search or an editor's tab knows which one it is."""
    homes = defaultdict(list)
    for file in FILES:
        if file.stem not in ("__init__", "__main__"):
            homes[file.stem].append(name(file))
    assert {stem: files for stem, files in homes.items() if len(files) > 1} == {}


def test_ruff_checks_the_complexity() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    assert "C901" in settings["select"]
    assert "C901" not in settings["ignore"]
    assert settings["mccabe"]["max-complexity"] <= MOST_COMPLEXITY


# ---- the measures themselves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lines", "long"), [(60, False), (61, True)])
def test_a_function_is_measured_from_its_first_line_to_its_last(lines: int, long: bool) -> None:
    text = "class A:\n    @property\n    def f(self):\n" + "        x = 1\n" * (lines - 1)
    assert list(long_functions(text)) == ([("f", lines)] if long else [])


@pytest.mark.parametrize(
    ("comment", "reasoned"),
    [
        ("# noqa", False),
        ("# noqa: F401", False),
        ("# noqa: F401, E402", False),
        ("# noqa: F401  (importing it is what switches it on)", True),
        ("# type: ignore", False),
        ("# type: ignore[arg-type]", False),
        ("# type: ignore[arg-type, misc]", False),
        ("# type: ignore[arg-type]  # the stubs are wrong", True),
        ("# type: ignore  # the stubs are wrong", False),
        ("# an ordinary comment", True),
    ],
)
def test_a_reason_is_words_after_the_code(comment: str, reasoned: bool) -> None:
    assert (list(unreasoned(f"x = 1  {comment}\n")) == []) is reasoned
