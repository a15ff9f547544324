"""The steps of a scenario as values: a file is read once, in `vetting_steps`, and nobody reads it again.

    Step      Does (a player and an Act) or a Check (`expectations`)
    Act       TurnAct: Ink, Play, Use, Boost, Quest, Challenge, Move, EndTurn
              Answer:  May, Choose, Pick, Name, Amount, Order, Resolve, Top (perhaps with a bottom), Bottom
              Concede
    Ref       what a step names: a CardRef or a PlayerRef; shown as the file writes it

Every step and act knows its line and its `key`, the word by which the file calls it. What the file leaves out is empty:
an empty tuple, None or False.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Final

from tintero.abilities.words import Zone

PLAYER: Final = re.compile(r"P[1-9]$")
FILLER: Final = re.compile(r"filler(?: x(\d{1,4}))?$")
WHOSE: Final = re.compile(r"P(\d)/(.*)$")
NUMBERED: Final = re.compile(r"(.*)#(\d+)$")


# ---- names -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardRef:
    """A card as the file names it: an alias, a full name or a filler; perhaps one player's, perhaps a certain copy."""

    text: str
    called: str
    player: int | None = None
    number: int | None = None

    @classmethod
    def read(cls, text: str) -> CardRef:
        called, player, number = text, None, None
        if whose := WHOSE.match(called):
            player, called = int(whose.group(1)) - 1, whose.group(2)
        if numbered := NUMBERED.match(called):
            called, number = numbered.group(1), int(numbered.group(2))
        return cls(text, called, player, number)

    @property
    def is_filler(self) -> bool:
        return FILLER.match(self.called) is not None

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class PlayerRef:
    player: int

    @classmethod
    def read(cls, text: str) -> PlayerRef:
        return cls(int(text[1:]) - 1)

    def __str__(self) -> str:
        return f"P{self.player + 1}"


Ref = CardRef | PlayerRef
Cards = tuple[CardRef, ...]


@dataclass(frozen=True, slots=True)
class Names:
    """What an answer names. A list says that there are no more; an empty one is `nothing`."""

    refs: tuple[Ref, ...]
    is_list: bool

    def __bool__(self) -> bool:
        return bool(self.refs)


# ---- acts ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Act:
    """What a player does or answers."""

    key: ClassVar[str]
    line: int


class TurnAct(Act):
    """What is done at the turn decision."""

    __slots__ = ()

    @property
    def slots(self) -> dict[str, Cards]:
        """What it names beside its card, by the key in the file: who sings, the bases, what pays."""
        return {}


class Answer(Act):
    """What is said to a question."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Concede(Act):
    key: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class EndTurn(TurnAct):
    key: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Ink(TurnAct):
    key: ClassVar[str] = "ink"
    card: CardRef


@dataclass(frozen=True, slots=True)
class Play(TurnAct):
    """`source`: the zone that the file says it is played from."""

    key: ClassVar[str] = "play"
    card: CardRef
    sing: Cards = ()
    shift: Cards = ()
    source: Zone | None = None
    free: bool = False
    exerted: bool = False
    discard: Cards = ()
    exert: Cards = ()
    banish: Cards = ()

    @property
    def slots(self) -> dict[str, Cards]:
        return {"sing": self.sing, "shift": self.shift, **costs(self)}


@dataclass(frozen=True, slots=True)
class Use(TurnAct):
    key: ClassVar[str] = "use"
    card: CardRef
    ability: str = ""
    discard: Cards = ()
    exert: Cards = ()
    banish: Cards = ()

    @property
    def slots(self) -> dict[str, Cards]:
        return costs(self)


@dataclass(frozen=True, slots=True)
class Boost(TurnAct):
    key: ClassVar[str] = "boost"
    card: CardRef


@dataclass(frozen=True, slots=True)
class Quest(TurnAct):
    key: ClassVar[str] = "quest"
    card: CardRef


@dataclass(frozen=True, slots=True)
class Challenge(TurnAct):
    key: ClassVar[str] = "challenge"
    card: CardRef
    target: CardRef


@dataclass(frozen=True, slots=True)
class Move(TurnAct):
    key: ClassVar[str] = "move"
    card: CardRef
    to: CardRef


def costs(act: Play | Use) -> dict[str, Cards]:
    """The cards that pay, by the key in the file."""
    return {"discard": act.discard, "exert": act.exert, "banish": act.banish}


# ---- answers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class May(Answer):
    key: ClassVar[str] = "may"
    yes: bool


@dataclass(frozen=True, slots=True)
class Choose(Answer):
    key: ClassVar[str] = "choose"
    names: Names


@dataclass(frozen=True, slots=True)
class Pick(Answer):
    """The modes are counted from 1."""

    key: ClassVar[str] = "pick"
    number: int


@dataclass(frozen=True, slots=True)
class Name(Answer):
    """A full name, or a plain one."""

    key: ClassVar[str] = "name"
    name: str


@dataclass(frozen=True, slots=True)
class Amount(Answer):
    key: ClassVar[str] = "amount"
    number: int


@dataclass(frozen=True, slots=True)
class Order(Answer):
    key: ClassVar[str] = "order"
    names: Names


@dataclass(frozen=True, slots=True)
class Resolve(Answer):
    key: ClassVar[str] = "resolve"
    card: CardRef
    ability: str = ""


@dataclass(frozen=True, slots=True)
class Top(Answer):
    key: ClassVar[str] = "top"
    names: Names
    bottom: Names | None = None


@dataclass(frozen=True, slots=True)
class Bottom(Answer):
    key: ClassVar[str] = "bottom"
    names: Names


# ---- steps -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Does:
    """A player acts or answers; in a `can` or `cannot`, what is tried."""

    line: int
    player: int
    act: Act


@dataclass(frozen=True, slots=True)
class Check:
    """What must be true; the kinds are in `expectations`."""

    key: ClassVar[str]
    line: int


Step = Does | Check
