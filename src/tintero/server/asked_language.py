"""The language of a request: `?lang=` says it, else what the browser asks for."""

from __future__ import annotations

from typing import Annotated, Final, get_args

from fastapi import Depends, Header, Query, Request

from tintero.words.tags import ENGLISH

from . import wire

SPOKEN: Final = frozenset(get_args(wire.Language))
USUAL_WEIGHT: Final = 1.0


def lang_of(accept: str | None, wanted: str | None = None) -> str:
    """`wanted` if it is a tag that we speak; else the best of an Accept-Language header; else English."""
    if wanted in SPOKEN:
        return str(wanted)
    tags = [_weighed(part) for part in (accept or "").lower().split(",") if part.strip()]
    for _, tag in sorted(tags, key=lambda entry: -entry[0]):
        if tag in SPOKEN:
            return tag
        if tag.partition("-")[0] in SPOKEN:
            return tag.partition("-")[0]
    return ENGLISH


def _weighed(part: str) -> tuple[float, str]:
    tag, _, rest = part.partition(";")
    weight = rest.strip().removeprefix("q=")
    try:
        return (float(weight) if weight else USUAL_WEIGHT, tag.strip())
    except ValueError:
        return (0.0, tag.strip())


def lang_asked(request: Request) -> str:
    """For refusals, whatever else is wrong with the request."""
    return lang_of(request.headers.get("accept-language"), request.query_params.get("lang"))


def _asked(
    lang: Annotated[wire.Language | None, Query(description="en, es, es-x-en or es-x-es")] = None,
    accept_language: Annotated[str | None, Header(alias="Accept-Language")] = None,
) -> str:
    return lang_of(accept_language, lang)


Lang = Annotated[str, Depends(_asked)]
