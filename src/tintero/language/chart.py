"""Reading: every way in which a text can be derived from the grammar, and how far reading got.

A memoised chart over (category, place): all derivations are found, none is preferred, so an ambiguity shows itself
as two different meanings. There is no order, no skipping and no rest of a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tintero.edges.plain_text import is_number

from .grammar import PRIMITIVES, Grammar, Production
from .lexicon import Lexicon


@dataclass(frozen=True)
class Derivation:
    """A production applied to a stretch of the text; leaves are words of the lexicon or numbers."""

    production: Production | None
    children: tuple[tuple[str, Derivation], ...]
    leaf: Any = None
    category: str = ""

    def meaning(self) -> Any:
        if self.production is None:
            return self.leaf
        return self.production.meaning({label: child.meaning() for label, child in self.children})


class Reading:
    """One text being read."""

    def __init__(self, grammar: Grammar, lexicon: Lexicon, text: tuple[str, ...]) -> None:
        self.grammar = grammar
        self.lexicon = lexicon
        self.text = text
        self.memo: dict[tuple[str, int], list[tuple[int, Derivation]]] = {}
        self.known: dict[str, tuple[str, ...]] = {}
        self.furthest = 0

    def whole(self, category: str) -> list[Derivation]:
        """Every derivation of the whole text."""
        return [d for end, d in self.parse(category, 0) if end == len(self.text)]

    def parse(self, category: str, at: int) -> list[tuple[int, Derivation]]:
        if category in PRIMITIVES:
            return self.primitive(category, at)
        key = (category, at)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.memo[key] = []  # left recursion finds nothing, rather than for ever
        if at >= len(self.text):
            return []
        word = self.text[at]
        found: list[tuple[int, Derivation]] = []
        by_word = self.grammar.by_word[category]
        starts = self.starts(word)
        for p in by_word.get(word) or by_word[""]:
            head = p.items[0].category
            if head and self.grammar.first[head].isdisjoint(starts):
                continue
            self.match(p, 0, at, (), found)
        self.memo[key] = found
        return found

    def starts(self, word: str) -> tuple[str, ...]:
        """What begins with this word: the word itself, and the primitives that it can be the first word of."""
        known = self.known.get(word)
        if known is None:
            primitives = [c for c in self.lexicon.entries if self.lexicon.starts(c, word)]
            more = ["number"] if is_number(word) else primitives
            known = self.known[word] = (word, *[f"<{c}>" for c in more])
        return known

    def primitive(self, category: str, at: int) -> list[tuple[int, Derivation]]:
        if at >= len(self.text):
            return []
        if category == "number":
            if not is_number(self.text[at]):
                return []
            self.reached(at + 1)
            return [(at + 1, Derivation(None, (), int(self.text[at]), category))]
        out = []
        for end, printed in self.lexicon.matches(category, self.text, at):
            self.reached(end)
            out.append((end, Derivation(None, (), printed, category)))
        return out

    def reached(self, at: int) -> None:
        if at > self.furthest:
            self.furthest = at

    def match(
        self,
        p: Production,
        i: int,
        at: int,
        children: tuple[tuple[str, Derivation], ...],
        found: list[tuple[int, Derivation]],
    ) -> None:
        items = p.items
        while i < len(items) and items[i].word:
            if at >= len(self.text) or self.text[at] != items[i].word:
                return
            at += 1
            i += 1
            self.reached(at)
        if i == len(items):
            found.append((at, Derivation(p, children, None, p.category)))
            return
        item = items[i]
        if at >= len(self.text) or self.grammar.first[item.category].isdisjoint(self.starts(self.text[at])):
            return
        for end, d in self.parse(item.category, at):
            self.match(p, i + 1, end, (*children, (item.label, d)), found)
