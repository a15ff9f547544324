"""The table of `docs/sample-decks.md`: every sample deck against every other.

    python -m tintero.lab.experiments.matrix_page --games 200 --jobs 2            print it
    python -m tintero.lab.experiments.matrix_page --games 200 --jobs 2 --write    write it into the page

Only what stands between the two marks of the page is written anew.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tintero.cards import Deck, sample_decks
from tintero.edges.marked_pages import rewritten
from tintero.edges.whole_files import write_whole
from tintero.table.house import House

from ..decks import definitions, find_deck
from .crew import Crew
from .field import Contender, Terms
from .kept_games import Kept, usual_place
from .matrix import Matrix, matrix
from .provenance import DIGEST

PAGE: Final = Path("docs") / "sample-decks.md"
BEGIN: Final = "<!-- written by python -m tintero.lab.experiments.matrix_page -->"
ITSELF: Final = "–"
STOPPED: Final = 130  # by Ctrl-C: half a table is none


def table(found: Matrix) -> list[str]:
    """The best against the field first; a column has the number of the deck in its row."""
    order = found.order
    numbers = range(1, len(order) + 1)
    lines = [_row("", "deck", "field", "95 %", *map(str, numbers)), _row("--:", "---", *["--:"] * (2 + len(order)))]
    for number, deck in zip(numbers, order, strict=True):
        average = found.average(deck)
        span = " to ".join(f"{100 * bound:.1f}" for bound in average.interval)
        cells = [ITSELF if deck == other else f"{100 * found.cell(deck, other).rate:.0f}" for other in order]
        lines.append(_row(str(number), f"`{found.decks[deck]}`", f"{100 * average.rate:.1f}", span, *cells))
    return lines


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def who_played(found: Matrix, lists: str) -> str:
    """And with what: the same again gives the same table."""
    told = found.terms.to_data()
    made = told["made_with"]
    return (
        f"Played by {' against '.join(told['players'])}, {found.asked} games for each two decks, seed {told['seed']}. "
        f"Made with Tintero {made['tintero']}: engine `{made['engine']}`, cards `{made['cards']}`, lists `{lists}`."
    )


def lists_digest(decks: Sequence[Deck]) -> str:
    """Of the lists that played: when one of them changes, the table is no longer about it."""
    text = "\n\n".join(f"{deck.name}\n{deck.to_text()}" for deck in decks)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.lab.experiments.matrix_page", description=__doc__)
    parser.add_argument("decks", nargs="*", help="names of samples, or files (default: all samples)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    house = House()
    decks = [find_deck(name, house.pool) for name in given.decks or sample_decks()]
    entered = [Contender(deck.name, tuple(definitions(deck, house.reader))) for deck in decks]
    crew = Crew(given.jobs, kept=Kept(usual_place()))
    try:
        found = matrix(entered, Terms(seed=given.seed, house=house), crew, given.games)
    finally:
        crew.kept.close()
    if found.interrupted:
        return STOPPED
    lines = [*table(found), "", who_played(found, lists_digest(decks))]
    if given.write:
        page = rewritten(given.page.read_text(encoding="utf-8"), BEGIN, lines)
        write_whole(given.page, page.encode(), lambda _head: True)
    else:
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
