"""What the rules do not allow, as an error with a sentence; names that fit no card, or several, are `cards.errors`."""

from __future__ import annotations

from tintero.rulebook import reason_text


class IllegalAction(ValueError):
    """The rules do not allow it now: `reason` is a word for programs, `rule` the number, the message a sentence.

    Nothing has changed.
    """

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        return f"{reason_text(self.reason, lang)} ({self.rule})"

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason, self.rule))
