"""How names are compared when a person typed them: by letters and digits alone."""

from __future__ import annotations

import re
import unicodedata

_APOSTROPHES = re.compile("['’‘ʼ`´]")
_NOT_WORD = re.compile(r"[\W_]+")


def words(name: str) -> str:
    """Lower-case words without accents or punctuation, one space between them."""
    plain = name.replace("&", " and ")
    if not plain.isascii():  # few names have an accent
        plain = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    return _NOT_WORD.sub(" ", _APOSTROPHES.sub("", plain.casefold())).strip()


def fold(name: str) -> str:
    """The loose key of a name: `words` without spaces, so that a missing dash or space does not matter."""
    return words(name).replace(" ", "")
