"""Use an activated ability (4.4), Boost, and "once during your turn, you may" texts (8.4.1)."""

from __future__ import annotations

from typing import Final

from tintero.abilities import property as pr
from tintero.abilities.cost import Cost

from ... import kinds, ways
from ... import option as op
from ... import refusals as why
from ...event import NOTHING, Event
from ...machinery.conditions import holds
from ...machinery.context import Context
from ...machinery.face import CompiledActivated
from ...machinery.object_refs import moved_once, ref_is_live
from ...machinery.pieces import CHARACTER, Permanent
from ...machinery.plain import Data
from ...machinery.state import State
from ...machinery.traits import activated_abilities
from ...option import Option
from ...refusals import Refusal
from ..bag import settle
from ..costs import can_pay_ink, parts_payable
from ..payment import Paying
from ..player_rules import rules_for
from ..replacement import Manner
from ..resolving import Resolving
from ..triggers import happen

NO_COST: Final = Cost()

# ---- whether -------------------------------------------------------------------------------------------------------


def is_free(s: State, p: Permanent, w: CompiledActivated) -> bool:
    """CR 1.5.5.4: for free waives every cost but the exert symbol."""
    if not s.rules:
        return False
    return any(r.rule.ability_name == w.name and r.source == p.pid for r in rules_for(s, pr.FreeAbility, p.owner))


def refusal(s: State, player: int, p: Permanent, w: CompiledActivated) -> Refusal | None:
    """CR 6.3.1: only cost and timing matter; missing targets do not forbid the use."""
    if p.owner != player:
        return why.NOT_YOURS
    if w.limit and p.used.count(w.key) >= w.limit:
        return why.ABILITY_USED_UP
    cost = w.cost
    if cost.exert:
        if p.exerted:
            return why.IS_EXERTED
        if p.drying and p.face.type == CHARACTER:
            return why.IS_DRYING  # CR 4.4.2
    if w.condition is not None and not holds(s, Context(p.owner, p.pid, p.card), w.condition):
        return why.ABILITY_NOT_USABLE
    if is_free(s, p, w):
        return None
    if not can_pay_ink(s, player, cost.ink):
        return why.CANT_AFFORD
    if cost.parts and not parts_payable(s, Context(p.owner, p.pid, p.card), cost, p):
        return why.COST_UNPAYABLE
    return None


def options(s: State, player: int, mine: list[Permanent], out: list[Option]) -> None:
    for p in mine:
        if p.face.activated or p.traits.abilities:
            abilities = activated_abilities(p)
            for n in range(len(abilities)):
                if refusal(s, player, p, abilities[n]) is None:
                    out.append(Option(op.USE, p.card, n))


# ---- using ---------------------------------------------------------------------------------------------------------

PAY_INK: Final = 0
PAY_REST: Final = 1
RESOLVE: Final = 2
OVER: Final = 3


def begin(s: State, player: int, p: Permanent, number: int) -> None:
    """CR 4.4.3: announce and pay; the effect resolves at once."""
    w = activated_abilities(p)[number]
    f = Using(player, p.pid, p.card, w)
    f.free = is_free(s, p, w)
    f.ink = 0 if f.free else w.cost.ink
    if w.cost.exert:
        p.exerted = True
        happen(s, Event(kinds.EXERTED, "4.4.3.4", player, p.pid))
    s.stack.append(f)


class Using(Paying):
    """An activated ability is being used."""

    __slots__ = ("ability",)

    def __init__(self, player: int, source: int, card: int, ability: CompiledActivated) -> None:
        super().__init__(player, source, card)
        self.ability = ability

    def cost(self, s: State) -> Cost:
        return NO_COST if self.free else self.ability.cost

    def manner(self) -> Manner:
        return Manner.TO_USE

    def step(self, s: State) -> None:
        if self.at == PAY_INK:
            if not self.settle_drops(s):
                return
            self.at = PAY_REST
            self.pay_ink_part(s, "4.4.3.4")
        if self.at == PAY_REST:
            if not self.pay_parts(s, "4.4.3.4"):
                return
            self.at = RESOLVE
        if self.at == RESOLVE:
            self.at = OVER
            self.resolve(s)
            return
        s.stack.pop()
        settle(s)  # CR 4.4.5

    def resolve(self, s: State) -> None:
        w = self.ability
        how = ways.BY_BOOST if w.is_boost else ways.ANY
        rule = "8.4.1" if w.is_boost else "4.4.4"
        happen(s, Event(
            kinds.ABILITY_USED, rule, self.player, self.source, amount=self.ink, source=self.source, how=how,
            words=w.name, ability=w.key,
        ))  # fmt: skip
        g = Resolving(self.player, self.source, self.card, w.program, w)
        g.it = tuple([self.as_paid(s, ref) for ref in self.paid])
        s.stack.append(g)

    def as_paid(self, s: State, ref: int) -> int:
        """CR 7.1.6: a card that went elsewhere as it paid is a new object there, and IT follows it."""
        return ref if ref > NOTHING or ref_is_live(s, ref) else moved_once(ref)

    def options(self, s: State) -> list[Option]:
        return self.drop_options(s) if self.at == PAY_INK else self.part_options(s)

    def private(self, s: State) -> bool:
        return self.at == PAY_REST and self.pays_privately(s)

    def answer(self, s: State, o: Option) -> None:
        if self.at == PAY_INK:
            self.take_drops(o.a)
        else:
            self.take_part(s, o)

    def copy(self) -> Using:
        new = Using(self.player, self.source, self.card, self.ability)
        self.fill_payment(new)
        return new

    def to_data(self) -> Data:
        return {**self.payment_data("using"), "ability": self.ability.key}
