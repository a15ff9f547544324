"""What the environments have in common: how a game is set up from `reset`, and what it looks like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from operator import index
from pathlib import Path
from typing import Any, Final, SupportsIndex

import numpy as np

from tintero.rules.event import NOBODY

from .hall import BENCHMARK, Hall, settings_of
from .match import Match

OPTIONS: Final = ("decks", "format", "settings", "first")  # of `reset`
OPPONENT: Final = "opponent"  # one more, where not all seats are agents
SEEDS: Final = 2**32  # from which a game draws its own


def begin(
    hall: Hall, players: int, decks: Sequence[str] | None, options: Mapping[str, Any] | None,
    chance: np.random.Generator, known: Sequence[str] = OPTIONS,
) -> Match:  # fmt: skip
    """A new game. `decks`: one for each seat; None draws them from the benchmark. `options` of `reset` go first.

    `known`: the options that there are.
    """
    options = {} if options is None else options
    if not isinstance(options, Mapping):
        raise ValueError(f"`options` is a dict; it knows: {', '.join(known)}")
    for name in options:  # PettingZoo wants strange ones to be let pass
        if name not in known and get_close_matches(str(name), (*OPTIONS, OPPONENT), 1):
            raise ValueError(f"reset knows no option {name!r}; it knows: {', '.join(known)}")
    decks = checked_decks(options.get("decks", decks), players)
    first = options.get("first", 0)
    if not isinstance(first, int | np.integer) or not 0 <= first <= players:
        raise ValueError(f"`first` is the number of the player who starts, 1 to {players}; 0 lets the seed decide")
    settings = settings_of(options)
    if decks is None:
        decks = [BENCHMARK[n] for n in chance.integers(len(BENCHMARK), size=players)]
    laid = hall.lay(decks, settings)
    return Match.begin(laid, int(chance.integers(SEEDS)), int(first) - 1 if first else NOBODY)


def checked_decks(decks: Sequence[str] | None, players: int) -> Sequence[str] | None:
    """These decks, if they can be one for each player; None are those of the benchmark."""
    if decks is None:
        return None
    listed = isinstance(decks, Sequence) and not isinstance(decks, str)
    if not listed or len(decks) != players or not all(isinstance(deck, str | Path) for deck in decks):
        raise ValueError(f"`decks` is a list with one deck for each of the {players} players: a name, a path or a list")
    return [str(deck) for deck in decks]


def row_number(action: object) -> int:
    """An action as the number of a row."""
    with suppress(TypeError):  # an array of several numbers, or of none that are whole
        if isinstance(action, SupportsIndex):
            return index(action)
    raise ValueError(f"an action is the number of a row, and {action!r} is none")
