"""What the environments have in common: how a game is set up from `reset`, and what it looks like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

import numpy as np

from tintero.rules.event import NOBODY

from .hall import BENCHMARK, Hall, settings_of
from .match import Match

OPTIONS: Final = ("decks", "format", "settings", "first")  # of `reset`
SEEDS: Final = 2**32  # from which a game draws its own


def begin(
    hall: Hall, players: int, decks: Sequence[str] | None, options: Mapping[str, Any] | None,
    chance: np.random.Generator,
) -> Match:  # fmt: skip
    """A new game. `decks`: one for each seat; None draws them from the benchmark. `options` of `reset` go first."""
    options = options or {}
    for name in sorted(set(options) - set(OPTIONS)):  # PettingZoo wants strange ones to be let pass
        if get_close_matches(name, OPTIONS, 1):
            raise ValueError(f"reset knows no option {name!r}; it knows: {', '.join(OPTIONS)}")
    decks = options.get("decks", decks)
    if decks is None:
        decks = [BENCHMARK[n] for n in chance.integers(len(BENCHMARK), size=players)]
    elif isinstance(decks, str) or len(decks) != players:
        raise ValueError(f"`decks` is a list with one deck for each of the {players} players")
    first = options.get("first", 0)
    if not isinstance(first, int) or not 0 <= first <= players:
        raise ValueError(f"`first` is the number of the player who starts, 1 to {players}; 0 lets the seed decide")
    laid = hall.lay(decks, settings_of(options))
    return Match.begin(laid, int(chance.integers(SEEDS)), first - 1 if first else NOBODY)
