"""A game looked at afterwards: how the chances stood, and the moves that cost most, with what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from tintero.rules.option import Option as Answer
from tintero.table.front import Game
from tintero.words import say, spoken

from .advice import LANGUAGES, Reason, Voice, Words, percent, reasons_against, words_of
from .outlook import Outlook, outlook
from .searcher import SearchPlayer, Thinking

MOST: Final = 5  # moves that are shown
SUSPECT: Final = 0.01  # a fall of the chance that is looked at again
SURE: Final = 100  # worlds in which a suspect is compared with the better move
WORTH_SAYING: Final = 0.03
ERRORS: Final = 2.0  # standard errors by which the fall must be real

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Stand:
    """How the chances stood when the player was asked."""

    choice: int  # answers given before
    turn: int
    chance: float


@dataclass(frozen=True)
class Slip:
    """A move after which the chance of winning fell, and what would have been better."""

    choice: int  # answers given before it
    turn: int
    question: Words
    made: Words
    better: Words
    before: float  # with the better move
    after: float  # with the one that was made
    error: float
    reasons: tuple[Reason, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data, with the words in both languages."""
        return {
            "choice": self.choice, "turn": self.turn, "question": dict(self.question), "made": dict(self.made),
            "better": dict(self.better), "before": self.before, "after": self.after, "error": self.error,
            "reasons": [
                {lang: reason.told(lang, Voice.ADVICE) for lang in LANGUAGES} for reason in self.reasons
            ],
        }  # fmt: skip

    @property
    def fall(self) -> float:
        return self.before - self.after

    def told(self, lang: str) -> str:
        """`Turn 5. Quest with …: 61 % → 54 %. You would probably lose …. Better: …`: reasons of what was made."""
        before, after = percent(self.before), percent(self.after)
        words = say("thinking.slip", lang, turn=self.turn, made=spoken(self.made, lang), before=before, after=after)
        better = say("thinking.slip_better", lang, better=spoken(self.better, lang))
        return " ".join([words, *(reason.told(lang, Voice.ADVICE) for reason in self.reasons), better])


@dataclass(frozen=True)
class Look:
    """At one question: how it stood (None if the budget did not suffice), and whether the answer was a slip."""

    choice: int  # answers given before
    stand: Stand | None
    slip: Slip | None


@dataclass(frozen=True)
class Review:
    """What a player could have done better; the worst first. `asked`: questions that left a choice."""

    player: int  # from 1
    slips: tuple[Slip, ...]
    course: tuple[Stand, ...]
    asked: int
    interrupted: bool = False  # somebody stopped it before the end of the game

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "asked": self.asked,
            "interrupted": self.interrupted,
            "course": [{"choice": s.choice, "turn": s.turn, "chance": s.chance} for s in self.course],
            "slips": [slip.to_dict() for slip in self.slips],
        }

    def summary(self, lang: str) -> str:
        """In one sentence, where it is known whose moves these are."""
        if not self.asked:
            return say("thinking.nothing_to_review", lang)
        return say("thinking.review", lang, asked=self.asked, count=len(self.slips))

    def told(self, lang: str) -> list[str]:
        if not self.asked:
            return [self.summary(lang)]
        head = say("thinking.review_of", lang, player=self.player, said=self.summary(lang))
        return [head, *(slip.told(lang) for slip in self.slips)]


def review(
    game: Game, player: int, thinker: SearchPlayer, progress: Progress | None = None, most: int = MOST
) -> Review:  # fmt: skip
    """Look at every question that this player (from 1) answered. The game itself is not touched.

    After Ctrl-C the review has what was found before.
    """
    looks: list[Look] = []
    interrupted = False
    try:
        for look in looks_at(game, player, thinker):
            looks.append(look)
            if progress is not None:
                progress(look.choice, len(game.choices))
    except KeyboardInterrupt:
        interrupted = True
    return review_of(player, looks, most, interrupted)


def looks_at(game: Game, player: int, thinker: SearchPlayer) -> Iterator[Look]:
    """One question after the other, for whoever has something else to do in between."""
    for then, answer in questions_of(game, player):
        thinking = thinker.begin(then.rules)
        if len(thinking.numbers) > 1:
            yield looked_at(then, thinking, answer)


def looked_at(then: Game, thinking: Thinking, answer: Answer) -> Look:
    """How the chances stood before this answer, and what it cost if that is worth saying."""
    choice = len(then.choices)
    thought = thinking.think()
    if not thought.best.tries:  # the budget ended before every option was tried once
        return Look(choice, None, None)
    stand = Stand(choice, then.turn, thought.best.mean)
    made = then.rules.options.index(answer)
    tried = thought.of(made)
    fall = thought.best.mean - thought.chance_of(tried) if tried is not None else 0.0
    if made == thought.best.number or fall < SUSPECT:
        return Look(choice, stand, None)
    slip = compared(then, thinking, thought.best.number, made)
    return Look(choice, stand, slip if slip.fall >= max(WORTH_SAYING, ERRORS * slip.error) else None)


def review_of(player: int, looks: Sequence[Look], most: int = MOST, interrupted: bool = False) -> Review:
    slips = sorted((look.slip for look in looks if look.slip), key=lambda slip: (-slip.fall, slip.choice))
    course = tuple(look.stand for look in looks if look.stand)
    return Review(player, tuple(slips[:most]), course, len(looks), interrupted)


def questions_of(game: Game, player: int) -> Iterator[tuple[Game, Answer]]:
    """The game as it stood whenever this player was asked something, and what was answered."""
    then = game.earlier(0)
    for answer in game.choices:
        asked = not then.over and then.rules.to_decide == player - 1 and then.offered > 1
        if asked and answer in then.rules.options:  # nobody is asked whether to concede
            yield then, answer
        then.repeat(answer)


def compared(game: Game, thinking: Thinking, better: int, made: int) -> Slip:
    """Both moves in the same worlds, more of them than were looked at before."""
    best = outlook(thinking.worlds, thinking.game, better, thinking.until, thinking.mind, thinking.valuer, SURE)
    other = outlook(thinking.worlds, thinking.game, made, thinking.until, thinking.mind, thinking.valuer, SURE)
    question = game.question
    assert question is not None
    options = game.options
    asked = {lang: question.text(lang) for lang in LANGUAGES}
    words = [words_of(question, options[number]) for number in (made, better)]
    return Slip(
        len(game.choices), game.turn, asked, words[0], words[1], best.chance, other.chance,
        error_between(best, other), reasons_against(game, best, other),
    )  # fmt: skip


def error_between(one: Outlook, other: Outlook) -> float:
    """Of the difference of two chances found in the same worlds."""
    apart = [a - b for a, b in zip(one.chances, other.chances, strict=True)]
    mean = sum(apart) / len(apart)
    return sqrt(sum((d - mean) ** 2 for d in apart) / (len(apart) - 1) / len(apart))
