"""Signs that a terminal can show: all of ours, or on one without Unicode something legible instead."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Mapping
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from tintero.table.card_names import COPY_MARKS

INSTEAD: Final = str.maketrans(
    {mark: f"({n + 1})" for n, mark in enumerate(COPY_MARKS)}
    | {
        "◉": "*", "○": "-", "◆": "L", "…": "...", "→": "->", "×": "x", "✓": "+", "✗": "-", "└": "`", "─": "-",
        "«": '"', "»": '"', "“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "·": ",", "¿": "", "¡": "",
        "≥": ">=", "≤": "<=", "µ": "u", "º": "o", "ª": "a",
    }
)  # fmt: skip
BARE_LOCALES: Final = ("C", "POSIX")
# What Python itself puts there instead of a bare locale: nobody chose it.
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")


def in_ascii(text: str) -> str:
    """The same in letters and signs that every terminal has."""
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFKD", text.translate(INSTEAD))
    plain = "".join(c for c in decomposed if not unicodedata.combining(c))
    return plain.encode("ascii", "replace").decode("ascii")


def speaks_unicode(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether our signs arrive. A locale named C means that they do not, though Python would write them."""
    if "utf" not in (getattr(stream, "encoding", None) or "").lower():
        return False
    ctype = environ.get("LC_CTYPE", "")
    chosen = environ.get("LC_ALL", "") or ("" if ctype in COERCED else ctype) or environ.get("LANG", "")
    return chosen not in BARE_LOCALES


class Signs:
    """`unicode` False writes everything in ASCII."""

    def __init__(self, unicode: bool = True) -> None:
        self.unicode = unicode

    def legible(self, text: str) -> str:
        return text if self.unicode else in_ascii(text)

    def styled(self, text: Text, console: Console) -> Text:
        """The same for a text with styles."""
        if self.unicode or text.plain.isascii():
            return text
        return Text.assemble(*((in_ascii(s.text), s.style or "") for s in text.render(console)))


def signs_here() -> Signs:
    return Signs(speaks_unicode(sys.stdout, os.environ))
