"""Words that come from the card pool itself: names, classifications, names of abilities. The grammar contains none.

Inks and ordinals are lists of words, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tintero.cards.card import Card

from .tokens import words

# first, second … in their order, and their Spanish, whose ending agrees
RANKS: Final = {
    "first": "primer@", "second": "segund@", "third": "tercer@", "fourth": "cuart@", "fifth": "quint@",
    "sixth": "sext@", "seventh": "séptim@", "eighth": "octav@", "ninth": "noven@", "tenth": "décim@",
}  # fmt: skip
INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")


class Lexicon:
    """Names and classifications by their words, for longest and shorter matches at a place in a text."""

    def __init__(
        self,
        names: Iterable[str],
        classifications: Iterable[str],
        full_names: Iterable[str] = (),
        ability_names: Iterable[str] = (),
    ) -> None:
        self.entries: dict[str, dict[str, dict[tuple[str, ...], str]]] = {
            "name": _index(names),
            "classification": _index(classifications),
            "full_name": _index(full_names),
            "ability_name": _index(ability_names),
            "ink": _index(INKS),
            "rank": _index(RANKS),
        }

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Lexicon:
        names: set[str] = set()
        classifications: set[str] = set()
        full_names: set[str] = set()
        ability_names: set[str] = set()
        for card in cards:
            names.update(card.names)
            full_names.add(card.full_name)
            classifications.update(c for c in card.classifications if c != "Song")
            ability_names.update(text.name for text in card.texts if text.name)
        return cls(names, classifications, full_names, ability_names)

    def matches(self, category: str, text: tuple[str, ...], at: int) -> list[tuple[int, str]]:
        """Every entry that begins here: (end, the entry as printed)."""
        found: list[tuple[int, str]] = []
        for entry, printed in self.entries[category].get(text[at], {}).items():
            end = at + len(entry)
            if text[at:end] == entry:
                found.append((end, printed))
        return found

    def starts(self, category: str, word: str) -> bool:
        return word in self.entries[category]


def _index(entries: Iterable[str]) -> dict[str, dict[tuple[str, ...], str]]:
    out: dict[str, dict[tuple[str, ...], str]] = {}
    for entry in entries:
        key = words(entry)
        if key:
            out.setdefault(key[0], {})[key] = entry
    return out
