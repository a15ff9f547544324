"""Duties that keep a player from ending the turn: Reckless (8.7.3), must-quest effects, Adventurous (set 14)."""

from __future__ import annotations

from tintero.abilities.words import Doing

from ... import refusals as why
from ...machinery.pieces import CHARACTER
from ...machinery.state import State
from ...machinery.traits import ADVENTUROUS, RECKLESS, traits
from ...refusals import Refusal
from ..actions import challenge, quest


def end_refusal(s: State, player: int) -> Refusal | None:
    """Why the turn cannot be ended yet."""
    adventurous = s.table.settings.open_points.adventurous_gates_end_of_turn
    for p in s.in_play.values():
        if p.owner != player or p.exerted or p.face.type != CHARACTER:
            continue
        t = traits(s, p)
        if t.keywords & RECKLESS and challenge.able_to_challenge(s, player, p):
            return why.RECKLESS_MUST_CHALLENGE
        must = t.can >> int(Doing.MUST_QUEST) & 1 or (adventurous and t.keywords & ADVENTUROUS)
        if must and not t.quest_ink and quest.refusal(s, player, p) is None:
            return why.MUST_QUEST
    return None
