"""What can be wrong with what somebody asks of a game: three errors, as three different things are wrong."""

from __future__ import annotations

from tintero.rulebook import reason_text
from tintero.rulebook.terms import in_lang

SEVERAL = ("{ref} can mean {names}: say which", "{ref} puede ser {names}: di cuál")
NONE = ("there is no card {ref} here", "aquí no hay ninguna carta {ref}")
PERHAPS = ("; perhaps {names}", "; quizá {names}")


class TableError(ValueError):
    """Anything that a game refuses; nothing has changed."""

    def text(self, lang: str = "en") -> str:
        return str(self)


class UnknownCard(TableError):
    """No card of that name comes into question."""

    def __init__(self, ref: str, suggestions: tuple[str, ...] = ()) -> None:
        self.ref = ref
        self.suggestions = suggestions
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        words = in_lang(NONE, lang).format(ref=self.ref)
        if self.suggestions:
            words += in_lang(PERHAPS, lang).format(names=", ".join(self.suggestions))
        return words

    def __reduce__(self) -> tuple[object, ...]:
        return (UnknownCard, (self.ref, self.suggestions))


class AmbiguousCard(TableError):
    """Several cards of that name come into question."""

    def __init__(self, ref: str, names: tuple[str, ...]) -> None:
        self.ref = ref
        self.names = names
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        return in_lang(SEVERAL, lang).format(ref=self.ref, names=" / ".join(self.names))

    def __reduce__(self) -> tuple[object, ...]:
        return (AmbiguousCard, (self.ref, self.names))


class IllegalAction(TableError):
    """The rules do not allow it now: `reason` is a word for programs, `rule` the number, the text a sentence."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        return f"{reason_text(self.reason, lang)} ({self.rule})"

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.reason, self.rule))
