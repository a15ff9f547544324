"""What the computer thinks, over HTTP: a hint for whoever has to answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from .api_replays import Link, table_of
from .hints import HintTold, hint
from .new_table import Asked
from .told_http import Rate, answer, told

ASKED_AT_ONCE = 60.0
ASKED_PER_SECOND = 5.0
MOST_VERSIONS = 2**31

router = APIRouter(tags=["thinking"], dependencies=[Depends(Rate(ASKED_AT_ONCE, ASKED_PER_SECOND))])


class HintAsked(Asked):
    """`v`: the version of the table that is looked at."""

    v: Annotated[int, Field(ge=0, le=MOST_VERSIONS)]


@router.post("/api/links/{link}/hint", **told(HintTold))
async def ask_hint(link: Link, asked: HintAsked, request: Request) -> Response:
    table, seat = await table_of(request, link)
    return answer(await hint(request.app.state.lobby, table, seat, asked.v))
