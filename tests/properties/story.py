"""A table that only hears what happened: everything it knows, it knows from events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tintero.abilities.words import EventKind, How
from tintero.rules.event import NOTHING, Event
from tintero.rules.machinery.pieces import ACTION, DECK, DISCARD, FACEDOWN, HAND, INKWELL, LOCATION, OUT, PLAY, UNDER
from tintero.rules.machinery.state import State


@dataclass
class Pile:
    """A permanent as the events tell it."""

    card: int
    under: list[int] = field(default_factory=list)
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    location: int = NOTHING


@dataclass
class Seat:
    lore: int = 0
    drops: int = 0
    ready: int = 0
    ready_known: bool = True  # not after a card left the inkwell: no event tells whether it was ready
    turns: int = 0
    in_game: bool = True


class Story:
    """Where every card is, and how every permanent stands, told by the events alone."""

    def __init__(self, s: State) -> None:
        self.owners = s.table.owners
        self.faces = [s.face_of(card) for card in range(len(s.zone))]
        self.zone = [DECK] * len(s.zone)
        self.seats = [Seat() for _ in s.players]
        self.piles: dict[int, Pile] = {}
        self.leaving: dict[int, Pile] = {}  # what has just left play: its pile is told card by card
        self.heard: set[EventKind] = set()

    def hear(self, events: Iterable[Event]) -> None:
        for e in events:
            kind = EventKind(e.kind)
            self.heard.add(kind)
            method = getattr(self, kind.name.lower(), None)
            if method is not None:
                method(e)

    def put(self, card: int, zone: int) -> None:
        if self.zone[card] == INKWELL and zone != INKWELL:
            self.seats[self.owners[card]].ready_known = False
        for pile in self.piles.values():
            if card in pile.under:
                pile.under.remove(card)
        self.zone[card] = zone

    # ---- cards change zones ------------------------------------------------------------------------------------

    def drew(self, e: Event) -> None:
        self.put(e.card, HAND)

    put_into_hand = drew

    def put_on_deck(self, e: Event) -> None:
        self.put(e.card, DECK)

    def into_discard(self, e: Event) -> None:
        self.put(e.card, DISCARD)

    def inked(self, e: Event) -> None:
        seat = self.seats[e.player]
        self.put(e.card, INKWELL)
        seat.ready += 0 if e.how == How.EXERTED else 1

    def deck_refilled(self, e: Event) -> None:
        for card, zone in enumerate(self.zone):
            if zone == DISCARD and self.owners[card] == e.player:
                self.zone[card] = DECK

    def put_under(self, e: Event) -> None:
        self.put(e.other, UNDER)
        self.piles[e.subject].under.append(e.other)

    def lost(self, e: Event) -> None:
        self.seats[e.player].in_game = False
        for card, owner in enumerate(self.owners):
            if owner == e.player:
                self.zone[card] = OUT
        self.piles = {pid: p for pid, p in self.piles.items() if self.owners[p.card] != e.player}

    # ---- play --------------------------------------------------------------------------------------------------

    def played(self, e: Event) -> None:
        if self.faces[e.card].type == ACTION:
            self.put(e.card, PLAY)

    def entered(self, e: Event) -> None:
        pile = self.piles.get(e.subject)
        self.put(e.card, PLAY)
        if pile is None:
            pile = self.piles[e.subject] = Pile(e.card, drying=True)
        pile.damage += e.amount
        pile.exerted = (pile.exerted or e.how in (How.EXERTED, How.EXERTED_BY_CHOICE)) and not self.is_location(pile)

    def is_location(self, pile: Pile) -> bool:
        return self.faces[pile.card].type == LOCATION

    def covered(self, e: Event) -> None:
        """A base goes under the new card; of two bases the second joins the first."""
        new = e.other
        pile = self.piles[e.subject]
        self.zone[pile.card] = UNDER
        first = next((p for p in self.piles.values() if p.card == new), None)
        if first is None:
            pile.under.insert(0, pile.card)
            pile.card = new
            return
        first.under += [pile.card, *pile.under]
        first.damage += pile.damage
        first.exerted = first.exerted or pile.exerted
        first.drying = first.drying or pile.drying
        del self.piles[e.subject]

    def returned(self, e: Event) -> None:
        pile = self.piles[e.subject]
        for card in (pile.card, *pile.under):
            self.zone[card] = HAND

    def left_play(self, e: Event) -> None:
        pile = self.leaving[e.subject] = self.piles.pop(e.subject)
        if e.how == How.TO_DECK:
            for card in (pile.card, *pile.under):
                self.zone[card] = DECK

    def resurfaced(self, e: Event) -> None:
        """Only the card on top has gone: the rest is where it was."""
        pile = self.leaving.pop(e.subject)
        pile.under.remove(e.card)
        pile.card = e.card
        self.piles[e.subject] = pile
        self.zone[e.card] = PLAY
        for card in pile.under:
            self.zone[card] = UNDER

    # ---- states ------------------------------------------------------------------------------------------------

    def exerted(self, e: Event) -> None:
        self.piles[e.subject].exerted = True

    def readied(self, e: Event) -> None:
        self.piles[e.subject].exerted = False

    def dried(self, e: Event) -> None:
        self.piles[e.subject].drying = False

    def damage_taken(self, e: Event) -> None:
        self.piles[e.subject].damage += e.amount

    def damage_removed(self, e: Event) -> None:
        self.piles[e.subject].damage -= e.amount

    def moved(self, e: Event) -> None:
        self.piles[e.subject].location = e.object

    def left_location(self, e: Event) -> None:
        self.piles[e.subject].location = NOTHING

    # ---- players -----------------------------------------------------------------------------------------------

    def turn_began(self, e: Event) -> None:
        self.seats[e.player].turns += 1

    def lore_gained(self, e: Event) -> None:
        self.seats[e.player].lore += e.amount

    def lore_lost(self, e: Event) -> None:
        self.seats[e.player].lore -= e.amount

    def ink_drop(self, e: Event) -> None:
        self.seats[e.player].drops += e.amount

    def ink_drop_removed(self, e: Event) -> None:
        self.seats[e.player].drops -= e.amount

    def ink_paid(self, e: Event) -> None:
        self.seats[e.player].ready -= e.amount

    def ink_readied(self, e: Event) -> None:
        self.seats[e.player].ready = e.amount
        self.seats[e.player].ready_known = True

    def inkwell_changed(self, e: Event) -> None:
        self.seats[e.player].ready = 0
        self.seats[e.player].ready_known = True

    # ---- whether it is true ------------------------------------------------------------------------------------

    def agrees(self, s: State) -> None:
        """The table as it is told is the table as it is."""
        real = [UNDER if zone == FACEDOWN else zone for zone in s.zone]
        assert self.zone == real, [(c, a, b) for c, (a, b) in enumerate(zip(self.zone, real, strict=True)) if a != b]
        assert self.piles.keys() == s.in_play.keys()
        for pid, p in s.in_play.items():
            told = self.piles[pid]
            assert told == Pile(p.card, told.under, p.exerted, p.drying, p.damage, p.location), p.face.full_name
            assert sorted(told.under) == sorted(p.under), p.face.full_name
        for seat, player in zip(self.seats, s.players, strict=True):
            assert seat.in_game == player.in_game
            if player.in_game:
                assert (seat.lore, seat.drops, seat.turns) == (player.lore, player.ink_drops, player.turns)
                assert not seat.ready_known or seat.ready == player.ink_ready
