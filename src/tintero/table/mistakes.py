"""What cannot be done at a table, as errors with a sentence; names that fit no card, or several, are `cards.errors`."""

from __future__ import annotations

from tintero.edges.explained_error import ExplainedError
from tintero.rulebook import reason_text
from tintero.rules.refusals import DamagedState


class IllegalAction(ValueError):
    """The rules do not allow it now: `reason` is a word for programs, `rule` the number, the message a sentence.

    Nothing has changed.
    """

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        """Why not, in a sentence with its rule."""
        return f"{reason_text(self.reason, lang)} ({self.rule})"

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason, self.rule))


class UndoRefused(ExplainedError, ValueError):
    """A choice that stays made: `code` is a word for programs."""

    family = "table.undo_"


class SaveRefused(ExplainedError, DamagedState):
    """A saved game that is not read, or a game that cannot be saved: `code` is a word for programs."""

    family = "saves."
