"""No module holds anything that is written: what must be remembered has an owner that is passed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tintero

HOUSE = Path(tintero.__file__).parent
ROOMS = ("abilities", "cards", "cli", "judge", "lab", "language", "players", "rulebook", "rules", "table", "words")
# loaded once for a process, and never changed: the grammar, the book, the sentences, a digest of files, a card file,
# invented cards, and in a worker process the cards and the decks of its errand
LOADED_ONCE = {
    "grammar", "rulebook", "catalogue", "grammar_digest", "_cached", "invented", "open_house", "open_table",
    "open_field", "engine_digest",
}
# where a bot of somebody's is made known to Python under its name, as every import does
IMPORTS = "players/bot_files.py"
CACHES = {"cache", "lru_cache"}
EMPTY = ("[]", "{}", "set()", "list()", "dict()")
FILES = [f for room in ROOMS for f in sorted((HOUSE / room).rglob("*.py"))]


def faults(source: str) -> Iterator[str]:
    """What a module shares, in words."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            value = node.value
            if ast.unparse(value) in EMPTY or (isinstance(value, ast.Call) and _name(value.func) in _CONTAINERS):
                yield f"line {node.lineno}: an empty container, to be filled"
    for inner in ast.walk(tree):
        if isinstance(inner, ast.Global):
            yield f"line {inner.lineno}: global"
        elif isinstance(inner, ast.Attribute) and inner.attr in ("cache_clear", "modules"):
            yield f"line {inner.lineno}: {ast.unparse(inner)}"
        elif isinstance(inner, ast.FunctionDef) and inner.name not in LOADED_ONCE:
            if any(_name(d.func if isinstance(d, ast.Call) else d) in CACHES for d in inner.decorator_list):
                yield f"line {inner.lineno}: {inner.name} remembers for everybody"


_CONTAINERS = {"defaultdict", "Counter", "deque", "WeakValueDictionary", "WeakKeyDictionary"}


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(HOUSE)))
def test_a_module_shares_nothing_that_is_written(file: Path) -> None:
    found = list(faults(file.read_text(encoding="utf-8")))
    if file.relative_to(HOUSE).as_posix() == IMPORTS:
        found = [fault for fault in found if not fault.endswith("sys.modules")]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "_POOL: list[int] = []",
        "_READ = {}",
        "counts = collections.Counter()",
        "def f():\n    global x",
        "sys.modules.get('x')",
        "read.cache_clear()",
        "@lru_cache(maxsize=9)\ndef f(): pass",
        "@functools.cache\ndef f(): pass",
    ],
)
def test_what_is_shared_is_found(source: str) -> None:
    assert len(list(faults(source))) == 1


def test_constants_and_what_is_loaded_once_are_no_faults() -> None:
    assert list(faults("A = {'a': 1}\nB = ()\n@cache\ndef grammar(): pass\ndef f():\n    found = []")) == []
