"""No word is swallowed: a word put before or after a noun changes what a text means, or the text is refused.

The places are found in the printed words and not in the grammar, so that a line that takes no adjective is tried too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tintero.language import Unread
from tintero.language.equal_meanings import alike
from tintero.language.tokens import squash, words

from .derived import Derived, Part, chain_to, line_of, used
from .swaps import AMBIGUOUS, CRASHED, SWALLOWED, Fault, Outcome, lines_apart, refusing

NOUNS: Final = frozenset({
    "character", "item", "location", "card", "song", "action",
    "characters", "items", "locations", "cards", "songs", "actions",
})  # fmt: skip
BEFORE: Final = ("damaged", "exerted", "Villain")
AFTER: Final = ("with cost 9 or more",)
CHANGED: Final = "changed"
REFUSED: Final = "refused"


@dataclass(frozen=True)
class Insertion:
    """Words put into a text."""

    word: str
    at: int
    text: tuple[str, ...]


def insertions(cut: tuple[str, ...]) -> Iterator[Insertion]:
    """Each word in each place where it could stand; before "character card" as a whole."""
    for at, word in enumerate(cut):
        if word not in NOUNS:
            continue
        if at == 0 or cut[at - 1] not in NOUNS:
            for said in BEFORE:
                yield Insertion(said, at, (*cut[:at], *words(said), *cut[at:]))
        if at + 1 == len(cut) or cut[at + 1] not in NOUNS:
            for said in AFTER:
                yield Insertion(said, at + 1, (*cut[: at + 1], *words(said), *cut[at + 1 :]))


def try_insertions(derived: Derived, every: int = 1, begin: int = 0) -> Outcome:
    """All of them, in every so-many-th text."""
    outcome = Outcome()
    for part in derived.parts[begin::every]:
        meant = used(part.category, part.meaning, part.derivation)
        for new in insertions(part.words):
            try:
                kind, lines = _tried(derived, part, meant, new)
            except Exception as fault:
                kind, lines = (REFUSED, ()) if refusing(fault) else (CRASHED, (repr(fault),))
            faulty = kind not in (CHANGED, REFUSED)
            outcome.add(kind, Fault(kind, squash(new.text), lines, new.word) if faulty else None)
    return outcome


def _tried(derived: Derived, part: Part, meant: object, new: Insertion) -> tuple[str, tuple[str, ...]]:
    found = derived.reader.read(part.category, " ".join(new.text))
    if isinstance(found, Unread):
        if found.why == AMBIGUOUS:
            return AMBIGUOUS, lines_apart(derived.reader, part.category, new.text)
        return REFUSED, ()
    meaning, d = found
    if not alike(used(part.category, meaning, d), meant):
        return CHANGED, ()
    return SWALLOWED, tuple([line_of(node) for node in chain_to(d, new.at)][-6:])
