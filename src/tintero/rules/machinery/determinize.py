"""Dealing anew what a player cannot know; their view stays the same, so a search never cheats (7.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from ..chance import seed_words, shuffle
from .pieces import DECK, FACEDOWN, HAND, INKWELL
from .state import State

HIDDEN: Final = frozenset({DECK, HAND, INKWELL, FACEDOWN})
Knows = Callable[[State, int, int], bool]  # state, player, card: whether the player knows what the card is


def deal_anew(
    s: State, player: int, seed: int, knows: Knows, kept: Container[int] = (), pools: dict[int, list[int]] | None = None
) -> None:
    """Swap identities among the cards of one owner that the player cannot tell apart; chance is renewed too.

    `kept`: these cards stay what they are. `pools`: for an owner whose list the player does not know, the definitions
    that these cards may be; at least as many as there are cards.
    """
    words = seed_words(seed)
    defs = s.defs[:]
    for owner in range(len(s.players)):
        unknown = [
            c
            for c in range(len(s.zone))
            if s.table.owners[c] == owner
            and s.zone[c] in HIDDEN
            and not knows(s, player, c)
            and not (owner == player and s.zone[c] == HAND)
            and c not in kept
        ]
        pool = None if pools is None else pools.get(owner)
        identities = [defs[c] for c in unknown] if pool is None else pool[:]
        shuffle(words, identities)
        for i, c in enumerate(unknown):
            defs[c] = identities[i]
    s.defs = defs
    s.rng = words
    s.changed()
