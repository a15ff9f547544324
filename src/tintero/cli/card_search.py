"""`tintero cards search`: the cards that pass every filter, as a table or as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Final

from tintero.abilities.keyword import keyword_named, record
from tintero.cards import Card, CardType, Ink, find_format
from tintero.cards.names import fold, words
from tintero.cli.card_tools import ink_names, kind_name
from tintero.cli.here import Here, shown
from tintero.cli.user_error import UserError
from tintero.language import Reader
from tintero.words import catalogue, say

COST: Final = re.compile(r"(<=|>=|=|<|>)?\s*(\d{1,2})")
Test = Callable[[Card], bool]


def search_command(here: Here, text: list[str], filters: Mapping[str, str | None], read: str, as_json: bool) -> None:
    """`read`: '' any card, 'understood' or 'not understood' only."""
    tests = [_test(name, value) for name, value in filters.items() if value is not None]
    if text:
        tests.append(_named(" ".join(text)))
    if read:
        tests.append(_understood(here.reader, read == "understood"))
    found = [card for card in here.pool if all(test(card) for test in tests)]
    if as_json:
        here.line(json.dumps([_data(card) for card in found], ensure_ascii=False, indent=2))
        return
    _table(here, found)
    here.print("decks.cards_found", count=len(found), all=len(here.pool))


def _test(name: str, value: str) -> Test:
    return MAKERS[name](value)


def _named(text: str) -> Test:
    """Every word is in the full name."""
    wanted = words(text).split()
    return lambda card: all(part in words(card.full_name) for part in wanted)


def _ink(value: str) -> Test:
    for ink in Ink:
        if fold(value) in {fold(say(f"names.ink_{ink.value.lower()}", lang)) for lang in catalogue().languages}:
            return lambda card: ink in card.inks
    raise UserError("decks.bad_ink", value=shown(value), names=[ink.value for ink in Ink])


def _cost(value: str) -> Test:
    m = COST.fullmatch(value.strip())
    if m is None:
        raise UserError("decks.bad_cost", value=shown(value))
    sign, number = m.group(1) or "=", int(m.group(2))
    if sign == "<=":
        return lambda card: card.cost <= number
    if sign == ">=":
        return lambda card: card.cost >= number
    if sign == "<":
        return lambda card: card.cost < number
    if sign == ">":
        return lambda card: card.cost > number
    return lambda card: card.cost == number


def _type(value: str) -> Test:
    wanted = fold(value)
    if wanted in {fold(say("names.kind_song", lang)) for lang in catalogue().languages}:
        return lambda card: card.is_song
    for kind in CardType:
        if wanted in {fold(say(f"names.kind_{kind.name.lower()}", lang)) for lang in catalogue().languages}:
            return lambda card: card.type is kind
    raise UserError("decks.bad_type", value=shown(value), names=[*(k.printed for k in CardType), "Song"])


def _classification(value: str) -> Test:
    return lambda card: any(fold(value) == fold(c) for c in card.classifications)


def _keyword(value: str) -> Test:
    """A keyword in either language; the end of it too, so that Shift finds Universal Shift."""
    found = keyword_named(value)
    wanted = words(value if found is None else record(found).name)
    return lambda card: any(f" {words(t.keyword)}".endswith(f" {wanted}") for t in card.texts if t.keyword)


def _text(value: str) -> Test:
    """These words, one after the other, in what is printed."""
    wanted = words(value)
    return lambda card: any(f" {wanted} " in f" {words(t.full_text)} " for t in card.texts)


def _set(value: str) -> Test:
    return lambda card: any(p.set_code == value.strip() for p in card.printings)


def _format(value: str) -> Test:
    name = find_format(value).legality
    return lambda card: name is None or card.legal_in(name)


def _understood(reader: Reader, wanted: bool) -> Test:
    from tintero.lab.coverage import refusal
    from tintero.rules.library import Library

    library = Library()
    return lambda card: (refusal(card, reader, library)[0] is not None) == wanted


MAKERS: Final[dict[str, Callable[[str], Test]]] = {
    "ink": _ink, "cost": _cost, "type": _type, "classification": _classification, "keyword": _keyword,
    "text": _text, "set": _set, "format": _format,
}  # fmt: skip


def _data(card: Card) -> dict[str, object]:
    return {
        "name": card.full_name, "type": "Song" if card.is_song else card.type.printed,
        "inks": [ink.value for ink in card.inks], "cost": card.cost, "inkable": card.inkable,
        "classifications": list(card.classifications), "strength": card.strength, "willpower": card.willpower,
        "lore": card.lore, "move_cost": card.move_cost, "sets": [p.set_code for p in card.printings],
    }  # fmt: skip


def _table(here: Here, cards: list[Card]) -> None:
    rows = [
        (
            card.full_name, ink_names(here, card), f"{card.cost}{'◉' if card.inkable else '○'}", kind_name(here, card),
            "/".join("–" if n is None else str(n) for n in (card.strength, card.willpower, card.lore)),
        )
        for card in cards
    ]  # fmt: skip
    if not rows:
        return
    head = tuple(here.say("decks.search_columns").split("|"))
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, *rows):
        here.line("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
