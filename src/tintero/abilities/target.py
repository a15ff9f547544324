"""Which objects an effect speaks of: filters (what a card must be) and targets (how it is picked)."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Amount, Condition, Node
from .base import Ref as Ref
from .base import Target as Target
from .base import Test as Test
from .words import CardType, Did, Keyword, Quantity, Role, Stat, Who, Whose, Zone


@dataclass(frozen=True)
class Classified(Test):
    """Has at least one of these classifications (5.2.7)."""

    any_of: tuple[str, ...]


@dataclass(frozen=True)
class Named(Test):
    """Has one of these names; the version never matters (5.2.6)."""

    any_of: tuple[str, ...]


@dataclass(frozen=True)
class NamedAs(Test):
    """Shares a name with the referenced card; no reference: has the name that was named (5.2.6)."""

    ref: Ref | None = None


@dataclass(frozen=True)
class WithKeyword(Test):
    keyword: Keyword


@dataclass(frozen=True)
class Compare(Test):
    """`stat` at least / at most `amount`."""

    stat: Stat
    at_least: bool
    amount: Amount


@dataclass(frozen=True)
class Equals(Test):
    stat: Stat
    amount: Amount


@dataclass(frozen=True)
class Damaged(Test):
    """5.1.1.3."""


@dataclass(frozen=True)
class Exerted(Test):
    """5.1.1.2."""


@dataclass(frozen=True)
class Ready(Test):
    """5.1.1.1: only characters and items are ever ready."""


@dataclass(frozen=True)
class Dry(Test):
    """5.1.1.12: not drying; what the exert symbol asks of a character. Items never need it."""


@dataclass(frozen=True)
class AtLocation(Test):
    """At any location; `here`: at the source of the ability, or where the source is if that is a character."""

    here: bool = False


@dataclass(frozen=True)
class SameLocationAs(Test):
    """At the location where that card is, or at that location."""

    ref: Ref


@dataclass(frozen=True)
class HasCardUnder(Test):
    pass


@dataclass(frozen=True)
class OfInk(Test):
    ink: str


@dataclass(frozen=True)
class Inkable(Test):
    """Has the inkwell symbol (5.2.3)."""


@dataclass(frozen=True)
class Song(Test):
    """5.4.4.1."""


@dataclass(frozen=True)
class Other(Test):
    """Not the source of the ability and nothing this ability already picked (6.1.6)."""


@dataclass(frozen=True)
class IsRef(Test):
    """Is the referenced object; `card`: is the same physical card, even if it has changed zone since."""

    ref: Ref
    card: bool = False


@dataclass(frozen=True)
class LiesOn(Test):
    """The referenced card is in the pile under it ("when you shift a character on top of this character")."""

    ref: Ref


@dataclass(frozen=True)
class DidThisTurn(Test):
    """Something happened to it, or by it, this turn: quested, challenged, was challenged, took damage, was played."""

    did: Did


@dataclass(frozen=True)
class InChallenge(Test):
    """Is challenging or being challenged now (4.6.2)."""

    role: Role = Role.EITHER


@dataclass(frozen=True)
class Not(Test):
    test: Test


@dataclass(frozen=True)
class AnyOf(Test):
    """Fits at least one of these filters ("a Robot character card or an item card")."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True)
class Filter(Node):
    """Cards of these types (none named: any card), in this zone, of this player, that pass every test."""

    types: tuple[CardType, ...] = ()
    whose: Whose = Whose.ANY
    zone: Zone = Zone.PLAY
    tests: tuple[Test, ...] = ()


@dataclass(frozen=True)
class This(Ref):
    """The source of the ability; for a granted ability, the card that has it."""


@dataclass(frozen=True)
class It(Ref):
    """What this ability picked last, or the object named by a label of an earlier pick."""

    label: str = ""


@dataclass(frozen=True)
class Subject(Ref):
    """Whoever met the trigger condition ("that character")."""


@dataclass(frozen=True)
class Object(Ref):
    """The other participant of the triggering event ("the challenging character")."""


@dataclass(frozen=True)
class Singers(Ref):
    """The characters that sang the resolving song (8.12.3)."""


@dataclass(frozen=True)
class Participant(Ref):
    """The challenging or the challenged card of the challenge that is going on (4.6.2)."""

    role: Role


@dataclass(frozen=True)
class LocationOf(Ref):
    """The location where that character is, or was when it left play."""

    ref: Ref


@dataclass(frozen=True)
class UnderOf(Ref):
    """The cards under that permanent; if it has left play, those of them that are in the discard now."""

    ref: Ref


@dataclass(frozen=True)
class Chosen(Target):
    """Someone chooses (6.1.3). A label lets later parts say "that"."""

    filter: Filter
    count: int = 1
    quantity: Quantity = Quantity.EXACTLY
    by: Who = Who.YOU
    label: str = ""
    total: Stat | None = None
    total_at_most: Amount | None = None
    # "one of your characters": selected, but the word chosen is not used (no Ward, no Vanish)
    silent: bool = False


@dataclass(frozen=True)
class Each(Target):
    """Everything that fits, without a choice ("each", "all", "your characters")."""

    filter: Filter


@dataclass(frozen=True)
class The(Target):
    """A bound reference."""

    ref: Ref


@dataclass(frozen=True)
class Both(Target):
    """Several targets acted on together ("him and one of your other characters")."""

    parts: tuple[Target, ...]


@dataclass(frozen=True)
class AtRandom(Target):
    filter: Filter
    count: Amount


@dataclass(frozen=True)
class Players(Node):
    """Whose action an effect is; `where` narrows the set ("each player with more than 3 cards")."""

    who: Who
    where: Condition | None = None


YOU = Players(Who.YOU)
CHARACTER = Filter(types=(CardType.CHARACTER,))
YOUR_CHARACTER = Filter(types=(CardType.CHARACTER,), whose=Whose.YOURS)
OPPOSING_CHARACTER = Filter(types=(CardType.CHARACTER,), whose=Whose.OPPOSING)
THIS = The(This())

__all__ = [
    "CHARACTER", "OPPOSING_CHARACTER", "THIS", "YOU", "YOUR_CHARACTER", "AnyOf", "AtLocation", "AtRandom", "Both",
    "Chosen", "Classified", "Compare", "Damaged", "DidThisTurn", "Dry", "Each", "Equals", "Exerted", "Filter",
    "HasCardUnder", "InChallenge", "Inkable", "IsRef", "It", "LiesOn", "LocationOf", "Named", "NamedAs", "Not",
    "Object", "OfInk", "Other", "Participant", "Players", "Ready", "Ref", "SameLocationAs", "Singers", "Song",
    "Subject", "Target", "Test", "The", "This", "UnderOf", "WithKeyword",
]
