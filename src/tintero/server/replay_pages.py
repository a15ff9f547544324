"""A saved game walked through: its turns and its story, and the table after each choice, from any side."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec

from tintero.abilities.words import EventKind
from tintero.table import saves
from tintero.table.front import Game
from tintero.table.handles import Handles
from tintero.table.mistakes import SaveRefused
from tintero.table.resumed import beginning_of, repeat
from tintero.table.seating import Seating
from tintero.words import base_of, say

from . import wire
from .one_door import EVERYTHING, OneDoor, viewer_of
from .refused import Refused
from .wire import Part
from .workshop import Shelf

TURN_BEGINS: Final = EventKind.TURN_BEGAN.name.lower()  # as the lines of a story name it
SECRET: Final = b"replay"  # the game is over, or somebody has its file: nothing is hidden by these names


class TurnAt(Part, frozen=True):
    """A turn begins after so many choices."""

    turn: int
    player: int
    step: int


class LineAt(Part, frozen=True):
    """A line of the story, and the choice that it belongs to."""

    step: int
    line: wire.Line


class ReplayTold(Part, frozen=True):
    """A whole game from one side: how many choices it has, where its turns begin, and its story."""

    last: int
    viewer: int
    players: int
    decks: tuple[str, ...]
    seed: str
    seats: tuple[str, ...]
    over: bool
    turns: tuple[TurnAt, ...]
    lines: tuple[LineAt, ...]


class ReplayStep(Part, frozen=True):
    """The table after so many choices; `answered` tells who chose what to come here, as far as this side may know."""

    step: int
    last: int
    view: wire.View
    lines: tuple[wire.Line, ...]
    faces: tuple[wire.Face, ...]
    player: int = 0
    answered: str = ""


class Walk:
    """A game on its way through its choices, with names for one viewer."""

    def __init__(self, shelf: Shelf, saved: saves.SavedGame, seat: int) -> None:
        self.shelf = shelf
        self.saved = saved
        self.seat = seat
        self.viewer = viewer_of(seat)
        self.begin()

    def begin(self) -> None:
        self.game: Game = beginning_of(self.saved, self.shelf.house)
        self.game.seating = Seating(self.saved.seats)
        self.game.handles = {self.viewer: Handles(SECRET, self.viewer)}
        self.seen = 0  # events before the last choice
        self.player = 0
        self.words: dict[str, str] = {}

    @property
    def at(self) -> int:
        return len(self.game.choices)

    def forward(self) -> None:
        asked = self.game.question
        key = self.saved.choices[self.at]
        option = next((o for o in self.game.options if o.answer.key() == key), None)
        self.player = 0 if asked is None or option is None else asked.player
        self.words = {} if option is None else {lang: option.text(lang) for lang in ("en", "es")}
        self.seen = self.game.happened
        repeat(self.game, key, self.saved, saves.NO_FILE)

    def to(self, step: int) -> None:
        if step < self.at:
            self.begin()
        while self.at < step:
            self.forward()


def saved_in(file: bytes, shelf: Shelf) -> saves.SavedGame:
    key = ("saved", hashlib.sha256(file).digest())
    saved: saves.SavedGame = shelf.once(key, lambda: saves.decoded(file))
    return saved


def seat_in(saved: saves.SavedGame, seat: int) -> int:
    if seat > len(saved.decks):
        raise Refused("no_viewpoint", 422, most=len(saved.decks))
    return seat


@dataclass(frozen=True)
class TellReplay:
    """The whole of a game, from the side of a seat (0: watching, -1: everything open)."""

    file: bytes
    seat: int
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        key = ("told", hashlib.sha256(self.file).digest(), self.seat, self.lang)
        told: bytes = shelf.once(key, lambda: msgspec.json.encode(self.told(shelf)))
        return told

    def told(self, shelf: Shelf) -> ReplayTold:
        saved = saved_in(self.file, shelf)
        walk = Walk(shelf, saved, seat_in(saved, self.seat))
        lines = [LineAt(step=0, line=line) for line in OneDoor(walk.game, self.seat, self.lang).lines()]
        turns: list[TurnAt] = []
        turn = -1
        while True:
            if walk.game.turn != turn:
                turn = walk.game.turn
                turns.append(TurnAt(turn=turn, player=walk.game.active, step=walk.at))
            if walk.at == len(saved.choices):
                break
            walk.forward()
            door = OneDoor(walk.game, self.seat, self.lang)
            lines += [LineAt(step=walk.at, line=line) for line in door.lines(walk.seen)]
        if walk.game.digest != saved.state:
            raise SaveRefused("diverged", path=saves.NO_FILE, cards=saved.cards_version, version=saved.tintero)
        return ReplayTold(
            last=len(saved.choices), viewer=self.seat, players=len(saved.decks),
            decks=tuple(deck.name for deck in saved.decks), seed=saved.seed, seats=tuple(saved.seats),
            over=walk.game.over, turns=tuple(turns), lines=tuple(lines),
        )  # fmt: skip


@dataclass(frozen=True)
class TellLog:
    """The story as a text that people read: a line for each thing that happened, and a gap before each turn."""

    file: bytes
    seat: int
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        told = msgspec.json.decode(TellReplay(self.file, self.seat, self.lang).done(shelf), type=ReplayTold)
        out = [say("server.log_head", self.lang, decks=list(told.decks), seed=told.seed)]
        for at in told.lines:
            if at.line.kind == TURN_BEGINS:
                out.append("")
            out.append(at.line.text)
        return ("\n".join(out) + "\n").encode()


@dataclass(frozen=True)
class TellStep:
    """The table after so many choices."""

    file: bytes
    seat: int
    step: int
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        saved = saved_in(self.file, shelf)
        last = len(saved.choices)
        if self.step > last:
            raise Refused("no_step", 404, last=last)
        key = ("walk", hashlib.sha256(self.file).digest(), self.seat)
        walk: Walk = shelf.once(key, lambda: Walk(shelf, saved, seat_in(saved, self.seat)))
        try:
            walk.to(self.step)
        except SaveRefused:
            shelf.forget(key)
            raise
        door = OneDoor(walk.game, self.seat, self.lang)
        if self.step == 0:
            lines = door.lines()
        else:
            lines = door.lines(walk.seen)
        return msgspec.json.encode(
            ReplayStep(
                step=self.step, last=last, view=door.view, lines=lines, faces=door.faces(),
                player=walk.player, answered=self.answered(walk),
            )
        )  # fmt: skip

    def answered(self, walk: Walk) -> str:
        """What was chosen; nothing if it was another player's hidden choice."""
        if self.seat not in (EVERYTHING, walk.player) or not walk.words:
            return ""
        who = walk.game.seating.person(walk.player - 1, walk.viewer)
        return say("play.replay_at", self.lang, player=who, answer=walk.words[base_of(self.lang)])


@dataclass(frozen=True)
class CheckFork:
    """Whether a game can go on after so many choices: it comes there, and is not over. Gives its decks and seats."""

    file: bytes
    step: int
    lang: str

    def done(self, shelf: Shelf) -> bytes:
        saved = saved_in(self.file, shelf)
        if self.step > len(saved.choices):
            raise Refused("no_step", 404, last=len(saved.choices))
        walk = Walk(shelf, saved, EVERYTHING)
        walk.to(self.step)
        if walk.game.over:
            raise Refused("over_there", 409)
        return b"{}"
