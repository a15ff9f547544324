"""`tintero cards generality`: would the grammar have read the newest sets without knowing them?"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tintero.cli.here import Here
from tintero.cli.told_figures import percent

if TYPE_CHECKING:
    from tintero.lab.generality import Generality, Line, OneSet

LONG: Final = 12  # words; a line with more of them is a card coded by hand
COLUMNS: Final = ("general_set", "general_cards", "general_without", "general_before")
GAP: Final = "  "


def generality_command(here: Here, as_json: bool, lines: bool) -> None:
    """The figures by set, those of the lines, and with --lines the lines themselves."""
    from tintero.lab.generality import measure

    found = measure(here.pool, here.reader, quest=here.pool.quest_cards)
    if as_json:
        data = found.to_data()
        if lines:
            data["of_lines"] = [
                {"place": line.place, "line": line.written, "cards": len(line.cards), "sets": sorted(line.sets)}
                for line in found.lines.values()
            ]
        here.line(json.dumps(data, ensure_ascii=False, indent=2))
        return
    _table(here, found)
    _figures(here, found)
    if lines:
        _lines(here, found)


def _table(here: Here, found: Generality) -> None:
    here.print("figures.general_head")
    codes = list(found.newest)
    total = here.say("figures.general_total", first=codes[0], last=codes[-1]) if codes else ""
    rows = [[here.say(f"figures.{key}") for key in COLUMNS]]
    rows += [_row(here, code, figures) for code, figures in found.newest.items()]
    rows.append(_row(here, total, found.total))
    widths = [max(len(row[n]) for row in rows) for n in range(len(COLUMNS))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        here.line(GAP + GAP.join(cells))


def _row(here: Here, name: str, figures: OneSet) -> list[str]:
    data = figures.to_data()
    return [
        name, str(figures.cards), percent(here, data["leave_one_set_out"]), percent(here, data["forward"]),
    ]  # fmt: skip


def _figures(here: Here, found: Generality) -> None:
    data = found.to_data()
    here.print("figures.general_lines", count=data["lines"], fixed=data["without_slot"])
    shares = {"share": percent(here, data["one_card_lines"]), "one_set": percent(here, data["one_set_lines"])}
    here.print("figures.general_one", idle=data["idle"], **shares)
    here.print("figures.general_form", doubled=data["doubled"], longest=data["longest"])
    if found.unread:
        here.print("figures.general_unread", count=found.unread)
    here.print("figures.cover_quest", count=found.quest)


def _lines(here: Here, found: Generality) -> None:
    """Each line that should be general and is not; of doubled ones both places."""
    one_set = [line for line in found.of_one_set() if len(line.cards) > 1]
    _list(here, "figures.general_no_card", found.serving(0))
    _list(here, "figures.general_one_card", found.serving(1))
    _list(here, "figures.general_one_set", one_set)
    _list(here, "figures.general_long", found.longer_than(LONG), words=LONG)
    here.line()
    here.print("figures.general_doubled", count=len(found.doubled))
    for first, second in found.doubled:
        here.wrapped(f"{GAP}{first} = {second}: {found.lines[second].written}", 4)


def _list(here: Here, key: str, lines: Iterable[Line], **details: object) -> None:
    listed = list(lines)
    here.line()
    here.print(key, count=len(listed), **details)
    for line in listed:
        here.wrapped(f"{GAP}{line.place}: {line.written}", 4)
