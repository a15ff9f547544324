"""What a file calls a card of its position: the shortest words that mean this card and no other."""

from __future__ import annotations

from collections.abc import Iterable

from tintero.abilities.words import Zone
from tintero.rules.position import FILLER

from .scenario_table import ScenarioTable
from .steps import CardRef

FILLER_NAME = "filler"


class Unsayable(Exception):
    """The format has no words for this; the key of the sentence that says what."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Naming:
    """Names for the cards of one table."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.aliases = {placed.card: alias for alias, placed in table.alias.items()}

    def plain(self, card: int) -> str:
        face = self.table.game.state.face_of(card)
        return FILLER_NAME if face.definition is FILLER else face.full_name

    def ref(self, card: int, among: Iterable[int] | None = None, player: int | None = None) -> str:
        """Words for a card among those that come into question (all of them, if it is not said which).

        `player`: who speaks, where the file takes that player's copies first. Copies in a hand or a deck are as good
        as each other, so the first one needs no number.
        """
        if card in self.aliases:
            return self.aliases[card]
        offered = None if among is None else set(among)
        s = self.table.game.state
        plain = self.plain(card)
        alike = among is not None and (s.zone[card] in (Zone.HAND, Zone.DECK) or plain == FILLER_NAME)
        copies = self.table.cards(CardRef.read(plain))
        numbered = f"{plain}#{copies.index(card) + 1}" if card in copies else ""
        for words in (plain, f"P{s.table.owners[card] + 1}/{plain}", numbered):
            found = self.table.cards(CardRef.read(words), offered, player) if words else []
            if found[:1] == [card] and (alike or len(found) == 1):
                return words
        raise Unsayable("recording.cut_no_name")

    def refs(self, cards: Iterable[int]) -> list[str]:
        """A list in which each name takes one of the cards: copies without an alias may share theirs."""
        there = list(cards)
        named = {self.plain(card) for card in self.aliases}
        return [self.plain(card) if self.plain(card) not in named else self.ref(card) for card in there]
