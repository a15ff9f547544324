"""What a deck deals, exactly: no game is simulated and nothing is rounded before it is told.

A player sees the opening hand and one card each turn, but none in the first turn of the game (3.2.3.1). One card a
turn is inked, the one that was just drawn too (4.2.3). A hand may be altered once: what is put back cannot come
straight back, and the deck is shuffled afterwards (2.2.2). The odds of ink are those of somebody who keeps inkable
cards to ink them and plays the others first: they are the most that the deck can give.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import comb
from typing import Any, Final

from tintero.rules.settings import CONSTRUCTED

TURNS: Final = 8  # of a player, from the first
HAND: Final = CONSTRUCTED.opening_hand

Inked = tuple[int, int]  # cards inked so far, inkable cards in hand


class Start(StrEnum):
    """Who begins."""

    PLAY = "on_the_play"
    DRAW = "on_the_draw"


class Mulligan(StrEnum):
    """How the opening hand is altered: not at all, or for nothing but what is looked for.

    SEEK: for ink, every card goes back that cannot be inked; for a card, all of them go back unless it is there.
    """

    KEEP = "keep"
    SEEK = "seek"


def draws(turn: int, start: Start) -> int:
    """Cards drawn from the first turn to this one of the player."""
    return turn - 1 if start == Start.PLAY else turn


def cards_seen(size: int, turn: int, start: Start, hand: int = HAND) -> int:
    """The opening hand and the cards drawn; never more than there are."""
    return min(size, hand + draws(turn, start))


def none_of(size: int, copies: int, seen: int) -> Fraction:
    """The chance that none of so many copies is among so many cards of a deck."""
    return Fraction(comb(size - copies, seen), comb(size, seen))


def hypergeometric(size: int, fitting: int, seen: int) -> dict[int, Fraction]:
    """How likely each number of fitting cards is among so many cards of a deck; the impossible ones are left out."""
    every = comb(size, seen)
    counts = range(max(0, seen - (size - fitting)), min(fitting, seen) + 1)
    return {n: Fraction(comb(fitting, n) * comb(size - fitting, seen - n), every) for n in counts}


# ---- a card, or two of them ------------------------------------------------------------------------------------------


def chance_of_one(
    size: int, copies: int, turn: int, start: Start, mulligan: Mulligan = Mulligan.KEEP, hand: int = HAND
) -> Fraction:
    """At least one of so many copies was seen by this turn."""
    if mulligan == Mulligan.KEEP:
        return 1 - none_of(size, copies, cards_seen(size, turn, start, hand))
    if size <= hand:
        return Fraction(copies > 0)
    rest = size - hand  # what is drawn from, and after the shuffle what is drawn from again
    missed = none_of(size, copies, hand)
    if missed:  # so that all copies are in the rest
        missed *= none_of(rest, copies, min(hand, rest))
    if missed:
        missed *= none_of(rest, copies, min(rest, draws(turn, start)))
    return 1 - missed


def chance_of_both(size: int, one: int, other: int, turn: int, start: Start, hand: int = HAND) -> Fraction:
    """At least one of these copies and one of those was seen by this turn; the hand is kept. No card is of both."""
    seen = cards_seen(size, turn, start, hand)
    return 1 - none_of(size, one, seen) - none_of(size, other, seen) + none_of(size, one + other, seen)


# ---- ink -------------------------------------------------------------------------------------------------------------


def chances_of_ink(
    size: int, inkable: int, turns: int, start: Start, mulligan: Mulligan = Mulligan.KEEP, hand: int = HAND
) -> list[tuple[Fraction, ...]]:
    """For each turn the chance that at least 0, 1, 2 … cards were inked by its end, up to one for every turn.

    The last one is the chance that no turn was missed. The draws are taken one by one. For a kept hand the same comes
    out as for so many inkable cards among all cards seen: no more than one card comes in a turn, so that whoever has
    enough of them on a turn had enough on every turn before it.
    """
    hand = min(hand, size)
    states: dict[Inked, Fraction] = {(0, n): p for n, p in opening_hands(size, inkable, mulligan, hand)}
    seen = hand
    found: list[tuple[Fraction, ...]] = []
    for turn in range(1, turns + 1):
        if seen < cards_seen(size, turn, start, hand):
            states = _drawn(states, inkable, size - seen)
            seen += 1
        states = _inked(states)
        found.append(tuple(sum((p for (n, _), p in states.items() if n >= m), Fraction()) for m in range(turn + 1)))
    return found


def opening_hands(size: int, inkable: int, mulligan: Mulligan, hand: int = HAND) -> Iterator[tuple[int, Fraction]]:
    """How likely each number of inkable cards is in the hand with which the game begins."""
    dealt = hypergeometric(size, inkable, hand)
    if mulligan == Mulligan.KEEP:
        yield from dealt.items()
        return
    total: dict[int, Fraction] = defaultdict(Fraction)
    for kept, p in dealt.items():
        for drawn, q in hypergeometric(size - hand, inkable - kept, min(hand - kept, size - hand)).items():
            total[kept + drawn] += p * q
    yield from total.items()


def _drawn(states: Mapping[Inked, Fraction], inkable: int, left: int) -> dict[Inked, Fraction]:
    """A card more, of so many that are left."""
    after: dict[Inked, Fraction] = defaultdict(Fraction)
    for (inked, held), p in states.items():
        good = Fraction(inkable - inked - held, left)
        after[inked, held + 1] += p * good
        after[inked, held] += p * (1 - good)
    return {state: p for state, p in after.items() if p}


def _inked(states: Mapping[Inked, Fraction]) -> dict[Inked, Fraction]:
    """Whoever can, inks a card."""
    after: dict[Inked, Fraction] = defaultdict(Fraction)
    for (inked, held), p in states.items():
        after[(inked + 1, held - 1) if held else (inked, held)] += p
    return after


# ---- all of it -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InkOdds:
    """How sure the ink is: `at_least[turn - 1][n]` is the chance of n cards or more inked by that turn."""

    start: Start
    mulligan: Mulligan
    at_least: tuple[tuple[float, ...], ...]

    def missed_at_most(self, missed: int) -> list[float]:
        """For each turn the chance that at most so many turns so far went without ink."""
        return [row[max(0, turn - missed)] for turn, row in enumerate(self.at_least, start=1)]

    def to_data(self) -> dict[str, Any]:
        return {
            "start": self.start.value, "mulligan": self.mulligan.value,
            "turns": [
                {"turn": turn, "cards_inked_at_least": list(row), "never_missed": row[turn]}
                for turn, row in enumerate(self.at_least, start=1)
            ],
        }  # fmt: skip


@dataclass(frozen=True)
class CopyOdds:
    """How likely at least one of so many copies was seen, turn by turn."""

    copies: int
    start: Start
    mulligan: Mulligan
    by_turn: tuple[float, ...]

    def to_data(self) -> dict[str, Any]:
        return {
            "copies": self.copies, "start": self.start.value, "mulligan": self.mulligan.value,
            "by_turn": list(self.by_turn),
        }  # fmt: skip


@dataclass(frozen=True)
class DeckOdds:
    """Everything that needs only numbers: how large the deck is, how much of it is inkable, how many copies it has."""

    size: int
    inkable: int
    hand: int
    ink: tuple[InkOdds, ...]
    copies: tuple[CopyOdds, ...]

    def ink_of(self, start: Start, mulligan: Mulligan) -> InkOdds:
        return next(odds for odds in self.ink if (odds.start, odds.mulligan) == (start, mulligan))

    def copies_of(self, start: Start, mulligan: Mulligan) -> list[CopyOdds]:
        """From the fewest copies to the most."""
        return [odds for odds in self.copies if (odds.start, odds.mulligan) == (start, mulligan)]

    def to_data(self) -> dict[str, Any]:
        return {
            "size": self.size, "inkable": self.inkable, "opening_hand": self.hand,
            "ink": [odds.to_data() for odds in self.ink], "copies": [odds.to_data() for odds in self.copies],
        }  # fmt: skip


def deck_odds(size: int, inkable: int, copies: Iterable[int], turns: int = TURNS, hand: int = HAND) -> DeckOdds:
    """`copies`: how many of each card there are; the odds are told once for each number."""
    if not 0 <= inkable <= size or size < 1:
        raise ValueError("a deck has at least one card, and no more inkable cards than cards")
    cases = [(start, mulligan) for mulligan in Mulligan for start in Start]
    ink = tuple(
        InkOdds(start, way, tuple(
            tuple(float(p) for p in row) for row in chances_of_ink(size, inkable, turns, start, way, hand)
        ))
        for start, way in cases
    )  # fmt: skip
    seen = tuple(
        CopyOdds(n, start, way, tuple(
            float(chance_of_one(size, n, turn, start, way, hand)) for turn in range(1, turns + 1)
        ))
        for start, way in cases for n in sorted(set(copies))
    )  # fmt: skip
    return DeckOdds(size, inkable, hand, ink, seen)
