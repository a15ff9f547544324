"""The checks of a scenario as values: See, Asked, Can, Cannot and Bag, as `vetting_steps` reads them.

A `see` holds one expectation for each key, in the order of the file; its `key` and `value` are what the file says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tintero.abilities.words import Keyword

from .steps import CardRef, Cards, Check, Does, Name, PlayerRef, Ref, Step

NONE: Final = "none"
NOTHING: Final = "nothing"
YES: Final = "yes"


# ---- see -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Expected:
    """One value that is looked at."""

    line: int
    key: str

    @property
    def value(self) -> object:
        """As it is shown."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class NumberIs(Expected):
    number: int

    @property
    def value(self) -> int:
        return self.number


@dataclass(frozen=True, slots=True)
class StateIs(Expected):
    """exerted, drying, over."""

    yes: bool

    @property
    def value(self) -> bool:
        return self.yes


@dataclass(frozen=True, slots=True)
class WordIs(Expected):
    """A zone or a phase."""

    word: str

    @property
    def value(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class PlayerIs(Expected):
    """winner (perhaps nobody), turn."""

    player: int | None

    @property
    def value(self) -> str:
        return NONE if self.player is None else str(PlayerRef(self.player))


@dataclass(frozen=True, slots=True)
class PlaceIs(Expected):
    """at: a location, or none."""

    place: CardRef | None

    @property
    def value(self) -> CardRef | str:
        return NONE if self.place is None else self.place


@dataclass(frozen=True, slots=True)
class CardsAre(Expected):
    """The cards of a zone, of an end of the deck, or under a card."""

    cards: Cards

    @property
    def value(self) -> Cards:
        return self.cards


@dataclass(frozen=True, slots=True)
class KeywordsAre(Expected):
    """has, lacks; `words` as the file writes them."""

    keywords: tuple[Keyword, ...]
    words: tuple[str, ...]

    @property
    def value(self) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True, slots=True)
class InkIs(Expected):
    """The ready and exerted cards of an inkwell, those that the file counts."""

    parts: tuple[tuple[str, int], ...]

    @property
    def value(self) -> dict[str, int]:
        return dict(self.parts)


@dataclass(frozen=True, slots=True)
class SeeCard:
    line: int
    card: CardRef
    expected: tuple[Expected, ...]

    @property
    def zone(self) -> str:
        """Where the card must be; empty if the file does not say."""
        return next((e.word for e in self.expected if isinstance(e, WordIs)), "")

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class SeePlayer:
    line: int
    player: int
    expected: tuple[Expected, ...]

    def __str__(self) -> str:
        return str(PlayerRef(self.player))


@dataclass(frozen=True, slots=True)
class SeeGame:
    line: int
    expected: tuple[Expected, ...]

    def __str__(self) -> str:
        return "game"


Seen = SeeCard | SeePlayer | SeeGame


@dataclass(frozen=True, slots=True)
class See(Check):
    key: ClassVar[str] = "see"
    subjects: tuple[Seen, ...]


# ---- the open question -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OptionWord:
    """yes, no or nothing."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class OptionNumber:
    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class OptionName:
    """A name that may be named."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class OptionPair:
    """Two objects in one option: a card and the base of its Shift, a song and its singer."""

    parts: tuple[Ref, ...]

    def __str__(self) -> str:
        return " + ".join(map(str, self.parts))


OptionRef = Ref | OptionWord | OptionNumber | OptionName | OptionPair
Options = tuple[OptionRef, ...]


@dataclass(frozen=True, slots=True)
class Asked(Check):
    """What the file says of the open question; `keys` in its order. No `options` at all is None, not empty."""

    key: ClassVar[str] = "asked"
    keys: tuple[str, ...]
    player: int | None = None
    kind: str = ""
    options: Options | None = None
    includes: Options = ()
    excludes: Options = ()

    @property
    def lists(self) -> dict[str, Options]:
        """The lists of options, by the key in the file."""
        exact = {} if self.options is None else {"options": self.options}
        beside = {"includes": self.includes, "excludes": self.excludes}
        return exact | {key: options for key, options in beside.items() if options}


# ---- what is legal, what waits ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Can(Check):
    key: ClassVar[str] = "can"
    tries: tuple[Does, ...]


@dataclass(frozen=True, slots=True)
class Cannot(Check):
    key: ClassVar[str] = "cannot"
    tries: tuple[Does, ...]
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A trigger in the bag: its player, its card, or both."""

    line: int
    player: int | None = None
    card: CardRef | None = None

    @property
    def value(self) -> dict[str, str]:
        """As it is shown."""
        player = {} if self.player is None else {"player": str(PlayerRef(self.player))}
        return player if self.card is None else player | {"card": str(self.card)}


@dataclass(frozen=True, slots=True)
class Bag(Check):
    key: ClassVar[str] = "bag"
    waiting: tuple[Waiting, ...]


# ---- the names in them -----------------------------------------------------------------------------------------------


def names_named(step: Step) -> list[str]:
    """The names that a step names, or asks about."""
    if isinstance(step, Asked):
        return [option.name for options in step.lists.values() for option in options if isinstance(option, OptionName)]
    tries = (step,) if isinstance(step, Does) else step.tries if isinstance(step, (Can, Cannot)) else ()
    return [one.act.name for one in tries if isinstance(one.act, Name)]
