"""The position of a ruling as a table to play at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request
from pydantic import Field

from tintero.edges.version import VERSION
from tintero.judge.opening import laid_out
from tintero.judge.scenario import BadScenario, read_scenario
from tintero.table.resumed import saved_deck, saved_settings
from tintero.table.saves import SavedDeck, SavedSettings

from .api_rulings import RULINGS_AT_ONCE, RULINGS_PER_SECOND, PastedRuling
from .asked_language import Lang
from .entries import Beginning
from .lobby import Lobby
from .new_table import TableMade
from .refused import Refused
from .sitting import Sitter, places
from .told_http import REFUSALS, Rate
from .workshop import Shelf, Workshop

MOST_SEATS = 4
SEED = "0"  # whatever chance decides after the position is decided alike at every such table

router = APIRouter(
    prefix="/api/rulings", tags=["rulings"], dependencies=[Depends(Rate(RULINGS_AT_ONCE, RULINGS_PER_SECOND))]
)


class OpenRuling(PastedRuling):
    """A ruling as a file has it. `seats`: who sits at its position; nothing: a person at each."""

    seats: Annotated[list[Sitter], Field(max_length=MOST_SEATS)] = []
    hot_seat: bool = False


class LaidOut(msgspec.Struct, frozen=True):
    decks: list[SavedDeck]
    settings: SavedSettings


@dataclass(frozen=True)
class LayOut:
    """Read the position of a text, and see that a game can begin there."""

    text: str
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        house = shelf.house
        try:
            scenario = read_scenario(self.text, house.reader)
        except BadScenario as fault:
            raise Refused("bad_ruling", 422, reason=fault.message(self.lang)) from fault
        if scenario.players > MOST_SEATS:
            raise Refused("many_seats", 422, most=MOST_SEATS)
        decks, settings = laid_out(house, scenario)
        return msgspec.json.encode(LaidOut([saved_deck(deck) for deck in decks], saved_settings(settings)))


@router.post("/table", status_code=201, responses=REFUSALS)
async def open_as_table(asked: OpenRuling, request: Request, lang: Lang) -> TableMade:
    workshop: Workshop = request.app.state.workshop
    lobby: Lobby = request.app.state.lobby
    laid = msgspec.json.decode(await workshop.do(LayOut(asked.text, lang)), type=LaidOut)
    pool = request.app.state.house.pool
    links = await lobby.make(
        Beginning(
            places=places(asked.seats, laid.decks), seed=SEED, settings=laid.settings, hot_seat=asked.hot_seat,
            cards_version=pool.version, cards_digest=pool.digest, tintero=VERSION, position=asked.text,
        )
    )  # fmt: skip
    return TableMade(table=links.table, seats=links.seats, watch=links.watch)
