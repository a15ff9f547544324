"""Why the computer did what it did, told to somebody who must not learn what is in its hand.

While the game goes on only options are spoken of whose cards the reader could see when they were considered; how many
others there were, or whether there were any, is not said. Nor is any chance: it would tell how good the hand is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tintero.rules import option as op
from tintero.rules.option import Option as Answer
from tintero.table.front import Game
from tintero.words import say, spoken

from .advice import LANGUAGES, SHOWN, Advice, Considered, Reason, Voice, Words, advice_of
from .search.thought import Thought
from .searcher import SearchPlayer

MATTERED: Final = 0.01  # between the chances of two options, if it was worth a thought
AS_GOOD: Final = 0.03
CLEARLY: Final = 0.1


@dataclass(frozen=True)
class Compared:
    """Another option, told without figures."""

    words: Words
    how: str  # the message that says how much worse it is
    reasons: tuple[Reason, ...]

    def told(self, lang: str) -> str:
        said = say(f"thinking.{self.how}", lang, option=spoken(self.words, lang))
        return " ".join([said, *(reason.told(lang, Voice.OWN) for reason in self.reasons)])


@dataclass(frozen=True)
class Explanation:
    """One move of a computer. `advice`: all that it considered, if the reader may know everything; else None."""

    player: int  # from 1
    turn: int
    made: Words
    others: tuple[Compared, ...]
    advice: Advice | None

    def told(self, lang: str) -> list[str]:
        head = say("thinking.explained", lang, turn=self.turn, option=spoken(self.made, lang))
        if self.advice is not None:
            return [head, *self.advice.told(lang, Voice.OWN)]
        return [head, *(other.told(lang) for other in self.others), say("thinking.hand_is_secret", lang)]


def explain(game: Game, computers: Mapping[int, SearchPlayer], viewer: int | None) -> Explanation | None:
    """The last move that mattered of these computers (by seat, from 0), for this seat; `viewer` None: for everybody.

    None if there is no such move: the computers remember only what they thought since they sat down.
    """
    thoughts = {
        (seat, choices): thought for seat, computer in computers.items() for choices, thought in computer.remembered
    }
    found: tuple[int, int, Thought] | None = None
    then = game.earlier(0)
    for place, answer in enumerate(game.choices):
        if not then.over:
            thought = thoughts.get((then.rules.to_decide, then.rules.state.choices))
            if thought is not None and tells(game, then, thought, answer, viewer):
                found = (place, then.rules.to_decide, thought)
        then.repeat(answer)
    if found is None:
        return None
    place, seat, thought = found
    then = game.earlier(place)
    advice = advice_of(then, computers[seat].begin(then.rules), thought)
    if viewer is None:
        return Explanation(seat + 1, then.turn, advice.best.words, (), advice)
    others = [other for other in advice.considered[1:] if other.tries and seen(then, other.number, viewer)]
    compared = tuple(without_figures(then, advice, other, viewer) for other in others[:SHOWN])
    return Explanation(seat + 1, then.turn, words_for(then, advice.best.number, viewer), compared, None)


def tells(now: Game, then: Game, thought: Thought, answer: Answer, viewer: int | None) -> bool:
    """Whether this thought led to this answer, and something can be said about it."""
    options = then.rules.options
    if thought.best.number >= len(options) or options[thought.best.number] != answer:
        return False
    others = [tried for tried in thought.tried[1:] if tried.tries]
    if viewer is not None:
        others = [tried for tried in others if seen(then, tried.number, viewer)]
        if not all(is_known(now, card, viewer) for card in cards_of(answer)):
            return False
    return any(thought.best.mean - thought.chance_of(tried) >= MATTERED for tried in others)


def cards_of(answer: Answer) -> list[int]:
    return [answer.a, *([answer.b] if answer.verb in op.OF_TWO_CARDS else [])] if answer.verb in op.OF_CARDS else []


def seen(then: Game, option: int, viewer: int) -> bool:
    """Whether the viewer saw at that time all that the option is about."""
    answer = then.rules.options[option]
    return answer.verb != op.NAMED and all(is_known(then, card, viewer) for card in cards_of(answer))


def is_known(game: Game, card: int, viewer: int) -> bool:
    return game.speaking("en", viewer).names.is_known(card)


def words_for(then: Game, option: int, viewer: int) -> Words:
    """In the viewer's words: the computer's own tell copies apart that nobody else sees.

    A card that was hidden then has no other name than the printed one: it is asked for only if it was shown since.
    """
    answer = then.rules.options[option]
    found: Words = {}
    for lang in LANGUAGES:
        speaking = then.speaking(lang, viewer)
        names = speaking.names
        shown = {card: names.printed(card) for card in cards_of(answer) if not names.is_known(card)}
        found[lang] = speaking.option(answer, shown)
    return found


def without_figures(then: Game, advice: Advice, other: Considered, viewer: int) -> Compared:
    apart = advice.best.chance - other.chance
    how = "as_good" if apart < AS_GOOD else "clearly_worse" if apart >= CLEARLY else "worse"
    return Compared(words_for(then, other.number, viewer), how, other.reasons)
