"""From the printings of one full name to one `Card` (CR 1.1.5: the newest printing's text is the text)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from tintero.cards.card import USUAL_COPIES, Card, CardText, CardType, Ink, Legality, Printing, UnknownType
from tintero.cards.errors import CardsError
from tintero.cards.records import AbilityRecord, CardRecord, NamedRecord
from tintero.edges.plain_text import is_number

# CR 5.3.6, 5.6.5: the parts that a card of each type cannot lack.
_REQUIRED_PARTS: dict[CardType, tuple[str, ...]] = {
    CardType.CHARACTER: ("strength", "willpower", "lore"),
    CardType.LOCATION: ("willpower", "lore", "move_cost"),
}


def is_quest(record: CardRecord | NamedRecord) -> bool:
    """Illumineer's Quest sets have their own rules and are not part of the standard game."""
    return record.set_code.startswith("Q")


def cards_from(records: Iterable[CardRecord], generated_on: str = "") -> list[Card]:
    """One card per full name, compared case-insensitively, in alphabetical order."""
    groups: dict[str, list[CardRecord]] = {}
    for record in records:
        if not is_quest(record):
            groups.setdefault(record.full_name.casefold(), []).append(record)
    return [_card(groups[key], generated_on) for key in sorted(groups)]


def quest_cards(records: Iterable[CardRecord]) -> int:
    """How many cards are printed in quest sets alone."""
    printed: dict[bool, set[str]] = {True: set(), False: set()}
    for record in records:
        printed[is_quest(record)].add(record.full_name.casefold())
    return len(printed[True] - printed[False])


def of_unknown_type(records: Iterable[NamedRecord]) -> list[UnknownType]:
    """One for each full name, in alphabetical order."""
    groups: dict[str, list[NamedRecord]] = {}
    for record in records:
        if not is_quest(record):
            groups.setdefault(record.full_name.casefold(), []).append(record)
    return [
        UnknownType(group[-1].full_name, group[-1].type, tuple(dict.fromkeys([r.set_code for r in group])))
        for _, group in sorted(groups.items())
    ]


def _age(record: CardRecord) -> tuple[int, bool, int]:
    """Sorts oldest first. Within a set the base printing counts as newest: promotional and enchanted
    printings carry the set code of their base card and sometimes a shortened text."""
    set_number = int(record.set_code) if is_number(record.set_code) else 0
    return (set_number, record.base_id is None, -record.id)


def _card(records: list[CardRecord], generated_on: str) -> Card:
    records.sort(key=_age)
    newest = records[-1]
    type = CardType[newest.type.upper()]
    for part in _REQUIRED_PARTS.get(type, ()):
        if getattr(newest, part) is None:
            raise CardsError("data_incomplete_card", card=newest.full_name, part=part.replace("_", " "))
    copies = newest.max_copies_in_deck
    return Card(
        full_name=newest.full_name,
        name=newest.name,
        version=newest.version or "",
        names=_names(newest),
        type=type,
        cost=newest.cost,
        inkable=newest.inkwell,
        inks=_inks(newest),
        classifications=tuple(newest.subtypes),
        strength=newest.strength,
        willpower=newest.willpower,
        lore=newest.lore,
        move_cost=newest.move_cost,
        texts=_texts(newest),
        printings=tuple(Printing(r.set_code, r.number, r.rarity, r.id) for r in records),
        story=newest.story or "",
        formats=_legalities(records, generated_on),
        max_copies=USUAL_COPIES if copies is UNSET else copies,
        clarifications=tuple(dict.fromkeys(text for r in records for text in r.clarifications)),
    )


def _names(record: CardRecord) -> tuple[str, ...]:
    # CR 5.2.6.1: a card whose name joins two has three names. The data lists the halves (also for the
    # card of 5.2.6.3, and none for the three brothers with a single name line), in alphabetical order.
    halves = sorted((half for half in record.names if half != record.name), key=record.name.find)
    return (record.name, *halves)


def _inks(record: CardRecord) -> tuple[Ink, ...]:
    # CR 5.2.5.1: dual-ink cards are of both types.
    listed = record.colors or (record.color or "").split("-")
    try:
        found = {Ink(ink) for ink in listed}
    except ValueError:
        raise CardsError("data_unknown_ink", card=record.full_name, ink=record.color or "") from None
    return tuple(ink for ink in Ink if ink in found)


def _texts(record: CardRecord) -> tuple[CardText, ...]:
    abilities = [_ability(ability) for ability in record.abilities]
    effects = [CardText(kind="effect", effect=text, full_text=text) for text in record.effects]
    return (*abilities, *effects)


def _ability(ability: AbilityRecord) -> CardText:
    return CardText(
        kind="keyword" if ability.type == "keyword" else "ability",
        name=ability.name,
        costs=", ".join(ability.costs),
        effect=ability.effect,
        keyword=ability.keyword,
        keyword_value=ability.keyword_value,
        full_text=ability.full_text,
    )


def _legalities(records: Sequence[CardRecord], generated_on: str) -> tuple[Legality, ...]:
    formats = sorted({name for record in records for name in record.allowed_in_formats})
    return tuple(_legality(name, records, generated_on) for name in formats)


def _legality(format_name: str, records: Sequence[CardRecord], generated_on: str) -> Legality:
    """Any printing of a legal card is legal, so one legal printing makes the card legal."""
    entries = [r.allowed_in_formats[format_name] for r in records if format_name in r.allowed_in_formats]
    allowed = any(entry.allowed for entry in entries)
    banned = min((entry.banned_since_date for entry in entries if entry.banned_since_date), default=None)
    until = max((entry.allowed_until_date for entry in entries if entry.allowed_until_date), default=None)
    if allowed and until is not None and until <= generated_on[:10]:
        until = None  # some reprints keep the date on which their first printing rotated out
    return Legality(format_name, allowed, None if allowed else banned, until)
