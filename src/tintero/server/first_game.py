"""The first game: a seed, two decks and the choices of a short game that shows each thing a player does.

`python -m tintero.server.first_game > src/tintero/server/first_game.json` looks for such a game anew, if cards or bots
play otherwise than they did. A test plays it at a real table.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec
from fastapi import APIRouter, Response

from tintero.players.chosen import seated_player
from tintero.table.front import Key
from tintero.table.house import House
from tintero.table.offered import Option
from tintero.table.seating import HUMAN
from tintero.table.session import Session
from tintero.words import say

from .asked_language import Lang
from .new_table import deck_of
from .thinking import bot_answer
from .told_http import Kept, answer, told
from .wire import Part

TAUGHT: Final = ("ink", "play", "quest", "challenge", "sing")
DECKS: Final = ("amber-amethyst-singers", "ruby-steel-brawlers")
BOT: Final = "greedy"
MOST_CHOICES: Final = 60
MOST_SEEDS: Final = 400
FEW_ENOUGH: Final = 22  # choices of the learner; a game that needs no more is taken at once
# What the learner does first, of what is possible and was done already: characters to play with come before the rest.
THEN: Final = ("play", "quest", "ink", "end")

router = APIRouter(prefix="/api/first-game", tags=["first game"], route_class=Kept)


class TaughtStep(Part, frozen=True):
    """One choice of the learner: at which version of the table, which option, and what is taught by it, if anything."""

    v: int
    option: int
    verb: str
    teaches: str = ""
    cards: tuple[str, ...] = ()  # their names
    words: str = ""


class FirstSeat(Part, frozen=True):
    who: str
    deck: str


class FirstGame(Part, frozen=True):
    """What to ask for a table with, and what the learner does at seat 1."""

    seed: int
    seats: tuple[FirstSeat, ...]
    steps: tuple[TaughtStep, ...]
    format: str = "free"


@router.get("", **told(FirstGame))
def first_game(lang: Lang) -> Response:
    game = kept_game()
    steps = tuple(
        msgspec.structs.replace(step, words=say(f"server.teach_{step.teaches}", lang) if step.teaches else "")
        for step in game.steps
    )
    return answer(msgspec.structs.replace(game, steps=steps))


def kept_game() -> FirstGame:
    return msgspec.json.decode(files("tintero.server").joinpath("first_game.json").read_bytes(), type=FirstGame)


# ---- looking for one -----------------------------------------------------------------------------------------------


class Learner:
    """Plays a first game: whatever was not shown yet comes first."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        decks = [deck_of(name, house) for name in DECKS]
        self.session = Session(house, decks, [HUMAN, BOT], seed)
        self.seed = seed
        self.steps: list[TaughtStep] = []
        self.v = 0

    def played(self) -> FirstGame | None:
        """The game, once everything was shown; None if that takes too long."""
        while len(self.steps) < MOST_CHOICES and not self.session.game.over:
            if set(TAUGHT) <= {step.teaches for step in self.steps}:
                seats = (FirstSeat(who=HUMAN, deck=DECKS[0]), FirstSeat(who=BOT, deck=DECKS[1]))
                return FirstGame(seed=self.seed, seats=seats, steps=tuple(self.steps))
            if self.session.computer_asked:
                self.act(bot_answer(self.session.game, BOT, self.seed, self.house))
            else:
                self.choose(self.session.game.options)
        return None

    def act(self, choice: Key) -> None:
        self.session.act(choice)
        self.v += 1

    def choose(self, options: Sequence[Option]) -> None:
        shown = {step.teaches for step in self.steps}
        new = [o for o in options if o.verb in TAUGHT and o.verb not in shown]
        new.sort(key=lambda o: TAUGHT.index(o.verb), reverse=True)
        chosen = new[0] if new else self.usual(options)
        game = self.session.game
        asked = game.view(1).question
        names = game.speaking("en", 0).names
        cards = () if asked is None else tuple(names.printed(card) for card in asked.options[chosen.number].cards)
        teaches = chosen.verb if new else ""
        self.steps.append(TaughtStep(v=self.v, option=chosen.number, verb=chosen.verb, teaches=teaches, cards=cards))
        self.act(chosen.answer.key())

    @staticmethod
    def usual(options: Sequence[Option]) -> Option:
        for verb in THEN:
            found = [o for o in options if o.verb == verb]
            if found:
                return found[0]
        return options[-1]  # to keep the hand, and to do no more than one must


def look_for_game(house: House) -> FirstGame:
    """The shortest of many."""
    best: FirstGame | None = None
    for seed in range(MOST_SEEDS):
        found = Learner(house, seed).played()
        if found is not None and (best is None or len(found.steps) < len(best.steps)):
            best = found
            if len(best.steps) <= FEW_ENOUGH:
                break
    assert best is not None
    return best


if __name__ == "__main__":
    game = look_for_game(House(None, seated_player))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(game), indent=1).decode() + "\n")
