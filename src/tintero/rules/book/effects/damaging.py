"""Damage in effects: deal, put, remove, move (1.9)."""

from __future__ import annotations

from collections.abc import Iterable

from tintero.abilities import effect as ef

from ... import option as op
from ...machinery.evaluate import number, refs
from ...machinery.pieces import Permanent
from ...machinery.program import Asking, Found, Instruction, Outlook, Running
from ...machinery.state import State
from ...option import Option
from ..damage import can_be_removed, can_have_damage, deal_all, put, remove, would_be_dealt
from ..replacement import Would
from .affecting import OnTargets
from .choosing import any_damaged


class DealDamage(OnTargets):
    """CR 6.7.2.2: choices were made, totals are computed, everything lands together."""

    __slots__ = ("damage",)

    def __init__(self, effect: ef.DealDamage, place: int) -> None:
        super().__init__(effect, place)
        self.damage = effect

    def run(self, s: State, f: Running) -> None:
        would = self.would(s, f, f.kept[self.place])
        if not would:
            f.partial = True
        deal_all(s, would, f.player)

    def would(self, s: State, f: Running, pids: Iterable[int]) -> list[Would]:
        """What these would be dealt."""
        source = f.source_or_card(s)
        if self.damage.source is not None:
            found = refs(s, f, self.damage.source)
            source = found[0] if found else source
        base = number(s, f, self.damage.amount)
        out: list[Would] = []
        for pid in pids:
            out += would_be_dealt(s, pid, base, source, unreduced=self.damage.unreduced)
        return out

    def can_act_on(self, s: State, f: Running, refs: list[int]) -> bool:
        return bool(self.would(s, f, refs))


class DealAtOnce(Instruction):
    """CR 6.7.2.3: several amounts that one sentence deals; they land together.

    `complete`: where it is kept whether each of them was dealt to something.
    """

    __slots__ = ("complete", "hits")

    def __init__(self, effect: ef.AtOnce, hits: tuple[DealDamage, ...], complete: int) -> None:
        super().__init__(effect)
        self.hits = hits
        self.complete = complete

    def places(self) -> tuple[int, ...]:
        return tuple([hit.place for hit in self.hits])

    def effect_on(self, place: int) -> ef.Effect | None:
        return next((hit.effect for hit in self.hits if hit.place == place), self.effect)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        nothing = all(hit.outlook(s, f, found) == Outlook.NOTHING for hit in self.hits)
        return Outlook.NOTHING if nothing else Outlook.SOMETHING

    def run(self, s: State, f: Running) -> None:
        would = [hit.would(s, f, f.kept[hit.place]) for hit in self.hits]
        f.kept[self.complete] = (int(all(would)),)
        deal_all(s, [one for part in would for one in part], f.player)


class CountAsDealt(Instruction):
    """CR 6.1.5.1: an amount that was dealt to nothing leaves the sentence done only in part."""

    __slots__ = ("complete",)

    def __init__(self, complete: int) -> None:
        super().__init__()
        self.complete = complete

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return Outlook.NO_STEP

    def run(self, s: State, f: Running) -> None:
        if not f.kept[self.complete][0]:
            f.done(s, s.done, False)


class PutDamage(OnTargets):
    __slots__ = ("damage",)

    def __init__(self, effect: ef.PutDamage, place: int) -> None:
        super().__init__(effect, place)
        self.damage = effect

    def run(self, s: State, f: Running) -> None:
        n = number(s, f, self.damage.amount)
        pids = f.kept[self.place]
        if n <= 0 or not any(pid in s.in_play for pid in pids):
            f.failed(s)
            return
        put(s, list(pids), n, f.source_or_card(s), f.player)


class RemoveDamage(OnTargets):
    """All damage, or exactly so much."""

    __slots__ = ("damage",)

    def touches(self, s: State, p: Permanent) -> bool:
        return can_be_removed(s, p)

    def __init__(self, effect: ef.RemoveDamage, place: int) -> None:
        super().__init__(effect, place)
        self.damage = effect

    def run(self, s: State, f: Running) -> None:
        total = 0
        healed: list[int] = []
        for pid in f.kept[self.place]:
            p = s.in_play.get(pid)
            if p is not None:
                n = p.damage if self.damage.amount is None else number(s, f, self.damage.amount)
                got = remove(s, p, n, f.player, f.source_or_card(s))
                total += got
                if got:
                    healed.append(pid)
        f.it = tuple(healed) or f.kept[self.place]
        f.done(s, total, total > 0)


