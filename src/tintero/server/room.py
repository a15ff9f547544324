"""One table while somebody uses it: its entries played into a session, and what its viewers are told.

Nothing here waits: whoever changes a room holds the lock of its table (`lobby`), keeps the entry first
and tells of it after.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

import msgspec

from tintero.table.house import House
from tintero.table.resumed import deck_from, settings_from
from tintero.table.saves import SavedGame
from tintero.table.seating import HUMAN, Seating
from tintero.table.session import Session
from tintero.table.snapshot import SessionStands, go_on
from tintero.table.snapshot import stands as session_stands

from . import wire
from .changes import changed
from .clock import ChessClock, ClockStands
from .entries import (
    Answered,
    AnyEntry,
    BotSatDown,
    ClockPaused,
    Conceded,
    Drawn,
    PlayedAgain,
    TakenBack,
    WentOn,
)
from .one_door import OneDoor, give_names
from .store import KeptTable

KEPT_VERSIONS: Final = 64  # so many are filled in for somebody who missed them
MOST_STORIES: Final = 1_000_000


@dataclass(frozen=True)
class Mark:
    """Where the story stood at a version: `story` counts those that had to begin again (undo, next game)."""

    story: int
    events: int


class RoomStands(msgspec.Struct, frozen=True, kw_only=True):
    """A room after `v` entries, as plain data."""

    v: int
    story: int
    games: int
    before: int
    seats: list[str]
    came: list[int]
    finished: list[SavedGame]
    marks: dict[int, Mark]
    said: dict[int, AnyEntry]
    clock: ClockStands | None
    session: SessionStands


class Room:
    """`stands`: where it goes on; else at its beginning."""

    def __init__(self, kept: KeptTable, house: House, stands: RoomStands | None = None) -> None:
        self.id = kept.id
        self.beginning = kept.beginning
        self.secret = kept.secret
        self.house = house
        self.v = 0  # how many entries it has
        self.seats = [place.who for place in kept.beginning.places]
        self.games = 0  # games that began at this table
        self.story = 0
        self.marks: dict[int, Mark] = {}
        self.finished: list[SavedGame] = []  # every game of this table that is over
        self._before = 0  # how many of them belong to earlier series
        self.came: set[int] = set()  # players who have answered something
        self._said: dict[int, AnyEntry] = {}  # entries that somebody said under an id, by their number
        if stands is not None:
            self._go_on_from(stands)
            return
        self._sit_down(int(kept.beginning.seed), kept.beginning.first)
        for key in kept.beginning.choices:
            self.session.game.repeat(key)
        self._mark()

    def _go_on_from(self, stands: RoomStands) -> None:
        self.seats = stands.seats[:]
        self.games = stands.games - 1
        self._sit_down(int(stands.session.seed))
        go_on(self.session, stands.session, self.session.game.handles)
        self._before = stands.before
        self.v, self.story = stands.v, stands.story
        self.marks, self._said = stands.marks, stands.said
        self.finished = stands.finished
        self.came = set(stands.came)
        if self.clock is not None and stands.clock is not None:
            self.clock.go_on(stands.clock)

    def stands(self) -> RoomStands | None:
        """None if this table can only be played again."""
        session = session_stands(self.session)
        if session is None:
            return None
        return RoomStands(
            v=self.v, story=self.story, games=self.games, before=self._before, seats=self.seats,
            came=sorted(self.came), finished=self.finished, marks=self.marks, said=self._said,
            clock=None if self.clock is None else self.clock.stands(), session=session,
        )  # fmt: skip

    def _sit_down(self, seed: int, first: int | None = None) -> None:
        """A new series of the same people with the same decks."""
        self._before = len(self.finished)
        b = self.beginning
        decks = [deck_from(place.deck, self.house) for place in b.places]
        self.session = Session(
            self.house, decks, self.seats, seed, settings=settings_from(b.settings), best_of=b.best_of, first=first,
            position=b.position, names=[place.name for place in b.places],
        )  # fmt: skip
        self._new_game()

    def _new_game(self) -> None:
        self.games += 1
        give_names(self.session.game, self.secret + self.games.to_bytes(4, "big"))
        b = self.beginning
        self.clock = None if b.clock is None else ChessClock(b.clock, len(b.places))

    def _mark(self) -> None:
        self.marks[self.v] = Mark(self.story, self.session.game.happened)
        self.marks.pop(self.v - KEPT_VERSIONS, None)
        self._said.pop(self.v - KEPT_VERSIONS, None)

    # ---- entries -------------------------------------------------------------------------------------------------

    def play(self, entry: AnyEntry) -> None:
        """Let an entry happen. If the table does not allow it, an error with a sentence, and nothing has changed."""
        session = self.session
        story = self.story
        match entry:
            case Answered():
                session.act(entry.key)
                self.came.add(entry.player)
                if self.clock is not None:
                    self.clock.answered(entry.player, entry.at)
            case Conceded():
                session.concede(entry.player)
            case Drawn():
                session.draw()
            case TakenBack():
                if entry.agreed:
                    session.take_back(entry.player)
                else:
                    session.undo(entry.player)
                story += 1
            case WentOn():
                self._go_on(entry)
                story += 1
            case PlayedAgain():
                self._sit_down(int(entry.seed))
                story += 1
            case BotSatDown():
                self.seats[entry.player - 1] = entry.bot
                session.seating = Seating(self.seats, session.seating.names)
                session.game.seating = session.seating
            case ClockPaused():
                if self.clock is not None:
                    self.clock.pause(entry.paused, entry.at)
            case _:
                assert_never(entry)
        if self.clock is not None:
            self.clock.run_for(self.session.asked or 0, entry.at)
        if self.session.game.over and len(self.finished) < self.games:
            self.finished.append(self.session.saved())
        if entry.id:
            self._said[self.v] = entry
        self.v += 1
        self.story = story
        self._mark()

    def _go_on(self, entry: WentOn) -> None:
        if self.session.starter_asked is not None and entry.first is not None:
            self.session.choose_start(entry.first)
        self.session.next_game()
        self._new_game()

    # ---- who is asked --------------------------------------------------------------------------------------------

    def is_person(self, player: int) -> bool:
        return self.seats[player - 1] == HUMAN

    @property
    def persons(self) -> list[int]:
        return [n + 1 for n, who in enumerate(self.seats) if who == HUMAN]

    @property
    def bot_asked(self) -> str:
        """The bot that has to answer now; '' if a person has to, or nobody."""
        asked = self.session.asked
        return "" if asked is None or self.is_person(asked) else self.seats[asked - 1]

    @property
    def game_number(self) -> int:
        """Another one for each game, and whenever something was taken back."""
        return self.games * MOST_STORIES + self.story

    @property
    def open_games(self) -> list[SavedGame]:
        """The games that everybody may look through: none of a series that goes on, for they show whole decks."""
        return self.finished if self.session.over else self.finished[: self._before]

    def number_of(self, seat: int, id: str, kinds: tuple[type[AnyEntry], ...]) -> int | None:
        """The number of the entry that this seat said under this id; None if it has said no such thing of late."""
        for number, said in self._said.items():
            if (said.by, said.id) == (seat, id) and isinstance(said, kinds):
                return number
        return None

    def is_gap(self, since: int) -> bool:
        """Whether somebody who saw this version needs everything anew."""
        mark = self.marks.get(since)
        return mark is None or mark.story != self.story

    # ---- what is told --------------------------------------------------------------------------------------------

    def door(self, seat: int, lang: str) -> OneDoor:
        return OneDoor(self.session.game, seat, lang)

    def hello(self, door: OneDoor, around: wire.Around, faces: tuple[wire.Face, ...]) -> wire.Hello:
        return wire.Hello(
            protocol=wire.PROTOCOL, table=self.id, seat=door.seat, lang=door.lang, v=self.v, view=door.view,
            lines=door.lines(), around=around, faces=faces,
        )  # fmt: skip

    def ev(self, door: OneDoor, since: int, known: wire.View | None, faces: tuple[wire.Face, ...] = ()) -> wire.Ev:
        """`known`: the view of version `since`, if it was told here."""
        lines = door.lines(self.marks[since].events)
        return wire.Ev(v=self.v, since=since, changed=changed(known, door.view), lines=lines, faces=faces)
