"""What would happen and can still be replaced, one event after the other, before any of it happens (6.5)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from tintero.abilities.ability import Replacement
from tintero.abilities.effect import Shield
from tintero.abilities.target import Filter

from .. import kinds, ways
from .. import option as op
from ..event import NO_CARD, NOBODY, NOTHING, Event
from ..machinery.ask_or_settle import put
from ..machinery.conditions import holds
from ..machinery.context import Context
from ..machinery.evaluate import fits
from ..machinery.face import CompiledReplacement
from ..machinery.left_behind import Shielding
from ..machinery.object_refs import card_of_ref, same_object, top_card
from ..machinery.pieces import CHARACTER, DISCARD, TOOK_DAMAGE, Permanent
from ..machinery.plain import Data
from ..machinery.process import Process
from ..machinery.state import State
from ..machinery.traits import refresh, replacements_of
from ..option import Option
from .in_play import leave_play
from .resolving import Resolving
from .statics import notice_table
from .triggers import happen
from .zones import discard


class Manner(IntEnum):
    """What makes it happen, where the rules tell the difference."""

    BY_EFFECT = 0
    IN_CHALLENGE = 1  # challenge damage (4.6.6)
    PUT = 2  # damage that is put, not dealt (1.9.2.2)
    BY_CHECK = 3  # a banishment because damage reached willpower (1.8.1.4)
    TO_USE = 4  # a banishment that pays for the use of an ability (4.4.3.4)
    TO_PLAY = 5  # or for a card that is played (4.3.2.4)


COST_RULE: Final[dict[int, str]] = {Manner.TO_USE: "4.4.3.4", Manner.TO_PLAY: "4.3.2.4"}
BANISH_RULE: Final[dict[int, str]] = {Manner.BY_CHECK: "1.8.1.4", **COST_RULE}


class Would:
    """One thing that would happen to one object or player."""

    __slots__ = ("amount", "base", "player", "replaced", "source", "subject")

    def __init__(
        self, subject: int, source: int = NOTHING, amount: int = 1, base: int = 0, player: int = NOBODY
    ) -> None:
        self.subject = subject  # reference; NOTHING if it happens to a player
        self.source = source
        self.amount = amount
        self.base = base  # of damage: before modifiers (1.9.4.1)
        self.player = player  # of discards and ink drops: whose
        self.replaced = False

    def copy(self) -> Would:
        new = Would(self.subject, self.source, self.amount, self.base, self.player)
        new.replaced = self.replaced
        return new

    def to_data(self) -> list[int]:
        return [self.subject, self.source, self.amount, self.base, self.player, int(self.replaced)]


class Candidate:
    """A replacement effect that applies: an ability of a permanent, or a shield left by an effect."""

    __slots__ = ("ability", "key", "optional", "permanent", "shielding")

    def __init__(self, key: str, p: Permanent | None, w: CompiledReplacement | None, shield: Shielding | None) -> None:
        self.key = key
        self.permanent = p
        self.ability = w
        self.shielding = shield
        self.optional = w is not None and w.replacement.optional


class Happening(Process):
    """Events that happen together, unless they are replaced. `at`: the one that is looked at."""

    __slots__ = ("kind", "manner", "used", "would")

    def __init__(self, kind: int, would: list[Would], player: int, manner: int) -> None:
        super().__init__(player, NOTHING, NO_CARD)
        self.kind = kind
        self.would = would
        self.manner = manner
        self.used: tuple[str, ...] = ()  # effects that have replaced the event at hand, or were declined (6.5.5)

    def step(self, s: State) -> None:
        """CR 6.5.7: event after event; after each replacement see what still applies."""
        while self.at < len(self.would):
            found = [] if self.would[self.at].replaced else applicable(s, self)
            if not found:
                self.at += 1
                self.used = ()
                continue
            if len(found) == 1 and not found[0].optional:
                self.apply(s, found[0])
                return
            first = found[0].permanent
            if len(found) == 1 and first is not None:  # a yes or no belongs to the player of the effect
                put(s, self, first.owner, op.MAY)
            else:
                put(s, self, self.affected_player(s), op.CHOOSE)
            return
        s.stack.pop()
        commit(s, self)

    def affected_player(self, s: State) -> int:
        """CR 6.5.7: the player whose cards or effects are being affected."""
        card = top_card(s, self.would[self.at].subject)
        return s.table.owners[card] if card != NO_CARD else self.player

    def options(self, s: State) -> list[Option]:
        found = applicable(s, self)
        if len(found) == 1:
            return [Option(op.YES), Option(op.NO)]
        out = [Option(op.EFFECT, i) for i in range(len(found))]
        if all(c.optional for c in found):
            out.append(Option(op.NO))
        return out

    def answer(self, s: State, o: Option) -> None:
        found = applicable(s, self)
        if o.verb == op.NO:
            self.used = (*self.used, *(c.key for c in found))
            return
        self.apply(s, found[o.a] if o.verb == op.EFFECT else found[0])

    def rule_asked(self, s: State) -> str:
        """CR 6.5.7: which of several effects; CR 6.5.8: which instance of one and the same."""
        found = applicable(s, self)
        if len(found) == 1:
            return super().rule_asked(s)
        return "6.5.8" if all(c.key == found[0].key for c in found) else "6.5.7"

    def mentioned(self) -> list[int]:
        return [ref for w in self.would for ref in (w.subject, w.source)]

    def apply(self, s: State, c: Candidate) -> None:
        """The event did not happen; what replaces it does (6.5.4)."""
        would = self.would[self.at]
        would.replaced = True
        self.used = (*self.used, c.key)
        self.tell_replaced(s, would, c)
        if c.shielding is not None:
            if c.shielding.shield.once:
                spend_shield(s, c.shielding, would.subject)
            return
        p = c.permanent
        w = c.ability
        if p is None or w is None:
            return
        if w.replacement.first_time_each_turn:
            p.mark_used(w.key)
        if w.program.code:
            g = Resolving(p.owner, p.pid, p.card, w.program, None)
            g.subject = would.subject
            g.amount = would.amount
            s.stack.append(g)

    def tell_replaced(self, s: State, would: Would, c: Candidate) -> None:
        if s.log is not None:
            key = c.ability.key if c.ability is not None else ""
            told = Event(kinds.REPLACED, "6.5.4", self.player, would.subject, amount=would.amount, ability=key)
            told.card = top_card(s, would.subject)
            if told.card != NO_CARD:  # a card that was to be discarded and never was is shown to nobody
                told.seen_by = s.known[told.card]
            told.cause = c.shielding.card if c.shielding is not None else NO_CARD
            if c.permanent is not None:
                told.cause = c.permanent.card
            s.log.append(told)

    def copy(self) -> Happening:
        new = Happening(self.kind, [w.copy() for w in self.would], self.player, self.manner)
        new.at = self.at
        new.used = self.used
        return new

    def to_data(self) -> Data:
        return {
            **self.head("happening"), "kind": self.kind, "manner": self.manner, "used": list(self.used),
            "would": [w.to_data() for w in self.would],
        }  # fmt: skip


def perform(s: State, kind: int, would: list[Would], player: int, manner: int = int(Manner.BY_EFFECT)) -> None:
    """Make these things happen together, unless they are replaced. May leave a question open."""
    f = Happening(kind, would, player, manner)
    if s.restless:
        notice_table(s)
    if s.replacing == 0:
        commit(s, f)
        return
    s.stack.append(f)


def spend_shield(s: State, shielding: Shielding, subject: int) -> None:
    """CR 6.5.8: one instance is used, the other identical ones are lost."""
    s.lasting = [
        e
        for e in s.lasting
        if not (isinstance(e, Shielding) and e.key == shielding.key and e.target == subject)
    ]
    s.changed()


def applicable(s: State, f: Happening) -> list[Candidate]:
    """What could replace the event at hand; nothing twice (6.5.5, 6.5.8)."""
    if s.stale:
        refresh(s)
    used: list[str] = []
    for other in s.stack:
        if isinstance(other, Happening):
            used += other.used
    would = f.would[f.at]
    out: list[Candidate] = []
    if f.kind == kinds.DAMAGE_DEALT:
        _shields(s, f, would, used, out)
    for p in s.in_play.values():
        if not p.face.replacements and not p.traits.abilities:
            continue
        for w in replacements_of(p):
            if w.key not in used and _sees(s, f, p, w, would):
                out.append(Candidate(w.key, p, w, None))
    return out


def _shields(s: State, f: Happening, would: Would, used: list[str], out: list[Candidate]) -> None:
    for e in s.lasting:
        if isinstance(e, Shielding) and e.target == would.subject and _shield_sees(s, f, e.shield, would.amount):
            key = f"shield {e.number}"
            if key not in used and not any(c.shielding is not None and c.shielding.key == e.key for c in out):
                out.append(Candidate(key, None, None, e))


def _shield_sees(s: State, f: Happening, shield: Shield, amount: int) -> bool:
    if shield.taken or f.manner == Manner.PUT:
        return amount > 0 and shield.taken
    # whether a shield is spent by damage that Resist already brought to zero, the rules do not say (6.5.3)
    return amount > 0 or s.table.settings.open_points.shield_spent_by_zero_damage


def _sees(s: State, f: Happening, p: Permanent, w: CompiledReplacement, would: Would) -> bool:
    node = w.replacement
    if not _is_its_event(f, node, would.amount):
        return False
    if node.first_time_each_turn and w.key in p.used:
        return False
    context = Context(p.owner, p.pid, p.card)
    if f.kind in (kinds.INK_DROP, kinds.DISCARDED):
        if would.player != p.owner:
            return False
        if would.subject and isinstance(node.subject, Filter) and not fits(s, context, would.subject, node.subject):
            return False
    elif isinstance(node.subject, Filter):
        if not fits(s, context, would.subject, node.subject):
            return False
    elif node.subject is not None and not same_object(s, p.pid, would.subject):
        return False
    return node.condition is None or holds(s, context, node.condition)


def _is_its_event(f: Happening, node: Replacement, amount: int) -> bool:
    """Damage that would be dealt is also damage that would be taken, if there is any; put damage is only taken."""
    if f.kind != kinds.DAMAGE_DEALT:
        return node.event == f.kind
    if node.event == kinds.DAMAGE_TAKEN:
        return amount > 0
    return node.event == kinds.DAMAGE_DEALT and f.manner != Manner.PUT


# ---- what was not replaced happens, all at the same time -----------------------------------------------------------


def commit(s: State, f: Happening) -> None:
    if f.kind == kinds.DAMAGE_DEALT:
        _commit_damage(s, f)
    elif f.kind == kinds.BANISHED:
        _commit_banishing(s, f)
    elif f.kind == kinds.DISCARDED:
        _commit_discards(s, f)
    else:
        assert f.kind == kinds.INK_DROP
        _commit_ink_drops(s, f)


def _commit_banishing(s: State, f: Happening) -> None:
    left = [w.subject for w in f.would if not w.replaced]
    # a check or a cost is no card's effect; whoever dealt the damage is credited all the same
    source = f.would[0].source if f.would and f.manner == Manner.BY_EFFECT else NOTHING
    s.done = leave_play(s, left, DISCARD, BANISH_RULE.get(f.manner, "6.7.2.3"), source, banished=True)
    s.full = s.done > 0 or len(left) < len(f.would)


def _commit_discards(s: State, f: Happening) -> None:
    n = 0
    for w in f.would:
        if not w.replaced:
            discard(s, card_of_ref(w.subject), "7.3.4")
            n += 1
    if n:
        happen(s, Event(kinds.DISCARDED_TOGETHER, "6.2.1", f.would[0].player, amount=n))
    s.done = n


def _commit_ink_drops(s: State, f: Happening) -> None:
    """Set 14: ink drops are gotten one by one."""
    n = 0
    for w in f.would:
        if not w.replaced:
            s.players[w.player].ink_drops += w.amount
            n += w.amount
            happen(s, Event(kinds.INK_DROP, "8.x", w.player, amount=w.amount))
    s.done = n
    s.full = True


def _commit_damage(s: State, f: Happening) -> None:
    """CR 1.9.4.3: all counters of one challenge or effect land together; then the events are told."""
    total = 0
    dealt = 0
    landed: list[Would] = []
    for w in f.would:
        p = s.in_play.get(w.subject)
        if w.replaced or p is None:
            dealt += 1 if w.replaced else 0
            continue
        landed.append(w)
        dealt += 1
        total += w.amount
        p.damage += w.amount
        if w.amount > 0:
            p.did |= TOOK_DAMAGE
            dealer = s.permanent(w.source)
            if dealer is not None and dealer.face.type == CHARACTER:
                p.credit(w.source)
    for w in landed:
        _tell_damage(s, f, w)
    s.done = total if f.manner == Manner.PUT else max(dealt, total)
    s.full = dealt > 0


def _tell_damage(s: State, f: Happening, w: Would) -> None:
    p = s.in_play.get(w.subject)
    if p is None:
        return
    how = ways.IN_CHALLENGE if f.manner == Manner.IN_CHALLENGE else ways.ANY
    if f.manner == Manner.PUT:
        happen(s, Event(kinds.DAMAGE_PUT, "1.9.2.2", p.owner, p.pid, w.source, w.amount, w.source))
    else:
        # CR 1.9.5: reduced to zero it is still dealt; which number counts is an open point
        said = w.base if s.table.settings.open_points.dealt_amount_is_base else w.amount
        rule = "4.6.6.2" if f.manner == Manner.IN_CHALLENGE else "1.9.4.3"
        if w.amount == 0:
            rule = "1.9.5"
        happen(s, Event(kinds.DAMAGE_DEALT, rule, _dealer(s, w.source), w.source, p.pid, said, w.source, how))
    if w.amount > 0:
        happen(s, Event(kinds.DAMAGE_TAKEN, "1.9.3", p.owner, p.pid, w.source, w.amount, w.source, how))


def _dealer(s: State, source: int) -> int:
    card = top_card(s, source)
    return s.table.owners[card] if card != NO_CARD else s.active
