"""What a text says beyond what the rules need: whose a place is, where this card lies, and what it is.

Binding, which knows what the text speaks of, checks it and forgets it.
"""

from __future__ import annotations

from dataclasses import dataclass

from .base import Ref
from .effect import Destination, PutTopOrBottom
from .target import This
from .words import CardType


@dataclass(frozen=True)
class SaidHome(Destination):
    """A destination of cards that were looked at, and whether it is said to be yours: binding knows whose they are."""

    yours: bool = False

    def plain(self) -> Destination:
        return Destination(self.zone, self.end, self.order, self.exerted)


@dataclass(frozen=True)
class InsteadOfDiscard(Destination):
    """Where an action that an effect plays goes instead of into the discard: joined to the playing of it."""


@dataclass(frozen=True)
class SaidEnds(PutTopOrBottom):
    """The same of one place or the other."""

    yours: bool = False

    def plain(self) -> PutTopOrBottom:
        return PutTopOrBottom(self.discard_instead_of_bottom, self.ref)


@dataclass(frozen=True)
class SaidThere(Ref):
    """This card, said to lie in your discard: binding knows whether it can."""

    ref: Ref


@dataclass(frozen=True)
class SaidThis(This):
    """ "This character", "this item": the source, and what it is said to be; pronouns must agree with that."""

    kind: CardType
