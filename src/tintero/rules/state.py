"""The whole game as plain data: cards, permanents, players, waiting triggers, suspended resolutions (7, 6.7)."""

from __future__ import annotations

from typing import Any, Final

from .face import BUILTIN, Face, Program, Traits, Working
from .option import Happening, Option
from .settings import Settings

# Zones as plain numbers (the same as abilities.words.Zone).
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
UNDER: Final = 5
OUT: Final = 6
FACEDOWN: Final = 7

MARKETING: Final = "Marketing card"  # full name of the starting ink of Pack Rush (10.2)

CHARACTER: Final = 1
ACTION: Final = 2
ITEM: Final = 3
LOCATION: Final = 4

# Phases (3.1)
SETUP: Final = 0
READY_STEP: Final = 1
SET_STEP: Final = 2
DRAW_STEP: Final = 3
MAIN_PHASE: Final = 4
END_PHASE: Final = 5
READYING: Final = 6  # the first part of the Ready step (3.2.1.1)

# What a permanent did this turn, one bit each
QUESTED: Final = 1
CHALLENGED: Final = 2
WAS_CHALLENGED: Final = 4
TOOK_DAMAGE: Final = 8
PLAYED: Final = 16
GOT_CARD_UNDER: Final = 32
SHIFTED: Final = 64  # this face was played with Shift (not only this turn)
USED_INK_DROP: Final = 128  # an ink drop helped to pay for this face
LASTING_FLAGS: Final = SHIFTED | USED_INK_DROP


class Permanent:
    """A character, item or location in play. It persists through Shift; its face and pile change (8.10.5)."""

    __slots__ = (
        "at", "card", "damage", "damaged_by", "did", "drying", "exerted", "face", "left_moves", "owner", "pid",
        "traits", "under", "used",
    )

    def __init__(self, pid: int, card: int, owner: int, face: Face) -> None:
        self.pid = pid
        self.card = card
        self.owner = owner
        self.face = face
        self.exerted = False
        self.drying = False
        self.damage = 0
        self.at = 0  # pid of the location it is at
        self.did = 0
        self.left_moves = -1  # zone-change count its card got on leaving play
        self.under: list[int] = []  # topmost first
        self.used: list[str] = []  # abilities that fully resolved this turn (6.1.13.2)
        self.damaged_by: list[int] = []  # characters credited since the last check (1.8.1.4)
        self.traits: Traits = face.base

    def copy(self) -> Permanent:
        new = Permanent(self.pid, self.card, self.owner, self.face)
        new.exerted = self.exerted
        new.drying = self.drying
        new.damage = self.damage
        new.at = self.at
        new.did = self.did
        new.left_moves = self.left_moves
        if self.under:
            new.under = self.under[:]
        if self.used:
            new.used = self.used[:]
        if self.damaged_by:
            new.damaged_by = self.damaged_by[:]
        new.traits = self.traits
        return new


class PlayerState:
    """One player's zones and counts. The top of the deck is the end of the list."""

    __slots__ = (
        "deck", "discard", "hand", "in_game", "index", "ink_drops", "ink_ready", "ink_used", "inkwell", "lore",
        "swapped", "turns",
    )

    def __init__(self, index: int) -> None:
        self.index = index
        self.lore = 0
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.inkwell: list[int] = []  # the last `ink_ready` of them are ready
        self.ink_ready = 0
        self.ink_used = 0
        self.ink_drops = 0
        self.in_game = True
        self.swapped = 0
        self.turns = 0

    def copy(self) -> PlayerState:
        new = PlayerState(self.index)
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


class Frame:
    """A suspended process or program: where it stands, for whom, with what it has picked so far."""

    __slots__ = ("a", "b", "c", "card", "kind", "nums", "pc", "player", "program", "regs", "source", "working")

    def __init__(self, kind: int, player: int) -> None:
        self.kind = kind
        self.player = player
        self.pc = 0
        self.source = 0  # pid of the source, or 0
        self.card = -1  # physical card it is about
        self.a = 0
        self.b = 0
        self.c = 0
        self.program: Program | None = None
        self.working: Working | None = None
        self.regs: list[list[int]] = []
        self.nums: list[int] = []

    def copy(self) -> Frame:
        new = Frame(self.kind, self.player)
        new.pc = self.pc
        new.source = self.source
        new.card = self.card
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.program = self.program
        new.working = self.working
        if self.regs:
            new.regs = [r[:] for r in self.regs]
        if self.nums:
            new.nums = self.nums[:]
        return new


class BagEntry:
    """A triggered ability that waits (7.7): whose, from what, and what it is about. Never changed once made."""

    __slots__ = ("amount", "card", "effect", "number", "object", "player", "source", "subject", "who", "working")

    def __init__(
        self, number: int, player: int, working: Working, source: int, card: int, subject: int, obj: int, who: int,
        amount: int, effect: int,
    ) -> None:
        self.number = number
        self.player = player
        self.working = working
        self.source = source  # pid, or a card reference (negative)
        self.card = card
        self.subject = subject  # reference
        self.object = obj  # reference
        self.who = who  # player of the event
        self.amount = amount
        self.effect = effect  # number of the lasting effect it comes from, or 0


