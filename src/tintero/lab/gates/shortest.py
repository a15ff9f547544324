"""The shortest words that the grammar has for each of its categories and lines: what constructed texts are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tintero.language.chart import Derivation
from tintero.language.grammar import PRIMITIVES, Grammar, Production
from tintero.language.lexicon import Lexicon
from tintero.language.reader import made
from tintero.language.spanish import english

from .derived import swapped

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
            if known:
                self.leaves[category] = min(known, key=lambda w: (len(w.split()), w))
            else:
                self.lengths[category] = LONG  # the pool has no such words
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

    def of_line(self, p: Production) -> Derivation:
        return Derivation(p, tuple([self.of_category(i.category) for i in p.items if i.category]), None, p.category)

    def ways(self, p: Production) -> list[Derivation]:
        """The line with each slot filled in every way that a line of its category says, one after the other.

        What has no meaning so ("draw 2 lore") is tried with other words inside; if none have any, it is left out.
        """
        base = self.sensible(p)
        known: dict[tuple[str, ...], Derivation] = {}
        for n, child in enumerate(base.parts if base is not None else ()):
            assert base is not None
            for inner in self.grammar.productions.get(child.category, ()):
                way = next((d for d in self.filled(base, n, inner) if made(d) is not None), None)
                if way is not None:
                    known.setdefault(english(way), way)
        if base is not None:
            known.setdefault(english(base), base)
        return list(known.values())

    def sensible(self, p: Production) -> Derivation | None:
        """The line with words that have a meaning together: the shortest ones, or with one slot filled otherwise."""
        if self.length_of(p) >= LONG:
            return None
        first = self.of_line(p)
        tried = [first]
        for n, child in enumerate(first.parts):
            for inner in self.grammar.productions.get(child.category, ()):
                tried += self.filled(first, n, inner)
        return next((d for d in tried if made(d) is not None), None)

    def filled(self, d: Derivation, n: int, inner: Production) -> Iterator[Derivation]:
        """The derivation with its n-th slot filled by this line, whose own slots are filled in every way."""
        if self.length_of(inner) >= LONG:
            return
        short = self.of_line(inner)
        yield swapped(d, (n,), short)
        for m, child in enumerate(short.parts):
            for deeper in self.grammar.productions.get(child.category, ()):
                if self.length_of(deeper) < LONG:
                    yield swapped(d, (n,), swapped(short, (m,), self.of_line(deeper)))
