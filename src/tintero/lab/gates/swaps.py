"""New texts out of known ones: subtrees of one category change places between derivations.

What is written so is read again. It must not crash, it must have one meaning, and it must mean what its derivation
means; and words that mean something else must make the whole mean something else.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tintero.language import Reader
from tintero.language.chart import Derivation, Reading
from tintero.language.equal_meanings import alike
from tintero.language.grammar import STYLE
from tintero.language.reader import Unread, grammar, made
from tintero.language.spanish import english
from tintero.language.tokens import squash

from .derived import COSTS, Derived, Part, Path, differing, line_of, swapped, used, walked

READ: Final = "read"
REFUSED: Final = "without meaning"  # the parts do not go together: a refusal
UNREAD: Final = "unread"  # the grammar derives it and the reader does not
AMBIGUOUS: Final = "ambiguous"
CRASHED: Final = "crashed"
CHANGED: Final = "read as something else"
SWALLOWED: Final = "swallowed"


@dataclass(frozen=True)
class Fault:
    """One text that went wrong, and the lines of the grammar that it is about."""

    kind: str
    text: str
    lines: tuple[str, ...]
    note: str = ""

    def told(self) -> list[str]:
        head = f"{self.kind}: {self.text}" + (f" ({self.note})" if self.note else "")
        return [head, *(f"    {line}" for line in self.lines)]


@dataclass
class Outcome:
    """So many of each kind, and every fault, one for each pair of lines."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: dict[tuple[str, ...], Fault] = field(default_factory=dict)
    refused: dict[tuple[str, ...], Fault] = field(default_factory=dict)  # no fault, but worth a look

    @property
    def tried(self) -> int:
        return sum(self.counts.values())

    def share(self, kind: str) -> float:
        return self.counts[kind] / self.tried if self.tried else 0.0

    def add(self, kind: str, fault: Fault | None = None) -> None:
        self.counts[kind] += 1
        if fault is not None:
            kept = self.refused if kind == REFUSED else self.faults
            kept.setdefault((kind, *fault.lines), fault)


def donors_of(parts: list[Part]) -> dict[str, list[Derivation]]:
    """Everything that stands in a text, by its category; the same words once."""
    donors: dict[str, list[Derivation]] = {}
    known: set[tuple[str, tuple[str, ...]]] = set()
    for part in parts:
        for _, d in walked(part.derivation):
            key = (d.category, english(d))
            if key not in known:
                known.add(key)
                donors.setdefault(d.category, []).append(d)
    return donors


class Swapper:
    """Swaps of all derivations, by chance."""

    def __init__(self, derived: Derived, seed: int) -> None:
        self.reader = derived.reader
        self.chance = random.Random(seed)
        self.parts = derived.parts
        self.outcome = Outcome()
        self.donors = donors_of(self.parts)

    def run(self, swaps: int) -> Outcome:
        while self.outcome.tried < swaps:
            part = self.chance.choice(self.parts)
            path, old = self.chance.choice(list(walked(part.derivation)))
            new = self.chance.choice(self.donors[old.category])
            if path and english(new) != english(old):
                self.swap(part, path, old, new)
        return self.outcome

    def swap(self, part: Part, path: Path, old: Derivation, new: Derivation) -> None:
        d = swapped(part.derivation, path, new)
        text = squash(english(d))
        try:
            kind, lines, note = self.read_again(part, d, path, old)
        except Exception as fault:
            kind = REFUSED if refusing(fault) else CRASHED
            lines, note = (line_of(new), line_of(above(d, path)[-1])), repr(fault)
        if kind == REFUSED:
            lines = (line_of(old), line_of(new), line_of(above(d, path)[-1]))
        self.outcome.add(kind, Fault(kind, text, lines, note) if kind != READ else None)

    def read_again(
        self, part: Part, d: Derivation, path: Path, old: Derivation
    ) -> tuple[str, tuple[str, ...], str]:
        *holders, new = [*above(d, path), at(d, path)]
        found = self.reader.read(part.category, " ".join(english(d)))
        if isinstance(found, Unread):
            if found.why == AMBIGUOUS:
                return AMBIGUOUS, lines_apart(self.reader, part.category, english(d)), ""
            return (REFUSED, (), "") if found.why == REFUSED else (UNREAD, (line_of(old), line_of(new)), found.words)
        meaning, again = found
        meant = made(d)
        if meant is None or not alike(meant, meaning):
            return CHANGED, tuple(line_of(x) for x in differing(d, again)), ""
        used(part.category, meaning, again)
        if alike(meaning, part.meaning) and tells(old, new, holders):
            return SWALLOWED, (line_of(old), line_of(new)), squash(part.words)
        return READ, (), ""


def lines_apart(reader: Reader, category: str, cut: tuple[str, ...]) -> tuple[str, ...]:
    """The lines at which two derivations with different meanings part."""
    cut = cut if category == COSTS or cut[-1:] == (".",) else (*cut, ".")
    found = [(made(d), d) for d in Reading(grammar(), reader.lexicon, cut).whole(category)]
    found = [(meaning, d) for meaning, d in found if meaning is not None]
    for meaning, d in found[1:]:
        if not alike(meaning, found[0][0]):
            return tuple([line_of(x) for x in differing(found[0][1], d)])
    return ()


def tells(old: Derivation, new: Derivation, holders: list[Derivation]) -> bool:
    """Whether two stretches of words that stand in these mean different things."""
    a, b = made(old), made(new)
    if a is STYLE or b is STYLE or any(d.category in SPEAKING for d in [old, *holders]):
        return False
    return not alike(a, b)


# what only says how something is spoken of: "he" and "she", "this character" and "this item"
SPEAKING: Final = frozenset({"pronoun", "pronoun_p", "this"})


def above(d: Derivation, path: Path) -> list[Derivation]:
    """What a place stands in, from the top."""
    return [at(d, path[:n]) for n in range(len(path))]


def at(d: Derivation, path: Path) -> Derivation:
    for step in path:
        d = d.parts[step]
    return d


def refusing(fault: Exception) -> bool:
    """A pronoun that could mean nothing is a refusal, as parts are that do not go together."""
    return type(fault).__name__ == "Unbound"


def try_swaps(derived: Derived, swaps: int, seed: int) -> Outcome:
    return Swapper(derived, seed).run(swaps)
