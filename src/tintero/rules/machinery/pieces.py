"""The pieces of a game: permanents, players' zones, entries of the bag; and the vocabulary's words as numbers (7)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from tintero.abilities.words import CardType, Did, Zone

from ..event import NOTHING, Event
from .context import Context
from .face import CompiledTriggered, Face, Traits

# The words of the vocabulary as plain numbers, which is what the state holds.
DECK: Final = int(Zone.DECK)
HAND: Final = int(Zone.HAND)
PLAY: Final = int(Zone.PLAY)
INKWELL: Final = int(Zone.INKWELL)
DISCARD: Final = int(Zone.DISCARD)
UNDER: Final = int(Zone.UNDER)
OUT: Final = int(Zone.OUT)
FACEDOWN: Final = int(Zone.FACEDOWN)

CHARACTER: Final = int(CardType.CHARACTER)
ACTION: Final = int(CardType.ACTION)
ITEM: Final = int(CardType.ITEM)
LOCATION: Final = int(CardType.LOCATION)

QUESTED: Final = int(Did.QUESTED)
CHALLENGED: Final = int(Did.CHALLENGED)
WAS_CHALLENGED: Final = int(Did.WAS_CHALLENGED)
TOOK_DAMAGE: Final = int(Did.TOOK_DAMAGE)
PLAYED: Final = int(Did.PLAYED)
GOT_CARD_UNDER: Final = int(Did.GOT_CARD_UNDER)

MARKETING: Final = "Marketing card"  # full name of the starting ink of Pack Rush (10.2)
STILL_HERE: Final = -1  # of `Permanent.left_moves`
CARDS_AT_MOST: Final = 1000  # in one game


class Phase(IntEnum):
    """Where the turn stands (3.1)."""

    SETUP = 0
    READY_STEP = 1
    SET_STEP = 2
    DRAW_STEP = 3
    MAIN_PHASE = 4
    END_PHASE = 5
    READYING = 6  # the first part of the Ready step (3.2.1.1)


READYING: Final = int(Phase.READYING)
MAIN_PHASE: Final = int(Phase.MAIN_PHASE)


class Permanent:
    """A character, item or location in play. It persists through Shift; its face and pile change (8.10.5)."""

    __slots__ = (
        "_context", "card", "damage", "damaged_by", "did", "drying", "exerted", "face", "left_moves", "location",
        "owner", "pid", "shifted", "traits", "under", "used", "used_ink_drop",
    )

    def __init__(self, pid: int, card: int, owner: int, face: Face, fresh: bool = True) -> None:
        self.pid = pid
        self.card = card
        self.owner = owner
        self.face = face
        if not fresh:  # about to be filled by `copy`
            return
        self._context: Context | None = None
        self.exerted = False
        self.drying = False
        self.damage = 0
        self.location = NOTHING  # pid of the location it is at
        self.did = 0  # this turn (`words.Did`), one bit each
        self.shifted = False  # this face was played with Shift
        self.used_ink_drop = False  # an ink drop helped to pay for this face
        self.left_moves = STILL_HERE  # zone-change count its card got on leaving play
        self.under: list[int] = []  # topmost first; copies share it: it is replaced, never changed
        self.used: tuple[str, ...] = ()  # abilities that fully resolved this turn (6.1.13.2)
        self.damaged_by: tuple[int, ...] = ()  # characters credited since the last check (1.8.1.4)
        self.traits: Traits = face.base

    def context(self) -> Context:
        """For whom and from what its own texts are read, where nothing has been picked yet. Shared: only to be read."""
        f = self._context
        if f is None or f.card != self.card:
            f = Context(self.owner, self.pid, self.card)
            self._context = f
        return f

    def mark_used(self, ability: str) -> None:
        self.used = (*self.used, ability)

    def credit(self, character: int) -> None:
        self.damaged_by = (*self.damaged_by, character)

    def copy(self) -> Permanent:
        new = Permanent(self.pid, self.card, self.owner, self.face, False)
        new._context = self._context
        new.exerted = self.exerted
        new.drying = self.drying
        new.damage = self.damage
        new.location = self.location
        new.did = self.did
        new.shifted = self.shifted
        new.used_ink_drop = self.used_ink_drop
        new.left_moves = self.left_moves
        new.under = self.under
        new.used = self.used
        new.damaged_by = self.damaged_by
        new.traits = self.traits
        return new


class PlayerState:
    """One player's zones and counts. The top of the deck is the end of the list."""

    __slots__ = (
        "deck", "discard", "hand", "in_game", "index", "ink_drops", "ink_ready", "ink_used", "inkwell", "lore",
        "swapped", "turns",
    )

    def __init__(self, index: int, fresh: bool = True) -> None:
        self.index = index
        if not fresh:  # about to be filled by `copy`
            return
        self.lore = 0
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.inkwell: list[int] = []  # the last `ink_ready` of them are ready
        self.ink_ready = 0
        self.ink_used = 0  # cards inked this turn
        self.ink_drops = 0
        self.in_game = True
        self.swapped = 0  # cards of the opening hand that were altered
        self.turns = 0

    def copy(self) -> PlayerState:
        new = PlayerState(self.index, False)
        new.lore = self.lore
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.inkwell = self.inkwell[:]
        new.ink_ready = self.ink_ready
        new.ink_used = self.ink_used
        new.ink_drops = self.ink_drops
        new.in_game = self.in_game
        new.swapped = self.swapped
        new.turns = self.turns
        return new


class BagEntry:
    """A triggered ability that waits (7.7): whose, from what, and the event it is about. Never changed once made."""

    __slots__ = ("ability", "amount", "card", "effect", "number", "object", "player", "source", "subject", "who")

    def __init__(
        self, number: int, player: int, ability: CompiledTriggered, source: int, card: int, event: Event,
        effect: int = NOTHING,
    ) -> None:
        self.number = number
        self.player = player
        self.ability = ability
        self.source = source  # reference
        self.card = card
        self.subject = event.subject
        self.object = event.object
        self.who = event.player
        self.amount = event.amount
        self.effect = effect  # number of the lasting effect it comes from, or NOTHING
