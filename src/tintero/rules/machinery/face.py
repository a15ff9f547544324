"""A card made ready for play: printed values as plain numbers and abilities as short programs (5.2, 6.1).

Faces and compiled abilities are shared by all games and never change once they are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tintero.abilities.ability import (
    Activated,
    CardDefinition,
    EntersExertedTo,
    Replacement,
    ShiftKind,
    Static,
    Triggered,
)
from tintero.abilities.amount import Number
from tintero.abilities.base import Ability, Amount
from tintero.abilities.condition import Condition
from tintero.abilities.cost import Cost
from tintero.abilities.property import Imposed
from tintero.abilities.target import Filter, Ref
from tintero.abilities.trigger import Trigger
from tintero.abilities.words import Keyword, Stat

from .program import Program

if TYPE_CHECKING:
    from .context import Context
    from .pieces import Permanent
    from .state import State

# What static texts give and read of each other, one bit each (`book.dependence`): three values, classifications, and
# every keyword.
STRENGTH: Final = 1
WILLPOWER: Final = 2
LORE: Final = 4
CLASSIFICATIONS: Final = 8
FIRST_KEYWORD: Final = 4  # the place of the first keyword's bit
EVERYTHING: Final = (1 << FIRST_KEYWORD + len(Keyword)) - 1
VALUE_OF: Final = {int(Stat.STRENGTH): STRENGTH, int(Stat.WILLPOWER): WILLPOWER, int(Stat.LORE): LORE}


def keyword_part(keyword: int) -> int:
    """The bit of a keyword among what static texts give and read."""
    return 1 << FIRST_KEYWORD + keyword


class CompiledAbility:
    """An ability made ready. `key` names it in saved games: the card, then the place of the ability on it."""

    __slots__ = ("key", "name", "node", "program")

    def __init__(self, key: str, name: str, node: Ability, program: Program) -> None:
        self.key = key
        self.name = name
        self.node = node
        self.program = program


class CompiledTriggered(CompiledAbility):
    """6.2."""

    __slots__ = ("limit", "names_nobody", "triggers", "watches", "zones")

    def __init__(self, key: str, node: Triggered, program: Program, watches: int) -> None:
        super().__init__(key, node.name, node, program)
        self.triggers: tuple[Trigger, ...] = node.triggers
        self.watches = watches  # kinds of event, one bit each
        self.names_nobody = False  # it does the same whichever copy of the card has it (`book.dependence`)
        self.limit = int(node.limit)
        self.zones: tuple[int, ...] = tuple(int(z) for z in node.zones)


class CompiledActivated(CompiledAbility):
    """6.3."""

    __slots__ = ("condition", "cost", "is_boost", "limit", "option")

    def __init__(self, key: str, node: Activated, program: Program, is_boost: bool = False) -> None:
        super().__init__(key, node.name, node, program)
        self.cost: Cost = node.cost
        self.limit = int(node.limit)
        self.condition: Condition | None = node.condition
        self.option = node.option  # "once during your turn, you may": used up by using it (8.4.1)
        self.is_boost = is_boost


class CompiledReplacement(CompiledAbility):
    """6.5."""

    __slots__ = ("replacement",)

    def __init__(self, key: str, node: Replacement, program: Program) -> None:
        super().__init__(key, node.name, node, program)
        self.replacement = node


class CompiledEntering(CompiledAbility):
    """6.7.9: what is done for entering play exerted."""

    __slots__ = ()

    def __init__(self, key: str, node: EntersExertedTo, program: Program) -> None:
        super().__init__(key, node.name, node, program)


class Changes:
    """The events after which the parts of a static text may read differently, one bit each (`book.dependence`)."""

    __slots__ = ("affects", "amounts", "condition", "players")

    def __init__(self, condition: int, affects: int, amounts: int, players: int) -> None:
        self.condition = condition
        self.affects = affects  # what it covers
        self.amounts = amounts  # how much it gives
        self.players = players  # on whom its rules are imposed


class CompiledStatic(CompiledAbility):
    """6.4: what it gives to what it affects, and the rules it imposes on players."""

    __slots__ = ("affects", "changes", "condition", "gift", "rules", "zones")

    def __init__(self, key: str, node: Static, gift: Gift, changes: Changes) -> None:
        super().__init__(key, node.name, node, Program(key))
        self.condition: Condition | None = node.condition
        self.affects: Filter | Ref | None = node.affects
        self.gift = gift
        self.rules: tuple[Imposed, ...] = node.rules
        self.zones: tuple[int, ...] = tuple(int(z) for z in node.zones)
        self.changes = changes


class Granting:
    """One property made ready to be given (6.4, 6.6). `amount`: its number, if it has one."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount | None = None) -> None:
        self.amount = amount

    def give(self, s: State, f: Context, p: Permanent, t: Traits, n: int) -> None:
        """Add it to what `p` has; `n` is its number, counted now or when the effect resolved (6.1.8)."""
        raise NotImplementedError


class Gift:
    """Properties that are given together, and what must be known to give them at the right time."""

    __slots__ = ("fixed", "grants", "reads", "replaces", "sensitive", "watches", "writes")

    def __init__(self, grants: list[Granting], reads: int, writes: int, sensitive: int) -> None:
        self.grants = grants
        # the number of each property, 0 for one without; None if they must be counted
        self.fixed: list[int] | None = fixed_amounts(grants)
        self.reads = reads  # what it reads of other cards
        self.writes = writes  # what it gives
        self.sensitive = sensitive  # events after which it must be read again, one bit each
        self.watches = 0  # events watched by abilities and keywords that it gives
        self.replaces = False  # it gives a replacement effect