class StartRemoving(Instruction):
    """ "Up to N damage": for each object the player names an amount. `left`: still to ask about; `total`: so far."""

    __slots__ = ("left", "place", "total")

    def __init__(self, place: int, left: int, total: int) -> None:
        super().__init__()
        self.place = place
        self.left = left
        self.total = total

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        return Outlook.NO_STEP

    def run(self, s: State, f: Running) -> None:
        f.kept[self.left] = tuple(pid for pid in f.kept[self.place] if pid in s.in_play)
        f.kept[self.total] = (0,)


class RemoveUpTo(Asking):
    __slots__ = ("damage", "left", "place", "total")

    def __init__(self, effect: ef.RemoveDamage, place: int, left: int, total: int) -> None:
        super().__init__(op.AMOUNT, effect)
        self.damage = effect
        self.place = place
        self.left = left
        self.total = total

    def places(self) -> tuple[int, ...]:
        return (self.place,)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.place not in found:
            return Outlook.SOMETHING
        damaged = [p for ref in found[self.place] if (p := s.in_play.get(ref)) is not None and can_be_removed(s, p)]
        return Outlook.SOMETHING if damaged else Outlook.NOTHING

    def run(self, s: State, f: Running) -> None:
        left = f.kept[self.left]
        if not left:
            total = f.kept[self.total][0]
            f.done(s, total, total > 0)
            return
        p = s.in_play.get(left[0])
        if p is None or not can_be_removed(s, p):
            f.kept[self.left] = left[1:]
            f.again()
            return
        f.ask(s, self, f.player)

    def options(self, s: State, f: Running) -> list[Option]:
        assert self.damage.amount is not None
        most = number(s, f, self.damage.amount)
        if self.damage.total:
            most -= f.kept[self.total][0]
        p = s.in_play[f.kept[self.left][0]]
        return [Option(op.NUMBER, n) for n in range(min(most, p.damage), -1, -1)]

    def answer(self, s: State, f: Running, o: Option) -> None:
        left = f.kept[self.left]
        f.kept[self.left] = left[1:]
        p = s.in_play.get(left[0])
        if p is not None and o.a > 0:
            f.kept[self.total] = (f.kept[self.total][0] + remove(s, p, o.a, f.player, f.source_or_card(s)),)
        f.again()


class MoveDamage(Asking):
    """CR 1.9.2.4: remove from each origin, put on the destination; never back where it was."""

    __slots__ = ("damage", "origin", "to")

    def __init__(self, effect: ef.MoveDamage, origin: int, to: int) -> None:
        super().__init__(op.AMOUNT, effect)
        self.damage = effect
        self.origin = origin
        self.to = to

    def places(self) -> tuple[int, ...]:
        return (self.origin, self.to)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        if self.origin not in found or self.to not in found:
            return Outlook.SOMETHING
        moves = found[self.to] and any_damaged(s, found[self.origin])
        return Outlook.SOMETHING if moves else Outlook.NOTHING

    def run(self, s: State, f: Running) -> None:
        to = [pid for pid in f.kept[self.to] if pid in s.in_play]
        if not to or not can_have_damage(s.in_play[to[0]]):
            f.failed(s)
        elif self.damage.up_to:
            f.ask(s, self, f.player)
        else:
            self.move(s, f, None if self.damage.amount is None else number(s, f, self.damage.amount))

    def options(self, s: State, f: Running) -> list[Option]:
        """ "Up to N": zero is allowed. Asked once for the pair."""
        assert self.damage.amount is not None
        have = 0
        for pid in f.kept[self.origin]:
            p = s.in_play.get(pid)
            if p is not None and pid not in f.kept[self.to]:
                have = max(have, p.damage)
        return [Option(op.NUMBER, n) for n in range(min(number(s, f, self.damage.amount), have), -1, -1)]

    def answer(self, s: State, f: Running, o: Option) -> None:
        self.move(s, f, o.a)

    def move(self, s: State, f: Running, n: int | None) -> None:
        """`n`: how much from each origin; None: all of it."""
        target = f.kept[self.to][0]
        total = 0
        for pid in f.kept[self.origin]:
            p = s.in_play.get(pid)
            if p is not None and pid != target:
                most = p.damage if n is None else n
                total += remove(s, p, most, f.player, f.source_or_card(s), "1.9.2.4")
        if total:
            put(s, [target], total, f.source_or_card(s), f.player)
            s.done = total
            s.full = True
        else:
            f.done(s, 0, False)