class Lasting:
    """Something a resolved effect left behind: given properties, imposed rules, floating and delayed triggers."""

    __slots__ = (
        "active",
        "amounts",
        "card",
        "key",
        "kind",
        "node",
        "number",
        "once",
        "open_set",
        "player",
        "regs",
        "source",
        "targets",
        "until",
        "until_player",
        "uses",
        "working",
    )

    def __init__(self, number: int, kind: int, player: int, node: Any, key: str) -> None:
        self.number = number
        self.kind = kind
        self.player = player
        self.node = node
        self.key = key
        self.source = 0
        self.card = -1
        self.targets: list[int] = []
        self.open_set = False
        self.once = False  # a trigger for one time only
        self.amounts: list[int] = []  # numbers fixed when it was generated
        self.until = 0
        self.until_player = -1
        self.active = True
        self.uses = 0
        self.regs: list[list[int]] = []
        self.working: Working | None = None

    def copy(self) -> Lasting:
        new = Lasting(self.number, self.kind, self.player, self.node, self.key)
        new.source = self.source
        new.card = self.card
        new.targets = self.targets[:]
        new.open_set = self.open_set
        new.once = self.once
        new.amounts = self.amounts
        new.until = self.until
        new.until_player = self.until_player
        new.active = self.active
        new.uses = self.uses
        new.regs = [r[:] for r in self.regs]
        new.working = self.working
        return new


class LiveRule:
    """A rule for players that applies now, with its source (derived, never saved)."""

    __slots__ = ("effect", "kind", "node", "players", "source", "you")

    def __init__(self, kind: int, node: Any, players: int, you: int, source: int, effect: int) -> None:
        self.kind = kind
        self.node = node
        self.players = players  # bit per player it speaks of
        self.you = you  # whose ability it is
        self.source = source  # pid
        self.effect = effect  # number of the lasting effect, or 0


class Table:
    """What never changes during a game and is shared by all its copies."""

    __slots__ = (
        "definitions", "elsewhere", "faces", "names", "only_ink", "owners", "programs", "settings", "teams",
        "watched_elsewhere", "workings",
    )

    def __init__(self, settings: Settings, faces: list[Face], owners: list[int]) -> None:
        self.settings = settings
        self.faces = faces
        self.owners = owners
        self.definitions: dict[str, int] = {f.full_name: i for i, f in enumerate(faces)}
        self.only_ink = self.definitions.get(MARKETING, -1)  # CR 10.2: the definition that never leaves the inkwell
        self.teams: tuple[int, ...] = settings.teams or tuple(range(settings.players))
        self.programs: dict[str, Program] = {}
        self.workings: dict[str, Working] = dict(BUILTIN)
        for w in BUILTIN.values():
            if w.program is not None:
                self.programs[w.program.key] = w.program
        self.elsewhere = False  # some card has an ability that works outside play
        self.watched_elsewhere = 0  # and these are the events such abilities watch
        for face in faces:
            self.programs.update(face.programs)
            self.workings.update(face.workings)
            for w in face.elsewhere:
                self.elsewhere = True
                self.watched_elsewhere |= w.mask
        names: dict[str, int] = {}
        for i, face in enumerate(faces):
            for name in face.definition.names:
                names.setdefault(name, i)
        self.names: list[str] = sorted(names)


class State:
    """The mutable position. Everything in it is data; copying it is copying flat lists."""

    __slots__ = (
        "acting", "active", "asked_by", "asking", "bag", "bag_locked", "challenge", "choices", "class_grants",
        "covered", "defs", "done",
        "first_player", "full", "gone", "has_statics", "in_play", "known", "lasting", "ledger", "limbo",
        "log", "loop_count", "moves", "named", "next_number", "next_pid", "options", "over", "pending", "phase",
        "pid_of", "players", "replacing", "restless", "rng", "rules", "sensitive", "stack", "stale", "table", "turn",
        "watching", "winner", "zone",
    )

    def __init__(self, table: Table, fresh: bool = True) -> None:
        self.table = table
        if not fresh:  # about to be filled by `copy_state`
            return
        count = len(table.owners)
        self.defs: list[int] = []  # physical card -> definition; changed only by determinize
        self.zone: list[int] = [DECK] * count
        self.moves: list[int] = [0] * count
        self.known: list[int] = [0] * count  # who knows what a hidden card is, one bit per player
        self.pid_of: list[int] = [0] * count  # permanent whose top card it is
        self.players: list[PlayerState] = [PlayerState(i) for i in range(table.settings.players)]
        self.in_play: dict[int, Permanent] = {}
        self.gone: dict[int, Permanent] = {}  # last known values (6.7.7)
        self.limbo: list[int] = []  # actions in the Play zone (5.4.1.2)
        self.pending: list[Frame] = []  # actions played by effects, first in first out (6.7.8.1)
        self.stack: list[Frame] = []
        self.bag: list[BagEntry] = []
        self.lasting: list[Lasting] = []
        self.ledger: list[tuple[int, int, int, int]] = []  # this turn: event, player, card, other
        self.rng: list[int] = [1, 2, 3, 4]
        self.active = 0
        self.acting = 0
        self.first_player = 0
        self.turn = 0
        self.phase = SETUP
        self.bag_locked = False
        self.challenge: list[int] = []  # challenging pid, challenged pid
        self.next_pid = 1
        self.next_number = 1
        self.named = ""
        self.done = 0  # how much the last instruction achieved
        self.full = True  # whether it was performed completely (6.1.5.1)
        self.over = False
        self.winner = -1
        self.loop_count = 0
        self.choices = 0
        # the open question: its options are derived from the top of the stack
        self.asking = ""
        self.asked_by = -1
        self.options: list[Option] = []
        # derived
        self.stale = True  # what permanents have must be recomputed before it is read
        self.restless = True  # what stands on the table changed: so may what is watched
        self.has_statics = False
        self.covered: dict[tuple[int, int], list[int]] = {}  # what static texts cover, until the table changes
        self.class_grants = False  # some text gives classifications
        self.sensitive = 0  # events after which static texts must be read again
        self.replacing = 0
        self.watching = 0
        self.rules: list[LiveRule] = []
        self.log: list[Happening] | None = None

    def copy(self) -> State:
        new = State(self.table, False)
        copy_state(self, new)
        return new


