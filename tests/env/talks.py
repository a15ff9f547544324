"""Conversations on standard input and output, in this process: whoever answers is a function of what was written."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tests.reading import shared_house
from tintero.env.stdio.line_wire import LineWire
from tintero.env.stdio.stdio_games import StdioGames
from tintero.env.stdio.talk_forms import JsonForm, PlainForm
from tintero.table.seating import HUMAN
from tintero.table.session import Session

DECKS = ("amber-steel-guardians", "amethyst-ruby-flyers")
Answering = Callable[[str], str]  # what was written since the last answer, to the next one


class Answers(io.RawIOBase):
    """Standard input, written by somebody who reads standard output first; '' is its end."""

    def __init__(self, out: io.StringIO, answer: Answering) -> None:
        super().__init__()
        self.out = out
        self.answer = answer
        self.read_so_far = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        written = self.out.getvalue()[self.read_so_far :]
        self.read_so_far += len(written)
        return self.answer(written).encode()


def session_of(*seats: str, seed: int = 7, first: int | None = 1) -> Session:
    house = shared_house()
    decks = [house.load_deck(DECKS[min(n, 1)]) for n in range(len(seats))]
    return Session(house, decks, seats, seed, first=first)


def talk(answer: Answering, *seats: str, json: bool = False, lang: str = "en", games: int = 1, seed: int = 7) -> str:
    """All that is written until the games are over; EOFError if the answers end first."""
    out = io.StringIO()
    wire = LineWire(Answers(out, answer), out)
    form = JsonForm(wire) if json else PlainForm(wire)
    who = seats or (HUMAN, "greedy")
    StdioGames(wire, form, lambda n: session_of(*who, seed=seed + n), games, lang).play()
    return out.getvalue()


def typing(*lines: str) -> Answering:
    """These lines, one after the other, then the end."""
    left: Iterator[str] = iter(lines)
    return lambda _written: next((f"{line}\n" for line in left), "")


def then_first(*lines: str) -> Answering:
    """These lines, and from then on always the first option."""
    left: Iterator[str] = iter(lines)
    return lambda _written: f"{next(left, '0')}\n"


def objects(text: str | Iterable[str]) -> list[dict[str, Any]]:
    lines = text.splitlines() if isinstance(text, str) else text
    return [msgspec.json.decode(line) for line in lines]
