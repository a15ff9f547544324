"""Which of the two languages to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Lang = Literal["en", "es"]

LANGUAGES: Final[tuple[Lang, Lang]] = ("en", "es")
VARIABLES: Final = ("TINTERO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def pick_lang(option: str | None, environ: Mapping[str, str]) -> Lang:
    """The language asked for; else the one of the environment; else English."""
    if option is not None:
        found = _known(option)
        if found is None:
            raise ValueError(
                f"Tintero speaks English (en) and Spanish (es), not “{option}”. / "
                f"Tintero habla español (es) e inglés (en), no «{option}»."
            )
        return found
    for variable in VARIABLES:
        value = environ.get(variable, "")
        if value:  # the first one that is set decides, as for every other program
            return _known(value) or "en"
    return "en"


def _known(value: str) -> Lang | None:
    start = value.strip().lower()[:2]
    return "es" if start == "es" else "en" if start == "en" else None
