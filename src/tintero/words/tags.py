"""Language tags (BCP 47): `es`, and `es-x-en` for Spanish with the words of the game as printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRIVATE: Final = "-x-"
ENGLISH: Final = "en"
TERMS: Final = ("en", "es", "both")  # keywords and lore as printed on the card, in the language itself, or both


def base_of(lang: str) -> str:
    """The language itself, whatever words it has for the terms of the game."""
    return lang.partition(PRIVATE)[0]


def with_terms(lang: str, terms: str) -> str:
    """The tag that speaks this language with these terms. Both is what a language says by itself; English has one."""
    plain = base_of(lang)
    return plain if plain == ENGLISH or terms == "both" else f"{plain}{PRIVATE}{terms}"


def spoken(words: Mapping[str, str], lang: str) -> str:
    """Of words in several languages those for this tag; English where there are none."""
    return words.get(lang) or words.get(base_of(lang), words[ENGLISH])


def folders_of(lang: str) -> tuple[str, ...]:
    """Where the words of a tag are looked for, the later ones laid over the earlier."""
    return (lang,) if lang == base_of(lang) else (base_of(lang), lang)
