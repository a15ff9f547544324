"""Effects that last: properties, rules, floating and delayed triggers, shields (6.2.7, 6.4.2, 6.5, 6.6)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities.target import Chosen, Each, Filter
from tintero.abilities.words import THEIR_TIME, Moment

from ... import kinds
from ...event import Event
from ...machinery.context import Context
from ...machinery.evaluate import number
from ...machinery.face import CompiledTriggered, Gift
from ...machinery.left_behind import Given, Imposing, Shielding, Waiting
from ...machinery.program import Found, Leaving, Outlook, Running
from ...machinery.state import State, order_from
from ...machinery.traits import refresh
from ...machinery.whom import players_of
from ..durations import begin
from ..triggers import happen


def tell_begun(s: State, f: Running, rule: str) -> None:
    """An effect that lasts, and that applies to nothing on the table by name."""
    told = Event(kinds.GIVEN, rule, f.player, amount=1)
    told.cause = f.card
    s.tell(told)


class GiveProperties(Leaving):
    """CR 6.4.2.2: the affected set is frozen now, unless the text covers later arrivals (6.4.2.1).

    `place`: where the affected permanents lie; None if what fits later counts too.
    """

    __slots__ = ("gift", "give", "later_too", "place")

    def __init__(self, effect: ef.Give, gift: Gift, place: int | None) -> None:
        super().__init__(effect)
        self.give = effect
        self.gift = gift
        self.place = place
        self.later_too: Filter | None = None
        if place is None:
            assert isinstance(effect.target, (Each, Chosen))
            self.later_too = effect.target.filter

    def places(self) -> tuple[int, ...]:
        return () if self.place is None else (self.place,)

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        """What is given to nobody changes nothing."""
        if self.place is None or self.place not in found or any(ref in s.in_play for ref in found[self.place]):
            return Outlook.SOMETHING
        return Outlook.NOTHING

    def left(self, number: int, key: str, context: Context) -> Given:
        given = Given(number, key, context, self.gift)
        given.later_too = self.later_too
        return given

    def run(self, s: State, f: Running) -> None:
        targets = [] if self.place is None else [pid for pid in f.kept[self.place] if pid in s.in_play]
        if not targets and self.later_too is None:
            f.failed(s)
            return
        groups: list[tuple[int, list[int]]] = [(f.player, targets)]
        if self.give.until in THEIR_TIME:
            # each affected player's next turn comes at its own time
            groups = [
                (player, [pid for pid in targets if s.in_play[pid].owner == player])
                for player in order_from(s, s.active)
            ]
            groups = [g for g in groups if g[1] or self.later_too is not None]
        for player, group in groups:
            given = self.leave(s, f)
            assert isinstance(given, Given)
            given.targets = group
            given.amounts = [0 if g.amount is None else number(s, f, g.amount) for g in self.gift.grants]
            begin(s, given, int(self.give.until), player)
        for pid in targets:
            happen(s, Event(kinds.GIVEN, "6.6.1.1", f.player, pid, amount=1, source=f.source_or_card(s)))
        if not targets:
            tell_begun(s, f, "6.4.2.1")
        f.done(s, max(1, len(targets)), True)


class ImposeRules(Leaving):
    __slots__ = ("impose",)

    def __init__(self, effect: ef.Impose) -> None:
        super().__init__(effect)
        self.impose = effect

    def left(self, number: int, key: str, context: Context) -> Imposing:
        return Imposing(number, key, context, self.impose)

    def run(self, s: State, f: Running) -> None:
        affected = [f.player]
        if self.impose.until in THEIR_TIME:
            spoken_of = {p for imposed in self.impose.rules for p in players_of(s, f, imposed.who)}
            affected = [p for p in order_from(s, s.active) if p in spoken_of]
        for player in affected:
            begin(s, self.leave(s, f), int(self.impose.until), player)
        refresh(s)
        tell_begun(s, f, "6.4.2.1")
        f.done(s, 1, True)


class LeaveTrigger(Leaving):
    """CR 6.2.7.1: a floating trigger; 6.2.7.2: a delayed one, for one future moment."""

    __slots__ = ("ability", "moment", "once", "until")

    def __init__(self, effect: ef.Effect, ability: CompiledTriggered, until: int, once: bool) -> None:
        super().__init__(effect)
        self.ability = ability
        self.until = until
        self.once = once
        self.moment: Moment | None = effect.moment if isinstance(effect, ef.Later) else None

    def left(self, number: int, key: str, context: Context) -> Waiting:
        waiting = Waiting(number, key, context, self.ability, self.once)
        waiting.moment = self.moment
        return waiting

    def run(self, s: State, f: Running) -> None:
        begin(s, self.leave(s, f), self.until, f.player)
        tell_begun(s, f, "6.2.7.1" if self.moment is None else "6.2.7.2")
        f.done(s, 1, True)


class RaiseShield(Leaving):
    """One shield for each of them; `target` is said when it is left."""

    __slots__ = ("place", "shield")

    def __init__(self, effect: ef.Shield, place: int) -> None:
        super().__init__(effect)
        self.shield = effect
        self.place = place

    def places(self) -> tuple[int, ...]:
        return (self.place,)

    def left(self, number: int, key: str, context: Context) -> Shielding:
        return Shielding(number, key, context, self.shield, 0)

    def run(self, s: State, f: Running) -> None:
        targets = [pid for pid in f.kept[self.place] if pid in s.in_play]
        if not targets:
            f.failed(s)
            return
        for pid in targets:
            shielding = self.leave(s, f)
            assert isinstance(shielding, Shielding)
            shielding.target = pid
            begin(s, shielding, int(self.shield.until), f.player)
            happen(s, Event(kinds.GIVEN, "6.5.1", f.player, pid, amount=1, source=f.source_or_card(s)))
        f.done(s, len(targets), True)
