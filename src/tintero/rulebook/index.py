"""Finding rules by words: without accents or capitals, by the beginning of each word, the best ones first."""

from __future__ import annotations

import math
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

HEADING: Final = 8.0
TITLE: Final = 4.0
TEXT: Final = 1.0
CARDS: Final = 0.5
BEGINNING: Final = 0.5  # what a word is worth if the query has only its beginning

# Words of a question that say nothing about which rule is meant.
_SMALL_WORDS: Final = (
    "a an and are as be by can do does for how i if in is it my of on or that the to what when which with you "
    "al como con cual cuando de del el en es la las lo los me mi o para por puede puedo que se si son su un una y"
)
SMALL_WORDS: Final = frozenset(_SMALL_WORDS.split())


def words(text: str) -> list[str]:
    """'Desafío' and 'DESAFIO' are the same word."""
    decomposed = unicodedata.normalize("NFKD", text)
    bare = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return re.findall(r"[a-z0-9]+", bare)


class Index:
    """Which rule has which words, and how much they weigh there."""

    def __init__(self, entries: Iterable[tuple[str, str, str, str, bool]]) -> None:
        """Entries: number, title, text, cards, whether it is a heading."""
        self._weights: dict[str, dict[str, float]] = {}
        self._order: dict[str, int] = {}
        for number, title, text, cards, heading in entries:
            self._order[number] = len(self._order)
            for part, weight in ((title, HEADING if heading else TITLE), (text, TEXT), (cards, CARDS)):
                for word in words(part):
                    found = self._weights.setdefault(word, {})
                    # a word said twice counts a little more, not twice
                    found[number] = max(found.get(number, 0.0) + weight / 4, weight)
        self._vocabulary = sorted(self._weights)

    def search(self, query: str) -> list[str]:
        """Numbers of the rules that have all the words; if none has them all, of those that have most."""
        asked = words(query)
        asked = [w for w in asked if w not in SMALL_WORDS] or asked
        score: dict[str, float] = {}
        matched: dict[str, int] = {}
        for word in dict.fromkeys(asked):
            best: dict[str, float] = {}
            for known in self._beginning_with(word):
                rules = self._weights[known]
                rarity = math.log(1 + len(self._order) / len(rules))
                share = rarity if known == word else rarity * BEGINNING
                for number, weight in rules.items():
                    best[number] = max(best.get(number, 0.0), share * weight)
            for number, value in best.items():
                score[number] = score.get(number, 0.0) + value
                matched[number] = matched.get(number, 0) + 1
        if not matched:
            return []
        most = max(matched.values())
        found = [n for n in score if matched[n] == most]
        return sorted(found, key=lambda n: (-score[n], self._order[n]))

    def _beginning_with(self, word: str) -> list[str]:
        start = bisect_left(self._vocabulary, word)
        end = start
        while end < len(self._vocabulary) and self._vocabulary[end].startswith(word):
            end += 1
        return self._vocabulary[start:end]
