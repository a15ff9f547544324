"""Duties that keep a player from ending the turn: Reckless (8.7.3), must-quest effects, Adventurous (set 14)."""

from __future__ import annotations

from tintero.abilities.words import Doing

from .. import reasons as why
from .. import state as st
from ..actions import challenge, quest
from ..state import State
from ..traits import ADVENTUROUS, RECKLESS, traits


def end_refusal(s: State, player: int) -> int:
    """Why the turn cannot be ended yet; OK if it can."""
    for p in s.in_play.values():
        if p.owner != player or p.exerted or p.face.kind != st.CHARACTER:
            continue
        t = traits(s, p)
        if t.keywords & RECKLESS and challenge.able_to_challenge(s, player, p):
            return why.RECKLESS_MUST_CHALLENGE
        must = t.can >> int(Doing.MUST_QUEST) & 1
        if t.keywords & ADVENTUROUS and s.table.settings.open_points.adventurous_gates_end_of_turn:
            must = 1
        if must and not t.quest_ink and quest.refusal(s, player, p) == why.OK:
            return why.MUST_QUEST
    return why.OK
