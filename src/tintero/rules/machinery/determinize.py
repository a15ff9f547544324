"""Dealing anew what a player cannot know; their view stays the same, so a search never cheats (7.1.3)."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from ..chance import seed_words, shuffle
from .pieces import DECK, FACEDOWN, HAND, INKWELL
from .state import State

HIDDEN: Final = frozenset({DECK, HAND, INKWELL, FACEDOWN})


def deal_anew(
    s: State, hidden: list[int], seed: int, kept: Container[int] = (), pools: dict[int, list[int]] | None = None
) -> None:
    """Swap identities among the hidden cards of each owner; chance is renewed too.

    `hidden`: the cards of which a player cannot know what they are, in their order. `kept`: these stay what they are.
    `pools`: for an owner whose list the player does not know, the definitions that these cards may be, at least as many
    as there are cards.
    """
    words = seed_words(seed)
    defs = s.defs[:]
    owners = s.table.owners
    unknown: list[list[int]] = [[] for _ in s.players]
    for card in hidden:
        unknown[owners[card]].append(card)
    for owner, cards in enumerate(unknown):
        if kept:
            cards = [card for card in cards if card not in kept]
        pool = None if pools is None else pools.get(owner)
        # sorted, so that the same seed deals the same cards, whatever is really hidden
        identities = sorted([defs[card] for card in cards]) if pool is None else pool[:]
        shuffle(words, identities)
        for i in range(len(cards)):
            defs[cards[i]] = identities[i]
    s.defs = defs
    s.rng = words
    s.anything_happened()
