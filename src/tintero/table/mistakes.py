"""What cannot be done at a table, as errors with a sentence; names that fit no card, or several, are `cards.errors`."""

from __future__ import annotations

from tintero.rulebook import reason_text
from tintero.rules.refusals import DamagedState
from tintero.words import say


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


class UndoRefused(ValueError):
    """A choice that stays made: `code` is a word for programs."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        return say(f"table.undo_{self.code}", lang)

    def __reduce__(self) -> tuple[object, ...]:
        return (UndoRefused, (self.code,))


class SaveRefused(DamagedState):
    """A saved game that is not read, or a game that cannot be saved: `code` is a word for programs."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        return say(f"saves.{self.code}", lang, **self.details)

    def __reduce__(self) -> tuple[object, ...]:
        return (_refused_again, (self.code, self.details))


def _refused_again(code: str, details: dict[str, object]) -> SaveRefused:
    return SaveRefused(code, **details)
