"""The setup stage: who starts, shuffling, opening hands and altering them (2.2)."""

from __future__ import annotations

from typing import Final

from .. import kinds
from .. import option as op
from ..chance import below, seed_words
from ..event import EVERYBODY, NO_CARD, NOBODY, NOTHING, Event
from ..machinery.ask_or_settle import put
from ..machinery.pieces import INKWELL
from ..machinery.plain import Data
from ..machinery.process import Process
from ..machinery.state import State, Table, order_from
from ..option import Option
from .turn import Turn
from .zones import draw, put_on_deck, shuffle_deck

DEAL: Final = 0  # 2.2.1
ALTER_HANDS: Final = 1  # 2.2.2
BEGIN: Final = 2  # 2.2.3


def new_state(table: Table, deals: list[list[int]], seed: int, first: int) -> State:
    """A position before the first step. `deals`: definition numbers per player; `first` NOBODY: by chance."""
    s = State(table)
    s.rng = seed_words(seed)
    card = 0
    for player, deal in enumerate(deals):
        for definition in deal:
            s.defs.append(definition)
            s.players[player].deck.append(card)
            card += 1
    # CR 2.2.1.1: the starting player at random, unless the series says otherwise (2.1.3)
    s.first_player = below(s.rng, len(deals)) if first == NOBODY else first
    s.active = s.first_player
    s.acting = s.active
    s.stack.append(Setup(s.first_player))
    return s


class Setup(Process):
    """`asked`: whose opening hand it is about; `seats`: how many are still to come, this one included."""

    __slots__ = ("altering", "asked", "seats")

    def __init__(self, player: int) -> None:
        super().__init__(player, NOTHING, NO_CARD)
        self.asked = player
        self.seats = 0
        self.altering: list[int] = []  # cards to be replaced, as chosen so far

    def step(self, s: State) -> None:
        if self.at == DEAL:
            deal_hands(s)
            self.at = ALTER_HANDS
            self.asked = s.first_player
            self.seats = len(s.players)
        if self.at == ALTER_HANDS:
            # CR 2.2.2.1: starting player first, then in turn order
            if not s.players[self.asked].in_game:  # CR 2.3.3.4: conceded while being asked
                self.altering = []
                self.next_seat(s)
                return
            put(s, self, self.asked, op.HAND)
            return
        # CR 2.2.2.3: whoever replaced at least one card shuffles
        for player in order_from(s, s.first_player):
            if s.players[player].swapped:
                shuffle_deck(s, player, "2.2.2.3")
        s.ledger = []
        s.stack.pop()
        s.active = order_from(s, s.first_player)[0]  # CR 2.2.3: or the next one, if that player conceded
        s.acting = s.active
        s.stack.append(Turn(s.active))

    def options(self, s: State) -> list[Option]:
        """One card at a time, in hand order so that no set is named twice; then done."""
        hand = s.players[self.asked].hand
        after = hand.index(self.altering[-1]) + 1 if self.altering else 0
        return [Option(op.CARD, c) for c in hand[after:]] + [Option(op.DONE)]

    def private(self, s: State) -> bool:
        return True

    def answer(self, s: State, o: Option) -> None:
        if o.verb == op.CARD:
            self.altering.append(o.a)
            return
        picked = self.altering
        self.altering = []
        for card in picked:
            put_on_deck(s, card, False, "2.2.2.1")
        s.players[self.asked].swapped = len(picked)
        s.tell(Event(kinds.MULLIGAN, "2.2.2.1", self.asked, amount=len(picked)))
        draw(s, self.asked, len(picked), "2.2.2.1")
        self.next_seat(s)

    def next_seat(self, s: State) -> None:
        self.seats -= 1
        self.asked = (self.asked + 1) % len(s.players)
        while self.seats > 0 and not s.players[self.asked].in_game:
            self.seats -= 1
            self.asked = (self.asked + 1) % len(s.players)
        if self.seats <= 0:
            self.at = BEGIN

    def copy(self) -> Setup:
        new = Setup(self.player)
        new.at = self.at
        new.asked = self.asked
        new.seats = self.seats
        new.altering = self.altering[:]
        return new

    def to_data(self) -> Data:
        return {**self.head("setup"), "asked": self.asked, "seats": self.seats, "altering": self.altering[:]}


def deal_hands(s: State) -> None:
    """CR 2.2.1."""
    s.tell(Event(kinds.STARTED, "2.2.1.1", s.first_player))
    for player in order_from(s, s.first_player):
        starting_ink(s, player)
        shuffle_deck(s, player, "2.2.1.2")
    for player in order_from(s, s.first_player):
        draw(s, player, s.table.settings.opening_hand, "2.2.1.4")


def starting_ink(s: State, player: int) -> None:
    """CR 10.2: cards that begin in the inkwell (the last ones of the list; they are not part of the deck)."""
    p = s.players[player]
    for _ in range(s.table.settings.starting_ink):
        card = p.deck.pop()
        s.zone[card] = INKWELL
        s.known[card] = EVERYBODY
        p.inkwell.append(card)
        p.ink_ready += 1
        s.tell(Event(kinds.INKED, "10.2", player, s.ref_of(card), amount=1, card=card))


