"""Paying step by step: ink (with ink drops) and costs in words, for whatever costs something (1.5, 4.3.2.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities import cost as ac
from tintero.abilities.words import Zone

from .. import kinds
from .. import option as op
from ..event import EVERYBODY, Event
from ..machinery.ask_or_settle import put
from ..machinery.object_refs import card_of_ref, object_of, top_card
from ..machinery.open_cards import depends_on_hidden, holds_hidden
from ..machinery.plain import Data, numbers, truth, whole
from ..machinery.process import Process
from ..machinery.state import State
from ..option import Option
from .costs import part_candidates, part_count, spend_drops, spend_ink
from .damage import deal
from .in_play import leave_play
from .replacement import COST_RULE, Manner, Would, perform
from .triggers import happen
from .zones import discard, put_on_deck


class Paying(Process):
    """A process in which a cost is paid: playing a card, using an ability, a move, ink that an effect asks for."""

    __slots__ = ("drops", "drops_settled", "free", "ink", "paid", "part", "picks")

    def __init__(self, player: int, source: int, card: int) -> None:
        super().__init__(player, source, card)
        self.free = False
        self.ink = 0  # ink to pay
        self.drops = 0  # ink drops to use for it
        self.drops_settled = False
        self.part = 0  # part of the cost in words that is being paid
        self.picks: list[int] = []  # chosen for that part
        self.paid: list[int] = []  # everything already used to pay (1.5.3)

    def cost(self, s: State) -> ac.Cost:
        raise NotImplementedError

    def manner(self) -> Manner:
        """What whoever is banished to pay is banished for."""
        raise NotImplementedError

    def rule_asked(self, s: State) -> str:
        """Whatever it asks, it asks in order to pay."""
        return COST_RULE[self.manner()]

    def ends_with(self, player: int) -> bool:
        return self.player == player

    # ---- ink ---------------------------------------------------------------------------------------------------

    def settle_drops(self, s: State) -> bool:
        """Set 14: how many ink drops help to pay. Asked only if there is a choice. True when settled."""
        if not self.drops_settled:
            if s.players[self.player].ink_drops and self.ink:
                put(s, self, self.player, op.AMOUNT)
            else:
                self.take_drops(0)
        return self.drops_settled

    def drop_choices(self, s: State) -> list[int]:
        p = s.players[self.player]
        least = max(0, self.ink - p.ink_ready)
        return list(range(least, max(least, min(p.ink_drops, self.ink)) + 1))

    def drop_options(self, s: State) -> list[Option]:
        return [Option(op.NUMBER, n) for n in self.drop_choices(s)]

    def take_drops(self, drops: int) -> None:
        self.drops = drops
        self.drops_settled = True

    def pay_ink_part(self, s: State, rule: str) -> None:
        if self.ink:
            spend_ink(s, self.player, self.ink - self.drops, self.drops, rule)

    # ---- costs in words ----------------------------------------------------------------------------------------

    def pay_parts(self, s: State, rule: str) -> bool:
        """Go on paying the costs in words. True when all is paid; False if a question or an event comes first."""
        parts = self.cost(s).parts
        while self.part < len(parts):
            part = parts[self.part]
            need = part_count(part)
            if len(self.picks) < need and put(s, self, self.player, op.CHOOSE):
                return False
            self.part += 1
            picks = self.picks
            self.picks = []
            self.paid += picks
            depth = len(s.stack)
            PAY[type(part)](s, self, part, picks, rule)
            if len(s.stack) != depth:
                return False
        return True

    def part_options(self, s: State) -> list[Option]:
        part = self.cost(s).parts[self.part]
        found = part_candidates(s, self, part, self.paid + self.picks)
        return [Option(op.CARD, top_card(s, r)) for r in found]

    def take_part(self, s: State, o: Option) -> None:
        self.picks.append(object_of(s, o.a))

    def pays_privately(self, s: State) -> bool:
        """Whether not everybody can tell what could pay the part that is being paid."""
        part = self.cost(s).parts[self.part]
        if isinstance(part, ac.RevealCards) and part.same_name:
            return holds_hidden(s, self, part.filter)
        return isinstance(part, FROM_HAND) and depends_on_hidden(s, self, part.filter)

    def forced(self, s: State, found: list[Option]) -> bool:
        """So many of exactly so many; only what pays with cards comes in numbers."""
        return len(found) == 1 or (found[0].verb == op.CARD and self.pays_with_all(s, found))

    def pays_with_all(self, s: State, found: list[Option]) -> bool:
        parts = self.cost(s).parts
        return self.part < len(parts) and len(found) <= part_count(parts[self.part]) - len(self.picks)

    def picks_made(self) -> int:
        return len(self.picks)

    def mentioned(self) -> list[int]:
        return [*super().mentioned(), *self.picks, *self.paid]

    # ---- copies and data ---------------------------------------------------------------------------------------

    def fill_payment(self, new: Paying) -> None:
        new.at = self.at
        new.free = self.free
        new.ink = self.ink
        new.drops = self.drops
        new.drops_settled = self.drops_settled
        new.part = self.part
        new.picks = self.picks[:]
        new.paid = self.paid[:]

    def payment_data(self, name: str) -> Data:
        return {
            **self.head(name), "free": self.free, "ink": self.ink, "drops": self.drops,
            "drops_settled": self.drops_settled, "part": self.part, "picks": self.picks[:], "paid": self.paid[:],
        }  # fmt: skip

    def restore_payment(self, data: Data) -> None:
        self.at = whole(data, "at")
        self.free = truth(data, "free")
        self.ink = whole(data, "ink")
        self.drops = whole(data, "drops")
        self.drops_settled = truth(data, "drops_settled")
        self.part = whole(data, "part")
        self.picks = numbers(data, "picks")
        self.paid = numbers(data, "paid")


class PayingInk(Paying):
    """Ink and nothing else: in the middle of an effect (6.7.2, 6.1.16), or for a turn action. `rule` asks for it."""

    __slots__ = ("rule",)

    def __init__(self, player: int, source: int, card: int, ink: int, rule: str) -> None:
        super().__init__(player, source, card)
        self.ink = ink
        self.rule = rule

    def cost(self, s: State) -> ac.Cost:
        return ac.Cost(ink=self.ink)

    def rule_asked(self, s: State) -> str:
        return self.rule

    def step(self, s: State) -> None:
        if not self.settle_drops(s):
            return
        s.stack.pop()
        self.pay_ink_part(s, self.rule)
        self.paid_for(s)

    def paid_for(self, s: State) -> None:
        """What was paid for is done now; an effect simply goes on."""

    def options(self, s: State) -> list[Option]:
        return self.drop_options(s)

    def answer(self, s: State, o: Option) -> None:
        self.take_drops(o.a)

    def copy(self) -> PayingInk:
        new = PayingInk(self.player, self.source, self.card, self.ink, self.rule)
        self.fill_payment(new)
        return new

    def to_data(self) -> Data:
        return {**self.payment_data("paying ink"), "rule": self.rule}


# ---- paying a part: a cost is no card's effect, so nothing is told to be the source --------------------------------


def _discard_cards(s: State, f: Paying, part: ac.DiscardCards, picks: list[int], rule: str) -> None:
    for ref in picks:
        discard(s, card_of_ref(ref), rule)
    if picks:
        happen(s, Event(kinds.DISCARDED_TOGETHER, rule, f.player, amount=len(picks)))


def _banish_this(s: State, f: Paying, part: ac.BanishThis, picks: list[int], rule: str) -> None:
    perform(s, kinds.BANISHED, [Would(f.source)], f.player, f.manner())


def _banish_cards(s: State, f: Paying, part: ac.BanishCards, picks: list[int], rule: str) -> None:
    perform(s, kinds.BANISHED, [Would(pid) for pid in picks], f.player, f.manner())


def _exert_cards(s: State, f: Paying, part: ac.ExertCards, picks: list[int], rule: str) -> None:
    for pid in picks:
        s.in_play[pid].exerted = True
        happen(s, Event(kinds.EXERTED, rule, f.player, pid, amount=1))


def _damage_this(s: State, f: Paying, part: ac.DamageThis, picks: list[int], rule: str) -> None:
    deal(s, f.source, part.amount, f.source, f.player)


def _remove_ink_drops(s: State, f: Paying, part: ac.RemoveInkDrops, picks: list[int], rule: str) -> None:
    spend_drops(s, f.player, part.count, rule)


def _move_cards(s: State, f: Paying, part: ac.MoveCards, picks: list[int], rule: str) -> None:
    if part.filter.zone == Zone.PLAY:
        leave_play(s, picks, int(part.to), rule, top=False)
        return
    for ref in picks:
        put_on_deck(s, card_of_ref(ref), False, rule)


def _reveal_cards(s: State, f: Paying, part: ac.RevealCards, picks: list[int], rule: str) -> None:
    for ref in picks:
        s.known[card_of_ref(ref)] = EVERYBODY
        happen(s, Event(kinds.REVEALED, rule, f.player, ref, amount=1))


FROM_HAND: Final = (ac.DiscardCards, ac.MoveCards, ac.RevealCards)
PAY: Final[dict[type[ac.CostPart], Callable[..., None]]] = {
    ac.DiscardCards: _discard_cards, ac.BanishThis: _banish_this, ac.BanishCards: _banish_cards,
    ac.ExertCards: _exert_cards, ac.DamageThis: _damage_this, ac.RemoveInkDrops: _remove_ink_drops,
    ac.MoveCards: _move_cards, ac.RevealCards: _reveal_cards,
}  # fmt: skip
