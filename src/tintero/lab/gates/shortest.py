"""The shortest words that the grammar has for each of its categories and lines: what constructed texts are made of."""

from __future__ import annotations

from typing import Any, Final

from tintero.language.chart import Derivation
from tintero.language.grammar import PRIMITIVES, Grammar, Production
from tintero.language.lexicon import Lexicon
from tintero.language.spanish import english

NUMBER: Final = 2
LONG: Final = 10_000


class Shortest:
    """One derivation for everything, with the fewest words; names and classifications are the first of the pool."""

    def __init__(self, grammar: Grammar, lexicon: Lexicon) -> None:
        self.grammar = grammar
        self.lengths: dict[str, int] = dict.fromkeys(PRIMITIVES, 1)
        self.best: dict[str, Production] = {}
        self.leaves: dict[str, Any] = {"number": NUMBER}
        for category, entries in lexicon.entries.items():
            known = sorted(printed for found in entries.values() for printed in found.values())
            self.leaves[category] = min(known, key=lambda w: (len(w.split()), w))
        changed = True
        while changed:
            changed = False
            for category, found in grammar.productions.items():
                for p in found:
                    length = self.length_of(p)
                    if length < self.lengths.get(category, LONG):
                        self.lengths[category], self.best[category] = length, p
                        changed = True

    def length_of(self, p: Production) -> int:
        return sum(1 if item.word else self.lengths.get(item.category, LONG) for item in p.items)

    def of_category(self, category: str) -> Derivation:
        if category in PRIMITIVES:
            return Derivation(None, (), self.leaves[category], category)
        return self.of_line(self.best[category])

    def of_line(self, p: Production, label: str = "", filled: Derivation | None = None) -> Derivation:
        """The line with its slots filled; one of them, if it is named, with this."""
        children = [
            (item.label, filled if filled is not None and item.label == label else self.of_category(item.category))
            for item in p.items if item.category
        ]  # fmt: skip
        return Derivation(p, tuple(children), None, p.category)

    def ways(self, p: Production) -> list[Derivation]:
        """The line with each slot filled in every way that a line of its category says, one after the other."""
        out = [self.of_line(p)]
        for item in p.items:
            if item.category and item.category not in PRIMITIVES:
                out += [
                    self.of_line(p, item.label, self.of_line(inner))
                    for inner in self.grammar.productions[item.category] if self.length_of(inner) < LONG
                ]
        known: dict[tuple[str, ...], Derivation] = {}
        for d in out:
            known.setdefault(english(d), d)
        return list(known.values())
