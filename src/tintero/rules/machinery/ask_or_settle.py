"""Ask or settle: every question of the rules passes here before it is put (1.7.7).

One rule, in this order:

1. What depends on cards that not everybody sees is asked, even if it has one answer, or none but "nothing": whether a
   question is put must not tell the others what is hidden. Whoever is asked may take the one answer at once.
2. What has only one way to answer is never asked.
3. What everybody at the table can see to make no difference is not asked either, if `Settings.asks` is WHAT_MATTERS:
   an empty "may" is declined, of answers that lead to the same the first is taken. Before a judge it is asked.

What lies behind a question says whoever asks it (`Process.private`, `forced`, `empty`); cards that nothing tells apart
are found here, for all of them (`alike`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..option import NO, Option
from ..settings import Asks
from .alike import are_alike
from .loops import left_to_do
from .process import Process

if TYPE_CHECKING:
    from .state import State


def put(s: State, f: Process, player: int, kind: str) -> bool:
    """Ask what the process asks now, or settle it; False if there is nothing to answer."""
    every = f.options(s)
    found = left_to_do(s, f, player, every)
    if not found:
        return False
    if f.private(s) or not (f.forced(s, found) or makes_no_difference(s, f, found)):
        s.ask(player, kind, found)
        return True
    o = found[-1] if found[-1].verb == NO else found[0]
    s.settled(player, kind, o, f.about(s, o), f.picks_made(), "1.7.7" if found is every else "6.1.10")
    f.answer(s, o)
    return True


def makes_no_difference(s: State, f: Process, found: list[Option]) -> bool:
    return s.table.settings.asks == Asks.WHAT_MATTERS and (f.empty(s) or are_alike(s, found))
