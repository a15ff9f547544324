"""A card made ready for play: printed values as plain numbers and abilities as short programs (5.2, 6.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from zlib import crc32

from tintero.abilities.ability import Ability, CardDefinition, ShiftKind
from tintero.abilities.amount import Amount
from tintero.abilities.condition import Condition
from tintero.abilities.cost import Cost
from tintero.abilities.target import Players
from tintero.abilities.trigger import Trigger

if TYPE_CHECKING:
    from .option import Option
    from .state import Frame, State

    Run = Callable[[State, Frame, "Instr"], None]
    Options = Callable[[State, Frame, "Instr"], list[Option]]
    Answer = Callable[[State, Frame, "Instr", Option], None]


class Instr:
    """One instruction. It acts, or it asks one question (then it has `options` and `answer`)."""

    __slots__ = ("amount", "answer", "jump", "kind", "node", "options", "players", "reg", "reg2", "run")

    def __init__(
        self,
        run: Run,
        node: Any = None,
        reg: int = -1,
        reg2: int = -1,
        jump: int = -1,
        amount: Amount | None = None,
        players: Players | None = None,
        kind: str = "",
        options: Options | None = None,
        answer: Answer | None = None,
    ) -> None:
        self.run = run
        self.node = node
        self.reg = reg
        self.reg2 = reg2
        self.jump = jump
        self.amount = amount
        self.players = players
        self.kind = kind  # the kind of decision, for an asking instruction
        self.options = options
        self.answer = answer


class Program:
    """The instructions of one effect. `key` names it in saved games: the card, then the place of the ability on it."""

    __slots__ = ("code", "key", "labels", "registers")

    def __init__(self, key: str) -> None:
        self.key = key
        self.labels: dict[str, int] = {}  # names of earlier picks -> register
        self.code: list[Instr] = []
        self.registers = 0


class Working:
    """An ability made ready: what it watches, costs and does."""

    __slots__ = (
        "condition", "cost", "key", "limit", "mask", "name", "node", "number", "option", "program",
        "triggers", "zones",
    )

    def __init__(self, key: str, name: str, node: Ability) -> None:
        self.key = key
        self.name = name
        self.node = node
        self.number = crc32(key.encode())  # sameness of abilities across copies (6.5.8)
        self.program: Program | None = None
        self.triggers: tuple[Trigger, ...] = ()
        self.mask = 0  # events watched, one bit each
        self.cost: Cost = Cost()
        self.limit = 0
        self.condition: Condition | None = None
        self.option = False
        self.zones: tuple[int, ...] = ()


# abilities that the rules themselves bring along (keywords), by key
BUILTIN: dict[str, Working] = {}


class ShiftFace:
    """One Shift ability: its cost and which bases it takes (8.10)."""

    __slots__ = ("cost", "kind")

    def __init__(self, cost: Cost, kind: ShiftKind) -> None:
        self.cost = cost
        self.kind = kind


class Traits:
    """What a permanent has at this moment, after everything that applies to it. Never changed once made."""

    __slots__ = (
        "abilities", "boost", "can", "can_versus", "cant", "cant_versus", "challenge_ink", "challenger",
        "classifications", "deals_with", "extra_damage", "floors", "keywords", "lore", "lost_abilities", "mask",
        "quest_ink", "resist", "shift_any", "shift_names", "sing_bonus", "singer", "strength", "willpower",
    )

    def __init__(self) -> None:
        self.strength = 0
        self.willpower = 0
        self.lore = 0
        self.keywords = 0
        self.challenger = 0
        self.resist = 0
        self.singer = 0
        self.boost = 0
        self.sing_bonus = 0
        self.cant = 0
        self.can = 0
        self.mask = 0  # events watched by the abilities it has
        self.quest_ink = 0  # ink without which it can't quest
        self.challenge_ink = 0
        self.deals_with = 0
        self.extra_damage = 0
        self.shift_any = 0
        self.floors: tuple[tuple[int, int], ...] = ()
        self.shift_names: tuple[str, ...] = ()
        self.classifications: tuple[str, ...] = ()
        self.abilities: list[Working] = []
        self.lost_abilities: tuple[str, ...] = ()
        self.cant_versus: list[Any] = []
        self.can_versus: list[Any] = []

    def copy(self) -> Traits:
        new = Traits()
        new.strength = self.strength
        new.willpower = self.willpower
        new.lore = self.lore
        new.keywords = self.keywords
        new.challenger = self.challenger
        new.resist = self.resist
        new.singer = self.singer
        new.boost = self.boost
        new.sing_bonus = self.sing_bonus
        new.cant = self.cant
        new.can = self.can
        new.mask = self.mask
        new.quest_ink = self.quest_ink
        new.challenge_ink = self.challenge_ink
        new.deals_with = self.deals_with
        new.extra_damage = self.extra_damage
        new.shift_any = self.shift_any
        new.floors = self.floors
        new.shift_names = self.shift_names
        new.classifications = self.classifications
        new.abilities = self.abilities
        new.lost_abilities = self.lost_abilities
        new.cant_versus = self.cant_versus
        new.can_versus = self.can_versus
        return new

    def same_as(self, other: Traits) -> bool:
        """Equal in everything that other abilities can depend on: the fixpoint test of 6.4."""
        return (
            self.strength == other.strength
            and self.willpower == other.willpower
            and self.lore == other.lore
            and self.keywords == other.keywords
            and self.challenger == other.challenger
            and self.resist == other.resist
            and self.singer == other.singer
            and self.sing_bonus == other.sing_bonus
            and self.cant == other.cant
            and self.can == other.can
            and self.mask == other.mask
            and self.classifications == other.classifications
            and len(self.abilities) == len(other.abilities)
            and self.lost_abilities == other.lost_abilities
        )


class Face:
    """One definition, compiled once and shared by every game that uses it."""

    __slots__ = (
        "activated", "alternate", "base", "classifications", "cost", "definition", "elsewhere", "full_name",
        "grant_mask", "grants_classes", "grants_replacement", "has_rules", "sensitive",
        "inkable", "inks", "is_song", "kind", "lore", "mask", "move_cost", "names", "program", "programs",
        "replacements", "shifts", "sing_together", "statics", "strength", "triggered", "willpower", "workings",
    )

    def __init__(self, definition: CardDefinition) -> None:
        self.definition = definition
        self.full_name = definition.full_name
        self.names: frozenset[str] = frozenset(n.casefold() for n in definition.names)
        self.kind = int(definition.type)
        self.cost = definition.cost
        self.inkable = definition.inkable
        self.inks = definition.inks
        self.classifications = definition.classifications
        self.is_song = "Song" in definition.classifications
        self.strength = definition.strength
        self.willpower = definition.willpower
        self.lore = definition.lore
        self.move_cost = definition.move_cost
        self.sing_together = 0
        self.shifts: list[ShiftFace] = []
        self.triggered: list[Working] = []
        self.activated: list[Working] = []
        self.statics: list[Working] = []
        self.replacements: list[Working] = []
        self.elsewhere: list[Working] = []  # abilities that work outside play (6.1.12)
        self.alternate: list[Any] = []  # AlternateCost rules printed on the card, with their condition
        self.workings: dict[str, Working] = {}
        self.program: Program | None = None
        self.programs: dict[str, Program] = {}
        self.mask = 0
        self.grant_mask = 0  # events watched by abilities and keywords that its text can give
        self.grants_replacement = False
        self.grants_classes = False
        self.sensitive = 0  # events after which its static texts must be read again
        self.has_rules = False  # a static text of it imposes rules on players
        self.base = Traits()
