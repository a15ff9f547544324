"""Numbers in card text: printed, counted, read from a card, or the result of what was just done (6.1.8)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Amount as Amount
from .target import Filter, Ref
from .words import EventKind, How, Stat, Who


@dataclass(frozen=True)
class Number(Amount):
    value: int


@dataclass(frozen=True)
class Count(Amount):
    """How many cards fit; `times` each ("+2 for each other character")."""

    filter: Filter
    times: int = 1


@dataclass(frozen=True)
class StatOf(Amount):
    """A value of one card ("equal to their strength"); last known if it has left play (6.7.7)."""

    stat: Stat
    ref: Ref
    times: int = 1


@dataclass(frozen=True)
class StatSum(Amount):
    """The sum of a value over all fitting cards ("for each 1 damage on opposing characters")."""

    stat: Stat
    filter: Filter
    times: int = 1


@dataclass(frozen=True)
class Done(Amount):
    """What the previous instruction of this ability achieved ("for each 1 damage removed this way").

    `filter`: how many of those to which it was done fit, as they last were; in a zone other than play only those there.
    """

    times: int = 1
    label: str = ""
    filter: Filter | None = None


@dataclass(frozen=True)
class Remembered(Amount):
    """A number that an earlier part of this ability kept (`effect.Remember`)."""

    label: str
    times: int = 1


@dataclass(frozen=True)
class Highest(Amount):
    """The highest value among all fitting cards."""

    stat: Stat
    filter: Filter


@dataclass(frozen=True)
class EventAmount(Amount):
    """The amount of the event that triggered ("that much damage")."""

    times: int = 1


@dataclass(frozen=True)
class CardsInHand(Amount):
    who: Who
    times: int = 1


@dataclass(frozen=True)
class CardsInInkwell(Amount):
    who: Who
    times: int = 1


@dataclass(frozen=True)
class HowMany(Amount):
    """How many players of that group are in the game."""

    who: Who
    times: int = 1


@dataclass(frozen=True)
class LoreOf(Amount):
    who: Who
    times: int = 1


@dataclass(frozen=True)
class InkDropsOf(Amount):
    """Set 14: the ink drops these players have."""

    who: Who
    times: int = 1


@dataclass(frozen=True)
class DifferentInks(Amount):
    """Distinct ink types among the fitting cards (5.2.5.1)."""

    filter: Filter
    times: int = 1


@dataclass(frozen=True)
class DifferentNames(Amount):
    filter: Filter
    times: int = 1


@dataclass(frozen=True)
class Happened(Amount):
    """How often it happened this turn, to such cards or by them (see `condition.ThisTurn`)."""

    event: EventKind
    who: Who = Who.YOU
    times: int = 1
    how: How = How.ANY
    filter: Filter | None = None


@dataclass(frozen=True)
class AtMost(Amount):
    amount: Amount
    maximum: int


@dataclass(frozen=True)
class Plus(Amount):
    amount: Amount
    extra: int


@dataclass(frozen=True)
class Minus(Amount):
    """left - right, never below zero ("until you have N": the shortfall, 6.1.8.1)."""

    left: Amount
    right: Amount


@dataclass(frozen=True)
class Named(Amount):
    """A number asked from the player: between zero and the maximum ("up to N")."""

    maximum: Amount


@dataclass(frozen=True)
class Asked(Amount):
    """The number that was named, in the place where it is kept: what `Named` becomes when an effect is made ready."""

    place: int
