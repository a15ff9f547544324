"""The shape of a LorcanaJSON file: only the fields that are used, decoded by msgspec."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from tintero.edges.bounds import PRINTED_NUMBER

# No printed number of a card is below zero; modifiers may bring one there, in play.
PrintedNumber = Annotated[int, Meta(ge=0, le=PRINTED_NUMBER)]


CardTypeName = Literal["Character", "Action", "Item", "Location"]
KNOWN_TYPES: Final = frozenset(get_args(CardTypeName))


class FormatRecord(Struct, rename="camel", gc=False):
    allowed: bool
    allowed_until_date: str | None = None
    banned_since_date: str | None = None


class AbilityRecord(Struct, rename="camel"):
    type: str
    full_text: str
    name: str = ""
    effect: str = ""
    costs: list[str] = []
    keyword: str = ""
    keyword_value: str = ""


class CardRecord(Struct, rename="camel"):
    """One printing. Fields without a default must be present in every entry."""

    id: int
    full_name: str
    name: str
    type: CardTypeName
    cost: PrintedNumber
    inkwell: bool
    color: str | None
    set_code: str
    rarity: str
    allowed_in_formats: dict[str, FormatRecord]
    version: str | None = None
    names: list[str] = []
    colors: list[str] = []
    subtypes: list[str] = []
    strength: PrintedNumber | None = None
    willpower: PrintedNumber | None = None
    lore: PrintedNumber | None = None
    move_cost: PrintedNumber | None = None
    number: int | None = None
    story: str | None = None
    abilities: list[AbilityRecord] = []
    effects: list[str] = []
    clarifications: list[str] = []
    base_id: int | None = None
    # Three states: a number, present and null (any number of copies), absent (the usual four).
    max_copies_in_deck: int | UnsetType | None = UNSET


class MetadataRecord(Struct, rename="camel"):
    format_version: str
    generated_on: str
    language: str


class HeaderRecord(Struct):
    """The top of the file, read first so that a file in another language gets its own sentence."""

    metadata: MetadataRecord


class FileRecord(Struct):
    metadata: MetadataRecord
    cards: list[CardRecord]


class NamedRecord(Struct, rename="camel"):
    """What must be known of a printing to say why it is refused."""

    type: str
    full_name: str
    set_code: str


class NamesRecord(Struct):
    """The same file, of which only types and names are read."""

    cards: list[NamedRecord]
