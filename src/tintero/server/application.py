"""The application: what is answered over HTTP, the sockets, and the page."""

from __future__ import annotations

import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tintero.cards import AmbiguousCard, CardsError, DeckError, UnknownCard
from tintero.cards.samples import sample_decks
from tintero.edges.version import VERSION
from tintero.players.registry import PLAYERS
from tintero.table.house import House
from tintero.table.mistakes import SaveRefused
from tintero.words import say

from . import (
    api_cards,
    api_decks,
    api_lab,
    api_positions,
    api_replays,
    api_rules,
    api_rulings,
    api_thinking,
    first_game,
    streams,
    wire,
)
from .asked_language import Lang, lang_asked
from .laboratory import Laboratory
from .limits import BODY_BYTES, TABLES_AT_ONCE, TABLES_PER_SECOND, Callers
from .lobby import Lobby
from .new_table import NewTable, TableMade, beginning_of
from .refused import Refused
from .served_house import served_house
from .sockets import is_ours, serve_socket
from .store import opened
from .thinking import Bots
from .told_http import REFUSALS, describe
from .workshop import Workshop

_log = logging.getLogger(__name__)

# Nothing runs or loads but what this server sends.
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# What a page needs besides the table.
CONTENT: Final = (
    api_rules.router, api_cards.router, api_decks.router, api_decks.kept, api_positions.router,
    api_rulings.router, api_rulings.kept, api_replays.router, api_thinking.router,
    api_lab.router, first_game.router, streams.router,
)  # fmt: skip
COLLECT: Final = (50_000, 20, 1_000)  # how much is made between two looks for cycles, by age
PAGE: Final = Path(__file__).parents[1] / "page"  # what `make web` builds


@dataclass(frozen=True)
class Served:
    """What a server needs: where it keeps its tables, which cards it plays with, how many processes think."""

    database: str
    cards: str | None = None
    thinkers: int = 1
    workers: int = 1  # processes that share the tables
    page: Path = PAGE
    lab: Path | None = None  # the folder in which they tell each other of experiments


def make_app(served: Served, house: House | None = None) -> FastAPI:
    """`house`: of cards that somebody has read already."""
    house = served_house(served.cards) if house is None else house

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as at_the_end:
            store = await at_the_end.enter_async_context(opened(served.database))
            bots = Bots(served.thinkers, served.cards)
            at_the_end.callback(bots.close)
            lobby = app.state.lobby = Lobby(store, house, bots)
            app.state.lines = streams.Lines()
            assert house.reader  # the cards are read before the first person comes, not while somebody waits
            spare_the_collector()
            at_the_end.push_async_callback(lobby.close)
            app.state.workshop = Workshop(served.cards)
            at_the_end.callback(app.state.workshop.close)
            app.state.laboratory = Laboratory(served.cards, served.lab)
            at_the_end.callback(app.state.laboratory.close)
            if served.workers > 1:
                from .gossip import Gossip

                gossip = Gossip(lobby, app.state.lines)
                await gossip.open()
                at_the_end.push_async_callback(gossip.close)
            yield

    app = FastAPI(title="Tintero", version=VERSION, lifespan=life, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    app.state.house = house
    _refusals(app)
    _guards(app)
    _tables(app)
    for router in CONTENT:
        app.include_router(router)
    describe(app)
    if served.page.is_dir():
        app.mount("/", StaticFiles(directory=served.page, html=True), name="page")
    return app


def spare_the_collector() -> None:
    """Thousands of tables are long-lived and have no cycles: looking through all of them would stop everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)



def _tables(app: FastAPI) -> None:
    callers = Callers(TABLES_AT_ONCE, TABLES_PER_SECOND)

    @app.get("/api/health")
    async def health() -> dict[str, object]:
        pool = app.state.house.pool
        return {
            "tintero": VERSION, "protocol": wire.PROTOCOL, "cards": pool.version, "tables": len(app.state.lobby.tables),
        }  # fmt: skip

    @app.get("/api/bots")
    async def bots() -> list[str]:
        return list(PLAYERS)

    @app.get("/api/decks", responses=REFUSALS)
    async def decks(lang: Lang) -> list[dict[str, str]]:
        return [{"name": name, "title": title} for name, title in sample_decks(lang).items()]

    @app.post("/api/tables", status_code=201, responses=REFUSALS)
    async def make(asked: NewTable, request: Request, lang: Lang) -> TableMade:
        if not callers.take(request.client.host if request.client is not None else ""):
            raise Refused("too_many_tables", 429)
        lobby: Lobby = app.state.lobby
        links = await lobby.make(beginning_of(asked, app.state.house, lang))
        return TableMade(table=links.table, seats=links.seats, watch=links.watch)

    @app.websocket("/api/play")
    async def play(socket: WebSocket) -> None:
        await serve_socket(socket, app.state.lobby)


def _refusals(app: FastAPI) -> None:
    """Every refusal has one form: a word for programs, a sentence, a rule if there is one."""

    def told(request: Request, refused: Refused) -> JSONResponse:
        body = {"code": refused.code, "words": refused.message(lang_asked(request)), "rule": refused.rule}
        return JSONResponse(body, refused.status)

    def said(code: str, words: str, status: int) -> JSONResponse:
        return JSONResponse({"code": code, "words": words, "rule": ""}, status)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return told(request, error)

    @app.exception_handler(CardsError)
    async def no_card(request: Request, error: CardsError) -> JSONResponse:
        unknown = isinstance(error, UnknownCard | AmbiguousCard) and not isinstance(error, DeckError)
        status = 404 if unknown else 422
        return said(error.code, error.message(lang_asked(request)), status)

    @app.exception_handler(SaveRefused)
    async def no_game(request: Request, error: SaveRefused) -> JSONResponse:
        return said(error.code, error.message(lang_asked(request)), 422)

    @app.exception_handler(SQLAlchemyError)
    async def not_kept(request: Request, error: SQLAlchemyError) -> JSONResponse:
        _log.error("the database: %s", type(error).__name__)
        return told(request, Refused("not_done", 503))

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
        return told(request, Refused("not_valid", 422, where=where[:100]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "not_found", 405: "not_allowed", 413: "too_long"}.get(error.status_code, "not_done")
        return told(request, Refused(code, error.status_code))


def _is_short(request: Request) -> bool:
    """Its length is said, and not too much: of a body that comes in pieces nobody knows how long it gets."""
    usual = "" if "transfer-encoding" in request.headers else "0"
    length = request.headers.get("content-length", usual)
    return length.isdigit() and int(length) <= BODY_BYTES


def _guards(app: FastAPI) -> None:
    @app.middleware("http")
    async def guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        if request.method == "POST" and not is_ours(request.headers.get("origin"), request.headers.get("host", "")):
            refused = Refused("foreign", 403)
            body = {"code": refused.code, "words": refused.message(lang_asked(request)), "rule": ""}
            return JSONResponse(body, 403, HEADERS)
        if request.method == "POST" and not _is_short(request):
            lang = lang_asked(request)
            body = {"code": "too_long", "words": say("server.too_long", lang), "rule": ""}
            response: Response = JSONResponse(body, 413)
        else:
            response = await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response
