"""Events that something may replace, one packet at a time, before they happen (6.5)."""

from __future__ import annotations

from typing import Final

from tintero.abilities.ability import Replacement
from tintero.abilities.effect import Shield
from tintero.abilities.target import Filter
from tintero.abilities.words import EventKind

from . import option as op
from . import registers as rg
from . import state as st
from .conditions import holds
from .evaluate import fits, same_object
from .events import EVERYBODY, emit
from .face import Working
from .option import Happening, Option
from .state import Frame, Lasting, Permanent, State, card_of_ref
from .static import SHIELD, refresh, replacements_of, watch_table
from .zones import discard, leave_play

STRIDE: Final = 4  # a packet: subject, amount, source, state (of damage not replaced: twice its base amount)
PENDING: Final = 0
REPLACED: Final = 1
BY_CHECK: Final = 1  # of a banishment: damage reached willpower
AS_COST: Final = 2  # of a banishment: it pays a cost
COMBAT: Final = 1
DEALT: Final = 2
PUT: Final = 4


class Candidate:
    """A replacement effect that applies to the packet: a printed ability or a shield left by an effect."""

    __slots__ = ("number", "optional", "permanent", "shield", "working")

    def __init__(self, number: int, p: Permanent | None, w: Working | None, shield: Lasting | None) -> None:
        self.number = number
        self.permanent = p
        self.working = w
        self.shield = shield
        node = w.node if w is not None else None
        self.optional = isinstance(node, Replacement) and node.optional


def perform(s: State, event: int, packets: list[int], player: int, flags: int = 0) -> None:
    """Make these things happen together, unless they are replaced. May leave a question open."""
    f = Frame(rg.P_EVENTS, player)
    f.a = event
    f.c = flags
    f.nums = packets
    if s.restless:
        watch_table(s)
    if s.replacing == 0:
        commit(s, f)
        return
    f.regs = [[]]
    s.stack.append(f)


def step(s: State, f: Frame) -> None:
    """CR 6.5.7: packet after packet; after each replacement see what still applies."""
    while f.b * STRIDE < len(f.nums):
        i = f.b * STRIDE
        if f.nums[i + 3] == REPLACED:
            f.b += 1
            f.regs[0] = []
            continue
        found = applicable(s, f)
        if not found:
            f.b += 1
            f.regs[0] = []
            continue
        if len(found) == 1 and not found[0].optional:
            apply(s, f, found[0])
            return
        s.asking = op.MAY if len(found) == 1 else op.CHOOSE
        first = found[0].permanent
        # a yes or no belongs to the player of the effect, the pick among several to the affected player
        s.asked_by = first.owner if len(found) == 1 and first is not None else affected_player(s, f)
        s.options = options(s, f)
        return
    s.stack.pop()
    commit(s, f)


def affected_player(s: State, f: Frame) -> int:
    """CR 6.5.7: the player whose cards or effects are being affected."""
    card = st.top_card(s, f.nums[f.b * STRIDE])
    return s.table.owners[card] if card >= 0 else f.player


def options(s: State, f: Frame) -> list[Option]:
    found = applicable(s, f)
    if len(found) == 1:
        return [Option(op.YES), Option(op.NO)]
    out = [Option(op.EFFECT, i) for i in range(len(found))]
    if all(c.optional for c in found):
        out.append(Option(op.NO))
    return out


def answer(s: State, f: Frame, o: Option) -> None:
    found = applicable(s, f)
    if o.verb == op.NO:
        f.regs[0] += [c.number for c in found]
        return
    apply(s, f, found[o.a] if o.verb == op.EFFECT else found[0])


def applicable(s: State, f: Frame) -> list[Candidate]:
    """What could replace the packet at hand; nothing twice (6.5.5, 6.5.8)."""
    if s.stale:
        refresh(s)
    used: list[int] = []
    for other in s.stack:
        if other.kind == rg.P_EVENTS:
            used += other.regs[0]
    i = f.b * STRIDE
    subject = f.nums[i]
    amount = f.nums[i + 1]
    out: list[Candidate] = []
    is_damage = f.a == EventKind.DAMAGE_DEALT
    if is_damage:
        for e in s.lasting:
            if e.kind == SHIELD and subject in e.targets and e.number not in used:
                node = e.node
                if isinstance(node, Shield) and _shield_sees(s, f, node, amount):
                    if not any(c.shield is not None and c.shield.key == e.key for c in out):
                        out.append(Candidate(e.number, None, None, e))
    for p in s.in_play.values():
        if not p.face.replacements and not p.traits.abilities:
            continue
        for w in replacements_of(p):
            if w.number in used:
                continue
            node = w.node
            if isinstance(node, Replacement) and _sees(s, f, p, w, node, subject, amount):
                out.append(Candidate(w.number, p, w, None))
    return out


def _shield_sees(s: State, f: Frame, node: Shield, amount: int) -> bool:
    if node.taken or f.c & PUT:
        return amount > 0 and node.taken
    # The open point `shield_spent_by_zero_damage`: is a shield spent by damage that Resist already brought to zero?
    return amount > 0 or s.table.settings.open_points.shield_spent_by_zero_damage


def _sees(s: State, f: Frame, p: Permanent, w: Working, node: Replacement, subject: int, amount: int) -> bool:
    if f.a == EventKind.DAMAGE_DEALT:
        if node.event == EventKind.DAMAGE_TAKEN:
            if amount <= 0:
                return False
        elif node.event != EventKind.DAMAGE_DEALT or f.c & PUT:
            return False
    elif node.event != f.a:
        return False
    if node.first_time_each_turn and w.key in p.used:
        return False
    ctx = rg.context(p.owner, p.pid, p.card)
    if f.a in (EventKind.INK_DROP, EventKind.DISCARDED):
        if f.nums[f.b * STRIDE + 2] != p.owner:
            return False
        if subject and isinstance(node.subject, Filter) and not fits(s, ctx, subject, node.subject):
            return False
    elif isinstance(node.subject, Filter):
        if not fits(s, ctx, subject, node.subject):
            return False
    elif node.subject is not None and not same_object(s, p.pid, subject):
        return False
    return node.condition is None or holds(s, ctx, node.condition)


