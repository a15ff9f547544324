"""Everything a person reads exists in both languages, and nowhere but in the texts."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import tintero.cli
from tintero.cli.texts import ALL, COMMAND_WORDS, VERB_WORDS, say
from tintero.rules import option as op

FOLDER = Path(tintero.cli.__file__).parent
SPEAKERS = {"say", "print", "note", "t", "UserError", "text", "option", "flag", "argument", "make_group", "confirmed"}


def slots(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", sorted(ALL))
def test_both_languages_say_the_same_things(key: str) -> None:
    english, spanish = ALL[key]
    assert english.strip()
    assert spanish.strip()
    assert slots(english) == slots(spanish)


def spoken_keys() -> dict[str, str]:
    """Constant first arguments of everything that speaks, by the file that says them."""
    found: dict[str, str] = {}
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SPEAKERS:
                continue
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and "_" in arg.value:
                    found[arg.value] = file.name
    return found


def test_every_sentence_that_is_said_exists() -> None:
    missing = {key: file for key, file in spoken_keys().items() if key not in ALL}
    assert not missing


def test_every_sentence_that_exists_is_said() -> None:
    source = "".join(f.read_text(encoding="utf-8") for f in FOLDER.glob("*.py") if not f.name.startswith("texts"))
    families = ("kind_", "ink_", "group_", "doing_")
    unused = [
        key for key in ALL if f'"{key}"' not in source and f"'{key}'" not in source and not key.startswith(families)
    ]
    assert not unused


def test_details_are_filled_in() -> None:
    assert say("bad_seed", "es", value="x") == "La semilla debe ser un número entero, no «x»."
    assert say("unknown_player", "en", name="x", names=["a", "b"]).endswith("a, b.")


def test_the_words_at_the_table_do_not_collide() -> None:
    assert not set(COMMAND_WORDS) & set(VERB_WORDS)
    assert set(VERB_WORDS.values()) <= set(op.VERBS)
    assert VERB_WORDS["aventura"] == op.QUEST
    assert VERB_WORDS["desafiar"] == op.CHALLENGE
