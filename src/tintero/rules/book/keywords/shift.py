"""Shift and its variants (8.10)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import ShiftKind, Triggered
from tintero.abilities.effect import Destination, Move
from tintero.abilities.target import THIS
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import EventKind, ShiftBase, Until, Who, Zone

from ... import kinds
from ...event import EVERYBODY, NOTHING, Event
from ...machinery.context import Context
from ...machinery.face import ANY_VARIANT, CompiledTriggered, Face
from ...machinery.ledger import event_bits
from ...machinery.left_behind import Waiting
from ...machinery.pieces import CHARACTER, HAND, ITEM, PLAY, Permanent
from ...machinery.program import Instruction, Program, Running
from ...machinery.state import State
from ...machinery.traits import traits
from ..damage import remove
from ..durations import begin
from ..triggers import happen
from ..zones import arrive, move_to


def answers_to(s: State, face: Face, base: Permanent) -> bool:
    """CR 8.10.1, 5.2.6.1: any shared name; some cards count as further names for Shift."""
    if face.names & base.face.names:
        return True
    t = traits(s, base)
    return bool(t.shift_any) or any(n in face.names for n in t.shift_names)


def bases_for(s: State, player: int, card: int, kind: ShiftKind) -> list[Permanent]:
    """CR 8.10.8: what this Shift ability may be laid over (for two bases: what may be the first)."""
    face = s.face_of(card)
    out: list[Permanent] = []
    for p in s.in_play.values():
        if p.owner == player and fits_kind(s, face, kind, p):
            out.append(p)
    return out


def fits_kind(s: State, face: Face, kind: ShiftKind, p: Permanent) -> bool:
    if traits(s, p).shift_any == ANY_VARIANT and p.face.type == CHARACTER:
        return True  # a legal base for every variant
    if kind.base == ShiftBase.ITEM:
        return p.face.type == ITEM and kind.word.casefold() in p.face.names
    if p.face.type != CHARACTER:
        return False
    if kind.base == ShiftBase.ANY_CHARACTER:
        return True
    if kind.base == ShiftBase.CLASSIFICATION:
        if kind.word not in traits(s, p).classifications:
            return False
        if not (s.table.settings.open_points.fused_shift_needs_name and kind.temporary):
            return True
    return answers_to(s, face, p)


def halves(face: Face) -> list[str]:
    """The single names of a card with two names."""
    names = [n.casefold() for n in face.definition.names]
    return names[1:] if len(names) > 1 else names


def second_bases(s: State, player: int, card: int, first: Permanent) -> list[Permanent]:
    """CR 8.10.8.3: two bases, one per name; one character fills one slot only (5.2.6.2)."""
    names = halves(s.face_of(card))
    out: list[Permanent] = []
    for q in s.in_play.values():
        if q is first or q.owner != player or q.face.type != CHARACTER or len(names) != 2:
            continue
        one, other = names
        if (_has(s, first, one) and _has(s, q, other)) or (_has(s, first, other) and _has(s, q, one)):
            out.append(q)
    return out


def _has(s: State, p: Permanent, name: str) -> bool:
    t = traits(s, p)
    return name in p.face.names or bool(t.shift_any) or name in t.shift_names


def has_partner(s: State, player: int, card: int, first: Permanent) -> bool:
    return bool(second_bases(s, player, card, first))


# ---- Temporary Shift -----------------------------------------------------------------------------------------------


class ReturnAlone(Instruction):
    """Healed completely, back to hand alone; what was beneath remains as the character (8.10.8.5).

    Covered by a further Shift, or gone and back: nothing happens (6.2.7.2).
    """

    __slots__ = ()

    def run(self, s: State, f: Running) -> None:
        p = s.in_play.get(f.source)
        if p is None or p.card != f.card or not p.under:
            f.failed(s)
            return
        remove(s, p, p.damage, f.player, p.pid, "8.10.8.5")
        happen(s, Event(kinds.RETURNED, "8.10.8.5", p.owner, p.pid, amount=1, source=p.pid))
        happen(s, Event(kinds.LEFT_PLAY, "8.10.8.5", p.owner, p.pid, amount=1, source=p.pid))
        arrive(s, p.card, HAND)
        s.pid_of[p.card] = NOTHING
        resurface(s, p)
        f.done(s, 1, True)


def resurface(s: State, p: Permanent) -> None:
    """The card beneath is the character now."""
    below = p.under[0]
    p.under = p.under[1:]
    p.card = below
    p.face = s.face_of(below)
    p.used = ()
    p.shifted = False
    move_to(s, below, PLAY)
    s.known[below] = EVERYBODY
    s.pid_of[below] = p.pid
    if not s.table.settings.open_points.resurfaced_base_keeps_orientation:
        p.exerted = False
    s.changed()
    happen(s, Event(kinds.RESURFACED, "8.10.8.5", p.owner, p.pid))


def _temporary() -> CompiledTriggered:
    node = Triggered(
        triggers=(Trigger(EventKind.TURN_ENDS, who=Who.YOU),),
        effect=Move(THIS, Destination(Zone.HAND)),
        name="Temporary Shift",
    )
    program = Program("keyword/temporary shift")
    program.code = [ReturnAlone()]
    return CompiledTriggered(program.key, node, program, event_bits((EventKind.TURN_ENDS,)))


TEMPORARY: Final = _temporary()  # CR 8.10.8.5: at the end of the turn


def temporary_return(s: State, p: Permanent) -> None:
    """CR 8.10.8.5: a delayed trigger bound to this very card."""
    e = Waiting(s.next_lasting(), TEMPORARY.key, Context(p.owner, p.pid, p.card), TEMPORARY, once=True)
    begin(s, e, int(Until.PERMANENT), p.owner)
