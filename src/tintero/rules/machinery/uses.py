"""How often an ability has fully resolved this turn (6.1.13.2): counted at its source, also after that has left."""

from __future__ import annotations

from .state import State


def uses(s: State, source: int, key: str) -> int:
    p = s.in_play.get(source)
    if p is None:
        p = s.gone.get(source)
    return 0 if p is None else p.used.count(key)


def note_use(s: State, source: int, key: str) -> None:
    p = s.in_play.get(source)
    if p is not None:
        p.mark_used(key)
        return
    gone = s.gone.get(source)
    if gone is not None:  # copies of the state share what is gone: it is not changed, but replaced
        new = gone.copy()
        new.mark_used(key)
        s.gone = {**s.gone, source: new}
