"""Permanents and zones: banish, exert, ready, return, put under, move to a location (4.7.4, 5.1, 7)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities.words import DeckEnd, Doing, EventKind, Order

from .. import option as op
from .. import registers as rg
from .. import state as st
from ..events import emit
from ..face import Instr
from ..option import Option
from ..replacement import perform
from ..resolve import did, failed, question, source_ref
from ..state import Frame, State, card_of_ref, moves_of_ref
from ..static import barred
from ..zones import leave_play, random_cards, shuffle_deck
from ..zones import put_under as put_card_under
from .cards import from_deck, send, tell_milled


def banish(s: State, f: Frame, i: Instr) -> None:
    packets: list[int] = []
    for pid in f.regs[i.reg]:
        if pid in s.in_play:
            packets += [pid, 1, source_ref(s, f), 0]
    if not packets:
        failed(s, f)
        return
    credit = f.source if f.source > 0 else 0
    if credit:
        q = st.permanent(s, credit)
        if q is not None and q.face.kind == st.CHARACTER:
            for pid in f.regs[i.reg]:
                p = s.in_play.get(pid)
                if p is not None and pid != credit:
                    p.damaged_by.append(credit)
    perform(s, EventKind.BANISHED, packets, f.player)


def exert(s: State, f: Frame, i: Instr) -> None:
    n = 0
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None and not p.exerted and p.face.kind != st.LOCATION:
            p.exerted = True
            n += 1
            emit(s, EventKind.EXERTED, "5.1.1.2", p.owner, pid, 0, 1, source_ref(s, f))
    did(s, f, n, n > 0)


def ready(s: State, f: Frame, i: Instr) -> None:
    n = 0
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None and p.exerted and not barred(s, p, Doing.READY, 0):
            p.exerted = False
            n += 1
            emit(s, EventKind.READIED, "5.1.1.1", f.player, pid, 0, 1, source_ref(s, f))
    did(s, f, n, n > 0)


def move(s: State, f: Frame, i: Instr) -> None:
    """Cards to another zone of their own player. An order is asked when several go to one deck end (7.2.3)."""
    node = i.node
    assert isinstance(node, ef.Move)
    to = node.to
    live = [r for r in f.regs[i.reg] if _movable(s, r)]
    if to.zone == st.DECK and to.order == Order.ANY and len(_physical(s, live)) > 1:
        f.regs[i.reg] = live
        question(s, f, i, f.player)
        return
    if to.order == Order.RANDOM:
        live = random_cards(s, live, len(live))
    _move_all(s, f, i, live, [])


def _physical(s: State, refs: list[int]) -> list[int]:
    """CR 7.2.3.1: the cards of stacks one by one; they may be separated."""
    out: list[int] = []
    for r in refs:
        p = s.in_play.get(r) if r > 0 else None
        if p is not None:
            out.append(p.card)
            out += p.under
        elif r < 0 and st.ref_is_live(s, r):
            out.append(card_of_ref(r))
    return out


def _movable(s: State, ref: int) -> bool:
    """In play, or the very card that left play and has not moved since (6.1.11.1, 7.1.6)."""
    return ref in s.in_play if ref > 0 else st.ref_is_live(s, ref)


def resolve_ref(s: State, ref: int) -> int:
    """A permanent that left play is now the card it became, if that has not moved on (7.1.6)."""
    if ref > 0 and ref not in s.in_play:
        p = s.gone.get(ref)
        if p is not None and p.left_moves == s.moves[p.card] and s.zone[p.card] != st.OUT:
            return st.card_ref(s, p.card)
    elif ref < 0 and not st.ref_is_live(s, ref):
        # an action that was resolving is now in the discard, if that is its only move since
        card = card_of_ref(ref)
        if s.zone[card] == st.DISCARD and s.moves[card] == moves_of_ref(ref) + 1:
            if st.face_of(s, card).kind == st.ACTION:
                return st.card_ref(s, card)
    return ref


def follow(s: State, f: Frame, i: Instr) -> None:
    """ "This card", "that card": bind to the card it became on leaving play."""
    f.regs[i.reg] = [resolve_ref(s, r) for r in f.regs[i.reg]]


def order_options(s: State, f: Frame, i: Instr) -> list[Option]:
    return [Option(op.CARD, c) for c in _physical(s, f.regs[i.reg]) if c not in f.regs[rg.SCRATCH]]


def order_answer(s: State, f: Frame, i: Instr, o: Option) -> None:
    f.regs[rg.SCRATCH].append(o.a)
    left = [c for c in _physical(s, f.regs[i.reg]) if c not in f.regs[rg.SCRATCH]]
    if len(left) > 1:
        f.pc -= 1
        return
    order = f.regs[rg.SCRATCH] + left
    f.regs[rg.SCRATCH] = []
    if i.node.to.end == DeckEnd.TOP:
        order.reverse()
    _move_all(s, f, i, [r for r in f.regs[i.reg] if _movable(s, r)], order)


def _move_all(s: State, f: Frame, i: Instr, live: list[int], order: list[int]) -> None:
    """`order`: the cards in the order in which they are put onto their deck; the first named ends up uppermost."""
    to = i.node.to
    source = source_ref(s, f)
    cards = [st.top_card(s, r) for r in live]
    owners = sorted({s.table.owners[c] for c in cards})
    pids = [r for r in live if r > 0]
    n = 0
    if pids:
        rule = {st.HAND: "7.1.6", st.INKWELL: "7.5.6", st.DECK: "7.2.3"}.get(int(to.zone), "7.1.6")
        n += leave_play(s, pids, int(to.zone), rule, source, to.end == DeckEnd.TOP, to.exerted)
    milled = from_deck(s, cards, to)
    for r in live:
        if r < 0:
            send(s, f, card_of_ref(r), to)
            n += 1
    if milled:
        tell_milled(s, f, milled)
    for card in order:
        if s.zone[card] == st.DECK:
            deck = s.players[s.table.owners[card]].deck
            deck.remove(card)
            deck.insert(len(deck) if to.end == DeckEnd.TOP else 0, card)
    if to.end == DeckEnd.SHUFFLED:
        for player in owners:
            shuffle_deck(s, player, "7.2.2", source)
    f.regs[rg.IT] = [st.card_ref(s, c) for c in cards]
    did(s, f, n, n > 0)


def put_under(s: State, f: Frame, i: Instr) -> None:
    """reg: the host; reg2: the cards (or -1: the top card of your deck)."""
    node = i.node
    n = 0
    full = True
    for pid in f.regs[i.reg]:
        host = s.in_play.get(pid)
        if host is None:
            continue
        if i.reg2 < 0:
            deck = s.players[f.player].deck
            if deck:
                put_card_under(s, deck[-1], host, node.facedown, "8.4.3", source_ref(s, f))
                n += 1
            else:
                full = False  # CR 6.1.5.1: only in part
            continue
        for ref in f.regs[i.reg2]:
            r = resolve_ref(s, ref)
            if r > 0 and r in s.in_play and r != pid:
                pile = [s.in_play[r].card, *s.in_play[r].under]
                leave_play(s, [r], st.UNDER, "5.1.1.5", source_ref(s, f))
                for card in pile:  # CR 5.1.1.7: the whole stack goes to the same place
                    put_card_under(s, card, host, node.facedown, "8.4.3", source_ref(s, f))
                n += 1
            elif r < 0 and st.ref_is_live(s, r):
                put_card_under(s, card_of_ref(r), host, node.facedown, "8.4.3", source_ref(s, f))
                n += 1
    did(s, f, n, full and n > 0)


def from_under(s: State, f: Frame, i: Instr) -> None:
    """Cards under these permanents become the group; a take or the destination follows."""
    pool: list[int] = []
    for pid in f.regs[i.reg]:
        p = st.permanent(s, pid) if pid > 0 else None
        if p is not None:
            for card in p.under:
                pool.append(st.card_ref(s, card))
    f.regs[rg.POOL] = pool
    did(s, f, len(pool), len(pool) > 0)


def move_to_location(s: State, f: Frame, i: Instr) -> None:
    """CR 4.7.4: no zone change; reg: characters, reg2: location."""
    spots = [pid for pid in f.regs[i.reg2] if pid in s.in_play]
    if not spots or s.in_play[spots[0]].face.kind != st.LOCATION:
        failed(s, f)
        return
    n = 0
    for pid in f.regs[i.reg]:
        p = s.in_play.get(pid)
        if p is not None and p.at != spots[0] and not barred(s, p, Doing.MOVE, spots[0]):
            before = p.at
            p.at = spots[0]
            s.stale = s.restless = True
            n += 1
            text = "from a location" if before else ""
            emit(s, EventKind.MOVED, "4.7.4", p.owner, pid, spots[0], 1, source_ref(s, f), -1, text)
    did(s, f, n, 0 < n == len(f.regs[i.reg]))  # CR 6.1.5.1: "if you do" asks whether all of them moved
