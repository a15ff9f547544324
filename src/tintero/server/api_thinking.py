"""What the computer thinks, over HTTP: a hint for whoever has to answer, and a game looked at afterwards."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from tintero.table import saves

from .api_replays import MOST_SEATS, GameNumber, Link, game_of, table_of
from .asked_language import Lang
from .hints import HintTold, hint
from .lobby import Lobby
from .new_table import Asked
from .refused import Refused
from .reviews import Reviewing, ReviewTold, look_through
from .told_http import Rate, answer, told

ASKED_AT_ONCE = 60.0
ASKED_PER_SECOND = 5.0
MOST_VERSIONS = 2**31
MOST_REVIEWS = 4  # that go on at once

router = APIRouter(tags=["thinking"], dependencies=[Depends(Rate(ASKED_AT_ONCE, ASKED_PER_SECOND))])


class HintAsked(Asked):
    """`v`: the version of the table that is looked at."""

    v: Annotated[int, Field(ge=0, le=MOST_VERSIONS)]


@router.post("/api/links/{link}/hint", **told(HintTold))
async def ask_hint(link: Link, asked: HintAsked, request: Request) -> Response:
    table, seat = await table_of(request, link)
    return answer(await hint(request.app.state.lobby, table, seat, asked.v))


class ReviewAsked(Asked):
    """Whose moves are looked at."""

    player: Annotated[int, Field(ge=1, le=MOST_SEATS)]


@router.post("/api/links/{link}/games/{number}/review", **told(ReviewTold))
async def review(link: Link, number: GameNumber, asked: ReviewAsked, request: Request, lang: Lang) -> Response:
    """Begin to look through a game, or tell how far it is: ask again until it is finished."""
    saved = await game_of(request, link, number)  # only what is over
    if asked.player > len(saved.decks):
        raise Refused("review_whose", 422, most=len(saved.decks))
    table, _ = await table_of(request, link)
    found = table.reviews.find(number, asked.player)
    if found is None:
        lobby: Lobby = request.app.state.lobby
        if table.reviews.running is not None:
            raise Refused("review_running", 409)
        if sum(one.reviews.running is not None for one in lobby.tables.values()) >= MOST_REVIEWS:
            raise Refused("busy", 503)
        found = table.reviews.running = Reviewing(number, asked.player, len(saved.choices))
        table.start(look_through(lobby.bots, table.room.id, saves.encoded(saved), table.reviews, found))
    found.asked = time.monotonic()
    return answer(found.told(lang))
