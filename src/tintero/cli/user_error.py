"""The errors of this room: a key of the catalogue and its slots, said in one sentence."""

from __future__ import annotations

from tintero.words import say


class UserError(Exception):
    """Something the person typed, or a file of theirs, that cannot be used."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def message(self, lang: str = "en") -> str:
        return say(self.key, lang, **self.details)

    def __str__(self) -> str:
        return self.message("en")
