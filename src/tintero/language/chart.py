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


@dataclass(slots=True)  # thousands are made for a text: not frozen, which takes its time, but never changed
class Derivation:
    """A production applied to a stretch of the text; leaves are words of the lexicon or numbers."""

    production: Production | None
    parts: tuple[Derivation, ...]  # one for each slot of the production
    leaf: Any = None
    category: str = ""

    @property
    def children(self) -> tuple[tuple[str, Derivation], ...]:
        """The parts with the labels of their slots."""
        return () if self.production is None else tuple(zip(self.production.labels, self.parts, strict=True))

    def meaning(self) -> Any:
        if self.production is None:
            return self.leaf
        return self.production.meaning(*[part.meaning() for part in self.parts])


Found = list[tuple[int, Derivation]]  # where each ends


class Reading:
    """One text being read."""

    def __init__(self, grammar: Grammar, lexicon: Lexicon, text: tuple[str, ...]) -> None:
        self.grammar = grammar
        self.lexicon = lexicon
        self.text = text
        self.memo: list[dict[str, Found]] = [{} for _ in text]
        self.kinds = [grammar.kind_of(word, lexicon) for word in text]
        self.furthest = 0

    def whole(self, category: str) -> list[Derivation]:
        """Every derivation of the whole text."""
        return [d for end, d in self.parse(category, 0) if end == len(self.text)]

    def parse(self, category: str, at: int) -> Found:
        """Everything of this category that begins here."""
        if at >= len(self.text):
            return []
        memo = self.memo[at]
        known = memo.get(category)
        if known is not None:
            return known
        if category in PRIMITIVES:
            memo[category] = self.primitive(category, at)
            return memo[category]
        memo[category] = []  # left recursion finds nothing, rather than for ever
        found: list[tuple[int, int, Derivation]] = []
        self.follow(self.grammar.steps[category], at, (), found)
        if len(found) > 1:
            found.sort(key=PLACE)
        out = memo[category] = [(end, d) for _, end, d in found]
        return out

    def primitive(self, category: str, at: int) -> Found:
        if category == "number":
            matches: list[tuple[int, Any]] = [(at + 1, int(self.text[at]))] if is_number(self.text[at]) else []
        else:
            matches = list(self.lexicon.matches(category, self.text, at))
        for end, _ in matches:
            self.furthest = max(self.furthest, end)
        return [(end, Derivation(None, (), leaf, category)) for end, leaf in matches]

    def follow(
        self, step: Step, at: int, parts: tuple[Derivation, ...], found: list[tuple[int, int, Derivation]]
    ) -> None:
        """Everything that can be read from here on, with the place of its production among those of the category."""
        text = self.text
        while True:
            for place, p in step.ends:
                found.append((place, at, Derivation(p, parts, None, p.category)))
            if at >= len(text):
                return
            if step.slots:
                memo = self.memo[at]
                for category, following in self.grammar.beginning(step, self.kinds[at]):
                    known = memo.get(category)
                    for end, d in self.parse(category, at) if known is None else known:
                        self.follow(following, end, (*parts, d), found)
            further = step.words.get(text[at])
            if further is None:
                return
            step = further
            at += 1
            if at > self.furthest:
                self.furthest = at
