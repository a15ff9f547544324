"""Discarding from hand (7.3.4)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import DiscardBy, Who

from ... import kinds
from ... import option as op
from ...machinery.evaluate import fits, number
from ...machinery.object_refs import card_of_ref, moved_once
from ...machinery.open_cards import is_open
from ...machinery.program import Asking, Found, Outlook, Running
from ...machinery.state import State
from ...machinery.whom import one_player
from ...option import Option
from ..player_rules import rule_applies
from ..replacement import Would, perform
from ..zones import random_cards


class DiscardCards(Asking):
    """One player discards; who chooses depends on the text. `is_cost`: it is paid as a cost (6.1.5)."""

    __slots__ = ("discard", "is_cost")

    def __init__(self, effect: ef.Discard, is_cost: bool) -> None:
        super().__init__(op.CHOOSE, effect)
        self.discard = effect
        self.is_cost = is_cost

    def wanted(self, s: State, f: Running) -> int:
        return number(s, f, self.discard.amount) if self.discard.by == DiscardBy.CHOICE else 0

    def discarder(self, s: State, f: Running) -> int:
        return one_player(s, f, self.discard.players.who)

    def chooser(self, s: State, f: Running, player: int) -> int:
        return player if self.discard.chooser == Who.THAT_PLAYER else one_player(s, f, self.discard.chooser)

    def stopped(self, s: State, player: int) -> bool:
        """CR 1.2.2: only discards caused by effects are."""
        return not self.is_cost and rule_applies(s, pr.CantDiscardByEffects, player)

    def possible(self, s: State, f: Running) -> bool:
        return not self.stopped(s, self.discarder(s, f)) and super().possible(s, f)

    def begun(self, s: State, f: Running) -> bool:
        return not self.stopped(s, self.discarder(s, f)) and super().begun(s, f)

    def run(self, s: State, f: Running) -> None:
        player = self.discarder(s, f)
        if self.stopped(s, player):
            f.it = ()
            f.done(s, 0, False)
            return
        hand = [s.ref_of(c) for c in s.players[player].hand]
        if self.discard.by == DiscardBy.WHOLE_HAND:
            commit(s, f, player, [r for r in hand if fits(s, f, r, self.discard.filter)], True)
            return
        n = number(s, f, self.discard.amount)
        if self.discard.by == DiscardBy.RANDOM:
            picked = random_cards(s, hand, n)
            commit(s, f, player, picked, len(picked) == n)
        elif not self.options(s, f):  # nor anything that only its player could know
            commit(s, f, player, [], n == 0 or self.discard.by == DiscardBy.UP_TO)
        else:
            f.ask(s, self, self.chooser(s, f, player))

    def options(self, s: State, f: Running) -> list[Option]:
        if len(f.picking) >= number(s, f, self.discard.amount):
            return []
        hand = [s.ref_of(c) for c in s.players[self.discarder(s, f)].hand]
        out = [
            Option(op.CARD, card_of_ref(r)) for r in hand
            if r not in f.picking and fits(s, f, r, self.discard.filter)
        ]  # fmt: skip
        if self.private(s, f) and not out:
            return [Option(op.DONE)]
        if self.discard.by == DiscardBy.UP_TO and (out or f.picking):
            out.append(Option(op.DONE))
        return out

    def private(self, s: State, f: Running) -> bool:
        flt = self.discard.filter
        if not flt.types and not flt.tests:
            return False  # how many cards a hand has anybody may count (7.1.3)
        return any(not is_open(s, card) for card in s.players[self.discarder(s, f)].hand)

    def forced(self, s: State, f: Running, found: list[Option]) -> bool:
        """So many of exactly so many."""
        left = number(s, f, self.discard.amount) - len(f.picking)
        return self.discard.by == DiscardBy.CHOICE and len(found) <= left

    def outlook(self, s: State, f: Running, found: Found) -> Outlook:
        chosen = self.discard.by == DiscardBy.CHOICE
        return Outlook.NOTHING if chosen and not s.players[self.discarder(s, f)].hand else Outlook.SOMETHING

    def answer(self, s: State, f: Running, o: Option) -> None:
        if o.verb == op.CARD:
            f.picking = (*f.picking, s.ref_of(o.a))
            if self.options(s, f):
                f.again()
                return
        picked = list(f.picking)
        full = self.discard.by == DiscardBy.UP_TO or len(picked) >= number(s, f, self.discard.amount)
        commit(s, f, self.discarder(s, f), picked, full)


def commit(s: State, f: Running, player: int, cards: list[int], full: bool) -> None:
    f.picking = ()
    # the discarded cards are new objects in the discard: IT follows them there (7.1.6)
    f.it = tuple(moved_once(ref) for ref in cards)
    f.done(s, len(cards), full)
    if cards:
        perform(s, kinds.DISCARDED, [Would(ref, player=player) for ref in cards], f.player)
        s.full = full
