"""Options that lead to the same: of copies that nothing tells apart one is enough."""

from __future__ import annotations

from tintero.rules import option as op
from tintero.rules.fast import State, cards_alike


def distinct(s: State, favourite: int) -> list[int]:
    """The numbers of the options of the open question, one of each kind; of its kind, `favourite`."""
    alike: dict[int, int] = {}  # a card -> the first that is like it
    first: list[int] = []
    kinds: dict[tuple[int, int, int, int], int] = {}
    for i, o in enumerate(s.options):
        a, b = o.a, o.b
        if o.verb in op.OF_CARDS:
            a = _first_like(s, a, alike, first)
        if o.verb in op.OF_TWO_CARDS:
            b = _first_like(s, b, alike, first)
        key = (o.verb, a, b, o.c)
        if key not in kinds or i == favourite:
            kinds[key] = i
    return list(kinds.values())


def _first_like(s: State, card: int, alike: dict[int, int], first: list[int]) -> int:
    found = alike.get(card)
    if found is not None:
        return found
    for other in first:
        if s.defs[other] == s.defs[card] and cards_alike(s, [other, card]):
            alike[card] = other
            return other
    first.append(card)
    alike[card] = card
    return card
