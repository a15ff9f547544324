"""Card tokens: a number for every card, from a published list that only ever grows at its end.

    python -m tintero.env.card_tokens           says how many cards of the card data the list does not have yet
    python -m tintero.env.card_tokens --write   adds them

0 is a card that is not known, or none. A token is a name and never a magnitude: 17 is not more than 16.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

UNKNOWN: Final = 0
LIST: Final = Path(__file__).with_name("tokens-v0.txt")
COMMENT: Final = "#"


@cache
def tokens() -> dict[str, int]:
    """The token of every card by its full name, from 1."""
    return {name: n for n, name in enumerate(names(), 1)}


@cache
def names() -> tuple[str, ...]:
    """The full names in the order of their tokens; the first has token 1."""
    lines = LIST.read_text("utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith(COMMENT))


def missing(known: Sequence[str]) -> list[str]:
    """Full names of the card data that the list does not have, in the order of their names."""
    from tintero.cards import load_pool

    return sorted({card.full_name for card in load_pool()} - set(known))


def main(arguments: Sequence[str]) -> int:
    new = missing(names())
    write = list(arguments) == ["--write"]
    if write:
        with LIST.open("a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in new)
    print(f"{len(names()) + write * len(new)} cards have a token; {len(new)} were {'added' if write else 'not there'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
