"""Chance that can be cloned, saved and replayed: xorshift128 on four 32-bit words kept in the state."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF


def seed_words(seed: int) -> list[int]:
    """Four well-mixed words from any integer seed (an avalanche on each, never all zero)."""
    words: list[int] = []
    state = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(4):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        words.append((mixed >> 16) & MASK)
    if not any(words):
        words[0] = 1
    return words


def below(words: list[int], limit: int) -> int:
    """A number from 0 to limit - 1; advances the words in place. The bias for small limits is under 2**-24."""
    x = words[0]
    x ^= (x << 11) & MASK
    x ^= x >> 8
    w = words[3]
    words[0] = words[1]
    words[1] = words[2]
    words[2] = w
    w = w ^ (w >> 19) ^ x
    words[3] = w
    return w % limit


def shuffle(words: list[int], cards: list[int]) -> None:
    """Fisher and Yates, in place: `below` for every card from the last on, with the words at hand."""
    a, b, c, d = words
    for i in range(len(cards) - 1, 0, -1):
        a ^= (a << 11) & MASK
        a ^= a >> 8
        last = d
        d = d ^ (d >> 19) ^ a
        a = b
        b = c
        c = last
        j = d % (i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    words[:] = [a, b, c, d]
