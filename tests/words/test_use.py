"""Every sentence that is said exists, every sentence that exists is said, and none stands in the program itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tintero

from .fluent_files import DOMAINS, LANGUAGES, entries, messages, uses

HOUSE = Path(tintero.__file__).parent
KEY = re.compile(rf"({'|'.join(DOMAINS)})\.([a-z][a-z0-9_-]*)")
FILES = sorted(f for f in HOUSE.rglob("*.py"))
# Card text and rules have their two languages side by side on purpose; see the docs of `tintero.words`.
TWO_LANGUAGES = ("language",)


def constants(nodes: list[ast.AST]) -> Iterator[str]:
    """The strings of a module, without its docstrings and the pieces of f-strings."""
    pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    pieces |= {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def families(nodes: list[ast.AST]) -> Iterator[str]:
    """How f-strings begin that make a key: `names.kind_`."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if start.partition(".")[0] in DOMAINS and "." in start:
                yield start


def nodes_of(source: str) -> list[ast.AST]:
    return list(ast.walk(ast.parse(source)))


@cache
def said_by_modules() -> tuple[frozenset[str], frozenset[str]]:
    """The sentences that the modules say, and the beginnings of those that they choose by a name."""
    said: set[str] = set()
    begun: set[str] = set()
    for file in FILES:
        source = file.read_text(encoding="utf-8")
        nodes = nodes_of(source)
        said |= {text for text in constants(nodes) if KEY.fullmatch(text)}
        begun |= {*families(nodes)}
        # Errors say theirs by a code: `family = "cards."`.
        begun |= {*re.findall(r'^    family = "([a-z_.]+)"', source, re.M)}
    return frozenset(said - begun - {"page.html"}), frozenset(begun)


# The page in the browser says its sentences from the same catalogue: `say("web.undo")`, and families of them as
# `say(`web.mode_${mode}`)` or `wordFor("web.verb_", verb)`.
PAGE = Path(__file__).parents[2] / "web" / "src"
PAGE_KEY = re.compile(r"""["'`](web\.[a-z0-9_]*[a-z0-9])["'`]""")
PAGE_FAMILY = re.compile(r"""["'`](web\.[a-z0-9_]*_)(?:["'`]|\$\{)""")
PAGE_SOURCES = {f: f.read_text(encoding="utf-8") for f in sorted(PAGE.rglob("*")) if f.suffix in (".svelte", ".ts")}
SAID_BY_THE_PAGE = {key for source in PAGE_SOURCES.values() for key in PAGE_KEY.findall(source)}
BEGUN_BY_THE_PAGE = {start for source in PAGE_SOURCES.values() for start in PAGE_FAMILY.findall(source)}


@cache
def all_said() -> set[str]:
    return SAID_BY_THE_PAGE | said_by_modules()[0]


@cache
def all_begun() -> set[str]:
    return BEGUN_BY_THE_PAGE | said_by_modules()[1]


def test_every_sentence_that_is_said_exists() -> None:
    there = {f"{domain}.{name}" for domain, name in messages()}
    assert there >= all_said()
    assert [start for start in all_begun() if not any(key.startswith(start) for key in there)] == []


def test_every_sentence_that_exists_is_said() -> None:
    inside = {
        f"{domain}.{name}"
        for lang in LANGUAGES
        for domain in DOMAINS
        for message in entries(lang, domain)
        for name in uses(lang, domain, message).messages
    }
    keys = [f"{domain}.{name}" for domain, name in messages()]
    used, begun = all_said() | inside, tuple(all_begun())
    unused = [key for key in keys if key not in used and not key.startswith(begun)]
    assert unused == []


def test_the_page_says_what_it_says_from_the_catalogue() -> None:
    assert PAGE_SOURCES
    assert any(key.startswith("web.") for key in SAID_BY_THE_PAGE)


@pytest.mark.parametrize("file", PAGE_SOURCES, ids=lambda f: str(f.relative_to(PAGE)))
def test_no_sentence_stands_in_the_page(file: Path) -> None:
    """Text between tags is a letter, a sign, or the name of a language in that language."""
    if file.suffix != ".svelte":
        return
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", PAGE_SOURCES[file], flags=re.DOTALL)
    while re.search(r"\{[^{}]*\}", markup):
        markup = re.sub(r"\{[^{}]*\}", "", markup)
    text = re.sub(r"<(?:[^<>\"']|\"[^\"]*\"|'[^']*')*>", "\n", markup)
    words = set(re.findall(r"[^\W\d_]{3,}", text)) - {"Tintero", "English", "Español"}
    assert words == set()


# ---- nothing beside the catalogue ----------------------------------------------------------------------------------


def pairs(source: str) -> Iterator[str]:
    """Tuples of two sentences, comparisons of a language, and letters that only another language has."""
    nodes = nodes_of(source)
    for node in nodes:
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            texts = [e.value for e in node.elts if isinstance(e, ast.Constant) and isinstance(e.value, str)]
            if len(texts) == 2 and all(re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", text) for text in texts):
                yield f"line {node.lineno}: {texts}"
        if isinstance(node, ast.Compare) and any(ast.unparse(c) in ("'es'", "'en'") for c in node.comparators):
            if not ast.unparse(node.left).startswith("base_of("):  # for what is there in two languages only
                yield f"line {node.lineno}: {ast.unparse(node)}"
    for text in constants(nodes):
        if re.search(r"[¿¡]\w|[áéíóúñ]\w* \w|\w [^\W\d]*[áéíóúñ]", text):
            yield f"a sentence in Spanish: {text[:60]}"


def elsewhere(file: Path) -> bool:
    return file.relative_to(HOUSE).parts[0] not in (*TWO_LANGUAGES, "words")


@pytest.mark.parametrize("file", [f for f in FILES if elsewhere(f)], ids=lambda f: str(f.relative_to(HOUSE)))
def test_no_sentence_stands_in_a_module(file: Path) -> None:
    assert list(pairs(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'A = ("There is no card", "No existe la carta")',
        'B = {"key": ("{n} of them", "{n} de ellas mismas")}',
        'if lang == "es": pass',
        'x = "Jugador" if here.lang != "es" else ""',
        'print("La línea no se entiende")',
        'print("¿Seguro?")',
    ],
)
def test_what_stands_there_is_found(source: str) -> None:
    assert list(pairs(source))


def test_styles_and_names_are_no_sentences() -> None:
    assert list(pairs('A = ("bold cyan", "   0 ")\nB = ("en", "es")\n"""¿Docs?"""\nC = "Protección"')) == []
