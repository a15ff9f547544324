"""Finding the card that somebody means: `Lilo - Patient Weaver`, `Lilo`, `Lilo#2`, `P2/Stitch`, `Lilo ②`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rapidfuzz import fuzz, process

from tintero.cards.errors import AmbiguousCard, UnknownCard
from tintero.cards.names import fold
from tintero.words import Either

from .card_names import COPY_MARKS, Names

OF_PLAYER: Final = re.compile(r"P(\d)/(.+)$", re.IGNORECASE)
NUMBERED: Final = re.compile(r"(.+?) ?#(\d+)$")
LIKENESS: Final = 60  # of suggestions, in per cent
SUGGESTIONS: Final = 3
SHORTEST_PART: Final = 3  # letters of a name that are enough to find it anywhere in it


class CardFinder:
    """Among the cards that come into question at a place, one is meant, or it is said what is wrong."""

    def __init__(self, names: Names) -> None:
        self.s = names.game.state
        self.names = names

    def meant(self, ref: str, among: Iterable[int]) -> int:
        """The one card among these; copies that nobody can tell apart are as good as one."""
        cards = list(dict.fromkeys(among))
        found = self.all_meant(ref, cards)
        if not found:
            raise unknown(ref, self.suggestions(ref, cards))
        if len({(self.names.marked(c), self.s.zone[c]) for c in found}) > 1:
            names = tuple(dict.fromkeys(self.names.marked(c) for c in found))
            raise AmbiguousCard("ambiguous_here", name=ref, names=Either(names))
        return found[0]

    def all_meant(self, ref: str, cards: list[int]) -> list[int]:
        ref = ref.strip()
        if not ref:
            return []
        shown = self.names.told_apart(cards)
        exact = [c for c in cards if shown[c].casefold() == ref.casefold()]
        if exact:
            return exact
        of_player = OF_PLAYER.match(ref)
        if of_player:
            player = int(of_player.group(1)) - 1
            return self.all_meant(of_player.group(2), [c for c in cards if self.s.table.owners[c] == player])
        if ref[-1] in COPY_MARKS:
            ref = f"{ref[:-1].strip()}#{COPY_MARKS.index(ref[-1]) + 1}"
        numbered = NUMBERED.match(ref)
        if numbered:
            n = int(numbered.group(2))
            return self.all_meant(numbered.group(1), cards)[n - 1 : n]
        return self.named(ref.casefold(), cards)

    def named(self, ref: str, cards: list[int]) -> list[int]:
        """By full name, else by name, else by the beginning of a word in it, else by any part of it."""
        known = [c for c in cards if self.names.is_known(c)]
        for fits in (self.is_full_name, self.is_name, self.begins_a_word, self.is_part):
            found = [c for c in known if fits(c, ref)]
            if found:
                return found
        return []

    def is_full_name(self, card: int, ref: str) -> bool:
        return self.s.face_of(card).full_name.casefold() == ref

    def is_name(self, card: int, ref: str) -> bool:
        return ref in self.s.face_of(card).names

    def begins_a_word(self, card: int, ref: str) -> bool:
        return any(word.startswith(ref) for word in self.s.face_of(card).full_name.casefold().split())

    def is_part(self, card: int, ref: str) -> bool:
        """Accents, dashes and apostrophes do not matter."""
        return len(fold(ref)) >= SHORTEST_PART and fold(ref) in fold(self.s.face_of(card).full_name)

    def suggestions(self, ref: str, cards: list[int]) -> tuple[str, ...]:
        names = list(dict.fromkeys(self.s.face_of(c).full_name for c in cards if self.names.is_known(c)))
        found = process.extract(ref, names, scorer=fuzz.WRatio, limit=SUGGESTIONS, score_cutoff=LIKENESS)
        return tuple(name for name, _score, _place in found)


def unknown(ref: str, suggestions: tuple[str, ...] = ()) -> UnknownCard:
    code = "card_not_here" if suggestions else "card_not_here_nothing_near"
    return UnknownCard(code, name=ref, names=suggestions)
