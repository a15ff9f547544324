"""`tintero cards search`: the cards that pass every filter, as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tintero.cards import Card
from tintero.cards.card_filters import Test, tests_of
from tintero.cli.card_tools import ink_names, kind_name
from tintero.cli.here import Here
from tintero.language import Reader


def search_command(here: Here, text: list[str], filters: Mapping[str, str | None], read: str, as_json: bool) -> None:
    """`read`: '' any card, 'understood' or 'not understood' only."""
    tests = tests_of({**filters, "name": " ".join(text) or None})
    if read:
        tests.append(_understood(here.reader, read == "understood"))
    found = [card for card in here.pool if all(test(card) for test in tests)]
    if as_json:
        here.line(json.dumps([_data(card) for card in found], ensure_ascii=False, indent=2))
        return
    _table(here, found)
    here.print("decks.cards_found", count=len(found), all=len(here.pool))


def _understood(reader: Reader, wanted: bool) -> Test:
    from tintero.lab.coverage import refusal
    from tintero.rules.library import Library

    library = Library()
    return lambda card: (refusal(card, reader, library)[0] is not None) == wanted


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
