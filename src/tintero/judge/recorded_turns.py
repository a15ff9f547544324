"""Some turns of a game as a stretch that can be recorded, and the title that it has if nobody says another."""

from __future__ import annotations

from tintero.language import Reader
from tintero.table.front import Game
from tintero.words import say

from .recording import CannotRecord, Stretch, against_start
from .scenario import read_scenario


def stretch_of_turns(begun: Game, whole: Game, first: int, last: int) -> Stretch:
    """From the first turn decision in these turns to their end. `begun`: the whole game's beginning, which follows.

    A turn in which nothing was chosen yet gives its position. CannotRecord if nobody was asked in these turns.
    """
    left = list(whole.choices)
    while left and (begun.turn < first or against_start(begun.rules) == "recording.not_now"):
        begun.repeat(left.pop(0))
    missing = against_start(begun.rules)
    if not first <= begun.turn <= last or (missing and not left):
        raise CannotRecord("recording.no_turn", turn=first, turns=whole.turn)
    if missing:
        raise CannotRecord(missing)
    start, before = begun.rules.clone(log=True), len(begun.choices)
    position = "" if before else begun.position
    while left and begun.turn <= last:
        begun.repeat(left.pop(0))
    return Stretch(start, begun.choices[before:], position=position, at_end=True)


def usual_title(position: str, turn: int, reader: Reader) -> dict[str, str]:
    """The title of the file whose position it is, or which turn it begins with."""
    own = dict(read_scenario(position, reader).title) if position else {}
    return own or {lang: say("recording.title", lang, turn=turn) for lang in ("en", "es")}
