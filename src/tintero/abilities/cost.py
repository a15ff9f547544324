"""What is paid: ink, the exert symbol, and costs in words (1.5)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import CostPart as CostPart
from .base import Node
from .target import Filter
from .words import Zone


@dataclass(frozen=True)
class DiscardCards(CostPart):
    """Choose and discard so many fitting cards from hand."""

    filter: Filter
    count: int = 1


@dataclass(frozen=True)
class BanishThis(CostPart):
    pass


@dataclass(frozen=True)
class BanishCards(CostPart):
    filter: Filter
    count: int = 1


@dataclass(frozen=True)
class ExertCards(CostPart):
    """Exert so many others; a character must be dry (4.4.2.1)."""

    filter: Filter
    count: int = 1


@dataclass(frozen=True)
class DamageThis(CostPart):
    amount: int


@dataclass(frozen=True)
class RemoveInkDrops(CostPart):
    count: int


@dataclass(frozen=True)
class MoveCards(CostPart):
    """So many fitting cards to the bottom of their deck, or back to their player's hand."""

    filter: Filter
    count: int = 1
    to: Zone = Zone.DECK

    def __post_init__(self) -> None:
        if self.to not in (Zone.DECK, Zone.HAND) or (self.to == Zone.HAND and self.filter.zone != Zone.PLAY):
            raise ValueError("to the bottom of the deck, or from play to the hand")


@dataclass(frozen=True)
class RevealCards(CostPart):
    """Reveal so many fitting cards in hand; `same_name`: all with one name."""

    filter: Filter
    count: int = 1
    same_name: bool = False


@dataclass(frozen=True)
class Cost(Node):
    """Ink to pay, whether the source exerts, and everything else."""

    ink: int = 0
    exert: bool = False
    parts: tuple[CostPart, ...] = ()
