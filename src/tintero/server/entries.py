"""What a table is made of: how it began, and what was chosen since. That is enough to play it again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tintero.table.saves import SavedDeck, SavedSettings
from tintero.table.seating import HUMAN


class ClockRules(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds for the whole game, and seconds more for each answer."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    more: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: what the player is called ('' for the number), a person or which bot, and the deck."""

    name: str
    who: str
    deck: SavedDeck


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """How a table begins."""

    places: list[Place]
    seed: str
    settings: SavedSettings
    format: str = ""
    best_of: int = 1
    clock: ClockRules | None = None
    chat: bool = False
    hints: bool = False  # players may ask what the computer would do
    hot_seat: bool = False  # everybody sits at one device: the link of the first seat plays all of them
    cards_version: str = ""
    cards_digest: str = ""
    tintero: str = ""
    first: int | None = None  # who starts the first game; None: the seed decides
    choices: list[tuple[int, int, int, int]] = []  # of another game, which goes on here
    position: str = ""  # the scenario that its games begin with; '' for games from their beginning


def are_hints_usual(places: list[Place]) -> bool:
    """Against the computer, and not between people."""
    return sum(place.who == HUMAN for place in places) == 1


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="e", omit_defaults=True):
    """Something that was chosen at a table. Players are counted from 1; `at`: seconds since 1970.

    `by` and `id`: which seat said it under which id, so that what is said again is done once.
    """

    at: float = 0.0
    by: int = 0
    id: str = ""


class Answered(Entry, frozen=True, kw_only=True, tag="answer"):
    """The answer to the open question, as the rules understand it."""

    player: int
    key: tuple[int, int, int, int]


class Conceded(Entry, frozen=True, kw_only=True, tag="concede"):
    """`why`: of their own will, because they were gone, or out of time."""

    player: int
    why: Literal["", "gone", "time"] = ""


class Drawn(Entry, frozen=True, kw_only=True, tag="draw"):
    """The game is left at a draw, because everybody else is gone."""


class TakenBack(Entry, frozen=True, kw_only=True, tag="undo"):
    """`agreed`: the others said yes, whatever they had learnt."""

    player: int
    agreed: bool = False


class WentOn(Entry, frozen=True, kw_only=True, tag="next"):
    """To the next game of the series; `first`: what whoever had to say so said."""

    first: bool | None = None


class PlayedAgain(Entry, frozen=True, kw_only=True, tag="rematch"):
    seed: str


class BotSatDown(Entry, frozen=True, kw_only=True, tag="bot"):
    player: int
    bot: str


class ClockPaused(Entry, frozen=True, kw_only=True, tag="pause"):
    paused: bool


AnyEntry = Answered | Conceded | Drawn | TakenBack | WentOn | PlayedAgain | BotSatDown | ClockPaused
