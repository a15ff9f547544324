"""The position of a scenario as values, as `vetting` reads it: who has which cards where, and in which state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tintero.abilities.words import Keyword
from tintero.rules.position import LATER

from .steps import CardRef

DECK_SIZE = 20
ZONES = ("ink", "hand", "deck", "discard", "play")


@dataclass(frozen=True, slots=True)
class Gain:
    """A keyword for this turn only, with its number where it has one."""

    keyword: Keyword
    number: int | None = None


@dataclass(frozen=True, slots=True)
class GivenCard:
    """A card in one zone. `name`: its full name, empty for a filler, of which there may be several `copies`."""

    line: int = field(compare=False)
    name: str = ""
    copies: int = 1
    alias: str = ""
    exerted: bool = False
    drying: bool = False
    facedown: bool = False
    damage: int = 0
    under: tuple[GivenCard, ...] = ()
    at: CardRef | None = None
    gains: tuple[Gain, ...] = ()
    strength: int = 0
    lore: int = 0
    willpower: int = 0


@dataclass(frozen=True, slots=True)
class GivenInk:
    """An inkwell: so many fillers, or the cards that are named."""

    ready: int = 0
    exerted: int = 0
    cards: tuple[GivenCard, ...] = ()


@dataclass(frozen=True, slots=True)
class GivenSide:
    """What one player has; whatever the file leaves out is as usual."""

    lore: int = 0
    inked: bool = False
    deck_size: int = DECK_SIZE
    ink: GivenInk = GivenInk()
    hand: tuple[GivenCard, ...] = ()
    deck: tuple[GivenCard, ...] = ()
    discard: tuple[GivenCard, ...] = ()
    play: tuple[GivenCard, ...] = ()
    turns: int = LATER
    zones: tuple[str, ...] = field(default=ZONES, compare=False)  # in the order of the file, by which copies count


@dataclass(frozen=True, slots=True)
class Given:
    """The players in turn order, whose Main Phase it is, and how the file takes the open points of the rules.

    `written`: the players in the order of the file.
    """

    sides: tuple[GivenSide, ...] = (GivenSide(), GivenSide())
    turn: int = 0
    open_points: Mapping[str, int | bool] = field(default_factory=dict)
    written: tuple[int, ...] = field(default=(), compare=False)
