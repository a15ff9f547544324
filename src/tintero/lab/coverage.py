"""How much of the card pool is understood: four figures, never one, and everything that is missing.

A card counts as understood if every text of it is read to the last word, has one meaning, is written back equal, has
a Spanish reading, and compiles to instructions that exist.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tintero.abilities.ability import CardDefinition
from tintero.cards import CardPool
from tintero.cards.card import Card, UnknownType
from tintero.edges.plain_text import is_number
from tintero.language import Reader, Unread
from tintero.language.distinct_texts import TextKey, counted, key_of
from tintero.language.reader import TextReading, is_reminder
from tintero.rules.library import Library

from .fired import abilities_of
from .fired_ledger import Ledger

PIECE: Final = 3  # words that name a missing piece
OVERRIDES: Final = 0  # there is no way to give a card abilities but to read its text


@dataclass
class Text:
    """One distinct text, with the cards that have it."""

    cards: list[str]
    result: TextReading | Unread

    @property
    def read(self) -> bool:
        return isinstance(self.result, TextReading) and bool(self.result.spanish.strip())


@dataclass
class Piece:
    """Words that stopped the reader, and how many texts and cards they stop."""

    words: str
    texts: int
    cards: int
    example: str
    unread: list[Text] = field(default_factory=list)  # each of them

    def to_data(self) -> dict[str, Any]:
        marked = [{"card": t.cards[0], "text": t.result.marked} for t in self.unread if isinstance(t.result, Unread)]
        return {
            "words": self.words, "texts": self.texts, "cards": self.cards, "example": self.example, "unread": marked,
        }  # fmt: skip


@dataclass
class Figures:
    """So many of so many."""

    understood: int = 0
    all: int = 0

    def to_data(self) -> dict[str, int]:
        return {"understood": self.understood, "all": self.all}


@dataclass
class Coverage:
    """What `tintero cards coverage` prints."""

    texts: dict[TextKey, Text] = field(default_factory=dict)
    cards: Figures = field(default_factory=Figures)
    sets: dict[str, Figures] = field(default_factory=dict)
    fired: int | None = None  # None: not measured
    abilities: int = 0
    refused: dict[str, str] = field(default_factory=dict)  # card -> why
    keywords: dict[str, Text] = field(default_factory=dict)  # lines of keywords that are not read
    unknown_types: list[UnknownType] = field(default_factory=list)
    quest_cards: int = 0  # outside the rules of this game: counted apart

    def count_apart(self, pool: CardPool, set_code: str | None = None) -> None:
        """What the data has and no pool: cards of an unknown type are refused, those of quests are not counted."""
        self.quest_cards = pool.quest_cards
        for card in pool.unknown_types:
            sets = [code for code in card.sets if set_code in (None, code)]
            if sets:
                self.unknown_types.append(card)
                self.refused[card.full_name] = f"unknown type: {card.type}"
                for figures in [self.cards, *(self.sets.setdefault(code, Figures()) for code in sets)]:
                    figures.all += 1

    def to_data(self) -> dict[str, Any]:
        return {
            "texts": {"read": sum(t.read for t in self.texts.values()), "all": len(self.texts)},
            "cards": self.cards.to_data(),
            "overrides": OVERRIDES,
            "fired": {"abilities": self.fired, "all": self.abilities},
            "sets": {code: figures.to_data() for code, figures in sorted(self.sets.items(), key=_set_order)},
            "unknown_types": [{"card": card.full_name, "type": card.type} for card in self.unknown_types],
            "quest_cards": self.quest_cards,
        }

    def missing(self) -> list[Piece]:
        """Unread texts and keyword lines by the first words that were not read, the most frequent first."""
        texts = [t for t in self.texts.values() if isinstance(t.result, Unread) and t.result.why == "unread"]
        return _pieces([*texts, *self.keywords.values()])

    def doubtful(self) -> list[Text]:
        """Texts that were read, but with two meanings, not written back equal, or without Spanish."""
        return [
            t for t in self.texts.values()
            if not t.read and not (isinstance(t.result, Unread) and t.result.why == "unread")
        ]  # fmt: skip


def _set_order(entry: tuple[str, object]) -> tuple[int, str]:
    code = entry[0]
    return (int(code) if is_number(code) else 1000, code)


def refusal(card: Card, reader: Reader, library: Library) -> tuple[CardDefinition | None, str]:
    """The definition of an understood card, or why it is refused."""
    result = reader.understand(card)
    if isinstance(result, tuple):
        return None, f"{result[0].why}: {result[0].words}"
    for text in counted(card):
        reading = reader.read_text(text.kind, text.costs, text.effect)
        if isinstance(reading, TextReading) and not reading.spanish.strip():
            return None, "no Spanish"
    try:
        library.face(result)
    except NotImplementedError as node:
        return None, f"{node}"
    return result, ""


def measure(
    cards: Iterable[Card], reader: Reader, ledger: Ledger | None = None, set_code: str | None = None
) -> Coverage:
    """The figures of these cards; `set_code`: only of those printed in that set."""
    out = Coverage()
    library = Library()
    fired = 0
    for card in cards:
        sets = {p.set_code for p in card.printings}
        if set_code is not None and set_code not in sets:
            continue
        for text in counted(card):
            known = out.texts.get(key_of(text))
            if known is None:
                reading = reader.read_text(text.kind, text.costs, text.effect)
                out.texts[key_of(text)] = Text([card.full_name], reading)
            elif card.full_name not in known.cards:
                known.cards.append(card.full_name)
        for text in card.texts:
            if text.kind == "keyword" and not is_reminder(text):
                found = reader.meanings_of(text)
                if isinstance(found, Unread):
                    out.keywords.setdefault(found.text, Text([], found)).cards.append(card.full_name)
        definition, why = refusal(card, reader, library)
        for figures in [out.cards, *(out.sets.setdefault(s, Figures()) for s in sets if set_code in (None, s))]:
            figures.all += 1
            figures.understood += definition is not None
        if definition is None:
            out.refused[card.full_name] = why
            continue
        keys = abilities_of(definition, library)
        out.abilities += len(keys)
        if ledger is not None:
            fired += sum(1 for key in keys if key in ledger.counts)
    if ledger is not None:
        out.fired = fired
    return out


def _pieces(texts: Iterable[Text]) -> list[Piece]:
    found: dict[str, Piece] = {}
    for t in texts:
        assert isinstance(t.result, Unread)
        first = " ".join(t.result.words.split()[:PIECE])
        piece = found.setdefault(first, Piece(first, 0, 0, t.cards[0]))
        piece.unread.append(t)
        piece.texts += 1
        piece.cards += len(t.cards)
    return sorted(found.values(), key=lambda p: (-p.texts, p.words))