def fixed_amounts(grants: list[Granting]) -> list[int] | None:
    found: list[int] = []
    for g in grants:
        if g.amount is not None and not isinstance(g.amount, Number):
            return None
        found.append(0 if g.amount is None else g.amount.value)
    return found


class ShiftFace:
    """One Shift ability: its cost and which bases it takes (8.10)."""

    __slots__ = ("cost", "kind")

    def __init__(self, cost: Cost, kind: ShiftKind) -> None:
        self.cost = cost
        self.kind = kind


class Versus:
    """A ban or permission against some participants only."""

    __slots__ = ("doing", "f", "versus")

    def __init__(self, doing: int, versus: Filter, f: Context) -> None:
        self.doing = doing
        self.versus = versus
        self.f = f  # whose ability says so


# How many Shift abilities take a permanent as their base, whatever its name
NO_SHIFT_FOR_ALL: Final = 0
ANY_NAME: Final = 1  # it counts as having any name
ANY_VARIANT: Final = 2  # and is a base for every variant of Shift


class Traits:
    """What a permanent has at this moment, after everything that applies to it. Never changed once made."""

    __slots__ = (
        "abilities", "barred_keywords", "boost", "can", "can_versus", "cant", "cant_versus", "challenge_ink",
        "challenger", "classifications", "deals_with", "extra_damage", "floors", "keywords", "lore", "lost_abilities",
        "lost_keywords", "quest_ink", "resist", "shift_any", "shift_names", "sing_bonus", "singer", "strength",
        "watches", "willpower",
    )

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:  # about to be filled by `copy`
            return
        self.strength = 0
        self.willpower = 0
        self.lore = 0
        self.keywords = 0  # one bit each
        self.challenger = 0
        self.resist = 0
        self.singer = 0
        self.boost = 0
        self.sing_bonus = 0
        self.cant = 0  # doings, one bit each
        self.can = 0
        self.lost_keywords = 0
        self.barred_keywords = 0  # keywords it cannot gain
        self.watches = 0  # events watched by the abilities it has
        self.quest_ink = 0  # ink without which it can't quest
        self.challenge_ink = 0
        self.deals_with = 0  # the value (`words.Stat`) with which it deals damage in a challenge
        self.extra_damage = 0
        self.shift_any = NO_SHIFT_FOR_ALL
        self.floors: tuple[tuple[int, int], ...] = ()  # value, at least
        self.shift_names: tuple[str, ...] = ()
        self.classifications: tuple[str, ...] = ()
        self.abilities: tuple[CompiledAbility, ...] = ()  # given ones
        self.lost_abilities: tuple[str, ...] = ()
        self.cant_versus: tuple[Versus, ...] = ()
        self.can_versus: tuple[Versus, ...] = ()

    def copy(self) -> Traits:
        new = Traits(False)
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
        new.lost_keywords = self.lost_keywords
        new.barred_keywords = self.barred_keywords
        new.watches = self.watches
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
            and self.lost_keywords == other.lost_keywords
            and self.barred_keywords == other.barred_keywords
            and self.watches == other.watches
            and self.classifications == other.classifications
            and len(self.abilities) == len(other.abilities)
            and self.lost_abilities == other.lost_abilities
        )


class Face:
    """One definition, compiled once and shared by every game that uses it."""

    __slots__ = (
        "abilities", "activated", "base", "classifications", "cost", "definition", "entering", "full_name",
        "granted_watches", "grants_replacement", "gives", "has_rules", "inkable", "inks", "is_song", "lore",
        "move_cost", "names", "outside_statics", "outside_triggers", "price", "program", "programs", "replacements",
        "sensitive", "shifts", "sing_together", "statics", "strength", "triggered", "type", "watches", "willpower",
    )

    def __init__(self, definition: CardDefinition) -> None:
        self.definition = definition
        self.full_name = definition.full_name
        self.names: frozenset[str] = frozenset(n.casefold() for n in definition.names)
        self.type = int(definition.type)
        self.cost = definition.cost
        self.price = Cost(ink=definition.cost)  # its cost, as costs are paid
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
        self.triggered: list[CompiledTriggered] = []
        self.activated: list[CompiledActivated] = []
        self.statics: list[CompiledStatic] = []
        self.replacements: list[CompiledReplacement] = []
        self.entering: list[CompiledEntering] = []
        self.outside_triggers: list[CompiledTriggered] = []  # those that work outside play (6.1.12)
        self.outside_statics: list[CompiledStatic] = []
        self.abilities: dict[str, CompiledAbility] = {}  # all of them, with those that they give or leave behind
        self.program: Program | None = None  # what an action does
        self.programs: dict[str, Program] = {}
        self.watches = 0  # events that its triggers watch, one bit each
        self.granted_watches = 0  # and those of the abilities and keywords that its text can give
        self.grants_replacement = False
        self.gives = 0  # what its static texts give, one bit each
        self.sensitive = 0  # events after which its static texts must be read again
        self.has_rules = False  # a static text of it imposes rules on players
        self.base = Traits()
