"""Errors that a person can do something about: a sentence of a catalogue, in the language of whoever reads it."""

from __future__ import annotations

from typing import ClassVar

from tintero.words import say


class ExplainedError(Exception):
    """`code` is a word for programs, and after `family` the key of the sentence; `details` are its slots."""

    family: ClassVar[str] = ""  # how the keys of its sentences begin; '' if the code is the whole key

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def message(self, lang: str = "en") -> str:
        """What is wrong, in a sentence."""
        return say(self.family + self.code, lang, **self.details)

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied between worker processes by their positional arguments only.
        return (_rebuilt, (type(self), self.code, self.details))


def _rebuilt(kind: type[ExplainedError], code: str, details: dict[str, object]) -> ExplainedError:
    return kind(code, **details)
