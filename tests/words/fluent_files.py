"""The files of the catalogue as their syntax: which messages, with which slots, use which others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tintero.words

FOLDER = Path(tintero.words.__file__).parent
LANGUAGES = ("en", "es")
OVERLAYS = ("es-x-en", "es-x-es")
DOMAINS = sorted(f.stem for f in (FOLDER / "en").glob("*.ftl"))
FORMS = ("_start", "_of", "_to", "_is")  # in which a person comes


class Uses(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.slots: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.numbers: set[str] = set()  # slots whose plural form matters

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.slots.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def parsed(lang: str, domain: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / lang / f"{domain}.ftl").read_text(encoding="utf-8"))


@cache
def entries(lang: str, domain: str) -> dict[str, ast.Message | ast.Term]:
    """Messages by their name, terms with a hyphen before it."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in parsed(lang, domain).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{lang}/{domain}.ftl has {name} twice"
            found[name] = entry
    return found


def uses(lang: str, domain: str, name: str) -> Uses:
    """Also what the messages that it uses refer to."""
    found = Uses()
    found.visit(entries(lang, domain)[name])
    for other in sorted(found.messages):
        inner = uses(lang, domain, other)
        found.slots |= inner.slots
        found.numbers |= inner.numbers
        found.terms |= inner.terms
    return found


def slots(lang: str, domain: str, name: str) -> set[str]:
    """What a caller gives: the forms of a person are one slot."""
    return {_plain(slot) for slot in uses(lang, domain, name).slots}


def people(lang: str, domain: str, name: str) -> set[str]:
    """The slots that stand for a person."""
    return {_plain(slot) for slot in uses(lang, domain, name).slots if _plain(slot) != slot}


def _plain(slot: str) -> str:
    return next((slot.removesuffix(form) for form in FORMS if slot.endswith(form)), slot)


def messages() -> list[tuple[str, str]]:
    return [(domain, name) for domain in DOMAINS for name in entries("en", domain) if not name.startswith("-")]
