"""Discarding from hand (7.3.4)."""

from __future__ import annotations

from tintero.abilities import effect as ef
from tintero.abilities import property as pr
from tintero.abilities.words import DiscardBy, Who

from ... import kinds
from ... import option as op
from ...machinery.evaluate import fits, number, one_player
from ...machinery.object_refs import card_of_ref, moved_once
from ...machinery.program import Asking, Running
from ...machinery.state import State
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

    def run(self, s: State, f: Running) -> None:
        player = self.discarder(s, f)
        if not self.is_cost and rule_applies(s, pr.CantDiscardByEffects, player):
            f.it = ()
            f.done(s, 0, False)  # CR 1.2.2: only discards caused by effects are stopped
            return
        hand = [s.ref_of(c) for c in s.players[player].hand]
        if self.discard.by == DiscardBy.WHOLE_HAND:
            commit(s, f, player, [r for r in hand if fits(s, f, r, self.discard.filter)], True)
            return
        n = number(s, f, self.discard.amount)
        if self.discard.by == DiscardBy.RANDOM:
            picked = random_cards(s, hand, n)
            commit(s, f, player, picked, len(picked) == n)
        elif not self.options(s, f):
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
        if self.discard.by == DiscardBy.UP_TO and (out or f.picking):
            out.append(Option(op.DONE))
        return out

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
