"""Checks on the grammar itself: that no two ways of writing mean the same by accident, and that no line is idle."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tintero.abilities.ability import Activated
from tintero.cards.card import Card
from tintero.language.bind import bind, bind_action
from tintero.language.chart import Derivation, Reading
from tintero.language.distinct_texts import TextKey, counted, key_of
from tintero.language.grammar import Grammar, Production
from tintero.language.lexicon import Lexicon
from tintero.language.reader import made
from tintero.language.spanish import english
from tintero.language.tokens import squash, words

# Categories whose lines differ in style alone: which pronoun, whether "this character" or "this item". What they speak
# of is bound, or repeats what the card is.
STYLE: Final = frozenset({"pronoun", "this"})


@dataclass(frozen=True)
class Clash:
    """Two texts with one meaning, and the first lines of the grammar (or words) in which they differ undeclared."""

    left: str
    right: str
    left_line: str
    right_line: str


@dataclass(frozen=True)
class Read:
    """A text with every derivation of it."""

    text: str
    meaning: Any
    parts: tuple[tuple[Derivation, ...], ...]  # of the costs and of the effect


def derive(grammar: Grammar, lexicon: Lexicon, category: str, text: str) -> tuple[Derivation, ...]:
    """Every derivation of a text that means something; the text ends with a full stop as the reader has it."""
    cut = words(text)
    if category in ("ability", "action", "effects") and (not cut or cut[-1] != "."):
        cut = (*cut, ".")
    return tuple(d for d in Reading(grammar, lexicon, cut).whole(category) if made(d) is not None)


def read_all(grammar: Grammar, lexicon: Lexicon, cards: Iterable[Card]) -> Iterator[Read]:
    """Every distinct text of the cards that has exactly one meaning."""
    seen: set[TextKey] = set()
    for card in cards:
        for text in counted(card):
            if key_of(text) in seen:
                continue
            seen.add(key_of(text))
            if text.costs:
                costs = derive(grammar, lexicon, "costs", text.costs)
                effects = derive(grammar, lexicon, "effects", text.effect)
                if costs and effects:
                    whole = f"{squash(words(text.costs))} - {squash(words(text.effect))}"
                    yield Read(whole, bind(Activated(costs[0].meaning(), effects[0].meaning())), (costs, effects))
                continue
            action = text.kind == "effect"
            found = derive(grammar, lexicon, "action" if action else "ability", text.effect)
            if found:
                meaning = found[0].meaning()
                yield Read(squash(words(text.effect)), bind_action(meaning) if action else bind(meaning), (found,))


def clashes(texts: Iterable[Read]) -> list[Clash]:
    """Pairs of texts that mean the same although no line that tells them apart is declared to ('~')."""
    by_meaning: dict[str, list[Read]] = {}
    for t in texts:
        by_meaning.setdefault(repr(t.meaning), []).append(t)
    out: list[Clash] = []
    for group in by_meaning.values():
        first = group[0]
        for other in group[1:]:
            if first.text == other.text or len(first.parts) != len(other.parts):
                continue
            for a, b in zip(first.parts, other.parts, strict=True):
                found = undeclared(a[0], b[0])
                if found is not None:
                    out.append(Clash(first.text, other.text, described(found[0]), described(found[1])))
                    break
    return out


def clashes_inside(texts: Iterable[Read]) -> list[Clash]:
    """The same for every part of every text: stricter, because two cards need not agree in all the rest.

    Many are harmless style ("all characters", "each character"); each is worth one look by a person.
    """
    by_meaning: dict[tuple[str, str], dict[tuple[str, ...], Derivation]] = {}
    for t in texts:
        for part in t.parts:
            _collect(part[0], by_meaning)
    out: dict[tuple[str, str], Clash] = {}
    for group in by_meaning.values():
        (words_a, a), *others = group.items()
        for words_b, b in others:
            found = undeclared(a, b)
            if found is not None:
                lines = described(found[0]), described(found[1])
                out.setdefault(lines, Clash(squash(words_a), squash(words_b), *lines))
    return list(out.values())


def _collect(d: Derivation, into: dict[tuple[str, str], dict[tuple[str, ...], Derivation]]) -> None:
    if d.production is not None:
        into.setdefault((d.category, repr(d.meaning())), {}).setdefault(english(d), d)
        for part in d.parts:
            _collect(part, into)


def undeclared(a: Derivation, b: Derivation) -> tuple[Derivation, Derivation] | None:
    """The first place where two derivations differ other than by a declared variant; None: they do not."""
    if a.production is None or b.production is None:
        same = a.production is b.production and str(a.leaf).casefold() == str(b.leaf).casefold()
        return None if same else (a, b)
    if a.production is not b.production:
        declared = a.category in STYLE or a.production.variant or b.production.variant
        if a.category != b.category or not declared:
            return (a, b)
    others = dict(b.children)
    for label, left in a.children:
        right = others.get(label)
        if right is not None and right.category == left.category:
            found = undeclared(left, right)
            if found is not None:
                return found
    return None


def described(d: Derivation) -> str:
    p = d.production
    return f"{d.category} “{d.leaf}”" if p is None else f"{p.place}: {p.category} = {p.source}"


def unused(grammar: Grammar, texts: Iterable[Read]) -> list[Production]:
    """Lines of the grammar that no card needs in any of their forms."""
    used: set[str] = set()
    for t in texts:
        for part in t.parts:
            for d in part:
                _mark(d, used)
    idle = {p.place: p for found in grammar.productions.values() for p in found if p.place not in used}
    return list(idle.values())


def _mark(d: Derivation, used: set[str]) -> None:
    if d.production is not None:
        used.add(d.production.place)
        for part in d.parts:
            _mark(part, used)


def main() -> None:
    """Print the clashes and the idle lines of the whole grammar; with --parts also the clashes inside texts."""
    from tintero.cards import load_pool
    from tintero.language.reader import Reader, grammar

    reader = Reader(load_pool())
    texts = list(read_all(grammar(), reader.lexicon, reader.pool))
    found = clashes_inside(texts) if "--parts" in sys.argv else clashes(texts)
    for clash in found:
        print(f"{clash.left_line}  <>  {clash.right_line}\n    {clash.left}\n    {clash.right}")
    idle = unused(grammar(), texts)
    for p in idle:
        print(f"{p.place}: {p.category} = {p.source}")
    print(f"{len(texts)} texts: {len(found)} clashes, {len(idle)} lines that no card needs")


if __name__ == "__main__":
    main()
