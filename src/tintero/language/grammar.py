"""Loading the grammar: each line says how something is written in English, in Spanish, and what it means.

    category = english with {slots} => spanish with {slots} [features] :: meaning

A slot is {category} or {label:category}. The meaning is an expression over the vocabulary of `abilities`, in which
the slots are variables. Spanish features are gender and number ([ms], [fp] …) or those of a slot ([=noun]);
‹o|a|os|as:noun› and ‹obtiene|obtienen:subject› agree with a slot. A line that begins with '~' is a way of writing
that means the same as another line (a declared equivalence). '#' begins a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from .keywords import grammar_lines
from .tokens import words

SLOT = re.compile(r"\{(?:(\w+):)?(\w+)\}")
FEATURES = re.compile(r"\[(=\w+|[mf][sp])\]\s*$")
PRIMITIVES = frozenset({"number", "name", "classification", "full_name", "ink"})


@dataclass(frozen=True)
class Item:
    """A word, or a slot with its category."""

    word: str = ""
    label: str = ""
    category: str = ""


@dataclass(frozen=True, eq=False)
class Production:
    """One line of the grammar."""

    category: str
    items: tuple[Item, ...]
    spanish: str
    features: str
    meaning: Callable[[dict[str, Any]], Any]
    place: str
    variant: bool = False
    labels: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, eq=False)
class Grammar:
    """All productions by category, with what each can begin with: a word, or <the name of a primitive>."""

    productions: Mapping[str, tuple[Production, ...]]
    first: Mapping[str, frozenset[str]]


class GrammarError(Exception):
    """A mistake in a grammar file, with its place."""


def parse_line(line: str, place: str, names: dict[str, Any]) -> Production:
    variant = line.startswith("~")
    head, _, meaning = line.lstrip("~ ").partition(" :: ")
    left, arrow, spanish = head.partition(" => ")
    category, equals, english = left.partition(" = ")
    if not (meaning and arrow and equals and english.strip()):
        raise GrammarError(f"{place}: a line is 'category = english => spanish :: meaning'")
    items: list[Item] = []
    labels: list[str] = []
    at = 0
    english = english.strip()
    for m in SLOT.finditer(english):
        items += [Item(word=w) for w in words(english[at : m.start()])]
        label = m.group(1) or m.group(2)
        items.append(Item(label=label, category=m.group(2)))
        labels.append(label)
        at = m.end()
    items += [Item(word=w) for w in words(english[at:])]
    features = ""
    found = FEATURES.search(spanish)
    if found:
        features = found.group(1)
        spanish = spanish[: found.start()]
    code = compile(meaning.strip(), place, "eval")
    for label in labels:
        if label not in code.co_names:
            # a slot that the meaning does not use would be a swallowed word
            raise GrammarError(f"{place}: the meaning does not use {{{label}}}")

    def build(slots: dict[str, Any]) -> Any:
        return eval(code, names, slots)

    return Production(
        category.strip(), tuple(items), spanish.strip(), features, build, place, variant, tuple(labels), english
    )


def load(names: dict[str, Any]) -> Grammar:
    """The names of the keywords, and every grammar file of the package, in the order of their names."""
    folder = resources.files("tintero.language") / "grammar"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".grammar")), key=lambda f: f.name)
    texts = {f.name: f.read_text(encoding="utf-8") for f in files}
    return grammar_of({"keywords": grammar_lines(), **texts}, names)


def grammar_of(texts: Mapping[str, str], names: dict[str, Any]) -> Grammar:
    """The grammar written in these texts, each with the name that mistakes in it are reported by."""
    found: dict[str, list[Production]] = {}
    for name, text in texts.items():
        for number, line in joined_lines(text):
            p = parse_line(line, f"{name}:{number}", names)
            found.setdefault(p.category, []).append(p)
    productions = {category: tuple(lines) for category, lines in found.items()}
    check_categories(productions)
    return Grammar(productions, beginnings(productions))


def joined_lines(text: str) -> list[tuple[int, str]]:
    """The lines of one file with their numbers; a line that begins with white space continues the one before."""
    joined: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.rstrip()
        if not line or line.lstrip().startswith("#"):
            continue
        if line[0] in " \t" and joined:
            joined[-1] = (joined[-1][0], joined[-1][1] + " " + line.strip())
        else:
            joined.append((number, line))
    return joined


def check_categories(productions: Mapping[str, tuple[Production, ...]]) -> None:
    for found in productions.values():
        for p in found:
            for item in p.items:
                if item.category and item.category not in PRIMITIVES and item.category not in productions:
                    raise GrammarError(f"{p.place}: no such category: {item.category}")


def beginnings(productions: Mapping[str, tuple[Production, ...]]) -> dict[str, frozenset[str]]:
    """The words (or primitives) that each category can begin with."""
    first: dict[str, set[str]] = {c: set() for c in productions}
    changed = True
    while changed:
        changed = False
        for category, found in productions.items():
            for p in found:
                head = p.items[0]
                new = {head.word} if head.word else (
                    {"<" + head.category + ">"} if head.category in PRIMITIVES else first[head.category]
                )
                if not new <= first[category]:
                    first[category] |= new
                    changed = True
    return {category: frozenset(heads) for category, heads in first.items()}
