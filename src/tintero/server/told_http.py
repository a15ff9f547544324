"""Answers over HTTP: typed with msgspec as the frames are, described in the OpenAPI document, and not sent twice.

An answer that only changes with the card data or a new Tintero has an ETag; whoever has it already gets a 304.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from fastapi.routing import APIRoute

from tintero.table.house import House

from .limits import Callers
from .refused import Refused
from .wire import Part

REFS: Final = "#/components/schemas/{name}"
FRESH_FOR: Final = 300  # seconds in which a browser does not even ask again
JSON: Final = "application/json"

_encode = msgspec.json.Encoder().encode
_kinds: dict[str, Any] = {}


class Refusal(Part, frozen=True):
    """Why something is not done: a word for programs, a sentence, the number of a rule if there is one."""

    code: str
    words: str
    rule: str


def told(kind: Any, status: int = 200) -> dict[str, Any]:
    """What a route answers, for its decorator."""
    return {
        "response_model": None,
        "response_class": Response,
        "status_code": status,
        "responses": {status: _described(kind), "4XX": _described(Refusal)},
    }


def told_as(media: str, status: int = 200) -> dict[str, Any]:
    """The same for an answer that is no JSON of ours."""
    described = {"description": "", "content": {media: {"schema": {"type": "string"}}}}
    return {
        "response_model": None,
        "response_class": Response,
        "status_code": status,
        "responses": {status: described, "4XX": _described(Refusal)},
    }


def _described(kind: Any) -> dict[str, Any]:
    _kinds[kind.__name__] = kind
    schema = {"$ref": REFS.format(name=kind.__name__)}
    return {"description": (kind.__doc__ or "").partition("\n")[0], "content": {JSON: {"schema": schema}}}


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"4XX": _described(Refusal)}


def answer(given: msgspec.Struct | bytes, status: int = 200) -> Response:
    """A part, or one that was encoded elsewhere."""
    return Response(given if isinstance(given, bytes) else _encode(given), status, media_type=JSON)


class Kept(APIRoute):
    """A route whose answer a browser may keep."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handled(request: Request) -> Response:
            response = await handle(request)
            tag = f'"{hashlib.sha256(response.body).hexdigest()[:24]}"'
            headers = {
                "ETag": tag, "Cache-Control": f"public, max-age={FRESH_FOR}", "Vary": "Accept-Language",
            }  # fmt: skip
            if tag in request.headers.get("if-none-match", ""):
                return Response(status_code=304, headers=headers)
            response.headers.update(headers)
            return response

        return handled


def describe(app: FastAPI) -> None:
    """Put the types of all answers into the OpenAPI document."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            _, parts = msgspec.json.schema_components(_kinds.values(), ref_template=REFS)
            document.setdefault("components", {}).setdefault("schemas", {}).update(parts)
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way to extend the document


# ---- what routes need ----------------------------------------------------------------------------------------------


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


Cards = Annotated[House, Depends(_house)]


class Rate:
    """A dependency: so many of these at once for each caller, and so many more each second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._callers = Callers(at_once, per_second)

    def __call__(self, request: Request) -> None:
        if not self._callers.take(request.client.host if request.client is not None else ""):
            raise Refused("too_fast", 429)
