"""The kinds of ability (1.6.1) and what a whole card is for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Ability as Ability
from .base import Condition, Effect, Node, Property, Ref
from .cost import Cost
from .property import Imposed
from .target import Filter
from .trigger import Trigger
from .words import CardType, EventKind, Keyword, Limit, ShiftBase, Zone


@dataclass(frozen=True)
class Triggered(Ability):
    """Watches, then puts its effect in the bag (6.2). `zones`: where it works (6.1.12)."""

    triggers: tuple[Trigger, ...]
    effect: Effect
    name: str = ""
    limit: Limit = Limit.NONE
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True)
class Activated(Ability):
    """[Cost] - [Effect] (6.3). `option`: a "once during your turn, you may" text of the same window (8.4.1)."""

    cost: Cost
    effect: Effect
    name: str = ""
    limit: Limit = Limit.NONE
    condition: Condition | None = None
    option: bool = False


@dataclass(frozen=True)
class Static(Ability):
    """Continuously on (6.4). Gives properties to what fits, or imposes rules on players."""

    name: str = ""
    condition: Condition | None = None
    affects: Filter | Ref | None = None
    properties: tuple[Property, ...] = ()
    rules: tuple[Imposed, ...] = ()
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True)
class Replacement(Ability):
    """Swaps an event for another as it happens (6.5)."""

    event: EventKind
    effect: Effect
    name: str = ""
    subject: Filter | Ref | None = None
    condition: Condition | None = None
    optional: bool = False
    first_time_each_turn: bool = False


@dataclass(frozen=True)
class EntersExertedTo(Ability):
    """May enter play exerted to do something: no trigger, it is done together with the entry (6.7.9, 6.1.5)."""

    effect: Effect
    name: str = ""


@dataclass(frozen=True)
class ShiftKind(Node):
    """Which base a Shift ability accepts (8.10.8) and whether it returns at the end of turn (8.10.8.5).

    `word`: the classification of the base, or the name of the item.
    """

    base: ShiftBase = ShiftBase.SAME_NAME
    word: str = ""
    temporary: bool = False


@dataclass(frozen=True)
class KeywordAbility(Ability):
    """A keyword of chapter 8 as printed; `cost` and `shift` belong to Shift, `value` to the numbered ones."""

    keyword: Keyword
    value: int = 0
    cost: Cost = Cost()
    shift: ShiftKind = ShiftKind()


@dataclass(frozen=True)
class DeckRule(Ability):
    """Text that works only while the deck is built (1.10.1.3): how many there may be, or which of any ink type.

    `of`: the name or full name that is counted; `copies`: so many of them at most, or any number.
    """

    name: str = ""
    of: str = ""
    copies: int | None = None
    any_ink: Filter | None = None


@dataclass(frozen=True)
class CountsAsNamed(Ability):
    """The card itself counts as having further names, in every zone."""

    names: tuple[str, ...]
    name: str = ""


@dataclass(frozen=True)
class CardDefinition(Node):
    """A card as the rules see it: printed values and abilities, no words."""

    full_name: str
    names: tuple[str, ...]
    type: CardType
    cost: int
    inkable: bool
    inks: tuple[str, ...] = ()
    classifications: tuple[str, ...] = ()
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None  # what an action does (5.4.3)
