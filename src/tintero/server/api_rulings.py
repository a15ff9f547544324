"""The rulings over HTTP: found by topic, rule, card or words; one played step by step; a pasted one run."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from tintero.edges import bounds
from tintero.edges.plain_text import cut
from tintero.judge.rulings_about import rulings_about, with_card
from tintero.judge.vocabulary import TOPICS, topic_text
from tintero.rulebook.book import plain_number
from tintero.rulebook.rulings import Ruling, proves

from .api_rules import LONGEST_NUMBER, RulingTitle, every_ruling, ruling_title
from .asked_language import Lang
from .new_table import Asked
from .refused import Refused
from .ruling_pages import RulingPage, RunRuling, ruling_text
from .told_http import Kept, Rate, answer, told
from .wire import Part
from .workshop import Workshop

LONGEST_RULING = 20_000
LONGEST_ID = 100
RULINGS_AT_ONCE = 20.0
RULINGS_PER_SECOND = 1.0

Typed = Annotated[str | None, Query(max_length=bounds.QUERY_LENGTH)]

kept = APIRouter(prefix="/api/rulings", tags=["rulings"], route_class=Kept)
router = APIRouter(
    prefix="/api/rulings", tags=["rulings"], dependencies=[Depends(Rate(RULINGS_AT_ONCE, RULINGS_PER_SECOND))]
)


class Topic(Part, frozen=True):
    topic: str
    name: str
    count: int


class RulingsFound(Part, frozen=True):
    """The rulings that pass every filter, and how many of them each topic has."""

    topics: tuple[Topic, ...]
    rulings: tuple[RulingTitle, ...]


class PastedRuling(Asked):
    """A ruling as a file has it (`docs/scenarios.md`)."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_RULING)]


@kept.get("", **told(RulingsFound))
def find(lang: Lang, topic: Typed = None, rule: Typed = None, card: Typed = None, q: Typed = None) -> Response:
    found = list(every_ruling())
    if q:
        found = rulings_about(q, found)
    if topic:
        found = [r for r in found if r.topic == topic]
    if rule:
        found = [r for r in found if proves(r, plain_number(rule))]
    if card:
        found = with_card(card, found)
    counts = Counter(r.topic for r in found)
    return answer(
        RulingsFound(
            topics=tuple(
                Topic(topic=name, name=topic_text(name, lang), count=counts[name]) for name in TOPICS if counts[name]
            ),
            rulings=tuple(ruling_title(r, lang) for r in found),
        )
    )


@cache
def by_id() -> dict[str, Ruling]:
    return {r.id: r for r in every_ruling()}


def ruling_called(id: str) -> Ruling:
    found = by_id().get(id)
    if found is None:
        raise Refused("no_ruling", 404, name=cut(id, LONGEST_NUMBER))
    return found


@kept.get("/{id}", **told(RulingPage))
async def one_ruling(id: Annotated[str, Path(max_length=LONGEST_ID)], request: Request, lang: Lang) -> Response:
    ruling = ruling_called(id)
    workshop: Workshop = request.app.state.workshop
    return answer(await workshop.do(RunRuling(ruling_text(ruling.path), ruling.path.stem, lang, bounded=False)))


@router.post("/run", **told(RulingPage))
async def run(asked: PastedRuling, request: Request, lang: Lang) -> Response:
    workshop: Workshop = request.app.state.workshop
    return answer(await workshop.do(RunRuling(asked.text, "", lang)))
