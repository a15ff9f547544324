"""Effects that last: properties, rules, floating and delayed triggers, shields (6.2.7, 6.4.2, 6.5, 6.6)."""

from __future__ import annotations

from typing import Any

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import EventKind, Until

from ..evaluate import number, players_of
from ..events import EVERYBODY, emit
from ..face import Instr
from ..modifiers import begin
from ..resolve import did, failed, source_ref
from ..state import Frame, Lasting, State, order_from
from ..static import DELAYED, FLOATING, GIVE, IMPOSE, SHIELD, refresh


def new_lasting(s: State, f: Frame, kind: int, node: Any, i: Instr) -> Lasting:
    assert f.program is not None
    e = Lasting(s.next_number, kind, f.player, node, f"{f.program.key}#{f.pc - 1}")
    s.next_number += 1
    e.source = f.source
    e.card = f.card
    e.regs = [r[:] for r in f.regs]
    return e


def give(s: State, f: Frame, i: Instr) -> None:
    """CR 6.4.2.2: the affected set is frozen now, unless the text covers later arrivals (6.4.2.1)."""
    node = i.node
    assert isinstance(node, ef.Give)
    targets = [pid for pid in f.regs[i.reg] if pid in s.in_play] if i.reg >= 0 else []
    if not targets and not node.open_set:
        failed(s, f)
        return
    groups: list[tuple[int, list[int]]] = [(f.player, targets)]
    if node.until in (Until.THEIR_NEXT_TURN, Until.START_OF_THEIR_NEXT_TURN):
        # each affected player's next turn comes at its own time
        groups = [
            (player, [pid for pid in targets if s.in_play[pid].owner == player])
            for player in order_from(s, s.active)
        ]
        groups = [g for g in groups if g[1] or node.open_set]
    for player, group in groups:
        e = new_lasting(s, f, GIVE, node, i)
        e.targets = group
        e.open_set = node.open_set
        e.amounts = [fixed_amount(s, f, p) for p in node.properties]
        begin(s, e, int(node.until), player)
    for pid in targets:
        emit(s, EventKind.GIVEN, "6.6.1.1", f.player, pid, 0, 1, source_ref(s, f), EVERYBODY, "")
    did(s, f, max(1, len(targets)), True)


def fixed_amount(s: State, f: Frame, p: pr.Property) -> int:
    """CR 6.1.8: numbers of a resolved effect are counted once."""
    if isinstance(p, (pr.Changes, pr.SingsAs, pr.ExtraDamage)):
        return number(s, f, p.amount)
    if isinstance(p, pr.HasKeyword) and p.value is not None:
        return number(s, f, p.value)
    return 0


def impose(s: State, f: Frame, i: Instr) -> None:
    node = i.node
    assert isinstance(node, ef.Impose)
    affected = [f.player]
    if node.until in (Until.THEIR_NEXT_TURN, Until.START_OF_THEIR_NEXT_TURN):
        spoken_of = {p for imposed in node.rules for p in players_of(s, f, imposed.who)}
        affected = [p for p in order_from(s, s.active) if p in spoken_of]
    for player in affected:
        begin(s, new_lasting(s, f, IMPOSE, node, i), int(node.until), player)
    refresh(s)
    did(s, f, 1, True)


def whenever(s: State, f: Frame, i: Instr) -> None:
    """CR 6.2.7.1: a floating trigger. `i.kind` names the working ability it was compiled to."""
    node = i.node
    e = new_lasting(s, f, FLOATING, node, i)
    e.working = s.table.workings[i.kind]
    e.once = node.once
    begin(s, e, int(node.until), f.player)
    did(s, f, 1, True)


def later(s: State, f: Frame, i: Instr) -> None:
    """CR 6.2.7.2: a delayed trigger at one future moment."""
    e = new_lasting(s, f, DELAYED, i.node, i)
    e.working = s.table.workings[i.kind]
    e.once = True
    begin(s, e, int(Until.PERMANENT), f.player)
    did(s, f, 1, True)


def shield(s: State, f: Frame, i: Instr) -> None:
    node = i.node
    assert isinstance(node, ef.Shield)
    targets = [pid for pid in f.regs[i.reg] if pid in s.in_play]
    if not targets:
        failed(s, f)
        return
    for pid in targets:
        e = new_lasting(s, f, SHIELD, node, i)
        e.targets = [pid]
        begin(s, e, int(node.until), f.player)
    did(s, f, len(targets), True)


