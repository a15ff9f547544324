"""Dealing anew what a player cannot know; their view stays the same, so a search never cheats (7.1.3)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from ..chance import seed_words, shuffle
from .pieces import DECK, FACEDOWN, HAND, INKWELL
from .state import State

HIDDEN: Final = frozenset({DECK, HAND, INKWELL, FACEDOWN})
Knows = Callable[[State, int, int], bool]  # state, player, card: whether the player knows what the card is


def deal_anew(s: State, player: int, seed: int, knows: Knows, kept: Container[int] = ()) -> None:
    """Swap identities among the cards of one owner that the player cannot tell apart; chance is renewed too.

    `kept`: these cards stay what they are.
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
        identities = [defs[c] for c in unknown]
        shuffle(words, identities)
        for c, identity in zip(unknown, identities, strict=True):
            defs[c] = identity
    s.defs = defs
    s.rng = words
    s.changed()
