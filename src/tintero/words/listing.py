"""Several things in one sentence: `A, B and C`, in Spanish `A, B y C`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

VOWELS: Final = "aeiouáéíóú"
CUT: Final = "…"


class Says(Protocol):
    def __call__(self, key: str, lang: str, /, **slots: object) -> str: ...


class Either(tuple[str, ...]):
    """Things of which one is meant: `A, B or C`."""


def joined(items: Sequence[object], lang: str, say: Says) -> str:
    """The items with commas, and before the last `and` or `or`; a list that is cut short ends with `…`."""
    words = [str(item) for item in items]
    if len(words) < 2 or words[-1] == CUT:
        return ", ".join(words)
    key = "lists.or" if isinstance(items, Either) else "lists.and"
    return say(key, lang, first=", ".join(words[:-1]), last=words[-1], sound=sound_of(words[-1]))


def listed(items: Sequence[object], lang: str) -> str:
    """Several things in one sentence, as the slots of `say` have them."""
    from .catalogue import say

    return joined(items, lang, say)


def sound_of(word: str) -> str:
    """How a word begins, as far as a conjunction cares: Spanish says `e Ink` and `u objeto`, but `y hielo`."""
    text = word.casefold().lstrip("«“\"'¿¡(#")
    start = text[1:3] if text.startswith("h") else text[:2]
    if start[:1] in ("o", "ó"):
        return "o"
    # before a diphthong the i is a consonant (hielo, iónico)
    if start[:1] == "í" or (start[:1] == "i" and start[1:] not in tuple(VOWELS)):
        return "i"
    return "other"
