"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .catalogue import catalogue, say
from .tags import ENGLISH

VARIABLES: Final = ("TINTERO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def pick_lang(option: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; else the one of the environment; else English. ValueError for one we do not speak."""
    if option is not None:
        found = _known(option)
        if found is None:
            raise ValueError(" / ".join(say("cli.bad_language", lang, value=option) for lang in catalogue().languages))
        return found
    for variable in VARIABLES:
        value = environ.get(variable, "")
        if value:  # the first one that is set decides, as for every other program
            return _known(value) or ENGLISH
    return ENGLISH


def _known(value: str) -> str | None:
    start = value.strip().lower()[:2]
    return start if start in catalogue().languages else None
