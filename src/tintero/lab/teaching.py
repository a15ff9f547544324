"""Trying a line before it is written into a file of the grammar: read any text with it, and see what is understood.

    python -m tintero.lab.teaching "Draw a card." [--lines FILE] [--kind ability|effect] [--costs "⟳"]
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tintero.cards import CardPool, load_pool
from tintero.language import Reader, Unread
from tintero.language.grammar import GrammarError, load
from tintero.language.meanings import namespace
from tintero.language.tree import tree


class Taught:
    """The reader, with further lines of grammar; `names` are what their meanings may use besides the vocabulary."""

    def __init__(self, lines: str = "", names: Mapping[str, Any] | None = None, pool: CardPool | None = None) -> None:
        self.reader = Reader(pool or load_pool(), load({**namespace(), **(names or {})}, lines))

    def read(self, text: str, kind: str = "ability", costs: str = "") -> str:
        """The Spanish and the tree of the meaning, or the text with a mark where reading stopped."""
        found = self.reader.read_text(kind, costs, text)
        if isinstance(found, Unread):
            return f"{found.why}: {found.marked}"
        return "\n".join([found.spanish, *tree(found.meaning, 1)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text")
    parser.add_argument("--lines", type=Path, help="a file with lines of grammar that are tried with the others")
    parser.add_argument("--kind", default="ability", choices=("ability", "effect"), help="effect: of an action")
    parser.add_argument("--costs", default="", help="what stands before the dash")
    given = parser.parse_args()
    if not given.text.strip():
        parser.error('give the text of a card to read, such as "Draw a card."')
    try:
        taught = Taught(given.lines.read_text(encoding="utf-8") if given.lines else "")
    except (OSError, ValueError) as error:
        parser.error(f"{given.lines} cannot be read: {error}")
    except GrammarError as mistake:
        parser.error(str(mistake))
    print(taught.read(given.text, given.kind, given.costs))


if __name__ == "__main__":
    main()
