"""Reading: every way in which a text can be derived from the grammar, and how far reading got.

A memoised chart over (category, place): all derivations are found, none is preferred, so an ambiguity shows itself
as two different meanings. There is no order, no skipping and no rest of a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from tintero.edges.plain_text import is_number

from .grammar import PRIMITIVES, Grammar, Production, Step
from .lexicon import Lexicon

PLACE: Final = itemgetter(0)  # of a production among those of its category


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
        found: list[tuple[int, int, Derivation]] = []
        self.follow(self.grammar.steps[category], at, (), found)
        if len(found) > 1:
            found.sort(key=PLACE)
        out = self.memo[key] = [(end, d) for _, end, d in found]
        return out

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

    def follow(
        self, step: Step, at: int, parts: tuple[Derivation, ...], found: list[tuple[int, int, Derivation]]
    ) -> None:
        """Everything that can be read from here on, with the place of its production among those of the category."""
        for place, p in step.ends:
            found.append((place, at, Derivation(p, tuple(zip(p.labels, parts, strict=True)), None, p.category)))
        if at >= len(self.text):
            return
        word = self.text[at]
        following = step.words.get(word)
        if following is not None:
            self.reached(at + 1)
            self.follow(following, at + 1, parts, found)
        if step.slots:
            starts = self.starts(word)
            first = self.grammar.first
            for category, following in step.slots.items():
                if not first[category].isdisjoint(starts):
                    for end, d in self.parse(category, at):
                        self.follow(following, end, (*parts, d), found)
