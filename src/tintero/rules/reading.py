"""What a static text reads and what it gives, so that grants that cannot feed each other are applied once (6.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from tintero.abilities import amount as am
from tintero.abilities import condition as co
from tintero.abilities import property as pr
from tintero.abilities import target as ta
from tintero.abilities.words import EventKind, Stat, Zone

VALUES: Final = 1  # strength, willpower, lore
KEYWORDS: Final = 2
CLASSIFICATIONS: Final = 4
EVERYTHING: Final = 7

# by identity: nodes belong to compiled cards and live as long as they do
_KNOWN: Final[dict[int, tuple[Any, int]]] = {}


def reading_of(node: Any) -> int:
    """Low byte: what the node reads of other cards; next byte: what it gives."""
    known = _KNOWN.get(id(node))
    if known is None:
        writes = 0
        for prop in node.properties:
            writes |= gives(prop)
        known = (node, reads(node) | writes << 8)
        _KNOWN[id(node)] = known
    return known[1]


def gives(prop: Any) -> int:
    if isinstance(prop, (pr.Changes, pr.FloorOf)):
        return VALUES
    if isinstance(prop, (pr.HasKeyword, pr.LosesKeyword, pr.CantGainKeyword)):
        return KEYWORDS
    if isinstance(prop, pr.HasClassification):
        return CLASSIFICATIONS
    if isinstance(prop, (pr.HasAbility, pr.LosesAbility)):
        return EVERYTHING
    return 0


def reads(node: Any) -> int:
    """Everything inside the node whose answer depends on what other static texts give."""
    if isinstance(node, (ta.Compare, ta.Equals, am.StatOf, am.StatSum, am.Highest)):
        found = VALUES if node.stat in (Stat.STRENGTH, Stat.WILLPOWER, Stat.LORE) else 0
        for f in fields(node):
            found |= reads(getattr(node, f.name))
        return found
    if isinstance(node, ta.WithKeyword):
        return KEYWORDS
    if isinstance(node, ta.Classified):
        return CLASSIFICATIONS
    if isinstance(node, (pr.HasAbility, pr.LosesAbility)):
        # text that is gained or lost is on or off in a pass of its own
        return EVERYTHING
    found = 0
    if isinstance(node, tuple):
        for part in node:
            found |= reads(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for f in fields(node):
            found |= reads(getattr(node, f.name))
    return found


# ---- what makes a static text read differently --------------------------------------------------------------------


def _bits(*events: EventKind) -> int:
    mask = 0
    for e in events:
        mask |= 1 << int(e)
    return mask


ALWAYS: Final = -1
EXERTION: Final = _bits(
    EventKind.EXERTED, EventKind.READIED, EventKind.ENTERED, EventKind.QUESTED, EventKind.CHALLENGED
)
DAMAGE: Final = _bits(
    EventKind.DAMAGE_DEALT, EventKind.DAMAGE_PUT, EventKind.DAMAGE_TAKEN, EventKind.DAMAGE_REMOVED, EventKind.ENTERED
)
PLACE: Final = _bits(EventKind.MOVED)
CARDS: Final = _bits(
    EventKind.DREW, EventKind.PUT_INTO_HAND, EventKind.DISCARDED, EventKind.INTO_DISCARD, EventKind.LEFT_DISCARD,
    EventKind.INKED, EventKind.PLAYED, EventKind.RETURNED, EventKind.LEFT_PLAY, EventKind.PUT_ON_DECK,
    EventKind.PUT_UNDER, EventKind.ENTERED, EventKind.SHUFFLED, EventKind.MULLIGAN,
)
INK: Final = CARDS | _bits(
    EventKind.INKED, EventKind.INK_PAID, EventKind.INK_READIED, EventKind.INKWELL_CHANGED, EventKind.INK_DROP,
    EventKind.INK_DROP_REMOVED,
)
LORE: Final = _bits(EventKind.LORE_GAINED, EventKind.LORE_LOST)

# nodes whose answer changes only with these events (or with what stands on the table, which is always noticed)
CHANGED_BY: Final[dict[type, int]] = {
    ta.Exerted: EXERTION, ta.Ready: EXERTION, ta.Damaged: DAMAGE, ta.AtLocation: PLACE, ta.SameLocationAs: PLACE,
    am.CardsInHand: CARDS, am.CardsInInkwell: INK, am.LoreOf: LORE, co.AllInkExerted: INK,
    ta.Classified: 0, ta.Named: 0, ta.WithKeyword: 0, ta.OfInk: 0, ta.Inkable: 0, ta.Song: 0, ta.Other: 0, ta.Not: 0,
    ta.AnyOf: 0, ta.HasCardUnder: 0, ta.Filter: 0, ta.This: 0, ta.IsRef: 0, am.Number: 0, am.Count: 0,
    am.DifferentInks: 0, am.DifferentNames: 0, am.AtMost: 0, am.Plus: 0, am.Minus: 0, co.Exists: 0, co.Is: 0, co.And: 0,
    co.Or: 0, co.Negated: 0, co.CompareAmounts: 0, co.AnyPlayer: 0, co.EveryPlayer: 0, co.YourTurn: 0,
    ta.Compare: 0, ta.Equals: 0, am.StatOf: 0, am.StatSum: 0,
}
_SENSITIVE: Final[dict[int, tuple[Any, int]]] = {}


def sensitivity(node: Any) -> int:
    """The events after which a static text must be read again, one bit each; -1: after every event."""
    known = _SENSITIVE.get(id(node))
    if known is None:
        mask = 0
        for f in fields(node):
            if f.name in ("condition", "affects", "properties", "target"):
                mask |= _changed_by(getattr(node, f.name))
        known = (node, mask)
        _SENSITIVE[id(node)] = known
    return known[1]


def _changed_by(node: Any) -> int:
    if node is None or isinstance(node, (int, str)):
        return 0
    if isinstance(node, tuple):
        mask = 0
        for part in node:
            mask |= _changed_by(part)
        return mask
    if isinstance(node, pr.HasAbility):
        return ALWAYS
    if isinstance(node, (pr.Property, ta.Target)):
        own = 0
    else:
        found = CHANGED_BY.get(type(node))
        if found is None:
            return ALWAYS
        own = found
    if isinstance(node, (ta.Compare, ta.Equals, am.StatOf, am.StatSum)) and node.stat == Stat.DAMAGE:
        own |= DAMAGE
    if isinstance(node, ta.Filter) and node.zone != Zone.PLAY:
        own |= INK if node.zone == Zone.INKWELL else CARDS
    for f in fields(node):
        own |= _changed_by(getattr(node, f.name))
    return own


# ---- filters whose answer only the table can change ---------------------------------------------------------------

FIXED: Final = 0
BY_CLASS: Final = 1  # fixed as long as nothing gives classifications
CHANGING: Final = 2
_FIXED: Final[dict[int, tuple[Any, int]]] = {}


def fixedness(affects: ta.Filter) -> int:
    known = _FIXED.get(id(affects))
    if known is None:
        read = reads(affects)
        if _changed_by(affects) or read & ~CLASSIFICATIONS:
            answer = CHANGING
        else:
            answer = BY_CLASS if read else FIXED
        known = (affects, answer)
        _FIXED[id(affects)] = known
    return known[1]


def gives_classes(node: Any) -> bool:
    """Whether a static or lasting text gives classifications, or text that may."""
    return bool(reading_of(node) >> 8 & CLASSIFICATIONS)
