"""Which copy an event is about: ① ② … as they lay on the table at that moment, told from the events alone."""

from __future__ import annotations

from tintero.abilities.words import EventKind
from tintero.rules.event import NO_CARD, Event
from tintero.rules.game import Game

from .card_names import copy_mark


class Copies:
    """Follows a game event by event; `name` speaks of the moment that was seen last."""

    def __init__(self, game: Game) -> None:
        self.state = game.state
        self.owners = game.state.table.owners
        self.in_play: dict[int, int] = {}  # the card on top of each permanent, in the order in which they came
        self.gone: list[int] = []  # left play in the last event: it was still there when that happened

    def see(self, e: Event) -> None:
        for subject in self.gone:
            self.in_play.pop(subject, None)
        self.gone = []
        if e.kind == EventKind.ENTERED:
            self.in_play.setdefault(e.subject, e.card)
        elif e.kind == EventKind.COVERED:
            self._cover(e)
        elif e.kind == EventKind.RESURFACED:
            self.in_play[e.subject] = e.card
        elif e.kind == EventKind.LEFT_PLAY:
            self.gone = [e.subject]
        elif e.kind == EventKind.LOST:
            self.gone = [subject for subject, card in self.in_play.items() if self.owners[card] == e.player]

    def _cover(self, e: Event) -> None:
        """The new card on top of a base; of two bases the second one joins the first."""
        joined = next((subject for subject, card in self.in_play.items() if card == e.other), None)
        if joined is None:
            self.in_play[e.subject] = e.other
        elif joined != e.subject:
            self.in_play.pop(e.subject, None)

    def name(self, card: int) -> str:
        """The full name, with a mark if its player had several of them in play."""
        if card == NO_CARD:
            return ""
        name = self.state.face_of(card).full_name
        alike = [
            c for c in self.in_play.values()
            if self.owners[c] == self.owners[card] and self.state.face_of(c).full_name == name
        ]  # fmt: skip
        return f"{name} {copy_mark(alike.index(card))}" if card in alike and len(alike) > 1 else name