def apply(s: State, f: Frame, c: Candidate) -> None:
    """The event did not happen; what replaces it does (6.5.4)."""
    i = f.b * STRIDE
    f.nums[i + 3] = REPLACED
    subject = f.nums[i]
    f.regs[0].append(c.number)
    if s.log is not None:
        source = c.permanent.card if c.permanent is not None else (c.shield.card if c.shield is not None else -1)
        card = st.top_card(s, subject)
        s.log.append(Happening(EventKind.REPLACED, "6.5.4", f.player, card, -1, f.nums[i + 1], source, EVERYBODY, ""))
    if c.shield is not None:
        if c.shield.node.once:
            # CR 6.5.8: one instance is used, the other identical ones are lost
            key = c.shield.key
            s.lasting = [
                e for e in s.lasting if not (e.kind == SHIELD and e.key == key and subject in e.targets)
            ]
            s.stale = s.restless = True
        return
    p = c.permanent
    w = c.working
    if p is None or w is None:
        return
    if isinstance(w.node, Replacement) and w.node.first_time_each_turn:
        p.used.append(w.key)
    if w.program is not None and w.program.code:
        g = Frame(rg.P_PROGRAM, p.owner)
        g.source = p.pid
        g.card = p.card
        g.program = w.program
        g.regs = [[] for _ in range(w.program.registers)]
        g.regs[rg.SUBJECT] = [subject] if subject else []
        g.regs[rg.EVENT_AMOUNT] = [f.nums[i + 1]]
        s.stack.append(g)


def commit(s: State, f: Frame) -> None:
    """What was not replaced happens, all at the same time."""
    if f.a == EventKind.DAMAGE_DEALT:
        _commit_damage(s, f)
    elif f.a == EventKind.BANISHED:
        left = [f.nums[i] for i in range(0, len(f.nums), STRIDE) if f.nums[i + 3] != REPLACED]
        source = f.nums[2] if f.nums else 0
        rule = "1.8.1.4" if f.c == BY_CHECK else "1.5.3" if f.c == AS_COST else "6.7.2.3"
        s.done = leave_play(s, left, st.DISCARD, rule, source, banished=True)
        s.full = s.done > 0 or len(left) < len(f.nums) // STRIDE
    elif f.a == EventKind.DISCARDED:
        n = 0
        for i in range(0, len(f.nums), STRIDE):
            if f.nums[i + 3] != REPLACED:
                discard(s, card_of_ref(f.nums[i]), "7.3.4", 0)
                n += 1
        if n:
            emit(s, EventKind.DISCARDED_TOGETHER, "6.2.1", f.nums[2], 0, 0, n)
        s.done = n
    elif f.a == EventKind.INK_DROP:
        n = 0
        for i in range(0, len(f.nums), STRIDE):
            if f.nums[i + 3] != REPLACED:
                player = f.nums[i + 2]
                s.players[player].ink_drops += f.nums[i + 1]
                n += f.nums[i + 1]
                emit(s, EventKind.INK_DROP, "8.x", player, 0, 0, f.nums[i + 1])
        s.done = n
        s.full = True


def _commit_damage(s: State, f: Frame) -> None:
    """CR 1.9.4.3: all counters of one challenge or effect land together; then the events are told."""
    rule = "4.6.6.2" if f.c & COMBAT else ("1.9.2.2" if f.c & PUT else "1.9.4.3")
    total = 0
    dealt = 0
    for i in range(0, len(f.nums), STRIDE):
        if f.nums[i + 3] == REPLACED:
            dealt += 1
            continue
        p = s.in_play.get(f.nums[i])
        if p is None:
            continue
        amount = f.nums[i + 1]
        dealt += 1
        p.damage += amount
        total += amount
        source = f.nums[i + 2]
        if amount > 0:
            p.did |= st.TOOK_DAMAGE
            if source > 0:
                q = st.permanent(s, source)
                if q is not None and q.face.kind == st.CHARACTER:
                    p.damaged_by.append(source)
    text = "in a challenge" if f.c & COMBAT else ""
    for i in range(0, len(f.nums), STRIDE):
        p = s.in_play.get(f.nums[i])
        if f.nums[i + 3] == REPLACED or p is None:
            continue
        amount = f.nums[i + 1]
        source = f.nums[i + 2]
        if f.c & PUT:
            emit(s, EventKind.DAMAGE_PUT, rule, p.owner, p.pid, source, amount, source)
        else:
            # CR 1.9.5: reduced to zero it is still dealt; which number counts is the open point `dealt_amount_is_base`
            said = f.nums[i + 3] >> 1 if s.table.settings.open_points.dealt_amount_is_base else amount
            emit(s, EventKind.DAMAGE_DEALT, rule, _dealer(s, source), source, p.pid, said, source, EVERYBODY, text)
        if amount > 0:
            emit(s, EventKind.DAMAGE_TAKEN, "1.9.3", p.owner, p.pid, source, amount, source, EVERYBODY, text)
    s.done = total if f.c & PUT else max(dealt, total)
    s.full = dealt > 0


def _dealer(s: State, source: int) -> int:
    card = st.top_card(s, source)
    return s.table.owners[card] if card >= 0 else s.active
