"""The Spanish of a card with the words of the game that the reader wants: as printed, in Spanish, or both.

The grammar writes each keyword as `Protección (Ward)` and lore as leyenda; a language tag says what becomes of them.
"""

from __future__ import annotations

import re
from typing import Final

from tintero.abilities.keyword import KEYWORDS
from tintero.words import say

SPANISH: Final = "|".join([r.spanish for r in KEYWORDS])
PRINTED: Final = "|".join([r.name for r in KEYWORDS])
KEYWORD: Final = re.compile(rf"(?:{SPANISH})((?: \+?\d+)?) \(({PRINTED})\)")
# lore is masculine, leyenda is not
MASCULINE: Final = (
    ("a la leyenda perdida", "al {lore} perdido"), ("una leyenda", "un {lore}"),
    ("de la leyenda", "del {lore}"), ("a la leyenda", "al {lore}"), ("la leyenda perdida", "el {lore} perdido"),
    ("la leyenda", "el {lore}"), ("leyenda", "{lore}"),
)  # fmt: skip
MEMBER: Final = {r.name: r.keyword.name.lower() for r in KEYWORDS}


def in_terms(spanish: str, lang: str) -> str:
    """A text of the grammar as this tag says it."""
    text = KEYWORD.sub(lambda m: say(f"names.keyword_{MEMBER[m.group(2)]}", lang) + m.group(1), spanish)
    lore = say("names.lore", lang)
    if lore != "leyenda":
        for feminine, masculine in MASCULINE:
            text = text.replace(feminine, masculine.format(lore=lore))
    return text
