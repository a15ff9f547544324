"""A file that is neither read nor written, whatever it holds: one sentence (`files.ftl`) says why."""

from __future__ import annotations

from tintero.words import say


class FileRefused(Exception):
    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def message(self, lang: str = "en") -> str:
        return say(f"files.{self.code}", lang, **self.details)

    def __str__(self) -> str:
        return self.message("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied between worker processes by their positional arguments only.
        return (_rebuild, (self.code, self.details))


def _rebuild(code: str, details: dict[str, object]) -> FileRefused:
    return FileRefused(code, **details)
