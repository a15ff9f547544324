"""A loop that a player may leave must be left (6.1.10): a step taken often enough in one turn is no longer offered.

Nobody announces a number of repetitions at this table: whoever runs a loop runs it, up to `OpenPoints.loop_repetitions`
times in a turn. A step is a question of one card at one place, and one answer to it. Nothing is counted until a turn
has had more choices than turns have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..event import NO_CARD
from ..option import Option

if TYPE_CHECKING:
    from .process import Process
    from .state import State

UNSUSPICIOUS: Final = 100  # choices in a turn, before anybody counts

Step = tuple[int, ...]  # who was asked, the card that asked, at which place, and the parts of the answer
PARTS: Final = 7  # of a step


def is_suspicious(s: State) -> bool:
    """Whether this turn has had so many choices that it may be a loop."""
    return s.choices - s.choices_before_turn > UNSUSPICIOUS


def step_of(s: State, f: Process, player: int, o: Option) -> Step:
    """What is done if the process gets this answer. An entry of the bag has a new number each time, its card not."""
    about = f.about(s, o)
    return (player, f.card, f.at, o.verb, o.a if about == NO_CARD else about, o.b, o.c)


def left_to_do(s: State, f: Process, player: int, found: list[Option]) -> list[Option]:
    """The answers that were not given too often this turn; all of them where no other is left to leave by."""
    if not s.repeated or not is_suspicious(s):
        return found
    limit = s.table.settings.open_points.loop_repetitions
    left = [o for o in found if s.repeated.get(step_of(s, f, player, o), 0) < limit]
    return left if 0 < len(left) < len(found) else found


def count_step(s: State, f: Process, player: int, o: Option) -> bool:
    """An answer is given; False if it was given too often, because nothing else was left."""
    step = step_of(s, f, player, o)
    times = s.repeated.get(step, 0)
    if times >= s.table.settings.open_points.loop_repetitions:
        return False
    s.repeated[step] = times + 1
    return True


def given_too_often(s: State, o: Option) -> bool:
    """Whether the open question could have this answer, had it not been given so often."""
    f = s.stack[-1]
    return bool(s.repeated) and o not in s.options and o in f.options(s)
