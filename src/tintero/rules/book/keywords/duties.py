"""Duties that keep a player from ending the turn: Reckless (8.7.3), must-quest effects, Adventurous (set 14)."""

from __future__ import annotations

from typing import Final

from ... import doings
from ... import refusals as why
from ...machinery.pieces import CHARACTER, Permanent
from ...machinery.state import State
from ...machinery.traits import ADVENTUROUS, RECKLESS, traits
from ...refusals import Refusal
from ..actions import challenge, quest

DUTIFUL: Final = RECKLESS | ADVENTUROUS
MUST_QUEST: Final = doings.MUST_QUEST


def end_refusal(s: State, player: int) -> Refusal | None:
    """Why the turn cannot be ended yet."""
    for p in s.in_play.values():
        if p.owner != player or p.exerted or p.face.type != CHARACTER:
            continue
        t = traits(s, p)
        if t.keywords & DUTIFUL or t.can >> MUST_QUEST & 1:
            found = duty_of(s, player, p)
            if found is not None:
                return found
    return None


def duty_of(s: State, player: int, p: Permanent) -> Refusal | None:
    """What this character still has to do; None if nothing, or if it cannot."""
    if p.owner != player or p.exerted or p.face.type != CHARACTER:
        return None
    t = traits(s, p)
    if t.keywords & RECKLESS and challenge.able_to_challenge(s, player, p):
        return why.RECKLESS_MUST_CHALLENGE
    adventurous = t.keywords & ADVENTUROUS and s.table.settings.open_points.adventurous_gates_end_of_turn
    if (adventurous or t.can >> MUST_QUEST & 1) and not t.quest_ink and quest.refusal(s, player, p) is None:
        return why.MUST_QUEST
    return None
