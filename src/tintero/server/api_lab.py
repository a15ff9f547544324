"""The laboratory over HTTP: small experiments are started, asked about while they are played, stopped, and read."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response

from tintero.words import base_of, say

from .asked_language import Lang
from .experiment_told import ExperimentTold, LabTold, told_of
from .laboratory import Laboratory, is_missing
from .new_experiment import MOST_EACH, MOST_PAIRS, NewExperiment, wanted_of
from .refused import Refused
from .told_http import Cards, Rate, answer, told, told_as

ASKED_AT_ONCE: Final = 120.0  # a page asks once a second, and a club has one address
ASKED_PER_SECOND: Final = 20.0
LONGEST_ID: Final = 64
LOOKS_EVERY: Final = 0.1  # seconds, while a report is being written
HTML: Final = "text/html; charset=utf-8"
# A report has its style inside, and nothing else to run or load.
REPORT_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": "no-store",
}

router = APIRouter(prefix="/api/lab", tags=["lab"], dependencies=[Depends(Rate(ASKED_AT_ONCE, ASKED_PER_SECOND))])
Id = Annotated[str, Path(min_length=1, max_length=LONGEST_ID)]


def _laboratory(request: Request) -> Laboratory:
    found: Laboratory = request.app.state.laboratory
    return found


Lab = Annotated[Laboratory, Depends(_laboratory)]


@router.get("", **told(LabTold))
def about(lang: Lang) -> Response:
    missing = is_missing()
    words = say("server.lab_missing", lang) if missing else ""
    return answer(LabTold(open=not missing, words=words, most_pairs=MOST_PAIRS, most_each=MOST_EACH))


@router.post("", **told(ExperimentTold, 201))
def begin(asked: NewExperiment, request: Request, lab: Lab, house: Cards, lang: Lang) -> Response:
    """Players are greedy, the opponents are the sample decks. Ask for the experiment once a second to see it go on."""
    if is_missing():
        raise Refused("lab_missing", 503)
    caller = request.client.host if request.client is not None else ""
    return answer(told_of(lab.begin(caller, wanted_of(asked, house, lang)), lang), 201)


@router.get("/{id}", **told(ExperimentTold))
def one_experiment(id: Id, lab: Lab, lang: Lang) -> Response:
    return answer(told_of(lab.find(id), lang))


@router.delete("/{id}", **told(ExperimentTold))
def stop(id: Id, lab: Lab, lang: Lang) -> Response:
    """What was finished is told, after a moment."""
    return answer(told_of(lab.stop(id), lang))


@router.get("/{id}/report", **told_as(HTML))
async def report(id: Id, lab: Lab, lang: Lang) -> Response:
    """A page that is one file. It is written after the last game; whoever asks before waits for it."""
    while (page := lab.page(id, base_of(lang))) is None:
        await asyncio.sleep(LOOKS_EVERY)
    return Response(page, media_type=HTML, headers=REPORT_HEADERS)
