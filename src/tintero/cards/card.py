"""The parts of a card (CR 5.2), as read from the card data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from tintero.abilities.words import CardType as CardType


class Ink(StrEnum):
    """CR 5.2.5: the six ink types, in the order in which decks list them."""

    AMBER = "Amber"
    AMETHYST = "Amethyst"
    EMERALD = "Emerald"
    RUBY = "Ruby"
    SAPPHIRE = "Sapphire"
    STEEL = "Steel"


TextKind = Literal["keyword", "ability", "effect"]

# CR 1.10.1.1: copies of one full name in a constructed deck, unless the card says otherwise.
USUAL_COPIES = 4


@dataclass(frozen=True, slots=True)
class CardText:
    """One text of a card. `kind` says only where the data keeps it; the text decides what it is."""

    kind: TextKind
    name: str = ""  # CR 5.2.8: a story name is only a label
    costs: str = ""
    effect: str = ""
    keyword: str = ""
    keyword_value: str = ""
    full_text: str = ""


@dataclass(frozen=True, slots=True)
class Printing:
    set_code: str
    number: int | None
    rarity: str
    id: int


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether a card may be used in one format; dates are ISO dates as in the data, or None."""

    format: str
    allowed: bool
    banned_since: str | None = None
    allowed_until: str | None = None


@dataclass(frozen=True, slots=True)
class UnknownType:
    """A card of a type that the rules do not have: it is known by name, and refused."""

    full_name: str
    type: str
    sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the game: a full name, with the text of its newest printing (CR 1.1.5)."""

    full_name: str
    name: str
    version: str
    names: tuple[str, ...]  # CR 5.2.6.1: every name that it answers to; `name` comes first
    type: CardType
    cost: int
    inkable: bool
    inks: tuple[Ink, ...]
    classifications: tuple[str, ...]
    strength: int | None
    willpower: int | None
    lore: int | None
    move_cost: int | None
    texts: tuple[CardText, ...]
    printings: tuple[Printing, ...]  # oldest first
    story: str
    formats: tuple[Legality, ...]
    max_copies: int | None = USUAL_COPIES  # None: any number
    clarifications: tuple[str, ...] = ()  # official answers about it, those of the oldest printing first

    def __hash__(self) -> int:
        # A full name is unique in a pool, and decks use cards as keys: do not hash every field.
        return hash(self.full_name)

    def __str__(self) -> str:
        return self.full_name

    @property
    def is_song(self) -> bool:
        # CR 5.4.4.1: a song is an action with the classification Song.
        return self.type is CardType.ACTION and "Song" in self.classifications

    def legality(self, format_name: str) -> Legality | None:
        return next((entry for entry in self.formats if entry.format == format_name), None)

    def legal_in(self, format_name: str) -> bool:
        entry = self.legality(format_name)
        return entry is not None and entry.allowed
