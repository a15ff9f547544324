"""Places that a text says to be somebody's; binding, which knows whose cards they are, checks and forgets it (7.1)."""

from __future__ import annotations

from dataclasses import dataclass

from .effect import Destination, PutTopOrBottom


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
