"""True-or-false statements about the game (6.1.15, 6.2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Amount
from .base import Condition as Condition
from .target import Filter, Ref
from .words import EventKind, How, Who


@dataclass(frozen=True)
class YourTurn(Condition):
    """During your turn; `opponents`: during an opponent's turn; `theirs`: the turn of the event's player."""

    opponents: bool = False
    theirs: bool = False


@dataclass(frozen=True)
class Exists(Condition):
    """At least (or at most, or exactly) so many cards fit."""

    filter: Filter
    at_least: int = 1
    at_most: int | None = None


@dataclass(frozen=True)
class Is(Condition):
    """The referenced object fits the filter ("if that card is a Princess character card", "while this is exerted")."""

    ref: Ref
    filter: Filter


@dataclass(frozen=True)
class CompareAmounts(Condition):
    """left at least right; `more`: strictly more."""

    left: Amount
    right: Amount
    more: bool = False


@dataclass(frozen=True)
class AnyPlayer(Condition):
    """Some player of that group satisfies it ("an opponent has more cards in their hand than you")."""

    who: Who
    condition: Condition


@dataclass(frozen=True)
class EveryPlayer(Condition):
    who: Who
    condition: Condition


@dataclass(frozen=True)
class ThisTurn(Condition):
    """It happened at least so often this turn ("if you played a song this turn")."""

    event: EventKind
    who: Who = Who.YOU
    at_least: int = 1
    filter: Filter | None = None
    how: How = How.ANY


@dataclass(frozen=True)
class UsedShift(Condition):
    """The referenced card was played with Shift (8.10.8)."""

    ref: Ref


@dataclass(frozen=True)
class Opponents(Condition):
    """You have at least so many opponents."""

    at_least: int


@dataclass(frozen=True)
class SangBy(Condition):
    """So many characters sang the resolving song."""

    at_least: int = 1


@dataclass(frozen=True)
class UsedInkDrop(Condition):
    """An ink drop was removed to play the referenced card (set 14)."""

    ref: Ref


@dataclass(frozen=True)
class DidIt(Condition):
    """The previous instruction of this ability was performed ("if you do")."""


@dataclass(frozen=True)
class FirstTurnNotFirstPlayer(Condition):
    pass


@dataclass(frozen=True)
class AllInkExerted(Condition):
    who: Who = Who.YOU


@dataclass(frozen=True)
class EventOrdinal(Condition):
    """The card that met the trigger condition was the Nth to do so this turn ("if it's the second card you've put
    into your inkwell this turn"): a fact about that card, whatever happens before it is asked.

    `filter`: of such cards alone ("the second character you've played").
    """

    event: EventKind
    number: int
    who: Who = Who.YOU
    filter: Filter | None = None


@dataclass(frozen=True)
class And(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Or(Condition):
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Negated(Condition):
    condition: Condition
