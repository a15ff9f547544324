"""What is worth knowing about a game afterwards: which cards were seen, inked and played when, and how the lore went.

Turns are counted for each player alone: "played on turn 3" is that player's third turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from tintero.abilities.words import EventKind, How
from tintero.rules.event import NO_CARD, Event

from ..simulate import Pairing, Sitting

NEVER: Final = -1
BEFORE: Final = 0  # the turn of everything before the first one


class CardFact(NamedTuple):
    """One copy of a card that its player got to see; `place` is its place in the list of its deck."""

    deck: int
    place: int
    dealt: bool  # in the seven cards of the opening hand
    kept: bool  # in the hand with which the first turn began
    seen: int  # the turn on which it came to the hand; BEFORE for the opening hand
    inked: int  # the turn, or NEVER
    played: int  # the first time
    paid: int  # for that
    shifted: bool
    lore: int  # that it gained
    banished: int


class TurnFact(NamedTuple):
    """How a player stood at the end of a turn."""

    deck: int
    turn: int
    lore: int
    ink: int


class GameFacts(NamedTuple):
    winner: int  # a deck; -1: drawn
    starter: int
    turns: int
    decisions: int
    reason: str
    cards: list[CardFact]
    turns_told: list[TurnFact]


def observed(table: Pairing, number: int, more: str) -> list[Any]:
    """A game with its facts, as plain data."""
    sitting = table.sit_down(number, log=True)
    result = table.play_out(sitting)
    cards, turns = facts_of(sitting)
    outcome = sitting.game.outcome
    reason = "" if outcome is None else outcome.reason
    return [*result, reason, [list(c) for c in cards], [list(t) for t in turns]]


def facts_from(row: list[Any]) -> GameFacts:
    """The same, as values again."""
    winner, starter, turns, decisions, reason, cards, told = row
    return GameFacts(
        winner, starter, turns, decisions, reason, [CardFact(*c) for c in cards], [TurnFact(*t) for t in told]
    )


def facts_of(sitting: Sitting) -> tuple[list[CardFact], list[TurnFact]]:
    notes = Notes(sitting)
    notes.read(sitting.game.events)
    return notes.cards(), notes.turns


class Notes:
    """Reads the events of one game."""

    def __init__(self, sitting: Sitting) -> None:
        state = sitting.game.state
        self.owners = state.table.owners
        self.swapped = sitting.swapped
        self.begins = [self.owners.index(0), self.owners.index(1)]  # the first card of each seat
        self.turn = [BEFORE, BEFORE]  # by seat
        self.lore = [0, 0]
        self.ink = [0, 0]
        self.active = NO_CARD
        self.dealt: set[int] = set()
        self.hand: set[int] = set()  # before the first turn
        self.kept: set[int] = set()
        self.seen: dict[int, int] = {}
        self.inked: dict[int, int] = {}
        self.played: dict[int, Event] = {}
        self.when: dict[int, int] = {}
        self.banished: dict[int, int] = {}
        self.gained: dict[int, int] = {}
        self.turns: list[TurnFact] = []

    def read(self, events: Iterable[Event]) -> None:
        for e in events:
            note = NOTED.get(e.kind)
            if note is not None:
                note(self, e)
        if self.active != NO_CARD:
            self.ends(self.active)

    def now(self, card: int) -> int:
        """The turn of the player whose card it is; in the other player's turn the one before."""
        return self.turn[self.owners[card]]

    def began(self, e: Event) -> None:
        if self.turn == [BEFORE, BEFORE]:
            self.kept = set(self.hand)
        if self.active != NO_CARD:
            self.ends(self.active)
        self.active = e.player
        self.turn[e.player] += 1

    def ends(self, player: int) -> None:
        self.turns.append(TurnFact(player ^ self.swapped, self.turn[player], self.lore[player], self.ink[player]))

    def comes(self, e: Event) -> None:
        if self.turn == [BEFORE, BEFORE]:
            self.hand.add(e.card)
            if e.rule == DEALT:
                self.dealt.add(e.card)
        self.seen.setdefault(e.card, self.now(e.card))

    def goes(self, e: Event) -> None:
        if self.turn == [BEFORE, BEFORE]:
            self.hand.discard(e.card)

    def inks(self, e: Event) -> None:
        self.ink[e.player] += 1
        self.inked.setdefault(e.card, self.now(e.card))

    def plays(self, e: Event) -> None:
        if e.card not in self.played:
            self.played[e.card] = e
            self.when[e.card] = self.now(e.card)

    def falls(self, e: Event) -> None:
        self.banished.setdefault(e.card, self.now(e.card))

    def gains(self, e: Event) -> None:
        self.lore[e.player] += e.amount
        if e.cause != NO_CARD and self.owners[e.cause] == e.player:
            self.gained[e.cause] = self.gained.get(e.cause, 0) + e.amount

    def loses(self, e: Event) -> None:
        self.lore[e.player] -= e.amount

    def cards(self) -> list[CardFact]:
        """Every copy that was in a hand, was inked or was played; by deck and place."""
        known = self.seen.keys() | self.inked.keys() | self.played.keys()
        found = [self.card(card) for card in known if card != NO_CARD]
        return sorted(found)

    def card(self, card: int) -> CardFact:
        seat = self.owners[card]
        played = self.played.get(card)
        return CardFact(
            seat ^ self.swapped, card - self.begins[seat], card in self.dealt, card in self.kept,
            self.seen.get(card, NEVER), self.inked.get(card, NEVER), self.when.get(card, NEVER),
            0 if played is None else played.amount, played is not None and played.how == How.BY_SHIFT,
            self.gained.get(card, 0), self.banished.get(card, NEVER),
        )  # fmt: skip


DEALT: Final = "2.2.1.4"
NOTED: Final[dict[int, Callable[[Notes, Event], None]]] = {
    EventKind.TURN_BEGAN: Notes.began, EventKind.DREW: Notes.comes, EventKind.PUT_INTO_HAND: Notes.comes,
    EventKind.RETURNED: Notes.comes, EventKind.PUT_ON_DECK: Notes.goes, EventKind.INKED: Notes.inks,
    EventKind.PLAYED: Notes.plays, EventKind.BANISHED: Notes.falls, EventKind.LORE_GAINED: Notes.gains,
    EventKind.LORE_LOST: Notes.loses,
}  # fmt: skip
