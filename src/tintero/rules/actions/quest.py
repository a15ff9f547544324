"""Quest (4.5)."""

from __future__ import annotations

from tintero.abilities.words import Doing, EventKind

from .. import reasons as why
from .. import state as st
from ..costs import can_pay_ink, pay_ink
from ..events import emit
from ..lore import gain_lore
from ..option import QUEST, Option
from ..state import Permanent, State
from ..static import barred
from ..traits import RECKLESS, lore_value, traits


def refusal(s: State, player: int, p: Permanent) -> int:
    """CR 4.5.1.2: limiters."""
    if p.owner != player:
        return why.NOT_YOURS
    if p.face.kind != st.CHARACTER:
        return why.NOT_A_CHARACTER
    if p.exerted:
        return why.IS_EXERTED
    t = traits(s, p)
    if p.drying and not t.can >> int(Doing.QUEST_WHILE_DRYING) & 1:
        return why.IS_DRYING
    if t.keywords & RECKLESS:
        return why.RECKLESS_QUEST
    if (t.cant or t.cant_versus) and barred(s, p, Doing.QUEST, 0):
        return why.CANT_QUEST
    if t.quest_ink and not can_pay_ink(s, player, t.quest_ink):
        return why.COST_UNPAYABLE
    return why.OK


def options(s: State, player: int, out: list[Option]) -> None:
    for p in s.in_play.values():
        if p.owner == player and not p.exerted and refusal(s, player, p) == why.OK:
            out.append(Option(QUEST, p.card))


def quest(s: State, player: int, p: Permanent) -> None:
    cost = traits(s, p).quest_ink
    if cost:
        pay_ink(s, player, cost, "4.5.1.2")
    p.exerted = True
    p.did |= st.QUESTED
    emit(s, EventKind.EXERTED, "4.5.1.3", player, p.pid)
    gain_lore(s, player, lore_value(s, p), "4.5.1.4", p.pid)
    emit(s, EventKind.QUESTED, "4.5.2", player, p.pid)
