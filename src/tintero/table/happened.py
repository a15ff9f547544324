"""What happened, told: an event of the rules with its sentence."""

from __future__ import annotations

from tintero.abilities.words import EventKind, How
from tintero.rules.event import NO_CARD, NOBODY
from tintero.rules.event import Event as RulesEvent
from tintero.words import spoken


class Event:
    """One line of the story: kind, rule, player, cards by name, amount, how; `text(lang)` tells it."""

    __slots__ = ("_words", "amount", "card", "cause", "how", "kind", "other", "player", "rule")

    def __init__(self, e: RulesEvent, name: dict[int, str], words: dict[str, str]) -> None:
        self.kind = EventKind(e.kind).name.lower()
        self.rule = e.rule
        self.player = e.player + 1 if e.player != NOBODY else None
        self.card = name.get(e.card, "") if e.card != NO_CARD else ""
        self.other = name.get(e.other, "") if e.other != NO_CARD else ""
        self.cause = name.get(e.cause, "") if e.cause != NO_CARD else ""
        self.amount = e.amount
        self.how = How(e.how).name.lower() if e.how else ""
        self._words = words

    def text(self, lang: str = "en") -> str:
        """The sentence with its rule; '' for bookkeeping that another event tells."""
        return spoken(self._words, lang)

    def to_data(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "kind": self.kind, "rule": self.rule, "player": self.player, "card": self.card, "other": self.other,
            "cause": self.cause, "amount": self.amount, "how": self.how, "text": dict(self._words),
        }  # fmt: skip

    def __str__(self) -> str:
        return self.text() or f"{self.kind.replace('_', ' ')} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self}>"
