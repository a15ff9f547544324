"""Loading the grammar: each line says how something is written in English, in Spanish, and what it means.

    category = english with {slots} => spanish with {slots} [features] :: meaning

A slot is {category} or {label:category}. The meaning is an expression over the vocabulary of `abilities`, in which
the slots are variables; a slot that it does not use is an error, and so is `x and y`, which would swallow x. A slot that
carries only style is written {~category}, and every line of its category means STYLE. Lines whose verb is written once
for you and for others are explained in `forms.py`.

Spanish features are gender and number ([ms], [fp] …) or those of a slot ([=noun]); ‹o|a|os|as:noun› agrees with a slot;
*robar is a verb that waits for its form, which {slot!inf}, {slot!ind} or {slot!sub} gives it. A line that begins with
'~' is a way of writing that means the same as another line (a declared equivalence). '#' begins a comment.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from .forms import STAR, Form, Inflected, declared, names_in, said
from .keywords import grammar_lines
from .tokens import words

SLOT = re.compile(r"\{(~)?(?:(\w+):)?(\w+)\}")
FEATURES = re.compile(r"\[(=\w+|[mf][sp])\]\s*$")
PRIMITIVES = frozenset({"number", "name", "classification", "full_name", "ink"})


class Style:
    """The meaning of words that only say the same in another way."""


STYLE: Final = Style()


@dataclass(frozen=True)
class Item:
    """A word, or a slot with its category."""

    word: str = ""
    label: str = ""
    category: str = ""
    to_you: str = ""  # the word as it is said to the doer, where that is another one


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
    form: Form = Form.YOU
    inflected: bool = False
    styles: tuple[str, ...] = ()  # categories of slots that carry style alone


@dataclass(frozen=True, eq=False)
class Grammar:
    """All productions by category, with what each can begin with: a word, or <the name of a primitive>."""

    productions: Mapping[str, tuple[Production, ...]]
    first: Mapping[str, frozenset[str]]


class GrammarError(Exception):
    """A mistake in a grammar file, with its place."""


class Line:
    """One line as it is written; it stands for a production in each of its forms."""

    def __init__(self, line: str, place: str) -> None:
        self.place = place
        self.variant = line.startswith("~")
        head, _, meaning = line.lstrip("~ ").partition(" :: ")
        left, arrow, spanish = head.partition(" => ")
        category, equals, english = left.partition(" = ")
        if not (meaning and arrow and equals and english.strip()):
            raise GrammarError(f"{place}: a line is 'category = english => spanish :: meaning'")
        self.category = category.strip()
        self.english = english.strip()
        found = FEATURES.search(spanish)
        self.features = found.group(1) if found else ""
        self.spanish = (spanish[: found.start()] if found else spanish).strip()
        self.code = compile(self.checked(meaning.strip()), place, "eval")

    def checked(self, meaning: str) -> str:
        """A slot that the meaning does not use would be a swallowed word, and so would x in "x and y"."""
        parsed = ast.parse(meaning, mode="eval")
        if any(isinstance(node, ast.BoolOp) for node in ast.walk(parsed)):
            raise GrammarError(f"{self.place}: a meaning has no 'and' and no 'or'")
        used = {node.id for node in ast.walk(parsed) if isinstance(node, ast.Name)}
        for m in SLOT.finditer(self.english):
            label = m.group(2) or m.group(3)
            if bool(m.group(1)) == (label in used):
                raise GrammarError(f"{self.place}: the meaning {'uses' if m.group(1) else 'does not use'} {{{label}}}")
        return meaning

    def items(self, form: Form, inflected: Inflected) -> tuple[Item, ...]:
        """Its words and slots when it is said of you or of others."""
        out: list[Item] = []
        at = 0
        inside = self.category in inflected.verbal | inflected.personal
        for m in [*SLOT.finditer(self.english), None]:
            for word in words(self.english[at : m.start() if m else None]):
                if word.startswith(STAR) and not inside:
                    raise GrammarError(f"{self.place}: {word} stands in a line that has no forms")
                spoken, to_you = said(word, form), said(word, Form.YOU)
                out.append(Item(word=spoken, to_you=to_you if to_you != spoken else ""))
            if m:
                category = inflected.slot(m.group(3), form) if inside else m.group(3)
                out.append(Item(label=m.group(2) or m.group(3), category=category))
                at = m.end()
        return tuple(out)

    def production(self, form: Form, inflected: Inflected, names: dict[str, Any]) -> Production:
        known = dict(names, STYLE=STYLE)
        inside = self.category in inflected.verbal | inflected.personal
        known.update(names_in(form, inside))
        code = self.code

        def build(slots: dict[str, Any]) -> Any:
            return eval(code, known, slots)

        found = list(SLOT.finditer(self.english))
        labels = tuple([m.group(2) or m.group(3) for m in found])
        styles = tuple([m.group(3) for m in found if m.group(1)])
        return Production(
            self.category + form, self.items(form, inflected), self.spanish, self.features, build, self.place,
            self.variant, labels, self.english, form, inside, styles,
        )  # fmt: skip


def load(names: dict[str, Any], further: str = "") -> Grammar:
    """The names of the keywords, every grammar file of the package in the order of their names, and further lines."""
    folder = resources.files("tintero.language") / "grammar"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".grammar")), key=lambda f: f.name)
    texts = {f.name: f.read_text(encoding="utf-8") for f in files}
    return grammar_of({"keywords": grammar_lines(), **texts, **({"further": further} if further else {})}, names)


def grammar_of(texts: Mapping[str, str], names: dict[str, Any]) -> Grammar:
    """The grammar written in these texts, each with the name that mistakes in it are reported by."""
    written = [(f"{name}:{number}", line) for name, text in texts.items() for number, line in joined_lines(text)]
    inflected = declared([line for _, line in written if line.startswith("%")])
    found: dict[str, list[Production]] = {}
    for place, line in written:
        if line.startswith("%"):
            continue
        read = Line(line, place)
        for form in inflected.forms(read.category):
            p = read.production(form, inflected, names)
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
            for style in p.styles:
                if any(line.labels or line.meaning({}) is not STYLE for line in productions.get(style, ())):
                    raise GrammarError(f"{p.place}: {style} is no mere style: every line of it must mean STYLE")


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
