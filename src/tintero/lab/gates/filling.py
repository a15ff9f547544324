"""Every slot of every line tells: with other words in it the text means something else, or is refused.

For each slot a few real texts are taken, and a few other ways to fill it, found by chance from the derivations of the
same category. A text that means the same although the words in the slot do not has swallowed them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tintero.language.chart import Derivation
from tintero.language.equal_meanings import alike
from tintero.language.reader import made
from tintero.language.spanish import english
from tintero.language.tokens import squash

from .derived import Derived, Part, Path, line_of, swapped, walked
from .swaps import READ, REFUSED, SWALLOWED, Fault, Outcome, above, donors_of, tells

TEXTS = 2  # for each slot
WAYS = 6  # to fill it, for each text


def filled_slots(parts: list[Part]) -> Iterator[tuple[tuple[str, str], Part, Path, Derivation]]:
    """Every filled slot: its line and label, the text, and where it is."""
    for part in parts:
        for path, d in walked(part.derivation):
            if d.production is not None:
                for n, (label, child) in enumerate(d.children):
                    yield (d.production.place, label), part, (*path, n), child


def try_slots(derived: Derived, seed: int, texts: int = TEXTS, ways: int = WAYS) -> Outcome:
    chance = random.Random(seed)
    donors = donors_of(derived.parts)
    outcome = Outcome()
    seen: dict[tuple[str, str], int] = {}
    parts = list(derived.parts)
    chance.shuffle(parts)
    for slot, part, path, old in filled_slots(parts):
        if seen.get(slot, 0) >= texts:
            continue
        seen[slot] = seen.get(slot, 0) + 1
        others = donors[old.category]
        for new in chance.sample(others, min(ways, len(others))):
            if english(new) != english(old) and tells(old, new, above(part.derivation, path)):
                _try(outcome, slot, part, path, new)
    return outcome


def _try(outcome: Outcome, slot: tuple[str, str], part: Part, path: Path, new: Derivation) -> None:
    d = swapped(part.derivation, path, new)
    meaning = made(d)
    if meaning is None:
        outcome.add(REFUSED)
    elif alike(meaning, part.meaning):
        lines = (f"{{{slot[1]}}} of {line_of(above(d, path)[-1])}",)
        outcome.add(SWALLOWED, Fault(SWALLOWED, squash(english(d)), lines))
    else:
        outcome.add(READ)
