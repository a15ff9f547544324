"""The Spanish of all distinct texts, one line each, so that a change of the grammar shows what it does to all of them.

    python -m tintero.lab.spanish_texts --write

A line begins with a short digest of the English words, which are not ours to keep; names and classifications, which
come from the cards, are left out of the Spanish. Without --write the lines that have changed are printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tintero.cards.card import Card, CardText
from tintero.language import Reader, Unread
from tintero.language.chart import Derivation
from tintero.language.distinct_texts import counted, digest_of
from tintero.language.spanish import spanish

from .gates.derived import stretches

FILE: Final = Path("tests/language/spanish_of_texts.txt")
LEFT_OUT: Final = {"name": "‹name›", "full_name": "‹name›", "classification": "‹class›"}
UNREAD: Final = "—"  # a text that is not read has no Spanish
HEAD: Final = "# written by python -m tintero.lab.spanish_texts --write\n"


@dataclass(frozen=True)
class Change:
    """A text whose Spanish is not what it was; None: there was, or there is, no such text."""

    old: str | None
    new: str | None
    cards: tuple[str, ...]

    def told(self) -> str:
        who = ", ".join(self.cards[:3]) + (f" (+{len(self.cards) - 3})" if len(self.cards) > 3 else "")
        return "\n".join(
            [f"{who or 'a text that no card has now'}:"]
            + [f"  {mark} {text}" for mark, text in (("-", self.old), ("+", self.new)) if text is not None]
        )


def anonymous(d: Derivation) -> Derivation:
    """The derivation without the words that come from cards."""
    if d.production is None:
        return replace(d, leaf=LEFT_OUT.get(d.category, d.leaf))
    return replace(d, parts=tuple([anonymous(part) for part in d.parts]))


def spanish_of(reader: Reader, text: CardText) -> str:
    """Its Spanish without names; of a cost and what it pays for, both."""
    out: list[str] = []
    for category, written in stretches(text):
        found = reader.read(category, written)
        if isinstance(found, Unread):
            return UNREAD
        out.append(spanish(anonymous(found[1])))
    return " — ".join(out)


class Texts:
    """All distinct texts: the Spanish of each, and who has it."""

    def __init__(self, cards: Iterable[Card], reader: Reader) -> None:
        self.spanish: dict[str, str] = {}
        self.cards: dict[str, list[str]] = {}
        for card in cards:
            for text in counted(card):
                digest = digest_of(text)
                if digest not in self.spanish:
                    self.spanish[digest] = spanish_of(reader, text)
                self.cards.setdefault(digest, []).append(card.full_name)

    def written(self) -> str:
        return HEAD + "".join(f"{digest} {text}\n" for digest, text in sorted(self.spanish.items()))

    def changes(self, written: str) -> list[Change]:
        """Where this differs from what was written down, in the order of the cards' names."""
        lines = [line.partition(" ") for line in written.splitlines() if not line.startswith("#")]
        before = {digest: text for digest, _, text in lines}
        found = [
            Change(before.get(digest), self.spanish.get(digest), tuple(self.cards.get(digest, ())))
            for digest in before.keys() | self.spanish.keys()
            if before.get(digest) != self.spanish.get(digest)
        ]
        return sorted(found, key=lambda change: (change.cards, change.old or ""))


def main() -> int:
    from tintero.cards import load_pool

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the file anew instead of comparing it")
    given = parser.parse_args()
    reader = Reader(load_pool())
    texts = Texts(reader.pool, reader)
    changes = texts.changes(FILE.read_text(encoding="utf-8") if FILE.exists() else "")
    for change in changes:
        print(change.told())
    print(f"{len(changes)} of {len(texts.spanish)} texts have changed")
    if given.write:
        FILE.write_text(texts.written(), encoding="utf-8", newline="\n")
    return 0 if given.write or not changes else 1


if __name__ == "__main__":
    sys.exit(main())
