"""The tables of `docs/observations.md`: what every number of an observation means.

    python -m tintero.env.columns_page    writes them anew

Only what stands between the two marks of the page is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tintero.abilities.keyword import KEYWORDS
from tintero.abilities.words import Doing, EventKind, How, Until
from tintero.edges.marked_pages import rewritten
from tintero.edges.whole_files import write_whole
from tintero.rules.option import VERBS
from tintero.rules.question import Ask

from .rows import columns as col

PAGE: Final = Path("docs") / "observations.md"
BEGIN: Final = "<!-- written by python -m tintero.env.columns_page -->"


def lines() -> list[str]:
    """All tables, one after the other."""
    seats = len(col.OF_A_SEAT)
    return [
        f"## `global` ({col.GLOBAL_SIZE})", "",
        f"Numbers 0 to {seats * col.SEATS - 1} are {seats} for each of {col.SEATS} seats, you first, then the next …; "
        "0 where nobody sits.", "",
        *table([(f"{n}, {n + seats} …", c.name, c.words) for n, c in enumerate(col.OF_A_SEAT)]), "",
        *table([(str(n), c.name, c.words) for n, c in enumerate(col.OF_THE_GAME, seats * col.SEATS)]), "",
        *array("entities", col.ENTITY_ROWS, col.ENTITY), "",
        "The seats come first, then your hand, what is in play, actions that are being resolved, what waits in the "
        "bag, effects that go on, what else can be chosen, what you know of hands and decks, and the discards, the "
        "newest first. What has no room is left out, from the end.", "",
        "Which ability (`given`): its number among those of its card, from 1; 0 if it is a keyword's. While a text "
        "asks you, your seat says which ability that is, which step of it asks (`place`, from 1), and how many cards "
        "you have picked for this step (`under`): a text can ask more than once.", "",
        *array("options", col.OPTION_ROWS, col.OPTION), "",
        f"Where there are more than {col.OPTION_ROWS} options, the last row has the verb {col.MORE}: it shows the next "
        "ones, and nothing else happens.", "",
        *array("history", col.HISTORY_ROWS, col.HISTORY), "",
        "What happened last comes first.", "",
        "## What the numbers stand for", "",
        *listed("Zones", col.ZONES.items()), "",
        *listed("Kinds of question", enumerate(col.KINDS, 1)), "",
        *listed("Questions", ((n, ask.value) for n, ask in enumerate(Ask, 1))), "",
        *listed("Verbs of options", [*VERBS.items(), (col.MORE, "more")]), "",
        *listed("Keywords (bits)", ((int(k.keyword), k.name) for k in KEYWORDS)), "",
        *listed("What cannot be done, or is allowed (bits)", ((int(d), spoken(d.name)) for d in Doing)), "",
        *listed("How long an effect goes on", ((int(u), spoken(u.name)) for u in Until)), "",
        *listed("What happened", ((int(k), spoken(k.name)) for k in EventKind if k is not EventKind.SETTLED)), "",
        *listed("In which way", ((int(h), spoken(h.name)) for h in How)),
    ]  # fmt: skip


def array(name: str, rows: int, columns: Sequence[col.Column]) -> list[str]:
    return [
        f"## `{name}` ({rows} × {len(columns)})", "",
        *table([(str(n), c.name, c.words) for n, c in enumerate(columns)]),
    ]  # fmt: skip


def table(rows: Iterable[tuple[str, str, str]]) -> list[str]:
    return ["| | column | what it is |", "| --: | --- | --- |"] + [f"| {n} | `{name}` | {w} |" for n, name, w in rows]


def listed(title: str, pairs: Iterable[tuple[int, str]]) -> list[str]:
    return [f"**{title}:** " + ", ".join(f"{n} {name}" for n, name in pairs) + "."]


def spoken(name: str) -> str:
    return name.lower().replace("_", " ")


def main() -> int:
    page = PAGE.read_text("utf-8")
    write_whole(PAGE, rewritten(page, BEGIN, lines()).encode(), lambda _file: True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
