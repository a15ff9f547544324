"""Reading what a permanent has now; recomputed by `static` when something changed (6.4, 6.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.abilities.keyword import bit
from tintero.abilities.words import Keyword

from .face import Traits, Working
from .state import Permanent, State

# `static` puts its function here: it needs to read the game to compute what is read here.
REFRESH: Final[list[Callable[[State], None]]] = []

ALERT: Final = bit(Keyword.ALERT)
BODYGUARD: Final = bit(Keyword.BODYGUARD)
EVASIVE: Final = bit(Keyword.EVASIVE)
RECKLESS: Final = bit(Keyword.RECKLESS)
RUSH: Final = bit(Keyword.RUSH)
SUPPORT: Final = bit(Keyword.SUPPORT)
VANISH: Final = bit(Keyword.VANISH)
WARD: Final = bit(Keyword.WARD)
ADVENTUROUS: Final = bit(Keyword.ADVENTUROUS)


def traits(s: State, p: Permanent) -> Traits:
    if s.stale:
        REFRESH[0](s)
    return p.traits


def has(s: State, p: Permanent, keyword: Keyword) -> bool:
    return bool(traits(s, p).keywords & bit(keyword))


def strength(s: State, p: Permanent) -> int:
    """CR 6.6.2: negative strength counts as 0."""
    value = traits(s, p).strength
    return value if value > 0 else 0


def willpower(s: State, p: Permanent) -> int:
    return traits(s, p).willpower


def lore_value(s: State, p: Permanent) -> int:
    """CR 6.6.3: negative lore counts as 0."""
    value = traits(s, p).lore
    return value if value > 0 else 0


def sing_cost(s: State, p: Permanent) -> int:
    """CR 8.11: as whose cost the character counts for singing."""
    t = traits(s, p)
    return (t.singer if t.singer else p.face.cost) + t.sing_bonus


def abilities_of(s: State, p: Permanent, printed: list[Working]) -> list[Working]:
    """Printed abilities of one kind that were not lost; the granted ones are in `traits.abilities`."""
    t = traits(s, p)
    if not t.lost_abilities:
        return printed
    return [w for w in printed if w.name not in t.lost_abilities]
