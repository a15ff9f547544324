"""Checks, waiting actions and the bag, until nothing is left to do (1.8.3, 6.7.8.1, 7.7)."""

from __future__ import annotations

from tintero.abilities.words import EventKind

from . import option as op
from . import registers as rg
from . import state as st
from .check import check
from .events import EVERYBODY
from .option import Happening, Option
from .resolve import entry_frame, settled
from .state import BagEntry, Frame, State

# frame.a of a settling frame
SKIP_FIRST_CHECK = 1  # 3.2.2.3: no check between the location lore and the first trigger
TURN_ENDED = 2  # the only check that tests for an empty deck (1.8.1.2)


def settle(s: State, flags: int = 0) -> None:
    """SETTLE. Without anything to do it is over at once; else a frame goes on the stack."""
    if s.over:
        return
    if not flags & SKIP_FIRST_CHECK:
        depth = len(s.stack)
        if check(s, bool(flags & TURN_ENDED)):
            if s.over:
                return
            f = Frame(rg.P_SETTLE, s.active)
            f.b = s.active
            s.stack.insert(depth, f)  # below a banishment that is waiting for an answer
            return
    if s.pending or (s.bag and not s.bag_locked):
        f = Frame(rg.P_SETTLE, s.active)
        f.b = s.active
        s.stack.append(f)
        f.pc = 1


def step(s: State, f: Frame) -> None:
    """CHECK until clean; then waiting actions; then one entry of the bag holder (7.7.4)."""
    if f.pc == 0:
        if check(s):
            return  # CR 1.8.3: a check that did something is followed by another
        f.pc = 1
        if s.over:
            return
    if s.pending:
        # CR 7.1.6.1: waiting actions come before any trigger
        s.stack.append(s.pending.pop(0))
        f.pc = 0
        return
    if not s.bag or s.bag_locked:
        s.stack.pop()
        return
    holder = pass_bag(s, f.b)
    f.b = holder
    mine = entries_of(s, holder)
    if distinct(mine):
        s.asking = op.RESOLVE
        s.asked_by = holder
        s.options = options(s, f)
        return
    settled(s, holder, op.RESOLVE, Option(op.TRIGGER, mine[0].card))
    resolve_entry(s, f, mine[0])


def pass_bag(s: State, holder: int) -> int:
    """CR 7.7.4.4: the holder keeps the bag while they have entries; then it goes on in turn order."""
    for player in st.order_from(s, holder):
        if entries_of(s, player):
            return player
    return holder


def entries_of(s: State, player: int) -> list[BagEntry]:
    """CR 9.3.2: with simultaneous turns the entries belong to the team."""
    if s.table.settings.simultaneous_turns:
        team = s.table.teams[player]
        return [e for e in s.bag if s.table.teams[e.player] == team]
    return [e for e in s.bag if e.player == player]


def distinct(entries: list[BagEntry]) -> bool:
    first = entries[0]
    return any(
        e.working is not first.working or e.source != first.source or e.subject != first.subject
        or e.object != first.object or e.amount != first.amount
        for e in entries
    )


def options(s: State, f: Frame) -> list[Option]:
    return [Option(op.TRIGGER, e.number) for e in entries_of(s, f.b)]


def answer(s: State, f: Frame, o: Option) -> None:
    for e in s.bag:
        if e.number == o.a:
            resolve_entry(s, f, e)
            return


def resolve_entry(s: State, f: Frame, e: BagEntry) -> None:
    s.bag.remove(e)
    f.pc = 0
    s.loop_count += 1
    if s.loop_count > s.table.settings.open_points.forced_loop_limit:
        # CR 6.1.10: nobody can stop it; our setting calls the position a draw
        s.over = True
        s.winner = -1
        return
    w = e.working
    if w.limit:
        p = s.in_play.get(e.source)
        if p is not None and p.used.count(w.key) >= w.limit:
            drop_spent(s, e)
            return  # CR 6.1.13.2: already fully resolved in this period
    if s.log is not None:
        # the amount tells which ability it is: several may share a name, or have none
        s.log.append(
            Happening(EventKind.RESOLVED, "7.7.4.2", e.player, e.card, -1, w.number, e.card, EVERYBODY, w.name)
        )
    frame = entry_frame(s, e)
    drop_spent(s, e)
    s.stack.append(frame)


def drop_spent(s: State, e: BagEntry) -> None:
    """A delayed trigger, or a "next time" one, is used up (6.2.7.2)."""
    if e.effect:
        kept = [x for x in s.lasting if not (x.number == e.effect and x.once)]
        if len(kept) != len(s.lasting):
            s.lasting = kept
            s.stale = s.restless = True
