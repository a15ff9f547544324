"""Two decks that differ in a few cards, laid out so that the same seed shuffles what they share alike.

A shuffle depends on the places of a list and not on its cards: what both decks have keeps its place, and what is new in
the second one takes the places of what it replaces.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from tintero.cards import Card, CardPool, Deck
from tintero.edges.explained_error import ExplainedError

Item = TypeVar("Item")

_STEP: Final = re.compile(r"([+-]|−|–)\s*(\d{1,2})\s*[x×]?\s+")


class BadSwap(ExplainedError):
    """What is wrong with a change of a deck."""

    family = "lab."


def aligned(first: Sequence[Item], second: Sequence[Item]) -> list[Item]:
    """The second list with everything that it shares with the first in the same places."""
    left = Counter(second)
    places: list[Item | None] = []
    for item in first:
        shared = left[item] > 0
        left[item] -= shared
        places.append(item if shared else None)
    new = [item for item in reversed(second) if _takes(left, item)]
    out = [new.pop() if item is None and new else item for item in places]
    return [item for item in out if item is not None] + new[::-1]


def _takes(left: Counter[Item], item: Item) -> bool:
    if left[item] <= 0:
        return False
    left[item] -= 1
    return True


class Change(NamedTuple):
    """So many copies more or fewer of a card."""

    card: Card
    copies: int

    @property
    def told(self) -> str:
        """As the name of a deck tells it."""
        return f"{'+' if self.copies > 0 else '−'}{abs(self.copies)} {self.card.name}"


def changes_of(text: str, pool: CardPool) -> list[Change]:
    """`-2 Lantern +2 Hiram Flaversham - Toymaker`: a sign, a number and a name each. `BadSwap` says what is wrong."""
    if not text.strip():
        raise BadSwap("swap_empty")
    steps = list(_STEP.finditer(text))
    if not steps or text[: steps[0].start()].strip():
        raise BadSwap("bad_swap", text=text.strip())
    found: list[Change] = []
    for n, step in enumerate(steps):
        end = steps[n + 1].start() if n + 1 < len(steps) else len(text)
        name = text[step.end() : end].strip(" ,;")
        if not name:
            raise BadSwap("bad_swap", text=text.strip())
        count = int(step[2]) * (1 if step[1] == "+" else -1)
        found.append(Change(pool.find(name), count))
    return found


def changed(deck: Deck, changes: Sequence[Change], title: str = "") -> Deck:
    """The deck with the changes made, and told after its name, or after the title by which it goes.

    `BadSwap` if there are not so many copies to take out, or if it stays as it is.
    """
    counts = dict(deck.entries)
    for card, copies in changes:
        now = counts.get(card, 0) + copies
        if now < 0:
            raise BadSwap("swap_too_many", card=card.full_name, has=counts.get(card, 0), wanted=-copies)
        counts[card] = now
    entries = tuple((card, count) for card, count in counts.items() if count)
    if dict(entries) == dict(deck.entries):
        raise BadSwap("swap_nothing")
    return Deck(" ".join([title or deck.name, *(change.told for change in changes)]), entries)
