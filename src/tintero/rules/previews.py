"""What an action would do as things stand: the damage of a challenge (4.6.6). Nothing in the game changes."""

from __future__ import annotations

from typing import NamedTuple

from .at_work import as_if_challenging
from .book.damage import challenge_strength, would_be_dealt
from .machinery.pieces import CHARACTER
from .machinery.state import State
from .machinery.traits import traits


class ChallengePreview(NamedTuple):
    """Damage and banishing, before any trigger, choice or replacement effect on the way."""

    deals: int
    takes: int
    banishes: bool
    is_banished: bool


def challenge_preview(s: State, challenger: int, challenged: int) -> ChallengePreview | None:
    """What both would be dealt if this card challenged that one now; None if one of them is not in play."""
    if s.pid_of[challenger] not in s.in_play or s.pid_of[challenged] not in s.in_play:
        return None
    there = as_if_challenging(s, challenger, challenged)
    p = there.in_play[s.pid_of[challenger]]
    p.exerted = True  # CR 4.6.4.4
    there.changed()
    q = there.in_play[s.pid_of[challenged]]
    back = challenge_strength(there, q) if q.face.type == CHARACTER else 0
    deals = sum(w.amount for w in would_be_dealt(there, q.pid, challenge_strength(there, p), p.pid, in_challenge=True))
    takes = sum(w.amount for w in would_be_dealt(there, p.pid, back, q.pid, in_challenge=True))
    return ChallengePreview(
        deals,
        takes,
        deals > 0 and q.damage + deals >= traits(there, q).willpower,
        takes > 0 and p.damage + takes >= traits(there, p).willpower,
    )
