"""What somebody who thinks would say about a question: what was considered, and why the rest is worse, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tintero.rules.fast import are_opponents
from tintero.rules.question import Ask
from tintero.table.front import Game
from tintero.table.offered import Option, Question
from tintero.words import listed, say, spoken

from .outlook import Outlook, outlook
from .search.thought import Thought
from .searcher import SearchPlayer, Thinking

CLEARLY_OFTENER: Final = 0.25  # a character is gone so much oftener that it is worth saying
LORE_WORTH_SAYING: Final = 0.75
SHOWN: Final = 3  # other options that are spoken of
SENTENCES: Final = 4  # of a hint
LANGUAGES: Final = ("en", "es")

Words = dict[str, str]


class Voice(StrEnum):
    """Who speaks of whom: the computer of itself, or of the player it advises."""

    OWN = "i"
    ADVICE = "you"


class Why(StrEnum):
    """What is different if something else is done."""

    LOSE = "lose"  # characters of one's own
    SPARE = "spare"  # characters of opponents, which stay
    LESS_LORE = "less_lore"
    THEIR_LORE = "their_lore"


@dataclass(frozen=True)
class Reason:
    why: Why
    names: tuple[Words, ...] = ()
    amount: int = 0

    def told(self, lang: str, voice: Voice) -> str:
        names = listed([spoken(words, lang) for words in self.names], lang)
        return say(f"thinking.{voice}_{self.why}", lang, names=names, count=len(self.names), amount=self.amount)


@dataclass(frozen=True)
class Considered:
    """One option: its words and what it promises; `error`: how far that may be off."""

    number: int
    words: Words
    chance: float
    error: float
    tries: int
    reasons: tuple[Reason, ...] = ()  # why it is worse than the best


@dataclass(frozen=True)
class Advice:
    """The options from the best to the worst, as far as they were tried."""

    player: int  # from 1
    question: Words
    considered: tuple[Considered, ...]
    nodes: int
    worlds: int

    @property
    def best(self) -> Considered:
        return self.considered[0]

    def told(self, lang: str, voice: Voice = Voice.ADVICE) -> list[str]:
        """A few sentences: the best, and what the others lead to."""
        best = self.best
        lines = [say("thinking.best", lang, option=spoken(best.words, lang), chance=percent(best.chance))]
        others = self.considered[1 : 1 + SHOWN]
        lines += self.as_good_as_best(others, lang)
        return lines + [self.compared(other, lang, voice) for other in others if not self.is_as_good(other)]

    def in_short(self, lang: str) -> list[str]:
        """A hint: what to do, and in a few sentences why nothing else."""
        best = self.best
        out = [say("thinking.hint", lang, option=spoken(best.words, lang), chance=percent(best.chance))]
        # what was dropped early was tried in few worlds: by luck it may look better than the best
        others = [other for other in self.considered[1:] if other.tries and other.chance <= best.chance][:SHOWN]
        if not others:
            out.append(say("thinking.nothing_else", lang))
        out += self.as_good_as_best(others, lang)
        for other in others:
            if len(out) < SENTENCES and not self.is_as_good(other):
                out.append(self.change(other, lang))
                out += [reason.told(lang, Voice.ADVICE) for reason in other.reasons][: SENTENCES - len(out)]
        return out

    def is_as_good(self, other: Considered) -> bool:
        """Nothing that could be said of it would tell it from the best."""
        return not other.reasons and percent(other.chance) == percent(self.best.chance)

    def as_good_as_best(self, others: Sequence[Considered], lang: str) -> list[str]:
        """One sentence for all of them, or none."""
        found = [spoken(other.words, lang) for other in others if self.is_as_good(other)]
        return [say("thinking.just_as_good", lang, options=listed(found, lang))] if found else []

    def compared(self, other: Considered, lang: str, voice: Voice) -> str:
        """`Quest with Simba instead: 61 % → 54 %. I expect to lose Simba.`"""
        return " ".join([self.change(other, lang), *(reason.told(lang, voice) for reason in other.reasons)])

    def change(self, other: Considered, lang: str) -> str:
        return say(
            "thinking.instead", lang, option=spoken(other.words, lang), before=percent(self.best.chance),
            after=percent(other.chance),
        )


def percent(chance: float) -> int:
    return round(100 * chance)


def advise(game: Game, player: SearchPlayer) -> Advice:
    """What this player thinks of the open question; the game must not be over."""
    thinking = player.begin(game.rules)
    return advice_of(game, thinking, thinking.think())


def advice_of(game: Game, thinking: Thinking, thought: Thought) -> Advice:
    options = game.options
    question = game.question
    assert question is not None
    best = outlook_of(thinking, thought.best.number)
    found: list[Considered] = []
    for place, tried in enumerate(thought.tried):
        reasons: tuple[Reason, ...] = ()
        if 0 < place <= SHOWN:
            reasons = reasons_against(game, best, outlook_of(thinking, tried.number))
        words = words_of(question, options[tried.number])
        if thought.together.get(tried.number):
            words = replacing(game, thought.together[tried.number])
        chance = thought.chance_of(tried) if tried.tries else best.chance
        found.append(Considered(tried.number, words, chance, tried.error, tried.tries, reasons))
    asked = {lang: question.text(lang) for lang in LANGUAGES}
    return Advice(question.player, asked, tuple(found), thought.nodes, thought.worlds)


def words_of(question: Question, option: Option) -> Words:
    """An answer apart from its question: of a card of the opening hand, the name alone would not say what is done."""
    said = {lang: option.text(lang) for lang in LANGUAGES}
    if question.kind != Ask.HAND.value or option.verb != "card":
        return said
    return {lang: say("thinking.replace", lang, card=card) for lang, card in said.items()}


def replacing(game: Game, cards: Sequence[int]) -> Words:
    """All that is replaced of an opening hand: what one card is worth depends on the rest."""
    both = zip(game.rules.options, game.options, strict=True)
    texts = {answer.a: option for answer, option in both if option.verb == "card"}
    return {
        lang: say("thinking.replace", lang, card=listed([texts[card].text(lang) for card in cards], lang))
        for lang in LANGUAGES
    }


def outlook_of(thinking: Thinking, option: int) -> Outlook:
    return outlook(thinking.worlds, thinking.game, option, thinking.until, thinking.mind, thinking.valuer)


def reasons_against(game: Game, best: Outlook, other: Outlook) -> tuple[Reason, ...]:
    """What the other option leads to that the best does not."""
    s = game.rules.state
    seat = s.asked_by
    lost = [c for c, alive in other.alive.items() if best.alive[c] - alive >= CLEARLY_OFTENER and mine(game, c, seat)]
    spared = [
        c for c, alive in other.alive.items()
        if alive - best.alive[c] >= CLEARLY_OFTENER and are_opponents(s, seat, s.table.owners[c])
    ]  # fmt: skip
    found: list[Reason] = []
    if lost:
        found.append(Reason(Why.LOSE, names_of(game, lost, seat)))
    if spared:
        found.append(Reason(Why.SPARE, names_of(game, spared, seat)))
    if best.lore - other.lore >= LORE_WORTH_SAYING:
        found.append(Reason(Why.LESS_LORE, amount=round(best.lore - other.lore)))
    if other.their_lore - best.their_lore >= LORE_WORTH_SAYING:
        found.append(Reason(Why.THEIR_LORE, amount=round(other.their_lore - best.their_lore)))
    return tuple(found)


def mine(game: Game, card: int, seat: int) -> bool:
    return game.rules.state.table.owners[card] == seat


def names_of(game: Game, cards: Sequence[int], seat: int) -> tuple[Words, ...]:
    names = {lang: game.speaking(lang, seat).names for lang in LANGUAGES}
    return tuple({lang: names[lang].plain(card) for lang in LANGUAGES} for card in cards)
