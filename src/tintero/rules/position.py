"""Building a position by hand: what rulings, tests and puzzles start from. It begins in a Main Phase (3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tintero.abilities.ability import CardDefinition
from tintero.abilities.effect import Give
from tintero.abilities.property import Property
from tintero.abilities.target import THIS
from tintero.abilities.words import CardType, Until

from .book.durations import begin
from .book.effects.lasting import GiveProperties
from .book.turn import turn_in_main_phase
from .chance import seed_words
from .event import EVERYBODY, NO_CARD
from .explained import GIVEN_BY_POSITION
from .game import Game
from .library import NO_CARD_AT_ALL, CardCompiler, Library
from .machinery.context import Context
from .machinery.evaluate import number
from .machinery.pieces import DECK, DISCARD, FACEDOWN, HAND, INKWELL, LOCATION, PLAY, UNDER, Permanent, Phase
from .machinery.process import run
from .machinery.program import Program
from .machinery.state import State
from .settings import CONSTRUCTED, Settings
from .table import Deal, make_table

LATER: Final = 3  # a position is never that of somebody's first turn, unless it says so
FILLER = CardDefinition("Filler", ("Filler",), CardType.CHARACTER, 1, True, strength=1, willpower=1, lore=1)


class Placed:
    """One card of the position: where it is and in what state. `card` is its number once built."""

    __slots__ = (
        "at", "card", "damage", "definition", "drying", "exerted", "facedown", "gains", "player", "under", "zone",
    )

    def __init__(self, player: int, definition: CardDefinition, zone: int) -> None:
        self.player = player
        self.definition = definition
        self.zone = int(zone)  # a word of the vocabulary will do
        self.card = NO_CARD
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
        self.turns = [LATER] * players  # that each has begun
        self.ink_drops = [0] * players
        self.cards: list[Placed] = []
        self.known: list[CardDefinition] = []  # further definitions the game may speak of

    def add(
        self,
        player: int,
        definition: CardDefinition,
        zone: int = PLAY,
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
            card = Placed(player, below, FACEDOWN if facedown else UNDER)
            placed.under.append(card)
        self.cards.append(placed)
        return placed

    def ink(self, player: int, ready: int, exerted: int = 0) -> None:
        for _ in range(exerted):
            self.add(player, FILLER, INKWELL, exerted=True)
        for _ in range(ready):
            self.add(player, FILLER, INKWELL)

    def build(self, log: bool = True, library: Library | None = None) -> Game:
        """The game, asking the player whose turn it is. `library`: compiled cards to share with other positions."""
        for player in range(self.players):
            have = sum(1 for c in self.cards if c.player == player and c.zone == DECK)
            for _ in range(self.deck_size[player] - have):
                self.add(player, FILLER, DECK)
        decks: list[list[CardDefinition]] = [[] for _ in range(self.players)]
        order: list[list[Placed]] = [[] for _ in range(self.players)]
        for placed in self.cards:
            for one in (placed, *placed.under):
                decks[one.player].append(one.definition)
                order[one.player].append(one)
        library = Library() if library is None else library
        compiler = CardCompiler(NO_CARD_AT_ALL, library.keyword_triggers)
        giving = {id(one): given_by_position(compiler, tuple(one.gains)) for one in self.cards if one.gains}
        deal = make_table(decks, self.settings, self.known, library, compiler.face)
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
                s.zone[number] = INKWELL
                s.players[player].inkwell.append(number)
                s.players[player].ink_ready += 1
                number += 1
        permanents = self._place(s)
        for one in self.cards:
            if id(one) in giving:
                give(s, permanents[one.card], giving[id(one)])
        game = Game(s)
        if log:
            s.log = game.events
        s.active = self.turn
        s.acting = self.turn
        s.first_player = self.first
        s.turn = 2 * self.players + 1 + (self.turn - self.first) % self.players
        s.phase = int(Phase.MAIN_PHASE)
        for p in s.players:
            p.turns = self.turns[p.index]
            p.lore = self.lore[p.index]
            p.ink_drops = self.ink_drops[p.index]
            p.ink_used = 1 if self.inked[p.index] else 0
        s.stack.append(turn_in_main_phase(self.turn))
        run(s)
        self.deal = deal
        return game

    def _place(self, s: State) -> dict[int, Permanent]:
        permanents: dict[int, Permanent] = {}
        for one in self.cards:
            p = s.players[one.player]
            s.zone[one.card] = one.zone
            if one.zone == PLAY:
                q = Permanent(s.next_pid, one.card, one.player, s.face_of(one.card))
                s.next_pid += 1
                q.exerted = one.exerted and q.face.type != LOCATION
                q.drying = one.drying
                q.damage = one.damage
                s.in_play[q.pid] = q
                s.pid_of[one.card] = q.pid
                s.known[one.card] = EVERYBODY
                permanents[one.card] = q
                for below in one.under:
                    q.under = [*q.under, below.card]
                    s.zone[below.card] = below.zone
                    s.known[below.card] = 0 if below.zone == FACEDOWN else EVERYBODY
            elif one.zone == HAND:
                p.hand.append(one.card)
                s.known[one.card] |= s.table.hand_open_to[one.player]
            elif one.zone == DISCARD:
                p.discard.append(one.card)
                s.known[one.card] = EVERYBODY
            elif one.zone == DECK:
                p.deck.insert(0, one.card)
            elif one.exerted:
                p.inkwell.insert(0, one.card)
            else:
                p.inkwell.append(one.card)
                p.ink_ready += 1
        for one in self.cards:
            if one.at is not None and one.card in permanents:
                permanents[one.card].location = permanents[one.at.card].pid
        s.changed()
        return permanents


def given_by_position(compiler: CardCompiler, properties: tuple[Property, ...]) -> GiveProperties:
    """Properties for this turn that no card of the position gives, made ready like those of a card."""
    key = f"{GIVEN_BY_POSITION}{len(compiler.face.programs)}"
    node = Give(THIS, properties, Until.THIS_TURN)
    instruction = GiveProperties(node, compiler.gift(key, node, properties), 0)
    program = Program(key)
    program.code.append(instruction)
    compiler.face.programs[key] = program
    return instruction


def give(s: State, p: Permanent, instruction: GiveProperties) -> None:
    """The permanent has them from the beginning."""
    context = Context(p.owner, p.pid, p.card)
    key = next(program.key for program in s.table.programs.values() if instruction in program.code)
    given = instruction.left(s.next_lasting(), f"{key}#0", context)
    given.targets = [p.pid]
    given.amounts = [0 if g.amount is None else number(s, context, g.amount) for g in instruction.gift.grants]
    begin(s, given, int(Until.THIS_TURN), p.owner)


__all__ = ["FILLER", "Deal", "Placed", "Position"]
