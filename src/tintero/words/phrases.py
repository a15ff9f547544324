"""Words that wait for the language in which they are said."""

from __future__ import annotations

from collections.abc import Callable


class Wording:
    """Something to say, of which a reader asks the words in their language. It may fill a slot of a sentence."""

    def text(self, lang: str) -> str:
        raise NotImplementedError


class Phrase(Wording):
    """A message of the catalogue and its slots."""

    def __init__(self, key: str, /, **slots: object) -> None:
        self.key = key
        self.slots = slots

    def text(self, lang: str) -> str:
        from .catalogue import say

        return say(self.key, lang, **self.slots)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r})"


class Told(Wording):
    """Words about a moment that will have passed: made at once, for every way of speaking."""

    def __init__(self, made: Callable[[str], str]) -> None:
        from .catalogue import catalogue

        self._words = {lang: made(lang) for lang in catalogue().tags}

    def text(self, lang: str) -> str:
        from .tags import ENGLISH

        return self._words.get(lang) or self._words[ENGLISH]
