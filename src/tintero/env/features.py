"""What is known of every card before a game begins: a row of numbers for each token, from its printed values and from
what its text was understood to do. A network that reads these rows can play cards of a set that it has not seen.

    python -m tintero.env.features --save cards.npy

Row n belongs to token n; row 0, and those of cards that the card data does not have, are empty.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tintero.abilities.in_numbers import COLUMNS, row_of
from tintero.language.reader import NotUnderstood
from tintero.table.house import House
from tintero.welcome import usual_house

from .card_tokens import names

VERSION: Final = 0

Features = NDArray[np.int16]


@cache
def card_features() -> Features:
    """The table of this machine's card data: one row for each token, one column for each of `COLUMNS`.

    Every text is read for it, which takes some seconds; then it is kept in the cache folder of this machine.
    """
    house = usual_house()
    kept = _kept(house)
    if kept.exists():
        found: Features = np.load(kept)
        return found
    made = made_of(house)
    kept.parent.mkdir(parents=True, exist_ok=True)
    np.save(kept, made)
    return made


def _kept(house: House) -> Path:
    import platformdirs

    made_from = sha256("\n".join([house.pool.digest, str(VERSION), *COLUMNS, *names()]).encode()).hexdigest()
    return Path(platformdirs.user_cache_dir("tintero", appauthor=False)) / f"features-{made_from[:16]}.npy"


def made_of(house: House) -> Features:
    """The same from these cards."""
    table: Features = np.zeros((len(names()) + 1, len(COLUMNS)), np.int16)
    for token, name in enumerate(names(), 1):
        card = house.pool.get(name)
        if card is None or card.full_name != name:
            continue
        try:
            table[token] = row_of(house.reader.definition_of(card))
        except NotUnderstood:
            continue
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tintero.env.features", description=__doc__)
    parser.add_argument("--save", type=Path, required=True, help="the file to write, *.npy")
    given = parser.parse_args(arguments)
    table = card_features()
    try:
        np.save(given.save, table)
    except OSError as error:
        parser.error(f"{given.save} cannot be written: {error.strerror}")
    print(f"{np.count_nonzero(table.any(1))} cards, {table.shape[1]} columns: {given.save}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
