"""Quest (4.5)."""

from __future__ import annotations

from ... import doings, kinds
from ... import refusals as why
from ...event import NOTHING, Event
from ...machinery.pieces import CHARACTER, QUESTED, Permanent
from ...machinery.state import State
from ...machinery.traits import RECKLESS, lore_value, traits
from ...option import QUEST, Option
from ...refusals import Refusal
from ..costs import can_pay_ink
from ..lore import gain_lore
from ..statics import barred
from ..triggers import happen


def refusal(s: State, player: int, p: Permanent) -> Refusal | None:
    """CR 4.5.1.2: limiters."""
    if p.owner != player:
        return why.NOT_YOURS
    if p.face.type != CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    t = traits(s, p)
    if p.drying and not t.can >> doings.QUEST_WHILE_DRYING & 1:
        return why.IS_DRYING
    if t.keywords & RECKLESS:
        return why.RECKLESS_QUEST
    if (t.cant or t.cant_versus) and barred(s, p, doings.QUEST, NOTHING):
        return why.CANT_QUEST
    if t.quest_ink and not can_pay_ink(s, player, t.quest_ink):
        return why.COST_UNPAYABLE
    return None


def options(s: State, player: int, mine: list[Permanent], out: list[Option]) -> None:
    for p in mine:
        if not p.exerted and refusal(s, player, p) is None:
            out.append(Option(QUEST, p.card))


def quest(s: State, player: int, p: Permanent) -> None:
    """CR 4.5.1.3, 4.5.1.4; what it costs is paid (`paid_action`)."""
    p.exerted = True
    p.did |= QUESTED
    happen(s, Event(kinds.EXERTED, "4.5.1.3", player, p.pid))
    gain_lore(s, player, lore_value(s, p), "4.5.1.4", p.pid)
    happen(s, Event(kinds.QUESTED, "4.5.2", player, p.pid))