def copy_state(old: State, new: State) -> None:
    """Fill a fresh state; shared parts are those that are never changed in place."""
    new.table = old.table
    new.defs = old.defs
    new.zone = old.zone[:]
    new.moves = old.moves[:]
    new.known = old.known[:]
    new.pid_of = old.pid_of[:]
    new.players = [p.copy() for p in old.players]
    new.in_play = {pid: p.copy() for pid, p in old.in_play.items()}
    new.gone = old.gone.copy()
    new.limbo = old.limbo[:]
    new.pending = [f.copy() for f in old.pending]
    new.stack = [f.copy() for f in old.stack]
    new.bag = old.bag[:]
    new.lasting = [e.copy() for e in old.lasting]
    new.ledger = old.ledger[:]
    new.rng = old.rng[:]
    new.active = old.active
    new.acting = old.acting
    new.first_player = old.first_player
    new.turn = old.turn
    new.phase = old.phase
    new.bag_locked = old.bag_locked
    new.challenge = old.challenge[:]
    new.next_pid = old.next_pid
    new.next_number = old.next_number
    new.named = old.named
    new.done = old.done
    new.full = old.full
    new.over = old.over
    new.winner = old.winner
    new.loop_count = old.loop_count
    new.choices = old.choices
    new.asking = old.asking
    new.asked_by = old.asked_by
    new.options = old.options
    new.stale = old.stale
    new.restless = old.restless
    new.has_statics = old.has_statics
    new.sensitive = old.sensitive
    new.covered = {}
    new.class_grants = old.class_grants
    new.replacing = old.replacing
    new.watching = old.watching
    new.rules = old.rules
    new.log = None


# ---- references: a permanent is its pid; a card is a negative number that dies when the card moves (7.1.6) -------


def card_ref(s: State, card: int) -> int:
    return -(s.moves[card] * 1024 + card + 1)


def card_of_ref(ref: int) -> int:
    return (-ref - 1) % 1024


def moves_of_ref(ref: int) -> int:
    return (-ref - 1) // 1024


def ref_is_live(s: State, ref: int) -> bool:
    """The object is still the same object: in play, or the card has not changed zone."""
    if ref > 0:
        return ref in s.in_play
    return s.moves[card_of_ref(ref)] == moves_of_ref(ref)


def permanent(s: State, pid: int) -> Permanent | None:
    """The permanent, or its last known values."""
    p = s.in_play.get(pid)
    if p is None:
        p = s.gone.get(pid)
    return p


def face_of(s: State, card: int) -> Face:
    return s.table.faces[s.defs[card]]


def top_card(s: State, ref: int) -> int:
    """The physical card of a reference, or -1."""
    if ref > 0:
        p = permanent(s, ref)
        return -1 if p is None else p.card
    if ref == 0:
        return -1
    return card_of_ref(ref)


def order_from(s: State, start: int) -> list[int]:
    """Players still in the game, in turn order from `start` (6.7.6, 9.2.2)."""
    n = len(s.players)
    return [p for p in ((start + i) % n for i in range(n)) if s.players[p].in_game]


def are_opponents(s: State, a: int, b: int) -> bool:
    """1.3.5.2: everybody except yourself and your teammates."""
    return s.table.teams[a] != s.table.teams[b]


def team_of(s: State, player: int) -> list[int]:
    team = s.table.teams[player]
    return [p for p in range(len(s.players)) if s.table.teams[p] == team and s.players[p].in_game]


def team_or_self(s: State, player: int) -> list[int]:
    """Who takes this turn: the whole team if turns are simultaneous (9.3), else the player alone."""
    if s.table.settings.simultaneous_turns:
        return team_of(s, player)
    return [player]
