"""What a card can have given to it, printed or for a while: value changes, keywords, bans, permissions, abilities."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Ability, Amount, Condition, Node
from .base import Property as Property
from .base import Rule as Rule
from .cost import Cost
from .keyword import record
from .target import Filter
from .words import CardType, Doing, Keyword, Payment, Stat, Times, Who


@dataclass(frozen=True)
class Changes(Property):
    """+N or -N to a value; modifiers add up without order (6.6.1.2)."""

    stat: Stat
    amount: Amount
    negative: bool = False

    def __post_init__(self) -> None:
        if self.stat not in (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE):
            raise ValueError(f"{self.stat.name} cannot be changed by a modifier")  # CR 6.6.1


@dataclass(frozen=True)
class HasKeyword(Property):
    """Gains a keyword. Shift and Sing Together work outside play, Boost is an ability: they are not given so."""

    keyword: Keyword
    value: Amount | None = None

    def __post_init__(self) -> None:
        if not record(self.keyword).given:
            raise ValueError(f"{self.keyword.name} cannot be given to a card in play")


@dataclass(frozen=True)
class LosesKeyword(Property):
    keyword: Keyword


@dataclass(frozen=True)
class CantGainKeyword(Property):
    keyword: Keyword


@dataclass(frozen=True)
class Cant(Property):
    """A prohibition; it wins over every permission (1.2.2). `versus` narrows the other participant.

    `unless_ink`: the ban is lifted by paying that much ink as part of the action.
    """

    doing: Doing
    versus: Filter | None = None
    unless_ink: int = 0

    def __post_init__(self) -> None:
        if self.unless_ink and (self.versus is not None or self.doing not in (Doing.QUEST, Doing.CHALLENGE)):
            raise ValueError("only questing and challenging can be bought")


@dataclass(frozen=True)
class Can(Property):
    """A permission that the rules alone do not give. `versus` narrows the other participant."""

    doing: Doing
    versus: Filter | None = None


@dataclass(frozen=True)
class HasAbility(Property):
    """A quoted ability; it is the character's own (6.6)."""

    ability: Ability


@dataclass(frozen=True)
class LosesAbility(Property):
    name: str


@dataclass(frozen=True)
class HasClassification(Property):
    classification: str


@dataclass(frozen=True)
class NamedForShift(Property):
    """Also counts as having this name for Shift; empty: any name (Morph)."""

    name: str = ""
    any_variant: bool = False


@dataclass(frozen=True)
class SingsAs(Property):
    """Counts as having +N cost to sing songs (8.11.3)."""

    amount: Amount


@dataclass(frozen=True)
class FloorOf(Property):
    """The value can't be reduced below this (6.6.4); None: below what is printed."""

    stat: Stat
    at_least: int | None = None


@dataclass(frozen=True)
class DealsDamageWith(Property):
    """Deals challenge damage with another value than its strength."""

    stat: Stat


@dataclass(frozen=True)
class ExtraDamage(Property):
    """Damage dealt to this card is changed by so much (1.9.4.2)."""

    amount: Amount


@dataclass(frozen=True)
class PayLess(Rule):
    """The player pays less for the fitting cards (4.3.2.3)."""

    filter: Filter
    amount: Amount
    times: Times = Times.ALWAYS
    payment: Payment = Payment.ANY


@dataclass(frozen=True)
class PayMore(Rule):
    """The player pays more for the fitting cards (4.3.2.3)."""

    filter: Filter
    amount: Amount
    times: Times = Times.ALWAYS
    payment: Payment = Payment.ANY


@dataclass(frozen=True)
class MoveForLess(Rule):
    characters: Filter
    locations: Filter
    amount: Amount
    once_each_turn: bool = False


@dataclass(frozen=True)
class CantPlay(Rule):
    filter: Filter


@dataclass(frozen=True)
class MayPlayFrom(Rule):
    """May play the fitting cards from where the filter says; `exerted`: they enter exerted."""

    filter: Filter
    exerted: bool = False
    free: bool = False
    under_this: bool = False
    once_each_name: bool = False  # not a name that was played this way this turn


@dataclass(frozen=True)
class ExtraInk(Rule):
    """An additional card may be inked each turn (4.2.3.1)."""

    amount: int = 1


@dataclass(frozen=True)
class MayInkFrom(Rule):
    filter: Filter


@dataclass(frozen=True)
class HandIsInkable(Rule):
    """The fitting cards in hand count as having the inkwell symbol."""

    filter: Filter = Filter()


@dataclass(frozen=True)
class LoreToWin(Rule):
    amount: int


@dataclass(frozen=True)
class SkipDrawStep(Rule):
    """6.4.3."""


@dataclass(frozen=True)
class CantGainLore(Rule):
    pass


@dataclass(frozen=True)
class CantLoseLore(Rule):
    pass


@dataclass(frozen=True)
class CantDiscardByEffects(Rule):
    pass


@dataclass(frozen=True)
class PlaysWithTopCardFaceup(Rule):
    pass


@dataclass(frozen=True)
class EntersExerted(Rule):
    """Fitting cards of that player enter play exerted (6.7.9)."""

    filter: Filter
    times: Times = Times.ALWAYS


@dataclass(frozen=True)
class EntersWithDamage(Rule):
    filter: Filter
    amount: Amount


@dataclass(frozen=True)
class MayEnterExerted(Rule):
    filter: Filter


@dataclass(frozen=True)
class InkEntersExerted(Rule):
    pass


@dataclass(frozen=True)
class ReadiesAtMost(Rule):
    """Can't ready more than so many of their cards of this type at the start of their turn."""

    type: CardType
    amount: int


@dataclass(frozen=True)
class OneChallengerEachTurn(Rule):
    pass


@dataclass(frozen=True)
class AlternateCost(Rule):
    """The card itself may be played by paying this instead (1.5.5); empty cost: for free.

    `shift`: it is a Shift payment and so needs a base.
    """

    cost: Cost
    shift: bool = False


@dataclass(frozen=True)
class FreeAbility(Rule):
    """The named ability may be used for free: every cost but the exert symbol is waived (1.5.5.4)."""

    ability_name: str


@dataclass(frozen=True)
class Imposed(Node):
    """A rule together with the players it speaks of; `when`: only of those of whom this is true."""

    rule: Rule
    who: Who = Who.YOU
    when: Condition | None = None
