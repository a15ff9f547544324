"""The whole game as plain data: cards, permanents, players, waiting triggers, suspended processes (7, 6.7)."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Generic, TypeVar

from tintero.abilities.base import Rule
from tintero.abilities.effect import Impose, Shield
from tintero.abilities.target import Filter
from tintero.abilities.words import CardType, Did, Moment, Zone

from .. import kinds
from ..event import NO_CARD, NOBODY, NOTHING, Event, Outcome
from ..option import Option
from ..settings import Settings
from .context import Context
from .face import CompiledAbility, CompiledTriggered, Face, Gift, Traits
from .process import Process
from .program import Program, Running

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
        "card", "damage", "damaged_by", "did", "drying", "exerted", "face", "left_moves", "location", "owner", "pid",
        "shifted", "traits", "under", "used", "used_ink_drop",
    )

    def __init__(self, pid: int, card: int, owner: int, face: Face, fresh: bool = True) -> None:
        self.pid = pid
        self.card = card
        self.owner = owner
        self.face = face
        if not fresh:  # about to be filled by `copy`
            return
        self.exerted = False
        self.drying = False
        self.damage = 0
        self.location = NOTHING  # pid of the location it is at
        self.did = 0  # this turn (`words.Did`), one bit each
        self.shifted = False  # this face was played with Shift
        self.used_ink_drop = False  # an ink drop helped to pay for this face
        self.left_moves = STILL_HERE  # zone-change count its card got on leaving play
        self.under: list[int] = []  # topmost first
        self.used: list[str] = []  # abilities that fully resolved this turn (6.1.13.2)
        self.damaged_by: list[int] = []  # characters credited since the last check (1.8.1.4)
        self.traits: Traits = face.base

    def copy(self) -> Permanent:
        new = Permanent(self.pid, self.card, self.owner, self.face, False)
        new.exerted = self.exerted
        new.drying = self.drying
        new.damage = self.damage
        new.location = self.location
        new.did = self.did
        new.shifted = self.shifted
        new.used_ink_drop = self.used_ink_drop
        new.left_moves = self.left_moves
        new.under = self.under[:]
        new.used = self.used[:]
        new.damaged_by = self.damaged_by[:]
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


class Lasting:
    """Something that a resolved effect left behind, for a while (6.1.13, 6.6). Each kind is a class of its own.

    `key` names the instruction that left it behind; `context` is what that effect knew.
    """

    __slots__ = ("active", "context", "key", "number", "until", "until_player")

    def __init__(self, number: int, key: str, context: Context) -> None:
        self.number = number
        self.key = key
        self.context = context
        self.until = 0  # `words.Until`
        self.until_player = NOBODY  # whom that duration speaks of
        self.active = True

    @property
    def player(self) -> int:
        return self.context.player

    @property
    def source(self) -> int:
        return self.context.source

    @property
    def card(self) -> int:
        return self.context.card

    def copy(self) -> Lasting:
        raise NotImplementedError

    def fill_lasting(self, new: Lasting) -> None:
        new.until = self.until
        new.until_player = self.until_player
        new.active = self.active

    def now_about(self, old: int, new: int) -> None:
        """CR 8.10.5: what applied to one base, or speaks of it, goes on with the character."""
        c = self.context
        changed = Context(c.player, new if c.source == old else c.source, c.card)
        c.fill(changed)
        changed.it = _swap(c.it, old, new)
        changed.group = _swap(c.group, old, new)
        changed.picked = _swap(c.picked, old, new)
        changed.singers = _swap(c.singers, old, new)
        changed.kept = [_swap(one, old, new) for one in c.kept]
        self.context = changed

    def ends_with(self, player: int) -> bool:
        """CR 9.2.3: whether it goes when this player leaves the game."""
        return False


def _swap(refs: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple(new if r == old else r for r in refs) if old in refs else refs


class Given(Lasting):
    """Properties given to some permanents (6.4.2)."""

    __slots__ = ("amounts", "gift", "later_too", "targets")

    def __init__(self, number: int, key: str, context: Context, gift: Gift) -> None:
        super().__init__(number, key, context)
        self.gift = gift
        self.targets: list[int] = []
        self.later_too: Filter | None = None  # also what arrives later and fits (6.4.2.1)
        self.amounts: list[int] = []  # numbers settled when the effect resolved (6.1.8)

    def copy(self) -> Given:
        new = Given(self.number, self.key, self.context, self.gift)
        self.fill_lasting(new)
        new.targets = self.targets
        new.later_too = self.later_too
        new.amounts = self.amounts
        return new

    def now_about(self, old: int, new: int) -> None:
        super().now_about(old, new)
        if old in self.targets:
            self.targets = [new if t == old else t for t in self.targets]


class Imposing(Lasting):
    """Rules imposed on players (1.2.1)."""

    __slots__ = ("impose",)

    def __init__(self, number: int, key: str, context: Context, impose: Impose) -> None:
        super().__init__(number, key, context)
        self.impose = impose

    def copy(self) -> Imposing:
        new = Imposing(self.number, self.key, self.context, self.impose)
        self.fill_lasting(new)
        return new


class Waiting(Lasting):
    """A floating trigger (6.2.7.1) or a delayed one (6.2.7.2)."""

    __slots__ = ("ability", "moment", "once")

    def __init__(self, number: int, key: str, context: Context, ability: CompiledTriggered, once: bool) -> None:
        super().__init__(number, key, context)
        self.ability = ability
        self.once = once  # for one time only
        self.moment: Moment | None = None  # of a delayed trigger: the one future moment

    def copy(self) -> Waiting:
        new = Waiting(self.number, self.key, self.context, self.ability, self.once)
        self.fill_lasting(new)
        new.moment = self.moment
        return new

    def ends_with(self, player: int) -> bool:
        return self.context.player == player


class Shielding(Lasting):
    """Damage that one permanent will not take (6.5)."""

    __slots__ = ("shield", "target")

    def __init__(self, number: int, key: str, context: Context, shield: Shield, target: int) -> None:
        super().__init__(number, key, context)
        self.shield = shield
        self.target = target

    def copy(self) -> Shielding:
        new = Shielding(self.number, self.key, self.context, self.shield, self.target)
        self.fill_lasting(new)
        return new

    def now_about(self, old: int, new: int) -> None:
        super().now_about(old, new)
        if self.target == old:
            self.target = new


R = TypeVar("R", bound=Rule)


class LiveRule(Generic[R]):
    """A rule for players that applies now, with its source (derived, never saved)."""

    __slots__ = ("effect", "f", "players", "rule")

    def __init__(self, rule: R, players: int, f: Context, effect: int) -> None:
        self.rule = rule
        self.players = players  # bit per player it speaks of
        self.f = f  # whose ability it is, and what that knows
        self.effect = effect  # number of the lasting effect, or NOTHING

    @property
    def source(self) -> int:
        return self.f.source


class Deriving:
    """Works out from the state what permanents have and which rules apply (6.4); `book.statics` does it."""

    def refresh(self, s: State) -> None:
        raise NotImplementedError


class Table:
    """What never changes during a game and is shared by all its copies."""

    __slots__ = (
        "abilities", "definitions", "deriving", "faces", "keyword_triggers", "names", "only_ink", "owners", "programs",
        "settings", "teams", "watched_outside", "watches_outside",
    )

    def __init__(
        self, settings: Settings, faces: list[Face], owners: list[int], deriving: Deriving,
        keyword_triggers: dict[int, CompiledTriggered],
    ) -> None:
        self.settings = settings
        self.faces = faces
        self.owners = owners
        self.deriving = deriving
        self.keyword_triggers = keyword_triggers  # keyword bit -> the triggered ability that it is (8.13, 8.14)
        self.definitions: dict[str, int] = {f.full_name: i for i, f in enumerate(faces)}
        self.only_ink = self.definitions.get(MARKETING, NO_CARD)  # CR 10.2: never leaves the inkwell
        self.teams: tuple[int, ...] = settings.teams or tuple(range(settings.players))
        self.programs: dict[str, Program] = {}
        self.abilities: dict[str, CompiledAbility] = {}
        self.watches_outside = False  # some card has a trigger that works outside play
        self.watched_outside = 0  # and these are the events such triggers watch
        for face in faces:
            self.programs.update(face.programs)
            self.abilities.update(face.abilities)
            for w in face.outside_triggers:
                self.watches_outside = True
                self.watched_outside |= w.watches
        self.names: list[str] = sorted({name for face in faces for name in face.definition.names})

    def bring_along(self, abilities: list[CompiledTriggered], given: Face | None) -> None:
        """Before the first game begins: what the rules themselves and a position bring along."""
        for w in abilities:
            self.abilities[w.key] = w
            self.programs[w.program.key] = w.program
        if given is not None:
            self.abilities.update(given.abilities)
            self.programs.update(given.programs)


class State:
    """The mutable position. Everything in it is data; copying it is copying flat lists."""

    __slots__ = (
        "acting", "active", "aside", "asked_by", "asking", "bag", "bag_locked", "challenged", "challenging", "choices",
        "class_grants", "covered", "defs", "done", "first_player", "full", "gone", "has_statics", "in_play", "known",
        "lasting", "ledger", "limbo", "log", "loop_count", "moves", "named", "next_number", "next_pid", "options",
        "outcome", "pending", "phase", "pid_of", "players", "replacing", "restless", "rng", "rules", "sensitive",
        "stack", "stale", "table", "turn", "watching", "zone",
    )

    def __init__(self, table: Table, fresh: bool = True) -> None:
        self.table = table
        if not fresh:  # about to be filled by `copy_state`
            return
        count = len(table.owners)
        self.defs: list[int] = []  # physical card -> definition; changed only by determinize
        self.zone: list[int] = [DECK] * count
        self.moves: list[int] = [0] * count  # zone changes of each card (7.1.6)
        self.known: list[int] = [0] * count  # who knows what a hidden card is, one bit per player
        self.pid_of: list[int] = [NOTHING] * count  # permanent whose top card it is
        self.players: list[PlayerState] = [PlayerState(i) for i in range(table.settings.players)]
        self.in_play: dict[int, Permanent] = {}
        self.gone: dict[int, Permanent] = {}  # last known values (6.7.7)
        self.limbo: list[int] = []  # actions in the Play zone (5.4.1.2)
        self.pending: list[Running] = []  # actions played by effects, first in first out (6.7.8.1)
        self.stack: list[Process] = []
        self.bag: list[BagEntry] = []
        self.lasting: list[Lasting] = []
        self.ledger: list[Event] = []  # what happened this turn, for texts that say so (6.1.13.4)
        self.rng: list[int] = [1, 2, 3, 4]
        self.active = 0
        self.acting = 0
        self.first_player = 0
        self.turn = 0
        self.phase = int(Phase.SETUP)
        self.bag_locked = False
        self.challenging = NOTHING  # the permanents of the challenge that is going on (4.6.2)
        self.challenged = NOTHING
        self.next_pid = 1
        self.next_number = 1
        self.named = ""
        self.done = 0  # how much the last instruction achieved
        self.full = True  # whether it was performed completely (6.1.5.1)
        self.outcome: Outcome | None = None
        self.loop_count = 0
        self.choices = 0
        # the open question: its options are derived from the top of the stack
        self.asking = ""
        self.asked_by = NOBODY
        self.options: list[Option] = []
        # derived
        self.stale = True  # what permanents have must be recomputed before it is read
        self.restless = True  # what stands on the table changed: so may what is watched
        self.has_statics = False
        self.covered: dict[tuple[int, str], list[int]] = {}  # what static texts cover, until the table changes
        self.class_grants = False  # some text gives classifications
        self.sensitive = 0  # events after which static texts must be read again
        self.replacing = 0
        self.watching = 0
        self.aside = NOTHING  # a card that only looks ahead: its own static text does not count yet (8.3.2)
        self.rules: list[LiveRule[Rule]] = []
        self.log: list[Event] | None = None

    def copy(self) -> State:
        new = State(self.table, False)
        copy_state(self, new)
        return new

    # ---- small verbs that everything uses ----------------------------------------------------------------------

    def over(self) -> bool:
        return self.outcome is not None

    def changed(self) -> None:
        """Something stands differently on the table."""
        self.stale = True
        self.restless = True

    def ask(self, player: int, kind: str, options: list[Option]) -> None:
        self.asking = kind
        self.asked_by = player
        self.options = options

    def settled(self, player: int, kind: str, o: Option, card: int = NO_CARD) -> None:
        """CR 1.7.7: a question that nobody was asked; the log remembers what the one answer was."""
        if self.log is not None:
            event = Event(kinds.SETTLED, "1.7.7", player, seen_by=0, words=kind, card=card)
            event.answer = o
            self.log.append(event)

    def tell(self, event: Event) -> None:
        """A line of the log that nothing can trigger on."""
        if self.log is not None:
            self.log.append(event)

    def next_lasting(self) -> int:
        """A number of its own for a lasting effect or an entry of the bag."""
        number = self.next_number
        self.next_number += 1
        return number

    def ref_of(self, card: int) -> int:
        """A reference to a card as it is now; it dies when the card moves (7.1.6)."""
        return -(self.moves[card] * REF_STRIDE + card + 1)

    def face_of(self, card: int) -> Face:
        return self.table.faces[self.defs[card]]

    def permanent(self, pid: int) -> Permanent | None:
        """The permanent, or its last known values."""
        p = self.in_play.get(pid)
        if p is None:
            p = self.gone.get(pid)
        return p


# A permanent is its number, above 0. A card outside play is a number below 0, made of the card and of how often it
# has changed zones; only `State.ref_of` and `references` know how.
REF_STRIDE: Final = 1024
assert CARDS_AT_MOST < REF_STRIDE


def copy_state(old: State, new: State) -> None:
    """Fill a fresh state; shared parts are those that are never changed in place."""
    new.defs = old.defs
    new.zone = old.zone[:]
    new.moves = old.moves[:]
    new.known = old.known[:]
    new.pid_of = old.pid_of[:]
    new.players = [p.copy() for p in old.players]
    new.in_play = {pid: p.copy() for pid, p in old.in_play.items()}
    new.gone = old.gone.copy()
    new.limbo = old.limbo[:]
    new.pending = [_copy_running(f) for f in old.pending]
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
    new.challenging = old.challenging
    new.challenged = old.challenged
    new.next_pid = old.next_pid
    new.next_number = old.next_number
    new.named = old.named
    new.done = old.done
    new.full = old.full
    new.outcome = old.outcome
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
    new.aside = old.aside
    new.rules = old.rules
    new.log = None


def _copy_running(f: Running) -> Running:
    new = f.copy()
    assert isinstance(new, Running)
    return new


# ---- players -------------------------------------------------------------------------------------------------------


def order_from(s: State, start: int) -> list[int]:
    """Players still in the game, in turn order from `start` (6.7.6, 9.2.2)."""
    players = s.players
    if start:
        players = players[start:] + players[:start]
    return [p.index for p in players if p.in_game]


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
