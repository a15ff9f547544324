"""A new table, as somebody asks for it over HTTP."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from tintero.cards import CardsError, Deck
from tintero.cards.decklist import understand_text
from tintero.cards.formats import check, find_format
from tintero.cards.samples import samples
from tintero.edges import bounds
from tintero.edges.plain_text import neutral
from tintero.edges.version import VERSION
from tintero.players.registry import PLAYERS
from tintero.rules.settings import CONSTRUCTED, PACK_RUSH, Settings
from tintero.table.house import House
from tintero.table.resumed import saved_deck, saved_settings
from tintero.table.seating import HUMAN

from .entries import Beginning, ClockRules, Place, are_hints_usual
from .refused import Refused

TEAMS: Final = (0, 1, 0, 1)
LONGEST_DECK: Final = 20_000
LONGEST_NAME: Final = 30
LARGEST_SEED: Final = 2**53

FormatName = Literal["core", "infinity", "packrush", "free"]
SETTINGS: Final[dict[str, Settings]] = {"packrush": PACK_RUSH}


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Asked):
    """Who sits there: `human`, or a bot by name; which deck: the name of a sample, or a list as it is pasted."""

    who: Annotated[str, Field(max_length=LONGEST_NAME)] = HUMAN
    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    deck: Annotated[str, Field(min_length=1, max_length=LONGEST_DECK)]


class NewClock(Asked):
    seconds: Annotated[int, Field(ge=10, le=86_400)]
    more: Annotated[int, Field(ge=0, le=600)] = 0


class NewTable(Asked):
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=4)]
    format: FormatName = "free"
    best_of: Literal[1, 3, 5] = 1
    teams: bool = False
    seed: Annotated[int, Field(ge=0, lt=LARGEST_SEED)] | None = None
    clock: NewClock | None = None
    chat: bool = False
    hints: bool | None = None  # nothing said: against the computer only
    hot_seat: bool = False


class TableMade(BaseModel):
    """The secret of each seat, and the one for watching: whoever has one sits there."""

    table: str
    seats: list[str]
    watch: str


def deck_of(text: str, house: House) -> Deck:
    """A sample by its name, else a list as it is pasted. Never a file of this machine."""
    known = samples().get(text.strip().lower())
    if known is not None:
        return understand_text(known.read_bytes(), house.pool, text.strip().lower()).whole()
    return understand_text(text.encode("utf-8", "replace"), house.pool).whole()


def beginning_of(asked: NewTable, house: House, lang: str) -> Beginning:
    """How the table begins; Refused, with what is wrong, if it cannot."""
    settings = SETTINGS.get(asked.format, CONSTRUCTED)
    if asked.teams and len(asked.seats) != len(TEAMS):
        raise Refused("teams_need_four", 422)
    if len(asked.seats) > 2 and asked.best_of > 1:
        raise Refused("series_need_two", 422)
    settings = replace(settings, players=len(asked.seats), teams=TEAMS if asked.teams else ())
    places = [_place(n, seat, asked.format, house, lang) for n, seat in enumerate(asked.seats, start=1)]
    return Beginning(
        places=places,
        seed=str(secrets.randbelow(LARGEST_SEED) if asked.seed is None else asked.seed),
        settings=saved_settings(settings),
        format=asked.format,
        best_of=asked.best_of,
        clock=None if asked.clock is None else ClockRules(seconds=asked.clock.seconds, more=asked.clock.more),
        chat=asked.chat,
        hints=are_hints_usual(places) if asked.hints is None else asked.hints,
        hot_seat=asked.hot_seat,
        cards_version=house.pool.version,
        cards_digest=house.pool.digest,
        tintero=VERSION,
    )


def _place(n: int, seat: NewSeat, format: str, house: House, lang: str) -> Place:
    if seat.who != HUMAN and seat.who not in PLAYERS:
        raise Refused("unknown_bot", 422, name=seat.who, names=[HUMAN, *PLAYERS])
    try:
        deck = deck_of(seat.deck, house)
    except CardsError as error:
        raise Refused("bad_deck", 422, player=n, reason=" ".join(error.message(lang).splitlines())) from error
    if deck.size > bounds.SAVE_DECK_CARDS:
        raise Refused("large_deck", 422, most=bounds.SAVE_DECK_CARDS)
    unread = house.reader.not_understood(card for card, _ in deck.entries)
    if unread:
        raise Refused("unread_deck", 422, player=n, cards=[fault.card for fault in unread])
    if format != "free":
        problems = check(deck, find_format(format), house.pool)
        if problems:
            reasons = "; ".join(p.message(lang).rstrip(".") for p in problems[:3])
            raise Refused("illegal_deck", 422, problems[0].rule, player=n, reason=reasons)
    return Place(name=neutral(seat.name).strip(), who=seat.who, deck=saved_deck(deck))
