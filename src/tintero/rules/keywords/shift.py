"""Shift and its variants (8.10)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import ShiftKind, Triggered
from tintero.abilities.effect import Destination, Move
from tintero.abilities.target import THIS
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, ShiftBase, Until, Who, Zone

from .. import state as st
from ..damage import remove
from ..events import EVERYBODY, emit
from ..face import BUILTIN, Face, Instr, Program, Working
from ..registers import FIRST_LABEL
from ..resolve import did, failed
from ..state import Frame, Lasting, Permanent, State
from ..static import DELAYED
from ..traits import traits
from ..zones import arrive

TEMPORARY_KEY: Final = "keyword/temporary shift"


def answers_to(s: State, face: Face, base: Permanent) -> bool:
    """CR 8.10.1, 5.2.6.1: any shared name; some cards count as further names for Shift."""
    if face.names & base.face.names:
        return True
    t = traits(s, base)
    if t.shift_any:
        return True
    return any(n in face.names for n in t.shift_names)


def bases_for(s: State, player: int, card: int, kind: ShiftKind) -> list[Permanent]:
    """CR 8.10.8: what this Shift ability may be laid over (for two bases: what may be the first)."""
    face = st.face_of(s, card)
    out: list[Permanent] = []
    for p in s.in_play.values():
        if p.owner == player and fits_kind(s, face, kind, p):
            out.append(p)
    return out


def fits_kind(s: State, face: Face, kind: ShiftKind, p: Permanent) -> bool:
    if traits(s, p).shift_any == 2 and p.face.kind == st.CHARACTER:
        return True  # a legal base for every variant
    if kind.base == ShiftBase.ITEM:
        return p.face.kind == st.ITEM and kind.word.casefold() in p.face.names
    if p.face.kind != st.CHARACTER:
        return False
    if kind.base == ShiftBase.ANY_CHARACTER:
        return True
    if kind.base == ShiftBase.CLASSIFICATION:
        if kind.word not in traits(s, p).classifications:
            return False
        if s.table.settings.open_points.fused_shift_needs_name and kind.temporary:
            return answers_to(s, face, p)
        return True
    return answers_to(s, face, p)


def halves(face: Face) -> list[str]:
    """The single names of a card with two names."""
    names = [n.casefold() for n in face.definition.names]
    return names[1:] if len(names) > 1 else names


def second_bases(s: State, player: int, card: int, first: Permanent) -> list[Permanent]:
    """CR 8.10.8.3: two bases, one per name; one character fills one slot only (5.2.6.2)."""
    face = st.face_of(s, card)
    names = halves(face)
    out: list[Permanent] = []
    for q in s.in_play.values():
        if q is first or q.owner != player or q.face.kind != st.CHARACTER:
            continue
        if len(names) == 2 and (
            (_has(s, first, names[0]) and _has(s, q, names[1])) or (_has(s, first, names[1]) and _has(s, q, names[0]))
        ):
            out.append(q)
    return out


def _has(s: State, p: Permanent, name: str) -> bool:
    t = traits(s, p)
    return name in p.face.names or bool(t.shift_any) or name in t.shift_names


def has_partner(s: State, player: int, card: int, first: Permanent) -> bool:
    return bool(second_bases(s, player, card, first))


# ---- Temporary Shift -----------------------------------------------------------------------------------------------


def leaves_after(kind: ShiftKind) -> bool:
    return kind.temporary


def temporary_return(s: State, p: Permanent) -> None:
    """CR 8.10.8.5: a delayed trigger bound to this very card."""
    e = Lasting(s.next_number, DELAYED, p.owner, TEMPORARY.node, TEMPORARY_KEY)
    s.next_number += 1
    e.source = p.pid
    e.card = p.card
    e.once = True
    e.working = TEMPORARY
    e.until = int(Until.PERMANENT)
    e.until_player = p.owner
    s.lasting.append(e)
    s.stale = s.restless = True


def return_alone(s: State, f: Frame, i: Instr) -> None:
    """Healed completely, back to hand alone; what was beneath remains as the character.

    Covered by a further Shift, or gone and back: nothing happens (6.2.7.2).
    """
    p = s.in_play.get(f.source)
    if p is None or p.card != f.card or not p.under:
        failed(s, f)
        return
    remove(s, p, p.damage, f.player, p.pid, "8.10.8.5")
    emit(s, EventKind.RETURNED, "8.10.8.5", p.owner, p.pid, 0, 1, p.pid)
    emit(s, EventKind.LEFT_PLAY, "8.10.8.5", p.owner, p.pid, 0, 1, p.pid)
    card = p.card
    below = p.under.pop(0)
    arrive(s, card, st.HAND)
    s.pid_of[card] = 0
    p.card = below
    p.face = st.face_of(s, below)
    p.used = []
    p.did &= ~st.SHIFTED
    s.zone[below] = st.PLAY
    s.moves[below] += 1
    s.known[below] = EVERYBODY
    s.pid_of[below] = p.pid
    if not s.table.settings.open_points.resurfaced_base_keeps_orientation:
        p.exerted = False
    s.stale = s.restless = True
    did(s, f, 1, True)


def _temporary() -> Working:
    node = Triggered(
        triggers=(Trigger(EventKind.TURN_ENDS, who=Who.YOU),),
        effect=Move(THIS, Destination(Zone.HAND)),
        name="Temporary Shift",
    )
    w = Working(TEMPORARY_KEY, "Temporary Shift", node)
    w.triggers = node.triggers
    w.mask = 1 << int(EventKind.TURN_ENDS)
    w.program = Program(TEMPORARY_KEY)
    w.program.registers = FIRST_LABEL
    w.program.code = [Instr(return_alone)]
    BUILTIN[TEMPORARY_KEY] = w
    return w


TEMPORARY: Final = _temporary()
