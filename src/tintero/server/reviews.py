"""A game looked at afterwards: how the chances of a player stood, and which moves cost most.

It is looked through in the processes of the bots, a little at a time, so that bots answer in between.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tintero.players.advice import Voice, percent
from tintero.players.reviewing import Look, Review, looks_at, review_of
from tintero.players.search.budget import Budget
from tintero.players.searcher import SearchPlayer
from tintero.table import saves
from tintero.table.resumed import beginning_of
from tintero.words import spoken

from .thinking import MOST_TRIES, Bots, Late, Thinker
from .wire import Part

SLICE: Final = 0.3  # seconds after which others may think
NODES: Final = 70  # games played out for a question
KEPT_BY_PROCESS: Final = 8  # reviews that are going on
KEPT_BY_TABLE: Final = 8  # reviews that are done
FORGOTTEN: Final = 30.0  # seconds without anybody asking how it goes


class StandTold(Part, frozen=True):
    """The chance of winning, in percent, when the player was asked after so many choices."""

    step: int
    turn: int
    chance: int


class SlipTold(Part, frozen=True):
    """A move that cost much: `before` is the chance with what would have been better, `after` with what was done."""

    step: int
    turn: int
    question: str
    made: str
    better: str
    before: int
    after: int
    why: str


class ReviewTold(Part, frozen=True):
    """How far it is (`done` of `of` choices), and once `finished`: the course of the chances and the worst moves."""

    player: int
    done: int
    of: int
    finished: bool = False
    words: str = ""
    course: tuple[StandTold, ...] = ()
    slips: tuple[SlipTold, ...] = ()


@dataclass
class Reviewing:
    """One game, one player."""

    number: int
    player: int
    of: int
    done: int = 0
    review: Review | None = None
    asked: float = field(default_factory=time.monotonic)  # when somebody last wanted to know

    def told(self, lang: str) -> ReviewTold:
        found = self.review
        if found is None:
            return ReviewTold(player=self.player, done=self.done, of=self.of)
        slips = tuple(
            SlipTold(
                step=slip.choice, turn=slip.turn, question=spoken(slip.question, lang),
                made=spoken(slip.made, lang), better=spoken(slip.better, lang),
                before=percent(slip.before), after=percent(slip.after),
                why=" ".join(reason.told(lang, Voice.ADVICE) for reason in slip.reasons),
            )
            for slip in found.slips
        )  # fmt: skip
        course = tuple(StandTold(step=at.choice, turn=at.turn, chance=percent(at.chance)) for at in found.course)
        return ReviewTold(
            player=self.player, done=self.of, of=self.of, finished=True, words=found.summary(lang), course=course,
            slips=slips,
        )  # fmt: skip


@dataclass
class Reviews:
    """Of one table, as long as it is open: one at a time, and the last ones that are done."""

    running: Reviewing | None = None
    kept: OrderedDict[tuple[int, int], Reviewing] = field(default_factory=OrderedDict)

    def find(self, number: int, player: int) -> Reviewing | None:
        now = self.running
        if now is not None and (now.number, now.player) == (number, player):
            return now
        return self.kept.get((number, player))

    def keep(self, done: Reviewing) -> None:
        self.kept[done.number, done.player] = done
        if len(self.kept) > KEPT_BY_TABLE:
            self.kept.popitem(last=False)


class Progress(NamedTuple):
    done: int
    review: Review | None


class LookOn(NamedTuple):
    """Go on looking through a game, for a process that thinks; `file`: the game, where it is to begin."""

    table: str
    number: int
    player: int
    file: bytes

    def done(self, thinker: Thinker) -> Progress | None:
        key = (LookOn, self.table, self.number, self.player)
        if self.file:
            thinker.kept[key] = (self._looks(thinker), [])
            if len(thinker.kept) > KEPT_BY_PROCESS:
                thinker.kept.popitem(last=False)
        if key not in thinker.kept:
            return None
        looks: tuple[Iterator[Look], list[Look]] = thinker.kept[key]
        until = time.perf_counter() + SLICE
        for look in looks[0]:
            looks[1].append(look)
            if time.perf_counter() >= until:
                return Progress(look.choice, None)
        del thinker.kept[key]
        return Progress(0, review_of(self.player, looks[1]))

    def _looks(self, thinker: Thinker) -> Iterator[Look]:
        saved = saves.decoded(self.file)
        game = beginning_of(saved, thinker.house)
        for choice in saved.choices:
            game.repeat(choice)
        return looks_at(game, self.player, SearchPlayer(0, Budget(nodes=NODES), thinker.house.usual_decks))


async def look_through(bots: Bots, table: str, file: bytes, reviews: Reviews, at: Reviewing) -> None:
    """Until it is done, nobody wants to know any more, or the processes fail again and again without getting on."""
    send, tries = file, 0
    try:
        while at.review is None and tries <= MOST_TRIES and time.monotonic() - at.asked < FORGOTTEN:
            try:
                found: Progress | None = await bots.do(table, LookOn(table, at.number, at.player, send))
            except Late:
                tries += 1
                continue
            if found is None:  # the process died, or had too many
                send, tries = file, tries + 1
                continue
            if found.done > at.done:
                tries = 0
            send, at.done, at.review = b"", max(at.done, found.done), found.review
        if at.review is not None:
            reviews.keep(at)
    finally:
        reviews.running = None
