"""The whole game as plain data, with what never changes in it and what is derived from it (7, 6.7)."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tintero.abilities.base import Condition, Rule

from .. import kinds
from ..event import NO_CARD, NOBODY, NOTHING, Event, Outcome
from ..option import Option
from ..settings import Settings
from .context import Context
from .face import CompiledAbility, CompiledTriggered, Face
from .left_behind import Lasting
from .loops import Step
from .pieces import CARDS_AT_MOST, DECK, MARKETING, BagEntry, Permanent, Phase, PlayerState
from .process import Process
from .program import Program, Running

R = TypeVar("R", bound=Rule)


class LiveRule(Generic[R]):
    """A rule for players that applies now, with its source (derived, never saved)."""

    __slots__ = ("effect", "f", "players", "rule", "when")

    def __init__(self, rule: R, players: int, f: Context, effect: int, when: Condition | None = None) -> None:
        self.rule = rule
        self.players = players  # bit per player it speaks of
        self.f = f  # whose ability it is, and what that knows
        self.effect = effect  # number of the lasting effect, or NOTHING
        self.when = when  # of that player, for it to apply to them

    @property
    def source(self) -> int:
        return self.f.source


class Reading:
    """What one static text said when it was last read; a value, never changed (`book.readings`)."""

    __slots__ = ("sensitive",)

    def __init__(self, sensitive: int) -> None:
        self.sensitive = sensitive  # events after which it may read differently, one bit each

    def same(self, s: State, unread: int) -> bool:
        """Whether it still says the same, after events of these kinds."""
        raise NotImplementedError


class Deriving:
    """Works out from the state what permanents have and which rules apply (6.4); `book.statics` does it."""

    def refresh(self, s: State) -> None:
        raise NotImplementedError


class Table:
    """What never changes during a game and is shared by all its copies."""

    __slots__ = (
        "abilities", "definitions", "deriving", "faces", "hand_open_to", "keyword_triggers", "names", "only_ink",
        "owners", "programs", "settings", "teams", "watched_outside", "watches_outside",
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
        self.hand_open_to = hands_open_to(self.teams, settings.open_points.teammates_see_hands)
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


    def wider(self, more: list[Face]) -> Table:
        """The same table, where cards may turn up that are in nobody's deck list; what can be named stays as it is."""
        new = Table(
            self.settings, self.faces + [face for face in more if face.full_name not in self.definitions], self.owners,
            self.deriving, self.keyword_triggers,
        )
        new.programs.update(self.programs)
        new.abilities.update(self.abilities)
        new.names = self.names
        return new


class State:
    """The mutable position. Everything in it is data; copying it is copying flat lists."""

    __slots__ = (
        "acting", "active", "aside", "asked_by", "asking", "bag", "bag_locked", "challenged", "challenging", "choices",
        "choices_before_turn", "defs", "done", "first_player", "full", "gives", "gone", "has_statics", "in_play",
        "known", "lasting", "ledger", "limbo", "log", "loop_count", "moves", "named", "next_number",
        "next_pid", "options", "outcome", "pending", "phase", "pid_of", "players", "readable", "readings", "repeated",
        "replacing", "restless", "rng", "rules", "sensitive", "stack", "stale", "table", "turn", "unchecked", "unread",
        "watching", "zone",
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
        self.gone: dict[int, Permanent] = {}  # last known values (6.7.7); copies share it, as they do
        self.limbo: list[int] = []  # actions in the Play zone (5.4.1.2): replaced, never changed
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
        self.loop_count = 0  # what was resolved or repeated since somebody could have done something else (6.1.10)
        self.choices = 0
        self.choices_before_turn = 0
        self.repeated: dict[Step, int] = {}  # how often which step was taken, in a turn of very many choices (6.1.10)
        # the open question: its options are derived from the top of the stack
        self.asking = ""
        self.asked_by = NOBODY
        self.options: list[Option] = []
        # derived
        self.stale = True  # what permanents have must be recomputed before it is read
        self.restless = True  # what stands on the table changed: so may what is watched
        self.has_statics = False
        self.gives = 0  # what static texts and lasting effects give, one bit each (`face`)
        self.readings: list[Reading] = []  # what static texts said when they were last read; shared by copies
        self.readable = False  # nothing but those decides what permanents have
        self.unread = 0  # kinds of event since then, one bit each
        self.unchecked = True  # something changed that a game state check looks at (1.8)
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
        self.unchecked = True

    def moment_passed(self) -> None:
        """It is another moment of the turn: what says "during your turn" or "this turn" reads differently."""
        if self.has_statics:
            self.stale = True
            self.unread |= MOMENT

    def anything_happened(self) -> None:
        """Everything may have changed but what stands on the table."""
        if self.has_statics:
            self.stale = True
            self.unread = EVERY_EVENT

    def ask(self, player: int, kind: str, options: list[Option]) -> None:
        self.asking = kind
        self.asked_by = player
        self.options = options

    def settled(
        self, player: int, kind: str, o: Option, card: int = NO_CARD, picked: int = 0, rule: str = "1.7.7"
    ) -> None:
        """CR 1.7.7: a question that nobody was asked; the log remembers what the one answer was.

        `picked`: how many picks of the same question came before it.
        """
        if self.log is not None:
            event = Event(kinds.SETTLED, rule, player, amount=picked, seen_by=0, words=kind, card=card)
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


EVERY_EVENT: Final = -1  # kinds of event, one bit each, all of them set
MOMENT: Final = 1  # among kinds of event: a moment of the turn has passed. No event has number 0

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
    new.gone = old.gone
    new.limbo = old.limbo
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
    new.choices_before_turn = old.choices_before_turn
    new.repeated = old.repeated.copy()
    new.asking = old.asking
    new.asked_by = old.asked_by
    new.options = old.options
    new.stale = old.stale
    new.restless = old.restless
    new.has_statics = old.has_statics
    new.sensitive = old.sensitive
    new.gives = old.gives
    new.readings = old.readings
    new.readable = old.readable
    new.unread = old.unread
    new.unchecked = old.unchecked
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


def hands_open_to(teams: tuple[int, ...], to_teammates: bool) -> tuple[int, ...]:
    """For each player who sees what is in their hand, one bit for each (7.3.2; 9.1 does not say it of teammates)."""
    own = [1 << player for player in range(len(teams))]
    if not to_teammates:
        return tuple(own)
    return tuple([sum(bit for bit, other in zip(own, teams, strict=True) if other == team) for team in teams])


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
