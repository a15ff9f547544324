"""Names in the meanings of the grammar: every one exists, and no helper is there for nothing."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

import tintero
from tintero.abilities import effect as ef
from tintero.language import keywords
from tintero.language.grammar import GrammarError, grammar_of, joined_lines
from tintero.language.meanings import namespace
from tintero.language.reader import grammar

HOUSE = Path(tintero.__file__).parent
FORM = re.compile("(_ed|_ve|_d)?(_[stp])?$")
READ = {"ability", "action", "costs", "effects", "reminder"}  # what the reader asks for


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("act = *draw {number} => *robar {number} :: daw(DOER, number)", "no such name: daw"),
        ("act = *draw {number} => *robar {number} :: ef.Daw(DOER, number)", "no such name: ef.Daw"),
        ("act = *draw {number} => *robar {number} :: (number, Who.NOBODY)", "no such name: Who.NOBODY"),
        ("fact = draw {number} => robar {number} :: (number, DOER)", "no such name: DOER"),
        ("act = *draw {number} => *robar {number} :: (number", "no meaning can be written so: '(' was never closed"),
    ],
)
def test_a_name_that_does_not_exist_is_told_with_its_place(line: str, why: str) -> None:
    with pytest.raises(GrammarError) as told:
        grammar_of({"small": f"%verbal act\n\n{line}"}, namespace())
    assert str(told.value) == f"small:3: {why}"


def test_slots_and_names_of_their_own_are_no_mistake() -> None:
    lines = """
act = draw {number} => roba {number} :: tuple(n for n in (number.real, len('a')))
act = end => fin :: ef.Nothing()
"""
    assert len(grammar_of({"small": lines}, {"ef": ef}).productions["act"]) == 2


def used_in_meanings() -> set[str]:
    folder = resources.files("tintero.language") / "grammar"
    texts = [f.read_text(encoding="utf-8") for f in folder.iterdir() if f.name.endswith(".grammar")]
    texts.append(keywords.grammar_lines())
    lines = [line for text in texts for _, line in joined_lines(text)]
    return {name for line in lines if " :: " in line for name in used_in(ast.parse(line.partition(" :: ")[2].strip()))}


def used_in(tree: ast.AST) -> set[str]:
    """Names and attributes that are read."""
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    return read | {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}


def defined(statement: ast.stmt) -> set[str]:
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return {statement.name}
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def test_every_helper_of_the_meanings_is_used() -> None:
    """In a line of the grammar, in another module that imports it, or elsewhere in its own."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in HOUSE.rglob("*.py")}
    imports = [n for tree in trees.values() for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    imported = {name.name for n in imports for name in n.names}
    known = used_in_meanings() | imported
    idle = []
    for file in (HOUSE / "language").glob("meanings*.py"):
        body = trees[file].body
        used = [used_in(statement) for statement in body]
        for n, statement in enumerate(body):
            for name in defined(statement) - known:
                if not any(name in names for m, names in enumerate(used) if m != n):
                    idle.append(f"{file.name}: {name}")
    assert idle == []


def test_every_category_is_asked_for() -> None:
    """In one of its forms at least."""
    found = grammar().productions
    asked = {item.category for lines in found.values() for p in lines for item in p.items} | READ
    idle = {category: lines[0].place for category, lines in found.items() if category not in asked}
    bases = {FORM.sub("", category) for category in asked}
    assert {category: place for category, place in idle.items() if FORM.sub("", category) not in bases} == {}
