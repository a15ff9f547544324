"""Building a position by hand: what rulings, tests and puzzles start from. It begins in a Main Phase (3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.abilities.ability import CardDefinition
from tintero.abilities.effect import Give
from tintero.abilities.property import Property
from tintero.abilities.target import THIS
from tintero.abilities.words import CardType, Until

from . import registers as rg
from . import state as st
from .effects.control import nothing
from .events import EVERYBODY
from .face import Instr, Program
from .game import Deal, Game, make_table
from .process import run
from .rng import seed_words
from .settings import CONSTRUCTED, Settings
from .state import Frame, Lasting, Permanent, State
from .static import GIVE

FILLER = CardDefinition("Filler", ("Filler",), CardType.CHARACTER, 1, True, strength=1, willpower=1, lore=1)


class Placed:
    """One card of the position: where it is and in what state. `card` is its number once built."""

    __slots__ = (
        "at", "card", "damage", "definition", "drying", "exerted", "facedown", "gains", "player", "under", "zone",
    )

    def __init__(self, player: int, definition: CardDefinition, zone: int) -> None:
        self.player = player
        self.definition = definition
        self.zone = zone
        self.card = -1
        self.exerted = False
        self.drying = False
        self.damage = 0
        self.facedown = False
        self.under: list[Placed] = []
        self.at: Placed | None = None
        self.gains: list[Property] = []


class Position:
    """Collects cards per player, then builds the game. Decks are filled up with fillers, top card first."""

    def __init__(
        self, players: int = 2, settings: Settings = CONSTRUCTED, turn: int = 0, deck_size: int = 20, seed: int = 0
    ) -> None:
        self.players = players
        self.settings = settings
        self.turn = turn
        self.seed = seed
        self.first = players - 1 if turn == 0 else 0
        self.deck_size = [deck_size] * players
        self.lore = [0] * players
        self.inked = [False] * players
        self.ink_drops = [0] * players
        self.cards: list[Placed] = []
        self.known: list[CardDefinition] = []  # further definitions the game may speak of

    def add(
        self,
        player: int,
        definition: CardDefinition,
        zone: int = st.PLAY,
        *,
        exerted: bool = False,
        drying: bool = False,
        damage: int = 0,
        at: Placed | None = None,
        under: Sequence[CardDefinition] = (),
        facedown: bool = False,
        gains: Sequence[Property] = (),
    ) -> Placed:
        """Put a card somewhere. For the deck the first one added is the top card."""
        placed = Placed(player, definition, zone)
        placed.exerted = exerted
        placed.drying = drying
        placed.damage = damage
        placed.at = at
        placed.gains = list(gains)
        for below in under:
            card = Placed(player, below, st.FACEDOWN if facedown else st.UNDER)
            placed.under.append(card)
        self.cards.append(placed)
        return placed

    def ink(self, player: int, ready: int, exerted: int = 0) -> None:
        for _ in range(exerted):
            self.add(player, FILLER, st.INKWELL, exerted=True)
        for _ in range(ready):
            self.add(player, FILLER, st.INKWELL)

    def build(self, log: bool = True) -> Game:
        """The game, asking the player whose turn it is."""
        for player in range(self.players):
            have = sum(1 for c in self.cards if c.player == player and c.zone == st.DECK)
            for _ in range(self.deck_size[player] - have):
                self.add(player, FILLER, st.DECK)
        decks: list[list[CardDefinition]] = [[] for _ in range(self.players)]
        order: list[list[Placed]] = [[] for _ in range(self.players)]
        for placed in self.cards:
            for one in (placed, *placed.under):
                decks[one.player].append(one.definition)
                order[one.player].append(one)
        deal = make_table(decks, self.settings, self.known)
        s = State(deal.table)
        s.rng = seed_words(self.seed)
        number = 0
        for player in range(self.players):
            for i, one in enumerate(order[player]):
                one.card = number
                s.defs.append(deal.deals[player][i])
                number += 1
            for _ in range(self.settings.starting_ink):
                s.defs.append(deal.deals[player][-1])
                s.zone[number] = st.INKWELL
                s.players[player].inkwell.append(number)
                s.players[player].ink_ready += 1
                number += 1
        self._place(s)
        game = Game(s)
        if log:
            s.log = game.events
        s.active = self.turn
        s.acting = self.turn
        s.first_player = self.first
        s.turn = 2 * self.players + 1 + (self.turn - self.first) % self.players
        s.phase = st.MAIN_PHASE
        for p in s.players:
            p.turns = 3
            p.lore = self.lore[p.index]
            p.ink_drops = self.ink_drops[p.index]
            p.ink_used = 1 if self.inked[p.index] else 0
        frame = Frame(rg.P_TURN, self.turn)
        frame.pc = 3
        s.stack.append(frame)
        run(s)
        self.deal = deal
        return game

    def _place(self, s: State) -> None:
        permanents: dict[int, Permanent] = {}
        for one in self.cards:
            p = s.players[one.player]
            s.zone[one.card] = one.zone
            if one.zone == st.PLAY:
                q = Permanent(s.next_pid, one.card, one.player, st.face_of(s, one.card))
                s.next_pid += 1
                q.exerted = one.exerted and q.face.kind != st.LOCATION
                q.drying = one.drying
                q.damage = one.damage
                s.in_play[q.pid] = q
                s.pid_of[one.card] = q.pid
                s.known[one.card] = EVERYBODY
                permanents[one.card] = q
                for below in one.under:
                    q.under.append(below.card)
                    s.zone[below.card] = below.zone
                    s.known[below.card] = 0 if below.zone == st.FACEDOWN else EVERYBODY
            elif one.zone == st.HAND:
                p.hand.append(one.card)
                s.known[one.card] |= 1 << one.player
            elif one.zone == st.DISCARD:
                p.discard.append(one.card)
                s.known[one.card] = EVERYBODY
            elif one.zone == st.DECK:
                p.deck.insert(0, one.card)
            elif one.exerted:
                p.inkwell.insert(0, one.card)
            else:
                p.inkwell.append(one.card)
                p.ink_ready += 1
        for one in self.cards:
            if one.at is not None and one.card in permanents:
                permanents[one.card].at = permanents[one.at.card].pid
            if one.gains:
                give(s, permanents[one.card], tuple(one.gains))
        s.stale = s.restless = True


def give(s: State, p: Permanent, properties: tuple[Property, ...]) -> None:
    """Properties for this turn that no card of the position gives."""
    key = f"given/{len(s.lasting)}"
    node = Give(THIS, properties, Until.THIS_TURN)
    program = Program(key)
    program.registers = rg.FIRST_LABEL
    program.code = [Instr(nothing, node)]
    s.table.programs[key] = program
    e = Lasting(s.next_number, GIVE, p.owner, node, f"{key}#0")
    s.next_number += 1
    e.source = p.pid
    e.card = p.card
    e.targets = [p.pid]
    e.until = int(Until.THIS_TURN)
    e.until_player = p.owner
    s.lasting.append(e)


__all__ = ["FILLER", "Deal", "Placed", "Position"]
